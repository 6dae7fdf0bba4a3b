#include "scantext.h"

#include <algorithm>

namespace mw::yaml {

std::size_t lineEndAt(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_of("\r\n", at), text.size());
}

std::size_t nextLine(std::string_view text, std::size_t at)
{
    std::size_t end = lineEndAt(text, at);
    if (end < text.size() && text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n')
        ++end;
    return std::min(end + 1, text.size());
}

std::size_t lineStartAt(std::string_view text, std::size_t at)
{
    std::size_t start = std::min(at, text.size());
    while (start > 0 && !isBreak(text[start - 1]))
        --start;
    if (start == 0 && text.substr(0, 3) == "\xEF\xBB\xBF")
        start = std::min<std::size_t>(3, at);
    return start;
}

std::size_t skipBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && isBlank(text[at]))
        ++at;
    return at;
}

std::size_t skipToToken(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        if (text[at] == '#')
            at = lineEndAt(text, at);
        else if (isBlank(text[at]) || isBreak(text[at]))
            ++at;
        else
            break;
    }
    return at;
}

int columnAt(std::string_view text, std::size_t at)
{
    return static_cast<int>(at - lineStartAt(text, at));
}

bool startsLine(std::string_view text, std::size_t at)
{
    return skipBlanks(text, lineStartAt(text, at)) >= at;
}

} // namespace mw::yaml

#include "silence.h"

#include "yaml/parse/scantext.h"

#include <algorithm>

namespace mw::yaml {

namespace {

constexpr std::string_view mark = "# mw: ignore ";

bool names(std::string_view list, std::string_view code)
{
    constexpr std::string_view separators = " ,\t";
    while (!list.empty()) {
        const std::size_t from = std::min(list.find_first_not_of(separators), list.size());
        list.remove_prefix(from);
        const std::size_t end = std::min(list.find_first_of(separators), list.size());
        if (!code.empty() && list.substr(0, end) == code)
            return true;
        list.remove_prefix(end);
    }
    return false;
}

bool isSilenced(const LoadedFile &file, const Diagnostic &problem)
{
    const std::string_view text = file.source.bytes();
    const std::size_t from = lineStartAt(text, problem.location.offset);
    const std::string_view line = text.substr(from, lineEndAt(text, from) - from);
    const std::size_t comment = line.find(mark);
    return comment != std::string_view::npos && names(line.substr(comment + mark.size()), problem.code);
}

} // namespace

void dropSilenced(const std::vector<std::shared_ptr<const LoadedFile>> &files, Diagnostics &problems)
{
    std::vector<const LoadedFile *> marked;
    for (const auto &file : files) {
        if (file->source.bytes().find(mark) != std::string_view::npos)
            marked.push_back(file.get());
    }
    if (marked.empty())
        return;
    std::erase_if(problems, [&marked](const Diagnostic &problem) {
        if (!problem.location.isKnown() || problem.code.rfind("yaml.", 0) == 0)
            return false;
        return std::any_of(marked.begin(), marked.end(), [&problem](const LoadedFile *file) {
            return file->source.name() == *problem.location.file && isSilenced(*file, problem);
        });
    });
}

} // namespace mw::yaml

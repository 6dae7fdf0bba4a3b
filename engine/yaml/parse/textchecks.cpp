#include "textchecks.h"

#include <array>
#include <cstdint>

namespace mw::yaml {

namespace {

Diagnostic textProblem(const SourceFile &file, std::size_t offset, const char *code, Message message, Message remedy)
{
    Diagnostic problem;
    problem.code = code;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    problem.location = file.locate(offset, 1);
    return problem;
}

bool looksLikeUtf16(std::string_view bytes)
{
    if (bytes.size() < 2)
        return false;
    const std::string_view mark = bytes.substr(0, 2);
    return mark == "\xFF\xFE" || mark == "\xFE\xFF" || mark[0] == '\0' || mark[1] == '\0';
}

struct Decoded {
    std::size_t length = 0; ///< 0: not valid UTF-8
    std::uint32_t character = 0;
};

Decoded decode(std::string_view text, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80)
        return {1, lead};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size())
        return {};
    static constexpr std::array<unsigned char, 5> leadBits = {0, 0, 0x1F, 0x0F, 0x07};
    std::uint32_t character = lead & leadBits[length];
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[at + i]);
        if ((byte & 0xC0) != 0x80)
            return {};
        character = (character << 6) | (byte & 0x3Fu);
    }
    static constexpr std::array<std::uint32_t, 5> smallest = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < smallest[length] || character > 0x10FFFF || surrogate)
        return {};
    return {length, character};
}

bool isForbidden(std::uint32_t character)
{
    if (character < 0x20)
        return character != '\t' && character != '\n' && character != '\r';
    return character == 0x7F || (character >= 0x80 && character < 0xA0 && character != 0x85) || character == 0xFFFE ||
           character == 0xFFFF;
}

} // namespace

bool checkText(const SourceFile &file, Diagnostics &problems)
{
    const std::string_view bytes = file.bytes();
    if (bytes.size() > largestText) {
        problems.push_back(
            textProblem(file, largestText, "yaml.size",
                        Message(MW_TEXT("The file has {0} bytes; at most {1} are read."))
                            .number(static_cast<std::int64_t>(bytes.size()))
                            .number(static_cast<std::int64_t>(largestText)),
                        Message(MW_TEXT("Split it into several files, or remove what does not belong there."))));
        return false;
    }
    if (looksLikeUtf16(bytes)) {
        problems.push_back(textProblem(file, 0, "yaml.encoding", Message(MW_TEXT("The file is not UTF-8 text.")),
                                       Message(MW_TEXT("Save it in the encoding UTF-8."))));
        return false;
    }
    for (std::size_t at = 0; at < bytes.size();) {
        const Decoded decoded = decode(bytes, at);
        if (decoded.length == 0) {
            problems.push_back(textProblem(file, at, "yaml.utf8", Message(MW_TEXT("These bytes are not UTF-8 text.")),
                                           Message(MW_TEXT("Save the file in the encoding UTF-8."))));
            return false;
        }
        if (isForbidden(decoded.character)) {
            problems.push_back(textProblem(
                file, at, "yaml.control",
                Message(MW_TEXT("The control character with the number {0} is not allowed in a content file."))
                    .number(decoded.character),
                Message(MW_TEXT("Delete it, or write it as an escape inside double quotes."))));
            return false;
        }
        at += decoded.length;
    }
    return true;
}

std::string parserText(std::string_view bytes)
{
    std::string text(bytes);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))
            text[i] = '\n';
    }
    return text;
}

} // namespace mw::yaml

#include "loader.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace mw::yaml {

namespace {

constexpr std::uintmax_t largestFile = 64u << 20;

Diagnostic fileProblem(const std::string &path, const char *code, Message message, Message remedy)
{
    Location location;
    location.file = std::make_shared<const std::string>(path);
    return errorAt(location, code, std::move(message), std::move(remedy));
}

struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

} // namespace

std::optional<std::string> readFile(const std::string &path, Diagnostics &problems)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        problems.push_back(fileProblem(path, "file.missing", Message(MW_TEXT("There is no file {0}.")).name(path),
                                       Message(MW_TEXT("Check its name and folder."))));
        return std::nullopt;
    }
    if (!std::filesystem::is_regular_file(status)) {
        problems.push_back(fileProblem(path, "file.kind", Message(MW_TEXT("{0} is no file.")).name(path),
                                       Message(MW_TEXT("Put a text file in its place."))));
        return std::nullopt;
    }
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (!error && size > largestFile) {
        problems.push_back(fileProblem(path, "file.size", Message(MW_TEXT("{0} is too large to be read.")).name(path),
                                       Message(MW_TEXT("Content files have some kilobytes; split it, or remove it."))));
        return std::nullopt;
    }
    const std::unique_ptr<std::FILE, Closer> file(std::fopen(path.c_str(), "rb"));
    std::string bytes(error ? 0 : size, '\0');
    if (!file || std::fread(bytes.data(), 1, bytes.size(), file.get()) != bytes.size()) {
        problems.push_back(fileProblem(
            path, "file.unreadable", Message(MW_TEXT("{0} cannot be read: {1}.")).name(path).name(std::strerror(errno)),
            Message(MW_TEXT("Check the permissions of the file."))));
        return std::nullopt;
    }
    return bytes;
}

LoadedFile parseFile(SourceFile source, Diagnostics &problems)
{
    Diagnostics found;
    YamlTree tree = YamlTree::parse(source, found);
    Value value = tree.toValue(source, found);
    problems.insert(problems.end(), found.begin(), found.end());
    return {std::move(source), std::move(tree), std::move(value), std::move(found)};
}

Value parseValue(const std::string &name, std::string text, Diagnostics &problems)
{
    return parseFile(SourceFile(name, std::move(text)), problems).value;
}

} // namespace mw::yaml

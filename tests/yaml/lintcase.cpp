#include "lintcase.h"

#include "yaml/loader.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace mw::yaml {

namespace fs = std::filesystem;

namespace {

void addFiles(const fs::path &folder, std::map<std::string, std::string> &files)
{
    for (const fs::directory_entry &entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().lexically_relative(folder).string();
        if (!entry.is_regular_file() || entry.path().extension() != ".yaml" || name.rfind("fixed/", 0) == 0)
            continue;
        std::ifstream stream(entry.path(), std::ios::binary);
        files[name] = std::string(std::istreambuf_iterator<char>(stream), {});
    }
}

} // namespace

std::map<std::string, std::string> lintFiles(const std::string &base, const std::string &folder)
{
    std::map<std::string, std::string> files;
    addFiles(base, files);
    addFiles(folder, files);
    return files;
}

Diagnostics lint(const std::string &base, const std::map<std::string, std::string> &files)
{
    std::vector<std::shared_ptr<const LoadedFile>> loaded;
    for (const auto &[name, text] : files) {
        Diagnostics unused; // kept in the file
        loaded.push_back(std::make_shared<const LoadedFile>(parseFile(SourceFile(name, text), unused)));
    }
    return loadFiles(base, loaded).diagnostics;
}

} // namespace mw::yaml

#include "loader.h"

#include "checkpack.h"
#include "collectitems.h"
#include "games/games.h"
#include "missingfixes.h"
#include "silence.h"
#include "variantplaces.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace mw::yaml {

namespace fs = std::filesystem;

namespace {

constexpr const char *schemaName = "schema.yaml";
constexpr const char *typesNames[] = {"types.yaml", "../types.yaml"};

/// A file as last parsed.
struct ParsedFile {
    std::string name;
    std::string text;
    Value value;
    Diagnostics problems;
};

/// What a file says, parsed once for as long as it stays the same: it is asked for at every check.
const ParsedFile &parsedOnce(const char *name, const std::string &text)
{
    thread_local ParsedFile last;
    if (last.name != name || last.text != text) {
        last = {name, text, {}, {}};
        last.value = parseValue(name, text, last.problems);
    }
    return last;
}

/// The types and kinds that all games share: those that a pack brings along, or else those of a neighbour types.yaml.
Value sharedSchema(const std::string &folder, Diagnostics &problems)
{
    for (const char *name : typesNames) {
        const std::string path = (fs::path(folder) / name).lexically_normal().string();
        std::error_code error;
        if (!fs::exists(path, error))
            continue;
        const std::optional<std::string> text = readFile(path, problems);
        if (!text)
            return {};
        const ParsedFile &parsed = parsedOnce(name, *text);
        problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
        return parsed.value;
    }
    return {};
}

std::string folderName(const std::string &folder)
{
    return fs::absolute(fs::path(folder) / "").lexically_normal().parent_path().filename().string();
}

std::string gameName(const std::string &folder, const Items &items)
{
    const std::vector<const Item *> games = items.ofKind("game");
    return games.empty() ? folderName(folder) : games.front()->id;
}

Diagnostic missingFile(const char *name, const char *code, Message message, Message remedy)
{
    Location location;
    location.file = std::make_shared<const std::string>(name);
    return errorAt(location, code, std::move(message), std::move(remedy));
}

Schema readSchema(const std::string &folder, const std::vector<std::shared_ptr<const LoadedFile>> &files,
                  Diagnostics &problems)
{
    const auto file =
        std::find_if(files.begin(), files.end(), [](const auto &f) { return f->source.name() == schemaName; });
    if (file == files.end()) {
        problems.push_back(
            missingFile(schemaName, "pack.no-schema", Message(MW_TEXT("The pack has no file schema.yaml.")),
                        Message(MW_TEXT("Say there which kinds of items the game has and what they hold."))));
        return {};
    }
    const Value shared = sharedSchema(folder, problems);
    return (*file)->tree.isComplete() ? Schema::read(shared, (*file)->value, problems) : Schema();
}

/// Variant and options put into the items, checked again, and compiled.
std::shared_ptr<const GamePack> buildPack(const std::string &folder, const LoadResult &result, OptionValues options,
                                          std::string_view variant, Diagnostics &problems)
{
    Items items = result.items;
    const std::size_t known = problems.size();
    if (!variant.empty()) {
        applyVariant(items, options, variant, problems);
        checkItems(result.schema, items, problems);
    }
    const Rules *rules = findRules(gameName(folder, items));
    const bool isPlayable = rules && !hasErrors(problems);
    const std::shared_ptr<GamePack> pack = isPlayable ? makePack(*rules, std::move(items), options, problems) : nullptr;
    tellAtVariant(result.items, variant, known, problems);
    if (pack) {
        pack->path = folder;
        pack->variant = variant;
    }
    return pack;
}

/// Sorted, without the same problem at the same place (a value that is inherited is checked at every use).
void tidy(Diagnostics &problems)
{
    sortByPlace(problems);
    const auto same = [](const Diagnostic &a, const Diagnostic &b) {
        return a.code == b.code && a.location.offset == b.location.offset && a.location.isKnown() &&
               a.toString() == b.toString();
    };
    problems.erase(std::unique(problems.begin(), problems.end(), same), problems.end());
}

std::vector<std::string> yamlFilesIn(const fs::path &folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const fs::path name = entry->path().filename();
        if (name.extension() == ".yaml" && name.string().front() != '.')
            names.push_back(name.string());
    }
    return names;
}

} // namespace

std::vector<std::string> packFiles(const std::string &folder, Diagnostics &problems)
{
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        problems.push_back(missingFile(folder.c_str(), "pack.no-folder",
                                       Message(MW_TEXT("There is no folder {0}.")).name(folder),
                                       Message(MW_TEXT("Name the folder that holds game.yaml and schema.yaml."))));
        return {};
    }
    std::set<std::string> names;
    const auto addIfThere = [&](const std::string &name) {
        if (fs::exists(fs::path(folder) / name, error))
            names.insert(name);
    };
    addIfThere("game.yaml");
    addIfThere(schemaName);
    Diagnostics unused; // loadFiles reports them
    const std::optional<std::string> text = readFile((fs::path(folder) / schemaName).string(), unused);
    const Value shared = sharedSchema(folder, unused);
    const Schema schema = text ? Schema::read(shared, parseValue(schemaName, *text, unused), unused) : Schema();
    for (const KindSpec &kind : schema.kinds()) {
        if (!kind.file.empty())
            addIfThere(kind.file);
        for (const std::string &name :
             kind.folder.empty() ? std::vector<std::string>() : yamlFilesIn(fs::path(folder) / kind.folder))
            names.insert(kind.folder + '/' + name);
    }
    return {names.begin(), names.end()};
}

LoadResult loadFiles(const std::string &folder, const std::vector<std::shared_ptr<const LoadedFile>> &files,
                     const OptionValues &options, std::string_view variant)
{
    LoadResult result;
    Diagnostics problems;
    for (const auto &file : files)
        problems.insert(problems.end(), file->problems.begin(), file->problems.end());
    result.schema = readSchema(folder, files, problems);
    for (const auto &file : files) {
        if (file->source.name() != schemaName)
            collectItems(result.schema, *file, folderName(folder), result.items, problems);
    }
    checkItems(result.schema, result.items, problems);
    dropSilenced(files, problems);
    result.pack = buildPack(folder, result, options, variant, problems);
    dropSilenced(files, problems);
    tidy(problems);
    addMissingFixes(result.schema, files, problems);
    result.diagnostics = std::move(problems);
    return result;
}

LoadResult loadPack(const std::string &folder, const OptionValues &options, std::string_view variant)
{
    Diagnostics problems;
    std::vector<std::shared_ptr<const LoadedFile>> files;
    for (const std::string &name : packFiles(folder, problems)) {
        Diagnostics unreadable;
        std::optional<std::string> text = readFile((fs::path(folder) / name).string(), unreadable);
        for (Diagnostic &problem : unreadable) {
            problem.location.file = std::make_shared<const std::string>(name);
            problems.push_back(std::move(problem));
        }
        Diagnostics kept; // in the file, and from there in the result
        if (text)
            files.push_back(std::make_shared<const LoadedFile>(parseFile(SourceFile(name, std::move(*text)), kept)));
    }
    LoadResult result = loadFiles(folder, files, options, variant);
    if (hasErrors(problems))
        result.pack = nullptr;
    result.diagnostics.insert(result.diagnostics.end(), problems.begin(), problems.end());
    sortByPlace(result.diagnostics);
    return result;
}

} // namespace mw::yaml

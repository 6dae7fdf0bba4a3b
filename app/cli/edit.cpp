#include "common.h"

#include "yaml/atomicwrite.h"
#include "yaml/edits.h"
#include "yaml/unifieddiff.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace mw::cli {

namespace {

struct Arguments {
    std::string folder;
    std::string item;
    std::string field;
    std::string value;
    bool remove = false;
    bool dryRun = false;
};

/// One value of one item, found in its file.
struct Place {
    const yaml::KindSpec *kind = nullptr;
    const Item *item = nullptr;
    const yaml::FieldSpec *spec = nullptr;
    std::string path; ///< inside the file
};

/// Finds what is to be edited; complains and gives nothing where it is not there.
std::optional<Place> find(const yaml::LoadResult &loaded, const Arguments &arguments)
{
    const std::size_t slash = std::min(arguments.item.find('/'), arguments.item.size());
    const std::string kind = arguments.item.substr(0, slash);
    const std::string id = slash < arguments.item.size() ? arguments.item.substr(slash + 1) : "";
    Place place;
    place.kind = loaded.schema.kind(kind);
    place.item = loaded.items.find(kind, id);
    if (!place.item || !place.kind) {
        complain("there is no item " + arguments.item + "; write KIND/ID, such as encounter/ada-lovelace");
        return std::nullopt;
    }
    place.spec = arguments.field.empty() ? nullptr : place.kind->specAt(arguments.field);
    if (!place.spec) {
        std::string names;
        for (const std::string &name : place.kind->fieldOrder())
            names += (names.empty() ? "" : ", ") + name;
        complain("an item of kind " + kind + " has no field " + arguments.field + "; it has: " + names);
        return std::nullopt;
    }
    const std::string &collection = place.kind->collection;
    place.path = collection.empty() ? arguments.field : collection + '/' + id + '/' + arguments.field;
    return place;
}

/// What was typed, as the field's type reads it: texts as they are, all else as YAML.
Value readValue(const yaml::FieldSpec &spec, const std::string &text, Diagnostics &problems)
{
    using Type = yaml::FieldSpec::Type;
    if (spec.type == Type::Text || spec.type == Type::Enum || spec.type == Type::Reference)
        return Value::ofText(text);
    Value value = yaml::parseValue("VALUE", text, problems);
    if (value.isNull() && !hasErrors(problems)) {
        Location place;
        place.file = std::make_shared<const std::string>("VALUE");
        problems.push_back(errorAt(place, "edit.no-value", Message(MW_TEXT("There is no value.")),
                                   Message(MW_TEXT("Give one, or take the field away with --remove."))));
    }
    return value;
}

using Files = std::vector<std::shared_ptr<const yaml::LoadedFile>>;

Files readFiles(const std::string &folder, Diagnostics &problems)
{
    Files files;
    for (const std::string &name : yaml::packFiles(folder, problems)) {
        std::optional<std::string> text = yaml::readFile((std::filesystem::path(folder) / name).string(), problems);
        if (text)
            files.push_back(std::make_shared<yaml::LoadedFile>(
                yaml::parseFile(yaml::SourceFile(name, std::move(*text)), problems)));
    }
    return files;
}

/// Errors of the pack that were not there before. Places move with an edit, so they are told apart by what they say.
Diagnostics newErrors(const Diagnostics &before, const Diagnostics &after)
{
    Diagnostics result;
    for (const Diagnostic &problem : after) {
        const bool isOld = std::any_of(before.begin(), before.end(), [&problem](const Diagnostic &old) {
            return old.code == problem.code && old.item == problem.item && old.path == problem.path &&
                   old.message.toEnglish() == problem.message.toEnglish();
        });
        if (problem.severity == Severity::Error && !isOld)
            result.push_back(problem);
    }
    return result;
}

Diagnostics problemsOf(const std::string &folder, const Files &files)
{
    return problemsOfVariants([&](const std::string &variant) { return yaml::loadFiles(folder, files, {}, variant); });
}

/// Shows the change and writes it, unless it would break the pack.
int finish(const Arguments &arguments, Files files, std::size_t index, const std::vector<TextEdit> &edits,
           const Diagnostics &before)
{
    const yaml::SourceFile &source = files[index]->source;
    const std::string name = source.name();
    const std::string bytes(source.bytes());
    const std::string edited = yaml::applyEdits(bytes, edits);
    Diagnostics problems;
    files[index] = std::make_shared<yaml::LoadedFile>(yaml::parseFile(yaml::SourceFile(name, edited), problems));
    const Diagnostics broken = newErrors(before, problemsOf(arguments.folder, files));
    if (!broken.empty()) {
        complain(broken, arguments.folder);
        complain("nothing was written, since the pack would have these errors");
        return findings;
    }
    const std::string path = (std::filesystem::path(arguments.folder) / name).string();
    std::cout << yaml::unifiedDiff(path, bytes, edited);
    if (arguments.dryRun || edited == bytes)
        return good;
    const std::optional<Diagnostic> problem = yaml::writeAtomically(path, edited);
    if (problem)
        complain(problem->toLine());
    return problem ? findings : good;
}

int run(const Arguments &arguments)
{
    Diagnostics problems;
    const Files files = readFiles(arguments.folder, problems);
    const yaml::LoadResult loaded = yaml::loadFiles(arguments.folder, files);
    const std::optional<Place> place = find(loaded, arguments);
    if (!place)
        return findings;
    const std::string name = place->item->location.fileName();
    const auto file =
        std::find_if(files.begin(), files.end(), [&name](const auto &f) { return f->source.name() == name; });
    Diagnostics unreadable;
    const Value value = arguments.remove ? Value() : readValue(*place->spec, arguments.value, unreadable);
    if (file == files.end() || hasErrors(unreadable)) {
        complain(unreadable);
        return findings;
    }
    const yaml::EditResult result =
        yaml::setValue((*file)->source, (*file)->tree, place->path, value, place->kind->fieldOrder());
    if (result.problem) {
        complain(problemLine(*result.problem, arguments.folder));
        return findings;
    }
    return finish(arguments, files, static_cast<std::size_t>(file - files.begin()), result.edits,
                  problemsOf(arguments.folder, files));
}

} // namespace

void addEdit(CLI::App &app, int &status)
{
    CLI::App *command = app.add_subcommand(
        "edit", "Change one value and no other byte of its file; prints what changed as a unified diff");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("PACK", arguments->folder, "Folder of the pack")->required()->check(CLI::ExistingDirectory);
    command->add_option("ITEM", arguments->item, "KIND/ID of the item, such as encounter/ada-lovelace")->required();
    command->add_option("FIELD", arguments->field, "Path of the field, such as top/0/amount")->required();
    CLI::Option *value = command->add_option("VALUE", arguments->value, "The new value; lists and maps in YAML");
    command->add_flag("--remove", arguments->remove, "Remove the field instead")->excludes(value);
    command->add_flag("--dry-run", arguments->dryRun, "Only print the difference");
    command->callback([arguments, value, &status] {
        if (value->count() == 0 && !arguments->remove)
            throw CLI::RequiredError("VALUE");
        status = run(*arguments);
    });
}

} // namespace mw::cli

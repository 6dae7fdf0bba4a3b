#include "scenariorunner.h"

#include <algorithm>
#include <filesystem>

namespace mw::yaml {

namespace {

namespace fs = std::filesystem;

/// The pack in whose folder a file lies: the nearest folder above it with a game.yaml. Relative if the file is.
fs::path folderAbove(const fs::path &file)
{
    std::error_code error;
    for (fs::path folder = fs::absolute(file, error).parent_path(); folder.has_relative_path();
         folder = folder.parent_path()) {
        if (fs::exists(folder / "game.yaml", error))
            return file.is_relative() ? folder.lexically_relative(fs::current_path(error)) : folder;
    }
    return {};
}

/// Places in a pack are named from its folder; whoever runs scenarios of many packs wants to find the file.
void nameFrom(const fs::path &folder, Location &location)
{
    std::error_code error;
    const fs::path file = (folder / location.fileName()).lexically_normal();
    if (!location.fileName().empty() && fs::exists(file, error))
        location.file = std::make_shared<const std::string>(file.string());
}

void nameFrom(const fs::path &folder, Diagnostics &problems)
{
    for (Diagnostic &problem : problems) {
        nameFrom(folder, problem.location);
        for (Diagnostic::Related &related : problem.related)
            nameFrom(folder, related.location);
    }
}

/// The pack that a scenario is for; empty if it lies in none and names none.
fs::path folderOf(const Scenario &scenario, const fs::path &file)
{
    return scenario.pack.empty() ? folderAbove(file) : (file.parent_path() / scenario.pack).lexically_normal();
}

/// An item of a scenario's own: as it is written, or the pack's that it keeps with other values for what it names. Null
/// if there is none to keep.
Value ownFields(const Value &written, const KindSpec &kind, const Items &pack, Diagnostics &problems)
{
    const Value *keep = written.find("keep");
    if (!keep || written.find("id"))
        return written;
    const Item *kept = pack.find(kind.name, keep->text);
    if (!kept) {
        problems.push_back(errorAt(keep->location, "scenario.keep",
                                   Message(MW_TEXT("The pack has no “{0}” to keep.")).name(keep->text)));
        return {};
    }
    Value fields = kept->fields;
    for (const Value::Entry &entry : written.map) {
        if (entry.key != "keep")
            fields.set(entry.key, entry.value);
    }
    return fields;
}

/// The items of a pack with a scenario's own collections in place of the pack's.
Items withCollections(const Items &pack, const Schema &schema, const Value &content, Diagnostics &problems)
{
    std::vector<std::pair<const KindSpec *, const Value *>> own;
    for (const Value::Entry &entry : content.map) {
        const KindSpec *kind = entry.key.empty() ? nullptr : schema.kindOfCollection(entry.key);
        if (kind && entry.value.kind == Value::Kind::List) {
            own.emplace_back(kind, &entry.value);
            continue;
        }
        problems.push_back(errorAt(entry.keyLocation, "scenario.collection",
                                   Message(MW_TEXT("{0} is no list of items of this game.")).name(entry.key),
                                   Message(MW_TEXT("Name a collection as the card files do, such as encounters."))));
    }
    Items items;
    for (const Item &item : pack.all()) {
        if (std::none_of(own.begin(), own.end(), [&](const auto &list) { return list.first->name == item.kind; }))
            items.add(item);
    }
    for (const auto &[kind, list] : own) {
        for (const Value &written : list->list) {
            const Value fields = ownFields(written, *kind, pack, problems);
            if (fields.isNull() && !written.isNull())
                continue;
            Item item{kind->name, fields.textOr("id", ""), fields, written.location};
            checkItem(*kind, item, problems);
            items.add(std::move(item));
        }
    }
    return items;
}

void append(Diagnostics &to, Diagnostics from)
{
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

std::vector<fs::path> entriesOf(const fs::path &folder)
{
    std::error_code error;
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        entries.push_back(entry->path());
    return entries;
}

void addFilesOf(const fs::path &folder, std::vector<std::string> &files)
{
    for (const fs::path &entry : entriesOf(folder)) {
        if (entry.extension() == ".yaml")
            files.push_back(entry.string());
    }
}

} // namespace

std::vector<std::string> ScenarioOutcome::complaints() const
{
    std::vector<std::string> lines;
    if (holds())
        return lines;
    const auto add = [&](bool errors) {
        for (const Diagnostic &problem : result.problems) {
            if ((problem.severity == Severity::Error) == errors)
                lines.push_back(problem.toLine());
        }
    };
    add(true);
    if (result.failure)
        lines.push_back(result.failure->toString());
    add(false); // they may be why, but seldom are
    return lines;
}

const LoadResult &ScenarioRunner::load(const std::string &folder)
{
    auto found = m_packs.find(folder);
    if (found == m_packs.end())
        found = m_packs.emplace(folder, loadPack(folder)).first;
    return found->second;
}

/// Content that several scenarios have in common; null, and problems, when it cannot be read.
const Value &ScenarioRunner::sharedContent(const std::string &file, Diagnostics &problems)
{
    const auto found = m_shared.find(file);
    if (found != m_shared.end() && !found->second.isNull())
        return found->second;
    std::optional<std::string> text = readFile(file, problems);
    return m_shared[file] = text ? parseValue(file, std::move(*text), problems) : Value();
}

ScenarioOutcome ScenarioRunner::run(const std::string &file)
{
    Diagnostics problems;
    std::optional<std::string> text = readFile(file, problems);
    if (text)
        return run(file, std::move(*text));
    ScenarioOutcome outcome{file, {}, {}};
    outcome.result.problems = std::move(problems);
    return outcome;
}

ScenarioOutcome ScenarioRunner::run(const std::string &file, std::string text)
{
    ScenarioOutcome outcome{file, {}, {}};
    Diagnostics &problems = outcome.result.problems;
    const Value value = parseValue(file, std::move(text), problems);
    std::optional<Scenario> scenario;
    if (!hasErrors(problems))
        scenario = readScenario(value, problems);
    if (!scenario)
        return outcome;
    outcome.scenario = std::move(*scenario);
    if (!outcome.scenario.with.empty()) {
        const fs::path shared = fs::path(file).parent_path() / outcome.scenario.with;
        shareContent(sharedContent(shared.lexically_normal().string(), problems), outcome.scenario, problems);
    }
    if (hasErrors(problems))
        return outcome;
    const fs::path folder = folderOf(outcome.scenario, file);
    const std::shared_ptr<const GamePack> pack = packOf(outcome.scenario, folder.string(), value.location, problems);
    nameFrom(folder, problems);
    if (!pack)
        return outcome;
    ScenarioResult result = runScenario(outcome.scenario, pack);
    const Value *setup = value.find("setup");
    for (Diagnostic &problem : result.problems) {
        if (problem.location.fileName().empty())
            problem.location = setup ? setup->location : value.location;
    }
    append(problems, std::move(result.problems));
    outcome.result.failure = std::move(result.failure);
    outcome.result.game = std::move(result.game);
    return outcome;
}

std::shared_ptr<const GamePack> ScenarioRunner::packOf(const Scenario &scenario, const std::string &folder,
                                                       const Location &place, Diagnostics &problems)
{
    if (folder.empty()) {
        problems.push_back(
            errorAt(place, "scenario.no-pack", Message(MW_TEXT("The scenario lies in no pack and names none.")),
                    Message(MW_TEXT("Put it into a pack's folder scenarios, or name the folder with pack."))));
        return nullptr;
    }
    const LoadResult &base = load(folder);
    if (!base.pack) {
        append(problems, base.diagnostics);
        problems.push_back(errorAt(place, "scenario.no-rules",
                                   Message(MW_TEXT("The pack {0} cannot be played.")).name(folder),
                                   Message(MW_TEXT("Mend the problems that check reports for it."))));
        return nullptr;
    }
    Items items = withCollections(base.items, base.schema, scenario.content, problems);
    return hasErrors(problems) ? nullptr : packFor(scenario, *base.pack->rules, std::move(items), problems);
}

std::vector<std::string> scenarioFiles(const std::string &path)
{
    std::error_code error;
    if (!fs::is_directory(path, error))
        return {path};
    std::vector<std::string> files;
    std::vector<fs::path> packs = entriesOf(path);
    packs.emplace_back(path);
    bool holdsPacks = false;
    for (const fs::path &pack : packs) {
        if (!fs::exists(pack / "game.yaml", error))
            continue;
        holdsPacks = true;
        addFilesOf(pack / "scenarios", files);
    }
    if (!holdsPacks)
        addFilesOf(path, files);
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace mw::yaml

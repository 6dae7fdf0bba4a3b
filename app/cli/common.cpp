#include "common.h"

#include "core/rulestext.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include <unistd.h>

namespace mw::cli {

namespace {

std::string fileName(const Diagnostic &problem, const std::string &folder)
{
    const std::string name = problem.location.fileName();
    if (folder.empty() || name.empty())
        return name.empty() ? folder : name;
    return (std::filesystem::path(folder) / name).lexically_normal().string();
}

/// Options from "name=value"; complains about those that the game does not have.
OptionValues readChoices(const Items &items, const std::vector<std::string> &choices, Diagnostics &problems)
{
    OptionValues options;
    for (const std::string &choice : choices) {
        const std::size_t equals = std::min(choice.find('='), choice.size());
        const std::string name = choice.substr(0, equals);
        const std::string text = equals < choice.size() ? choice.substr(equals + 1) : "true";
        if (const auto value = readOption(items, name, text, {}, problems))
            options[name] = *value;
    }
    return options;
}

} // namespace

void addPackAndVariant(CLI::App &command, PackChoice &choice)
{
    command.add_option("PACK", choice.folder, "Folder of the pack, such as content/steam-time")
        ->required()
        ->check(CLI::ExistingDirectory);
    command.add_option("--variant", choice.variant, "Id of a variant of the pack");
}

void addPackOptions(CLI::App &command, PackChoice &choice)
{
    addPackAndVariant(command, choice);
    command.add_option("--option", choice.options, "An option of the game, as NAME=VALUE; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
}

std::shared_ptr<const GamePack> playable(const yaml::LoadResult &loaded, const std::string &folder)
{
    if (loaded.pack)
        return loaded.pack;
    Diagnostics errors; // warnings would only hide them
    for (const Diagnostic &problem : loaded.diagnostics) {
        if (problem.severity == Severity::Error)
            errors.push_back(problem);
    }
    complain(errors, folder);
    if (errors.empty())
        complain(folder + ": there are no rules for this game");
    return nullptr;
}

std::shared_ptr<const GamePack> openPack(const PackChoice &choice)
{
    yaml::LoadResult loaded = yaml::loadPack(choice.folder, {}, choice.variant);
    if (!choice.options.empty()) {
        Diagnostics problems;
        const OptionValues options = readChoices(loaded.items, choice.options, problems);
        if (hasErrors(problems)) {
            complain(problems);
            return nullptr;
        }
        loaded = yaml::loadPack(choice.folder, options, choice.variant);
    }
    return playable(loaded, choice.folder);
}

std::string problemLine(const Diagnostic &problem, const std::string &folder)
{
    Diagnostic shown = problem;
    shown.location.file = std::make_shared<const std::string>(fileName(problem, folder));
    return shown.toLine();
}

void complain(const Diagnostics &problems, const std::string &folder)
{
    for (const Diagnostic &problem : problems)
        complain(problemLine(problem, folder));
}

Diagnostics problemsOfVariants(const std::function<yaml::LoadResult(const std::string &variant)> &load)
{
    const yaml::LoadResult base = load({});
    Diagnostics problems = base.diagnostics;
    if (hasErrors(problems))
        return problems;
    for (const Item *variant : base.items.ofKind("variant")) {
        for (const Diagnostic &problem : load(variant->id).diagnostics) {
            const auto isSame = [&problem](const Diagnostic &other) { return other.toString() == problem.toString(); };
            if (std::none_of(problems.begin(), problems.end(), isSame))
                problems.push_back(problem);
        }
    }
    sortByPlace(problems);
    return problems;
}

std::string whyNotWritable(const std::string &file)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path path(file);
    if (path.filename().empty() || fs::is_directory(path, error))
        return "it names a folder; name a file in it";
    if (fs::exists(path, error))
        return fs::is_regular_file(path, error) ? ::access(path.c_str(), W_OK) == 0 ? "" : "it is write-protected"
                                                : "it is no file";
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, error))
        return "there is no folder " + folder.string();
    return ::access(folder.c_str(), W_OK) == 0 ? "" : "nothing can be written in " + folder.string();
}

void complain(const std::string &line)
{
    std::cerr << line << '\n';
}

nlohmann::ordered_json problemJson(const Diagnostic &problem, const std::string &folder)
{
    static constexpr const char *severities[] = {"error", "warning", "info"};
    nlohmann::ordered_json json{{"severity", severities[static_cast<int>(problem.severity)]},
                                {"code", problem.code},
                                {"message", problem.message.toEnglish()},
                                {"remedy", problem.remedy.toEnglish()},
                                {"file", fileName(problem, folder)},
                                {"line", problem.location.line},
                                {"column", problem.location.column},
                                {"item", problem.item},
                                {"path", problem.path}};
    for (const Diagnostic::Related &related : problem.related)
        json["related"].push_back({{"message", related.message.toEnglish()},
                                   {"file", related.location.fileName()},
                                   {"line", related.location.line},
                                   {"column", related.location.column}});
    return json;
}

std::string problemText(const GamePack &pack, const AdoptProblem &problem)
{
    if (problem.refusal)
        return "refused by " + std::string(problem.refusal->rule) + ": " +
               refusalText(pack.items, *problem.refusal).toEnglish();
    std::string text;
    for (const Diagnostic &reason : problem.reasons)
        text += (text.empty() ? "" : "; ") + reason.message.toEnglish();
    return text;
}

std::string standingsText(const Game &game)
{
    std::string text;
    for (const Standing &standing : game.pack().rules->standings(*game.pack().content, game.state()))
        text += "player " + std::to_string(standing.player + 1) + ": " + std::to_string(standing.score) + " (rank " +
                std::to_string(standing.rank) + ")\n";
    return text;
}

} // namespace mw::cli

#include "common.h"

#include "core/savefile.h"
#include "core/valuediff.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <iostream>

namespace mw::cli {

namespace {

namespace fs = std::filesystem;

struct Arguments {
    std::string file;
    std::string pack;
};

std::optional<SaveGame> readSaveFile(const std::string &file)
{
    Diagnostics problems;
    std::optional<SaveGame> save;
    if (std::optional<std::string> text = yaml::readFile(file, problems)) {
        const Value value = yaml::parseValue(file, std::move(*text), problems);
        if (!hasErrors(problems))
            save = readSave(value, problems);
    }
    complain(problems);
    return save;
}

/// The folder that the save names, as seen from here or from where the save lies.
std::string packFolder(const SaveGame &save, const Arguments &arguments)
{
    if (!arguments.pack.empty())
        return arguments.pack;
    std::error_code error;
    for (const fs::path &folder : {fs::path(save.pack), fs::path(arguments.file).parent_path() / save.pack}) {
        if (!save.pack.empty() && fs::is_directory(folder, error))
            return folder.string();
    }
    complain(arguments.file + ": its pack " + save.pack + " is not there any more; name one with --pack");
    return {};
}

std::shared_ptr<const GamePack> openPackOf(const SaveGame &save, const std::string &folder)
{
    const yaml::LoadResult base = yaml::loadPack(folder);
    if (!playable(base, folder))
        return nullptr;
    Diagnostics problems;
    OptionValues options;
    readOptions(base.items, save.options, options, problems);
    if (hasErrors(problems)) {
        complain(problems, {});
        return nullptr;
    }
    std::shared_ptr<const GamePack> pack = playable(yaml::loadPack(folder, options, save.variant), folder);
    if (pack && pack->rules->game() != save.game) {
        complain(folder + " is a pack of " + std::string(pack->rules->game()) + ", not of " + save.game);
        return nullptr;
    }
    return pack;
}

int report(const SaveGame &save, const GamePack &pack, const Replayed &replayed)
{
    if (save.hash != pack.hash)
        complain("the content has changed since this game was saved");
    if (replayed.problem) {
        const AdoptProblem &problem = *replayed.problem;
        std::cout << "step " << problem.step + 1 << ": " << problem.action << ": " << problemText(pack, problem)
                  << '\n';
        return findings;
    }
    const Game &game = *replayed.game;
    if (const auto difference = firstDifference(save.state, game.description())) {
        std::cout << "the end differs from the saved state: " << difference->path << ": saved " << difference->expected
                  << ", now " << (difference->actual.empty() ? "nothing" : difference->actual) << '\n';
        return findings;
    }
    std::cout << game.position() << " steps replayed; the game is " << (game.isOver() ? "over" : "not over") << '\n'
              << standingsText(game);
    return good;
}

int run(const Arguments &arguments)
{
    const std::optional<SaveGame> save = readSaveFile(arguments.file);
    const std::string folder = save ? packFolder(*save, arguments) : std::string();
    const std::shared_ptr<const GamePack> pack = folder.empty() ? nullptr : openPackOf(*save, folder);
    if (!pack)
        return findings;
    return report(*save, *pack, replaySave(*save, pack));
}

} // namespace

void addReplay(CLI::App &app, int &status)
{
    CLI::App *command =
        app.add_subcommand("replay", "Play a saved game again and report the first step that no longer works");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("SAVE", arguments->file, "The saved game")->required()->check(CLI::ExistingFile);
    command->add_option("--pack", arguments->pack, "Folder of another pack than the saved one")
        ->check(CLI::ExistingDirectory);
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli

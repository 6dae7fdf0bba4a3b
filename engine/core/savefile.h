#pragma once

#include "game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mw {

/// Who sits where.
struct Seat {
    std::string name;
    std::string kind = "person"; ///< "person", or a bot by its name in bots.h
    int concededAt = -1;         ///< number of steps that were played when the person gave up; -1 for never

    bool operator==(const Seat &) const = default;
};

/// A saved game: what it started from and what was done, in words that survive changes of the content. A value;
/// files are read and written by the caller.
struct SaveGame {
    using Entry = LogEntry;
    static constexpr int currentFormat = 1;

    int format = currentFormat;
    std::string game;       ///< "steam-time"
    std::string pack;       ///< folder it was played with
    std::uint64_t hash = 0; ///< of that content; another hash now means that the content has changed since
    std::string variant;
    Value options; ///< map of option ids to their texts
    Setup setup;
    Value given; ///< what was laid over the start; Null for a usual game
    std::vector<Seat> seats;
    std::vector<Entry> earlier; ///< what led to `given` when the game was carried on there
    std::vector<Entry> log;
    Value state; ///< as it stood when saved, by the rulebook's names: what carrying on needs
};

/// How the names of saved games end.
inline constexpr std::string_view saveSuffix = ".game.yaml";

/// The game up to its present position.
[[nodiscard]] SaveGame saveOf(const Game &game, const std::vector<Seat> &seats);
/// Readable YAML.
[[nodiscard]] std::string writeSave(const SaveGame &save);
/// From the parsed text of a save file; nothing and diagnostics when it is none or damaged.
[[nodiscard]] std::optional<SaveGame> readSave(const Value &value, Diagnostics &problems);

/// Plays a saved game again under a pack. When a step no longer works, `problem` names it and the game stands
/// before it; without a game not even the start works.
struct Replayed {
    std::optional<Game> game;
    std::optional<AdoptProblem> problem;
};
[[nodiscard]] Replayed replaySave(const SaveGame &save, std::shared_ptr<const GamePack> pack);
/// Goes on from the saved state instead, under content that may have changed; nothing and diagnostics when the
/// state does not fit it. The log up to that point becomes the game's earlier().
[[nodiscard]] std::optional<Game> carryOnSave(const SaveGame &save, std::shared_ptr<const GamePack> pack,
                                              Diagnostics &problems);

} // namespace mw

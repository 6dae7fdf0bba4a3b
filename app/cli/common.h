#pragma once

#include "commands.h"

#include "core/game.h"
#include "yaml/loader.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mw::cli {

/// How a pack is named on the command line.
struct PackChoice {
    std::string folder;
    std::string variant;
    std::vector<std::string> options; ///< "name=value"
};
/// PACK, --variant and --option.
void addPackOptions(CLI::App &command, PackChoice &choice);
/// Only PACK and --variant.
void addPackAndVariant(CLI::App &command, PackChoice &choice);

/// What was loaded, if it can be played; null after having said why not on the standard error.
[[nodiscard]] std::shared_ptr<const GamePack> playable(const yaml::LoadResult &loaded, const std::string &folder);
/// The pack, ready to play; null after having said why not on the standard error.
[[nodiscard]] std::shared_ptr<const GamePack> openPack(const PackChoice &choice);

/// What is wrong in a pack and, if it has no errors as it is, what each of its variants adds; sorted by place.
[[nodiscard]] Diagnostics problemsOfVariants(const std::function<yaml::LoadResult(const std::string &variant)> &load);
/// Why a file cannot be written, as far as that can be told beforehand; empty if it can.
[[nodiscard]] std::string whyNotWritable(const std::string &file);

/// "folder/file:line:column: error: code: message"; the remedy follows in parentheses.
[[nodiscard]] std::string problemLine(const Diagnostic &problem, const std::string &folder);
void complain(const Diagnostics &problems, const std::string &folder = {});
void complain(const std::string &line);

[[nodiscard]] nlohmann::ordered_json problemJson(const Diagnostic &problem, const std::string &folder);
/// Why an action was not taken: "refused by ST-TURN-03: …", or that it names nothing.
[[nodiscard]] std::string problemText(const GamePack &pack, const AdoptProblem &problem);
/// Seat, score and rank of everybody, a line each.
[[nodiscard]] std::string standingsText(const Game &game);

} // namespace mw::cli

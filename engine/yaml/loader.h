#pragma once

#include "core/pack.h"
#include "schema.h"
#include "sourcefile.h"
#include "yamltree.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mw::yaml {

/// One file of a pack, parsed. Depends on nothing but its text, so that callers can keep it until that changes.
struct LoadedFile {
    SourceFile source;
    YamlTree tree;
    Value value;
    Diagnostics problems; ///< what parsing found; loadFiles() reports it again
};

struct LoadResult {
    Schema schema;
    Items items;                          ///< before any variant
    Diagnostics diagnostics;              ///< all problems, sorted by place
    std::shared_ptr<const GamePack> pack; ///< null when there are errors
};

/// Names, relative to the folder, of the content files of a pack (game.yaml, schema.yaml and the folders that
/// the schema names), sorted. Scenarios and layouts are not among them unless the schema names their folder.
[[nodiscard]] std::vector<std::string> packFiles(const std::string &folder, Diagnostics &problems);
/// Reads a file whole; nothing (and a diagnostic) if it is missing, unreadable or larger than 64 MiB.
[[nodiscard]] std::optional<std::string> readFile(const std::string &path, Diagnostics &problems);
/// Never fails: a text that cannot be read gives a null value and problems.
[[nodiscard]] LoadedFile parseFile(SourceFile source, Diagnostics &problems);

/// Items, checks and pack from parsed files: what the editor calls with unsaved texts. The pack is of the game that
/// `rules:` in game.yaml names, or else the folder; a game without rules gives items and diagnostics but no pack.
/// A comment `# mw: ignore <code>` on the line of a problem silences it.
[[nodiscard]] LoadResult loadFiles(const std::string &folder,
                                   const std::vector<std::shared_ptr<const LoadedFile>> &files,
                                   const OptionValues &options = {}, std::string_view variant = {});
/// The same from the disk.
[[nodiscard]] LoadResult loadPack(const std::string &folder, const OptionValues &options = {},
                                  std::string_view variant = {});
/// Parses a text that is no content (scenario, save file) into values.
[[nodiscard]] Value parseValue(const std::string &name, std::string text, Diagnostics &problems);

} // namespace mw::yaml

#pragma once

#include "core/scenario.h"
#include "loader.h"

#include <map>
#include <string>
#include <vector>

namespace mw::yaml {

/// A scenario file, run.
struct ScenarioOutcome {
    std::string file;
    Scenario scenario;     ///< empty when the file cannot be read
    ScenarioResult result; ///< locations name files as `file` does

    [[nodiscard]] bool holds() const { return result.holds(); }
    /// What is wrong, one line each; empty when it holds.
    [[nodiscard]] std::vector<std::string> complaints() const;
};

/// Runs scenario files against the packs they name, each pack read once.
class ScenarioRunner
{
public:
    [[nodiscard]] ScenarioOutcome run(const std::string &file);
    /// The same for a text that may not be saved yet; `file` tells where it lies.
    [[nodiscard]] ScenarioOutcome run(const std::string &file, std::string text);

private:
    const LoadResult &load(const std::string &folder);
    const Value &sharedContent(const std::string &file, Diagnostics &problems);
    [[nodiscard]] std::shared_ptr<const GamePack> packOf(const Scenario &scenario, const std::string &folder,
                                                         const Location &place, Diagnostics &problems);

    std::map<std::string, LoadResult> m_packs;
    std::map<std::string, Value> m_shared; ///< what `with` names, by path
};

/// The scenario files that a file or folder means: the file itself; of a pack, or a folder of packs, what lies in their
/// folders `scenarios`; of any other folder all *.yaml. Sorted.
[[nodiscard]] std::vector<std::string> scenarioFiles(const std::string &path);

} // namespace mw::yaml

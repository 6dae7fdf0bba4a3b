#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace mw::yaml {

struct EditTally {
    int files = 0; ///< that could be read
    int edited = 0;
    int shared = 0;                              ///< refused since others take the value over
    int unsafe = 0;                              ///< given up
    std::string failure;                         ///< the first broken promise, with seed, file and edit
    std::map<std::string, std::string> examples; ///< of given up edits, for whoever improves them
};

/// Makes the random file of a seed and edits it in all ways. Promised: editing and reading is the same as reading and
/// changing the value in memory, the inverse restores every byte, and nothing outside the edits' ranges differs.
void tryRandomEdits(std::uint64_t seed, EditTally &tally);
/// The same with a given file and `count` edits.
void tryEdits(const std::string &text, std::uint64_t seed, int count, EditTally &tally);

} // namespace mw::yaml

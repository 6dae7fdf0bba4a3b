#pragma once

#include "core/value.h"

#include <cstdint>
#include <string>

/// Random YAML texts full of everything that the format allows, and random values.
namespace mw::yaml {

class RandomYaml
{
public:
    explicit RandomYaml(std::uint64_t seed) : m_state((seed + 1) * 0x9E3779B97F4A7C15U | 1U) {}

    /// A number from 0 to below `bound`.
    [[nodiscard]] int pick(int bound);
    [[nodiscard]] bool chance(int percent) { return pick(100) < percent; }
    /// A whole file: line ends, byte-order mark, comments, all styles.
    [[nodiscard]] std::string file();
    [[nodiscard]] Value value(int depth);
    [[nodiscard]] Value scalar();

private:
    [[nodiscard]] std::string text();
    [[nodiscard]] std::string key();
    [[nodiscard]] std::string inlineScalar(bool flow);
    [[nodiscard]] std::string blockScalar(int column);
    [[nodiscard]] std::string flow(int depth);
    [[nodiscard]] std::string comment();
    [[nodiscard]] std::string filler(int column);
    /// What follows "key:" or "-" at a column, with its line break.
    [[nodiscard]] std::string node(int column, int depth, bool inList);
    [[nodiscard]] std::string map(int column, int depth, bool startsLine);
    [[nodiscard]] std::string list(int column, int depth, bool startsLine);
    [[nodiscard]] std::string property();

    std::uint64_t m_state;
    int m_keys = 0;
    int m_anchors = 0;
};

} // namespace mw::yaml

#pragma once

#include "diagnostic.h"
#include "items.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mw {

/// Reads the fields of an item (or of a map inside it) into a game's tables by `required…` and `optional…` calls.
/// A missing field, a wrong type, a number out of range or an unknown word is appended to the problems with its
/// place, and a harmless value is returned so that reading goes on and all problems are found.
class Reader
{
public:
    Reader(const Item &item, Diagnostics &problems);

    [[nodiscard]] std::string id() const;
    [[nodiscard]] bool has(std::string_view key) const;

    [[nodiscard]] int requiredInt(std::string_view key, int least, int most) const;
    [[nodiscard]] int optionalInt(std::string_view key, int otherwise, int least, int most) const;
    [[nodiscard]] bool optionalBool(std::string_view key, bool otherwise) const;
    [[nodiscard]] std::string requiredText(std::string_view key) const;
    [[nodiscard]] std::string optionalText(std::string_view key, std::string_view otherwise = {}) const;
    /// Position of the field's word among `words`; 0 after a problem.
    [[nodiscard]] int requiredWord(std::string_view key, std::span<const std::string_view> words) const;
    [[nodiscard]] std::optional<int> optionalWord(std::string_view key, std::span<const std::string_view> words) const;
    /// Positions of the words of a list; unknown ones are left out after a problem.
    [[nodiscard]] std::vector<int> requiredWords(std::string_view key, std::span<const std::string_view> words) const;

    [[nodiscard]] std::optional<Reader> requiredMap(std::string_view key) const;
    [[nodiscard]] std::optional<Reader> optionalMap(std::string_view key) const;
    /// The maps of a list; elements that are no maps are left out after a problem.
    [[nodiscard]] std::vector<Reader> requiredList(std::string_view key) const;
    [[nodiscard]] std::vector<Reader> optionalList(std::string_view key) const;

    /// Reports something else that is wrong here; at the field if the key is there.
    void report(std::string_view key, std::string_view code, Message message, Message remedy = {},
                Severity severity = Severity::Error) const;

private:
    Reader(const Item &item, const Value &value, std::string path, Diagnostics &problems);

    [[nodiscard]] const Value *field(std::string_view key) const;
    [[nodiscard]] const Value *required(std::string_view key) const;
    [[nodiscard]] int number(const Value &value, std::string_view key, int otherwise, int least, int most) const;
    [[nodiscard]] std::optional<int> word(const Value &value, std::string_view key,
                                          std::span<const std::string_view> words) const;
    [[nodiscard]] std::vector<Reader> maps(const Value *value, std::string_view key) const;
    [[nodiscard]] std::string pathOf(std::string_view key) const;

    const Item *m_item;
    const Value *m_value;
    std::string m_path;
    Diagnostics *m_problems;
};

} // namespace mw

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks a program text for extraction by lupdate (context "engine"); does nothing at run time.
#define MW_TEXT(text) text

namespace mw {

/// A sentence for people that is not glued together in code: an English source text with numbered places
/// {0}, {1}, … and the values for them. The user interface translates the source text (context "engine",
/// or the pack's catalogue for texts from content), then fills the places in.
struct Message {
    struct Argument {
        enum class Kind : std::uint8_t {
            Number, ///< shown by the reader's number format
            Name,   ///< shown as it is: an id, a file name, what the user typed
            Term,   ///< a source text that is itself to be translated: the title of a card, a colour
        };
        Kind kind = Kind::Name;
        std::int64_t number = 0;
        std::string text;
    };

    std::string text;
    std::vector<Argument> arguments;

    Message() = default;
    explicit Message(std::string source) : text(std::move(source)) {}

    Message &&number(std::int64_t value) &&;
    Message &&name(std::string_view value) &&;
    Message &&term(std::string_view value) &&;

    [[nodiscard]] bool isEmpty() const { return text.empty(); }
    /// The English sentence with its places filled in, for logs, tests and the command line.
    [[nodiscard]] std::string toEnglish() const;
};

} // namespace mw

#pragma once

#include "location.h"
#include "message.h"

#include <string>
#include <vector>

namespace mw {

/// Replaces `length` bytes at `offset` by `text`. Offsets refer to the text before any edit of the same list;
/// the edits of a list do not overlap and are sorted by offset.
struct TextEdit {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string text;

    bool operator==(const TextEdit &) const = default;
};

enum class Severity { Error, Warning, Info };

/// A ready-made remedy: a title for the menu and the edits that carry it out in one file.
struct Fix {
    Message title;
    std::string file;
    std::vector<TextEdit> edits;
};

/// A problem of content, as data: shown by the editor, the command line and CI alike.
struct Diagnostic {
    struct Related {
        Message message;
        Location location;
    };

    Severity severity = Severity::Error;
    std::string code; ///< stable and dotted: "value.range", "reference.unknown"
    Message message;  ///< what is wrong
    Message remedy;   ///< what to do about it
    Location location;
    std::string item; ///< "kind/id" of the item concerned, if any
    std::string path; ///< path of the field inside the item ("top/0/amount"), if any
    std::vector<Related> related;
    std::vector<Fix> fixes;

    /// "file:line:column: error: code: message", as `meeplewright-cli check` prints it.
    [[nodiscard]] std::string toString() const;
    /// The same with the remedy in parentheses, for whoever has nothing but the line; without a place it starts with
    /// the severity.
    [[nodiscard]] std::string toLine() const;
};

using Diagnostics = std::vector<Diagnostic>;

/// An error with what every error has.
[[nodiscard]] Diagnostic errorAt(const Location &location, std::string code, Message message, Message remedy = {});
[[nodiscard]] bool hasErrors(const Diagnostics &diagnostics);
/// By file, then place, then code; ties keep their order.
void sortByPlace(Diagnostics &diagnostics);

} // namespace mw

#include "words.h"

namespace mw::timespan {

/// The kind whose word the text begins with; the longest fits.
std::optional<ActionKind> parseKind(std::string_view text)
{
    std::optional<ActionKind> best;
    std::size_t length = 0;
    for (std::size_t kind = 0; kind < actionWords.size(); ++kind) {
        const std::string_view word = actionWords[kind];
        const bool fits =
            text.substr(0, word.size()) == word && (text.size() == word.size() || text[word.size()] == ' ');
        if (fits && word.size() > length) {
            best = static_cast<ActionKind>(kind);
            length = word.size();
        }
    }
    return best;
}

bool hasSecond(ActionKind kind)
{
    return kind == ActionKind::Deliver || kind == ActionKind::Upgrade || kind == ActionKind::Bid;
}

bool hasNone(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Support:
    case ActionKind::ByHand:
    case ActionKind::Stay:
    case ActionKind::Finish:
    case ActionKind::Decline:
    case ActionKind::Accept:
    case ActionKind::UseNow:
    case ActionKind::KeepForLater:
        return true;
    default:
        return false;
    }
}

} // namespace mw::timespan

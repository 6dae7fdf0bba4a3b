#pragma once

#include "compiledcontent.h"

#include "core/reader.h"

#include <string_view>
#include <vector>

/// Parts of compile(): each reads the items of some kinds.
namespace mw::timespan {

/// Where effects stand, for what only makes sense there.
struct EffectPlace {
    bool gains = true;
    bool played = false; ///< {replace: card} is possible
};

/// A list of effects under a key, as a program; empty if the key is missing.
[[nodiscard]] Program readProgram(const Reader &reader, std::string_view key, Content &content, EffectPlace place = {});
/// A list of choices under a key: its number in Content::choices, 0 if the key is missing.
[[nodiscard]] std::uint16_t readChoices(const Reader &reader, std::string_view key, Content &content);
/// A price: payments of resources that the player does not choose.
[[nodiscard]] Price readPrice(const Reader &reader, std::string_view key);
[[nodiscard]] std::vector<Need> readNeeds(const Reader &reader, std::string_view key);

/// Position among the items of a kind, which is the number in the content's table; -1 if there is none.
[[nodiscard]] int numberOf(const Items &items, std::string_view kind, std::string_view id);
/// The number that a reference under a key stands for; -1, and a problem unless it is missing, if there is none.
[[nodiscard]] int readReference(const Items &items, const Reader &reader, std::string_view key, std::string_view kind);

template <typename Entry>
[[nodiscard]] Entry named(const Item &item, std::int16_t source)
{
    Entry entry;
    entry.id = item.id;
    entry.name = item.fields.textOr("name", item.id);
    entry.source = source;
    return entry;
}

void readGame(const Items &items, Content &content, Diagnostics &problems);
void readBoards(const Items &items, Content &content, Diagnostics &problems);
void readCards(const Items &items, Content &content, Diagnostics &problems);
void readSolos(const Items &items, Content &content, Diagnostics &problems);
/// Warns of what can never come about in play, such as a technology that no board has, and of scenarios that name a
/// card twice.
void checkBoards(const Items &items, const Content &content, Diagnostics &problems);

/// Calls `read(item, source)` for every item of a kind.
template <typename Read>
void forEachItem(const Items &items, std::string_view kind, Read read)
{
    for (std::size_t i = 0; i < items.all().size(); ++i) {
        if (items.all()[i].kind == kind)
            read(items.all()[i], static_cast<std::int16_t>(i));
    }
}

} // namespace mw::timespan

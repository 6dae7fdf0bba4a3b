#include "archive.h"

#include "games/timespan/play/playengine.h"
#include "games/timespan/rules.h"

#include <algorithm>
#include <memory>

namespace mw::timespan {

namespace {

/// Cards that no longer exist fall out of decks without a word; anywhere else they are missed.
void dropFromDecks(const Content &to, Value &description)
{
    Value *decks = description.find("decks");
    for (Value::Entry &deck : decks->map) {
        const Table table = deck.key == "wonders"                  ? Table::Wonder
                            : deck.key == "visions"                ? Table::Vision
                            : deck.key.substr(0, 9) == "discovery" ? Table::Tile
                                                                   : Table::Card;
        auto &list = deck.value.list;
        list.erase(
            std::remove_if(list.begin(), list.end(), [&](const Value &id) { return numberIn(to, table, id.text) < 0; }),
            list.end());
    }
}

/// New cards come under their decks.
void addNew(const Content &from, const Content &to, GameState &state)
{
    for (int card = 0; card < std::ssize(to.cards); ++card) {
        if (to.card(card).age > 0 && byId(from.cards, to.card(card).id) < 0)
            state.decks[to.card(card).age - 1U].putUnder(card);
    }
    for (int tile = 0; tile < std::ssize(to.tiles); ++tile) {
        if (byId(from.tiles, to.tile(tile).id) < 0)
            state.tileDecks[to.tile(tile).age - 1U].putUnder(tile);
    }
    for (int wonder = 0; wonder < std::ssize(to.wonders); ++wonder) {
        if (byId(from.wonders, to.wonder(wonder).id) < 0)
            state.wonderDeck.putUnder(wonder);
    }
    for (int vision = 0; vision < std::ssize(to.visions); ++vision) {
        if (byId(from.visions, to.visions[static_cast<std::size_t>(vision)].id) < 0)
            state.visionDeck.putUnder(vision);
    }
}

} // namespace

/// A state is carried over by its description: it is written down in the ids of one content and read in those of the
/// other.
void carryOver(const Content &from, const Content &to, GameState &state, Diagnostics &problems)
{
    Value description = describeState(from, state);
    dropFromDecks(to, description);
    GameState fresh{};
    fresh.playerCount = state.playerCount;
    for (Player &player : fresh.players) {
        player.timeline.fill(emptySlot);
        player.civilization = none;
        player.techBoard = none;
        player.bidOn = none;
    }
    fresh.visions.fill(none);
    fresh.shownCivilizations.fill(none);
    fresh.shownBoards.fill(none);
    for (Offer &offer : fresh.offers)
        offer = {none, none, none, 0};
    Diagnostics found;
    readState(to, fresh, description, found);
    if (!hasErrors(found)) {
        addNew(from, to, fresh);
        const auto actions = std::make_unique<ActionList>();
        if (fresh.phase != Phase::Over)
            legalActions(to, fresh, *actions);
        if (fresh.phase != Phase::Over && actions->isEmpty()) {
            Diagnostic diagnostic;
            diagnostic.code = "timespan.carry-on";
            diagnostic.message = Message(MW_TEXT("The question that is asked has no answer any more."));
            found.push_back(std::move(diagnostic));
        }
    }
    for (Diagnostic &diagnostic : found)
        diagnostic.code = "timespan.carry-on";
    if (!hasErrors(found))
        state = fresh;
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::timespan

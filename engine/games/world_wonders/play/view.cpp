#include "games/world_wonders/rules.h"

#include <algorithm>
#include <span>

namespace mw::world_wonders {

// WW-SETUP-03, 07, WW-SOLO-01: stacks and decks lie face down; everything else is open to all
GameState viewFor(const Content &content, const GameState &state, int /*player*/)
{
    GameState view = state;
    view.random = Random();
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack)
        std::fill_n(view.tiles.begin() + content.stacks[stack].first, view.tilesLeft[stack], unknown);
    std::fill_n(view.monumentDeck.begin(), view.monumentsLeft, unknown);
    std::fill_n(view.soloDeck.begin(), view.soloLeft, unknown);
    return view;
}

/// What lies face down is known but for its order.
void determinize(const Content &content, GameState &state, int /*player*/, Random &random)
{
    for (std::size_t stack = 0; stack < content.stacks.size(); ++stack)
        random.shuffle(std::span(state.tiles.data() + content.stacks[stack].first, state.tilesLeft[stack]));
    random.shuffle(std::span(state.monumentDeck.data(), state.monumentsLeft));
    random.shuffle(std::span(state.soloDeck.data(), state.soloLeft));
    state.random = Random((std::uint64_t{random.next()} << 32U) | random.next());
}

} // namespace mw::world_wonders

#include "fits.h"
#include "crystals.h"

#include <algorithm>

namespace mw::steam_time {

namespace {

/// A player and the stocks to try placements on.
struct Trial {
    const Content &content;
    Player player;
    std::array<std::uint8_t, colourCount> bag;
    int mine;

    bool place(int colour)
    {
        const Fit how = fit(content, player, colour);
        if (!isPossible(how))
            return false;
        if (how == Fit::Marked)
            player.gold = static_cast<std::int16_t>(player.gold - skillsOf(content, player).markedPrice);
        ++player.generators[static_cast<std::size_t>(colour)].coloured;
        return true;
    }
    bool placeFromBag(int colour)
    {
        std::uint8_t &stock = bag[static_cast<std::size_t>(colour)];
        if (stock == 0 || !place(colour))
            return false;
        --stock;
        return true;
    }
    /// Into an unmarked slot if there is one, since that costs nothing.
    bool placeAnywhere(bool fromBag)
    {
        for (const Fit wanted : {Fit::Free, Fit::Marked}) {
            for (int colour = 0; colour < colourCount; ++colour) {
                if (fit(content, player, colour) == wanted && (fromBag ? placeFromBag(colour) : place(colour)))
                    return true;
            }
        }
        return false;
    }
    bool gain(const Effect &effect);
    bool gainSame(const Effect &effect);
};

bool Trial::gainSame(const Effect &effect)
{
    for (int colour = 0; colour < colourCount; ++colour) {
        Trial trial = *this;
        int placed = 0;
        while (placed < effect.amount && trial.placeFromBag(colour))
            ++placed;
        if (placed == effect.amount) {
            player = trial.player;
            bag = trial.bag;
            return true;
        }
    }
    return false;
}

bool Trial::gain(const Effect &effect)
{
    const auto resource = static_cast<Resource>(effect.resource);
    if (resource == Resource::Gold)
        player.gold = static_cast<std::int16_t>(player.gold + effect.amount);
    if (resource != Resource::Crystal && resource != Resource::TimeCrystal)
        return true;
    if (resource == Resource::Crystal && effect.choice == EffectChoice::Same)
        return gainSame(effect);
    for (int i = 0; i < effect.amount; ++i) {
        if (resource == Resource::TimeCrystal && mine-- <= 0)
            return false;
        const bool placed = effect.choice == EffectChoice::Fixed ? placeFromBag(effect.sort)
                                                                 : placeAnywhere(resource == Resource::Crystal);
        if (!placed)
            return false;
    }
    return true;
}

} // namespace

bool fitsWholly(const Content &content, const GameState &state, const Player &player, const Program &program)
{
    Trial trial{content, player, state.bag, state.mine};
    for (int at = program.begin; at < program.end; ++at) {
        const Effect &effect = content.effect(at);
        const auto resource = static_cast<Resource>(effect.resource);
        if (effect.verb == EffectVerb::Gain) {
            if (!trial.gain(effect))
                return false;
        } else if (resource == Resource::Gold) {
            trial.player.gold = static_cast<std::int16_t>(trial.player.gold - effect.amount);
        } else if (resource == Resource::Crystal && effect.choice == EffectChoice::Fixed) {
            Generator &generator = trial.player.generators[effect.sort];
            const int clear = std::min<int>(generator.time, effect.amount);
            generator.time = static_cast<std::uint8_t>(generator.time - clear);
            generator.coloured = static_cast<std::uint8_t>(std::max(0, generator.coloured - (effect.amount - clear)));
        }
    }
    return true;
}

} // namespace mw::steam_time

#include "tracks.h"

#include <algorithm>

namespace mw::steam_time {

// ST-GOLD-01, ST-GOLD-03, ST-STOCK-03, ST-INCOME-03
void gainGold(Engine &engine, int player, int amount, int source)
{
    const int got = std::min<int>(amount, engine.state.bank);
    engine.state.bank = static_cast<std::int16_t>(engine.state.bank - got);
    Player &who = engine.player(player);
    who.gold = static_cast<std::int16_t>(who.gold + got);
    if (got > 0)
        engine.emit(EventKind::GoldMoved, player, got, -1, source, place(Zone::Bank), place(Zone::Vault, player));
    if (got < amount)
        engine.emit(EventKind::GainLost, player, amount - got, static_cast<int>(Resource::Gold), source);
}

// ST-GOLD-04: every payment goes to the bank
void payGold(Engine &engine, int player, int amount, int source)
{
    if (amount == 0)
        return;
    Player &who = engine.player(player);
    who.gold = static_cast<std::int16_t>(who.gold - amount);
    engine.state.bank = static_cast<std::int16_t>(engine.state.bank + amount);
    engine.emit(EventKind::GoldMoved, player, amount, -1, source, place(Zone::Vault, player), place(Zone::Bank));
}

// ST-TRACK-01, 04; ST-TRACK-02 and 03: the esteem tile; ST-OPEN-29: it stays on its second side; ST-OPEN-30
void gainEsteem(Engine &engine, int player, int amount, int source)
{
    constexpr int most = 30000;
    Player &who = engine.player(player);
    const int before = who.esteem;
    who.esteem = static_cast<std::int16_t>(std::min(before + amount, most));
    engine.emit(EventKind::EsteemGained, player, who.esteem - before, -1, source);
    if (!engine.events)
        return;
    const int lap = engine.content.esteemLap;
    if (who.esteem / lap > before / lap)
        engine.emit(EventKind::LapCompleted, player, std::min(who.esteem / lap, 2) * lap, -1, source);
}

// ST-STEAM-01, ST-INCOME-07, ST-ENCOUNTER-15
void gainSteam(Engine &engine, int player, int amount, int source)
{
    Player &who = engine.player(player);
    const int got = std::clamp(engine.content.steamMax - who.steam, 0, amount);
    who.steam = static_cast<std::uint8_t>(who.steam + got);
    if (got > 0)
        engine.emit(EventKind::SteamChanged, player, got, -1, source);
    if (got < amount)
        engine.emit(EventKind::GainLost, player, amount - got, static_cast<int>(Resource::Steam), source);
}

void paySteam(Engine &engine, int player, int amount, int source)
{
    Player &who = engine.player(player);
    who.steam = static_cast<std::uint8_t>(who.steam - amount);
    engine.emit(EventKind::SteamChanged, player, -amount, -1, source);
}

bool movePortal(Engine &engine, int player, int steps, int source, std::uint8_t flags)
{
    const Content &content = engine.content;
    Player &who = engine.player(player);
    // ST-PORTAL-02, ST-OPEN-09: arriving at the top space or passing it counts, standing on it or leaving it not
    const int length = content.portalLength;
    const int ahead = content.portalTop - who.portal;
    const int toTop = ahead > 0 ? ahead : ahead + length;
    const int arrivals = steps < toTop ? 0 : 1 + (steps - toTop) / length;
    int reached = who.portal + steps; // ST-PORTAL-01
    while (reached >= length)
        reached -= length;
    who.portal = static_cast<std::uint8_t>(reached);
    engine.emit(EventKind::PortalMoved, player, steps, who.portal, source);
    const bool isForeign = (flags & foreign) != 0;
    if (arrivals == 0 || (isForeign && !content.options.purplePortalBonus)) // ST-OPEN-08
        return false;
    // ST-PORTAL-03. Content may give more than anybody can play; a count that starts anew at 0 would lose them all.
    who.bonusActions = static_cast<std::uint8_t>(std::min(who.bonusActions + arrivals, 255));
    engine.emit(EventKind::BonusEarned, player, arrivals, -1, source);
    // ST-OPEN-06: as an option at once, as long as the stack has room for an action with all that it entails
    constexpr int framesOfAnAction = 5;
    if (!content.options.portalImmediately || isForeign || engine.state.frameCount + framesOfAnAction > maxFrames)
        return false;
    engine.push(FrameKind::BonusAction, player);
    return true;
}

int portalSteps(const Content &content, const Player &player)
{
    const int steps = player.portal - content.portalStart;
    return steps >= 0 ? steps : steps + content.portalLength;
}

// ST-END-07
void payPortal(Engine &engine, int player, int steps, int source)
{
    Player &who = engine.player(player);
    const int length = engine.content.portalLength;
    who.portal = static_cast<std::uint8_t>((who.portal - steps + length) % length);
    engine.emit(EventKind::PortalMoved, player, -steps, who.portal, source);
}

} // namespace mw::steam_time

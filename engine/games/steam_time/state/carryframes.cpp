#include "carryover.h"
#include "games/steam_time/effects/effects.h"
#include "games/steam_time/phases/income.h"
#include "games/steam_time/rules.h"
#include "games/steam_time/text/names.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

namespace mw::steam_time {

namespace {

/// All programs of a content by the item and the part of it that they come from.
std::vector<std::pair<std::string, Program>> namedPrograms(const Content &content)
{
    std::vector<std::pair<std::string, Program>> programs{{"tile", content.oneTimeCrystal}};
    const auto add = [&programs](const std::string &kind, const std::string &id, const Program &program) {
        programs.emplace_back(kind + '/' + id, program);
    };
    for (const Panel &panel : content.panels) {
        for (std::size_t place = 0; place < panel.spaces.size(); ++place)
            add("extra" + std::to_string(place), panel.id, panel.spaces[place].extra);
    }
    for (std::size_t colour = 0; colour < content.generators.size(); ++colour) {
        for (std::size_t slots = 0; slots < content.generators[colour].bonus.size(); ++slots)
            add("bonus" + std::to_string(slots), std::string(colourWords[colour]),
                content.generators[colour].bonus[slots]);
    }
    for (const Encounter &card : content.encounters) {
        add("top", card.id, card.top);
        add("bottom", card.id, card.bottom);
    }
    for (const Expedition &card : content.expeditions)
        add("rewards", card.id, card.rewards);
    for (const Upgrade &card : content.upgrades)
        add("income", card.id, card.income);
    for (const Mission &card : content.missions)
        add("deliver", card.id, card.deliver);
    return programs;
}

bool contains(const Program &program, const Frame &frame)
{
    return program.begin <= frame.at && frame.end <= program.end && frame.at < program.end;
}

} // namespace

int CarryOver::spaceAfter(int space, const GameState &old) const
{
    return spaceByName(m_to, m_state, spaceName(m_from, old, space));
}

/// Effects that are running go on at the same place of the same card, if its length is what it was.
void CarryOver::carryProgram(Frame &frame)
{
    const auto before = namedPrograms(m_from);
    const auto found = std::find_if(before.begin(), before.end(),
                                    [&frame](const auto &entry) { return contains(entry.second, frame); });
    if (frame.at == frame.end || found == before.end()) {
        frame.at = 0;
        frame.end = 0;
        return;
    }
    const auto after = namedPrograms(m_to);
    const auto same =
        std::find_if(after.begin(), after.end(), [&found](const auto &entry) { return entry.first == found->first; });
    const auto length = [](const Program &program) { return program.end - program.begin; };
    if (same == after.end() || length(same->second) != length(found->second))
        return problem(Message(MW_TEXT("“{0}” is being carried out and has changed.")).name(found->first));
    const int shift = same->second.begin - found->second.begin;
    for (int i = 0; i < length(found->second); ++i) {
        Effect effect = m_to.effect(same->second.begin + i);
        effect.amount = m_from.effect(found->second.begin + i).amount; // only amounts may differ
        if (!(effect == m_from.effect(found->second.begin + i)))
            return problem(Message(MW_TEXT("“{0}” is being carried out and has changed.")).name(found->first));
    }
    frame.at = static_cast<std::uint16_t>(frame.at + shift);
    frame.end = static_cast<std::uint16_t>(frame.end + shift);
}

void CarryOver::carryEncounter(Frame &frame)
{
    constexpr std::size_t count = maxDraw;
    constexpr std::size_t chosen = maxDraw + 1;
    for (std::size_t i = 0; i < frame.registers[count]; ++i)
        frame.registers[i] = static_cast<std::uint8_t>(card(Deck::Encounter, frame.registers[i]).value_or(0));
    if (frame.registers[chosen] > 0)
        frame.registers[chosen] =
            static_cast<std::uint8_t>(card(Deck::Encounter, frame.registers[chosen] - 1).value_or(0) + 1);
}

void CarryOver::carryFrame(Frame &frame, const GameState &old)
{
    if (frame.source >= 0) {
        const std::string &key = m_from.keys[static_cast<std::size_t>(frame.source)];
        const auto found = std::find(m_to.keys.begin(), m_to.keys.end(), key);
        frame.source = static_cast<std::int16_t>(found == m_to.keys.end() ? -1 : found - m_to.keys.begin());
    }
    switch (frame.kind) {
    case FrameKind::Action:
    case FrameKind::Buying:
    case FrameKind::Bribe:
    case FrameKind::Encounter: {
        const int space = spaceAfter(frame.space, old);
        if (space < 0)
            return problem(Message(MW_TEXT("The action space that is being executed no longer exists.")));
        frame.space = static_cast<std::uint8_t>(space);
        if (frame.kind == FrameKind::Encounter)
            carryEncounter(frame);
        break;
    }
    case FrameKind::Effects:
    case FrameKind::Payment:
        carryProgram(frame);
        break;
    case FrameKind::Income: {
        std::uint64_t upgrades = unpaidUpgrades(frame);
        cardSet(Deck::Upgrade, upgrades);
        frame.registers = std::bit_cast<std::array<std::uint8_t, 8>>(upgrades);
        break;
    }
    case FrameKind::Missions:
        if (frame.registers[0] > 0)
            frame.registers[0] = static_cast<std::uint8_t>(card(Deck::Mission, frame.registers[0] - 1).value_or(0) + 1);
        break;
    case FrameKind::Draft:
        if (!m_to.options.specialists)
            problem(Message(MW_TEXT("Specialists are being picked, but they are not in the game any more.")));
        break;
    case FrameKind::Saboteur:
        if (!m_to.options.sabotage)
            problem(Message(MW_TEXT("Saboteurs are being placed, but they are not in the game any more.")));
        break;
    default:
        break;
    }
}

void CarryOver::carryFrames(const GameState &old)
{
    for (std::size_t i = 0; i < m_state.frameCount; ++i)
        carryFrame(m_state.frames[i], old);
    if (hasErrors(m_problems) || m_state.phase == Phase::Over)
        return;
    const auto actions = std::make_unique<ActionList>();
    legalActions(m_to, m_state, *actions);
    if (actions->isEmpty())
        problem(Message(MW_TEXT("The question that is asked has no answer any more.")));
}

} // namespace mw::steam_time

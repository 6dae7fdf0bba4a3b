#include "smalltable.h"

#include "yaml/loader.h"

#include <algorithm>
#include <iostream>
#include <map>

namespace mw::steam_time::testing {

namespace {

constexpr const char *content = R"(
game:
  - id: steam-time
    name: Steam Time
    players: {min: 2, max: 4}
    setup:
      seats:
        - {gold: 8, steam: 1, crystals: [green, blue, black, pink, gray]}
        - {gold: 8, steam: 1, crystals: [green, blue, black, pink, gray, orange]}
        - {gold: 8, steam: 2, crystals: [green, blue, black, pink, gray, orange]}
        - {gold: 10, steam: 2, crystals: [green, blue, black, pink, gray, orange]}
airship:
  - id: airship
    steam: {max: 10}
    portal: {length: 8, start: 0, top: 0}
    generators:
      - {colour: green, slots: [{bonus: [{gain: esteem}]}, {bonus: [{gain: esteem}]}, {marked: true, bonus: [{gain: esteem}]}]}
      - {colour: blue, slots: [{bonus: [{gain: steam}]}, {bonus: [{gain: steam}]}, {marked: true, bonus: [{gain: steam}]}]}
      - {colour: black, slots: [{bonus: [{gain: time-crystal}]}, {bonus: [{gain: time-crystal}]}, {marked: true}]}
      - {colour: pink, slots: [{bonus: [{gain: portal}]}, {bonus: [{gain: portal}]}, {marked: true, bonus: [{gain: portal}]}]}
      - {colour: gray, slots: [{bonus: [{gain: gold, amount: 2}]}, {bonus: [{gain: gold, amount: 2}]}, {marked: true, bonus: [{gain: gold, amount: 2}]}]}
      - {colour: orange, slots: [{}, {}, {marked: true}]}
panel:
  - id: low
    name: Low
    players: 2
    spaces: [{kind: gold, gold: 4}, {kind: deposit, slots: 3, extra: {esteem: 2}}, {kind: encounter, draw: 1, extra: {portal: 1}}, {kind: mission}]
  - id: mid
    name: Mid
    players: 2
    spaces: [{kind: upgrade}, {kind: expedition}, {kind: gold, gold: 7, extra: {portal: 1}}, {kind: gold, gold: 2}]
  - id: high
    name: High
    players: 2
    spaces: [{kind: mission, extra: {steam: 1}}, {kind: encounter, draw: 2}, {kind: gold, gold: 1}]
  - id: three
    name: Three
    players: 3
    spaces: [{kind: encounter, draw: 1}, {kind: gold, gold: 3}]
encounter:
  - {id: pair, top: [{gain: crystal, colour: same, amount: 2}], bottom: [{pay: gold, amount: 4}, {gain: time-crystal}]}
  - {id: mixed, top: [{gain: crystal, colour: blue}, {gain: time-crystal}], bottom: [{pay: crystal, colour: any, amount: 2}, {gain: esteem, amount: 5}]}
  - {id: violet, top: [{gain: gold, amount: 2}], purple: true, bottom: [{pay: steam}, {gain: portal, amount: 2}]}
  - {id: uniform, top: [{gain: steam}], bottom: [{pay: crystal, colour: same, amount: 2}, {gain: esteem, amount: 9}]}
expedition:
  - {id: hills, round: 1, cost: [A, B], rewards: [{gain: esteem, amount: 2}, {gain: portal}, {gain: time-crystal}]}
  - {id: lakes, round: 2, cost: [A], rewards: [{gain: gold, amount: 2}]}
upgrade:
  - {id: press, round: 1, cost: [C, D], income: [{gain: gold, amount: 3}]}
  - {id: still, round: 2, cost: [A], income: [{gain: time-crystal}]}
  - {id: lookout, round: 3, cost: [A], income: [{gain: deposit-crystal}]}
mission:
  - {id: coins, deliver: [{pay: gold, amount: 2}], times: 3, esteem: 1}
  - {id: trio, deliver: [{pay: crystal, colour: same, amount: 3}], esteem: 8}
  - {id: back, deliver: [{pay: portal, amount: 2}], times: 4, esteem: 2}
  - {id: hull, deliver: [{pay: upgrade}], esteem: 4}
specialist:
  - {id: navigator, name: Navigator, skills: [{ignore: stream-of-time}]}
  - {id: psychic, name: Psychic, skills: [{more: esteem-for-steam}, {more: hand}]}
  - {id: stoker, name: Stoker, skills: [{more: active-slots}]}
  - {id: trader, name: Trader, skills: [{less: crystal-price}]}
effort:
  - {id: first, stack: alpha, letters: {A: green, B: blue, C: black, D: pink, E: gray, F: orange}}
  - {id: second, stack: alpha, letters: {A: orange, B: gray, C: pink, D: black, E: blue, F: green}}
  - {id: last, stack: omega, letters: {A: green, B: blue, C: black, D: pink, E: gray, F: orange}}
)";

Value parsed(const std::string &text)
{
    Diagnostics problems;
    Value value = yaml::parseValue("small.yaml", text, problems);
    for (const Diagnostic &problem : problems)
        std::cerr << problem.toString() << '\n';
    return value;
}

} // namespace

Items smallItems()
{
    Items items;
    for (const Value::Entry &kind : parsed(content).map) {
        for (const Value &fields : kind.value.list)
            items.add({kind.key, fields.textOr("id", ""), fields, fields.location});
    }
    return items;
}

SmallTable::SmallTable(const OptionValues &options, int players)
{
    Diagnostics problems;
    m_content = compile(smallItems(), options, problems);
    for (const Diagnostic &problem : problems)
        std::cerr << problem.toString() << '\n';
    if (newGame(*m_content, {.players = players, .firstPlayer = 0, .seed = 1}, m_state, &m_events))
        std::cerr << "the set-up is refused\n";
}

bool SmallTable::given(const std::string &yaml)
{
    Diagnostics problems;
    overlayState(*m_content, m_state, parsed(yaml), problems);
    return problems.empty();
}

std::string SmallTable::refusalOf(const std::string &text) const
{
    const std::optional<Action> action = parseAction(*m_content, m_state, text);
    if (!action)
        return "unknown";
    const std::optional<Refusal> refused = refusal(*m_content, m_state, *action);
    return refused ? std::string(refused->rule) : "legal";
}

std::string SmallTable::play(const std::vector<std::string> &actions)
{
    for (const std::string &text : actions) {
        if (const std::string outcome = refusalOf(text); outcome != "legal")
            return text + ": " + outcome;
        m_events.clear();
        apply(*m_content, m_state, *parseAction(*m_content, m_state, text), &m_events);
    }
    return {};
}

std::vector<std::string> SmallTable::legal() const
{
    const auto actions = std::make_unique<ActionList>();
    legalActions(*m_content, m_state, *actions);
    std::vector<std::string> texts;
    for (const Action &action : *actions)
        texts.push_back(actionText(*m_content, m_state, action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string SmallTable::value(const std::string &path) const
{
    const Value state = describeState(*m_content, m_state);
    const Value *found = state.at(path);
    if (!found)
        return "nothing";
    if (found->isScalar())
        return found->text;
    std::string text;
    for (const Value &element : found->list)
        text += (text.empty() ? "" : " ") + element.text;
    return text;
}

std::string SmallTable::question() const
{
    return steam_time::question(*m_content, m_state).text.toEnglish();
}

} // namespace mw::steam_time::testing

#include "archive.h"

#include "games/timespan/phases/phases.h"
#include "games/timespan/play/decks.h"
#include "games/timespan/rules.h"
#include "games/timespan/words/words.h"
#include "settle.h"

#include <algorithm>

namespace mw::timespan {

namespace {

/// Reads the parts that a Value names.
class GivenReader final : public Archive
{
public:
    /// With `namedOnly`, “rest” stands for nothing.
    GivenReader(const Content &content, const Value &given, Diagnostics &problems, bool namedOnly = false)
        : Archive(content), m_value(&given), m_problems(problems), m_namedOnly(namedOnly)
    {
    }

    /// Cards that have been named so far.
    [[nodiscard]] const Claims &claims() const { return m_claims; }

    void number(std::string_view key, std::int64_t &value, std::int64_t least, std::int64_t most) override
    {
        const Value *found = find(key);
        if (!found)
            return;
        if (found->kind == Value::Kind::Int && found->number >= least && found->number <= most)
            value = found->number;
        else
            problem(GivenValues::numberNeeded(least, most));
    }
    void text(std::string_view key, std::string &value) override
    {
        if (const Value *found = find(key))
            value = found->isNull() ? std::string(noneWord) : found->text;
    }
    void texts(std::string_view key, std::vector<std::string> &values) override
    {
        const Value *found = find(key);
        if (!found)
            return;
        std::vector<std::string> before = std::exchange(values, {});
        for (const Value &value : found->list) {
            if (value.text == "rest" && m_namedOnly)
                continue;
            if (value.text == "rest") {
                for (const std::string &old : before) { // whatever else lies there stays below
                    if (std::find(values.begin(), values.end(), old) == values.end())
                        values.push_back(old);
                }
            } else {
                values.push_back(value.text);
            }
        }
    }
    void part(std::string_view key, const std::function<void()> &visit) override
    {
        const Value *found = find(key);
        if (!found)
            return;
        Level outer = std::exchange(m_level, {});
        const Value *value = std::exchange(m_value, found);
        visit();
        checkKeys();
        m_value = value;
        m_level = std::move(outer);
    }
    void parts(std::string_view key, int &count, const std::function<void(int)> &visit) override
    {
        const Value *found = find(key);
        if (!found)
            return;
        count = static_cast<int>(found->list.size());
        Level outer = std::exchange(m_level, {});
        const Value *value = m_value;
        for (int i = 0; i < count; ++i) {
            m_value = &found->list[static_cast<std::size_t>(i)];
            m_level = {};
            visit(i);
            checkKeys();
        }
        m_value = value;
        m_level = std::move(outer);
    }
    void claim(Table table, int number) override { m_claims.add(table, number); }
    void problem(Message message) override
    {
        GivenValues(m_problems).problem(m_last ? *m_last : *m_value, std::move(message));
    }
    [[nodiscard]] bool has(std::string_view key) const override { return m_value->find(key) != nullptr; }
    [[nodiscard]] bool writes() const override { return false; }

    /// Names that nothing asked for are no parts of the state.
    void checkKeys()
    {
        for (const Value::Entry &entry : m_value->map) {
            const bool derived = entry.key == "age" || entry.key == "clock" || entry.key == "down-type";
            if (derived || std::find(m_level.begin(), m_level.end(), entry.key) != m_level.end())
                continue;
            GivenValues(m_problems).unknownKey(entry);
        }
    }

private:
    using Level = std::vector<std::string>;

    const Value *find(std::string_view key)
    {
        m_level.emplace_back(key);
        m_last = m_value->find(key);
        return m_last;
    }

    const Value *m_value;
    const Value *m_last = nullptr;
    Level m_level;
    Diagnostics &m_problems;
    bool m_namedOnly;
    Claims m_claims;
};

/// The hourglass on the first space of a phase, and of the age if one is named.
void setTime(const Content &content, GameState &state, const Value &given)
{
    const Value *phase = given.find("phase");
    const Value *age = given.find("age");
    if (given.find("hourglass") || (!phase && !age))
        return;
    Phase wanted = state.phase == Phase::Start || state.phase == Phase::Boards ? Phase::Discovery : state.phase;
    for (std::size_t i = 0; phase && i < phaseWords.size(); ++i) {
        if (phaseWords[i] == phase->text)
            wanted = static_cast<Phase>(i);
    }
    if (wanted == Phase::Scoring || wanted == Phase::Over) {
        state.time = static_cast<std::uint8_t>(content.time.size() - 1);
        return;
    }
    if (wanted == Phase::Workers)
        wanted = Phase::Camels;
    for (std::size_t i = 0; i < content.time.size(); ++i) {
        const bool ageFits = !age || content.time[i].age == age->number;
        if (ageFits && content.time[i].phase == wanted) {
            state.time = static_cast<std::uint8_t>(i);
            return;
        }
    }
}

bool haveBoards(const GameState &state)
{
    for (int seat = 0; seat < state.playerCount; ++seat) {
        if (state.player(seat).civilization == none || state.player(seat).techBoard == none)
            return false;
    }
    return true;
}

/// What a phase needs when it begins anew.
void beginPhase(Engine &engine, const Value &given)
{
    GameState &state = engine.state;
    if (state.phase == Phase::Start)
        state.step = 0;
    if (state.phase == Phase::Discovery && !given.find("offers"))
        dealOffers(engine);
    for (int seat = 0; seat < state.playerCount; ++seat) {
        const Value *player = given.at("players/" + std::to_string(seat + 1));
        if (!player || !player->find("done"))
            state.player(seat).done = 0;
        if (state.phase == Phase::Income && (!player || !player->find("income")))
            takeSnapshot(engine, seat);
    }
}

/// Highest peace first, then the lowest number (TS-ORDER-02, 03).
void sortOrder(Engine &engine)
{
    GameState &state = engine.state;
    orderByNumber(engine);
    std::stable_sort(state.order.begin(), state.order.begin() + state.playerCount,
                     [&state](int a, int b) { return state.player(a).peace > state.player(b).peace; });
}

} // namespace

void readState(const Content &content, GameState &state, const Value &description, Diagnostics &problems)
{
    GivenReader reader(content, description, problems);
    visitState(reader, state);
    reader.checkKeys();
}

void overlayState(const Content &content, GameState &state, const Value &given, Diagnostics &problems)
{
    Diagnostics found;
    Engine engine{content, state, nullptr};
    const bool goesOn = given.find("frames") != nullptr;
    dropFrames(engine);
    if (!goesOn)
        returnOffersUnlessNamed(engine, given);
    {
        GameState scratch = state; // what is named lies nowhere else
        Diagnostics ignored;
        GivenReader first(content, given, ignored, true);
        visitState(first, scratch);
        clearClaims(content, state, first.claims());
    }
    if (given.find("phase") && !given.find("phase-step"))
        state.step = 0;
    setTime(content, state, given);
    GivenReader reader(content, given, found);
    visitState(reader, state);
    reader.checkKeys();
    settle(content, state, given, reader.claims(), found);
    if (!hasErrors(found) && state.phase >= Phase::Discovery && !haveBoards(state)) {
        Diagnostic diagnostic;
        diagnostic.code = "scenario.given";
        diagnostic.message = Message(MW_TEXT("Not everybody has a civilization and a technology board yet."));
        diagnostic.location = given.location;
        found.push_back(std::move(diagnostic));
    }
    if (!hasErrors(found)) {
        if (!given.find("order") && haveBoards(state))
            sortOrder(engine);
        if (!goesOn) {
            beginPhase(engine, given);
            ActionList answers;
            run(engine, answers);
        }
    }
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace mw::timespan

#include "scenario.h"

#include "rulestext.h"
#include "setuptext.h"
#include "valuediff.h"
#include "valuetext.h"

#include <algorithm>
#include <array>

namespace mw {

namespace {

using Failure = std::optional<ScenarioFailure>;

/// Names that every game uses for what goes on inside (docs/scenarios.md). A kept scenario starts from them, but says
/// nothing of how they end: a designer who reads it is after what players see.
constexpr std::array<std::string_view, 3> innerNames{"frames", "random", "decks"};

ScenarioFailure failure(std::string path, std::string expected, std::string actual, const Location &location)
{
    return {0, std::move(path), std::move(expected), std::move(actual), location};
}

std::vector<std::string> legalTexts(const GamePack &pack, const StateBlock &state)
{
    const auto actions = std::make_unique<ActionList>();
    pack.rules->legalActions(*pack.content, state, *actions);
    std::vector<std::string> texts;
    for (const Action &action : *actions)
        texts.push_back(pack.rules->actionText(*pack.content, state, action));
    return texts;
}

std::vector<std::string> legalTexts(const Game &game)
{
    return legalTexts(game.pack(), game.state());
}

std::string joined(const std::vector<std::string> &texts)
{
    std::string line;
    for (const std::string &text : texts)
        line += (line.empty() ? "" : ", ") + text;
    return line.empty() ? "nothing" : line;
}

Failure compareLegal(const Value &expected, const std::vector<std::string> &texts)
{
    for (const Value &action : expected.list) {
        if (std::find(texts.begin(), texts.end(), action.text) == texts.end())
            return failure("legal", action.text, joined(texts), action.location);
    }
    return std::nullopt;
}

/// Exactly these, in any order.
Failure compareOnlyLegal(const Value &expected, const Game &game)
{
    const std::vector<std::string> texts = legalTexts(game);
    if (Failure missing = compareLegal(expected, texts))
        return missing;
    if (texts.size() == expected.list.size())
        return std::nullopt;
    return failure("only-legal", toLine(expected), joined(texts), expected.location);
}

/// What an attempt led to, in the words of a scenario: the refusing rule's id, "legal", or "unknown action".
std::string outcome(const Game &game, const std::string &text, int player)
{
    std::optional<Action> action = game.pack().rules->parseAction(*game.pack().content, game.state(), text);
    if (!action)
        return "unknown action";
    if (player >= 0)
        action->player = static_cast<std::uint8_t>(player);
    const std::optional<Refusal> refused = game.refusal(*action);
    return refused ? std::string(refused->rule) : "legal";
}

Failure compareIllegal(const Value &expected, const Game &game)
{
    for (const Value &entry : expected.list) {
        const std::string action = entry.isScalar() ? entry.text : entry.textOr("action", "");
        const std::string rule = entry.textOr("rule", "");
        const std::string actual = outcome(game, action, static_cast<int>(entry.intOr("player", 0)) - 1);
        if (actual == "legal" || actual == "unknown action" || (!rule.empty() && rule != actual))
            return failure("illegal/" + action, rule.empty() ? "refused" : rule, actual, entry.location);
    }
    return std::nullopt;
}

/// Every expected text must be contained in the text of an event, in the order given.
Failure compareEvents(const Value &expected, const Game &game, std::size_t since)
{
    std::vector<std::string> happened;
    for (std::size_t i = since; i < game.position(); ++i) {
        for (const Event &event : game.steps()[i].events)
            happened.push_back(eventText(game.pack(), game.stateAt(i + 1), event));
    }
    auto next = happened.begin();
    for (const Value &text : expected.list) {
        next = std::find_if(next, happened.end(),
                            [&text](const std::string &line) { return line.find(text.text) != std::string::npos; });
        if (next == happened.end())
            return failure("events", text.text, joined(happened), text.location);
        ++next;
    }
    return std::nullopt;
}

Value standingsValue(const Game &game)
{
    std::vector<Standing> standings = game.pack().rules->standings(*game.pack().content, game.state());
    std::sort(standings.begin(), standings.end(),
              [](const Standing &a, const Standing &b) { return a.player < b.player; });
    Value list = Value::ofList({});
    for (const Standing &standing : standings) {
        Value value = Value::ofMap({});
        value.set("player", Value::ofInt(standing.player + 1));
        value.set("score", Value::ofInt(standing.score));
        value.set("rank", Value::ofInt(standing.rank));
        list.list.push_back(std::move(value));
    }
    return list;
}

/// `question: text` asks whether the text is part of the question; `question: {player: 2}` who is asked.
Failure compareQuestion(const Value &expected, const Game &game)
{
    const Question question = game.question();
    const std::string text = question.text.toEnglish();
    const std::string part = expected.isScalar() ? expected.text : expected.textOr("text", "");
    if (text.find(part) == std::string::npos)
        return failure("question", part, text, expected.location);
    const Value *player = expected.find("player");
    if (player && player->number != question.player + 1)
        return failure("question/player", player->text, std::to_string(question.player + 1), player->location);
    return std::nullopt;
}

Failure compareValue(const std::string &path, const Value &expected, const Value &actual)
{
    const std::optional<Difference> difference = firstDifference(expected, actual);
    if (!difference)
        return std::nullopt;
    const std::string rest = difference->path.empty() ? "" : '/' + difference->path;
    return failure(path + rest, difference->expected, difference->actual.empty() ? "nothing" : difference->actual,
                   difference->location.isKnown() ? difference->location : expected.location);
}

/// What a player knows: values of the state, and the answers that are open to whoever is asked.
Failure compareView(const Value::Entry &expected, const Game &game)
{
    const std::string path = "seen-by/" + expected.key;
    const std::string seats = std::to_string(game.setup().players);
    if (expected.key.size() != 1 || expected.key < "1" || expected.key > seats)
        return failure(path, "a seat from 1 to " + seats, expected.key, expected.keyLocation);
    const GamePack &pack = game.pack();
    const StateBlock view = pack.rules->viewFor(*pack.content, game.state(), expected.key.front() - '1');
    const Value state = pack.rules->describeState(*pack.content, view);
    for (const Value::Entry &entry : expected.value.map) {
        const Value *actual = state.find(entry.key);
        Failure found = entry.key == "legal"
                            ? compareLegal(entry.value, legalTexts(pack, view))
                            : compareValue(path + '/' + entry.key, entry.value, actual ? *actual : Value());
        if (found)
            return found;
    }
    return std::nullopt;
}

Failure compareViews(const Value &expected, const Game &game)
{
    for (const Value::Entry &entry : expected.map) {
        if (Failure found = compareView(entry, game))
            return found;
    }
    return std::nullopt;
}

Failure compareEntry(const Value::Entry &entry, const Game &game, const Value &state, std::size_t since)
{
    if (entry.key == "legal")
        return compareLegal(entry.value, legalTexts(game));
    if (entry.key == "only-legal")
        return compareOnlyLegal(entry.value, game);
    if (entry.key == "illegal")
        return compareIllegal(entry.value, game);
    if (entry.key == "events")
        return compareEvents(entry.value, game, since);
    if (entry.key == "question")
        return compareQuestion(entry.value, game);
    if (entry.key == "seen-by")
        return compareViews(entry.value, game);
    if (entry.key == "standings")
        return compareValue("standings", entry.value, standingsValue(game));
    if (entry.key == "over")
        return compareValue("over", entry.value, Value::ofBool(game.isOver()));
    const Value *actual = state.find(entry.key);
    return compareValue(entry.key, entry.value, actual ? *actual : Value());
}

/// Plays one action of a scenario.
Failure playStep(const ScenarioStep &step, Game &game)
{
    const std::string actual = outcome(game, step.action, step.player);
    const std::string expected = step.refused.empty() ? "legal" : step.refused;
    if (actual != expected)
        return failure("play/" + step.action, expected,
                       actual == "unknown action" ? actual + "; legal are: " + joined(legalTexts(game)) : actual,
                       step.location);
    if (!step.refused.empty())
        return std::nullopt;
    Action action = *game.pack().rules->parseAction(*game.pack().content, game.state(), step.action);
    if (step.player >= 0)
        action.player = static_cast<std::uint8_t>(step.player);
    game.apply(action);
    return std::nullopt;
}

} // namespace

std::string ScenarioFailure::toString() const
{
    return location.toString() + ": step " + std::to_string(step) + ": " + path + ": expected " + expected + ", got " +
           actual;
}

Failure compareWithGame(const Value &expect, const Game &game, std::size_t since)
{
    const Value state = game.description();
    for (const Value::Entry &entry : expect.map) {
        if (Failure found = compareEntry(entry, game, state, since))
            return found;
    }
    return std::nullopt;
}

ScenarioResult runScenario(const Scenario &scenario, std::shared_ptr<const GamePack> pack)
{
    ScenarioResult result;
    result.game = Game::startFrom(std::move(pack), scenario.setup, scenario.given, result.problems);
    if (!result.game)
        return result;
    std::size_t since = 0;
    int number = 0;
    for (const ScenarioStep &step : scenario.play) {
        ++number;
        if (step.expect.isNull()) {
            result.failure = playStep(step, *result.game);
        } else {
            result.failure = compareWithGame(step.expect, *result.game, since);
            since = result.game->position();
        }
        if (result.failure) {
            result.failure->step = number;
            return result;
        }
    }
    result.failure = compareWithGame(scenario.expect, *result.game, since);
    if (result.failure)
        result.failure->step = number + 1;
    return result;
}

namespace {

/// A short `given` that leads to a state: what differs from the usual start, and then whatever the game filled in
/// otherwise, because it follows from other parts unless it is named. All of the state where that leads nowhere.
Value givenFor(const Game &game, const Value &state)
{
    constexpr int attempts = 8;
    const std::optional<Game> fresh = Game::start(game.sharedPack(), game.setup());
    Value given = fresh ? changesBetween(fresh->description(), state) : state;
    for (int i = 0; i < attempts; ++i) {
        Diagnostics unused;
        const std::optional<Game> again = Game::startFrom(game.sharedPack(), game.setup(), given, unused);
        if (!again)
            break;
        const Value missing = changesBetween(again->description(), state);
        if (missing.isNull())
            return given;
        merge(given, missing);
    }
    return state;
}

} // namespace

Value scenarioValue(const Game &game, std::size_t from, std::size_t to, const std::string &title)
{
    const GamePack &pack = game.pack();
    const auto describe = [&pack, &game](std::size_t step) {
        return pack.rules->describeState(*pack.content, game.stateAt(step));
    };
    Value file = Value::ofMap({});
    file.set("title", Value::ofText(title));
    file.set("rules", Value::ofList({}));
    if (!pack.variant.empty())
        file.set("variant", Value::ofText(pack.variant));
    const OptionValues chosen = chosenOptions(pack.items, pack.options);
    if (!chosen.empty())
        file.set("options", optionsValue(pack.items, chosen));
    file.set("setup", setupValue(game.setup()));
    const Value given = givenFor(game, describe(from));
    if (!given.isNull())
        file.set("given", given);
    Value play = Value::ofList({});
    for (std::size_t i = from; i < to; ++i)
        play.list.push_back(Value::ofText(game.steps()[i].text));
    file.set("play", std::move(play));
    Value changes = changesBetween(describe(from), describe(to));
    for (const std::string_view inner : innerNames)
        changes.remove(inner);
    file.set("expect", changes.isNull() ? Value::ofMap({}) : changes);
    return file;
}

std::string writeScenario(const Game &game, std::size_t from, std::size_t to, const std::string &title)
{
    return toYaml(scenarioValue(game, from, to, title));
}

} // namespace mw

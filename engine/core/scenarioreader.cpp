#include "scenario.h"
#include "setuptext.h"
#include "valuetext.h"

#include <algorithm>
#include <array>

namespace mw {

namespace {

using Keys = std::initializer_list<std::string_view>;

class Reader
{
public:
    explicit Reader(Diagnostics &problems) : m_problems(problems) {}

    void known(const Value &map, Keys keys)
    {
        for (const Value::Entry &entry : map.map) {
            if (std::find(keys.begin(), keys.end(), entry.key) == keys.end())
                m_problems.push_back(errorAt(entry.keyLocation, "scenario.unknown-key",
                                             Message(MW_TEXT("A scenario has no {0} here.")).name(entry.key),
                                             Message(MW_TEXT("It can have: {0}.")).name(joined(keys))));
        }
    }
    void wrong(const Value &value, std::string_view key, Message remedy)
    {
        m_problems.push_back(errorAt(value.location, "scenario.value",
                                     Message(MW_TEXT("{0} cannot be {1}.")).name(key).name(toLine(value)),
                                     std::move(remedy)));
    }
    /// The value of a key if it has the right kind; Null otherwise.
    Value part(const Value &map, std::string_view key, Value::Kind kind)
    {
        const Value *value = map.find(key);
        if (!value || value->isNull())
            return {};
        if (value->kind == kind)
            return *value;
        wrong(*value, key,
              Message(kind == Value::Kind::Map ? MW_TEXT("Write a map: names with a colon and a value.")
                                               : MW_TEXT("Write a list: one entry a line, each with a dash.")));
        return {};
    }

private:
    static std::string joined(Keys keys)
    {
        std::string text;
        for (const std::string_view key : keys)
            (text += text.empty() ? "" : ", ") += key;
        return text;
    }

    Diagnostics &m_problems;
};

ScenarioStep readStep(const Value &value, Reader &reader)
{
    ScenarioStep step;
    step.location = value.location;
    if (value.kind == Value::Kind::Text) {
        step.action = value.text;
        return step;
    }
    if (const Value *expect = value.find("expect")) {
        reader.known(value, {"expect"});
        step.expect = *expect;
        if (expect->kind != Value::Kind::Map)
            reader.wrong(*expect, "expect", Message(MW_TEXT("Write a map: names with a colon and a value.")));
        return step;
    }
    reader.known(value, {"player", "action", "refused"});
    step.action = value.textOr("action", "");
    step.refused = value.textOr("refused", "");
    if (const Value *player = value.find("player")) {
        step.player = static_cast<int>(std::clamp<std::int64_t>(player->number, 0, 99)) - 1;
        if (step.player < 0)
            reader.wrong(*player, "player", Message(MW_TEXT("Write a seat, counted from 1.")));
    }
    if (step.action.empty())
        reader.wrong(value, "play", Message(MW_TEXT("Write an action, {action: …, refused: …} or {expect: {…}}.")));
    return step;
}

/// `content` is a map of collections, or a list of changes as in a variant; `patch` is always the latter.
void readContent(const Value &value, Scenario &scenario, Reader &reader)
{
    const Value *content = value.find("content");
    if (content && content->kind == Value::Kind::List)
        scenario.patch = *content;
    else
        scenario.content = reader.part(value, "content", Value::Kind::Map);
    const Value patch = reader.part(value, "patch", Value::Kind::List);
    if (scenario.patch.isNull())
        scenario.patch = patch;
    else
        scenario.patch.list.insert(scenario.patch.list.end(), patch.list.begin(), patch.list.end());
}

} // namespace

std::optional<Scenario> readScenario(const Value &value, Diagnostics &problems)
{
    Diagnostics found;
    Reader reader(found);
    Scenario scenario;
    if (value.kind != Value::Kind::Map)
        reader.wrong(value, "scenario", Message(MW_TEXT("Write a map: names with a colon and a value.")));
    reader.known(value, {"title", "rules", "pack", "with", "variant", "options", "content", "patch", "setup", "given",
                         "play", "expect"});
    scenario.title = value.textOr("title", "");
    scenario.pack = value.textOr("pack", "");
    scenario.with = value.textOr("with", "");
    scenario.variant = value.textOr("variant", "");
    for (const Value &rule : reader.part(value, "rules", Value::Kind::List).list)
        scenario.rules.push_back(rule.text);
    scenario.options = reader.part(value, "options", Value::Kind::Map);
    readContent(value, scenario, reader);
    scenario.setup = readSetup(reader.part(value, "setup", Value::Kind::Map), found);
    scenario.given = reader.part(value, "given", Value::Kind::Map);
    for (const Value &step : reader.part(value, "play", Value::Kind::List).list)
        scenario.play.push_back(readStep(step, reader));
    scenario.expect = reader.part(value, "expect", Value::Kind::Map);
    if (scenario.play.empty() && scenario.expect.isNull())
        found.push_back(errorAt(value.location, "scenario.empty",
                                Message(MW_TEXT("The scenario plays and expects nothing.")),
                                Message(MW_TEXT("Give it a play or an expect part."))));
    const bool good = !hasErrors(found);
    std::move(found.begin(), found.end(), std::back_inserter(problems));
    return good ? std::optional(std::move(scenario)) : std::nullopt;
}

void shareContent(const Value &shared, Scenario &scenario, Diagnostics &problems)
{
    Reader reader(problems);
    reader.known(shared, {"content", "patch"});
    Scenario under;
    readContent(shared, under, reader);
    for (Value::Entry &entry : under.content.map) {
        if (!scenario.content.find(entry.key))
            scenario.content.map.push_back(std::move(entry));
    }
    if (scenario.patch.isNull())
        scenario.patch = std::move(under.patch);
    else
        scenario.patch.list.insert(scenario.patch.list.begin(), under.patch.list.begin(), under.patch.list.end());
}

std::shared_ptr<const GamePack> packFor(const Scenario &scenario, const Rules &rules, Items items,
                                        Diagnostics &problems)
{
    Diagnostics found;
    OptionValues options;
    readOptions(items, scenario.options, options, found);
    if (!scenario.variant.empty())
        applyVariant(items, options, scenario.variant, found);
    applyPatch(items, scenario.patch, found);
    std::shared_ptr<GamePack> pack;
    if (!hasErrors(found))
        pack = makePack(rules, std::move(items), options, found);
    if (pack)
        pack->variant = scenario.variant;
    std::move(found.begin(), found.end(), std::back_inserter(problems));
    return pack;
}

} // namespace mw

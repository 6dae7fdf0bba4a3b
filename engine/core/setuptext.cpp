#include "setuptext.h"

namespace mw {

Value setupValue(const Setup &setup)
{
    Value value = Value::ofMap({});
    value.set("players", Value::ofInt(setup.players));
    value.set("first", setup.firstPlayer < 0 ? Value::ofText("drawn") : Value::ofInt(setup.firstPlayer + 1));
    // A seed may be too large for the whole numbers of a Value.
    Value seed = Value::ofInt(0);
    seed.text = std::to_string(setup.seed);
    value.set("seed", seed);
    return value;
}

Setup readSetup(const Value &value, Diagnostics &problems)
{
    Setup setup;
    for (const Value::Entry &entry : value.map) {
        const std::string &text = entry.value.text;
        bool good = true;
        if (entry.key == "players") {
            const std::optional<int> players = numberFrom<int>(text);
            good = players && *players >= 1 && *players <= 99;
            setup.players = players.value_or(setup.players);
        } else if (entry.key == "first") {
            const std::optional<int> first = numberFrom<int>(text);
            good = text == "drawn" || (first && *first >= 1 && *first <= 99);
            setup.firstPlayer = first && good ? *first - 1 : -1;
        } else if (entry.key == "seed") {
            const std::optional<std::uint64_t> seed = numberFrom<std::uint64_t>(text);
            good = seed.has_value();
            setup.seed = seed.value_or(setup.seed);
        } else {
            problems.push_back(errorAt(entry.keyLocation, "setup.unknown-key",
                                       Message(MW_TEXT("A setup has no {0}.")).name(entry.key),
                                       Message(MW_TEXT("It has players, first and seed."))));
        }
        if (!good)
            problems.push_back(errorAt(entry.value.location, "setup.value",
                                       Message(MW_TEXT("{0} cannot be {1}.")).name(entry.key).name(text),
                                       Message(MW_TEXT("Write a whole number; first may also be drawn."))));
    }
    return setup;
}

} // namespace mw

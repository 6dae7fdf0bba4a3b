#include "savefile.h"

#include "setuptext.h"
#include "valuetext.h"

#include <array>

namespace mw {

namespace {

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    return {digits.data(), end};
}

Value seatsValue(const std::vector<Seat> &seats)
{
    Value list = Value::ofList({});
    for (const Seat &seat : seats) {
        Value value = Value::ofMap({});
        value.set("name", Value::ofText(seat.name));
        value.set("kind", Value::ofText(seat.kind));
        if (seat.concededAt >= 0)
            value.set("conceded", Value::ofInt(seat.concededAt));
        list.list.push_back(std::move(value));
    }
    return list;
}

/// An action alone is just its text; with a note it is a map.
Value entryValue(const SaveGame::Entry &entry)
{
    if (entry.note.empty())
        return Value::ofText(entry.action);
    Value value = Value::ofMap({});
    value.set("action", Value::ofText(entry.action));
    value.set("note", Value::ofText(entry.note));
    return value;
}

/// Reads the keys of a save file; every problem is noted with its place.
class SaveReader
{
public:
    SaveReader(const Value &value, Diagnostics &problems) : m_value(value), m_problems(problems) {}

    /// A key that must be there, of a kind.
    const Value *required(std::string_view key, Value::Kind kind)
    {
        const Value *value = m_value.find(key);
        if (value && value->kind == kind)
            return value;
        wrong(value ? value->location : m_value.location, key);
        return nullptr;
    }
    [[nodiscard]] Value anything(std::string_view key) const
    {
        const Value *value = m_value.find(key);
        return value ? *value : Value();
    }
    void wrong(const Location &place, std::string_view key)
    {
        m_problems.push_back(errorAt(place, "save.damaged",
                                     Message(MW_TEXT("The saved game has no usable {0}.")).name(key),
                                     Message(MW_TEXT("Open another saved game, or mend this line by hand."))));
    }

private:
    const Value &m_value;
    Diagnostics &m_problems;
};

std::vector<Seat> readSeats(const Value &list, SaveReader &reader)
{
    std::vector<Seat> seats;
    for (const Value &value : list.list) {
        seats.push_back(
            {value.textOr("name", ""), value.textOr("kind", ""), static_cast<int>(value.intOr("conceded", -1))});
        if (seats.back().kind.empty())
            reader.wrong(value.location, "seats");
    }
    return seats;
}

Value logValue(const std::vector<SaveGame::Entry> &log)
{
    Value list = Value::ofList({});
    for (const SaveGame::Entry &entry : log)
        list.list.push_back(entryValue(entry));
    return list;
}

std::vector<SaveGame::Entry> readLog(const Value &list, std::string_view key, SaveReader &reader)
{
    std::vector<SaveGame::Entry> log;
    for (const Value &value : list.list) {
        const bool bare = value.kind == Value::Kind::Text;
        log.push_back({bare ? value.text : value.textOr("action", ""), value.textOr("note", "")});
        if (log.back().action.empty())
            reader.wrong(value.location, key);
    }
    return log;
}

void readFormat(SaveReader &reader, Diagnostics &problems)
{
    const Value *format = reader.required("format", Value::Kind::Int);
    if (!format || format->number <= SaveGame::currentFormat)
        return;
    problems.push_back(errorAt(
        format->location, "save.newer",
        Message(MW_TEXT("The saved game has format {0}, which is newer than this program.")).number(format->number),
        Message(MW_TEXT("Open it with a newer version of the program."))));
}

} // namespace

SaveGame saveOf(const Game &game, const std::vector<Seat> &seats)
{
    const GamePack &pack = game.pack();
    SaveGame save;
    save.game = pack.rules->game();
    save.pack = pack.path;
    save.hash = pack.hash;
    save.variant = pack.variant;
    save.options = optionsValue(pack.items, pack.options);
    save.setup = game.setup();
    save.given = game.given();
    save.seats = seats;
    save.earlier = game.earlier();
    for (std::size_t i = 0; i < game.position(); ++i)
        save.log.push_back({game.steps()[i].text, game.steps()[i].note});
    save.state = game.description();
    return save;
}

std::string writeSave(const SaveGame &save)
{
    Value value = Value::ofMap({});
    value.set("format", Value::ofInt(save.format));
    value.set("game", Value::ofText(save.game));
    value.set("pack", Value::ofText(save.pack));
    value.set("hash", Value::ofText(hexadecimal(save.hash)));
    if (!save.variant.empty())
        value.set("variant", Value::ofText(save.variant));
    value.set("options", save.options);
    value.set("setup", setupValue(save.setup));
    value.set("seats", seatsValue(save.seats));
    if (!save.given.isNull())
        value.set("given", save.given);
    if (!save.earlier.empty())
        value.set("earlier", logValue(save.earlier));
    value.set("log", logValue(save.log));
    value.set("state", save.state);
    return "# A saved game of Meeplewright. The log is what was done; the state is what it led to.\n" + toYaml(value);
}

std::optional<SaveGame> readSave(const Value &value, Diagnostics &problems)
{
    Diagnostics found;
    SaveReader reader(value, found);
    SaveGame save;
    readFormat(reader, found);
    if (const Value *game = reader.required("game", Value::Kind::Text))
        save.game = game->text;
    save.pack = value.textOr("pack", "");
    save.variant = value.textOr("variant", "");
    const std::optional<std::uint64_t> hash = numberFrom<std::uint64_t>(value.textOr("hash", "0"), 16);
    if (!hash)
        reader.wrong(value.find("hash")->location, "hash");
    save.hash = hash.value_or(0);
    if (const Value *setup = reader.required("setup", Value::Kind::Map))
        save.setup = readSetup(*setup, found);
    if (const Value *seats = value.find("seats"))
        save.seats = readSeats(*seats, reader);
    if (const Value *log = reader.required("log", Value::Kind::List))
        save.log = readLog(*log, "log", reader);
    if (const Value *earlier = value.find("earlier"))
        save.earlier = readLog(*earlier, "earlier", reader);
    save.options = reader.anything("options");
    save.given = reader.anything("given");
    save.state = reader.anything("state");
    const bool good = !hasErrors(found);
    std::move(found.begin(), found.end(), std::back_inserter(problems));
    return good ? std::optional(std::move(save)) : std::nullopt;
}

Replayed replaySave(const SaveGame &save, std::shared_ptr<const GamePack> pack)
{
    Replayed result;
    AdoptProblem problem;
    result.game = Game::startFrom(std::move(pack), save.setup, save.given, problem.reasons);
    if (!result.game) {
        result.problem = std::move(problem);
        return result;
    }
    result.game->setEarlier(save.earlier);
    for (const SaveGame::Entry &entry : save.log) {
        result.problem = result.game->applyText(entry.action, entry.note);
        if (result.problem)
            break;
    }
    return result;
}

std::optional<Game> carryOnSave(const SaveGame &save, std::shared_ptr<const GamePack> pack, Diagnostics &problems)
{
    std::optional<Game> game = Game::startFrom(std::move(pack), save.setup, save.state, problems);
    if (game) {
        std::vector<LogEntry> earlier = save.earlier;
        earlier.insert(earlier.end(), save.log.begin(), save.log.end());
        game->setEarlier(std::move(earlier));
    }
    return game;
}

} // namespace mw

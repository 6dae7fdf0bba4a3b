#include "archive.h"

#include "games/timespan/play/decks.h"
#include "games/timespan/words/words.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace mw::timespan {

namespace {

using Named = std::pair<std::string, Program>;

/// All programs of a content by the item and the part of it that they come from, so that a frame means the same when
/// content has changed.
std::vector<Named> namedPrograms(const Content &content)
{
    std::vector<Named> programs;
    const auto add = [&](std::int16_t source, const std::string &part, const Program &program) {
        if (source >= 0 && !program.isEmpty())
            programs.emplace_back(content.keys[static_cast<std::size_t>(source)] + '/' + part, program);
    };
    for (const HistoryCard &card : content.cards) {
        add(card.source, "box", card.box);
        add(card.source, "discard", card.discard);
        add(card.source, "income", card.income);
        add(card.source, "played", card.played);
        add(card.source, "complete", card.complete);
        add(card.source, "moved", card.moved);
        add(card.source, "moved-complete", card.movedComplete);
        add(card.source, "death", card.death);
    }
    for (const Wonder &wonder : content.wonders) {
        add(wonder.source, "box", wonder.box);
        add(wonder.source, "income", wonder.income);
        add(wonder.source, "discard", wonder.discard);
    }
    for (const DiscoveryTile &tile : content.tiles)
        add(tile.source, "reward", tile.reward);
    for (const Luxury &luxury : content.luxuries) {
        add(luxury.source, "reward", luxury.reward);
        add(luxury.source, "income", luxury.income);
    }
    for (const Technology &technology : content.technologies) {
        add(technology.source, "effects", technology.effects);
        add(technology.source, "income", technology.income);
    }
    for (const Civilization &board : content.civilizations) {
        add(board.source, "start", board.startEffects);
        add(board.source, "income", board.income);
    }
    for (const TechBoard &board : content.techBoards) {
        for (std::size_t slot = 0; slot < board.slots.size(); ++slot)
            add(board.source, "bonus-" + std::to_string(slot + 1), board.slots[slot].bonus);
    }
    for (const Solo &solo : content.solos) {
        for (std::size_t i = 0; i < solo.specials.size(); ++i)
            add(solo.source, "special-" + std::to_string(i + 1), solo.specials[i].effects);
    }
    return programs;
}

/// Choices by what they belong to.
std::vector<std::pair<std::string, int>> namedChoices(const Content &content)
{
    std::vector<std::pair<std::string, int>> choices{{"marketplace", content.market}};
    for (std::size_t track = 0; track < content.tracks.size(); ++track) {
        for (std::size_t space = 0; space < content.tracks[track].spaces.size(); ++space)
            choices.emplace_back(std::string(trackWords[track]) + '/' + std::to_string(space + 1),
                                 content.tracks[track].spaces[space]);
    }
    for (const Civilization &board : content.civilizations) {
        for (const Box &box : board.boxes)
            choices.emplace_back(board.id + '/' + boxWord(box), box.choices);
    }
    for (const UpgradeTile &tile : content.upgradeTiles) {
        for (std::size_t side = 0; side < tile.choices.size(); ++side)
            choices.emplace_back(tile.id + '/' + std::to_string(side + 1), tile.choices[side]);
    }
    return choices;
}

std::vector<Named> allPrograms(const Content &content)
{
    std::vector<Named> programs = namedPrograms(content);
    for (const auto &[name, number] : namedChoices(content)) {
        const Choices &choices = content.choice(number);
        for (std::size_t i = 0; i < choices.count; ++i)
            programs.emplace_back(name + "/choice-" + std::to_string(i + 1), choices.programs[i]);
    }
    return programs;
}

void visitProgram(Archive &archive, Frame &frame)
{
    std::string name(noneWord);
    if (frame.end == 0) { // nothing is carried out, unless it is read
        archive.text("program", name);
        if (name == noneWord)
            return;
    }
    const std::vector<Named> programs = allPrograms(archive.content());
    int begin = 0;
    for (const auto &[known, program] : programs) {
        if (program.begin <= frame.at && frame.end <= program.end && frame.at <= frame.end &&
            frame.end > program.begin) {
            name = known;
            begin = program.begin;
            break;
        }
    }
    archive.text("program", name);
    int from = frame.at - begin;
    int to = frame.end - begin;
    archive.count("from", from, 0, 60);
    archive.count("to", to, 0, 60);
    const auto found =
        std::find_if(programs.begin(), programs.end(), [&](const Named &entry) { return entry.first == name; });
    const int length = found == programs.end() ? 0 : found->second.end - found->second.begin;
    const bool fits = from <= to && (name == noneWord ? from == to : to <= length);
    if (!fits)
        return archive.problem(Message(MW_TEXT("“{0}” is being carried out and has changed.")).name(name));
    const int first = found == programs.end() ? 0 : found->second.begin;
    frame.at = static_cast<std::uint16_t>(name == noneWord ? 0 : first + from);
    frame.end = static_cast<std::uint16_t>(name == noneWord ? 0 : first + to);
}

void visitChoicesOf(Archive &archive, Frame &frame)
{
    const auto choices = namedChoices(archive.content());
    const auto same = [&](const auto &entry) { return entry.second == frame.at; };
    const auto before = std::find_if(choices.begin(), choices.end(), same);
    std::string name = before == choices.end() ? std::string(noneWord) : before->first;
    archive.text("choices", name);
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const auto &entry) { return entry.first == name; });
    if (found == choices.end())
        return archive.problem(Message(MW_TEXT("“{0}” is being carried out and has changed.")).name(name));
    frame.at = static_cast<std::uint16_t>(found->second);
}

/// What a register of a frame holds: a card, counted from 0 or from 1, or just a number.
struct Meaning {
    bool isCard = false;
    Table table = Table::Card;
    int from = 0;
};

Meaning meaningOf(const Frame &frame, std::size_t place)
{
    const auto card = [](Table table, int from = 0) { return Meaning{true, table, from}; };
    switch (frame.kind) {
    case FrameKind::Start:
        return place < 4 ? card(Table::Wonder) : place < 8 ? card(Table::Vision) : Meaning{};
    case FrameKind::Effects:
        if ((frame.flags & 2) != 0 && place < 2)
            return card(Table::Card);
        return place == 3 ? card(Table::Card, 1) : Meaning{};
    case FrameKind::HandCard:
        return place == 3 ? card(Table::Card, 1) : Meaning{};
    case FrameKind::Remove:
        return place == 0 ? card(Table::Card) : Meaning{};
    case FrameKind::Triggers:
        return place < 5 ? card(Table::Card) : Meaning{};
    case FrameKind::Clock:
    case FrameKind::Return:
        return place == 0 ? card(Table::Tile) : Meaning{};
    case FrameKind::Exchange:
        return place >= drawn::first && place <= drawn::last ? card(Table::Tile) : Meaning{};
    case FrameKind::Draw: {
        constexpr std::array<Table, 4> tables{Table::Card, Table::Wonder, Table::Vision, Table::Tile};
        return place >= drawn::first && place <= drawn::last ? card(tables[frame.registers[drawn::pile] & 3U])
                                                             : Meaning{};
    }
    default:
        return {};
    }
}

/// A register as a word; a zero that stands for no card stays a number.
std::string registerWord(const Content &content, const Frame &frame, std::size_t place)
{
    const Meaning meaning = meaningOf(frame, place);
    const int value = frame.registers[place];
    if (!meaning.isCard || value < meaning.from)
        return std::to_string(value);
    const std::string id = idIn(content, meaning.table, value - meaning.from);
    return id.empty() ? std::to_string(value) : '@' + id;
}

bool readRegister(Archive &archive, Frame &frame, std::size_t place, const std::string &word)
{
    const Meaning meaning = meaningOf(frame, place);
    if (meaning.isCard && !word.empty() && word[0] == '@') {
        const int number = numberIn(archive.content(), meaning.table, std::string_view(word).substr(1));
        if (number < 0)
            return false;
        frame.registers[place] = static_cast<std::uint8_t>(number + meaning.from);
        return true;
    }
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    frame.registers[place] = static_cast<std::uint8_t>(number);
    return error == std::errc() && number >= 0 && number <= 255;
}

void visitRegisters(Archive &archive, Frame &frame)
{
    if (!archive.has("registers"))
        return;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < frame.registers.size(); ++i)
        words.push_back(registerWord(archive.content(), frame, i));
    archive.texts("registers", words);
    // the pile comes before the cards, whose meaning depends on it
    for (std::size_t i = 0; i < std::min(words.size(), frame.registers.size()); ++i) {
        if (!readRegister(archive, frame, i, words[i]))
            archive.problem(Message(MW_TEXT("“{0}” is in play and no longer exists.")).name(words[i]));
    }
}

void visitFrame(Archive &archive, GameState &state, Frame &frame)
{
    int kind = static_cast<int>(frame.kind);
    archive.word("kind", kind, frameWords);
    frame.kind = static_cast<FrameKind>(kind);
    int asks = static_cast<int>(frame.ask);
    archive.word("asks", asks, askWords);
    frame.ask = static_cast<Ask>(asks);
    int seat = frame.player + 1;
    archive.count("player", seat, 1, state.playerCount);
    frame.player = static_cast<std::uint8_t>(seat - 1);
    archive.count("stage", frame.stage, 0, 255);
    archive.count("flags", frame.flags, 0, 255);
    archive.count("slot", frame.slot, 0, 255);
    if (frame.kind == FrameKind::Choice)
        visitChoicesOf(archive, frame);
    else if (frame.kind == FrameKind::Triggers)
        archive.count("triggers", frame.at, 0, 65535);
    else
        visitProgram(archive, frame);
    std::string item =
        frame.source < 0 ? std::string(noneWord) : archive.content().keys[static_cast<std::size_t>(frame.source)];
    archive.text("item", item);
    const auto &keys = archive.content().keys;
    const auto found = std::find(keys.begin(), keys.end(), item);
    frame.source = static_cast<std::int16_t>(found == keys.end() ? -1 : found - keys.begin());
    visitRegisters(archive, frame);
}

} // namespace

void visitFrames(Archive &archive, GameState &state)
{
    if (archive.has("frames")) {
        int count = state.frameCount;
        archive.parts("frames", count, [&](int i) {
            if (i < maxFrames)
                visitFrame(archive, state, state.frames[static_cast<std::size_t>(i)]);
        });
        state.frameCount = static_cast<std::uint8_t>(std::min(count, maxFrames));
    }
    std::string random = std::to_string(state.random.position());
    archive.text("random", random);
    std::uint64_t position = 0;
    std::from_chars(random.data(), random.data() + random.size(), position);
    state.random = Random::at(position);
}

} // namespace mw::timespan

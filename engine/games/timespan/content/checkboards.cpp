#include "contentreader.h"

#include "core/pack.h"

#include <algorithm>
#include <cstdlib>

/// What the rules can do without, but a designer will want to know. All are warnings.
namespace mw::timespan {

namespace {

/// The board is complete, but something on it can never come about.
void warn(const Reader &reader, std::string_view key, std::string_view code, Message message, Message remedy)
{
    reader.report(key, code, std::move(message), std::move(remedy), Severity::Warning);
}

const Item &itemOf(const Items &items, const Named &named)
{
    return items.all()[static_cast<std::size_t>(named.source)];
}

bool hasBox(const Civilization &board, int kind)
{
    return std::any_of(board.boxes.begin(), board.boxes.end(), [kind](const Box &box) { return box.kind == kind; });
}

/// TS-SCI-08: a tile is laid on the box that it fits, so every board must have one.
void checkPlaces(const Items &items, const Content &content, const Civilization &board, Diagnostics &problems)
{
    for (const UpgradeTile &tile : content.upgradeTiles) {
        if (!hasBox(board, tile.fits))
            warn(Reader(itemOf(items, board), problems), "boxes", "timespan.tile.place",
                 Message(MW_TEXT("The upgrade tile {0} has no place here: there is no box “{1}”."))
                     .term(tile.name)
                     .name(boxWords[tile.fits]),
                 Message(MW_TEXT("Give the board such a box, or let the tile fit another one.")));
    }
}

/// Whether a tile comes to lie somewhere at all, and whether there are enough of it.
void checkTile(const Items &items, const Content &content, std::size_t number, Diagnostics &problems)
{
    const UpgradeTile &tile = content.upgradeTiles[number];
    const Reader reader(itemOf(items, tile), problems);
    const auto lays = [&](const Technology &technology) { return technology.tile == static_cast<int>(number); };
    const auto boards =
        std::count_if(content.techBoards.begin(), content.techBoards.end(), [&](const TechBoard &board) {
            return std::any_of(board.slots.begin(), board.slots.end(),
                               [&](const GearSlot &slot) { return lays(content.technology(slot.technology)); });
        });
    const bool comesAlone = tile.after[0] != 0;
    if (!comesAlone && std::none_of(content.technologies.begin(), content.technologies.end(), lays))
        warn(reader, {}, "timespan.tile.unused", Message(MW_TEXT("No technology lays this tile.")),
             Message(MW_TEXT("Name it as the tile of a technology.")));
    if (boards > tile.copies)
        warn(reader, "copies", "timespan.tile.copies",
             Message(MW_TEXT("{0} technology boards can lay this tile, but there are only {1}."))
                 .number(boards)
                 .number(tile.copies),
             Message(MW_TEXT("Make more of them, or take the technology off a board.")));
}

/// TS-SCI-05: a technology is reached by a gear in its slot.
void checkTechnologies(const Items &items, const Content &content, Diagnostics &problems)
{
    for (std::size_t number = 0; number < content.technologies.size(); ++number) {
        const auto isThere = [&](const TechBoard &board) {
            return std::any_of(board.slots.begin(), board.slots.end(),
                               [&](const GearSlot &slot) { return slot.technology == number; });
        };
        if (std::none_of(content.techBoards.begin(), content.techBoards.end(), isThere))
            warn(Reader(itemOf(items, content.technologies[number]), problems), {}, "timespan.technology.unused",
                 Message(MW_TEXT("No technology board has it, so nobody can unlock it.")),
                 Message(MW_TEXT("Drag it onto a slot of a technology board.")));
    }
}

bool isGained(const Content &content, int gear)
{
    return std::any_of(content.steps.begin(), content.steps.end(),
                       [gear](const Step &step) { return step.verb == Verb::Gear && step.what == gear; });
}

void checkTechBoard(const Items &items, const Content &content, const TechBoard &board, Diagnostics &problems)
{
    const Reader reader(itemOf(items, board), problems);
    const std::vector<Reader> slots = reader.optionalList("slots");
    for (std::size_t i = 0; i < std::min(slots.size(), board.slots.size()); ++i) {
        const auto isSame = [&](const GearSlot &other) { return other.technology == board.slots[i].technology; };
        if (std::any_of(board.slots.begin(), board.slots.begin() + static_cast<std::ptrdiff_t>(i), isSame))
            warn(slots[i], "technology", "timespan.technology.twice",
                 Message(MW_TEXT("The board has this technology twice.")),
                 Message(MW_TEXT("Choose another technology for the slot.")));
        if (!isGained(content, board.slots[i].gear))
            warn(slots[i], "gear", "timespan.gear.none",
                 Message(MW_TEXT("Nothing in the game gives a gear of this colour, so the slot stays empty.")),
                 Message(MW_TEXT("Let a space of a track or a card give one.")));
    }
}

struct Place {
    int row = 0;
    int space = 0;
};

/// Where a box is drawn: the nearest timeline space, and whether above or below it.
Place drawnPlace(const Item &item, const Value &box)
{
    Place place;
    std::int64_t nearest = -1;
    const Value *timeline = item.field("timeline");
    for (std::size_t i = 0; timeline && i < timeline->list.size(); ++i) {
        const auto coordinate = [&](const char *axis) -> std::pair<std::int64_t, std::int64_t> {
            const Value *own = box.at(std::string("at/") + axis);
            const Value *other = timeline->list[i].at(std::string("at/") + axis);
            return {own ? own->number : 0, other ? other->number : 0};
        };
        const auto [x, spaceX] = coordinate("x");
        const auto [y, spaceY] = coordinate("y");
        const std::int64_t distance = std::abs(x - spaceX);
        if (nearest < 0 || distance < nearest) {
            nearest = distance;
            place = {y < spaceY ? 0 : 1, static_cast<int>(i)};
        }
    }
    return place;
}

/// TS-TIMELINE-06: people read the space of a box from where it is drawn.
void checkBoxes(const Items &items, const Civilization &board, Diagnostics &problems)
{
    const Item &item = itemOf(items, board);
    const Reader reader(item, problems);
    const std::vector<Reader> boxes = reader.optionalList("boxes");
    const Value *values = item.field("boxes");
    for (std::size_t i = 0; values && i < std::min(boxes.size(), board.boxes.size()); ++i) {
        const Place drawn = drawnPlace(item, values->list[i]);
        if (drawn.row == board.boxes[i].row && drawn.space == board.boxes[i].space)
            continue;
        warn(boxes[i], "space", "timespan.box.place",
             Message(MW_TEXT("The box belongs to timeline space {0}, but is drawn at space {1}."))
                 .number(board.boxes[i].space + 1)
                 .number(drawn.space + 1),
             Message(MW_TEXT("Drag it above or below its space, or change row and space.")));
    }
}

/// TS-TRACK-12: blue points that end together say so on both tracks.
void checkTrack(const Items &items, const Content &content, std::size_t number, Diagnostics &problems)
{
    const TrackBoard &track = content.tracks[number];
    if (track.source < 0 || track.blueWith < 0)
        return;
    const TrackBoard &other = content.tracks[static_cast<std::size_t>(track.blueWith)];
    if (track.blueWith == static_cast<int>(number) || other.blueWith != static_cast<int>(number))
        warn(Reader(itemOf(items, track), problems), "blue-with", "timespan.track.blue",
             Message(MW_TEXT("{0} does not share its blue points with this track.")).term(other.name),
             Message(MW_TEXT("Name the two tracks on each other.")));
}

/// TS-SCEN-01: what a scenario names is taken out of the decks, once.
void checkSolo(const Items &items, const Solo &solo, Diagnostics &problems)
{
    const Item &item = itemOf(items, solo);
    const Reader reader(item, problems);
    std::vector<std::string> named;
    for (const char *key : {"hand", "neutral", "visions"}) {
        const Value *list = item.field(key);
        for (const Value &word : list ? list->list : std::vector<Value>()) {
            if (std::find(named.begin(), named.end(), word.text) != named.end())
                reader.report(key, "timespan.solo.twice",
                              Message(MW_TEXT("“{0}” is named twice, but there is only one card.")).name(word.text),
                              Message(MW_TEXT("Name another one.")));
            named.push_back(word.text);
        }
    }
    constexpr std::size_t visionsOfOne = 2;
    if (solo.visions.size() > visionsOfOne)
        warn(reader, "visions", "timespan.solo.visions", Message(MW_TEXT("Only the first two visions are laid out.")),
             Message(MW_TEXT("Take the others away.")));
    if (solo.visions.empty() && solo.win.empty())
        warn(reader, "win", "timespan.solo.win",
             Message(MW_TEXT("Nothing needs to be fulfilled: every game of this scenario is won.")),
             Message(MW_TEXT("Name visions, or say what wins.")));
}

} // namespace

void checkBoards(const Items &items, const Content &content, Diagnostics &problems)
{
    for (std::size_t number = 0; number < content.upgradeTiles.size(); ++number)
        checkTile(items, content, number, problems);
    checkTechnologies(items, content, problems);
    for (const TechBoard &board : content.techBoards)
        checkTechBoard(items, content, board, problems);
    for (const Civilization &board : content.civilizations) {
        checkPlaces(items, content, board, problems);
        checkBoxes(items, board, problems);
    }
    for (std::size_t number = 0; number < content.tracks.size(); ++number)
        checkTrack(items, content, number, problems);
    for (const Solo &solo : content.solos)
        checkSolo(items, solo, problems);
}

} // namespace mw::timespan

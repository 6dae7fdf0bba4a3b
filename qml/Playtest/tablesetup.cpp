#include "tablesetup.h"

#include "sameitems.h"
#include "text.h"

#include "core/optionchoices.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace mw::table {

namespace {

/// What saves call the kinds of seats; the order is that of seatKinds().
constexpr std::array<std::string_view, 3> kinds{"person", "greedy", "random"};

TableText textOf(const GamePack &pack)
{
    return TableText(pack.rules ? pack.rules->game() : std::string_view());
}

/// The number that stands for an option's value: the position among its choices, or 0 and 1 for off and on.
int valueNumber(const Items &items, const Value &option, std::string_view text)
{
    Diagnostics ignored; // an unknown value is the first one
    return static_cast<int>(readOption(items, option.textOr("id", {}), text, {}, ignored).value_or(0));
}

OptionRow optionRow(const Items &items, const Value &option, const TableText &text)
{
    OptionRow row;
    row.optionId = toQt(option.textOr("id", {}));
    row.title = text.content(option.textOr("title", {}));
    row.explanation = text.content(option.textOr("text", {}));
    row.value = valueNumber(items, option, option.textOr("default", {}));
    row.module = option.textOr("module", {}) == "true";
    for (const OptionChoice &choice : optionChoices(items, option)) {
        row.values.append(text.content(choice.title));
    }
    if (const Value *players = option.find("players")) {
        row.fewest = static_cast<int>(players->intOr("min", 0));
        row.most = static_cast<int>(players->intOr("max", 0));
    }
    return row;
}

/// Whether two packs leave the same to choose: the game, its variants, and items that options choose from.
bool offersTheSame(const GamePack &a, const GamePack &b)
{
    if (a.rules != b.rules || a.variant != b.variant || a.options != b.options || !hasSameItems(a, b, "game") ||
        !hasSameItems(a, b, "variant")) {
        return false;
    }
    const std::vector<const Item *> games = b.items.ofKind("game");
    const Value *options = games.empty() ? nullptr : games.front()->field("options");
    return !options || std::all_of(options->list.begin(), options->list.end(), [&](const Value &option) {
        const std::string_view kind = kindOfChoices(option);
        return kind.empty() || hasSameItems(a, b, kind);
    });
}

} // namespace

TableSetup::TableSetup(QObject *parent) : QObject(parent)
{
    drawSeed();
}

const Item *TableSetup::gameItem() const
{
    const auto games = m_base ? m_base->items.ofKind("game") : std::vector<const Item *>();
    return games.empty() ? nullptr : games.front();
}

const Item *TableSetup::variantItem() const
{
    if (m_variant <= 0 || m_variant >= m_variants.rowCount()) {
        return nullptr;
    }
    return m_base->items.find("variant",
                              m_variants.rows()[static_cast<std::size_t>(m_variant)].variantId.toStdString());
}

void TableSetup::setPack(std::shared_ptr<const GamePack> pack)
{
    const auto before = std::exchange(m_base, std::move(pack));
    if (before && before != m_base && offersTheSame(*before, *m_base)) {
        return; // most edits are about cards
    }
    readVariants();
    readOptions(before.get());
    fillSeats();
    emit packChanged();
    emit changed();
}

void TableSetup::readVariants()
{
    const TableText text = textOf(*m_base);
    std::vector<VariantRow> rows;
    if (m_base->variant.empty()) {
        rows.push_back({{}, tr("As printed"), tr("The game as its rules describe it.")});
        for (const Item *item : m_base->items.ofKind("variant")) {
            rows.push_back({toQt(item->id), text.field(*item, "name"), text.field(*item, "text")});
        }
    } else if (const Item *item = m_base->items.find("variant", m_base->variant)) {
        rows.push_back({toQt(item->id), text.field(*item, "name"), text.field(*item, "text")});
    }
    // What was chosen stays chosen, wherever it stands now.
    const QString chosen = m_variant < m_variants.rowCount()
                               ? m_variants.rows()[static_cast<std::size_t>(m_variant)].variantId
                               : QString();
    const auto now =
        std::find_if(rows.begin(), rows.end(), [&chosen](const VariantRow &row) { return row.variantId == chosen; });
    m_variant = now == rows.end() ? 0 : static_cast<int>(now - rows.begin());
    m_variants.setRows(std::move(rows));
}

/// What was chosen stays chosen, by its word: the numbers of others may have changed.
void TableSetup::readOptions(const GamePack *before)
{
    const Item *game = gameItem();
    const Value *options = game ? game->field("options") : nullptr;
    std::vector<OptionRow> rows;
    for (const Value &option : options ? options->list : std::vector<Value>()) {
        OptionRow row = optionRow(m_base->items, option, textOf(*m_base));
        const std::string id = row.optionId.toStdString();
        const auto chosen = std::find_if(m_options.rows().begin(), m_options.rows().end(),
                                         [&](const OptionRow &old) { return old.optionId == row.optionId; });
        const auto given = m_base->options.find(id);
        if (before && chosen != m_options.rows().end()) {
            Diagnostics gone; // the default stands for it then
            const std::string word = optionText(before->items, id, chosen->value);
            row.value = static_cast<int>(readOption(m_base->items, id, word, {}, gone).value_or(row.value));
        } else if (given != m_base->options.end()) {
            row.value = static_cast<int>(given->second);
        }
        rows.push_back(std::move(row));
    }
    m_options.setRows(std::move(rows));
}

void TableSetup::fillSeats()
{
    m_players = std::clamp(m_players, fewestPlayers(), mostPlayers());
    std::vector<SeatRow> rows = m_seats.rows();
    while (static_cast<int>(rows.size()) < m_players) {
        const int number = static_cast<int>(rows.size());
        rows.push_back({nameOf(number), number == 0 ? 0 : 1});
    }
    rows.resize(static_cast<std::size_t>(m_players));
    m_seats.setRows(std::move(rows));
    tellIdle();
}

void TableSetup::tellIdle()
{
    for (std::size_t i = 0; i < m_options.rows().size(); ++i) {
        OptionRow row = m_options.rows()[i];
        const bool counts = row.most == 0 || (m_players >= row.fewest && m_players <= row.most);
        row.idle = counts                   ? QString()
                   : row.most == 1          ? tr("Only in a solo game.")
                   : row.fewest == row.most ? tr("Only for %n player(s).", nullptr, row.most)
                                            : tr("Only for %1 to %2 players.").arg(row.fewest).arg(row.most);
        m_options.replace(i, row);
    }
}

PackMaker TableSetup::maker() const
{
    const Item *variant = variantItem();
    OptionValues options = optionValues();
    if (!m_base || (!variant && options == m_base->options)) {
        return [base = m_base](Diagnostics &) { return base; };
    }
    // The pack keeps its item.
    return [base = m_base, variant, options = std::move(options)](Diagnostics &problems) {
        Items items = base->items;
        if (const Value *patch = variant ? variant->field("patch") : nullptr) {
            applyPatch(items, *patch, problems);
        }
        const auto pack = makePack(*base->rules, std::move(items), options, problems);
        if (pack) {
            pack->path = base->path;
            pack->variant = variant ? variant->id : base->variant;
        }
        return std::shared_ptr<const GamePack>(pack);
    };
}

OptionValues TableSetup::optionValues() const
{
    OptionValues values;
    for (const OptionRow &row : m_options.rows()) {
        values[row.optionId.toStdString()] = row.value;
    }
    return values;
}

Setup TableSetup::engineSetup() const
{
    Setup setup;
    setup.players = m_players;
    setup.seed = m_seed;
    return setup;
}

std::vector<Seat> TableSetup::chosenSeats() const
{
    std::vector<Seat> seats;
    for (const SeatRow &row : m_seats.rows()) {
        seats.push_back({row.name.toStdString(), std::string(kinds[static_cast<std::size_t>(row.kind)])});
    }
    return seats;
}

QStringList TableSetup::seatKinds() const
{
    return {tr("Person"), tr("Greedy bot"), tr("Random bot")};
}

int TableSetup::seatKind(int seat) const
{
    return seat >= 0 && seat < m_seats.rowCount() ? m_seats.rows()[static_cast<std::size_t>(seat)].kind : 0;
}

void TableSetup::adopt(const GamePack &pack, const Setup &setup, const std::vector<Seat> &seats)
{
    m_players = setup.players;
    m_seed = setup.seed;
    std::vector<SeatRow> rows;
    for (const Seat &seat : seats) {
        const auto kind = std::find(kinds.begin(), kinds.end(), seat.kind);
        rows.push_back({toQt(seat.name), kind == kinds.end() ? 0 : static_cast<int>(kind - kinds.begin())});
    }
    m_seats.setRows(std::move(rows));
    fillSeats();
    for (std::size_t i = 0; i < m_options.rows().size(); ++i) {
        const auto given = pack.options.find(m_options.rows()[i].optionId.toStdString());
        if (given != pack.options.end()) {
            OptionRow row = m_options.rows()[i];
            row.value = static_cast<int>(given->second);
            m_options.replace(i, row);
        }
    }
    for (std::size_t i = 0; i < m_variants.rows().size(); ++i) {
        if (m_variants.rows()[i].variantId == toQt(pack.variant)) {
            m_variant = static_cast<int>(i);
        }
    }
    emit changed();
}

QString TableSetup::title() const
{
    const Item *game = gameItem();
    return game ? textOf(*m_base).field(*game, "name") : QString();
}

QString TableSetup::tagline() const
{
    const Item *game = gameItem();
    return game ? textOf(*m_base).field(*game, "tagline") : QString();
}

QString TableSetup::nameOf(int seat) const
{
    const Item *game = gameItem();
    const QString word = game ? textOf(*m_base).field(*game, "seat") : QString();
    return tr("%1 %2", "what a player is called: number of the seat")
        .arg(word.isEmpty() ? tr("Player") : word)
        .arg(seat + 1);
}

int TableSetup::fewestPlayers() const
{
    const Item *game = gameItem();
    const Value *players = game ? game->field("players") : nullptr;
    return players ? static_cast<int>(players->intOr("min", 2)) : 2;
}

int TableSetup::mostPlayers() const
{
    const Item *game = gameItem();
    const Value *players = game ? game->field("players") : nullptr;
    return players ? static_cast<int>(players->intOr("max", 4)) : 4;
}

void TableSetup::setPlayers(int players)
{
    if (players != m_players) {
        m_players = players;
        fillSeats();
        emit changed();
    }
}

void TableSetup::setSeed(const QString &seed)
{
    bool isNumber = false;
    const quint64 number = seed.toULongLong(&isNumber);
    if (isNumber) {
        m_seed = number;
    }
    emit changed();
}

void TableSetup::setVariant(int variant)
{
    if (variant == m_variant || variant < 0 || variant >= m_variants.rowCount()) {
        return;
    }
    m_variant = variant;
    const Item *item = variantItem();
    const Item *game = gameItem();
    const Value *declared = game ? game->field("options") : nullptr;
    for (std::size_t i = 0; declared && i < m_options.rows().size(); ++i) {
        const Value &option = declared->list[i];
        const Value *wanted =
            item && item->field("options") ? item->field("options")->find(option.textOr("id", {})) : nullptr;
        OptionRow row = m_options.rows()[i];
        row.value = valueNumber(m_base->items, option, wanted ? wanted->text : option.textOr("default", {}));
        m_options.replace(i, row);
    }
    emit changed();
}

void TableSetup::setSeatName(int seat, const QString &name)
{
    if (seat >= 0 && seat < m_seats.rowCount()) {
        SeatRow row = m_seats.rows()[static_cast<std::size_t>(seat)];
        row.name = name;
        m_seats.replace(static_cast<std::size_t>(seat), row);
        emit changed();
    }
}

void TableSetup::setSeatKind(int seat, int kind)
{
    if (seat >= 0 && seat < m_seats.rowCount()) {
        SeatRow row = m_seats.rows()[static_cast<std::size_t>(seat)];
        row.kind = kind;
        m_seats.replace(static_cast<std::size_t>(seat), row);
        emit changed();
    }
}

void TableSetup::setOption(int option, int value)
{
    if (option >= 0 && option < m_options.rowCount()) {
        OptionRow row = m_options.rows()[static_cast<std::size_t>(option)];
        row.value = value;
        m_options.replace(static_cast<std::size_t>(option), row);
        emit changed();
    }
}

bool TableSetup::choose(std::string_view option, std::string_view word)
{
    Diagnostics problems;
    const auto value = m_base ? readOption(m_base->items, option, word, {}, problems) : std::nullopt;
    const auto &rows = m_options.rows();
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const OptionRow &each) { return each.optionId.toStdString() == option; });
    if (!value || row == rows.end()) {
        return false;
    }
    setOption(static_cast<int>(row - rows.begin()), static_cast<int>(*value));
    return true;
}

void TableSetup::drawSeed()
{
    m_seed = QRandomGenerator::global()->bounded(1, 1'000'000);
    emit changed();
}

} // namespace mw::table

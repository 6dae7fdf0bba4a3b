#include "steamtimetable.h"

#include "qml/Playtest/text.h"

#include "games/steam_time/events.h"

#include <algorithm>

namespace mw::table {

using namespace steam_time;

SteamTimeTable::SteamTimeTable(PlaytestGame &game, QObject *parent)
    : GameTable(game, "steam-time", QStringLiteral("SteamTime"), parent)
{
    connect(&game, &PlaytestGame::stateChanged, this, &SteamTimeTable::follow);
}

SteamTimeTable::~SteamTimeTable() = default;

QString SteamTimeTable::targetOf(const Action &action) const
{
    return table::targetOf(content(), stateIn(game().game()->state()), action);
}

// What happens in a supply phase can be seen on the boards.
LogSection SteamTimeTable::sectionOf(const Event &event) const
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::PhaseBegan && event.what == static_cast<int>(Phase::Supply)) {
        return LogSection::Folded;
    }
    return kind == EventKind::PhaseBegan || kind == EventKind::RoundBegan ? LogSection::Open : LogSection::Same;
}

void SteamTimeTable::follow()
{
    if (!isPlayed()) {
        return;
    }
    if (m_planned != game().game()->sharedPack()) {
        m_planned = game().game()->sharedPack();
        m_plan.setPack(m_planned);
        m_text = TableText(m_planned->rules->game());
    }
    m_headline = tr("Round %1 of %2 · %3").arg(state().round).arg(content().rounds).arg(phaseName());
    followBoards();
    followPanels();
    followTrack();
    followSupplies();
    followDecks();
    followEffort();
    followOffer();
    emit changed();
}

QString SteamTimeTable::phaseName() const
{
    switch (state().phase) {
    case Phase::Draft:
        return tr("specialists are picked");
    case Phase::Income:
        return tr("income");
    case Phase::Action:
        return tr("action phase");
    case Phase::Supply:
        return tr("supply");
    case Phase::Missions:
        return tr("missions");
    case Phase::Over:
        break;
    }
    return tr("the end");
}

void SteamTimeTable::followBoards()
{
    if (m_boards.size() != state().playerCount) {
        const QList<AirshipBoard *> before = m_boards;
        m_boards.clear();
        for (int seat = 0; seat < state().playerCount; ++seat) {
            m_boards.append(new AirshipBoard(seat, this));
        }
        emit boardsChanged();
        for (AirshipBoard *board : before) {
            board->deleteLater();
        }
    }
    for (AirshipBoard *board : m_boards) {
        board->follow(game(), m_plan);
    }
}

void SteamTimeTable::followPanels()
{
    std::vector<PanelRow> rows;
    // From the top of the stream to its bottom, as the boards lie.
    for (int board = state().boardCount - 1; board >= 0; --board) {
        const Panel &panel = content().panels[state().boards[static_cast<std::size_t>(board)]];
        PanelModels &models = m_panelModels[static_cast<std::size_t>(board)];
        followPanel(board);
        m_panelAspect = m_plan.aspect("panel", panel.id);
        rows.push_back({toQt(panel.id), m_text.content(panel.name), board + 1, &models.spaces, &models.crystals});
    }
    m_panels.setRows(std::move(rows));
}

void SteamTimeTable::followPanel(int board)
{
    std::vector<SpaceRow> spaces;
    std::vector<CrystalRow> crystals;
    for (int space = board * spacesPerBoard; isSpace(content(), state(), space) && space / spacesPerBoard == board;
         ++space) {
        spaces.push_back(spaceRow(space));
        addCrystals(crystals, space);
    }
    PanelModels &models = m_panelModels[static_cast<std::size_t>(board)];
    models.spaces.setRows(std::move(spaces));
    models.crystals.setRows(std::move(crystals));
}

SpaceRow SteamTimeTable::spaceRow(int space) const
{
    const Panel &panel = panelOf(content(), state(), space);
    const Space &there = spaceAt(content(), state(), space);
    SpaceRow row;
    row.kind = toQt(spaceWords[static_cast<std::size_t>(there.kind)]);
    row.title =
        asTitle(tr("%1 at %2", "action space at monument")
                    .arg(m_text.content(spaceWords[static_cast<std::size_t>(there.kind)]), m_text.content(panel.name)));
    row.hint = row.title;
    row.key = target::space(space);
    row.rect = m_plan.rect("panel", panel.id, QStringLiteral("spaces/%1").arg(space % spacesPerBoard));
    for (int seat = 0; seat < state().playerCount; ++seat) {
        if ((state().players[static_cast<std::size_t>(seat)].airships & bit(space)) != 0) {
            row.airships.append(seat);
            row.hint += u'\n' + tr("Airship of %1").arg(game().seatName(seat));
        }
    }
    laySaboteurs(row, space);
    layCard(row, space);
    aim(row, game().choices(), row.key);
    return row;
}

void SteamTimeTable::layCard(SpaceRow &row, int space) const
{
    const int card = cardOn(state(), space);
    const SpaceKind kind = spaceAt(content(), state(), space).kind;
    const bool holdsCard = kind == SpaceKind::Mission || kind == SpaceKind::Expedition || kind == SpaceKind::Upgrade;
    row.empty = (holdsCard || kind == SpaceKind::Deposit) && card < 0;
    if (!holdsCard || card < 0) {
        return;
    }
    row.cardKind = row.kind;
    row.faceDown = card == unknownCard;
    const Named *named = nullptr;
    const auto number = static_cast<std::size_t>(row.faceDown ? 0 : card);
    if (kind == SpaceKind::Mission) {
        named = number < content().missions.size() ? &content().missions[number] : nullptr;
    } else if (kind == SpaceKind::Expedition) {
        named = number < content().expeditions.size() ? &content().expeditions[number] : nullptr;
    } else {
        named = number < content().upgrades.size() ? &content().upgrades[number] : nullptr;
    }
    if (named) {
        row.cardId = toQt(named->id);
        row.hint += row.faceDown ? QString() : u'\n' + m_text.content(named->name);
    }
}

void SteamTimeTable::addCrystals(std::vector<CrystalRow> &rows, int space) const
{
    const Space &there = spaceAt(content(), state(), space);
    const Panel &panel = panelOf(content(), state(), space);
    for (int slot = 0; there.kind == SpaceKind::Deposit && slot < slotsOf(there); ++slot) {
        const int colour = crystalIn(state().contents[static_cast<std::size_t>(space)], slot);
        CrystalRow row;
        row.icon = crystalIcon(colour);
        row.title =
            colour < 0 ? tr("Empty slot") : asTitle(m_text.content(colourWords[static_cast<std::size_t>(colour)]));
        row.rect =
            m_plan.rect("panel", panel.id, QStringLiteral("spaces/%1/slots/%2").arg(space % spacesPerBoard).arg(slot));
        row.key = QStringLiteral("deposit/%1/slot/%2").arg(space).arg(slot);
        if (colour >= 0) {
            aim(row, game().choices(), target::deposit(space, colour));
        }
        rows.push_back(std::move(row));
    }
}

void SteamTimeTable::followEffort()
{
    const int card = activeEffort(state());
    if (card < 0 || card == unknownCard) {
        return;
    }
    const Effort &effort = content().efforts[static_cast<std::size_t>(card)];
    m_effortId = toQt(effort.id);
    QStringList letters;
    for (int letter = 0; letter < letterCount; ++letter) {
        const std::string_view colour = colourWords[effort.colours[static_cast<std::size_t>(letter)]];
        letters.append(
            tr("%1 is %2", "letter of a price: colour").arg(QChar(u'A' + letter)).arg(m_text.content(colour)));
    }
    m_effortText = letters.join(tr(", "));
}

void SteamTimeTable::followOffer()
{
    const Choices &choices = game().choices();
    std::vector<CardRow> rows;
    const auto add = [&](const Encounter &encounter, const QString &target) {
        CardRow row;
        row.cardKind = QStringLiteral("encounter");
        row.cardId = toQt(encounter.id);
        row.title = m_text.content(encounter.name);
        row.key = target;
        aim(row, choices, target);
        rows.push_back(std::move(row));
    };
    const GameState &real = stateIn(game().shownState());
    if (!game().curtain() && real.frameCount > 0 && real.top().ask == Ask::Encounter) {
        for (int i = 0; i < real.top().registers[maxDraw]; ++i) {
            const int card = real.top().registers[static_cast<std::size_t>(i)];
            add(content().encounters[static_cast<std::size_t>(card)], target::card("encounter", card));
        }
    } else if (const int source = game().shownQuestion().source; source >= 0) {
        for (const Encounter &encounter : content().encounters) {
            if (encounter.source == source) {
                add(encounter, QString());
            }
        }
    }
    std::vector<TargetRow> parts;
    for (const QString &half : {target::top(), target::bottom()}) {
        TargetRow row;
        row.key = half;
        aim(row, choices, half);
        if (row.choice >= 0 && rows.size() == 1) {
            row.title = choices.rows()[static_cast<std::size_t>(row.choice)].text;
            row.rect = m_plan.rect("encounter", rows.front().cardId.toStdString(), half);
            parts.push_back(std::move(row));
        }
    }
    m_offer.setRows(std::move(rows));
    m_offerParts.setRows(std::move(parts));
}

} // namespace mw::table

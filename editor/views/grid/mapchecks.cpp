#include "editor/views/grid/mapchecks.h"

#include "editor/document/messagetext.h"
#include "editor/document/packdocument.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/gridpaint.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

using grid::Cells;

namespace {

constexpr int mapPathRole = Qt::UserRole;
constexpr int mapAboutRole = Qt::UserRole + 1;
constexpr QSize pieceIconSize(40, 26);
constexpr int mapCountIcon = 16;

QLabel *mapHeading(const QString &text)
{
    auto *label = new QLabel(text);
    label->setProperty("section", true);
    label->setContentsMargins(spacing::medium, spacing::small, spacing::small, 2);
    return label;
}

QString mapSizeText(const Cells &rectangle)
{
    grid::Space last = rectangle.first();
    rectangle.forEach([&last](grid::Space space) {
        last = {std::max(last.row, space.row), std::max(last.column, space.column)};
    });
    return MapChecks::tr("%1 × %2")
        .arg(last.column - rectangle.first().column + 1)
        .arg(last.row - rectangle.first().row + 1);
}

} // namespace

MapChecks::MapChecks(GridModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_counts(new QGridLayout), m_findings(new QListWidget),
      m_pieces(new QTreeWidget), m_piecesHead(mapHeading(tr("Where pieces fit")))
{
    setObjectName(QStringLiteral("mapChecks"));
    setAutoFillBackground(true);
    m_counts->setContentsMargins(spacing::medium, spacing::tiny, spacing::small, spacing::tiny);
    m_counts->setHorizontalSpacing(spacing::medium);
    m_counts->setVerticalSpacing(2);
    m_counts->setColumnStretch(1, 1);
    m_findings->setObjectName(QStringLiteral("mapFindings"));
    m_findings->setAccessibleName(tr("What is to be said of this map"));
    m_findings->setWordWrap(true);
    m_findings->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings->setIconSize({mapCountIcon, mapCountIcon});
    m_pieces->setObjectName(QStringLiteral("mapPieces"));
    m_pieces->setAccessibleName(tr("Places for each piece"));
    m_pieces->setColumnCount(2);
    m_pieces->setHeaderLabels({tr("Piece"), tr("Places")});
    m_pieces->setRootIsDecorated(false);
    m_pieces->setIconSize(pieceIconSize);
    m_pieces->header()->setStretchLastSection(false);
    m_pieces->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_pieces->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(mapHeading(tr("Spaces")));
    layout->addLayout(m_counts);
    layout->addWidget(mapHeading(tr("Roads and room")));
    layout->addWidget(m_findings, 2);
    layout->addWidget(m_piecesHead);
    layout->addWidget(m_pieces, 3);
    connect(m_findings, &QListWidget::itemClicked, this, &MapChecks::choose);
    connect(m_findings, &QListWidget::currentItemChanged, this, &MapChecks::choose);
    connect(m_pieces, &QTreeWidget::itemSelectionChanged, this, [this] {
        const int row = m_pieces->indexOfTopLevelItem(m_pieces->selectedItems().value(0));
        if (row < 0 || std::size_t(row) >= m_fits.size())
            return;
        m_chosen = Chosen::Piece;
        emit pieceChosen(m_fits[std::size_t(row)].piece, m_fits[std::size_t(row)].places.covered);
    });
    connect(m_pieces, &QTreeWidget::itemClicked, this, &MapChecks::pieceTaken);
    connect(m_pieces, &QTreeWidget::itemActivated, this, &MapChecks::pieceTaken);
}

void MapChecks::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        m_shownCounts.clear();
    QWidget::changeEvent(event);
}

void MapChecks::showReport(const MapReport &report, const GridPaint &paint)
{
    fillCounts(report, paint);
    fillFindings(report);
}

QList<std::vector<int>> MapChecks::otherCounts() const
{
    QList<std::vector<int>> counts;
    for (const ItemRef &map : mapsBeside(*m_model->document(), m_model->item())) {
        if (map == m_model->item())
            continue;
        const MapGround ground = groundOf(*m_model->document(), map);
        std::vector<int> &row = counts.emplace_back();
        for (const Cells &cells : ground.where)
            row.push_back(cells.count());
    }
    return counts;
}

/// A line for each terrain: how many spaces there are, and how many on the other maps of the side.
void MapChecks::fillCounts(const MapReport &report, const GridPaint &paint)
{
    const QList<std::vector<int>> others = otherCounts();
    QStringList shown;
    QList<std::pair<int, int>> ranges;
    for (std::size_t i = 0; i < report.counts.size(); ++i) {
        std::pair<int, int> range(report.counts[i], report.counts[i]);
        for (qsizetype map = 0; map < others.size(); ++map)
            range = map == 0 ? std::pair(others[map][i], others[map][i])
                             : std::pair(std::min(range.first, others[map][i]), std::max(range.second, others[map][i]));
        ranges << range;
        shown << QStringLiteral("%1 %2 %3 %4")
                     .arg(QString::fromStdString(paint.legend()[i].title))
                     .arg(report.counts[i])
                     .arg(range.first)
                     .arg(range.second);
    }
    if (shown == m_shownCounts)
        return; // no flicker while painting goes on
    m_shownCounts = shown;
    while (QLayoutItem *item = m_counts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (int i = 0; i < ranges.size(); ++i) {
        const yaml::LegendEntry &entry = paint.legend()[std::size_t(i)];
        const auto [least, most] = ranges[i];
        const int count = report.counts[std::size_t(i)];
        auto *picture = new QLabel;
        picture->setPixmap(paint.icon(QString::fromStdString(entry.symbol).at(0))
                               .pixmap(QSize(mapCountIcon, mapCountIcon), devicePixelRatioF()));
        auto *value = new QLabel(QString::number(count));
        value->setObjectName(QStringLiteral("count-") + QString::fromStdString(entry.id));
        value->setAlignment(Qt::AlignRight);
        QFont bold = value->font();
        bold.setBold(true);
        value->setFont(bold);
        auto *other = new QLabel(others.isEmpty() ? QString()
                                 : least == most  ? tr("others %1").arg(least)
                                                  : tr("others %1–%2").arg(least).arg(most));
        other->setObjectName(QStringLiteral("others-") + QString::fromStdString(entry.id));
        const bool isOdd = !others.isEmpty() && (count < least || count > most);
        other->setProperty("muted", !isOdd);
        if (isOdd)
            other->setStyleSheet(QStringLiteral("color: %1").arg(tokensOf(palette()).warning.name()));
        m_counts->addWidget(picture, i, 0);
        m_counts->addWidget(new QLabel(QString::fromStdString(entry.title)), i, 1);
        m_counts->addWidget(value, i, 2);
        m_counts->addWidget(other, i, 3);
    }
}

void MapChecks::fillFindings(const MapReport &report)
{
    const QListWidgetItem *current = m_findings->currentItem();
    const int about = current ? current->data(mapAboutRole).toInt() : -1;
    const QSignalBlocker quiet(m_findings);
    m_findings->clear();
    m_cells.clear();
    fillDiagnostics();
    if (report.doors.isEmpty())
        tell(Level::Error, About::Doors, tr("Nothing can be built at the sidewalk."));
    else
        tell(Level::Good, About::Doors, tr("%n spaces at the sidewalk can be built on.", nullptr, report.doors.count()),
             report.doors);
    tellAreas(report);
    tellFirstTurn(report);
    if (!report.rectangle.isEmpty())
        tell(Level::Note, About::Room, tr("Largest free rectangle: %1").arg(mapSizeText(report.rectangle)),
             report.rectangle);
    chooseAgain(about);
}

/// The line about the same thing; what it points out may be elsewhere now.
void MapChecks::chooseAgain(int about)
{
    for (int row = 0; row < m_findings->count(); ++row) {
        if (m_findings->item(row)->data(mapAboutRole).toInt() != about)
            continue;
        m_findings->setCurrentRow(row);
        if (m_chosen == Chosen::Finding)
            emit cellsChosen(m_cells[std::size_t(row)]);
        return;
    }
    if (m_chosen == Chosen::Finding)
        emit cellsChosen({});
}

void MapChecks::fillDiagnostics()
{
    const std::string item = m_model->item().key().toStdString();
    for (const Diagnostic &problem : m_model->document()->diagnostics()) {
        if (problem.item != item)
            continue;
        QListWidgetItem *line = tell(problem.severity == Severity::Error ? Level::Error : Level::Warning,
                                     About::Problem, toText(problem.message));
        line->setToolTip(toText(problem.remedy));
        line->setData(mapPathRole, QString::fromStdString(problem.path));
    }
}

void MapChecks::tellAreas(const MapReport &report)
{
    using Way = MapReport::Area::Way;
    Cells apart;
    Cells bridged;
    int bridgedAreas = 0;
    for (const MapReport::Area &area : report.areas) {
        const bool isReached = area.way != Way::None || !report.hasRoads;
        if (isReached && area.way != Way::Sidewalk) {
            bridged |= area.cells;
            ++bridgedAreas;
        }
        if (!isReached) {
            apart |= area.cells;
            tell(Level::Error, About::Apart, tr("No road gets to %n spaces.", nullptr, area.cells.count()), area.cells);
        }
    }
    if (report.areas.size() == 1)
        tell(Level::Good, About::Areas, tr("All that can be built on hangs together."), report.areas.front().cells);
    else if (bridgedAreas > 0 && report.hasRoads)
        tell(Level::Note, About::Areas, tr("%n areas are reached over bridges.", nullptr, bridgedAreas), bridged);
    else if (bridgedAreas > 0)
        tell(Level::Warning, About::Areas, tr("%n areas lie away from the sidewalk.", nullptr, bridgedAreas), bridged);
    else if (apart.isEmpty() && report.areas.size() > 1)
        tell(Level::Good, About::Areas, tr("All %n areas lie at the sidewalk.", nullptr, int(report.areas.size())));
}

void MapChecks::tellFirstTurn(const MapReport &report)
{
    if (!report.hasRoads)
        return;
    if (report.first.empty())
        tell(Level::Error, About::First, tr("The first road has no place."));
    else
        tell(Level::Good, About::First, tr("The first road has %n places.", nullptr, int(report.first.size())),
             report.firstCovered);
    if (!report.first.empty() && report.tilePieces > 0)
        tell(report.firstPieces < report.tilePieces ? Level::Warning : Level::Good, About::Beside,
             tr("%1 of %2 sorts of buildings fit beside it.").arg(report.firstPieces).arg(report.tilePieces));
}

QListWidgetItem *MapChecks::tell(Level level, About about, const QString &text, const Cells &cells)
{
    const Tokens &tokens = tokensOf(palette());
    const QIcon icon = level == Level::Good      ? lineIcon(QLatin1String("check"), tokens.success)
                       : level == Level::Note    ? lineIcon(QLatin1String("info"), tokens.info)
                       : level == Level::Warning ? lineIcon(QLatin1String("warning"), tokens.warning)
                                                 : lineIcon(QLatin1String("error"), tokens.error);
    m_cells.push_back(cells);
    auto *line = new QListWidgetItem(icon, text, m_findings);
    line->setData(mapAboutRole, int(about));
    return line;
}

void MapChecks::choose(const QListWidgetItem *item)
{
    const int row = item ? m_findings->row(item) : -1;
    if (row < 0)
        return;
    m_chosen = Chosen::Finding;
    if (!item->data(mapPathRole).toString().isEmpty())
        emit fieldChosen(item->data(mapPathRole).toString());
    emit cellsChosen(m_cells[std::size_t(row)]);
}

void MapChecks::showFits(const std::vector<PieceFit> &fits)
{
    m_fits = fits;
    const QSignalBlocker quiet(m_pieces);
    const int selected = m_pieces->indexOfTopLevelItem(m_pieces->selectedItems().value(0));
    const Tokens &tokens = tokensOf(palette());
    while (m_pieces->topLevelItemCount() > int(fits.size()))
        delete m_pieces->takeTopLevelItem(m_pieces->topLevelItemCount() - 1);
    for (int row = 0; row < int(fits.size()); ++row) {
        const PieceFit &fit = fits[std::size_t(row)];
        if (row >= m_pieces->topLevelItemCount())
            m_pieces->addTopLevelItem(new QTreeWidgetItem);
        QTreeWidgetItem *line = m_pieces->topLevelItem(row);
        const int places = int(fit.places.all.size());
        line->setIcon(0, pieceIcon(fit.piece, tokens.text));
        line->setText(0, fit.piece.title);
        line->setText(1, fit.places.isAll ? QString::number(places) : tr("over %1").arg(places));
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        line->setForeground(1, places == 0 ? tokens.error : tokens.text);
        line->setToolTip(0, tr("Choose it to see its places and to try it on the map"));
    }
    if (selected >= 0 && selected < m_pieces->topLevelItemCount())
        m_pieces->topLevelItem(selected)->setSelected(true);
    if (m_chosen == Chosen::Piece && selected >= 0 && std::size_t(selected) < fits.size())
        emit cellsChosen(fits[std::size_t(selected)].places.covered);
    m_piecesHead->setVisible(!fits.empty());
    m_pieces->setVisible(!fits.empty());
}

QStringList MapChecks::findings() const
{
    QStringList texts;
    for (int row = 0; row < m_findings->count(); ++row)
        texts << m_findings->item(row)->text();
    return texts;
}

void MapChecks::clearChoice()
{
    const QSignalBlocker quietFindings(m_findings);
    const QSignalBlocker quietPieces(m_pieces);
    m_chosen = Chosen::Nothing;
    m_findings->setCurrentRow(-1);
    m_pieces->clearSelection();
}

QIcon pieceIcon(const Piece &piece, const QColor &colour)
{
    int columns = int(piece.parts.size()) - 1; // a space between parts
    int rows = 1;
    for (const grid::Shape &part : piece.parts) {
        columns += part.columns;
        rows = std::max(rows, part.rows);
    }
    QIcon icon;
    for (const int density : {1, 2, 3}) {
        QPixmap picture(pieceIconSize * density);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const double side = std::min(9.0 * density, sideOfSpace(QSizeF(picture.size()), columns, rows));
        double left = (picture.width() - side * columns) / 2;
        for (const grid::Shape &part : piece.parts) {
            const double top = (picture.height() - side * part.rows) / 2;
            for (const grid::Shape::Part &space : part.parts)
                painter.fillRect(QRectF(left + space.space.column * side, top + space.space.row * side,
                                        side - density * 0.6, side - density * 0.6),
                                 colour);
            left += side * (part.columns + 1);
        }
        painter.end();
        picture.setDevicePixelRatio(density);
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace mw::editor

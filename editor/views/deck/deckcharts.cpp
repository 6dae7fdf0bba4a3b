#include "editor/views/deck/deckcharts.h"

#include "editor/models/deckmatrix.h"
#include "editor/views/deck/valuecolours.h"
#include "editor/views/theme/tokens.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGuiApplication>
#include <QLegend>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mw::editor {

namespace {

constexpr int chartHeight = 210;
constexpr int mostTicks = 5;

QBarSet *makeSet(const QString &title, const QColor &colour, const Tokens &tokens)
{
    auto *set = new QBarSet(title);
    set->setColor(colour);
    set->setBorderColor(tokens.border);
    set->setLabelColor(tokens.text);
    return set;
}

} // namespace

DeckChart::DeckChart(QWidget *parent) : QChartView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFixedHeight(chartHeight);
    setMinimumWidth(260);
    setFocusPolicy(Qt::NoFocus);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundVisible(false);
    chart()->legend()->setAlignment(Qt::AlignTop);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
}

void DeckChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        redraw();
}

void DeckChart::show(QAbstractSeries *series, const QStringList &categories, double most, const QString &format)
{
    const Tokens &tokens = tokensOf(QGuiApplication::palette());
    QChart *drawn = chart();
    drawn->removeAllSeries();
    for (QAbstractAxis *axis : drawn->axes()) {
        drawn->removeAxis(axis);
        delete axis;
    }
    auto *below = new QBarCategoryAxis;
    below->append(categories);
    auto *beside = new QValueAxis;
    const int step = std::max(1, int(std::ceil(most / mostTicks)));
    const double top = most <= 1 ? 1 : step * std::ceil(most / step);
    beside->setRange(0, top);
    beside->setTickCount(most <= 1 ? mostTicks : int(top) / step + 1);
    beside->setLabelFormat(format);
    drawn->addSeries(series);
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(below), static_cast<QAbstractAxis *>(beside)}) {
        axis->setLabelsColor(tokens.textMuted);
        axis->setGridLineColor(tokens.border);
        axis->setLinePenColor(tokens.border);
        axis->setLabelsFont(font());
        drawn->addAxis(axis, axis == below ? Qt::AlignBottom : Qt::AlignLeft);
        series->attachAxis(axis);
    }
    below->setGridLineVisible(false);
    drawn->legend()->setLabelColor(tokens.text);
    drawn->legend()->setFont(font());
}

DistributionChart::DistributionChart(const DeckMatrix *matrix, const PackIcons *icons, QWidget *parent)
    : DeckChart(parent), m_matrix(matrix), m_icons(icons)
{
    setObjectName(QStringLiteral("distribution"));
    connect(matrix, &QAbstractItemModel::modelReset, this, &DistributionChart::redraw);
    connect(matrix, &QAbstractItemModel::dataChanged, this, &DistributionChart::redraw);
    redraw();
}

void DistributionChart::redraw()
{
    const Tokens &tokens = tokensOf(QGuiApplication::palette());
    auto *series = new QStackedBarSeries;
    series->setBarWidth(0.66);
    int place = 0;
    for (const QString &value : m_matrix->values()) {
        QBarSet *set = makeSet(value, colourOfValue(*m_icons, value, place++, QGuiApplication::palette()), tokens);
        for (const QString &key : m_matrix->keys())
            *set << m_matrix->count(key, value);
        series->append(set);
    }
    show(series, m_matrix->keys(), std::max(1, m_matrix->rowCount()), QStringLiteral("%d"));
}

void CurveChart::setCurve(const DeckCurve &curve)
{
    m_curve = curve;
    redraw();
}

void CurveChart::redraw()
{
    const Tokens &tokens = tokensOf(QGuiApplication::palette());
    auto *series = new QBarSeries;
    series->setBarWidth(0.8);
    QStringList places;
    QBarSet *costs = makeSet(tr("Cost"), tokens.warning, tokens);
    QBarSet *rewards = makeSet(tr("Reward"), tokens.accent, tokens);
    int most = 1;
    for (qsizetype place = 0; place < m_curve.rewards.size(); ++place) {
        places << QString::number(m_curve.first + int(place));
        *costs << m_curve.costs.at(place);
        *rewards << m_curve.rewards.at(place);
        most = std::max({most, m_curve.costs.at(place), m_curve.rewards.at(place)});
    }
    const bool areGifts = m_curve.first == 0 &&
                          m_curve.costs.value(0) == std::accumulate(m_curve.costs.cbegin(), m_curve.costs.cend(), 0);
    if (areGifts)
        delete costs;
    else
        series->append(costs);
    series->append(rewards);
    show(series, places, most, QStringLiteral("%d"));
}

void OddsChart::setOdds(const QList<double> &odds, int current)
{
    m_odds = odds;
    m_current = current;
    redraw();
}

void OddsChart::redraw()
{
    const Tokens &tokens = tokensOf(QGuiApplication::palette());
    auto *series = new QStackedBarSeries;
    series->setBarWidth(0.7);
    QStringList draws;
    QBarSet *all = makeSet(tr("Odds"), tokens.border, tokens);
    QBarSet *asked = makeSet(tr("Asked for"), tokens.accent, tokens);
    for (qsizetype draw = 0; draw < m_odds.size(); ++draw) {
        draws << QString::number(draw + 1);
        const bool isAsked = draw + 1 == m_current;
        *all << (isAsked ? 0 : 100 * m_odds.at(draw));
        *asked << (isAsked ? 100 * m_odds.at(draw) : 0);
    }
    series->append(asked);
    series->append(all);
    show(series, draws, 100, QStringLiteral("%d %%"));
    chart()->legend()->hide();
}

} // namespace mw::editor

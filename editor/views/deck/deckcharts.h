#pragma once

#include "editor/models/deckcurve.h"

#include <QChartView>

namespace mw::editor {

class DeckMatrix;
class PackIcons;

/// A chart in the studio's colours, drawn anew when they change.
class DeckChart : public QChartView
{
    Q_OBJECT

public:
    explicit DeckChart(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override { event->ignore(); } ///< the page scrolls
    /// Puts a series in the place of what was there; `categories` stand below it, its values reach up to `most`.
    void show(QAbstractSeries *series, const QStringList &categories, double most, const QString &format);
    virtual void redraw() = 0;
};

/// How often each key of a matrix has each value, as stacked columns.
class DistributionChart : public DeckChart
{
    Q_OBJECT

public:
    DistributionChart(const DeckMatrix *matrix, const PackIcons *icons, QWidget *parent = nullptr);

    void redraw() override;

private:
    const DeckMatrix *m_matrix;
    const PackIcons *m_icons;
};

/// How many cards cost and give how much.
class CurveChart : public DeckChart
{
    Q_OBJECT

public:
    using DeckChart::DeckChart;

    void setCurve(const DeckCurve &curve);

protected:
    void redraw() override;

private:
    DeckCurve m_curve;
};

/// The odds for one draw, two draws and so on.
class OddsChart : public DeckChart
{
    Q_OBJECT

public:
    using DeckChart::DeckChart;

    void setOdds(const QList<double> &odds, int current);

protected:
    void redraw() override;

private:
    QList<double> m_odds;
    int m_current = 0;
};

} // namespace mw::editor

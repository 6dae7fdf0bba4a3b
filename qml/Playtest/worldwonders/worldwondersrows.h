#pragma once

#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/targetrow.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace mw::table {

/// A piece on a city map; line and column are those of the corner of its box, from 0. Rows have a character for each
/// space, a dot where nothing is covered.
struct PieceRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(QStringList rows MEMBER rows)
    Q_PROPERTY(QStringList wetRows MEMBER wetRows)
    Q_PROPERTY(QString sort MEMBER sort)
    Q_PROPERTY(QString type MEMBER type)
    Q_PROPERTY(QString art MEMBER art)
    Q_PROPERTY(QString title MEMBER title)

public:
    QString key; ///< "piece/3"
    int line = 0;
    int column = 0;
    QStringList rows;
    QStringList wetRows; ///< spaces over water, where a road is a bridge
    QString sort;        ///< "road", "building", "tower", "monument"
    QString type;        ///< of a building
    QString art;         ///< of a monument
    QString title;

    [[nodiscard]] bool operator==(const PieceRow &) const = default;
};

/// A stack of buildings.
struct StackRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString buildingId MEMBER buildingId)
    Q_PROPERTY(QString stackId MEMBER stackId)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int tiles MEMBER tiles)
    Q_PROPERTY(bool offered MEMBER offered)

public:
    QString buildingId; ///< of the tile on offer; empty when it is gone
    QString stackId;
    int price = 0;
    int tiles = 0; ///< face down
    bool offered = false;

    [[nodiscard]] bool operator==(const StackRow &) const = default;
};

/// Anything else that can be bought, and the free long road in hand.
struct GoodRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString icon;
    int count = 0;
    int price = 0;
    int seat = -1; ///< who holds it already

    [[nodiscard]] bool operator==(const GoodRow &) const = default;
};

/// A monument on display, or a card of the Automaton.
struct WonderRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString cardKind MEMBER cardKind)
    Q_PROPERTY(QString cardId MEMBER cardId)

public:
    QString cardKind;
    QString cardId; ///< empty where a slot is

    [[nodiscard]] bool operator==(const WonderRow &) const = default;
};

/// An objective, and how much of what it counts each seat has.
struct AimRow : WonderRow {
    Q_GADGET
    Q_PROPERTY(QList<int> values MEMBER values)

public:
    QList<int> values; ///< by seat

    [[nodiscard]] bool operator==(const AimRow &) const = default;
};

/// A track of a player: a resource, or the population.
struct MarkerRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int length MEMBER length)
    Q_PROPERTY(QList<int> symbols MEMBER symbols)
    Q_PROPERTY(bool population MEMBER population)

public:
    QString icon;
    QString title;
    int value = 0;
    int length = 0;
    QList<int> symbols; ///< spaces with a population symbol, or with a ring
    bool population = false;

    [[nodiscard]] bool operator==(const MarkerRow &) const = default;
};

/// A place in the turn order.
struct OrderRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(bool out MEMBER out)
    Q_PROPERTY(int pedestal MEMBER pedestal)

public:
    int seat = 0;
    bool active = false;
    bool out = false;
    int pedestal = 0; ///< 1 or 2 for who holds it, 0 for nobody

    [[nodiscard]] bool operator==(const OrderRow &) const = default;
};

/// A tile of the set, or a figure of the monument, that is in hand.
struct PartRow {
    Q_GADGET
    Q_PROPERTY(QStringList rows MEMBER rows)
    Q_PROPERTY(bool laid MEMBER laid)
    Q_PROPERTY(bool current MEMBER current)
    Q_PROPERTY(bool fits MEMBER fits)

public:
    QStringList rows;
    bool laid = false;
    bool current = false;
    bool fits = false; ///< it has a place now

    [[nodiscard]] bool operator==(const PartRow &) const = default;
};

/// Something that happened between two rounds.
struct NewsRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString text;
    int seat = -1;

    [[nodiscard]] bool operator==(const NewsRow &) const = default;
};

} // namespace mw::table

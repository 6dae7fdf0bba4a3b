#pragma once

#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/targetrow.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace mw::table {

/// A space of a timeline; its rectangle is a part of the civilization board.
struct TimelineRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(QString tuckedId MEMBER tuckedId)
    Q_PROPERTY(QStringList luxuries MEMBER luxuries)
    Q_PROPERTY(bool complete MEMBER complete)
    Q_PROPERTY(bool worker MEMBER worker)

public:
    QString cardId; ///< empty where no card lies
    QString tuckedId;
    QStringList luxuries; ///< tiles that lie on it
    bool complete = false;
    bool worker = false;

    [[nodiscard]] bool operator==(const TimelineRow &) const = default;
};

/// An action box of a civilization board.
struct BoxRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString tileId MEMBER tileId)
    Q_PROPERTY(bool tileBack MEMBER tileBack)
    Q_PROPERTY(bool worker MEMBER worker)

public:
    QString tileId; ///< upgrade tile that lies on it
    bool tileBack = false;
    bool worker = false;

    [[nodiscard]] bool operator==(const BoxRow &) const = default;
};

/// An answer that lies on a part of a board, with a sign of what it does: buying, spending, delivering, a sum to bid.
struct SpotRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int help MEMBER help)

public:
    QString icon;
    QString text;
    int help = -1; ///< number of a support action that leads there at once, where it is no answer itself

    [[nodiscard]] bool operator==(const SpotRow &) const = default;
};

/// A space of the storage board and its cubes.
struct CubeRow {
    Q_GADGET
    Q_PROPERTY(QString resource MEMBER resource)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QRectF rect MEMBER rect)
    Q_PROPERTY(QString key MEMBER key)

public:
    QString resource;
    QString title;
    int count = 0;
    QRectF rect;
    QString key;

    [[nodiscard]] bool operator==(const CubeRow &) const = default;
};

/// A gear slot of a technology board.
struct GearRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString gear MEMBER gear)
    Q_PROPERTY(bool filled MEMBER filled)

public:
    QString gear; ///< "white" or "black"
    bool filled = false;

    [[nodiscard]] bool operator==(const GearRow &) const = default;
};

/// A type of luxury: what a player has of it, and how many the supply holds.
struct LuxuryRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString luxuryId MEMBER luxuryId)
    Q_PROPERTY(int ready MEMBER ready)
    Q_PROPERTY(int dead MEMBER dead)
    Q_PROPERTY(int supply MEMBER supply)
    Q_PROPERTY(int help MEMBER help)
    Q_PROPERTY(QString helpTitle MEMBER helpTitle)

public:
    QString luxuryId;
    int ready = 0;
    int dead = 0; ///< in the graveyard section, income side up
    int supply = 0;
    int help = -1; ///< see SpotRow
    QString helpTitle;

    [[nodiscard]] bool operator==(const LuxuryRow &) const = default;
};

/// A card or tile that lies by itself: in hand, in the tray, built, in the graveyard.
struct CardPlaceRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString cardKind MEMBER cardKind)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QList<int> camels MEMBER camels)
    Q_PROPERTY(bool worker MEMBER worker)
    Q_PROPERTY(int help MEMBER help)
    Q_PROPERTY(QString helpTitle MEMBER helpTitle)

public:
    QString cardKind;
    QString cardId; ///< empty where there is no card, only `icon` and `mark`
    bool faceDown = false;
    QString mark; ///< a few words on it, with icons
    QString icon;
    QString cost;      ///< of a card in hand, as icons
    int seat = -1;     ///< whose it is
    QList<int> camels; ///< seats
    bool worker = false;
    int help = -1; ///< see SpotRow
    QString helpTitle;

    [[nodiscard]] bool operator==(const CardPlaceRow &) const = default;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/targetrow.h"

#include <QObject>
#include <QStringList>

namespace mw::table {

/// An offer of the discovery phase.
struct AgeOfferRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString upId MEMBER upId)
    Q_PROPERTY(QString downId MEMBER downId)
    Q_PROPERTY(QString tileId MEMBER tileId)
    Q_PROPERTY(QString cost MEMBER cost)

public:
    QString upId;
    QString downId; ///< a card with the same back; empty for none
    QString tileId;
    QString cost; ///< of the card that lies face up, as icons

    [[nodiscard]] bool operator==(const AgeOfferRow &) const = default;
};

/// A track and where everybody stands on it.
struct AgeTrackRow {
    Q_GADGET
    Q_PROPERTY(QString trackId MEMBER trackId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(qreal shape MEMBER shape)
    Q_PROPERTY(bool closed MEMBER closed)
    Q_PROPERTY(QList<QRectF> spaces MEMBER spaces)
    Q_PROPERTY(QList<int> markers MEMBER markers)

public:
    QString trackId;
    QString title;
    QString hint;
    qreal shape = 0.15;   ///< height for a width of 1
    bool closed = false;  ///< its blue points are gone
    QList<QRectF> spaces; ///< where markers stand; the first one is beside the track
    QList<int> markers;   ///< space of each seat

    [[nodiscard]] bool operator==(const AgeTrackRow &) const = default;
};

/// A pair of boards, or one board, on display before the game.
struct DisplayRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString boardKind MEMBER boardKind)
    Q_PROPERTY(QString boardId MEMBER boardId)
    Q_PROPERTY(QString secondId MEMBER secondId)
    Q_PROPERTY(int pair MEMBER pair)
    Q_PROPERTY(int bid MEMBER bid)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString boardKind;
    QString boardId;
    QString secondId; ///< technology board of a pair
    int pair = -1;    ///< for bids
    int bid = -1;
    int seat = -1; ///< who bids

    [[nodiscard]] bool operator==(const DisplayRow &) const = default;
};

/// A line of what an answer would bring about.
struct PreviewRow {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool trigger MEMBER trigger)

public:
    QString text;
    int seat = -1;
    bool trigger = false; ///< an effect of a card that moves, dies or comes begins here

    [[nodiscard]] bool operator==(const PreviewRow &) const = default;
};

} // namespace mw::table

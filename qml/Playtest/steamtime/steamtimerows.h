#pragma once

#include "qml/Playtest/tablemodel.h"
#include "qml/Playtest/targetrow.h"

#include <QList>
#include <QObject>
#include <QRectF>
#include <QString>

namespace mw::table {

/// An action space.
struct SpaceRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QList<int> airships MEMBER airships)
    Q_PROPERTY(QString cardKind MEMBER cardKind)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(bool empty MEMBER empty)
    Q_PROPERTY(QList<int> saboteurs MEMBER saboteurs)
    Q_PROPERTY(int bribe MEMBER bribe)

public:
    QList<int> saboteurs; ///< seats
    int bribe = 0;        ///< T.I.M.E.-crystals that whoever is asked would have to pay
    QString kind;
    QList<int> airships; ///< seats
    QString cardKind;    ///< of the card that lies there
    QString cardId;
    bool faceDown = false;
    bool empty = false; ///< its card or its crystals are gone

    [[nodiscard]] bool operator==(const SpaceRow &) const = default;
};

/// A slot for a crystal, on a deposit or in a generator.
struct CrystalRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon)

public:
    QString icon; ///< "crystal-blue", "time-crystal"; empty when the slot is

    [[nodiscard]] bool operator==(const CrystalRow &) const = default;
};

/// A monument board in the stream of time.
struct PanelRow {
    Q_GADGET
    Q_PROPERTY(QString panelId MEMBER panelId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(mw::table::TableModel *spaces MEMBER spaces)
    Q_PROPERTY(mw::table::TableModel *crystals MEMBER crystals)

public:
    QString panelId;
    QString title;
    int place = 0; ///< 1 is the bottom of the stream
    TableModel *spaces = nullptr;
    TableModel *crystals = nullptr;

    [[nodiscard]] bool operator==(const PanelRow &) const = default;
};

/// A generator of an airship board. `convert…` is the answer that spends from it as another colour for steam.
struct GeneratorRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int coloured MEMBER coloured)
    Q_PROPERTY(int clear MEMBER clear)
    Q_PROPERTY(int convertChoice MEMBER convertChoice)
    Q_PROPERTY(bool convertLegal MEMBER convertLegal)
    Q_PROPERTY(QString convertReason MEMBER convertReason)
    Q_PROPERTY(QString convertRule MEMBER convertRule)

public:
    QString colour;
    int coloured = 0;
    int clear = 0; ///< T.I.M.E.-crystals
    int convertChoice = -1;
    bool convertLegal = false;
    QString convertReason;
    QString convertRule;

    [[nodiscard]] bool operator==(const GeneratorRow &) const = default;
};

/// A card that a player owns, is offered, or that lies out.
struct CardRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString cardKind MEMBER cardKind)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(bool faceDown MEMBER faceDown)
    Q_PROPERTY(bool covered MEMBER covered)
    Q_PROPERTY(QString mark MEMBER mark)

public:
    QString cardKind;
    QString cardId;
    bool faceDown = false;
    bool covered = false; ///< under another card: it is there, but counts for nothing
    QString mark;         ///< a word on the card: "2×"

    [[nodiscard]] bool operator==(const CardRow &) const = default;
};

/// A stock beside the boards.
struct SupplyRow : TargetRow {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString icon;  ///< of the pack
    QString piece; ///< or of the table
    int count = 0; ///< -1 when there is nothing to count
    int seat = -1; ///< whose it is

    [[nodiscard]] bool operator==(const SupplyRow &) const = default;
};

/// A disc on the esteem track.
struct DiscRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(int stack MEMBER stack)
    Q_PROPERTY(int esteem MEMBER esteem)
    Q_PROPERTY(int tile MEMBER tile)

public:
    int seat = 0;
    int place = 0;  ///< space of the track
    int stack = 0;  ///< how many discs of other seats lie below it
    int esteem = 0; ///< in all
    int tile = 0;   ///< number on the esteem tile that shows, 0 for none

    [[nodiscard]] bool operator==(const DiscRow &) const = default;
};

/// A space of the esteem track, on a frame of columns and rows.
struct TrackRow {
    Q_GADGET
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(int number MEMBER number)

public:
    int column = 0;
    int line = 0;
    int number = 0;

    [[nodiscard]] bool operator==(const TrackRow &) const = default;
};

} // namespace mw::table

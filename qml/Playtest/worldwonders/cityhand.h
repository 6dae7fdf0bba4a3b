#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/worldwonders/worldwondersrows.h"
#include "qml/Playtest/worldwonders/worldwondersstate.h"

#include <QPointF>

namespace mw::table {

/// The piece that was taken and has to be laid: which tile or figure of it, how it is turned, over which spaces it is
/// held, and what the rules say about laying it there. Legality is asked for, never worked out.
class CityHand : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(bool holding READ isHolding NOTIFY changed)
    Q_PROPERTY(int choice READ choice NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString cardKind READ cardKind NOTIFY changed)
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)
    Q_PROPERTY(QList<QString> rows READ rows NOTIFY changed)
    Q_PROPERTY(QList<QString> wetRows READ wetRows NOTIFY changed)
    Q_PROPERTY(QString sort READ sort NOTIFY changed)
    Q_PROPERTY(QString type READ type NOTIFY changed)
    Q_PROPERTY(QString art READ art NOTIFY changed)
    Q_PROPERTY(int line READ line NOTIFY changed)
    Q_PROPERTY(int column READ column NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(bool legal READ isLegal NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(QList<QPointF> reach READ reach NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *parts READ parts CONSTANT)

public:
    /// `game` outlives it.
    CityHand(PlaytestGame &game, QObject *parent);

    /// Looks what is to be laid now; keeps turn and place where it can.
    void follow();
    void clear();

    [[nodiscard]] bool isHolding() const { return m_holding; }
    [[nodiscard]] int choice() const { return m_choice; } ///< of an answer that lies on the map, -1 for none
    [[nodiscard]] QString title() const { return m_piece.title; }
    /// The building or monument that is built; empty for others.
    [[nodiscard]] QString cardKind() const { return m_cardKind; }
    [[nodiscard]] QString cardId() const { return m_cardId; }
    [[nodiscard]] QStringList rows() const { return m_piece.rows; }
    [[nodiscard]] QStringList wetRows() const { return m_piece.wetRows; }
    [[nodiscard]] QString sort() const { return m_piece.sort; }
    [[nodiscard]] QString type() const { return m_piece.type; }
    [[nodiscard]] QString art() const { return m_piece.art; }
    [[nodiscard]] int line() const { return m_corner.row; }
    [[nodiscard]] int column() const { return m_corner.column; }
    [[nodiscard]] int turns() const { return m_turns; } ///< number of different ones
    [[nodiscard]] bool isLegal() const { return m_legal; }
    [[nodiscard]] QString reason() const { return m_reason; }
    [[nodiscard]] QString rule() const { return m_rule; }
    [[nodiscard]] QString verdict() const; ///< in words, for screen readers
    [[nodiscard]] bool canTakeBack() const { return m_canTakeBack; }
    /// Spaces that the piece covers in any legal place with its present turn; x is the column.
    [[nodiscard]] QList<QPointF> reach() const { return m_reach; }
    [[nodiscard]] TableModel *parts() { return &m_parts; }

    /// Takes another tile of the set or figure of the monument in hand.
    Q_INVOKABLE void pick(int part);
    Q_INVOKABLE bool turn(int steps); ///< clockwise; false when nothing is in hand
    /// Holds the middle of the piece over a space, x is the column; the piece stays on the map.
    Q_INVOKABLE void point(QPoint space);
    Q_INVOKABLE void move(int columns, int lines);
    /// Lays it, or says why not.
    Q_INVOKABLE void place();
    bool explain(); ///< what the rules say about laying it here; false when nothing is in hand
    /// Puts everything back as it was before the purchase; false when there is nothing to put back.
    Q_INVOKABLE bool takeBack();
    /// While a piece is drawn from the market, in coordinates of the scene.
    Q_INVOKABLE void drag(QPointF scene) { emit dragged(scene); }
    Q_INVOKABLE void drop(QPointF scene) { emit dropped(scene); }

signals:
    void changed();
    void dragged(QPointF scene);
    void dropped(QPointF scene);

private:
    struct Fit {
        int part = 0;
        int turn = 0;
        grid::Cells corners;
    };

    [[nodiscard]] const world_wonders::Content &content() const;
    [[nodiscard]] const world_wonders::GameState &state() const;
    [[nodiscard]] const world_wonders::TurnedShape &shape() const;
    [[nodiscard]] Action placing() const;
    [[nodiscard]] bool partFits(int part) const;
    [[nodiscard]] int stands(int part) const;
    [[nodiscard]] grid::Cells cornersOf(int part, int turn) const;
    void nameCard();
    void collectFits();
    void choosePart();
    void chooseTurn();
    void chooseCorner();
    void setCorner(grid::Space corner);
    void followParts();
    void look();

    PlaytestGame &m_game;
    world_wonders::Purchase m_purchase;
    std::vector<Fit> m_fits;
    bool m_holding = false;
    int m_choice = -1;
    int m_part = 0;
    int m_turn = 0;
    int m_turns = 1;
    grid::Space m_corner;
    PieceRow m_piece;
    QString m_cardKind;
    QString m_cardId;
    bool m_legal = false;
    QString m_reason;
    QString m_rule;
    bool m_canTakeBack = false;
    QList<QPointF> m_reach;
    RowModel<PartRow> m_parts;
};

} // namespace mw::table

#pragma once

#include "qml/Playtest/playtestgame.h"
#include "qml/Playtest/timespan/clockrows.h"
#include "qml/Playtest/timespan/timespanstate.h"

#include <QPointF>

namespace mw::table {

/// What an answer would bring about, as the rules carry it out on a copy of the game: the timeline afterwards, what
/// happens in which order, and what is asked next. What the seat does not know is drawn anew in the copy, and never
/// told.
class TurnPreview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the table.")
    Q_PROPERTY(int choice READ choice NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(bool pushes READ pushes NOTIFY changed)
    Q_PROPERTY(QList<QString> timeline READ timeline NOTIFY changed)
    Q_PROPERTY(QString gone READ gone NOTIFY changed)
    Q_PROPERTY(mw::table::TableModel *lines READ lines CONSTANT)
    Q_PROPERTY(bool holding READ isHolding NOTIFY heldChanged)
    Q_PROPERTY(bool worker READ isWorker NOTIFY heldChanged)
    Q_PROPERTY(int luxury READ luxury NOTIFY heldChanged)
    Q_PROPERTY(int heldChoice READ heldChoice NOTIFY heldChanged)
    Q_PROPERTY(QString heldKind READ heldKind NOTIFY heldChanged)
    Q_PROPERTY(QString heldId READ heldId NOTIFY heldChanged)
    Q_PROPERTY(QPointF heldAt READ heldAt NOTIFY heldMoved)

public:
    /// `game` outlives it.
    TurnPreview(PlaytestGame &game, QObject *parent);

    [[nodiscard]] int choice() const { return m_choice; } ///< -1 for none
    [[nodiscard]] bool isOpen() const { return m_choice >= 0; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString next() const { return m_next; } ///< what is asked then; empty for nothing of this player
    [[nodiscard]] bool pushes() const { return m_pushes; }
    /// Ids of the cards by space afterwards, empty ones included; what leaves the timeline, in words.
    [[nodiscard]] QStringList timeline() const { return m_timeline; }
    [[nodiscard]] QString gone() const;
    [[nodiscard]] TableModel *lines() { return &m_lines; }

    /// Shows what a legal choice would do; closes for any other.
    Q_INVOKABLE void show(int choice);
    Q_INVOKABLE void close() { show(-1); }

    [[nodiscard]] bool isHolding() const { return m_held != Held::Nothing; }
    [[nodiscard]] bool isWorker() const { return m_held == Held::Worker; }
    [[nodiscard]] int luxury() const { return m_luxury; }         ///< type of the tile that is held; -1 for none
    [[nodiscard]] int heldChoice() const { return m_heldChoice; } ///< of a card; -1 for others
    [[nodiscard]] QString heldKind() const { return m_heldKind; }
    [[nodiscard]] QString heldId() const { return m_heldId; }
    [[nodiscard]] QPointF heldAt() const { return m_heldAt; } ///< in coordinates of the scene
    /// A card of the hand, a worker or a luxury tile is drawn over the table and let go. Places follow `dragged` to
    /// show what would happen there, and `dropped` to answer.
    Q_INVOKABLE void takeCard(int choice, const QString &kind, const QString &id);
    Q_INVOKABLE void takeWorker();
    Q_INVOKABLE void takeLuxury(int type, const QString &id);
    Q_INVOKABLE void drag(QPointF scene);
    Q_INVOKABLE void drop(QPointF scene);

signals:
    void changed();
    void heldChanged();
    void heldMoved();
    void dragged(QPointF scene);
    void dropped(QPointF scene);

private:
    enum class Held { Nothing, Card, Worker, Luxury };

    void hold(Held held, int choice, const QString &kind, const QString &id);
    void clear();
    void tell(const EventList &events, const StateBlock &after, int seat);

    PlaytestGame &m_game;
    int m_choice = -1;
    QString m_title;
    QString m_next;
    bool m_pushes = false;
    QStringList m_timeline;
    QStringList m_gone;
    RowModel<PreviewRow> m_lines;
    Held m_held = Held::Nothing;
    int m_heldChoice = -1;
    int m_luxury = -1;
    QString m_heldKind;
    QString m_heldId;
    QPointF m_heldAt;
};

} // namespace mw::table

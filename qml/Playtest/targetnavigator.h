#pragma once

#include <QList>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace mw::table {

/// Leads the keyboard over the places where the present question can be answered: the arrows go to the nearest
/// one in their direction. Items register themselves and have the properties `choice` and `legal`; the tabulator
/// also reaches what is refused, to ask why.
class TargetNavigator : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whether keys led the focus to where it is since the last answer: then what it is on is looked at closely, as
    /// what the pointer is on.
    Q_PROPERTY(bool led READ isLed NOTIFY ledChanged)

public:
    /// Not default-constructible, or the engine would pass create() by.
    explicit TargetNavigator(QObject *parent) : QObject(parent) {}

    /// Called by the engine; follows the table that lies on the engine's desk.
    static TargetNavigator *create(QQmlEngine *engine, QJSEngine *);

    Q_INVOKABLE void add(QQuickItem *item);
    Q_INVOKABLE void remove(QQuickItem *item);
    /// Moves the focus by an arrow key; to the first place when none has it. False when there is nowhere to go.
    Q_INVOKABLE bool move(int key);
    /// Puts the focus on the first place in reading order unless the person has put it on one already or is busy
    /// elsewhere: in a text field, a menu, the rules. Places that are aside come last.
    Q_INVOKABLE void settle();
    /// Puts the focus back on the table, from a field or a menu that is done with.
    Q_INVOKABLE void comeBack();
    /// The tabulator is about to lead the focus on.
    Q_INVOKABLE void lead() { setLed(true); }
    [[nodiscard]] bool isLed() const { return m_isLed; }
    /// Puts the focus on an item and scrolls to it.
    Q_INVOKABLE static void focus(QQuickItem *item);

    /// Number of the choice that the focus is on, -1 for none.
    Q_INVOKABLE [[nodiscard]] int currentChoice() const;

signals:
    void ledChanged();

private:
    void setLed(bool led);
    [[nodiscard]] QList<QQuickItem *> reachable() const;
    [[nodiscard]] static QPointF centre(const QQuickItem *item);
    void onStateChanged();
    void settleSoon();
    void settleTwice();

    QList<QPointer<QQuickItem>> m_items;
    bool m_isLed = false;
    QPointer<QQuickItem> m_settled; ///< where the focus was put for want of anything better
    bool m_isSettling = false;
};

} // namespace mw::table

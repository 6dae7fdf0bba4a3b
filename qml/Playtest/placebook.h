#pragma once

#include <QHash>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>

namespace mw::table {

/// Where things lie on the screen, by the keys of the models ("space/12", "bank"): what a moving piece flies
/// between. A key may name alternatives after "|".
class PlaceBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE void add(QQuickItem *item, const QString &key);
    /// Whether a place is to be seen.
    Q_INVOKABLE [[nodiscard]] bool has(const QString &key) const;
    /// Centre of a place in the coordinates of `item`.
    Q_INVOKABLE [[nodiscard]] QPointF centre(const QString &key, QQuickItem *item) const;

private:
    [[nodiscard]] QQuickItem *visible(const QString &key) const;

    QMultiHash<QString, QPointer<QQuickItem>> m_places;
};

} // namespace mw::table

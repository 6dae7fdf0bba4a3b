#pragma once

#include "qml/Playtest/worldwonders/piecepainter.h"
#include "qml/Playtest/worldwonders/worldwonderstable.h"

#include <QPointer>
#include <QQmlEngine>
#include <QQuickPaintedItem>

namespace mw::table {

/// A piece of World Wonders in a scene: a tile, a road, a tower or a figure of a monument, as it lies after a turn. Its
/// spaces fill the item.
class CityPiece : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mw::table::WorldWondersTable *table READ table WRITE setTable NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<QString> rows READ rows WRITE setRows NOTIFY changed REQUIRED)
    Q_PROPERTY(QList<QString> wetRows READ wetRows WRITE setWetRows NOTIFY changed REQUIRED)
    Q_PROPERTY(QString sort READ sort WRITE setSort NOTIFY changed REQUIRED)
    Q_PROPERTY(QString type READ type WRITE setType NOTIFY changed REQUIRED)
    Q_PROPERTY(QString art READ art WRITE setArt NOTIFY changed REQUIRED)
    Q_PROPERTY(QString tint READ tint WRITE setTint NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int lines READ lines NOTIFY changed)

public:
    explicit CityPiece(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

    /// Knows what pieces look like.
    [[nodiscard]] WorldWondersTable *table() const { return m_table; }
    void setTable(WorldWondersTable *table);
    /// A character for each space; a dot is not covered.
    [[nodiscard]] QStringList rows() const { return m_rows; }
    void setRows(const QStringList &rows);
    /// Those over water, in the same way; empty for none.
    [[nodiscard]] QStringList wetRows() const { return m_wetRows; }
    void setWetRows(const QStringList &rows);
    /// "road", "building", "tower" or "monument".
    [[nodiscard]] QString sort() const { return m_sort; }
    void setSort(const QString &sort);
    [[nodiscard]] QString type() const { return m_look.type; }
    void setType(const QString &type);
    [[nodiscard]] QString art() const { return m_look.art; }
    void setArt(const QString &art);
    /// "legal", "refused", "counted", or empty.
    [[nodiscard]] QString tint() const { return m_tint; }
    void setTint(const QString &tint);
    [[nodiscard]] int columns() const { return m_rows.isEmpty() ? 1 : static_cast<int>(m_rows.front().size()); }
    [[nodiscard]] int lines() const { return std::max(1, static_cast<int>(m_rows.size())); }

signals:
    void changed();

private:
    template <typename Field, typename Given>
    void change(Field &field, const Given &given);

    QPointer<WorldWondersTable> m_table;
    QStringList m_rows;
    QStringList m_wetRows;
    QString m_sort;
    QString m_tint;
    PieceLook m_look;
};

} // namespace mw::table

#pragma once

#include "editor/document/documentchange.h"
#include "yaml/schema.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace mw::editor {

class PackDocument;

/// The matrix of a kind whose items give each of some keys one of the same values (letters and colours): a row for each
/// item, a column for each key between the item's name and a remark. Where there are as many values as keys, a card
/// should use each once.
class DeckMatrix : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        ItemIdRole = Qt::UserRole + 1,
        ValueRole, ///< the value of a cell, empty elsewhere
        ClashRole, ///< whether another key of the same item has the same value
    };
    /// Keys of an item that share a value, and what would put it right.
    struct Clash {
        ItemRef item;
        QString text;    ///< what is wrong
        QString fixText; ///< what the remedy does; empty if there is none
        FieldEdit fix;
    };

    explicit DeckMatrix(PackDocument *document, QObject *parent = nullptr);

    void setItems(const QString &kind, const QStringList &ids);
    [[nodiscard]] bool hasMatrix() const { return !m_keys.isEmpty(); }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QStringList keys() const { return m_keys; }
    [[nodiscard]] QStringList values() const { return m_values; }
    [[nodiscard]] bool isCell(const QModelIndex &index) const;
    [[nodiscard]] ItemRef itemAt(int row) const { return {m_kind, m_ids.value(row)}; }
    [[nodiscard]] QList<Clash> clashes() const;
    /// How many of the items give a key a value.
    [[nodiscard]] int count(const QString &key, const QString &value) const;

    // Each is one step to undo.
    bool setCells(const QModelIndexList &cells, const QString &value);
    /// Exchanges the values of two keys in each row that has exactly two cells among those given.
    bool swap(const QModelIndexList &cells);
    /// Writes lines of tab-separated values from a cell on; false, and nothing written, if one is no value.
    bool paste(const QModelIndex &from, const QString &text);
    bool apply(const Clash &clash);
    /// The block of cells as lines of tab-separated values.
    [[nodiscard]] QString copy(QModelIndexList cells) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString valueOf(int row, const QString &key) const;
    [[nodiscard]] QString pathOf(const QString &key) const;
    [[nodiscard]] QString remark(int row) const;
    bool change(const QList<FieldEdit> &edits, const QString &label);

    PackDocument *m_document;
    QString m_kind;
    QString m_field;
    QString m_title;
    QStringList m_keys;
    QStringList m_values;
    QStringList m_ids;
};

} // namespace mw::editor

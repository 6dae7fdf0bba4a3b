#pragma once

#include "editor/document/documentchange.h"
#include "editor/models/grid/gridtext.h"
#include "yaml/schema.h"

#include <QObject>

namespace mw::editor {

class PackDocument;

/// One grid of an item as characters to be painted. What is painted reaches the document as edits of single rows, so
/// that nothing else in the file changes; each commit is one undo step.
class GridModel : public QObject
{
    Q_OBJECT

public:
    explicit GridModel(PackDocument *document, QObject *parent = nullptr);

    /// The grid at a path of an item ("rows", "components/1/rows").
    void setPlace(const ItemRef &item, const QString &path);
    [[nodiscard]] ItemRef item() const { return m_item; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] PackDocument *document() const { return m_document; }
    [[nodiscard]] const Item *content() const;         ///< null if there is no such item
    [[nodiscard]] const yaml::FieldSpec *spec() const; ///< null if there is no grid at the path
    [[nodiscard]] const GridText &text() const { return m_text; }
    [[nodiscard]] const std::vector<yaml::LegendEntry> &legend() const { return m_legend; }
    [[nodiscard]] const yaml::LegendEntry *entry(QChar symbol) const; ///< null if the legend does not know it
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] static QString lockedText(); ///< why it is not editable
    /// Most rows and columns that the schema allows.
    [[nodiscard]] int largestSide() const;

    /// Makes the grid this text: rows that differ are written, missing ones added, others removed.
    bool commit(const GridText &text, const QString &label);

signals:
    void gridChanged(); ///< another grid, or another text of it
    void refused(const QString &why);

private:
    void refresh();
    bool resize(const GridText &text, const QString &label);
    [[nodiscard]] QList<FieldEdit> edits(const GridText &text) const;

    PackDocument *m_document;
    ItemRef m_item;
    QString m_path;
    GridText m_text;
    std::vector<yaml::LegendEntry> m_legend;
};

/// The rows of a list of texts.
[[nodiscard]] GridText gridOf(const Value *rows);

} // namespace mw::editor

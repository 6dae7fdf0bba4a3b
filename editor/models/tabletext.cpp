#include "editor/models/tabletext.h"

#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"
#include "editor/models/itemtablemodel.h"

#include <QAbstractItemModel>
#include <QAbstractProxyModel>
#include <QCoreApplication>
#include <QMimeData>

#include <algorithm>
#include <climits>

namespace mw::editor {

namespace {

/// The context of the texts of this file.
class TableText
{
    Q_DECLARE_TR_FUNCTIONS(TableText)
};

/// A cell for tab-separated values: quoted where its text would break the table.
QString cell(const QString &text)
{
    static const QString special = QStringLiteral("\t\n\r\"");
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return special.contains(c); }))
        return text;
    QString doubled = text;
    doubled.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + doubled + QLatin1Char('"');
}

struct Rectangle {
    int top = INT_MAX;
    int bottom = -1;
    int left = INT_MAX;
    int right = -1;

    [[nodiscard]] int height() const { return bottom - top + 1; }
    [[nodiscard]] int width() const { return right - left + 1; }
};

Rectangle around(const QModelIndexList &cells)
{
    Rectangle area;
    for (const QModelIndex &index : cells) {
        area.top = std::min(area.top, index.row());
        area.bottom = std::max(area.bottom, index.row());
        area.left = std::min(area.left, index.column());
        area.right = std::max(area.right, index.column());
    }
    return area;
}

/// The table behind a view's model, and the way of an index to it.
const ItemTableModel *tableBehind(const QAbstractItemModel &view, QModelIndex &index)
{
    const QAbstractItemModel *model = &view;
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
        index = proxy->mapToSource(index);
        model = proxy->sourceModel();
    }
    return qobject_cast<const ItemTableModel *>(model);
}

/// Reads one quoted cell; `i` stands on the opening quote and is left behind the closing one.
QString quotedCell(const QString &text, qsizetype &i)
{
    QString result;
    for (++i; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('"')) {
            if (i + 1 >= text.size() || text[i + 1] != QLatin1Char('"'))
                break;
            ++i;
        }
        result += text[i];
    }
    ++i;
    return result;
}

/// One paste: the block, where it goes, and what comes of it.
class Paste
{
public:
    Paste(PackDocument &document, QAbstractItemModel &view) : m_document(document), m_view(view) {}

    /// `width` is that of the block; a line that has fewer cells leaves what it does not reach as it is.
    PasteResult run(const QList<QStringList> &block, qsizetype width, const Rectangle &area)
    {
        for (int row = 0; row < area.height(); ++row) {
            const QStringList &texts = block[row % block.size()];
            for (int column = 0; column < area.width(); ++column)
                if (column % width < texts.size())
                    paste(area.top + row, area.left + column, texts[column % width]);
        }
        if (!m_result.refused.isEmpty())
            return m_result;
        m_result.changed = int(m_fields.size());
        m_result.done = m_fields.isEmpty() ||
                        m_document.setFields(m_fields, TableText::tr("Paste %n cells", nullptr, int(m_fields.size())));
        return m_result;
    }

private:
    void paste(int row, int column, const QString &text)
    {
        if (row >= m_view.rowCount() || column >= m_view.columnCount())
            return refuse(row, column, text, TableText::tr("There is no cell for it."));
        QModelIndex index = m_view.index(row, column);
        const ItemTableModel *table = tableBehind(m_view, index);
        const ItemTableModel::Column &target = table->columns()[std::size_t(index.column())];
        const ItemRef item = table->itemAt(index.row());
        if (!(table->flags(index) & Qt::ItemIsEditable))
            return refuse(row, column, text, TableText::tr("The text of its file has errors; repair them first."));
        const ParsedText parsed = target.parse(text);
        if (!parsed.error.isEmpty())
            return refuse(row, column, text, parsed.error);
        const Item *there = m_document.items().find(item.kind.toStdString(), item.id.toStdString());
        const Value *old = there ? there->field(target.path.toStdString()) : nullptr;
        if (old ? !old->sameAs(parsed.value) : !parsed.value.isNull())
            m_fields.append({item, target.path, parsed.value});
    }
    void refuse(int row, int column, const QString &text, const QString &why)
    {
        m_result.refused.append({row, column, text, why});
    }

    PackDocument &m_document;
    QAbstractItemModel &m_view;
    QList<FieldEdit> m_fields;
    PasteResult m_result;
};

} // namespace

QString copyCells(const QModelIndexList &cells, bool withHeader)
{
    if (cells.isEmpty())
        return {};
    const Rectangle area = around(cells);
    QList<QStringList> rows(area.height(), QStringList(area.width()));
    for (const QModelIndex &index : cells)
        rows[index.row() - area.top][index.column() - area.left] = index.data(Qt::EditRole).toString();
    if (withHeader) {
        QStringList header;
        for (int column = area.left; column <= area.right; ++column)
            header.append(
                cells.front().model()->headerData(column, Qt::Horizontal, ItemTableModel::PathRole).toString());
        rows.prepend(header);
    }
    QString text;
    for (QStringList &row : rows) {
        std::transform(row.begin(), row.end(), row.begin(), cell);
        text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QMimeData *cellsToMime(const QModelIndexList &cells, bool withHeader)
{
    auto *data = new QMimeData;
    const QString text = copyCells(cells, withHeader);
    data->setText(text);
    data->setData(QStringLiteral("text/tab-separated-values"), text.toUtf8());
    return data;
}

QList<QStringList> parseTsv(const QString &text)
{
    QList<QStringList> rows;
    QStringList row;
    QString cellText;
    qsizetype i = 0;
    while (i < text.size()) {
        const QChar c = text[i];
        if (c == QLatin1Char('"') && cellText.isEmpty()) {
            cellText = quotedCell(text, i);
            continue;
        }
        ++i;
        if (c == QLatin1Char('\t')) {
            row.append(std::exchange(cellText, {}));
        } else if (c == QLatin1Char('\n') || c == QLatin1Char('\r')) {
            if (c == QLatin1Char('\r') && i < text.size() && text[i] == QLatin1Char('\n'))
                ++i;
            row.append(std::exchange(cellText, {}));
            rows.append(std::exchange(row, {}));
        } else {
            cellText += c;
        }
    }
    if (!row.isEmpty() || !cellText.isEmpty()) {
        row.append(cellText);
        rows.append(row);
    }
    return rows;
}

PasteResult pasteCells(PackDocument &document, QAbstractItemModel &view, const QModelIndexList &target,
                       const QString &text)
{
    QList<QStringList> block = parseTsv(text);
    if (block.isEmpty() || target.isEmpty())
        return {};
    Rectangle area = around(target);
    qsizetype width = 0;
    for (const QStringList &row : block)
        width = std::max(width, row.size());
    for (QStringList &row : block)
        if (width > 1 && row.size() == 1 && row.front().isEmpty())
            row.clear(); // a blank line between wider ones has no cell
    if (area.height() % block.size() != 0)
        area.bottom = area.top + int(block.size()) - 1;
    if (area.width() % width != 0)
        area.right = area.left + int(width) - 1;
    return Paste(document, view).run(block, width, area);
}

} // namespace mw::editor

#include "editor/models/grid/gridmodel.h"

#include "core/grid.h"
#include "editor/document/packdocument.h"
#include "yaml/legend.h"

#include <QUndoStack>

#include <algorithm>

namespace mw::editor {

GridModel::GridModel(PackDocument *document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, &GridModel::refresh);
    connect(document, &PackDocument::diagnosticsChanged, this, &GridModel::gridChanged); // may be editable again
}

void GridModel::setPlace(const ItemRef &item, const QString &path)
{
    if (item == m_item && path == m_path)
        return;
    m_item = item;
    m_path = path;
    m_text = {};
    refresh();
    if (m_text == GridText())
        emit gridChanged();
}

const Item *GridModel::content() const
{
    return m_document->items().find(m_item.kind.toStdString(), m_item.id.toStdString());
}

const yaml::FieldSpec *GridModel::spec() const
{
    const yaml::KindSpec *kind = m_document->schema().kind(m_item.kind.toStdString());
    const yaml::FieldSpec *spec = kind ? kind->specAt(m_path.toStdString()) : nullptr;
    return spec && yaml::isGrid(*spec) ? spec : nullptr;
}

const yaml::LegendEntry *GridModel::entry(QChar symbol) const
{
    const std::string wanted = QString(symbol).toStdString();
    const auto found = std::find_if(m_legend.begin(), m_legend.end(),
                                    [&wanted](const yaml::LegendEntry &entry) { return entry.symbol == wanted; });
    return found == m_legend.end() ? nullptr : &*found;
}

bool GridModel::isEditable() const
{
    return content() && spec() && m_document->isEditable(m_document->fileOf(m_item));
}

QString GridModel::lockedText()
{
    return tr("The text of its file has errors; repair them first.");
}

int GridModel::largestSide() const
{
    return spec() ? int(std::min<std::int64_t>(grid::side, spec()->maximum)) : grid::side;
}

bool GridModel::commit(const GridText &text, const QString &label)
{
    if (text == m_text)
        return true;
    if (!isEditable()) {
        emit refused(lockedText());
        return false;
    }
    if (text.height() == m_text.height())
        return m_document->setFields(edits(text), label);
    return resize(text, label);
}

QList<FieldEdit> GridModel::edits(const GridText &text) const
{
    QList<FieldEdit> edits;
    for (int row = 0; row < std::min(text.height(), m_text.height()); ++row) {
        if (text.rows()[row] != m_text.rows()[row])
            edits.append({m_item, m_path + QLatin1Char('/') + QString::number(row),
                          Value::ofText(text.rows()[row].toStdString())});
    }
    return edits;
}

bool GridModel::resize(const GridText &text, const QString &label)
{
    const ItemRef item = m_item;
    const QString path = m_path;
    const int before = m_text.height();
    QUndoStack *stack = m_document->undoStack();
    stack->beginMacro(label);
    const QList<FieldEdit> changed = edits(text);
    bool isDone = changed.isEmpty() || m_document->setFields(changed, label);
    for (int row = before; isDone && row < text.height(); ++row)
        isDone = m_document->insertElement(item, path, row, Value::ofText(text.rows()[row].toStdString()));
    for (int row = before - 1; isDone && row >= text.height(); --row)
        isDone = m_document->removeElement(item, path + QLatin1Char('/') + QString::number(row));
    stack->endMacro();
    if (!isDone)
        stack->undo();
    return isDone;
}

void GridModel::refresh()
{
    const Item *item = content();
    const GridText text = item && spec() ? gridOf(item->field(m_path.toStdString())) : GridText();
    std::vector<yaml::LegendEntry> legend =
        spec() ? yaml::legendOf(*spec(), m_document->items()) : std::vector<yaml::LegendEntry>();
    const bool isSameLegend = legend == m_legend;
    m_legend = std::move(legend);
    if (text == m_text && isSameLegend)
        return;
    m_text = text;
    emit gridChanged();
}

GridText gridOf(const Value *rows)
{
    QStringList texts;
    for (std::size_t i = 0; rows && i < rows->list.size(); ++i)
        texts << QString::fromStdString(rows->list[i].text);
    return GridText(texts);
}

} // namespace mw::editor

#include "editor/models/grid/shapemodel.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"

#include <QUndoStack>

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

ShapeModel::ShapeModel(PackDocument *document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, &ShapeModel::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &ShapeModel::shapeChanged); // may be editable again
}

void ShapeModel::setItem(const ItemRef &item)
{
    if (item == m_item)
        return;
    m_item = item;
    emit shapeChanged();
}

void ShapeModel::onChanged(const DocumentChange &change)
{
    if (change.kind != DocumentChange::Kind::ValueChanged || change.item == m_item)
        emit shapeChanged();
}

const yaml::KindSpec *ShapeModel::kind() const
{
    return m_document->schema().kind(m_item.kind.toStdString());
}

const Item *ShapeModel::content() const
{
    return shapes().grid ? m_document->items().find(m_item.kind.toStdString(), m_item.id.toStdString()) : nullptr;
}

gridfields::Shapes ShapeModel::shapes() const
{
    return kind() ? gridfields::shapes(*kind()) : gridfields::Shapes();
}

bool ShapeModel::isEditable() const
{
    return content() && m_document->isEditable(m_document->fileOf(m_item));
}

Piece ShapeModel::piece() const
{
    return pieceOf(*m_document, m_item);
}

int ShapeModel::sizeOf(const FieldSpec &list) const
{
    const Value *value = content() ? content()->field(list.name) : nullptr;
    return value ? int(value->list.size()) : 0;
}

int ShapeModel::partCount() const
{
    const gridfields::Shapes fields = shapes();
    if (!content())
        return 0;
    return fields.list ? sizeOf(*fields.list) : 1;
}

QString ShapeModel::partPath(int part) const
{
    return shapes().path(part);
}

bool ShapeModel::canAddPart() const
{
    const gridfields::Shapes fields = shapes();
    return fields.list && isEditable() && partCount() < fields.list->maximum;
}

bool ShapeModel::canRemovePart() const
{
    const gridfields::Shapes fields = shapes();
    return fields.list && isEditable() && partCount() > std::max<std::int64_t>(1, fields.list->minimum);
}

bool ShapeModel::addPart()
{
    if (!canAddPart())
        return false;
    const gridfields::Shapes fields = shapes();
    const auto &legend = fields.grid->legend;
    const std::string symbol = std::find_if(legend.begin(), legend.end(), gridfields::covers)->symbol;
    const Value part = Value::ofMap({{fields.grid->name, Value::ofList({Value::ofText(symbol)}), {}}});
    const QString label = tr("Add a figure to %1").arg(name());
    return asOneStep(label, [&] {
        const bool isDone =
            m_document->insertElement(m_item, QString::fromStdString(fields.list->name), partCount(), part);
        const bool needsLink = linkSpec() && link().isEmpty() && partCount() > 1;
        return isDone && (!needsLink || setLink(QLatin1String(gridfields::touching)));
    });
}

/// What is left alone has no link.
bool ShapeModel::removePart(int part)
{
    if (!canRemovePart())
        return false;
    const QString list = QString::fromStdString(shapes().list->name);
    return asOneStep(tr("Remove a figure of %1").arg(name()), [&] {
        const bool isDone = m_document->removeElement(m_item, list + QLatin1Char('/') + QString::number(part));
        const bool isAlone = linkSpec() && !link().isEmpty() && partCount() == 1;
        return isDone && (!isAlone || m_document->setValue(m_item, QString::fromStdString(linkSpec()->name), Value()));
    });
}

const FieldSpec *ShapeModel::linkSpec() const
{
    return content() ? gridfields::link(*kind()) : nullptr;
}

QStringList ShapeModel::links() const
{
    QStringList words;
    for (const std::string &word : linkSpec() ? linkSpec()->values : std::vector<std::string>())
        words << QString::fromStdString(word);
    return words;
}

QString ShapeModel::link() const
{
    return linkSpec() ? QString::fromStdString(content()->fields.textOr(linkSpec()->name, "")) : QString();
}

bool ShapeModel::setLink(const QString &link)
{
    return linkSpec() &&
           m_document->setValue(m_item, QString::fromStdString(linkSpec()->name), Value::ofText(link.toStdString()));
}

const FieldSpec *ShapeModel::besideSpec() const
{
    return content() ? gridfields::beside(*kind()) : nullptr;
}

QStringList ShapeModel::besideChoices() const
{
    QStringList words;
    if (const FieldSpec *spec = besideSpec()) {
        for (const std::string &word : gridfields::besideWord(*spec)->values)
            words << QString::fromStdString(word);
    }
    return words;
}

QStringList ShapeModel::beside() const
{
    QStringList words;
    for (const std::string &word : piece().beside)
        words << QString::fromStdString(word);
    return words;
}

bool ShapeModel::canAddBeside() const
{
    return besideSpec() && isEditable() && sizeOf(*besideSpec()) < besideSpec()->maximum;
}

bool ShapeModel::addBeside(const QString &word)
{
    if (!canAddBeside())
        return false;
    const FieldSpec &spec = *besideSpec();
    const QString path = QString::fromStdString(spec.name);
    const Value entry = Value::ofMap({{gridfields::besideWord(spec)->name, Value::ofText(word.toStdString()), {}}});
    const int count = sizeOf(spec);
    return count > 0 ? m_document->insertElement(m_item, path, count, entry)
                     : m_document->setFields({{m_item, path, Value::ofList({entry})}},
                                             tr("Add to %1 of %2").arg(QString::fromStdString(spec.title), name()));
}

bool ShapeModel::removeBeside(int index)
{
    if (!besideSpec() || !isEditable() || index < 0 || index >= sizeOf(*besideSpec()))
        return false;
    const QString path = QString::fromStdString(besideSpec()->name);
    if (sizeOf(*besideSpec()) > 1)
        return m_document->removeElement(m_item, path + QLatin1Char('/') + QString::number(index));
    return m_document->setFields({{m_item, path, Value()}},
                                 tr("Remove %1 of %2").arg(QString::fromStdString(besideSpec()->title), name()));
}

bool ShapeModel::moveBeside(int from, int to)
{
    const int count = besideSpec() ? sizeOf(*besideSpec()) : 0;
    if (!isEditable() || from == to || from < 0 || to < 0 || from >= count || to >= count)
        return false;
    return m_document->moveElement(m_item, QString::fromStdString(besideSpec()->name), from, to);
}

bool ShapeModel::asOneStep(const QString &label, const std::function<bool()> &edits)
{
    QUndoStack *stack = m_document->undoStack();
    stack->beginMacro(label);
    const bool isDone = edits();
    stack->endMacro();
    if (!isDone)
        stack->undo();
    return isDone;
}

QString ShapeModel::name() const
{
    return content() ? titleOf(*content()) : QString();
}

} // namespace mw::editor

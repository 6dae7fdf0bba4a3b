#include "editor/models/boardmodel.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"
#include "yaml/checkvalue.h"
#include "yaml/loader.h"

#include <QUndoStack>

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

QString parentOf(const QString &path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}
int lastStepOf(const QString &path)
{
    return path.section(QLatin1Char('/'), -1).toInt();
}

/// Lists are shortened from their end, so that the positions of the others stay true.
bool isLater(const QString &a, const QString &b)
{
    return parentOf(a) == parentOf(b) ? lastStepOf(a) > lastStepOf(b) : a > b;
}

} // namespace

BoardModel::BoardModel(PackDocument *document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, &BoardModel::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, this, &BoardModel::boardChanged); // may be editable again
}

void BoardModel::setItem(const ItemRef &item)
{
    if (item == m_item)
        return;
    m_item = item;
    m_selection.clear();
    m_detail.clear();
    refresh();
    emit selectionChanged();
}

const yaml::KindSpec *BoardModel::kind() const
{
    const yaml::KindSpec *kind = m_document->schema().kind(m_item.kind.toStdString());
    return kind && isBoard(*kind) ? kind : nullptr;
}

const Item *BoardModel::content() const
{
    return m_item.isValid() && kind() ? m_document->items().find(m_item.kind.toStdString(), m_item.id.toStdString())
                                      : nullptr;
}

bool BoardModel::isEditable() const
{
    return content() && m_document->isEditable(m_document->fileOf(m_item));
}

const BoardPart *BoardModel::part(const QString &path) const
{
    const auto found =
        std::find_if(m_parts.begin(), m_parts.end(), [&path](const BoardPart &part) { return part.path == path; });
    return found == m_parts.end() ? nullptr : &*found;
}

QList<BoardList> BoardModel::lists() const
{
    return kind() ? boardLists(*kind()) : QList<BoardList>();
}

void BoardModel::select(const QStringList &paths, const QString &detail)
{
    QStringList known;
    for (const QString &path : paths) {
        if (part(path) && !known.contains(path))
            known << path;
    }
    const QString wanted = known.size() == 1 ? detailAt(detail) : QString();
    if (known == m_selection && wanted == m_detail)
        return;
    m_selection = known;
    m_detail = wanted;
    emit selectionChanged();
}

QString BoardModel::detailAt(const QString &path) const
{
    const BoardPart *owner = partOf(m_parts, path);
    for (QString inner = path; owner && inner.size() > owner->path.size(); inner = parentOf(inner)) {
        const FieldSpec *spec = kind()->specAt(inner.toStdString());
        const FieldSpec *list = spec ? listSpec(parentOf(inner)) : nullptr;
        if (list && spec->type == FieldSpec::Type::Struct && content()->field(inner.toStdString()))
            return inner;
    }
    return {};
}

Item BoardModel::preview(const BoardOffsets &offsets) const
{
    Item item = *content();
    for (auto offset = offsets.begin(); offset != offsets.end(); ++offset) {
        const BoardPart *moved = part(offset.key());
        Value *point = &item.fields;
        for (const QString &step : moved ? moved->pointPath.split(QLatin1Char('/')) : QStringList()) {
            const bool isList = point->kind == Value::Kind::List;
            point = isList ? &point->list[std::size_t(step.toInt())] : point->find(step.toStdString());
        }
        if (moved)
            *point = valueOf(moved->at + *offset);
    }
    return item;
}

bool BoardModel::move(const BoardOffsets &offsets, const QString &label)
{
    QList<FieldEdit> edits;
    QStringList lines;
    for (const BoardPart &moved : m_parts) {
        const QPoint by = offsets.value(moved.path);
        if (!by.isNull() && isLine(moved.listPath) && !lines.contains(moved.listPath))
            lines << moved.listPath;
        if (Value lane = Value::ofMap({}); !by.isNull()) {
            setLane(moved.listPath, moved.at + by, lane);
            for (const Value::Entry &entry : lane.map)
                edits.append({m_item, moved.path + QLatin1Char('/') + QString::fromStdString(entry.key), entry.value});
        }
        if (by.x() != 0)
            edits.append({m_item, moved.pointPath + QStringLiteral("/x"), Value::ofInt(moved.at.x() + by.x())});
        if (by.y() != 0)
            edits.append({m_item, moved.pointPath + QStringLiteral("/y"), Value::ofInt(moved.at.y() + by.y())});
    }
    if (edits.isEmpty() || lines.isEmpty())
        return edits.isEmpty() || m_document->setFields(edits, label);
    return asOneStep(label, [&] {
        return m_document->setFields(edits, label) &&
               std::all_of(lines.begin(), lines.end(), [this](const QString &list) { return orderLine(list); });
    });
}

bool BoardModel::canAdd(const BoardList &list, int count) const
{
    return isEditable() && sizeOf(list.path) + count <= list.spec->maximum;
}

bool BoardModel::add(const BoardList &list, const QString &word, const QPoint &wish)
{
    Value element = typicalElement(m_document->items(), *kind(), list, word);
    const QString field = pointField(*list.spec->element);
    const Value *typical = element.find(field.toStdString());
    const QPoint usual = typical ? pointAt(*typical) : QPoint();
    element.set(field.toStdString(), valueOf(usual.isNull() || isTaken(usual) ? wish : usual));
    const QString title = word.isEmpty() ? QString::fromStdString(list.spec->element->title) : word;
    return insert({{list, element}}, tr("Add %1 to %2").arg(title, name()), 10);
}

bool BoardModel::duplicate(int distance)
{
    if (!m_detail.isEmpty()) {
        const QString list = parentOf(m_detail);
        if (sizeOf(list) >= listSpec(list)->maximum) {
            emit refused(tr("There is room for %n at most.", nullptr, int(listSpec(list)->maximum)));
            return false;
        }
        return m_document->insertElement(m_item, list, lastStepOf(m_detail) + 1,
                                         *content()->field(m_detail.toStdString()));
    }
    QList<std::pair<BoardList, Value>> copies;
    for (const QString &path : selectedElements()) {
        for (const BoardList &list : lists()) {
            if (list.path == parentOf(path))
                copies.append({list, *content()->field(path.toStdString())});
        }
    }
    return insert(copies, tr("Duplicate parts of %1").arg(name()), distance);
}

bool BoardModel::canRemove() const
{
    if (!isEditable())
        return false;
    if (!m_detail.isEmpty())
        return sizeOf(parentOf(m_detail)) > listSpec(parentOf(m_detail))->minimum;
    QHash<QString, int> removed;
    for (const QString &path : selectedElements())
        ++removed[parentOf(path)];
    return !removed.isEmpty() && std::all_of(removed.keyBegin(), removed.keyEnd(), [&](const QString &list) {
        return sizeOf(list) - removed[list] >= listSpec(list)->minimum;
    });
}

bool BoardModel::remove()
{
    if (!canRemove()) {
        if (!m_selection.isEmpty())
            emit refused(tr("The board needs what is selected."));
        return false;
    }
    if (!m_detail.isEmpty())
        return m_document->removeElement(m_item, m_detail);
    QStringList paths = selectedElements();
    std::sort(paths.begin(), paths.end(), isLater);
    select({}); // what comes to lie at the same position is something else
    const auto removeOne = [this](const QString &path) {
        return m_document->removeElement(m_item, path) && (!isLine(parentOf(path)) || spreadLine(parentOf(path)));
    };
    return asOneStep(tr("Delete parts of %1").arg(name()),
                     [&] { return std::all_of(paths.begin(), paths.end(), removeOne); });
}

QString BoardModel::copied() const
{
    QString text;
    for (const QString &path : selectedElements())
        text += QStringLiteral("- ") + editText(*content()->field(path.toStdString())) + QLatin1Char('\n');
    return text;
}

bool BoardModel::paste(const QString &text, int distance)
{
    Diagnostics problems;
    const Value value = yaml::parseValue({}, text.toStdString(), problems);
    const std::vector<Value> elements = value.kind == Value::Kind::List ? value.list : std::vector<Value>{value};
    QList<std::pair<BoardList, Value>> taken;
    for (const Value &element : elements) {
        for (const BoardList &list : lists()) {
            Diagnostics misfits;
            yaml::checkValue(*list.spec->element, element, misfits);
            if (element.kind != Value::Kind::Map || !misfits.empty())
                continue;
            taken.append({list, element});
            break;
        }
    }
    if (taken.isEmpty() || hasErrors(problems)) {
        emit refused(tr("The clipboard holds nothing that fits on this board."));
        return false;
    }
    return insert(taken, tr("Paste parts into %1").arg(name()), distance);
}

bool BoardModel::insert(const QList<std::pair<BoardList, Value>> &elements, const QString &label, int distance,
                        std::optional<int> lineAt)
{
    if (elements.isEmpty())
        return false;
    if (!isEditable()) {
        emit refused(tr("The text of its file has errors; repair them first."));
        return false;
    }
    QHash<QString, int> counts;
    for (const auto &[list, element] : elements) {
        if (!canAdd(list, ++counts[list.path])) {
            emit refused(tr("%1: there is room for %n at most.", nullptr, int(list.spec->maximum))
                             .arg(QString::fromStdString(list.spec->title)));
            return false;
        }
    }
    QStringList added;
    const bool isDone = asOneStep(label, [&] {
        return std::all_of(elements.begin(), elements.end(), [&](const auto &entry) {
            added << insertOne(entry.first, entry.second, distance, lineAt);
            return !added.last().isEmpty();
        });
    });
    if (isDone)
        select(added);
    return isDone;
}

bool BoardModel::asOneStep(const QString &label, const std::function<bool()> &edits)
{
    QUndoStack *stack = m_document->undoStack();
    stack->beginMacro(label);
    const bool isDone = edits();
    stack->endMacro();
    if (!isDone)
        stack->undo();
    return isDone;
}

void BoardModel::onChanged(const DocumentChange &change)
{
    const bool isElsewhere = change.kind == DocumentChange::Kind::ValueChanged && change.item != m_item;
    if (!isElsewhere)
        refresh();
}

void BoardModel::refresh()
{
    const Item *item = content();
    m_parts = item ? boardParts(*kind(), *item) : QList<BoardPart>();
    for (BoardPart &each : m_parts)
        each.title = titleOfPart(each);
    const QStringList selected = m_selection;
    m_selection.removeIf([this](const QString &path) { return !part(path); });
    const QString detail = m_detail;
    if (m_selection.size() != 1 || !item->field(m_detail.toStdString()))
        m_detail.clear();
    emit boardChanged();
    if (selected != m_selection || detail != m_detail)
        emit selectionChanged();
}

QStringList BoardModel::selectedElements() const
{
    QStringList elements;
    for (const BoardPart &part : m_parts) {
        if (!part.listPath.isEmpty() && m_selection.contains(part.path))
            elements << part.path;
    }
    return elements;
}

const FieldSpec *BoardModel::listSpec(const QString &listPath) const
{
    const FieldSpec *spec = kind() ? kind()->specAt(listPath.toStdString()) : nullptr;
    return spec && spec->type == FieldSpec::Type::List ? spec : nullptr;
}

int BoardModel::sizeOf(const QString &listPath) const
{
    const Value *list = content() ? content()->field(listPath.toStdString()) : nullptr;
    return list ? int(list->list.size()) : 0;
}

bool BoardModel::isTaken(const QPoint &point) const
{
    return std::any_of(m_parts.begin(), m_parts.end(), [&point](const BoardPart &part) { return part.at == point; });
}

QPoint BoardModel::freePlace(QPoint point, int distance) const
{
    const int step = std::max(1, distance);
    while (isTaken(point))
        point += QPoint(step, step);
    return point;
}

QString BoardModel::name() const
{
    return content() ? titleOf(*content()) : QString();
}

} // namespace mw::editor

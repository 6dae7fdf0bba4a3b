#include "editor/models/setups.h"

#include "core/optionchoices.h"
#include "editor/document/packdocument.h"

#include <QCoreApplication>
#include <QMap>
#include <QUndoStack>

#include <algorithm>

namespace mw::editor::setups {

using yaml::FieldSpec;

namespace {

struct SetupText {
    Q_DECLARE_TR_FUNCTIONS(mw::editor::Setups)
};

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

/// How many most set-ups of a kind have in a slot.
int usualCount(const PackDocument &document, const QString &kind, const Slot &slot)
{
    QMap<qsizetype, int> counts;
    for (const Item *item : document.items().ofKind(kind.toStdString()))
        ++counts[named(*item, slot).size()];
    const auto most = std::max_element(counts.begin(), counts.end());
    return most == counts.end() ? 0 : int(most.key());
}

/// Ids for a slot that the set-up does not name yet.
QStringList freshIds(const PackDocument &document, const Slot &slot, int count, QStringList &taken)
{
    QStringList ids;
    for (const Item *item : document.items().ofKind(slot.target.toStdString())) {
        const QString key = slot.target + u'/' + qt(item->id);
        if (ids.size() == count || taken.contains(key))
            continue;
        taken << key;
        ids << qt(item->id);
    }
    return ids;
}

Value asList(const QStringList &ids)
{
    Value list = Value::ofList({});
    for (const QString &id : ids)
        list.list.push_back(Value::ofText(id.toStdString()));
    return list;
}

} // namespace

Source sourceOf(const PackDocument &document)
{
    for (const Item *game : document.items().ofKind("game")) {
        const Value *options = game->field("options");
        for (const Value &option : options ? options->list : std::vector<Value>()) {
            const std::string_view kind = kindOfChoices(option);
            if (!kind.empty() && document.schema().kind(kind))
                return {qt(option.textOr("id", "")), QString::fromUtf8(kind.data(), qsizetype(kind.size()))};
        }
    }
    return {};
}

QList<Slot> slotsOf(const yaml::KindSpec &kind)
{
    QList<Slot> found;
    for (const FieldSpec &field : kind.fields.fields) {
        const bool isList = field.type == FieldSpec::Type::List && field.element;
        const FieldSpec &spec = isList ? *field.element : field;
        if (spec.type == FieldSpec::Type::Reference)
            found.append({qt(field.name), qt(field.title), qt(field.help), qt(spec.target),
                          isList ? int(std::min<std::int64_t>(field.maximum, 99)) : 1, isList, field.required});
    }
    return found;
}

QStringList named(const Item &setup, const Slot &slot)
{
    QStringList ids;
    const Value *value = setup.field(slot.field.toStdString());
    if (value && value->kind == Value::Kind::List) {
        for (const Value &element : value->list)
            ids << qt(element.text);
    } else if (value && value->isScalar() && !value->text.empty()) {
        ids << qt(value->text);
    }
    return ids;
}

ItemRef addNew(PackDocument &document, const QString &kind, const QString &name)
{
    const yaml::KindSpec *spec = document.schema().kind(kind.toStdString());
    if (!spec)
        return {};
    QStringList taken;
    QList<std::pair<QString, Value>> values;
    for (const Slot &slot : slotsOf(*spec)) {
        const int count = slot.isList ? usualCount(document, kind, slot) : slot.isRequired ? 1 : 0;
        const QStringList ids = freshIds(document, slot, count, taken);
        if (!ids.isEmpty())
            values.append({slot.field, slot.isList ? asList(ids) : Value::ofText(ids.first().toStdString())});
    }
    QUndoStack *stack = document.undoStack();
    stack->beginMacro(SetupText::tr("Add %1").arg(name));
    const ItemRef added = document.addItem(kind, name);
    QList<FieldEdit> edits;
    for (const auto &[field, value] : values)
        edits.append({added, field, value});
    const bool isDone = added.isValid() && (edits.isEmpty() || document.setFields(edits, name));
    stack->endMacro();
    if (!isDone)
        stack->undo();
    return isDone ? added : ItemRef();
}

bool put(PackDocument &document, const ItemRef &setup, const Slot &slot, int position, const QString &id)
{
    const Item *item = document.items().find(setup.kind.toStdString(), setup.id.toStdString());
    if (!item)
        return false;
    if (!slot.isList)
        return document.setValue(setup, slot.field, id.isEmpty() ? Value() : Value::ofText(id.toStdString()));
    QStringList ids = named(*item, slot);
    if (id.isEmpty() && position < ids.size())
        ids.removeAt(position);
    else if (position < ids.size())
        ids[position] = id;
    else if (ids.size() < slot.most)
        ids << id;
    return document.setValue(setup, slot.field, ids.isEmpty() ? Value() : asList(ids));
}

} // namespace mw::editor::setups

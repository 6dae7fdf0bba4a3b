#include "editor/models/boardparts.h"

#include "editor/document/newitems.h"

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

/// Where a search for places has got to.
struct Owner {
    QString path; ///< of the struct that is looked through
    QString listPath;
    int index = -1;
};

QString below(const QString &path, const std::string &step)
{
    const QString name = QString::fromStdString(step);
    return path.isEmpty() ? name : path + QLatin1Char('/') + name;
}

QString titleOfPart(const FieldSpec &spec, const Value &value)
{
    const FieldSpec *word = wordField(spec);
    const std::string named = value.textOr("name", word ? value.textOr(word->name, spec.title) : spec.title);
    return QString::fromStdString(named);
}

void collect(const FieldSpec &spec, const Value &value, const Owner &owner, QList<BoardPart> &parts)
{
    bool isPlaced = owner.path.isEmpty(); // the board itself has no place
    for (const FieldSpec &field : spec.fields) {
        const Value *inside = value.find(field.name);
        if (!inside)
            continue;
        const QString path = below(owner.path, field.name);
        if (isPoint(field)) {
            const bool byItself = isPlaced;
            parts.append({byItself ? path : owner.path, path, byItself ? QString() : owner.listPath,
                          byItself ? -1 : owner.index, pointAt(*inside),
                          byItself ? QString::fromStdString(field.title) : titleOfPart(spec, value)});
            isPlaced = true;
        } else if (field.type == FieldSpec::Type::Struct) {
            collect(field, *inside, {path, {}, -1}, parts);
        } else if (field.type == FieldSpec::Type::List && field.element) {
            for (std::size_t i = 0; i < inside->list.size(); ++i)
                collect(*field.element, inside->list[i], {below(path, std::to_string(i)), path, int(i)}, parts);
        }
    }
}

void collectLists(const FieldSpec &spec, const QString &path, QList<BoardList> &lists)
{
    for (const FieldSpec &field : spec.fields) {
        const QString inside = below(path, field.name);
        if (field.type == FieldSpec::Type::Struct)
            collectLists(field, inside, lists);
        else if (field.type == FieldSpec::Type::List && field.element && !pointField(*field.element).isEmpty())
            lists.append({inside, &field, wordField(*field.element)});
    }
}

bool hasPoint(const FieldSpec &spec)
{
    return isPoint(spec) || (spec.element && hasPoint(*spec.element)) ||
           std::any_of(spec.fields.begin(), spec.fields.end(), hasPoint);
}

void collectTargets(const FieldSpec &spec, QStringList &targets)
{
    if (spec.type == FieldSpec::Type::Reference && !targets.contains(QString::fromStdString(spec.target)))
        targets << QString::fromStdString(spec.target);
    if (spec.element)
        collectTargets(*spec.element, targets);
    for (const FieldSpec &field : spec.fields)
        collectTargets(field, targets);
}

} // namespace

bool isPoint(const FieldSpec &spec)
{
    const auto isNumber = [&spec](const char *name) {
        const FieldSpec *field = spec.field(name);
        return field && field->type == FieldSpec::Type::Int;
    };
    return spec.type == FieldSpec::Type::Struct && spec.fields.size() == 2 && isNumber("x") && isNumber("y");
}

bool isBoard(const yaml::KindSpec &kind)
{
    return kind.preview == "board" && hasPoint(kind.fields);
}

QStringList boardKinds(const yaml::Schema &schema, const yaml::KindSpec &kind)
{
    QStringList kinds{QString::fromStdString(kind.name)};
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        QStringList targets;
        if (const yaml::KindSpec *known = schema.kind(kinds[i].toStdString()))
            collectTargets(known->fields, targets);
        for (const QString &target : std::as_const(targets)) {
            const yaml::KindSpec *named = schema.kind(target.toStdString());
            if (named && named->folder == kind.folder && !kinds.contains(target))
                kinds << target;
        }
    }
    return kinds;
}

QList<BoardPart> boardParts(const yaml::KindSpec &kind, const Item &item)
{
    QList<BoardPart> parts;
    collect(kind.fields, item.fields, {}, parts);
    return parts;
}

QList<BoardList> boardLists(const yaml::KindSpec &kind)
{
    QList<BoardList> lists;
    collectLists(kind.fields, {}, lists);
    return lists;
}

const FieldSpec *wordField(const FieldSpec &element)
{
    const auto isWord = [](const FieldSpec &field) { return field.required && field.type == FieldSpec::Type::Enum; };
    const auto found = std::find_if(element.fields.begin(), element.fields.end(), isWord);
    return found == element.fields.end() ? nullptr : &*found;
}

QString pointField(const FieldSpec &element)
{
    const auto found = std::find_if(element.fields.begin(), element.fields.end(), isPoint);
    return found == element.fields.end() ? QString() : QString::fromStdString(found->name);
}

const BoardPart *partOf(const QList<BoardPart> &parts, const QString &path)
{
    const BoardPart *best = nullptr;
    for (const BoardPart &part : parts) {
        const bool holds = path == part.path || path.startsWith(part.path + QLatin1Char('/'));
        if (holds && (!best || part.path.size() > best->path.size()))
            best = &part;
    }
    return best;
}

Value typicalElement(const Items &items, const yaml::KindSpec &kind, const BoardList &list, const QString &word)
{
    const FieldSpec &spec = *list.spec->element;
    Value element = initialValue(spec);
    if (list.word)
        element.set(list.word->name, Value::ofText(word.toStdString()));
    std::vector<const Value *> alike;
    for (const Item *item : items.ofKind(kind.name)) {
        const Value *there = item->field(list.path.toStdString());
        for (std::size_t i = 0; there && i < there->list.size(); ++i) {
            if (!list.word || there->list[i].textOr(list.word->name, "") == word.toStdString())
                alike.push_back(&there->list[i]);
        }
    }
    if (alike.empty())
        return element;
    Value typical = Value::ofMap({});
    for (const FieldSpec &field : spec.fields) {
        std::vector<const Value *> values;
        for (const Value *other : alike) {
            if (const Value *value = other->find(field.name))
                values.push_back(value);
        }
        if (values.size() == alike.size())
            typical.set(field.name, commonest(values));
        else if (const Value *initial = element.find(field.name))
            typical.set(field.name, *initial);
    }
    return typical;
}

QPoint pointAt(const Value &value)
{
    return {int(value.intOr("x", 0)), int(value.intOr("y", 0))};
}

Value valueOf(const QPoint &point)
{
    return Value::ofMap({{"x", Value::ofInt(point.x()), {}}, {"y", Value::ofInt(point.y()), {}}});
}

} // namespace mw::editor

#include "editor/models/deckfields.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

QString titleOf(const FieldSpec &spec)
{
    return QString::fromStdString(spec.title.empty() ? spec.name : spec.title);
}

void collect(const FieldSpec &spec, const QString &path, const QString &title, bool inList, QList<DeckField> &fields)
{
    switch (spec.type) {
    case FieldSpec::Type::Int:
        if (!inList)
            fields.append({path, title, spec});
        break;
    case FieldSpec::Type::Bool:
    case FieldSpec::Type::Enum:
    case FieldSpec::Type::Reference:
        fields.append({path, title, spec});
        break;
    case FieldSpec::Type::List:
        if (spec.element)
            collect(*spec.element, path, title, true, fields);
        break;
    case FieldSpec::Type::Struct:
        for (const FieldSpec &inner : spec.fields) {
            const QString innerPath =
                path.isEmpty() ? QString::fromStdString(inner.name) : path + u'/' + QString::fromStdString(inner.name);
            //: A field and what is in it, as in "Top action: Gain".
            const QString both = QCoreApplication::translate("mw::editor::DeckFields", "%1: %2");
            collect(inner, innerPath, title.isEmpty() ? titleOf(inner) : both.arg(title, titleOf(inner)), inList,
                    fields);
        }
        break;
    default:
        break;
    }
}

void addValues(const Value &value, const QStringList &path, qsizetype at, QStringList &values)
{
    if (value.kind == Value::Kind::List) {
        for (const Value &element : value.list)
            addValues(element, path, at, values);
        return;
    }
    if (at < path.size()) {
        if (const Value *inner = value.find(path.at(at).toStdString()))
            addValues(*inner, path, at + 1, values);
        return;
    }
    if (!value.isScalar() || value.isNull())
        return;
    const QString text =
        value.kind == Value::Kind::Int ? QString::number(value.number) : QString::fromStdString(value.text);
    if (!values.contains(text))
        values.append(text);
}

} // namespace

QList<DeckField> deckFields(const yaml::KindSpec &kind)
{
    QList<DeckField> fields;
    const FieldSpec *matrix = matrixField(kind);
    for (const FieldSpec &field : kind.fields.fields) {
        if (&field != matrix)
            collect(field, QString::fromStdString(field.name), titleOf(field), false, fields);
    }
    return fields;
}

const FieldSpec *matrixField(const yaml::KindSpec &kind)
{
    for (const FieldSpec &field : kind.fields.fields) {
        if (field.type != FieldSpec::Type::Struct || field.fields.size() < 2 || !field.oneOf.empty())
            continue;
        const FieldSpec &first = field.fields.front();
        if (std::all_of(field.fields.begin(), field.fields.end(), [&first](const FieldSpec &inner) {
                return inner.type == FieldSpec::Type::Enum && inner.values == first.values;
            }))
            return &field;
    }
    return nullptr;
}

QStringList valuesAt(const Item &item, const DeckField &field)
{
    QStringList values;
    addValues(item.fields, field.path.split(u'/'), 0, values);
    if (values.isEmpty() && !field.path.contains(u'/'))
        addValues(field.spec.defaultValue, {}, 0, values);
    return values;
}

QList<DeckShare> sharesOf(const DeckField &field, const std::vector<const Item *> &items)
{
    QMap<QString, int> counts;
    for (const Item *item : items) {
        for (const QString &value : valuesAt(*item, field))
            ++counts[value];
    }
    QList<DeckShare> shares;
    for (const std::string &known : field.spec.values) {
        const QString value = QString::fromStdString(known);
        if (const int count = counts.take(value))
            shares.append({value, count});
    }
    const qsizetype rest = shares.size(); // numbers, flags, and values that the schema does not know
    for (auto left = counts.cbegin(); left != counts.cend(); ++left)
        shares.append({left.key(), left.value()});
    if (field.spec.type == FieldSpec::Type::Int)
        std::sort(shares.begin() + rest, shares.end(),
                  [](const DeckShare &a, const DeckShare &b) { return a.value.toLongLong() < b.value.toLongLong(); });
    return shares;
}

QString nameOf(const Item &item)
{
    return QString::fromStdString(item.fields.textOr("name", item.id));
}

} // namespace mw::editor

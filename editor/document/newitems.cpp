#include "editor/document/newitems.h"

#include <algorithm>
#include <limits>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

Value initialStruct(const FieldSpec &spec)
{
    Value value = Value::ofMap({});
    for (const FieldSpec &field : spec.fields) {
        if (field.required)
            value.set(field.name, initialValue(field));
    }
    if (!spec.oneOf.empty()) {
        if (const FieldSpec *field = spec.field(spec.oneOf.front()))
            value.set(field->name, initialValue(*field));
    }
    return value;
}

Value initialList(const FieldSpec &spec)
{
    Value value = Value::ofList({});
    const bool isBounded = spec.minimum > 0 && spec.minimum < 1000;
    for (std::int64_t i = 0; isBounded && spec.element && i < spec.minimum; ++i)
        value.list.push_back(initialValue(*spec.element));
    return value;
}

/// The smallest size allowed is that of no board.
void takeSizes(const yaml::KindSpec &kind, const Items &items, Value &fields)
{
    for (const char *size : {"width", "height"}) {
        std::vector<const Value *> sizes;
        for (const Item *item : items.ofKind(kind.name)) {
            if (const Value *there = item->field(size))
                sizes.push_back(there);
        }
        if (fields.find(size) && !sizes.empty())
            fields.set(size, commonest(sizes));
    }
}

/// Lower-case letters and digits of ASCII, joined by single dashes.
std::string slug(const QString &wish)
{
    std::string slug;
    bool gap = false;
    for (const QChar c : wish.normalized(QString::NormalizationForm_KD).toLower()) {
        const char ascii = c.unicode() < 0x80 ? char(c.unicode()) : '\0';
        if ((ascii >= 'a' && ascii <= 'z') || (ascii >= '0' && ascii <= '9')) {
            if (gap && !slug.empty())
                slug += '-';
            slug += ascii;
            gap = false;
        } else if (c.category() != QChar::Mark_NonSpacing && ascii != '\'') {
            gap = true;
        }
    }
    return slug;
}

} // namespace

Value initialValue(const FieldSpec &spec)
{
    if (!spec.defaultValue.isNull())
        return spec.defaultValue;
    switch (spec.type) {
    case FieldSpec::Type::Int:
        return Value::ofInt(std::clamp<std::int64_t>(0, spec.minimum, spec.maximum));
    case FieldSpec::Type::Bool:
        return Value::ofBool(false);
    case FieldSpec::Type::Enum:
        return Value::ofText(spec.values.empty() ? std::string() : spec.values.front());
    case FieldSpec::Type::List:
        return initialList(spec);
    case FieldSpec::Type::Struct:
        return initialStruct(spec);
    case FieldSpec::Type::Map:
        return Value::ofMap({});
    case FieldSpec::Type::Text:
    case FieldSpec::Type::Reference:
    case FieldSpec::Type::Any:
        break;
    }
    return Value::ofText({});
}

Value commonest(const std::vector<const Value *> &values)
{
    const auto count = [&values](const Value *value) {
        return std::count_if(values.begin(), values.end(),
                             [value](const Value *other) { return other->sameAs(*value); });
    };
    const auto most = std::max_element(values.begin(), values.end(),
                                       [&count](const Value *a, const Value *b) { return count(a) < count(b); });
    return most == values.end() ? Value() : **most;
}

Value initialItem(const yaml::KindSpec &kind, const Items &items, const std::string &id, const std::string &name)
{
    Value value = Value::ofMap({});
    if (!kind.collection.empty())
        value.set("id", Value::ofText(id));
    Value fields = initialStruct(kind.fields);
    if (kind.preview == "board")
        takeSizes(kind, items, fields);
    for (const Value::Entry &entry : fields.map) {
        if (entry.key != "id")
            value.set(entry.key, entry.key == "name" ? Value::ofText(name) : entry.value);
    }
    return value;
}

std::string freeId(const Items &items, const yaml::KindSpec &kind, const QString &wish)
{
    std::string base = slug(wish);
    if (base.empty())
        base = kind.name;
    if (base.front() >= '0' && base.front() <= '9') // a bare number would be no text
        base = kind.name + "-" + base;
    std::string id = base;
    for (int number = 2; items.find(kind.name, id); ++number)
        id = base + "-" + std::to_string(number);
    return id;
}

QString titleOf(const Item &item)
{
    for (const char *key : {"name", "title"}) {
        const Value *value = item.fields.find(key);
        if (value && value->isScalar() && !value->text.empty())
            return QString::fromStdString(value->text);
    }
    return QString::fromStdString(item.id);
}

QString titleOf(const yaml::KindSpec &kind, std::string_view path)
{
    const FieldSpec *spec = kind.specAt(path);
    if (spec && !spec->title.empty())
        return QString::fromStdString(spec->title);
    const std::string_view step = path.substr(path.rfind('/') + 1);
    return QString::fromUtf8(step.data(), qsizetype(step.size()));
}

} // namespace mw::editor

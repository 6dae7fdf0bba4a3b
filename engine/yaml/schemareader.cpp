#include "schemareader.h"

#include "checkvalue.h"
#include "legend.h"
#include "nearest.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mw::yaml {

namespace {

using Type = FieldSpec::Type;

constexpr std::array<std::pair<std::string_view, Type>, 9> typeNames = {{
    {"int", Type::Int},
    {"bool", Type::Bool},
    {"text", Type::Text},
    {"enum", Type::Enum},
    {"reference", Type::Reference},
    {"list", Type::List},
    {"struct", Type::Struct},
    {"map", Type::Map},
    {"any", Type::Any},
}};

std::optional<Type> typeOf(std::string_view name)
{
    const auto found =
        std::find_if(typeNames.begin(), typeNames.end(), [name](const auto &type) { return type.first == name; });
    return found == typeNames.end() ? std::nullopt : std::optional(found->second);
}

/// What may be said of a field of each type, besides what may be said of all.
std::vector<std::string> attributesOf(Type type)
{
    std::vector<std::string> result = {"type", "title", "help", "required", "default"};
    const auto add = [&result](std::initializer_list<const char *> names) {
        result.insert(result.end(), names.begin(), names.end());
    };
    switch (type) {
    case Type::Int:
        add({"min", "max"});
        break;
    case Type::Text:
        add({"translatable", "multiline"});
        break;
    case Type::Enum:
        add({"values"});
        break;
    case Type::Reference:
        add({"target"});
        break;
    case Type::List:
        add({"element", "min", "max", "legend"});
        break;
    case Type::Struct:
        add({"fields", "oneOf"});
        break;
    case Type::Map:
        add({"element", "values"});
        break;
    case Type::Bool:
    case Type::Any:
        break;
    }
    return result;
}

std::vector<std::string> textsOf(const Value *list)
{
    std::vector<std::string> result;
    if (list) {
        for (const Value &value : list->list)
            result.push_back(value.text);
    }
    return result;
}

bool flag(const Value &map, std::string_view key)
{
    const Value *value = map.find(key);
    return value && value->kind == Value::Kind::Bool && value->number != 0;
}

/// What a use of a type says for itself goes before what the type says.
void override(FieldSpec &spec, const Value &value)
{
    spec.title = value.textOr("title", spec.title);
    spec.help = value.textOr("help", spec.help);
    if (value.find("required"))
        spec.required = flag(value, "required");
    if (const Value *preset = value.find("default"))
        spec.defaultValue = *preset;
}

FieldSpec idField()
{
    FieldSpec id;
    id.name = "id";
    id.title = MW_TEXT("Id");
    id.help =
        MW_TEXT("Short name used in files, logs and saved games: lower-case letters, digits and dashes. Never reused.");
    id.required = true;
    return id;
}

} // namespace

void SchemaReader::report(const Value &place, const char *code, Message message, Message remedy)
{
    m_problems.push_back(errorAt(place.location, code, std::move(message), std::move(remedy)));
}

void SchemaReader::checkKeys(const Value &map, const std::vector<std::string> &known)
{
    for (const Value::Entry &entry : map.map) {
        if (std::find(known.begin(), known.end(), entry.key) == known.end())
            m_problems.push_back(unknownKey(entry, known, "schema.key.unknown"));
    }
}

void SchemaReader::addTypes(const Value &schema)
{
    const Value *types = schema.find("types");
    if (!types)
        return;
    for (const Value::Entry &type : types->map) {
        if (typeOf(type.key))
            report(type.value, "schema.type.name",
                   Message(MW_TEXT("{0} is the name of a built-in type.")).name(type.key),
                   Message(MW_TEXT("Choose another name.")));
        else
            m_types[type.key] = &type.value;
    }
}

FieldSpec SchemaReader::readField(const std::string &name, const Value &value)
{
    FieldSpec spec;
    if (value.kind != Value::Kind::Map || !value.find("type")) {
        report(value, "schema.type.missing", Message(MW_TEXT("{0} has no type.")).name(name),
               Message(MW_TEXT("Add type: and the name of a type.")));
        spec.type = Type::Any;
    } else {
        const std::string typeName = value.textOr("type", "");
        const std::optional<Type> type = typeOf(typeName);
        spec = type ? readPlain(*type, value) : readNamed(typeName, value);
    }
    spec.name = name;
    return spec;
}

FieldSpec SchemaReader::readPlain(Type type, const Value &value)
{
    checkKeys(value, attributesOf(type));
    FieldSpec spec;
    spec.type = type;
    override(spec, value);
    spec.translatable = flag(value, "translatable");
    spec.multiline = flag(value, "multiline");
    spec.minimum = value.intOr("min", type == Type::List ? 0 : spec.minimum);
    spec.maximum = value.intOr("max", spec.maximum);
    spec.values = textsOf(value.find("values"));
    spec.oneOf = textsOf(value.find("oneOf"));
    spec.target = value.textOr("target", "");
    if (type == Type::Reference)
        m_targets.push_back(value.find("target") ? value.find("target") : &value);
    if (type == Type::Struct)
        readFields(value.find("fields"), spec);
    if (const Value *element = value.find("element"))
        spec.element = std::make_shared<const FieldSpec>(readField("", *element));
    if (const Value *legend = value.find("legend"))
        readLegend(*legend, spec);
    checkTexts(spec, value);
    checkDefault(spec);
    return spec;
}

FieldSpec SchemaReader::readNamed(const std::string &typeName, const Value &value)
{
    checkKeys(value, {"type", "title", "help", "required", "default"});
    FieldSpec spec;
    spec.type = Type::Any;
    const auto type = m_types.find(typeName);
    if (type == m_types.end()) {
        std::vector<std::string> known;
        for (const auto &[name, unused] : m_types)
            known.push_back(name);
        for (const auto &[name, unused] : typeNames)
            known.emplace_back(name);
        m_problems.push_back(unknownWord(*value.find("type"), known, "schema.type.unknown",
                                         Message(MW_TEXT("There is no type {0}.")).name(typeName)));
        return spec;
    }
    if (!m_open.insert(typeName).second) {
        report(*value.find("type"), "schema.type.cycle",
               Message(MW_TEXT("The type {0} contains itself.")).name(typeName),
               Message(MW_TEXT("Types can only be made of other types.")));
        return spec;
    }
    spec = readField("", *type->second);
    m_open.erase(typeName);
    spec.typeName = typeName;
    override(spec, value);
    if (value.find("default"))
        checkDefault(spec);
    return spec;
}

void SchemaReader::readFields(const Value *fields, FieldSpec &into)
{
    if (!fields)
        return;
    for (const Value::Entry &field : fields->map)
        into.fields.push_back(readField(field.key, field.value));
    for (const std::string &name : into.oneOf) {
        if (!into.field(name))
            report(*fields, "schema.field.unknown", Message(MW_TEXT("oneOf names {0}, which is no field.")).name(name),
                   Message(MW_TEXT("Name fields of the same struct.")));
    }
}

void SchemaReader::readLegend(const Value &value, FieldSpec &into)
{
    if (value.isScalar()) {
        into.legendKind = value.text;
        m_targets.push_back(&value);
        return;
    }
    for (const Value &entry : value.list) {
        checkKeys(entry, {"symbol", "title", "on"});
        LegendEntry read{entry.textOr("symbol", ""), entry.textOr("title", ""), {}, textsOf(entry.find("on"))};
        if (isOneCharacter(read.symbol) && !read.title.empty())
            into.legend.push_back(std::move(read));
        else
            report(entry, "schema.legend", Message(MW_TEXT("A legend needs one character and a title for each entry.")),
                   Message(MW_TEXT("Write it as {symbol: \"#\", title: Covered}.")));
    }
}

void SchemaReader::checkTexts(const FieldSpec &spec, const Value &value)
{
    if (spec.title.empty() || spec.help.empty())
        report(value, "schema.help.missing", Message(MW_TEXT("A title or a help text is missing here.")),
               Message(MW_TEXT("Add title: and help: for the people who fill the field in.")));
    const bool list = spec.type == Type::List || spec.type == Type::Map;
    if (list && !spec.element)
        report(value, "schema.element.missing", Message(MW_TEXT("It is not said what the elements are.")),
               Message(MW_TEXT("Add element: {type: …}.")));
    if (spec.type == Type::Enum && spec.values.empty())
        report(value, "schema.values.missing", Message(MW_TEXT("It is not said which values are possible.")),
               Message(MW_TEXT("Add values: [ … ].")));
    if (spec.minimum > spec.maximum)
        report(value, "schema.range", Message(MW_TEXT("The smallest value is larger than the largest.")),
               Message(MW_TEXT("Correct min or max.")));
}

void SchemaReader::checkDefault(const FieldSpec &spec)
{
    if (!spec.defaultValue.isNull())
        checkValue(spec, spec.defaultValue, m_problems);
}

void SchemaReader::readFieldName(const Value *value, const KindSpec &kind, std::string &into)
{
    if (!value)
        return;
    into = value->text;
    if (kind.specAt(into))
        return;
    std::vector<std::string> names;
    for (const FieldSpec &field : kind.fields.fields)
        names.push_back(field.name);
    m_problems.push_back(unknownWord(*value, names, "schema.belongs.unknown",
                                     Message(MW_TEXT("It names no field of the kind {0}.")).name(kind.name)));
}

void SchemaReader::readLanes(const Value &value, KindSpec &kind)
{
    checkKeys(value, {"list", "beside", "number", "side"});
    LaneSpec lanes;
    readFieldName(value.find("list"), kind, lanes.list);
    readFieldName(value.find("beside"), kind, lanes.beside);
    lanes.number = value.textOr("number", "");
    lanes.side = value.textOr("side", "");
    const FieldSpec *list = kind.specAt(lanes.list);
    const FieldSpec *element = list ? list->element.get() : nullptr;
    const FieldSpec *side = element ? element->field(lanes.side) : nullptr;
    if (element && element->field(lanes.number) && side && side->values.size() == 2 && !lanes.beside.empty())
        kind.lanes = std::move(lanes);
    else
        report(value, "schema.lanes", Message(MW_TEXT("The lanes of the kind {0} are incomplete.")).name(kind.name),
               Message(MW_TEXT("Name a list, the list beside which it lies, and its fields for number and side.")));
}

KindSpec SchemaReader::readKind(const std::string &name, const Value &value)
{
    checkKeys(value, {"collection", "folder", "file", "title", "plural", "help", "count", "preview", "sets", "piece",
                      "side", "line", "grid", "lanes", "fields"});
    KindSpec kind;
    kind.name = name;
    kind.location = value.location;
    kind.location.length = 0;
    kind.collection = value.textOr("collection", "");
    kind.folder = value.textOr("folder", "");
    kind.file = value.textOr("file", "");
    kind.title = value.textOr("title", name);
    kind.plural = value.textOr("plural", kind.title);
    kind.help = value.textOr("help", "");
    kind.count = static_cast<int>(value.intOr("count", 0));
    kind.preview = value.textOr("preview", "");
    kind.fields.name = name;
    kind.fields.title = kind.title;
    kind.fields.help = kind.help;
    kind.fields.type = Type::Struct;
    kind.fields.fields.push_back(idField());
    readFields(value.find("fields"), kind.fields);
    for (const auto &[key, path] : {std::pair("sets", &kind.sets),
                                    {"piece", &kind.piece},
                                    {"side", &kind.side},
                                    {"line", &kind.line},
                                    {"grid", &kind.grid}})
        readFieldName(value.find(key), kind, *path);
    if (const Value *lanes = value.find("lanes"))
        readLanes(*lanes, kind);
    if (kind.folder.empty() == kind.file.empty())
        report(value, "schema.kind.place", Message(MW_TEXT("The kind {0} needs either a folder or a file.")).name(name),
               Message(MW_TEXT("Add folder: or file:, and only one of them.")));
    if (!value.find("title") || kind.help.empty())
        report(value, "schema.help.missing", Message(MW_TEXT("A title or a help text is missing here.")),
               Message(MW_TEXT("Add title: and help: for the people who fill the field in.")));
    return kind;
}

std::vector<KindSpec> SchemaReader::readKinds(const Value &shared, const Value &schema)
{
    checkKeys(schema, {"types", "kinds"});
    std::vector<KindSpec> kinds;
    const Value *given = schema.find("kinds");
    if (!given || given->kind != Value::Kind::Map) {
        report(schema, "schema.kinds.missing", Message(MW_TEXT("The schema names no kinds of items.")),
               Message(MW_TEXT("Add kinds: with at least the kind game.")));
        return kinds;
    }
    for (const Value::Entry &kind : given->map)
        kinds.push_back(readKind(kind.key, kind.value));
    if (const Value *more = shared.find("kinds")) {
        for (const Value::Entry &kind : more->map)
            if (!given->find(kind.key))
                kinds.push_back(readKind(kind.key, kind.value));
    }
    checkTargets(kinds);
    return kinds;
}

void SchemaReader::checkTargets(const std::vector<KindSpec> &kinds)
{
    std::vector<std::string> names;
    for (const KindSpec &kind : kinds)
        names.push_back(kind.name);
    for (const Value *target : m_targets) {
        if (std::find(names.begin(), names.end(), target->text) == names.end())
            m_problems.push_back(unknownWord(*target, names, "schema.target.unknown",
                                             Message(MW_TEXT("A reference names no kind of item."))));
    }
    m_targets.clear();
}

} // namespace mw::yaml

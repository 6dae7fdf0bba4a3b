#include "schemadoc.h"

#include "legend.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <map>
#include <sstream>

namespace mw::yaml {

namespace {

using Json = nlohmann::ordered_json;
using Type = FieldSpec::Type;

constexpr std::int64_t none = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t noneAbove = std::numeric_limits<std::int64_t>::max();

std::string joined(const std::vector<std::string> &words)
{
    std::string result;
    for (const std::string &word : words)
        result += (result.empty() ? "`" : ", `") + word + '`';
    return result;
}

std::string range(const FieldSpec &spec, const char *unit)
{
    std::string result;
    const bool low = spec.minimum != none && (spec.type != Type::List || spec.minimum > 0);
    if (low && spec.maximum != noneAbove)
        result =
            std::to_string(spec.minimum) + (spec.minimum == spec.maximum ? "" : "–" + std::to_string(spec.maximum));
    else if (low)
        result = "at least " + std::to_string(spec.minimum);
    else if (spec.maximum != noneAbove)
        result = "at most " + std::to_string(spec.maximum);
    return result.empty() ? result : ", " + result + unit;
}

std::string link(const std::string &name)
{
    return '[' + name + "](#" + name + ')';
}

std::string legendText(const FieldSpec &spec)
{
    if (!spec.legendKind.empty())
        return "the `symbol` of one " + link(spec.legendKind) + " a space";
    std::string text;
    for (const LegendEntry &entry : spec.legend)
        text += (text.empty() ? "`" : ", `") + entry.symbol + "` " + entry.title;
    return text;
}

std::string typeText(const FieldSpec &spec)
{
    if (!spec.typeName.empty())
        return link(spec.typeName);
    switch (spec.type) {
    case Type::Int:
        return "whole number" + range(spec, "");
    case Type::Bool:
        return "`true` or `false`";
    case Type::Text:
        return spec.multiline ? "text of several lines" : "text";
    case Type::Enum:
        return "one of " + joined(spec.values);
    case Type::Reference:
        return "id of one " + link(spec.target);
    case Type::List:
        if (isGrid(spec))
            return "rows of a grid, " + legendText(spec) + range(spec, " of them");
        return "list of " + (spec.element ? typeText(*spec.element) : std::string("values")) + range(spec, " of them");
    case Type::Struct:
        return spec.oneOf.empty() ? "fields" : "fields, exactly one of " + joined(spec.oneOf);
    case Type::Map:
        return "words with " + (spec.element ? typeText(*spec.element) : std::string("values")) + " each";
    case Type::Any:
        break;
    }
    return "anything";
}

class MarkdownWriter
{
public:
    [[nodiscard]] std::string write(const Schema &schema)
    {
        for (const KindSpec &kind : schema.kinds())
            writeKind(kind);
        for (const auto &[name, type] : m_types)
            collect(*type);
        if (!m_types.empty())
            m_out << "## Types\n\n";
        for (const auto &[name, type] : m_types)
            writeType(name, *type);
        std::string text = m_out.str();
        if (text.size() > 1 && text.ends_with("\n\n"))
            text.pop_back();
        return text;
    }

private:
    void writeKind(const KindSpec &kind)
    {
        m_out << "## " << kind.name << "\n\n" << kind.help << "\n\n";
        if (!kind.file.empty())
            m_out << "In `" << kind.file << '`';
        else
            m_out << "In the files of `" << kind.folder << "/`";
        if (kind.collection.empty())
            m_out << (kind.file.empty() ? ", one to a file." : ", which is one item.");
        else
            m_out << ", under `" << kind.collection << ":`.";
        if (kind.count > 0)
            m_out << " Printed: " << kind.count << '.';
        m_out << "\n\n";
        writeFields(kind.fields);
    }

    void writeType(const std::string &name, const FieldSpec &type)
    {
        m_out << "### " << name << "\n\n" << type.help << "\n\n";
        if (type.type == Type::Struct) {
            if (!type.oneOf.empty())
                m_out << "Exactly one of " << joined(type.oneOf) << ".\n\n";
            writeFields(type);
            return;
        }
        FieldSpec plain = type;
        plain.typeName.clear();
        std::string text = typeText(plain);
        if (text.front() >= 'a' && text.front() <= 'z')
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
        m_out << text << ".\n\n";
    }

    void writeFields(const FieldSpec &owner)
    {
        if (owner.fields.empty())
            return;
        m_out << "| field | holds | | meaning |\n| --- | --- | --- | --- |\n";
        writeRows(owner, "");
        m_out << '\n';
    }

    void writeRows(const FieldSpec &owner, const std::string &prefix)
    {
        for (const FieldSpec &field : owner.fields) {
            collect(field);
            std::string need = field.required ? "required" : "";
            if (field.defaultValue.isScalar() && !field.defaultValue.isNull())
                need = "default `" + field.defaultValue.text + '`';
            m_out << "| `" << prefix << field.name << "` | " << typeText(field) << " | " << need << " | " << field.help
                  << " |\n";
            if (!field.typeName.empty())
                continue;
            if (field.type == Type::Struct)
                writeRows(field, prefix + field.name + '.');
            else if (field.element && field.element->type == Type::Struct && field.element->typeName.empty())
                writeRows(*field.element, prefix + field.name + "[].");
        }
    }

    /// Remembers the named types that a spec uses, directly or inside.
    void collect(const FieldSpec &spec)
    {
        if (!spec.typeName.empty() &&
            !m_types.try_emplace(spec.typeName, std::make_shared<const FieldSpec>(spec)).second)
            return;
        for (const FieldSpec &field : spec.fields)
            collect(field);
        if (spec.element)
            collect(*spec.element);
    }

    std::ostringstream m_out;
    std::map<std::string, std::shared_ptr<const FieldSpec>> m_types;
};

Json toJson(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Null:
        return nullptr;
    case Value::Kind::Bool:
        return value.number != 0;
    case Value::Kind::Int:
        return value.number;
    case Value::Kind::Text:
        return value.text;
    case Value::Kind::List: {
        Json list = Json::array();
        for (const Value &element : value.list)
            list.push_back(toJson(element));
        return list;
    }
    case Value::Kind::Map:
        break;
    }
    Json map = Json::object();
    for (const Value::Entry &entry : value.map)
        map[entry.key] = toJson(entry.value);
    return map;
}

Json jsonSchemaOf(const FieldSpec &spec);

void addStruct(Json &json, const FieldSpec &spec)
{
    json["type"] = "object";
    Json &properties = json["properties"] = Json::object();
    Json required = Json::array();
    for (const FieldSpec &field : spec.fields) {
        properties[field.name] = jsonSchemaOf(field);
        if (field.required)
            required.push_back(field.name);
    }
    if (!required.empty())
        json["required"] = required;
    for (const std::string &name : spec.oneOf)
        json["oneOf"].push_back(Json::object({{"required", Json::array({name})}}));
    json["additionalProperties"] = false;
}

void addList(Json &json, const FieldSpec &spec)
{
    json["type"] = "array";
    if (spec.element)
        json["items"] = jsonSchemaOf(*spec.element);
    if (spec.minimum > 0)
        json["minItems"] = spec.minimum;
    if (spec.maximum != noneAbove)
        json["maxItems"] = spec.maximum;
}

void addMap(Json &json, const FieldSpec &spec)
{
    json["type"] = "object";
    const Json element = spec.element ? jsonSchemaOf(*spec.element) : Json(true);
    for (const std::string &key : spec.values)
        json["properties"][key] = element;
    json["additionalProperties"] = spec.values.empty() ? element : Json(false);
}

void addType(Json &json, const FieldSpec &spec)
{
    switch (spec.type) {
    case Type::Int:
        json["type"] = "integer";
        if (spec.minimum != none)
            json["minimum"] = spec.minimum;
        if (spec.maximum != noneAbove)
            json["maximum"] = spec.maximum;
        break;
    case Type::Bool:
        json["type"] = "boolean";
        break;
    case Type::Text:
        json["type"] = {"string", "integer", "boolean"}; // 1984 is a text, too
        break;
    case Type::Enum:
        json["enum"] = spec.values;
        break;
    case Type::Reference:
        json["type"] = "string";
        break;
    case Type::List:
        addList(json, spec);
        break;
    case Type::Struct:
        addStruct(json, spec);
        break;
    case Type::Map:
        addMap(json, spec);
        break;
    case Type::Any:
        break;
    }
}

Json jsonSchemaOf(const FieldSpec &spec)
{
    Json json = Json::object();
    if (!spec.title.empty())
        json["title"] = spec.title;
    if (!spec.help.empty())
        json["description"] = spec.help;
    addType(json, spec);
    if (!spec.defaultValue.isNull())
        json["default"] = toJson(spec.defaultValue);
    return json;
}

/// An item that is a file has its id from the file's name.
Json definitionOf(const KindSpec &kind)
{
    FieldSpec fields = kind.fields;
    if (kind.collection.empty() && !fields.fields.empty())
        fields.fields.front().required = false;
    return jsonSchemaOf(fields);
}

} // namespace

std::string schemaAsMarkdown(const Schema &schema)
{
    return MarkdownWriter().write(schema);
}

std::string schemaAsJsonSchema(const Schema &schema)
{
    Json json = Json::object();
    json["$schema"] = "http://json-schema.org/draft-07/schema#";
    Json definitions = Json::object();
    Json properties = Json::object();
    Json files = Json::array();
    for (const KindSpec &kind : schema.kinds()) {
        Json reference = Json::object();
        reference["$ref"] = "#/definitions/" + kind.name;
        definitions[kind.name] = definitionOf(kind);
        if (kind.collection.empty())
            files.push_back(reference);
        else
            properties[kind.collection] =
                Json::object({{"title", kind.plural}, {"type", "array"}, {"items", reference}});
    }
    Json lists = Json::object();
    lists["type"] = "object";
    lists["properties"] = properties;
    lists["additionalProperties"] = false;
    files.insert(files.begin(), lists);
    json["anyOf"] = files;
    json["definitions"] = definitions;
    return json.dump(2) + '\n';
}

} // namespace mw::yaml

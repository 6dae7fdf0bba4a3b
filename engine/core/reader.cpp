#include "reader.h"

#include <algorithm>

namespace mw {

namespace {

std::string joined(std::span<const std::string_view> words)
{
    std::string result;
    for (const std::string_view word : words)
        result.append(result.empty() ? "" : ", ").append(word);
    return result;
}

} // namespace

Reader::Reader(const Item &item, Diagnostics &problems) : Reader(item, item.fields, {}, problems) {}

Reader::Reader(const Item &item, const Value &value, std::string path, Diagnostics &problems)
    : m_item(&item), m_value(&value), m_path(std::move(path)), m_problems(&problems)
{
}

std::string Reader::id() const
{
    return m_item->id;
}

bool Reader::has(std::string_view key) const
{
    return field(key) != nullptr;
}

const Value *Reader::field(std::string_view key) const
{
    const Value *value = m_value->find(key);
    return value && !value->isNull() ? value : nullptr;
}

std::string Reader::pathOf(std::string_view key) const
{
    return m_path.empty() ? std::string(key) : m_path + '/' + std::string(key);
}

void Reader::report(std::string_view key, std::string_view code, Message message, Message remedy,
                    Severity severity) const
{
    const Value *value = key.empty() ? nullptr : m_value->find(key);
    Diagnostic problem;
    problem.severity = severity;
    problem.code = code;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    problem.location = value ? value->location : m_value->location;
    if (!problem.location.isKnown())
        problem.location = m_item->location;
    problem.item = m_item->kind + '/' + m_item->id;
    problem.path = key.empty() ? m_path : pathOf(key);
    m_problems->push_back(std::move(problem));
}

const Value *Reader::required(std::string_view key) const
{
    const Value *value = field(key);
    if (!value)
        report(key, "field.missing", Message(MW_TEXT("The field “{0}” is missing.")).name(key),
               Message(MW_TEXT("Add the field.")));
    return value;
}

int Reader::number(const Value &value, std::string_view key, int otherwise, int least, int most) const
{
    if (value.kind != Value::Kind::Int) {
        report(key, "value.type", Message(MW_TEXT("“{0}” must be a whole number.")).name(key));
        return otherwise;
    }
    if (value.number < least || value.number > most) {
        report(key, "value.range",
               Message(MW_TEXT("{0} is out of range: {1} to {2} is possible."))
                   .number(value.number)
                   .number(least)
                   .number(most));
        return otherwise;
    }
    return static_cast<int>(value.number);
}

int Reader::requiredInt(std::string_view key, int least, int most) const
{
    const Value *value = required(key);
    return value ? number(*value, key, least, least, most) : least;
}

int Reader::optionalInt(std::string_view key, int otherwise, int least, int most) const
{
    const Value *value = field(key);
    return value ? number(*value, key, otherwise, least, most) : otherwise;
}

bool Reader::optionalBool(std::string_view key, bool otherwise) const
{
    const Value *value = field(key);
    if (!value)
        return otherwise;
    if (value->kind != Value::Kind::Bool) {
        report(key, "value.type", Message(MW_TEXT("“{0}” must be true or false.")).name(key));
        return otherwise;
    }
    return value->number != 0;
}

std::string Reader::requiredText(std::string_view key) const
{
    const Value *value = required(key);
    if (!value)
        return {};
    if (!value->isScalar())
        report(key, "value.type", Message(MW_TEXT("“{0}” must be a text.")).name(key));
    return value->text;
}

std::string Reader::optionalText(std::string_view key, std::string_view otherwise) const
{
    return has(key) ? requiredText(key) : std::string(otherwise);
}

std::optional<int> Reader::word(const Value &value, std::string_view key, std::span<const std::string_view> words) const
{
    const auto found = std::find(words.begin(), words.end(), value.text);
    if (value.isScalar() && found != words.end())
        return static_cast<int>(found - words.begin());
    report(key, "value.enum",
           Message(MW_TEXT("“{0}” is not known here; possible are {1}.")).name(value.text).name(joined(words)));
    return std::nullopt;
}

int Reader::requiredWord(std::string_view key, std::span<const std::string_view> words) const
{
    const Value *value = required(key);
    return value ? word(*value, key, words).value_or(0) : 0;
}

std::optional<int> Reader::optionalWord(std::string_view key, std::span<const std::string_view> words) const
{
    const Value *value = field(key);
    return value ? word(*value, key, words) : std::nullopt;
}

std::vector<int> Reader::requiredWords(std::string_view key, std::span<const std::string_view> words) const
{
    const Value *value = required(key);
    std::vector<int> result;
    if (!value)
        return result;
    if (value->kind != Value::Kind::List) {
        report(key, "value.type", Message(MW_TEXT("“{0}” must be a list.")).name(key));
        return result;
    }
    for (const Value &element : value->list) {
        if (const auto position = word(element, key, words))
            result.push_back(*position);
    }
    return result;
}

std::optional<Reader> Reader::optionalMap(std::string_view key) const
{
    const Value *value = field(key);
    if (!value)
        return std::nullopt;
    if (value->kind != Value::Kind::Map) {
        report(key, "value.type", Message(MW_TEXT("“{0}” must be a map of fields.")).name(key));
        return std::nullopt;
    }
    return Reader(*m_item, *value, pathOf(key), *m_problems);
}

std::optional<Reader> Reader::requiredMap(std::string_view key) const
{
    return required(key) ? optionalMap(key) : std::nullopt;
}

std::vector<Reader> Reader::requiredList(std::string_view key) const
{
    return maps(required(key), key);
}

std::vector<Reader> Reader::optionalList(std::string_view key) const
{
    return maps(field(key), key);
}

std::vector<Reader> Reader::maps(const Value *value, std::string_view key) const
{
    std::vector<Reader> result;
    if (!value)
        return result;
    if (value->kind != Value::Kind::List) {
        report(key, "value.type", Message(MW_TEXT("“{0}” must be a list.")).name(key));
        return result;
    }
    for (std::size_t i = 0; i < value->list.size(); ++i) {
        const Value &element = value->list[i];
        if (element.kind == Value::Kind::Map)
            result.push_back(Reader(*m_item, element, pathOf(key) + '/' + std::to_string(i), *m_problems));
        else
            report(key, "value.type", Message(MW_TEXT("Every element of “{0}” must be a map.")).name(key));
    }
    return result;
}

} // namespace mw

#include "checkvalue.h"

#include "nearest.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace mw::yaml {

namespace {

using Type = FieldSpec::Type;

std::string joined(const std::string &path, std::string_view step)
{
    return path.empty() ? std::string(step) : path + '/' + std::string(step);
}

Fix replacing(const Location &location, std::string text)
{
    Fix fix;
    fix.title = Message(MW_TEXT("Write {0}")).name(text);
    fix.file = location.fileName();
    fix.edits.push_back({location.offset, location.length, std::move(text)});
    return fix;
}

/// What was meant by something that is nearly a whole number: "012", " 12", "+12", "1,000" and "1_000" do not count
/// as one, since people read them differently.
std::optional<std::int64_t> meantNumber(std::string_view text)
{
    std::string digits;
    for (const char c : text) {
        if (c != '_' && c != ' ' && c != '\'' && !(c == '+' && digits.empty()))
            digits += c;
    }
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || error != std::errc() || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

std::optional<bool> meantFlag(std::string_view text)
{
    const std::string word = nearest(text, {"true", "false", "yes", "no", "on", "off"});
    if (word.empty() || word.size() != text.size())
        return std::nullopt;
    return word == "true" || word == "yes" || word == "on";
}

class ValueChecker
{
public:
    ValueChecker(const std::string &item, Diagnostics &problems) : m_item(item), m_problems(problems) {}

    void check(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.isNull() && spec.type != Type::Any) {
            add(value.location, path, "value.empty", Message(MW_TEXT("{0} has no value.")).term(spec.title),
                Message(MW_TEXT("Write one, or remove the line.")));
            return;
        }
        switch (spec.type) {
        case Type::Int:
            return checkInt(spec, value, path);
        case Type::Bool:
            return checkBool(spec, value, path);
        case Type::Text:
            if (!value.isScalar())
                wrongType(value, path, Message(MW_TEXT("{0} is a text.")).term(spec.title),
                          Message(MW_TEXT("Write the text behind the colon, in quotes if it has brackets or colons.")));
            return;
        case Type::Enum:
            return checkEnum(spec, value, path);
        case Type::Reference:
            if (!value.isScalar())
                wrongType(value, path, Message(MW_TEXT("{0} is the id of an item.")).term(spec.title),
                          Message(MW_TEXT("Write the id of one {0}.")).name(spec.target));
            return;
        case Type::List:
            return checkList(spec, value, path);
        case Type::Struct:
            return checkStruct(spec, value, path);
        case Type::Map:
            return checkMap(spec, value, path);
        case Type::Any:
            return;
        }
    }

private:
    Diagnostic &add(const Location &location, const std::string &path, const char *code, Message message,
                    Message remedy)
    {
        Diagnostic problem = errorAt(location, code, std::move(message), std::move(remedy));
        return add(std::move(problem), path);
    }
    Diagnostic &add(Diagnostic problem, const std::string &path)
    {
        problem.item = m_item;
        problem.path = path;
        m_problems.push_back(std::move(problem));
        return m_problems.back();
    }
    Diagnostic &wrongType(const Value &value, const std::string &path, Message message, Message remedy)
    {
        return add(value.location, path, "value.type", std::move(message), std::move(remedy));
    }

    void checkInt(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.kind != Value::Kind::Int) {
            Diagnostic &problem =
                wrongType(value, path, Message(MW_TEXT("{0} is a whole number.")).term(spec.title),
                          Message(MW_TEXT("Write it in digits, without quotes, dots or leading zeros.")));
            const auto meant = value.isScalar() ? meantNumber(value.text) : std::nullopt;
            if (meant && value.location.isKnown() && !value.inherited)
                problem.fixes.push_back(replacing(value.location, std::to_string(*meant)));
            return;
        }
        if (value.number >= spec.minimum && value.number <= spec.maximum)
            return;
        const bool low = value.number < spec.minimum;
        const std::int64_t bound = low ? spec.minimum : spec.maximum;
        Message message = low ? Message(MW_TEXT("{0} is {1}; it must be at least {2}."))
                              : Message(MW_TEXT("{0} is {1}; it must be at most {2}."));
        Diagnostic &problem = add(value.location, path, "value.range",
                                  std::move(message).term(spec.title).number(value.number).number(bound),
                                  Message(MW_TEXT("Choose a number within the range.")));
        if (value.location.isKnown() && !value.inherited)
            problem.fixes.push_back(replacing(value.location, std::to_string(bound)));
    }

    void checkBool(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.kind == Value::Kind::Bool)
            return;
        Diagnostic &problem = wrongType(value, path, Message(MW_TEXT("{0} is true or false.")).term(spec.title),
                                        Message(MW_TEXT("Write true or false, without quotes.")));
        const auto meant = value.isScalar() ? meantFlag(value.text) : std::nullopt;
        if (meant && value.location.isKnown() && !value.inherited)
            problem.fixes.push_back(replacing(value.location, *meant ? "true" : "false"));
    }

    void checkEnum(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.isScalar() && std::find(spec.values.begin(), spec.values.end(), value.text) != spec.values.end())
            return;
        if (!value.isScalar()) {
            wrongType(value, path, Message(MW_TEXT("{0} is one word.")).term(spec.title),
                      Message(MW_TEXT("Write one of {0}.")).name(listed(spec.values)));
            return;
        }
        add(unknownWord(value, spec.values, "value.enum",
                        Message(MW_TEXT("{0} cannot be {1}.")).term(spec.title).name(value.text)),
            path);
    }

    void checkList(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.kind != Value::Kind::List) {
            wrongType(value, path, Message(MW_TEXT("{0} is a list.")).term(spec.title),
                      Message(MW_TEXT("Start each element with a dash on a line of its own, or put them in [ ].")));
            return;
        }
        const auto size = static_cast<std::int64_t>(value.list.size());
        if (size < spec.minimum || size > spec.maximum) {
            const bool low = size < spec.minimum;
            Message message = low ? Message(MW_TEXT("{0} has {1} elements; there must be at least {2}."))
                                  : Message(MW_TEXT("{0} has {1} elements; there may be at most {2}."));
            add(value.location, path, "list.size",
                std::move(message).term(spec.title).number(size).number(low ? spec.minimum : spec.maximum),
                low ? Message(MW_TEXT("Add elements.")) : Message(MW_TEXT("Remove elements.")));
        }
        for (std::size_t i = 0; spec.element && i < value.list.size(); ++i)
            check(*spec.element, value.list[i], joined(path, std::to_string(i)));
    }

    void checkStruct(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.kind != Value::Kind::Map) {
            wrongType(value, path, Message(MW_TEXT("{0} has several fields.")).term(spec.title),
                      Message(MW_TEXT("Write them as key: value, a line each, or in { }.")));
            return;
        }
        std::vector<std::string> known;
        for (const FieldSpec &field : spec.fields)
            known.push_back(field.name);
        for (const Value::Entry &entry : value.map) {
            if (const FieldSpec *field = spec.field(entry.key))
                check(*field, entry.value, joined(path, entry.key));
            else
                add(unknownKey(entry, unused(known, value), "key.unknown"), joined(path, entry.key));
        }
        for (const FieldSpec &field : spec.fields) {
            if (field.required && !value.find(field.name))
                missing(field, value, path);
        }
        checkOneOf(spec, value, path);
    }

    /// Keys that are not there yet come first into question for a mistyped one.
    static std::vector<std::string> unused(const std::vector<std::string> &known, const Value &value)
    {
        std::vector<std::string> result;
        for (const std::string &name : known) {
            if (!value.find(name))
                result.push_back(name);
        }
        return result.empty() ? known : result;
    }

    /// A place for what concerns a whole map: its first key.
    static Location placeOf(const Value &map) { return map.map.empty() ? map.location : map.map.front().keyLocation; }

    void missing(const FieldSpec &field, const Value &map, const std::string &path)
    {
        add(placeOf(map), joined(path, field.name), "value.missing",
            Message(MW_TEXT("{0} is missing.")).term(field.title),
            Message(MW_TEXT("Add {0}: and its value.")).name(field.name));
    }

    void checkOneOf(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (spec.oneOf.empty())
            return;
        const auto there = std::count_if(spec.oneOf.begin(), spec.oneOf.end(),
                                         [&value](const std::string &name) { return value.find(name) != nullptr; });
        if (there != 1)
            add(placeOf(value), path, "value.one-of",
                Message(MW_TEXT("{0} needs exactly one of {1}; it has {2}."))
                    .term(spec.title)
                    .name(listed(spec.oneOf))
                    .number(there),
                there == 0 ? Message(MW_TEXT("Add one of them.")) : Message(MW_TEXT("Keep one of them.")));
    }

    void checkMap(const FieldSpec &spec, const Value &value, const std::string &path)
    {
        if (value.kind != Value::Kind::Map) {
            wrongType(value, path, Message(MW_TEXT("{0} has several entries.")).term(spec.title),
                      Message(MW_TEXT("Write them as key: value, a line each, or in { }.")));
            return;
        }
        for (const Value::Entry &entry : value.map) {
            const bool known = spec.values.empty() ||
                               std::find(spec.values.begin(), spec.values.end(), entry.key) != spec.values.end();
            if (!known)
                add(unknownKey(entry, spec.values, "key.unknown"), joined(path, entry.key));
            else if (spec.element)
                check(*spec.element, entry.value, joined(path, entry.key));
        }
    }

    const std::string &m_item;
    Diagnostics &m_problems;
};

} // namespace

std::string listed(const std::vector<std::string> &words)
{
    constexpr std::size_t most = 12;
    std::string result;
    for (std::size_t i = 0; i < words.size() && i < most; ++i)
        result += (i ? ", " : "") + words[i];
    return words.size() > most ? result + ", …" : result;
}

Diagnostic unknownKey(const Value::Entry &entry, const std::vector<std::string> &known, const char *code)
{
    const std::string near = nearest(entry.key, known);
    Message remedy = near.empty() ? Message(MW_TEXT("Known here: {0}.")).name(listed(known))
                                  : Message(MW_TEXT("Did you mean {0}?")).name(near);
    Diagnostic problem = errorAt(entry.keyLocation, code,
                                 Message(MW_TEXT("The key {0} is not known here.")).name(entry.key), std::move(remedy));
    if (!near.empty() && !entry.value.inherited && entry.keyLocation.isKnown())
        problem.fixes.push_back(replacing(entry.keyLocation, near));
    return problem;
}

Diagnostic unknownWord(const Value &value, const std::vector<std::string> &known, const char *code, Message message)
{
    const std::string near = nearest(value.text, known);
    Message remedy = near.empty() ? Message(MW_TEXT("Write one of {0}.")).name(listed(known))
                                  : Message(MW_TEXT("Did you mean {0}? Possible: {1}.")).name(near).name(listed(known));
    Diagnostic problem = errorAt(value.location, code, std::move(message), std::move(remedy));
    if (!near.empty() && !value.inherited && value.location.isKnown())
        problem.fixes.push_back(replacing(value.location, near));
    return problem;
}

void checkValue(const FieldSpec &spec, const Value &value, Diagnostics &problems, const std::string &item,
                const std::string &path)
{
    ValueChecker(item, problems).check(spec, value, path);
}

void checkItem(const KindSpec &kind, const Item &item, Diagnostics &problems)
{
    const std::string name = kind.name + '/' + item.id;
    ValueChecker(name, problems).check(kind.fields, item.fields, {});
}

void forEachValue(const FieldSpec &spec, const Value &value, const std::string &path,
                  const std::function<void(const FieldSpec &, const Value &, const std::string &)> &visit)
{
    visit(spec, value, path);
    for (std::size_t i = 0; spec.element && i < value.list.size(); ++i)
        forEachValue(*spec.element, value.list[i], joined(path, std::to_string(i)), visit);
    for (const Value::Entry &entry : value.map) {
        if (const FieldSpec *inner = spec.type == Type::Map ? spec.element.get() : spec.field(entry.key))
            forEachValue(*inner, entry.value, joined(path, entry.key), visit);
    }
}

} // namespace mw::yaml

#include "statelines.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace mw::table {

namespace {

// What the descriptions of all games say where there is nothing, and where the viewer may not look.
constexpr std::string_view noneWord = "none";
constexpr std::string_view unknownWord = "unknown";

} // namespace

StateWords::StateWords(const GamePack &pack) : m_text(pack.rules->game())
{
    for (const Item &item : pack.items.all()) {
        const QString name = m_text.field(item, "name");
        const QString id = toQt(item.id);
        const auto known = m_names.find(id);
        if (known == m_names.end()) {
            m_names.insert(id, name);
        } else if (*known != name) {
            known->clear(); // two kinds of things share the id
        }
    }
}

QString StateWords::word(std::string_view id) const
{
    if (id == noneWord) {
        return tr("none");
    }
    if (id == unknownWord) {
        return tr("hidden");
    }
    const QString name = m_names.value(toQt(id));
    if (!name.isEmpty()) {
        return name;
    }
    QString word = m_text.content(id);
    // "tech-board" is written with a dash for want of a blank, "-1" is not.
    return word == toQt(id) && !word.isEmpty() && word.front().isLetter() ? word.replace(u'-', u' ') : word;
}

QString StateWords::title(std::string_view id) const
{
    return asTitle(word(id));
}

bool StateWords::isBare(const Value &value)
{
    switch (value.kind) {
    case Value::Kind::Null:
        return true;
    case Value::Kind::Bool:
        return value.number == 0;
    case Value::Kind::Int:
        return false;
    case Value::Kind::Text:
        return value.text.empty() || value.text == noneWord;
    case Value::Kind::List:
        return std::all_of(value.list.begin(), value.list.end(), isBare);
    case Value::Kind::Map:
        break;
    }
    return std::all_of(value.map.begin(), value.map.end(), [](const auto &entry) { return isBare(entry.value); });
}

bool StateWords::fitsLine(const Value &value)
{
    const auto isFlat = [](const Value &part) {
        return part.isScalar() ||
               (part.kind == Value::Kind::List && std::all_of(part.list.begin(), part.list.end(),
                                                              [](const Value &element) { return element.isScalar(); }));
    };
    return isFlat(value) ||
           (value.kind == Value::Kind::Map &&
            std::all_of(value.map.begin(), value.map.end(), [&](const auto &entry) { return isFlat(entry.value); }));
}

QString StateWords::line(const Value &value) const
{
    switch (value.kind) {
    case Value::Kind::Null:
        return tr("none");
    case Value::Kind::Bool:
        return value.number != 0 ? tr("yes") : tr("no");
    case Value::Kind::Int:
        return QLocale().toString(static_cast<qlonglong>(value.number));
    case Value::Kind::Text:
        return word(value.text);
    case Value::Kind::List:
        return listLine(value);
    case Value::Kind::Map:
        break;
    }
    return mapLine(value);
}

/// Neighbours that are alike are counted, as the hidden cards of a deck are.
QString StateWords::listLine(const Value &value) const
{
    QStringList words;
    for (auto element = value.list.begin(); element != value.list.end();) {
        const auto end =
            std::find_if(element, value.list.end(), [&](const Value &other) { return !other.sameAs(*element); });
        const auto alike = static_cast<int>(end - element);
        words += alike > 1 ? tr("%1 × %2", "number of things that are alike").arg(alike).arg(line(*element))
                           : line(*element);
        element = end;
    }
    return words.join(tr(", "));
}

QString StateWords::mapLine(const Value &value) const
{
    QStringList words;
    for (const Value::Entry &entry : value.map) {
        if (isBare(entry.value)) {
            continue;
        }
        words += entry.value.kind == Value::Kind::Bool
                     ? title(entry.key)
                     : tr("%1: %2", "name: value").arg(title(entry.key), line(entry.value));
    }
    return words.join(tr(" · ", "between the parts of a line"));
}

void StateLines::addSeat(const QString &key, const QString &name, int seat, bool open, const Value &value)
{
    StateRow row;
    row.key = key;
    row.title = name;
    row.seat = seat;
    row.unfolds = true;
    row.open = m_open.value(key, open);
    m_rows.push_back(row);
    if (row.open) {
        addParts(key, value, 1);
    }
}

void StateLines::add(const QString &key, const QString &title, const Value &value, int level)
{
    if (StateWords::isBare(value)) {
        return;
    }
    StateRow row;
    row.key = key;
    row.level = level;
    row.title = title;
    row.unfolds = !StateWords::fitsLine(value);
    row.open = row.unfolds && m_open.value(key, true);
    row.text = row.unfolds ? QString() : m_words.line(value);
    m_rows.push_back(row);
    if (row.open) {
        addParts(key, value, level + 1);
    }
}

void StateLines::addParts(const QString &key, const Value &value, int level)
{
    for (const Value::Entry &entry : value.map) {
        if (std::find(m_without.begin(), m_without.end(), entry.key) == m_without.end()) {
            const QString inner = toQt(entry.key);
            add(key.isEmpty() ? inner : key + u'/' + inner, m_words.title(entry.key), entry.value, level);
        }
    }
    int number = 0;
    for (const Value &element : value.list) {
        ++number;
        add(QStringLiteral("%1/%2").arg(key).arg(number), QLocale().toString(number), element, level);
    }
}

} // namespace mw::table

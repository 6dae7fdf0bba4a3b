#include "archive.h"

#include "games/timespan/words/words.h"

#include <algorithm>

namespace mw::timespan {

namespace {

template <typename Entries>
std::string idAt(const Entries &entries, int number)
{
    return number >= 0 && number < std::ssize(entries) ? entries[static_cast<std::size_t>(number)].id : std::string();
}

} // namespace

std::string idIn(const Content &content, Table table, int number)
{
    if (number == none || number == unknown)
        return std::string(number == none ? noneWord : unknownWord);
    switch (table) {
    case Table::Card:
        return idAt(content.cards, number);
    case Table::Wonder:
        return idAt(content.wonders, number);
    case Table::Vision:
        return idAt(content.visions, number);
    case Table::Tile:
        return idAt(content.tiles, number);
    case Table::Civilization:
        return idAt(content.civilizations, number);
    case Table::TechBoard:
        return idAt(content.techBoards, number);
    case Table::UpgradeTile:
        return idAt(content.upgradeTiles, number);
    case Table::Luxury:
        return idAt(content.luxuries, number);
    }
    return {};
}

int numberIn(const Content &content, Table table, std::string_view id)
{
    if (id == noneWord)
        return none;
    if (id == unknownWord)
        return unknown;
    switch (table) {
    case Table::Card:
        return byId(content.cards, id);
    case Table::Wonder:
        return byId(content.wonders, id);
    case Table::Vision:
        return byId(content.visions, id);
    case Table::Tile:
        return byId(content.tiles, id);
    case Table::Civilization:
        return civilizationNamed(content, id);
    case Table::TechBoard:
        return byId(content.techBoards, id);
    case Table::UpgradeTile:
        return byId(content.upgradeTiles, id);
    case Table::Luxury:
        return byId(content.luxuries, id);
    }
    return -1;
}

void Archive::flag(std::string_view key, std::uint8_t &value)
{
    std::string word = value != 0 ? "true" : "false";
    text(key, word);
    if (word != "true" && word != "false")
        return problem(Message(MW_TEXT("“{0}” is not known here.")).name(word));
    const bool isOn = word == "true";
    if (isOn != (value != 0))
        value = isOn ? 1 : 0;
}

void Archive::word(std::string_view key, int &value, std::span<const std::string_view> words)
{
    std::string word(words[static_cast<std::size_t>(value)]);
    text(key, word);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return problem(Message(MW_TEXT("“{0}” is not known here.")).name(word));
    value = static_cast<int>(found - words.begin());
}

void Archive::item(std::string_view key, std::uint8_t &value, Table table)
{
    if (!has(key))
        return;
    std::string id = idIn(m_content, table, value);
    text(key, id);
    const int number = numberIn(m_content, table, id);
    if (number < 0)
        return problem(Message(MW_TEXT("There is no “{0}” that could lie here.")).name(id));
    value = static_cast<std::uint8_t>(number);
    claim(table, number);
}

void Archive::items(std::string_view key, std::vector<std::uint8_t> &values, Table table, bool here)
{
    if (!has(key))
        return;
    std::vector<std::string> ids;
    for (const std::uint8_t value : values)
        ids.push_back(idIn(m_content, table, value));
    texts(key, ids);
    values.clear();
    for (const std::string &id : ids) {
        const int number = numberIn(m_content, table, id);
        if (number < 0) {
            problem(Message(MW_TEXT("There is no “{0}” that could lie here.")).name(id));
            continue;
        }
        values.push_back(static_cast<std::uint8_t>(number));
        if (here)
            claim(table, number);
    }
}

void Archive::counts(std::string_view key, std::span<std::uint8_t> values, std::span<const std::string_view> words,
                     int most)
{
    part(key, [&] {
        for (std::size_t i = 0; i < values.size(); ++i)
            count(words[i], values[i], 0, most);
    });
}

void Archive::cards(std::string_view key, CardSet &set, bool here)
{
    std::vector<std::uint8_t> list;
    set.forEach([&list](int card) { list.push_back(static_cast<std::uint8_t>(card)); });
    if (!has(key))
        return;
    items(key, list, Table::Card, here);
    set = {};
    for (const std::uint8_t card : list) {
        if (card < m_content.cards.size())
            set.add(card);
    }
}

void Archive::bits(std::string_view key, std::uint32_t &set, Table table, bool here)
{
    std::vector<std::uint8_t> list;
    for (std::uint32_t left = set; left != 0; left &= left - 1)
        list.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
    if (!has(key))
        return;
    items(key, list, table, here);
    set = 0;
    for (const std::uint8_t number : list)
        set |= number < 32 ? 1U << number : 0U;
}

} // namespace mw::timespan

#include "items.h"

#include <algorithm>
#include <iterator>

namespace mw {

void Items::add(Item item)
{
    m_index.try_emplace({item.kind, item.id}, m_items.size());
    m_items.push_back(std::move(item));
}

bool Items::remove(std::string_view kind, std::string_view id)
{
    const Item *item = find(kind, id);
    if (!item)
        return false;
    m_items.erase(m_items.begin() + (item - m_items.data()));
    reindex();
    return true;
}

void Items::replace(std::size_t first, std::size_t count, std::vector<Item> items)
{
    const auto begin = m_items.begin() + std::ptrdiff_t(first);
    const auto end = begin + std::ptrdiff_t(count);
    const auto sameName = [](const Item &a, const Item &b) { return a.kind == b.kind && a.id == b.id; };
    const bool sameNames = std::equal(begin, end, items.begin(), items.end(), sameName);
    const std::size_t common = std::min(count, items.size());
    std::move(items.begin(), items.begin() + std::ptrdiff_t(common), begin);
    if (items.size() > common) {
        m_items.insert(begin + std::ptrdiff_t(common), std::make_move_iterator(items.begin() + std::ptrdiff_t(common)),
                       std::make_move_iterator(items.end()));
    } else {
        m_items.erase(begin + std::ptrdiff_t(common), end);
    }
    if (!sameNames)
        reindex();
}

std::vector<const Item *> Items::ofKind(std::string_view kind) const
{
    std::vector<const Item *> result;
    for (const Item &item : m_items) {
        if (item.kind == kind)
            result.push_back(&item);
    }
    return result;
}

const Item *Items::find(std::string_view kind, std::string_view id) const
{
    const auto found = m_index.find(std::pair<std::string, std::string>(kind, id));
    return found == m_index.end() ? nullptr : &m_items[found->second];
}

Item *Items::find(std::string_view kind, std::string_view id)
{
    const auto found = m_index.find(std::pair<std::string, std::string>(kind, id));
    return found == m_index.end() ? nullptr : &m_items[found->second];
}

void Items::reindex()
{
    m_index.clear();
    for (std::size_t i = 0; i < m_items.size(); ++i)
        m_index.try_emplace({m_items[i].kind, m_items[i].id}, i);
}

} // namespace mw

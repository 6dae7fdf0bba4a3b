#include "items.h"

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

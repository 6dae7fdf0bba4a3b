#pragma once

#include "core/items.h"

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace mw {
struct GamePack;
}

namespace mw::face {

/// Which faces may look different after an edit, so that pictures of the others can be kept.
class FaceChanges
{
public:
    /// What separates two sets of items, of one game or not.
    FaceChanges(const Items &before, const Items &after);
    /// All faces are to be drawn anew.
    [[nodiscard]] static FaceChanges everything();
    /// What separates two packs. The last answer is remembered, since several ask about the same two after an edit;
    /// a thread that has time may ask first.
    [[nodiscard]] static std::shared_ptr<const FaceChanges> between(const std::shared_ptr<const GamePack> &before,
                                                                    const std::shared_ptr<const GamePack> &after);

    [[nodiscard]] bool touches(std::string_view kind, std::string_view id) const;
    /// Whether all faces are to be drawn anew: layouts, what they are made of or what they quote have changed.
    [[nodiscard]] bool touchesAll() const { return m_all; }

private:
    FaceChanges() = default;

    bool m_all = false;
    std::set<std::pair<std::string, std::string>> m_items;
};

} // namespace mw::face

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace mw {

/// One answer to one question. What `kind` and `args` mean is the game's own (its actions.h); the stable text
/// form is made and read by the game's rules.
struct Action {
    std::uint8_t kind = 0;
    std::uint8_t player = 0;
    std::array<std::int16_t, 3> args{};

    bool operator==(const Action &) const = default;
};
static_assert(std::is_trivially_copyable_v<Action> && sizeof(Action) == 8);

/// The legal actions of a state, without heap. Order is fixed by the game.
class ActionList
{
public:
    static constexpr std::size_t capacity = 2048;

    ActionList() {} // NOLINT: leaves the storage unset, which is most of its cost
    void clear() { m_size = 0; }
    /// Absurd content can have more answers than there is room for; it goes without the last ones.
    void add(const Action &action)
    {
        if (m_size < capacity)
            m_actions[m_size++] = action;
    }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool isEmpty() const { return m_size == 0; }
    [[nodiscard]] const Action &operator[](std::size_t index) const { return m_actions[index]; }
    [[nodiscard]] const Action *begin() const { return m_actions; }
    [[nodiscard]] const Action *end() const { return m_actions + m_size; }

private:
    std::size_t m_size = 0;
    union {
        Action m_actions[capacity]; // only the first m_size are ever read
    };
};

} // namespace mw

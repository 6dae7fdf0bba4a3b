#pragma once

#include "games/timespan/gamestate.h"

#include "core/diagnostic.h"
#include "core/value.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mw::timespan {

/// What ids stand for.
enum class Table : std::uint8_t { Card, Wonder, Vision, Tile, Civilization, TechBoard, UpgradeTile, Luxury };
inline constexpr int tableCount = 8;
inline constexpr int many = 255; ///< of what nothing limits

[[nodiscard]] std::string idIn(const Content &content, Table table, int number);
/// Number of an id, none for “none”, unknown for “unknown”, -1 if there is nothing of the kind.
[[nodiscard]] int numberIn(const Content &content, Table table, std::string_view id);

/// The parts of a state by their names. One function visits them all; what is done with them is the archive's:
/// writing them into a Value, or reading those that a Value names. So the names stand in one place.
class Archive
{
public:
    explicit Archive(const Content &content) : m_content(content) {}
    virtual ~Archive() = default;

    [[nodiscard]] const Content &content() const { return m_content; }

    virtual void number(std::string_view key, std::int64_t &value, std::int64_t least, std::int64_t most) = 0;
    virtual void text(std::string_view key, std::string &value) = 0;
    virtual void texts(std::string_view key, std::vector<std::string> &values) = 0;
    /// A part with parts of its own. `visit` is called if there is one.
    virtual void part(std::string_view key, const std::function<void()> &visit) = 0;
    /// A list of such parts: `visit(i)` for each; reading sets `count`.
    virtual void parts(std::string_view key, int &count, const std::function<void(int)> &visit) = 0;
    /// Cards that are named here lie here and nowhere else.
    virtual void claim(Table table, int number) = 0;
    /// Something is wrong with the value that was read last.
    virtual void problem(Message message) = 0;
    /// Whether a key is named; always when writing.
    [[nodiscard]] virtual bool has(std::string_view key) const = 0;
    [[nodiscard]] virtual bool writes() const = 0;

    // --- made of these

    template <typename Number>
    void count(std::string_view key, Number &value, int least, int most)
    {
        std::int64_t wide = value;
        number(key, wide, least, most);
        value = static_cast<Number>(wide);
    }
    void flag(std::string_view key, std::uint8_t &value);
    void word(std::string_view key, int &value, std::span<const std::string_view> words);
    void item(std::string_view key, std::uint8_t &value, Table table);
    /// `here` is false where cards are named that lie elsewhere.
    void items(std::string_view key, std::vector<std::uint8_t> &values, Table table, bool here = true);
    void counts(std::string_view key, std::span<std::uint8_t> values, std::span<const std::string_view> words,
                int most);
    void cards(std::string_view key, CardSet &set, bool here = true);
    void bits(std::string_view key, std::uint32_t &set, Table table, bool here = true);

private:
    const Content &m_content;
};

/// Everything that a state is made of. `frames` and the like stand last.
void visitState(Archive &archive, GameState &state);
void visitPlayer(Archive &archive, GameState &state, int seat);
void visitFrames(Archive &archive, GameState &state);
/// Reads all that a description names into a state, and nothing else happens.
void readState(const Content &content, GameState &state, const Value &description, Diagnostics &problems);

} // namespace mw::timespan

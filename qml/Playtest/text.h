#pragma once

#include "core/items.h"
#include "core/message.h"

#include <QString>

#include <string_view>

namespace mw::table {

/// Engine texts and texts of content in the language of the program. `game` names the content's catalogue.
class TableText
{
public:
    explicit TableText(std::string_view game = {});

    /// A sentence of the engine with its places filled in.
    [[nodiscard]] QString sentence(const Message &message) const;
    /// A text of content ("Stonehenge").
    [[nodiscard]] QString content(std::string_view source) const;
    /// A translatable text field of an item, empty when it has none.
    [[nodiscard]] QString field(const Item &item, std::string_view path) const;

private:
    [[nodiscard]] QString argument(const Message::Argument &argument) const;

    std::string m_catalogue;
};

/// A text that is put together of others, as the beginning of a sentence.
[[nodiscard]] QString asTitle(QString text);

/// UTF-8 to QString.
[[nodiscard]] inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace mw::table

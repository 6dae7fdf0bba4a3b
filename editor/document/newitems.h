#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace mw::editor {

/// A value to start with: the default, the smallest number allowed, the first choice, a struct of its required fields.
[[nodiscard]] Value initialValue(const yaml::FieldSpec &spec);
/// Fields of a new item: its id, and the required ones at values to start with, its `name` as given. A board is as
/// large as most of its kind among the `items`.
[[nodiscard]] Value initialItem(const yaml::KindSpec &kind, const Items &items, const std::string &id,
                                const std::string &name);
/// The value that most of them have; null if there are none.
[[nodiscard]] Value commonest(const std::vector<const Value *> &values);
/// An id that no item of the kind has, made from what people would call the item.
[[nodiscard]] std::string freeId(const Items &items, const yaml::KindSpec &kind, const QString &wish);
/// What people call an item: its `name` or `title`, else its id.
[[nodiscard]] QString titleOf(const Item &item);
/// What people call a field of the schema; the last step of the path if the schema does not know it.
[[nodiscard]] QString titleOf(const yaml::KindSpec &kind, std::string_view path);

} // namespace mw::editor

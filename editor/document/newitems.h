#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QString>

#include <string>
#include <string_view>

namespace mw::editor {

/// A value to start with: the default, the smallest number allowed, the first choice, a struct of its required fields.
[[nodiscard]] Value initialValue(const yaml::FieldSpec &spec);
/// Fields of a new item: its id, and the required ones at values to start with, its `name` as given.
[[nodiscard]] Value initialItem(const yaml::KindSpec &kind, const std::string &id, const std::string &name);
/// An id that no item of the kind has, made from what people would call the item.
[[nodiscard]] std::string freeId(const Items &items, const yaml::KindSpec &kind, const QString &wish);
/// What people call an item: its `name` or `title`, else its id.
[[nodiscard]] QString titleOf(const Item &item);
/// What people call a field of the schema; the last step of the path if the schema does not know it.
[[nodiscard]] QString titleOf(const yaml::KindSpec &kind, std::string_view path);

} // namespace mw::editor

#pragma once

#include "editor/models/fieldmodel.h"

#include <string>
#include <vector>

namespace mw::editor {

/// A row of the FieldModel.
struct FieldModel::Node {
    const yaml::FieldSpec *spec = nullptr; ///< null for what the schema does not know
    std::string key;                       ///< of a field or entry; elements of lists go by their row
    Node *parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;
    bool isPresent = false;
    Value value; ///< as written or inherited; Null if not present

    [[nodiscard]] bool isElement() const
    {
        return parent && (parent->spec ? parent->spec->type == yaml::FieldSpec::Type::List
                                       : parent->value.kind == Value::Kind::List);
    }
    /// Whether rows under it are the schema's fields, entries by key, or elements by number.
    [[nodiscard]] bool hasFields() const { return spec && spec->type == yaml::FieldSpec::Type::Struct; }
    [[nodiscard]] int row() const
    {
        for (std::size_t i = 0; parent && i < parent->children.size(); ++i) {
            if (parent->children[i].get() == this)
                return int(i);
        }
        return 0;
    }
    [[nodiscard]] std::string step() const { return isElement() ? std::to_string(row()) : key; }
    [[nodiscard]] std::string path() const
    {
        if (!parent)
            return {};
        const std::string above = parent->path();
        return above.empty() ? step() : above + '/' + step();
    }
    [[nodiscard]] State state() const
    {
        if (!spec && isPresent && parent && parent->hasFields())
            return State::Unknown;
        if (isPresent)
            return value.inherited ? State::Inherited : State::Written;
        if (spec && !spec->defaultValue.isNull())
            return State::Default;
        return spec && spec->required ? State::Missing : State::Absent;
    }
    [[nodiscard]] Node *child(std::string_view step) const
    {
        for (const auto &node : children) {
            if (node->step() == step)
                return node.get();
        }
        return nullptr;
    }
};

} // namespace mw::editor

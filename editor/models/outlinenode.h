#pragma once

#include "editor/models/outlinemodel.h"

#include <QHash>

#include <vector>

namespace mw::editor {

/// A row of the OutlineModel.
struct OutlineModel::Node {
    RowType type = RowType::Kind;
    QString key; ///< its name among its neighbours
    QString title;
    ItemRef item; ///< of a kind and its files only the kind
    QString file;
    int count = 0;
    int expected = 0;
    Marks marks;
    bool isModified = false;
    Node *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;

    Node &add(RowType childType, const QString &childKey, const QString &childTitle)
    {
        auto child = std::make_unique<Node>();
        child->type = childType;
        // An item and a file may share a name.
        child->key = QString::number(int(childType)) + QLatin1Char(':') + childKey;
        child->title = childTitle;
        child->parent = this;
        child->row = int(children.size());
        children.push_back(std::move(child));
        return *children.back();
    }
    void renumber(int from)
    {
        for (auto i = std::size_t(from); i < children.size(); ++i)
            children[i]->row = int(i);
    }
    void takeFrom(const Node &other)
    {
        type = other.type;
        title = other.title;
        item = other.item;
        file = other.file;
        count = other.count;
        expected = other.expected;
    }
};

} // namespace mw::editor

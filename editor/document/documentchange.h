#pragma once

#include "core/diagnostic.h"
#include "core/value.h"

#include <QList>
#include <QMetaType>
#include <QString>

#include <vector>

namespace mw::editor {

/// Names an item: kind and id.
struct ItemRef {
    QString kind;
    QString id;

    [[nodiscard]] bool isValid() const { return !id.isEmpty(); }
    /// "kind/id", as diagnostics name items.
    [[nodiscard]] QString key() const { return kind + QLatin1Char('/') + id; }
    bool operator==(const ItemRef &) const = default;
};

/// A field of an item and the value that it is to get; Null removes the field.
struct FieldEdit {
    ItemRef item;
    QString path; ///< "top/0/amount"
    Value value;
};

/// Edits of one file's bytes.
struct FileEdits {
    QString file;
    std::vector<TextEdit> edits;
};

/// What one change of content was. Views compare it with what they show and refresh just that.
struct DocumentChange {
    enum class Kind {
        ValueChanged, ///< `item` and `path` say which value; an empty path: several values of the item
        ItemsChanged, ///< items of `file` were added, removed or moved
        FileChanged,  ///< anything in `file` may differ (typed into the source, reloaded)
        PackReplaced, ///< everything may differ
    };
    Kind kind = Kind::PackReplaced;
    QString file;
    ItemRef item;
    QString path; ///< "top/0/amount"
};

} // namespace mw::editor

Q_DECLARE_METATYPE(mw::editor::ItemRef)

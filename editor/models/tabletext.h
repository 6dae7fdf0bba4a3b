#pragma once

#include "editor/document/documentchange.h"

#include <QModelIndexList>
#include <QString>
#include <QStringList>

class QAbstractItemModel;
class QMimeData;

namespace mw::editor {

class ItemTableModel;
class PackDocument;

/// Cells to and from the text/tab-separated-values that spreadsheet programs exchange. Indexes are those of
/// the view's model: an ItemTableModel or a proxy over one.

/// The rectangle around the cells, cells outside the selection empty; `withHeader` adds a line of field
/// paths.
[[nodiscard]] QString copyCells(const QModelIndexList &cells, bool withHeader = false);
/// The same as plain text and as text/tab-separated-values. The caller owns it.
[[nodiscard]] QMimeData *cellsToMime(const QModelIndexList &cells, bool withHeader = false);
[[nodiscard]] QList<QStringList> parseTsv(const QString &text);

/// What pasting would do or did.
struct PasteResult {
    struct Refused {
        int row = 0; ///< of the view's model
        int column = 0;
        QString text;
        QString why;
    };
    bool done = false;      ///< false if anything was refused: then nothing is changed
    int changed = 0;        ///< cells that got another value
    QList<Refused> refused; ///< cells whose text does not fit
};

/// Pastes a block at the top left of `target`, as one step. One cell is pasted into every target cell; a block that
/// fits a whole number of times into the target is repeated. What lies past the end of the table is refused.
[[nodiscard]] PasteResult pasteCells(PackDocument &document, QAbstractItemModel &view, const QModelIndexList &target,
                                     const QString &text);

} // namespace mw::editor

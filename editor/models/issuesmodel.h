#pragma once

#include "core/diagnostic.h"
#include "editor/document/documentchange.h"

#include <QAbstractTableModel>

#include <vector>

namespace mw::editor {

class PackDocument;

/// The problems of a pack, sorted by place.
class IssuesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, MessageColumn, PlaceColumn, CodeColumn, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole + 1, ///< int of mw::Severity
        CodeRole,
        MessageRole,
        RemedyRole,
        PlaceRole, ///< "file:line:column"
        FileRole,
        LineRole,
        ItemKindRole,
        ItemIdRole,
        PathRole,
        FixTitlesRole, ///< QStringList, empty if there is no fix
    };

    explicit IssuesModel(PackDocument *document, QObject *parent = nullptr);

    [[nodiscard]] const Diagnostic &diagnostic(int row) const { return m_diagnostics[std::size_t(row)]; }
    [[nodiscard]] ItemRef itemAt(int row) const;
    [[nodiscard]] int count(Severity severity) const;
    /// Carries out a fix as one undo step. False if it does not exist or no longer fits the text.
    bool applyFix(int row, int fix);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void refresh();

    PackDocument *m_document;
    std::vector<Diagnostic> m_diagnostics;
};

} // namespace mw::editor

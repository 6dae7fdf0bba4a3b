#include "editor/models/issuesmodel.h"

#include "editor/document/messagetext.h"
#include "editor/document/packdocument.h"
#include "editor/models/sameproblem.h"

#include <algorithm>

namespace mw::editor {

IssuesModel::IssuesModel(PackDocument *document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &PackDocument::diagnosticsChanged, this, &IssuesModel::refresh);
    m_diagnostics = document->diagnostics();
}

/// Keeps the rows at the start and the end whose problems are the same, so that a selection stays. Of those between, as
/// many as there were before become others, which moves nothing in a view.
void IssuesModel::refresh()
{
    const std::vector<Diagnostic> &now = m_document->diagnostics();
    const std::size_t shorter = std::min(now.size(), m_diagnostics.size());
    std::size_t head = 0;
    while (head < shorter && isSame(now[head], m_diagnostics[head]))
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && isSame(now[now.size() - 1 - tail], m_diagnostics[m_diagnostics.size() - 1 - tail]))
        ++tail;
    const std::size_t stay = shorter - tail; // rows before the tail
    if (m_diagnostics.size() > stay + tail) {
        beginRemoveRows({}, int(stay), int(m_diagnostics.size() - tail) - 1);
        m_diagnostics.erase(m_diagnostics.begin() + std::ptrdiff_t(stay), m_diagnostics.end() - std::ptrdiff_t(tail));
        endRemoveRows();
    }
    if (now.size() > stay + tail) {
        beginInsertRows({}, int(stay), int(now.size() - tail) - 1);
        m_diagnostics.insert(m_diagnostics.begin() + std::ptrdiff_t(stay), now.begin() + std::ptrdiff_t(stay),
                             now.end() - std::ptrdiff_t(tail));
        endInsertRows();
    }
    int first = -1;
    int last = -1;
    for (std::size_t row = 0; row < now.size(); ++row) {
        if (!looksSame(now[row], m_diagnostics[row])) {
            first = first < 0 ? int(row) : first;
            last = int(row);
        }
        m_diagnostics[row] = now[row]; // what looks the same may have moved in the bytes, which fixes go by
    }
    if (first >= 0)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

ItemRef IssuesModel::itemAt(int row) const
{
    const QString item = QString::fromStdString(diagnostic(row).item);
    return {item.section(QLatin1Char('/'), 0, 0), item.section(QLatin1Char('/'), 1)};
}

int IssuesModel::count(Severity severity) const
{
    return int(std::count_if(m_diagnostics.begin(), m_diagnostics.end(),
                             [severity](const Diagnostic &problem) { return problem.severity == severity; }));
}

bool IssuesModel::applyFix(int row, int fix)
{
    if (row < 0 || row >= rowCount() || fix < 0 || fix >= int(diagnostic(row).fixes.size()))
        return false;
    const Diagnostic meant = diagnostic(row);
    m_document->waitForCheck(); // places are those of the text that was checked
    if (row >= rowCount() || !isSame(diagnostic(row), meant) || fix >= int(diagnostic(row).fixes.size()))
        return false;
    const Fix chosen = diagnostic(row).fixes[std::size_t(fix)];
    return m_document->applyFix(chosen);
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_diagnostics.size());
}

int IssuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Diagnostic &problem = diagnostic(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case SeverityColumn:
            return problem.severity == Severity::Error     ? tr("Error")
                   : problem.severity == Severity::Warning ? tr("Warning")
                                                           : tr("Note");
        case MessageColumn:
            return toText(problem.message);
        case PlaceColumn:
            return QString::fromStdString(problem.location.toString());
        default:
            return QString::fromStdString(problem.code);
        }
    case Qt::ToolTipRole:
    case RemedyRole:
        return toText(problem.remedy);
    case SeverityRole:
        return int(problem.severity);
    case CodeRole:
        return QString::fromStdString(problem.code);
    case MessageRole:
        return toText(problem.message);
    case PlaceRole:
        return QString::fromStdString(problem.location.toString());
    case FileRole:
        return QString::fromStdString(problem.location.fileName());
    case LineRole:
        return problem.location.line;
    case ItemKindRole:
        return itemAt(index.row()).kind;
    case ItemIdRole:
        return itemAt(index.row()).id;
    case PathRole:
        return QString::fromStdString(problem.path);
    case FixTitlesRole: {
        QStringList titles;
        for (const Fix &fix : problem.fixes)
            titles.append(toText(fix.title));
        return titles;
    }
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Kind");
    case MessageColumn:
        return tr("Problem");
    case PlaceColumn:
        return tr("Place");
    default:
        return tr("Code");
    }
}

QHash<int, QByteArray> IssuesModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{SeverityRole, "severity"},
                  {CodeRole, "code"},
                  {MessageRole, "message"},
                  {RemedyRole, "remedy"},
                  {PlaceRole, "place"},
                  {FileRole, "file"},
                  {LineRole, "line"},
                  {ItemKindRole, "itemKind"},
                  {ItemIdRole, "itemId"},
                  {PathRole, "path"},
                  {FixTitlesRole, "fixTitles"}});
    return names;
}

} // namespace mw::editor

#include "editor/models/searchmodel.h"

#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"
#include "editor/models/searchhits.h"

#include <algorithm>

namespace mw::editor {

namespace {

constexpr int followDelay = 150; // milliseconds after an edit; typing is not to wait for a search of everything

} // namespace

SearchModel::SearchModel(PackDocument *document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(followDelay);
    connect(&m_timer, &QTimer::timeout, this, &SearchModel::run);
    connect(document, &PackDocument::changed, this, [this] {
        if (!m_query.pattern.isEmpty())
            m_timer.start();
    });
}

SearchModel::~SearchModel() = default;

void SearchModel::search(const SearchQuery &query)
{
    if (query == m_query)
        return followUp();
    m_query = query;
    m_unticked.clear();
    const QString literal = query.isRegex ? query.pattern : QRegularExpression::escape(query.pattern);
    m_expression.setPattern(query.wholeWords ? QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(literal) : literal);
    m_expression.setPatternOptions(
        QRegularExpression::UseUnicodePropertiesOption |
        (query.caseSensitive ? QRegularExpression::NoPatternOption : QRegularExpression::CaseInsensitiveOption));
    run();
}

void SearchModel::followUp()
{
    if (m_timer.isActive())
        run();
}

void SearchModel::run()
{
    m_timer.stop();
    m_error = m_query.pattern.isEmpty() || m_expression.isValid() ? QString() : m_expression.errorString();
    HitFinder finder(*m_document, m_query, m_expression);
    if (!m_query.pattern.isEmpty() && m_error.isEmpty())
        finder.find();
    m_isComplete = finder.isComplete();
    std::vector<SearchHit> hits = finder.takeHits();
    if (hits.size() == m_hits.size() && !hits.empty()) {
        m_hits = std::move(hits);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    } else if (!hits.empty() || !m_hits.empty()) {
        beginResetModel();
        m_hits = std::move(hits);
        endResetModel();
    }
    emit searched();
}

void SearchModel::setReplacement(const QString &replacement)
{
    m_replacement = replacement;
    if (!m_hits.empty())
        emit dataChanged(index(0, ReplacementColumn), index(rowCount() - 1, ReplacementColumn));
}

QString SearchModel::replacementOf(const SearchHit &hit) const
{
    if (!m_query.isRegex)
        return m_replacement;
    QString result;
    for (qsizetype i = 0; i < m_replacement.size(); ++i) {
        const QChar next = i + 1 < m_replacement.size() ? m_replacement[i + 1] : QChar();
        if (m_replacement[i] != QLatin1Char('\\') || (!next.isDigit() && next != QLatin1Char('\\'))) {
            result += m_replacement[i];
            continue;
        }
        result += next.isDigit() ? hit.groups.value(next.digitValue()) : QString(next);
        ++i;
    }
    return result;
}

QString SearchModel::replacedText(const SearchHit &hit) const
{
    QString text = hit.text;
    return text.replace(hit.start, hit.length, replacementOf(hit));
}

int SearchModel::replaceTicked()
{
    followUp();
    m_refusedRow = -1;
    return m_query.where == SearchQuery::Where::Values ? replaceInValues() : replaceInSource();
}

int SearchModel::replaceInSource()
{
    QList<FileEdits> files;
    int count = 0;
    for (const SearchHit &hit : m_hits) {
        if (!isTicked(hit))
            continue;
        if (files.isEmpty() || files.back().file != hit.file)
            files.append({hit.file, {}});
        files.back().edits.push_back({hit.offset, hit.byteLength, replacementOf(hit).toStdString()});
        ++count;
    }
    if (count == 0)
        return 0;
    return m_document->editTexts(files, tr("Replace %n hits", nullptr, count)) ? count : -1;
}

int SearchModel::replaceInValues()
{
    QList<FieldEdit> fields;
    int count = 0;
    for (std::size_t i = 0; i < m_hits.size();) {
        const SearchHit &first = m_hits[i];
        const int row = static_cast<int>(i);
        QString text = first.text;
        qsizetype shift = 0;
        bool isChanged = false;
        for (; i < m_hits.size() && m_hits[i].isSameValue(first); ++i) {
            if (!isTicked(m_hits[i]))
                continue;
            const QString replacement = replacementOf(m_hits[i]);
            text.replace(m_hits[i].start + shift, m_hits[i].length, replacement);
            shift += replacement.size() - m_hits[i].length;
            isChanged = true;
            ++count;
        }
        if (!isChanged)
            continue;
        const yaml::KindSpec *kind = m_document->schema().kind(first.item.kind.toStdString());
        const yaml::FieldSpec *spec = kind ? kind->specAt(first.path.toStdString()) : nullptr;
        const ParsedText parsed = spec ? parseText(*spec, text) : ParsedText{Value::ofText(text.toStdString()), {}};
        if (!parsed.error.isEmpty()) {
            m_refusedRow = row;
            m_error = tr("%1 of %2 cannot be “%3”: %4").arg(first.path, first.item.id, text, parsed.error);
            return -1;
        }
        fields.append({first.item, first.path, parsed.value});
    }
    if (fields.isEmpty())
        return 0;
    return m_document->setFields(fields, tr("Replace %n hits", nullptr, count)) ? count : -1;
}

bool SearchModel::isTicked(const SearchHit &hit) const
{
    return !m_unticked.contains(hit.key());
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

int SearchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const SearchHit &hit = m_hits[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case HitColumn:
            return hit.text;
        case ReplacementColumn:
            return replacedText(hit);
        default:
            return hit.item.isValid() ? QStringLiteral("%1 · %2").arg(hit.item.id, hit.path)
                                      : QStringLiteral("%1:%2").arg(hit.file).arg(hit.line);
        }
    case Qt::CheckStateRole:
        return index.column() == HitColumn ? QVariant(isTicked(hit) ? Qt::Checked : Qt::Unchecked) : QVariant();
    case FileRole:
        return hit.file;
    case LineRole:
        return hit.line;
    case ColumnRole:
        return hit.column;
    case ItemKindRole:
        return hit.item.kind;
    case ItemIdRole:
        return hit.item.id;
    case PathRole:
        return hit.path;
    case HitStartRole:
        return hit.start;
    case HitLengthRole:
        return hit.length;
    case OffsetRole:
        return qulonglong(hit.offset);
    case ByteLengthRole:
        return qulonglong(hit.byteLength);
    default:
        return {};
    }
}

QVariant SearchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == HitColumn ? tr("Found") : section == ReplacementColumn ? tr("Replaced") : tr("Place");
}

bool SearchModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() != HitColumn)
        return false;
    const QString key = m_hits[std::size_t(index.row())].key();
    if (value.toInt() == Qt::Checked)
        m_unticked.remove(key);
    else
        m_unticked.insert(key);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags SearchModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == HitColumn)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QHash<int, QByteArray> SearchModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert({{FileRole, "file"},
                  {LineRole, "line"},
                  {ColumnRole, "column"},
                  {ItemKindRole, "itemKind"},
                  {ItemIdRole, "itemId"},
                  {PathRole, "path"},
                  {HitStartRole, "hitStart"},
                  {HitLengthRole, "hitLength"},
                  {OffsetRole, "offset"},
                  {ByteLengthRole, "byteLength"}});
    return names;
}

} // namespace mw::editor

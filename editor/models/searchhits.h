#pragma once

#include "core/items.h"
#include "editor/models/searchmodel.h"

#include <vector>

namespace mw::editor {

/// One place where something was found.
struct SearchHit {
    QString file;
    ItemRef item; ///< invalid for hits in the source
    QString path;
    QString text;        ///< the value, or the line
    qsizetype start = 0; ///< of the hit in `text`
    qsizetype length = 0;
    QStringList groups; ///< of a regular expression, the whole hit first
    int ordinal = 0;    ///< number among the hits of the value or line
    int line = 0;
    int column = 0;
    std::size_t offset = 0; ///< byte in the file; of the value's start for hits in values
    std::size_t byteLength = 0;

    [[nodiscard]] bool isSameValue(const SearchHit &other) const
    {
        return item.isValid() && item == other.item && path == other.path && file == other.file;
    }
    /// Name that stays as long as the hit is the same one for people.
    [[nodiscard]] QString key() const
    {
        const QString place = item.isValid() ? item.key() + QLatin1Char('/') + path : QString::number(line);
        return QStringLiteral("%1 %2 %3").arg(file, place).arg(ordinal);
    }
};

/// Carries out a search.
class HitFinder
{
public:
    HitFinder(const PackDocument &document, const SearchQuery &query, const QRegularExpression &expression)
        : m_document(document), m_query(query), m_expression(expression)
    {
    }

    void find();
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    [[nodiscard]] std::vector<SearchHit> takeHits() { return std::move(m_hits); }

private:
    void findInFile(const QString &file);
    void findInItem(const Item &item);
    void findInValue(const Item &item, const Value &value, const QString &path);
    /// Adds all hits in a text; `hit` says where the text is.
    void findIn(SearchHit hit);
    [[nodiscard]] bool isWanted(const QString &file) const
    {
        return m_query.files.isEmpty() || m_query.files.contains(file);
    }

    const PackDocument &m_document;
    const SearchQuery &m_query;
    const QRegularExpression &m_expression;
    bool m_isComplete = true;
    std::vector<SearchHit> m_hits;
};

} // namespace mw::editor

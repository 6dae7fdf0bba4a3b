#pragma once

#include "editor/document/documentchange.h"

#include <QAbstractTableModel>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <vector>

namespace mw::editor {

class PackDocument;
struct SearchHit;

/// What is looked for, and where.
struct SearchQuery {
    enum class Where {
        Values, ///< in the values of fields; a replacement sets the value
        Source, ///< in the files' text, comments and keys included
    };
    QString pattern;
    bool isRegex = false;
    bool caseSensitive = false;
    bool wholeWords = false;
    Where where = Where::Values;
    QStringList files; ///< relative names; empty: all
    QString kind;      ///< Values: only items of this kind; empty: all
    QString field;     ///< Values: only this field and what is in it ("name", "top"); empty: all

    bool operator==(const SearchQuery &) const = default;
};

/// Hits of a search over the pack, each with a preview of its replacement and a tick. Follows edits.
class SearchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { HitColumn, ReplacementColumn, PlaceColumn, ColumnCount };
    enum Role {
        FileRole = Qt::UserRole + 1,
        LineRole,
        ColumnRole, ///< in the line, from 1
        ItemKindRole,
        ItemIdRole,
        PathRole,
        HitStartRole, ///< of the hit inside the text of HitColumn
        HitLengthRole,
        OffsetRole,     ///< byte in the file
        ByteLengthRole, ///< of the value, or of the hit in the source
    };
    static constexpr int hitLimit = 10'000; ///< the search stops there

    explicit SearchModel(PackDocument *document, QObject *parent = nullptr);
    ~SearchModel() override;

    void search(const SearchQuery &query);
    [[nodiscard]] const SearchQuery &query() const { return m_query; }
    /// What is wrong with the regular expression or the last replacement; empty if nothing is.
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; } ///< false past hitLimit
    /// \1 … \9 stand for the groups of a regular expression.
    void setReplacement(const QString &replacement);
    /// Replaces all ticked hits as one undo step; number of hits replaced, -1 if it was refused.
    int replaceTicked();
    /// Row of the hit for which the last replacement was refused, -1 for none.
    [[nodiscard]] int refusedRow() const { return m_refusedRow; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::CheckStateRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void searched(); ///< hits, error() and isComplete() are those of the present query and text

private:
    void run();
    void followUp(); ///< searches anew at once if an edit waits to be followed
    int replaceInValues();
    int replaceInSource();
    [[nodiscard]] QString replacementOf(const SearchHit &hit) const;
    [[nodiscard]] QString replacedText(const SearchHit &hit) const;
    [[nodiscard]] bool isTicked(const SearchHit &hit) const;

    PackDocument *m_document;
    SearchQuery m_query;
    QString m_replacement;
    QString m_error;
    int m_refusedRow = -1;
    QRegularExpression m_expression;
    QTimer m_timer;
    QSet<QString> m_unticked; ///< SearchHit::key()
    bool m_isComplete = true;
    std::vector<SearchHit> m_hits;
};

} // namespace mw::editor

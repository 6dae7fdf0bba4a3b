#pragma once

#include "editor/document/documentchange.h"
#include "editor/models/boardgeometry.h"
#include "editor/models/boardoffers.h"
#include "editor/models/boardspots.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

namespace mw::editor {

class PackDocument;

/// One board as things with places: what is selected and what is done to it. Every change is a text edit of the
/// document and one undo step.
class BoardModel : public QObject
{
    Q_OBJECT

public:
    explicit BoardModel(PackDocument *document, QObject *parent = nullptr);

    void setItem(const ItemRef &item);
    [[nodiscard]] ItemRef item() const { return m_item; }
    [[nodiscard]] const yaml::KindSpec *kind() const; ///< null if the item is no board
    [[nodiscard]] const Item *content() const;        ///< null if the item is no board
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] PackDocument *document() const { return m_document; }

    [[nodiscard]] const QList<BoardPart> &parts() const { return m_parts; }
    [[nodiscard]] const BoardPart *part(const QString &path) const;
    [[nodiscard]] QList<BoardList> lists() const;

    [[nodiscard]] const QStringList &selection() const { return m_selection; } ///< paths of parts
    /// What of the one selected part is meant ("generators/0/slots/3"); empty: the part itself.
    [[nodiscard]] const QString &detail() const { return m_detail; }
    void select(const QStringList &paths, const QString &detail = {});
    /// The element of a list inside a part that a path leads into; empty if there is none.
    [[nodiscard]] QString detailAt(const QString &path) const;

    /// Where parts of a list are meant to lie; empty if they may lie anywhere.
    [[nodiscard]] QList<BoardSpot> spots(const QString &list) const;
    /// A move of one part as it ends: on the nearest spot, and what lies there goes where the part came from. Other
    /// moves as they are.
    [[nodiscard]] BoardOffsets settled(const BoardOffsets &offsets) const;
    /// Whether the parts of a list follow one another from left to right.
    [[nodiscard]] bool isLine(const QString &list) const;
    /// Exchanges the selected part of a line with the one before or after it.
    bool shiftInLine(int by);
    [[nodiscard]] bool canShift(int by) const;

    [[nodiscard]] bool takes(const BoardOffer &offer, const QString &partPath) const;
    /// Lays an offer on a part that takes it.
    bool lay(const BoardOffer &offer, const QString &partPath);
    /// Adds a part with an offer, at the free spot nearest to `wish`; in a line between those beside it, or behind the
    /// selected part if nothing is wished.
    bool addLaid(const BoardOffer &offer, const std::optional<QPoint> &wish);

    /// The item as it would be with parts moved.
    [[nodiscard]] Item preview(const BoardOffsets &offsets) const;
    bool move(const BoardOffsets &offsets, const QString &label);
    /// Adds an element of a word, at the place that this word has on most boards or else near `wish`.
    bool add(const BoardList &list, const QString &word, const QPoint &wish);
    [[nodiscard]] bool canAdd(const BoardList &list, int count = 1) const;
    bool duplicate(int distance);
    bool remove();
    [[nodiscard]] bool canRemove() const;
    /// The selected elements as a list in YAML; empty if there are none.
    [[nodiscard]] QString copied() const;
    /// Elements from a list in YAML, each into the list that takes it; those whose place is taken go `distance` aside.
    bool paste(const QString &text, int distance);

signals:
    void boardChanged(); ///< another board, or something on it
    void selectionChanged();
    void refused(const QString &why);

private:
    void onChanged(const DocumentChange &change);
    void refresh();
    bool asOneStep(const QString &label, const std::function<bool()> &edits);
    [[nodiscard]] QString insertOne(const BoardList &list, Value element, int distance, std::optional<int> lineAt);
    /// For `list`, where the parts lie in lanes: says in an element which lane a place is in.
    void setLane(const QString &list, const QPoint &at, Value &element) const;
    [[nodiscard]] QPoint freeSpot(const QString &list, const QPoint &wish, int distance) const;
    bool spreadLine(const QString &list);
    bool orderLine(const QString &list);
    [[nodiscard]] int lineIndex(const QString &list) const; ///< where a new part is inserted
    [[nodiscard]] QString titleOfPart(const BoardPart &part) const;
    bool insert(const QList<std::pair<BoardList, Value>> &elements, const QString &label, int distance,
                std::optional<int> lineAt = {});
    [[nodiscard]] QStringList selectedElements() const; ///< those of lists, in the order of the item
    [[nodiscard]] const yaml::FieldSpec *listSpec(const QString &listPath) const;
    [[nodiscard]] int sizeOf(const QString &listPath) const;
    [[nodiscard]] bool isTaken(const QPoint &point) const;
    [[nodiscard]] QPoint freePlace(QPoint point, int distance) const;
    [[nodiscard]] QString name() const;

    PackDocument *m_document;
    ItemRef m_item;
    QList<BoardPart> m_parts;
    QStringList m_selection;
    QString m_detail;
};

} // namespace mw::editor

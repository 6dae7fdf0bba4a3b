#pragma once

#include "editor/document/documentchange.h"
#include "editor/models/grid/gridfields.h"
#include "editor/models/grid/piece.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace mw::editor {

class PackDocument;

/// The shapes of one item: how many figures there are, how they hang together, and what must lie beside them. What
/// each figure looks like is a GridModel's. Every change is a text edit and one undo step.
class ShapeModel : public QObject
{
    Q_OBJECT

public:
    explicit ShapeModel(PackDocument *document, QObject *parent = nullptr);

    void setItem(const ItemRef &item);
    [[nodiscard]] ItemRef item() const { return m_item; }
    [[nodiscard]] PackDocument *document() const { return m_document; }
    [[nodiscard]] const Item *content() const; ///< null if the item has no shapes
    [[nodiscard]] gridfields::Shapes shapes() const;
    [[nodiscard]] bool isEditable() const;
    [[nodiscard]] Piece piece() const; ///< as the document has it

    [[nodiscard]] int partCount() const;
    [[nodiscard]] QString partPath(int part) const; ///< of its rows
    [[nodiscard]] bool canAddPart() const;
    [[nodiscard]] bool canRemovePart() const;
    /// A figure of one space behind the others; they touch unless the item says otherwise.
    bool addPart();
    bool removePart(int part);

    [[nodiscard]] QStringList links() const; ///< the choices; empty if the kind has none
    [[nodiscard]] QString link() const;
    bool setLink(const QString &link);

    [[nodiscard]] QStringList besideChoices() const; ///< empty if the kind has none
    [[nodiscard]] QStringList beside() const;
    [[nodiscard]] bool canAddBeside() const;
    bool addBeside(const QString &word);
    bool removeBeside(int index);
    bool moveBeside(int from, int to);

signals:
    void shapeChanged(); ///< another item, or anything of its shapes

private:
    [[nodiscard]] const yaml::KindSpec *kind() const;
    [[nodiscard]] const yaml::FieldSpec *linkSpec() const;
    [[nodiscard]] const yaml::FieldSpec *besideSpec() const;
    [[nodiscard]] int sizeOf(const yaml::FieldSpec &list) const;
    [[nodiscard]] QString name() const;
    bool asOneStep(const QString &label, const std::function<bool()> &edits);
    void onChanged(const DocumentChange &change);

    PackDocument *m_document;
    ItemRef m_item;
};

} // namespace mw::editor

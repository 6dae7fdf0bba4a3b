#pragma once

#include "editor/models/grid/places.h"

#include <QListWidget>

namespace mw::editor {

class PackDocument;

/// Every map with the spaces that a piece may cover there, and how many places it has.
class ShapePlaces : public QListWidget
{
    Q_OBJECT

public:
    explicit ShapePlaces(PackDocument *document, QWidget *parent = nullptr);

    void show(const Piece &piece);

signals:
    void mapChosen(const mw::editor::ItemRef &map);

private:
    [[nodiscard]] QPixmap picture(const ItemRef &map, const Places &places) const;

    PackDocument *m_document;
    QList<ItemRef> m_maps;
};

} // namespace mw::editor

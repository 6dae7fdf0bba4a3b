#pragma once

#include "editor/document/documentchange.h"

#include <QListWidget>

namespace mw::editor {

class GridModel;
class MapView;
struct PieceSet;

/// The maps of a side beside each other, to be compared and to be gone to. Small ones have their names, large ones
/// what they come to.
class MapGallery : public QListWidget
{
    Q_OBJECT

public:
    enum class Size { Small, Large };
    MapGallery(GridModel *model, const MapView *view, Size size, QWidget *parent = nullptr);

    void update(const PieceSet &pieces);

signals:
    void mapChosen(const mw::editor::ItemRef &map);
    void closed(); ///< by Esc

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QSize pictureSize(qsizetype count) const;
    [[nodiscard]] int captionHeight(int width) const; ///< of the longest
    [[nodiscard]] QPixmap picture(const ItemRef &map, const QSize &size) const;
    [[nodiscard]] QString caption(const ItemRef &map, const PieceSet &pieces) const;
    void fill();

    GridModel *m_model;
    const MapView *m_view;
    Size m_size;
    QList<ItemRef> m_shown;
    QStringList m_captions;
    bool m_isFilling = false;
};

} // namespace mw::editor

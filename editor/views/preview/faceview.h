#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

namespace mw::editor {

class PackDocument;

/// Paints the face of an item as its layout says. A click on something tells which field it shows.
class FaceView : public QWidget
{
    Q_OBJECT

public:
    explicit FaceView(PackDocument *document, QWidget *parent = nullptr);
    ~FaceView() override;

    void setItem(const ItemRef &item);
    void setBack(bool back);
    [[nodiscard]] bool hasFace(bool back) const;
    [[nodiscard]] QSizeF faceSize() const; ///< millimetres
    /// Pixels to the millimetre; 0 fits the face into the widget.
    void setScale(double scale);
    [[nodiscard]] double scale() const; ///< the one in use
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void fieldClicked(const QString &path);
    void zoomRequested(int steps);
    void followed(); ///< an edit, which may have changed the size of the face or whether there is a back

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    class Painters;

    [[nodiscard]] QRectF target() const;
    [[nodiscard]] QString pathAt(const QPointF &point) const;
    void onChanged(const DocumentChange &change);
    void updateFace();
    void takeRoom();

    PackDocument *m_document;
    std::unique_ptr<Painters> m_painters;
    ItemRef m_item;
    bool m_back = false;
    double m_scale = 0;
    QRect m_painted; ///< what the face took up when it was painted last
};

} // namespace mw::editor

#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;

namespace mw::editor {

class FaceView;
class PackDocument;

/// The finished card or board of the current item: front and back, any size.
class PreviewPane : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPane(PackDocument *document, QWidget *parent = nullptr);

    void setItem(const ItemRef &item);
    /// A card in its printed size with room around it; users can make it narrower.
    [[nodiscard]] QSize sizeHint() const override { return {290, 600}; }

signals:
    void fieldClicked(const QString &path);

private:
    void zoom(int steps);
    void fit();
    void updateControls();
    [[nodiscard]] QToolButton *button(QLatin1String icon, const QString &label);

    FaceView *m_face;
    QScrollArea *m_area;
    QToolButton *m_flip;
    QLabel *m_size;
};

} // namespace mw::editor

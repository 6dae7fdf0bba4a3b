#pragma once

#include <QFrame>
#include <QMargins>

class QLabel;
class QPushButton;
class QSpinBox;

namespace mw::editor {

class GridModel;
class MapView;

/// Rows and columns to add or cut at each side of a map, shown on it before they are.
class ResizeBar : public QFrame
{
    Q_OBJECT

public:
    ResizeBar(GridModel *model, MapView *view, QWidget *parent = nullptr);

    void start();
    void cancel();

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QMargins margins() const;
    void preview();
    void apply();
    [[nodiscard]] QString consequences() const;
    QSpinBox *addBox(const QString &title, const QString &name);

    GridModel *m_model;
    MapView *m_view;
    QWidget *m_row;
    QSpinBox *m_left;
    QSpinBox *m_top;
    QSpinBox *m_right;
    QSpinBox *m_bottom;
    QLabel *m_result;
    QPushButton *m_apply;
};

} // namespace mw::editor

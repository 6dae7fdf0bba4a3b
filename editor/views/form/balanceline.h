#pragma once

#include "editor/models/balancecells.h"

#include <QList>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace mw::editor {

class FieldModel;

/// What the bands of the pack say of the item of a form: its worth, the limits, and whether it lies inside. Hidden
/// where no band is about the item.
class BalanceLine : public QWidget
{
    Q_OBJECT

public:
    explicit BalanceLine(const FieldModel *model, QWidget *parent = nullptr);

    /// What it says, a line for each band.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// One band. Plain labels, since rich text is laid out several times for each key that changes a number.
    struct Line {
        QWidget *whole;
        QLabel *title;
        QLabel *value;
        QLabel *verdict;
    };
    void refresh();
    [[nodiscard]] Line &line(int index);

    const FieldModel *m_model;
    BalanceCells m_cells;
    QVBoxLayout *m_layout;
    QList<Line> m_lines; ///< as many as were ever needed at once
    int m_used = 0;
};

} // namespace mw::editor

#pragma once

#include "editor/models/balancecells.h"

#include <QLabel>

namespace mw::editor {

class FieldModel;

/// What the bands of the pack say of the item of a form: its worth, the limits, and whether it lies inside. Hidden
/// where no band is about the item.
class BalanceLine : public QLabel
{
    Q_OBJECT

public:
    explicit BalanceLine(const FieldModel *model, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    const FieldModel *m_model;
    BalanceCells m_cells;
};

} // namespace mw::editor

#pragma once

#include <QSpinBox>

#include <cstdint>

namespace mw::editor {

/// A spin box for whole numbers that writes them alike in every locale and leaves the wheel to scrolling unless it
/// has the focus.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    NumberBox(std::int64_t least, std::int64_t most, QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace mw::editor

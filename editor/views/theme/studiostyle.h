#pragma once

#include <QProxyStyle>

namespace mw::editor {

/// Fusion with icons of ours where it has pictures of a fixed size, which blur on fine screens.
class StudioStyle : public QProxyStyle
{
    Q_OBJECT

public:
    StudioStyle();

    [[nodiscard]] QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                                     const QWidget *widget) const override;
};

} // namespace mw::editor

#pragma once

#include <QToolButton>

namespace mw::editor {

class PackIcons;

/// A button that offers the pack's inline icons for a text.
class IconMenu : public QToolButton
{
    Q_OBJECT

public:
    explicit IconMenu(const PackIcons *icons, QWidget *parent = nullptr);

signals:
    void chosen(const QString &token); ///< with its braces, as it stands in texts

private:
    void fill();

    const PackIcons *m_icons;
};

} // namespace mw::editor

#pragma once

#include "editor/views/shell/paletteentry.h"

#include <QFrame>
#include <QList>

class QLineEdit;
class QListWidget;

namespace mw::editor {

/// A field over the window in which a few letters find any action, item or rule.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget *window);

    void open(QList<PaletteEntry> entries);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void run();

    QList<PaletteEntry> m_entries;
    QLineEdit *m_field;
    QListWidget *m_list;
};

} // namespace mw::editor

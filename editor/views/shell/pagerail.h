#pragma once

#include <QFrame>

class QAction;
class QVBoxLayout;

namespace mw::editor {

/// The strip at the left edge with a button for each page, and at its foot the ones for playing.
class PageRail : public QFrame
{
    Q_OBJECT

public:
    explicit PageRail(QWidget *parent = nullptr);

    void addPage(QAction *action);
    void addFoot(QAction *action);

private:
    void add(int place, QAction *action);

    QVBoxLayout *m_layout;
    int m_pages = 0;
};

} // namespace mw::editor

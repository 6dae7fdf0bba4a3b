#pragma once

#include "editor/document/documentchange.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QListWidget;
class QTimer;

namespace mw::editor {

class BoardFace;
class BoardModel;
class PackIcons;

/// What the boards of a kind come to together: how many spaces of each sort for each number of players, and what
/// checking has to say about them.
class BoardOverview : public QWidget
{
    Q_OBJECT

public:
    BoardOverview(BoardModel *model, const PackIcons *icons, QWidget *parent = nullptr);

    void refreshSoon();
    [[nodiscard]] QStringList findings() const;

signals:
    void placeChosen(const mw::editor::ItemRef &item, const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void update();
    void fillCounts();
    void fillFindings();
    void clearCounts();
    void addCell(int row, int column, const QString &text, bool isCurrent, bool isHead);

    BoardModel *m_model;
    const PackIcons *m_icons;
    QTimer *m_soon;
    QGridLayout *m_counts;
    QWidget *m_table;
    QListWidget *m_findings;
    QLabel *m_verdict;
    QStringList m_shown; ///< what the table of counts says
};

} // namespace mw::editor

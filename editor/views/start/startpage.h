#pragma once

#include "editor/views/start/packinfo.h"
#include "editor/views/start/recententry.h"

#include <QList>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace mw::editor {

class FlowLayout;

/// What the studio opens with: the packs, and what was worked on last.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void setPacks(const QList<PackInfo> &packs);
    [[nodiscard]] const QList<PackInfo> &packs() const { return m_packs; }
    /// Packs and saved games, latest first.
    void setRecent(const QList<RecentEntry> &entries);

signals:
    void playRequested(const QString &folder);
    void editRequested(const QString &folder);
    void openRequested();
    void newRequested();
    void recentActivated(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void rebuildCards();

    QList<PackInfo> m_packs;
    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_packsTitle;
    QLabel *m_noPacks;
    QLabel *m_recentTitle;
    QLabel *m_empty;
    FlowLayout *m_cards;
    QListWidget *m_recent;
    QPushButton *m_new;
    QPushButton *m_open;
};

} // namespace mw::editor

#pragma once

#include "editor/views/achievements/soloresult.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;

namespace mw::editor {

/// What was reached in solo games, for one profile at a time: the best of each scenario, and which are still to be
/// tried.
class AchievementsPage : public QWidget
{
    Q_OBJECT

public:
    explicit AchievementsPage(QWidget *parent = nullptr);

    void setProfiles(const QStringList &profiles, const QString &current);
    void setResults(const QList<SoloResult> &results);
    /// Something that went wrong with the file; empty hides it.
    void setProblem(const QString &text);

signals:
    void profileChosen(const QString &name);                          ///< maybe one that is new
    void playRequested(const QString &option, const QString &choice); ///< a scenario of the open pack

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void addProfile();

    QList<SoloResult> m_results;
    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_problem;
    QLabel *m_empty;
    QLabel *m_profileLabel;
    QComboBox *m_profiles;
    QLineEdit *m_newProfile;
    QToolButton *m_add;
    QTreeWidget *m_rows;
    bool m_isFilling = false;
};

} // namespace mw::editor

#pragma once

#include "editor/models/setups.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QTimer;
class QToolButton;

namespace mw::editor {

class FieldForm;
class FieldModel;
class PackDocument;
class PackIcons;
class SetupFaces;

/// The set-ups that a table can start from: made from a template, laid out by pictures, filled in by a form, checked
/// as they are written, and played.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    SetupPage(PackDocument *document, PackIcons *icons, QWidget *parent = nullptr);

    /// Shows a set-up; anything else leaves the last one that was shown.
    void setItem(const ItemRef &item);
    [[nodiscard]] ItemRef item() const { return m_item; }
    [[nodiscard]] QStringList findings() const;

signals:
    void itemChosen(const mw::editor::ItemRef &item);
    /// A set-up is to be played: the value that an option of the game is to have.
    void playRequested(const QString &option, const QString &value);
    void said(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeList();
    QWidget *makeFindings();
    void retranslate();
    void update();
    void fillList();
    void fillFindings();
    void addNew();
    void duplicate();
    void remove();

    PackDocument *m_document;
    FieldModel *m_fields;
    PackIcons *m_icons;
    FieldForm *m_form = nullptr; ///< made when the page is shown first: most games have no set-ups
    SetupFaces *m_faces;
    QListWidget *m_list;
    QLineEdit *m_name;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    QPushButton *m_play;
    QLabel *m_title;
    QLabel *m_empty;
    QLabel *m_verdict;
    QListWidget *m_findings;
    QTimer *m_soon;
    QSplitter *m_centre;
    ItemRef m_item;
    bool m_isFilling = false;
};

} // namespace mw::editor

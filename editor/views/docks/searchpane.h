#pragma once

#include "editor/views/docks/foundplace.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace mw::editor {

class SearchModel;

/// Find and replace over the whole pack.
class SearchPane : public QWidget
{
    Q_OBJECT

public:
    explicit SearchPane(SearchModel *model, QWidget *parent = nullptr);

    /// Ready for typing; with a text to look for, if there is one.
    void start(const QString &text, bool replace);
    void step(int by);

signals:
    void placeChosen(const mw::editor::FoundPlace &place);
    void said(const QString &text);

private:
    QWidget *makeBar();
    void search();
    void onSearched();
    void replace();
    void showRefusal();
    void activate(const QModelIndex &index);

    SearchModel *m_model;
    QTimer m_delay;
    QLineEdit *m_find;
    QLineEdit *m_replacement;
    QComboBox *m_where;
    QCheckBox *m_case;
    QCheckBox *m_words;
    QCheckBox *m_regex;
    QPushButton *m_replace;
    QLabel *m_state;
    QLabel *m_refusal; ///< why nothing was replaced; it may be long
    QTreeView *m_view;
};

} // namespace mw::editor

#pragma once

#include "editor/views/board/boardface.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace mw::editor {

/// Items of a kind as pictures, of which one is chosen; typing narrows them down.
class ItemPicker : public QDialog
{
    Q_OBJECT

public:
    /// `present` is marked; with `mayTakeAway` the first entry is none of them.
    ItemPicker(const PackDocument &document, const QString &kind, const QString &present, bool mayTakeAway,
               QWidget *parent = nullptr);

signals:
    void chosen(const QString &id); ///< empty: take away

private:
    void fill(const PackDocument &document, const QString &kind, const QString &present, bool mayTakeAway);
    void narrow(const QString &text);

    BoardFace m_face;
    QLineEdit *m_filter;
    QListWidget *m_list;
};

} // namespace mw::editor

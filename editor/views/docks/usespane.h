#pragma once

#include "editor/models/whereused.h"
#include "editor/views/docks/foundplace.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTreeWidget;

namespace mw::editor {

class PackDocument;
class PackIcons;

/// Where the current item, or an icon, is used; a click goes there.
class UsesPane : public QWidget
{
    Q_OBJECT

public:
    UsesPane(PackDocument *document, const PackIcons *icons, QWidget *parent = nullptr);

    void setItem(const ItemRef &item);
    /// Told when a tab brings the pane into sight or covers it. What is not seen is not looked up.
    void setInSight(bool inSight);

signals:
    void placeChosen(const mw::editor::FoundPlace &place);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] bool isSeen() const;
    void fillTargets();
    void refresh();
    void addLine(const Use &use);

    PackDocument *m_document;
    const PackIcons *m_icons;
    ItemRef m_item;
    QComboBox *m_target;
    QLabel *m_count;
    QTreeWidget *m_uses;
    bool m_isStale = true;
    bool m_inSight = true;
};

} // namespace mw::editor

#pragma once

#include "editor/models/setups.h"
#include "editor/views/board/boardface.h"

#include <QScrollArea>

class QTimer;

namespace mw::editor {

class FlowLayout;
class ItemPicker;

/// What a set-up lays out, as pictures: boards and cards, each of which can be exchanged for another by a click, and
/// a place for one more where there is room.
class SetupFaces : public QScrollArea
{
    Q_OBJECT

public:
    explicit SetupFaces(PackDocument *document, QWidget *parent = nullptr);

    void setItem(const ItemRef &item);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void onChanged(const DocumentChange &change);
    void update(bool anew);
    void addSlot(const setups::Slot &slot, const QStringList &ids);
    void addFace(const setups::Slot &slot, int position, const QString &id);
    void pick(const setups::Slot &slot, int position, const QString &present);

    PackDocument *m_document;
    BoardFace m_face;
    FlowLayout *m_layout;
    QTimer *m_soon;
    ItemRef m_item;
    QStringList m_shown;
    bool m_isStale = true;
};

} // namespace mw::editor

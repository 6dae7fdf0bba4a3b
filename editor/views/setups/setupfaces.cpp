#include "editor/views/setups/setupfaces.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardgives.h"
#include "editor/views/setups/itempicker.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QTimer>
#include <QToolButton>

namespace mw::editor {

namespace {
constexpr QSize cardFace{104, 132};
constexpr QSize boardFaceRoom{240, 132};
constexpr QSize plusSize{28, 28};
} // namespace

SetupFaces::SetupFaces(PackDocument *document, QWidget *parent)
    : QScrollArea(parent), m_document(document), m_face(*document), m_layout(new FlowLayout(spacing::small)),
      m_soon(new QTimer(this))
{
    setObjectName(QStringLiteral("setupFaces"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget;
    page->setProperty("page", true);
    m_layout->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    page->setLayout(m_layout);
    setWidget(page);
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    connect(m_soon, &QTimer::timeout, this, [this] { update(false); });
    connect(document, &PackDocument::changed, this, &SetupFaces::onChanged);
    connect(document, &PackDocument::diagnosticsChanged, m_soon, qOverload<>(&QTimer::start));
}

void SetupFaces::setItem(const ItemRef &item)
{
    m_item = item;
    m_soon->start();
}

void SetupFaces::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_isStale = true;
        m_soon->start();
    }
    QScrollArea::changeEvent(event);
}

void SetupFaces::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    m_soon->start();
}

void SetupFaces::onChanged(const DocumentChange &change)
{
    m_face.follow(change);
    if (change.kind != DocumentChange::Kind::ValueChanged || change.item != m_item)
        m_isStale = true; // what is shown may look different
    m_soon->start();
}

void SetupFaces::update(bool anew)
{
    if (!isVisible())
        return;
    const Item *item = m_document->items().find(m_item.kind.toStdString(), m_item.id.toStdString());
    const yaml::KindSpec *kind = m_document->schema().kind(m_item.kind.toStdString());
    const QList<setups::Slot> known = item && kind ? setups::slotsOf(*kind) : QList<setups::Slot>();
    QStringList shown{m_item.key()};
    for (const setups::Slot &slot : known)
        shown << slot.field + u'=' + setups::named(*item, slot).join(u',');
    if (!anew && !m_isStale && shown == m_shown)
        return; // typing a name draws no boards
    m_isStale = false;
    m_shown = shown;
    m_layout->clear();
    for (const setups::Slot &slot : known)
        addSlot(slot, setups::named(*item, slot));
    widget()->setEnabled(m_document->isEditable(m_document->fileOf(m_item)));
}

void SetupFaces::addSlot(const setups::Slot &slot, const QStringList &ids)
{
    for (int position = 0; position < ids.size(); ++position)
        addFace(slot, position, ids[position]);
    if (ids.size() < slot.most)
        addFace(slot, int(ids.size()), {});
}

void SetupFaces::addFace(const setups::Slot &slot, int position, const QString &id)
{
    const Item *item = m_document->items().find(slot.target.toStdString(), id.toStdString());
    const yaml::KindSpec *target = m_document->schema().kind(slot.target.toStdString());
    const QSize room = target && target->preview == "board" ? boardFaceRoom : cardFace;
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("%1/%2").arg(slot.field).arg(position));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(room);
    button->setAutoRaise(true);
    if (item) {
        button->setIcon(m_face.thumbnail(*item, room, devicePixelRatioF()));
        button->setText(titleOf(*item) + u'\n' + slot.title);
        const QString gives = givesOf(*m_document, *item);
        button->setToolTip(tr("%1: %2. Click for another one.").arg(slot.title, titleOf(*item)) +
                           (gives.isEmpty() ? QString() : u'\n' + gives));
    } else {
        button->setIcon(lineIcon(id.isEmpty() ? QLatin1String("add") : QLatin1String("error")));
        button->setIconSize(plusSize);
        button->setMinimumSize(cardFace);
        button->setText(id.isEmpty() ? tr("Add to\n%1").arg(slot.title) : id + u'\n' + slot.title);
        button->setToolTip(id.isEmpty() ? tr("Add to %1. %2").arg(slot.title, slot.help)
                                        : tr("There is no %1 of this name. Click for another one.").arg(id));
    }
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, this, [this, slot, position, id] { pick(slot, position, id); });
    m_layout->addWidget(button);
}

void SetupFaces::pick(const setups::Slot &slot, int position, const QString &present)
{
    auto *picker = new ItemPicker(*m_document, slot.target, present, !present.isEmpty() && !slot.isRequired, this);
    connect(picker, &ItemPicker::chosen, this, [this, slot, position, setup = m_item](const QString &id) {
        setups::put(*m_document, setup, slot, position, id);
    });
    picker->open();
}

} // namespace mw::editor

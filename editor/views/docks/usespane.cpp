#include "editor/views/docks/usespane.h"

#include "editor/document/packdocument.h"
#include "editor/models/celltext.h"
#include "editor/models/deckfields.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QTreeWidget>

namespace mw::editor {

namespace {
enum UseRole { KindUseRole = Qt::UserRole + 1, IdUseRole, PathUseRole };
} // namespace

UsesPane::UsesPane(PackDocument *document, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_document(document), m_icons(icons), m_target(new QComboBox), m_count(new QLabel),
      m_uses(new QTreeWidget)
{
    m_target->setObjectName(QStringLiteral("usesTarget"));
    m_target->setAccessibleName(tr("Used thing"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_count->setProperty("muted", true);
    m_uses->setObjectName(QStringLiteral("uses"));
    m_uses->setAccessibleName(tr("Uses"));
    m_uses->setRootIsDecorated(false);
    m_uses->setUniformRowHeights(true);
    m_uses->setHeaderLabels({tr("Kind"), tr("Item"), tr("Field"), tr("Value")});
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *line = new QHBoxLayout(bar);
    line->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    line->addWidget(new QLabel(tr("Where is")));
    line->addWidget(m_target);
    line->addWidget(new QLabel(tr("used?")));
    line->addWidget(m_count, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_uses, 1);
    connect(m_target, &QComboBox::currentIndexChanged, this, &UsesPane::refresh);
    const auto choose = [this](const QTreeWidgetItem *use) {
        FoundPlace place;
        place.item = {use->data(0, KindUseRole).toString(), use->data(0, IdUseRole).toString()};
        place.path = use->data(0, PathUseRole).toString();
        emit placeChosen(place);
    };
    connect(m_uses, &QTreeWidget::itemClicked, this, choose);
    connect(m_uses, &QTreeWidget::itemActivated, this, choose);
    connect(document, &PackDocument::changed, this, [this](const DocumentChange &change) {
        m_isStale = m_isStale || change.kind == DocumentChange::Kind::PackReplaced;
        if (isSeen())
            refresh();
    });
}

void UsesPane::setItem(const ItemRef &item)
{
    if (item == m_item)
        return;
    m_item = item;
    if (m_target->count() > 0)
        m_target->setItemText(0, item.isValid() ? item.key() : tr("the current item"));
    if (isSeen() && m_target->currentIndex() == 0)
        refresh();
}

bool UsesPane::isSeen() const
{
    return isVisible() && m_inSight;
}

void UsesPane::setInSight(bool inSight)
{
    m_inSight = inSight;
    if (inSight)
        refresh();
}

void UsesPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void UsesPane::fillTargets()
{
    const QSignalBlocker quiet(m_target);
    m_target->clear();
    m_target->addItem(m_item.isValid() ? m_item.key() : tr("the current item"));
    for (const QString &token : m_icons->tokens())
        m_target->addItem(m_icons->icon(token), QStringLiteral("{%1}").arg(token), token);
    m_isStale = false;
}

void UsesPane::refresh()
{
    if (m_isStale)
        fillTargets();
    const QString token = m_target->currentData().toString();
    const QList<Use> uses = token.isEmpty() ? usesOf(*m_document, m_item) : usesOfIcon(*m_document, token);
    m_uses->clear();
    for (const Use &use : uses)
        addLine(use);
    for (int column = 0; column < 3; ++column)
        m_uses->resizeColumnToContents(column);
    m_count->setText(uses.isEmpty() ? tr("Nowhere.") : tr("Places: %1").arg(uses.size()));
}

void UsesPane::addLine(const Use &use)
{
    const yaml::KindSpec *kind = m_document->schema().kind(use.item.kind.toStdString());
    const Item *item = m_document->items().find(use.item.kind.toStdString(), use.item.id.toStdString());
    const Value *value = item ? item->field(use.path.toStdString()) : nullptr;
    auto *line = new QTreeWidgetItem(m_uses, {kind ? QString::fromStdString(kind->title) : use.item.kind,
                                              item ? nameOf(*item) : use.item.id, use.path,
                                              value ? displayText(*value) : QString()});
    line->setData(0, KindUseRole, use.item.kind);
    line->setData(0, IdUseRole, use.item.id);
    line->setData(0, PathUseRole, use.path);
}

} // namespace mw::editor

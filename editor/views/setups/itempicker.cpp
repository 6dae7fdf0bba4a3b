#include "editor/views/setups/itempicker.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardgives.h"
#include "editor/views/theme/tokens.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr QSize cardRoom{150, 150};
constexpr QSize boardRoom{300, 150};
constexpr QSize pickerSize{760, 520};
constexpr int entryGap = 12; // around a picture and its name
} // namespace

ItemPicker::ItemPicker(const PackDocument &document, const QString &kind, const QString &present, bool mayTakeAway,
                       QWidget *parent)
    : QDialog(parent), m_face(document), m_filter(new QLineEdit), m_list(new QListWidget)
{
    setObjectName(QStringLiteral("itemPicker"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resize(pickerSize);
    const yaml::KindSpec *spec = document.schema().kind(kind.toStdString());
    setWindowTitle(spec ? QString::fromStdString(spec->plural) : kind);
    m_filter->setObjectName(QStringLiteral("pickerFilter"));
    m_filter->setPlaceholderText(tr("Search…"));
    m_filter->setAccessibleName(tr("Search"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("pickerList"));
    m_list->setAccessibleName(windowTitle());
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setWordWrap(true);
    m_list->setIconSize(spec && spec->preview == "board" ? boardRoom : cardRoom);
    m_list->setGridSize(m_list->iconSize() + QSize(entryGap, 3 * entryGap));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    fill(document, kind, present, mayTakeAway);
    const auto take = [this] {
        if (const QListWidgetItem *item = m_list->currentItem(); item && !item->isHidden()) {
            emit chosen(item->data(Qt::UserRole).toString());
            accept();
        }
    };
    connect(m_list, &QListWidget::itemActivated, this, take);
    connect(buttons, &QDialogButtonBox::accepted, this, take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &ItemPicker::narrow);
    m_list->setFocus();
}

void ItemPicker::fill(const PackDocument &document, const QString &kind, const QString &present, bool mayTakeAway)
{
    if (mayTakeAway)
        m_list->addItem(new QListWidgetItem(tr("Take away")));
    for (const Item *item : document.items().ofKind(kind.toStdString())) {
        const QPixmap picture = m_face.thumbnail(*item, m_list->iconSize(), devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // not tinted
        auto *entry = new QListWidgetItem(icon, titleOf(*item), m_list);
        entry->setData(Qt::UserRole, QString::fromStdString(item->id));
        const QString gives = givesOf(document, *item);
        entry->setToolTip(gives.isEmpty() ? titleOf(*item) : tr("%1: %2").arg(titleOf(*item), gives));
        if (entry->data(Qt::UserRole).toString() == present)
            m_list->setCurrentItem(entry);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
}

void ItemPicker::narrow(const QString &text)
{
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
        if (!first && !item->isHidden())
            first = item;
    }
    if (first && (!m_list->currentItem() || m_list->currentItem()->isHidden()))
        m_list->setCurrentItem(first);
}

} // namespace mw::editor

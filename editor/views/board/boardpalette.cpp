#include "editor/views/board/boardpalette.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardgives.h"
#include "editor/models/boardmodel.h"
#include "editor/views/board/boardface.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QTimer>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
const QString offerType = QStringLiteral("application/x-meeplewright-offer");
constexpr int chipIcon = 18;
constexpr int paletteHeight = 112; // the help may take two lines
} // namespace

QStringList OfferList::mimeTypes() const
{
    return {offerType};
}

QMimeData *OfferList::mimeData(const QList<QListWidgetItem *> &items) const
{
    auto *mime = new QMimeData;
    mime->setData(offerType, items.isEmpty() ? QByteArray() : QByteArray::number(row(items.first())));
    return mime;
}

BoardPalette::BoardPalette(BoardModel *model, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(model), m_icons(icons), m_soon(new QTimer(this)), m_sorts(new QComboBox),
      m_help(new QLabel), m_list(new OfferList)
{
    setObjectName(QStringLiteral("boardPalette"));
    setFixedHeight(paletteHeight);
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    m_sorts->setObjectName(QStringLiteral("boardOfferSorts"));
    m_sorts->setAccessibleName(tr("What to lay on the board"));
    m_sorts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_help->setProperty("muted", true);
    m_help->setMinimumWidth(1);
    m_help->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("boardOffers"));
    m_list->setAccessibleName(tr("To be laid on the board"));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setSpacing(2);
    m_list->setIconSize({chipIcon, chipIcon});
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    auto *top = new QHBoxLayout;
    top->setSpacing(spacing::small);
    top->addWidget(m_sorts);
    top->addWidget(m_help, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    layout->setSpacing(spacing::tiny);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    connect(m_soon, &QTimer::timeout, this, &BoardPalette::update);
    connect(m_sorts, &QComboBox::currentIndexChanged, this, &BoardPalette::fillList);
    connect(model, &BoardModel::boardChanged, this, &BoardPalette::refreshSoon);
    connect(model->document(), &PackDocument::changed, this, &BoardPalette::refreshSoon);
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit chosen(m_groups.at(m_sorts->currentIndex()).offers.at(m_list->row(item)));
    });
    hide();
}

void BoardPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_soon->start();
    QWidget::changeEvent(event);
}

void BoardPalette::refreshSoon()
{
    if (parentWidget() && parentWidget()->isVisible())
        m_soon->start();
}

const BoardOffer *BoardPalette::offerOf(const QMimeData &mime) const
{
    bool isNumber = false;
    const int row = mime.data(offerType).toInt(&isNumber);
    const int group = m_sorts->currentIndex();
    return isNumber && group >= 0 && row < m_groups.at(group).offers.size() ? &m_groups.at(group).offers.at(row)
                                                                            : nullptr;
}

void BoardPalette::update()
{
    const QString before = m_sorts->currentText();
    m_groups = m_model->content() ? boardOffers(*m_model->document(), m_model->item().kind) : QList<BoardOfferGroup>();
    const QSignalBlocker quiet(m_sorts);
    m_sorts->clear();
    for (const BoardOfferGroup &group : std::as_const(m_groups))
        m_sorts->addItem(group.title);
    m_sorts->setCurrentIndex(std::max(0, m_sorts->findText(before)));
    fillList();
    setVisible(!m_groups.isEmpty());
}

void BoardPalette::fillList()
{
    const int group = m_sorts->currentIndex();
    const QList<BoardOffer> offers = group >= 0 ? m_groups.at(group).offers : QList<BoardOffer>();
    m_help->setText(group >= 0 ? m_groups.at(group).help : QString());
    m_help->setToolTip(m_help->text());
    while (m_list->count() > offers.size())
        delete m_list->takeItem(m_list->count() - 1);
    for (int row = 0; row < offers.size(); ++row) {
        if (row >= m_list->count())
            m_list->addItem(new QListWidgetItem);
        const BoardOffer &offer = offers[row];
        const bool isEffect = offer.sort == BoardOffer::Sort::Give && !offer.effect.map.empty();
        const QString word = isEffect ? QString::fromStdString(offer.effect.map.front().value.text)
                                      : offer.item.kind.section(u'-', 0, 0);
        m_list->item(row)->setText(offer.title);
        m_list->item(row)->setIcon(boardIcon(*m_icons, word));
        m_list->item(row)->setToolTip(helpOf(offer));
    }
}

QString BoardPalette::helpOf(const BoardOffer &offer) const
{
    const PackDocument &document = *m_model->document();
    const Item *item = document.items().find(offer.item.kind.toStdString(), offer.item.id.toStdString());
    const QString gives = item ? givesOf(document, *item) : QString();
    return gives.isEmpty() ? offer.title : tr("%1: %2").arg(offer.title, gives);
}

} // namespace mw::editor

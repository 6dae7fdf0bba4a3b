#include "editor/views/board/boardpane.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"
#include "editor/views/board/boardface.h"
#include "editor/views/board/boardinspector.h"
#include "editor/views/board/boardoverview.h"
#include "editor/views/board/boardpalette.h"
#include "editor/views/board/boardstrip.h"
#include "editor/views/board/boardvalues.h"
#include "editor/views/board/boardview.h"
#include "editor/views/form/packicons.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

BoardPane::BoardPane(PackDocument *document, PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(new BoardModel(document, this)), m_icons(icons), m_view(new BoardView(m_model)),
      m_strip(new BoardStrip(m_model)), m_inspector(new BoardInspector(m_model, icons)),
      m_overview(new BoardOverview(m_model, icons)), m_palette(new BoardPalette(m_model, icons)),
      m_values(new BoardValues(m_model)), m_adds(new QWidget), m_addBar(new FlowLayout(2))
{
    setObjectName(QStringLiteral("boardPane"));
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *tools = new QHBoxLayout(bar);
    tools->setContentsMargins(spacing::small, 3, spacing::small, 3);
    tools->setSpacing(2);
    auto *rows = new FlowLayout(spacing::small); // two where there is little room
    tools->addLayout(rows, 1);
    m_adds->setLayout(m_addBar);
    rows->addWidget(m_adds);
    auto *others = new QWidget;
    auto *othersLayout = new QHBoxLayout(others);
    othersLayout->setContentsMargins(0, 0, 0, 0);
    othersLayout->setSpacing(2);
    makeTools(othersLayout);
    rows->addWidget(others);
    auto *centre = new QWidget;
    auto *centreLayout = new QVBoxLayout(centre);
    centreLayout->setContentsMargins(0, 0, 0, 0);
    centreLayout->setSpacing(0);
    centreLayout->addWidget(bar);
    centreLayout->addWidget(m_view, 1);
    centreLayout->addWidget(m_palette);
    centreLayout->addWidget(m_strip);
    auto *side = new QSplitter(Qt::Vertical);
    side->addWidget(m_inspector);
    side->addWidget(m_values);
    side->addWidget(m_overview);
    side->setChildrenCollapsible(false);
    side->setSizes({260, 220, 140});
    side->setMinimumWidth(300);
    auto *split = new QSplitter(Qt::Horizontal);
    split->addWidget(centre);
    split->addWidget(side);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({620, 360});
    split->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
    setFocusProxy(m_view);
    connectParts();
    updateTools();
}

void BoardPane::connectParts()
{
    connect(m_model, &BoardModel::selectionChanged, this, &BoardPane::updateTools);
    connect(m_model, &BoardModel::boardChanged, this, &BoardPane::updateTools);
    connect(m_model, &BoardModel::refused, this, &BoardPane::said);
    connect(m_strip, &BoardStrip::boardChosen, this, [this](const ItemRef &board) {
        setItem(board);
        emit placeChosen(board, {});
    });
    connect(m_overview, &BoardOverview::placeChosen, this, [this](const ItemRef &item, const QString &path) {
        setItem(item, path);
        emit placeChosen(item, path);
    });
    connect(m_model, &BoardModel::selectionChanged, this, [this] {
        if (m_model->selection().size() == 1)
            emit placeChosen(m_model->item(),
                             m_model->detail().isEmpty() ? m_model->selection().first() : m_model->detail());
    });
    connect(m_view, &BoardView::menuWanted, this, &BoardPane::showMenu);
    m_view->setOfferReader([this](const QMimeData &mime) { return m_palette->offerOf(mime); });
    connect(m_palette, &BoardPalette::chosen, this, [this](const BoardOffer &offer) {
        const QStringList selected = m_model->selection();
        if (selected.size() == 1 && m_model->takes(offer, selected.first()))
            m_model->lay(offer, selected.first());
        else if (selected.isEmpty())
            m_model->addLaid(offer, m_model->isLine(offer.list) ? std::nullopt : std::optional(m_view->freePlace()));
        else
            emit said(tr("%1 does not fit on what is selected.").arg(offer.title));
    });
}

void BoardPane::setItem(const ItemRef &item, const QString &path)
{
    const yaml::KindSpec *kind = m_model->document()->schema().kind(item.kind.toStdString());
    if (!kind || !isBoard(*kind))
        return;
    m_model->setItem(item);
    const BoardPart *part = partOf(m_model->parts(), path);
    const bool isSelected = part && m_model->selection().size() > 1 && m_model->selection().contains(part->path);
    if (part && !isSelected)
        m_model->select({part->path}, path);
}

void BoardPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_model->content())
        showFirstBoard();
    m_strip->refreshSoon();
    m_overview->refreshSoon();
    m_palette->refreshSoon();
    m_values->refreshSoon();
}

void BoardPane::showFirstBoard()
{
    for (const Item &item : m_model->document()->items().all()) {
        const yaml::KindSpec *kind = m_model->document()->schema().kind(item.kind);
        if (kind && isBoard(*kind))
            return setItem({QString::fromStdString(item.kind), QString::fromStdString(item.id)});
    }
}

void BoardPane::makeTools(QHBoxLayout *bar)
{
    m_duplicate = lineButton(QLatin1String("duplicate"), tr("Duplicate (Ctrl+D)"), QStringLiteral("boardDuplicate"));
    m_remove = lineButton(QLatin1String("remove"), tr("Delete (Del)"), QStringLiteral("boardRemove"));
    connect(m_duplicate, &QToolButton::clicked, m_view, &BoardView::duplicate);
    connect(m_remove, &QToolButton::clicked, m_view, &BoardView::remove);
    bar->addWidget(m_duplicate);
    bar->addWidget(m_remove);
    makeOrder(bar);
    makeArrangeMenu(bar);
    bar->addSpacing(spacing::small);
    makeZoom(bar);
}

void BoardPane::makeOrder(QHBoxLayout *bar)
{
    m_earlier = lineButton(QLatin1String("back"), tr("One place forward (Ctrl+Left)"), QStringLiteral("boardEarlier"));
    m_later = lineButton(QLatin1String("forward"), tr("One place back (Ctrl+Right)"), QStringLiteral("boardLater"));
    connect(m_earlier, &QToolButton::clicked, this, [this] { m_model->shiftInLine(-1); });
    connect(m_later, &QToolButton::clicked, this, [this] { m_model->shiftInLine(1); });
    bar->addWidget(m_earlier);
    bar->addWidget(m_later);
}

void BoardPane::makeArrangeMenu(QHBoxLayout *bar)
{
    m_arrange = lineButton(QLatin1String("align"), tr("Align and distribute"), QStringLiteral("boardArrange"));
    auto *menu = new QMenu(m_arrange);
    const auto add = [this, menu](const QString &text, BoardEdge edge) {
        menu->addAction(text, m_view, [this, edge] { m_view->arrange(edge); });
    };
    add(tr("Align left edges"), BoardEdge::Left);
    add(tr("Align centres"), BoardEdge::Centre);
    add(tr("Align right edges"), BoardEdge::Right);
    menu->addSeparator();
    add(tr("Align top edges"), BoardEdge::Top);
    add(tr("Align middles"), BoardEdge::Middle);
    add(tr("Align bottom edges"), BoardEdge::Bottom);
    menu->addSeparator();
    menu->addAction(tr("Distribute across"), m_view, [this] { m_view->distribute(Qt::Horizontal); });
    menu->addAction(tr("Distribute down"), m_view, [this] { m_view->distribute(Qt::Vertical); });
    m_arrange->setMenu(menu);
    m_arrange->setPopupMode(QToolButton::InstantPopup);
    m_mirror = lineButton(QLatin1String("mirror"), tr("Mirror left and right: the selection, or the whole board"),
                          QStringLiteral("boardMirror"));
    connect(m_mirror, &QToolButton::clicked, m_view, &BoardView::mirror);
    bar->addWidget(m_arrange);
    bar->addWidget(m_mirror);
}

void BoardPane::makeZoom(QHBoxLayout *bar)
{
    auto *label = new QLabel(tr("Grid"));
    label->setProperty("muted", true);
    m_grid = new QSpinBox;
    m_grid->setObjectName(QStringLiteral("boardGrid"));
    m_grid->setRange(0, 50);
    m_grid->setValue(m_view->grid());
    m_grid->setSuffix(tr(" mm"));
    m_grid->setSpecialValueText(tr("off"));
    m_grid->setAccessibleName(tr("Grid in millimetres"));
    m_grid->setToolTip(tr("Dragged parts land on multiples of this; hold Alt to place freely, Shift to keep to one "
                          "direction"));
    label->setBuddy(m_grid);
    connect(m_grid, &QSpinBox::valueChanged, m_view, &BoardView::setGrid);
    QToolButton *out = lineButton(QLatin1String("zoom-out"), tr("Smaller (−)"), QStringLiteral("boardSmaller"));
    QToolButton *in = lineButton(QLatin1String("zoom-in"), tr("Larger (+)"), QStringLiteral("boardLarger"));
    QToolButton *fit = lineButton(QLatin1String("board"), tr("Fit into the pane (0)"), QStringLiteral("boardFit"));
    connect(out, &QToolButton::clicked, this, [this] { m_view->zoomBy(-1); });
    connect(in, &QToolButton::clicked, this, [this] { m_view->zoomBy(1); });
    connect(fit, &QToolButton::clicked, m_view, &BoardView::fit);
    for (QWidget *widget : std::initializer_list<QWidget *>{label, m_grid, out, in, fit})
        bar->addWidget(widget);
}

/// A button for each sort of part that the schema knows for this kind of board.
void BoardPane::fillAddButtons()
{
    QList<AddButton> wanted;
    for (const BoardList &list : m_model->lists()) {
        if (list.spec->minimum == list.spec->maximum)
            continue; // always as many
        const QString title = QString::fromStdString(list.spec->element->title).toLower();
        for (const std::string &word : list.word ? list.word->values : std::vector<std::string>{std::string()})
            wanted << AddButton{list.path, QString::fromStdString(word),
                                list.word ? QString::fromStdString(list.word->name) : QString(), title};
    }
    if (wanted == m_added)
        return;
    m_added = wanted;
    m_addBar->clear();
    QSize size(0, 0);
    for (const AddButton &wish : std::as_const(m_added)) {
        const QString text =
            wish.word.isEmpty() ? tr("Add %1").arg(wish.title) : tr("Add %1: %2").arg(wish.title, wish.word);
        QToolButton *add = lineButton(QLatin1String("add"), text,
                                      QStringLiteral("add-") + (wish.word.isEmpty() ? wish.list : wish.word));
        if (const QIcon icon = boardIcon(*m_icons, wish.word, wish.field); !icon.isNull())
            add->setIcon(icon);
        add->setIconSize({20, 20});
        connect(add, &QToolButton::clicked, this, [this, wish] {
            for (const BoardList &list : m_model->lists()) {
                if (list.path == wish.list)
                    m_model->add(list, wish.word, m_view->freePlace());
            }
        });
        m_addBar->addWidget(add);
        size = {size.width() + add->sizeHint().width() + 2, std::max(size.height(), add->sizeHint().height())};
    }
    m_adds->setFixedSize(size); // or what is beside them would press them into a column
}

void BoardPane::updateTools()
{
    fillAddButtons();
    for (const BoardList &list : m_model->lists()) {
        for (qsizetype i = 0; i < m_added.size(); ++i) {
            if (m_added[i].list == list.path)
                m_addBar->itemAt(int(i))->widget()->setEnabled(m_model->canAdd(list));
        }
    }
    const bool hasElements = !m_model->copied().isEmpty();
    m_duplicate->setEnabled(m_model->isEditable() && hasElements);
    m_remove->setEnabled(m_model->canRemove());
    const bool hasLine = m_model->kind() && !m_model->kind()->line.empty();
    m_earlier->setVisible(hasLine);
    m_later->setVisible(hasLine);
    m_earlier->setEnabled(m_model->canShift(-1));
    m_later->setEnabled(m_model->canShift(1));
    m_arrange->setEnabled(m_model->isEditable() && m_model->selection().size() > 1);
    m_mirror->setEnabled(m_model->isEditable() && !m_model->parts().isEmpty());
}

} // namespace mw::editor

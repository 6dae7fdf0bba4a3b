#include "editor/views/board/boardstrip.h"

#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"
#include "editor/models/boardsets.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr QSize thumbnailSize(136, 48);
}

BoardStrip::BoardStrip(BoardModel *model, QWidget *parent)
    : QWidget(parent), m_model(model), m_face(*model->document()), m_soon(new QTimer(this)),
      m_sets(new QButtonGroup(this)), m_setBar(new QHBoxLayout), m_turn(new QToolButton), m_boards(new QListWidget)
{
    m_soon->setSingleShot(true);
    m_soon->setInterval(30); // small pictures may lag behind a held key
    m_turn->setObjectName(QStringLiteral("turnBoard"));
    m_turn->setIcon(lineIcon(QLatin1String("flip")));
    m_turn->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_turn->setToolTip(tr("Shows the other side of the board"));
    m_turn->setAccessibleName(m_turn->toolTip());
    m_turn->hide();
    auto *bar = new QFrame;
    bar->setProperty("bar", true);
    auto *barLayout = new QHBoxLayout(bar);
    barLayout->setContentsMargins(spacing::small, 2, spacing::small, 2);
    barLayout->addLayout(m_setBar);
    barLayout->addStretch();
    barLayout->addWidget(m_turn);
    m_boards->setObjectName(QStringLiteral("boardStrip"));
    m_boards->setAccessibleName(tr("Boards of this set"));
    m_boards->setViewMode(QListView::IconMode);
    m_boards->setFlow(QListView::LeftToRight);
    m_boards->setWrapping(false);
    m_boards->setMovement(QListView::Static);
    m_boards->setIconSize(thumbnailSize);
    m_boards->setGridSize(thumbnailSize + QSize(0, 28)); // boards of one kind may differ much in shape
    m_boards->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_boards->setFixedHeight(thumbnailSize.height() + 44);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_boards);
    connect(m_soon, &QTimer::timeout, this, &BoardStrip::update);
    connect(model, &BoardModel::boardChanged, this, &BoardStrip::refreshSoon);
    connect(model->document(), &PackDocument::changed, this, [this](const DocumentChange &change) {
        m_face.follow(change);
        refreshSoon();
    });
    connect(m_sets, &QButtonGroup::idClicked, this, [this](int number) {
        const auto boards = boardsets::boards(*m_model->document(), m_model->item().kind, number);
        if (!boards.isEmpty())
            emit boardChosen(boards.first());
    });
    connect(m_turn, &QToolButton::clicked, this,
            [this] { emit boardChosen(boardsets::otherSide(*m_model->document(), m_model->item())); });
    connect(m_boards, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_isFilling && row >= 0 && row < m_shown.size())
            emit boardChosen(m_shown.at(row));
    });
}

void BoardStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_soon->start();
    QWidget::changeEvent(event);
}

void BoardStrip::refreshSoon()
{
    if (parentWidget() && parentWidget()->isVisible()) // it may have hidden itself
        m_soon->start();
}

void BoardStrip::update()
{
    const QScopedValueRollback filling(m_isFilling, true);
    fillSets();
    fillBoards();
    updateTurn();
}

void BoardStrip::fillSets()
{
    const QList<int> numbers =
        m_model->content() ? boardsets::numbers(*m_model->document(), m_model->item().kind) : QList<int>();
    const int current = boardsets::numberOf(*m_model->document(), m_model->item());
    QList<int> shown;
    for (const QAbstractButton *button : m_sets->buttons())
        shown << m_sets->id(const_cast<QAbstractButton *>(button)); // the group takes no const button
    if (shown != numbers) {
        qDeleteAll(m_sets->buttons());
        for (const int number : numbers) {
            auto *button = new QToolButton;
            button->setCheckable(true);
            button->setObjectName(QStringLiteral("set%1").arg(number));
            m_sets->addButton(button, number);
            m_setBar->addWidget(button);
        }
    }
    for (const int number : numbers) {
        m_sets->button(number)->setText(tr("%n players", nullptr, number));
        m_sets->button(number)->setVisible(number > 0);
        m_sets->button(number)->setChecked(number == current);
    }
}

void BoardStrip::fillBoards()
{
    const PackDocument &document = *m_model->document();
    m_shown = m_model->content()
                  ? boardsets::boards(document, m_model->item().kind, boardsets::numberOf(document, m_model->item()))
                  : QList<ItemRef>();
    setVisible(m_shown.size() > 1);
    while (m_boards->count() > m_shown.size())
        delete m_boards->takeItem(m_boards->count() - 1);
    for (int row = 0; row < m_shown.size(); ++row) {
        const Item *item = document.items().find(m_shown[row].kind.toStdString(), m_shown[row].id.toStdString());
        if (row >= m_boards->count())
            m_boards->addItem(new QListWidgetItem);
        m_boards->item(row)->setText(titleOf(*item));
        const QPixmap picture = m_face.thumbnail(*item, thumbnailSize, devicePixelRatioF());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // not tinted
        m_boards->item(row)->setIcon(icon);
        if (m_shown[row] == m_model->item())
            m_boards->setCurrentRow(row);
    }
}

void BoardStrip::updateTurn()
{
    const ItemRef other = boardsets::otherSide(*m_model->document(), m_model->item());
    m_turn->setVisible(other.isValid());
    if (other.isValid())
        m_turn->setText(tr("Other side: %1").arg(titleOfBoard(other)));
}

QString BoardStrip::titleOfBoard(const ItemRef &board) const
{
    const Item *item = m_model->document()->items().find(board.kind.toStdString(), board.id.toStdString());
    const int number = boardsets::numberOf(*m_model->document(), board);
    return number > 0 ? tr("%1, %n players", nullptr, number).arg(titleOf(*item)) : titleOf(*item);
}

} // namespace mw::editor

#include "editor/views/deck/matrixview.h"

#include "editor/models/deckmatrix.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace mw::editor {

namespace {

constexpr int matrixRow = 30;
constexpr int matrixCell = 52;
constexpr int matrixName = 110;
constexpr int matrixIcon = 22;
constexpr int mostMatrixRows = 14;

class MatrixDelegate : public QStyledItemDelegate
{
public:
    MatrixDelegate(const PackIcons *icons, QObject *parent) : QStyledItemDelegate(parent), m_icons(icons) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        const Tokens &tokens = tokensOf(option.palette);
        const QString value = index.data(DeckMatrix::ValueRole).toString();
        if (value.isEmpty()) {
            if (index.column() > 0)
                plain.palette.setColor(QPalette::Text, tokens.warning);
            QStyledItemDelegate::paint(painter, plain, index);
            return;
        }
        painter->save();
        painter->setPen(tokens.text);
        painter->fillRect(option.rect, option.state & QStyle::State_Selected ? tokens.accentSoft : tokens.surface);
        const QIcon icon = m_icons->iconOfChoice(value);
        if (icon.isNull())
            painter->drawText(option.rect, Qt::AlignCenter,
                              option.fontMetrics.elidedText(value, Qt::ElideRight, option.rect.width() - 4));
        QRect place(0, 0, matrixIcon, matrixIcon);
        place.moveCenter(option.rect.center());
        icon.paint(painter, place);
        painter->setBrush(Qt::NoBrush);
        const QRectF frame = QRectF(option.rect).adjusted(1, 1, -1, -1);
        if (index.data(DeckMatrix::ClashRole).toBool()) {
            painter->setPen(QPen(tokens.warning, 2, Qt::DashLine));
            painter->drawRect(frame);
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(tokens.accent, 2));
            painter->drawRect(frame);
        }
        painter->restore();
    }

private:
    const PackIcons *m_icons;
};

} // namespace

MatrixView::MatrixView(DeckMatrix *matrix, const PackIcons *icons, QWidget *parent)
    : QTableView(parent), m_matrix(matrix), m_icons(icons)
{
    setObjectName(QStringLiteral("matrix"));
    setModel(matrix);
    setItemDelegate(new MatrixDelegate(icons, this));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(matrixRow);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    connect(matrix, &QAbstractItemModel::modelReset, this, &MatrixView::fit);
    connect(this, &QTableView::doubleClicked, this, &MatrixView::openValues);
    fit();
}

QModelIndexList MatrixView::cells() const
{
    QModelIndexList cells;
    for (const QModelIndex &index : selectedIndexes())
        if (m_matrix->isCell(index))
            cells << index;
    return cells;
}

void MatrixView::fit()
{
    setAccessibleName(m_matrix->title());
    for (int column = 0; column < m_matrix->columnCount(); ++column)
        setColumnWidth(column, column == 0 ? matrixName : matrixCell);
    updateGeometry();
}

QSize MatrixView::sizeHint() const
{
    const int rows = std::clamp(m_matrix->rowCount(), 1, mostMatrixRows);
    const int width = matrixName + matrixCell * int(m_matrix->keys().size()) + 170;
    return {width, horizontalHeader()->sizeHint().height() + rows * matrixRow + 2};
}

bool MatrixView::canSwap() const
{
    QHash<int, int> ofRow;
    for (const QModelIndex &cell : cells())
        ++ofRow[cell.row()];
    return !ofRow.isEmpty() && std::all_of(ofRow.cbegin(), ofRow.cend(), [](int count) { return count == 2; });
}

void MatrixView::swapSelected()
{
    if (!canSwap() || !m_matrix->swap(cells()))
        emit refused(tr("Select two cells of a card to swap them."));
}

void MatrixView::setValue(const QString &value)
{
    m_matrix->setCells(cells(), value);
}

void MatrixView::openValues(const QModelIndex &cell)
{
    if (!m_matrix->isCell(cell))
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("matrixValues"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    int number = 0;
    for (const QString &value : m_matrix->values()) {
        QAction *action = menu->addAction(m_icons->iconOfChoice(value), tr("&%1  %2").arg(++number).arg(value), this,
                                          [this, value] { setValue(value); });
        if (value == cell.data(DeckMatrix::ValueRole).toString())
            menu->setActiveAction(action);
    }
    menu->popup(viewport()->mapToGlobal(visualRect(cell).bottomLeft()));
}

QString MatrixView::valueOfKey(const QString &typed) const
{
    const QStringList values = m_matrix->values();
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (isNumber)
        return values.value(number - 1);
    const qsizetype now = values.indexOf(currentIndex().data(DeckMatrix::ValueRole).toString());
    for (qsizetype step = 1; step <= values.size(); ++step) {
        const QString &next = values.at((now + step) % values.size());
        if (next.startsWith(typed, Qt::CaseInsensitive))
            return next;
    }
    return {};
}

bool MatrixView::event(QEvent *event)
{
    // The window has actions for copying, pasting and plain keys; here they mean the matrix.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste) ||
            (key->modifiers() == Qt::NoModifier && !key->text().trimmed().isEmpty())) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void MatrixView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(m_matrix->copy(selectedIndexes()));
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        const QModelIndexList target = cells();
        const auto first = std::min_element(target.cbegin(), target.cend());
        if (first == target.cend() || !m_matrix->paste(*first, QGuiApplication::clipboard()->text()))
            emit refused(tr("Nothing was pasted: not all of it are values of this matrix, or they do not fit in."));
        return;
    }
    if (event->modifiers() != Qt::NoModifier || !m_matrix->isCell(currentIndex())) {
        QTableView::keyPressEvent(event);
        return;
    }
    const QString value = event->text().trimmed().isEmpty() ? QString() : valueOfKey(event->text());
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openValues(currentIndex());
    else if (!value.isEmpty())
        setValue(value);
    else if (event->key() == Qt::Key_S)
        swapSelected();
    else
        QTableView::keyPressEvent(event);
}

} // namespace mw::editor

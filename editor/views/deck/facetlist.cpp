#include "editor/views/deck/facetlist.h"

#include "editor/views/deck/valuecolours.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/tokens.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace mw::editor {

namespace {

enum Role { CountRole = Qt::UserRole + 1, CardsRole };

constexpr int facetWidth = 232;
constexpr int facetRow = 24;
constexpr int facetIcon = 16;
constexpr int facetLabel = 96;

class BarDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(mw::editor::BarDelegate)

public:
    BarDelegate(const PackIcons *icons, QObject *parent) : QStyledItemDelegate(parent), m_icons(icons) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {facetWidth - 2, facetRow};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &tokens = tokensOf(option.palette);
        const QString value = index.data().toString();
        const int count = index.data(CountRole).toInt();
        const int cards = std::max(1, index.data(CardsRole).toInt());
        const QRect row = option.rect;
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(row, tokens.accentSoft);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(row, tokens.raised);
        QRect label = row.adjusted(spacing::small, 0, 0, 0);
        const QIcon icon = m_icons->iconOfChoice(value);
        if (!icon.isNull()) {
            icon.paint(painter, label.left(), row.top() + (facetRow - facetIcon) / 2, facetIcon, facetIcon);
            label.setLeft(label.left() + facetIcon + spacing::tiny);
        }
        label.setRight(row.left() + facetLabel);
        painter->setPen(tokens.text);
        painter->setFont(option.font);
        painter->drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(value, Qt::ElideRight, label.width()));
        // All bars of a list end at one place, left of the widest number.
        const int numberWidth = option.fontMetrics.horizontalAdvance(shareText(cards, 100)) + 2 * spacing::small;
        const QRect track(row.left() + facetLabel + spacing::tiny, row.center().y() - 4,
                          std::max(0, row.width() - facetLabel - numberWidth - spacing::tiny), 9);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tokens.sunken);
        painter->drawRoundedRect(track, 3, 3);
        const double share = std::min(1.0, double(count) / cards);
        painter->setPen(QPen(tokens.border, 1));
        painter->setBrush(colourOfValue(*m_icons, value, index.row(), option.palette));
        painter->drawRoundedRect(
            QRectF(track.left() + 0.5, track.top() + 0.5, (track.width() - 1) * share, track.height() - 1), 3, 3);
        painter->setPen(tokens.textMuted);
        const QRect number = row.adjusted(row.width() - numberWidth, 0, -spacing::small, 0);
        painter->drawText(number, Qt::AlignRight | Qt::AlignVCenter, shareText(count, qRound(100 * share)));
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(tokens.accent);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(QRectF(row).adjusted(0.5, 0.5, -0.5, -0.5));
        }
        painter->restore();
    }

private:
    [[nodiscard]] static QString shareText(int count, int percent)
    {
        return tr("%1 · %2 %", "cards and their share").arg(count).arg(percent);
    }

    const PackIcons *m_icons;
};

} // namespace

FacetList::FacetList(const DeckField &field, const PackIcons *icons, QWidget *parent)
    : QListWidget(parent), m_field(field), m_icons(icons)
{
    setObjectName(QStringLiteral("facet:") + field.path);
    setAccessibleName(field.title);
    setToolTip(QString::fromStdString(field.spec.help));
    setItemDelegate(new BarDelegate(icons, this));
    setSelectionMode(QAbstractItemView::MultiSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FacetList::setShares(const QList<DeckShare> &shares, int cards)
{
    const QStringList before = chosen();
    const QSignalBlocker quiet(this);
    while (count() > shares.size())
        delete takeItem(count() - 1);
    while (count() < shares.size())
        addItem(QString());
    for (int row = 0; row < count(); ++row) {
        const DeckShare &share = shares.at(row);
        QListWidgetItem *line = item(row);
        line->setText(share.value);
        line->setData(CountRole, share.count);
        line->setData(CardsRole, cards);
        line->setData(Qt::AccessibleTextRole, tr("%1: %2 of %3 cards").arg(share.value).arg(share.count).arg(cards));
        line->setSelected(before.contains(share.value));
    }
    updateGeometry();
}

QStringList FacetList::chosen() const
{
    QStringList values;
    for (const QListWidgetItem *line : selectedItems())
        values << line->text();
    return values;
}

QSize FacetList::sizeHint() const
{
    constexpr int mostRows = 8;
    return {facetWidth, std::clamp(count(), 1, mostRows) * facetRow + 2};
}

} // namespace mw::editor

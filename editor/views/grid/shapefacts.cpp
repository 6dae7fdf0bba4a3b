#include "editor/views/grid/shapefacts.h"

#include "editor/models/grid/places.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace mw::editor {

using grid::Shape;

namespace {

constexpr double turnSpace = 16; ///< pixels, side of a space in pictures
constexpr int mostArrangements = 24;
constexpr std::array partColours{0xffb98b6bU, 0xff7fb8d8U, 0xffcfd9a4U, 0xffd9a860U, 0xffb9a5d6U, 0xffe3a1a1U};

QPixmap blank(const QSizeF &size, double density)
{
    QPixmap picture((size * density).toSize());
    picture.setDevicePixelRatio(density);
    picture.fill(Qt::transparent);
    return picture;
}

QLabel *sectionLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setProperty("section", true);
    return label;
}

/// Shapes beside each other, as large as they are.
QPixmap pictureOf(const std::vector<Shape> &shapes, const GridPaint &paint, QChar uncovered, double density)
{
    QSizeF size(0, 1);
    for (const Shape &shape : shapes)
        size = {size.width() + (shape.columns + 1) * turnSpace, std::max(size.height(), shape.rows * turnSpace)};
    QPixmap picture = blank(size, density);
    QPainter painter(&picture);
    double left = 0;
    for (const Shape &shape : shapes) {
        const QRectF room(left, 0, shape.columns * turnSpace, shape.rows * turnSpace);
        paint.drawGrid(painter, room, textOf(shape, paint.legend(), uncovered));
        left += (shape.columns + 1) * turnSpace;
    }
    return picture;
}

} // namespace

ShapeFacts::ShapeFacts(QWidget *parent)
    : QWidget(parent), m_turnsHead(sectionLabel({})), m_turns(new QLabel), m_mirrorText(new QLabel),
      m_mirror(new QLabel), m_apart(new QLabel), m_together(new QWidget), m_arrangement(new QLabel),
      m_arrangementText(sectionLabel({})), m_next(new QToolButton)
{
    setObjectName(QStringLiteral("shapeFacts"));
    m_turnsHead->setObjectName(QStringLiteral("shapeTurns"));
    m_turnsHead->setWordWrap(true);
    m_mirrorText->setObjectName(QStringLiteral("shapeMirror"));
    m_mirrorText->setWordWrap(true);
    m_apart->setObjectName(QStringLiteral("shapeApart"));
    m_apart->setWordWrap(true);
    m_apart->setText(tr("Its spaces do not hang together; they would be several figures."));
    m_arrangementText->setObjectName(QStringLiteral("shapeTogether"));
    m_next->setObjectName(QStringLiteral("nextArrangement"));
    m_next->setIcon(lineIcon(QLatin1String("reload")));
    m_next->setToolTip(tr("Another way to lay the figures"));
    m_next->setAccessibleName(m_next->toolTip());
    auto *head = new QHBoxLayout;
    head->addWidget(m_arrangementText, 1);
    head->addWidget(m_next);
    auto *together = new QVBoxLayout(m_together);
    together->setContentsMargins(0, 0, 0, 0);
    together->addLayout(head);
    together->addWidget(m_arrangement);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_apart), static_cast<QWidget *>(m_turnsHead), static_cast<QWidget *>(m_turns),
          static_cast<QWidget *>(m_mirrorText), static_cast<QWidget *>(m_mirror), m_together})
        layout->addWidget(widget);
    connect(m_next, &QToolButton::clicked, this, &ShapeFacts::showNext);
}

void ShapeFacts::show(const Piece &piece, int part, const GridPaint &paint, QChar uncovered)
{
    const bool hasPart = part >= 0 && std::size_t(part) < piece.parts.size();
    const Shape shape = hasPart ? piece.parts[std::size_t(part)] : Shape();
    const Tokens &tokens = tokensOf(palette());
    m_apart->setStyleSheet(QStringLiteral("color: %1").arg(tokens.error.name()));
    m_apart->setVisible(hasPart && !shape.isConnected());
    showTurns(shape, paint, uncovered);
    showMirror(shape, paint, uncovered);
    const std::vector<Shape> before = std::exchange(
        m_arrangements, piece.parts.size() > 1 ? arrangements(piece, mostArrangements) : std::vector<Shape>());
    if (before != m_arrangements)
        m_shown = 0;
    m_together->setVisible(piece.parts.size() > 1);
    showArrangement();
}

void ShapeFacts::showTurns(const Shape &shape, const GridPaint &paint, QChar uncovered)
{
    const std::vector<Shape> turns = shape.parts.empty() ? std::vector<Shape>() : turnsOf(shape);
    m_turnCount = int(turns.size());
    m_turnsHead->setText(m_turnCount == 0   ? tr("Nothing is covered yet. Click on the spaces that it covers.")
                         : m_turnCount == 1 ? tr("The same however it is turned")
                                            : tr("%n different turns", nullptr, m_turnCount));
    m_turns->setVisible(m_turnCount > 0);
    m_turns->setPixmap(pictureOf(turns, paint, uncovered, devicePixelRatioF()));
}

void ShapeFacts::showMirror(const Shape &shape, const GridPaint &paint, QChar uncovered)
{
    const bool isOther = !shape.parts.empty() && isChiral(shape);
    m_mirrorText->setVisible(isOther);
    m_mirror->setVisible(isOther);
    if (!isOther)
        return;
    m_mirrorText->setStyleSheet(QStringLiteral("color: %1").arg(tokensOf(palette()).warning.name()));
    m_mirrorText->setText(tr("Its mirror image is another shape. Pieces are not flipped over, so this one never fits "
                             "there:"));
    m_mirror->setPixmap(pictureOf({mirrored(shape)}, paint, uncovered, devicePixelRatioF()));
}

void ShapeFacts::showArrangement()
{
    const bool isAny = !m_arrangements.empty();
    m_next->setEnabled(m_arrangements.size() > 1);
    m_arrangementText->setText(isAny ? tr("Laid together, for example") : tr("They cannot be laid together"));
    m_arrangement->setVisible(isAny);
    if (!isAny)
        return;
    const Shape &shape = m_arrangements[m_shown];
    QPixmap picture = blank(QSizeF(shape.columns, shape.rows) * turnSpace, devicePixelRatioF());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(int(turnSpace * 0.65));
    painter.setFont(font);
    for (const Shape::Part &part : shape.parts) {
        const QRectF room(part.space.column * turnSpace, part.space.row * turnSpace, turnSpace - 1, turnSpace - 1);
        const QColor colour = QColor::fromRgb(partColours[part.kind % partColours.size()]);
        painter.fillRect(room, colour);
        painter.setPen(colour.darker(260));
        painter.drawText(room, Qt::AlignCenter, QString::number(part.kind + 1));
    }
    painter.end();
    m_arrangement->setPixmap(picture);
}

void ShapeFacts::showNext()
{
    m_shown = m_arrangements.empty() ? 0 : (m_shown + 1) % m_arrangements.size();
    showArrangement();
}

} // namespace mw::editor

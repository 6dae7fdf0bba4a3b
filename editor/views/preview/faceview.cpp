#include "editor/views/preview/faceview.h"

#include "editor/document/packdocument.h"
#include "editor/views/theme/tokens.h"
#include "qml/CardFace/cardpainter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <utility>

namespace mw::editor {

/// The card painter for the document's items; made anew when the layouts changed.
class FaceView::Painters
{
public:
    explicit Painters(const PackDocument &document) : painter(document.items())
    {
        painter.setPackFolder(document.folder());
        painter.keepPieces();
    }
    face::CardPainter painter;
};

namespace {

constexpr int faceMargin = spacing::large;

const Item *itemOf(const PackDocument &document, const ItemRef &item)
{
    return item.isValid() ? document.items().find(item.kind.toStdString(), item.id.toStdString()) : nullptr;
}

face::Side sideOf(bool back)
{
    return back ? face::Side::Back : face::Side::Front;
}

} // namespace

FaceView::FaceView(PackDocument *document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("faceView"));
    setMinimumSize(160, 160);
    setMouseTracking(true);
    connect(document, &PackDocument::changed, this, &FaceView::onChanged);
}

FaceView::~FaceView() = default;

void FaceView::setItem(const ItemRef &item)
{
    if (!m_painters)
        m_painters = std::make_unique<Painters>(*m_document);
    m_item = item;
    takeRoom();
    updateGeometry();
    update();
}

void FaceView::setBack(bool back)
{
    m_back = back;
    takeRoom();
    update();
}

bool FaceView::hasFace(bool back) const
{
    return m_painters && itemOf(*m_document, m_item) &&
           m_painters->painter.canPaint(m_item.kind.toStdString(), sideOf(back));
}

QSizeF FaceView::faceSize() const
{
    return hasFace(m_back) ? m_painters->painter.size(*itemOf(*m_document, m_item), sideOf(m_back)) : QSizeF();
}

void FaceView::setScale(double scale)
{
    m_scale = scale;
    takeRoom();
    update();
}

void FaceView::takeRoom()
{
    const QSizeF size = faceSize() * m_scale;
    setMinimumSize(m_scale > 0 ? size.toSize() + QSize(2 * faceMargin, 2 * faceMargin) : QSize(160, 160));
}

double FaceView::scale() const
{
    const QSizeF size = faceSize();
    return size.isEmpty() ? 0 : target().width() / size.width();
}

QSize FaceView::sizeHint() const
{
    return {280, 380};
}

void FaceView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    m_painted = rect();
    if (!hasFace(m_back)) {
        painter.setPen(tokensOf(palette()).textMuted);
        const QString text = !itemOf(*m_document, m_item) ? tr("Select an item to see its face.")
                             : m_back                     ? tr("This kind has no back.")
                                                          : tr("This kind is not printed: it has no layout.");
        painter.drawText(rect().adjusted(faceMargin, faceMargin, -faceMargin, -faceMargin),
                         Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    const QRectF face = target();
    m_painted = face.toAlignedRect().adjusted(-1, -1, 1, 1);
    painter.setClipRect(m_painted); // as on paper and at the table, and no later edit would wipe away what lies outside
    m_painters->painter.paint(painter, face, *itemOf(*m_document, m_item), sideOf(m_back));
}

void FaceView::mousePressEvent(QMouseEvent *event)
{
    const QString path = pathAt(event->position());
    if (!path.isEmpty())
        emit fieldClicked(path);
}

void FaceView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier)
        emit zoomRequested(event->angleDelta().y() > 0 ? 1 : -1);
    else
        event->ignore();
}

bool FaceView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString path = pathAt(help->pos());
    const yaml::KindSpec *kind = m_document->schema().kind(m_item.kind.toStdString());
    const yaml::FieldSpec *spec = kind && !path.isEmpty() ? kind->specAt(path.toStdString()) : nullptr;
    QToolTip::showText(help->globalPos(), spec ? QString::fromStdString(spec->title) : QString(), this);
    return true;
}

QRectF FaceView::target() const
{
    const QSizeF face = faceSize();
    const QRectF room = QRectF(rect()).adjusted(faceMargin, faceMargin, -faceMargin, -faceMargin);
    const QSizeF size = m_scale > 0 ? face * m_scale : face.scaled(room.size(), Qt::KeepAspectRatio);
    QRectF target(QPointF(), size);
    target.moveCenter(QRectF(rect()).center());
    return target;
}

QString FaceView::pathAt(const QPointF &point) const
{
    if (!hasFace(m_back))
        return {};
    const QRectF face = target();
    const double scale = this->scale();
    const QPointF place = (point - face.topLeft()) / scale;
    std::string best;
    double area = 0;
    for (const face::Region &region : m_painters->painter.regions(*itemOf(*m_document, m_item), sideOf(m_back))) {
        const double size = region.rect.width() * region.rect.height();
        if (region.rect.contains(place) && (best.empty() || size < area)) {
            best = region.path;
            area = size;
        }
    }
    return QString::fromStdString(best);
}

void FaceView::onChanged(const DocumentChange &change)
{
    if (change.kind != DocumentChange::Kind::ValueChanged || !m_painters || isLooks(change.item.kind.toStdString()))
        m_painters = std::make_unique<Painters>(*m_document);
    takeRoom();
    updateFace();
    emit followed();
}

/// The face alone: what lies around it takes as long to fill as the face takes to draw.
void FaceView::updateFace()
{
    const QRect now = hasFace(m_back) ? target().toAlignedRect().adjusted(-1, -1, 1, 1) : rect();
    update(now | std::exchange(m_painted, now));
}

} // namespace mw::editor

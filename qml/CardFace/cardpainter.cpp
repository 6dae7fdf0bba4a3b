#include "cardpainter.h"

#include "facewalk.h"
#include "iconbook.h"
#include "piececache.h"

#include <QPainter>

#include <algorithm>

namespace mw::face {

namespace {

QString gameOf(const Items &items)
{
    const std::vector<const Item *> games = items.ofKind("game");
    return games.empty() ? QString() : QString::fromStdString(games.front()->id);
}

constexpr std::string_view layoutKind = "layout";

} // namespace

class CardPainter::Private
{
public:
    explicit Private(const Items &content) : items(&content), layouts(content), icons(gameOf(content)) {}

    [[nodiscard]] FaceContext context() const { return {*items, layouts, icons, translate, pieces.get()}; }

    /// What is painted for an item: its own face or, for a layout, that of the first item of its kind.
    struct Subject {
        const Layout *layout = nullptr;
        const Item *item = nullptr;
        QSizeF size; ///< tenths of a millimetre
        bool isSample = false;
    };

    [[nodiscard]] Subject subjectOf(const Item &item, Side side) const
    {
        if (item.kind != layoutKind) {
            const Layout *layout = layouts.face(item.kind, side);
            return {layout, &item, layout ? sizeOf(*layout, item) : QSizeF(), false};
        }
        const Layout *layout = side == Side::Front ? layouts.part(item.id) : nullptr;
        const std::vector<const Item *> samples = items->ofKind(layout ? layout->of : std::string());
        if (!layout || samples.empty())
            return {layout, &nothing, layout ? layout->size : QSizeF(), true};
        return {layout, samples.front(), sizeOf(*layout, *samples.front()), true};
    }

    [[nodiscard]] FaceWalk walk(const FaceContext &faceContext, const Subject &subject, QPainter *painter) const
    {
        return {faceContext, *subject.item, painter,
                subject.isSample ? FaceWalk::Regions::Boxes : FaceWalk::Regions::Fields};
    }

    const Items *items;
    LayoutBook layouts;
    IconBook icons;
    Translate translate;
    std::unique_ptr<PieceCache> pieces;

private:
    [[nodiscard]] static QSizeF sizeOf(const Layout &layout, const Item &item)
    {
        const auto length = [&item](double own, const char *key) {
            const auto ownOfItem = static_cast<double>(item.fields.intOr(key, 0));
            return ownOfItem > 0 ? std::min(ownOfItem, 2000.0) * 10 : own;
        };
        return {length(layout.size.width(), "width"), length(layout.size.height(), "height")};
    }

    Item nothing; ///< stands for the item that a part is drawn for when it is drawn by itself
};

CardPainter::CardPainter(const Items &items) : d(std::make_unique<Private>(items)) {}
CardPainter::~CardPainter() = default;
CardPainter::CardPainter(CardPainter &&) noexcept = default;
CardPainter &CardPainter::operator=(CardPainter &&) noexcept = default;

void CardPainter::setPackFolder(const QString &folder)
{
    d->icons.setPackFolder(folder);
}
void CardPainter::keepPieces()
{
    d->pieces = std::make_unique<PieceCache>();
    d->icons.setPieces(d->pieces.get());
}
void CardPainter::setItems(const Items &items)
{
    d->items = &items;
}
void CardPainter::setTranslate(Translate translate)
{
    d->translate = std::move(translate);
}

bool CardPainter::canPaint(std::string_view kind, Side side) const
{
    return kind == layoutKind ? side == Side::Front : d->layouts.face(kind, side) != nullptr;
}

QSizeF CardPainter::size(const Item &item, Side side) const
{
    return d->subjectOf(item, side).size / 10;
}

void CardPainter::paint(QPainter &painter, const QRectF &target, const Item &item, Side side) const
{
    const Private::Subject subject = d->subjectOf(item, side);
    const QSizeF size = subject.size;
    if (size.isEmpty() || target.isEmpty())
        return;
    const double scale = std::min(target.width() / size.width(), target.height() / size.height());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(target.center() - QPointF(size.width(), size.height()) * scale / 2);
    painter.scale(scale, scale);
    const FaceContext context = d->context();
    d->walk(context, subject, &painter).face(*subject.layout, size);
    painter.restore();
}

QImage CardPainter::image(const Item &item, Side side, double pixelsPerMm) const
{
    constexpr double mostPixels = 16000;
    const QSizeF pixels = size(item, side) * pixelsPerMm;
    if (pixels.isEmpty() || pixels.width() > mostPixels || pixels.height() > mostPixels)
        return {};
    QImage picture(pixels.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(painter, QRectF(picture.rect()), item, side);
    return picture;
}

std::vector<Region> CardPainter::regions(const Item &item, Side side) const
{
    const Private::Subject subject = d->subjectOf(item, side);
    if (!subject.layout)
        return {};
    const FaceContext context = d->context();
    FaceWalk walk = d->walk(context, subject, nullptr);
    walk.face(*subject.layout, subject.size);
    return walk.takeRegions();
}

Diagnostics CardPainter::problems(const Item &item, Side side) const
{
    const Private::Subject subject = d->subjectOf(item, side);
    if (!subject.layout) {
        Diagnostic problem;
        problem.code = "face.layout";
        problem.message = Message(MW_TEXT("No layout draws items of the kind “{0}”.")).name(item.kind);
        problem.location = item.location;
        problem.item = item.kind + "/" + item.id;
        return {problem};
    }
    const FaceContext context = d->context();
    FaceWalk walk = d->walk(context, subject, nullptr);
    walk.face(*subject.layout, subject.size);
    return walk.takeProblems();
}

const Diagnostics &CardPainter::layoutProblems() const
{
    return d->layouts.problems();
}

} // namespace mw::face

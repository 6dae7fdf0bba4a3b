#include "facewalk.h"

#include "effectrow.h"
#include "faceparts.h"
#include "facetext.h"
#include "ornament.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace mw::face {

namespace {

constexpr int deepest = 6;

/// Says by how much a text does not fit, and only in which direction it does not.
Message overflowOf(const QSizeF &excess)
{
    const auto wide = static_cast<std::int64_t>(std::ceil(excess.width()));
    const auto high = static_cast<std::int64_t>(std::ceil(excess.height()));
    if (high <= 0)
        return Message(MW_TEXT("The text is too wide for its box by {0} tenths of a millimetre.")).number(wide);
    if (wide <= 0)
        return Message(MW_TEXT("The text is too high for its box by {0} tenths of a millimetre.")).number(high);
    return Message(MW_TEXT("The text does not fit its box: {0} tenths of a millimetre too wide, {1} too high."))
        .number(wide)
        .number(high);
}

QRectF millimetres(const QRectF &tenths)
{
    return {tenths.topLeft() / 10, tenths.size() / 10};
}

/// The fields of a map that `names` lists and that hold more than nothing: {food: 2, gears: 1}.
Value numbersOf(const Value &map, const std::string &names)
{
    std::vector<Value::Entry> numbers;
    for (const QString &name : QString::fromStdString(names).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const Value *number = map.find(name.toStdString());
        if (number && number->kind == Value::Kind::Int && number->number > 0)
            numbers.push_back({name.toStdString(), *number, {}});
    }
    return Value::ofMap(std::move(numbers));
}

} // namespace

FaceWalk::FaceWalk(const FaceContext &context, const Item &item, QPainter *painter, Regions regions)
    : m_context(context), m_item(item), m_painter(painter), m_naming(regions)
{
}

void FaceWalk::face(const Layout &layout, const QSizeF &size)
{
    draw(layout, Scope{&m_item.fields, nullptr, 0, {}, {}, size, 0});
}

void FaceWalk::draw(const Layout &layout, const Scope &scope)
{
    if (scope.depth > deepest)
        return;
    for (const Box &box : layout.boxes) {
        if (--m_budget < 0)
            return;
        if (m_naming == Regions::Boxes && scope.depth == 0)
            m_regions.push_back(
                {"boxes/" + std::to_string(&box - layout.boxes.data()), millimetres(place(box, scope))});
        if (applies(box, scope))
            drawBox(box, scope);
    }
}

void FaceWalk::drawBox(const Box &box, const Scope &scope)
{
    const QRectF rect = place(box, scope);
    const std::string &shown = box.field.empty() ? box.at : box.field;
    if (!shown.empty() && shown != "#" && box.draw != Box::Draw::Parts)
        note(pathOf(shown, scope), rect);
    switch (box.draw) {
    case Box::Draw::Panel:
        return drawPanel(box, rect);
    case Box::Draw::Text:
    case Box::Draw::Words:
        return drawText(box, rect, scope);
    case Box::Draw::Effects:
        return drawEffects(box, rect, scope);
    case Box::Draw::Icon:
        return drawIcon(box, rect, scope);
    case Box::Draw::Art:
        return drawArt(box, rect, scope);
    case Box::Draw::Parts:
        return drawParts(box, rect, scope);
    case Box::Draw::Ornament:
        if (!hasOrnament(QString::fromStdString(box.icon)))
            complain("face.art", Message(MW_TEXT("There is no ornament “{0}”.")).name(box.icon), box, scope);
        else if (m_painter)
            drawPiece(rect.adjusted(-3 * box.line, -3 * box.line, 3 * box.line, 3 * box.line), box, {},
                      [&](QPainter &painter) { drawOrnament(painter, QString::fromStdString(box.icon), rect, box); });
        return;
    }
}

void FaceWalk::drawPanel(const Box &box, const QRectF &rect)
{
    if (!m_painter)
        return;
    QBrush brush(Qt::NoBrush);
    if (box.fill.isValid() && box.fade.isValid()) {
        QLinearGradient gradient(rect.topLeft(), rect.bottomLeft());
        gradient.setColorAt(0, box.fill);
        gradient.setColorAt(1, box.fade);
        brush = gradient;
    } else if (box.fill.isValid()) {
        brush = box.fill;
    }
    m_painter->setBrush(brush);
    m_painter->setPen(box.edge.isValid() ? QPen(box.edge, box.line) : QPen(Qt::NoPen));
    const double inset = box.edge.isValid() ? box.line / 2 : 0;
    const double radius = std::min({box.radius, rect.width() / 2, rect.height() / 2});
    m_painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void FaceWalk::drawText(const Box &box, const QRectF &rect, const Scope &scope)
{
    const QString text = textOf(box, scope);
    if (text.isEmpty())
        return;
    const double around = box.style.font.pixelSize(); // where letters may reach
    const QRectF bounds = rect.adjusted(-around, -around, around, around);
    if (m_painter && m_context.pieces && m_context.pieces->copyKnown(*m_painter, bounds, &box, text))
        return;
    FaceText set(text, box.style, m_context.icons);
    const QSizeF excess = set.fit(rect.size());
    if (!excess.isNull())
        complain("face.overflow", overflowOf(excess), box, scope);
    for (const QString &icon : set.unknownIcons())
        complain("face.icon", Message(MW_TEXT("There is no icon “{0}”.")).name(icon.toStdString()), box, scope);
    if (!m_painter)
        return;
    const auto drawSet = [&](QPainter &painter) { set.draw(painter, rect, box.align); };
    if (excess.isNull())
        drawPiece(bounds, box, text, drawSet);
    else
        drawSet(*m_painter); // it may reach anywhere
}

void FaceWalk::drawEffects(const Box &box, const QRectF &rect, const Scope &scope)
{
    Value index;
    const Value *effects = resolve(box.field, scope, index);
    if (!effects)
        return;
    EffectRow row(box.icon.empty() ? *effects : numbersOf(*effects, box.icon), box.style, m_context.icons);
    if (row.isEmpty())
        return;
    if (!row.fit(rect.size(), box.iconSize > 0 ? box.iconSize : rect.height()))
        complain("face.overflow", Message(MW_TEXT("There are too many effects for their box.")), box, scope);
    for (const QString &icon : row.unknownIcons())
        complain("face.icon", Message(MW_TEXT("There is no icon “{0}”.")).name(icon.toStdString()), box, scope);
    if (m_painter)
        row.draw(*m_painter, rect, box.align);
}

void FaceWalk::drawIcon(const Box &box, const QRectF &rect, const Scope &scope)
{
    const QString token = filled(box.icon, scope);
    if (!m_context.icons.icon(token))
        complain("face.icon", Message(MW_TEXT("There is no icon “{0}”.")).name(token.toStdString()), box, scope);
    else if (m_painter)
        m_context.icons.drawIcon(*m_painter, token, rect);
    if (const QString number = filled(box.text, scope); m_painter && !number.isEmpty())
        drawInIcon(*m_painter, number, box.style, m_context.icons.numberRect(token, rect));
}

void FaceWalk::drawArt(const Box &box, const QRectF &rect, const Scope &scope)
{
    const QString name = box.icon.empty() ? QString::fromStdString(textAt(box.field, scope)) : filled(box.icon, scope);
    QSvgRenderer *art = m_context.icons.art(name);
    if (!art && !name.isEmpty())
        complain("face.art", Message(MW_TEXT("There is no vignette “{0}”.")).name(name.toStdString()), box, scope);
    if (!m_painter)
        return;
    drawPiece(rect, box, name, [&](QPainter &painter) {
        painter.save();
        QPainterPath clip;
        clip.addRoundedRect(rect, box.radius, box.radius);
        painter.setClipPath(clip, Qt::IntersectClip);
        if (box.fill.isValid())
            drawBackdrop(painter, rect, box);
        if (art) {
            // A vignette stands on the lower edge and fills the width or, if that is too high, the height.
            const QSizeF size = art->viewBoxF().size().scaled(rect.size(), Qt::KeepAspectRatio);
            art->render(&painter,
                        QRectF(QPointF(rect.center().x() - size.width() / 2, rect.bottom() - size.height()), size));
        }
        painter.restore();
    });
}

void FaceWalk::drawParts(const Box &box, const QRectF &rect, const Scope &scope)
{
    const Layout *part = m_context.layouts.part(box.part);
    if (!part || part->size.isEmpty()) {
        complain(
            "face.part",
            Message(MW_TEXT("There is no layout “{0}” with a width and a height to draw the parts.")).name(box.part),
            box, scope);
        return;
    }
    if (box.field.empty()) {
        Scope once = scope;
        once.origin = rect.topLeft();
        once.size = part->size;
        ++once.depth;
        draw(*part, once);
        return;
    }
    Value index;
    const Value *list = resolve(box.field, scope, index);
    if (!list)
        return;
    const PartList parts(*list, box.upTo);
    const double pitch = std::clamp(std::atof(textAt(box.pitch, scope).c_str()) * 10, 0.0, 9999.0);
    const std::vector<QPointF> places = partPlaces(box, rect, part->size, parts.size(), pitch);
    const std::string base = pathOf(box.field, scope);
    for (int i = 0; i < parts.size(); ++i) {
        const Value &value = parts.at(i);
        QPointF origin = places[static_cast<std::size_t>(i)];
        if (box.flow == Box::Flow::Place)
            origin += pointOf(value.find("at"));
        const std::string path = base + "/" + parts.key(i);
        note(path, QRectF(origin, part->size));
        draw(*part, Scope{&value, &scope, i, path, origin, part->size, scope.depth + 1});
    }
    if (pitch <= 0 && partsOverflow(box, rect, part->size, parts.size()))
        complain("face.overflow", Message(MW_TEXT("There are too many elements for their box.")), box, scope);
}

void FaceWalk::note(std::string path, const QRectF &rect)
{
    const bool isElsewhere = path.find('@') != std::string::npos; // the form of this item does not show it
    if (m_naming == Regions::Fields && !isElsewhere && !path.empty())
        m_regions.push_back({std::move(path), millimetres(rect)});
}

bool FaceWalk::applies(const Box &box, const Scope &scope) const
{
    if (box.when.empty())
        return true;
    Value index;
    const Value *value = resolve(box.when, scope, index);
    bool holds = false;
    if (box.is) {
        const std::string wanted =
            box.is->starts_with('/') ? textAt(*box.is, scope) : filled(*box.is, scope).toStdString();
        const auto isWanted = [&wanted](const Value &v) { return v.isScalar() && v.text == wanted; };
        holds = value && (isWanted(*value) || std::any_of(value->list.begin(), value->list.end(), isWanted));
    } else {
        holds = value && !value->isNull() && !(value->kind == Value::Kind::Bool && value->number == 0) &&
                !(value->kind == Value::Kind::Text && value->text.empty()) &&
                !(value->kind == Value::Kind::List && value->list.empty());
    }
    return holds != box.unless;
}

QRectF FaceWalk::place(const Box &box, const Scope &scope) const
{
    QRectF rect = box.rect;
    if (rect.width() <= 0)
        rect.setWidth(std::max(1.0, scope.size.width() - rect.x()));
    if (rect.height() <= 0)
        rect.setHeight(std::max(1.0, scope.size.height() - rect.y()));
    rect.translate(scope.origin);
    if (!box.at.empty()) {
        Value index;
        rect.translate(pointOf(resolve(box.at, scope, index)));
    }
    return rect;
}

void FaceWalk::complain(std::string code, Message message, const Box &box, const Scope &scope)
{
    Diagnostic problem;
    problem.severity = Severity::Warning;
    problem.code = std::move(code);
    problem.message = std::move(message);
    problem.remedy = Message(MW_TEXT("Shorten what the field holds, or change the box of the layout."));
    problem.item = m_item.kind + "/" + m_item.id;
    problem.path = pathOf(box.field, scope);
    const Value *value = problem.path.empty() ? nullptr : m_item.fields.at(problem.path);
    problem.location = value && value->location.isKnown() ? value->location : m_item.location;
    problem.related.push_back({Message(MW_TEXT("The box of the layout")), box.location});
    m_problems.push_back(std::move(problem));
}

} // namespace mw::face

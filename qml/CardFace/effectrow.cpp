#include "effectrow.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace mw::face {

namespace {

constexpr double copyStep = 0.8;    ///< distance of two icons of the same effect
constexpr double groupGap = 0.26;   ///< between two effects
constexpr double digitWidth = 0.56; ///< of a number before an icon
constexpr double rowStep = 1.1;
constexpr double roomy = 0.75;   ///< of the wanted size; below that, numbers replace copies
constexpr double leastSize = 28; ///< tenths of a millimetre: smaller icons are not readable in print
constexpr std::int64_t mostCopies = 3;

QString tokenOf(const Value &effect, const char *verb)
{
    QString token = QString::fromStdString(effect.textOr(verb, {}));
    const std::string colour = effect.textOr("colour", {});
    if (!token.isEmpty() && !colour.empty())
        token += QLatin1Char(':') + QString::fromStdString(colour);
    return token;
}

/// {draw: card, age: future}: a verb of its own, and what it is about.
bool isVerb(const Value &effect)
{
    return !effect.map.empty() && effect.map.front().value.kind == Value::Kind::Text;
}

} // namespace

void drawInIcon(QPainter &painter, const QString &number, const TextStyle &style, const QRectF &place)
{
    QFont font = style.font;
    font.setPixelSize(std::max(1, qRound(place.height() * (number.size() > 1 ? 1.05 : 1.2))));
    const QFontMetricsF metrics(font);
    painter.setPen(style.colour);
    painter.setFont(font);
    painter.drawText(QPointF(place.center().x() - metrics.horizontalAdvance(number) / 2,
                             place.center().y() + metrics.capHeight() / 2),
                     number);
}

EffectRow::EffectRow(const Value &effects, const TextStyle &numbers, const IconBook &icons)
    : m_icons(icons), m_numbers(numbers)
{
    if (effects.kind == Value::Kind::Map) {
        addEffect(effects);
    } else {
        for (const Value &effect : effects.list)
            if (effect.find("pay"))
                addEffect(effect);
        if (!m_groups.empty())
            add(QStringLiteral("hand"), 1);
        for (const Value &effect : effects.list)
            if (!effect.find("pay"))
                addEffect(effect);
    }
    m_break = m_groups.size();
}

void EffectRow::addEffect(const Value &effect)
{
    if (effect.find("pay"))
        add(tokenOf(effect, "pay"), effect.intOr("amount", 1));
    else if (effect.find("gain"))
        add(tokenOf(effect, "gain"), effect.intOr("amount", 1));
    else if (isVerb(effect))
        addVerb(effect);
    else
        for (const Value::Entry &entry : effect.map)
            if (entry.value.kind == Value::Kind::Int)
                add(QString::fromStdString(entry.key), entry.value.number);
}

/// The icon of the verb, then that of the thing: card:future or score:hand if there is such an icon, else card or hand.
/// The number goes to the verb if its icon leaves room for one.
void EffectRow::addVerb(const Value &effect)
{
    const Value::Entry &first = effect.map.front();
    const QString verb = QString::fromStdString(first.key);
    const QString thing = QString::fromStdString(first.value.text);
    const QString ofAge = thing + QLatin1Char(':') + QString::fromStdString(effect.textOr("age", {}));
    const QString ofVerb = verb + QLatin1Char(':') + thing;
    const std::int64_t amount = effect.intOr("amount", 1);
    const bool isCounted = !m_icons.numberRect(verb, QRectF(0, 0, 1, 1)).isEmpty();
    add(verb, isCounted ? amount : 1);
    add(m_icons.icon(ofAge) ? ofAge : m_icons.icon(ofVerb) ? ofVerb : thing, isCounted ? 1 : amount);
}

void EffectRow::add(const QString &token, std::int64_t amount)
{
    if (token.isEmpty())
        return;
    if (!m_icons.icon(token))
        m_unknownIcons += token;
    Group group;
    group.token = token;
    group.inside = !m_icons.numberRect(token, QRectF(0, 0, 1, 1)).isEmpty();
    if (group.inside || amount < 1 || amount > mostCopies)
        group.number = QString::number(amount);
    else
        group.copies = static_cast<int>(amount);
    group.width = 1 + copyStep * (group.copies - 1);
    if (!group.inside)
        group.width += digitWidth * static_cast<double>(group.number.size());
    m_groups.push_back(group);
}

double EffectRow::rowWidth(std::size_t from, std::size_t to) const
{
    double width = 0;
    for (std::size_t i = from; i < to; ++i)
        width += m_groups[i].width + (i > from ? groupGap : 0);
    return width;
}

void EffectRow::arrange(const QSizeF &box, double size)
{
    const std::size_t count = m_groups.size();
    m_break = count;
    m_size = std::min({size, box.height(), box.width() / rowWidth(0, count)});
    for (std::size_t i = 1; i < count; ++i) {
        const double widest = std::max(rowWidth(0, i), rowWidth(i, count));
        const double two = std::min({size, box.height() / (1 + rowStep), box.width() / widest});
        if (two > m_size * 1.05) {
            m_size = two;
            m_break = i;
        }
    }
}

bool EffectRow::fit(const QSizeF &box, double size)
{
    if (m_groups.empty())
        return true;
    arrange(box, size);
    if (m_size < size * roomy) {
        // Where it is narrow, one icon with a number is larger than several icons.
        const EffectRow before = *this;
        for (Group &group : m_groups)
            if (group.copies > 1) {
                group.number = QString::number(std::exchange(group.copies, 1));
                group.width = 1 + digitWidth;
            }
        arrange(box, size);
        if (m_size < before.m_size * 1.1) {
            m_groups = before.m_groups;
            arrange(box, size);
        }
    }
    return m_size >= std::min(leastSize, size);
}

void EffectRow::drawGroup(QPainter &painter, const Group &group, QPointF at) const
{
    QFont font = m_numbers.font;
    painter.setPen(m_numbers.colour);
    if (!group.inside && !group.number.isEmpty()) {
        const double width = digitWidth * static_cast<double>(group.number.size()) * m_size;
        font.setPixelSize(std::max(1, qRound(m_size * 0.85)));
        painter.setFont(font);
        painter.drawText(QRectF(at.x(), at.y(), width, m_size), Qt::AlignCenter | Qt::TextDontClip, group.number);
        at.rx() += width;
    }
    for (int i = 0; i < group.copies; ++i)
        m_icons.drawIcon(painter, group.token, QRectF(at + QPointF(i * copyStep * m_size, 0), QSizeF(m_size, m_size)));
    if (!group.inside)
        return;
    drawInIcon(painter, group.number, m_numbers, m_icons.numberRect(group.token, QRectF(at, QSizeF(m_size, m_size))));
}

void EffectRow::draw(QPainter &painter, const QRectF &box, Qt::Alignment align) const
{
    const bool twoRows = m_break < m_groups.size();
    const double height = m_size * (twoRows ? 1 + rowStep : 1);
    double y = box.top();
    if (align & Qt::AlignVCenter)
        y += (box.height() - height) / 2;
    else if (align & Qt::AlignBottom)
        y += box.height() - height;
    const auto drawRow = [&](std::size_t from, std::size_t to) {
        const double width = rowWidth(from, to) * m_size;
        double x = box.left();
        if (align & Qt::AlignHCenter)
            x += (box.width() - width) / 2;
        else if (align & Qt::AlignRight)
            x += box.width() - width;
        for (std::size_t i = from; i < to; ++i) {
            drawGroup(painter, m_groups[i], QPointF(x, y));
            x += (m_groups[i].width + groupGap) * m_size;
        }
        y += m_size * rowStep;
    };
    drawRow(0, m_break);
    if (twoRows)
        drawRow(m_break, m_groups.size());
}

} // namespace mw::face

#include "layoutbook.h"

#include <QFontDatabase>
#include <QHash>
#include <QMutex>
#include <QMutexLocker>

#include <algorithm>
#include <array>

namespace mw::face {

namespace {

constexpr double tenthsPerPoint = 254.0 / 72.0;

/// Reads one layout's boxes; keeps what it needs to look up swatches and styles and to complain.
class Reader
{
public:
    Reader(const Items &items, const Item &layout, Diagnostics &problems)
        : m_items(items), m_layout(layout), m_problems(problems)
    {
    }

    [[nodiscard]] Box box(const Value &value);

private:
    QColor colour(const Value &holder, std::string_view key);
    TextStyle style(const Value &box);
    void complain(std::string code, Message message, const Value &at);

    const Items &m_items;
    const Item &m_layout;
    Diagnostics &m_problems;
};

template <typename T, std::size_t N>
T choice(const Value &value, std::string_view key, const std::array<std::pair<std::string_view, T>, N> &table)
{
    const std::string text = value.textOr(key, {});
    const auto row = std::find_if(table.begin(), table.end(), [&text](const auto &r) { return r.first == text; });
    return row == table.end() ? table[0].second : row->second;
}

using Draw = Box::Draw;
using Flow = Box::Flow;
constexpr std::array<std::pair<std::string_view, Draw>, 8> draws{{{"panel", Draw::Panel},
                                                                  {"text", Draw::Text},
                                                                  {"words", Draw::Words},
                                                                  {"effects", Draw::Effects},
                                                                  {"icon", Draw::Icon},
                                                                  {"art", Draw::Art},
                                                                  {"parts", Draw::Parts},
                                                                  {"ornament", Draw::Ornament}}};
constexpr std::array<std::pair<std::string_view, Flow>, 5> flows{
    {{"right", Flow::Right}, {"down", Flow::Down}, {"wrap", Flow::Wrap}, {"ring", Flow::Ring}, {"place", Flow::Place}}};
constexpr std::array<std::pair<std::string_view, Side>, 3> sides{
    {{"front", Side::Front}, {"back", Side::Back}, {"small", Side::Small}}};
constexpr std::array<std::pair<std::string_view, Qt::AlignmentFlag>, 3> sideways{
    {{"center", Qt::AlignHCenter}, {"left", Qt::AlignLeft}, {"right", Qt::AlignRight}}};
constexpr std::array<std::pair<std::string_view, Qt::AlignmentFlag>, 3> upright{
    {{"middle", Qt::AlignVCenter}, {"top", Qt::AlignTop}, {"bottom", Qt::AlignBottom}}};
constexpr std::array<std::pair<std::string_view, QFont::Weight>, 5> weights{{{"regular", QFont::Normal},
                                                                             {"medium", QFont::Medium},
                                                                             {"semibold", QFont::DemiBold},
                                                                             {"bold", QFont::Bold},
                                                                             {"black", QFont::Black}}};

double number(const Value &value, std::string_view key, double otherwise, double least, double most)
{
    const Value *field = value.find(key);
    if (!field || field->kind != Value::Kind::Int)
        return otherwise;
    return std::clamp(static_cast<double>(field->number), least, most);
}

bool flag(const Value &value, std::string_view key)
{
    const Value *field = value.find(key);
    return field && field->kind == Value::Kind::Bool && field->number != 0;
}

/// Asking the system takes a millisecond, and a book of layouts is read after each edit.
bool isInstalled(const QString &family)
{
    static QMutex mutex;
    static QHash<QString, bool> known;
    const QMutexLocker lock(&mutex);
    const auto found = known.constFind(family);
    return found != known.constEnd() ? *found : *known.insert(family, QFontDatabase::hasFamily(family));
}

void Reader::complain(std::string code, Message message, const Value &at)
{
    // A type style is read for each box that is set in it, but wrong only once.
    if (std::any_of(m_problems.begin(), m_problems.end(), [&](const Diagnostic &known) {
            return known.code == code && at.location.isKnown() && known.location.file == at.location.file &&
                   known.location.offset == at.location.offset;
        }))
        return;
    Diagnostic problem;
    problem.severity = Severity::Warning;
    problem.code = std::move(code);
    problem.message = std::move(message);
    problem.location = at.location;
    problem.item = m_layout.kind + "/" + m_layout.id;
    m_problems.push_back(std::move(problem));
}

QColor Reader::colour(const Value &holder, std::string_view key)
{
    const std::string id = holder.textOr(key, {});
    if (id.empty())
        return {};
    const Item *swatch = m_items.find("swatch", id);
    const QColor result = swatch ? QColor(QString::fromStdString(swatch->fields.textOr("value", {}))) : QColor();
    if (!result.isValid())
        complain("face.colour", Message(MW_TEXT("The palette has no usable colour “{0}”.")).name(id), holder);
    return result;
}

TextStyle Reader::style(const Value &box)
{
    TextStyle result;
    result.font.setPixelSize(30);
    const std::string id = box.textOr("style", {});
    if (id.empty())
        return result;
    const Item *item = m_items.find("style", id);
    if (!item) {
        complain("face.style", Message(MW_TEXT("There is no type style “{0}”.")).name(id), box);
        return result;
    }
    const Value &fields = item->fields;
    const std::string family = fields.textOr("family", {});
    if (!isInstalled(QString::fromStdString(family)))
        complain("face.font", Message(MW_TEXT("The typeface “{0}” is not installed.")).name(family), fields);
    const double size = number(fields, "size", 90, 20, 2000) / 10 * tenthsPerPoint;
    result.font.setFamily(QString::fromStdString(family));
    result.font.setPixelSize(std::max(1, qRound(size)));
    result.font.setWeight(choice(fields, "weight", weights));
    result.font.setItalic(flag(fields, "italic"));
    result.font.setCapitalization(flag(fields, "capitals") ? QFont::AllUppercase : QFont::MixedCase);
    // By percentage: absolute spacing comes out too wide in PDF.
    result.font.setLetterSpacing(QFont::PercentageSpacing, 100 + number(fields, "spacing", 0, -20, 100));
    result.font.setHintingPreference(QFont::PreferNoHinting);
    result.least = number(fields, "least", size / tenthsPerPoint * 10, 20, 2000) / 10 * tenthsPerPoint;
    result.leading = number(fields, "leading", 105, 60, 250) / 100;
    result.colour = colour(fields, "colour");
    if (!result.colour.isValid())
        result.colour = Qt::black;
    return result;
}

Box Reader::box(const Value &value)
{
    Box box;
    box.draw = choice(value, "draw", draws);
    box.rect = QRectF(number(value, "x", 0, -2000, 9999), number(value, "y", 0, -2000, 9999), 0, 0);
    box.rect.setWidth(number(value, "width", 0, 1, 9999));
    box.rect.setHeight(number(value, "height", 0, 1, 9999));
    box.at = value.textOr("at", {});
    box.field = value.textOr("field", {});
    box.text = value.textOr("text", {});
    box.icon = value.textOr("icon", {});
    box.style = style(value);
    box.align = choice(value, "align", sideways) | choice(value, "valign", upright);
    box.fill = colour(value, "fill");
    box.fade = colour(value, "fade");
    box.edge = colour(value, "edge");
    box.line = number(value, "line", 3, 1, 100);
    box.radius = number(value, "radius", 0, 0, 2000);
    box.iconSize = number(value, "size", 0, 5, 1000);
    box.part = value.textOr("part", {});
    box.flow = choice(value, "flow", flows);
    box.gap = number(value, "gap", 0, -500, 2000);
    box.upTo = flag(value, "last");
    box.pitch = value.textOr("pitch", {});
    box.when = value.textOr("when", {});
    if (value.find("is"))
        box.is = value.textOr("is", {});
    box.unless = flag(value, "unless");
    box.location = value.location;
    return box;
}

} // namespace

LayoutBook::LayoutBook(const Items &items)
{
    for (const Item *item : items.ofKind("layout"))
        readLayout(items, *item);
    for (const auto &[id, layout] : m_layouts)
        if (!layout.of.empty())
            m_faces.emplace(std::pair(layout.of, layout.side), &layout);
}

void LayoutBook::readLayout(const Items &items, const Item &item)
{
    Layout layout;
    layout.id = item.id;
    layout.of = item.fields.textOr("of", {});
    layout.side = choice(item.fields, "side", sides);
    layout.size = QSizeF(number(item.fields, "width", 0, 5, 9999), number(item.fields, "height", 0, 5, 9999));
    layout.location = item.location;
    Reader reader(items, item, m_problems);
    if (const Value *boxes = item.fields.find("boxes"))
        for (const Value &box : boxes->list)
            layout.boxes.push_back(reader.box(box));
    m_layouts.insert_or_assign(item.id, std::move(layout));
}

const Layout *LayoutBook::face(std::string_view kind, Side side) const
{
    auto found = m_faces.find(std::pair(std::string(kind), side));
    if (found == m_faces.end() && side == Side::Small)
        found = m_faces.find(std::pair(std::string(kind), Side::Front));
    return found == m_faces.end() ? nullptr : found->second;
}

const Layout *LayoutBook::part(std::string_view id) const
{
    const auto found = m_layouts.find(id);
    return found == m_layouts.end() ? nullptr : &found->second;
}

} // namespace mw::face

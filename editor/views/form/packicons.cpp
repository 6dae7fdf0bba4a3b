#include "editor/views/form/packicons.h"

#include "editor/document/packdocument.h"
#include "qml/CardFace/iconbook.h"

#include <QDir>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>

namespace mw::editor {

namespace {
constexpr int iconSide = 20;
constexpr int iconDensity = 3; // pixels to a unit, enough for high-DPI screens
} // namespace

PackIcons::PackIcons(PackDocument *document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(document, &PackDocument::changed, this, [this](const DocumentChange &change) {
        if (change.kind == DocumentChange::Kind::PackReplaced)
            m_book.reset();
    });
}

PackIcons::~PackIcons() = default;

const QStringList &PackIcons::tokens() const
{
    collect();
    return m_tokens;
}

QIcon PackIcons::icon(const QString &token) const
{
    collect();
    const auto known = m_icons.constFind(token);
    if (known != m_icons.constEnd())
        return *known;
    QPixmap pixmap(iconSide * iconDensity, iconSide * iconDensity);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const bool found = m_book->drawIcon(painter, token, pixmap.rect());
    painter.end();
    pixmap.setDevicePixelRatio(iconDensity);
    return m_icons[token] = found ? QIcon(pixmap) : QIcon();
}

QIcon PackIcons::iconOfChoice(const QString &choice) const
{
    for (const QString &token : tokens())
        if (token == choice || token.endsWith(u':' + choice))
            return icon(token);
    // Texts that leave the sort open ({crystal:any}) tell under which name the sorts have pictures.
    for (const QString &token : tokens())
        if (const qsizetype colon = token.indexOf(u':'); colon > 0)
            if (const QIcon found = icon(token.left(colon + 1) + choice); !found.isNull())
                return found;
    for (const QString &token : tokens()) // what comes in sorts only, "crystal", looks like the first of them: any
        if (token.startsWith(choice + u':'))
            return icon(token);
    return icon(choice); // a picture that no text uses
}

void PackIcons::collect() const
{
    if (m_book)
        return;
    m_icons.clear();
    m_book = std::make_unique<face::IconBook>(QDir(m_document->folder()).dirName());
    m_book->setPackFolder(m_document->folder());
    QStringList tokens;
    for (const Item &item : m_document->items().all())
        collect(item.fields, tokens);
    tokens.removeDuplicates();
    tokens.sort();
    m_tokens.clear();
    for (const QString &token : std::as_const(tokens))
        if (m_book->icon(token))
            m_tokens << token;
}

void PackIcons::collect(const Value &value, QStringList &tokens) const
{
    static const QRegularExpression token(QStringLiteral(R"(\{([a-z][a-z-]*(?::[a-z-]+)?)\})"));
    if (value.kind == Value::Kind::Text && value.text.find('{') != std::string::npos) {
        auto matches = token.globalMatch(QString::fromStdString(value.text));
        while (matches.hasNext())
            tokens << matches.next().captured(1);
    }
    for (const Value &element : value.list)
        collect(element, tokens);
    for (const auto &entry : value.map)
        collect(entry.value, tokens);
}

} // namespace mw::editor

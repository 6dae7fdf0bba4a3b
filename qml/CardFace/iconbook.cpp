#include "iconbook.h"

#include "piececache.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace mw::face {

namespace {

const QString contentRoot = QStringLiteral(":/mw/content/");

/// Only plain names reach the file system, whatever a card's text holds.
QString fileName(const QString &token)
{
    QString name;
    for (const QChar character : token)
        name += character == QLatin1Char(':') ? QLatin1Char('-') : character;
    for (const QChar character : std::as_const(name))
        if (!(character.isLetterOrNumber() || character == QLatin1Char('-')))
            return {};
    return name.isEmpty() ? QString() : name + QLatin1String(".svg");
}

QString bundled(const QString &game, const QString &subfolder, const QString &file)
{
    const QString own = contentRoot + game + QLatin1Char('/') + subfolder + QLatin1Char('/') + file;
    if (QFile::exists(own))
        return own;
    // A copy of a shipped pack has another folder name but the same icons.
    const QStringList games = QDir(contentRoot).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &other : games) {
        const QString path = contentRoot + other + QLatin1Char('/') + subfolder + QLatin1Char('/') + file;
        if (QFile::exists(path))
            return path;
    }
    return {};
}

} // namespace

QString iconPath(const QString &game, const QString &token)
{
    const QString file = fileName(token);
    return file.isEmpty() ? QString() : bundled(game, QStringLiteral("icons"), file);
}

IconBook::IconBook(const QString &game) : m_game(game) {}
IconBook::~IconBook() = default;

void IconBook::setPackFolder(const QString &folder)
{
    if (m_packFolder == folder)
        return;
    m_packFolder = folder;
    m_cache.clear();
}

QSvgRenderer *IconBook::load(const QString &subfolder, const QString &name) const
{
    const QString file = fileName(name);
    if (file.isEmpty())
        return nullptr;
    const QString key = subfolder + QLatin1Char('/') + file;
    if (const auto known = m_cache.find(key); known != m_cache.end())
        return known->second.get();
    QString path = m_packFolder.isEmpty() ? QString() : QDir(m_packFolder).filePath(key);
    if (path.isEmpty() || !QFile::exists(path))
        path = bundled(m_game, subfolder, file);
    auto renderer = path.isEmpty() ? nullptr : std::make_unique<QSvgRenderer>(path);
    if (renderer && !renderer->isValid())
        renderer.reset();
    return m_cache.emplace(key, std::move(renderer)).first->second.get();
}

QSvgRenderer *IconBook::icon(const QString &token) const
{
    return load(QStringLiteral("icons"), token);
}
QSvgRenderer *IconBook::art(const QString &name) const
{
    return load(QStringLiteral("art"), name);
}

namespace {

QRectF fitted(const QSizeF &size, const QRectF &rect)
{
    const QSizeF fit = size.scaled(rect.size(), Qt::KeepAspectRatio);
    return {rect.center() - QPointF(fit.width() / 2, fit.height() / 2), fit};
}

} // namespace

bool IconBook::drawIcon(QPainter &painter, const QString &token, const QRectF &rect) const
{
    QSvgRenderer *renderer = icon(token);
    if (!renderer)
        return false;
    const QRectF place = fitted(renderer->viewBoxF().size(), rect);
    const auto draw = [renderer, place](QPainter &on) { renderer->render(&on, place); };
    const QSizeF around = place.size() / 4; // lines may leave the icon's own square
    if (m_pieces)
        m_pieces->draw(painter, place.adjusted(-around.width(), -around.height(), around.width(), around.height()),
                       renderer, {}, draw);
    else
        draw(painter);
    return true;
}

QRectF IconBook::numberRect(const QString &token, const QRectF &rect) const
{
    const QSvgRenderer *renderer = icon(token);
    const QString place = QStringLiteral("number");
    if (!renderer || !renderer->elementExists(place))
        return {};
    const QRectF box = renderer->viewBoxF();
    const QRectF area = fitted(box.size(), rect);
    const QRectF inside = renderer->boundsOnElement(place);
    const double scale = area.width() / box.width();
    return {area.topLeft() + (inside.topLeft() - box.topLeft()) * scale, inside.size() * scale};
}

} // namespace mw::face

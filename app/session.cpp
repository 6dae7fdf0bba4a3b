#include "app/session.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace mw::app {

namespace {

constexpr int recentLimit = 12;
const QString packKey = QStringLiteral("session/pack");
const QString recentKey = QStringLiteral("session/recent");
const QString languageKey = QStringLiteral("look/language");
const QString schemeKey = QStringLiteral("look/scheme");
const QString gameFolderKey = QStringLiteral("session/gameFolder");

} // namespace

QString Session::pack() const
{
    return m_settings.value(packKey).toString();
}

void Session::setPack(const QString &folder)
{
    m_settings.setValue(packKey, folder);
}

QStringList Session::recent() const
{
    QStringList paths = m_settings.value(recentKey).toStringList();
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}

void Session::addRecent(const QString &path)
{
    QStringList paths = m_settings.value(recentKey).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    m_settings.setValue(recentKey, QStringList(paths.mid(0, recentLimit)));
}

QString Session::language() const
{
    return m_settings.value(languageKey).toString();
}

void Session::setLanguage(const QString &language)
{
    m_settings.setValue(languageKey, language);
}

editor::ColourScheme Session::scheme() const
{
    return static_cast<editor::ColourScheme>(m_settings.value(schemeKey, 0).toInt());
}

void Session::setScheme(editor::ColourScheme scheme)
{
    m_settings.setValue(schemeKey, static_cast<int>(scheme));
}

QString Session::gameFolder() const
{
    const QString folder = m_settings.value(gameFolderKey).toString();
    return QFileInfo(folder).isDir() ? folder : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void Session::setGameFolder(const QString &folder)
{
    m_settings.setValue(gameFolderKey, folder);
}

} // namespace mw::app

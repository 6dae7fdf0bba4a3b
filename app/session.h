#pragma once

#include "editor/views/theme/appearance.h"

#include <QSettings>
#include <QString>
#include <QStringList>

namespace mw::app {

/// What the studio remembers between starts.
class Session
{
public:
    [[nodiscard]] QSettings &settings() { return m_settings; }

    [[nodiscard]] QString pack() const;
    void setPack(const QString &folder);
    [[nodiscard]] QStringList recent() const; ///< packs and saved games that still exist, latest first
    void addRecent(const QString &path);
    [[nodiscard]] QString language() const; ///< as Languages has them; empty for that of the desktop
    void setLanguage(const QString &language);
    [[nodiscard]] editor::ColourScheme scheme() const;
    void setScheme(editor::ColourScheme scheme);
    [[nodiscard]] QString gameFolder() const; ///< where saved games were kept last
    void setGameFolder(const QString &folder);

private:
    QSettings m_settings;
};

} // namespace mw::app

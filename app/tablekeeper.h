#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace mw {
struct Diagnostic;
}
namespace mw::table {
class TableHost;
}

namespace mw::app {

/// Keeps every game of a table in a file of its own while it is played, so that none is lost by a new one, a closed
/// window or an end of the program: the set-up screen offers the last one of the game again, the start page all.
class TableKeeper : public QObject
{
    Q_OBJECT

public:
    explicit TableKeeper(table::TableHost *host, QObject *parent = nullptr);

    /// Where games are kept.
    [[nodiscard]] static QString folder();
    /// The kept games of a game such as "steam-time", the last one first.
    [[nodiscard]] static QStringList kept(const QString &game);

    /// Writes what is not written yet.
    void keep();
    /// What is played from now on came from a file: if it is a kept game, it is kept there.
    void goOnWith(const QString &path);

signals:
    void begun(const QString &path); ///< a game is kept for the first time

private:
    void follow();
    void offer();
    void tell(const Diagnostic &problem);
    [[nodiscard]] QString newPath() const;

    table::TableHost *m_host;
    QString m_path;        ///< of the game that is played; empty for one that is not kept yet
    bool m_isTold = false; ///< that it cannot be kept
    QTimer m_soon;
};

} // namespace mw::app

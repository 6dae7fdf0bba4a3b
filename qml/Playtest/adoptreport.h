#pragma once

#include "core/game.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace mw::table {

/// What is told about a game that could not go over to edited content. Empty when all is well.
class AdoptReport
{
    Q_GADGET
    QML_VALUE_TYPE(adoptReport)
    Q_PROPERTY(bool open READ isOpen)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString changed MEMBER changed)
    Q_PROPERTY(bool canReplay MEMBER canReplay)

public:
    [[nodiscard]] bool isOpen() const { return !title.isEmpty(); }

    QString title;
    QString text;    ///< the step and why it is refused
    QString rule;    ///< id of the rule that refuses it
    QString changed; ///< the items whose change is behind it
    bool canReplay = false;

    bool operator==(const AdoptReport &) const = default;
};

/// For content that does not compile.
[[nodiscard]] AdoptReport reportOf(const QString &title, const Diagnostics &problems);
/// For a game that `pack` could not take over.
[[nodiscard]] AdoptReport reportOf(const QString &title, const AdoptProblem &problem, const GamePack &pack);

} // namespace mw::table

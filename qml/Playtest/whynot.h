#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace mw::table {

/// The answer to "why not?": what was tried, why it is refused, by which rule. Closed when nothing was asked.
class WhyNot
{
    Q_GADGET
    QML_VALUE_TYPE(whyNot)
    Q_PROPERTY(bool open READ isOpen)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    [[nodiscard]] bool isOpen() const { return !what.isEmpty(); }

    QString what;
    QString reason;
    QString rule;

    bool operator==(const WhyNot &) const = default;
};

} // namespace mw::table

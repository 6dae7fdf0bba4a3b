#pragma once

#include <QQmlEngine>
#include <QStringList>

namespace mw::table {

/// What keys are called on this desktop, in the language of the program.
class KeyNames : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// "U, Ctrl+Z" for sequences as shortcuts have them.
    Q_INVOKABLE [[nodiscard]] static QString of(const QStringList &sequences);
};

} // namespace mw::table

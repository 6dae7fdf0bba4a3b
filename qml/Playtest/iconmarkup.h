#pragma once

#include <QQmlEngine>
#include <QString>

namespace mw::table {

/// Texts of content carry inline icons as tokens ({gold}, {crystal:blue}): made into pictures for the eye and
/// into words for a screen reader.
class IconMarkup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Styled text with the pack's icons, `size` pixels high; all else is escaped.
    Q_INVOKABLE [[nodiscard]] static QString styled(const QString &text, const QString &folder, int size);
    Q_INVOKABLE [[nodiscard]] static QString spoken(const QString &text);
};

} // namespace mw::table

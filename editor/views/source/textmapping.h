#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

namespace mw::editor {

/// A file's bytes as an editor shows them, and the way back: without byte-order mark, every kind of line end as one
/// line feed. Positions shown count UTF-16 units, places in the file count bytes.
class TextMapping
{
public:
    explicit TextMapping(const QByteArray &bytes);

    [[nodiscard]] const QString &shown() const { return m_shown; }
    [[nodiscard]] qsizetype toByte(qsizetype position) const;
    [[nodiscard]] qsizetype toPosition(qsizetype byte) const;
    /// The line end that new lines get: that of the first line, or a line feed.
    [[nodiscard]] const QByteArray &newline() const { return m_newline; }

private:
    QString m_shown;
    QVector<qsizetype> m_bytes; ///< byte of each position, and the end
    QByteArray m_newline = "\n";
};

} // namespace mw::editor

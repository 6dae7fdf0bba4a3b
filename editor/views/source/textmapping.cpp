#include "editor/views/source/textmapping.h"

#include <algorithm>

namespace mw::editor {

namespace {

/// Length in bytes of the UTF-8 sequence that starts with `lead`; 1 for what is none.
qsizetype sequenceLength(uchar lead)
{
    if (lead >= 0xf0)
        return 4;
    if (lead >= 0xe0)
        return 3;
    return lead >= 0xc0 ? 2 : 1;
}

qsizetype lineEndLength(const QByteArray &bytes, qsizetype at)
{
    const QByteArrayView rest = QByteArrayView(bytes).sliced(at);
    if (rest.startsWith("\r\n"))
        return 2;
    if (rest.startsWith('\r') || rest.startsWith('\n'))
        return 1;
    return rest.startsWith("\xe2\x80\xa9") ? 3 : 0; // paragraph separator: a new line for every text widget
}

} // namespace

TextMapping::TextMapping(const QByteArray &bytes)
{
    bool firstLine = true;
    qsizetype at = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
    m_shown.reserve(bytes.size());
    m_bytes.reserve(bytes.size() + 1);
    while (at < bytes.size()) {
        qsizetype length = lineEndLength(bytes, at);
        if (length > 0) {
            if (firstLine && length < 3)
                m_newline = bytes.sliced(at, length);
            firstLine = false;
            m_shown += u'\n';
            m_bytes += at;
        } else {
            length = std::min(sequenceLength(static_cast<uchar>(bytes.at(at))), bytes.size() - at);
            const QString letters = QString::fromUtf8(bytes.constData() + at, length);
            m_shown += letters;
            m_bytes.insert(m_bytes.size(), letters.size(), at);
        }
        at += length;
    }
    m_bytes += bytes.size();
}

qsizetype TextMapping::toByte(qsizetype position) const
{
    return m_bytes.at(std::clamp<qsizetype>(position, 0, m_shown.size()));
}

qsizetype TextMapping::toPosition(qsizetype byte) const
{
    const auto found = std::lower_bound(m_bytes.begin(), m_bytes.end(), byte);
    return std::min<qsizetype>(found - m_bytes.begin(), m_shown.size());
}

} // namespace mw::editor

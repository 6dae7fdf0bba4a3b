#include "sourcefile.h"

#include <algorithm>

namespace mw::yaml {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

struct LineEndCounts {
    std::size_t lf = 0;
    std::size_t crLf = 0;
    std::size_t cr = 0;
};

LineEndCounts countLineEnds(std::string_view bytes)
{
    LineEndCounts counts;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\n')
            ++counts.lf;
        else if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n')
            ++counts.crLf, ++i;
        else if (bytes[i] == '\r')
            ++counts.cr;
    }
    return counts;
}

} // namespace

SourceFile::SourceFile(std::string name, std::string bytes)
    : m_name(std::make_shared<const std::string>(std::move(name))), m_bytes(std::move(bytes)), m_lineStarts{0}
{
    for (std::size_t i = 0; i < m_bytes.size(); ++i) {
        const bool crOfCrLf = m_bytes[i] == '\r' && i + 1 < m_bytes.size() && m_bytes[i + 1] == '\n';
        if (m_bytes[i] == '\n' || (m_bytes[i] == '\r' && !crOfCrLf))
            m_lineStarts.push_back(i + 1);
    }
}

bool SourceFile::hasBom() const
{
    return bytes().substr(0, byteOrderMark.size()) == byteOrderMark;
}

LineEnd SourceFile::lineEnd() const
{
    const LineEndCounts counts = countLineEnds(m_bytes);
    if ((counts.lf != 0) + (counts.crLf != 0) + (counts.cr != 0) > 1)
        return LineEnd::Mixed;
    if (counts.crLf)
        return LineEnd::CrLf;
    return counts.cr ? LineEnd::Cr : LineEnd::Lf;
}

std::string_view SourceFile::newline() const
{
    const LineEndCounts counts = countLineEnds(m_bytes);
    if (counts.crLf > counts.lf && counts.crLf >= counts.cr)
        return "\r\n";
    return counts.cr > counts.lf ? "\r" : "\n";
}

Location SourceFile::locate(std::size_t offset, std::size_t length) const
{
    offset = std::min(offset, m_bytes.size());
    const auto next = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset);
    const auto line = static_cast<std::size_t>(next - m_lineStarts.begin());
    std::size_t start = m_lineStarts[line - 1];
    if (line == 1 && hasBom())
        start = std::min(byteOrderMark.size(), offset);
    const auto from = m_bytes.begin() + static_cast<std::ptrdiff_t>(start);
    const auto to = m_bytes.begin() + static_cast<std::ptrdiff_t>(offset);
    const auto characters = std::count_if(from, to, [](char byte) { return !isContinuation(byte); });
    return {m_name, static_cast<int>(line), static_cast<int>(characters) + 1, offset,
            std::min(length, m_bytes.size() - offset)};
}

std::size_t SourceFile::offsetOf(int line, int column) const
{
    const auto index = static_cast<std::size_t>(std::max(line, 1) - 1);
    if (index >= m_lineStarts.size())
        return m_bytes.size();
    const std::size_t end = index + 1 < m_lineStarts.size() ? m_lineStarts[index + 1] : m_bytes.size();
    std::size_t offset = m_lineStarts[index];
    if (index == 0 && hasBom())
        offset = byteOrderMark.size();
    for (int left = column - 1; left > 0 && offset < end; --left) {
        if (m_bytes[offset] == '\n' || m_bytes[offset] == '\r')
            break;
        ++offset;
        while (offset < end && isContinuation(m_bytes[offset]))
            ++offset;
    }
    return offset;
}

} // namespace mw::yaml

#include "editor/models/searchhits.h"

#include "editor/document/excerpt.h"
#include "editor/document/itemsync.h"
#include "editor/document/packdocument.h"

namespace mw::editor {

void HitFinder::find()
{
    if (m_query.where == SearchQuery::Where::Source) {
        for (const QString &file : m_document.files()) {
            if (isWanted(file))
                findInFile(file);
        }
        return;
    }
    for (const Item &item : m_document.items().all()) {
        const bool isKind = m_query.kind.isEmpty() || m_query.kind == QString::fromStdString(item.kind);
        if (isKind && m_isComplete && isWanted(QString::fromStdString(item.location.fileName())))
            findInItem(item);
    }
}

void HitFinder::findInFile(const QString &file)
{
    const QByteArray text = m_document.text(file);
    const std::string_view bytes(text.constData(), std::size_t(text.size()));
    SearchHit hit;
    hit.file = file;
    for (std::size_t start = 0; start < bytes.size() && m_isComplete;) {
        const std::size_t end = lineEnd(bytes, start);
        QByteArray line = text.mid(qsizetype(start), qsizetype(end - start));
        while (line.endsWith('\n') || line.endsWith('\r'))
            line.chop(1);
        ++hit.line;
        hit.text = QString::fromUtf8(line);
        hit.offset = start;
        // Text that is no UTF-8 has no places to replace at.
        if (hit.text.toUtf8() == line)
            findIn(hit);
        start = end;
    }
}

void HitFinder::findInItem(const Item &item)
{
    findInValue(item, item.fields, {});
}

void HitFinder::findInValue(const Item &item, const Value &value, const QString &path)
{
    if (value.inherited)
        return; // it is found where it is written
    const auto step = [&path](const QString &name) { return path.isEmpty() ? name : path + QLatin1Char('/') + name; };
    for (std::size_t i = 0; i < value.list.size(); ++i)
        findInValue(item, value.list[i], step(QString::number(i)));
    for (const Value::Entry &entry : value.map)
        findInValue(item, entry.value, step(QString::fromStdString(entry.key)));
    const bool isField = m_query.field.isEmpty() || path == m_query.field ||
                         path.startsWith(m_query.field + QLatin1Char('/')) ||
                         path.endsWith(QLatin1Char('/') + m_query.field);
    if (!value.isScalar() || value.isNull() || !isField || !value.location.isKnown())
        return;
    const Location place = placeOf(item, value);
    SearchHit hit;
    hit.file = QString::fromStdString(place.fileName());
    hit.item = {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
    hit.path = path;
    hit.text = QString::fromStdString(value.text);
    hit.line = place.line;
    hit.column = place.column;
    hit.offset = place.offset;
    hit.byteLength = place.length;
    findIn(hit);
}

void HitFinder::findIn(SearchHit hit)
{
    const bool isSource = !hit.item.isValid();
    const std::size_t lineOffset = hit.offset;
    auto matches = m_expression.globalMatch(hit.text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        if (int(m_hits.size()) >= SearchModel::hitLimit) {
            m_isComplete = false;
            return;
        }
        hit.start = match.capturedStart();
        hit.length = match.capturedLength();
        hit.groups = match.capturedTexts();
        if (isSource) {
            hit.offset = lineOffset + std::size_t(QStringView(hit.text).left(hit.start).toUtf8().size());
            hit.byteLength = std::size_t(match.capturedView().toUtf8().size());
            hit.column = int(QStringView(hit.text).left(hit.start).toUcs4().size()) + 1;
        }
        m_hits.push_back(hit);
        ++hit.ordinal;
    }
}

} // namespace mw::editor

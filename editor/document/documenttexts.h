#pragma once

#include "core/diagnostic.h"
#include "editor/document/documentchange.h"
#include "editor/document/excerpt.h"
#include "yaml/loader.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace mw::editor {

/// One file of the pack as the document holds it.
struct DocumentFile {
    QByteArray text;       ///< the truth
    QByteArray saved;      ///< as last read from or written to the disk
    bool exists = true;    ///< false for a file that an edit took away, or whose creation was undone
    bool onDisk = true;    ///< whether the disk has `saved`
    bool conflict = false; ///< the disk has a third version that nobody has decided about

    // What the text says. `parsed` may be of an older text, then `isCurrent` is false.
    std::shared_ptr<const yaml::LoadedFile> parsed;
    bool isCurrent = false;
    bool parses = true;          ///< false: `text` has errors of syntax, and the values are those of the last good text
    bool isPending = false;      ///< the values are of an older text until the worker is done
    std::vector<ItemSpan> spans; ///< of its items in the present text; empty if they have none (see findSpans)
    std::size_t firstItem = 0;   ///< position in Items::all()
    std::size_t itemCount = 0;

    [[nodiscard]] bool isModified() const { return exists != onDisk || (exists && text != saved); }
};

/// One step of a change: edits of a file's bytes, and whether the file is there afterwards.
struct FileStep {
    QString file;
    std::vector<TextEdit> edits;
    bool exists = true;
};

/// What an EditCommand changes.
class TextSink
{
public:
    virtual ~TextSink() = default;
    [[nodiscard]] virtual QByteArray text(const QString &file) const = 0;
    /// Carries out the steps and returns those that lead back.
    virtual QList<FileStep> apply(const QList<FileStep> &steps) = 0;
};

/// The smallest single edit that makes `after` of `before`; none if they are equal. Never splits a character.
[[nodiscard]] std::vector<TextEdit> editsBetween(const QByteArray &before, const QByteArray &after);
[[nodiscard]] QByteArray applyEdits(const QByteArray &text, const std::vector<TextEdit> &edits);
[[nodiscard]] std::vector<TextEdit> inverseOf(const QByteArray &text, const std::vector<TextEdit> &edits);

using DocumentFiles = QMap<QString, DocumentFile>;

} // namespace mw::editor

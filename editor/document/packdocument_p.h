#pragma once

#include "editor/document/checker.h"
#include "editor/document/documenttexts.h"
#include "editor/document/editplan.h"
#include "editor/document/filewatcher.h"
#include "editor/document/itemsync.h"
#include "editor/document/packdocument.h"
#include "editor/document/recovery.h"

#include <QFileInfo>
#include <QSet>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace mw::editor {

/// The parts of a document and how they work together. One class in three files: packdocument.cpp (opening and
/// questions), packdocumentedits.cpp (edits), packdocumentdisk.cpp (saving, the disk, recovery).
class PackDocument::Private : public TextSink
{
public:
    explicit Private(PackDocument *document);

    [[nodiscard]] QByteArray text(const QString &file) const override;
    QList<FileStep> apply(const QList<FileStep> &steps) override;

    /// Pushes the steps as a command; false and a report if the plan has a problem.
    bool push(const EditPlan &plan, const QString &label, const QString &mergeKey = {});
    bool push(const QList<FileStep> &steps, const QString &label, const QString &mergeKey = {});
    [[nodiscard]] ItemSync itemSync() { return {*schema, QFileInfo(folder).fileName().toStdString(), items, base}; }
    [[nodiscard]] EditPlan plan() const { return {*schema, items, files}; }
    [[nodiscard]] QString nameOf(const ItemRef &item) const; ///< for labels
    [[nodiscard]] QString fieldOf(const ItemRef &item, const QString &path) const;
    [[nodiscard]] QString fileFor(const yaml::KindSpec &kind, const std::string &id) const;
    /// Key under which one more step of typing joins those before it.
    QString typingKey(const QString &file, const std::vector<TextEdit> &edits);
    void report(const Diagnostic &problem) const;

    void adopt(CheckResult &result);
    /// `before` are the items until now.
    void adoptFiles(CheckResult &result, const Items &before, QStringList &changedFiles);
    [[nodiscard]] std::vector<Item> itemsIn(const Items &all, const DocumentFile &file) const;
    void renumber();
    [[nodiscard]] CheckRequest request() const;
    /// Everything that follows a change of texts, or of what the disk has.
    void textsChanged();
    /// The part of it that does not ask for a check.
    void noteModified();
    void updateModified();

    bool readFiles(Diagnostics &problems);
    void watch();
    void onDiskChanged();
    void lookAt(const QString &name, DocumentFile &file);
    void takeFromDisk(const QString &name, DocumentFile &file, const std::optional<QByteArray> &bytes);
    void addNewFiles();
    [[nodiscard]] QString pathOf(const QString &file) const;
    [[nodiscard]] std::optional<QByteArray> onDisk(const QString &file) const;
    bool saveFile(const QString &name, DocumentFile &file, QString *error);
    void writeRecovery();

    PackDocument *q;
    QString folder;
    std::shared_ptr<const yaml::Schema> schema = std::make_shared<const yaml::Schema>();
    Items items;
    DocumentFiles files;
    ItemBase base;
    Diagnostics diskProblems; ///< of reading
    Diagnostics further;      ///< found by others
    Diagnostics diagnostics;  ///< all, the further ones last
    std::shared_ptr<const GamePack> pack;
    std::uint64_t revision = 0;
    QSet<QString> modified;
    struct Typing {
        QString file;
        std::size_t end = 0; ///< where the next letter would be typed
        int run = 0;         ///< number of the run of typing
        std::uint64_t revision = 0;
    } typing;

    QUndoStack stack;
    Checker checker;
    FileWatcher watcher;
    Recovery recovery;
    QTimer recoveryTimer;
};

} // namespace mw::editor

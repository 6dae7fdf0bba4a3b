#pragma once

#include "editor/document/documentchange.h"

#include "core/diagnostic.h"
#include "core/items.h"
#include "core/pack.h"
#include "yaml/schema.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QUndoStack;

namespace mw::editor {

/// One pack open in the editor: the texts of its files, what they say, and the undo stack. The text is the
/// truth; every change is a list of text edits pushed on the undo stack. Values are patched at once; parsing
/// and checking follow on a worker, after which `diagnosticsChanged` and, if the pack is playable,
/// `packChanged` are emitted.
class PackDocument : public QObject
{
    Q_OBJECT

public:
    explicit PackDocument(QObject *parent = nullptr);
    ~PackDocument() override;

    /// Opens a pack's folder. False, with `error` in plain words, if it is no pack at all; a pack with errors
    /// opens.
    bool open(const QString &folder, QString *error);

    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] const yaml::Schema &schema() const;
    [[nodiscard]] const Items &items() const;
    [[nodiscard]] QStringList files() const; ///< relative to the folder, sorted
    [[nodiscard]] QByteArray text(const QString &file) const;
    [[nodiscard]] QByteArray savedText(const QString &file) const; ///< as last read from or written to the disk
    [[nodiscard]] QString fileOf(const ItemRef &item) const;
    /// Where a value of an item stands in the present text (the item itself for an empty or unknown path).
    [[nodiscard]] Location locate(const ItemRef &item, const QString &path = {}) const;
    /// The item at a byte of a file's text, and the path of the innermost field there; invalid if there is
    /// none.
    [[nodiscard]] ItemRef itemAt(const QString &file, std::size_t offset, QString *path = nullptr) const;
    [[nodiscard]] const std::vector<Diagnostic> &diagnostics() const;
    /// Problems that others find, such as faces that do not fit; they stand behind ours in diagnostics() until others
    /// are set or another pack is opened.
    void setFurtherDiagnostics(std::vector<Diagnostic> problems);
    [[nodiscard]] std::shared_ptr<const GamePack> pack() const; ///< last playable one; null if there was none
    [[nodiscard]] QUndoStack *undoStack() const;
    /// False while a file does not parse: its forms are read-only then.
    [[nodiscard]] bool isEditable(const QString &file) const;

    // Edits. Each pushes one undo step (or merges into the last) and returns true, or does nothing, emits
    // problemOccurred and returns false.
    bool setValue(const ItemRef &item, const QString &path, const Value &value);
    bool setValues(const QList<ItemRef> &items, const QString &path, const Value &value);
    /// Several fields of several items as one step named `label`; all or nothing.
    bool setFields(const QList<FieldEdit> &fields, const QString &label);
    bool insertElement(const ItemRef &item, const QString &listPath, int index, const Value &value);
    bool removeElement(const ItemRef &item, const QString &path);
    bool moveElement(const ItemRef &item, const QString &listPath, int from, int to);
    /// Adds an item with its required fields at their defaults; gives it a free id made from `wish`.
    ItemRef addItem(const QString &kind, const QString &wish, const QString &file = {});
    /// Adds an item as it once was, its id included, to the file that it was in.
    bool restoreItem(const Item &item, const QString &label);
    QList<ItemRef> duplicateItems(const QList<ItemRef> &items);
    bool removeItems(const QList<ItemRef> &items);
    /// Moves an item to a position among the items of its list.
    bool moveItem(const ItemRef &item, int to);
    /// Moves items of one list, in this order, in front of another item; to the end if that is none of the list.
    bool moveItems(const QList<ItemRef> &items, const ItemRef &before);
    /// Replaces bytes of a file's text (typing in the source view, find and replace, fixes).
    bool editText(const QString &file, const std::vector<TextEdit> &edits, const QString &label);
    /// The same in several files as one step.
    bool editTexts(const QList<FileEdits> &edits, const QString &label);
    bool applyFix(const Fix &fix);

    [[nodiscard]] bool isModified() const;
    [[nodiscard]] bool isModified(const QString &file) const;
    [[nodiscard]] bool isModified(const ItemRef &item) const;
    /// Items that differ from the last save, those deleted since included.
    [[nodiscard]] QList<ItemRef> modifiedItems() const;
    /// The item at the last save; null if it was not there.
    [[nodiscard]] const Item *savedItem(const ItemRef &item) const;
    /// Writes all modified files, each atomically, keeping mode and symlink. False if any failed; the others
    /// are saved.
    bool save();
    /// Takes the version on the disk (undoable).
    bool reload(const QString &file);
    /// Keeps ours though the disk differs: the next save overwrites.
    void keepMine(const QString &file);
    /// Files changed on the disk while edited here, not yet decided by `reload` or `keepMine`.
    [[nodiscard]] QStringList conflicts() const;
    /// Looks at the disk now, for file systems that do not report changes.
    void checkDisk();

    /// Files with unsaved edits that an earlier run left behind when it was killed; empty if there are none.
    [[nodiscard]] QStringList recoverable() const;
    /// Takes those edits (undoable), or forgets them.
    bool recover();
    void discardRecovery();
    /// For an end at which nobody can be asked: leaves unsaved edits for the next run to offer. Nothing is kept for
    /// it from then on.
    void leaveToRecovery();

    /// Blocks until parsing and checking of the present texts are done. For tests and for Play.
    void waitForCheck();
    [[nodiscard]] bool isChecking() const;

signals:
    void changed(const mw::editor::DocumentChange &change);
    void diagnosticsChanged();
    void packChanged();
    void modifiedChanged();
    void conflictFound(const QString &file); ///< changed on disk while edited here
    void problemOccurred(const QString &text);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace mw::editor

#include "editor/document/editcommand.h"
#include "editor/document/itemsync.h"
#include "editor/document/packdocument_p.h"
#include "editor/document/safesave.h"
#include "yaml/loader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace mw::editor {

namespace {
constexpr qsizetype namesShown = 4; // of files in a sentence
} // namespace

bool PackDocument::Private::readFiles(Diagnostics &problems)
{
    for (const std::string &name : yaml::packFiles(folder.toStdString(), problems)) {
        const QString file = QString::fromStdString(name);
        const auto bytes = yaml::readFile(pathOf(file).toStdString(), problems);
        if (!bytes)
            continue;
        DocumentFile &entry = files[file];
        entry.text = entry.saved = QByteArray::fromStdString(*bytes);
    }
    return !files.isEmpty();
}

QString PackDocument::Private::pathOf(const QString &file) const
{
    return folder + QLatin1Char('/') + file;
}

std::optional<QByteArray> PackDocument::Private::onDisk(const QString &name) const
{
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll();
}

void PackDocument::Private::watch()
{
    QStringList paths;
    for (auto file = files.begin(); file != files.end(); ++file)
        paths.append(pathOf(file.key()));
    watcher.setFiles(paths);
}

bool PackDocument::isModified() const
{
    return !d->modified.isEmpty();
}

bool PackDocument::isModified(const QString &file) const
{
    return d->modified.contains(file);
}

bool PackDocument::isModified(const ItemRef &item) const
{
    return d->base.isModified(d->items, item);
}

QList<ItemRef> PackDocument::modifiedItems() const
{
    return d->base.modified(d->items);
}

const Item *PackDocument::savedItem(const ItemRef &item) const
{
    return d->base.find(d->items, item);
}

bool PackDocument::save()
{
    if (!QFileInfo(d->folder).isDir()) {
        QStringList names = d->modified.values();
        names.sort();
        const qsizetype more = names.size() - namesShown;
        const QString listed = names.mid(0, namesShown).join(QStringLiteral(", "));
        emit problemOccurred(tr("Nothing was saved of %1: the folder %2 is gone. Put it back and save again. Your "
                                "changes are kept.")
                                 .arg(more > 0 ? tr("%1 and %2 more").arg(listed).arg(more) : listed,
                                      QDir::toNativeSeparators(d->folder)));
        return false;
    }
    QStringList errors;
    for (auto file = d->files.begin(); file != d->files.end(); ++file) {
        QString error;
        if (file->isModified() && !d->saveFile(file.key(), *file, &error)) {
            if (error.isEmpty())
                errors.append(tr("%1 was changed on the disk too. Decide which version to keep, then save again.")
                                  .arg(file.key()));
            else
                errors.append(error);
        }
    }
    d->watch();
    d->writeRecovery();
    d->updateModified();
    if (errors.isEmpty()) {
        d->stack.setClean();
        return true;
    }
    emit problemOccurred(errors.join(QLatin1Char('\n')));
    for (const QString &file : conflicts())
        emit conflictFound(file);
    return false;
}

bool PackDocument::Private::saveFile(const QString &name, DocumentFile &file, QString *error)
{
    const std::optional<QByteArray> bytes = onDisk(name);
    const bool isAsKnown = bytes ? file.onDisk && *bytes == file.saved : true;
    // A third version is not to be lost, even if nobody has noticed it yet.
    if (!isAsKnown && *bytes != file.text)
        file.conflict = true;
    if (file.conflict)
        return false;
    const bool isDone = file.exists ? writeSafely(folder, name, file.text, error) : removeSafely(pathOf(name), error);
    if (!isDone)
        return false;
    file.saved = file.text;
    file.onDisk = file.exists;
    base.forget(name);
    return true;
}

bool PackDocument::reload(const QString &name)
{
    const auto file = d->files.find(name);
    if (file == d->files.end())
        return false;
    d->takeFromDisk(name, *file, d->onDisk(name));
    return true;
}

void PackDocument::keepMine(const QString &name)
{
    const auto file = d->files.find(name);
    if (file == d->files.end())
        return;
    const auto bytes = d->onDisk(name);
    file->conflict = false;
    file->onDisk = bytes.has_value();
    file->saved = bytes.value_or(file->saved);
    d->updateModified();
}

QStringList PackDocument::conflicts() const
{
    QStringList names;
    for (auto file = d->files.begin(); file != d->files.end(); ++file) {
        if (file->conflict)
            names.append(file.key());
    }
    return names;
}

void PackDocument::checkDisk()
{
    d->onDiskChanged();
}

void PackDocument::Private::onDiskChanged()
{
    // By name, since taking a version from the disk may add files.
    for (const QString &name : files.keys())
        lookAt(name, files[name]);
    addNewFiles();
    watch();
    updateModified();
}

void PackDocument::Private::lookAt(const QString &name, DocumentFile &file)
{
    const std::optional<QByteArray> bytes = onDisk(name);
    const bool isBack = bytes && file.exists; // or has always been there
    const bool isAsKnown =
        bytes ? (file.onDisk || isBack) && *bytes == file.saved : !file.onDisk || QFileInfo::exists(pathOf(name));
    if (isAsKnown) {
        file.onDisk = file.onDisk || isBack;
        file.conflict = file.conflict && !bytes;
        return;
    }
    if (bytes && file.exists && *bytes == file.text) {
        file.saved = *bytes;
        file.onDisk = true;
        file.conflict = false;
    } else if (bytes && !file.isModified()) {
        takeFromDisk(name, file, bytes);
    } else if (!file.conflict && (bytes || file.exists)) {
        file.conflict = true;
        file.onDisk = file.onDisk && bytes;
        emit q->conflictFound(name);
    } else if (!bytes) {
        file.onDisk = false;
    }
}

void PackDocument::Private::takeFromDisk(const QString &name, DocumentFile &file,
                                         const std::optional<QByteArray> &bytes)
{
    file.conflict = false;
    file.onDisk = bytes.has_value();
    file.saved = bytes.value_or(file.saved);
    if (bytes)
        push({{name, editsBetween(file.text, *bytes), true}}, PackDocument::tr("Reload %1").arg(name));
    else
        push({{name, {}, false}}, PackDocument::tr("Close %1").arg(name));
    base.forget(name);
    updateModified();
}

void PackDocument::Private::addNewFiles()
{
    Diagnostics ignored; // what cannot be read now was reported when the pack was opened, or is not ours
    for (const std::string &name : yaml::packFiles(folder.toStdString(), ignored)) {
        const QString file = QString::fromStdString(name);
        const auto bytes = files.contains(file) ? std::nullopt : onDisk(file);
        if (!bytes)
            continue;
        DocumentFile &entry = files[file];
        entry.saved = *bytes;
        entry.text = *bytes;
        renumber();
        DocumentChange change = itemSync().sync(file, entry, {}, {});
        base.forget(file);
        renumber();
        ++revision;
        emit q->changed(change);
        textsChanged();
    }
}

QStringList PackDocument::recoverable() const
{
    QStringList names;
    const Recovery::Entries &found = d->recovery.found();
    for (auto entry = found.begin(); entry != found.end(); ++entry) {
        const auto file = d->files.find(entry.key());
        const bool isThere = file != d->files.end() && file->exists;
        if (isThere != entry->exists || (isThere && file->text != entry->text))
            names.append(entry.key());
    }
    return names;
}

bool PackDocument::recover()
{
    QList<FileStep> steps;
    QStringList changedSince;
    for (const QString &name : recoverable()) {
        const Recovery::Entry entry = d->recovery.found().value(name);
        const DocumentFile file = d->files.value(name);
        steps.append({name, editsBetween(d->text(name), entry.text), entry.exists});
        if (d->files.contains(name) && Recovery::hashOf(file.saved) != entry.baseHash)
            changedSince.append(name);
    }
    if (!d->push(steps, tr("Recover unsaved edits")))
        return false;
    d->recovery.forgetFound();
    d->writeRecovery();
    for (const QString &name : changedSince) {
        d->files[name].conflict = true;
        emit conflictFound(name);
    }
    return true;
}

void PackDocument::discardRecovery()
{
    d->recovery.forgetFound();
    d->writeRecovery();
}

void PackDocument::leaveToRecovery()
{
    d->writeRecovery();
    d->recovery.leave();
}

void PackDocument::Private::writeRecovery()
{
    recoveryTimer.stop();
    QMap<QString, Recovery::Unsaved> unsaved;
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file->isModified())
            unsaved.insert(file.key(), {file->text, file->saved, file->exists});
    }
    recovery.write(unsaved);
}

} // namespace mw::editor

#include "editor/document/editcommand.h"
#include "editor/document/itemsync.h"
#include "editor/document/messagetext.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument_p.h"

#include <QCoreApplication>

#include <algorithm>

namespace mw::editor {

namespace {

bool areInOrder(const QByteArray &text, const std::vector<TextEdit> &edits)
{
    std::size_t done = 0;
    for (const TextEdit &edit : edits) {
        if (edit.offset < done || edit.offset + edit.length > std::size_t(text.size()))
            return false;
        done = edit.offset + edit.length;
    }
    return true;
}

} // namespace

QList<FileStep> PackDocument::Private::apply(const QList<FileStep> &steps)
{
    QList<FileStep> back;
    QList<DocumentChange> changes;
    ItemSync sync = itemSync();
    for (const FileStep &step : steps) {
        const bool isNew = !files.contains(step.file);
        DocumentFile &file = files[step.file];
        if (isNew)
            file.exists = file.onDisk = false;
        renumber();
        const QByteArray old = file.text;
        back.append({step.file, inverseOf(old, step.edits), file.exists});
        file.text = applyEdits(old, step.edits);
        const bool isAppearing = step.exists != file.exists;
        file.exists = step.exists;
        // A file that comes or goes is no change of something, even if its text is as it was.
        changes.append(sync.sync(step.file, file, old, isAppearing ? std::vector<TextEdit>() : step.edits));
        renumber();
    }
    ++revision;
    checker.request(request()); // goes on beside what the views do
    for (const DocumentChange &change : changes)
        emit q->changed(change);
    noteModified();
    return back;
}

void PackDocument::Private::textsChanged()
{
    checker.request(request());
    noteModified();
}

void PackDocument::Private::noteModified()
{
    if (!recoveryTimer.isActive())
        recoveryTimer.start();
    updateModified();
}

void PackDocument::Private::updateModified()
{
    QSet<QString> now;
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file->isModified())
            now.insert(file.key());
    }
    if (now == modified)
        return;
    modified = now;
    emit q->modifiedChanged();
}

bool PackDocument::Private::push(const EditPlan &plan, const QString &label, const QString &mergeKey)
{
    if (plan.problem()) {
        report(*plan.problem());
        return false;
    }
    return push(plan.steps(), label, mergeKey);
}

bool PackDocument::Private::push(const QList<FileStep> &steps, const QString &label, const QString &mergeKey)
{
    if (steps.isEmpty())
        return true; // everything is so already
    for (const FileStep &step : steps) {
        if (!areInOrder(text(step.file), step.edits)) {
            emit q->problemOccurred(
                tr("The change no longer fits %1, which was edited since. Try again.").arg(step.file));
            return false;
        }
    }
    stack.push(new EditCommand(*this, label, steps, mergeKey));
    return true;
}

void PackDocument::Private::report(const Diagnostic &problem) const
{
    QString text = toText(problem.message);
    if (!problem.remedy.isEmpty())
        text += QLatin1Char(' ') + toText(problem.remedy);
    emit q->problemOccurred(text);
}

QString PackDocument::Private::nameOf(const ItemRef &ref) const
{
    const Item *item = items.find(ref.kind.toStdString(), ref.id.toStdString());
    return item ? titleOf(*item) : ref.id;
}

QString PackDocument::Private::fieldOf(const ItemRef &item, const QString &path) const
{
    const yaml::KindSpec *kind = schema->kind(item.kind.toStdString());
    return kind ? titleOf(*kind, path.toStdString()) : path;
}

bool PackDocument::setValue(const ItemRef &item, const QString &path, const Value &value)
{
    EditPlan plan = d->plan();
    plan.setFields({{item, path, value}});
    return d->push(plan, tr("Change %1 of %2").arg(d->fieldOf(item, path), d->nameOf(item)),
                   QStringLiteral("set:%1/%2").arg(item.key(), path));
}

bool PackDocument::setValues(const QList<ItemRef> &items, const QString &path, const Value &value)
{
    if (items.size() == 1)
        return setValue(items.front(), path, value);
    QList<FieldEdit> fields;
    QString key = QStringLiteral("set:") + path;
    for (const ItemRef &item : items) {
        fields.append({item, path, value});
        key += QLatin1Char(' ') + item.key();
    }
    EditPlan plan = d->plan();
    plan.setFields(fields);
    const QString field = items.isEmpty() ? path : d->fieldOf(items.front(), path);
    return d->push(plan, tr("Change %1 of %n items", nullptr, int(items.size())).arg(field), key);
}

bool PackDocument::setFields(const QList<FieldEdit> &fields, const QString &label)
{
    EditPlan plan = d->plan();
    plan.setFields(fields);
    return d->push(plan, label);
}

bool PackDocument::insertElement(const ItemRef &item, const QString &listPath, int index, const Value &value)
{
    EditPlan plan = d->plan();
    plan.insertElement(item, listPath, index, value);
    return d->push(plan, tr("Add to %1 of %2").arg(d->fieldOf(item, listPath), d->nameOf(item)));
}

bool PackDocument::removeElement(const ItemRef &item, const QString &path)
{
    EditPlan plan = d->plan();
    plan.removeElement(item, path);
    return d->push(plan, tr("Remove %1 of %2").arg(d->fieldOf(item, path), d->nameOf(item)));
}

bool PackDocument::moveElement(const ItemRef &item, const QString &listPath, int from, int to)
{
    EditPlan plan = d->plan();
    plan.moveElement(item, listPath, from, to);
    return d->push(plan, tr("Reorder %1 of %2").arg(d->fieldOf(item, listPath), d->nameOf(item)));
}

QString PackDocument::Private::fileFor(const yaml::KindSpec &kind, const std::string &id) const
{
    if (!kind.file.empty())
        return QString::fromStdString(kind.file);
    const std::string folderName = kind.folder.empty() ? std::string() : kind.folder + "/";
    if (kind.collection.empty())
        return QString::fromStdString(folderName + id + ".yaml");
    QHash<QString, int> counts;
    for (const Item *item : items.ofKind(kind.name))
        ++counts[QString::fromStdString(item->location.fileName())];
    const auto most = std::max_element(counts.begin(), counts.end());
    return most == counts.end() ? QString::fromStdString(folderName + kind.collection + ".yaml") : most.key();
}

ItemRef PackDocument::addItem(const QString &kindName, const QString &wish, const QString &file)
{
    const yaml::KindSpec *kind = d->schema->kind(kindName.toStdString());
    if (!kind)
        return {};
    const QString name = wish.isEmpty() ? QString::fromStdString(kind->title) : wish;
    const std::string id = freeId(d->items, *kind, name);
    EditPlan plan = d->plan();
    plan.addItem(*kind, file.isEmpty() ? d->fileFor(*kind, id) : file,
                 initialItem(*kind, d->items, id, name.toStdString()));
    const bool isDone = d->push(plan, tr("Add %1").arg(QString::fromStdString(kind->title)));
    return isDone ? ItemRef{kindName, QString::fromStdString(id)} : ItemRef();
}

bool PackDocument::restoreItem(const Item &item, const QString &label)
{
    const yaml::KindSpec *kind = d->schema->kind(item.kind);
    if (!kind)
        return false;
    Value fields = item.fields;
    if (kind->collection.empty())
        fields.remove("id"); // the file's name is the id
    const QString file = QString::fromStdString(item.location.fileName());
    EditPlan plan = d->plan();
    plan.addItem(*kind, file.isEmpty() ? d->fileFor(*kind, item.id) : file, fields);
    return d->push(plan, label);
}

QList<ItemRef> PackDocument::duplicateItems(const QList<ItemRef> &items)
{
    EditPlan plan = d->plan();
    QList<ItemRef> copies;
    Items taken = {};
    for (const ItemRef &ref : items) {
        const yaml::KindSpec *kind = d->schema->kind(ref.kind.toStdString());
        if (!kind)
            return {};
        // Free in the pack, and not given to another copy either.
        std::string id = freeId(d->items, *kind, ref.id);
        for (int number = 2; taken.find(kind->name, id) || d->items.find(kind->name, id); ++number)
            id = ref.id.toStdString() + "-" + std::to_string(number);
        taken.add({kind->name, id, {}, {}});
        if (!plan.duplicateItem(ref, id))
            break;
        copies.append({ref.kind, QString::fromStdString(id)});
    }
    const QString label = items.size() == 1 ? tr("Duplicate %1").arg(d->nameOf(items.front()))
                                            : tr("Duplicate %n items", nullptr, int(items.size()));
    return d->push(plan, label) ? copies : QList<ItemRef>();
}

bool PackDocument::removeItems(const QList<ItemRef> &items)
{
    if (items.isEmpty())
        return true;
    EditPlan plan = d->plan();
    plan.removeItems(items);
    const QString label = items.size() == 1 ? tr("Delete %1").arg(d->nameOf(items.front()))
                                            : tr("Delete %n items", nullptr, int(items.size()));
    return d->push(plan, label);
}

bool PackDocument::moveItem(const ItemRef &item, int to)
{
    EditPlan plan = d->plan();
    plan.moveItem(item, to);
    return d->push(plan, tr("Move %1").arg(d->nameOf(item)));
}

bool PackDocument::moveItems(const QList<ItemRef> &items, const ItemRef &before)
{
    if (items.isEmpty() || (items.size() == 1 && items.front() == before))
        return true;
    EditPlan plan = d->plan();
    plan.moveItems(items, before);
    return d->push(plan, items.size() == 1 ? tr("Move %1").arg(d->nameOf(items.front()))
                                           : tr("Move %n items", nullptr, int(items.size())));
}

QString PackDocument::Private::typingKey(const QString &file, const std::vector<TextEdit> &edits)
{
    if (edits.size() != 1 || edits[0].text.find_first_of("\r\n") != std::string::npos) {
        typing = {file, 0, typing.run + 1, 0};
        return {};
    }
    const TextEdit &edit = edits[0];
    const bool goesOn = typing.file == file && typing.revision == revision && edit.offset + edit.length == typing.end;
    if (!goesOn)
        ++typing.run;
    typing.file = file;
    typing.end = edit.offset + edit.text.size();
    typing.revision = revision + 1; // as it will be once this is applied
    return QStringLiteral("typing:%1").arg(typing.run);
}

bool PackDocument::editText(const QString &file, const std::vector<TextEdit> &edits, const QString &label)
{
    if (edits.empty() || !d->files.contains(file))
        return edits.empty();
    return d->push({{file, edits, true}}, label, d->typingKey(file, edits));
}

bool PackDocument::editTexts(const QList<FileEdits> &edits, const QString &label)
{
    QList<FileStep> steps;
    for (const FileEdits &file : edits) {
        if (!file.edits.empty())
            steps.append({file.file, file.edits, true});
    }
    return d->push(steps, label);
}

bool PackDocument::applyFix(const Fix &fix)
{
    return d->push({{QString::fromStdString(fix.file), fix.edits, true}}, toText(fix.title));
}

} // namespace mw::editor

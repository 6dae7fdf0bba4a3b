#include "editor/document/packdocument.h"

#include "editor/document/itemsync.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument_p.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace mw::editor {

namespace {

constexpr int recoveryDelay = 500; // milliseconds from an edit until it is safe from a kill

std::string_view view(const QByteArray &text)
{
    return {text.constData(), std::size_t(text.size())};
}

/// Splits "encounters/alfred-nobel/top/0" into what names the item and the path inside it.
ItemRef splitPath(const yaml::Schema &schema, const std::string &treePath, QString *path)
{
    const QString whole = QString::fromStdString(treePath);
    const yaml::KindSpec *kind = schema.kindOfCollection(whole.section(QLatin1Char('/'), 0, 0).toStdString());
    if (!kind)
        return {};
    if (path)
        *path = whole.section(QLatin1Char('/'), 2);
    return {QString::fromStdString(kind->name), whole.section(QLatin1Char('/'), 1, 1)};
}

} // namespace

PackDocument::Private::Private(PackDocument *document) : q(document)
{
    recoveryTimer.setSingleShot(true);
    recoveryTimer.setInterval(recoveryDelay);
    connect(&recoveryTimer, &QTimer::timeout, q, [this] { writeRecovery(); });
    connect(&checker, &Checker::checked, q, [this](const auto &result) {
        if (result->revision == revision)
            adopt(*result);
        checker.dispose(result);
    });
    connect(&watcher, &FileWatcher::changed, q, [this] { onDiskChanged(); });
}

PackDocument::PackDocument(QObject *parent) : QObject(parent), d(std::make_unique<Private>(this)) {}

PackDocument::~PackDocument()
{
    d->stack.disconnect(this);
    d->recovery.close();
}

bool PackDocument::open(const QString &folder, QString *error)
{
    const QDir dir(folder);
    if (!dir.exists() || !dir.exists(QStringLiteral("schema.yaml")) || !dir.exists(QStringLiteral("game.yaml"))) {
        *error = dir.exists() ? tr("%1 is no pack: a pack's folder has the files game.yaml and schema.yaml.")
                              : tr("There is no folder %1.");
        *error = error->arg(QDir::toNativeSeparators(folder));
        return false;
    }
    d->checker.wait();
    d->stack.clear();
    d->folder = dir.absolutePath();
    d->files.clear();
    d->base.clear();
    d->pack.reset();
    d->diskProblems.clear();
    d->further.clear();
    if (!d->readFiles(d->diskProblems)) {
        *error = tr("%1 cannot be read. Look whether you may read its files.").arg(QDir::toNativeSeparators(folder));
        return false;
    }
    ++d->revision;
    d->recovery.open(d->folder);
    d->watch();
    d->adopt(*Checker::check(d->request()));
    d->updateModified();
    return true;
}

CheckRequest PackDocument::Private::request() const
{
    CheckRequest request{revision, folder.toStdString(), {}};
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file->exists)
            request.files.push_back({file.key().toStdString(), file->text, file->parsed, file->isCurrent});
    }
    return request;
}

void PackDocument::Private::adopt(CheckResult &result)
{
    const auto schemaFile = files.find(QStringLiteral("schema.yaml"));
    const auto oldSchema = schemaFile == files.end() ? nullptr : schemaFile->parsed;
    auto before = std::make_shared<Items>(std::move(items));
    items = std::move(result.load.items);
    QStringList changedFiles;
    adoptFiles(result, *before, changedFiles);
    checker.dispose(std::move(before));
    const bool isOtherSchema = schemaFile == files.end() || schemaFile->parsed != oldSchema;
    if (isOtherSchema)
        schema = std::make_shared<const yaml::Schema>(std::move(result.load.schema));
    diagnostics = diskProblems;
    diagnostics.insert(diagnostics.end(), result.load.diagnostics.begin(), result.load.diagnostics.end());
    diagnostics.insert(diagnostics.end(), further.begin(), further.end());
    const auto newPack = std::move(result.load.pack);
    const bool isOtherPack = newPack && (!pack || newPack->hash != pack->hash || newPack->looks != pack->looks);
    if (newPack)
        pack = newPack;

    if (isOtherPack)
        emit q->packChanged(); // first: a table needs a moment of its own, which goes by beside what follows here
    if (isOtherSchema)
        emit q->changed({DocumentChange::Kind::PackReplaced, {}, {}, {}});
    for (const QString &file : isOtherSchema ? QStringList() : changedFiles)
        emit q->changed({DocumentChange::Kind::FileChanged, file, {}, {}});
    emit q->diagnosticsChanged();
}

std::vector<Item> PackDocument::Private::itemsIn(const Items &all, const DocumentFile &file) const
{
    const auto first = all.all().begin() + std::ptrdiff_t(file.firstItem);
    return {first, first + std::ptrdiff_t(file.itemCount)};
}

void PackDocument::Private::adoptFiles(CheckResult &result, const Items &before, QStringList &changedFiles)
{
    QHash<QString, std::vector<Item>> pending; // whose items nobody has compared yet
    auto trees = std::make_shared<std::vector<std::shared_ptr<const yaml::LoadedFile>>>();
    for (CheckedFile &checked : result.files) {
        const QString name = QString::fromStdString(checked.name);
        DocumentFile &file = files[name];
        if (file.isPending || file.parses != checked.parses)
            changedFiles.append(name);
        if (file.isPending)
            pending.insert(name, itemsIn(before, file));
        trees->push_back(std::exchange(file.parsed, std::move(checked.parsed)));
        file.parses = file.isCurrent = checked.parses;
        file.isPending = false;
        file.spans = std::move(checked.spans);
        file.itemCount = 0;
    }
    std::shared_ptr<const std::string> last;
    auto file = files.end();
    for (const Item &item : items.all()) {
        if (item.location.file != last) {
            last = item.location.file;
            file = files.find(QString::fromStdString(item.location.fileName()));
        }
        if (file != files.end())
            ++file->itemCount;
    }
    renumber();
    for (auto old = pending.begin(); old != pending.end(); ++old)
        base.note(old.key(), *old, itemsIn(items, files[old.key()]));
    checker.dispose(std::move(trees)); // large ones take longer to go than a frame
}

void PackDocument::Private::renumber()
{
    std::size_t next = 0;
    for (DocumentFile &file : files) {
        file.firstItem = next;
        next += file.itemCount;
    }
}

QString PackDocument::folder() const
{
    return d->folder;
}

QString PackDocument::gameName() const
{
    const auto games = d->items.ofKind("game");
    return games.empty() ? QFileInfo(d->folder).fileName() : titleOf(*games.front());
}

const yaml::Schema &PackDocument::schema() const
{
    return *d->schema;
}
const Items &PackDocument::items() const
{
    return d->items;
}
void PackDocument::setFurtherDiagnostics(std::vector<Diagnostic> problems)
{
    if (problems.empty() && d->further.empty())
        return;
    d->diagnostics.resize(d->diagnostics.size() - d->further.size());
    d->further = std::move(problems);
    d->diagnostics.insert(d->diagnostics.end(), d->further.begin(), d->further.end());
    emit diagnosticsChanged();
}

const std::vector<Diagnostic> &PackDocument::diagnostics() const
{
    return d->diagnostics;
}
std::shared_ptr<const GamePack> PackDocument::pack() const
{
    return d->pack;
}
QUndoStack *PackDocument::undoStack() const
{
    return &d->stack;
}
bool PackDocument::isChecking() const
{
    return d->checker.isBusy();
}
void PackDocument::waitForCheck()
{
    d->checker.wait();
}

QStringList PackDocument::files() const
{
    QStringList names;
    for (auto file = d->files.begin(); file != d->files.end(); ++file) {
        if (file->exists)
            names.append(file.key());
    }
    return names;
}

QByteArray PackDocument::text(const QString &file) const
{
    return d->text(file);
}

QByteArray PackDocument::Private::text(const QString &file) const
{
    const auto found = files.find(file);
    return found == files.end() ? QByteArray() : found->text;
}

QByteArray PackDocument::savedText(const QString &file) const
{
    const auto found = d->files.find(file);
    return found == d->files.end() ? QByteArray() : found->saved;
}

QString PackDocument::fileOf(const ItemRef &ref) const
{
    const Item *item = d->items.find(ref.kind.toStdString(), ref.id.toStdString());
    return item ? QString::fromStdString(item->location.fileName()) : QString();
}

bool PackDocument::isEditable(const QString &file) const
{
    const auto found = d->files.find(file);
    return found != d->files.end() && found->exists && found->parses;
}

Location PackDocument::locate(const ItemRef &ref, const QString &path) const
{
    const Item *item = d->items.find(ref.kind.toStdString(), ref.id.toStdString());
    if (!item)
        return {};
    QString known = path;
    const Value *value = item->field(known.toStdString());
    while (!value && !known.isEmpty()) {
        known.truncate(std::max<qsizetype>(known.lastIndexOf(QLatin1Char('/')), 0));
        value = item->field(known.toStdString());
    }
    return value && value != &item->fields ? placeOf(*item, *value) : item->location;
}

ItemRef PackDocument::itemAt(const QString &name, std::size_t offset, QString *path) const
{
    if (path)
        path->clear();
    const auto file = d->files.find(name);
    if (file == d->files.end() || !file->parses || file->isPending)
        return {};
    if (file->spans.empty()) {
        const Item *first = file->itemCount > 0 ? &d->items.all()[file->firstItem] : nullptr;
        const yaml::KindSpec *kind = first ? d->schema->kind(first->kind) : nullptr;
        const int node = file->isCurrent ? file->parsed->tree.nodeAt(offset) : -1;
        const std::string treePath = node < 0 ? std::string() : file->parsed->tree.pathOf(node);
        if (kind && !kind->collection.empty())
            return splitPath(*d->schema, treePath, path);
        if (path)
            *path = QString::fromStdString(treePath);
        return kind ? ItemRef{QString::fromStdString(first->kind), QString::fromStdString(first->id)} : ItemRef();
    }
    const auto behind =
        std::upper_bound(file->spans.begin(), file->spans.end(), offset,
                         [](std::size_t place, const ItemSpan &span) { return place < span.from - span.indent; });
    if (behind == file->spans.begin() || offset > lineEnd(view(file->text), std::prev(behind)->to))
        return {};
    const ItemSpan &span = *std::prev(behind);
    const yaml::KindSpec *kind = d->schema->kind(span.kind);
    const std::size_t start = span.from - span.indent;
    const auto excerpt = Excerpt::cut(name.toStdString(), view(file->text), kind->collection, start,
                                      lineEnd(view(file->text), span.to), span.indent);
    const int node = excerpt ? excerpt->tree().nodeAt(offset - start + excerpt->header()) : -1;
    if (node >= 0)
        splitPath(*d->schema, excerpt->tree().pathOf(node), path);
    const Item &item = d->items.all()[file->firstItem + std::size_t(behind - file->spans.begin()) - 1];
    return {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
}

} // namespace mw::editor

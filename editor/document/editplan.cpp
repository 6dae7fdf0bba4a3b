#include "editor/document/editplan.h"

#include <QHash>

#include <algorithm>

namespace mw::editor {

namespace {

std::string joined(const std::string &prefix, std::string_view path)
{
    if (prefix.empty() || path.empty())
        return prefix + std::string(path);
    return prefix + "/" + std::string(path);
}

std::string_view parentOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

/// The names of the fields beside the one at a path, in the schema's order.
std::vector<std::string> orderAt(const yaml::KindSpec &kind, std::string_view path)
{
    const std::string_view parent = parentOf(path);
    if (parent.empty())
        return kind.fieldOrder();
    std::vector<std::string> order;
    if (const yaml::FieldSpec *spec = kind.specAt(parent)) {
        for (const yaml::FieldSpec &field : spec->fields)
            order.push_back(field.name);
    }
    return order;
}

/// Sets a field of an item, with the maps around it where they are missing.
yaml::EditResult setField(const yaml::SourceFile &source, const yaml::YamlTree &tree, const yaml::KindSpec &kind,
                          const std::string &prefix, std::string path, Value value)
{
    while (!value.isNull() && !parentOf(path).empty() && tree.find(joined(prefix, parentOf(path))) < 0) {
        Value parent;
        parent.set(path.substr(path.rfind('/') + 1), std::move(value));
        value = std::move(parent);
        path = parentOf(path);
    }
    return yaml::setValue(source, tree, joined(prefix, path), value, orderAt(kind, path));
}

bool ran(const std::optional<Diagnostic> &result, std::optional<Diagnostic> &problem)
{
    if (result)
        problem = result;
    return !result;
}

} // namespace

bool EditPlan::setFields(const QList<FieldEdit> &fields)
{
    QList<ItemRef> order;
    QHash<QString, QList<const FieldEdit *>> byItem;
    for (const FieldEdit &field : fields) {
        QList<const FieldEdit *> &list = byItem[field.item.key()];
        if (list.isEmpty())
            order.append(field.item);
        list.append(&field);
    }
    for (const ItemRef &item : order) {
        const auto place = find(item);
        if (!place)
            return false;
        const auto edit = [&](Workpiece &piece, const std::string &prefix, std::optional<Diagnostic> &problem) {
            const QList<const FieldEdit *> &list = byItem[item.key()];
            return std::all_of(list.begin(), list.end(), [&](const FieldEdit *field) {
                return ran(piece.edit([&](const auto &source, const auto &tree) {
                    return setField(source, tree, *place->kind, prefix, field->path.toStdString(), field->value);
                }),
                           problem);
            });
        };
        if (!editItem(*place, edit))
            return false;
    }
    return true;
}

bool EditPlan::insertElement(const ItemRef &item, const QString &listPath, int index, const Value &value)
{
    const auto place = find(item);
    if (!place)
        return false;
    const std::string path = listPath.toStdString();
    const Value *list = place->item->field(path);
    if (!list || list->isNull())
        return setFields({{item, listPath, Value::ofList({value})}});
    return editItem(*place, [&](Workpiece &piece, const std::string &prefix, std::optional<Diagnostic> &problem) {
        return ran(piece.edit([&](const auto &source, const auto &tree) {
            return yaml::insertElement(source, tree, joined(prefix, path), std::size_t(std::max(index, 0)), value);
        }),
                   problem);
    });
}

bool EditPlan::removeElement(const ItemRef &item, const QString &path)
{
    const auto place = find(item);
    if (!place)
        return false;
    return editItem(*place, [&](Workpiece &piece, const std::string &prefix, std::optional<Diagnostic> &problem) {
        return ran(piece.edit([&](const auto &source, const auto &tree) {
            return yaml::removeEntry(source, tree, joined(prefix, path.toStdString()));
        }),
                   problem);
    });
}

bool EditPlan::moveElement(const ItemRef &item, const QString &listPath, int from, int to)
{
    const auto place = find(item);
    if (!place)
        return false;
    return editItem(*place, [&](Workpiece &piece, const std::string &prefix, std::optional<Diagnostic> &problem) {
        return ran(piece.edit([&](const auto &source, const auto &tree) {
            return yaml::moveElement(source, tree, joined(prefix, listPath.toStdString()), std::size_t(from),
                                     std::size_t(to));
        }),
                   problem);
    });
}

QList<FileStep> EditPlan::steps() const
{
    QList<FileStep> steps;
    for (FileStep step : m_steps) {
        std::stable_sort(step.edits.begin(), step.edits.end(),
                         [](const TextEdit &a, const TextEdit &b) { return a.offset < b.offset; });
        // Neighbours that are both removed may each take the line end between them along.
        std::vector<TextEdit> merged;
        for (TextEdit &edit : step.edits) {
            const bool overlaps = !merged.empty() && edit.offset < merged.back().offset + merged.back().length;
            if (overlaps && edit.text.empty() && merged.back().text.empty()) {
                const std::size_t end =
                    std::max(merged.back().offset + merged.back().length, edit.offset + edit.length);
                merged.back().length = end - merged.back().offset;
            } else {
                merged.push_back(std::move(edit));
            }
        }
        step.edits = std::move(merged);
        const auto file = m_files.find(step.file);
        if (!step.edits.empty() || step.exists != (file != m_files.end() && file->exists))
            steps.append(step);
    }
    return steps;
}

std::optional<EditPlan::Place> EditPlan::find(const ItemRef &ref)
{
    Place place;
    place.item = m_items.find(ref.kind.toStdString(), ref.id.toStdString());
    place.kind = m_schema.kind(ref.kind.toStdString());
    if (!place.item || !place.kind) {
        fail(Message(MW_TEXT("There is no item {0}.")).name(ref.key().toStdString()));
        return std::nullopt;
    }
    place.name = QString::fromStdString(place.item->location.fileName());
    const auto file = m_files.find(place.name);
    if (file == m_files.end())
        return std::nullopt;
    place.file = &*file;
    place.index = std::size_t(place.item - m_items.all().data()) - file->firstItem;
    if (!file->parses) {
        fail(Message(MW_TEXT("{0} cannot be changed here while its text has errors.")).name(place.name.toStdString()),
             Message(MW_TEXT("Repair the text in the source view first.")));
        return std::nullopt;
    }
    return place;
}

const ItemSpan *EditPlan::spanOf(const Place &place) const
{
    const bool isReliable = !place.file->isPending && place.file->spans.size() == place.file->itemCount;
    return isReliable && place.index < place.file->spans.size() ? &place.file->spans[place.index] : nullptr;
}

bool EditPlan::editItem(const Place &place, const ItemEdit &edit)
{
    if (spanOf(place)) {
        auto piece = Workpiece::ofItems(m_schema, place.name.toStdString(), *place.file, place.index, place.index);
        std::optional<Diagnostic> problem;
        // The span is trusted only if the text there says what the item does.
        if (piece && piece->elements().front().sameAs(place.item->fields) &&
            edit(*piece, piece->listPath() + "/0", problem)) {
            take(place.name, piece->edits());
            return true;
        }
    }
    return editWhole(place, edit);
}

bool EditPlan::editWhole(const Place &place, const ItemEdit &edit)
{
    std::optional<Diagnostic> problem;
    auto piece = Workpiece::ofFile(place.name.toStdString(), *place.file, problem);
    const std::string prefix =
        place.kind->collection.empty() ? std::string() : place.kind->collection + "/" + place.item->id;
    if (piece && edit(*piece, prefix, problem)) {
        take(place.name, piece->edits());
        return true;
    }
    return problem && fail(*problem);
}

bool EditPlan::fail(const Diagnostic &problem)
{
    m_problem = problem;
    m_steps.clear();
    return false;
}

bool EditPlan::fail(Message message, Message remedy)
{
    Diagnostic problem;
    problem.code = "edit.refused";
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return fail(problem);
}

void EditPlan::take(const QString &file, const std::vector<TextEdit> &edits)
{
    FileStep &step = m_steps[file];
    step.file = file;
    step.edits.insert(step.edits.end(), edits.begin(), edits.end());
}

} // namespace mw::editor

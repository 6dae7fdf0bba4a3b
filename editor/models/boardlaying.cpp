#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

QString below(const QString &path, const QString &step)
{
    return path + QLatin1Char('/') + step;
}

/// As an element of a list of effects, or of a list of choices that hold them.
Value asElement(const FieldSpec &list, const Value &effect)
{
    const FieldSpec *inner = list.element->fields.size() == 1 ? &list.element->fields.front() : nullptr;
    return inner ? Value::ofMap({{inner->name, Value::ofList({effect}), {}}}) : effect;
}

} // namespace

/// A part that names an item is called after it.
QString BoardModel::titleOfPart(const BoardPart &part) const
{
    const yaml::FieldSpec *list = listSpec(part.listPath);
    for (const FieldSpec &field : list ? list->element->fields : std::vector<FieldSpec>()) {
        const Value *value = field.type == FieldSpec::Type::Reference
                                 ? content()->field(below(part.path, QString::fromStdString(field.name)).toStdString())
                                 : nullptr;
        const Item *item = value ? m_document->items().find(field.target, value->text) : nullptr;
        if (item)
            return titleOf(*item);
    }
    return part.title;
}

bool BoardModel::takes(const BoardOffer &offer, const QString &partPath) const
{
    const BoardPart *target = part(partPath);
    if (!target || target->listPath != offer.list || !isEditable())
        return false;
    const QString path = below(partPath, offer.field);
    const Value *there = content()->field(path.toStdString());
    if (offer.sort == BoardOffer::Sort::Lay)
        return there && there->isScalar() && !there->text.empty();
    const FieldSpec *spec = kind()->specAt(path.toStdString());
    return spec && (offer.sort == BoardOffer::Sort::Name || !there || int(there->list.size()) < spec->maximum);
}

bool BoardModel::lay(const BoardOffer &offer, const QString &partPath)
{
    if (!takes(offer, partPath)) {
        emit refused(tr("%1 does not fit there.").arg(offer.title));
        return false;
    }
    const QString path = below(partPath, offer.field);
    const Value *there = content()->field(path.toStdString());
    select({partPath});
    switch (offer.sort) {
    case BoardOffer::Sort::Name:
        return m_document->setValue(m_item, path, Value::ofText(offer.item.id.toStdString()));
    case BoardOffer::Sort::Lay: {
        const FieldSpec *spec = kind()->specAt(path.toStdString());
        const ItemRef owner{QString::fromStdString(spec->target), QString::fromStdString(there->text)};
        return m_document->setValue(owner, offer.inner, Value::ofText(offer.item.id.toStdString()));
    }
    case BoardOffer::Sort::Give:
        break;
    }
    const Value element = asElement(*kind()->specAt(path.toStdString()), offer.effect);
    return there ? m_document->insertElement(m_item, path, int(there->list.size()), element)
                 : m_document->setValue(m_item, path, Value::ofList({element}));
}

bool BoardModel::addLaid(const BoardOffer &offer, const std::optional<QPoint> &wish)
{
    const QList<BoardList> known = lists();
    const auto list =
        std::find_if(known.begin(), known.end(), [&offer](const BoardList &each) { return each.path == offer.list; });
    if (list == known.end())
        return false;
    const QString word = list->word ? QString::fromStdString(list->word->values.front()) : QString();
    Value element = typicalElement(m_document->items(), *kind(), *list, word);
    const FieldSpec *field = list->spec->element->field(offer.field.toStdString());
    std::string name = offer.item.id.toStdString();
    if (offer.sort == BoardOffer::Sort::Lay) {
        name.clear();
        for (const Item *owner : m_document->items().ofKind(field->target)) {
            if (owner->fields.textOr(offer.inner.toStdString(), "") == offer.item.id.toStdString())
                name = owner->id;
        }
        if (name.empty()) {
            emit refused(tr("Nothing brings %1 along yet. Drop it on a part.").arg(offer.title));
            return false;
        }
    }
    element.set(field->name, offer.sort == BoardOffer::Sort::Give ? Value::ofList({asElement(*field, offer.effect)})
                                                                  : Value::ofText(name));
    element.set(pointField(*list->spec->element).toStdString(), valueOf(wish.value_or(QPoint())));
    std::optional<int> lineAt;
    if (wish && isLine(offer.list)) {
        const QList<BoardPart> others = partsOf(m_parts, offer.list);
        lineAt = int(std::count_if(others.begin(), others.end(),
                                   [&wish](const BoardPart &part) { return part.at.x() < wish->x(); }));
    }
    return insert({{*list, element}}, tr("Add %1 to %2").arg(offer.title, this->name()), 10, lineAt);
}

} // namespace mw::editor

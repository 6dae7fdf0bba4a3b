#include "editor/models/boardoffers.h"

#include "core/wording.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardparts.h"
#include "editor/models/effecttext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;
using Type = FieldSpec::Type;

namespace {

struct BoardOffersText {
    Q_DECLARE_TR_FUNCTIONS(mw::editor::BoardOffers)
};

QString qt(const std::string &text)
{
    return QString::fromStdString(text);
}

/// The effects of a field of a part: a list of them, or of choices that hold one. Null if it has none.
const FieldSpec *effectSpec(const FieldSpec &field)
{
    const FieldSpec *element = field.type == Type::List ? field.element.get() : nullptr;
    if (!element || isEffect(*element))
        return element;
    const FieldSpec *inner = element->fields.size() == 1 ? &element->fields.front() : nullptr;
    return inner && inner->type == Type::List && inner->element && isEffect(*inner->element) ? inner->element.get()
                                                                                             : nullptr;
}

BoardOfferGroup named(const PackDocument &document, const BoardList &list, const FieldSpec &field)
{
    const yaml::KindSpec *kind = document.schema().kind(field.target);
    BoardOfferGroup group{
        kind ? qt(kind->plural) : qt(field.title),
        BoardOffersText::tr("Drag one onto a part, or onto a free place for a new part. Enter lays it "
                            "on what is selected."),
        {}};
    for (const Item *item : document.items().ofKind(field.target))
        group.offers.append({BoardOffer::Sort::Name,
                             list.path,
                             qt(field.name),
                             {},
                             titleOf(*item),
                             {qt(item->kind), qt(item->id)},
                             {}});
    return group;
}

/// What the items that parts name can have laid themselves, where that is something with a face.
QList<BoardOfferGroup> laid(const PackDocument &document, const BoardList &list, const FieldSpec &field)
{
    QList<BoardOfferGroup> groups;
    const yaml::KindSpec *owner = document.schema().kind(field.target);
    for (const FieldSpec &inner : owner ? owner->fields.fields : std::vector<FieldSpec>()) {
        const yaml::KindSpec *kind = inner.type == Type::Reference ? document.schema().kind(inner.target) : nullptr;
        if (!kind || kind->preview.empty())
            continue;
        BoardOfferGroup group{qt(kind->plural),
                              BoardOffersText::tr("Drag one onto a part: the %1 there gets it, on all boards that have "
                                                  "it. On a free place it brings its %1 along.")
                                  .arg(qt(owner->title).toLower()),
                              {}};
        for (const Item *item : document.items().ofKind(kind->name))
            group.offers.append({BoardOffer::Sort::Lay,
                                 list.path,
                                 qt(field.name),
                                 qt(inner.name),
                                 titleOf(*item),
                                 {qt(item->kind), qt(item->id)},
                                 {}});
        groups << group;
    }
    return groups;
}

void collectEffects(const Value &value, std::vector<Value> &effects)
{
    const auto isKnown = [&value](const Value &known) { return known.sameAs(value); };
    const bool isChoice = value.kind == Value::Kind::Map && value.find("effects");
    if (value.kind == Value::Kind::List || isChoice) {
        for (const Value &element : isChoice ? value.find("effects")->list : value.list)
            collectEffects(element, effects);
    } else if (std::none_of(effects.begin(), effects.end(), isKnown)) {
        effects.push_back(value);
    }
}

/// Effects that such parts have somewhere, and each thing that can be given by itself.
BoardOfferGroup given(const PackDocument &document, const QString &kind, const BoardList &list, const FieldSpec &field,
                      const FieldSpec &effect)
{
    std::vector<Value> effects;
    for (const Item *item : document.items().ofKind(kind.toStdString())) {
        const Value *parts = item->field(list.path.toStdString());
        for (const Value &part : parts ? parts->list : std::vector<Value>()) {
            if (const Value *there = part.find(field.name))
                collectEffects(*there, effects);
        }
    }
    const FieldSpec *verb = effect.field(effect.oneOf.empty() ? std::string() : effect.oneOf.front());
    for (const std::string &word : verb ? verb->values : std::vector<std::string>())
        collectEffects(Value::ofMap({{verb->name, Value::ofText(word), {}}}), effects);
    BoardOfferGroup group{
        qt(field.title), BoardOffersText::tr("Drag one onto a part: it is added to what is there."), {}};
    for (const Value &each : effects)
        group.offers.append({BoardOffer::Sort::Give,
                             list.path,
                             qt(field.name),
                             {},
                             plainWords(document.items(), Value::ofList({each})),
                             {},
                             each});
    return group;
}

} // namespace

/// A wording `icon-coin` says what an icon is called, by the number in front of it; else its own name does.
QString plainWords(const Items &items, const Value &effects)
{
    static const QRegularExpression icon(QStringLiteral("(?:(\\d+) )?\\{([^}]*)\\}"));
    const QString text = qt(wordEffects(items, effects));
    QString plain;
    qsizetype end = 0;
    for (auto found = icon.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString number = match.captured(1);
        const Item *wording = items.find("wording", "icon-" + match.captured(2).toStdString());
        const std::string name = wording ? wording->fields.textOr("one", "") : match.captured(2).toStdString();
        const bool isOne = number.isEmpty() || number == u'1';
        plain += text.mid(end, match.capturedStart() - end) + number + (number.isEmpty() ? QString() : QString(u' ')) +
                 qt(wording && !isOne ? wording->fields.textOr("other", name) : name);
        end = match.capturedEnd();
    }
    return (plain + text.mid(end)).simplified();
}

QList<BoardOfferGroup> boardOffers(const PackDocument &document, const QString &kindName)
{
    QList<BoardOfferGroup> groups;
    const yaml::KindSpec *kind = document.schema().kind(kindName.toStdString());
    for (const BoardList &list : kind ? boardLists(*kind) : QList<BoardList>()) {
        for (const FieldSpec &field : list.spec->element->fields) {
            if (field.type == Type::Reference) {
                groups << named(document, list, field);
                groups << laid(document, list, field);
            } else if (const FieldSpec *effect = effectSpec(field)) {
                groups << given(document, kindName, list, field, *effect);
            }
        }
    }
    groups.removeIf([](const BoardOfferGroup &group) { return group.offers.isEmpty(); });
    return groups;
}

} // namespace mw::editor

#include "editor/models/boardgives.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardoffers.h"
#include "editor/models/effecttext.h"

#include <QCoreApplication>
#include <QStringList>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

constexpr int farthest = 3; ///< from an item to one that it names, and so on

struct Giving {
    Q_DECLARE_TR_FUNCTIONS(mw::editor::Giving)
};

void collect(const PackDocument &document, const FieldSpec &spec, const Value &value, int depth, QStringList &texts)
{
    for (const FieldSpec &field : spec.fields) {
        const Value *there = value.find(field.name);
        if (!there)
            continue;
        if (field.type == FieldSpec::Type::List && field.element && isEffect(*field.element)) {
            if (const QString words = plainWords(document.items(), *there); !words.isEmpty())
                texts << words;
        } else if (field.type == FieldSpec::Type::List && field.element) {
            QStringList choices;
            for (const Value &element : there->list)
                collect(document, *field.element, element, depth, choices);
            if (!choices.isEmpty())
                texts << choices.join(Giving::tr(" or ", "between things of which one is chosen"));
        } else if (field.type == FieldSpec::Type::Reference && depth < farthest) {
            const Item *item = document.items().find(field.target, there->text);
            const yaml::KindSpec *kind = document.schema().kind(field.target);
            if (item && kind)
                collect(document, kind->fields, item->fields, depth + 1, texts);
        }
    }
}

} // namespace

QString givesOf(const PackDocument &document, const FieldSpec &spec, const Value &value)
{
    QStringList texts;
    collect(document, spec, value, 0, texts);
    return texts.join(QStringLiteral("; "));
}

QString givesOf(const PackDocument &document, const Item &item)
{
    const yaml::KindSpec *kind = document.schema().kind(item.kind);
    return kind ? givesOf(document, kind->fields, item.fields) : QString();
}

} // namespace mw::editor

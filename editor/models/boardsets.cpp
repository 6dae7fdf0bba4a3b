#include "editor/models/boardsets.h"

#include "editor/document/packdocument.h"
#include "editor/models/boardparts.h"

#include <algorithm>

namespace mw::editor::boardsets {

using yaml::FieldSpec;

namespace {

/// Value of a field that the schema names for boards of a kind; nothing where it names none, or where it is missing.
std::string belonging(const PackDocument &document, const Item &item, std::string yaml::KindSpec::*field)
{
    const yaml::KindSpec *kind = document.schema().kind(item.kind);
    const Value *value = kind && !(kind->*field).empty() ? item.field(kind->*field) : nullptr;
    return value && value->isScalar() ? value->text : std::string();
}

int numberOf(const PackDocument &document, const Item &item)
{
    return QString::fromStdString(belonging(document, item, &yaml::KindSpec::sets)).toInt();
}

ItemRef refOf(const Item &item)
{
    return {QString::fromStdString(item.kind), QString::fromStdString(item.id)};
}

/// The optional numbers of an element, such as the slots of a deposit; they are worth adding up.
std::vector<const FieldSpec *> amounts(const FieldSpec &element)
{
    std::vector<const FieldSpec *> found;
    for (const FieldSpec &field : element.fields) {
        if (field.type == FieldSpec::Type::Int)
            found.push_back(&field);
    }
    return found;
}

/// Elements with a word on the boards of a set; or, with a field, the sum of it.
int sumOf(const PackDocument &document, const QString &kind, int number, const BoardList &list, const std::string &word,
          const FieldSpec *field)
{
    int sum = 0;
    for (const ItemRef &board : boards(document, kind, number)) {
        const Item *item = document.items().find(board.kind.toStdString(), board.id.toStdString());
        const Value *elements = item->field(list.path.toStdString());
        for (std::size_t i = 0; elements && i < elements->list.size(); ++i) {
            const Value &element = elements->list[i];
            if (element.textOr(list.word->name, "") == word)
                sum += field ? int(element.intOr(field->name, 0)) : 1;
        }
    }
    return sum;
}

} // namespace

QList<int> numbers(const PackDocument &document, const QString &kind)
{
    QList<int> found;
    for (const Item *item : document.items().ofKind(kind.toStdString())) {
        if (!found.contains(numberOf(document, *item)))
            found << numberOf(document, *item);
    }
    std::sort(found.begin(), found.end());
    return found;
}

int numberOf(const PackDocument &document, const ItemRef &board)
{
    const Item *item = document.items().find(board.kind.toStdString(), board.id.toStdString());
    return item ? numberOf(document, *item) : 0;
}

QList<ItemRef> boards(const PackDocument &document, const QString &kind, int number)
{
    QList<ItemRef> found;
    for (const Item *item : document.items().ofKind(kind.toStdString())) {
        if (numberOf(document, *item) == number)
            found << refOf(*item);
    }
    return found;
}

ItemRef otherSide(const PackDocument &document, const ItemRef &board)
{
    const Item *item = document.items().find(board.kind.toStdString(), board.id.toStdString());
    const std::string piece = item ? belonging(document, *item, &yaml::KindSpec::piece) : std::string();
    if (piece.empty())
        return {};
    const std::string side = belonging(document, *item, &yaml::KindSpec::side);
    for (const Item *other : document.items().ofKind(item->kind)) {
        if (belonging(document, *other, &yaml::KindSpec::piece) == piece &&
            belonging(document, *other, &yaml::KindSpec::side) != side)
            return refOf(*other);
    }
    return {};
}

QList<Count> counts(const PackDocument &document, const QString &kindName)
{
    QList<Count> lines;
    const yaml::KindSpec *kind = document.schema().kind(kindName.toStdString());
    const QList<int> sets = numbers(document, kindName);
    for (const BoardList &list : kind ? boardLists(*kind) : QList<BoardList>()) {
        if (!list.word)
            continue;
        const auto line = [&](const std::string &word, const FieldSpec *field) {
            Count count{QString::fromStdString(word), field ? QString::fromStdString(field->title) : QString(), {}};
            for (const int number : sets)
                count.sums << sumOf(document, kindName, number, list, word, field);
            return count;
        };
        for (const std::string &word : list.word->values) {
            lines << line(word, nullptr);
            for (const FieldSpec *field : amounts(*list.spec->element)) {
                const Count sums = line(word, field);
                if (std::any_of(sums.sums.begin(), sums.sums.end(), [](int sum) { return sum > 0; }))
                    lines << sums;
            }
        }
    }
    return lines;
}

} // namespace mw::editor::boardsets

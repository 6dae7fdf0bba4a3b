#include "legend.h"

#include "checkvalue.h"

#include <algorithm>
#include <string>

namespace mw::yaml {

namespace {

class RowsChecker
{
public:
    RowsChecker(const std::string &item, std::vector<LegendEntry> legend, Diagnostics &problems)
        : m_item(item), m_legend(std::move(legend)), m_problems(problems)
    {
    }

    void check(const Value &rows, const std::string &path)
    {
        for (std::size_t row = 0; row < rows.list.size(); ++row) {
            const std::string place = path + '/' + std::to_string(row);
            checkWidth(rows, row, place);
            checkSymbols(rows.list[row], place);
        }
    }

private:
    void checkWidth(const Value &rows, std::size_t row, const std::string &path)
    {
        const std::size_t wanted = charactersOf(rows.list.front().text).size();
        const std::size_t width = charactersOf(rows.list[row].text).size();
        if (width == 0)
            add(rows.list[row], path, "rows.width", Message(MW_TEXT("A row is empty.")),
                Message(MW_TEXT("Write a character for each space, or remove the row.")));
        else if (width != wanted)
            add(rows.list[row], path, "rows.width",
                Message(MW_TEXT("Row {0} is {1} long, the first one {2}."))
                    .number(std::int64_t(row) + 1)
                    .number(std::int64_t(width))
                    .number(std::int64_t(wanted)),
                Message(MW_TEXT("Make all rows equally long.")));
    }

    void checkSymbols(const Value &row, const std::string &path)
    {
        std::vector<std::string> known;
        for (const LegendEntry &entry : m_legend)
            known.push_back(entry.symbol);
        for (const std::string_view symbol : charactersOf(row.text)) {
            if (std::find(known.begin(), known.end(), symbol) != known.end())
                continue;
            add(row, path, "rows.symbol", Message(MW_TEXT("{0} stands for nothing here.")).name(std::string(symbol)),
                Message(MW_TEXT("Use only these characters: {0}")).name(listed(known)));
            return; // one message for a row that is something else altogether
        }
    }

    void add(const Value &row, const std::string &path, const char *code, Message message, Message remedy)
    {
        Diagnostic problem = errorAt(row.location, code, std::move(message), std::move(remedy));
        problem.item = m_item;
        problem.path = path;
        m_problems.push_back(std::move(problem));
    }

    const std::string &m_item;
    std::vector<LegendEntry> m_legend;
    Diagnostics &m_problems;
};

} // namespace

std::vector<LegendEntry> legendOf(const FieldSpec &spec, const Items &items)
{
    if (spec.legendKind.empty())
        return spec.legend;
    std::vector<LegendEntry> legend;
    for (const Item *item : items.ofKind(spec.legendKind)) {
        LegendEntry entry{item->fields.textOr("symbol", ""), item->fields.textOr("name", item->id), item->id, {}};
        if (isOneCharacter(entry.symbol)) // else it is being written
            legend.push_back(std::move(entry));
    }
    return legend;
}

bool isOneCharacter(std::string_view text)
{
    return charactersOf(text).size() == 1;
}

std::vector<std::string_view> charactersOf(std::string_view text)
{
    std::vector<std::string_view> characters;
    std::size_t start = 0;
    for (std::size_t i = 1; i <= text.size(); ++i) {
        const bool goesOn = i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
        if (goesOn)
            continue;
        characters.push_back(text.substr(start, i - start));
        start = i;
    }
    return characters;
}

void checkRows(const KindSpec &kind, const Item &item, const Items &items, Diagnostics &problems)
{
    const std::string name = kind.name + '/' + item.id;
    forEachValue(kind.fields, item.fields, {}, [&](const FieldSpec &spec, const Value &value, const std::string &path) {
        if (isGrid(spec) && value.kind == Value::Kind::List)
            RowsChecker(name, legendOf(spec, items), problems).check(value, path);
    });
}

} // namespace mw::yaml

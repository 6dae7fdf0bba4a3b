#include "editproof.h"

#include "yaml/edits.h"
#include "yaml/parse/duplicatekeys.h"

#include <algorithm>

namespace mw::yaml {

namespace {

bool sameMaps(const std::vector<Value::Entry> &a, const std::vector<Value::Entry> &b)
{
    if (a.size() != b.size())
        return false;
    const auto sameEntry = [](const Value::Entry &x, const Value::Entry &y) {
        return x.key == y.key && sameContent(x.value, y.value);
    };
    if (std::equal(a.begin(), a.end(), b.begin(), sameEntry))
        return true;
    const auto sorted = [](const std::vector<Value::Entry> &map) {
        std::vector<const Value::Entry *> entries;
        for (const Value::Entry &entry : map)
            entries.push_back(&entry);
        std::sort(entries.begin(), entries.end(), [](const auto *x, const auto *y) { return x->key < y->key; });
        return entries;
    };
    const auto left = sorted(a);
    const auto right = sorted(b);
    return std::equal(left.begin(), left.end(), right.begin(),
                      [&](const Value::Entry *x, const Value::Entry *y) { return sameEntry(*x, *y); });
}

} // namespace

bool sameContent(const Value &a, const Value &b)
{
    return a.kind == b.kind && a.number == b.number && a.text == b.text && sameMaps(a.map, b.map) &&
           std::equal(a.list.begin(), a.list.end(), b.list.begin(), b.list.end(), sameContent);
}

Value *mutableAt(Value &root, std::string_view path)
{
    Value *value = &root;
    while (value && !path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        const std::string_view step = path.substr(0, slash);
        path.remove_prefix(std::min(slash + 1, path.size()));
        if (value->kind != Value::Kind::List) {
            value = value->find(step);
            continue;
        }
        const Value *element = value->at(step);
        value = element ? &value->list[static_cast<std::size_t>(element - value->list.data())] : nullptr;
    }
    return value;
}

bool readsAs(const SourceFile &file, const YamlTree &tree, const std::vector<TextEdit> &edits, const Value &expected)
{
    Diagnostics before;
    reportDuplicateKeys(file, tree, before);
    Diagnostics after;
    const SourceFile edited(file.name(), applyEdits(file.bytes(), edits));
    const YamlTree read = YamlTree::parse(edited, after);
    if (!read.isComplete() || after.size() > before.size())
        return false;
    Diagnostics unused;
    return sameContent(read.toValue(edited, unused), expected);
}

} // namespace mw::yaml

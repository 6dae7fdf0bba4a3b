#include "editproperty.h"

#include "randomyaml.h"
#include "yaml/edit/editproof.h"
#include "yaml/edits.h"

#include <functional>

namespace mw::yaml {

namespace {

constexpr int editsPerFile = 10;

/// All paths of a value; those of lists apart.
void collectPaths(const Value &value, const std::string &path, std::vector<std::string> &all,
                  std::vector<std::string> &lists)
{
    all.push_back(path);
    const std::string prefix = path.empty() ? "" : path + '/';
    if (value.kind == Value::Kind::List)
        lists.push_back(path);
    for (std::size_t i = 0; i < value.list.size(); ++i)
        collectPaths(value.list[i], prefix + std::to_string(i), all, lists);
    for (const Value::Entry &entry : value.map) {
        if (!entry.key.empty() && entry.key.find('/') == std::string::npos) // else no path can name it
            collectPaths(entry.value, prefix + entry.key, all, lists);
    }
}

struct Trial {
    std::string name;
    EditResult result;
    Value expected;
};

class Trials
{
public:
    Trials(std::uint64_t seed, const SourceFile &file, const YamlTree &tree, const Value &value)
        : m_random(seed + 7777), m_file(file), m_tree(tree), m_value(value)
    {
        collectPaths(value, {}, m_paths, m_lists);
    }

    Trial next()
    {
        const int kind = m_random.pick(6);
        if (kind == 0 && !m_lists.empty())
            return insert(some(m_lists));
        if (kind == 1 && !m_lists.empty())
            return move(some(m_lists));
        if (kind == 2)
            return remove(some(m_paths));
        if (kind == 3)
            return add(some(m_paths));
        return set(some(m_paths));
    }

private:
    const std::string &some(const std::vector<std::string> &paths)
    {
        return paths[static_cast<std::size_t>(m_random.pick(static_cast<int>(paths.size())))];
    }

    Trial set(const std::string &path)
    {
        const Value value = m_random.value(2);
        Value expected = m_value;
        *mutableAt(expected, path) = value;
        return {"set " + path + " to " + value.text, setValue(m_file, m_tree, path, value), std::move(expected)};
    }
    Trial add(const std::string &path)
    {
        Value expected = m_value;
        Value *map = mutableAt(expected, path);
        if (map->kind != Value::Kind::Map)
            return set(path);
        const Value value = m_random.value(2);
        map->set("added", value);
        return {"add to " + path, setValue(m_file, m_tree, path.empty() ? "added" : path + "/added", value, {"added"}),
                std::move(expected)};
    }
    Trial remove(const std::string &path)
    {
        if (path.empty())
            return set(path);
        Value expected = m_value;
        const std::size_t slash = path.rfind('/');
        Value *parent = mutableAt(expected, slash == std::string::npos ? "" : path.substr(0, slash));
        const std::string last = slash == std::string::npos ? path : path.substr(slash + 1);
        if (parent->kind == Value::Kind::List)
            parent->list.erase(parent->list.begin() + std::stol(last));
        else
            parent->remove(last);
        return {"remove " + path, removeEntry(m_file, m_tree, path), std::move(expected)};
    }
    Trial insert(const std::string &path)
    {
        Value expected = m_value;
        Value *list = mutableAt(expected, path);
        const int at = m_random.pick(static_cast<int>(list->list.size()) + 1);
        const Value value = m_random.value(2);
        list->list.insert(list->list.begin() + at, value);
        return {"insert " + path + ' ' + std::to_string(at),
                insertElement(m_file, m_tree, path, static_cast<std::size_t>(at), value), std::move(expected)};
    }
    Trial move(const std::string &path)
    {
        Value expected = m_value;
        Value *list = mutableAt(expected, path);
        if (list->list.size() < 2)
            return insert(path);
        const int from = m_random.pick(static_cast<int>(list->list.size()));
        const int to = m_random.pick(static_cast<int>(list->list.size()));
        const Value element = list->list[static_cast<std::size_t>(from)];
        list->list.erase(list->list.begin() + from);
        list->list.insert(list->list.begin() + to, element);
        return {"move " + path + ' ' + std::to_string(from) + ' ' + std::to_string(to),
                moveElement(m_file, m_tree, path, static_cast<std::size_t>(from), static_cast<std::size_t>(to)),
                std::move(expected)};
    }

    RandomYaml m_random;
    const SourceFile &m_file;
    const YamlTree &m_tree;
    const Value &m_value;
    std::vector<std::string> m_paths;
    std::vector<std::string> m_lists;
};

std::string brokenPromise(const SourceFile &file, const Trial &trial)
{
    const std::string after = applyEdits(file.bytes(), trial.result.edits);
    if (applyEdits(after, inverseOf(file.bytes(), trial.result.edits)) != file.bytes())
        return "the inverse does not restore the file";
    std::size_t last = 0;
    for (const TextEdit &edit : trial.result.edits) {
        if (edit.offset < last || edit.offset + edit.length > file.bytes().size())
            return "edits overlap or are out of order";
        last = edit.offset + edit.length;
    }
    Diagnostics problems;
    const SourceFile edited("random.yaml", after);
    const Value found = YamlTree::parse(edited, problems).toValue(edited, problems);
    if (!problems.empty())
        return "does not read: " + problems[0].toString() + "\n--- after\n" + after;
    return sameContent(found, trial.expected) ? "" : "reads differently\n--- after\n" + after;
}

} // namespace

void tryRandomEdits(std::uint64_t seed, EditTally &tally)
{
    tryEdits(RandomYaml(seed).file(), seed, editsPerFile, tally);
}

void tryEdits(const std::string &text, std::uint64_t seed, int count, EditTally &tally)
{
    const SourceFile file("random.yaml", text);
    Diagnostics problems;
    const YamlTree tree = YamlTree::parse(file, problems);
    const Value value = tree.toValue(file, problems);
    if (!problems.empty())
        return;
    ++tally.files;
    Trials trials(seed, file, tree, value);
    for (int i = 0; i < count; ++i) {
        const Trial trial = trials.next();
        const std::string where = "seed " + std::to_string(seed) + ": " + trial.name;
        if (trial.result.problem) {
            const std::string &code = trial.result.problem->code;
            ++(code == "edit.unsafe" ? tally.unsafe : tally.shared);
            if (code == "edit.unsafe")
                tally.examples.try_emplace(where, file.bytes());
            continue;
        }
        ++tally.edited;
        const std::string broken = brokenPromise(file, trial);
        if (!broken.empty() && tally.failure.empty())
            tally.failure = where + ": " + broken + "\n--- before\n" + std::string(file.bytes());
    }
}

} // namespace mw::yaml

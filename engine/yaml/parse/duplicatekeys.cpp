#include "duplicatekeys.h"

#include <string_view>
#include <unordered_map>

namespace mw::yaml {

namespace {

/// Beyond this, more problems of one file help nobody.
constexpr std::size_t mostProblems = 200;

void report(const SourceFile &file, const YamlNode &first, const YamlNode &second, Diagnostics &problems)
{
    Diagnostic problem;
    problem.code = "yaml.key.duplicate";
    problem.message = Message(MW_TEXT("The key {0} stands twice in the same map.")).name(second.text);
    problem.remedy = Message(MW_TEXT("Remove one of the two, or rename it."));
    problem.location = file.locate(second.content.from, second.content.length());
    problem.related.push_back(
        {Message(MW_TEXT("It stands here first.")), file.locate(first.content.from, first.content.length())});
    problems.push_back(std::move(problem));
}

} // namespace

void reportDuplicateKeys(const SourceFile &file, const YamlTree &tree, Diagnostics &problems)
{
    const std::vector<YamlNode> &nodes = tree.nodes();
    std::unordered_map<std::string_view, const YamlNode *> seen;
    for (const YamlNode &map : nodes) {
        if (map.kind != YamlNode::Kind::Map)
            continue;
        seen.clear();
        for (std::size_t i = 0; i < map.children.size(); i += 2) {
            const YamlNode &key = nodes[static_cast<std::size_t>(map.children[i])];
            const auto [earlier, isNew] = seen.try_emplace(key.text, &key);
            if (!isNew && key.kind == YamlNode::Kind::Scalar && problems.size() < mostProblems)
                report(file, *earlier->second, key, problems);
        }
    }
}

} // namespace mw::yaml

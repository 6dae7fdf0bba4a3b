#include "editcommands.h"

#include "yaml/loader.h"

#include <sstream>

namespace mw::yaml {

namespace {

struct Command {
    std::string verb;
    std::string path;
    std::string rest;
};

std::string firstWord(std::string &line)
{
    const std::size_t end = std::min(line.find(' '), line.size());
    std::string word = line.substr(0, end);
    line.erase(0, std::min(end + 1, line.size()));
    return word == "." ? std::string() : word;
}

Value valueOf(const std::string &text)
{
    Diagnostics problems;
    Value value = parseValue("value", text, problems);
    return problems.empty() ? value : Value::ofText("NOT A VALUE: " + text);
}

EditResult carryOut(const Command &command, const SourceFile &file, const YamlTree &tree,
                    const std::vector<std::string> &order)
{
    std::string rest = command.rest;
    if (command.verb == "set")
        return setValue(file, tree, command.path, valueOf(rest), order);
    if (command.verb == "remove")
        return removeEntry(file, tree, command.path);
    if (command.verb == "duplicate")
        return duplicateElement(file, tree, command.path, rest);
    const auto number = [&rest] { return static_cast<std::size_t>(std::stoul(firstWord(rest))); };
    const std::size_t position = number();
    if (command.verb == "insert")
        return insertElement(file, tree, command.path, position, valueOf(rest));
    return moveElement(file, tree, command.path, position, number());
}

} // namespace

CommandOutcome runCommands(std::string bytes, std::string_view commands)
{
    std::vector<std::string> order;
    std::istringstream lines{std::string(commands)};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        Command command{firstWord(line), {}, {}};
        std::string refusal;
        if (command.verb == "refused") {
            refusal = firstWord(line);
            command.verb = firstWord(line);
        }
        if (command.verb == "order") {
            order.clear();
            while (!line.empty())
                order.push_back(firstWord(line));
            continue;
        }
        command.path = firstWord(line);
        command.rest = line;
        Diagnostics problems;
        const SourceFile file("file.yaml", bytes);
        const EditResult result = carryOut(command, file, YamlTree::parse(file, problems), order);
        const std::string found = result.problem ? result.problem->code : std::string();
        if (found != refusal)
            return {bytes, command.verb + ' ' + command.path + ": " +
                               (result.problem ? result.problem->toString() : "was not refused")};
        const std::string after = applyEdits(bytes, result.edits);
        if (applyEdits(after, inverseOf(bytes, result.edits)) != bytes)
            return {bytes, command.verb + ' ' + command.path + ": the inverse does not lead back"};
        bytes = after;
    }
    return {bytes, {}};
}

} // namespace mw::yaml

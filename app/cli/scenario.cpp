#include "common.h"

#include "yaml/scenariorunner.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace mw::cli {

namespace {

using yaml::ScenarioOutcome;
using Outcomes = std::vector<ScenarioOutcome>;

struct Arguments {
    std::vector<std::string> paths;
    std::string format = "text";
};

std::size_t failures(const Outcomes &outcomes)
{
    return static_cast<std::size_t>(std::count_if(outcomes.begin(), outcomes.end(),
                                                  [](const ScenarioOutcome &outcome) { return !outcome.holds(); }));
}

void printText(const Outcomes &outcomes)
{
    for (const ScenarioOutcome &outcome : outcomes) {
        for (const std::string &line : outcome.complaints())
            std::cout << line << '\n';
    }
    const std::size_t failed = failures(outcomes);
    std::cout << outcomes.size() - failed << " of " << outcomes.size() << " scenarios hold\n";
}

void printJson(const Outcomes &outcomes)
{
    auto list = nlohmann::ordered_json::array();
    for (const ScenarioOutcome &outcome : outcomes) {
        nlohmann::ordered_json json{{"file", outcome.file},
                                    {"title", outcome.scenario.title},
                                    {"rules", outcome.scenario.rules},
                                    {"holds", outcome.holds()}};
        for (const Diagnostic &problem : outcome.result.problems)
            json["problems"].push_back(problemJson(problem, {}));
        if (const auto &failure = outcome.result.failure) {
            json["failure"] = {{"step", failure->step},
                               {"path", failure->path},
                               {"expected", failure->expected},
                               {"actual", failure->actual},
                               {"file", failure->location.fileName()},
                               {"line", failure->location.line},
                               {"column", failure->location.column}};
        }
        list.push_back(std::move(json));
    }
    std::cout << list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

std::string xml(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        switch (c) {
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '&':
            result += "&amp;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            // Other control characters cannot stand in XML at all.
            result += static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' ? ' ' : c;
        }
    }
    return result;
}

void printJunit(const Outcomes &outcomes)
{
    std::cout << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              << "<testsuite name=\"scenarios\" tests=\"" << outcomes.size() << "\" failures=\"" << failures(outcomes)
              << "\">\n";
    for (const ScenarioOutcome &outcome : outcomes) {
        std::cout << "  <testcase classname=\"" << xml(outcome.file) << "\" name=\"" << xml(outcome.scenario.title)
                  << '"';
        if (outcome.holds()) {
            std::cout << "/>\n";
            continue;
        }
        std::cout << ">\n    <failure>";
        for (const std::string &line : outcome.complaints())
            std::cout << xml(line) << '\n';
        std::cout << "</failure>\n  </testcase>\n";
    }
    std::cout << "</testsuite>\n";
}

int run(const Arguments &arguments)
{
    yaml::ScenarioRunner runner;
    Outcomes outcomes;
    for (const std::string &path : arguments.paths) {
        const std::vector<std::string> files = yaml::scenarioFiles(path);
        if (files.empty()) {
            complain(path + ": there are no scenarios in this folder");
            return usage;
        }
        for (const std::string &file : files)
            outcomes.push_back(runner.run(file));
    }
    if (arguments.format == "json")
        printJson(outcomes);
    else if (arguments.format == "junit")
        printJunit(outcomes);
    else
        printText(outcomes);
    return failures(outcomes) == 0 ? good : findings;
}

} // namespace

void addScenario(CLI::App &app, int &status)
{
    CLI::App *command = app.add_subcommand("scenario", "Run scenario files and show the first difference of each");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("FILE", arguments->paths, "Scenario files, folders of them, or packs")
        ->required()
        ->check(CLI::ExistingPath);
    command->add_option("--format", arguments->format, "text, json or junit")
        ->check(CLI::IsMember({"text", "json", "junit"}));
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli

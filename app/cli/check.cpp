#include "common.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <iostream>

namespace mw::cli {

namespace {

struct Arguments {
    PackChoice pack;
    std::string format = "text";
};

/// The pack as it is, and, where none is asked for, what each of its variants adds: variants hide errors.
Diagnostics check(const PackChoice &choice)
{
    const auto load = [&choice](const std::string &variant) { return yaml::loadPack(choice.folder, {}, variant); };
    return choice.variant.empty() ? problemsOfVariants(load) : load(choice.variant).diagnostics;
}

int run(const Arguments &arguments)
{
    const Diagnostics problems = check(arguments.pack);
    if (arguments.format == "json") {
        auto list = nlohmann::ordered_json::array();
        for (const Diagnostic &problem : problems)
            list.push_back(problemJson(problem, arguments.pack.folder));
        std::cout << list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
    } else {
        for (const Diagnostic &problem : problems)
            std::cout << problemLine(problem, arguments.pack.folder) << '\n';
        if (problems.empty())
            std::cout << arguments.pack.folder << ": no problems\n";
    }
    return hasErrors(problems) ? findings : good;
}

} // namespace

void addCheck(CLI::App &app, int &status)
{
    CLI::App *command = app.add_subcommand("check", "Find what is wrong in a pack and its variants");
    const auto arguments = std::make_shared<Arguments>();
    addPackAndVariant(*command, arguments->pack);
    command->add_option("--format", arguments->format, "text (a line each) or json")
        ->check(CLI::IsMember({"text", "json"}));
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli

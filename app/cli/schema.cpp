#include "common.h"

#include "yaml/schemadoc.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace mw::cli {

namespace {

struct Arguments {
    std::string folder;
    std::string format = "json";
};

int run(const Arguments &arguments)
{
    const yaml::LoadResult loaded = yaml::loadPack(arguments.folder);
    if (loaded.schema.kinds().empty()) {
        complain(loaded.diagnostics, arguments.folder);
        return findings;
    }
    std::cout << (arguments.format == "markdown" ? yaml::schemaAsMarkdown(loaded.schema)
                                                 : yaml::schemaAsJsonSchema(loaded.schema));
    return good;
}

} // namespace

void addSchema(CLI::App &app, int &status)
{
    CLI::App *command = app.add_subcommand("schema", "Print a pack's schema as JSON Schema or as a field reference");
    const auto arguments = std::make_shared<Arguments>();
    command->add_option("PACK", arguments->folder, "Folder of the pack")->required()->check(CLI::ExistingDirectory);
    command->add_option("--format", arguments->format, "json or markdown")->check(CLI::IsMember({"json", "markdown"}));
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli

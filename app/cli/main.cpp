#include "commands.h"

#include <CLI/CLI.hpp>

#include <exception>
#include <iostream>

namespace {

int run(int argc, char **argv)
{
    CLI::App app{"Checks, edits, plays and measures Meeplewright's games without a display.", "meeplewright-cli"};
    app.set_version_flag("--version", MW_VERSION);
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::help);
    app.footer("Exit status: 0 good, 1 findings or failures, 2 wrong usage.");
    int status = mw::cli::good;
    for (const auto add : {mw::cli::addCheck, mw::cli::addScenario, mw::cli::addPlay, mw::cli::addReplay,
                           mw::cli::addEdit, mw::cli::addBench, mw::cli::addSchema})
        add(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return app.exit(error) == 0 ? mw::cli::good : mw::cli::usage;
    }
    return status;
}

} // namespace

int main(int argc, char **argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception &error) {
        std::cerr << "meeplewright-cli: " << error.what() << '\n';
        return mw::cli::findings;
    }
}

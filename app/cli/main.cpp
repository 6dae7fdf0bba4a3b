#include "commands.h"
#include "common.h"

#include <CLI/CLI.hpp>

#include <cstdlib>
#include <exception>
#include <iostream>

#include <fcntl.h>
#include <unistd.h>

namespace {

/// A closed standard stream must not lend its number to a file that is opened later: what is printed would go there.
void keepStreamsOpen()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0 && ::open("/dev/null", O_RDONLY) != stream)
            std::abort();
    }
}

int run(int argc, char **argv)
{
    CLI::App app{"Checks, edits, plays and measures Meeplewright's games without a display.", "meeplewright-cli"};
    app.set_version_flag("--version", MW_VERSION);
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::help);
    app.footer("Exit status: 0 good, 1 findings or failures, 2 wrong usage.");
    keepStreamsOpen();
    int status = mw::cli::good;
    for (const auto add : {mw::cli::addCheck, mw::cli::addScenario, mw::cli::addPlay, mw::cli::addReplay,
                           mw::cli::addEdit, mw::cli::addBench, mw::cli::addSchema})
        add(app, status);
    const auto isMeant = [argv](const CLI::App *command) { return command->get_name() == argv[1]; };
    if (argc > 1 && argv[1][0] != '-' && app.get_subcommands(isMeant).empty()) {
        mw::cli::complain("there is no command " + std::string(argv[1]) + "; --help lists the commands");
        return mw::cli::usage;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        status = app.exit(error) == 0 ? mw::cli::good : mw::cli::usage;
    }
    if (std::cout.flush().fail()) {
        mw::cli::complain("the output could not be written");
        return status == mw::cli::good ? mw::cli::findings : status;
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

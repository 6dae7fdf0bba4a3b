#pragma once

namespace CLI {
class App;
}

namespace mw::cli {

/// What a command leaves as the program's exit status.
enum Status { good = 0, findings = 1, usage = 2 };

// Each adds one command with its options and help. When the command is given, it runs while the command line is
// parsed and sets `status`. Results go to the standard output, errors to the standard error.
void addCheck(CLI::App &app, int &status);
void addScenario(CLI::App &app, int &status);
void addPlay(CLI::App &app, int &status);
void addReplay(CLI::App &app, int &status);
void addEdit(CLI::App &app, int &status);
void addBench(CLI::App &app, int &status);
void addSchema(CLI::App &app, int &status);

} // namespace mw::cli

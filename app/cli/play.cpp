#include "common.h"

#include "core/rulestext.h"
#include "core/savefile.h"
#include "core/simulation.h"
#include "yaml/atomicwrite.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <csignal>
#include <iostream>

#include <fcntl.h>
#include <unistd.h>

namespace mw::cli {

namespace {

constexpr const char *person = "person";

volatile std::sig_atomic_t interrupted = 0; ///< Ctrl+C was pressed while there is a game to save
int nothing = -1;                           ///< /dev/null, the standard input from then on

/// A game that is to be saved outlives Ctrl+C and a reader of its log who has seen enough.
void saveBeforeDying()
{
    nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    struct sigaction action {
    };
    // Without SA_RESTART waiting for a line ends; a signal just before the wait would be lost if there were more to
    // read.
    action.sa_handler = [](int) {
        interrupted = 1;
        ::dup2(nothing, STDIN_FILENO);
    };
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
    action.sa_handler = SIG_IGN;
    ::sigaction(SIGPIPE, &action, nullptr);
}

/// All of a text as a seed; CLI11 would take -1 and numbers that are too large.
std::string checkSeed(const std::string &text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return error == std::errc() && end == text.data() + text.size()
               ? std::string()
               : text + " is no whole number from 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max());
}

struct Arguments {
    PackChoice pack;
    Setup setup;
    int first = 0; ///< seat counted from 1, 0 to draw it
    std::vector<std::string> bots;
    std::string saveFile;
    bool log = false;
};

/// One game at the command line: bots decide for their seats, lines of the standard input for the others.
class Session
{
public:
    Session(Game game, const Arguments &arguments) : m_game(std::move(game)), m_log(arguments.log)
    {
        for (int seat = 0; seat < arguments.setup.players; ++seat) {
            const std::size_t index = std::min<std::size_t>(static_cast<std::size_t>(seat), arguments.bots.size() - 1);
            const std::string kind = arguments.bots.empty() ? person : arguments.bots[index];
            m_seats.push_back({"Player " + std::to_string(seat + 1), kind});
            m_bots.push_back(makeBot(kind));
            m_random.push_back(botRandom(arguments.setup.seed, seat));
        }
    }

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const std::vector<Seat> &seats() const { return m_seats; }

    /// Plays until the game is over or the input ends; false after an action that cannot be done.
    bool play()
    {
        printEvents(m_game.setupEvents(), m_game.state());
        int unasked = 0; // decisions of bots since a person was asked
        while (!m_game.isOver() && interrupted == 0) {
            const auto player = static_cast<std::size_t>(m_game.question().player);
            if (m_bots[player]) {
                if (unasked++ == Simulation().bound) {
                    complain("the game does not end; it was stopped after " + std::to_string(m_game.position()) +
                             " decisions");
                    return false;
                }
                m_game.apply(
                    m_bots[player]->choose(m_game.pack(), m_game.state(), static_cast<int>(player), m_random[player]));
                printStep();
            } else if (const Input input = readAction(); input != Input::Done) {
                return input == Input::End;
            } else {
                unasked = 0;
            }
        }
        return true;
    }

private:
    enum class Input { Done, End, Wrong };

    Input readAction()
    {
        const bool interactive = ::isatty(STDIN_FILENO) != 0;
        std::string line;
        while (true) {
            if (interactive)
                std::cout << "player " << m_game.question().player + 1 << ": " << m_game.question().text.toEnglish()
                          << " (? lists the actions)\n> " << std::flush;
            if (!std::getline(std::cin, line))
                return Input::End;
            ++m_line;
            while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
                line.pop_back();
            if (line.empty() || line.front() == '#')
                continue;
            if (line == "?") {
                printLegal();
                continue;
            }
            const std::optional<AdoptProblem> problem = m_game.applyText(line);
            if (!problem) {
                printStep();
                return Input::Done;
            }
            complain("line " + std::to_string(m_line) + ": " + line + ": " + problemText(m_game.pack(), *problem));
            if (!interactive)
                return Input::Wrong;
        }
    }

    void printLegal() const
    {
        const auto actions = std::make_unique<ActionList>();
        m_game.legalActions(*actions);
        const GamePack &pack = m_game.pack();
        for (const Action &action : *actions)
            std::cout << pack.rules->actionText(*pack.content, m_game.state(), action) << "  ("
                      << pack.rules->describeAction(*pack.content, m_game.state(), action).toEnglish() << ")\n";
    }
    void printStep() const
    {
        if (!m_log)
            return;
        const Step &step = m_game.steps()[m_game.position() - 1];
        std::cout << "player " << step.action.player + 1 << ": " << step.text << '\n';
        printEvents(step.events, m_game.state());
    }
    void printEvents(const EventList &events, const StateBlock &after) const
    {
        const GamePack &pack = m_game.pack();
        for (std::size_t i = 0; m_log && i < events.size(); ++i)
            std::cout << "  " << eventText(pack, after, events[i]) << '\n';
    }

    Game m_game;
    std::vector<Seat> m_seats;
    std::vector<std::unique_ptr<Bot>> m_bots; ///< null for a person
    std::vector<Random> m_random;
    bool m_log;
    int m_line = 0;
};

bool save(const Session &session, const std::string &file)
{
    const auto problem = yaml::writeAtomically(file, writeSave(saveOf(session.game(), session.seats())));
    if (problem)
        complain(problem->toLine());
    return !problem;
}

int run(const Arguments &arguments)
{
    const std::shared_ptr<const GamePack> pack = openPack(arguments.pack);
    if (!pack)
        return findings;
    if (arguments.bots.size() > static_cast<std::size_t>(arguments.setup.players)) {
        complain("--bots names " + std::to_string(arguments.bots.size()) + " seats, but there are " +
                 std::to_string(arguments.setup.players) + "; say how many with --players");
        return usage;
    }
    Setup setup = arguments.setup;
    setup.firstPlayer = arguments.first - 1;
    AdoptProblem problem;
    std::optional<Game> game = Game::start(pack, setup, &problem.refusal);
    if (!game) {
        complain("the game cannot start: " + problemText(*pack, problem));
        return findings;
    }
    if (!arguments.saveFile.empty())
        saveBeforeDying();
    Session session(std::move(*game), arguments);
    const bool played = session.play();
    std::cout << (session.game().isOver() ? "the game is over after " : "the game stands after ")
              << session.game().position() << " decisions\n"
              << standingsText(session.game());
    const bool saved = arguments.saveFile.empty() || save(session, arguments.saveFile);
    return played && saved && interrupted == 0 ? good : findings;
}

} // namespace

void addPlay(CLI::App &app, int &status)
{
    CLI::App *command = app.add_subcommand(
        "play", "Play a game by bots, or by actions that are read from the standard input, one a line");
    const auto arguments = std::make_shared<Arguments>();
    addPackOptions(*command, arguments->pack);
    command->add_option("--players", arguments->setup.players, "Number of players")->check(CLI::Range(1, 99));
    command->add_option("--first", arguments->first, "Seat that begins, counted from 1; drawn if not given")
        ->check(CLI::Range(1, 99));
    command->add_option("--seed", arguments->setup.seed, "Seed of all chance")
        ->check(CLI::Validator([](const std::string &text) { return checkSeed(text); }, ""));
    std::vector<std::string> kinds{person};
    for (const std::string_view kind : botKinds())
        kinds.emplace_back(kind);
    command->add_option("--bots", arguments->bots, "Who plays each seat, the last for all further ones")
        ->delimiter(',')
        ->check(CLI::IsMember(kinds))
        ->allow_extra_args(false);
    command->add_flag("--log", arguments->log, "Print every action and what came of it");
    command->add_option("--save", arguments->saveFile, "Save the game to this file at the end, also after Ctrl+C")
        ->check(CLI::Validator([](const std::string &file) { return whyNotWritable(file); }, ""));
    command->callback([arguments, &status] { status = run(*arguments); });
}

} // namespace mw::cli

#include "playtestgame.h"

#include "botdriver.h"
#include "text.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace mw::table {

namespace {

/// Who gave up in steps that were taken back, and that the game now leaves for good, has not given up.
void forgetUndoneConcessions(std::vector<Seat> &seats, int position)
{
    for (Seat &seat : seats) {
        if (seat.concededAt > position) {
            seat.concededAt = -1;
        }
    }
}

} // namespace

PlaytestGame::PlaytestGame(QObject *parent)
    : QObject(parent), m_setup(this), m_rules(this), m_log(this), m_bots(new BotDriver(*this))
{
    connect(&m_adoption, &Adoption::adopted, this, &PlaytestGame::onAdopted);
}

PlaytestGame::~PlaytestGame() = default;

// Another table names other places: what is asked is asked anew.
void PlaytestGame::setTargetNamer(TargetNamer namer)
{
    m_namer = std::move(namer);
    if (m_game) {
        follow();
    }
}

QString PlaytestGame::seatName(int seat) const
{
    return seat >= 0 && seat < static_cast<int>(m_seats.size()) ? toQt(m_seats[static_cast<std::size_t>(seat)].name)
                                                                : QString();
}

QString PlaytestGame::iconFolder() const
{
    const auto &pack = m_setup.basePack();
    if (!pack) {
        return {};
    }
    const QString own = toQt(pack->path) + QStringLiteral("/icons/");
    return !pack->path.empty() && QFileInfo::exists(own)
               ? QUrl::fromLocalFile(own).toString()
               : QStringLiteral("qrc:/mw/content/%1/icons/").arg(toQt(pack->rules->game()));
}

QString PlaytestGame::question() const
{
    return m_game ? TableText(m_game->pack().rules->game()).sentence(shownQuestion().text) : QString();
}

int PlaytestGame::asked() const
{
    return m_game ? m_game->question().player : -1;
}

QString PlaytestGame::askedName() const
{
    return seatName(asked());
}

bool PlaytestGame::mayAnswer() const
{
    return m_game && !m_curtain && !m_spectating && !lookingBack() && asked() >= 0 && !isBot(asked());
}

bool PlaytestGame::canUndo() const
{
    return m_game && m_game->position() > 0;
}

bool PlaytestGame::canRedo() const
{
    return m_game && m_game->position() < m_game->steps().size();
}

void PlaytestGame::setStage(Stage stage)
{
    if (stage != m_stage) {
        m_stage = stage;
        emit stageChanged();
    }
}

void PlaytestGame::setReport(AdoptReport report)
{
    if (report != m_report) {
        m_report = std::move(report);
        emit reportChanged();
    }
}

void PlaytestGame::dismissReport()
{
    setReport({});
}

void PlaytestGame::replayFromStart()
{
    finishAdopting();
    if (!m_game) {
        return;
    }
    const auto pack = m_newest ? m_newest : m_game->sharedPack();
    const auto problem = m_game->replay(pack);
    setReport(problem ? reportOf(tr("The replay stopped"), *problem, *pack) : AdoptReport());
    emit packAdopted();
    follow();
}

bool PlaytestGame::start()
{
    Diagnostics problems;
    const auto pack = m_setup.chosenPack(problems);
    if (!pack) {
        setReport(reportOf(tr("The content does not work with these options"), problems));
        return false;
    }
    std::optional<Refusal> why;
    m_game = Game::start(pack, m_setup.engineSetup(), &why);
    if (!m_game) {
        AdoptReport report;
        report.title = tr("The game cannot start");
        report.text = why ? m_rules.refusedText(*pack, *why) : QString();
        report.rule = why ? toQt(why->rule) : QString();
        setReport(std::move(report));
        return false;
    }
    m_adoption.cancel(); // the new game has that content
    m_newest = pack;
    m_rules.setPack(pack);
    m_between.clear();
    m_seats = m_setup.chosenSeats();
    m_viewer = -1;
    m_lookingAt = -1;
    m_spectating = false;
    setReport({});
    m_bots->setPaused(false);
    emit packAdopted();
    follow();
    return true;
}

void PlaytestGame::openGame(Game game, const std::vector<Seat> &seats, const AdoptReport &report)
{
    m_adoption.cancel();
    m_game = std::move(game);
    m_newest = m_game->sharedPack();
    m_between.clear();
    m_seats = seats;
    while (static_cast<int>(m_seats.size()) < m_game->setup().players) {
        m_seats.push_back({m_setup.nameOf(static_cast<int>(m_seats.size())).toStdString()});
    }
    m_setup.adopt(m_game->pack(), m_game->setup(), m_seats);
    m_rules.setPack(m_game->sharedPack());
    m_viewer = -1;
    m_lookingAt = -1;
    m_spectating = false;
    m_log.clear(); // it may be of another game with the same content
    setReport(report);
    emit packAdopted();
    follow();
}

void PlaytestGame::newGame()
{
    m_adoption.cancel();
    m_game.reset();
    ++m_revision;
    m_lookingAt = -1;
    m_log.clear();
    m_choices.clear();
    m_setup.drawSeed();
    setReport({});
    setStage(SettingUp);
    emit stateChanged();
}

void PlaytestGame::playAgain()
{
    start();
}

void PlaytestGame::follow()
{
    ++m_revision;
    chooseViewer();
    if (m_lookingAt >= stepCount()) {
        m_lookingAt = -1;
    }
    const GamePack &pack = m_game->pack();
    const int reader = m_curtain ? -1 : m_viewer;
    m_view = pack.rules->viewFor(*pack.content, shownState(), reader);
    m_log.follow(*m_game, reader, m_seats);
    askWhyNot(-1);
    m_choices.follow(
        *m_game, m_rules, m_namer, [this](int player) { return !isBot(player); }, mayAnswer());
    followPlayers();
    setStage(m_game->isOver() ? Over : Playing);
    emit stateChanged();
    m_bots->wake();
}

const StateBlock &PlaytestGame::shownState() const
{
    return m_game->stateAt(static_cast<std::size_t>(shownStep()));
}

bool PlaytestGame::apply(const Action &action)
{
    if (!m_game || m_game->refusal(action)) {
        return false;
    }
    play(action);
    follow();
    return true;
}

void PlaytestGame::play(const Action &action)
{
    forgetUndoneConcessions(m_seats, stepCount());
    m_between.removeIf([this](int step) { return step > stepCount(); });
    m_game->apply(action);
    emit stepped();
}

bool PlaytestGame::applyBoth(const Action &first, const Action &second)
{
    if (!m_game || m_game->refusal(first)) {
        return false;
    }
    play(first);
    const int between = stepCount();
    const bool both = !m_game->refusal(second);
    if (both) {
        play(second);
        m_between.insert(between);
    }
    follow();
    return both;
}

bool PlaytestGame::isPassedBy() const
{
    return m_between.contains(stepCount()) || (personsCount() > 0 && isBot(asked()));
}

bool PlaytestGame::choose(int choice)
{
    return mayAnswer() && m_choices.isLegal(choice) && apply(Action(m_choices.action(choice)));
}

void PlaytestGame::askWhyNot(int choice)
{
    WhyNot answer;
    if (choice >= 0 && choice < static_cast<int>(m_choices.rows().size())) {
        const ChoiceRow &row = m_choices.rows()[static_cast<std::size_t>(choice)];
        answer.what = row.text;
        answer.reason = row.reason;
        answer.rule = row.rule;
    }
    setWhyNot(std::move(answer));
}

void PlaytestGame::explain(const Action &action)
{
    if (!m_game) {
        return;
    }
    const GamePack &pack = m_game->pack();
    WhyNot answer;
    answer.what =
        TableText(pack.rules->game()).sentence(pack.rules->describeAction(*pack.content, m_game->state(), action));
    if (const auto refusal = m_game->refusal(action)) {
        answer.reason = refusedText(*refusal);
        answer.rule = toQt(refusal->rule);
    }
    setWhyNot(std::move(answer));
}

QString PlaytestGame::refusedText(const Refusal &refusal) const
{
    return m_rules.refusedText(m_game->pack(), refusal);
}

void PlaytestGame::setWhyNot(WhyNot answer)
{
    if (answer != m_whyNot) {
        m_whyNot = std::move(answer);
        emit whyNotChanged();
    }
}

void PlaytestGame::undo()
{
    if (!canUndo()) {
        return;
    }
    m_bots->setPaused(personsCount() == 0);
    m_lookingAt = -1;
    do {
        m_game->undo();
    } while (canUndo() && isPassedBy());
    follow();
}

void PlaytestGame::redo()
{
    if (!canRedo()) {
        return;
    }
    m_lookingAt = -1;
    do {
        m_game->redo();
    } while (canRedo() && isPassedBy());
    follow();
}

void PlaytestGame::goTo(int step)
{
    if (m_game && step >= 0 && step <= static_cast<int>(m_game->steps().size())) {
        m_lookingAt = -1;
        m_game->goTo(static_cast<std::size_t>(step));
        m_bots->setPaused(isBot(asked()));
        follow();
    }
}

} // namespace mw::table

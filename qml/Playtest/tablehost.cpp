#include "tablehost.h"

#include "botdriver.h"
#include "desk.h"

namespace mw::table {

namespace {
constexpr int shownMs = 5000; // of a message, and as long again as it takes to read it
constexpr int perLetterMs = 80;
} // namespace

TableHost::TableHost(std::shared_ptr<const GamePack> pack, QObject *parent) : QObject(parent)
{
    const auto showFaces = [this] {
        const Game *game = m_game.game();
        m_faces.setPack(game ? game->sharedPack() : m_game.setup()->basePack());
    };
    connect(&m_game, &PlaytestGame::packAdopted, this, showFaces);
    connect(&m_game, &PlaytestGame::packAdopted, this, &TableHost::chooseTable);
    connect(&m_game, &PlaytestGame::stepped, this, [this] {
        if (m_table) {
            m_flights.tell(m_game, *m_table);
        }
    });
    nameTargets();
    m_game.gameLog()->setSections(
        [this](const Event &event) { return m_table ? m_table->sectionOf(event) : LogSection::Same; });
    m_faces.setTranslate([this](std::string_view source, std::int64_t) {
        return TableText(m_game.setup()->basePack()->rules->game()).content(source).toStdString();
    });
    m_unsaid.setSingleShot(true);
    connect(&m_unsaid, &QTimer::timeout, this, [this] { say({}); });
    m_game.adoptPack(std::move(pack));
    m_game.bots()->setPaced(m_settings.paced());
    connect(&m_settings, &TableSettings::changed, this, [this] { m_game.bots()->setPaced(m_settings.paced()); });
}

TableHost::~TableHost() = default;

void TableHost::chooseTable()
{
    const Game *game = m_game.game();
    const std::string_view id = game ? game->pack().rules->game() : m_game.setup()->basePack()->rules->game();
    GameTable *chosen = &m_plain;
    for (GameTable *table : std::initializer_list<GameTable *>{&m_steamTime, &m_worldWonders, &m_timespan}) {
        chosen = table->id() == id && !m_inWords ? table : chosen;
    }
    if (chosen != m_table) {
        m_table = chosen;
        m_plain.setShown(chosen == &m_plain);
        emit tableChanged();
    }
}

void TableHost::nameTargets()
{
    m_game.setTargetNamer([this](const Action &action) { return m_table ? m_table->targetOf(action) : QString(); });
}

void TableHost::setInWords(bool inWords)
{
    if (inWords != m_inWords) {
        m_inWords = inWords;
        chooseTable();
        nameTargets();
    }
}

QQuickWindow *TableHost::window() const
{
    return m_engine && !m_engine->rootObjects().isEmpty()
               ? qobject_cast<QQuickWindow *>(m_engine->rootObjects().first())
               : nullptr;
}

QQuickWindow *TableHost::show()
{
    if (!m_engine) {
        m_engine = std::make_unique<QQmlApplicationEngine>();
        m_engine->addImportPath(QStringLiteral(":/qt/qml"));
        Desk::lay(*m_engine, *this);
        m_engine->load(QUrl(QStringLiteral("qrc:/qt/qml/Meeplewright/Stage/TableWindow.qml")));
    }
    if (QQuickWindow *shown = window()) {
        shown->show();
        shown->raise();
        shown->requestActivate();
    }
    return window();
}

void TableHost::retell()
{
    if (m_engine) {
        m_engine->retranslate();
    }
    m_game.retell();
}

void TableHost::setLastGame(const QString &path)
{
    if (path != m_lastGame) {
        m_lastGame = path;
        emit lastGameChanged();
    }
}

void TableHost::say(const QString &message)
{
    m_unsaid.stop();
    if (!message.isEmpty()) {
        m_unsaid.start(shownMs + static_cast<int>(message.size()) * perLetterMs);
    }
    if (message != m_message) {
        m_message = message;
        emit messageChanged();
    }
}

} // namespace mw::table

#include "tablehost.h"

#include "botdriver.h"
#include "desk.h"

namespace mw::table {

TableHost::TableHost(std::shared_ptr<const GamePack> pack, QObject *parent) : QObject(parent)
{
    const auto showFaces = [this] {
        const Game *game = m_game.game();
        m_faces.setPack(game ? game->sharedPack() : m_game.setup()->basePack());
    };
    connect(&m_game, &PlaytestGame::packAdopted, this, showFaces);
    m_faces.setTranslate([this](std::string_view source, std::int64_t) {
        return TableText(m_game.setup()->basePack()->rules->game()).content(source).toStdString();
    });
    m_game.adoptPack(std::move(pack));
    m_game.bots()->setPaced(m_settings.paced());
    connect(&m_settings, &TableSettings::changed, this, [this] { m_game.bots()->setPaced(m_settings.paced()); });
}

TableHost::~TableHost() = default;

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

void TableHost::say(const QString &message)
{
    m_message = message;
    emit messageChanged();
}

} // namespace mw::table

#include "tablehost.h"

#include "botdriver.h"
#include "desk.h"

namespace mw::table {

TableHost::TableHost(std::shared_ptr<const GamePack> pack, QObject *parent) : QObject(parent)
{
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

#include "desk.h"

namespace mw::table {

Desk::Desk(TableHost *host) : m_host(host)
{
    if (host) {
        connect(host, &TableHost::tableChanged, this, &Desk::tableChanged);
    }
}

void Desk::lay(QQmlEngine &engine, TableHost &host)
{
    engine.setProperty("tableHost", QVariant::fromValue(&host));
}

Desk *Desk::create(QQmlEngine *engine, QJSEngine *)
{
    return new Desk(engine->property("tableHost").value<TableHost *>());
}

void Desk::peek(QObject *thing, const QString &kind, const QString &id)
{
    if (!id.isEmpty()) {
        setPeek(thing, kind, id);
    } else if (thing == m_peeking) {
        closePeek();
    }
}

void Desk::closePeek()
{
    setPeek(nullptr, {}, {});
}

void Desk::setPeek(QObject *thing, const QString &kind, const QString &id)
{
    if (thing != m_peeking) {
        if (m_peeking) {
            disconnect(m_peeking, &QObject::destroyed, this, &Desk::closePeek);
        }
        m_peeking = thing;
        if (thing) {
            connect(thing, &QObject::destroyed, this, &Desk::closePeek);
        }
    }
    if (kind != m_peekKind || id != m_peekId) {
        m_peekKind = kind;
        m_peekId = id;
        emit peekChanged();
    }
}

bool Desk::closeAll()
{
    const bool open = m_rulesOpen || m_keysOpen || m_enlarged >= 0 || game()->whyNot().isOpen();
    setRulesOpen(false);
    setKeysOpen(false);
    closePeek();
    setEnlarged(-1);
    game()->askWhyNot(-1);
    return open;
}

void Desk::openRule(const QString &rule)
{
    m_rule = rule;
    m_rulesOpen = true;
    emit rulesChanged();
}

void Desk::setRulesOpen(bool open)
{
    if (open != m_rulesOpen) {
        m_rulesOpen = open;
        m_rule.clear();
        emit rulesChanged();
    }
}

void Desk::setKeysOpen(bool open)
{
    if (open != m_keysOpen) {
        m_keysOpen = open;
        emit keysChanged();
    }
}

void Desk::setEnlarged(int seat)
{
    if (seat != m_enlarged) {
        m_enlarged = seat;
        emit enlargedChanged();
    }
}

} // namespace mw::table

#include "desk.h"

namespace mw::table {

void Desk::lay(QQmlEngine &engine, TableHost &host)
{
    const int id = qmlTypeId("Meeplewright.Playtest", 1, 0, "Desk");
    if (auto *desk = engine.singletonInstance<Desk *>(id)) {
        desk->m_host = &host;
    }
}

} // namespace mw::table

#include "steamtimetargets.h"

#include "qml/Playtest/text.h"

#include "games/steam_time/actions.h"
#include "games/steam_time/events.h"
#undef slots // keywords of Qt's, names in the engine
#undef emit
#include "games/steam_time/text/names.h"

namespace mw::table {

using namespace steam_time;

namespace target {

QString space(int space)
{
    return QStringLiteral("space/%1").arg(space);
}

QString deposit(int space, int colour)
{
    return QStringLiteral("deposit/%1/%2").arg(space).arg(colour);
}

QString generator(int colour)
{
    return QStringLiteral("generator/%1").arg(colour);
}

QString convert(int colour)
{
    return QStringLiteral("convert/%1").arg(colour);
}

QString card(const char *kind, int number)
{
    return QStringLiteral("%1/%2").arg(QString::fromLatin1(kind)).arg(number);
}

QString tile()
{
    return QStringLiteral("tile");
}

QString top()
{
    return QStringLiteral("top");
}

QString bottom()
{
    return QStringLiteral("bottom");
}

} // namespace target

QString targetOf(const Content &content, const GameState &state, const Action &action)
{
    const int first = action.args[0];
    switch (kindOf(action)) {
    case ActionKind::Place:
    case ActionKind::Bonus:
    case ActionKind::Sabotage:
        return target::space(first);
    case ActionKind::Pick:
    case ActionKind::Play:
        return target::card("specialist", first);
    case ActionKind::TakeTile:
        return target::tile();
    case ActionKind::Choose:
        return target::card(state.top().ask == Ask::Mission ? "mission" : "encounter", first);
    case ActionKind::Top:
        return target::top();
    case ActionKind::Bottom:
        return target::bottom();
    case ActionKind::Buy:
        return target::deposit(state.top().space, first);
    case ActionKind::Take:
        return target::deposit(first, action.args[1]);
    case ActionKind::Pay:
        // A coloured crystal out of turn is only tried to hear why not; it has no place of its own.
        return action.args[1] == 0 ? target::generator(first) : QString();
    case ActionKind::TakeColour:
    case ActionKind::Slot:
        return target::generator(first);
    case ActionKind::Convert:
        return target::convert(first);
    case ActionKind::Collect:
        return target::card("upgrade", first);
    case ActionKind::HandIn:
        return target::card(handsInUpgrade(content, state) ? "upgrade" : "expedition", first);
    case ActionKind::Fulfil:
        return target::card("mission", first);
    default:
        return {};
    }
}

QString crystalIcon(int colour)
{
    if (colour == timeCrystal) {
        return QStringLiteral("time-crystal");
    }
    return colour < 0 ? QString() : QStringLiteral("crystal-") + toQt(colourWords[static_cast<std::size_t>(colour)]);
}

} // namespace mw::table

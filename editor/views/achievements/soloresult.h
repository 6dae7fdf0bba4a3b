#pragma once

#include <QDate>
#include <QString>

namespace mw::editor {

/// What a profile has reached in one solo scenario.
struct SoloResult {
    QString game;     ///< "Timespan"
    QString scenario; ///< "Concordia"
    QString medal;    ///< best one; empty for none
    int points = 0;   ///< of the best game
    QDate date;       ///< of the best game
    int games = 0;    ///< played to the end; 0: not tried yet
    int won = 0;
    QString option; ///< of the open pack that chooses the scenario; empty if it cannot be played here
    QString choice; ///< of that option
    bool operator==(const SoloResult &) const = default;
};

} // namespace mw::editor

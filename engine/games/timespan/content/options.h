#pragma once

namespace mw::timespan {

/// How the boards are dealt out (TS-SETUP-11).
enum class Boards : unsigned char { Random, Chosen, Draft, Bids };
/// What holds when a card is tucked under a card with a worker (TS-OPEN-23).
enum class TuckUnderWorker : unsigned char { Occupied, Open, Refused };

/// What a table has agreed on; game.yaml explains each. Defaults are the readings of the rules.
struct Options {
    bool beginnerSetup = false;     ///< TS-SETUP-22
    bool strictTurns = false;       ///< TS-AGE-12, TS-OPEN-01
    bool wanderingWonders = false;  ///< TS-VAR-02
    bool timer = false;             ///< TS-VAR-05
    bool sneakyCamels = false;      ///< TS-VAR-07
    Boards boards = Boards::Random; ///< TS-VAR-09, TS-VAR-12
    bool orderTriggers = true;      ///< TS-OPEN-04
    bool pushAll = false;           ///< TS-OPEN-05
    bool keepExchanged = true;      ///< TS-OPEN-16
    TuckUnderWorker tuckUnderWorker = TuckUnderWorker::Occupied;
    bool buriedCount = true;         ///< TS-OPEN-25
    bool tuckedCount = true;         ///< TS-OPEN-26
    bool tilesWithoutWorker = false; ///< TS-OPEN-27
    bool endlessLuxury = false;      ///< TS-OPEN-29
    bool freeReturn = false;         ///< TS-OPEN-32
    bool bothBlues = true;           ///< TS-OPEN-33
    bool spaceIncomePoint = true;    ///< TS-OPEN-35
    bool pointPerMove = true;        ///< TS-OPEN-36
    bool discardPays = false;        ///< TS-OPEN-43
    bool changeBids = false;         ///< TS-OPEN-44
    bool sneakyEverywhere = true;    ///< TS-OPEN-45
    bool wanderingSolo = true;       ///< TS-OPEN-46
    bool overtimePlays = true;       ///< TS-OPEN-48
    bool discardWonders = true;      ///< TS-OPEN-52
    bool wonderIncome = false;       ///< TS-OPEN-65
};

} // namespace mw::timespan

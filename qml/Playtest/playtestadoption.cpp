// How a running game goes over to edited content.
#include "playtestgame.h"
#include "text.h"

#include <utility>

namespace mw::table {

namespace {

/// A game that bots play without pause is never found as it was left: after so many tries it waits.
constexpr int mostTries = 3;

} // namespace

void PlaytestGame::takeSetup(std::shared_ptr<const GamePack> pack)
{
    m_adoption.cancel();
    m_setup.setPack(std::move(pack));
    m_rules.setPack(m_setup.basePack());
}

void PlaytestGame::adoptPack(std::shared_ptr<const GamePack> pack)
{
    takeSetup(std::move(pack));
    if (!m_game) {
        emit packAdopted();
        return;
    }
    Adopted result = Adoption::adopt(m_setup.maker(), *m_game);
    settle(result);
}

void PlaytestGame::adoptPackSoon(std::shared_ptr<const GamePack> pack)
{
    takeSetup(std::move(pack));
    m_overtaken = 0;
    m_game ? beginAdoption() : emit packAdopted();
}

void PlaytestGame::finishAdopting()
{
    m_adoption.finish();
}

void PlaytestGame::beginAdoption()
{
    m_adoptedFrom = m_revision;
    m_adoption.begin(m_setup.maker(), *m_game);
}

void PlaytestGame::onAdopted(Adopted &result)
{
    if (!m_game) {
        return;
    }
    if (m_adoptedFrom == m_revision) {
        settle(result);
    } else if (++m_overtaken < mostTries) {
        beginAdoption();
    } else {
        Adopted now = Adoption::adopt(m_setup.maker(), *m_game);
        settle(now);
    }
}

void PlaytestGame::settle(Adopted &result)
{
    m_newest = result.pack;
    if (!result.pack) {
        setReport(reportOf(tr("The edited content does not work with the options of this table"), result.problems));
        return;
    }
    const std::string variant = m_game->pack().variant;
    if (result.pack->variant != variant) {
        AdoptReport report;
        report.title = tr("The running game keeps its content");
        report.text = tr("It is played with the variant “%1”, which is there no more.").arg(toQt(variant));
        setReport(std::move(report));
        return;
    }
    if (result.game) {
        m_game = std::move(result.game);
    }
    setReport(result.problem ? reportOf(tr("The running game keeps its content"), *result.problem, *result.pack)
                             : AdoptReport());
    emit packAdopted();
    follow();
}

} // namespace mw::table

#include "adoptreport.h"

#include "text.h"

#include "core/rulestext.h"

#include <QCoreApplication>
#include <QStringList>

namespace mw::table {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(mw::table::AdoptReport)
};

QString linesOf(const Diagnostics &problems, const TableText &text)
{
    QStringList lines;
    for (const Diagnostic &problem : problems) {
        const QString place = toQt(problem.location.toString());
        const QString sentence = text.sentence(problem.message);
        lines.append(place.isEmpty() ? sentence : Words::tr("%1: %2").arg(place, sentence));
    }
    return lines.join(u'\n');
}

} // namespace

AdoptReport reportOf(const QString &title, const Diagnostics &problems)
{
    AdoptReport report;
    report.title = title;
    report.text = linesOf(problems, TableText());
    return report;
}

AdoptReport reportOf(const QString &title, const AdoptProblem &problem, const GamePack &pack)
{
    const TableText text(pack.rules->game());
    AdoptReport report;
    report.title = title;
    report.canReplay = problem.step < 0;
    report.text = linesOf(problem.reasons, text);
    if (problem.step >= 0) {
        report.text.prepend(
            Words::tr("Step %1, \u201c%2\u201d, no longer works. ").arg(problem.step + 1).arg(toQt(problem.action)));
    }
    if (problem.refusal) {
        report.rule = toQt(problem.refusal->rule);
        report.text += text.sentence(refusalText(pack.items, *problem.refusal));
    }
    QStringList items;
    for (const std::string &item : problem.changedItems) {
        items.append(toQt(item));
    }
    report.changed = items.join(Words::tr(", "));
    return report;
}

} // namespace mw::table

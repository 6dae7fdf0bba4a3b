#include "targetrow.h"

namespace mw::table {

void aim(TargetRow &row, const Choices &choices, const QString &target)
{
    row.choice = choices.at(target);
    if (row.choice >= 0) {
        const ChoiceRow &choice = choices.rows()[static_cast<std::size_t>(row.choice)];
        row.legal = choice.legal;
        row.reason = choice.reason;
        row.rule = choice.rule;
    }
}

} // namespace mw::table

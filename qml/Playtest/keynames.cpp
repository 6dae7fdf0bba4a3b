#include "keynames.h"

#include <QKeySequence>

namespace mw::table {

QString KeyNames::of(const QStringList &sequences)
{
    QStringList names;
    for (const QString &sequence : sequences) {
        names.append(QKeySequence(sequence).toString(QKeySequence::NativeText));
    }
    return names.join(tr(", ", "between keys"));
}

} // namespace mw::table

#include "editor/models/balancecells.h"

#include "core/balance.h"
#include "editor/document/packdocument.h"

#include <QCoreApplication>

namespace mw::editor {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("mw::editor::BalanceCells", text);
}

BalanceCells::Cell cellOf(const Balance &balance, const BandResult &result)
{
    const auto units = [&balance](std::int64_t amount) { return QString::fromStdString(balance.inUnits(amount)); };
    const QString unit = QString::fromStdString(balance.unitName());
    const QString cost = units(result.cost);
    const QString reward = units(result.reward);
    BalanceCells::Cell cell;
    cell.value = result.value;
    cell.isInside = result.isInside();
    if (result.isPercent) {
        cell.text =
            say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells", "%1 → %2 (%3 %)")).arg(cost, reward).arg(result.value);
        cell.limits =
            say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells", "%1 to %2 %")).arg(result.least).arg(result.most);
        cell.help = say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells",
                                          "Costs %1 and gives %2 in %3: %4 %. The band is %5 to %6 %."))
                        .arg(cost, reward, unit)
                        .arg(result.value)
                        .arg(result.least)
                        .arg(result.most);
        return cell;
    }
    cell.text = result.cost == 0 ? reward
                                 : say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells", "%1 → %2 (%3)"))
                                       .arg(cost, reward,
                                            (result.value > 0 ? QStringLiteral("+") : QString()) + units(result.value));
    cell.limits = say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells", "%1 to %2 %3"))
                      .arg(units(result.least), units(result.most), unit);
    cell.help = say(QT_TRANSLATE_NOOP("mw::editor::BalanceCells",
                                      "Costs %1 and gives %2 in %3, which is %4 more. The band is %5 to %6."))
                    .arg(cost, reward, unit, units(result.value), units(result.least), units(result.most));
    return cell;
}

} // namespace

QStringList BalanceCells::titles(const QString &kind) const
{
    QStringList titles;
    for (const std::string &title : Balance(m_document->items()).titles(kind.toStdString()))
        titles << QString::fromStdString(title);
    return titles;
}

BalanceCells::Cell BalanceCells::cell(const ItemRef &item, const QString &title) const
{
    auto known = m_known.constFind(item.key());
    if (known == m_known.constEnd()) {
        QHash<QString, Cell> cells;
        const Item *found = m_document->items().find(item.kind.toStdString(), item.id.toStdString());
        const Balance balance(m_document->items());
        for (const BandResult &result : found ? balance.measure(*found) : std::vector<BandResult>())
            cells.insert(QString::fromStdString(result.title()), cellOf(balance, result));
        known = m_known.insert(item.key(), cells);
    }
    return known->value(title);
}

bool BalanceCells::isMeasure(const QString &kind)
{
    return kind == QLatin1String("weight") || kind == QLatin1String("band");
}

} // namespace mw::editor

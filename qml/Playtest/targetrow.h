#pragma once

#include "qml/Playtest/choices.h"

#include <QObject>
#include <QRectF>
#include <QString>

namespace mw::table {

/// A thing that may be an answer to the present question. Rectangles are
/// fractions of the board they lie on.
struct TargetRow {
    Q_GADGET
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(bool legal MEMBER legal)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QRectF rect MEMBER rect)

public:
    int choice = -1; ///< number in PlaytestGame::choices; -1 when it is no answer now
    bool legal = false;
    QString reason;
    QString rule;
    QString title;
    QString hint;
    QString key; ///< names the place for tests and animation: "space/12", "generator/0/2/slot/3"
    QRectF rect;

    [[nodiscard]] bool operator==(const TargetRow &) const = default;
};

/// Makes a row the answer that lies at a target, if there is one.
void aim(TargetRow &row, const Choices &choices, const QString &target);

} // namespace mw::table

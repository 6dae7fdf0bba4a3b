#include "editproperty.h"

#include <QTest>

/// Random files, random edits: see editproperty.h for what must hold.
class TestEditProperty : public QObject
{
    Q_OBJECT

private slots:
    void editThenParseIsParseThenSet();
};

void TestEditProperty::editThenParseIsParseThenSet()
{
    mw::yaml::EditTally tally;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        mw::yaml::tryRandomEdits(seed, tally);
        QVERIFY2(tally.failure.empty(), tally.failure.c_str());
    }
    QVERIFY(tally.edited > 2500);
    QVERIFY2(tally.unsafe * 50 < tally.edited, "too many edits are given up");
}

QTEST_GUILESS_MAIN(TestEditProperty)
#include "tst_editproperty.moc"

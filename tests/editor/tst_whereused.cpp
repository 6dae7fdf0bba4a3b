#include "editor/models/whereused.h"
#include "modelfixture.h"

using namespace mw;
using namespace mw::editor;
using namespace mw::editor::test;
using namespace Qt::StringLiterals;

class TestWhereUsed : public QObject
{
    Q_OBJECT

private slots:
    void findsReferences();
};

void TestWhereUsed::findsReferences()
{
    ModelFixture fixture;
    QVERIFY(fixture.isOpen);
    QCOMPARE(usesOf(fixture.document, ModelFixture::ref("farmer")),
             QList<Use>({{ModelFixture::ref("smith"), u"friend"_s}}));
    QVERIFY(usesOf(fixture.document, ModelFixture::ref("smith")).isEmpty());
    QVERIFY(usesOf(fixture.document, {u"variant"_s, u"farmer"_s}).isEmpty()); // a name alone is no reference
    QVERIFY(fixture.document.setValue(ModelFixture::ref("miller"), u"friend"_s, Value::ofText("farmer")));
    QCOMPARE(usesOf(fixture.document, ModelFixture::ref("farmer")).size(), 2);
}

QTEST_GUILESS_MAIN(TestWhereUsed)
#include "tst_whereused.moc"

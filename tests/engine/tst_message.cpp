#include "core/message.h"

#include <QTest>

class TestMessage : public QObject
{
    Q_OBJECT

private slots:
    void fillsPlaces();
};

void TestMessage::fillsPlaces()
{
    const mw::Message message = mw::Message("{1} has {0} gold, {2} stays").number(7).name("Leo");
    QCOMPARE(message.toEnglish(), std::string("Leo has 7 gold, {2} stays"));
}

QTEST_GUILESS_MAIN(TestMessage)
#include "tst_message.moc"

#include <QQmlEngine>
#include <QtQuickTest>

/// Lets the tests import the modules that are linked in.
class QuickTests : public QObject
{
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(QStringLiteral(":/qt/qml")); }
};

QUICK_TEST_MAIN_WITH_SETUP(quicktests, QuickTests)

#include "quicktests.moc"

#include "editor/document/editcommand.h"

#include <QMap>
#include <QTest>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace Qt::StringLiterals;

namespace {

/// Texts without a pack.
class Texts : public TextSink
{
public:
    [[nodiscard]] QByteArray text(const QString &file) const override { return files.value(file); }
    QList<FileStep> apply(const QList<FileStep> &steps) override
    {
        QList<FileStep> back;
        for (const FileStep &step : steps) {
            back.append({step.file, inverseOf(files[step.file], step.edits), true});
            files[step.file] = applyEdits(files[step.file], step.edits);
        }
        ++applied;
        return back;
    }

    QMap<QString, QByteArray> files;
    int applied = 0;
};

} // namespace

class TestEditCommand : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_texts = Texts();
        m_texts.files = {{u"a"_s, "cost: 3\n"}, {u"b"_s, "x y x y x\n"}};
        m_stack = std::make_unique<QUndoStack>();
    }

    void swaps();
    void mergesSameKeyOnly();
    void becomesObsolete();
    void mergesManyPlaces();
    void mergesDifferentLengths();
    void doesNotMergeOverASave();
    void findsSmallestEdit_data();
    void findsSmallestEdit();

private:
    void push(std::vector<TextEdit> edits, const QString &key = {}, const QString &file = u"a"_s)
    {
        m_stack->push(new EditCommand(m_texts, u"Label"_s, {{file, std::move(edits), true}}, key));
    }

    Texts m_texts;
    std::unique_ptr<QUndoStack> m_stack;
};

void TestEditCommand::swaps()
{
    push({{0, 0, "# up\n"}, {6, 1, "12"}});
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("# up\ncost: 12\n"));
    m_stack->undo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 3\n"));
    m_stack->redo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("# up\ncost: 12\n"));
    QCOMPARE(m_stack->undoText(), u"Label"_s);
}

void TestEditCommand::mergesSameKeyOnly()
{
    push({{6, 1, "4"}}, u"cost"_s);
    push({{6, 1, "5"}}, u"cost"_s);
    QCOMPARE(m_stack->count(), 1);
    push({{6, 1, "6"}}, u"other"_s);
    push({{6, 1, "7"}});
    push({{6, 1, "8"}});
    QCOMPARE(m_stack->count(), 4);
    m_stack->setIndex(1);
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 5\n"));
    m_stack->undo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 3\n"));
    m_stack->redo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 5\n"));
}

void TestEditCommand::becomesObsolete()
{
    push({{6, 1, "4"}}, u"cost"_s);
    push({{6, 1, "3"}}, u"cost"_s);
    QCOMPARE(m_stack->count(), 0);
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 3\n"));
}

void TestEditCommand::mergesManyPlaces()
{
    push({{0, 1, "aa"}, {4, 1, "aa"}, {8, 1, "aa"}}, u"x"_s, u"b"_s);
    push({{0, 2, "b"}, {5, 2, "b"}, {10, 2, "b"}}, u"x"_s, u"b"_s);
    QCOMPARE(m_texts.files[u"b"_s], QByteArray("b y b y b\n"));
    QCOMPARE(m_stack->count(), 1);
    m_stack->undo();
    QCOMPARE(m_texts.files[u"b"_s], QByteArray("x y x y x\n"));
    m_stack->redo();
    push({{0, 1, "x"}, {4, 1, "x"}, {8, 1, "x"}}, u"x"_s, u"b"_s);
    QCOMPARE(m_stack->count(), 0);
}

void TestEditCommand::mergesDifferentLengths()
{
    push({{6, 1, "\"a b\""}}, u"cost"_s);  // plain to quoted
    push({{7, 1, "zz"}}, u"cost"_s);       // inside the quotes only
    push({{0, 0, "# note\n"}}, u"cost"_s); // somewhere else altogether
    QCOMPARE(m_stack->count(), 1);
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("# note\ncost: \"zz b\"\n"));
    m_stack->undo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("cost: 3\n"));
    m_stack->redo();
    QCOMPARE(m_texts.files[u"a"_s], QByteArray("# note\ncost: \"zz b\"\n"));
}

void TestEditCommand::doesNotMergeOverASave()
{
    push({{6, 1, "4"}}, u"cost"_s);
    m_stack->setClean();
    push({{6, 1, "5"}}, u"cost"_s);
    QCOMPARE(m_stack->count(), 2);
}

void TestEditCommand::findsSmallestEdit_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("length");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("middle") << QByteArray("abc") << QByteArray("axc") << 1 << 1 << QByteArray("x");
    QTest::newRow("start") << QByteArray("abc") << QByteArray("bc") << 0 << 1 << QByteArray();
    QTest::newRow("end") << QByteArray("ab") << QByteArray("abc") << 2 << 0 << QByteArray("c");
    QTest::newRow("doubled") << QByteArray("aa") << QByteArray("aaa") << 2 << 0 << QByteArray("a");
    QTest::newRow("from nothing") << QByteArray() << QByteArray("abc") << 0 << 0 << QByteArray("abc");
    QTest::newRow("to nothing") << QByteArray("abc") << QByteArray() << 0 << 3 << QByteArray();
    // ä is c3 a4, ö is c3 b6: the shared first byte is no shared letter.
    QTest::newRow("letters of two bytes") << QByteArray("xäy") << QByteArray("xöy") << 1 << 2 << QByteArray("ö");
    // ä is c3 a4, ţ is c5 a3, Ĥ is c4 a4: nor is a shared last one.
    QTest::newRow("last byte shared") << QByteArray("xäy") << QByteArray("xĤy") << 1 << 2 << QByteArray("Ĥ");
}

void TestEditCommand::findsSmallestEdit()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, offset);
    QFETCH(int, length);
    QFETCH(QByteArray, text);
    const std::vector<TextEdit> edits = editsBetween(before, after);
    QCOMPARE(edits.size(), std::size_t(1));
    QCOMPARE(int(edits[0].offset), offset);
    QCOMPARE(int(edits[0].length), length);
    QCOMPARE(QByteArray::fromStdString(edits[0].text), text);
    QCOMPARE(applyEdits(before, edits), after);
    QCOMPARE(applyEdits(after, inverseOf(before, edits)), before);
    QVERIFY(editsBetween(before, before).empty());
}

QTEST_APPLESS_MAIN(TestEditCommand)
#include "tst_editcommand.moc"

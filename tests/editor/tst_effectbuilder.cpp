#include "packcopy.h"

#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/models/whereused.h"
#include "editor/views/docks/usespane.h"
#include "editor/views/form/balanceline.h"
#include "editor/views/form/effecteditor.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/form/iconlabel.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

using namespace mw;
using namespace mw::editor;
using namespace Qt::StringLiterals;

/// Effects are built in the form, by keys and clicks; uses are found and gone to.
class TestEffectBuilder : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void onlyFieldsThatSaySomething();
    void changingWhatKeepsWhatFits();
    void sentenceFollows();
    void costsComeFirst();
    void iconsStandInTheMiddleOfTheLine();
    void worthStandsBesideItsBand();
    void titlesAndSignsFollow();
    void linesBeginWhereReadingBegins();
    void longNamesLeaveTheFieldsInSight();
    void usesAreListedAndGoneTo();

private:
    [[nodiscard]] std::string text(const char *path) const;
    [[nodiscard]] QList<EffectEditor *> effects(const QString &list) const;
    template <typename Widget>
    [[nodiscard]] static Widget *part(EffectEditor *effect, const QString &name)
    {
        return effect->findChild<Widget *>(name);
    }
    void pick(QComboBox *box, const QString &choice);
    void picture(const QString &name); ///< for people to look at

    std::unique_ptr<PackCopy> m_pack;
    std::unique_ptr<PackDocument> m_document;
    std::unique_ptr<FieldModel> m_fields;
    std::unique_ptr<PackIcons> m_icons;
    std::unique_ptr<FieldForm> m_form;
};

void TestEffectBuilder::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    applyAppearance(*qApp, qEnvironmentVariable("MW_SCHEME") == u"dark" ? ColourScheme::Dark : ColourScheme::Light);
}

void TestEffectBuilder::init()
{
    m_pack = std::make_unique<PackCopy>();
    m_document = std::make_unique<PackDocument>();
    QString error;
    QVERIFY2(m_document->open(m_pack->path(), &error), qPrintable(error));
    m_fields = std::make_unique<FieldModel>(m_document.get());
    m_icons = std::make_unique<PackIcons>(m_document.get());
    m_form = std::make_unique<FieldForm>(m_fields.get(), m_icons.get());
    m_form->resize(900, 700);
    m_fields->setItem({u"encounter"_s, u"alfred-nobel"_s});
    m_form->show();
    m_form->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    picture(u"effects"_s);
}

void TestEffectBuilder::cleanup()
{
    m_form.reset();
    m_fields.reset();
    m_icons.reset();
    m_document.reset();
    m_pack.reset();
}

std::string TestEffectBuilder::text(const char *path) const
{
    const Value *value = m_document->items().find("encounter", "alfred-nobel")->field(path);
    return value ? value->text : "nothing";
}

QList<EffectEditor *> TestEffectBuilder::effects(const QString &list) const
{
    QList<EffectEditor *> found;
    for (EffectEditor *effect : m_form->findChildren<EffectEditor *>())
        if (effect->isVisible() && effect->index().isValid() && effect->path().startsWith(list + u'/'))
            found << effect;
    std::sort(found.begin(), found.end(), [](auto *a, auto *b) { return a->path() < b->path(); });
    return found;
}

void TestEffectBuilder::pick(QComboBox *box, const QString &choice)
{
    box->setFocus();
    const int target = box->findData(choice);
    QVERIFY(target >= 0);
    while (box->currentIndex() < target)
        QTest::keyClick(box, Qt::Key_Down);
    while (box->currentIndex() > target)
        QTest::keyClick(box, Qt::Key_Up);
}

void TestEffectBuilder::picture(const QString &name)
{
    const QString folder = qEnvironmentVariable("MW_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(200); // until everything has found its place
    m_form->grab().save(folder + u'/' + name + u".png"_s);
}

void TestEffectBuilder::onlyFieldsThatSaySomething()
{
    EffectEditor *crystals = effects(u"top"_s).first();
    QVERIFY(crystals->find(u"top/0/colour"_s)->isVisible());
    EffectEditor *gold = effects(u"bottom"_s).first();
    QVERIFY(gold->find(u"bottom/0/amount"_s)->isVisible());
    QVERIFY(!gold->find(u"bottom/0/colour"_s)->isVisible());
}

void TestEffectBuilder::changingWhatKeepsWhatFits()
{
    EffectEditor *effect = effects(u"top"_s).first();
    auto *what = part<QComboBox>(effect, u"effectWhat"_s);
    QVERIFY(!what->itemIcon(what->findData(u"gold"_s)).isNull());
    QVERIFY(!what->itemIcon(what->findData(u"crystal"_s)).isNull());
    pick(what, u"portal"_s);
    QCOMPARE(text("top/0/gain"), std::string("portal"));
    QCOMPARE(text("top/0/colour"), std::string("nothing"));
    QCOMPARE(m_document->items().find("encounter", "alfred-nobel")->field("top/0/amount")->number, 2);
    QVERIFY(!effect->find(u"top/0/colour"_s)->isVisible());
    pick(what, u"crystal"_s);
    QCOMPARE(text("top/0/colour"), std::string("green"));
    m_document->waitForCheck();
    for (const Diagnostic &problem : m_document->diagnostics())
        QVERIFY2(problem.severity != Severity::Error, problem.toString().c_str());
}

void TestEffectBuilder::sentenceFollows()
{
    EffectEditor *effect = effects(u"bottom"_s).first();
    auto *sentence = part<IconLabel>(effect, u"effectSentence"_s);
    QVERIFY(sentence->text().startsWith(u"3 {"_s));
    auto *amount = effect->find(u"bottom/0/amount"_s)->findChild<QSpinBox *>();
    amount->setFocus();
    QTest::keyClick(amount, Qt::Key_Up);
    QVERIFY(sentence->text().startsWith(u"4 {"_s));
    bool isInWhole = false;
    for (const IconLabel *whole : m_form->findChildren<IconLabel *>(u"effectsSentence"_s))
        isInWhole = isInWhole || whole->text().startsWith(u"Pay 4 "_s);
    QVERIFY(isInWhole);
}

void TestEffectBuilder::iconsStandInTheMiddleOfTheLine()
{
    const PackIcons icons(m_document.get());
    IconLabel label(&icons);
    label.setText(QStringLiteral("8 {time-crystal}"));
    label.resize(200, 60);
    const QImage picture = label.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const auto middle = [&](int left, int right) { // twice that of the rows between two columns that are drawn on
        int first = -1;
        int last = -1;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = left; x < right; ++x)
                if (qGray(picture.pixel(x, y)) < 170) {
                    first = first < 0 ? y : first;
                    last = y;
                }
        return first < 0 ? -1 : first + last;
    };
    const int gap = label.fontMetrics().horizontalAdvance(u'8') + 1;
    const int digit = middle(0, gap);
    const int icon = middle(gap, 60);
    QVERIFY(digit > 0 && icon > 0);
    QVERIFY2(std::abs(icon - digit) <= 3, qPrintable(QStringLiteral("%1 %2").arg(icon).arg(digit)));
}

void TestEffectBuilder::worthStandsBesideItsBand()
{
    const auto *line = m_form->findChild<BalanceLine *>(u"balanceLine"_s);
    m_fields->setItem({u"game"_s, u"steam-time"_s});
    QVERIFY(!line->isVisible());
    m_fields->setItem({u"specialist"_s, u"banker"_s});
    QVERIFY(line->isVisible());
    QVERIFY2(line->text().contains(u"inside 3 to 6 gold"_s), qPrintable(line->text()));
    QTRY_COMPARE(effects(u"skills"_s).size(), 1);
    picture(u"specialist"_s);

    EffectEditor *skill = effects(u"skills"_s).first();
    QVERIFY2(line->text().contains(u": 4.5 "_s), qPrintable(line->text()));
    auto *amount = skill->find(u"skills/0/amount"_s)->findChild<QSpinBox *>();
    amount->setFocus();
    QTest::keyClick(amount, Qt::Key_Down);
    QTest::keyClick(amount, Qt::Key_Down); // three gold a turn are one
    QVERIFY2(line->text().contains(u": 1.5 "_s), qPrintable(line->text()));
    QVERIFY2(line->text().contains(u"outside 3 to 6 gold"_s), qPrintable(line->text()));

    m_document->setValue({u"weight"_s, u"more-space-gold"_s}, u"worth"_s, Value::ofInt(6)); // weights count at once
    QVERIFY2(line->text().contains(u"inside 3 to 6 gold"_s), qPrintable(line->text()));
}

void TestEffectBuilder::costsComeFirst()
{
    const auto list = [this] { return m_document->items().find("encounter", "alfred-nobel")->field("bottom")->list; };
    const std::size_t count = list().size();
    m_form->showField(u"bottom"_s);
    auto *pay = qobject_cast<QPushButton *>(QApplication::focusWidget());
    QVERIFY(pay);
    QCOMPARE(pay->objectName(), u"add:pay"_s);
    QTest::mouseClick(pay, Qt::LeftButton);
    QCOMPARE(list().size(), count + 1);
    QCOMPARE(list()[1].map.front().key, std::string("pay"));
    QTRY_COMPARE(effects(u"bottom"_s).size(), qsizetype(count + 1));
    QTRY_VERIFY(effects(u"bottom"_s).at(1)->isAncestorOf(QApplication::focusWidget()));
    auto *gain = pay->parentWidget()->findChild<QPushButton *>(u"add:gain"_s);
    QTest::mouseClick(gain, Qt::LeftButton);
    QCOMPARE(list().back().map.front().key, std::string("gain"));
    QCOMPARE(m_document->undoStack()->index(), 2);
}

/// A form that followed edits, their undoing and another scheme looks like one that is opened then.
void TestEffectBuilder::titlesAndSignsFollow()
{
    const auto looksLikeNew = [this] {
        m_document->waitForCheck();
        QCoreApplication::processEvents();
        FieldModel fields(m_document.get());
        FieldForm form(&fields, m_icons.get());
        form.resize(m_form->size());
        fields.setItem(m_fields->item());
        form.show();
        QCoreApplication::processEvents();
        for (const FieldForm *shown : {&form, m_form.get()}) // neither has the focus
            if (QWidget *focus = shown->focusWidget())
                focus->clearFocus();
        QCoreApplication::processEvents();
        return m_form->grab().toImage() == form.grab().toImage();
    };
    const ItemRef item{u"mission"_s, u"pension-fund"_s};
    m_fields->setItem(item);
    QVERIFY(looksLikeNew());
    QVERIFY(m_document->setValue(item, u"times"_s, Value::ofInt(13)));
    QVERIFY(looksLikeNew());
    m_fields->clear(m_fields->indexOf(u"times"_s));
    QVERIFY(looksLikeNew());
    m_document->undoStack()->undo();
    QVERIFY(looksLikeNew());
    QVERIFY(m_document->setValue(item, u"status"_s, Value::ofText("nothing")));
    QVERIFY(looksLikeNew());
    const ItemRef tower{u"expedition"_s, u"eiffel-tower"_s};
    m_fields->setItem(tower);
    QVERIFY(m_document->setValue(tower, u"cost/0"_s, Value::ofText("none-of-these")));
    QVERIFY(looksLikeNew());
    QVERIFY(m_document->setValue(tower, u"art"_s, Value::ofText("no-such-art")));
    QVERIFY(looksLikeNew());
    const QList<QComboBox *> boxes = m_form->findChildren<QComboBox *>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](auto *box) { return box->currentText() == u"no-such-art"; }));
    const bool isDark = qEnvironmentVariable("MW_SCHEME") == u"dark";
    applyAppearance(*qApp, isDark ? ColourScheme::Light : ColourScheme::Dark);
    const bool isLike = looksLikeNew();
    picture(u"scheme"_s);
    applyAppearance(*qApp, isDark ? ColourScheme::Dark : ColourScheme::Light);
    QVERIFY(isLike);
    QVERIFY(looksLikeNew());
}

void TestEffectBuilder::linesBeginWhereReadingBegins()
{
    const auto left = [this](const QString &text) {
        for (const QLabel *label : m_form->findChild<BalanceLine *>()->findChildren<QLabel *>())
            if (label->text().startsWith(text))
                return label->mapTo(m_form.get(), QPoint()).x();
        return -1;
    };
    QVERIFY(left(u"Top:"_s) >= 0);
    QVERIFY(left(u"Top:"_s) < left(u"✓"_s));
    m_form->setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(left(u"Top:"_s) > left(u"✓"_s));
    QVERIFY(left(u"Top:"_s) > m_form->width() / 2);
}

void TestEffectBuilder::longNamesLeaveTheFieldsInSight()
{
    const int before = m_form->widget()->minimumSizeHint().width();
    QVERIFY(m_document->setValue(m_fields->item(), u"name"_s, Value::ofText(std::string(200, 'W'))));
    QTRY_VERIFY(m_form->widget()->width() <= m_form->viewport()->width());
    QCOMPARE(m_form->widget()->minimumSizeHint().width(), before);
}

void TestEffectBuilder::usesAreListedAndGoneTo()
{
    UsesPane pane(m_document.get(), m_icons.get());
    pane.setItem({u"wording"_s, u"gain-crystal-same"_s});
    pane.resize(700, 300);
    pane.show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    auto *uses = pane.findChild<QTreeWidget *>(u"uses"_s);
    QVERIFY(uses->topLevelItemCount() > 0);
    QList<FoundPlace> chosen;
    connect(&pane, &UsesPane::placeChosen, this, [&chosen](const FoundPlace &place) { chosen << place; });
    for (int row = 0; row < uses->topLevelItemCount(); ++row)
        if (uses->topLevelItem(row)->text(1) == u"Alfred Nobel"_s)
            QTest::mouseClick(uses->viewport(), Qt::LeftButton, {},
                              uses->visualItemRect(uses->topLevelItem(row)).center());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().item.id, u"alfred-nobel"_s);
    QCOMPARE(chosen.first().path, u"top/0"_s);

    auto *target = pane.findChild<QComboBox *>(u"usesTarget"_s);
    pick(target, u"crystal:same"_s);
    bool isNamed = false;
    for (int row = 0; row < uses->topLevelItemCount(); ++row)
        isNamed = isNamed || uses->topLevelItem(row)->text(1) == u"gain-crystal-same"_s;
    QVERIFY(isNamed);

    const QList<Use> cited = usesOf(*m_document, {u"rule"_s, u"ST-SPEND-03"_s});
    QVERIFY(std::all_of(cited.cbegin(), cited.cend(),
                        [](const Use &use) { return use.item.kind != u"rule"_s || use.item.id != u"ST-SPEND-03"_s; }));
}

QTEST_MAIN(TestEffectBuilder)
#include "tst_effectbuilder.moc"

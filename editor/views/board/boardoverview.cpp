#include "editor/views/board/boardoverview.h"

#include "editor/document/messagetext.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/boardmodel.h"
#include "editor/models/boardsets.h"
#include "editor/views/board/boardface.h"
#include "editor/views/form/packicons.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace mw::editor {

namespace {
constexpr int findingKindRole = Qt::UserRole;
constexpr int findingIdRole = Qt::UserRole + 1;
constexpr int findingPathRole = Qt::UserRole + 2;
constexpr int countIconSide = 16;

/// Of what is no board itself its name comes first.
QString textOf(const PackDocument &document, const Diagnostic &problem, const QString &key)
{
    const std::string kindName = key.section(u'/', 0, 0).toStdString();
    const yaml::KindSpec *kind = document.schema().kind(kindName);
    const Item *item = document.items().find(kindName, key.section(u'/', 1).toStdString());
    const QString text = toText(problem.message);
    return kind && item && !isBoard(*kind) ? BoardOverview::tr("%1: %2").arg(titleOf(*item), text) : text;
}
} // namespace

BoardOverview::BoardOverview(BoardModel *model, const PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(model), m_icons(icons), m_soon(new QTimer(this)), m_counts(new QGridLayout),
      m_table(new QWidget), m_findings(new QListWidget), m_verdict(new QLabel)
{
    setObjectName(QStringLiteral("boardOverview"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    m_counts->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    m_counts->setHorizontalSpacing(spacing::medium);
    m_counts->setVerticalSpacing(2);
    m_table->setLayout(m_counts);
    m_findings->setObjectName(QStringLiteral("boardFindings"));
    m_findings->setAccessibleName(tr("What checking found on these boards"));
    m_findings->setWordWrap(true);
    m_findings->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings->setIconSize({countIconSide, countIconSide});
    m_verdict->setWordWrap(true);
    m_verdict->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::tiny);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table);
    layout->addWidget(m_verdict);
    layout->addWidget(m_findings, 1);
    layout->addStretch();
    connect(m_soon, &QTimer::timeout, this, &BoardOverview::update);
    connect(model, &BoardModel::boardChanged, this, &BoardOverview::refreshSoon);
    connect(model->document(), &PackDocument::changed, this, &BoardOverview::refreshSoon);
    connect(model->document(), &PackDocument::diagnosticsChanged, this, &BoardOverview::refreshSoon);
    const auto choose = [this](const QListWidgetItem *item) {
        emit placeChosen({item->data(findingKindRole).toString(), item->data(findingIdRole).toString()},
                         item->data(findingPathRole).toString());
    };
    connect(m_findings, &QListWidget::itemClicked, this, choose);
    connect(m_findings, &QListWidget::itemActivated, this, choose);
}

QStringList BoardOverview::findings() const
{
    QStringList texts;
    for (int row = 0; row < m_findings->count(); ++row)
        texts << m_findings->item(row)->text();
    return texts;
}

void BoardOverview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        m_shown.clear();
        m_soon->start();
    }
    QWidget::changeEvent(event);
}

void BoardOverview::refreshSoon()
{
    if (isVisible())
        m_soon->start();
}

void BoardOverview::update()
{
    fillCounts();
    fillFindings();
}

void BoardOverview::fillCounts()
{
    const PackDocument &document = *m_model->document();
    const QString kind = m_model->content() ? m_model->item().kind : QString();
    const QList<int> sets = boardsets::numbers(document, kind);
    const QList<boardsets::Count> counts = boardsets::counts(document, kind);
    const int current = boardsets::numberOf(document, m_model->item());
    QStringList shown{QString::number(current)};
    for (const boardsets::Count &count : counts) {
        shown << count.word << count.field;
        for (const int sum : count.sums)
            shown << QString::number(sum);
    }
    m_table->setVisible(sets.size() > 1 && !counts.isEmpty());
    if (shown == m_shown)
        return; // no flicker while something is moved about
    m_shown = shown;
    clearCounts();
    addCell(0, 1, tr("Players"), false, true);
    for (int set = 0; set < sets.size(); ++set)
        addCell(0, set + 2, QString::number(sets[set]), sets[set] == current, true);
    for (int line = 0; line < counts.size(); ++line) {
        const boardsets::Count &count = counts[line];
        const bool isSum = !count.field.isEmpty();
        if (!isSum) {
            auto *icon = new QLabel;
            icon->setPixmap(
                boardIcon(*m_icons, count.word).pixmap(QSize(countIconSide, countIconSide), devicePixelRatioF()));
            m_counts->addWidget(icon, line + 1, 0);
        }
        addCell(line + 1, 1, isSum ? count.field : count.word, false, isSum);
        for (int set = 0; set < sets.size(); ++set)
            addCell(line + 1, set + 2, QString::number(count.sums[set]), sets[set] == current, isSum);
    }
    m_counts->setColumnStretch(1, 1);
}

void BoardOverview::clearCounts()
{
    while (QLayoutItem *item = m_counts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void BoardOverview::addCell(int row, int column, const QString &text, bool isCurrent, bool isHead)
{
    auto *label = new QLabel(text);
    label->setProperty("muted", isHead && !isCurrent);
    label->setAlignment((column > 1 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    QFont bold = label->font();
    bold.setBold(isCurrent);
    label->setFont(bold);
    m_counts->addWidget(label, row, column);
}

void BoardOverview::fillFindings()
{
    m_findings->clear();
    const Tokens &tokens = tokensOf(palette());
    const PackDocument &document = *m_model->document();
    const QStringList kinds = m_model->content() ? boardKinds(document.schema(), *m_model->kind()) : QStringList();
    for (const Diagnostic &problem : document.diagnostics()) {
        const QString key = QString::fromStdString(problem.item);
        if (!kinds.contains(key.section(u'/', 0, 0)))
            continue;
        const bool isError = problem.severity == Severity::Error;
        auto *item = new QListWidgetItem(lineIcon(isError ? QLatin1String("error") : QLatin1String("warning"),
                                                  isError ? tokens.error : tokens.warning),
                                         textOf(document, problem, key), m_findings);
        item->setToolTip(toText(problem.remedy));
        item->setData(findingKindRole, key.section(u'/', 0, 0));
        item->setData(findingIdRole, key.section(u'/', 1));
        item->setData(findingPathRole, QString::fromStdString(problem.path));
    }
    const int count = m_findings->count();
    const yaml::KindSpec *kind = m_model->kind();
    m_findings->setVisible(count > 0);
    m_verdict->setProperty("muted", true);
    m_verdict->setText(!kind ? QString() : count > 0 ? tr("What checking says:") : tr("Checking found nothing amiss."));
}

} // namespace mw::editor

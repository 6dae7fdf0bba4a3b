#include "editor/views/achievements/achievementspage.h"

#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace mw::editor {

namespace {
enum ResultColumn { ScenarioColumn, MedalColumn, PointsColumn, DateColumn, GamesColumn, GameColumn, ResultColumns };
constexpr int resultsWidth = 860;
constexpr int nameWidth = 180;
constexpr int rowHeight = 28;
} // namespace

AchievementsPage::AchievementsPage(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_subtitle(new QLabel), m_problem(new QLabel), m_empty(new QLabel),
      m_profileLabel(new QLabel), m_profiles(new QComboBox), m_newProfile(new QLineEdit), m_add(new QToolButton),
      m_rows(new QTreeWidget)
{
    setObjectName(QStringLiteral("achievementsPage"));
    m_title->setProperty("heading", true);
    m_subtitle->setProperty("muted", true);
    m_subtitle->setWordWrap(true);
    m_empty->setProperty("muted", true);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("achievementsEmpty"));
    m_problem->setObjectName(QStringLiteral("achievementsProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_profiles->setObjectName(QStringLiteral("profiles"));
    m_profiles->setMinimumWidth(nameWidth);
    m_newProfile->setObjectName(QStringLiteral("newProfile"));
    m_newProfile->setMaximumWidth(nameWidth);
    m_add->setObjectName(QStringLiteral("addProfile"));
    m_add->setIcon(lineIcon(QLatin1String("add")));
    m_rows->setObjectName(QStringLiteral("achievements"));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setMaximumWidth(resultsWidth);
    auto *who = new QHBoxLayout;
    who->setSpacing(spacing::small);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_profileLabel, m_profiles, m_newProfile, m_add})
        who->addWidget(widget);
    who->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::huge * 2, spacing::huge * 2, spacing::huge * 2, spacing::huge);
    layout->setSpacing(spacing::small);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addSpacing(spacing::medium);
    layout->addLayout(who);
    layout->addWidget(m_problem);
    layout->addWidget(m_empty);
    layout->addWidget(m_rows, 1);
    m_profileLabel->setBuddy(m_profiles);
    connect(m_profiles, &QComboBox::currentTextChanged, this, [this](const QString &name) {
        if (!m_isFilling)
            emit profileChosen(name);
    });
    connect(m_add, &QToolButton::clicked, this, &AchievementsPage::addProfile);
    connect(m_newProfile, &QLineEdit::returnPressed, this, &AchievementsPage::addProfile);
    connect(m_rows, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *row) {
        const SoloResult &result = m_results.at(m_rows->indexOfTopLevelItem(row));
        if (!result.option.isEmpty())
            emit playRequested(result.option, result.choice);
    });
    retranslate();
}

void AchievementsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        fill();
    QWidget::changeEvent(event);
}

void AchievementsPage::retranslate()
{
    m_title->setText(tr("Achievements"));
    m_subtitle->setText(tr("What was reached in solo games. A game counts when a person plays it to its end at the "
                           "table; of games from the same seed the best counts."));
    m_profileLabel->setText(tr("Profile"));
    m_profiles->setToolTip(tr("Whose games are shown, and to whom the next ones count"));
    m_profiles->setAccessibleName(tr("Profile"));
    m_newProfile->setPlaceholderText(tr("Name of a new profile"));
    m_newProfile->setAccessibleName(m_newProfile->placeholderText());
    m_add->setToolTip(tr("Adds the profile, to which the next games count"));
    m_add->setAccessibleName(m_add->toolTip());
    m_rows->setAccessibleName(tr("Best results of solo games"));
    m_rows->setHeaderLabels(
        {tr("Scenario"), tr("Best medal"), tr("Points"), tr("Date"), tr("Games (won)"), tr("Game")});
    m_empty->setText(tr("Nothing yet. Open a pack that has solo scenarios, and play one alone."));
    fill();
}

void AchievementsPage::setProfiles(const QStringList &profiles, const QString &current)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_profiles->clear();
    m_profiles->addItems(profiles);
    m_profiles->setCurrentText(current);
}

void AchievementsPage::setResults(const QList<SoloResult> &results)
{
    m_results = results;
    fill();
}

void AchievementsPage::setProblem(const QString &text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void AchievementsPage::fill()
{
    m_rows->clear();
    const Tokens &tokens = tokensOf(palette());
    for (const SoloResult &result : std::as_const(m_results)) {
        auto *row = new QTreeWidgetItem(m_rows);
        row->setText(ScenarioColumn, result.scenario);
        row->setSizeHint(GameColumn, {0, rowHeight}); // its width is what is left; that of the others what they say
        row->setText(GameColumn, result.game);
        if (!result.option.isEmpty())
            row->setToolTip(ScenarioColumn, tr("A double click or Enter plays it"));
        if (result.games == 0) {
            row->setText(MedalColumn, tr("not played yet"));
            for (int column = 0; column < ResultColumns; ++column)
                row->setForeground(column, tokens.textMuted);
            continue;
        }
        row->setText(MedalColumn, !result.medal.isEmpty() ? result.medal : result.won > 0 ? tr("won") : tr("lost"));
        row->setText(PointsColumn, QLocale().toString(result.points));
        row->setText(DateColumn, QLocale().toString(result.date, QLocale::ShortFormat));
        row->setText(GamesColumn, tr("%1 (%2)").arg(result.games).arg(result.won));
        row->setToolTip(GamesColumn, tr("%1 played to the end, %2 won").arg(result.games).arg(result.won));
    }
    for (const int column : {PointsColumn, GamesColumn})
        m_rows->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (int i = 0; i < m_rows->topLevelItemCount(); ++i) {
        for (const int column : {PointsColumn, GamesColumn})
            m_rows->topLevelItem(i)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_rows->header()->setStretchLastSection(true);
    m_rows->header()->setSectionResizeMode(ScenarioColumn, QHeaderView::ResizeToContents);
    m_empty->setVisible(m_results.isEmpty());
    m_rows->setVisible(!m_results.isEmpty());
}

void AchievementsPage::addProfile()
{
    const QString name = m_newProfile->text().simplified();
    m_newProfile->clear();
    if (name.isEmpty())
        m_newProfile->setFocus();
    else
        emit profileChosen(name);
}

} // namespace mw::editor

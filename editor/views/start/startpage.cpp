#include "editor/views/start/startpage.h"

#include "core/savefile.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/start/packcard.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace mw::editor {

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_subtitle(new QLabel), m_packsTitle(new QLabel), m_noPacks(new QLabel),
      m_recentTitle(new QLabel), m_empty(new QLabel), m_cards(new FlowLayout(spacing::large)),
      m_recent(new QListWidget), m_new(new QPushButton(lineIcon(QLatin1String("add")), {})),
      m_open(new QPushButton(lineIcon(QLatin1String("open")), {}))
{
    m_cards->setEven();
    m_title->setProperty("heading", true);
    m_subtitle->setProperty("muted", true);
    m_packsTitle->setProperty("section", true);
    m_recentTitle->setProperty("section", true);
    m_empty->setProperty("muted", true);
    m_noPacks->setProperty("muted", true);
    m_noPacks->setObjectName(QStringLiteral("noPacks"));
    m_noPacks->setWordWrap(true);
    m_recent->setObjectName(QStringLiteral("recentFiles"));
    m_recent->setIconSize({16, 16});
    m_recent->setMaximumWidth(776);
    m_recent->setProperty("bare", true);
    m_open->setObjectName(QStringLiteral("openPack"));
    m_new->setObjectName(QStringLiteral("newPack"));
    connect(m_new, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { emit recentActivated(item->data(Qt::UserRole).toString()); });

    auto *head = new QHBoxLayout;
    auto *titles = new QVBoxLayout;
    titles->addWidget(m_title);
    titles->addWidget(m_subtitle);
    head->addLayout(titles);
    head->addStretch();
    head->addWidget(m_new, 0, Qt::AlignTop);
    head->addWidget(m_open, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::huge * 2, spacing::huge * 2, spacing::huge * 2, spacing::huge);
    layout->setSpacing(spacing::small);
    layout->addLayout(head);
    layout->addSpacing(spacing::large);
    layout->addWidget(m_packsTitle);
    layout->addWidget(m_noPacks);
    layout->addLayout(m_cards);
    layout->addSpacing(spacing::large);
    layout->addWidget(m_recentTitle);
    layout->addWidget(m_empty);
    layout->addWidget(m_recent, 1);
    layout->addStretch();
    setRecent({});
    retranslate();
}

void StartPage::setPacks(const QList<PackInfo> &packs)
{
    m_packs = packs;
    rebuildCards();
}

void StartPage::setRecent(const QList<RecentEntry> &entries)
{
    m_recent->clear();
    for (const RecentEntry &entry : entries) {
        const QString path = QDir::toNativeSeparators(entry.path);
        auto *item = new QListWidgetItem(lineIcon(QLatin1String(entry.isGame ? "play" : "content")),
                                         entry.isGame ? entry.title : tr("%1  —  %2").arg(entry.title, path));
        item->setData(Qt::UserRole, entry.path);
        item->setToolTip(path);
        m_recent->addItem(item);
    }
    m_recent->setVisible(!entries.isEmpty());
    m_empty->setVisible(entries.isEmpty());
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::retranslate()
{
    m_title->setText(tr("Meeplewright"));
    m_subtitle->setText(tr("Design, play and translate board games"));
    m_packsTitle->setText(tr("Packs"));
    m_recentTitle->setText(tr("Recent"));
    m_empty->setText(tr("Packs and games that you open are listed here."));
    m_noPacks->setText(tr("No packs came with this program. Choose “Open…” and the folder of a pack: the one with a "
                          "game.yaml in it."));
    m_new->setText(tr("New pack…"));
    m_new->setToolTip(tr("Makes a pack of your own from one of these games"));
    m_open->setText(tr("Open…"));
    m_open->setToolTip(tr("Opens the folder of a pack"));
    m_recent->setAccessibleName(tr("Recent files"));
    rebuildCards();
}

void StartPage::rebuildCards()
{
    m_noPacks->setVisible(m_packs.isEmpty());
    m_new->setEnabled(!m_packs.isEmpty());
    m_cards->clear();
    for (const PackInfo &pack : m_packs) {
        auto *card = new PackCard(pack);
        connect(card, &PackCard::playRequested, this, &StartPage::playRequested);
        connect(card, &PackCard::editRequested, this, &StartPage::editRequested);
        m_cards->addWidget(card);
    }
}

} // namespace mw::editor

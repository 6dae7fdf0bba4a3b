#include "editor/views/start/packcard.h"

#include "editor/views/start/packemblem.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace mw::editor {

PackCard::PackCard(const PackInfo &pack, QWidget *parent) : QFrame(parent)
{
    setProperty("card", true);
    setFixedWidth(380);
    auto *name = new QLabel(pack.name);
    name->setProperty("heading", true);
    auto *tagline = new QLabel(pack.tagline);
    tagline->setWordWrap(true);
    auto *players = new QLabel(facts(pack));
    players->setProperty("muted", true);

    auto *play = new QPushButton(lineIcon(QLatin1String("play"), tokensOf(palette()).onAccent), tr("Play"));
    play->setObjectName(QStringLiteral("playPack"));
    play->setProperty("primary", true);
    play->setToolTip(tr("Opens a table with this pack"));
    play->setAccessibleName(tr("Play %1").arg(pack.name));
    auto *edit = new QPushButton(lineIcon(QLatin1String("edit")), tr("Edit"));
    edit->setObjectName(QStringLiteral("editPack"));
    edit->setToolTip(tr("Opens the content of this pack"));
    edit->setAccessibleName(tr("Edit %1").arg(pack.name));
    connect(play, &QPushButton::clicked, this, [this, pack] { emit playRequested(pack.folder); });
    connect(edit, &QPushButton::clicked, this, [this, pack] { emit editRequested(pack.folder); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(play);
    buttons->addWidget(edit);
    buttons->addStretch();
    auto *column = new QVBoxLayout;
    column->setSpacing(spacing::tiny);
    column->addWidget(name);
    column->addWidget(tagline);
    column->addWidget(players);
    column->addStretch();
    column->addSpacing(spacing::small);
    column->addLayout(buttons);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    layout->setSpacing(spacing::large);
    layout->addWidget(new PackEmblem(pack.name), 0, Qt::AlignTop);
    layout->addLayout(column, 1);
}

QString PackCard::facts(const PackInfo &pack)
{
    if (pack.fewestPlayers <= 0)
        return {};
    return tr("%1 to %2 players").arg(pack.fewestPlayers).arg(pack.mostPlayers);
}

} // namespace mw::editor

#include "editor/views/shell/banner.h"

#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace mw::editor {

Banner::Banner(const QString &key, const QString &text, QWidget *parent)
    : QFrame(parent), m_key(key), m_layout(new QHBoxLayout(this))
{
    setProperty("banner", true);
    setObjectName(QStringLiteral("banner"));
    m_layout->setContentsMargins(spacing::medium, 6, spacing::small, 6);
    auto *picture = new QLabel;
    picture->setPixmap(lineIcon(QLatin1String("info")).pixmap(18, 18));
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setObjectName(QStringLiteral("bannerText"));
    auto *close = new QToolButton;
    close->setIcon(lineIcon(QLatin1String("close")));
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close"));
    connect(close, &QToolButton::clicked, this, &QObject::deleteLater);
    m_layout->addWidget(picture);
    m_layout->addWidget(label, 1);
    m_layout->addWidget(close);
}

void Banner::addChoice(const QString &name, const QString &label, std::function<void()> act)
{
    auto *button = new QPushButton(label);
    button->setObjectName(name);
    connect(button, &QPushButton::clicked, this, [this, act = std::move(act)] {
        deleteLater();
        act();
    });
    m_layout->insertWidget(m_layout->count() - 1, button);
}

} // namespace mw::editor

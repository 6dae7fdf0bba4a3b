#include "editor/views/preview/previewpane.h"

#include "editor/views/preview/faceview.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <cmath>

namespace mw::editor {

namespace {
constexpr double zoomStep = 1.2;
constexpr double leastScale = 1;
constexpr double mostScale = 24;
} // namespace

PreviewPane::PreviewPane(PackDocument *document, QWidget *parent)
    : QWidget(parent), m_face(new FaceView(document)), m_area(new QScrollArea), m_size(new QLabel)
{
    m_area->setWidget(m_face);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    setMinimumWidth(190);
    m_size->setProperty("muted", true);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spacing::small, spacing::tiny, spacing::small, spacing::tiny);
    bar->setSpacing(2);
    m_flip = button(QLatin1String("flip"), tr("Show the back"));
    m_flip->setCheckable(true);
    m_flip->setObjectName(QStringLiteral("flip"));
    QToolButton *out = button(QLatin1String("zoom-out"), tr("Smaller"));
    QToolButton *in = button(QLatin1String("zoom-in"), tr("Larger"));
    QToolButton *fitButton = button(QLatin1String("card"), tr("Fit into the pane"));
    for (QToolButton *tool : {m_flip, out, in, fitButton})
        bar->addWidget(tool);
    bar->addStretch();
    bar->addWidget(m_size);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addLayout(bar);
    connect(m_flip, &QToolButton::toggled, m_face, &FaceView::setBack);
    connect(m_flip, &QToolButton::toggled, this, &PreviewPane::updateControls);
    connect(out, &QToolButton::clicked, this, [this] { zoom(-1); });
    connect(in, &QToolButton::clicked, this, [this] { zoom(1); });
    connect(fitButton, &QToolButton::clicked, this, &PreviewPane::fit);
    connect(m_face, &FaceView::zoomRequested, this, &PreviewPane::zoom);
    connect(m_face, &FaceView::followed, this, &PreviewPane::updateControls);
    connect(m_face, &FaceView::fieldClicked, this, &PreviewPane::fieldClicked);
}

void PreviewPane::setItem(const ItemRef &item)
{
    m_face->setItem(item);
    updateControls();
}

void PreviewPane::zoom(int steps)
{
    const double wanted = m_face->scale() * std::pow(zoomStep, steps);
    m_face->setScale(std::clamp(wanted, leastScale, mostScale));
    updateControls();
}

void PreviewPane::fit()
{
    m_face->setScale(0);
    updateControls();
}

void PreviewPane::updateControls()
{
    m_flip->setEnabled(m_face->hasFace(true));
    if (!m_flip->isEnabled())
        m_flip->setChecked(false);
    const QSizeF size = m_face->faceSize();
    m_size->setText(size.isEmpty() ? QString() : tr("%1 × %2 mm").arg(size.width()).arg(size.height()));
}

QToolButton *PreviewPane::button(QLatin1String icon, const QString &label)
{
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setToolTip(label);
    button->setAccessibleName(label);
    return button;
}

} // namespace mw::editor

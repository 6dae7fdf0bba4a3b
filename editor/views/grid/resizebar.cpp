#include "editor/views/grid/resizebar.h"

#include "editor/document/newitems.h"
#include "editor/models/grid/gridmodel.h"
#include "editor/views/grid/mapview.h"
#include "editor/views/shell/flowlayout.h"
#include "editor/views/theme/tokens.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace mw::editor {

ResizeBar::ResizeBar(GridModel *model, MapView *view, QWidget *parent)
    : QFrame(parent), m_model(model), m_view(view), m_row(new QWidget), m_result(new QLabel),
      m_apply(new QPushButton(tr("Resize")))
{
    setObjectName(QStringLiteral("mapResizeBar"));
    setProperty("banner", true);
    auto *frame = new QVBoxLayout(this);
    frame->setContentsMargins(spacing::medium, spacing::tiny, spacing::medium, spacing::tiny);
    frame->addWidget(m_row);
    m_row->setLayout(new FlowLayout(spacing::small, m_row));
    m_left = addBox(tr("Left"), QStringLiteral("resizeLeft"));
    m_top = addBox(tr("Top"), QStringLiteral("resizeTop"));
    m_right = addBox(tr("Right"), QStringLiteral("resizeRight"));
    m_bottom = addBox(tr("Bottom"), QStringLiteral("resizeBottom"));
    auto *cancel = new QPushButton(tr("Cancel"));
    m_result->setObjectName(QStringLiteral("resizeResult"));
    m_apply->setObjectName(QStringLiteral("resizeApply"));
    cancel->setObjectName(QStringLiteral("resizeCancel"));
    m_apply->setProperty("primary", true);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_apply, cancel, m_result})
        m_row->layout()->addWidget(widget);
    connect(m_apply, &QPushButton::clicked, this, &ResizeBar::apply);
    connect(cancel, &QPushButton::clicked, this, &ResizeBar::cancel);
    hide();
}

QSpinBox *ResizeBar::addBox(const QString &title, const QString &name)
{
    auto *pair = new QWidget;
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel(title);
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(tr("%1: rows or columns to add; to cut if negative").arg(title));
    box->setToolTip(box->accessibleName());
    label->setBuddy(box);
    row->addWidget(label);
    row->addWidget(box);
    m_row->layout()->addWidget(pair);
    connect(box, &QSpinBox::valueChanged, this, &ResizeBar::preview);
    return box;
}

void ResizeBar::start()
{
    const int largest = m_model->largestSide();
    for (QSpinBox *box : {m_left, m_top, m_right, m_bottom}) {
        const QSignalBlocker quiet(box);
        box->setRange(-largest, largest);
        box->setValue(0);
    }
    show();
    m_right->setFocus();
    preview();
}

void ResizeBar::cancel()
{
    hide();
    m_view->setFrame(std::nullopt);
    m_view->setFocus();
    emit closed();
}

QMargins ResizeBar::margins() const
{
    return {m_left->value(), m_top->value(), m_right->value(), m_bottom->value()};
}

void ResizeBar::preview()
{
    m_view->setFrame(margins());
    const QSize size = m_model->text().rect().marginsAdded(margins()).size();
    const int largest = m_model->largestSide();
    m_apply->setEnabled(!margins().isNull() && size.width() >= 1 && size.height() >= 1 && size.width() <= largest &&
                        size.height() <= largest);
    m_result->setText(consequences());
}

/// The new size, and what is lost.
QString ResizeBar::consequences() const
{
    const GridText &text = m_model->text();
    const QRect wanted = text.rect().marginsAdded(margins());
    const int largest = m_model->largestSide();
    if (wanted.width() < 1 || wanted.height() < 1)
        return tr("Nothing would be left.");
    if (wanted.width() > largest || wanted.height() > largest)
        return tr("A map has at most %1 rows and columns.").arg(largest);
    QStringList lost;
    for (const yaml::LegendEntry &entry : m_model->legend()) {
        const QChar symbol = QString::fromStdString(entry.symbol).at(0);
        int count = 0;
        for (int y = 0; y < text.height(); ++y) {
            for (int x = 0; x < text.width(); ++x)
                count += text.at({x, y}) == symbol && !wanted.contains(x, y) ? 1 : 0;
        }
        if (count > 0)
            lost << tr("%1 %2").arg(QString::fromStdString(entry.title)).arg(count);
    }
    const QString size = tr("%1 columns, %2 rows").arg(wanted.width()).arg(wanted.height());
    return lost.isEmpty() ? size : tr("%1; cuts off %2").arg(size, lost.join(tr(", ")));
}

void ResizeBar::apply()
{
    const GridText text = m_model->text().grown(margins(), m_view->symbol());
    const QString label = tr("Resize %1").arg(titleOf(*m_model->content()));
    cancel();
    m_model->commit(text, label);
}

void ResizeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return cancel();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_apply->isEnabled())
        return apply();
    QFrame::keyPressEvent(event);
}

} // namespace mw::editor

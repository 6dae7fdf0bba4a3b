#include "editor/views/form/fieldrow.h"

#include "editor/views/form/fieldeditor.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace mw::editor {

namespace {
constexpr int titleWidth = 112;
}

FieldRow::FieldRow(FieldModel *model, const QModelIndex &index, PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_model(model), m_index(index), m_title(new QLabel(index.data().toString())),
      m_problem(new QLabel), m_state(new QLabel), m_reset(new QToolButton),
      m_editor(makeFieldEditor(model, index, icons))
{
    m_title->setBuddy(m_editor);
    m_title->setToolTip(index.data(FieldModel::HelpRole).toString());
    m_problem->setFixedWidth(18);
    m_problem->setContentsMargins(0, 4, 0, 0);
    m_state->setProperty("chip", true);
    m_reset->setIcon(lineIcon(QLatin1String("reset")));
    m_reset->setIconSize({14, 14});
    m_reset->setToolTip(tr("Remove this value"));
    m_reset->setAccessibleName(tr("Remove the value of %1").arg(index.data().toString()));
    connect(m_reset, &QToolButton::clicked, this, [this] { m_model->clear(m_index); });
    QSizePolicy keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);

    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(spacing::tiny);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_title, 0, 0, Qt::AlignTop);
    m_title->setContentsMargins(0, 5, 0, 0);
    layout->addWidget(m_problem, 0, 1, Qt::AlignTop);
    if (m_editor->isWide()) {
        layout->addWidget(m_editor, 1, 0, 1, 5);
        layout->setRowMinimumHeight(0, m_reset->sizeHint().height());
    } else {
        m_title->setFixedWidth(titleWidth);
        m_title->setWordWrap(true);
        layout->addWidget(m_editor, 0, 2);
    }
    layout->addWidget(m_state, 0, 3, Qt::AlignTop);
    layout->addWidget(m_reset, 0, 4, Qt::AlignTop);
    layout->setColumnStretch(2, 1);
    refreshState();
    refreshProblem();
}

void FieldRow::refresh()
{
    if (!m_index.isValid())
        return;
    m_editor->refresh();
    refreshState();
    refreshProblem();
}

void FieldRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refreshProblem();
    QWidget::changeEvent(event);
}

void FieldRow::stack()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    grid->removeWidget(m_editor);
    grid->addWidget(m_editor, 1, 0, 1, grid->columnCount());
    m_title->setFixedWidth(QWIDGETSIZE_MAX);
    m_title->setMinimumWidth(0);
}

void FieldRow::refreshState()
{
    const auto state = m_index.data(FieldModel::StateRole).value<FieldModel::State>();
    const yaml::FieldSpec *spec = m_model->spec(m_index);
    const bool inherited = state == FieldModel::State::Inherited;
    m_state->setVisible(inherited || state == FieldModel::State::Unknown);
    m_state->setText(inherited ? tr("inherited") : tr("unknown"));
    m_state->setToolTip(inherited ? tr("Written elsewhere and taken over by a YAML alias or merge key. Changing it "
                                       "here writes it into this item only.")
                                  : tr("The schema knows no field of this name."));
    const bool canClear = spec ? !spec->required : true;
    const bool written = state == FieldModel::State::Written || state == FieldModel::State::Unknown;
    m_reset->setVisible(canClear && written && m_model->isEditable());
    if (spec && !spec->defaultValue.isNull())
        m_reset->setToolTip(tr("Back to the default"));
    setStyled(m_title, "muted", state == FieldModel::State::Default || state == FieldModel::State::Absent);
}

void FieldRow::refreshProblem()
{
    const int severity = m_index.data(FieldModel::SeverityRole).toInt();
    m_problem->setToolTip(m_index.data(FieldModel::ProblemsRole).toStringList().join(u'\n'));
    const Tokens &tokens = tokensOf(palette());
    const bool isError = severity == int(Severity::Error);
    const QColor colour = severity < 0 ? QColor() : isError ? tokens.error : tokens.warning;
    if (std::exchange(m_problemColour, colour) == colour)
        return; // a label is laid out and drawn anew even for the picture that it has
    if (severity < 0)
        m_problem->clear();
    else
        m_problem->setPixmap(lineIcon(isError ? QLatin1String("error") : QLatin1String("warning"), colour)
                                 .pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace mw::editor

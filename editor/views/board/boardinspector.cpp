#include "editor/views/board/boardinspector.h"

#include "editor/document/newitems.h"
#include "editor/models/boardmodel.h"
#include "editor/views/form/fieldeditor.h"
#include "editor/views/form/fieldrow.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace mw::editor {

using yaml::FieldSpec;

namespace {

/// Whether a field needs the whole width of the pane.
bool isWideField(const FieldSpec *spec)
{
    return spec && (spec->multiline || spec->type == FieldSpec::Type::List ||
                    (spec->type == FieldSpec::Type::Struct && !isPoint(*spec)));
}

} // namespace

BoardInspector::BoardInspector(BoardModel *model, PackIcons *icons, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_icons(icons), m_fields(new FieldModel(model->document(), this)),
      m_title(new QLabel), m_trail(new QLabel), m_rowsLayout(new QVBoxLayout)
{
    setObjectName(QStringLiteral("boardInspector"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget;
    page->setProperty("page", true);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::medium);
    layout->setSpacing(spacing::tiny);
    m_title->setProperty("section", true);
    m_trail->setProperty("muted", true);
    m_trail->setWordWrap(true);
    m_rowsLayout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addWidget(m_trail);
    layout->addSpacing(spacing::tiny);
    layout->addLayout(m_rowsLayout);
    layout->addStretch();
    setWidget(page);
    connect(model, &BoardModel::selectionChanged, this, &BoardInspector::follow);
    connect(model, &BoardModel::boardChanged, this, &BoardInspector::follow);
    connect(m_fields, &QAbstractItemModel::modelReset, this, &BoardInspector::rebuild);
    connect(m_fields, &QAbstractItemModel::dataChanged, this, &BoardInspector::refresh);
    connect(m_fields, &FieldModel::editableChanged, this, [this] { widget()->setEnabled(m_fields->isEditable()); });
    connect(m_fields, &FieldModel::valueRefused, model,
            [model](const QModelIndex &, const QString &why) { emit model->refused(why); });
}

void BoardInspector::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QScrollArea::changeEvent(event);
}

QString BoardInspector::path() const
{
    return m_model->detail().isEmpty() ? m_model->selection().value(0) : m_model->detail();
}

void BoardInspector::follow()
{
    const ItemRef item = m_model->content() ? m_model->item() : ItemRef();
    if (m_fields->item() != item)
        m_fields->setItem(item); // makes the rows
    else if (path() != m_shown || m_model->selection().size() > 1)
        rebuild();
    updateTitle();
}

/// Of the board itself only what has no place on it: its parts are taken hold of there.
bool BoardInspector::isShown(const QModelIndex &field) const
{
    const FieldSpec *spec = m_fields->spec(field);
    const bool isPart = m_model->part(m_fields->path(field));
    const QList<BoardList> lists = m_model->lists();
    const bool isPartList =
        std::any_of(lists.begin(), lists.end(), [spec](const BoardList &list) { return list.spec == spec; });
    return !path().isEmpty() || (spec && !isPartList && !isPart);
}

void BoardInspector::rebuild()
{
    setUpdatesEnabled(false);
    for (FieldRow *row : std::as_const(m_rows)) {
        m_rowsLayout->removeWidget(row);
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    m_shown = path();
    const QModelIndex top = m_shown.isEmpty() ? QModelIndex() : m_fields->indexOf(m_shown);
    const bool isOne = m_model->selection().size() <= 1;
    for (int row = 0; isOne && row < m_fields->rowCount(top); ++row) {
        const QModelIndex field = m_fields->index(row, 0, top);
        if (!isShown(field))
            continue;
        m_rows << new FieldRow(m_fields, field, m_icons);
        if (isWideField(m_fields->spec(field)))
            m_rows.last()->stack();
        m_rowsLayout->addWidget(m_rows.last());
    }
    widget()->setEnabled(m_rows.isEmpty() || m_fields->isEditable());
    updateTitle();
    setUpdatesEnabled(true);
}

void BoardInspector::refresh(const QModelIndex &topLeft)
{
    const QString changed = m_fields->path(topLeft);
    for (FieldRow *row : std::as_const(m_rows)) {
        const QString own = row->editor()->path();
        if (changed == own || changed.startsWith(own + QLatin1Char('/')) || own.startsWith(changed + QLatin1Char('/')))
            row->refresh();
    }
}

void BoardInspector::updateTitle()
{
    const Item *board = m_model->content();
    const qsizetype count = m_model->selection().size();
    const BoardPart *part = m_model->part(m_model->selection().value(0));
    if (!board) {
        m_title->clear();
        m_trail->clear();
    } else if (count > 1) {
        m_title->setText(tr("%n parts selected", nullptr, int(count)));
        m_trail->setText(tr("Drag them together, or arrange them with the buttons above."));
    } else if (part) {
        const QString inner = m_model->detail();
        const FieldSpec *spec = m_model->kind()->specAt(path().toStdString());
        const QString kind = spec ? QString::fromStdString(spec->title) : QString();
        m_title->setText(inner.isEmpty() ? part->title
                                         : tr("%1 %2").arg(kind).arg(inner.section(QLatin1Char('/'), -1).toInt() + 1));
        m_trail->setText(inner.isEmpty() ? kind : part->title);
    } else {
        m_title->setText(titleOf(*board));
        m_trail->setText(QString::fromStdString(m_model->kind()->title));
    }
}

} // namespace mw::editor

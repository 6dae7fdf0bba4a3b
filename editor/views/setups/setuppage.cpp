#include "editor/views/setups/setuppage.h"

#include "editor/document/messagetext.h"
#include "editor/document/newitems.h"
#include "editor/document/packdocument.h"
#include "editor/models/fieldmodel.h"
#include "editor/views/form/fieldform.h"
#include "editor/views/setups/setupfaces.h"
#include "editor/views/theme/icons.h"
#include "editor/views/theme/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace mw::editor {

namespace {

QToolButton *toolButton(QLatin1String icon, const QString &name)
{
    auto *button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setObjectName(name);
    return button;
}

QIcon verdictIcon(const std::vector<Diagnostic> &problems, const std::string &key, const Tokens &tokens)
{
    QIcon icon = lineIcon(QLatin1String("check"), tokens.success);
    for (const Diagnostic &problem : problems) {
        if (problem.item != key)
            continue;
        if (problem.severity == Severity::Error)
            return lineIcon(QLatin1String("error"), tokens.error);
        icon = lineIcon(QLatin1String("warning"), tokens.warning);
    }
    return icon;
}

} // namespace

SetupPage::SetupPage(PackDocument *document, PackIcons *icons, QWidget *parent)
    : QWidget(parent), m_document(document), m_fields(new FieldModel(document, this)), m_icons(icons),
      m_faces(new SetupFaces(document)), m_list(new QListWidget), m_name(new QLineEdit),
      m_add(toolButton(QLatin1String("add"), QStringLiteral("setupAdd"))),
      m_duplicate(toolButton(QLatin1String("duplicate"), QStringLiteral("setupDuplicate"))),
      m_remove(toolButton(QLatin1String("remove"), QStringLiteral("setupRemove"))), m_play(new QPushButton),
      m_title(new QLabel), m_empty(new QLabel), m_verdict(new QLabel), m_findings(new QListWidget),
      m_soon(new QTimer(this)), m_centre(new QSplitter(Qt::Vertical))
{
    setObjectName(QStringLiteral("setupPage"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(0);
    m_centre->addWidget(m_faces);
    m_centre->addWidget(makeFindings());
    m_centre->setChildrenCollapsible(false);
    auto *split = new QSplitter(Qt::Horizontal);
    split->addWidget(makeList());
    split->addWidget(m_centre);
    split->setStretchFactor(1, 1);
    split->setSizes({220, 620});
    split->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(split);
    setFocusProxy(m_list);
    connect(m_soon, &QTimer::timeout, this, &SetupPage::update);
    connect(document, &PackDocument::changed, m_soon, qOverload<>(&QTimer::start));
    connect(document, &PackDocument::diagnosticsChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_fields, &FieldModel::valueRefused, this,
            [this](const QModelIndex &, const QString &why) { emit said(why); });
    retranslate();
}

QWidget *SetupPage::makeList()
{
    m_title->setProperty("section", true);
    m_empty->setProperty("muted", true);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("setupEmpty"));
    m_list->setObjectName(QStringLiteral("setupList"));
    m_list->setIconSize({16, 16});
    m_name->setObjectName(QStringLiteral("setupName"));
    m_play->setObjectName(QStringLiteral("setupPlay"));
    m_play->setProperty("primary", true);
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(spacing::small, spacing::small, spacing::small, spacing::small);
    layout->setSpacing(spacing::tiny);
    auto *adding = new QHBoxLayout;
    adding->addWidget(m_name, 1);
    adding->addWidget(m_add);
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_play, 1);
    tools->addWidget(m_duplicate);
    tools->addWidget(m_remove);
    layout->addWidget(m_title);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addLayout(tools);
    layout->addLayout(adding);
    connect(m_add, &QToolButton::clicked, this, &SetupPage::addNew);
    connect(m_name, &QLineEdit::returnPressed, this, &SetupPage::addNew);
    connect(m_duplicate, &QToolButton::clicked, this, &SetupPage::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &SetupPage::remove);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_item.isValid())
            emit playRequested(setups::sourceOf(*m_document).option, m_item.id);
    });
    connect(m_list, &QListWidget::itemActivated, m_play, &QPushButton::click);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *now) {
        if (!now || m_isFilling)
            return;
        setItem({setups::sourceOf(*m_document).kind, now->data(Qt::UserRole).toString()});
        emit itemChosen(m_item);
    });
    return page;
}

QWidget *SetupPage::makeFindings()
{
    m_findings->setObjectName(QStringLiteral("setupFindings"));
    m_findings->setWordWrap(true);
    m_findings->setIconSize({16, 16});
    m_verdict->setProperty("muted", true);
    m_verdict->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::tiny);
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_verdict);
    layout->addWidget(m_findings, 1);
    layout->addStretch();
    connect(m_findings, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { m_form->showField(item->data(Qt::UserRole).toString()); });
    return page;
}

void SetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        m_soon->start();
    }
    QWidget::changeEvent(event);
}

void SetupPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_form) {
        m_form = new FieldForm(m_fields, m_icons);
        m_centre->insertWidget(1, m_form);
        m_centre->setSizes({330, 260, 90});
    }
    update();
    if (m_item.isValid())
        emit itemChosen(m_item);
}

void SetupPage::retranslate()
{
    m_play->setText(tr("Play it"));
    m_play->setIcon(lineIcon(QLatin1String("play"), tokensOf(palette()).onAccent));
    m_play->setToolTip(tr("Opens the table with this set-up, unsaved changes included (Return in the list)"));
    m_name->setPlaceholderText(tr("Name of a new one"));
    m_list->setAccessibleName(tr("Set-ups of the game"));
    m_findings->setAccessibleName(tr("What checking found on this set-up"));
    const std::pair<QToolButton *, QString> tips[] = {
        {m_add, tr("Adds a set-up of this name, with something in each place to begin with (Return)")},
        {m_duplicate, tr("Copies the set-up")},
        {m_remove, tr("Deletes the set-up; Undo brings it back")},
    };
    for (const auto &[button, tip] : tips) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    }
    m_name->setAccessibleName(m_name->placeholderText());
}

void SetupPage::setItem(const ItemRef &item)
{
    if (item == m_item || item.kind != setups::sourceOf(*m_document).kind)
        return;
    m_item = item;
    m_soon->start();
}

QStringList SetupPage::findings() const
{
    QStringList texts;
    for (int row = 0; row < m_findings->count(); ++row)
        texts << m_findings->item(row)->text();
    return texts;
}

void SetupPage::update()
{
    if (!isVisible())
        return;
    const setups::Source source = setups::sourceOf(*m_document);
    const auto all = m_document->items().ofKind(source.kind.toStdString());
    const auto isShown = [this](const Item *item) { return item->id == m_item.id.toStdString(); };
    if (m_item.kind != source.kind || std::none_of(all.begin(), all.end(), isShown))
        m_item = all.empty() ? ItemRef() : ItemRef{source.kind, QString::fromStdString(all.front()->id)};
    const yaml::KindSpec *kind = m_document->schema().kind(source.kind.toStdString());
    m_title->setText(kind ? QString::fromStdString(kind->plural) : QString());
    m_empty->setVisible(all.empty());
    m_empty->setText(
        tr("There is none yet. Write a name below and press Return: something is laid out to begin with."));
    m_form->setKindTitle(kind ? QString::fromStdString(kind->title) : QString());
    if (m_fields->item() != m_item)
        m_fields->setItem(m_item);
    m_faces->setItem(m_item);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_play, m_duplicate, m_remove})
        widget->setEnabled(m_item.isValid());
    fillList();
    fillFindings();
}

void SetupPage::fillList()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const auto all = m_document->items().ofKind(setups::sourceOf(*m_document).kind.toStdString());
    const auto &problems = m_document->diagnostics();
    while (m_list->count() > int(all.size()))
        delete m_list->takeItem(m_list->count() - 1);
    for (std::size_t row = 0; row < all.size(); ++row) {
        if (int(row) >= m_list->count())
            m_list->addItem(new QListWidgetItem);
        QListWidgetItem *entry = m_list->item(int(row));
        entry->setText(titleOf(*all[row]));
        entry->setToolTip(QString::fromStdString(all[row]->location.fileName()));
        entry->setData(Qt::UserRole, QString::fromStdString(all[row]->id));
        entry->setIcon(verdictIcon(problems, all[row]->kind + '/' + all[row]->id, tokensOf(palette())));
        if (all[row]->id == m_item.id.toStdString())
            m_list->setCurrentRow(int(row));
    }
}

void SetupPage::fillFindings()
{
    m_findings->clear();
    const Tokens &tokens = tokensOf(palette());
    for (const Diagnostic &problem : m_document->diagnostics()) {
        if (!m_item.isValid() || problem.item != m_item.key().toStdString())
            continue;
        const bool isError = problem.severity == Severity::Error;
        auto *entry = new QListWidgetItem(lineIcon(isError ? QLatin1String("error") : QLatin1String("warning"),
                                                   isError ? tokens.error : tokens.warning),
                                          toText(problem.message), m_findings);
        entry->setToolTip(toText(problem.remedy));
        entry->setData(Qt::UserRole, QString::fromStdString(problem.path));
    }
    m_findings->setVisible(m_findings->count() > 0);
    m_verdict->setText(!m_item.isValid()         ? QString()
                       : m_findings->count() > 0 ? tr("What checking says:")
                                                 : tr("Checking found nothing amiss."));
}

void SetupPage::addNew()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty()) {
        m_name->setFocus();
        emit said(tr("Write a name for it first."));
        return;
    }
    const ItemRef added = setups::addNew(*m_document, setups::sourceOf(*m_document).kind, name);
    if (!added.isValid())
        return;
    m_name->clear();
    setItem(added);
    emit itemChosen(added);
}

void SetupPage::duplicate()
{
    const QList<ItemRef> copies = m_document->duplicateItems({m_item});
    if (copies.isEmpty())
        return;
    setItem(copies.first());
    emit itemChosen(m_item);
}

void SetupPage::remove()
{
    m_document->removeItems({m_item});
}

} // namespace mw::editor

#include "editor/views/start/newpackdialog.h"

#include "editor/views/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace mw::editor {

namespace {

/// "Steam Time, mine" as a name for a folder: "steam-time-mine".
QString folderName(const QString &name)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    QString result = name.toLower().replace(others, QStringLiteral("-"));
    while (result.startsWith(u'-'))
        result.remove(0, 1);
    while (result.endsWith(u'-'))
        result.chop(1);
    return result;
}

} // namespace

NewPackDialog::NewPackDialog(const QList<PackInfo> &packs, const QString &place, Create create, QWidget *parent)
    : QDialog(parent), m_place(place), m_create(std::move(create)), m_game(new QComboBox), m_name(new QLineEdit),
      m_folder(new QLineEdit), m_problem(new QLabel)
{
    setWindowTitle(tr("New pack"));
    m_game->setObjectName(QStringLiteral("newPackGame"));
    m_name->setObjectName(QStringLiteral("newPackName"));
    m_folder->setObjectName(QStringLiteral("newPackFolder"));
    m_problem->setObjectName(QStringLiteral("newPackProblem"));
    for (const PackInfo &pack : packs)
        m_game->addItem(pack.name, pack.folder);
    m_folder->setMinimumWidth(360);
    m_problem->setWordWrap(true);
    QPalette problemPalette = palette();
    problemPalette.setColor(QPalette::WindowText, tokensOf(palette()).error);
    m_problem->setPalette(problemPalette);
    auto *choose = new QPushButton(tr("Choose…"));
    auto *where = new QHBoxLayout;
    where->addWidget(m_folder, 1);
    where->addWidget(choose);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_button = buttons->button(QDialogButtonBox::Ok);
    m_button->setText(tr("Create"));
    m_button->setObjectName(QStringLiteral("newPackCreate"));
    m_button->setProperty("primary", true);
    auto *about = new QLabel(tr("A new pack begins as a copy of a game and plays by its rules. Change there what you "
                                "like; the game itself stays as it is."));
    about->setWordWrap(true);
    auto *layout = new QFormLayout(this);
    layout->addRow(about);
    layout->addRow(tr("&Game"), m_game);
    layout->addRow(tr("&Name"), m_name);
    layout->addRow(tr("&Folder"), where);
    layout->addRow(m_problem);
    layout->addRow(buttons);
    connect(choose, &QPushButton::clicked, this, &NewPackDialog::chooseFolder);
    connect(m_name, &QLineEdit::textChanged, this, &NewPackDialog::proposeFolder);
    connect(m_folder, &QLineEdit::textChanged, this, &NewPackDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewPackDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewPackDialog::reject);
    m_name->setText(tr("My %1").arg(m_game->currentText()));
    m_name->selectAll();
    m_name->setFocus();
}

NewPack NewPackDialog::pack() const
{
    return {m_game->currentData().toString(), QDir::fromNativeSeparators(m_folder->text()), m_name->text().trimmed()};
}

void NewPackDialog::accept()
{
    const QString problem = m_create(pack());
    m_problem->setText(problem);
    if (problem.isEmpty())
        QDialog::accept();
}

void NewPackDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder in which the pack is made"), m_place);
    if (folder.isEmpty())
        return;
    m_place = folder;
    proposeFolder();
}

void NewPackDialog::proposeFolder()
{
    m_folder->setText(QDir::toNativeSeparators(m_place + u'/' + folderName(m_name->text())));
    check();
}

void NewPackDialog::check()
{
    m_problem->clear();
    m_button->setEnabled(m_game->count() > 0 && !folderName(m_name->text()).isEmpty() &&
                         QDir::isAbsolutePath(pack().folder));
}

} // namespace mw::editor

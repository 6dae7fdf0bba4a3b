#include "editor/views/shell/comparedialog.h"

#include "editor/views/shell/diffhighlighter.h"
#include "editor/views/source/codeeditor.h"
#include "editor/views/theme/tokens.h"
#include "yaml/unifieddiff.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mw::editor {

CompareDialog::CompareDialog(const QString &file, const QByteArray &disk, const QByteArray &mine, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Compare %1").arg(file));
    resize(820, 520);
    auto *editor = new CodeEditor;
    editor->setReadOnly(true);
    new DiffHighlighter(editor->document(), tokensOf(palette()));
    const std::string diff = yaml::unifiedDiff(file.toStdString(), disk.toStdString(), mine.toStdString());
    editor->setPlainText(QString::fromStdString(diff));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Decide later"));
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    QPushButton *keep = buttons->addButton(tr("Keep mine"), QDialogButtonBox::ActionRole);
    QPushButton *take = buttons->addButton(tr("Take the one on the disk"), QDialogButtonBox::ActionRole);
    keep->setObjectName(QStringLiteral("keepMine"));
    take->setObjectName(QStringLiteral("takeDisk"));
    connect(keep, &QPushButton::clicked, this, [this] { done(KeepMine); });
    connect(take, &QPushButton::clicked, this, [this] { done(TakeDisk); });
    connect(buttons, &QDialogButtonBox::rejected, this, [this] { done(Undecided); });
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("Lines with − are on the disk, lines with + are yours.")));
    layout->addWidget(editor, 1);
    layout->addWidget(buttons);
}

} // namespace mw::editor

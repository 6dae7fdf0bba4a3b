#include "editor/views/form/choicebox.h"

#include "editor/views/form/packicons.h"

#include <QCompleter>
#include <QLineEdit>
#include <QWheelEvent>

namespace mw::editor {

namespace {
constexpr int manyChoices = 16;
}

ChoiceBox::ChoiceBox(QWidget *parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, [this](int row) { emit chosen(itemData(row).toString()); });
}

void ChoiceBox::setChoices(const QStringList &choices, bool optional, const PackIcons *icons)
{
    clear();
    if (optional)
        addItem(tr("–", "no choice"), QString());
    for (const QString &choice : choices)
        addItem(icons ? icons->iconOfChoice(choice) : QIcon(), choice, choice);
    if (choices.size() < manyChoices)
        return;
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    connect(lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const int row = findText(currentText());
        if (row >= 0)
            emit chosen(itemData(row).toString());
    });
}

void ChoiceBox::setChoice(const QString &choice)
{
    const int row = findData(choice);
    setCurrentIndex(row);
    const bool isOther = row < 0; // shown although it is none of the choices
    if (isOther && isEditable())
        setEditText(choice);
    else if (isOther)
        setPlaceholderText(choice);
    setMinimumContentsLength(isOther ? int(choice.size()) : 0); // room is made for choices alone
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace mw::editor

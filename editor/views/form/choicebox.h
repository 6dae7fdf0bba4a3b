#pragma once

#include <QComboBox>

namespace mw::editor {

class PackIcons;

/// A combo box of choices with their icons; leaves the wheel to scrolling unless it has the focus. Many choices can
/// be typed at.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    /// An optional field has an empty choice on top.
    void setChoices(const QStringList &choices, bool optional, const PackIcons *icons);
    void setChoice(const QString &choice);

signals:
    void chosen(const QString &choice);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace mw::editor

#pragma once

#include "editor/views/start/packinfo.h"

#include <QDialog>
#include <QList>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mw::editor {

/// What a new pack is made of.
struct NewPack {
    QString from;   ///< folder of the pack that is copied
    QString folder; ///< where it goes; nothing may be there yet
    QString name;   ///< of the game, as it is shown
};

/// Asks for the game, name and folder of a new pack. Stays open, and says why, as long as it cannot be made.
class NewPackDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the pack; gives the reason if that cannot be done.
    using Create = std::function<QString(const NewPack &)>;

    /// `place` is the folder in which new packs are proposed.
    NewPackDialog(const QList<PackInfo> &packs, const QString &place, Create create, QWidget *parent = nullptr);

    [[nodiscard]] NewPack pack() const;
    void accept() override;

private:
    void chooseFolder();
    void proposeFolder();
    void check();

    QString m_place;
    Create m_create;
    QComboBox *m_game;
    QLineEdit *m_name;
    QLineEdit *m_folder;
    QLabel *m_problem;
    QPushButton *m_button = nullptr;
};

} // namespace mw::editor

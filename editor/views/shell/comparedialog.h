#pragma once

#include <QDialog>

namespace mw::editor {

/// Shows what the disk has and what was edited here, as a coloured difference, and asks which to take.
class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    enum Answer { Undecided = 0, KeepMine = 10, TakeDisk };

    CompareDialog(const QString &file, const QByteArray &disk, const QByteArray &mine, QWidget *parent = nullptr);
};

} // namespace mw::editor

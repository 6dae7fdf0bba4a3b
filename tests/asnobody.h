#pragma once

#include <QDirIterator>
#include <QFile>
#include <QString>

#include <unistd.h>

/// While it lives, a program of the superuser runs as a user who may do no more than others, so that what happens
/// without permissions can be tested by the superuser too.
class AsNobody
{
public:
    /// Gives a folder, with all that is in it, to that user.
    explicit AsNobody(const QString &folder)
    {
        if (::geteuid() != 0)
            return;
        give(folder);
        QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                             QDirIterator::Subdirectories);
        while (entries.hasNext())
            give(entries.next());
        m_changed = ::setresuid(nobody, nobody, 0) == 0;
    }
    ~AsNobody()
    {
        if (m_changed && ::setresuid(0, 0, 0) != 0)
            qFatal("the superuser cannot come back");
    }
    Q_DISABLE_COPY_MOVE(AsNobody)

    /// False where the system has no such user.
    [[nodiscard]] bool isOrdinary() const { return ::geteuid() != 0; }

private:
    static constexpr uid_t nobody = 65534;

    static void give(const QString &path)
    {
        if (::lchown(QFile::encodeName(path).constData(), nobody, static_cast<gid_t>(-1)) != 0)
            qWarning("%s cannot be given away", qPrintable(path));
    }

    bool m_changed = false;
};

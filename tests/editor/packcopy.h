#pragma once

#include "tests/sourcepath.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

/// A copy of a shipped pack that a test may change: of Steam Time unless it asks for another.
class PackCopy
{
public:
    explicit PackCopy(const QString &game = QStringLiteral("steam-time")) : m_game(game)
    {
        const QString content = mw::sourcePath("/content");
        QFile::copy(content + QStringLiteral("/types.yaml"), m_folder.filePath(QStringLiteral("types.yaml")));
        for (const QString &name : {QStringLiteral("wording.yaml")})
            QFile::copy(content + u'/' + name, m_folder.filePath(name));
        copy(content + u'/' + game, path());
    }

    [[nodiscard]] QString path() const { return m_folder.filePath(m_game); }
    [[nodiscard]] QByteArray bytes(const QString &file) const
    {
        QFile read(path() + u'/' + file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
    void write(const QString &file, const QByteArray &bytes) const
    {
        QFile out(path() + u'/' + file);
        if (out.open(QIODevice::WriteOnly))
            out.write(bytes);
    }

private:
    static void copy(const QString &from, const QString &to)
    {
        QDir().mkpath(to);
        for (const QFileInfo &entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            const QString target = to + u'/' + entry.fileName();
            entry.isDir() ? copy(entry.filePath(), target) : void(QFile::copy(entry.filePath(), target));
        }
    }

    QString m_game;
    QTemporaryDir m_folder;
};

#pragma once

#include "editor/document/packdocument.h"
#include "tests/sourcepath.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace mw::editor::test {

inline QByteArray readBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
}

inline bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

inline const QByteArray smallSchema = R"(types:
  effect:
    type: struct
    oneOf: [gain, pay]
    title: Effect
    help: Of the thing.
    fields:
      gain: {type: enum, values: [gold, steam], title: Gain, help: Of the thing.}
      pay: {type: enum, values: [gold, steam], title: Pay, help: Of the thing.}
      amount: {type: int, min: 1, max: 60, default: 1, title: Amount, help: Of the thing.}
kinds:
  game:
    collection: ""
    file: game.yaml
    title: Game
    help: Of the thing.
    plural: Game
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      rounds: {type: int, min: 1, max: 9, default: 5, title: Rounds, help: Of the thing.}
  card:
    collection: cards
    folder: cards
    title: Card
    help: Of the thing.
    plural: Cards
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      cost: {type: int, min: 0, max: 20, required: true, title: Cost, help: Of the thing.}
      colour: {type: enum, values: [red, blue], title: Colour, help: Of the thing.}
      rare: {type: bool, default: false, title: Rare, help: Of the thing.}
      friend: {type: reference, target: card, title: Friend, help: Of the thing.}
      size:
        type: struct
        title: Size
        help: Of the thing.
        fields:
          width: {type: int, min: 1, max: 90, title: Width, help: Of the thing.}
          height: {type: int, min: 1, max: 90, title: Height, help: Of the thing.}
      effects: {type: list, min: 0, max: 5, title: Effects, help: Of the thing., element: {type: effect}}
      text: {type: text, multiline: true, title: Text, help: Of the thing.}
  variant:
    collection: ""
    folder: variants
    title: Variant
    help: Of the thing.
    plural: Variants
    fields:
      name: {type: text, required: true, title: Name, help: Of the thing.}
      text: {type: text, title: Description, help: Of the thing.}
)";

inline const QByteArray smallCards = R"(# The deck.
cards:
  # first of all
  - id: farmer
    name: Farmer   # sows
    cost: 3
    colour: red
    effects:
      - {gain: gold, amount: 4}
      - {pay: steam}
    text: >-
      Works from dawn
      to dusk.

  - id: smith
    name: 'Smith'
    cost: 5
    size: {width: 10, height: 20}
    friend: farmer

  # the last one
  - id: miller
    name: "Miller"
    cost: 0
    rare: true
)";

/// A pack in a folder of its own, to be spoilt.
class PackFixture
{
public:
    /// A pack of three cards, without rules.
    void makeSmall()
    {
        write(QStringLiteral("schema.yaml"), smallSchema);
        write(QStringLiteral("game.yaml"), "name: Small\nrounds: 4\n");
        write(QStringLiteral("cards/base.yaml"), smallCards);
        write(QStringLiteral("variants/short.yaml"), "name: Short game\n");
    }
    /// A copy of a game that we ship.
    void copyShipped(const QString &game)
    {
        const QDir content(mw::sourcePath("/content"));
        m_name = game;
        QFile::copy(content.filePath(QStringLiteral("types.yaml")), m_dir.filePath(QStringLiteral("types.yaml")));
        copyFolder(content.filePath(game), folder());
    }
    [[nodiscard]] QString folder() const { return m_dir.filePath(m_name); }
    [[nodiscard]] QString path(const QString &file) const { return folder() + QLatin1Char('/') + file; }
    [[nodiscard]] QByteArray read(const QString &file) const { return readBytes(path(file)); }
    bool write(const QString &file, const QByteArray &bytes) const { return writeBytes(path(file), bytes); }

private:
    static void copyFolder(const QString &from, const QString &to)
    {
        QDir().mkpath(to);
        for (const QFileInfo &entry : QDir(from).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QString target = to + QLatin1Char('/') + entry.fileName();
            if (entry.isDir())
                copyFolder(entry.filePath(), target);
            else
                QFile::copy(entry.filePath(), target);
        }
    }

    QTemporaryDir m_dir;
    QString m_name = QStringLiteral("small");
};

} // namespace mw::editor::test

#pragma once

#include "packfixture.h"

#include <QStandardPaths>
#include <QTest>
#include <QUndoStack>

namespace mw::editor::test {

/// The small pack, opened, for tests of models.
class ModelFixture
{
public:
    ModelFixture()
    {
        QStandardPaths::setTestModeEnabled(true);
        pack.makeSmall();
        QString error;
        isOpen = document.open(pack.folder(), &error);
    }
    [[nodiscard]] const Item *card(const char *id) const { return document.items().find("card", id); }
    [[nodiscard]] static ItemRef ref(const char *id) { return {QStringLiteral("card"), QString::fromLatin1(id)}; }
    void undoAll()
    {
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
    }

    PackFixture pack;
    PackDocument document;
    bool isOpen = false;
};

inline const QString cardsFile = QStringLiteral("cards/base.yaml");

} // namespace mw::editor::test

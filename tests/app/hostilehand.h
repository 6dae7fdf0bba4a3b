#pragma once

#include "core/random.h"

#include <QByteArray>
#include <QString>

class PackCopy;

namespace mw::editor {
class PackDocument;
struct ItemRef;
} // namespace mw::editor

/// Somebody who edits a pack as badly as can be: deletes what others name, gives things other names, empties decks,
/// puts absurd numbers in, makes files malformed, takes them from the disk. Which, a seed says.
class HostileHand
{
public:
    HostileHand(mw::editor::PackDocument &document, const PackCopy &pack, std::uint64_t seed);

    /// Does one bad thing and says which, for the message of a test that fails.
    QString edit();
    /// Brings back files that were damaged or taken from the disk.
    void mendDisk();

private:
    QString deleteItem();
    QString emptyDeck();
    QString renameItem();
    QString absurdNumber();
    QString wrongType();
    QString growList();
    QString malform();
    QString cutShort();
    QString harmDisk();
    QString shuffleItems();
    QString storm();

    [[nodiscard]] std::uint32_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    [[nodiscard]] mw::editor::ItemRef anyItem();
    [[nodiscard]] QString anyFile();

    mw::editor::PackDocument &m_document;
    const PackCopy &m_pack;
    mw::Random m_random;
    QString m_harmed; ///< file on the disk, with what it held
    QByteArray m_held;
};

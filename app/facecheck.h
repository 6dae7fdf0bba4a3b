#pragma once

#include "core/diagnostic.h"
#include "core/pack.h"

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace mw::editor {
class PackDocument;
}

namespace mw::app {

/// Puts what does not fit on cards and boards among the problems of a document: texts that overflow, icons and pictures
/// that are missing. Works on a thread of its own when no more edits come; only the newest playable pack
/// counts, and only faces that an edit can have changed are looked at anew.
class FaceCheck : public QObject
{
    Q_OBJECT

public:
    explicit FaceCheck(editor::PackDocument *document);
    ~FaceCheck() override;

    /// What was found in a pack and its pictures.
    struct Findings {
        std::shared_ptr<const GamePack> pack;
        QStringList pictures; ///< each with the time of its last change
        Diagnostics problems;
    };

    /// The problems of all faces of all items, and of the layouts.
    [[nodiscard]] static Diagnostics check(const GamePack &pack, const QString &folder);
    /// The same for a pack that an edit made of another, of which it is known.
    [[nodiscard]] static Findings checkAgain(std::shared_ptr<const GamePack> pack, const QString &folder,
                                             const Findings &before);

private:
    void begin();
    void take();

    editor::PackDocument *m_document;
    QFutureWatcher<std::shared_ptr<Findings>> m_watcher;
    QTimer m_rest;                             ///< while somebody types, the processor is needed elsewhere
    std::shared_ptr<const GamePack> m_checked; ///< the pack that is being, or was last, checked
    Findings m_findings;                       ///< of the check that ended last
};

} // namespace mw::app

#pragma once

#include "core/diagnostic.h"
#include "core/pack.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace mw::editor {
class PackDocument;
}

namespace mw::app {

/// Puts what does not fit on cards and boards among the problems of a document: texts that overflow, icons and pictures
/// that are missing. Works on a thread of its own when no more edits come; only the newest playable pack
/// counts.
class FaceCheck : public QObject
{
    Q_OBJECT

public:
    explicit FaceCheck(editor::PackDocument *document);
    ~FaceCheck() override;

    /// The problems of all faces of all items, and of the layouts.
    [[nodiscard]] static Diagnostics check(const GamePack &pack, const QString &folder);

private:
    void begin();
    void take();

    editor::PackDocument *m_document;
    QFutureWatcher<Diagnostics> m_watcher;
    QTimer m_rest;                             ///< while somebody types, the processor is needed elsewhere
    std::shared_ptr<const GamePack> m_checked; ///< the pack that is being, or was last, checked
};

} // namespace mw::app

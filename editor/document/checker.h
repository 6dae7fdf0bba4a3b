#pragma once

#include "editor/document/excerpt.h"
#include "yaml/loader.h"

#include <QByteArray>
#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mw::editor {

/// One file as it is given to the checker.
struct CheckInput {
    std::string name;
    QByteArray text;
    std::shared_ptr<const yaml::LoadedFile> parsed; ///< last good parse, maybe of an older text; null if there was none
    bool isCurrent = false;                         ///< `parsed` is of `text`
};

struct CheckRequest {
    std::uint64_t revision = 0;
    std::string folder;
    std::vector<CheckInput> files;
};

struct CheckedFile {
    std::string name;
    std::shared_ptr<const yaml::LoadedFile> parsed; ///< the good parse that was used
    bool parses = true;                             ///< whether that is of the text given
    std::vector<ItemSpan> spans;
};

struct CheckResult {
    std::uint64_t revision = 0;
    std::vector<CheckedFile> files;
    yaml::LoadResult load; ///< `pack` is null if some text does not parse
};

/// Parses what has changed and checks everything, on one worker thread. Only the newest request is of interest: one
/// that comes while another runs replaces those that wait.
class Checker : public QObject
{
    Q_OBJECT

public:
    explicit Checker(QObject *parent = nullptr);
    ~Checker() override;

    void request(CheckRequest request);
    [[nodiscard]] bool isBusy() const { return m_isRunning; }
    /// Blocks until all requests are done and reported.
    void wait();
    /// Lets the worker destroy something large.
    void dispose(std::shared_ptr<void> garbage);

    /// The work itself, for the first time when a pack is opened.
    [[nodiscard]] static std::shared_ptr<CheckResult> check(const CheckRequest &request);

signals:
    /// The receiver may take the contents; it drops the result if its revision is not the present one.
    void checked(const std::shared_ptr<mw::editor::CheckResult> &result);

private:
    void start();
    void take();

    QThreadPool m_pool;
    QFutureWatcher<std::shared_ptr<CheckResult>> m_watcher;
    std::optional<CheckRequest> m_waiting;
    bool m_isRunning = false;
};

} // namespace mw::editor

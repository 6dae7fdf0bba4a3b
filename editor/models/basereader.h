#pragma once

#include "core/items.h"
#include "yaml/schema.h"

#include <QFutureWatcher>
#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>

namespace mw::editor {

/// Reads the items of a pack as git's HEAD has them, without blocking.
class BaseReader : public QObject
{
    Q_OBJECT

public:
    explicit BaseReader(QObject *parent = nullptr);
    ~BaseReader() override;

    /// Starts anew; what was under way is given up.
    void read(const QString &folder, std::shared_ptr<const yaml::Schema> schema);

signals:
    /// `error` in plain words if there is no such base; `items` is null then.
    void done(const std::shared_ptr<const mw::Items> &items, const QString &error);

private:
    void start(const QStringList &arguments);
    void onFinished(int exitCode, QProcess::ExitStatus status);
    void onFailed();
    void askForFiles(const QByteArray &names);
    void parse(QByteArray files);
    void stop();
    void fail(const QString &why);

    enum class Step { Idle, Names, Files };
    Step m_step = Step::Idle;
    QString m_folder;
    std::shared_ptr<const yaml::Schema> m_schema;
    QStringList m_names;
    std::unique_ptr<QProcess> m_git;
    QTimer m_timeout;
    QFutureWatcher<std::shared_ptr<const Items>> m_watcher;
};

} // namespace mw::editor

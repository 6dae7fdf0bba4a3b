#pragma once

#include <QObject>

namespace mw::app {

/// Hears when the program is told to end from outside: by a shutdown, a terminal that closes, or kill.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void received(); ///< in the event loop, where everything is allowed

private:
    void read();
};

} // namespace mw::app

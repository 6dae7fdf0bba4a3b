#include "app/endsignals.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace mw::app {

namespace {

constexpr std::array endings{SIGTERM, SIGHUP, SIGINT};
std::array<int, 2> ends{-1, -1}; // of a pipe: in a signal handler little more than writing is allowed

void onSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
}

} // namespace

EndSignals::EndSignals(QObject *parent) : QObject(parent)
{
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto *notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    for (const int signal : endings)
        std::signal(signal, onSignal);
}

EndSignals::~EndSignals()
{
    for (const int signal : endings)
        std::signal(signal, SIG_DFL);
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

void EndSignals::read()
{
    std::array<char, 16> bytes{};
    if (::read(ends[0], bytes.data(), bytes.size()) > 0)
        emit received();
}

} // namespace mw::app

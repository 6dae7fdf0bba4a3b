#include "diagnostic.h"

#include <algorithm>
#include <tuple>

namespace mw {

std::string Diagnostic::toString() const
{
    static constexpr const char *severities[] = {"error", "warning", "info"};
    return location.toString() + ": " + severities[static_cast<int>(severity)] + ": " + code + ": " +
           message.toEnglish();
}

std::string Diagnostic::toLine() const
{
    std::string line = toString();
    if (line.starts_with(": "))
        line.erase(0, 2);
    return remedy.isEmpty() ? line : line + " (" + remedy.toEnglish() + ')';
}

Diagnostic errorAt(const Location &location, std::string code, Message message, Message remedy)
{
    Diagnostic diagnostic;
    diagnostic.code = std::move(code);
    diagnostic.message = std::move(message);
    diagnostic.remedy = std::move(remedy);
    diagnostic.location = location;
    return diagnostic;
}

bool hasErrors(const Diagnostics &diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic &d) { return d.severity == Severity::Error; });
}

void sortByPlace(Diagnostics &diagnostics)
{
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &a, const Diagnostic &b) {
        return std::make_tuple(a.location.fileName(), a.location.offset, a.code) <
               std::make_tuple(b.location.fileName(), b.location.offset, b.code);
    });
}

} // namespace mw

#include "editor/models/sameproblem.h"

#include <algorithm>

namespace mw::editor {

namespace {

bool isSame(const Message &a, const Message &b)
{
    return a.text == b.text && std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(),
                                          b.arguments.end(), [](const auto &x, const auto &y) {
                                              return x.kind == y.kind && x.number == y.number && x.text == y.text;
                                          });
}

} // namespace

bool isSame(const Diagnostic &a, const Diagnostic &b)
{
    return a.severity == b.severity && a.code == b.code && a.item == b.item && a.path == b.path &&
           a.location.fileName() == b.location.fileName() && isSame(a.message, b.message) &&
           isSame(a.remedy, b.remedy) &&
           std::equal(a.fixes.begin(), a.fixes.end(), b.fixes.begin(), b.fixes.end(),
                      [](const Fix &x, const Fix &y) { return isSame(x.title, y.title); });
}

bool looksSame(const Diagnostic &a, const Diagnostic &b)
{
    return isSame(a, b) && a.location.line == b.location.line && a.location.column == b.location.column;
}

bool looksSame(const std::vector<Diagnostic> &a, const std::vector<Diagnostic> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Diagnostic &x, const Diagnostic &y) { return looksSame(x, y); });
}

} // namespace mw::editor

#include "editor/models/drawodds.h"

#include <algorithm>
#include <cmath>

namespace mw::editor {

namespace {

/// Natural logarithm of the number of ways to choose k of n; factorials themselves would overflow.
double logChoose(int n, int k)
{
    return std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0);
}

} // namespace

double oddsOfAtLeast(int wanted, int draws, int hits, int cards)
{
    draws = std::clamp(draws, 0, cards);
    if (wanted <= 0)
        return 1;
    if (wanted > std::min(hits, draws))
        return 0;
    double fewer = 0;
    for (int found = std::max(0, draws - (cards - hits)); found < wanted; ++found)
        fewer += std::exp(logChoose(hits, found) + logChoose(cards - hits, draws - found) - logChoose(cards, draws));
    return std::clamp(1 - fewer, 0.0, 1.0);
}

} // namespace mw::editor

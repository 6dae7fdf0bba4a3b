#include "nearest.h"

#include <algorithm>
#include <cstdlib>

namespace mw::yaml {

namespace {

constexpr std::size_t longestCompared = 64;

/// Letters to insert, remove, replace or swap with their neighbour.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
        else if (c == '_' || c == ' ')
            c = '-';
    }
    return result;
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string> &candidates)
{
    if (word.empty() || word.size() > longestCompared)
        return {};
    const std::string wanted = lowered(word);
    std::size_t best = std::max<std::size_t>(1, word.size() / 3) + 1;
    std::string result;
    for (const std::string &candidate : candidates) {
        const std::size_t sizeGap = std::max(candidate.size(), word.size()) - std::min(candidate.size(), word.size());
        if (sizeGap >= best)
            continue;
        const std::size_t found = distance(wanted, lowered(candidate));
        if (found < best) {
            best = found;
            result = candidate;
        }
    }
    return result;
}

} // namespace mw::yaml

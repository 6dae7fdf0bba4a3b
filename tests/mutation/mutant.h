#pragma once

#include <bitset>
#include <concepts>
#include <cstdlib>
#include <fstream>
#include <type_traits>

/// Switches for the sources that instrument.py has changed. MW_MUTANT holds the number of the mutant that is at work;
/// with MW_MUTANT_TRACE the numbers of all mutants that were passed are written to that file in the end.
namespace mw {

class MutantSwitch
{
public:
    static MutantSwitch &instance()
    {
        static MutantSwitch theSwitch;
        return theSwitch;
    }
    ~MutantSwitch()
    {
        if (!m_trace)
            return;
        std::ofstream file(m_trace);
        for (std::size_t number = 0; number < m_passed.size(); ++number) {
            if (m_passed[number])
                file << number << '\n';
        }
    }
    bool isOn(int number)
    {
        if (m_trace)
            m_passed.set(static_cast<std::size_t>(number));
        return number == m_chosen;
    }

private:
    MutantSwitch()
        : m_chosen(std::getenv("MW_MUTANT") ? std::atoi(std::getenv("MW_MUTANT")) : 0),
          m_trace(std::getenv("MW_MUTANT_TRACE"))
    {
    }
    int m_chosen;
    const char *m_trace;
    std::bitset<1 << 16> m_passed;
};

constexpr bool mutant(int number)
{
    return !std::is_constant_evaluated() && MutantSwitch::instance().isOn(number);
}

/// Another answer when the mutant is at work: no for yes, nothing for something.
template <std::integral T>
constexpr T altered(int number, T value)
{
    return mutant(number) ? static_cast<T>(value == T{}) : value;
}

/// std::min, std::max and std::clamp that limit the wrong way round, or not at all.
template <typename T>
constexpr T otherMin(int number, T a, std::type_identity_t<T> b)
{
    return mutant(number) == (b < a) ? a : b;
}
template <typename T>
constexpr T otherMax(int number, T a, std::type_identity_t<T> b)
{
    return mutant(number) == (a < b) ? a : b;
}
template <typename T>
constexpr T otherClamp(int number, T value, std::type_identity_t<T> low, std::type_identity_t<T> high)
{
    return mutant(number) ? value : value < low ? low : high < value ? high : value;
}

/// `a <Limit<Less>{7}> b` stands for a < b, or for a <= b when mutant 7 is at work; the others likewise.
enum LimitKind { Less, LessEqual, Greater, GreaterEqual };
template <LimitKind kind>
struct Limit {
    int number;
};
template <LimitKind kind, typename T>
struct LimitOf {
    int number;
    T value;
};
template <LimitKind kind, typename T>
constexpr LimitOf<kind, T> operator<(T value, Limit<kind> limit)
{
    return {limit.number, value};
}
template <LimitKind kind, typename T, typename U>
constexpr bool operator>(LimitOf<kind, T> a, U b)
{
    const bool equal = a.value == b;
    const bool asWritten = kind == Less || kind == LessEqual ? a.value < b : a.value > b;
    return equal ? mutant(a.number) == (kind == Less || kind == Greater) : asWritten;
}

} // namespace mw

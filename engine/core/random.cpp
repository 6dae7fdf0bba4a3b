#include "random.h"

namespace mw {

namespace {

/// Spreads a seed over all 64 bits, so that neighbouring seeds have nothing in common (SplitMix64's finish).
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31U);
}

} // namespace

Random::Random(std::uint64_t seed, std::uint32_t stream) : m_state(mixed(mixed(seed + 0x9e3779b97f4a7c15ULL) + stream))
{
}

} // namespace mw

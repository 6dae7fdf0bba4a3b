#include "allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> count = 0;

void *allocate(std::size_t size, std::size_t alignment)
{
    count.fetch_add(1, std::memory_order_relaxed);
    const std::size_t wanted = size == 0 ? 1 : size;
    void *memory = alignment == 0 ? std::malloc(wanted)
                                  : std::aligned_alloc(alignment, (wanted + alignment - 1) / alignment * alignment);
    if (!memory)
        throw std::bad_alloc();
    return memory;
}

} // namespace

namespace mw::cli {

std::uint64_t allocations()
{
    return count.load(std::memory_order_relaxed);
}

} // namespace mw::cli

// The array and nothrow forms of the standard library call these.
void *operator new(std::size_t size)
{
    return allocate(size, 0);
}

void *operator new(std::size_t size, std::align_val_t alignment)
{
    return allocate(size, static_cast<std::size_t>(alignment));
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::align_val_t) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}

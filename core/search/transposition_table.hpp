#pragma once
// What alpha-beta remembers of positions it has met: a table of fixed size, allocated once.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game/move.hpp"

namespace ludus {

enum class Bound : std::uint8_t { none, exact, lower, upper };

struct TableEntry {
    std::uint64_t key = 0;
    Move best;
    std::int32_t value = 0;
    std::int16_t depth = 0;
    Bound bound = Bound::none;
    std::uint8_t age = 0;  ///< of the table when it was kept
};

class TranspositionTable {
public:
    /// 16 MB at most; in the browser, where memory is a guest's, 4 MB.
#ifdef __EMSCRIPTEN__
    static constexpr std::size_t max_bytes = 4u << 20;
#else
    static constexpr std::size_t max_bytes = 16u << 20;
#endif

    /// Room for about `wanted` positions (0: as many as most_bytes holds), never above most_bytes.
    explicit TranspositionTable(std::uint64_t wanted) {
        std::size_t size = min_entries;
        while (size * 2 * sizeof(TableEntry) <= max_bytes && (wanted == 0 || size < wanted)) size *= 2;
        entries_.resize(size);
    }

    [[nodiscard]] const TableEntry* find(std::uint64_t key) const {
        const std::size_t at = slot(key);
        for (std::size_t i = 0; i < 2; ++i) {
            const TableEntry& entry = entries_[at + i];
            if (entry.bound != Bound::none && entry.key == key) return &entry;
        }
        return nullptr;
    }

    /// From now on what it holds gives way to what comes.
    void grow_older() { ++age_; }

    /// Of a pair of entries the first keeps the deeper look of this age, the second the latest.
    void store(TableEntry entry) {
        entry.age = age_;
        const std::size_t at = slot(entry.key);
        TableEntry& deep = entries_[at];
        const bool first =
            deep.bound == Bound::none || deep.key == entry.key || deep.age != age_ || entry.depth >= deep.depth;
        (first ? deep : entries_[at + 1]) = entry;
    }

private:
    static constexpr std::size_t min_entries = 1024;

    [[nodiscard]] std::size_t slot(std::uint64_t key) const {
        return static_cast<std::size_t>(key ^ (key >> 32)) & (entries_.size() - 2);
    }

    std::vector<TableEntry> entries_;
    std::uint8_t age_ = 0;
};

}  // namespace ludus

#pragma once
// Whose piece stands on each cell of a board.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ludus::kit {

/// The owner of a cell where no piece stands.
inline constexpr int nobody = -1;

/// The owner of each cell: a seat from 0, or nobody. All cells are free at first.
template <std::size_t Cells>
class Owners {
public:
    Owners() { owner_.fill(nobody); }

    /// Only for cells of the board, 0 to Cells - 1; so are put(), remove() and move().
    [[nodiscard]] int operator[](int cell) const { return owner_[static_cast<std::size_t>(cell)]; }
    void put(int cell, int seat) { owner_[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(seat); }
    void remove(int cell) { put(cell, nobody); }
    /// Whatever stood at `to` is gone.
    void move(int from, int to) {
        put(to, (*this)[from]);
        if (from != to) remove(from);
    }

    /// Also for `nowhere`, which is not free and has no piece: what a step off the board leads to may be asked for.
    [[nodiscard]] bool is_free(int cell) const { return cell >= 0 && (*this)[cell] == nobody; }
    [[nodiscard]] bool has(int cell, int seat) const { return cell >= 0 && (*this)[cell] == seat; }
    /// How many pieces of that seat stand on the board.
    [[nodiscard]] int count(int seat) const { return static_cast<int>(std::count(begin(), end(), seat)); }

    [[nodiscard]] auto begin() const { return owner_.begin(); }
    [[nodiscard]] auto end() const { return owner_.end(); }
    /// The first `cells` of them: a board may be smaller than the largest that its game is played on.
    [[nodiscard]] std::span<const std::int8_t> first(std::size_t cells) const { return std::span(owner_).first(cells); }
    [[nodiscard]] std::span<std::int8_t> first(std::size_t cells) { return std::span(owner_).first(cells); }

    friend bool operator==(const Owners&, const Owners&) = default;

private:
    std::array<std::int8_t, Cells> owner_;
};

}  // namespace ludus::kit

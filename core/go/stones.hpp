#pragma once
// A board of stones that is put on, captured from and copied at the speed playouts need: rules, scoring and the computer player share it.
// Nothing is allocated; a copy takes what the size of the board needs.
//
//     StoneBoard board(9);
//     const Point p = board.point(40);               // of cell 40; cells are numbered a1, b1 ...
//     if (board.stands(p, black)) board.put(p, black);

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace ludus::go {

/// A place on the board inside its frame: the four beside it are p ± 1 and p ± stride(). 0 is never a point of the board.
using Point = int;
inline constexpr Point no_point = 0;

/// What is on a point; the first two are the seats of the players too.
enum Colour : std::uint8_t { black, white, vacant, outside };

class StoneBoard {
public:
    static constexpr int most_lines = 19, most_cells = most_lines * most_lines;

    /// An empty board of so many lines each way: 2 to 19.
    explicit StoneBoard(int lines);
    StoneBoard(const StoneBoard& other) { copy(other); }
    StoneBoard& operator=(const StoneBoard& other) {
        copy(other);
        return *this;
    }

    [[nodiscard]] int lines() const { return lines_; }
    [[nodiscard]] int cells() const { return lines_ * lines_; }
    [[nodiscard]] int stride() const { return lines_ + 1; }
    /// One past the greatest number of a point or of its frame.
    [[nodiscard]] int end() const { return (lines_ + 2) * stride() + 1; }
    [[nodiscard]] Point point(int cell) const { return (cell / lines_ + 1) * stride() + cell % lines_ + 1; }
    [[nodiscard]] int cell(Point p) const { return (p / stride() - 1) * lines_ + p % stride() - 1; }
    /// The four beside it, some of them outside.
    [[nodiscard]] std::array<Point, 4> beside(Point p) const { return {p - stride(), p - 1, p + 1, p + stride()}; }
    /// The four across.
    [[nodiscard]] std::array<Point, 4> across(Point p) const {
        return {p - stride() - 1, p - stride() + 1, p + stride() - 1, p + stride() + 1};
    }

    [[nodiscard]] Colour colour(Point p) const { return at(p).colour; }
    [[nodiscard]] bool is_vacant(Point p) const { return at(p).colour == vacant; }
    /// The points where no stone stands, in no order.
    [[nodiscard]] std::span<const std::int16_t> vacant_points() const {
        return {vacant_.data(), static_cast<std::size_t>(vacant_count_)};
    }
    /// How many of the four beside are stones of that seat, or of either seat with what is outside, or vacant.
    [[nodiscard]] int beside_of(Point p, int seat) const { return at(p).beside[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] int vacant_beside(Point p) const { return at(p).beside[vacant]; }

    // ---- chains: of the stone on a point ----

    /// A point that stands for the whole chain; the same for each of its stones until the next put.
    [[nodiscard]] Point chain(Point p) const { return at(p).head; }
    [[nodiscard]] int chain_size(Point p) const { return chain_at(p).stones; }
    /// Each stone of the chain, in no order: each(point).
    template <class Each>
    void each_of_chain(Point p, const Each& each) const {
        Point stone = p;
        do {
            each(stone);
            stone = at(stone).next;
        } while (stone != p);
    }
    /// Whether it has one liberty and no more; quick.
    [[nodiscard]] bool in_atari(Point p) const { return chain_at(p).one_liberty(); }
    /// That liberty, of a chain in atari.
    [[nodiscard]] Point last_liberty(Point p) const {
        return static_cast<Point>(chain_at(p).sum / static_cast<std::uint32_t>(chain_at(p).liberties));
    }
    /// How many liberties, counted no further than `most`; walks along the chain.
    [[nodiscard]] int liberties(Point p, int most = most_cells) const;
    /// Writes up to `out.size()` of the liberties, each once, and says how many.
    int liberties(Point p, std::span<std::int16_t> out) const;

    // ---- putting ----

    /// Whether a stone of that seat put on the vacant point takes something or has a liberty: if not, it is lost. Knows of no ko.
    [[nodiscard]] bool stands(Point p, int seat) const;
    /// Whether it takes something.
    [[nodiscard]] bool captures(Point p, int seat) const;

    struct Put {
        int captured;  // stones of the other seat
        int lost;      // own ones, with the stone put: where it did not stand
    };
    /// Puts a stone on a vacant point and takes off what has no liberty then: the other's first. A ko is noted, not minded.
    Put put(Point p, int seat);
    /// Puts a stone and takes nothing off: to set up a position, in which a chain without a liberty stays.
    void set(Point p, int seat);
    /// Takes the chain off.
    int remove(Point p);
    /// Of the last put: where one stone alone was taken by one that stands alone with this as its one liberty; else no_point.
    [[nodiscard]] Point ko() const { return ko_; }
    void set_ko(Point p) { ko_ = static_cast<std::int16_t>(p); }

    /// A number for what stands where; neither of whose turn it is nor of a ko.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// The hash that put() would lead to.
    [[nodiscard]] std::uint64_t hash_after(Point p, int seat) const;

    /// A vacant point with only own stones beside it and across, but one in the middle of the board: filling it is folly.
    [[nodiscard]] bool is_eye(Point p, int seat) const;

private:
    // All about one point; what is of a chain stands at its head. A liberty is counted once for each stone it lies beside: it is
    // the only one where the square of the sum of their numbers equals their count times the sum of the squares.
    struct Cell {
        std::uint32_t sum = 0, squares = 0;
        std::int16_t liberties = 0, stones = 0;
        std::int16_t head = 0, next = 0;
        std::int16_t place = 0;  // in vacant_
        Colour colour = outside;
        std::array<std::uint8_t, 3> beside{};  // of each colour

        void add(Point p) {
            ++liberties;
            sum += static_cast<std::uint32_t>(p);
            squares += static_cast<std::uint32_t>(p * p);
        }
        void drop(Point p) {
            --liberties;
            sum -= static_cast<std::uint32_t>(p);
            squares -= static_cast<std::uint32_t>(p * p);
        }
        [[nodiscard]] bool one_liberty() const {
            return liberties > 0 &&
                   std::uint64_t{sum} * sum == std::uint64_t{squares} * static_cast<std::uint64_t>(liberties);
        }
    };
    static constexpr std::size_t most_points = (most_lines + 2) * (most_lines + 1) + 1;

    [[nodiscard]] const Cell& at(Point p) const { return cells_[static_cast<std::size_t>(p)]; }
    Cell& at(Point p) { return cells_[static_cast<std::size_t>(p)]; }
    [[nodiscard]] const Cell& chain_at(Point p) const { return at(at(p).head); }
    Cell& chain_at(Point p) { return at(at(p).head); }
    void join(Point a, Point b);
    void copy(const StoneBoard& other) {
        lines_ = other.lines_;
        vacant_count_ = other.vacant_count_;
        ko_ = other.ko_;
        hash_ = other.hash_;
        std::copy_n(other.cells_.data(), other.end(), cells_.data());
        std::copy_n(other.vacant_.data(), other.vacant_count_, vacant_.data());
    }

    std::array<Cell, most_points> cells_;
    std::array<std::int16_t, most_cells> vacant_;
    std::uint64_t hash_ = 0;
    std::int16_t lines_, vacant_count_ = 0, ko_ = no_point;
};

/// The part of a board's hash that a stone of that seat on that point makes.
std::uint64_t stone_hash(Point p, int seat);

/// Whose each vacant point is, by cell: the seat whose stones alone its region touches, else `vacant`; a stone's point is its owner's.
/// `out` has a place for each cell.
void tell_areas(const StoneBoard& board, std::span<Colour> out);

}  // namespace ludus::go

#pragma once
// Endings of few pieces on the board of five, solved by retrograde analysis: which side wins with best play, and in how many
// turns. A table for each number of pieces a side is made when it is first asked for, and kept as long as the program runs.
// The see-saw rule is left out: best play of who wins never comes back to a position, so it takes no win away.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace ludus::egypt {

class SeegaEndings {
public:
    static constexpr int side = 5, cells = side * side;
    static constexpr int most_pieces = 8, most_a_side = most_pieces - 1;
    static constexpr int longest = 253;  ///< from so many turns on: so many or more
    /// What the computer player makes on demand, in entries: all endings of six pieces, at most so many at a time, in a second or two.
    static constexpr std::size_t on_demand = 900'000;

    /// What the rules may say otherwise (Senat::Variant).
    struct Rules {
        bool must_go_on = false, opens_way = false, two_needed = false;
    };
    /// Cells as bits, from the lowest row: the pieces of the side to move, and the other's.
    using Cells = std::uint32_t;
    struct Stand {
        Cells own = 0, other = 0;
    };
    /// What an ending comes to with best play. A draw: neither side can force a win.
    struct Ending {
        int sign = 0;   ///< 1: the side to move wins, -1: it loses, 0: a draw
        int turns = 0;  ///< of both sides until the game is over; asking for a way and opening one are a turn each
        friend bool operator==(const Ending&, const Ending&) = default;
    };

    explicit SeegaEndings(Rules rules);
    /// The endings by those rules, shared by all who ask.
    static SeegaEndings& by(Rules rules);

    /// Of a position where a turn begins and nobody has asked for a way; nothing where there are too many pieces, or where
    /// more than `limit` entries would have to be made first.
    std::optional<Ending> of(Stand s, std::size_t limit = on_demand);
    /// Of all positions of so many pieces of the side to move and of the other: how many are won, drawn and lost for it, and
    /// one that takes the most turns to win. Makes what it needs.
    struct Sums {
        std::uint64_t won = 0, drawn = 0, lost = 0;
        int turns = 0;
        Stand example;
    };
    Sums sums(int own, int other);
    /// Every position of so many pieces but for turnings and reflections of the board, with what it comes to.
    template <class Each>
    void each(int own, int other, Each sink) {
        const std::lock_guard lock(mutex_);
        const Sides sides{own, other};
        make_all(sides);
        const Table& table = tables_.at(sides);
        for (std::size_t i = 0; i < table.size(); ++i)
            if (const auto s = at(sides, i)) sink(*s, ending(table[i]));
    }

private:
    using Sides = std::pair<int, int>;
    using Table =
        std::vector<std::uint8_t>;  ///< 0: a draw, else one more than the turns; an odd number of turns is a win
    struct Making;
    /// Sets of cells that a turning or reflection leads into each other are one class; its first set stands for it.
    struct Class {
        Cells set = 0;
        std::uint8_t keeps = 0;  ///< the symmetries that lead the set to itself, a bit each
    };
    struct Sets {
        std::vector<Class> classes;
        std::vector<std::uint32_t>
            of;  ///< by the set's number: eight times its class, and the symmetry that leads to it
    };

    [[nodiscard]] static Ending ending(std::uint8_t entry);
    [[nodiscard]] Cells turned(Cells set, std::size_t symmetry) const;
    [[nodiscard]] std::size_t rank(Cells set, Cells left_out) const;
    [[nodiscard]] std::size_t index(Stand s) const;
    [[nodiscard]] std::optional<Stand> at(Sides sides, std::size_t index) const;
    [[nodiscard]] std::size_t size(Sides sides) const;
    [[nodiscard]] bool over(Stand s) const;
    [[nodiscard]] std::uint8_t value(Stand s) const;
    [[nodiscard]] Cells captured(Stand s, int from, int to) const;
    [[nodiscard]] bool blocked(Stand s) const;
    [[nodiscard]] Cells beside(Cells set) const;
    [[nodiscard]] Ending opened(Stand s) const;
    template <class Sink>
    bool chain(Stand s, int at, const Sink& sink) const;
    template <class Inside, class Outside>
    void turns_of(Stand s, const Inside& inside, const Outside& outside) const;
    void prepare(int pieces);
    void missing(Sides sides, std::vector<Sides>& out) const;
    void make_all(Sides sides);

    static constexpr int ways = 4, symmetries = 8;
    Rules rules_;
    std::mutex mutex_;
    std::array<std::array<std::int8_t, ways>, cells> next_{}, beyond_{};          ///< -1: off the board
    std::array<std::array<std::int8_t, cells>, symmetries> image_{};              ///< of each cell
    std::array<std::array<std::uint32_t, most_pieces + 1>, cells + 1> choose_{};  ///< n over k
    std::array<Sets, most_pieces> sets_;                                          ///< by how many cells
    std::map<Sides, Table> tables_;
};

}  // namespace ludus::egypt

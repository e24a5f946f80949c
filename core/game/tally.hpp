#pragma once
// Figures of a position: what a game counts for people.

#include <concepts>
#include <string>
#include <vector>

namespace ludus {

/// Figures a person may ask for, under one heading: pips to go, men off, what may be taken and with what odds.
struct Tally {
    struct Row {
        std::string label;       ///< "am"; "the man on g"
        std::string value;       ///< "167"; "11 of 36, 31 %"
        std::vector<int> spots;  ///< what it is about, to be shown on the board
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::string title;  ///< "Pips to go"
    std::vector<Row> rows;
    friend bool operator==(const Tally&, const Tally&) = default;
};

template <class G>
concept HasTallies = requires(const G g, const typename G::Position& p) {
    { g.tallies(p) } -> std::same_as<std::vector<Tally>>;
};

}  // namespace ludus

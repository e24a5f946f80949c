#pragma once
// Moves, reasons and results: the small values every game hands across.

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace ludus {

/// One move by whoever is to move: a draught, a taking, one hop, a throw, "I end my turn".
/// Opaque to all but its game.
struct Move {
    std::uint64_t code = 0;
    friend auto operator<=>(const Move&, const Move&) = default;
};

using MoveList = std::vector<Move>;

/// Why a move is allowed: the passage, and its arithmetic or geometry in a line.
struct Reason {
    std::string rule;       ///< a passage id: "fulke.1.take.addition"
    std::string line;       ///< short, as it is written beside a move and on the board: "6 + 6 = 12"; may be empty
    std::vector<int> from;  ///< the spots that act (the takers); may be empty
    int to = -1;            ///< the spot acted on; -1 where there is none
    /// What this move does and which condition allowed it, in one whole sentence: "6 + 6 = 12: the two pieces capture the
    /// 12 on d5." Empty: the line says it all.
    std::string sentence = {};
    /// Of a capture, the way in which it holds, where a game has several: "equality". Empty: none, or it is no capture.
    std::string way = {};

    /// The sentence, or the line where there is none.
    [[nodiscard]] const std::string& told() const { return sentence.empty() ? line : sentence; }
    friend bool operator==(const Reason&, const Reason&) = default;
};

/// How a game stands, or ended.
struct Outcome {
    bool over = false;
    std::array<float, 4> score{};  ///< per seat when over: 1 won, ½ drawn, 0 lost, or points where the game counts
    std::string rule;              ///< the passage that ends it
    std::string text;              ///< "Even triumphs: 2 4 6, arithmetical"
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace ludus

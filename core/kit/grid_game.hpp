#pragma once
// What games of plain pieces on a grid have alike besides their rules: the picture, the touches, the words and the
// text.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/game/card.hpp"
#include "core/game/move.hpp"
#include "core/game/picture.hpp"
#include "core/kit/cards.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/owners.hpp"

namespace ludus {
class DraftRules;
}

namespace ludus::kit {

/// A move that is no way over the board, with a button of its own: {"pass", "Pass"}.
struct Action {
    std::string name;   ///< how the move is written, and its spot's name
    std::string label;  ///< what the button says
};

/// A grid with the pieces' names and what lies beside it.
struct GridParts {
    Grid grid;
    std::string signs;  ///< of the seats' pieces in the sketch, a letter a seat: "LD"
    std::string piece = "piece", pieces = "pieces";
    Shape shape = Shape::stone;
    bool names = false;                ///< the names of columns and rows in a margin; only where there are no hands
    bool hands = false;                ///< pockets for the pieces of two seats that are not on the board yet
    bool puts = false;                 ///< a move puts a piece on a cell, put(); else it is from_to()
    std::vector<Action> actions = {};  ///< the button of action(0), of action(1), and so on
};

/// The spots of such a board: the cells by their numbers, then the hands, if there are any, then the buttons. Moves are
/// from_to() between cells, or from a hand to a cell; put() where pieces are put; and action().
class GridBoard {
public:
    explicit GridBoard(GridParts parts) : parts_(std::move(parts)) {}

    [[nodiscard]] const Grid& grid() const { return parts_.grid; }
    /// The spot of a seat's hand, from which its pieces are put on the board; only where there are hands.
    [[nodiscard]] int hand(int seat) const { return grid().size() + seat; }

    /// The hand of the first seat lies below on the left, that of the second above on the right.
    [[nodiscard]] Board board(const Card& card) const;
    /// The pieces on the board, then what each hand holds, if it holds anything: "light man in hand", with their count.
    [[nodiscard]] std::vector<Face> faces(const Card& card, std::span<const std::int8_t> owners,
                                          std::span<const int> hands) const;
    [[nodiscard]] std::vector<int> touches(Move move) const;
    /// "a1-b2"; "*b2" from a hand, "b2" where pieces are put; "pass".
    [[nodiscard]] std::string words(Move move) const;
    [[nodiscard]] std::string sketch(std::span<const std::int8_t> owners) const;

private:
    [[nodiscard]] int first_button() const { return grid().size() + (parts_.hands ? 2 : 0); }

    GridParts parts_;
};

/// "dark to move; in hand 1 and 0", without the hands where there are none: the last line of a sketch.
std::string to_move_line(const Card& card, int seat, std::span<const int> hands);

/// The base of a game on such a board: class Leaps : public kit::GridGame<Leaps>. What the game does otherwise it
/// defines itself, under the same name. It must have
///   Position with  Owners<n> owner;  int seat;  and, where there are hands,  std::array<int, 2> hand;
///   const Card& card() const, or static;
///   void fields(Fields&, Position&) const   (fields.hpp), and check() where some texts are no positions of the game;
///   start(), moves(), play(), result(), reasons(): its rules.
template <class Game>
class GridGame : public Described<Game> {
public:
    /// The seat to move; where a turn is one move.
    int to_move(const auto& p) const { return p.seat; }
    bool at_turn_start(const auto&) const { return true; }

    Board board() const { return board_.board(game().card()); }
    std::vector<Face> faces(const auto& p) const { return board_.faces(game().card(), owners(p), hands(p)); }
    std::vector<int> touches(const auto&, Move m) const { return board_.touches(m); }
    std::string words(const auto&, Move m) const { return board_.words(m); }
    std::string sketch(const auto& p) const {
        return board_.sketch(owners(p)) + to_move_line(game().card(), game().to_move(p), hands(p));
    }

protected:
    explicit GridGame(GridParts parts) : board_(std::move(parts)) {}

    const Grid& grid() const { return board_.grid(); }
    /// The spot of a seat's hand.
    int hand(int seat) const { return board_.hand(seat); }
    /// Whose piece stands on each cell of the grid, which may have fewer cells than `owner` has places.
    std::span<const std::int8_t> owners(const auto& p) const {
        return p.owner.first(static_cast<std::size_t>(grid().size()));
    }

private:
    static std::span<const int> hands(const auto& p) {
        if constexpr (requires { p.hand; }) return p.hand;
        else return {};
    }
    const Game& game() const { return static_cast<const Game&>(*this); }

    GridBoard board_;
};

}  // namespace ludus::kit

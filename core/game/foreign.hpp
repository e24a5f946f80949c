#pragma once
// How other programs and players write a game: positions in the formats they know, moves in their notations. A game that
// has such ways supplies them with its rules (rules.hpp); to all others it costs nothing but a null.

#include <algorithm>
#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/expected.hpp"
#include "core/base/letters.hpp"
#include "core/game/move.hpp"

namespace ludus {

class Position;

/// What SGF says of a game before its first move (core/match/sgf.hpp).
struct SgfStart {
    int size = 0;                   ///< SZ: lines of the board
    std::string komi, rules;        ///< KM, RU as written; empty: not said
    std::vector<int> black, white;  ///< stones, by their places: row from the top times size, plus column
    int first = 0;                  ///< the seat that moves first
    friend bool operator==(const SgfStart&, const SgfStart&) = default;
};

/// A way of writing moves. A game lists its own: the book's first, which is what Game::words() gives, then the one a person
/// sees where he has not chosen. Each writes a legal move as one word, unlike for any two legal moves.
struct Notation {
    const char* id;     ///< stable, kept as a person's choice: "wxf"
    const char* label;  ///< shown: "As today"
};

/// The ways in which an interface talks to a program that plays: UCI, of Chinese chess UCCI, of Japanese chess USI.
enum class Protocol { uci, ucci, usi };

/// Of one game with its options chosen.
class Foreign {
public:
    virtual ~Foreign() = default;

    /// The names of the formats of positions, the commonest first; empty where other programs know no such game.
    [[nodiscard]] virtual std::span<const char* const> formats() const = 0;
    /// The place of a format in that list; -1: it is not there.
    [[nodiscard]] int format_named(std::string_view name) const {
        const auto all = formats();
        const auto found = std::find(all.begin(), all.end(), name);
        return found == all.end() ? -1 : static_cast<int>(found - all.begin());
    }
    /// The last position of the line in the format of that place in the list, counted from the line; empty: it has no word for it.
    [[nodiscard]] virtual std::string write(std::span<const Position> line, int format) const = 0;
    /// A position in any of the formats, which are told apart by themselves. Fault with line and column.
    [[nodiscard]] virtual Expected<Position> read(std::string_view text) const = 0;

    /// What others call the game in PGN; empty where they do not know it.
    [[nodiscard]] virtual std::string_view pgn_variant() const { return {}; }
    /// Where the game of that name begins, in the first of the formats: the game of the book may begin elsewhere.
    [[nodiscard]] virtual std::string_view opening() const { return {}; }
    /// The seat that moves first in the game.
    [[nodiscard]] virtual int first_seat() const { return 0; }
    /// The seat that PGN calls White: who moves first, except where the colours have their own names and Black begins (draughts).
    [[nodiscard]] virtual int white_seat() const { return first_seat(); }
    /// The tag in which PGN names the game: "Variant"; of draughts "GameType".
    [[nodiscard]] virtual std::string_view pgn_tag() const { return "Variant"; }
    /// Whether a value of that tag names the game.
    [[nodiscard]] virtual bool is_named(std::string_view value) const { return same_letters(value, pgn_variant()); }
    /// What a word of such files says of who has won: "1-0", "0-1", "1/2-1/2" and "*" say it themselves, other words what they stand
    /// for, in draughts "2-0"; the word as it is where it says nothing of that.
    [[nodiscard]] virtual std::string_view plain_result(std::string_view word) const { return word; }
    /// A legal move as it stands in PGN; unlike for any two legal moves. Empty where the game has no PGN.
    [[nodiscard]] virtual std::string in_pgn(const Position&, Move) const { return {}; }
    /// The same of all legal moves, in their order: what a reader compares with.
    [[nodiscard]] virtual std::vector<std::string> all_in_pgn(const Position&) const { return {}; }
    /// A legal move as an interface writes it, unlike for any two legal moves: "b1c3", "e6f7m", "P@e5"; in UCCI ranks count from 0, in
    /// USI files are figures and ranks letters, "7g7f". Empty where no interface plays the game.
    [[nodiscard]] virtual std::string in_protocol(const Position&, Move, Protocol) const { return {}; }
    /// The moves of one turn as the one word they are there, "11x18" and "18x25" as "11x18x25"; empty where each stands by itself.
    [[nodiscard]] virtual std::string turn_in_pgn(std::span<const std::string>) const { return {}; }
    /// The same as some write it shorter, "11x25": read where it can mean nothing else; empty where there is no such way.
    [[nodiscard]] virtual std::string short_turn_in_pgn(std::span<const std::string>) const { return {}; }

    /// The number SGF has for the game (GM); 0: none, and what follows is not asked.
    [[nodiscard]] virtual int sgf_number() const { return 0; }
    [[nodiscard]] virtual SgfStart sgf_start(const Position&) const { return {}; }
    /// The options that a game of others is played by. Fault: no board of that size.
    [[nodiscard]] virtual Expected<std::vector<std::pair<std::string, std::string>>> sgf_options(
        const SgfStart&) const {
        return std::vector<std::pair<std::string, std::string>>{};
    }
    /// The position with those stones. Fault: there is none.
    [[nodiscard]] virtual Expected<Position> read_sgf_start(const SgfStart& start) const;
    /// The place a legal move puts a stone on, as above; -1 for a pass, -2 for a move that SGF has no word for.
    [[nodiscard]] virtual int in_sgf(const Position&, Move) const { return -2; }
    /// The moves by which that seat comes to put a stone on that place, or to pass at -1: the other's pass before it where that is
    /// wanted. Empty where it cannot.
    [[nodiscard]] virtual MoveList read_sgf(const Position&, int, int) const { return {}; }
};

template <class G>
concept HasNotations = requires(const G g, const typename G::Position& p, Move m) {
    { g.notations() } -> std::same_as<std::span<const Notation>>;
    { g.written(p, m, 0) } -> std::same_as<std::string>;
};
/// Where moves are written in PGN.
template <class G>
concept HasPgn = requires(const G g, const typename G::Position& p, const MoveList& list) {
    { g.pgn_variant() } -> std::same_as<std::string_view>;
    { g.opening() } -> std::same_as<std::string_view>;
    { g.first_seat() } -> std::same_as<int>;
    { g.all_in_pgn(p, list) } -> std::same_as<std::vector<std::string>>;
};
/// Where a whole turn is one word.
template <class G>
concept HasJoinedTurns = requires(const G g, std::span<const std::string> moves) {
    { g.turn_in_pgn(moves) } -> std::same_as<std::string>;
};
/// Where an interface can play the game.
template <class G>
concept HasProtocol = requires(const G g, const typename G::Position& p, Move m) {
    { g.in_protocol(p, m, Protocol::uci) } -> std::same_as<std::string>;
};
template <class G>
concept HasShortTurns = requires(const G g, std::span<const std::string> moves) {
    { g.short_turn_in_pgn(moves) } -> std::same_as<std::string>;
};
/// Where PGN names the seats by their colours and the game by a tag of its own, and writes results its own way.
template <class G>
concept HasPgnColours = requires(const G g, std::string_view word) {
    { g.is_named(word) } -> std::same_as<bool>;
    { g.plain_result(word) } -> std::same_as<std::string_view>;
    { g.white_seat() } -> std::same_as<int>;
    { g.pgn_tag() } -> std::same_as<std::string_view>;
};
/// Where SGF knows the game.
template <class G>
concept HasSgf = requires(const G g, const typename G::Position& p, Move m, const SgfStart& start) {
    { g.sgf_start(p) } -> std::same_as<SgfStart>;
    { g.in_sgf(p, m) } -> std::same_as<int>;
    { g.read_sgf(p, 0, 0) } -> std::same_as<MoveList>;
};
template <class G>
concept HasForeign =
    HasNotations<G> && requires(const G g, std::string_view text, std::span<const typename G::Position> line) {
        { g.formats() } -> std::same_as<std::span<const char* const>>;
        { g.foreign(line, 0) } -> std::same_as<std::string>;
        { g.read_foreign(text) } -> std::same_as<Expected<typename G::Position>>;
    };

}  // namespace ludus

#pragma once
// The shape of a game: what a rules class must supply. Everything outside a game's own folder
// works on this shape alone, through Game (type-erased) or through templates over the rules.

#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/game/card.hpp"
#include "core/game/move.hpp"
#include "core/game/picture.hpp"

namespace ludus {

// What only some ask for: foreign.hpp, tally.hpp and study.hpp, to be included by who does.
class DraftRules;
class Foreign;
class Random;
struct Exercise;
struct PieceWorth;
struct Notation;
struct Prospect;
struct Tally;
struct Theme;

/// A rules object is made once from options and never changes; positions are plain values.
///
/// A turn may be several moves: to_move(p) stays the same seat until the turn is over, unless another has a say
/// in the middle of it (a die granted by the adversary, a ransom).
/// Chance moves like a player: to_move(p) == chance, moves(p) are the possible throws, odds(p, m) their odds.
/// moves(p) has a fixed order, no two equal, and is empty only when result(p).over.
/// play(p, m) takes only moves from moves(p).
template <class G>
concept Rules = requires(const G g, const typename G::Position& p, Move m, MoveList& list, std::string_view text) {
    requires std::regular<typename G::Position>;
    { g.card() } -> std::same_as<const Card&>;  ///< may be static
    { g.start() } -> std::same_as<typename G::Position>;
    { g.to_move(p) } -> std::same_as<int>;         ///< a seat, or chance; of the last mover when over
    { g.at_turn_start(p) } -> std::same_as<bool>;  ///< false in the middle of a turn
    { g.moves(p, list) } -> std::same_as<void>;    ///< replaces what the list held
    { g.play(p, m) } -> std::same_as<typename G::Position>;
    { g.result(p) } -> std::same_as<Outcome>;
    /// Equal for positions a player would call the same; clocks and counters are left out.
    { g.hash(p) } -> std::same_as<std::uint64_t>;

    { g.board() } -> std::same_as<Board>;
    { g.faces(p) } -> std::same_as<std::vector<Face>>;
    /// The spots a person touches to make the move, in order. Unlike for any two legal moves of p,
    /// and none the beginning of another's unless the other goes on from it.
    { g.touches(p, m) } -> std::same_as<std::vector<int>>;
    /// One word, no spaces, unlike for any two legal moves of p.
    { g.words(p, m) } -> std::same_as<std::string>;
    { g.reasons(p, m) } -> std::same_as<std::vector<Reason>>;  ///< never empty for a legal move
    { g.write(p) } -> std::same_as<std::string>;               ///< one line
    { g.read_position(text) } -> std::same_as<Expected<typename G::Position>>;
    { g.sketch(p) } -> std::same_as<std::string>;  ///< the board as plain text, several lines
};

// What a game may supply besides, found by the templates where it is there; what only some ask for has its header named:
//
//   double odds(p, m)                   of a chance move; the odds of all moves add up to 1. Wanted where to_move may be chance.
//   int evaluate(p, side)               in hundredths of the least man, for a side; the search wants one, none has to be.
//   bool moves_are_turns(p)             every move is a whole turn and no two lead to the same position: counted faster (perft.hpp).
//   std::vector<PieceWorth> piece_worths()  what evaluate() thinks each kind of piece is worth, for a value told in words.
//   bool is_tactical(p, m)              the move takes or threatens at once: quiescence goes on through it.
//   void keep_tactical(p, list)         drops the moves that are not tactical, where many are told faster than one by one.
//   int move_score(p, m)                what a move promises at first sight, in hundredths of a man: what it takes and becomes, less
//                                       what that may cost; 0 for most. Then no board is judged only to order the moves.
//   bool in_check(p, seat)              the seat stands under a threat that must be answered: the look ahead goes on.
//   Position null_move(p)               the other side to move, nothing else changed; and
//   bool allows_null_move(p)            whether being allowed to move twice is surely an advantage there (no zugzwang).
//   static constexpr bool over_when_stuck = true   the game is over where there are no moves, and nowhere else.
//   void prune(p, list)                 drops moves not worth the search's time; never all of them. For one alone: those that lead nowhere.
//   Outcome play_out(p, Random&)        how a game from p may end, played to its end by chance in the game's own quick way, which
//                                       surely comes to one: asked where the computer plays games out (search/montecarlo.hpp). Its
//                                       score is read and nothing else. Then prune() and move_score() guide which moves are tried.
//   std::vector<Reason> threats(p)      every taking open on the board now, to either side.
//   std::vector<Reason> checks(p)       attacks on whom the seat to move must not lose, each saying so in a line: "White is in check".
//   Reason why_not(p, touched)          why the last of these spots may not be touched after those before it, which begin some legal
//                                       move: what condition fails, in one sentence, and the passage that demands it. Asked only
//                                       where it may not, and the game is not over (game/why_not.hpp).
//   std::vector<Tally> tallies(p)       figures a person may ask for: pips to go, men off, odds (tally.hpp).
//   Overlay overlay(p)                  lines, figures and territory the position draws on the board (picture.hpp).
//   int repetition_limit()              how often a position may stand before repeated() is asked; 0 never.
//   Outcome repeated(span<const Position> line)  from the first standing to the last, both included.
//   bool foul_repetition()              whether a side that repeated() lets lose has done so by repeating, however the board stands.
//   void remove_repetitions(span<const Position> line, list)  drops moves the way here forbids (a see-saw, a ko by position);
//                                       never all of them. The line ends in the position the moves are of.
//   Reason why_removed(p, m)            ... and why: the passage, and a sentence.
//   Position view(p, seat)              what that seat may know: the hidden replaced by chance still to come.
//   Move mixed_choice(p, Random&)       where something is hidden and a way of choosing by lot is known that nobody can have the better
//                                       of: drawn in that way, and nothing is searched.
//   static constexpr bool two_sided = true   two sides and nothing hidden: known when compiled, so that a game with an
//                                       evaluation carries one search and not two.
//   static constexpr int point_worth    where two sides throw dice: evaluate() gives the score that is to be expected, a point
//                                       of it being so much; the computer then looks ahead by whole throws and weighs them
//                                       by their odds (search/expectimax.hpp).
//   bool counts_wins()                  ... and whether every game won is worth one point, so that the score tells the chance.
//   int least_throws(p, side)           ... so many throws at the least it needs to win; never more than it does.
//   Position turn_of(p, seat)           the same men, that seat's turn about to begin: the hunter looks for every seat.
//   std::vector<Prospect> near_wins(p)  wins near for the seat to move that legal moves of one turn do not show (study.hpp).
//   std::vector<Theme> themes()         what exercises there are; then these too:
//   Expected<Exercise> exercise(theme, level, seed)  the same for the same seed everywhere; an empty theme: the seed's choice.
//   std::string objection(exercise, p, m), objection_to_touches(exercise, p, spots)  why a legal move of p, or men touched, do not answer it.
//   static constexpr const char* exercise_preset     the card's preset that exercises are made by, where that is not the standard.
//   shared_ptr<const DraftRules> drafts()  how its positions are set up (draft.hpp).
//   Expected<Move> read(p, text)        where a move may be written in more ways than words() does.
//   std::span<const Notation> notations()  ways to write a move (foreign.hpp): words() first, what a person sees next; then
//   std::string written(p, m, notation)              by its place in that list; read() takes them all
//   std::span<const char* const> formats()           of positions where other programs know the game; then these too:
//   std::string foreign(span<const Position> line, format)   the last of the line, by the format's place in that list
//   Expected<Position> read_foreign(text)            in any of the formats
//   std::string_view pgn_variant()                   where whole games stand in PGN, what they are called there; then these too:
//   std::string_view opening()                       where the game of that name begins
//   int first_seat()                                 who begins the game: PGN's White
//   std::vector<std::string> all_in_pgn(p, list)     moves of p, all of them legal there, as they stand in PGN
//   int white_seat()                                 whom PGN calls White, where that is another
//   std::string_view pgn_tag()                       the tag that names the game, where it is not "Variant"; then these too:
//   bool is_named(value)                             whether a value of that tag names the game
//   std::string_view plain_result(word)              what a word says of who has won: "2-0" is "1-0"
//   std::string in_protocol(p, m, protocol)          a move as an interface writes it: UCI, UCCI, USI
//   std::string turn_in_pgn(span<const string> moves) where the moves of a turn are one word there: "11x18x25"
//   std::string short_turn_in_pgn(span<const string> moves)  ... and may be written shorter, where that is plain: "11x25"

template <class G>
concept HasOdds = requires(const G g, const typename G::Position& p, Move m) {
    { g.odds(p, m) } -> std::same_as<double>;
};
template <class G>
concept HasEvaluation = requires(const G g, const typename G::Position& p) {
    { g.evaluate(p, 0) } -> std::same_as<int>;
};
template <class G>
concept HasPieceWorths = requires(const G g) {
    { g.piece_worths() } -> std::same_as<std::vector<PieceWorth>>;
};
template <class G>
concept HasTacticalMoves = requires(const G g, const typename G::Position& p, Move m) {
    { g.is_tactical(p, m) } -> std::same_as<bool>;
};
template <class G>
concept HasTacticalFilter =
    requires(const G g, const typename G::Position& p, MoveList& list) { g.keep_tactical(p, list); };
template <class G>
concept HasMoveScore = requires(const G g, const typename G::Position& p, Move m) {
    { g.move_score(p, m) } -> std::same_as<int>;
};
template <class G>
concept HasCheck = requires(const G g, const typename G::Position& p) {
    { g.in_check(p, 0) } -> std::same_as<bool>;
};
template <class G>
concept HasNullMove = requires(const G g, const typename G::Position& p) {
    { g.null_move(p) } -> std::same_as<typename G::Position>;
    { g.allows_null_move(p) } -> std::same_as<bool>;
};
/// Hashes of what changes seldom in a position: by them a search learns how far the evaluation is off in positions alike.
using StructureKeys = std::array<std::uint64_t, 4>;
/// Static exchange evaluation, and a number above 0 for who moves and where to, by which the search knows moves that answer each other.
/// Such a game is searched more selectively.
template <class G>
concept HasExchange =
    HasMoveScore<G> && HasCheck<G> && HasNullMove<G> && requires(const G g, const typename G::Position& p, Move m) {
        { g.exchange(p, m) } -> std::same_as<int>;
        { g.move_key(p, m) } -> std::same_as<int>;
        { g.structure_keys(p) } -> std::same_as<StructureKeys>;
    };
template <class G>
concept IsOverWhenStuck = requires { requires G::over_when_stuck; };
template <class G>
concept HasPruning = requires(const G g, const typename G::Position& p, MoveList& list) { g.prune(p, list); };
template <class G>
concept HasPlayout = requires(const G g, const typename G::Position& p, Random& random) {
    { g.play_out(p, random) } -> std::same_as<Outcome>;
};
template <class G>
concept HasThreats = requires(const G g, const typename G::Position& p) {
    { g.threats(p) } -> std::same_as<std::vector<Reason>>;
};
template <class G>
concept HasChecks = requires(const G g, const typename G::Position& p) {
    { g.checks(p) } -> std::same_as<std::vector<Reason>>;
};
template <class G>
concept HasWhyNot = requires(const G g, const typename G::Position& p, std::span<const int> touched) {
    { g.why_not(p, touched) } -> std::same_as<Reason>;
};
template <class G>
concept HasOverlay = requires(const G g, const typename G::Position& p) {
    { g.overlay(p) } -> std::same_as<Overlay>;
};
template <class G>
concept HasRepetition = requires(const G g, std::span<const typename G::Position> line) {
    { g.repetition_limit() } -> std::same_as<int>;
    { g.repeated(line) } -> std::same_as<Outcome>;
};
template <class G>
concept HasFoulRepetition = HasRepetition<G> && requires(const G g) {
    { g.foul_repetition() } -> std::same_as<bool>;
};
template <class G>
concept HasRepetitionRemoval = requires(const G g, std::span<const typename G::Position> line, MoveList& list) {
    g.remove_repetitions(line, list);
};
template <class G>
concept HasWhyRemoved = requires(const G g, const typename G::Position& p, Move m) {
    { g.why_removed(p, m) } -> std::same_as<Reason>;
};
template <class G>
concept HasView = requires(const G g, const typename G::Position& p) {
    { g.view(p, 0) } -> std::same_as<typename G::Position>;
};
template <class G>
concept HasMixedChoice = HasView<G> && requires(const G g, const typename G::Position& p, Random& random) {
    { g.mixed_choice(p, random) } -> std::same_as<Move>;
};
template <class G>
concept HasTurnOf = requires(const G g, const typename G::Position& p) {
    { g.turn_of(p, 0) } -> std::same_as<typename G::Position>;
};
template <class G>
concept IsTwoSided = requires { requires G::two_sided; };
/// Two sides, nothing hidden, dice, and an evaluation in points of the score.
template <class G>
concept ThrowsDice = HasEvaluation<G> && HasOdds<G> && IsTwoSided<G> && requires {
    { G::point_worth + 0 } -> std::same_as<int>;
};
template <class G>
concept HasWinCount = requires(const G g) {
    { g.counts_wins() } -> std::same_as<bool>;
};
template <class G>
concept HasLeastThrows = requires(const G g, const typename G::Position& p) {
    { g.least_throws(p, 0) } -> std::same_as<int>;
};
template <class G>
concept HasDrafts = requires(const G g) {
    { g.drafts() } -> std::same_as<std::shared_ptr<const DraftRules>>;
};
template <class G>
concept HasReader = requires(const G g, const typename G::Position& p, std::string_view text) {
    { g.read(p, text) } -> std::same_as<Expected<Move>>;
};

}  // namespace ludus

#pragma once
// The one engine of draughts: steps, captures hop by hop, kings, the greatest number, huffing, by the variant a game fills in.

#include <bit>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/draughts/endings.hpp"
#include "core/draughts/geometry.hpp"
#include "core/draughts/move.hpp"
#include "core/draughts/position.hpp"
#include "core/draughts/variant.hpp"
#include "core/game/foreign.hpp"
#include "core/game/rules.hpp"
#include "core/game/study.hpp"
#include "core/kit/fields.hpp"

namespace ludus::draughts {

/// Calls `sink` with each bit of the set, the lowest first.
template <class Sink>
void each(Squares set, Sink sink) {
    for (; set != 0; set &= set - 1) sink(std::countr_zero(set));
}

class Engine : public kit::Described<Engine> {
public:
    using Position = draughts::Position;
    static constexpr bool two_sided = true;
    static constexpr bool over_when_stuck = true;

    Engine(const Card& card, const Variant& variant);

    // ---- the shape (core/game/rules.hpp) ----
    const Card& card() const { return *card_; }
    Position start() const { return start_; }
    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position& p) const { return p.going == nowhere && !p.acted; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    std::uint64_t hash(const Position& p) const;
    int repetition_limit() const { return variant_.repetition_draws ? 3 : 0; }
    Outcome repeated(std::span<const Position> line) const;
    /// Every move is a whole turn, and no two lead to the same position (core/game/perft.hpp).
    bool moves_are_turns(const Position& p) const;

    /// Of few pieces what they come to with best play (endings.hpp), else by weights.
    int evaluate(const Position& p, int side) const;
    std::vector<PieceWorth> piece_worths() const;
    /// What a position comes to with best play, where there are few enough pieces to tell.
    std::optional<Ending> ending(const Position& p) const;
    bool is_tactical(const Position& p, Move m) const;
    int move_score(const Position& p, Move m) const;
    /// Who must capture may not stand as it is: the look ahead goes on until nobody must.
    bool in_check(const Position& p, int seat) const {
        return seat == p.seat && must_capture(p) && (p.going != nowhere || capturers(p, seat) != 0);
    }

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    Expected<Move> read(const Position& p, std::string_view text) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    std::vector<Reason> threats(const Position& p) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;

    // ---- how others write it (core/game/foreign.hpp): PDN ----
    std::span<const Notation> notations() const;
    std::string written(const Position& p, Move m, int notation) const;
    std::span<const char* const> formats() const;
    std::string foreign(std::span<const Position> line, int format) const;
    Expected<Position> read_foreign(std::string_view text) const;
    std::string_view pgn_tag() const { return "GameType"; }
    std::string_view pgn_variant() const { return variant_.game_type; }
    /// Of a GameType the number counts: "21", "21,B,8,8,N1,0".
    bool is_named(std::string_view value) const;
    /// As matches of international draughts are counted: 2 for a win, 1 each for a draw.
    std::string_view plain_result(std::string_view word) const;
    std::string_view opening() const { return pdn_opening_; }
    int first_seat() const { return variant_.first_seat; }
    int white_seat() const { return 0; }
    std::vector<std::string> all_in_pgn(const Position& p, const MoveList& list) const;
    std::string turn_in_pgn(std::span<const std::string> moves) const;
    std::string short_turn_in_pgn(std::span<const std::string> moves) const;

    // ---- exercises (core/game/study.hpp) ----
    std::vector<Theme> themes() const;
    Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const;
    std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    std::string objection_to_touches(const Exercise& exercise, const Position& p, const std::vector<int>& spots) const;

    /// The same pieces, that seat's turn about to begin.
    Position turn_of(const Position& p, int seat) const;

    // ---- for those who study a position ----
    const Variant& variant() const { return variant_; }
    const Geometry& geometry() const { return geometry_; }
    /// The pieces of that seat that could capture if it were to move, whatever number.
    Squares capturers(const Position& p, int seat) const;
    /// What the seat to move can capture at most from here, as a score: so many pieces times a_piece, and a king more where kings count.
    int best_capture(const Position& p) const;
    /// How many pieces a score stands for.
    static int pieces_of(int score) { return score / a_piece; }

private:
    friend class Endings;
    static constexpr int a_piece = 64;  ///< more than there are pieces
    static constexpr int most_due = 64 * a_piece;

    /// What a capturing piece meets: who may be captured, and where it may stop.
    struct Ground {
        Squares enemies = 0, empty = 0, kings = 0;
    };
    class Longest;
    [[nodiscard]] Ground ground(const Position& p, int seat) const;
    [[nodiscard]] bool is_king(const Position& p, int bit) const { return (p.pieces.kings >> bit & 1) != 0; }
    template <class Sink>
    void each_hop(const Ground& g, int seat, int from, bool king, int came, Sink sink) const;
    [[nodiscard]] bool can_hop(const Ground& g, int seat, int from, bool king, int came) const;
    [[nodiscard]] int worth(const Ground& g, int victim) const {
        return a_piece + (variant_.by_value && (g.kings >> victim & 1) != 0 ? 1 : 0);
    }
    /// Whether a first hop of one of these pieces can be followed by another.
    [[nodiscard]] bool goes_on(const Position& p, Squares who) const;
    void steps(const Position& p, MoveList& list) const;
    void captures(const Position& p, MoveList& list, bool greatest) const;
    [[nodiscard]] bool must_capture(const Position& p) const {
        return variant_.duty == Duty::compulsory || (p.must >> p.seat & 1) != 0;
    }
    [[nodiscard]] Squares owed_to(const Position& p) const { return p.owed & p.pieces.of[1 - p.seat]; }
    [[nodiscard]] const char* duty_passage(const Position& p) const;
    [[nodiscard]] std::string steps_in_words(const Position& p, int bit) const;
    bool equal_but_less(const Position& p, const MoveList& hops, int best) const;
    void note_duty(const Position& p, Position& q) const;
    void end_turn(Position& q, const Pieces& at_start) const;
    Position demand(const Position& p) const;
    [[nodiscard]] std::string name(int bit) const { return geometry_.grid().name(geometry_.cell(bit)); }
    /// The number of a square in books of draughts, from 1 on; only of a board of diagonal lines.
    [[nodiscard]] int number_of(int bit) const;
    /// The square of that number; nowhere where there is none.
    [[nodiscard]] int square_numbered(int number) const;
    /// What books call a square: by its number, or on straight lines by letter and figure.
    [[nodiscard]] std::string number(int bit) const;
    [[nodiscard]] std::string kind(const Position& p, int bit) const;
    [[nodiscard]] std::string listed(const Pieces& pieces, int seat) const;
    [[nodiscard]] std::string squares(Squares set) const;

    const Card* card_;
    Variant variant_;
    Geometry geometry_;
    std::array<std::array<bool, directions>, 2> ahead_{};     ///< by seat: where uncrowned pieces step
    std::array<std::array<bool, directions>, 2> captures_{};  ///< ... and capture
    Squares middle_ = 0, refuge_ = 0;                         ///< for the computer player
    Position start_;
    std::string pdn_opening_;
};

}  // namespace ludus::draughts

#pragma once
// Go, Falkener's game of Enclosing (chapter XXIII): stones by turns on the points of a board, captured where they are shut in; after
// two passes the dead stones are marked, and the count goes by steps.

#include <bitset>
#include <optional>

#include "core/base/random.hpp"
#include "core/game/foreign.hpp"
#include "core/game/quick.hpp"
#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "core/go/count.hpp"
#include "core/go/player/quick_game.hpp"
#include "core/kit/grid_game.hpp"

namespace ludus::go {

/// From the first stone to the end; what does not apply is passed over (Go::after()).
enum class Phase : std::uint8_t {
    playing,
    marking,   ///< who is to move marks dead stones, agrees, or plays on
    camps,     ///< each player says how many camps are his
    paying,    ///< who has fewer takes off stones of the other's, one for each camp more
    clearing,  ///< the dead are to be taken off
    filling,   ///< the camps of the side that is counted are to be filled
    counting,
    over,
};

/// How the count goes: Falkener's, or one of today's.
enum class Counting : std::uint8_t { camps, area, territory };

class Go : public kit::GridGame<Go> {
public:
    static constexpr int most = StoneBoard::most_cells;
    static constexpr bool two_sided = true, over_when_stuck = true;

    struct Position {
        kit::Owners<most> owner;   // 0 Black, 1 White; a1 b1 ...; after the end of play it stays as it was
        std::uint64_t stones = 0;  // a number for what stands where
        Cells dead, paid;          // marked as dead; taken off for camps
        std::array<std::int16_t, 2> captured{};  // stones, by the seat that took them
        std::int16_t ko = kit::nowhere;          // where who is to move may not take back
        std::int8_t seat = black;
        Phase phase = Phase::playing;
        bool passed = false;  // the other has just passed
        bool marked = false;  // who is to move has marked stones in this turn
        bool agreed = false;  // the other is content with the marks
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card();
    /// `twice_komi`: another count of points given to White than the options offer, twice as many.
    explicit Go(const Options& options, std::optional<int> twice_komi = {});

    [[nodiscard]] Position start() const { return start_; }
    [[nodiscard]] bool at_turn_start(const Position& p) const {
        return !p.marked && (p.phase != Phase::paying || p.paid.none());
    }
    void moves(const Position& p, MoveList& list) const;
    [[nodiscard]] Position play(const Position& p, Move m) const;
    [[nodiscard]] Outcome result(const Position& p) const;
    /// Of a positional superko: no board stands again.
    void remove_repetitions(std::span<const Position> line, MoveList& list) const;
    [[nodiscard]] std::uint64_t hash(const Position& p) const;

    [[nodiscard]] Board board() const;
    [[nodiscard]] std::vector<Face> faces(const Position& p) const;
    [[nodiscard]] std::vector<int> touches(const Position& p, Move m) const;
    [[nodiscard]] Overlay overlay(const Position& p) const;
    /// "63", "114+94" with what it takes, "pass"; at the end "dead-113", "agree", "play-on", "camps-5", "off-195", "clear", "fill", "count".
    [[nodiscard]] std::string words(const Position& p, Move m) const;
    /// In any notation, the captures left out or not.
    [[nodiscard]] Expected<Move> read(const Position& p, std::string_view text) const;
    [[nodiscard]] std::string sketch(const Position& p) const;
    [[nodiscard]] std::shared_ptr<const DraftRules> drafts() const;
    [[nodiscard]] std::vector<Reason> reasons(const Position& p, Move m) const;
    [[nodiscard]] Reason why_not(const Position& p, std::span<const int> touched) const;
    /// By superko: the board would stand again.
    [[nodiscard]] Reason why_removed(const Position& p, Move m) const;
    /// Chains that one move would take.
    [[nodiscard]] std::vector<Reason> threats(const Position& p) const;
    [[nodiscard]] std::vector<Tally> tallies(const Position& p) const;

    static std::span<const Notation> notations();
    [[nodiscard]] std::string written(const Position& p, Move m, int notation) const;

    // ---- how others write it (core/game/foreign.hpp): SGF ----
    static constexpr int sgf_number = 1;
    [[nodiscard]] std::span<const char* const> formats() const;
    [[nodiscard]] std::string foreign(std::span<const Position> line, int format) const;
    /// A position in SGF: the stones before the first move, which there is none of.
    [[nodiscard]] Expected<Position> read_foreign(std::string_view text) const;
    [[nodiscard]] SgfStart sgf_start(const Position& p) const;
    static Expected<std::vector<std::pair<std::string, std::string>>> sgf_options(const SgfStart& start);
    [[nodiscard]] Expected<Position> read_sgf_start(const SgfStart& start) const;
    [[nodiscard]] int in_sgf(const Position& p, Move m) const;
    [[nodiscard]] MoveList read_sgf(const Position& p, int seat, int place) const;

    // "black 19/19/3X15/... captured:6,3 ko:94 passed": to move, the rows from the top with X black, O white and numbers for vacant
    // points; then what differs from nothing.
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;

    // ---- for the computer player (playing.cpp) ----
    void prune(const Position& p, MoveList& list) const;
    [[nodiscard]] QuickGame quick(std::span<const Position> line) const;
    /// To pass where that is enough; of the dead and the camps what is judged without a search.
    [[nodiscard]] std::optional<RestingMove> resting_move(std::span<const Position> line, Random& random) const;

    // ---- exercises (core/game/study.hpp; study/drills.hpp) ----
    /// They are read out to their end, and a board of nine lines has room for each.
    static constexpr const char* exercise_preset = "short";
    [[nodiscard]] std::vector<Theme> themes() const;
    [[nodiscard]] Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const;
    [[nodiscard]] std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    [[nodiscard]] std::string objection_to_touches(const Exercise& exercise, const Position& p,
                                                   const std::vector<int>& spots) const;

    // ---- for those who study a position, and for other formats ----
    [[nodiscard]] int lines() const { return grid().columns(); }
    /// The board as it stands, with its ko.
    [[nodiscard]] StoneBoard stones(const Position& p) const;
    /// A board to play on, the seat to move and a ko.
    [[nodiscard]] Position position_of(const StoneBoard& board, int seat, int ko = kit::nowhere) const;
    [[nodiscard]] Count count(const Position& p) const { return go::count(stones(p), p.dead); }
    [[nodiscard]] Counting counting() const { return counting_; }
    /// Twice the points of each seat, by the count that was agreed.
    [[nodiscard]] std::array<int, 2> twice_points(const Count& count, const Position& p) const;
    /// Twice what White is given.
    [[nodiscard]] int twice_komi() const { return twice_komi_; }
    [[nodiscard]] bool may_lose_own() const { return may_lose_own_; }
    /// "Q16": letters from the left without I, numbers from below.
    [[nodiscard]] std::string today(int cell) const;
    [[nodiscard]] int cell_of_today(std::string_view name) const;

    static constexpr Move pass = kit::action(0), agree = kit::action(1), play_on = kit::action(2),
                          declare = kit::action(3), clear = kit::action(4), fill = kit::action(5),
                          count_all = kit::action(6);
    /// The chain of that stone is dead.
    static constexpr Move mark_dead(int cell) { return {std::uint64_t{2} << 32 | static_cast<std::uint64_t>(cell)}; }
    /// That stone is taken off for a camp.
    static constexpr Move take_off(int cell) { return {std::uint64_t{3} << 32 | static_cast<std::uint64_t>(cell)}; }
    static bool is_put(Move m) { return m.code >> 32 == 0; }
    static bool is_mark(Move m) { return m.code >> 32 == 2; }
    static bool is_take_off(Move m) { return m.code >> 32 == 3; }

private:
    enum class Ko : std::uint8_t { simple, none, superko };

    /// Whether it may be put there but for what stood before.
    [[nodiscard]] bool may_put(const Position& p, const StoneBoard& board, int cell) const {
        return p.owner.is_free(cell) && cell != p.ko && (may_lose_own_ || board.stands(board.point(cell), p.seat));
    }
    [[nodiscard]] Reason why_not_put(const Position& p, int cell) const;
    [[nodiscard]] Reason why_not_marked(const Position& p, int cell) const;
    [[nodiscard]] Reason why_not_taken_off(const Position& p, int cell) const;
    /// The phase that follows, with its seat; of those that apply.
    void go_on(Position& p, Phase next) const;
    /// Camps by seat.
    [[nodiscard]] std::array<int, 2> camp_numbers(const Position& p) const;
    /// Who gives up stones for camps, and how many in all; nobody where none.
    struct Due {
        int seat = kit::nobody, stones = 0;
    };
    [[nodiscard]] Due due(const Position& p) const;
    [[nodiscard]] bool may_take_off(const Position& p, const Due& due, int cell) const;
    [[nodiscard]] Reason count_reason(const Position& p) const;
    [[nodiscard]] std::vector<int> captures(const Position& p, Move m) const;
    [[nodiscard]] std::string in_words(const Position& p, Move m, int notation) const;
    [[nodiscard]] int place(int cell) const { return (lines() - 1 - grid().row(cell)) * lines() + grid().column(cell); }
    [[nodiscard]] int cell_at(int place) const { return grid().cell(place % lines(), lines() - 1 - place / lines()); }
    [[nodiscard]] std::string name(int cell, int notation) const {
        return notation == 0 ? grid().name(cell) : today(cell);
    }
    [[nodiscard]] std::string shown(int cell) const { return name(cell, by_the_book() ? 0 : 1); }
    [[nodiscard]] const std::string& player(int seat) const {
        return card().seats[static_cast<std::size_t>(seat)].name;
    }
    [[nodiscard]] std::vector<int> marked_points() const;
    void set_up(const Options& options);
    [[nodiscard]] std::string stones_text(const Position& p) const;
    bool read_stones(Position& p, std::string_view text) const;
    [[nodiscard]] std::string cells_text(std::string_view key, const Cells& cells) const;
    bool read_cells(std::string_view key, Cells& cells, std::string_view word) const;
    /// The chains that die in most games played out.
    [[nodiscard]] Cells judged_dead(const Position& p) const;

    Ko ko_;
    Counting counting_;
    bool may_lose_own_, taxed_, shared_, chinese_;
    int counted_, twice_komi_;
    Position start_;
};

}  // namespace ludus::go

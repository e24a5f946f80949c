#pragma once
// A battle of the numbers: how a turn goes in every kind, from the array to the triumph. A kind says how it differs by
// an Agreement, and adds its card.
//
// A turn is one of: an ordinary draught, then any takings it opens; a flying draught, then sieges only; a taking before
// removing, which is the draught, then any takings that opens. Before it a side may proclaim a triumph. Each taking is
// one move, told with the place of the prisoner; the turn ends by itself where nothing is open.

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/rules.hpp"
#include "core/rithmomachia/act.hpp"
#include "core/rithmomachia/evaluation.hpp"
#include "core/rithmomachia/manner.hpp"
#include "core/rithmomachia/position.hpp"
#include "core/rithmomachia/sight.hpp"
#include "core/rithmomachia/triumph.hpp"
#include "core/rithmomachia/victory.hpp"

namespace ludus::rithmomachia {

/// What the players of a kind agree on before they begin.
struct Agreement {
    Manner manner;
    Covenant covenant;
    Stand array;
    int ranks = most_ranks;        ///< of the table
    int first = odd;               ///< who begins; chance: by lot
    int quiet_limit = 60;          ///< turns together without a taking, a new proclamation, a man newly in a camp
};

class Battle {
public:
    using Position = rithmomachia::Position;

    explicit Battle(Agreement agreement);
    Battle(const Battle&) = delete;
    Battle& operator=(const Battle&) = delete;

    [[nodiscard]] Position start() const;
    [[nodiscard]] int to_move(const Position& p) const { return p.phase == Phase::lots ? chance : p.side; }
    [[nodiscard]] bool at_turn_start(const Position& p) const;
    void moves(const Position& p, MoveList& list) const;
    [[nodiscard]] Position play(const Position& p, Move m) const;
    [[nodiscard]] Outcome result(const Position& p) const;
    [[nodiscard]] std::uint64_t hash(const Position& p) const;

    [[nodiscard]] Board board() const;
    [[nodiscard]] std::vector<Face> faces(const Position& p) const;
    [[nodiscard]] std::vector<int> touches(const Position& p, Move m) const;
    [[nodiscard]] std::string words(const Position& p, Move m) const;
    [[nodiscard]] std::vector<Reason> reasons(const Position& p, Move m) const;
    [[nodiscard]] std::string write(const Position& p) const;
    [[nodiscard]] Expected<Position> read_position(std::string_view text) const;
    [[nodiscard]] std::string sketch(const Position& p) const;

    [[nodiscard]] double odds(const Position&, Move) const { return 0.5; }  ///< of a lot
    [[nodiscard]] std::vector<Reason> threats(const Position& p) const;
    [[nodiscard]] int repetition_limit() const { return 3; }
    [[nodiscard]] Outcome repeated(std::span<const Position> line) const;

    // For the machine.

    static constexpr bool two_sided = true;
    /// In hundredths of the least man, for a side (evaluation.hpp).
    [[nodiscard]] int evaluate(const Position& p, int side) const {
        // Its tables take some milliseconds to make, and most matches are only looked at.
        std::call_once(asked_, [&] { evaluation_.emplace(sight_, manner_, covenant_, quiet_limit_); });
        return evaluation_->value(p, side);
    }

    /// Takings, the end of a turn with takings left open, draughts that open a taking, and all naming.
    [[nodiscard]] bool noisy(const Position& p, Move m) const;
    /// Of the places for one prisoner keeps two: the first and the one nearest the middle of the rank. Proclaims only
    /// where a triumph stands or lacks one draught (prospects.hpp), and then names only its men, in one order.
    void narrow(const Position& p, MoveList& list) const;

    [[nodiscard]] const Manner& manner() const { return manner_; }
    [[nodiscard]] const Sight& sight() const { return sight_; }
    [[nodiscard]] const Covenant& covenant() const { return covenant_; }

private:
    enum class End { none, triumph, common, standards, impossible, quiet };
    struct Ending {
        End end = End::none;
        int winner = -1;  ///< none: a draw
        Setting triumph;
    };
    [[nodiscard]] Ending ending(const Position& p) const;
    [[nodiscard]] Ending adjudged(const Position& p, End end) const;
    [[nodiscard]] Outcome outcome(const Position& p, const Ending& ending) const;
    /// The men a side has proclaimed.
    [[nodiscard]] static std::uint64_t named_of(const Position& p, int side);
    [[nodiscard]] bool is_protected(const Position& p, int id) const;

    template <class F>
    void each_open_taking(const Position& p, F&& f) const;
    template <class F>
    void each_place(const Field& field, int id, int vacated, int filled, int victor, F&& f) const;
    [[nodiscard]] bool any_open(const Position& p) const;
    [[nodiscard]] bool opens(const Field& field, const Position& p, int id, bool flew) const;
    [[nodiscard]] bool may_proclaim(const Position& p) const;
    [[nodiscard]] bool naming_is_full(const Position& p) const;
    void turn_moves(const Position& p, MoveList& list) const;
    void naming_moves(const Position& p, MoveList& list) const;
    void open_moves(const Position& p, MoveList& list) const;

    void narrow_naming(const Position& p, MoveList& list) const;

    void tick(Position& q) const;
    void take_up(Position& q, int id, int what, Space place) const;
    void after_motion(Position& q, Space to, bool flew) const;
    void finish_naming(Position& q) const;
    void end_turn(Position& q) const;
    void settle(Position& q) const;

    void reasons_of_motion(const Position& p, const Act& act, std::vector<Reason>& out) const;
    void reasons_of_taking(const Position& p, const Act& act, std::vector<Reason>& out) const;
    void reasons_of_losing(const Position& p, int id, int part, int to, std::vector<Reason>& out) const;
    void reasons_of_end(const Position& q, std::vector<Reason>& out) const;
    [[nodiscard]] Reason cite(const char* passage, std::string line, std::vector<int> from = {}, int to = -1) const;

    Manner manner_;
    Ground ground_;
    Sight sight_;
    Covenant covenant_;
    Stand array_;
    int first_;
    int quiet_limit_;
    mutable std::once_flag asked_;
    mutable std::optional<Evaluation> evaluation_;
};

}  // namespace ludus::rithmomachia

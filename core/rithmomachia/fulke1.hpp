#pragma once
// The first kind of playing in Fulke's book, "Of these partes in the fyrst kynd of playng".
//
// A turn is one of: an ordinary draught, then any takings it opens; a flying draught, then sieges only; a taking before
// removing, which is the draught, then any takings that opens. Before it a side may proclaim a triumph. Each taking is
// one move, told with the place of the prisoner; the turn ends by itself where nothing is open.

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

namespace ludus {

class Fulke1 {
public:
    using Position = rithmomachia::Position;

    static const Card& card();
    explicit Fulke1(const Options& options);
    Fulke1(const Fulke1&) = delete;
    Fulke1& operator=(const Fulke1&) = delete;

    [[nodiscard]] Position start() const;
    [[nodiscard]] int to_move(const Position& p) const { return p.phase == rithmomachia::Phase::lots ? chance : p.side; }
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

    /// In hundredths of the least man, for a side (evaluation.hpp).
    [[nodiscard]] int evaluate(const Position& p, int side) const { return evaluation_.value(p, side); }

    /// Takings, the end of a turn with takings left open, draughts that open a taking, and all naming.
    [[nodiscard]] bool noisy(const Position& p, Move m) const;
    /// Of the places for one prisoner keeps two: the first and the one nearest the middle of the rank. Proclaims only where
    /// a triumph stands or lacks one draught (prospects.hpp), and then names only its men, in one order.
    void narrow(const Position& p, MoveList& list) const;

    [[nodiscard]] const rithmomachia::Manner& manner() const { return manner_; }
    [[nodiscard]] const rithmomachia::Sight& sight() const { return sight_; }
    [[nodiscard]] const rithmomachia::Covenant& covenant() const { return covenant_; }

private:
    enum class End { none, triumph, common, standards, impossible, quiet };
    struct Ending {
        End end = End::none;
        int winner = -1;  ///< none: a draw
        rithmomachia::Setting triumph;
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
    void each_place(const rithmomachia::Field& field, int id, int vacated, int filled, int victor, F&& f) const;
    [[nodiscard]] bool any_open(const Position& p) const;
    [[nodiscard]] bool opens(const rithmomachia::Field& field, const Position& p, int id, bool flew) const;
    [[nodiscard]] bool may_proclaim(const Position& p) const;
    [[nodiscard]] bool naming_is_full(const Position& p) const;
    void turn_moves(const Position& p, MoveList& list) const;
    void naming_moves(const Position& p, MoveList& list) const;
    void open_moves(const Position& p, MoveList& list) const;

    void narrow_naming(const Position& p, MoveList& list) const;

    void tick(Position& q) const;
    void take_up(Position& q, int id, int what, rithmomachia::Space place) const;
    void after_motion(Position& q, rithmomachia::Space to, bool flew) const;
    void finish_naming(Position& q) const;
    void end_turn(Position& q) const;
    void settle(Position& q) const;

    void reasons_of_motion(const Position& p, const rithmomachia::Act& act, std::vector<Reason>& out) const;
    void reasons_of_taking(const Position& p, const rithmomachia::Act& act, std::vector<Reason>& out) const;
    void reasons_of_losing(const Position& p, int id, int part, int to, std::vector<Reason>& out) const;
    void reasons_of_end(const Position& q, std::vector<Reason>& out) const;
    [[nodiscard]] Reason cite(const char* passage, std::string line, std::vector<int> from = {}, int to = -1) const;

    static constexpr int knights_draught = 2, long_flight = 3;

    rithmomachia::Manner manner_;
    rithmomachia::Ground ground_;
    rithmomachia::Sight sight_;
    rithmomachia::Covenant covenant_;
    int quiet_limit_ = 60;
    rithmomachia::Evaluation evaluation_;
    rithmomachia::Stand array_;
    int first_ = rithmomachia::odd;  ///< chance: by lot
    bool chain_after_take_ = true, several_ = true;
};

}  // namespace ludus

#pragma once
// The engine of the numbers: how a turn goes in every kind, from the array to the triumph. A kind says how it differs by
// an EngineOptions, and adds its card.
//
// A turn is one of: an ordinary draught, then any takings it opens; a flying draught, then sieges only; a taking before
// removing, which is the draught, then any takings that opens, or the whole turn; where prisoners are kept in hand, one
// of them set down, which is the draught. Before it a side may proclaim a triumph. Each taking is one move, told with
// the place of the prisoner; the turn ends by itself where nothing is open. Where a king's part may be redeemed, his
// owner is asked at once, in the middle of the taker's turn.

#include <array>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/rules.hpp"
#include "core/rithmomachia/player/evaluation.hpp"
#include "core/rithmomachia/player/openings.hpp"
#include "core/rithmomachia/rules/move.hpp"
#include "core/rithmomachia/rules/picture.hpp"
#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/sentences.hpp"
#include "core/rithmomachia/rules/sight.hpp"
#include "core/rithmomachia/rules/taking.hpp"
#include "core/rithmomachia/rules/triumph.hpp"
#include "core/rithmomachia/rules/variant.hpp"
#include "core/rithmomachia/rules/victory.hpp"

namespace ludus::rithmomachia {

/// What the players of a kind agree on before they begin.
struct EngineOptions {
    Variant variant;
    VictoryOptions victory;
    Stand array;
    int ranks = most_ranks;  ///< of the table
    int first = odd;         ///< who begins; chance: by lot
    int quiet_limit = 60;    ///< turns together without a taking, a new proclamation, a man newly in a camp
    Weights weights{};       ///< of the computer's judgement: no affair of the players
};

class Engine {
public:
    using Position = rithmomachia::Position;
    using Family = Engine;

    /// The card must outlive the engine.
    Engine(const Card& card, EngineOptions options_of_engine);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    [[nodiscard]] const Card& card() const { return *card_; }
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
    [[nodiscard]] std::shared_ptr<const DraftRules> drafts() const;

    [[nodiscard]] double odds(const Position&, Move) const { return 0.5; }  ///< of a lot
    [[nodiscard]] std::vector<Reason> threats(const Position& p) const;
    [[nodiscard]] Reason why_not(const Position& p, std::span<const int> touched) const;
    [[nodiscard]] int repetition_limit() const { return 3; }
    [[nodiscard]] Outcome repeated(std::span<const Position> line) const;

    // For study (hunt.cpp, drill.cpp).

    [[nodiscard]] Position turn_of(const Position& p, int seat) const;
    [[nodiscard]] std::vector<ludus::Prospect> near_wins(const Position& p) const;
    [[nodiscard]] std::vector<Theme> themes() const;
    [[nodiscard]] Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const;
    [[nodiscard]] std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    [[nodiscard]] std::string objection_to_touches(const Exercise& exercise, const Position& p,
                                                   const std::vector<int>& spots) const;

    // For the computer.

    static constexpr bool two_sided = true;
    /// In hundredths of the least man, for a side (evaluation.hpp).
    [[nodiscard]] int evaluate(const Position& p, int side) const {
        // Its tables take some milliseconds to make, and most matches are only looked at.
        std::call_once(asked_, [&] {
            evaluation_.emplace(Evaluation::StandardOptions{sight_, variant_, openings_, victory_, quiet_limit_},
                                weights_);
        });
        return evaluation_->value(p, side);
    }

    [[nodiscard]] std::vector<PieceWorth> piece_worths() const;

    /// Takings, the end of a turn with takings left open, draughts that open a taking, and all naming.
    [[nodiscard]] bool is_tactical(const Position& p, Move m) const;
    /// Drops the others from the list: the table is laid out once for all of them.
    void keep_tactical(const Position& p, MoveList& list) const;
    /// Of the places for one prisoner keeps two: the first and the one nearest the middle of the rank; of those for a
    /// man from the hand one in the middle and one that opens a taking; of the orders of seizing one. Proclaims only
    /// where a triumph stands or lacks one draught (prospects.hpp), and then names only its men, in one order.
    void prune(const Position& p, MoveList& list) const;

    [[nodiscard]] const Variant& variant() const { return variant_; }
    [[nodiscard]] const Sight& sight() const { return sight_; }
    [[nodiscard]] const VictoryOptions& victory() const { return victory_; }

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
    [[nodiscard]] std::string triumph_title(Grade reached) const;
    /// The men a side has proclaimed.
    [[nodiscard]] static std::uint64_t named_of(const Position& p, int side);
    /// Whether a side may triumph at all: the adversary's king is taken, where that must be.
    [[nodiscard]] bool may_triumph(const Position& p, int side) const {
        return p.now.king_taken(other(side)) || !variant_.triumph.king_first;
    }
    /// What the numbers of a triumph made by a taking hold.
    [[nodiscard]] static unsigned held_by_carried(const Position& p) {
        return arithmetic::proportions(p.carried[0], p.carried[1], p.carried[2]);
    }
    [[nodiscard]] bool is_protected(const Position& p, int id) const;

    /// What of one man may be taken before removing, and who may go into his place for it: a mask for each what.
    struct Found {
        int id = nobody;
        std::array<std::uint64_t, 7> by{};
    };
    template <class F>
    void each_found_before(const Field& field, const Stand& now, int id, const Takers& takers, F&& f) const;
    template <class F>
    void each_open_taking(const Position& p, F&& f) const;
    template <class F>
    void each_place(const Field& field, int id, int vacated, int filled, int victor, F&& f) const;
    /// Whether so much of him is all of him: he is lifted from the table.
    [[nodiscard]] bool lifts(const Stand& stand, int id, int what) const;
    /// Every way in which that taking holds.
    [[nodiscard]] std::vector<TakingWay> ways_of(const Position& p, const UnpackedMove& unpacked) const;
    /// The spaces where a man of that side would stand against an adversary's draught.
    [[nodiscard]] std::vector<bool> against_draughts(const Field& field, int side) const;
    [[nodiscard]] bool any_open(const Position& p) const;
    [[nodiscard]] bool opens(const Field& field, const Position& p, int id, bool flew) const;
    [[nodiscard]] bool may_proclaim(const Position& p) const;
    [[nodiscard]] bool naming_is_full(const Position& p) const;
    /// Whether prisoners of that side may be set down from its hand.
    [[nodiscard]] bool may_set_down(const Position& p, int side) const;
    void turn_moves(const Position& p, MoveList& list) const;
    void drop_moves(const Position& p, const Field& field, MoveList& list) const;
    void before_moves(const Position& p, const Field& field, std::uint64_t targets, const std::uint64_t* seers,
                      MoveList& list) const;
    void seizing_moves(const Position& p, MoveList& list) const;
    void naming_moves(const Position& p, MoveList& list) const;
    void open_moves(const Position& p, MoveList& list) const;
    void ransom_moves(const Position& p, MoveList& list) const;
    void pricing_moves(const Position& p, MoveList& list) const;
    /// Whom the adversary may name as the price of the step that is to be redeemed.
    [[nodiscard]] std::uint64_t priced(const Position& p, int army) const;

    [[nodiscard]] Table table() const;
    [[nodiscard]] std::string_view wrong_in_the_middle(const Position& p) const;

    void prune_seizing(const Position& p, MoveList& list) const;
    void prune_drops(const Position& p, MoveList& list) const;
    void prune_naming(const Position& p, MoveList& list) const;

    void tick(Position& q) const;
    void set_man(Position& q, int id, Space to) const;
    void take_up(Position& q, int id, int what, Space place) const;
    void after_motion(Position& q, Space to, bool flew) const;
    [[nodiscard]] bool asks_ransom(Position& q, int id, int what, Phase then) const;
    void pay_ransom(Position& q, int id) const;
    void after_ransom(Position& q) const;
    void go_on_taking(Position& q) const;
    void note_triumph_by_taking(const Position& p, const UnpackedMove& unpacked, Position& q) const;
    void note_arrival(Position& q, int id) const;
    void finish_naming(Position& q) const;
    void end_turn(Position& q) const;
    void settle(Position& q) const;
    [[nodiscard]] bool any_triumph_possible(const Position& p) const;

    [[nodiscard]] std::string moves_in_words(const Position& p, int id) const;
    [[nodiscard]] Reason why_not_go(const Position& p, int id, int to) const;
    struct Facts;  ///< what the sentences of reasons are filled with
    void reasons_of_motion(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    void reasons_of_taking(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    void reasons_of_fate(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    void reasons_of_prisoners(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    void reasons_of_losing(const Position& p, int id, int part, int to, std::vector<Reason>& out) const;
    void threats_in_the_middle(const Position& p, std::vector<Reason>& out) const;
    [[nodiscard]] std::string sentence_of(const TakingWay& way, const Stand& stand, const std::string& line,
                                          Facts facts) const;
    void reasons_of_place(const Setting& set, Facts facts, std::vector<Reason>& out) const;
    void reasons_of_end(const Position& q, std::vector<Reason>& out) const;
    [[nodiscard]] Reason cite(const char* passage, const sentences::ReasonText& text, const Facts& facts,
                              std::vector<int> from = {}, int to = -1) const;

    const Card* card_;
    Variant variant_;
    Ground ground_;
    Sight sight_;
    Openings openings_;
    VictoryOptions victory_;
    Stand array_;
    int first_;
    int quiet_limit_;
    Weights weights_;
    mutable std::once_flag asked_;
    mutable std::optional<Evaluation> evaluation_;
};

}  // namespace ludus::rithmomachia

#pragma once
// Chaturanga: four armies, partners opposite (Falkener, chapter X). Three layers of one game by its options: Falkener's,
// Vyasa's verses with die and stakes, and Alberuni's with two dice. Men, squares and motions are those of chess for two;
// what is other is that a Rajah is taken like any man, that an army without one is led by nobody, and that one player may
// lead two armies. The engine of several armies (armies_engine.hpp) carries them.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess/armies_engine.hpp"
#include "core/game/rules.hpp"

namespace ludus::chess {

namespace chaturanga {

using of_armies::army_of;
using of_armies::code_of;
using of_armies::kind_of;
using of_armies::nobody;
inline constexpr int armies = 4;
enum Man { rajah, elephant, horse, ship, soldier, kinds };

/// An army in a set of armies.
constexpr std::uint8_t bit(int army) { return byte(1 << army); }

enum class Dice : std::uint8_t { none, vyasa, opening, alberuni };
enum class Stakes : std::uint8_t { none, vyasa, alberuni };
enum class Ships : std::uint8_t { rivals, all_three, stay };  ///< who comes off when four Ships meet
enum class PrisonerExchange : std::uint8_t { consent, demand, none };
enum class Bare : std::uint8_t { any, side, off };  ///< whose Rajah alone makes a draw

/// What the players agreed on.
struct ChaturangaOptions {
    Dice dice = Dice::none;
    Stakes stakes = Stakes::none;
    Ships ships = Ships::rivals;
    PrisonerExchange exchange = PrisonerExchange::consent;
    Bare bare = Bare::any;
    bool must_rise = false;
    bool third_draws = false;  ///< a position that stands a third time
};

/// What has been said of an exchange in this turn.
enum class Talk : std::uint8_t { none, offered, declined, agreed };
/// How an army's last Rajah was taken; kept where Vyasa's stakes are played.
enum class Taken : std::uint8_t { by_men, by_rajah, on_throne };

struct Position : ArmiesPosition<kinds> {
    std::uint8_t led = 0;      ///< armies that the ally's Rajah leads as long as he stands, a bit each
    std::uint8_t awaited = 0;  ///< armies whose Rajah is to be restored, a bit each
    std::uint8_t spared = 0;   ///< commanders who stand alone and yet make no draw (verse 34), a bit each
    std::uint8_t opening = 0;  ///< armies that throw for their first move still, a bit each
    bool exchanged = false;    ///< the one exchange of Rajahs has been agreed on
    Talk talk = Talk::none;
    std::int8_t victor = nobody;  ///< who may demand the exchange; kept only where it may be demanded
    std::array<std::int8_t, armies> captor{nobody, nobody, nobody, nobody};  ///< who took an army's last Rajah
    std::array<Taken, armies> how{};
    std::array<std::uint8_t, 2> dice{};  ///< as they fell and not yet used; 0: none
    /// Sinhasanas by who gained them: two bits a throne, 0, single or double
    std::array<std::uint8_t, armies> thrones{};
    std::array<std::uint16_t, armies> booty{};  ///< Alberuni's values of the men taken, Kings left out, by taker
    std::array<std::array<std::uint8_t, armies>, armies> kings{};  ///< Kings taken, by taker and by whose

    friend bool operator==(const Position&, const Position&) = default;
};

enum class MoveType : std::uint8_t { move, rise, enter, offer, accept, decline, demand, pass, lost, toss };

/// A move opened: rise has the new kind, a toss its dice in from and to.
struct UnpackedMove {
    MoveType type = MoveType::pass;
    std::uint8_t from = 0, to = 0, kind = 0;
};
Move pack(const UnpackedMove& unpacked);
UnpackedMove unpack(Move move);

}  // namespace chaturanga

class Chaturanga : public Armies<Chaturanga> {
public:
    using Position = chaturanga::Position;
    static constexpr Kings king_rule = Kings::taken;
    static constexpr Orphans orphan_rule = Orphans::stand;
    static constexpr bool two_sided = true;

    explicit Chaturanga(const Options& options);

    // ---- the shape (core/game/rules.hpp) ----
    static const Card& card();
    Position start() const { return start_; }
    int to_move(const Position& p) const;
    bool at_turn_start(const Position& p) const;
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    std::uint64_t hash(const Position& p) const;
    double odds(const Position& p, Move m) const;
    int repetition_limit() const { return options_.third_draws ? 3 : 0; }
    Outcome repeated(std::span<const Position> line) const;

    int evaluate(const Position& p, int side) const;
    std::vector<PieceWorth> piece_worths() const;
    bool is_tactical(const Position& p, Move m) const;
    void prune(const Position& p, MoveList& list) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const { return written(p, m, 0); }
    static std::span<const Notation> notations();
    std::string written(const Position& p, Move m, int notation) const;
    Expected<Move> read(const Position& p, std::string_view text) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    std::vector<Reason> threats(const Position& p) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Reason> checks(const Position& p) const;
    std::vector<Tally> tallies(const Position& p) const;
    std::string write(const Position& p) const;
    Expected<Position> read_position(std::string_view text) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    // ---- for those who study a position ----
    const chaturanga::ChaturangaOptions& game_options() const { return options_; }
    /// The seat that moves the army; nobody: it is leaderless.
    int commander(const Position& p, int army) const;
    /// Turns come to an army that is led and has men, and to one whose Rajah is to be restored.
    bool plays(const Position& p, int army) const;
    /// An army without a Rajah, whose last one the enemy holds.
    bool prisoner(const Position& p, int army) const;
    /// Each side holds a Rajah of the other, and none was exchanged yet.
    bool exchangeable(const Position& p) const;
    /// A commander with no man but his Rajah.
    bool bare(const Position& p, int seat) const;
    /// The kind a soldier of that army may become there if he moves there now; -1: none.
    int rise(const Position& p, int army, int to) const;
    /// Enemy Rajahs whom men of a side strike, leaderless men left out: from and to, in the order of squares.
    std::vector<std::array<int, 2>> strikes(const Position& p, int side) const {
        return ArmiesBoard::strikes(p.men, side, unled(p));
    }
    /// What a seat has gained: Vyasa's stakes or Alberuni's values; 0 where none are played.
    int points(const Position& p, int seat) const;
    /// The worth of a Chaturaji that seat has gained: 1, 2 or 4; 0: none.
    int chaturaji(const Position& p, int seat) const;
    /// The square on which that army's man of a kind begins; soldiers have none of their own.
    int home(int army, int kind) const { return home_[at(army)][at(kind)]; }

private:
    bool over(const Position& p) const;
    bool fallen(const Position& p, int side) const;
    int drawn_by(const Position& p) const;
    bool to_be_thrown(const Position& p) const;
    int number_for(const Position& p, int from, int kind) const;
    bool by_dice(const Position& p, int from, int kind) const;
    bool may_take(const Position& p, int seat, Code code) const;
    void men_moves(const Position& p, MoveList& list) const;
    void agree(Position& p) const;
    void lift(Position& p, int square, int taker, int by_kind) const;
    void mount(Position& p, int army, int seat, int to, bool takes_rajah) const;
    std::vector<int> ships_met(const Position& p, int square, int army) const;
    void use_die(Position& p, int kind) const;
    void end_turn(Position& p) const;
    int answerer(const Position& p) const;
    const char* dice_rule() const;
    /// Armies that nobody leads.
    of_armies::ArmySet unled(const Position& p) const;
    void why_taken(const Position& p, const Position& after, int square, std::vector<int> by,
                   std::vector<Reason>& out) const;
    void why_moved(const Position& p, const Position& after, const chaturanga::UnpackedMove& unpacked,
                   std::vector<Reason>& out) const;
    void why_gained(const Position& p, const Position& after, const chaturanga::UnpackedMove& unpacked,
                    std::vector<Reason>& out) const;
    std::string dice_told(int first, int second) const;
    Reason why_not_begin(const Position& p, int spot) const;
    Reason why_not_go(const Position& p, int from, int to) const;
    std::string_view why_no_exchange(const Position& p) const;
    std::optional<Fault> position_fault(const Position& p) const;

    struct Spots {
        int prison = 0, die = 0, dice = 0, number = 0, stay = 0, as = 0, offer = 0, accept = 0, decline = 0, demand = 0,
            pass = 0, lost = 0;
    };

    chaturanga::ChaturangaOptions options_;
    std::array<std::array<int, chaturanga::kinds>, chaturanga::armies> home_{};
    /// by army and square: the kind named there, or -1
    std::array<std::array<std::int8_t, 64>, chaturanga::armies> far_{};
    Spots spots_;
    Position start_;
};

}  // namespace ludus::chess

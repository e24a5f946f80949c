#pragma once
// The engine of games of several armies, each with its king, some of them allied (Falkener, chapters X and XVIII). A game says by
// a table how many armies there are, where each one's enemy is and how its men move (ArmiesSetup), by its card who is whose ally, and
// by clauses what becomes of kings and of armies without one. Clauses are known when compiled: a game has no code of others'.
//
// A game derives from Armies, names its clauses, and replaces what it does otherwise by a function of the same name.

#include <array>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/chess/attack_tables.hpp"
#include "core/chess/pieces.hpp"
#include "core/game/card.hpp"
#include "core/game/move.hpp"

namespace ludus::chess {

/// A code of up to four armies: kind and army.
namespace of_armies {
constexpr Code code_of(int kind, int army) { return static_cast<Code>(kind << 2 | army); }
constexpr int kind_of(Code code) { return code >> 2; }
constexpr int army_of(Code code) { return code & 3; }
inline constexpr int king = 0;  ///< the first kind
inline constexpr int nobody = -1;
}  // namespace of_armies

/// Armies in the order of turns, which is that of the card's seats.
struct ArmiesSetup {
    Geometry geometry;
    std::vector<std::vector<Motion>> kinds;  ///< how each kind moves; the first is the king
    std::vector<Facing> facing;              ///< where each army's enemy is
    std::vector<Squares> zones = {};         ///< as who faces up sees them
};

/// What becomes of a king.
enum class Kings : std::uint8_t {
    taken,  ///< he is taken like any man; a side is beaten when it has lost all of them
    guarded  ///< he is never taken: no move may leave one's own attacked; a side is beaten when all of them are mated at once
};
/// What becomes of an army whose king is taken.
enum class Orphans : std::uint8_t {
    stand,  ///< it stands still, led by nobody, and even its ally may take its men
    leave   ///< its men leave the board
};

/// What every position of such a game holds.
template <std::size_t kinds>
struct ArmiesPosition {
    Men men;                                                             ///< codes of of_armies
    std::array<std::array<std::uint8_t, kinds>, most_seats> standing{};  ///< how many of a kind stand, by army
    std::uint8_t turn = 0;                                               ///< the army whose turn it is

    void add(int kind, int army, int square) {
        men.add(of_armies::code_of(kind, army), square);
        ++standing[at(army)][at(kind)];
    }
    /// The man there comes off.
    void take_off(int square) {
        const int number = men.man(square);
        const Code code = men.what[at(number)];
        men.lift(number);
        --standing[at(of_armies::army_of(code))][at(of_armies::kind_of(code))];
    }
    friend bool operator==(const ArmiesPosition&, const ArmiesPosition&) = default;
};

/// Game: static constexpr Kings king_law; Orphans orphan_law.
template <class Game>
class Armies {
public:
    Armies(const Card& card, const ArmiesSetup& setup)
        : geometry_(setup.geometry), army_count_(static_cast<int>(setup.facing.size())) {
        assert(card.seats.size() == setup.facing.size() && army_count_ <= most_seats);
        for (int army = 0; army < army_count_; ++army) facing_[at(army)] = setup.facing[at(army)];
        // Codes have room for four armies.
        for (const auto& motions : setup.kinds)
            for (const Facing facing : facing_) attacks_.add(geometry_, facing, motions, setup.zones);
        attacks_.close();
        for (int army = 0; army < army_count_; ++army) side_[at(army)] = card.seats[at(army)].side;
        for (int army = 0; army < army_count_; ++army) {
            int& ally = ally_[at(army)];
            ally = army;
            do ally = (ally + 1) % army_count_;
            while (side_of(ally) != side_of(army));
        }
    }

    const Geometry& geometry() const { return geometry_; }
    int army_count() const { return army_count_; }
    int side_of(int army) const { return side_[at(army)]; }
    /// The next army of its side in the order of turns; itself where it has no ally.
    int ally_of(int army) const { return ally_[at(army)]; }
    Facing facing(int army) const { return facing_[at(army)]; }
    /// Whether that is so of an army of the side.
    template <class Asked>
    bool any_of_side(int side, Asked asked) const {
        for (int army = 0; army < army_count_; ++army)
            if (side_of(army) == side && asked(army)) return true;
        return false;
    }

    /// A king of that army stands.
    template <class Position>
    static bool reigns(const Position& p, int army) {
        return p.standing[at(army)][of_armies::king] > 0;
    }
    template <class Position>
    static bool has_men(const Position& p, int army) {
        for (const int n : p.standing[at(army)])
            if (n > 0) return true;
        return false;
    }

    // ---- a game without more than this ----
    /// The seat that moves the army; nobody: it is leaderless.
    template <class Position>
    static int commander(const Position& p, int army) {
        return reigns(p, army) ? army : of_armies::nobody;
    }
    template <class Position>
    int to_move(const Position& p) const {
        return p.turn;
    }
    /// Whether turns come to the army.
    template <class Position>
    bool plays(const Position& p, int army) const {
        return self().commander(p, army) != of_armies::nobody && has_men(p, army);
    }
    template <class Position>
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        if (over(p)) return;
        const int me = p.turn;
        [[maybe_unused]] std::array<bool, most_seats> mates{};
        if constexpr (Game::king_rule == Kings::guarded)
            for (int army = 0; army < army_count_; ++army)
                mates[at(army)] = army != me && side_of(army) == side_of(me) && mated(p, army);
        each_move(
            p, me, anyone,
            [&](Code code) {
                const int army = of_armies::army_of(code);
                if (Game::king_rule == Kings::guarded && of_armies::kind_of(code) == of_armies::king) return false;
                if (side_of(army) != side_of(me)) return true;
                // An ally's men are taken only where he cannot move them.
                return army != me &&
                       (Game::king_rule == Kings::guarded ? mates[at(army)]
                                                          : self().commander(p, army) == of_armies::nobody);
            },
            [&](int from, int to) { list.push_back(carry(from, to)); });
        if (list.empty()) list.push_back(pass);
    }
    template <class Position>
    Position play(const Position& p, Move m) const {
        Position q = p;
        if (m != pass) {
            const int from = from_of(m), to = to_of(m), number = p.men.man(from);
            if (!p.men.empty(to)) {
                const Code taken = p.men.what[at(p.men.man(to))];
                q.take_off(to);
                if constexpr (Game::king_rule == Kings::taken && Game::orphan_rule == Orphans::leave)
                    if (of_armies::kind_of(taken) == of_armies::king)
                        for (int s = 0; s < geometry_.size(); ++s)
                            if (!q.men.empty(s) &&
                                of_armies::army_of(q.men.what[at(q.men.man(s))]) == of_armies::army_of(taken))
                                q.take_off(s);
            }
            q.men.move(number, to);
        }
        if (!over(q)) next_turn(q);
        return q;
    }
    template <class Position>
    Outcome result(const Position& p) const {
        Outcome out;
        out.over = over(p);
        for (int army = 0; army < army_count_ && out.over; ++army)
            out.score[at(army)] = beaten(p, side_of(army)) ? 0 : 1;
        return out;
    }
    template <class Position>
    std::uint64_t hash(const Position& p) const {
        return p.men.key ^ scattered(p.turn);
    }
    static constexpr Move pass{0};  ///< no man moves to where he stands
    static constexpr Move carry(int from, int to) { return {static_cast<std::uint64_t>(from | to << 8)}; }
    static constexpr int from_of(Move m) { return static_cast<int>(m.code & 255); }
    static constexpr int to_of(Move m) { return static_cast<int>(m.code >> 8 & 255); }

    /// One side at most is not beaten.
    template <class Position>
    bool over(const Position& p) const {
        int side = of_armies::nobody;
        for (int army = 0; army < army_count_; ++army) {
            if (side_of(army) == side || beaten(p, side_of(army))) continue;
            if (side != of_armies::nobody) return false;
            side = side_of(army);
        }
        return true;
    }
    template <class Position>
    bool beaten(const Position& p, int side) const {
        return !any_of_side(
            side, [&](int army) { return Game::king_rule == Kings::guarded ? !mated(p, army) : reigns(p, army); });
    }
    /// Its king is attacked, and no move of its own, by whosever turn it is, would change that.
    template <class Position>
    bool mated(const Position& p, int army) const {
        if (!attacked(p.men, army)) return false;
        bool moves = false;
        // That an ally's men may be taken where he is mated is not asked: each would wait for the other's answer.
        each_move(
            p, army, [&](int, int) { return !moves; },
            [&](Code code) {
                return side_of(of_armies::army_of(code)) != side_of(army) &&
                       of_armies::kind_of(code) != of_armies::king;
            },
            [&](int, int) { moves = true; });
        return !moves;
    }

protected:
    static constexpr auto anyone = [](int, int) { return true; };

    /// Every square to which the chosen men of an army may go. chosen(from, kind); enemy(code): whom they may take; sink(from, to).
    template <class Position, class Chosen, class Enemy, class Sink>
    void each_move(const Position& p, int army, Chosen chosen, Enemy enemy, Sink sink) const {
        for (int from = 0; from < geometry_.size(); ++from) {
            if (p.men.empty(from)) continue;
            const Code code = p.men.what[at(p.men.man(from))];
            if (of_armies::army_of(code) != army || !chosen(from, of_armies::kind_of(code))) continue;
            attacks_.each_target(p.men, code, from, enemy, [&](int to, int) {
                if constexpr (Game::king_rule == Kings::guarded) {
                    Men after = p.men;
                    if (!after.empty(to)) after.lift(after.man(to));
                    after.move(after.man(from), to);
                    if (attacked(after, army)) return;
                }
                sink(from, to);
            });
        }
    }
    /// Whether an enemy strikes at a king of that army. Men whose own king is mated strike all the same.
    bool attacked(const Men& men, int army) const {
        for (int king = 0; king < men.count; ++king) {
            if (men.what[at(king)] != of_armies::code_of(of_armies::king, army) || men.where[at(king)] == nowhere)
                continue;
            for (int n = 0; n < men.count; ++n)
                if (men.where[at(n)] != nowhere && side_of(of_armies::army_of(men.what[at(n)])) != side_of(army) &&
                    attacks_.strikes(men, men.what[at(n)], men.where[at(n)], men.where[at(king)]))
                    return true;
        }
        return false;
    }
    template <class Position>
    void next_turn(Position& p) const {
        do p.turn = static_cast<std::uint8_t>((p.turn + 1) % army_count_);
        while (!self().plays(p, p.turn));
    }
    const Game& self() const { return static_cast<const Game&>(*this); }

    Geometry geometry_;
    AttackTables attacks_;
    int army_count_;
    std::array<Facing, most_seats> facing_{};
    std::array<int, most_seats> side_{}, ally_{};
};

}  // namespace ludus::chess

#pragma once
// The engine of games of several armies, each with its king, some of them allied (Falkener, chapters X and XVIII). A game says by
// a table how many armies there are, where each one's enemy is and how its men move (ArmiesSetup), by its card who is whose ally, and
// by clauses what becomes of kings and of armies without one. Clauses are known when compiled: a game has no code of others'.
//
// A game derives from Armies, names its clauses, and replaces what it does otherwise by a function of the same name.

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/chess/armies_board.hpp"
#include "core/game/move.hpp"

namespace ludus::chess {

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

/// Game: static constexpr Kings king_rule; Orphans orphan_rule.
template <class Game>
class Armies : public ArmiesBoard {
public:
    Armies(const Card& card, const ArmiesSetup& setup, std::vector<ArmyKind> kinds = {})
        : ArmiesBoard(card, setup, std::move(kinds)) {}

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
    /// Whether a man of that code may go so by that motion of his, whatever becomes of his king.
    bool goes(const Men&, Code, int, int, int) const { return true; }
    /// What the man becomes who has come to that square.
    template <class Position>
    void arrive(Position&, int) const {}
    /// Kings that are guarded: whether men whose king is mated strike at kings all the same, and whether they may be taken.
    bool mated_strike() const { return true; }
    bool mated_taken() const { return true; }
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
        const CaptureLimits limits = capture_limits(p);
        each_move(
            p.men, me, anyone, [&](Code code) { return may_capture(p, code, limits); },
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
            self().arrive(q, to);
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
        return cannot_escape(p.men, army, spared_men(p.men), !self().mated_strike());
    }
    /// Armies whose men strike at no king now, since their own is mated.
    of_armies::ArmySet silent_men(const Men& men) const {
        return self().mated_strike() ? of_armies::ArmySet{} : mated_by_all(men);
    }
    /// Armies whose men may not be taken now, since their king is mated.
    of_armies::ArmySet spared_men(const Men& men) const {
        return self().mated_taken() ? of_armies::ArmySet{} : mated_by_all(men);
    }

protected:
    static constexpr auto anyone = [](int, int) { return true; };

    /// Where kings are guarded: whose men the army whose turn it is may take, or not, since their king is mated.
    struct CaptureLimits {
        of_armies::ArmySet mated_allies = 0,  ///< their men may be taken
            spared = 0;                       ///< whose men may not be
    };
    template <class Position>
    CaptureLimits capture_limits(const Position& p) const {
        CaptureLimits out;
        if constexpr (Game::king_rule == Kings::guarded) {
            out.spared = spared_men(p.men);
            for (int army = 0; army < army_count_; ++army)
                if (army != p.turn && side_of(army) == side_of(p.turn) && !of_armies::has(out.spared, army) &&
                    mated(p, army))
                    out.mated_allies = static_cast<of_armies::ArmySet>(out.mated_allies | 1 << army);
        }
        return out;
    }
    /// Whether the army whose turn it is may take a man of that code.
    template <class Position>
    bool may_capture(const Position& p, Code code, const CaptureLimits& limits) const {
        const int army = of_armies::army_of(code);
        if (Game::king_rule == Kings::guarded &&
            (of_armies::kind_of(code) == of_armies::king || of_armies::has(limits.spared, army)))
            return false;
        if (side_of(army) != side_of(p.turn)) return true;
        // An ally's men are taken only where he cannot move them.
        return army != p.turn && (Game::king_rule == Kings::guarded ? of_armies::has(limits.mated_allies, army)
                                                                    : self().commander(p, army) == of_armies::nobody);
    }

    /// Every square to which the chosen men of an army may go. chosen(from, kind); enemy(code): whom they may take; sink(from, to).
    template <class Chosen, class Enemy, class Sink>
    void each_move(const Men& men, int army, Chosen chosen, Enemy enemy, Sink sink) const {
        each_move(men, army, chosen, enemy, sink, !self().mated_strike());
    }

private:
    /// quiet: men of armies that are mated strike at no king.
    template <class Chosen, class Enemy, class Sink>
    void each_move(const Men& men, int army, Chosen chosen, Enemy enemy, Sink sink, bool quiet) const {
        for (int from = 0; from < geometry_.size(); ++from) {
            if (men.empty(from)) continue;
            const Code code = men.what[at(men.man(from))];
            if (of_armies::army_of(code) != army || !chosen(from, of_armies::kind_of(code))) continue;
            attacks_.each_target(men, code, from, enemy, [&](int to, int motion) {
                if (!self().goes(men, code, from, to, motion)) return;
                if constexpr (Game::king_rule == Kings::guarded) {
                    Men after = men;
                    if (!after.empty(to)) after.lift(after.man(to));
                    after.move(after.man(from), to);
                    if (in_danger(after, army, quiet)) return;
                }
                sink(from, to);
            });
        }
    }
    bool in_danger(const Men& men, int army, bool quiet) const {
        return attacked(men, army) && (!quiet || attacked(men, army, mated_by_all(men)));
    }
    bool cannot_escape(const Men& men, int army, of_armies::ArmySet spared, bool quiet) const {
        if (!in_danger(men, army, quiet)) return false;
        bool moves = false;
        // That an ally's men may be taken where he is mated is not asked: each would wait for the other's answer.
        each_move(
            men, army, [&](int, int) { return !moves; },
            [&](Code code) {
                return side_of(of_armies::army_of(code)) != side_of(army) &&
                       of_armies::kind_of(code) != of_armies::king && !of_armies::has(spared, of_armies::army_of(code));
            },
            [&](int, int) { moves = true; }, quiet);
        return !moves;
    }
    /// Armies that were mated if all men struck and all could be taken: whose men are silent or spared is asked of these, or
    /// two who mate each other would each wait for the other's answer.
    of_armies::ArmySet mated_by_all(const Men& men) const {
        int out = 0;
        for (int army = 0; army < army_count_; ++army) out |= cannot_escape(men, army, 0, false) ? 1 << army : 0;
        return static_cast<of_armies::ArmySet>(out);
    }

protected:
    template <class Position>
    void next_turn(Position& p) const {
        do p.turn = static_cast<std::uint8_t>((p.turn + 1) % army_count_);
        while (!self().plays(p, p.turn));
    }
    const Game& self() const { return static_cast<const Game&>(*this); }
};

}  // namespace ludus::chess

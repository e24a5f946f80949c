// The engine of several armies: two, three or four of them, allied or not as the card says, with kings that are taken or guarded.
// On small boards of the tests, counted by the enumerator. Chaturanga itself has tests of its own.

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess/armies_engine.hpp"
#include "core/chess/games/chaturanga.hpp"
#include "tests/unit/chess/enumerator.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using of_armies::army_of;
using of_armies::code_of;
using of_armies::kind_of;

namespace {

constexpr std::string_view letters = "KRNP";
enum { king_man, rook, knight, pawn };

const std::vector<std::string> cross{"..###..", "..###..", "#######", "#######", "#######", "..###..", "..###.."};

/// Armies on the cross, each on an arm: as many as sides are told, in the order of turns from below to the left and on.
struct Setting {
    std::vector<int> sides;
    std::vector<int> quarter;  ///< where each one's enemy is
};

Card card_of(const Setting& setting) {
    Card card;
    card.id = "small-armies";
    for (std::size_t army = 0; army < setting.sides.size(); ++army)
        card.seats.push_back({"army" + std::to_string(army), "Army", setting.sides[army]});
    return card;
}
ArmiesSetup muster_of(const Setting& setting) {
    ArmiesSetup setup{Geometry(std::vector<std::string_view>(cross.begin(), cross.end())),
                      {{step(all_ways)},
                       {slide(straights)},
                       {leap(knight_steps)},
                       {only_moves(step(ahead)), only_takes(step(slantwise_ahead))}},
                      {}};
    for (const int quarter : setting.quarter) setup.facing.push_back(static_cast<Facing>(quarter));
    return setup;
}

template <Kings kings_are, Orphans orphans>
class Small : public Armies<Small<kings_are, orphans>> {
public:
    using Position = ArmiesPosition<4>;
    static constexpr Kings king_rule = kings_are;
    static constexpr Orphans orphan_rule = orphans;
    explicit Small(const Setting& setting) : Armies<Small>(card_of(setting), muster_of(setting)), setting_(setting) {}

    /// A rook, a king and a knight behind two pawns and a gap, on every arm.
    Position start() const {
        Position p;
        for (int army = 0; army < this->army_count(); ++army) {
            const auto put = [&](int kind, int column, int row) {
                const Facing facing = this->facing(army);
                p.add(kind, army, this->geometry().seen(this->geometry().square(column, row), facing));
            };
            put(rook, 2, 0), put(king_man, 3, 0), put(knight, 4, 0), put(pawn, 2, 1), put(pawn, 4, 1);
        }
        return p;
    }
    Plain plain() const {
        Plain out;
        out.board = cross;
        out.turned = setting_.quarter;
        out.side = setting_.sides;
        out.armies = true;
        out.guarded = kings_are == Kings::guarded;
        out.orphans_leave = orphans == Orphans::leave;
        return out;
    }
    Place place(int square) const { return {this->geometry().column(square), this->geometry().row(square)}; }
    Plain::State plainly(const Position& p) const {
        Plain::State out;
        out.turn = p.turn;
        for (int s = 0; s < this->geometry().size(); ++s) {
            if (p.men.empty(s)) continue;
            const Code code = p.men.what[at(p.men.man(s))];
            out.men[place(s)] = {letters[at(kind_of(code))], army_of(code)};
        }
        return out;
    }

private:
    Setting setting_;
};

template <class Game>
std::uint64_t lines(const Game& game, const typename Game::Position& p, int depth) {
    if (depth == 0) return 1;
    MoveList list;
    game.moves(p, list);
    std::uint64_t n = 0;
    for (const Move m : list) n += lines(game, game.play(p, m), depth - 1);
    return n;
}

template <class Game>
std::set<Plain::Going> goings(const Game& game, const typename Game::Position& p) {
    MoveList list;
    game.moves(p, list);
    std::set<Plain::Going> out;
    for (const Move m : list)
        out.insert(m == Game::pass ? Plain::Going{}
                                   : Plain::Going{game.place(Game::from_of(m)), game.place(Game::to_of(m))});
    CHECK(out.size() == list.size());
    return out;
}

/// What happened in games by lot, in which engine and enumerator agreed in every position.
struct Seen {
    int over = 0, passes = 0, mates = 0, allies_taken = 0, orphans = 0;
};
template <class Game>
Seen compare(const Setting& setting, int depth, int games, int plies) {
    const Game game(setting);
    const Plain plain = game.plain();
    for (int d = 1; d <= depth; ++d) CHECK(lines(game, game.start(), d) == plain.lines(game.plainly(game.start()), d));
    Seen seen;
    for (int n = 0; n < games; ++n) {
        std::mt19937 random(static_cast<unsigned>(n) + 1);
        auto p = game.start();
        for (int ply = 0; ply < plies; ++ply) {
            CAPTURE(n);
            CAPTURE(ply);
            const auto stands = game.plainly(p);
            MoveList list;
            game.moves(p, list);
            REQUIRE(goings(game, p) == plain.moves(stands));
            for (int army = 0; army < game.army_count(); ++army) {
                if constexpr (Game::king_rule == Kings::guarded) {
                    const bool mated = game.mated(p, army);
                    REQUIRE(mated == plain.mated(stands.men, army));
                    seen.mates += mated ? 1 : 0;
                }
            }
            const Outcome outcome = game.result(p);
            REQUIRE(outcome.over == plain.over(stands.men));
            REQUIRE(outcome.over == list.empty());
            if (outcome.over) {
                ++seen.over;
                for (int army = 0; army < game.army_count(); ++army)
                    REQUIRE(outcome.score[at(army)] == (plain.beaten(stands.men, game.side_of(army)) ? 0 : 1));
                break;
            }
            // Takings first, or nothing happens.
            std::vector<Move> takings;
            for (const Move m : list)
                if (m != Game::pass && !p.men.empty(Game::to_of(m))) takings.push_back(m);
            const Move move = !takings.empty() && random() % 2 == 0 ? takings[random() % takings.size()]
                                                                    : list[random() % list.size()];
            const auto q = game.play(p, move);
            if (move == Game::pass) {
                ++seen.passes;
                REQUIRE(game.plainly(q) == plain.play(stands, {}));
            } else {
                const Plain::Going going{game.place(Game::from_of(move)), game.place(Game::to_of(move))};
                REQUIRE(game.plainly(q) == plain.play(stands, going));
                if (!p.men.empty(Game::to_of(move))) {
                    const int taken = army_of(p.men.what[at(p.men.man(Game::to_of(move)))]);
                    if (game.side_of(taken) == game.side_of(p.turn)) ++seen.allies_taken;
                    if (kind_of(p.men.what[at(p.men.man(Game::to_of(move)))]) == king_man) ++seen.orphans;
                }
            }
            p = q;
        }
    }
    return seen;
}

using Taken = Small<Kings::taken, Orphans::stand>;
using Cleared = Small<Kings::taken, Orphans::leave>;
using Guarded = Small<Kings::guarded, Orphans::stand>;

const Setting four{{0, 1, 0, 1}, {0, 1, 2, 3}}, everyone{{0, 1, 2, 3}, {0, 1, 2, 3}},
    neighbours{{0, 0, 1, 1}, {0, 1, 2, 3}}, three{{0, 1, 2}, {0, 1, 2}}, two{{0, 1}, {0, 2}};

}  // namespace

TEST_CASE("armies: sides and allies are the card's, directions and the number of armies the table's") {
    const Taken partners(four), pairs(neighbours), alone(everyone), few(two);
    CHECK(partners.army_count() == 4);
    CHECK(partners.ally_of(0) == 2);
    CHECK(partners.ally_of(3) == 1);
    CHECK(pairs.ally_of(0) == 1);
    CHECK(pairs.ally_of(3) == 2);
    CHECK(alone.ally_of(2) == 2);
    CHECK(few.army_count() == 2);
    CHECK(few.ally_of(1) == 1);
    CHECK(few.facing(1) == Facing::down);
    CHECK(partners.geometry().size() == 33);
    // And Chaturanga's: "the red and black against buff and white", red's enemy on the right.
    const Chaturanga chaturanga(Options{Chaturanga::card()});
    CHECK(chaturanga.army_count() == 4);
    CHECK(chaturanga.ally_of(0) == 2);
    CHECK(chaturanga.side_of(3) == 1);
    CHECK(chaturanga.facing(0) == Facing::right);
}

TEST_CASE("perft: four armies on a cross, partners opposite, kings taken, the men left behind stand still") {
    const Seen seen = compare<Taken>(four, 4, 40, 300);
    CHECK(seen.over > 0);
    CHECK(seen.allies_taken > 0);
    CHECK(seen.orphans > 0);
}
TEST_CASE("perft: four armies on a cross, kings taken, the men left behind leave the board") {
    const Seen seen = compare<Cleared>(four, 3, 40, 300);
    CHECK(seen.over > 0);
    CHECK(seen.orphans > seen.over);
    CHECK(seen.allies_taken == 0);
}
TEST_CASE("perft: four armies on a cross, partners opposite, kings guarded; who is mated passes, till both are") {
    const Seen seen = compare<Guarded>(four, 3, 30, 300);
    CHECK(seen.mates > 0);
    CHECK(seen.passes > 0);
}
TEST_CASE("perft: four armies of two neighbours a side, and four that are nobody's allies") {
    CHECK(compare<Taken>(neighbours, 3, 20, 300).over > 0);
    CHECK(compare<Guarded>(neighbours, 2, 10, 200).mates > 0);
    CHECK(compare<Taken>(everyone, 3, 20, 400).over > 0);
    CHECK(compare<Guarded>(everyone, 2, 10, 200).mates > 0);
}
TEST_CASE("perft: three armies, each for itself") {
    CHECK(compare<Taken>(three, 3, 20, 300).over > 0);
    CHECK(compare<Cleared>(three, 3, 20, 300).over > 0);
    CHECK(compare<Guarded>(three, 3, 10, 300).mates > 0);
}
TEST_CASE("perft: two armies") {
    CHECK(compare<Taken>(two, 4, 20, 300).over > 0);
    CHECK(compare<Guarded>(two, 4, 20, 400).over > 0);
}

TEST_CASE(
    "armies: one mated alone passes and moves again when he is freed; a side is beaten when both are mated at once") {
    const Guarded game(four);
    const auto at_place = [&](int column, int row) { return game.geometry().square(column, row); };
    Guarded::Position p;
    // Army 0's king in the end of his arm, between two rooks of army 1 on the last two rows.
    p.add(king_man, 0, at_place(2, 0)), p.add(rook, 0, at_place(0, 4));
    p.add(king_man, 2, at_place(2, 6));
    p.add(king_man, 1, at_place(1, 3)), p.add(rook, 1, at_place(4, 0)), p.add(rook, 1, at_place(4, 1));
    p.add(king_man, 3, at_place(6, 2));
    CHECK(game.mated(p, 0));
    CHECK_FALSE(game.mated(p, 2));
    CHECK_FALSE(game.over(p));
    MoveList list;
    game.moves(p, list);
    CHECK(list == MoveList{Guarded::pass});
    // His ally may take his rook meanwhile.
    Guarded::Position ally = p;
    ally.add(rook, 2, at_place(0, 3));
    ally.turn = 2;
    game.moves(ally, list);
    CHECK(std::count(list.begin(), list.end(), Guarded::carry(at_place(0, 3), at_place(0, 4))) == 1);
    CHECK(goings(game, ally) == game.plain().moves(game.plainly(ally)));
    // No king is taken, though the rook stands beside him and it is its turn.
    Guarded::Position enemy = p;
    enemy.turn = 1;
    game.moves(enemy, list);
    for (const Move m : list) CHECK(Guarded::to_of(m) != at_place(2, 0));
    CHECK(goings(game, enemy) == game.plain().moves(game.plainly(enemy)));
    // When the rook withdraws he is free.
    enemy = game.play(enemy, Guarded::carry(at_place(4, 1), at_place(4, 3)));
    CHECK_FALSE(game.mated(enemy, 0));
    // Both kings mated at once.
    Guarded::Position both = p;
    both.add(rook, 3, at_place(4, 6)), both.add(rook, 3, at_place(4, 5));
    CHECK(game.mated(both, 2));
    CHECK(game.over(both));
    const Outcome outcome = game.result(both);
    CHECK(outcome.over);
    CHECK(outcome.score == std::array<float, 4>{0, 1, 0, 1});
}

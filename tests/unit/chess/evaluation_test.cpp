// What the computer makes of a board of chess for two: each term worked out by hand on a board of few men, and what is the
// same from either side.

#include <random>

#include "core/chess/nets/net.hpp"
#include "core/chess/weights.hpp"
#include "tests/unit/chess/support.hpp"

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::MoveList;

namespace {

template <class Game>
void check_from_both_sides(const Chosen& chosen) {
    const Chess game = make<Game>(chosen);
    CAPTURE(game.card().id);
    std::mt19937_64 random(1892);
    for (int line = 0; line < 3; ++line) {
        Position p = game.start();
        MoveList list;
        for (int ply = 0; ply < 90; ++ply) {
            game.moves(p, list);
            if (list.empty()) break;
            const Position q = turned(game, p);
            CAPTURE(game.write(p));
            REQUIRE(game.evaluate(p, 0) == -game.evaluate(p, 1));
            REQUIRE(game.evaluate(q, 0) == game.evaluate(p, 1));
            REQUIRE(game.allows_null_move(q) == game.allows_null_move(p));
            REQUIRE(game.in_check(q, q.turn) == game.in_check(p, p.turn));
            if (p.castles == 0) {
                MoveList others;
                game.moves(q, others);
                REQUIRE(others.size() == list.size());
            }
            p = game.play(p, list[random() % list.size()]);
        }
    }
}

/// A game whose player counts by the plain weights.
template <class Game>
Chess plain() {
    Variant variant = Game::with_options(*ludus::Options::of(Game::card(), {}));
    variant.learnt = Learnt::none;
    return Chess(Game::card(), std::move(variant));
}

/// Through games at random: the value is what is seen of the men, by the weights, what a net adds, and 8 for the side to move.
template <class Game>
void check_weighed(const Chosen& chosen) {
    const Chess game = make<Game>(chosen);
    const Variant& variant = game.variant();
    const Weights* weights = weights_of(variant.learnt);
    REQUIRE(weights != nullptr);
    REQUIRE(weights->men.size() == variant.kinds.size());
    REQUIRE(weights->hands.size() == variant.hand.size());
    REQUIRE(weights->places.size() == places_of(variant));
    std::mt19937_64 random(1892);
    Position p = game.start();
    MoveList list;
    for (int ply = 0; ply < 120; ++ply) {
        game.moves(p, list);
        if (list.empty()) break;
        const std::vector<int> seen = game.seen(p, p.turn);
        int worth = 8 * Weights::unit;
        std::size_t next = 0;
        for (const WeightsOfMan& man : weights->men)
            for (const int weight : man) worth += weight * seen[next++];
        for (const WeightsInHand& hand : weights->hands)
            for (const int weight : hand) worth += weight * seen[next++];
        for (std::size_t place = 0; place < places_of(variant); ++place, ++next)
            worth += weights->places[place] * seen[next];
        for (const int weight : weights->side) worth += weight * seen[next++];
        REQUIRE(next == seen.size());
        if (weights->net) worth += weights->net->judge(game.net_inputs(p));
        CAPTURE(game.write(p));
        REQUIRE(game.evaluate(p, p.turn) == worth / Weights::unit);
        p = game.play(p, list[random() % list.size()]);
    }
}

}  // namespace

TEST_CASE("chess: where weights were learnt a board is worth what is seen of its men, weighed") {
    check_weighed<Shogi>({});
    check_weighed<Xiangqi>({{"cannon", "jump-to-capture"}, {"horse", "leg"}});
    check_weighed<Siamese>({});
    CHECK(weights_of(make<Burmese1>().variant().learnt) == nullptr);
}

TEST_CASE("chess: of a man it is seen who attacks him, and of a side how it stands about the king") {
    const Chess game = make<Xiangqi>();
    enum { chariot = 4, soldier = 6 };
    constexpr std::size_t by_lesser = 7, unguarded = 8;
    const auto seen = [&](std::string_view position, int side) { return game.seen(read(game, position), side); };
    const auto of = [](const std::vector<int>& all, std::size_t kind, std::size_t what) {
        return all[kind * seen_of_a_man + what];
    };
    // A chariot and a soldier attack each other.
    const auto alone = seen("white K40 R54 | red K69 P55 | to white", 0);
    CHECK(of(alone, chariot, by_lesser) == 1);
    CHECK(of(alone, chariot, unguarded) == 1);
    CHECK(of(alone, soldier, by_lesser) == 0);
    CHECK(of(alone, soldier, unguarded) == -1);
    // A horse guards the chariot, a chariot the soldier.
    const auto guarded = seen("white K40 R54 H73 | red K69 P55 R95 | to white", 0);
    CHECK(of(guarded, chariot, by_lesser) == 1);
    CHECK(of(guarded, chariot, unguarded) == 0);
    CHECK(of(guarded, soldier, unguarded) == 0);
    const auto of_side = [](const std::vector<int>& all, std::size_t what) {
        return all[all.size() - seen_of_a_side + what];
    };
    const auto attack = [&](std::string_view position, int side) { return of_side(seen(position, side), 0); };
    // Three squares about the king are struck by one chariot, two by the other: two men times five.
    CHECK(attack("white K40 R58 R67 | red K69 | to red", 0) == 10);
    CHECK(attack("white K40 R58 R67 | red K69 | to red", 1) == -10);
    CHECK(attack("white K40 R58 | red K69 | to red", 0) == 3);
    CHECK(attack("white K40 R57 R66 | red K69 R11 | to red", 0) == 2 * (2 + 2) - 1 * 3);
    // Of those three a guard guards one; the king may take the chariot or step aside, the other to five squares.
    CHECK(of_side(seen("white K40 R58 | red K69 | to red", 0), 1) == 3);
    CHECK(of_side(seen("white K40 R58 | red K69 G59 | to red", 0), 1) == 2);
    CHECK(of_side(seen("white K40 R58 | red K69 | to red", 0), 3) == 2 - 5);
    CHECK(of_side(seen("white K40 R58 | red K69 | to red", 1), 3) == 5 - 2);
    CHECK(of_side(seen("white K40 R58 | red K69 | to red", 0), 2) == 0);
    // A gold strikes at five squares that nobody guards; in hand are men to enter there, and pawns, which do not count.
    const Chess drops = make<Shogi>();
    const auto entering = [&](const char* hand) {
        const std::string position = std::string("south O50 K57 | north O58 | to north") + hand;
        return of_side(drops.seen(read(drops, position), 0), 2);
    };
    CHECK(entering("") == 0);
    CHECK(entering(" | hand south P3") == 0);
    CHECK(entering(" | hand south R P3") == 5);
    CHECK(entering(" | hand south R2 B2 K3") == 5 * most_to_enter);
    CHECK(entering(" | hand north R") == 0);
}

TEST_CASE("chess: a man's place is counted by rows from his own end, and alike on either side of the board") {
    const Chess game = make<Xiangqi>();
    const std::size_t men = game.variant().kinds.size() * seen_of_a_man;
    const auto place = [&](std::string_view position, int side) {
        const std::vector<int> all = game.seen(read(game, position), side);
        return std::vector<int>(all.begin() + static_cast<std::ptrdiff_t>(men), all.end() - seen_of_a_side);
    };
    const auto left = place("white K40 R22 | red K59 | to white", 0);
    CHECK(left == place("white K40 R82 | red K59 | to white", 0));
    CHECK(left == place("white K50 | red K49 R27 | to white", 1));
    CHECK(left != place("white K40 R27 | red K59 | to white", 0));
    CHECK(left[place_of(game.variant().geometry, 4, 2, 1)] == 1);
    const auto worth = [&](std::string_view position) { return game.evaluate(read(game, position), 0); };
    CHECK(worth("white K40 R22 H73 | red K59 C16 P56 | to white") ==
          worth("white K60 R82 H33 | red K59 C96 P56 | to white"));
}

TEST_CASE("chess: a board is worth to one side what the turned board is to the other, and its moves are as many") {
    check_from_both_sides<Turkish>({});
    check_from_both_sides<Shatranj>({{"begin", "array"}});
    check_from_both_sides<Siamese>({{"first-takes", "yes"}});
    check_from_both_sides<Xiangqi>({});
    check_from_both_sides<Xiangqi>({{"cannon", "jump-to-capture"}, {"horse", "leg"}});
    check_from_both_sides<Shogi>({});
    check_from_both_sides<Shogi>({{"pawn-mate", "forbidden"}, {"dead-drops", "forbidden"}});
}

TEST_CASE(
    "chess: worth of the men, 3 a square they reach, 9 a square struck by the king, less 4 a step from the middle") {
    struct Case {
        const Chess game;
        const char* position;
        int worth;  ///< to the first seat
    };
    // Of a king who stands alone: 30 a step from the middle, 12 a step the other has come near. 8 for the side to move.
    constexpr int to_play = 8;
    const Case cases[] = {
        // A rook: no more than 12 squares count.
        {make<Turkish>(), "white K10 R30 | black K87 | to black", 500 + 12 * 3 - 3 * 4 + (3 * 30 + 1 * 12) - to_play},
        // Two squares beside the king in the corner.
        {make<Turkish>(), "white K10 R71 | black K87 | to white",
         500 + 12 * 3 + 2 * 9 - 2 * 4 + (3 * 30 + 1 * 12) + to_play},
        // Three about a king in the middle, four steps apart.
        {make<Turkish>(), "white K10 R13 | black K54 | to white",
         500 + 12 * 3 + 3 * 9 - 3 * 4 + (0 * 30 + 4 * 12) + to_play},
        // A king at the right edge has nobody beside him at the left one, where the rook reaches 15 to 17.
        {make<Turkish>(), "white K10 R13 | black K85 | to white",
         500 + 12 * 3 + 0 * 9 - 3 * 4 + (3 * 30 + 1 * 12) + to_play},
        // Pawns: 6 for each row they have come on.
        {make<Turkish>(), "white K10 P44 | black K87 P26 | to white",
         (100 + 1 * 3 + 4 * 6) - (100 + 1 * 3 - 2 * 4 + 1 * 6) + to_play},
        // A taking is a square reached; a knight in the middle reaches 8.
        {make<Turkish>(), "white K10 P44 | black K87 N55 | to white",
         (100 + 2 * 3 + 4 * 6) - (320 + 8 * 3 - 1 * 4) + to_play},
        // In hand a man is worth a tenth more.
        {plain<Shogi>(), "south O10 | north O98 | to south | hand south P2", 2 * 110 + (4 * 30 + 1 * 12) + to_play},
        {plain<Shogi>(), "south O10 | north O98 | to south | hand south P2 | hand north P", 2 * 110 - 110 + to_play},
        {plain<Shogi>(), "south O10 | north O98 | to north | hand north R", -(1100 + (4 * 30 + 1 * 12)) - to_play},
        // A board longer than wide.
        {plain<Xiangqi>(), "white K40 R11 | red K59 | to white", 900 + 12 * 3 - 4 * 4 + (4 * 30 + 1 * 12) + to_play},
        {plain<Xiangqi>(), "white K50 | red K69 R15 | to red", -(900 + 12 * 3 - 4 * 4 + (4 * 30 + 1 * 12)) - to_play},
        // Kings alone are worth nothing to anybody.
        {make<Turkish>(), "white K10 | black K54 | to white", to_play},
    };
    for (const Case& c : cases) {
        CAPTURE(c.position);
        CHECK(c.game.evaluate(read(c.game, c.position), 0) == c.worth);
        CHECK(c.game.evaluate(read(c.game, c.position), 1) == -c.worth);
    }
}

TEST_CASE("chess: the greatest man taken by the least is promised most, then what a pawn becomes") {
    const Chess game = make<Turkish>();
    const auto move_score = [&](std::string_view position, std::string_view words) {
        const Position p = read(game, position);
        const auto m = game.read(p, words);
        REQUIRE(m);
        return game.move_score(p, *m);
    };
    const char* takings = "white K10 R43 P44 | black K87 Q55 N73 | to white";
    CHECK(move_score(takings, "44-55") == 10 * 950 - 10);
    CHECK(move_score(takings, "43-73") == 10 * 320 - 50);
    CHECK(move_score(takings, "43-53") == 0);
    const char* queening = "white K10 P46 | black K87 R57 | to white";
    CHECK(move_score(queening, "46-47=Q") == 950 - 100);
    CHECK(move_score(queening, "46-47=N") == 320 - 100);
    CHECK(move_score(queening, "46-57=Q") == 10 * 500 - 10 + 950 - 100);
    // Whoever castles onto his rook's square takes nobody, and who enters promises nothing.
    CHECK(move_score("white K50 R80 | black K47 | to white | castle 80", "50-80=castle") == 0);
    const Chess shogi = make<Shogi>();
    const Position p = read(shogi, "south O50 | north O58 | to south | hand south R");
    CHECK(shogi.move_score(p, *shogi.read(p, "R*33")) == 0);
}

TEST_CASE("chess: a side may pass in the search while it has a man worth three pawns") {
    const auto may = [](const Chess& game, std::string_view position) {
        return game.allows_null_move(read(game, position));
    };
    const Chess turkish = make<Turkish>(), shogi = make<Shogi>(), siamese = make<Siamese>();
    CHECK(may(turkish, "white K50 N20 | black K47 | to white"));
    CHECK_FALSE(may(turkish, "white K50 P21 P31 P41 | black K47 Q77 | to white"));
    CHECK(may(turkish, "white K50 P21 P31 P41 | black K47 Q77 | to black"));
    CHECK_FALSE(may(siamese, "white K50 S20 M30 | black K47 | to white"));
    CHECK(may(shogi, "south O50 Y10 | north O58 | to south"));
    // What is in hand is no man who could move.
    CHECK_FALSE(may(shogi, "south O50 | north O58 | to south | hand south R"));
    const Position p = read(turkish, "white K50 N20 | black K47 | to white");
    CHECK(turkish.null_move(p) == read(turkish, "white K50 N20 | black K47 | to black"));
    CHECK(turkish.null_move(turkish.null_move(p)) == p);
}

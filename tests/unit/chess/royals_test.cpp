// More than one royal piece a seat: which of them may not be left attacked, and whose loss ends the game, by the variant's clauses.

#include "tests/unit/battery.hpp"
#include "tests/unit/chess/small.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Outcome;

namespace {

enum { king, prince, rook, bishop, knight, horse, giraffe, pawn };

/// A king and a prince a seat, and pawns that become princes: up to three royal pieces a seat.
Variant royals(Guarded guarded, int least) {
    Variant variant = small_variant({6, 6});
    variant.zones = {variant.geometry.band(5, 5)};
    variant.most_royals = 3;
    variant.least_royals = least;
    variant.guarded = guarded;
    variant.kinds[pawn].turns = {prince, rook};
    variant.promotion = Promotion::must;
    variant.camp = 0;
    variant.array = "white K30 A40 R10 N60 P14 P62 | black K35 A45 R65 N15 P61 P13 | to white";
    return variant;
}
Plain plainly_royal(Guarded guarded, int least) {
    Plain plain;
    plain.board.assign(6, "######");
    plain.royal = "KA";
    plain.guards_each = guarded == Guarded::each;
    plain.least = least;
    return plain;
}
/// Of the enumerator's game pawns become nothing, for a going has but one piece to become.
Variant without_promotion(Variant variant) {
    variant.camp = -1;
    variant.array = "white K30 A40 R10 N60 B50 P11 P62 | black K35 A45 R65 N15 B25 P64 P13 | to white";
    return variant;
}

Chess make_royal(Guarded guarded, int least = 1) { return Chess(small_card(), royals(guarded, least)); }

}  // namespace

TEST_CASE("perft: two royal pieces a seat, each to be guarded, counted by the enumerator") {
    const Chess game(small_card(), without_promotion(royals(Guarded::each, 1)));
    compare(game, plainly_royal(Guarded::each, 1), 3);
}

TEST_CASE("perft: two royal pieces a seat, the last alone to be guarded, counted by the enumerator") {
    const Chess game(small_card(), without_promotion(royals(Guarded::last, 1)));
    compare(game, plainly_royal(Guarded::last, 1), 3, 60, 200);
}

TEST_CASE("perft: two royal pieces a seat, none guarded, the loss of either ends the game, counted by the enumerator") {
    const Chess game(small_card(), without_promotion(royals(Guarded::last, 2)));
    CHECK(compare(game, plainly_royal(Guarded::last, 2), 3, 60, 200) > 0);
}

TEST_CASE("perft: pawns become royal pieces, counted by the enumerator") {
    for (const Guarded guarded : {Guarded::each, Guarded::last}) {
        Variant variant = royals(guarded, 1);
        variant.kinds[pawn].turns = {prince};
        variant.most_royals = 16;  // every pawn may become one
        Plain plain = plainly_royal(guarded, 1);
        plain.becomes = [](Piece piece, Place to) {
            return piece.kind == 'P' && to.second == (piece.army == 0 ? 5 : 0) ? 'A' : '\0';
        };
        compare(Chess(small_card(), variant), plain, 3);
    }
}

TEST_CASE(
    "royal pieces: where each must be guarded, a man who stands before either is pinned, and two attacked at once are "
    "mate") {
    const Chess game = make_royal(Guarded::each);
    // The rook on 32 shields the king, that on 42 the prince.
    const Position pinned = read(game, "white K30 A40 R32 R42 | black K15 A65 R35 R45 | to white");
    CHECK(moves(game, pinned, "32-") == List{"32-31", "32-33", "32-34", "32-35"});
    CHECK(moves(game, pinned, "42-") == List{"42-41", "42-43", "42-44", "42-45"});
    CHECK_FALSE(game.in_check(pinned, 0));
    // A fork: no move saves both.
    const Position mate = read(game, "white K10 A30 | black K15 A65 N22 | to white");
    CHECK(game.in_check(mate, 0));
    const Outcome outcome = game.result(mate);
    CHECK(outcome.over);
    CHECK(outcome.score[1] == 1);
    CHECK(outcome.text == "Black wins by checkmate.");
}

TEST_CASE(
    "royal pieces: where the last alone is guarded, the others are left attacked and taken, and then he is guarded") {
    const Chess game = make_royal(Guarded::last);
    const Position open = read(game, "white K30 A10 P61 | black K35 R15 | to white");
    CHECK_FALSE(game.in_check(open, 0));
    CHECK(game.checks(open).empty());
    CHECK(legal(game, open, "61-62"));
    const Position taken = play(game, open, "61-62 15-10");
    CHECK_FALSE(game.result(taken).over);
    CHECK(game.in_check(taken, 0));
    CHECK_FALSE(legal(game, taken, "62-63"));
    CHECK(legal(game, taken, "30-31"));
    const auto told = game.checks(taken);
    REQUIRE(told.size() == 1);
    CHECK(told[0].to == *game.variant().geometry.find("30"));
    // A pawn that becomes a prince frees its king, even from check.
    const Position rising = read(game, "white K30 P14 | black K65 R50 | to white");
    CHECK(moves(game, rising, "14-") == List{"14-15=A"});
    const Position crowned = play(game, read(game, "white K30 P14 | black K65 R51 | to white"), "14-15=A 51-31");
    CHECK_FALSE(game.in_check(crowned, 0));
    CHECK(game.read_position(game.write(crowned)).value() == crowned);
}

TEST_CASE("royal pieces: with fewer than the law wants a seat has lost, and its position is read as it was written") {
    const Chess game = make_royal(Guarded::last, 2);
    const Position p = read(game, "white K30 A10 P61 | black K35 A45 R15 | to black");
    const Position lost = play(game, p, "15-10");
    CHECK(moves(game, lost) == List{});
    const Outcome outcome = game.result(lost);
    CHECK(outcome.over);
    CHECK(outcome.score[0] == 0);
    CHECK(outcome.score[1] == 1);
    CHECK(outcome.rule == "small.end");
    CHECK(outcome.text == "Black wins by capturing a king.");
    const auto again = game.read_position(game.write(lost));
    REQUIRE(again);
    CHECK(game.result(*again).over);
}

TEST_CASE("royal pieces: a position has as many as the law allows, and none a seat is not to lose by") {
    const auto fault = [](const Chess& game, const char* text) {
        const auto p = game.read_position(text);
        return p ? "none" : describe(p.fault());
    };
    const Chess two = make_royal(Guarded::each, 2);
    CHECK(fault(two, "white K30 A40 A50 | black K35 A45 | to white") == "none");
    CHECK(fault(two, "white K30 A40 A50 A60 | black K35 A45 | to white").find("2 to 3 kings for each player") !=
          std::string::npos);
    CHECK(fault(two, "white K30 A40 | black K35 | to white").find("2 to 3 kings for each player") != std::string::npos);
    CHECK(fault(two, "white R30 | black K35 A45 | to white").find("White") != std::string::npos);
    Variant one = royals(Guarded::each, 1);
    one.most_royals = 1;
    one.array = "white K30 | black K35 | to white";
    CHECK(fault(Chess(small_card(), one), "white K30 A40 | black K35 | to white").find("one king for each player") !=
          std::string::npos);
}

TEST_CASE("royal pieces: what every game owes holds, in games by lot") {
    for (const Guarded guarded : {Guarded::each, Guarded::last})
        for (const int least : {1, 2}) {
            const auto game = erased(royals(guarded, least));
            CHECK(ludus::tests::told(ludus::tests::board_problems(*game)) == "");
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                ludus::Match match(game);
                CHECK(ludus::tests::told(ludus::tests::play_at_random(match, seed, 120, 8)) == "");
            }
        }
}

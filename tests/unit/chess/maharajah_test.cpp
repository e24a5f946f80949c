// The Maharajah and the Sepoys, clause by clause, and the Sepoys' moves that mate whatever he does.

#include <fstream>
#include <set>
#include <sstream>

#include "core/match/record.hpp"
#include "tests/unit/chess/support.hpp"

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Move;
using ludus::MoveList;

namespace {

using Names = std::vector<std::string>;

/// The moves of the Sepoys in the record of the forced mate.
Names plan() {
    std::ifstream in(std::string(LUDUS_ASSETS) + "/examples/chess/falkener-maharajah/solved.game");
    REQUIRE(in);
    std::stringstream text;
    text << in.rdbuf();
    const auto match = ludus::read_record(text.str());
    REQUIRE(match);
    Names out;
    int ply = 0;
    for (const int node : match->whole_line())
        if (match->node(node).parent >= 0 && ++ply % 2 == 0)
            out.push_back(match->game().words(match->node(match->node(node).parent).position, match->node(node).move));
    return out;
}

/// Every position after the plan's moves, over all the Maharajah's; how many are left after each. Refuses a capture, a draw.
std::vector<std::size_t> follow(const Chess& game, const Position& start, const Names& moves_of_sepoys) {
    std::set<std::string> standing{game.write(start)};
    std::vector<std::size_t> out;
    for (const std::string& word : moves_of_sepoys) {
        std::set<std::string> next;
        for (const std::string& text : standing) {
            const Position p = read(game, text);
            MoveList his;
            if (p.turn == 1) his.push_back(Move{});  // the Sepoys begin
            else game.moves(p, his);
            for (const Move move : his) {
                const Position answered = p.turn == 1 ? p : game.play(p, move);
                REQUIRE(game.read_position(game.write(answered)));
                const Position after = play(game, answered, word);
                const auto outcome = game.result(after);
                if (outcome.over) CHECK(outcome.score[1] == 1);
                else next.insert(game.write(after));
                int sepoys = 0;
                for (int n = 0; n < after.men.count; ++n) sepoys += after.men.where[at(n)] != nowhere ? 1 : 0;
                REQUIRE(sepoys == 17);
            }
        }
        standing = std::move(next);
        out.push_back(standing.size());
    }
    return out;
}

}  // namespace

TEST_CASE("falkener.maharajah.power: rook, bishop and knight in one") {
    const Chess game = make<Maharajah>();
    const Position p = read(game, "maharajah M44 | sepoys K57 P46 | to maharajah");
    for (const char* word : {"44-14", "44-11", "44-77", "44-25", "44-52", "44-63"}) CHECK(legal(game, p, word));
    CHECK_FALSE(legal(game, p, "44-47"));  // not past the pawn
}

TEST_CASE("falkener.maharajah.array: the king is opposite his file, numbered from either side") {
    const Chess top = make<Maharajah>(), bottom = make<Maharajah>({{"sepoys-at", "bottom"}});
    CHECK(top.write(top.start()).find("sepoys K57 Q47") != std::string::npos);
    CHECK(bottom.write(bottom.start()).find("sepoys K40 Q50") != std::string::npos);
    CHECK(top.start().men == bottom.start().men);  // the same board
    CHECK(moves(bottom, play(bottom, bottom.start(), "M*57"), "11") == Names{"11-12", "11-13"});
}

TEST_CASE(
    "chess board: in a narrow window a kind alone in hand has the whole row, so that what it is for can be read") {
    const Chess game = make<Maharajah>();
    const ludus::Board narrow = game.narrow_board();
    const ludus::Spot& alone = narrow.spots[at(game.variant().geometry.size())];
    CHECK(alone.name == "hand-maharajah-M");
    CHECK(alone.outline[1].x - alone.outline[0].x == doctest::Approx(8));
}

TEST_CASE("falkener.maharajah.start: he enters on any empty square that is not attacked") {
    const Chess game = make<Maharajah>();
    Names rows_one_to_five;
    for (int column = 1; column <= 8; ++column)
        for (int row = 0; row < 5; ++row) rows_one_to_five.push_back("M*" + std::to_string(10 * column + row));
    CHECK(moves(game, game.start()) == rows_one_to_five);
    CHECK(cited(game, game.start(), "M*53")[0] == "falkener.maharajah.start");
    const Chess fixed = make<Maharajah>({{"start", "fixed"}}),
                second = make<Maharajah>({{"start", "fixed"}, {"first", "sepoys"}});
    CHECK(legal(fixed, fixed.start(), "50-54"));
    CHECK(legal(second, second.start(), "46-44"));
}

TEST_CASE("falkener.maharajah.pawn: one or two squares at first, and none queens unless that is agreed") {
    const Chess game = make<Maharajah>(), queening = make<Maharajah>({{"queening", "queen"}});
    const char* text = "maharajah M10 | sepoys K57 P46 P71 | to sepoys";
    CHECK(moves(game, read(game, text), "46") == Names{"46-44", "46-45"});
    CHECK(moves(game, read(game, text), "71") == Names{"71-70"});
    CHECK(moves(queening, read(queening, text), "71") == Names{"71-70+"});
    CHECK(moves(game, read(game, "maharajah M10 | sepoys K57 P46 P70 | to sepoys"), "70").empty());
    CHECK(moves(game, read(game, "maharajah M45 | sepoys K57 P46 | to sepoys"), "46").empty());
}

TEST_CASE("falkener.maharajah.check: he may not be left attacked, so he takes nobody who is guarded") {
    const Chess game = make<Maharajah>();
    const Position p = read(game, "maharajah M43 | sepoys K57 P46 P33 R87 | to maharajah");
    CHECK(legal(game, p, "43-33"));
    const Position guarded = read(game, "maharajah M43 | sepoys K57 P46 P33 R37 | to maharajah");
    CHECK_FALSE(legal(game, guarded, "43-33"));
    CHECK_FALSE(game.read_position("maharajah M45 | sepoys K57 P36 | to sepoys"));  // he stands in check
    CHECK_FALSE(game.read_position("maharajah M45 | sepoys K57 | to sepoys | hand maharajah M"));
}

TEST_CASE("falkener.maharajah.end: either is checkmated, and he who cannot move has drawn") {
    const Chess game = make<Maharajah>();
    const Position mate = play(game, read(game, "maharajah M75 | sepoys K47 | to maharajah"), "75-45");
    CHECK(game.result(mate).text == "Maharajah wins by checkmate.");
    // Game III, note: "There would have been a stalemate".
    const Position stale = play(game, game.start(),
                                "M*53 46-44 53-13 36-35 13-34 26-25 34-32 16-14 32-54 47-45 54-52 27-15 52-25 45-47 "
                                "25-17 47-36");
    CHECK_FALSE(game.in_check(stale, 0));
    CHECK(game.result(stale).score[0] == 0.5f);
    CHECK(game.result(stale).rule == "falkener.maharajah.end");
}

TEST_CASE("the Maharajah solved: the Sepoys' moves of the record mate wherever he enters and whatever he does") {
    const Names moves_of_sepoys = plan();
    for (const Chosen& chosen : {Chosen{}, Chosen{{"start", "fixed"}}, Chosen{{"start", "fixed"}, {"first", "sepoys"}},
                                 Chosen{{"queening", "queen"}}, Chosen{{"stalemate", "loss"}}}) {
        Chosen all = chosen;
        all.emplace_back("sepoys-at", "bottom");
        const Chess game = make<Maharajah>(all);
        const auto left = follow(game, game.start(), moves_of_sepoys);
        CHECK(left.front() > 0);
        CHECK(left.back() == 0);
    }
    // A move fewer leaves him somewhere to stand.
    const Chess game = make<Maharajah>({{"sepoys-at", "bottom"}});
    const auto left = follow(game, game.start(), {moves_of_sepoys.begin(), moves_of_sepoys.end() - 1});
    CHECK(left.back() > 0);
}

TEST_CASE("the computer knows that the Maharajah wants squares and the Sepoys want to close them") {
    const Chess game = make<Maharajah>();
    const Position free = read(game, "maharajah M43 | sepoys K57 P46 P36 P56 | to maharajah");
    const Position hemmed = read(game, "maharajah M10 | sepoys K57 P46 P36 P56 | to maharajah");
    CHECK(game.evaluate(free, 0) > game.evaluate(hemmed, 0));
    const Position advanced = read(game, "maharajah M43 | sepoys K57 P45 P35 P55 | to maharajah");
    CHECK(game.evaluate(free, 0) != game.evaluate(advanced, 0));
}

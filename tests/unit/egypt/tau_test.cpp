// Tau: each rule at a position, the worked position of p. 56, and counts of legal lines by an independent program.

#include "core/egypt/tau.hpp"

#include "core/search/think.hpp"
#include "tests/unit/egypt/support.hpp"

using namespace ludus;
using namespace ludus::egypt;
using namespace ludus::egypt::tests;

namespace {

using Words = std::vector<std::string>;

const Tau& tau() {
    static const Tau game{Options(Tau::card())};
    return game;
}
const Tau& forfeiting() {
    static const Tau game{options_of(Tau::card(), {{"entering", "forfeit"}})};
    return game;
}

/// A position with those pieces alone: "white", "33 34", "55".
Tau::Position with(const std::string& to_move, const Words& white, const Words& black) {
    const Board board = tau().board();
    std::string cells(Tau::cells, '.');
    for (const auto& cell : white) cells[static_cast<std::size_t>(board.find(cell))] = '0';
    for (const auto& cell : black) cells[static_cast<std::size_t>(board.find(cell))] = '1';
    return position(tau(), to_move + " " + cells);
}

const std::string hemmed_in =
    "white 0...0.0.0.0........0.0.01.........0..0......0..0..0.1.....0..1..0..0...1.....1...1..1........1.1...1....1..."
    "1..........1.....1......0......1.1.1";

}  // namespace

TEST_CASE("falkener.tau.board: 144 squares named by column and height, with 9a and 9b above the tenth row") {
    const Board board = tau().board();
    CHECK(board.spots.size() == 144);
    CHECK(board.spots.front().name == "10");
    CHECK(board.spots.back().name == "129b");
    for (const char* name : {"19a", "19b", "116", "100", "120"}) CHECK(board.find(name) >= 0);
    CHECK(board.find("13a") < 0);
    CHECK(board.find("130") < 0);
}

TEST_CASE("falkener.tau.array: five rows of six a side, beginning at the left hand corner, placed alternately") {
    const Tau::Position p = tau().start();
    const Board board = tau().board();
    CHECK(p.owner.count(0) == 30);
    CHECK(p.owner.count(1) == 30);
    for (const char* name : {"10", "30", "110", "21", "121", "12", "114"}) CHECK(p.owner.has(board.find(name), 0));
    for (const char* name : {"129b", "29b", "27", "127", "118", "19a"}) CHECK(p.owner.has(board.find(name), 1));
    for (int column = 1; column <= 12; ++column)
        for (const char* row : {"5", "6"}) CHECK(p.owner.is_free(board.find(std::to_string(column) + row)));
}

TEST_CASE("falkener.tau.turn: White moves first, then each in turn") {
    Tau::Position p = tau().start();
    CHECK(tau().to_move(p) == 0);
    p = after(tau(), p, {"14-15"});
    CHECK(tau().to_move(p) == 1);
    CHECK(tau().to_move(after(tau(), p, {"127-126"})) == 0);
}

TEST_CASE("falkener.tau.move.step: one square in any direction, to a free square") {
    const Tau::Position p = with("white", {"55", "56", "10"}, {"99", "98"});
    CHECK(words(tau(), p) == Words{"10-20", "10-11", "10-21", "55-44", "55-54", "55-64", "55-45", "55-65", "55-46",
                                   "55-66", "56-45", "56-65", "56-46", "56-66", "56-47", "56-57", "56-67"});
    CHECK(cited(tau(), p, "55-44") == Words{"falkener.tau.move.step"});
}

TEST_CASE(
    "falkener.tau.move.leap: over one adjacent enemy to the free square beyond, never over its own, and only once") {
    const Tau::Position p = with("white", {"55", "54", "10"}, {"56", "57", "66", "88"});
    CHECK(allows(tau(), p, "55-77"));
    CHECK_FALSE(allows(tau(), p, "55-58"));
    CHECK_FALSE(allows(tau(), p, "55-53"));  // over its own
    const Tau::Position q = after(tau(), p, {"55-77"});
    CHECK(tau().to_move(q) == 1);  // 88 could be leapt over next
    CHECK(q.owner.has(tau().board().find("66"), 1));
    CHECK(cited(tau(), p, "55-77") == Words{"falkener.tau.move.leap", "falkener.tau.enter"});
}

TEST_CASE("falkener.tau.take: an enemy between the piece that moved and another is removed, in every direction") {
    const Board board = tau().board();
    for (const auto& each : std::vector<std::pair<std::string, std::string>>{{"33", "44"},
                                                                             {"53", "54"},
                                                                             {"73", "64"},
                                                                             {"35", "45"},
                                                                             {"75", "65"},
                                                                             {"37", "46"},
                                                                             {"57", "56"},
                                                                             {"77", "66"}}) {
        const std::string far = each.first, victim = each.second;
        CAPTURE(victim);
        // The mover comes from a square that gives no other move's capture.
        const std::string from = victim == "44" || victim == "54" || victim == "45" ? "66" : "44";
        const Tau::Position p = with("white", {from, far, "120"}, {victim, "19b", "29b"});
        const std::string move = from + "-55+" + victim;
        REQUIRE(allows(tau(), p, move));
        CHECK_FALSE(after(tau(), p, {move}).owner.has(board.find(victim), 1));
        CHECK(cited(tau(), p, move) == Words{"falkener.tau.move.step", "falkener.tau.take"});
    }
}

TEST_CASE("falkener.tau.take: what stands enclosed by others is left, and so is a piece in a corner") {
    // 43 stands between 33 and 53, which have not moved.
    const Tau::Position p = with("white", {"33", "53", "90"}, {"43", "10", "88"});
    CHECK(after(tau(), p, {"90-91"}).owner.count(1) == 3);
    const Tau::Position corner = with("white", {"20", "12"}, {"10", "88"});
    CHECK(allows(tau(), corner, "12-11"));
}

TEST_CASE("falkener.tau.take.double: one move may capture several") {
    // p. 54: "Here 26 by moving to 37, takes 36 and 46".
    const Tau::Position p = with("white", {"26", "35", "55"}, {"36", "46", "57", "99"});
    const Tau::Position q = after(tau(), p, {"26-37+36+46"});
    CHECK(q.owner.count(1) == 2);
    const Words rules = cited(tau(), p, "26-37");
    CHECK(std::count(rules.begin(), rules.end(), "falkener.tau.take") == 2);
    CHECK(rules.back() == "falkener.tau.take.double");
}

TEST_CASE("falkener.tau.enter: going between two enemies is safe, or the piece is lost after its own captures") {
    const Tau::Position p = with("white", {"44", "90", "91"}, {"54", "56", "99"});
    CHECK(cited(tau(), p, "44-55") == Words{"falkener.tau.move.step", "falkener.tau.enter"});
    CHECK(after(tau(), p, {"44-55"}).owner.count(0) == 3);
    CHECK(forfeiting().words(p, move_of(forfeiting(), p, "44-55")) == "44-55+55");
    CHECK(after(forfeiting(), p, {"44-55"}).owner.count(0) == 2);
    // A piece it captures still counts as one of the two (36-56+55,56 of the first game).
    const Tau::Position q = with("white", {"36", "54", "90"}, {"46", "55", "57", "99"});
    CHECK(allows(tau(), q, "36-56+55"));
    const Tau::Position taken = with("white", {"45", "54", "90"}, {"55", "57", "99"});
    CHECK(allows(forfeiting(), taken, "45-56+55+56"));
    CHECK(cited(tau(), taken, "45-56") == Words{"falkener.tau.move.step", "falkener.tau.take"});
}

TEST_CASE("falkener.tau.end: who cannot move has lost, and so has who cannot capture") {
    const Tau::Position locked = with("white", {"10", "20"}, {"11", "12", "21", "22", "30", "31", "32", "40", "42"});
    CHECK(words(tau(), locked).empty());
    CHECK(tau().result(locked).score[1] == 1);
    CHECK(tau().result(locked).rule == "falkener.tau.end");
    const Tau::Position alone = with("black", {"55", "56"}, {"99"});
    CHECK(tau().result(alone).text == "White wins: Black has fewer than two pieces and cannot capture.");
    CHECK(tau().result(alone).score[0] == 1);
    CHECK(words(tau(), alone).empty());
}

TEST_CASE("falkener.tau.end: with the choice, half as many pieces as the other or fewer have lost") {
    const Tau half{options_of(Tau::card(), {{"half", "loses"}})};
    const Tau::Position p = with("white", {"33", "35", "55", "10"}, {"45", "46", "99"});
    CHECK_FALSE(half.result(p).over);
    const Tau::Position q = after(half, p, {"33-44", "99-98", "44-34"});
    CHECK_FALSE(half.result(q).over);
    const Tau::Position taken = with("black", {"33", "35", "55", "10"}, {"46", "99"});
    CHECK(half.result(taken).score[0] == 1);
    CHECK_FALSE(tau().result(taken).over);
}

TEST_CASE("falkener.tau.end: the same position for the third time is a draw unless the players go on") {
    CHECK(tau().repetition_limit() == 3);
    CHECK(tau().repeated({}).score[0] == 0.5F);
    CHECK(Tau{options_of(Tau::card(), {{"repetition", "none"}})}.repetition_limit() == 0);
}

TEST_CASE("tau, p. 56: where the hemmed-in piece can go, and where it is captured at once") {
    const Tau::Position p = position(tau(), hemmed_in);
    Words destinations;
    for (const std::string& word : words(tau(), p))
        if (word.substr(0, 3) == "55-") destinations.push_back(word.substr(3));
    std::sort(destinations.begin(), destinations.end());
    CHECK(destinations == Words{"44", "45", "46", "53", "56", "64", "65", "77"});
    Words captured;
    for (const std::string& to : destinations) {
        const Tau::Position q = after(tau(), p, {"55-" + to});
        const auto replies = words(tau(), q);
        const auto takes = [&](const std::string& cell) {
            return std::any_of(replies.begin(), replies.end(),
                               [&](const std::string& word) { return word.find("+" + cell) != std::string::npos; });
        };
        if (takes(to)) captured.push_back(to);
        CHECK(takes("34"));
    }
    // "In 45 or 65 it would be taken immediately" (46 in print); 77 the book passes over.
    CHECK(captured == Words{"45", "65", "77"});
}

TEST_CASE("tau: counts of legal lines, from an independent program") {
    check_counts(tau(), tau().start(), {120, 14400});
    const std::string first_74 =
        "white "
        "0.0.0.0.0.0..0.0.0.0.0.0......0.0.0..0.......0.0....0.0...0.0...1..00..1..01.1..11..0.......1..1.....1..1."
        "1..1.1..1....11.1.1.....1..1.1.1.1.1.1";
    check_counts(forfeiting(), position(tau(), first_74), {126, 15628});
    check_counts(tau(), position(tau(), first_74), {126, 15624});
    const std::string second_150 =
        "white "
        "0.0.0.0.0.0..0.0.0.0.0.00.0.....0.0.............................0...0........011....0..0.11...0.........1."
        ".......1....1...1.....1..1.1.1.1.1.1..";
    check_counts(tau(), position(tau(), second_150), {107, 8673});
    check_counts(tau(), position(tau(), hemmed_in), {86, 8777, 756536});
    check_counts(forfeiting(), position(tau(), hemmed_in), {86, 8777, 756581});
}

TEST_CASE("tau: what cannot be a position is refused") {
    CHECK_FALSE(tau().read_position("white " + std::string(143, '.')));
    CHECK_FALSE(tau().read_position("white " + std::string(144, '.')));
    CHECK_FALSE(tau().read_position("white " + std::string(31, '0') + std::string(113, '.')));
    CHECK_FALSE(tau().read_position("red " + std::string(30, '0') + std::string(114, '.')));
}

TEST_CASE("tau: a move is read with or without its captures, and not with wrong ones") {
    const Tau::Position p = with("white", {"26", "35", "55"}, {"36", "46", "99"});
    CHECK(tau().read(p, "26-37"));
    CHECK(tau().read(p, "26-37+36+46"));
    CHECK_FALSE(tau().read(p, "26-37+36"));
    CHECK_FALSE(tau().read(p, "26-48"));
}

TEST_CASE("tau: threats name every capture that is open, to either side") {
    const Tau::Position p = with("white", {"26", "35", "55"}, {"36", "46", "99"});
    std::vector<int> victims;
    for (const Reason& threat : tau().threats(p)) victims.push_back(threat.to);
    const Board board = tau().board();
    for (const char* cell : {"36", "46"}) CHECK(std::count(victims.begin(), victims.end(), board.find(cell)) > 0);
}

TEST_CASE("tau: the computer player captures two pieces where it can, and the judgement is fair to both sides") {
    const Tau::Position p = with("white", {"26", "35", "55", "10", "30"}, {"36", "46", "99", "98", "97"});
    Limits limits;
    limits.nodes = 3000;
    CHECK(tau().words(p, search(tau(), p, limits, {}, {}).best) == "26-37+36+46");
    CHECK(tau().evaluate(p, 0) == -tau().evaluate(p, 1));
    CHECK(tau().evaluate(after(tau(), p, {"26-37"}), 0) > tau().evaluate(p, 0));
}

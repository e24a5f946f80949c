// Senat and Seega: each rule at a position, and counts of legal lines by an independent program.

#include "core/egypt/senat.hpp"

#include "core/egypt/senat_games.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/search/think.hpp"
#include "tests/unit/egypt/support.hpp"

using namespace ludus;
using namespace ludus::egypt;
using namespace ludus::egypt::tests;

namespace {

using Words = std::vector<std::string>;

Senat seega(const Chosen& chosen = {}) {
    return {Seega::card(), Seega::with_options(options_of(Seega::card(), chosen))};
}
Senat senat(const Chosen& chosen = {}) {
    return {SenatOfAnySize::card(), SenatOfAnySize::with_options(options_of(SenatOfAnySize::card(), chosen))};
}

/// Five rows from the top, as they are seen: W, R or a point.
Senat::Position seen(const Senat& game, const std::string& to_move, const Words& rows, const std::string& rest = "") {
    std::string cells;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        for (const char sign : *row) cells += sign == 'W' ? '0' : sign == 'R' ? '1' : '.';
    return position(game, to_move + " " + cells + rest);
}

const std::string placed = "white 001111011000.111001011000";  // the placing of the book's three games

}  // namespace

TEST_CASE("falkener.senat.board: an odd number of squares a side, named as the book names them") {
    const Senat five = seega(), thirteen = senat();
    CHECK(five.board().spots.size() == 25 + 3);
    CHECK(five.board().spots.front().name == "10");
    CHECK(five.board().spots[12].name == "32");
    CHECK(five.board().spots[12].tone == Tone::marked);
    const Board large = thirteen.board();
    CHECK(large.spots.size() == 169 + 3);
    CHECK(large.spots[84].name == "85");
    CHECK(large.spots[84].tone == Tone::marked);
    CHECK(large.spots.front().name == "157");
    CHECK(large.find("1") == 156);
    CHECK(large.find("13") == 168);
    for (const char* size : {"7", "9", "11"}) {
        const int side = std::stoi(size);
        CHECK(senat({{"size", size}}).board().spots.size() == static_cast<std::size_t>(side * side + 3));
    }
}

TEST_CASE("falkener.senat.first: who places first also moves first") {
    for (const char* who : {"white", "red"}) {
        const Senat game = seega({{"first", who}});
        const int seat = Seega::card().seat(who);
        Senat::Position p = game.start();
        CHECK(game.to_move(p) == seat);
        MoveList list;
        while (p.left > 0) {
            game.moves(p, list);
            p = game.play(p, list.front());
        }
        CHECK(game.to_move(p) == seat);
        CHECK(p.owner.count(0) == 12);
        CHECK(p.owner.count(1) == 12);
    }
}

TEST_CASE("falkener.senat.place: two at a turn on any free squares but the centre, and nothing is captured") {
    const Senat game = seega();
    Senat::Position p = game.start();
    CHECK(words(game, p).size() == 24);
    CHECK_FALSE(allows(game, p, "32"));
    CHECK(cited(game, p, "34") == Words{"falkener.senat.place"});
    p = after(game, p, {"34"});
    CHECK(game.to_move(p) == 0);
    CHECK_FALSE(game.at_turn_start(p));
    CHECK_FALSE(allows(game, p, "34"));
    p = after(game, p, {"33", "42"});
    CHECK(game.to_move(p) == 1);
    // 34 between 24 and 44 stays.
    p = after(game, p, {"24", "10", "11", "44"});
    CHECK(p.owner.count(0) == 4);
    CHECK(p.owner.count(1) == 3);
    CHECK(game.touches(p, move_of(game, p, "50")) == std::vector<int>{4});
}

TEST_CASE("falkener.senat.place: with Lane's and Bolton's openings the first pieces go on the marked squares") {
    const Senat lane = seega({{"opening", "lane"}});
    Senat::Position p = lane.start();
    CHECK(words(lane, p) == Words{"30", "34"});
    p = after(lane, p, {"34"});
    CHECK(words(lane, p) == Words{"30"});
    p = after(lane, p, {"30"});
    CHECK(words(lane, p) == Words{"12", "52"});
    p = after(lane, p, {"12", "52"});
    CHECK(words(lane, p).size() == 20);
    const Senat bolton = seega({{"opening", "bolton"}});
    p = bolton.start();
    for (const Words& turn : std::vector<Words>{{"31", "33"}, {"22", "42"}, {"12", "52"}, {"30", "34"}}) {
        CHECK(words(bolton, p) == turn);
        p = after(bolton, p, turn);
    }
    CHECK(words(bolton, p).size() == 16);
    CHECK_FALSE(lane.read_position("white 0" + std::string(24, '.') + " left:23"));
}

TEST_CASE("falkener.senat.move: one square forwards, backwards or sideways, not diagonally") {
    const Senat game = seega();
    const auto p = seen(game, "white", {"R....", ".....", "..W..", "....R", "W...."});
    CHECK(words(game, p) == Words{"10-20", "10-11", "32-31", "32-22", "32-42", "32-33"});
    CHECK(cited(game, p, "32-33") == Words{"falkener.senat.move"});
}

TEST_CASE("falkener.senat.take: an enemy in a straight line between the piece that moved and another is removed") {
    const Senat game = seega();
    // White comes to 32: 33 under 34 is captured upwards, 42 before 52 sideways; 43 stands slantwise.
    const auto p = seen(game, "white", {"..W..", "..RR.", "...RW", "..W..", "R...."});
    REQUIRE(allows(game, p, "31-32+42+33"));
    const auto q = after(game, p, {"31-32"});
    CHECK(q.owner.count(1) == 2);
    CHECK(cited(game, p, "31-32") == Words{"falkener.senat.move", "falkener.senat.take", "falkener.senat.take"});
}

TEST_CASE("falkener.senat.enter: a piece goes between two enemies without being captured") {
    const Senat game = seega();
    const auto p = seen(game, "white", {"R....", ".....", ".R.R.", "..W..", "W...."});
    CHECK(after(game, p, {"31-32"}).owner.count(0) == 2);
    CHECK(cited(game, p, "31-32") == Words{"falkener.senat.move", "falkener.senat.enter"});
}

TEST_CASE("falkener.senat.chain: the piece that has captured may go on while each step captures") {
    // 31-32 captures 33; then 32-42 captures 43.
    const Words rows{"..WW.", "..RR.", "R....", "..W..", "R...W"};
    const Senat may = seega();
    auto p = seen(may, "white", rows);
    p = after(may, p, {"31-32+33"});
    CHECK(may.to_move(p) == 0);
    CHECK_FALSE(may.at_turn_start(p));
    CHECK(words(may, p) == Words{"32-42+43", "done"});
    CHECK(cited(may, p, "32-42") == Words{"falkener.senat.move", "falkener.senat.chain", "falkener.senat.take"});
    CHECK(cited(may, p, "done") == Words{"falkener.senat.chain"});
    CHECK(may.to_move(after(may, p, {"done"})) == 1);
    CHECK(may.to_move(after(may, p, {"32-42"})) == 1);
    const Senat must = seega({{"chain", "must"}});
    p = after(must, seen(must, "white", rows), {"31-32"});
    CHECK(words(must, p) == Words{"32-42+43"});
}

TEST_CASE("falkener.senat.blocked: who cannot move passes, and the other plays again") {
    const Senat game = seega();
    const auto p = seen(game, "red", {"RW...", "W....", ".....", ".....", "....W"});
    CHECK(words(game, p) == Words{"pass"});
    CHECK(cited(game, p, "pass") == Words{"falkener.senat.blocked"});
    CHECK(game.to_move(after(game, p, {"pass"})) == 0);
}

TEST_CASE("falkener.senat.blocked: as Lane has it the other removes a piece to open a way") {
    const Senat game = seega({{"blocked", "remove"}});
    auto p = seen(game, "red", {"RW...", "W....", ".....", ".....", "....W"});
    CHECK(words(game, p) == Words{"ask"});
    p = after(game, p, {"ask"});
    CHECK(game.to_move(p) == 0);
    CHECK_FALSE(game.at_turn_start(p));
    CHECK(words(game, p) == Words{"x13", "x24"});  // not 50, which opens nothing
    CHECK(cited(game, p, "x13") == Words{"falkener.senat.blocked"});
    p = after(game, p, {"x13"});
    CHECK(game.to_move(p) == 1);
    CHECK(p.owner.count(0) == 2);
    CHECK(words(game, p) == Words{"14-13"});
}

TEST_CASE("falkener.senat.draw: nobody wins where neither side can capture") {
    const Senat game = seega();
    const auto nobody = seen(game, "white", {"W....", ".....", ".....", ".....", "....R"});
    CHECK(game.result(nobody).rule == "falkener.senat.draw");
    CHECK(game.result(nobody).score[0] == 0.5F);
    CHECK(words(game, nobody).empty());
}

TEST_CASE("falkener.senat.seesaw: no move brings a position about for the third time while another is open") {
    const Senat game = seega();
    std::vector<Senat::Position> line{seen(game, "white", {"R....", ".R...", ".....", "..W..", "W...."})};
    const auto play = [&](const std::string& move) { line.push_back(after(game, line.back(), {move})); };
    for (int i = 0; i < 2; ++i)
        for (const char* move : {"31-32", "14-24", "32-31", "24-14"})
            if (i == 0 || std::string(move) != "24-14") play(move);
    const auto allowed = [&](const std::string& move) {
        MoveList list;
        game.moves(line.back(), list);
        game.remove_repetitions(line, list);
        return std::find(list.begin(), list.end(), move_of(game, line.back(), move)) != list.end();
    };
    CHECK(allows(game, line.back(), "24-14"));
    CHECK_FALSE(allowed("24-14"));
    CHECK(allowed("24-34"));
}

TEST_CASE("falkener.senat.end: a side without pieces has lost; with the choice, a side with one") {
    const Senat game = seega(), two = seega({{"last", "loses"}});
    const Words rows{"W....", ".....", ".....", "R.W..", "W...."};
    auto p = seen(game, "white", rows);
    CHECK_FALSE(game.result(p).over);
    CHECK(two.result(seen(two, "white", rows)).score[0] == 1);
    const auto q = seen(game, "red", {"W....", ".....", ".....", "..W..", "W...."});
    CHECK(game.result(q).rule == "falkener.senat.end");
    CHECK(game.result(q).text == "White wins: Red has no pieces left.");
    CHECK(words(game, q).empty());
}

TEST_CASE("falkener.senat.surrender: who is shut in and has a move is not passed over, and may resign") {
    const GamePtr game = *make_game("falkener-seega");
    const auto shut_in = game->read_position("white ...............11...0.1..");
    REQUIRE(shut_in);
    Match match(game, *shut_in);
    for (const Move move : game->moves(match.position())) CHECK(game->words(match.position(), move) != "pass");
    CHECK_FALSE(match.outcome().over);
    match.end({EndingKind::resigned, 0});
    CHECK(match.outcome().over);
    CHECK(match.outcome().text == "White resigned. Red wins.");
}

TEST_CASE("senat: counts of legal lines, from an independent program") {
    const Senat five = seega();
    check_counts(five, five.start(), {24, 552, 12144});
    check_counts(five, position(five, placed), {2, 2, 8, 29, 121, 561, 2802});
    check_counts(five, position(five, "red 00111101101..11..0.011.00"), {8, 56, 487, 2770, 24118, 158244});
    check_counts(five, position(five, "red 001111011.1...1..0.0.110."), {10, 74, 793, 5139, 58780, 412496});
    const Senat must = seega({{"chain", "must"}}), remove = seega({{"blocked", "remove"}});
    check_counts(must, position(must, placed), {2, 2, 8, 29, 118, 543, 2669});
    check_counts(must, position(must, "red 001111011.1...1..0.0.110."), {10, 73, 787, 5003, 58057, 399771});
    check_counts(remove, position(remove, placed), {2, 2, 15, 39, 186, 846, 3809});
    const Senat seven = senat({{"size", "7"}}), thirteen = senat({{"first", "red"}});
    check_counts(seven, seven.start(), {48, 2256, 103776});
    check_counts(seven, position(seven, "white 0100.0.111.100010.00.000.01.110.1..011.11110...11"),
                 {13, 170, 2440, 34448});
    const std::string ply_160 =
        "white "
        "010111.1.1.1010101.....1101011.00.1...00100..00.....010..0000....10100.00.01.10100000.00...11111000.....00"
        "1000....110100010000..0.0111100..01.01111111000...0100100011.10";
    check_counts(thirteen, position(thirteen, ply_160), {60, 2160, 129087});
}

TEST_CASE("senat: what cannot be a position is refused") {
    const Senat game = seega();
    for (const std::string& text : std::vector<std::string>{
             "white " + std::string(25, '.'),                         // nobody
             "white " + std::string(13, '0') + std::string(12, '.'),  // more than a side has
             "red " + std::string(25, '.') + " left:24",              // White begins
             "white 1" + std::string(24, '.') + " left:23",           // Red has not placed yet
             "white 00" + std::string(23, '.') + " left:22",          // Red's turn
             placed + " on:34",
             placed + " asked",
             "white ............0............ left:23",  // on the centre
         }) {
        CAPTURE(text);
        CHECK_FALSE(game.read_position(text));
    }
}

TEST_CASE("senat: the computer player captures what it can, and the judgement is fair to both sides") {
    const Senat game = seega();
    const auto p = seen(game, "white", {"..W..", "..RR.", "...RW", "..W..", "R...R"});
    Limits limits;
    limits.nodes = 2000;
    CHECK(game.words(p, search(game, p, limits, {}, {}).best) == "31-32+42+33");
    CHECK(game.evaluate(p, 0) == -game.evaluate(p, 1));
    // While pieces are placed it tries few squares and never none.
    MoveList list;
    game.moves(game.start(), list);
    game.prune(game.start(), list);
    CHECK(list.size() == 8);
}

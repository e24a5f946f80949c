// Burmese chess, clause by clause: each test is named by its passage.

#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

using Names = std::vector<std::string>;

const Chosen today = {{"array", "turns"},      {"pawns", "four"},       {"rooks", "back"},
                      {"bishop-takes", "yes"}, {"queening-pawns", "8"}, {"queening-line", "both"},
                      {"waiting-pawn", "move"}};

/// The squares a lone privileged pawn of white's is promoted on when it comes there straight, its queen lost.
Names promoted_on(const Chess& game) {
    Names out;
    for (int column = 1; column <= 8; ++column)
        for (int row = 0; row < 7; ++row) {
            const std::string from = std::to_string(10 * column + row), to = std::to_string(10 * column + row + 1);
            if (column == 1 && row > 4) continue;  // beside red's king
            const auto p = game.read_position("white K80 P" + from + " | red K17 | to white | queening " + from);
            if (p && legal(game, *p, from + "-" + to + "+")) out.push_back(to);
        }
    return out;
}

}  // namespace

TEST_CASE("falkener.burmese.array: the eight pieces and three of the pawns advanced, Red's half turned") {
    const Chess game = make<Burmese1>();
    CHECK(game.write(game.start()) ==
          "white K71 Q62 R10 R80 B61 B72 N41 N51 P12 P22 P32 P42 P52 P63 P73 P83 | "
          "red K26 Q35 R17 R87 B25 B36 N46 N56 P45 P55 P65 P75 P85 P14 P24 P34 | to red | "
          "queening 63 73 83 14 24 34");
}

TEST_CASE("falkener.burmese.first: Red begins unless White is chosen") {
    CHECK(make<Burmese1>().start().turn == 1);
    CHECK(make<Burmese2>({{"first", "white"}}).start().turn == 0);
}

TEST_CASE("falkener.burmese.array.free: the pieces are placed behind the pawns before anything moves") {
    const Chess whole = make<Burmese1>({{"array", "whole"}});
    Position p = whole.start();
    CHECK(whole.at_turn_start(p));
    CHECK_FALSE(legal(whole, p, "55-54"));
    CHECK_FALSE(legal(whole, p, "K*44"));  // before the pawns
    CHECK_FALSE(legal(whole, p, "K*45"));  // on a pawn
    p = play(whole, p, "K*26 Q*35 R*87 R*17 B*36 B*25 N*56");
    CHECK(p.turn == 1);
    CHECK_FALSE(whole.at_turn_start(p));
    p = play(whole, p, "N*46");
    CHECK(p.turn == 0);
    CHECK(whole.at_turn_start(p));
    p = play(whole, p, "K*71 Q*62 R*10 R*80 B*61 B*72 N*41 N*51");
    CHECK(p == make<Burmese1>().start());
    const Chess turns = make<Burmese1>({{"array", "turns"}});
    CHECK(play(turns, turns.start(), "K*26").turn == 0);
    CHECK(cited(turns, turns.start(), "K*26") == Names{"falkener.burmese.array.free"});
}

TEST_CASE("falkener.burmese.modern.array: four pawns forward, and the rooks on the first row") {
    const Chess game = make<Burmese1>(today);
    CHECK(game.write(game.start()).starts_with("white P12 P22 P32 P42 P53 P63 P73 P83 | red P14 P24 P34 P44 P55"));
    CHECK(moves(game, game.start(), "R") == Names{"R*17", "R*27", "R*37", "R*47", "R*57", "R*67", "R*77", "R*87"});
    CHECK(cited(game, game.start(), "K*26") == Names{"falkener.burmese.modern.array"});
}

TEST_CASE("falkener.burmese.board: eight by eight, with the line on which pawns queen drawn from corner to corner") {
    const Chess game = make<Burmese1>();
    CHECK(game.variant().geometry.size() == 64);
    const auto lines = game.board().lines;
    CHECK(std::any_of(lines.begin(), lines.end(), [](const ludus::BoardLine& line) {
        return line.a.x < line.b.x && line.a.y - line.b.y == line.b.x - line.a.x && line.b.x - line.a.x == 8;
    }));
}

TEST_CASE("falkener.burmese.move.king, falkener.burmese.move.rukh, falkener.burmese.move.knight: as in our chess") {
    const Chess game = make<Burmese1>();
    const Position p = read(game, "white K10 R43 N33 | red K26 P46 P34 | to white");
    CHECK(moves(game, p, "10") == Names{"10-11", "10-20", "10-21"});
    CHECK(moves(game, p, "43") ==
          Names{"43-40", "43-41", "43-42", "43-44", "43-45", "43-46", "43-53", "43-63", "43-73", "43-83"});
    CHECK(moves(game, p, "33") == Names{"33-12", "33-14", "33-21", "33-25", "33-41", "33-45", "33-52", "33-54"});
    CHECK(cited(game, p, "10-11") == Names{"falkener.burmese.move.king"});
    CHECK(cited(game, p, "43-44") == Names{"falkener.burmese.move.rukh"});
    CHECK(cited(game, p, "33-41") == Names{"falkener.burmese.move.knight"});
}

TEST_CASE(
    "falkener.burmese.move.queen, falkener.burmese.move.bishop, falkener.burmese.modern.bishop: a step diagonally, the "
    "bishop also one ahead, without capturing unless as today") {
    const Chess game = make<Burmese1>(), takes = make<Burmese1>({{"bishop-takes", "yes"}});
    const char* text = "white K10 Q63 B43 | red K26 P44 | to white";
    CHECK(moves(game, read(game, text), "63") == Names{"63-52", "63-54", "63-72", "63-74"});
    CHECK(moves(game, read(game, text), "43") == Names{"43-32", "43-34", "43-52", "43-54"});
    CHECK(legal(takes, read(takes, text), "43-44"));
    CHECK(cited(takes, read(takes, text), "43-44")[0] == "falkener.burmese.modern.bishop");
    // Nor does it give check there.
    CHECK_FALSE(game.in_check(read(game, "white K10 B43 | red K44 | to white"), 1));
}

TEST_CASE("falkener.burmese.move.pawn: one square, two at first only by an option") {
    const Chess two = make<Burmese1>({{"pawn-double-step", "yes"}, {"first", "white"}});
    CHECK(moves(make<Burmese1>({{"first", "white"}}), make<Burmese1>({{"first", "white"}}).start(), "12") ==
          Names{"12-13"});
    CHECK(moves(two, two.start(), "12") == Names{"12-13"});  // red's pawn stands on 14
    CHECK(moves(two, two.start(), "42") == Names{"42-43", "42-44"});
}

TEST_CASE("falkener.burmese.queen.three: the right is the pawn's, wherever it comes") {
    const Chess game = make<Burmese2>();
    CHECK(legal(game, read(game, "white K10 P75 | red K26 | to white | queening 75"), "75-76+"));
    CHECK_FALSE(legal(game, read(game, "white K10 P75 | red K26 | to white"), "75-76+"));
    for (const auto& [value, count] : {std::pair{"3", 6}, {"4", 8}, {"5", 10}}) {
        const Chess other = make<Burmese2>({{"queening-pawns", value}});
        const std::string text = other.write(other.start());
        CHECK(ludus::split_words(text.substr(text.find("queening "))).size() == static_cast<std::size_t>(count) + 1);
    }
    CHECK(legal(make<Burmese2>({{"queening-pawns", "8"}}),
                read(make<Burmese2>({{"queening-pawns", "8"}}), "white K10 P64 | red K26 | to white"), "64-65+"));
}

TEST_CASE(
    "falkener.burmese.queen.three: the first pawn queens in four moves, the second in three, and the third in two") {
    const Chess game = make<Burmese2>({{"queening-line", "right-hand"}});
    for (const auto& [from, steps] : {std::pair{83, 4}, {73, 3}, {63, 2}}) {
        Position p = read(
            game, "white K10 P" + std::to_string(from) + " | red K26 | to white | queening " + std::to_string(from));
        for (int n = 1; n <= steps; ++n) {
            const std::string word =
                std::to_string(from + n - 1) + "-" + std::to_string(from + n) + (n == steps ? "+" : "");
            CHECK(legal(game, p, word));
            p = play(game, p, word);
            p.turn = 0;
        }
    }
}

TEST_CASE("falkener.burmese.queen.line, falkener.burmese.queen.where: which squares of the line") {
    CHECK(promoted_on(make<Burmese2>()) == Names{"65", "76", "87"});
    CHECK(promoted_on(make<Burmese2>({{"queening-line", "far-half"}})) == Names{"54", "65", "76", "87"});
    CHECK(promoted_on(make<Burmese2>({{"queening-line", "whole"}})) == Names{"21", "32", "43", "54", "65", "76", "87"});
    CHECK(promoted_on(make<Burmese2>({{"queening-line", "both"}})) == Names{"26", "35", "44", "54", "65", "76", "87"});
}

TEST_CASE("falkener.burmese.queen.no1: a pawn becomes a queen only when its own is lost, and only one") {
    const Chess game = make<Burmese1>();
    const Position alive = read(game, "white K10 Q12 P64 | red K26 | to white | queening 64");
    CHECK(moves(game, alive, "64") == Names{"64-65"});
    CHECK(cited(game, alive, "64-65") == Names{"falkener.burmese.move.pawn", "falkener.burmese.queen.wait"});
    const Position lost = read(game, "white K10 P64 | red K26 | to white | queening 64");
    CHECK(moves(game, lost, "64") == Names{"64-65+"});
    CHECK(cited(game, lost, "64-65+") == Names{"falkener.burmese.move.pawn", "falkener.burmese.queen.no1"});
    CHECK(game.write(play(game, lost, "64-65+")) == "white K10 Q65 | red K26 | to red");
}

TEST_CASE(
    "falkener.burmese.queen.wait: a waiting pawn becomes the queen when that falls, at once, by a move, or never") {
    const char* text = "white K10 Q54 P65 P76 | red K26 N35 | to red | queening 65 76";
    const Chess at_once = make<Burmese1>(), by_turn = make<Burmese1>({{"waiting-pawn", "turn"}}),
                never = make<Burmese1>({{"waiting-pawn", "never"}});
    // One queen, on the lowest square.
    CHECK(at_once.write(play(at_once, read(at_once, text), "35-54")) ==
          "white K10 Q65 P76 | red K26 N54 | to white | queening 76");
    CHECK(cited(at_once, read(at_once, text), "35-54").back() == "falkener.burmese.queen.wait");
    const Position waits = play(by_turn, read(by_turn, text), "35-54");
    CHECK(moves(by_turn, waits, "65") == Names{"65-65+", "65-66"});
    CHECK(by_turn.write(play(by_turn, waits, "76-76+")) == "white K10 Q76 P65 | red K26 N54 | to red | queening 65");
    CHECK(moves(never, play(never, read(never, text), "35-54"), "65") == Names{"65-66"});
    // Beyond the line it has no right any more.
    CHECK(moves(by_turn, read(by_turn, "white K10 P66 | red K26 | to white | queening 66"), "66") == Names{"66-67"});
}

TEST_CASE("falkener.burmese.queen.wait: none captures a queen whose fall would give check to its own king") {
    const Chess game = make<Burmese1>();
    // The pawn on 65 would be a queen beside 74.
    const Position p = read(game, "white K10 Q54 P65 | red K74 N35 | to red | queening 65");
    CHECK_FALSE(legal(game, p, "35-54"));
    const Chess never = make<Burmese1>({{"waiting-pawn", "never"}});
    CHECK_FALSE(legal(never, read(never, "white K10 Q54 P65 | red K76 N35 | to red | queening 65"), "35-54"));
    CHECK(legal(never, p, "35-54"));
}

TEST_CASE("falkener.burmese.queen.scott: by an option only beside its own king") {
    const Chess game = make<Burmese1>({{"scott-limit", "yes"}});
    CHECK(legal(game, read(game, "white K74 P64 | red K26 | to white | queening 64"), "64-65+"));
    CHECK(legal(game, read(game, "white K72 P64 | red K26 | to white | queening 64"), "64-65"));
}

TEST_CASE("falkener.burmese.queen.no2: a rook at once, with all rooks alive") {
    const Chess game = make<Burmese2>();
    const Position p = read(game, "white K10 R11 R12 P64 | red K26 | to white | queening 64");
    CHECK(cited(game, p, "64-65+") == Names{"falkener.burmese.move.pawn", "falkener.burmese.queen.no2"});
    CHECK(game.write(play(game, p, "64-65+")) == "white K10 R11 R12 R65 | red K26 | to red");
}

TEST_CASE("falkener.burmese.modern.promotion: a whole move, in place or a step, without capture, check or attack") {
    const Chess game = make<Burmese1>(today);
    const Position p = read(game, "white K10 P65 P12 | red K26 N56 R17 | to white");
    // From 74 and 76 it attacks nobody; in place it would attack the knight, which it may not capture by turning.
    CHECK(moves(game, p, "65") == Names{"65-54+", "65-56", "65-66", "65-74+", "65-76+"});
    CHECK(cited(game, p, "65-74+") == Names{"falkener.burmese.modern.promotion"});
    CHECK(moves(game, read(game, "white K10 Q11 P65 | red K26 | to white"), "65") == Names{"65-66"});
    // The last pawn needs no diagonal; where two are left each does.
    CHECK(legal(game, read(game, "white K10 P52 | red K26 | to white"), "52-52+"));
    CHECK_FALSE(legal(game, read(game, "white K10 P52 P12 | red K26 | to white"), "52-52+"));
}

TEST_CASE("falkener.burmese.end: checkmate wins, and a king is not left in check") {
    const Chess game = make<Burmese1>();
    const Position mated = play(game, read(game, "white K75 R10 R21 | red K77 | to white"), "10-17");
    CHECK(game.result(mated).text == "White wins by checkmate.");
    CHECK(game.result(mated).rule == "falkener.burmese.end");
    CHECK_FALSE(legal(game, read(game, "white K10 N11 | red K77 R17 | to white"), "11-32"));
}

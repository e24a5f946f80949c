// Tamerlane's great chess (Falkener, chapter XVI): counts by a program written apart, the ranges of p. 204, promotion, heirs and
// the manuscript's privileges. Each piece's move and each privilege also has a record in assets/examples/chess/falkener-tamerlane.

#include <fstream>
#include <set>

#include "core/game/perft.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/support.hpp"
#include "ui/scene/figures.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

Chess tamerlane(const Chosen& chosen = {}) { return make<Tamerlane>(chosen); }
const Chosen privileged = {{"privileges", "true"}};
Chosen and_also(Chosen chosen, const char* key, const char* value) {
    chosen.emplace_back(key, value);
    return chosen;
}

}  // namespace

TEST_CASE("perft: Tamerlane's chess by four sets of rules, as tests/perft/tamerlane.py counts") {
    std::ifstream in(std::string(LUDUS_TESTS) + "/perft/falkener-tamerlane.tsv");
    REQUIRE(in);
    Chosen chosen;
    int positions = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("# options:") && line.find(';') == std::string::npos) {
            chosen.clear();
            for (const auto word : split_words(std::string_view(line).substr(10)))
                chosen.emplace_back(word.substr(0, word.find('=')), word.substr(word.find('=') + 1));
        }
        if (line.empty() || line[0] == '#') continue;
        ++positions;
        const Chess game = tamerlane(chosen);
        std::size_t tab = line.find('\t');
        const chess::Position p = read(game, line.substr(0, tab));
        CAPTURE(line);
        for (int depth = 1; tab != std::string::npos; ++depth) {
            const std::uint64_t wanted = std::stoull(line.substr(tab + 1));
            tab = line.find('\t', tab + 1);
            if (wanted <= 20'000 || ludus::tests::deep())
                CHECK(count_lines(game, p, depth, false, false).lines == wanted);
        }
    }
    CHECK(positions >= 50);
}

TEST_CASE(
    "falkener.tamerlane.move.cavalier, p. 204: the rukh commands nineteen squares, the cavalier thirteen to "
    "twenty-two: "
    "in a corner one less than Falkener's fourteen, and 16.8 in the mean where he has eighteen") {
    const Chess game = tamerlane();
    const auto range = [&](const char* letter) {
        std::vector<std::size_t> counts;
        for (const int column : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
            for (const int row : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) {
                const std::string square = std::to_string(10 * column + row);
                std::size_t most = 0;
                // The two Shahs stand out of its way in one of these places.
                for (const char* shahs : {"S10 | red S30", "S110 | red S90", "S19 | red S39", "S54 | red S56"}) {
                    std::string text = "white ";
                    text.append(letter).append(square).append(" ").append(shahs).append(" | to white");
                    if (const auto p = game.read_position(text))
                        most = std::max(most, moves(game, *p, square + "-").size());
                }
                counts.push_back(most);
            }
        return counts;
    };
    const auto rukh = range("R"), cavalier = range("G");
    CHECK(*std::min_element(rukh.begin(), rukh.end()) == 19);
    CHECK(*std::max_element(rukh.begin(), rukh.end()) == 19);
    CHECK(*std::min_element(cavalier.begin(), cavalier.end()) == 13);
    CHECK(*std::max_element(cavalier.begin(), cavalier.end()) == 22);
    CHECK(std::count(cavalier.begin(), cavalier.end(), 13) == 4);
    std::size_t sum = 0;
    for (const std::size_t n : cavalier) sum += n;
    CHECK(sum == 1848);  // 16.8 times 110
}

TEST_CASE(
    "falkener.tamerlane.array: twenty-eight on each side, the Vizir at the Shah's right and the Ferz at his left") {
    const Chess game = tamerlane();
    int white = 0, red = 0;
    const auto p = game.start();
    for (int n = 0; n < p.men.count; ++n) ++(seat_of(p.men.what[at(n)]) == 0 ? white : red);
    CHECK(white == 28);
    CHECK(red == 28);
    const std::string text = game.write(p);
    for (const char* man : {"S61", "Z71", "F51", "S68", "Z58", "F78"})
        CHECK_MESSAGE(text.find(man) != std::string::npos, man);
}

TEST_CASE(
    "falkener.tamerlane.move.shah, falkener.tamerlane.move.vizir, falkener.tamerlane.move.ferz, "
    "falkener.tamerlane.move.castle, falkener.tamerlane.move.bishop, falkener.tamerlane.move.chevalier, "
    "falkener.tamerlane.move.pawn: where each goes on an open board, and what stands in its way") {
    using Names = std::vector<std::string>;
    const Chess game = tamerlane();
    const auto from_64 = [&](const char* man, const char* others = "") {
        std::string text = "white S10 ";
        text.append(man).append("64 ").append(others).append(" | red S119 | to white");
        return moves(game, read(game, text), "64-");
    };
    CHECK(moves(game, read(game, "white S54 | red S119 | to white"), "54-") ==
          Names{"54-43", "54-44", "54-45", "54-53", "54-55", "54-63", "54-64", "54-65"});
    CHECK(from_64("Z") == Names{"64-54", "64-63", "64-65", "64-74"});
    CHECK(from_64("F") == Names{"64-53", "64-55", "64-73", "64-75"});
    CHECK(from_64("C", "R65") == Names{"64-44", "64-62", "64-66", "64-84"});
    // Not beside it, and not past one who stands there.
    CHECK(from_64("B", "R75 R53") == Names{"64-100", "64-19", "64-28", "64-37", "64-46", "64-82", "64-91"});
    CHECK(from_64("V", "R65 R75 R66") == Names{"64-33", "64-35", "64-51", "64-57", "64-71", "64-77", "64-93", "64-95"});
    CHECK(moves(game, read(game, "white S10 pR64 | red S119 R55 | to white"), "64-") == Names{"64-55", "64-65"});
    CHECK(moves(game, read(game, "white S10 pR62 | red S119 | to white"), "62-") == Names{"62-63"});
}

TEST_CASE(
    "falkener.tamerlane.privileges: without them no Shah changes places, enters a citadel or is saved by a pawn of "
    "pawns") {
    const char* text = "white S61 R11 | red S57 R69 | to white | exchange 61";
    CHECK(legal(tamerlane(privileged), read(tamerlane(privileged), text), "61-11=exchange"));
    const Chess game = tamerlane();
    CHECK_FALSE(game.read_position(text));
    CHECK(moves(game, read(game, "white S18 R11 | red S57 R69 | to white"), "18-8").empty());
    CHECK(moves(game, read(game, "white S61 pP18 | red S57 | to white"), "18-") == std::vector<std::string>{"18-19"});
}

TEST_CASE("falkener.tamerlane.move.cavalier: blocked on one path it goes by the other, unless a path is agreed on") {
    const char* text = "white S71 G54 pZ56 | red S108 | to white";  // on the straight path up
    CHECK(legal(tamerlane(), read(tamerlane(), text), "54-68"));
    const Chess straight = tamerlane({{"cavalier-path", "straight-first"}});
    CHECK_FALSE(legal(straight, read(straight, text), "54-68"));
    const char* slant = "white S71 G54 pZ66 | red S108 | to white";
    const Chess diagonal = tamerlane({{"cavalier-path", "diagonal-first"}});
    CHECK(legal(straight, read(straight, slant), "54-68"));
    CHECK_FALSE(legal(diagonal, read(diagonal, slant), "54-68"));
}

TEST_CASE("falkener.tamerlane.board: nobody but the Shah enters a citadel, and he only with the privileges") {
    const char* text = "white S18 R11 | red S57 R109 | to white";
    CHECK_FALSE(legal(tamerlane(), read(tamerlane(), text), "18-8"));
    const Chess game = tamerlane(privileged);
    CHECK(legal(game, read(game, text), "18-8"));
    CHECK_FALSE(legal(game, read(game, "white S61 R108 | red S57 | to white"), "108-8"));
    CHECK_FALSE(legal(game, read(game, "white S112 | red S57 | to white"), "112-121"));  // that is the Red Shah's
    CHECK(legal(game, read(game, "white S55 | red S112 | to red"), "112-121"));
    CHECK_FALSE(game.read_position("white S61 R8 | red S57 | to white"));
}

TEST_CASE("falkener.tamerlane.citadel: in it the Shah is never in check, and he comes out when he must") {
    const Chess game = tamerlane(privileged);
    const chess::Position p = read(game, "white S8 | red S57 R28 R109 | to white");
    CHECK_FALSE(game.in_check(p, 0));
    CHECK(moves(game, p) == List{"8-17"});  // the row 8 is swept from 28, the row 9 from 109
}

TEST_CASE("falkener.tamerlane.queen: a pawn turns when its piece was lost, before it comes or after") {
    const Chess game = tamerlane();
    const chess::Position lost = read(game, "white S61 pR118 R11 | red S37 N33 | to white");
    CHECK(moves(game, lost, "118-") == List{"118-119+"});
    const chess::Position whole = read(game, "white S61 pR118 R11 R21 | red S37 N33 | to white");
    CHECK(moves(game, whole, "118-") == List{"118-119"});
    const chess::Position waits = play(game, whole, "118-119");
    CHECK(cites(game, whole, "118-119", "falkener.tamerlane.queen"));
    CHECK(moves(game, play(game, waits, "37-36"), "119-").empty());
    CHECK(cites(game, waits, "33-21", "falkener.tamerlane.queen"));
    CHECK(game.write(play(game, waits, "33-21")) == "white S61 R11 R119 | red S37 N21 | to white");
    const Chess always = tamerlane({{"promotion", "always"}});
    CHECK(moves(always, read(always, "white S61 pR118 R11 R21 | red S37 N33 | to white"), "118-") == List{"118-119+"});
}

TEST_CASE("falkener.tamerlane.queen, ours: a capture whose waiting pawn would then give check is not allowed") {
    const Chess game = tamerlane();
    // The Rukh made on 119 would strike along the row at the Shah on 39.
    const chess::Position p = read(game, "white S61 R11 R21 pR119 | red S39 N33 | to red");
    CHECK_FALSE(legal(game, p, "33-21"));
    CHECK(legal(game, read(game, "white S61 R11 R21 pR119 | red S38 N33 | to red"), "33-21"));
}

TEST_CASE(
    "falkener.tamerlane.queen.shah: while an heir stands the Shah need not leave check, and the heir follows him") {
    const Chess game = tamerlane();
    const chess::Position p = read(game, "white S61 H69 F71 | red S37 R60 | to white");
    CHECK_FALSE(game.in_check(p, 0));
    CHECK(legal(game, p, "71-82"));
    const chess::Position after = play(game, p, "71-82 60-61");
    CHECK(game.write(after) == "white S69 F82 | red S37 R61 | to white");
    CHECK(cites(game, play(game, p, "71-82"), "60-61", "falkener.tamerlane.queen.shah"));
    CHECK(game.in_check(after, 0));
    // An heir cannot move; a prince of today can.
    CHECK(moves(game, p, "69-").empty());
    const Chess today = tamerlane({{"prince", "walking"}});
    CHECK(moves(today, read(today, "white S61 H69 | red S37 | to white"), "69-").size() == 5);
    // An heir without his Shah is no position.
    CHECK_FALSE(game.read_position("white H69 | red S37 | to white"));
}

TEST_CASE("falkener.tamerlane.exchange: once, in check, with a piece; whenever he likes and with pawns where agreed") {
    const Chess game = tamerlane(privileged);
    const chess::Position quiet = read(game, "white S61 Z71 pF52 R43 | red S68 N100 | to white | exchange 61");
    CHECK_FALSE(legal(game, quiet, "61-43=exchange"));
    const chess::Position check = read(game, "white S61 Z62 R43 | red S68 R101 R100 | to white | exchange 61");
    CHECK(moves(game, check, "61-43") == List{"61-43=exchange"});
    const chess::Position after = play(game, check, "61-43=exchange 101-103");
    CHECK(game.in_check(after, 0));
    CHECK_FALSE(legal(game, after, "43-61=exchange"));
    const Chess free = tamerlane(and_also(privileged, "exchange", "any-time"));
    CHECK(legal(free, quiet, "61-43=exchange"));
    CHECK_FALSE(legal(free, quiet, "61-52=exchange"));
    const Chess any = tamerlane(and_also(and_also(privileged, "exchange", "any-time"), "exchange-with", "any-man"));
    CHECK(legal(any, quiet, "61-52=exchange"));
    // Nor may it bring a pawn to the last row, nor be made out of a citadel.
    CHECK_FALSE(legal(any, read(any, "white S69 pF52 | red S37 | to white | exchange 69"), "69-52=exchange"));
    CHECK_FALSE(legal(any, read(any, "white S8 R50 | red S37 | to white | exchange 8"), "8-50=exchange"));
    // Mate is what an exchange cannot parry either.
    const chess::Position mate = read(game, "white S10 | red S68 R11 R20 N32 | to white | exchange 10");
    CHECK(game.in_check(mate, 0));
}

TEST_CASE(
    "falkener.tamerlane.pawn-of-pawns: three arrivals; it waits, is set down on a vacant square, and is crowned") {
    const Chess game = tamerlane(privileged);
    const chess::Position p = read(game, "white S61 pP119 | red S37 | to white");
    const List all = moves(game, p, "119@");
    CHECK(all.size() == 97);  // 99 below the last row, but for two Shahs
    CHECK(std::find(all.begin(), all.end(), "119@19") == all.end());
    const chess::Position third = play(game, p, "119@18 37-36 18-19 36-35 19@28 35-34 28-29+");
    CHECK(game.write(third) == "white S61 M29 | red S34 | to red");
    CHECK(cites(game, p, "119@18", "falkener.tamerlane.pawn-of-pawns"));
    const chess::Position alone = read(game, "white S61 pP118 | red S37 | to white");
    CHECK(moves(game, alone, "118-") == List{"118-119"});
    const Chess now = tamerlane(and_also(privileged, "transfer", "at-once"));
    CHECK(moves(now, alone, "118-119@").size() == 97);
    CHECK_FALSE(legal(now, alone, "118-119"));
    const char* waiting = "white S61 pP119 | red S37 R109 | to red";
    CHECK(legal(game, read(game, waiting), "109-119"));
    const Chess immune = tamerlane(and_also(privileged, "pawn-of-pawns-immune", "true"));
    CHECK_FALSE(legal(immune, read(immune, waiting), "109-119"));
    CHECK(immune.threats(read(immune, waiting)).empty());
}

TEST_CASE("falkener.tamerlane.end: mate wins; stalemate is a draw, or wins as today") {
    const Chess game = tamerlane(), today = tamerlane({{"stalemate", "loss"}});
    const chess::Position mated = play(game, read(game, "white S61 R101 R92 | red S118 | to white"), "92-112");
    CHECK(game.result(mated).score[0] == 1);
    CHECK(game.result(mated).rule == "falkener.tamerlane.end");
    const char* still = "white S61 R102 R17 | red S119 | to white";
    const chess::Position stale = play(game, read(game, still), "17-18");
    CHECK_FALSE(game.in_check(stale, 1));
    CHECK(game.result(stale).over);
    CHECK(game.result(stale).score[0] == doctest::Approx(0.5));
    CHECK(today.result(stale).score[0] == 1);
}

TEST_CASE("falkener.tamerlane.citadel: as today a Shah who comes into it ends the game in a draw") {
    const Chess game = tamerlane(and_also(privileged, "citadel", "draw"));
    const chess::Position p = play(game, read(game, "white S18 R11 | red S57 R28 R109 | to white"), "18-8");
    CHECK(game.result(p).over);
    CHECK(game.result(p).score[1] == doctest::Approx(0.5));
    CHECK(game.result(p).rule == "falkener.tamerlane.citadel");
    CHECK(moves(game, p).empty());
}

TEST_CASE(
    "Tamerlane's chess: every kind is told from every other by its figure and by its sign, a pawn by its master's") {
    for (const FigureStyle style : {FigureStyle::figure, FigureStyle::sign}) {
        std::set<std::string> seen;
        const Chess game = tamerlane();
        for (const Face& face : game.faces(game.start())) {
            if (face.owner != 0) continue;
            const DrawnFigure on = drawn_figure(face, style);
            REQUIRE(on.drawing != nullptr);
            CHECK(on.figure_style == style);
            seen.insert(std::string(on.drawing->body) + "/" + std::string(on.drawing->lines));
        }
        CHECK(seen.size() == 21);  // ten pieces and eleven pawns
    }
    const Drawing* rook = find_drawing(FigureStyle::figure, "pawn-of-rook");
    REQUIRE(rook != nullptr);
    CHECK(rook == find_drawing(FigureStyle::figure, "pawn-of-rook"));
    CHECK(rook->body.find("M0 -14.2 H1.9 ") != std::string_view::npos);  // 0.66 of "M0-14.5H2.9", raised by 4.6
    CHECK(find_drawing(FigureStyle::figure, "pawn-of-nobody") == nullptr);
}

TEST_CASE("falkener.tamerlane.exchange: it is touched with a button, so that the other piece may be chosen instead") {
    const Chess game = tamerlane(privileged);
    const chess::Position p = read(game, "white S61 Z62 R43 | red S68 R101 R100 | to white | exchange 61");
    const auto touched = game.touches(p, *game.read(p, "61-43=exchange"));
    REQUIRE(touched.size() == 3);
    CHECK(game.board().spots[at(touched[2])].name == "exchange");
    CHECK(tamerlane().board().find("exchange") == -1);
}

TEST_CASE("Tamerlane's chess: the second notation has letters, and names the citadels before and after the files") {
    const Chess game = tamerlane(and_also(privileged, "exchange", "any-time"));
    const chess::Position p = read(game, "white S18 pP119 pC72 R20 | red S57 R109 pV83 | to white | exchange 18");
    const auto san = [&](std::string_view words) { return game.written(p, *game.read(p, words), 1); };
    CHECK(san("18-8") == "Sz9");
    CHECK(san("72-83") == "gxh4");
    CHECK(san("119@54") == "k10@e5");
    CHECK(san("18-20=exchange") == "Sa9~b1");
    for (const char* words : {"18-8", "72-83", "119@54", "18-20=exchange"})
        CHECK(*game.read(p, san(words)) == *game.read(p, words));
}

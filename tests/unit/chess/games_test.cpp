// Falkener's chess for two, clause by clause: each test is named by its passage.
// Long: five games, clause by clause.

#include "tests/unit/chess/support.hpp"

#include <set>

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Outcome;

// ---- what all have in common -----------------------------------------------------------------------

TEST_CASE("falkener.notation: a square is ten times its column and its row, from one side only") {
    const Geometry eight{8, 8}, chinese{9, 10};
    CHECK(eight.name(0) == "10");
    CHECK(eight.name(eight.square(7, 7)) == "87");
    CHECK(eight.find("53") == eight.square(4, 3));
    CHECK(eight.algebraic(*eight.find("53")) == "e4");
    CHECK(chinese.name(chinese.square(8, 9)) == "99");
    for (const char* none : {"", "9", "18", "90", "5a", "-10", "100"}) {
        CAPTURE(none);
        CHECK_FALSE(eight.find(none));
    }
}

TEST_CASE("falkener.general.european: a king may not be left in check, mate wins, and who cannot move has drawn") {
    const Chess turkish = make<Turkish>();
    const Position pinned = read(turkish, "white K50 R51 | black K57 R55 | to white");
    CHECK_FALSE(legal(turkish, pinned, "51-41"));
    CHECK(legal(turkish, pinned, "51-54"));
    const Position mated = play(turkish, read(turkish, "white K35 Q12 | black K37 | to white"), "12-17");
    CHECK(turkish.result(mated).text == "White wins by checkmate.");
    CHECK(turkish.result(mated).rule == "falkener.turkish.end");
    const Position stale = play(turkish, read(turkish, "white K10 Q65 | black K17 | to white"), "65-25");
    CHECK(turkish.result(stale).score[0] == 0.5f);
    const Chess other = make<Turkish>({{"stalemate", "loss"}});
    CHECK(other.result(stale).score[0] == 1);
}

TEST_CASE(
    "falkener.general.repetition: positions may return for ever, unless it is agreed that the third time is a draw") {
    CHECK(make<Xiangqi>().repetition_limit() == 0);
    const Chess game = make<Siamese>({{"repetition", "draw"}});
    CHECK(game.repetition_limit() == 3);
    std::vector<Position> line{read(game, "white K40 R10 | black K57 | to white")};
    for (const char* word : {"10-20", "57-67", "20-10", "67-57", "10-20", "57-67", "20-10", "67-57"})
        line.push_back(play(game, line.back(), word));
    const Outcome outcome = game.repeated(line);
    CHECK(outcome.over);
    CHECK(outcome.score[0] == 0.5f);
    CHECK(outcome.rule == "falkener.general.repetition");
}

TEST_CASE("who gives check without end has lost, where that is agreed") {
    const Chess game = make<Siamese>({{"repetition", "check"}});
    std::vector<Position> line{read(game, "white K10 R31 | black K47 P12 | to white")};
    for (const char* word : {"31-41", "47-37", "41-31", "37-47", "31-41", "47-37", "41-31", "37-47", "31-41"})
        line.push_back(play(game, line.back(), word));
    // From the first standing to the last black is to move, and always in check.
    const std::span<const Position> way(line.data() + 1, line.size() - 1);
    CHECK(game.repeated(way).score[1] == 1);
    // Nobody gave check between: a draw.
    const Chess quiet = make<Siamese>({{"repetition", "draw"}});
    CHECK(quiet.repeated(way).score[1] == 0.5f);
}

// ---- chapter XI: Chinese chess -------------------------------------------------------------------------

TEST_CASE(
    "falkener.xiangqi.board falkener.xiangqi.array falkener.xiangqi.first: 32 men on the points, and red begins") {
    const Chess game = make<Xiangqi>();
    const Position p = game.start();
    CHECK(game.faces(p).size() == 32);
    CHECK(p.turn == 1);
    CHECK(game.board().spots.size() >= 90);
    const auto men = game.write(p);
    for (const char* man : {"K50", "G40", "E70", "H20", "R90", "C82", "P93", "K59", "C27", "P16"})
        CHECK(men.find(man) != std::string::npos);
}

TEST_CASE("falkener.xiangqi.king falkener.xiangqi.guard: they never quit the fortress") {
    const Chess game = make<Xiangqi>();
    CHECK(moves(game, read(game, "white K62 | red K49 | to white"), "62-") == List{"62-52", "62-61"});
    CHECK(moves(game, read(game, "white K50 G62 | red K49 | to white"), "62-") == List{"62-51"});
    CHECK_FALSE(game.read_position("white K50 G33 | red K49 | to white"));
    CHECK_FALSE(game.read_position("white K53 | red K49 | to white"));
}

TEST_CASE("falkener.xiangqi.elephant: two diagonally, not over a man, not over the river") {
    const Chess game = make<Xiangqi>();
    CHECK(moves(game, read(game, "white K50 E34 | red K49 | to white"), "34-") == List{"34-12", "34-52"});
    CHECK(moves(game, read(game, "white K50 E34 P43 | red K49 | to white"), "34-") == List{"34-12"});
    CHECK_FALSE(game.read_position("white K50 E35 | red K49 | to white"));
}

TEST_CASE(
    "falkener.xiangqi.horse: hindered only where both points it might pass are held, and by other readings sooner") {
    const char* straight = "white K50 | red K49 H89 E79 R99 | to red";
    const std::string slant = "white K50 P78 | red K49 H89 | to red";
    const auto may = [](const char* reading, std::string_view position) {
        const Chess game = make<Xiangqi>({{"horse", reading}});
        return legal(game, read(game, position), "89-68");
    };
    CHECK(may("either-path", straight));
    CHECK(may("either-path", slant));
    CHECK_FALSE(may("either-path", "white K50 P78 | red K49 H89 E79 | to red"));
    CHECK_FALSE(may("leg", straight));
    CHECK(may("leg", slant));
    CHECK(may("slant", straight));
    CHECK_FALSE(may("slant", slant));
    CHECK_FALSE(may("both-paths", straight));
    CHECK_FALSE(may("both-paths", slant));
    CHECK(may("leap", "white K50 P78 | red K49 H89 E79 | to red"));
}

TEST_CASE("falkener.xiangqi.modern.horse: today's horse is told by its own passage") {
    const Chess game = make<Xiangqi>({{"horse", "leg"}});
    CHECK(cites(game, game.start(), "29-37", "falkener.xiangqi.modern.horse"));
    CHECK(cites(make<Xiangqi>(), game.start(), "29-37", "falkener.xiangqi.horse"));
}

TEST_CASE(
    "falkener.xiangqi.chariot falkener.xiangqi.soldier: as our rook, forward, and across the river sideways too") {
    const Chess game = make<Xiangqi>();
    CHECK(moves(game, read(game, "white K50 R10 P13 | red K49 | to white"), "10-") ==
          List{"10-11", "10-12", "10-20", "10-30", "10-40"});
    CHECK(moves(game, read(game, "white K50 P34 | red K49 | to white"), "34-") == List{"34-35"});
    CHECK(moves(game, read(game, "white K50 P35 | red K49 | to white"), "35-") == List{"35-25", "35-36", "35-45"});
    CHECK(moves(game, read(game, "white K50 P39 | red K69 | to white"), "39-") == List{"39-29", "39-49"});
    CHECK(cites(game, game.start(), "16-15", "falkener.xiangqi.soldier"));
}

TEST_CASE("falkener.xiangqi.cannon: cannot move without jumping over one man, and cannot jump over two") {
    const Chess game = make<Xiangqi>();
    CHECK(moves(game, read(game, "white K50 C22 | red K49 | to white"), "22-").empty());
    CHECK(moves(game, read(game, "white K50 C22 P23 | red K49 P26 P28 | to white"), "22-") ==
          List{"22-24", "22-25", "22-26"});
    const Position p = read(game, "white K50 C22 P23 | red K49 P26 | to white");
    const auto reasons = game.reasons(p, *game.read(p, "22-26"));
    CHECK(reasons.front().rule == "falkener.xiangqi.cannon");
    CHECK(reasons.front().told() == "The cannon on b3 jumps over b4 and captures the soldier on b7.");
    CHECK(game.reasons(p, *game.read(p, "22-25")).front().told() ==
          "The cannon moves from b3 to b6 and jumps over b4.");
}

TEST_CASE("falkener.xiangqi.modern.cannon: today it goes freely and jumps only to take") {
    const Chess game = make<Xiangqi>({{"cannon", "jump-to-capture"}});
    const Position p = read(game, "white K50 C22 P23 | red K49 P26 | to white");
    CHECK(legal(game, p, "22-32"));
    CHECK(legal(game, p, "22-26"));
    CHECK_FALSE(legal(game, p, "22-24"));
    CHECK(cites(game, p, "22-32", "falkener.xiangqi.modern.cannon"));
    CHECK(cites(game, p, "22-26", "falkener.xiangqi.cannon"));
}

TEST_CASE("falkener.xiangqi.facing: the kings may not face each other with nobody between") {
    const Chess game = make<Xiangqi>();
    const Position p = read(game, "white K50 P56 | red K59 | to white");
    CHECK_FALSE(legal(game, p, "56-66"));
    CHECK(legal(game, p, "56-57"));
    CHECK_FALSE(legal(game, read(game, "white K40 | red K59 | to white"), "40-50"));
    CHECK_FALSE(game.read_position("white K50 | red K59 | to white"));  // as well as in check
}

TEST_CASE("falkener.xiangqi.latent: before a cannon with nobody between, nobody may be put between") {
    const Chess game = make<Xiangqi>();
    CHECK(legal(game, read(game, "white K50 R10 C82 | red K69 C57 | to white"), "10-20"));
    CHECK_FALSE(legal(game, read(game, "white K50 R14 C82 | red K69 C57 | to white"), "14-54"));
}

TEST_CASE("falkener.xiangqi.two-cannons falkener.xiangqi.end: two cannons in one line mate") {
    const Chess game = make<Xiangqi>();
    const Position p = read(game, "white K40 C52 C55 | red K59 G49 G69 E39 E79 | to red");
    CHECK(game.in_check(p, 1));
    CHECK(game.checkers(p, 1).size() == 1);
    CHECK(game.result(p).score[0] == 1);
    CHECK(game.result(p).rule == "falkener.xiangqi.end");
}

TEST_CASE("falkener.xiangqi.modern.stalemate: today who cannot move has lost") {
    const Chess as_book = make<Xiangqi>(), modern = make<Xiangqi>({{"stalemate", "loss"}});
    // The king on 49: row 48 is swept by one chariot, the column beside by the other.
    const char* none = "white K60 R18 R52 | red K49 | to red";
    CHECK(as_book.result(read(as_book, none)).score[0] == 0.5f);
    CHECK(modern.result(read(modern, none)).score[0] == 1);
    CHECK(modern.result(read(modern, none)).rule == "falkener.xiangqi.modern.stalemate");
}

TEST_CASE("falkener.xiangqi.modern.repetition: who chases one unguarded man without end has lost") {
    const Chess game = make<Xiangqi>({{"repetition", "chase"}, {"horse", "leg"}, {"cannon", "jump-to-capture"}});
    // White's chariot goes after the cannon, which goes to and fro.
    std::vector<Position> line{read(game, "white K40 R11 | red K59 C25 | to white")};
    for (const char* word : {"11-21", "25-35", "21-31", "35-25", "31-21", "25-35", "21-31", "35-25", "31-21"})
        line.push_back(play(game, line.back(), word));
    const Outcome chased = game.repeated(std::span<const Position>(line.data() + 1, line.size() - 1));
    CHECK(chased.score[1] == 1);
    CHECK(chased.rule == "falkener.xiangqi.modern.repetition");
    // Nobody is struck at: a draw.
    std::vector<Position> idle{read(game, "white K40 R11 | red K59 C25 | to white")};
    for (const char* word : {"11-12", "25-35", "12-11", "35-25", "11-12", "25-35", "12-11", "35-25"})
        idle.push_back(play(game, idle.back(), word));
    CHECK(game.repeated(idle).score[1] == 0.5f);
    // A check all the while is worse than a chase.
    std::vector<Position> checks{read(game, "white K40 R11 | red K58 | to white")};
    for (const char* word : {"11-18", "58-57", "18-17", "57-58", "17-18", "58-57", "18-17", "57-58", "17-18"})
        checks.push_back(play(game, checks.back(), word));
    CHECK(game.repeated(std::span<const Position>(checks.data() + 1, checks.size() - 1)).score[1] == 1);
}

// ---- chapter XII: Japanese chess -----------------------------------------------------------------------

TEST_CASE("falkener.shogi.board falkener.shogi.array falkener.shogi.first: 40 men, and either may begin") {
    const Chess game = make<Shogi>();
    CHECK(game.faces(game.start()).size() == 40);
    CHECK(game.start().turn == 0);
    CHECK(make<Shogi>({{"first", "north"}}).start().turn == 1);
    CHECK(fen(game, game.start()).starts_with("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL"));
}

TEST_CASE(
    "falkener.shogi.king falkener.shogi.kin falkener.shogi.ghin falkener.shogi.kama: one step, each in his own ways") {
    const Chess game = make<Shogi>();
    const auto count = [&](std::string_view man) {
        return moves(game, read(game, "south O10 " + std::string(man) + "44 | north O98 | to south"), "44-").size();
    };
    CHECK(count("K") == 6);
    CHECK(count("G") == 5);
    CHECK(count("N") == 2 * 2);  // both lead into the camp
    CHECK(moves(game, read(game, "south O54 | north O98 | to south")).size() == 8);
    CHECK(moves(game, read(game, "south O10 K44 | north O98 | to south"), "44-") ==
          List{"44-34", "44-35", "44-43", "44-45", "44-54", "44-55"});
    CHECK(moves(game, read(game, "south O10 G44 | north O98 | to south"), "44-") ==
          List{"44-33", "44-35", "44-45", "44-53", "44-55"});
}

TEST_CASE(
    "falkener.shogi.yari falkener.shogi.hisha falkener.shogi.kaku falkener.shogi.fu: the yari goes only forward") {
    const Chess game = make<Shogi>();
    const auto count = [&](std::string_view man) {
        return moves(game, read(game, "south O10 " + std::string(man) + "42 | north O98 | to south"), "42-").size();
    };
    CHECK(count("Y") == 6 + 3 - 1);  // on the last row it must turn
    CHECK(count("P") == 1);
    CHECK(count("R") == 16 + 3);
    CHECK(count("B") == 12 + 2);
}

TEST_CASE("falkener.shogi.turned: ghin, ka-ma, yari and fu turned over move as kin, hisha and kaku gain a step") {
    const Chess game = make<Shogi>();
    const auto count = [&](std::string_view man) {
        return moves(game, read(game, "south O10 " + std::string(man) + "44 | north O98 | to south"), "44-").size();
    };
    for (const char* man : {"G+", "N+", "Y+", "P+"}) CHECK(count(man) == 6);
    CHECK(count("R+") == 16 + 4);
    CHECK(count("B+") == 14 + 4);
    CHECK(cites(game, read(game, "south O10 R+44 | north O98 | to south"), "44-55", "falkener.shogi.turned"));
}

TEST_CASE(
    "falkener.shogi.camp: a man may turn on a move that begins or ends in the camp, and must where he could not go "
    "on") {
    const Chess may = make<Shogi>(), must = make<Shogi>({{"promotion", "compulsory"}});
    const char* enters = "south O50 G35 | north O18 | to south";
    CHECK(moves(may, read(may, enters), "35-36") == List{"35-36", "35-36+"});
    CHECK(moves(must, read(must, enters), "35-36") == List{"35-36+"});
    CHECK(moves(may, read(may, "south O50 G36 | north O18 | to south"), "36-25") == List{"36-25", "36-25+"});
    CHECK(moves(may, read(may, "south O50 P37 | north O18 | to south"), "37-") == List{"37-38+"});
    CHECK(moves(may, read(may, "south O50 N36 | north O18 | to south"), "36-") == List{"36-28+", "36-48+"});
    CHECK(cites(may, read(may, enters), "35-36+", "falkener.shogi.camp"));
    // A turned man is his own old self again in his captor's hand.
    const Position taken = play(may, read(may, "south O50 K25 | north O18 P+26 | to south"), "25-26");
    CHECK(may.write(taken).find("| hand south P") != std::string::npos);
}

TEST_CASE(
    "falkener.shogi.captive: a captive turns on his first move, or by the footnote only on one that begins in the "
    "camp") {
    const char* entered = "south O50 | north O18 | to south | hand south P";
    const Chess game = make<Shogi>(), waits = make<Shogi>({{"captive", "waits"}});
    const auto after = [&](const Chess& g) { return play(g, read(g, entered), "P*65 18-28"); };
    CHECK(legal(game, after(game), "65-66+"));
    CHECK_FALSE(legal(waits, after(waits), "65-66+"));
    CHECK(waits.write(after(waits)).ends_with("| fresh 65"));
    CHECK(legal(waits, play(waits, after(waits), "65-66 28-18"), "66-67+"));
    CHECK(legal(waits, play(waits, read(waits, entered), "P*66 18-28"), "66-67+"));
}

TEST_CASE("falkener.shogi.enter: a captive is entered on any vacant square, which is his move") {
    const Chess game = make<Shogi>();
    const Position p = read(game, "south O50 | north O58 | to south | hand south G");
    CHECK(moves(game, p, "G*").size() == 79);
    CHECK(cites(game, p, "G*57", "falkener.shogi.enter"));
    CHECK(play(game, p, "G*33").turn == 1);
}

TEST_CASE("falkener.shogi.two-pawns: not in a column with another pawn of his own that is not turned") {
    const Chess game = make<Shogi>(), allowed = make<Shogi>({{"two-pawns", "allowed"}});
    const char* own = "south O50 P32 | north O58 | to south | hand south P";
    CHECK_FALSE(legal(game, read(game, own), "P*34"));
    CHECK(legal(allowed, read(allowed, own), "P*34"));
    CHECK(legal(game, read(game, "south O50 P+37 | north O58 | to south | hand south P"), "P*34"));
    CHECK(legal(game, read(game, "south O50 | north O58 P36 | to south | hand south P"), "P*34"));
}

TEST_CASE("falkener.shogi.pawn-mate falkener.shogi.modern.pawn-mate: a pawn may be entered giving mate, today not") {
    const char* mate = "south O10 K56 | north O58 N48 N68 | to south | hand south P";
    const Chess game = make<Shogi>(), modern = make<Shogi>({{"pawn-mate", "forbidden"}});
    CHECK(game.result(play(game, read(game, mate), "P*57")).over);
    CHECK_FALSE(legal(modern, read(modern, mate), "P*57"));
    CHECK(legal(modern, read(modern, mate), "P*55"));
}

TEST_CASE(
    "falkener.shogi.dead-drops falkener.shogi.modern.dead-drops: he may be entered where he can never move, today "
    "not") {
    const Chess game = make<Shogi>(), modern = make<Shogi>({{"dead-drops", "forbidden"}});
    const char* hand = "south O50 | north O58 | to south | hand south P N Y";
    for (const char* drop : {"N*17", "N*18", "P*18", "Y*18"}) {
        CHECK(legal(game, read(game, hand), drop));
        CHECK_FALSE(legal(modern, read(modern, hand), drop));
    }
    CHECK(legal(modern, read(modern, hand), "P*17"));
}

TEST_CASE(
    "falkener.shogi.end falkener.shogi.modern.repetition: mate wins, today the fourth standing is a draw, but not for "
    "who checks") {
    const Chess modern = make<Shogi>({{"repetition", "fourth"}});
    CHECK(modern.repetition_limit() == 4);
    std::vector<Position> line{read(modern, "south O10 R45 | north O58 | to south")};
    for (int i = 0; i < 4; ++i)
        for (const char* word : {"45-55", "58-48", "55-45", "48-58"}) line.push_back(play(modern, line.back(), word));
    // South gives check with every move.
    const Outcome outcome = modern.repeated(line);
    CHECK(outcome.score[1] == 1);
    CHECK(outcome.rule == "falkener.shogi.modern.repetition");
}

// ---- chapter XIV: Siamese chess ------------------------------------------------------------------------

TEST_CASE(
    "falkener.siamese.array falkener.siamese.first: pawns on the third row, the queen on the king's right, white "
    "begins") {
    const Chess game = make<Siamese>();
    CHECK(fen(game, game.start()).starts_with("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w"));
}

TEST_CASE("falkener.siamese.khun: a knight's move at first, by which nobody is taken, the right is lost by any move") {
    const Chess game = make<Siamese>();
    const Position p = read(game, "white K40 | black K77 R52 | to white | unmoved 40");
    CHECK(legal(game, p, "40-61=first"));
    CHECK_FALSE(legal(game, p, "40-52=first"));
    const Chess takes = make<Siamese>({{"first-takes", "yes"}});
    CHECK(legal(takes, read(takes, "white K40 | black K77 R52 | to white | unmoved 40"), "40-52=first"));
    const Position later = play(game, p, "40-30 77-87 30-40 87-77");
    CHECK_FALSE(legal(game, later, "40-61=first"));
    CHECK(game.write(later).find("unmoved") == std::string::npos);
    const char* checked = "white K40 | black K77 R47 | to white | unmoved 40";
    CHECK(legal(game, read(game, checked), "40-61=first"));
    const Chess not_then = make<Siamese>({{"first-check", "no"}});
    CHECK_FALSE(legal(not_then, read(not_then, checked), "40-61=first"));
}

TEST_CASE("falkener.siamese.met: one square slantwise, at first two if the square between is empty") {
    const Chess game = make<Siamese>();
    CHECK(moves(game, read(game, "white K10 M50 | black K77 | to white | unmoved 50"), "50-") ==
          List{"50-32=first", "50-41", "50-61", "50-72=first"});
    CHECK(moves(game, read(game, "white K10 M50 P41 | black K77 | to white | unmoved 50"), "50-") ==
          List{"50-61", "50-72=first"});
    const Chess forward = make<Siamese>({{"met-first", "two-forward"}});
    CHECK(moves(forward, read(forward, "white K10 M50 | black K77 | to white | unmoved 50"), "50-") ==
          List{"50-41", "50-52=first", "50-61"});
}

TEST_CASE(
    "falkener.siamese.khon falkener.siamese.ma falkener.siamese.rua falkener.siamese.bia: khon slantwise and straight "
    "forward") {
    const Chess game = make<Siamese>();
    CHECK(moves(game, read(game, "white K10 S44 | black K77 P45 | to white"), "44-") ==
          List{"44-33", "44-35", "44-45", "44-53", "44-55"});
    CHECK(moves(game, read(game, "white K10 N44 | black K77 | to white"), "44-").size() == 8);
    CHECK(moves(game, read(game, "white K10 R44 | black K77 | to white"), "44-").size() == 14);
    CHECK(moves(game, read(game, "white K10 P42 | black K77 P53 P33 | to white"), "42-") ==
          List{"42-33", "42-43", "42-53"});
    CHECK(cites(game, game.start(), "12-13", "falkener.siamese.bia"));
}

TEST_CASE("falkener.siamese.queening: on the line of the enemy's pawns she must become a Met") {
    const Chess game = make<Siamese>();
    CHECK(moves(game, read(game, "white K10 P74 | black K57 P85 | to white"), "74-") == List{"74-75+", "74-85+"});
    CHECK(cites(game, read(game, "white K10 P74 | black K57 P85 | to white"), "74-75+", "falkener.siamese.queening"));
    // It is told apart from the met of the opening, by its name and by its shell, which lies on its back.
    const Position p = play(game, read(game, "white K10 M20 P74 | black K57 | to white"), "74-75+");
    CHECK(game.write(p).find("P+75") != std::string::npos);
    CHECK(game.hash(read(game, game.write(p))) == game.hash(p));
    for (const ludus::Face& face : game.faces(p))
        if (face.figure == "queen") {
            CHECK(face.turned == (face.native == "bia-turned"));
            CHECK(face.name == (face.turned ? "White queen (promoted met)" : "White queen (met)"));
        }
}

TEST_CASE("falkener.siamese.modern.privileges: today king and met begin as they go on") {
    const Chess game = make<Siamese>({{"king-first", "none"}, {"met-first", "none"}});
    CHECK(game.write(game.start()).find("unmoved") == std::string::npos);
    CHECK_FALSE(game.read_position("white K40 | black K77 | to white | unmoved 40"));
}

TEST_CASE("falkener.siamese.end falkener.siamese.modern.counting: moves are counted when no pawns stand") {
    const Chess game = make<Siamese>({{"counting", "modern"}});
    // The last pawn falls: 64 for the weaker side. Then a bare king against one rua: 16, counted from the men on the board.
    const Position p = play(game, read(game, "white K10 R40 N20 | black K77 P45 S65 | to white"), "40-45");
    CHECK(p.limit == 64);
    CHECK(p.counts == 1);
    const Position bare = play(game, read(game, "white K10 R61 | black K77 S65 | to white"), "61-65");
    CHECK(bare.limit == 16);
    CHECK(bare.counted == 3);
    Position on = bare;
    for (int i = 0; i < 13; ++i) {
        CHECK_FALSE(game.result(on).over);
        on = play(game, on, i % 2 == 0 ? "77-87" : "87-77");
        if (i < 12) on = play(game, on, i % 2 == 0 ? "10-11" : "11-10");
    }
    CHECK(on.counted == 16);
    CHECK(game.result(on).over);
    CHECK(game.result(on).rule == "falkener.siamese.modern.counting");
    CHECK(moves(game, on).empty());
    // What the stronger side has sets the limit.
    const auto limit = [&](const char* men) {
        return int{
            play(game, read(game, "white K10 " + std::string(men) + " | black K77 P31 | to white"), "30-31").limit};
    };
    CHECK(limit("R30 R20") == 8);
    CHECK(limit("R30") == 16);
    CHECK(limit("S30 S60") == 22);
    CHECK(limit("S30 N60 N70") == 32);
    CHECK(limit("S30") == 44);
    CHECK(make<Siamese>().start().limit == 0);
}

// ---- chapter XV: Turkish chess -------------------------------------------------------------------------

TEST_CASE("falkener.turkish.array: each king on the right of his queen") {
    const Chess game = make<Turkish>();
    const std::string crossed = game.write(game.start());
    for (const char* man : {"Q40", "K50", "K47", "Q57"}) CHECK(crossed.find(man) != std::string::npos);
    const Chess facing = make<Turkish>({{"array", "facing"}});
    CHECK(facing.write(facing.start()).find("K57") != std::string::npos);
}

TEST_CASE("falkener.turkish.leap: one knight's move of the king's at any time, but only one") {
    const Chess game = make<Turkish>();
    const Position p = read(game, "white K50 | black K47 R71 | to white | leap 50");
    CHECK(legal(game, p, "50-42=leap"));
    CHECK_FALSE(legal(game, p, "50-71=leap"));
    CHECK(cites(game, p, "50-42=leap", "falkener.turkish.leap"));
    CHECK_FALSE(legal(game, play(game, p, "50-42=leap 47-37"), "42-50=leap"));
    // One who has moved may leap still.
    CHECK(legal(game, play(game, p, "50-40 47-37"), "40-32=leap"));
    const Chess takes = make<Turkish>({{"leap-takes", "yes"}});
    CHECK(legal(takes, read(takes, "white K50 | black K47 R71 | to white | leap 50"), "50-71=leap"));
    // ... and the leap unused then threatens.
    CHECK(takes.in_check(read(takes, "white K50 | black K42 | to black | leap 50"), 1));
    const char* checked = "white K50 | black K47 R57 | to white | leap 50";
    CHECK(legal(game, read(game, checked), "50-42=leap"));
    const Chess not_then = make<Turkish>({{"leap-check", "no"}});
    CHECK_FALSE(legal(not_then, read(not_then, checked), "50-42=leap"));
    CHECK(make<Turkish>({{"leap", "none"}}).write(make<Turkish>({{"leap", "none"}}).start()).find("leap") ==
          std::string::npos);
}

TEST_CASE("falkener.turkish.pawn falkener.turkish.men: one square at a time, and pawns become what men there are") {
    const Chess game = make<Turkish>();
    CHECK(moves(game, game.start(), "21-") == List{"21-22"});
    CHECK(moves(game, read(game, "white K50 P26 | black K87 | to white"), "26-") ==
          List{"26-27=B", "26-27=N", "26-27=Q", "26-27=R"});
    CHECK(cites(game, game.start(), "20-12", "falkener.turkish.men"));
}

TEST_CASE("falkener.turkish.castle: on the rook's square or any within that distance") {
    const Chess game = make<Turkish>();
    const char* open = "white K50 R10 R80 P41 P51 P61 | black K47 | to white | castle 10 80";
    const Position p = read(game, open);
    std::set<std::string> castles;
    for (const auto& word : moves(game, p))
        if (word.ends_with("=castle")) castles.insert(word);
    CHECK(castles == std::set<std::string>{"50-10=castle", "50-20=castle", "50-30=castle", "50-40=castle",
                                           "50-60=castle", "50-70=castle", "50-80=castle"});
    // The rook comes to stand beside him, on the side he came from.
    CHECK(game.write(play(game, p, "50-80=castle")).find("R10 R70") != std::string::npos);
    CHECK(game.write(play(game, p, "50-60=castle")).find("R10 R50") != std::string::npos);
    CHECK(cites(game, p, "50-70=castle", "falkener.turkish.castle"));
    CHECK(moves(make<Turkish>({{"castling", "european"}}), p, "50-70") == List{"50-70=castle"});
    // Not through a square that is struck at, nor out of check, nor after the rook has moved.
    CHECK_FALSE(legal(game, read(game, "white K50 R80 | black K47 R77 | to white | castle 80"), "50-70=castle"));
    CHECK(legal(game, read(game, "white K50 R80 | black K47 R77 | to white | castle 80"), "50-60=castle"));
    CHECK_FALSE(legal(game, read(game, "white K50 R80 | black K47 R57 | to white | castle 80"), "50-60=castle"));
    CHECK_FALSE(legal(game, play(game, p, "80-81 47-37 81-80 37-47"), "50-70=castle"));
    CHECK(moves(make<Turkish>({{"castling", "none"}}),
                read(make<Turkish>({{"castling", "none"}}), "white K50 R80 | black K47 | to white"), "50-70")
              .empty());
}

TEST_CASE("falkener.turkish.end: mate wins and stalemate is a draw") {
    const Chess game = make<Turkish>();
    CHECK(game.result(play(game, read(game, "white K10 Q65 | black K17 | to white"), "65-25")).rule ==
          "falkener.turkish.end");
}

// ---- the introduction: the mate of Dilaram -------------------------------------------------------------

TEST_CASE(
    "falkener.dilaram.position falkener.dilaram.alfil: the alfil goes two squares always, over whatever stands "
    "between") {
    const Chess game = make<Shatranj>();
    const Position p = game.start();
    CHECK(moves(game, p, "82-") == List{"82-60", "82-64"});
    CHECK(cites(game, p, "82-64", "falkener.dilaram.alfil"));
    CHECK(moves(game, read(game, "white K10 A44 P55 | black K77 P33 | to white"), "44-") ==
          List{"44-22", "44-26", "44-62", "44-66"});
    const Position mated = play(game, p, "83-87 77-87 82-64 87-77 80-87 77-87 75-76 87-77 73-85");
    CHECK(game.result(mated).score[0] == 1);
}

TEST_CASE("falkener.dilaram.array falkener.dilaram.men falkener.dilaram.ferz: a whole game of the old chess") {
    const Chess game = make<Shatranj>({{"begin", "array"}});
    CHECK(moves(game, game.start()).size() == 16);
    CHECK(moves(game, read(game, "white K10 F44 | black K77 | to white"), "44-") ==
          List{"44-33", "44-35", "44-53", "44-55"});
    CHECK(moves(game, read(game, "white K10 P46 | black K87 | to white"), "46-") == List{"46-47+"});
    CHECK(cites(game, read(game, "white K10 P46 | black K87 | to white"), "46-47+", "falkener.dilaram.ferz"));
    CHECK(cites(game, game.start(), "11-12", "falkener.dilaram.men"));
}

TEST_CASE("falkener.dilaram.end: who cannot move has lost") {
    const Chess game = make<Shatranj>();
    const Outcome lost = game.result(read(game, "white K15 R20 R76 | black K17 | to black"));
    CHECK(lost.score[0] == 1);
    CHECK(lost.rule == "falkener.dilaram.end");
}

TEST_CASE("falkener.dilaram.end: a bare king has not lost by that alone, in a whole game either") {
    for (const std::string begin : {"dilaram", "array"}) {
        const Chess game = make<Shatranj>({{"begin", begin}});
        const auto bare = read(game, "white K10 R20 | black K77 | to black");
        CHECK_FALSE(game.result(bare).over);
        CHECK_FALSE(moves(game, bare).empty());
    }
}

// ---- positions ---------------------------------------------------------------------------------------

TEST_CASE("a position of chess that cannot be is refused with its place and what was expected") {
    const Chess shogi = make<Shogi>(), turkish = make<Turkish>(), xiangqi = make<Xiangqi>();
    struct Bad {
        const Chess& game;
        const char* text;
        int column;
        const char* expected;
    };
    const Bad all[] = {
        {shogi, "", 1, "\"south\" and its pieces"},
        {shogi, "south O50 Z33 | north O58 | to south", 11, "a piece ("},
        {shogi, "south O50 P99 | north O58 | to south", 11, "a piece ("},
        {shogi, "south O50 O51 | north O58 | to south", 11, "one king for each player"},
        {shogi, "south O50 P50 | north O58 | to south", 11, "one piece on a square"},
        {shogi, "south O50 | north O58", 22, "\"to south\""},
        {shogi, "south O50 | north O58 | to west", 28, "\"to south\""},
        {shogi, "south O50 | north O58 | to south | hand south O", 47, "a piece that can be held"},
        {shogi, "south O50 | north O58 | to south | hand south P P", 49, "each kind once"},
        {shogi, "south O50 | north O58 | to south | castle 10", 36, "hand, in this order"},
        {turkish, "white K50 | black K57 | to white | castle 10", 43, "the corner of a rook that has not moved"},
        {turkish, "white K50 P11 | black K57 | to white | leap 11", 45,
         "the square of a piece that can have this right"},
        {xiangqi, "white K50 G33 | red K49 | to white", 1, "a square it can reach"},
        {xiangqi, "white K50 | red G49 | to white", 13, "one king for each player"},
        {xiangqi, "white K50 R59 | red K49 | to white", 27, "the player in check to move"},
    };
    for (const Bad& bad : all) {
        CAPTURE(bad.text);
        const auto read = bad.game.read_position(bad.text);
        REQUIRE_FALSE(read);
        CAPTURE(describe(read.fault()));
        CHECK(read.fault().column == bad.column);
        CHECK(read.fault().expected.find(bad.expected) != std::string::npos);
    }
}

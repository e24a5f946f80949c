// Moves of chess for two in words, Falkener's and today's, and why they are allowed.

#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Move;
using ludus::MoveList;

namespace {

/// A move of Falkener's words in the notation of that place.
std::string written(const Chess& game, std::string_view position, std::string_view words, int notation = 1) {
    const Position p = read(game, position);
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    const std::string text = game.written(p, *m, notation);
    // And it is read again as the same move.
    const auto again = game.read(p, text);
    REQUIRE_MESSAGE(again, text);
    CHECK(*again == *m);
    return text;
}

/// The same as PGN has it.
std::string in_pgn(const Chess& game, std::string_view position, std::string_view words) {
    const Position p = read(game, position);
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    MoveList list;
    game.moves(p, list);
    const auto all = game.all_in_pgn(p, list);
    REQUIRE(all.size() == list.size());
    return all[static_cast<std::size_t>(std::find(list.begin(), list.end(), *m) - list.begin())];
}

/// The reasons of a move, "clause: line", without the chapter before the clause.
List why(const Chess& game, std::string_view position, std::string_view words) {
    const Position p = read(game, position);
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    List out;
    for (const auto& reason : game.reasons(p, *m)) {
        std::string line = reason.rule.substr(reason.rule.find('.', 9) + 1) + ": " + reason.told() + " [";
        for (const int from : reason.from) line += game.variant().geometry.name(from) + " ";
        out.push_back(line + "to " + game.variant().geometry.name(reason.to) + "]");
    }
    return out;
}

}  // namespace

TEST_CASE("algebra: a man is told apart by his file, by his rank where that does not do, and by both") {
    const Chess game = make<Turkish>();
    const char* rooks = "white K51 R10 R80 | black K57 | to white";
    CHECK(written(game, rooks, "10-40") == "Rad1");
    CHECK(written(game, rooks, "80-40") == "Rhd1");
    CHECK(written(game, rooks, "10-13") == "Ra4");
    CHECK(written(game, "white K51 R10 R17 | black K56 | to white", "10-14") == "R1a5");
    CHECK(written(game, "white K51 R10 R17 | black K56 | to white", "17-14") == "R8a5");
    const char* queens = "white K82 Q10 Q16 Q70 | black K57 | to white";
    CHECK(written(game, queens, "10-43") == "Qa1d4");
    CHECK(written(game, queens, "16-43") == "Q7d4");
    CHECK(written(game, queens, "70-43") == "Qgd4");
    // Men of another kind, and men who may not go there, need no telling apart.
    CHECK(written(game, "white K51 R10 Q80 | black K57 | to white", "10-40") == "Rd1");
    CHECK(written(game, "white K50 R51 R21 | black K57 R55 | to white", "21-31") == "Rc2");
}

TEST_CASE("algebra: takings, pawns, check and mate") {
    const Chess game = make<Turkish>();
    const char* p = "white K10 P53 P46 N73 | black K87 R44 B57 | to white";
    CHECK(written(game, p, "53-54") == "e5");
    CHECK(written(game, p, "53-44") == "exd5");
    CHECK(written(game, p, "46-47=Q") == "d8=Q");
    CHECK(written(game, p, "46-57=N") == "dxe8=N");
    CHECK(written(game, "white K10 N73 R51 | black K87 P54 | to white", "73-54") == "Nxe5");
    CHECK(written(game, "white K10 R71 | black K87 | to white", "71-77") == "Rg8+");
    CHECK(written(game, "white K10 R71 R60 | black K87 | to white", "60-80") == "Rh1#");
    CHECK(written(game, "white K10 R60 | black K87 | to white", "60-80") == "Rh1+");
    CHECK(written(game, "white K50 | black K47 | to white | leap 50", "50-42=leap") == "Kd3");
    // Shatranj has names of its own for two men.
    const Chess shatranj = make<Shatranj>();
    CHECK(written(shatranj, "white K10 A30 F40 | black K87 | to white", "30-12") == "Aa3");
    CHECK(written(shatranj, "white K10 A30 F40 | black K87 | to white", "40-31") == "Fc2");
    CHECK(in_pgn(shatranj, "white K10 A30 F40 | black K87 | to white", "30-12") == "Ba3");
    CHECK(in_pgn(shatranj, "white K10 A30 F40 | black K87 | to white", "40-31") == "Qc2");
}

TEST_CASE("algebra: castling by two squares is O-O towards the nearer rook, any other way has its square") {
    const Chess game = make<Turkish>(), facing = make<Turkish>({{"array", "facing"}});
    const char* white = "white K50 R10 R80 | black K27 | to white | castle 10 80";
    const char* black = "white K40 | black K47 R17 R87 | to black | castle 17 87";
    CHECK(written(game, white, "50-70=castle") == "O-O");
    CHECK(written(game, white, "50-30=castle") == "O-O-O");
    CHECK(written(game, white, "50-60=castle") == "O-O-f1");
    CHECK(written(game, white, "50-20=castle") == "O-O-O-b1");
    CHECK(written(game, black, "47-27=castle") == "O-O");
    CHECK(written(game, black, "47-67=castle") == "O-O-O");
    CHECK(written(game, black, "47-17=castle") == "O-O-a8");
    CHECK(written(game, black, "47-87=castle") == "O-O-O-h8");
    CHECK(written(facing, "white K50 | black K57 R17 R87 | to black | castle 17 87", "57-77=castle") == "O-O");
    CHECK(written(game, "white K50 R80 | black K67 | to white | castle 80", "50-70=castle") == "O-O+");
}

TEST_CASE("PGN of Japan: a turned man has the letter of him he moves like, and the board is seen by who begins") {
    const Chess game = make<Shogi>(), north = make<Shogi>({{"first", "north"}});
    const char* p = "south O50 P+44 Y+34 R+55 B+66 | north O98 | to south | hand south N";
    CHECK(in_pgn(game, p, "44-45") == "Gdd6");  // the lance on 34 may go there too, and is a gold as well
    CHECK(in_pgn(game, p, "55-56") == "De7");
    CHECK(in_pgn(game, p, "66-67") == "Hf8");
    CHECK(in_pgn(game, p, "N*33") == "N@c4");
    CHECK(in_pgn(game, "south O50 P35 | north O98 | to south", "35-36+") == "Pc7=G");
    CHECK(in_pgn(north, "south O50 P32 | north O98 P66 | to south", "32-33") == "Pg6");
}

TEST_CASE("WXF: files from each side's own right, forward, back and aside, the one ahead of two") {
    const Chess game = make<Xiangqi>({{"cannon", "jump-to-capture"}, {"horse", "leg"}});
    const auto whites = [&](std::string_view men, std::string_view words) {
        return written(game, "white K40 " + std::string(men) + " | red K69 | to white", words);
    };
    const auto reds = [&](std::string_view men, std::string_view words) {
        return written(game, "white K40 | red K69 " + std::string(men) + " | to red", words);
    };
    CHECK(whites("R11", "11-14") == "Ra5");
    CHECK(whites("R14", "14-11") == "Ra2");
    CHECK(whites("R11", "11-31") == "Rc2");
    CHECK(whites("H20", "20-32") == "Hc3");
    CHECK(whites("H32", "32-20") == "Hb1");
    CHECK(reds("R18", "18-14") == "Ra5");
    CHECK(reds("R14", "14-18") == "Ra9");
    CHECK(reds("R18", "18-38") == "Rc9");
    CHECK(reds("H89", "89-97") == "Hi8");
    CHECK(reds("P36", "36-35") == "Pc6");
    // Two on a file.
    CHECK(whites("R11 R15", "15-25") == "Rb6");
    CHECK(whites("R11 R15", "11-21") == "Rb2");
    CHECK(reds("R18 R15", "15-25") == "Rb6");
    CHECK(reds("R18 R15", "18-28") == "Rb9");
    // Guards and elephants of whom only one can go so are told by the file.
    CHECK(written(game, "white K50 G40 G42 | red K69 | to white", "42-51") == "A3e2");
    CHECK(whites("E30 E34", "34-52") == "E5e3");
    // Soldiers: of two beyond the river both go aside; three and more are numbered from the front.
    CHECK(whites("P35 P37", "37-38") == "Pc9");
    CHECK(whites("P35 P37", "35-25") == "Pb6");
    CHECK(whites("P35 P36 P37", "37-38") == "Pc9");
    CHECK(whites("P35 P36 P37", "36-26") == "Pb7");
    CHECK(whites("P35 P37 P55 P57", "55-65") == "Pf6");
    CHECK(whites("P35 P37 P55", "37-47") == "Pd8");
    CHECK(reds("P34 P32", "32-31") == "Pc2");
    CHECK(reds("P34 P32", "34-24") == "Pb5");
}

TEST_CASE("Hodges and KIF: files from the right of who begins, ranks from the other side") {
    const Chess game = make<Shogi>(), north = make<Shogi>({{"first", "north"}});
    CHECK(written(game, "south O50 P32 | north O58 | to south", "32-33") == "Pc4");
    CHECK(written(game, "south O50 P32 | north O58 | to south", "32-33", 2) == "P-7f");
    CHECK(written(north, "south O50 | north O58 P76 | to north", "76-75") == "Pg6");
    CHECK(written(north, "south O50 | north O58 P76 | to north", "76-75", 2) == "P-7f");
    const char* p = "south O50 G35 K44 K64 R+22 | north O98 P36 | to south | hand south B";
    CHECK(written(game, p, "35-36+") == "Sxc7=+S");
    CHECK(written(game, p, "35-36") == "Sxc7");
    CHECK(written(game, p, "35-46") == "Sd7");
    CHECK(written(game, p, "44-54") == "Gde5");
    CHECK(written(game, p, "64-54") == "Gfe5");
    CHECK(written(game, p, "44-34") == "Gc5");
    CHECK(written(game, p, "22-23") == "+Rb4");
    CHECK(written(game, p, "B*55") == "B@e6");
    CHECK(written(game, p, "35-36+", 2) == "Sx7c+");
    CHECK(written(game, p, "35-36", 2) == "Sx7c=");
    CHECK(written(game, p, "B*55", 2) == "B*5d");
    CHECK(written(game, p, "22-23", 2) == "+R-8f");
    CHECK(written(game, p, "50-51", 2) == "K-5h");  // 玉 for both sides, though 王 stands on one of the men
    CHECK(written(game, "south O50 G+44 N+33 Y+22 P+66 | north O98 | to south", "44-45", 2) == "+S-6d");
    CHECK(written(game, "south O50 G+44 N+33 Y+22 P+66 | north O98 | to south", "33-34", 2) == "+N-7e");
    CHECK(written(game, "south O50 G+44 N+33 Y+22 P+66 | north O98 | to south", "22-23", 2) == "+L-8f");
    CHECK(written(game, "south O50 G+44 N+33 Y+22 P+66 | north O98 | to south", "66-67", 2) == "+P-4b");
}

TEST_CASE("chess: why a move is allowed: the man's clause, the taking, what he becomes, and the check") {
    const Chess turkish = make<Turkish>(), shogi = make<Shogi>(), xiangqi = make<Xiangqi>();
    const char* quiet = "white K50 R80 P46 | black K17 R67 | to white | leap 50 | castle 80";
    CHECK(why(turkish, quiet, "80-70") == List{"men: The rook moves from h1 to g1. [80 to 70]"});
    CHECK(why(turkish, quiet, "50-42=leap") == List{"leap: The king moves from e1 to d3. [50 to 42]"});
    CHECK(why(turkish, quiet, "50-51") == List{"men: The king moves from e1 to e2. [50 to 51]"});
    CHECK(why(turkish, quiet, "46-47=Q") == List{"pawn: The pawn moves from d7 to d8. [46 to 47]",
                                                 "men: In the enemy’s camp it becomes a queen. [46 to 47]",
                                                 "end: It gives check. [47 to 17]"});
    CHECK(why(turkish, "white K50 R80 P46 | black K17 R57 | to white", "46-57=N") ==
          List{"pawn: The pawn on d7 captures the rook on e8. [46 to 57]",
               "men: In the enemy’s camp it becomes a knight. [46 to 57]"});
    CHECK(why(turkish, "white K50 R80 | black K47 | to white | castle 80", "50-60=castle") ==
          List{"castle: The king moves from e1 to f1, and the rook stands beside it. [50 to 60]"});
    CHECK(why(turkish, "white K15 R80 | black K17 | to white", "80-87") ==
          List{"men: The rook moves from h1 to h8. [80 to 87]", "end: It gives checkmate. [87 to 17]"});
    CHECK(why(turkish, "white K10 R57 N77 | black K87 | to white", "77-65") ==
          List{"men: The knight moves from g8 to f6. [77 to 65]", "end: It gives check. [57 to 87]"});
    CHECK(why(turkish, "white K10 R57 N67 | black K87 | to white", "67-75") ==
          List{"men: The knight moves from f8 to g6. [67 to 75]", "end: It gives check. [75 57 to 87]"});
    const char* camp = "south O50 K25 G35 | north O18 P+26 | to south | hand south P";
    CHECK(why(shogi, camp, "25-26") == List{"kin: The gold on b6 captures the promoted pawn on b7. [25 to 26]",
                                            "captive: South may drop the captured promoted pawn later. [25 to 26]"});
    CHECK(why(shogi, camp, "35-36+") == List{"ghin: The silver moves from c6 to c7. [35 to 36]",
                                             "camp: In the enemy’s camp it becomes a promoted silver. [35 to 36]"});
    CHECK(why(shogi, camp, "P*44") == List{"enter: A captured pawn is dropped on d5. [to 44]",
                                           "two-pawns: South has no other unpromoted pawn on that file. [to 44]"});
    CHECK(why(make<Shogi>({{"two-pawns", "allowed"}}), camp, "P*44") ==
          List{"enter: A captured pawn is dropped on d5. [to 44]"});
    CHECK(why(shogi, "south O50 | north O18 | to south | hand south G", "G*44") ==
          List{"enter: A captured silver is dropped on d5. [to 44]"});
    CHECK(why(xiangqi, "white K50 C22 P24 | red K49 P26 | to white", "22-26") ==
          List{"cannon: The cannon on b3 jumps over b5 and captures the soldier on b7. [22 to 26]"});
    CHECK(why(xiangqi, "white K50 C22 P24 | red K49 P26 | to white", "22-25") ==
          List{"cannon: The cannon moves from b3 to b6 and jumps over b5. [22 to 25]"});
    // A move that gives the last way out is no mate.
    CHECK(why(turkish, "white K15 R80 | black K17 R86 | to white", "80-86").size() == 1);
}

TEST_CASE("chess: what each man might take stands open, whoever is to move") {
    const Chess game = make<Turkish>();
    List open;
    for (const auto& threat : game.threats(read(game, "white K10 R43 P44 | black K87 N55 Q83 | to white")))
        open.push_back(threat.rule.substr(threat.rule.find('.', 9) + 1) + ": " + threat.line + " " +
                       game.variant().geometry.name(threat.from[0]) + "-" + game.variant().geometry.name(threat.to));
    CHECK(open == List{"men:  43-83", "men:  83-43", "pawn:  44-55", "men:  55-43"});
}

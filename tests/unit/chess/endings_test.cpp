// How a game of chess for two ends, clause by clause: mate by an entered man, check and chase without end, moves counted.

#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Outcome;

namespace {

/// The positions of a line, the first included.
std::vector<Position> line_of(const Chess& game, std::string_view position, std::string_view words) {
    std::vector<Position> line{read(game, position)};
    for (const auto word : ludus::split_words(words)) line.push_back(play(game, line.back(), word));
    return line;
}

/// Who loses by a round of moves that leads back to the position after the first move, played twice: "white", "red", "draw".
std::string loser(const Chess& game, std::string_view position, const std::string& first, const std::string& round) {
    const auto line = line_of(game, position, first + " " + round + " " + round);
    REQUIRE(line[1] == line.back());
    const Outcome outcome = game.repeated(std::span<const Position>(line).subspan(1));
    CHECK(outcome.over);
    if (outcome.score[0] == outcome.score[1]) return "draw";
    return game.card().seats[outcome.score[0] > outcome.score[1] ? 1 : 0].id;
}

Chess xiangqi_today(const char* repetition = "chase") {
    return make<Xiangqi>({{"repetition", repetition}, {"horse", "leg"}, {"cannon", "jump-to-capture"}});
}

/// Red's man goes to and fro between 25 and 35, White's on row 1 goes after it.
constexpr const char* after_it = "25-35 21-31 35-25 31-21";

}  // namespace

// ---- mate by a man from the hand --------------------------------------------------------------------

TEST_CASE("falkener.shogi.modern.pawn-mate: only a pawn, and only mate, is forbidden to an entered man") {
    const Chess modern = make<Shogi>({{"pawn-mate", "forbidden"}});
    const char* mate = "south O10 K56 | north O58 N48 N68 | to south | hand south P K";
    CHECK(legal(modern, read(modern, mate), "K*57"));
    CHECK(modern.result(play(modern, read(modern, mate), "K*57")).score[0] == 1);
    CHECK_FALSE(legal(modern, read(modern, mate), "P*57"));
    // The king may take the pawn where no kin guards it, and may step aside where no horse of his own stands.
    CHECK(legal(modern, read(modern, "south O10 | north O58 N48 N68 | to south | hand south P"), "P*57"));
    CHECK(legal(modern, read(modern, "south O10 K56 | north O58 N48 | to south | hand south P"), "P*57"));
    // Another man of his may take it.
    CHECK(legal(modern, read(modern, "south O10 K56 | north O58 N48 N68 G66 R97 | to south | hand south P"), "P*57"));
    // North is bound as South is.
    const char* norths = "south O50 N40 N60 | north O98 K52 | to north | hand north P K";
    CHECK_FALSE(legal(modern, read(modern, norths), "P*51"));
    CHECK(legal(modern, read(modern, norths), "K*51"));
}

TEST_CASE("mate is told before stalemate, and each by its winner") {
    const Chess turkish = make<Turkish>({{"stalemate", "loss"}});
    CHECK(turkish.result(read(turkish, "white K45 R17 | black K47 | to black")).text == "White wins by checkmate.");
    CHECK(turkish.result(read(turkish, "white K40 | black K42 R10 | to white")).text == "Black wins by checkmate.");
    const char* stuck = "white K10 | black K87 Q31 | to white";
    CHECK(turkish.result(read(turkish, stuck)).text == "Black wins: White has no legal move.");
    CHECK(turkish.result(read(turkish, stuck)).score[1] == 1);
    CHECK(turkish.result(read(turkish, stuck)).score[0] == 0);
    const Chess drawn = make<Turkish>();
    CHECK(drawn.result(read(drawn, stuck)).text == "Draw by stalemate: White has no legal move and is not in check.");
    CHECK(drawn.result(read(drawn, stuck)).score[0] == 0.5f);
    CHECK_FALSE(drawn.result(read(drawn, "white K10 P44 | black K87 Q31 | to white")).over);
}

// ---- positions that return ----------------------------------------------------------------------------

TEST_CASE("a position that returns: how often, by what was agreed") {
    CHECK(make<Turkish>().repetition_limit() == 0);
    for (const char* third : {"draw", "check", "chase"})
        CHECK(make<Xiangqi>({{"repetition", third}}).repetition_limit() == 3);
    CHECK(make<Shogi>({{"repetition", "fourth"}}).repetition_limit() == 4);
}

TEST_CASE("check without end: who gives it with every move has lost, whoever it is") {
    const Chess game = make<Turkish>({{"repetition", "check"}});
    CHECK(loser(game, "white K10 R31 | black K47 P12 | to white", "31-41", "47-37 41-31 37-47 31-41") == "white");
    CHECK(loser(game, "white K40 | black K87 R36 | to black", "36-46", "40-30 46-36 30-40 36-46") == "black");
    // One move between that gives no check, and it is a draw.
    CHECK(loser(game, "white K10 R31 | black K47 | to white", "31-41",
                "47-37 41-42 37-27 42-41 27-37 41-31 37-47 31-41") == "draw");
}

TEST_CASE("falkener.xiangqi.modern.repetition: where both give check with every move it is a draw") {
    // The outcome asks only who stands in check after whose moves, so two standings say it.
    const Chess game = make<Turkish>({{"repetition", "check"}});
    const Position white_in_check = read(game, "white K10 R57 | black K80 R17 | to white");
    const Position black_in_check = read(game, "white K20 R87 | black K80 R17 | to black");
    const std::vector<Position> line{white_in_check, black_in_check, white_in_check, black_in_check, white_in_check};
    const Outcome outcome = game.repeated(line);
    CHECK(outcome.score[0] == 0.5f);
    CHECK(outcome.score[1] == 0.5f);
    CHECK(outcome.text == "Draw: the same position has come back.");
    // With White's move a quiet one only Black gave check.
    const Position quiet = read(game, "white K20 R57 | black K80 R17 | to black");
    const std::vector<Position> blacks{white_in_check, quiet, white_in_check, quiet, white_in_check};
    CHECK(game.repeated(blacks).score[0] == 1);
    CHECK(game.repeated(blacks).text == "White wins: Black gave check again and again.");
}

TEST_CASE("falkener.xiangqi.modern.repetition: a chase is forbidden only where that was agreed") {
    const char* unguarded = "white K40 R11 | red K59 C25 | to white";
    CHECK(loser(xiangqi_today(), unguarded, "11-21", after_it) == "white");
    CHECK(loser(xiangqi_today("check"), unguarded, "11-21", after_it) == "draw");
    CHECK(loser(xiangqi_today("draw"), unguarded, "11-21", after_it) == "draw");
}

TEST_CASE(
    "falkener.xiangqi.modern.repetition: a guarded man may be chased by his equal or better, not by a lesser man") {
    const Chess game = xiangqi_today();
    // Soldiers on 26 and 36 guard 25 and 35.
    CHECK(loser(game, "white K40 R11 | red K59 R25 P26 P36 | to white", "11-21", after_it) == "draw");
    CHECK(loser(game, "white K40 R11 | red K59 C25 P26 P36 | to white", "11-21", after_it) == "draw");
    CHECK(loser(game, "white K40 R11 | red K59 R25 | to white", "11-21", after_it) == "white");
    // A cannon, over the soldiers on 23 and 33.
    CHECK(loser(game, "white K40 C11 P23 P33 | red K59 R25 P26 P36 | to white", "11-21", after_it) == "white");
}

TEST_CASE("falkener.xiangqi.modern.repetition: who may not take back does not guard") {
    const Chess game = xiangqi_today();
    // The chariot on 55 guards the fifth row; White's on 51 pins it to the king, that on 71 does not.
    CHECK(loser(game, "white K60 G40 R11 R51 | red K59 E37 C25 R55 | to white", "11-21", after_it) == "white");
    CHECK(loser(game, "white K60 G40 R11 R71 | red K59 E37 C25 R55 | to white", "11-21", after_it) == "draw");
}

TEST_CASE("falkener.xiangqi.modern.repetition: King and soldiers may chase") {
    const Chess game = xiangqi_today();
    CHECK(loser(game, "white K40 P36 | red K59 C27 | to white", "36-26", "27-37 26-36 37-27 36-26") == "draw");
    CHECK(loser(game, "white K51 | red K69 C42 | to white", "51-41", "42-52 41-51 52-42 51-41") == "draw");
    CHECK(loser(game, "white K40 H58 | red K59 C27 | to white", "58-46", "27-37 46-58 37-27 58-46") == "white");
}

TEST_CASE("falkener.xiangqi.modern.repetition: a chase is of one man, with every move") {
    const Chess game = xiangqi_today();
    // Now the one cannon, now the other.
    CHECK(loser(game, "white K40 R11 | red K59 C25 C35 | to white", "11-21", "59-58 21-31 58-59 31-21") == "draw");
    // Every other move.
    CHECK(loser(game, "white K40 R11 | red K59 C25 | to white", "11-21", "59-58 21-11 58-59 11-21") == "draw");
    // The other side may be the one who chases.
    CHECK(loser(game, "white K40 C24 | red K59 R18 | to red", "18-28", "24-34 28-38 34-24 38-28") == "red");
}

TEST_CASE("falkener.xiangqi.modern.repetition: where both chase it is a draw, and a check is worse than a chase") {
    const Chess game = xiangqi_today();
    // Red's chariot strikes at the soldier on 93 all the while.
    CHECK(loser(game, "white K40 R11 P93 | red K59 C25 R98 | to white", "11-21", after_it) == "draw");
    CHECK(loser(game, "white K40 R11 P93 | red K59 R98 | to white", "11-19", "59-58 19-18 58-59 18-19") == "white");
}

// ---- moves counted --------------------------------------------------------------------------------------

namespace {

/// What is counted after these moves: whose moves, how many and how many make a draw.
std::string count_after(std::string_view position, std::string_view words) {
    const Chess game = make<Siamese>({{"counting", "modern"}, {"king-first", "none"}, {"met-first", "none"}});
    const std::string text = game.write(play(game, read(game, position), words));
    const auto at = text.find("| count ");
    return at == std::string::npos ? "nothing" : text.substr(at + 8);
}

}  // namespace

TEST_CASE("falkener.siamese.modern.counting: the weaker side counts from the fall of the last pawn") {
    CHECK(count_after("white K10 R40 | black K77 N80 P45 P85 | to white", "40-45") == "nothing");
    CHECK(count_after("white K10 R40 | black K77 N80 P45 | to white", "40-45") == "black 0/64");
    CHECK(count_after("white K10 N40 | black K77 R87 P61 | to white", "40-61") == "white 0/64");
    CHECK(count_after("white K10 N80 P32 | black K77 R37 | to black", "37-32") == "white 0/64");
    CHECK(count_after("white K10 R80 P32 | black K77 N44 | to black", "44-32") == "black 0/64");
    // Of equals who is to move next counts.
    CHECK(count_after("white K10 R40 | black K77 R87 P45 | to white", "40-45") == "black 0/64");
    CHECK(count_after("white K10 R80 P32 | black K77 R37 | to black", "37-32") == "white 0/64");
    // A pawn that has become a Met is one no more.
    CHECK(count_after("white K10 P44 R20 | black K77 S70 | to white", "44-45+") == "black 0/64");
}

TEST_CASE("falkener.siamese.modern.counting: it counts its own moves and not the other's") {
    const char* stands = "white K10 R41 | black K77 N80 | to white | count black 5/64";
    CHECK(count_after(stands, "41-42") == "black 5/64");
    CHECK(count_after(stands, "41-42 77-76") == "black 6/64");
    CHECK(count_after(stands, "41-42 77-76 42-43 76-75") == "black 7/64");
    CHECK(count_after("white K10 N80 | black K77 R41 | to white | count white 5/64", "10-20") == "white 6/64");
    CHECK(count_after("white K10 N80 | black K77 R41 | to white | count white 5/64", "10-20 41-42") == "white 6/64");
    // Men that fall on the way do not begin it anew while the side has more than its king.
    CHECK(count_after("white K10 R41 | black K77 N80 S45 | to white | count black 5/64", "41-45 77-76") ==
          "black 6/64");
}

TEST_CASE("falkener.siamese.modern.counting: a side left with its King counts afresh, from the men on the board") {
    CHECK(count_after("white K10 R40 | black K77 N47 | to white | count black 10/64", "40-47") == "black 3/16");
    CHECK(count_after("white K10 R40 S20 N30 | black K77 N47 | to white | count black 10/64", "40-47") == "black 5/16");
    CHECK(count_after("white K10 N40 | black K77 R47 | to black | count white 10/64", "47-40") == "white 3/16");
    // The side that counted before may be the stronger now.
    CHECK(count_after("white K10 R40 | black K77 R47 | to white | count white 10/64", "40-47") == "black 3/16");
}

TEST_CASE("falkener.siamese.modern.counting: once begun against a King alone, the count goes on to its limit") {
    // A Met alone: 64, as before a King stood alone, and yet it does not begin anew with every move.
    const char* met = "white K10 M40 | black K77 P31 | to white";
    CHECK(count_after(met, "40-31") == "black 3/64");
    CHECK(count_after(met, "40-31 77-87") == "black 4/64");
    CHECK(count_after(met, "40-31 77-87 10-11 87-77") == "black 5/64");
    // What the other side loses afterwards does not change it.
    CHECK(count_after("white K10 R41 R67 | black K77 | to black | count black 5/8", "77-67") == "black 6/8");
    CHECK(count_after("white K10 R41 R67 | black K77 | to black | count black 5/8", "77-76 67-57 76-86") ==
          "black 7/8");
}

TEST_CASE("falkener.siamese.modern.counting: what the other side has sets the limit, the first that fits") {
    struct Case {
        const char* men;
        const char* count;
    };
    // With the kings they are counted: the count begins at their number.
    for (const Case& c : {Case{"R80 R70 R60", "black 6/8"},
                          {"R80 R70", "black 5/8"},
                          {"R80 S70 S60 N50", "black 7/16"},
                          {"S80 S70 N60 N50", "black 7/22"},
                          {"S80 S70 S60", "black 6/22"},
                          {"S80 N70 N60", "black 6/32"},
                          {"N80 N70 N60", "black 6/32"},
                          {"S80 N70", "black 5/44"},
                          {"S80", "black 4/44"},
                          {"N80", "black 4/64"},
                          {"M80 M60", "black 5/64"},
                          {"", "black 3/64"}}) {
        CAPTURE(c.men);
        CHECK(count_after("white K10 M22 " + std::string(c.men) + " | black K17 P31 | to white", "22-31") == c.count);
    }
    // The same for the other side.
    CHECK(count_after("white K10 P53 | black K77 M62 R87 | to black", "62-53") == "white 4/16");
}

TEST_CASE("falkener.siamese.modern.counting: a full count ends the game, but not one that is mated by the last move") {
    const Chess game = make<Siamese>({{"counting", "modern"}});
    const char* running = "white K10 R41 | black K77 | to black | count black ";
    CHECK_FALSE(game.result(read(game, running + std::string("15/16"))).over);
    CHECK(moves(game, read(game, running + std::string("15/16"))).size() == 5);
    const Outcome drawn = game.result(read(game, running + std::string("16/16")));
    CHECK(drawn.text == "Draw: 16 moves have been counted.");
    CHECK(drawn.score[0] == 0.5f);
    CHECK(drawn.score[1] == 0.5f);
    CHECK(moves(game, read(game, running + std::string("16/16"))).empty());
    CHECK(game.result(read(game, "white K45 R17 | black K47 | to black | count black 16/16")).score[0] == 1);
    // Where counting was not agreed on nothing is counted.
    const Chess book = make<Siamese>();
    CHECK(play(book, read(book, "white K10 R40 | black K77 N80 P45 | to white"), "40-45").limit == 0);
}

// Positions of chess for two as text: what is written of each part, and where and why a broken one is refused.

#include "tests/unit/broken_text.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using namespace ludus::tests;
using ludus::describe;

namespace {

void check_refused(const Chess& game, std::initializer_list<Broken> all) {
    check_refused_by([&](const std::string& text) { return game.read_position(text); }, all);
}

/// What is wrong with a position whose words are all well formed.
std::string impossible(const Chess& game, std::string_view text) {
    const auto p = game.read_position(text);
    if (p) return "";
    CHECK(p.fault().line == 1);
    REQUIRE(p.fault().column >= 1);
    // It is put where the part it is in begins.
    const auto before = std::string_view(text).substr(0, static_cast<std::size_t>(p.fault().column) - 1);
    CHECK((before.empty() || before.substr(before.size() - 2) == "| "));
    CHECK(before.size() < text.size());
    return p.fault().what + "; " + p.fault().expected;
}

}  // namespace

TEST_CASE("chess positions: written as they are read, every part in its place") {
    struct Case {
        Chess game;
        const char* text;
    };
    const Case cases[] = {
        {make<Turkish>(),
         "white K50 Q40 R10 R80 | black K47 R17 R87 P16 P86 | to black | leap 50 47 | castle 10 80 17 87"},
        {make<Turkish>(), "white R10 K50 | black R87 K47 | to white | castle 10 87"},
        {make<Turkish>(), "white K50 R80 | black K47 R17 | to white | castle 80 17"},
        {make<Turkish>(), "white K50 | black K47 | to white | leap 47"},
        {make<Shogi>(), "south O50 R44 P+66 | north O58 B33 | to north | hand south P18 R | hand north Y2 B"},
        {make<Shogi>({{"captive", "waits"}}),
         "south O50 P33 P44 | north O58 G55 | to south | hand north P | fresh 33 44 55"},
        {make<Siamese>({{"counting", "modern"}}),
         "white K40 M50 R10 | black K57 M47 | to white | unmoved 40 50 57 47 | count black 0/64"},
        {make<Siamese>({{"counting", "modern"}}), "white K40 R10 | black K57 | to black | count white 64/64"},
        {make<Siamese>({{"counting", "modern"}}), "white K40 R10 | black K57 | to black | count white 0/1"},
        {make<Xiangqi>(), "white K50 G40 E70 H20 R90 C82 P93 | red K49 | to red"},
    };
    for (const Case& c : cases) {
        CAPTURE(c.text);
        const auto p = c.game.read_position(c.text);
        if (!p) FAIL_CHECK(describe(p.fault()));
        if (!p) continue;
        const std::string written = c.game.write(*p);
        const auto again = c.game.read_position(written);
        REQUIRE(again);
        CHECK(*again == *p);
        // The men may come in any order; the parts after them stand as they were.
        const auto rest = [](std::string_view text) { return std::string(text.substr(text.find("| to "))); };
        CHECK(rest(written) == rest(c.text));
    }
    // Men by kind, each kind by squares.
    const Chess game = make<Turkish>();
    CHECK(game.write(read(game, "white P61 R80 K50 P11 R10 | black K47 | to white")) ==
          "white K50 R10 R80 P11 P61 | black K47 | to white");
    // Both hands may be told in any order, and one in two parts.
    const Chess shogi = make<Shogi>();
    CHECK(shogi.write(read(shogi, "south O50 | north O58 | to south | hand north P | hand south R | hand south P2")) ==
          "south O50 | north O58 | to south | hand south P2 R | hand north P");
}

TEST_CASE("chess positions: of white's and black's men, and whose turn it is") {
    check_refused(make<Turkish>(),
                  {
                      {"^black K47 | white K50 | to white", "\"white\" and its pieces"},
                      {" |^ black K47 | to white", "\"white\" and its pieces"},
                      {"white K50^", "\"black\" and its pieces"},
                      {"white K50 | ^white K47 | to white", "\"black\" and its pieces"},
                      {"white K50 ^50 | black K47 | to white", "a piece (K Q R B N P) and its square, such as K40"},
                      {"white K50 ^R | black K47 | to white", "a piece ("},
                      {"white K50 ^R5 | black K47 | to white", "a piece ("},
                      {"white K50 ^R18 | black K47 | to white", "a piece ("},
                      {"white K50 ^R90 | black K47 | to white", "a piece ("},
                      {"white K50 ^r10 | black K47 | to white", "a piece ("},
                      {"white K50 ^R+10 | black K47 | to white", "a piece ("},
                      {"white K50 R10 ^N10 | black K47 | to white", "one piece on a square"},
                      {"white K50 R10 | black K47 ^R10 | to white", "one piece on a square"},
                      {"white K50 ^K60 | black K47 | to white", "one king for each player"},
                      {"white K50 | black K47 ^K57 | to white", "one king for each player"},
                      {"white K50 | black K47^", "\"to white\" or \"to black\""},
                      {"white K50 | black K47 |^", "\"to white\""},
                      {"white K50 | black K47 | ^to", "\"to white\""},
                      {"white K50 | black K47 | ^white", "\"to white\""},
                      {"white K50 | black K47 | at ^white", "\"to white\""},
                      {"white K50 | black K47 | to ^red", "\"to white\""},
                      {"white K50 | black K47 | to white ^now", "\"to white\""},
                      {"white K50 | black K47 | to white |^", "leap, castle, in this order"},
                      {"white K50 | black K47 | to white | ^hand white P", "leap, castle, in this order"},
                  });
    // 64 men fill the table of men.
    std::string most = "south O50";
    for (int column = 1; column <= 9; ++column)
        for (int row = 1; row <= 7; ++row) most += " K" + std::to_string(10 * column + row);
    const Chess shogi = make<Shogi>();
    CHECK_FALSE(shogi.read_position(most + " | north O58 | to north"));
    const auto fits = shogi.read_position(most.substr(0, most.rfind(' ')) + " | north O58 | to north");
    CHECK_MESSAGE(fits, (fits ? "" : describe(fits.fault())));
}

TEST_CASE("chess positions: of rights to leap and to castle") {
    check_refused(
        make<Turkish>(),
        {
            {"white K50 | black K47 | to white | leap^", "the squares of the pieces with this right"},
            {"white K50 | black K47 | to white | leap ^60", "the square of a piece that can have this right"},
            {"white K50 | black K47 | to white | leap ^x", "the square of a piece that can have this right"},
            {"white K50 R10 | black K47 | to white | leap 50 ^10", "the square of a piece that can have this right"},
            {"white K50 | black K47 | to white | leap 50 ^50", "the square of a piece that can have this right"},
            {"white K50 | black K47 | to white | leap 50 | ^leap 47", "leap, castle, in this order"},
            {"white K50 R10 | black K47 | to white | castle^", "the corners of the rooks that can castle"},
            {"white K50 R10 | black K47 | to white | castle ^20", "the corner of a rook that has not moved"},
            {"white K50 R10 | black K47 | to white | castle ^80", "the corner of a rook that has not moved"},
            {"white K50 R10 | black K47 | to white | castle 10 ^10", "the corner of a rook that has not moved"},
            {"white K50 N10 | black K47 | to white | castle ^10", "the corner of a rook that has not moved"},
            {"white K51 R10 | black K47 | to white | castle ^10", "the corner of a rook that has not moved"},
            {"white K50 | black K46 R17 | to white | castle ^17", "the corner of a rook that has not moved"},
            {"white K50 R17 | black K46 | to white | castle ^17", "the corner of a rook that has not moved"},
            {"white K50 R10 | black K47 | to white | castle 10 | ^castle 10", "leap, castle, in this order"},
            {"white K50 R10 | black K47 | to white | castle 10 | ^leap 50", "leap, castle, in this order"},
        });
    check_refused(make<Turkish>({{"castling", "none"}}),
                  {{"white K50 R10 | black K47 | to white | ^castle 10", "leap, in this order"}});
    check_refused(make<Turkish>({{"leap", "none"}}),
                  {{"white K50 R10 | black K47 | to white | ^leap 50", "castle, in this order"}});
    check_refused(make<Shatranj>(), {{"white K50 R10 | black K47 | to white | ^castle 10", "nothing more"}});
    check_refused(
        make<Siamese>(),
        {{"white K40 R10 | black K57 | to white | unmoved ^10", "the square of a piece that can have this right"},
         {"white K40 R10 | black K57 | to white | ^count white 3/64", "unmoved, in this order"}});
}

TEST_CASE("chess positions: of men in hand, and of those who wait") {
    check_refused(make<Shogi>(),
                  {
                      {"south O50 | north O58 | to south | ^hand", "a player and the captured pieces it holds"},
                      {"south O50 | north O58 | to south | hand ^south", "a player and the captured pieces it holds"},
                      {"south O50 | north O58 | to south | hand ^west P", "a player and the captured pieces it holds"},
                      {"south O50 | north O58 | to south | hand south ^O", "a piece that can be held"},
                      {"south O50 | north O58 | to south | hand south ^P0", "a piece that can be held"},
                      {"south O50 | north O58 | to south | hand south ^P19", "a piece that can be held"},
                      {"south O50 | north O58 | to south | hand south ^P02", "a piece that can be held"},
                      {"south O50 | north O58 | to south | hand south ^2", "a piece that can be held"},
                      {"south O50 | north O58 | to south | hand south P ^P2", "each kind once"},
                      {"south O50 | north O58 | to south | hand south P18 Y18 N18 ^G9", "a piece that can be held"},
                      {"south O50 | north O58 | to south | ^fresh 33", "hand, in this order"},
                  });
    const Chess game = make<Shogi>();
    CHECK(game.read_position("south O50 | north O58 | to south | hand south P18 Y18 N18 G8"));
    check_refused(make<Shogi>({{"captive", "waits"}}),
                  {
                      {"south O50 P33 | north O58 | to south | fresh^", "the squares of dropped pieces"},
                      {"south O50 P33 | north O58 | to south | fresh ^44", "the square of a dropped piece"},
                      {"south O50 P33 | north O58 | to south | fresh ^x", "the square of a dropped piece"},
                      {"south O50 K33 | north O58 | to south | fresh ^33", "the square of a dropped piece"},
                      {"south O50 P33 | north O58 | to south | fresh 33 | ^hand south P", "hand, fresh, in this order"},
                  });
}

TEST_CASE("chess positions: of a count") {
    const char* expected = "whose moves are counted, the count and its limit, such as \"count white 3/64\"";
    check_refused(make<Siamese>({{"counting", "modern"}}),
                  {
                      {"white K40 R10 | black K57 | to white | ^count", expected},
                      {"white K40 R10 | black K57 | to white | count ^white", expected},
                      {"white K40 R10 | black K57 | to white | count white ^3", expected},
                      {"white K40 R10 | black K57 | to white | count red ^3/64", expected},
                      {"white K40 R10 | black K57 | to white | count white ^-1/64", expected},
                      {"white K40 R10 | black K57 | to white | count white ^3/", expected},
                      {"white K40 R10 | black K57 | to white | count white ^/64", expected},
                      {"white K40 R10 | black K57 | to white | count white ^0/0", expected},
                      {"white K40 R10 | black K57 | to white | count white ^3/65", expected},
                      {"white K40 R10 | black K57 | to white | count white ^5/4", expected},
                      {"white K40 R10 | black K57 | to white | count white 3/64 ^x", expected},
                      {"white K40 R10 | black K57 | to white | count white 3/64 | ^count white 3/64",
                       "unmoved, count, in this order"},
                  });
}

TEST_CASE("chess positions: what cannot be on the board is told by whom it concerns") {
    const Chess turkish = make<Turkish>(), xiangqi = make<Xiangqi>();
    CHECK(impossible(turkish, "white R50 | black K47 | to white") == "White has no king; one king for each player");
    CHECK(impossible(turkish, "white K50 | black R47 | to black") == "Black has no king; one king for each player");
    CHECK(impossible(turkish, "white K50 R57 | black K47 | to white") ==
          "Black is in check, but it is the turn of White; the player in check to move");
    CHECK(impossible(turkish, "white K50 | black K47 R57 | to black") ==
          "White is in check, but it is the turn of Black; the player in check to move");
    CHECK(impossible(turkish, "white K50 | black K47 R57 | to white") == "");
    // Kings and guards keep their fortress, elephants their half; each side its own.
    CHECK(impossible(xiangqi, "white K50 | red K49 G41 | to white") ==
          "Red’s guard is on d2 (41); a square it can reach");
    CHECK(impossible(xiangqi, "white K50 G38 | red K49 | to white") ==
          "White’s guard is on c9 (38); a square it can reach");
    CHECK(impossible(xiangqi, "white K50 E35 | red K49 | to white") ==
          "White’s elephant is on c6 (35); a square it can reach");
    CHECK(impossible(xiangqi, "white K50 | red K49 E34 | to white") ==
          "Red’s elephant is on c5 (34); a square it can reach");
    CHECK(impossible(xiangqi, "white K50 G42 E34 | red K49 G68 E35 | to white") == "");
    CHECK(impossible(xiangqi, "white K30 | red K49 | to white") == "White’s king is on c1 (30); a square it can reach");
    CHECK(impossible(xiangqi, "white K50 | red K46 | to white") == "Red’s king is on d7 (46); a square it can reach");
    // Soldiers may stand anywhere, for their way aside is bound to no square.
    CHECK(impossible(xiangqi, "white K50 P10 | red K49 P19 | to white") == "");
}

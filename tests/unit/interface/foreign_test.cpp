// The interface to other programs and players, called natively.

#include <doctest/doctest.h>

#include <string>

#include "wasm/ludus.h"

namespace {

/// The text handed over, given back; "(null)" where there was none.
std::string taken(char* text) {
    std::string copy = text == nullptr ? "(null)" : text;
    ludus_free(text);
    return copy;
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("interface: a match of a game that others know, in their words") {
    const int match = ludus_match_new("falkener-shogi", "", "");
    REQUIRE(match > 0);
    REQUIRE(ludus_match_play(match, "P-7f ３四歩(33) 21-87+") == 1);  // every notation is read, in one breath
    const std::string known = taken(ludus_match_foreign(match));
    const std::string ways = taken(ludus_match_notations(match));
    CHECK(says(ways, "{\"id\":\"book\",\"label\":\"Squares as in the book\"}"));
    CHECK(says(ways, "\"id\":\"kif\""));
    CHECK(says(known, "{\"formats\":[\"FEN\",\"SFEN\"],"));
    CHECK(says(
        taken(ludus_match_positions(match)),
        "{\"name\":\"SFEN\",\"position\":\"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4\"}"));
    CHECK(says(known, "\"pgn\":true"));
    CHECK(taken(ludus_match_written(match, 0)) == "{\"1\":\"32-33\",\"2\":\"76-75\",\"3\":\"21-87+\"}");
    CHECK(taken(ludus_match_written(match, 1)) == "{\"1\":\"Pc4\",\"2\":\"Pg6\",\"3\":\"Bxh8=+B\"}");
    CHECK(taken(ludus_match_written(match, 2)) == "{\"1\":\"P-7f\",\"2\":\"P-3d\",\"3\":\"Bx2b+\"}");
    CHECK(taken(ludus_match_written(match, 3)) == "{\"1\":\"７六歩(77)\",\"2\":\"３四歩(33)\",\"3\":\"２二角成(88)\"}");
    CHECK(ludus_match_written(match, 4) == nullptr);
    CHECK(says(taken(ludus_error()), "notation 4"));
    const std::string pgn = taken(ludus_match_pgn(match));
    CHECK(says(pgn, "1. Pc4 Pg6 2. Bxh8=H *"));
    CHECK(taken(ludus_read_pgn(pgn.c_str())) == taken(ludus_match_record(match)));
    // The numbers at the edge go with the notation.
    const std::string book = taken(ludus_match_svg(match, "", "", 1, -1)),
                      today = taken(ludus_match_svg(match, "", "", 1 + 2048, -1));
    CHECK(says(book, ">90<"));
    CHECK(!says(today, ">90<"));
    CHECK(says(today, ">i<"));
    CHECK(ludus_match_drop(match) == 1);
}

TEST_CASE("interface: moves cut away are forgotten in every notation, for another has their number") {
    const int match = ludus_match_new("falkener-shogi", "", "");
    REQUIRE(ludus_match_play(match, "P-7f P-3d") == 1);
    CHECK(taken(ludus_match_written(match, 1)) == "{\"1\":\"Pc4\",\"2\":\"Pg6\"}");
    REQUIRE(ludus_match_cut(match, 1) == 1);
    REQUIRE(ludus_match_play(match, "P-2f") == 1);
    CHECK(taken(ludus_match_written(match, 1)) == "{\"1\":\"Ph4\"}");
    CHECK(ludus_match_drop(match) == 1);
}

TEST_CASE("interface: positions and games of other programs, sound and broken") {
    const std::string setup = taken(ludus_read_foreign(
        "falkener-shogi", "", " lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4 "));
    const int match = ludus_match_new("falkener-shogi", "", setup.c_str());
    REQUIRE(match > 0);
    CHECK(says(taken(ludus_match_positions(match)), "LNSGKGSNL[B] b - - 0 1"));
    CHECK(ludus_match_drop(match) == 1);
    CHECK(taken(ludus_read_foreign("falkener-shogi", "", "lnsgkgsnl/1r6 b - 1")) == "(null)");
    CHECK(says(taken(ludus_error()), "\"column\":14"));
    CHECK(taken(ludus_read_foreign("falkener-shogi", "", nullptr)) == "(null)");
    CHECK(taken(ludus_read_foreign("falkener-turkish", "", "8/8 w")) == "(null)");
    CHECK(taken(ludus_read_foreign("chess", "", "8/8 w")) == "(null)");
    CHECK(taken(ludus_read_pgn("[Variant \"shogi\"]\n1. Pc5 *")) == "(null)");
    CHECK(says(taken(ludus_error()), "\"line\":2,\"column\":4"));
    CHECK(taken(ludus_read_pgn(nullptr)) == "(null)");
    for (char* text : {ludus_match_foreign(0), ludus_match_positions(0), ludus_match_written(0, 0), ludus_match_pgn(0)})
        CHECK(taken(text) == "(null)");
    // A game of which others know nothing: empty lists, and no PGN.
    const int other = ludus_match_new("fulke-1", "", "");
    REQUIRE(other > 0);
    CHECK(taken(ludus_match_foreign(other)) ==
          "{\"formats\":[],\"pgn\":false,\"sgf\":false,\"kif\":false,\"mat\":false}");
    CHECK(taken(ludus_match_positions(other)) == "[]");
    CHECK(taken(ludus_match_written(other, 0)) == "{}");
    CHECK(taken(ludus_match_written(other, 1)) == "(null)");
    CHECK(taken(ludus_match_pgn(other)) == "(null)");
    CHECK(taken(ludus_match_sgf(other)) == "(null)");
    CHECK(says(taken(ludus_error()), "a game of Go"));
    CHECK(ludus_match_drop(other) == 1);
}

TEST_CASE("interface: a game of Go goes out in SGF and comes in again; a broken one is refused with its place") {
    const int match = ludus_match_new("falkener-go", "lines=9 setup=empty", "");
    REQUIRE(match > 0);
    REQUIRE(ludus_match_play(match, "22 G3 pass") == 1);
    const std::string known = taken(ludus_match_foreign(match));
    CHECK(says(known, "\"pgn\":false,\"sgf\":true"));
    CHECK(says(taken(ludus_match_positions(match)),
               "{\"name\":\"SGF\",\"position\":\"(;GM[1]FF[4]SZ[9]AB[cc]AW[gg]PL[W])\"}"));
    CHECK(taken(ludus_match_written(match, 1)) == "{\"1\":\"C7\",\"2\":\"G3\",\"3\":\"pass\"}");
    const std::string sgf = taken(ludus_match_sgf(match));
    CHECK(says(sgf, ";B[cc];W[gg];B[]"));
    CHECK(taken(ludus_read_sgf(sgf.c_str())) == taken(ludus_match_record(match)));
    CHECK(taken(ludus_match_pgn(match)) == "(null)");
    CHECK(taken(ludus_read_sgf("(;GM[1]SZ[9]\n;B[zz])")) == "(null)");
    CHECK(says(taken(ludus_error()), "\"line\":2,\"column\":4"));
    CHECK(taken(ludus_read_sgf(nullptr)) == "(null)");
    CHECK(taken(ludus_match_sgf(0)) == "(null)");
    CHECK(ludus_match_drop(match) == 1);
}

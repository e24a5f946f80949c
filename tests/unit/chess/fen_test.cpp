// Positions of chess for two as other programs write them: counters, hands, rights and counts, and where and why a broken one is
// refused.

#include "core/base/text.hpp"
#include "tests/unit/broken_text.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus::chess;
using namespace ludus::chess::tests;
using namespace ludus::tests;

namespace {

/// The FEN after moves of Falkener's words from a position of ours.
std::string after(const Chess& game, std::string_view position, std::string_view words, int format = 0) {
    std::vector<Position> line{position.empty() ? game.start() : read(game, position)};
    for (const auto word : ludus::split_words(words)) line.push_back(play(game, line.back(), word));
    return game.foreign(line, format);
}
/// Its last words: whose move, rights, limit, counters.
std::string tail(const std::string& text) { return text.substr(text.find(' ') + 1); }

void check_refused(const Chess& game, std::initializer_list<Broken> all) {
    check_refused_by([&](const std::string& text) { return game.read_foreign(text); }, all);
}
/// Read from FEN and written in our words.
std::string ours(const Chess& game, std::string_view fen) {
    const auto p = game.read_foreign(fen);
    return p ? game.write(*p) : ludus::describe(p.fault());
}

}  // namespace

TEST_CASE("FEN: moves are counted from the last taking, turning, entering or pawn's move, moves of both make one") {
    const Chess shatranj = make<Shatranj>({{"begin", "array"}}), shogi = make<Shogi>(),
                xiangqi = make<Xiangqi>({{"cannon", "jump-to-capture"}}),
                makruk = make<Siamese>({{"king-first", "none"}, {"met-first", "none"}});
    CHECK(tail(after(shatranj, "", "20-12")) == "b - - 1 1");
    CHECK(tail(after(shatranj, "", "20-12 27-35")) == "w - - 2 2");
    CHECK(tail(after(shatranj, "", "20-32 27-35 32-44")) == "b - - 3 2");
    CHECK(tail(after(shatranj, "", "20-32 27-35 32-44 35-54 44-36")) == "b - - 0 3");
    CHECK(tail(after(shatranj, "", "20-32 27-35 21-22 35-54")) == "w - - 1 3");
    // Black began.
    CHECK(tail(after(shatranj, "white K50 R10 | black K57 R17 | to black", "57-47")) == "w - - 1 2");
    CHECK(tail(after(shatranj, "white K50 R10 | black K57 R17 | to black", "57-47 50-40")) == "b - - 2 2");
    // Soldiers and pawns of Asia are men like others; turning and entering are not.
    CHECK(tail(after(xiangqi, "", "16-15")) == "b - - 1 1");
    CHECK(tail(after(shogi, "south O50 G35 | north O98 | to south", "35-36")) == "b - - 1 1");
    CHECK(tail(after(shogi, "south O50 G35 | north O98 | to south", "35-36+")) == "b - - 0 1");
    CHECK(tail(after(shogi, "south O50 | north O98 | to south | hand south G", "G*44 98-88")) == "w - - 1 2");
    CHECK(tail(after(shogi, "south O50 | north O98 | to south | hand south G", "G*44")) == "b - - 0 1");
    // A privilege spent is no turning.
    CHECK(tail(after(make<Siamese>(), "white K40 M50 | black K57 | to white | unmoved 40 50", "40-30")) == "b E - 1 1");
    // SFEN counts single moves.
    CHECK(tail(after(shogi, "south O50 G35 | north O98 | to south", "35-36 98-88", 1)) == "b - 3");
    CHECK(tail(after(shogi, "south O50 G35 | north O98 | to north | hand south P2 R | hand north B", "98-88", 1)) ==
          "b R2Pb 2");
}

TEST_CASE("FEN: a count that is under way stands where pawns passed by would, in moves of both") {
    const Chess game = make<Siamese>({{"counting", "modern"}, {"king-first", "none"}, {"met-first", "none"}});
    CHECK(tail(after(game, "white K40 R10 | black K57 | to white | count black 3/16", "")) == "w - 32 5 1");
    CHECK(tail(after(game, "white K40 R10 | black K57 | to black | count black 3/16", "")) == "b - 32 6 1");
    CHECK(tail(after(game, "white K40 R10 | black K57 | to black | count white 0/64", "")) == "b - 128 0 1");
    // Read again: the weaker side counts; of equals who is to move.
    CHECK(ours(game, "4k3/8/8/8/8/8/8/R2K4 w - 32 6 1") == "white K40 R10 | black K57 | to white | count black 3/16");
    CHECK(ours(game, "4k3/8/8/8/8/8/8/R2K4 b - 32 5 1") == "white K40 R10 | black K57 | to black | count black 3/16");
    CHECK(ours(game, "r3k3/8/8/8/8/8/8/3K4 w - 32 5 1") == "white K40 | black K57 R17 | to white | count white 3/16");
    CHECK(ours(game, "r3k3/8/8/8/8/8/8/R2K4 b - 128 0 1") ==
          "white K40 R10 | black K57 R17 | to black | count black 0/64");
    CHECK(ours(game, "r3k3/8/8/8/8/8/8/R2K4 w - 128 128 9999") ==
          "white K40 R10 | black K57 R17 | to white | count white 64/64");
    CHECK(ours(game, "4k3/8/8/8/8/8/8/R2K4 w - 2 2 1") == "white K40 R10 | black K57 | to white | count black 1/1");
    check_refused(game,
                  {
                      {"4k3/8/8/8/8/8/8/R2K4 w - ^1 0 1", "\"1\" is not a limit of a count; a number from 2 to 128"},
                      {"4k3/8/8/8/8/8/8/R2K4 w - ^129 0 1", "is not a limit of a count"},
                      {"4k3/8/8/8/8/8/8/R2K4 w - ^130 0 1", "is not a limit of a count"},
                      {"4k3/8/8/8/8/8/8/R2K4 w - ^33 0 1",
                       "the limit of the count is odd; an even number, for the moves of both players"},
                      {"4k3/8/8/8/8/8/8/R2K4 w - ^x 0 1", "is not a limit of a count"},
                      {"4k3/8/8/8/8/8/8/R2K4 w - 32 ^33 1", "the count is higher than its limit; at most 32"},
                  });
    check_refused(make<Siamese>(), {{"4k3/8/8/8/8/8/8/R2K4 w - ^32 0 1",
                                     "\"32\" is for capturing a pawn in passing, which this game does not have; -"}});
}

TEST_CASE("FEN: first moves still open are told by files, and read again") {
    const Chess game = make<Siamese>();
    CHECK(ours(game, "4k3/8/8/8/8/8/8/R2KM3 w DE - 0 1") == "white R10 K40 M50 | black K57 | to white | unmoved 40 50");
    CHECK(ours(game, "3mk3/8/8/8/8/8/8/R2KM3 w Dde - 0 1").ends_with("| to white | unmoved 40 57 47"));
    CHECK(tail(after(game, "white K40 M50 | black K57 M47 | to black | unmoved 50 57", "")) == "b Ee - 0 1");
    check_refused(game, {
                            {"4k3/8/8/8/8/8/8/R2KM3 w ^ - 0 1", "the rights are missing; -"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w ^A - 0 1", "\"A\" is not the file of a piece with such a right"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w D^d - 0 1", "\"d\" is not the file of a piece"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w D^H - 0 1", "\"H\" is not the file of a piece"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w ^I - 0 1", "\"I\" is not the file of a piece"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w ^4 - 0 1", "\"4\" is not the file of a piece"},
                            {"4k3/8/8/8/8/8/8/R2KM3 w D^D - 0 1", "\"D\" is not the file of a piece"},
                            {"4k3/8/8/8/8/8/8/R2K4 w D^E - 0 1", "\"E\" is not the file of a piece"},
                        });
}

TEST_CASE("FEN: what is wrong with the rows is said where it is") {
    check_refused(
        make<Shatranj>(),
        {
            {"^", "row 1 is too short; 8 squares"},
            {"4k3/8/8/8/8/8/8^", "the board ends too early; 8 rows separated by /"},
            {"4k3/8/8/8/8/8/7^ w - - 0 1", "row 7 is too short"},
            {"4k3/8/8/8/8/8/7^/4K3 w - - 0 1", "row 7 is too short; 8 squares"},
            {"4k3/^9/8/8/8/8/8/4K3 w - - 0 1", "row 2 is too long; 8 squares"},
            {"4k^4/8/8/8/8/8/8/4K3 w - - 0 1", "row 1 is too long; 8 squares"},
            {"4k3^k/8/8/8/8/8/8/4K3 w - - 0 1", "row 1 is too long; 8 rows separated by /"},
            {"4k3/8/8/8/8/8/8/4K3^K w - - 0 1", "row 8 is too long; 8 rows of 8"},
            {"4k3/8/8/8/8/8/8/4K3^/8 w - - 0 1", "too many rows; 8 rows of 8"},
            {"4k^12/8/8/8/8/8/8/4K3 w - - 0 1", "row 1 is too long"},
            {"^0k7/8/8/8/8/8/8/4K3 w - - 0 1", "not a number of empty squares; 1 to 8"},
            {"^04k3/8/8/8/8/8/8/4K3 w - - 0 1", "not a number of empty squares"},
            {"4k3/8/8/8/8/8/8/4^x3 w - - 0 1", "\"x\" is not a piece of this game"},
            {"4k3/8/8/8/8/8/8/4^ü3 w - - 0 1", "\"ü\" is not a piece of this game"},
            {"4k3/8/8/8/8/8/8/4^+3 w - - 0 1", "\"+\" is not a piece of this game"},
            {"4k3/8/8/8/8/8/8/4^+K3 w - - 0 1", "\"+\" is not a piece of this game"},
            {"4k3/4^k3/8/8/8/8/8/4K3 w - - 0 1", "a second king; one king for each player"},
            {"4k3/8/8/8/8/8/8/4K^\xFF"
             "3 w - - 0 1",
             "this is not plain text; plain letters"},
            {"4k3/8/8/8/8/8/8/4K3^[] w - - 0 1", "this game has no captured pieces in hand"},
            {"4k3/8/8/8/8/8/8/4K3^", "it is not clear who is to move; w or b"},
            {"4k3/8/8/8/8/8/8/4K3 ^x - - 0 1", "it is not clear who is to move"},
            {"4k3/8/8/8/8/8/8/4K3 ^ww - - 0 1", "it is not clear who is to move"},
            {"4k3/8/8/8/8/8/8/4K3 ^ w - - 0 1", "it is not clear who is to move"},
            {"4k3/8/8/8/8/8/8/4K3 w^", "the rights are missing"},
            {"4k3/8/8/8/8/8/8/4K3 w ^E - 0 1", "this game has no such rights; -"},
            {"4k3/8/8/8/8/8/8/4K3 w - ^e3 0 1", "\"e3\" is for capturing a pawn in passing"},
            {"4k3/8/8/8/8/8/8/4K3 w - - ^-1 1", "is not a number of moves without a capture; a number from 0 to 9999"},
            {"4k3/8/8/8/8/8/8/4K3 w - - ^10000 1", "is not a number of moves without a capture"},
            {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^0", "\"0\" is not a move number; a number from 1 to 9999"},
            {"4k3/8/8/8/8/8/8/4K3 w - - 0 ^10000", "is not a move number"},
            {"4k3/8/8/8/8/8/8/4K3 w - - 0^", "is not a move number"},
            {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ^2", "more text after the position; nothing more"},
            {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ^", "more text after the position"},
        });
    CHECK(ours(make<Shatranj>(), "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999") == "white K50 | black K57 | to white");
    CHECK(ours(make<Shatranj>(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1") == "white K50 | black K57 | to black");
    // The length first of all, then what cannot be, told of the whole.
    CHECK(make<Shatranj>().read_foreign(std::string(400, '8')).fault().what != "the position is too long");
    CHECK(make<Shatranj>().read_foreign(std::string(401, '8')).fault().what == "the position is too long");
    check_refused(make<Shatranj>(),
                  {{"^8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"},
                   {"^4k3/8/8/8/8/8/8/4R2K w - - 0 1", "Black is in check, but it is the turn of White"}});
}

TEST_CASE("FEN and SFEN: hands in brackets or before the number, and turned men with a plus") {
    const Chess game = make<Shogi>(), north = make<Shogi>({{"first", "north"}});
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4[RPPb] w - - 0 1") ==
          "south O50 P+51 | north O58 | to south | hand south P2 R | hand north B");
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4[] b - - 0 1") == "south O50 P+51 | north O58 | to north");
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4[-] b - - 0 1") == "south O50 P+51 | north O58 | to north");
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4 b R2Pb 1") ==
          "south O50 P+51 | north O58 | to south | hand south P2 R | hand north B");
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4 w - 1") == "south O50 P+51 | north O58 | to north");
    CHECK(ours(game, "4k4/9/9/9/9/9/9/4+P4/4K4 b 18P 1") == "south O50 P+51 | north O58 | to south | hand south P18");
    // Where North begins he is the one in capitals, and below.
    CHECK(ours(north, "4k4/9/9/9/9/9/9/9/4K3R b P 1") == "south O50 | north O58 R18 | to north | hand north P");
    const std::string board = "4k4/9/9/9/9/9/9/9/4K4";
    check_refused(
        game,
        {
            {"4k4/9/9/9/9/9/9/9/4K4^[P", "the captured pieces have no closing ]"},
            {"4k4/9/9/9/9/9/9/9/4K4[^+P] w - - 0 1", "\"+\" cannot be held in hand"},
            {"4k4/9/9/9/9/9/9/9/4K4[^K] w - - 0 1", "\"K\" cannot be held in hand"},
            {"4k4/9/9/9/9/9/9/9/4K4[P^2] w - - 0 1", "\"2\" cannot be held in hand"},
            {"4k4/9/9/9/9/9/9/9/4K4[-^P] w - - 0 1", "the captured pieces have no closing ]; ]"},
            {"4k4/9/9/9/9/9/9/9/4K4[P]^x w - - 0 1", "\"x\" follows the captured pieces; a space"},
            {"4k4/9/9/9/9/9/9/9/4K4[P] ^", "it is not clear who is to move"},
            {"4k4/9/9/9/9/9/9/9/4K4[P] w - - 0^", "is not a move number"},
            {"4k4/9/9/9/9/9/9/9/4K4 b^", "the captured pieces in hand are missing; pieces such as R2P, or -"},
            {"4k4/9/9/9/9/9/9/9/4K4 b ^0P 1", "not a number of pieces; 2 or more before a letter"},
            {"4k4/9/9/9/9/9/9/9/4K4 b ^1P 1", "not a number of pieces"},
            {"4k4/9/9/9/9/9/9/9/4K4 b ^02P 1", "not a number of pieces"},
            {"4k4/9/9/9/9/9/9/9/4K4 b 19^P 1", "too many pieces; at most 64 pieces in all, and 18 of a kind in hand"},
            {"4k4/9/9/9/9/9/9/9/4K4 b 18P^P 1", "too many pieces"},
            {"4k4/9/9/9/9/9/9/9/4K4 b 18P18L18N9^G 1", "too many pieces"},
            {"4k4/9/9/9/9/9/9/9/4K4 b 2^ 1", "cannot be held in hand"},
            {"4k4/9/9/9/9/9/9/9/4K4 b P ^0", "is not a move number"},
            {"4k4/9/9/9/9/9/9/9/4K4 b P^", "is not a move number"},
        });
    CHECK(game.read_foreign(board + " b 18P18L18N8G 1"));
    // Three words are SFEN's, more are FEN's, where no brackets tell.
    CHECK(ours(game, board + " w - - 0 1") == "south O50 | north O58 | to south");
    CHECK(ours(game, board + " b - 1") == "south O50 | north O58 | to south");
}

// Why a touch leads nowhere in the chess for two: each clause that stands against a move has its sentence and its passage.

#include "core/game/why_not.hpp"

#include "core/game/catalogue.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus;
using namespace ludus::chess::tests;
using chess::Chess;

namespace {

/// What is said of the last spot after those before it, each by its name.
struct Asked {
    const Chess& game;
    chess::Position position;

    Reason operator()(const std::vector<std::string>& names) const {
        const Board board = game.board();
        std::vector<int> touched;
        for (const std::string& name : names) {
            touched.push_back(board.find(name));
            REQUIRE(touched.back() >= 0);
        }
        return game.why_not(position, touched);
    }
    std::string told(const std::vector<std::string>& names) const { return (*this)(names).sentence; }
};

}  // namespace

TEST_CASE("why not: an empty square, the other's piece and a piece that is shut in begin nothing") {
    const Chess game = make<chess::Turkish>();
    const Asked asked{game, game.start()};
    CHECK(asked.told({"33"}) == "No piece stands on c4. Touch a piece of White first.");
    CHECK(asked.told({"37"}) == "It is White’s turn, and the bishop on c8 belongs to Black.");
    CHECK(asked({"37"}).rule == "falkener.general.european");
    CHECK(asked.told({"10"}) ==
          "The rook on a1 has nowhere to go: pieces or the edge are in its way. The rook moves any number of squares "
          "straight.");
    CHECK(asked({"10"}).rule == "falkener.turkish.men");
}

TEST_CASE("why not: how a piece moves is said where no motion of it leads there") {
    const Chess turkish = make<chess::Turkish>();
    const Asked asked{turkish, turkish.start()};
    CHECK(asked.told({"20", "86"}) ==
          "The knight cannot go from b1 to h7. The knight moves two squares straight and one square aside.");
    CHECK(asked.told({"41", "57"}) ==
          "The pawn cannot go from d2 to e8. The pawn moves one square straight forward. It captures one square "
          "diagonally forward.");
    const Chess shogi = make<chess::Shogi>();
    CHECK(Asked{shogi, shogi.start()}.told({"40", "55"}) ==
          "The gold cannot go from d1 to e6. The gold moves one square straight or diagonally forward.");
    CHECK(Asked{shogi, shogi.start()}.told({"30", "36"}) ==
          "The silver cannot go from c1 to c7. The silver moves one square diagonally or straight forward.");
}

TEST_CASE("why not: what stands in the way, and one's own piece, are named") {
    const Chess turkish = make<chess::Turkish>();
    const Asked asked{turkish, turkish.start()};
    CHECK(asked.told({"41", "31"}) == "Your own pawn stands on c2.");
    CHECK(asked.told({"40", "13"}) == "The queen cannot go from d1 to a4: the pawn on c2 is in the way.");
    const Chess xiangqi = make<chess::Xiangqi>({{"horse", "leg"}});
    const Asked horse{xiangqi, read(xiangqi, "white K50 H33 | red K49 P34 | to white")};
    CHECK(horse.told({"33", "25"}) == "The horse cannot go from c4 to b6: the soldier on c5 is in the way.");
    CHECK(horse({"33", "25"}).rule == "falkener.xiangqi.modern.horse");
}

TEST_CASE("falkener.xiangqi.cannon: it must jump over exactly one piece") {
    const Chess game = make<chess::Xiangqi>();
    const Asked asked{game, read(game, "white K50 C22 | red K49 P24 P26 R29 | to white")};
    CHECK(asked.told({"22", "23"}) ==
          "To reach b4 the cannon must jump over exactly one piece, and none stands between.");
    CHECK(asked.told({"22", "29"}) ==
          "To reach b10 the cannon must jump over exactly one piece, and more stand between.");
    CHECK(asked({"22", "29"}).rule == "falkener.xiangqi.cannon");
}

TEST_CASE(
    "falkener.xiangqi.guard: it may not leave its part of the board, and the soldier goes aside only beyond the "
    "river") {
    const Chess game = make<chess::Xiangqi>();
    const Asked asked{game, read(game, "white K50 G62 P33 | red K49 | to white")};
    CHECK(asked.told({"62", "73"}) == "The guard may not go to g4: it may not leave its part of the board.");
    CHECK(asked({"62", "73"}).rule == "falkener.xiangqi.guard");
    CHECK(asked.told({"33", "43"}) == "From c4 the soldier may not go to d4: only from certain squares.");
}

TEST_CASE("why not: a king may be left in check by no move, and is told by whom") {
    const Chess game = make<chess::Turkish>();
    const Asked pinned{game, read(game, "white K50 B51 | black K87 R57 | to white")};
    CHECK(pinned.told({"51"}) == "The bishop on e2 cannot move: that would leave the king in check.");
    CHECK(pinned.told({"51", "42"}) == "That would leave the king in check from the rook on e8.");
    CHECK(pinned({"51", "42"}).from == std::vector<int>{game.board().find("57"), game.board().find("51")});
    const Asked checked{game, read(game, "white K50 N10 | black K87 R57 | to white")};
    CHECK(checked.told({"10"}) == "White is in check, and no move of the knight on a1 ends it.");
    CHECK(checked.told({"50", "51"}) ==
          "White is in check, and after that the rook on e8 would still attack the king.");
    CHECK(checked({"10"}).rule == checked({"50", "51"}).rule);
}

TEST_CASE("why not: a pawn captures only slantwise and moves only straight") {
    const Chess game = make<chess::Turkish>();
    const Asked asked{game, read(game, "white K50 P33 | black K87 P34 | to white")};
    CHECK(asked.told({"33", "34"}) == "The pawn cannot capture that way, and the pawn stands on c5.");
    CHECK(asked.told({"33", "44"}) == "The pawn goes that way only to capture, and nothing stands on d5.");
}

TEST_CASE("falkener.shogi.enter: an entered pawn needs an empty square, a file without another and no mate") {
    const Chess game = make<chess::Shogi>();
    const chess::Position p = read(game, "south O50 P32 | north O58 | to south | hand south P2 | hand north P");
    const Asked asked{game, p};
    const std::string hand = "hand-south-P";
    CHECK(asked.told({hand, "32"}) == "The pawn is put on an empty square, and the pawn stands on c3.");
    CHECK(asked.told({"hand-north-P"}) == "It is South’s turn, and this pawn belongs to North.");
    CHECK(asked.told({"hand-south-R"}) == "South has no rook beside the board.");
}

TEST_CASE("why not: over, a game tells how it ended; what may be touched needs no reason") {
    const GamePtr game = *make_game("falkener-turkish", {});
    const Position start = game->start();
    const Position line[] = {start};
    const int pawn[] = {game->board().find("41")};
    CHECK(why_not(*game, line, pawn).told().empty());
    const auto mated = game->read_position("white K10 | black K12 R40 R51 | to white");
    REQUIRE(mated);
    const Position end[] = {*mated};
    const Reason why = why_not(*game, end, pawn);
    CHECK(why.rule == game->result(*mated).rule);
    CHECK(why.sentence == game->result(*mated).text);
}

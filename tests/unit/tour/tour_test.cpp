// Long: every rule of one game, and its solver, texts and drills.
// The Knight's Tour, rule by rule, in the order of Falkener's chapters XXXVIII to XL and XLII.

#include "core/tour/tour.hpp"

#include <doctest/doctest.h>

#include "core/base/random.hpp"
#include "core/tour/book_tours.hpp"
#include "core/tour/roget.hpp"
#include "tests/unit/tour/support.hpp"

using namespace ludus;
using namespace ludus::tests::touring;

namespace {

using Counts = std::vector<std::uint64_t>;

/// Euler's march of sixty-two cells (page 310).
std::string march() {
    const char* rows[] = {"34 21 54 9 32 19 48 7",   "55 10 33 20 53 8 31 18", "22 35 62 0 40 49 6 47",
                          "11 56 41 50 59 52 17 30", "36 23 58 61 42 39 46 5", "57 12 25 38 51 60 29 16",
                          "24 37 2 43 14 27 4 45",   "1 0 13 26 3 44 15 28"};
    std::string text;
    for (const char* row : rows) text += std::string(text.empty() ? "" : " / ") + row;
    return text;
}

Walked from_numbers(const std::string& text, const Chosen& options = {}) {
    Walked at("", options);
    const auto read = at.game->foreign()->read(text);
    if (read) at.position = *read;
    else at.fault = describe(read.fault());
    return at;
}

}  // namespace

TEST_CASE("falkener.tour.start: the knight begins on any square") {
    CHECK(Walked().game->moves(Walked().position).size() == 64);
    CHECK(Walked().says("d4", "falkener.tour.start") == "The knight begins on d4.");
    CHECK(Walked().play("d4").text() == "d4");
}

TEST_CASE(
    "falkener.tour.cover: a leap as in chess, to no square a second time, until all are visited or none is left") {
    CHECK(Walked("d4").moves() == "b3 b5 c2 c6 e2 e6 f3 f5");
    CHECK(Walked("a1-c2").moves() == "a3 b4 d4 e1 e3");
    CHECK(Walked("a1-c2").says("e3", "falkener.tour.cover") == "The knight leaps from c2 to e3, square 3 of 64.");
    const Walked stuck = Walked("b3-d4").play("c2 a1");
    CHECK(stuck.moves().empty());
    CHECK(stuck.result().over);
    CHECK(stuck.result().score[0] == 0);
    CHECK(stuck.result().rule == "falkener.tour.cover");
    CHECK(stuck.result().text == "no leap is left: 4 of 64 squares are visited");
    const Walked whole = Walked("", {{"board", "5x5"}})
                             .play("a1 c2 e1 d3 e5 c4 a5 b3 c5 a4 b2 d1 e3 d5 b4 a2 c1 e2 d4 b5 a3 b1 d2 e4 c3");
    CHECK(whole.fault.empty());
    CHECK(whole.result().score[0] == 1);
    CHECK(whole.result().text == "all 25 squares are visited");
}

TEST_CASE("falkener.tour.half: the same on one half of the board, where no tour can be re-entering") {
    const Chosen half{{"board", "8x4"}};
    CHECK(Walked("", half).cites("a1") == "falkener.tour.half");
    CHECK(Walked("", half).game->moves(Walked("", half).position).size() == 32);
    // So the goal is not asked for there.
    Walked at("", {{"board", "8x4"}, {"goal", "reentering"}});
    const Thought thought = at.think();
    for (const Move m : thought.line) at.position = at.game->play(at.position, m);
    CHECK(at.result().score[0] == 1);
}

TEST_CASE("falkener.tour.reentering: the last square commands the first") {
    const Chosen goal{{"board", "6x6"}, {"goal", "reentering"}};
    Walked at("", goal);
    const Thought thought = at.think();
    REQUIRE(thought.value == 1000);
    REQUIRE(thought.line.size() == 36);
    for (std::size_t i = 0; i + 1 < thought.line.size(); ++i) at.position = at.game->play(at.position, thought.line[i]);
    const std::string last = at.game->words(at.position, thought.line.back());
    CHECK(at.cites(last) == "falkener.tour.cover falkener.tour.reentering");
    at.play(last);
    CHECK(at.result().rule == "falkener.tour.reentering");
    CHECK(at.result().score[0] == 1);
    CHECK(at.tally("Re-entering") == "yes");
    // A whole tour that does not return has not reached the goal.
    const std::string open = "1 14 9 20 3 / 24 19 2 15 10 / 13 8 25 4 21 / 18 23 6 11 16 / 7 12 17 22 5";
    CHECK(from_numbers(open, {{"board", "5x5"}}).result().score[0] == 1);
    CHECK(from_numbers(open, {{"board", "5x5"}}).tally("Re-entering") == "no");
}

TEST_CASE("falkener.tour.euler: cells are filled at random until no vacant one is commanded") {
    const Walked at = from_numbers(march(), {{"method", "euler"}});
    REQUIRE(at.fault.empty());
    CHECK(at.tally("Squares visited") == "62 of 64");
    CHECK_FALSE(at.result().over);
    CHECK(from_numbers(march()).result().over);
    CHECK(Walked("a1", {{"method", "euler"}}).says("c2", "falkener.tour.euler") ==
          "The march goes on at random, as long as a square is vacant: 2 are filled.");
}

TEST_CASE("falkener.tour.euler.turn: 1-9, 62-10, a; and 1-9, 62-58, a, 10-57, b") {
    Walked at = from_numbers(march(), {{"method", "euler"}});
    // 62 on c6 commands 9 on d8, 53, and others; a is d6 and b is b1.
    CHECK(at.says("turn-d8", "falkener.tour.euler.turn") ==
          "The last square commands d8. The march goes from 1 to 9, then backwards from 62 to 10, and now ends on b7.");
    at.play("turn-d8");
    CHECK(at.moves() == "d6");
    at.play("d6 turn-c4");
    CHECK(at.moves() == "b1");
    at.play("b1");
    CHECK(at.result().over);
    CHECK(at.result().score[0] == 1);
    CHECK(at.game->foreign()->write(std::vector<Position>{at.position}, 0).substr(0, 23) == "40 27 60 9 38 25 54 7 /");
    // The march may be read from its other end too, and is turned a limited number of times.
    Walked back = from_numbers(march(), {{"method", "euler"}}).play("reverse");
    CHECK(back.text().substr(0, 5) == "c6-d4");
    CHECK(back.text().find(" turned:1") != std::string::npos);
    Walked worn(back.text().substr(0, back.text().find(' ')) + " turned:200", {{"method", "euler"}});
    REQUIRE(worn.fault.empty());
    CHECK((worn.result().over || worn.moves().find("turn-") == std::string::npos));
}

TEST_CASE("falkener.tour.euler.turn: a march to a chosen square keeps a beginning from which a tour can end there") {
    const Chosen odd{{"board", "7x7"}, {"goal", "end"}, {"method", "euler"}};
    int turned = 0, kept = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Walked at("", odd);
        std::uint64_t drawn = seed;
        for (int n = 0; n < 60 && !at.result().over; ++n) {
            const auto moves = at.game->moves(at.position);
            drawn = scatter(drawn);
            const Move move = moves[drawn % moves.size()];
            at.position = at.game->play(at.position, move);
            const auto read = at.game->read_position(at.text());
            CAPTURE(at.text());
            REQUIRE(read);
            CHECK(*read == at.position);
            turned += at.text().find(" turned:") != std::string::npos;
            kept += at.moves().find("turn-") != std::string::npos && at.moves().find("reverse") == std::string::npos;
        }
    }
    CHECK(turned > 0);
    CHECK(kept > 0);
    // On the chessboard a march that is whole is turned for the sake of its sums, away from the square it is to end on.
    Walked plain("a1 to:h1", {{"goal", "end"}});
    for (const Move move : plain.think(400'000).line) plain.position = plain.game->play(plain.position, move);
    REQUIRE(plain.result().score[0] == 1);
    Walked whole(plain.text(), {{"goal", "end"}, {"sums", "columns"}, {"method", "euler"}});
    REQUIRE(whole.fault.empty());
    for (std::uint64_t n = 0; n < 40; ++n) {
        const auto moves = whole.game->moves(whole.position);
        REQUIRE_FALSE(moves.empty());
        whole.position = whole.game->play(whole.position, moves[scatter(n) % moves.size()]);
        CAPTURE(whole.text());
        const auto read = whole.game->read_position(whole.text());
        REQUIRE(read);
        CHECK(*read == whole.position);
    }
}

TEST_CASE(
    "falkener.tour.euler.turn: the solver finds turnings that lead to a vacant square, and to a re-entering tour") {
    Walked at = from_numbers(march(), {{"method", "euler"}});
    for (int i = 0; i < 20 && !at.result().over; ++i) at.position = at.game->play(at.position, at.think().best);
    CHECK(at.result().score[0] == 1);
    Walked closed(at.text().substr(0, at.text().find(' ')), {{"method", "euler"}, {"goal", "reentering"}});
    for (int i = 0; i < 40 && !closed.result().over; ++i)
        closed.position = closed.game->play(closed.position, closed.think().best);
    CHECK(closed.result().text == "all 64 squares are visited, and the tour is re-entering");
}

TEST_CASE("falkener.tour.warnsdorff: told where fewest leaps go on, and only there") {
    const Walked at("a1-b3-c1", {{"method", "warnsdorff"}});
    CHECK(at.cites("a2") == "falkener.tour.cover falkener.tour.warnsdorff");
    CHECK(at.says("a2", "falkener.tour.warnsdorff") == "From a2 the knight has 2 ways on; no other leap leaves fewer.");
    CHECK(at.cites("d3") == "falkener.tour.cover");
    // So is whoever is shown the ways on, unless by another method; and nobody where there is one leap alone.
    CHECK(Walked("a1-b3-c1").cites("a2") == at.cites("a2"));
    CHECK(Walked("a1-b3-c1", {{"aids", "false"}}).cites("a2") == "falkener.tour.cover");
    CHECK(Walked("b3-d4-c2").cites("a1") == "falkener.tour.cover falkener.tour.warnsdorff");
    CHECK(Walked("c2-a1").cites("b3") == "falkener.tour.cover");
}

TEST_CASE("falkener.tour.roget: sixteen figures of four cells, each a leap from the next, cover the board") {
    const kit::Grid grid(8, 8, kit::Look::chequered);
    const tour::Graph graph(grid);
    tour::Cells all;
    for (int quarter = 0; quarter < 4; ++quarter)
        for (const bool diamond : {false, true})
            for (const bool second : {false, true}) {
                const tour::Figure figure{quarter, diamond, second};
                const auto cells = tour::cells_of(grid, figure);
                for (std::size_t i = 0; i < 4; ++i) {
                    CHECK(graph.joined(cells[i], cells[(i + 1) % 4]));
                    CHECK(tour::figure_of(grid, cells[i]) == figure);
                    all.add(cells[i]);
                }
            }
    CHECK(all == graph.all());
    const Chosen roget{{"method", "roget"}};
    CHECK(Walked("g1", roget).says("h3", "falkener.tour.roget") == "g1 and h3 belong to the same square of quarter i.");
    CHECK(Walked("g1-h3-f4-e2", roget).says("c1", "falkener.tour.roget") ==
          "The knight goes on to the square of the same kind in quarter ii.");
    CHECK(Walked("g1", roget).says("f3", "falkener.tour.roget") == "The knight goes on to a diamond in quarter i.");
    // On other boards there are no such quarters.
    CHECK(Walked("a1", {{"method", "roget"}, {"board", "6x6"}, {"aids", "false"}}).cites("c2") ==
          "falkener.tour.cover");
}

TEST_CASE("falkener.tour.roget: hints by Roget's method keep within his figures as long as they can") {
    Walked at("", {{"method", "roget"}});
    const Thought thought = at.think();
    REQUIRE(thought.line.size() == 64);
    int within = 0;
    for (const Move m : thought.line) {
        for (const Reason& reason : at.game->reasons(at.position, m))
            within += reason.told().find("belong to the same") != std::string::npos;
        at.position = at.game->play(at.position, m);
    }
    CHECK(within >= 40);  // 48 where every figure is walked whole
}

TEST_CASE("falkener.tour.roget.end: the tour ends on the chosen square, which is of the other color") {
    const Chosen goal{{"goal", "end"}};
    const Walked at("a1", goal);
    CHECK(at.game->moves(at.position).size() == 32);
    CHECK(at.cites("to-h7") == "falkener.tour.roget.end");
    CHECK(at.says("to-b1", "falkener.tour.roget.end") ==
          "The tour is to end on b1, a square of the other color than a1.");
    CHECK(at.cites("to-h8") == "not legal");
    // It is kept to the last.
    CHECK(Walked("a1 to:c2", goal).moves() == "b3");
    CHECK(Walked("a1-b3 to:c2", goal).text() == "a1-b3 to:c2");
    CHECK_FALSE(Walked("a1-b3", goal).fault.empty());
    // On an odd number of squares it is of the same color, and the tour begins on the color of the corners.
    const Chosen odd{{"goal", "end"}, {"board", "5x5"}};
    CHECK(Walked("", odd).game->moves(Walked("", odd).position).size() == 13);
    CHECK(Walked("a1", odd).game->moves(Walked("a1", odd).position).size() == 12);
    CHECK(Walked("a1", odd).cites("to-b1") == "not legal");
}

TEST_CASE("falkener.tour.difference: opposite numbers differ by 32, and such a tour is re-entering") {
    Walked at("", {{"goal", "difference"}});
    const Thought thought = at.think();
    REQUIRE(thought.line.size() == 64);
    for (int i = 0; i < 33; ++i) at.position = at.game->play(at.position, thought.line[static_cast<std::size_t>(i)]);
    const std::string next = at.game->words(at.position, thought.line[33]);
    CHECK(at.says(next, "falkener.tour.difference") == "34 stands opposite 2: the difference is 32.");
    for (std::size_t i = 33; i < 64; ++i) at.position = at.game->play(at.position, thought.line[i]);
    CHECK(at.result().rule == "falkener.tour.difference");
    CHECK(at.result().score[0] == 1);
    CHECK(at.tally("Difference of opposite squares") == "32 in 32 pairs");
    CHECK(at.tally("Re-entering") == "yes");
}

TEST_CASE("falkener.tour.difference: the solver proves that a march which entered two opposite squares has failed") {
    const Walked at("a1-c2-e1-g2-h4-g6-h8", {{"goal", "difference"}});
    CHECK(at.think().value == -1000);
}

TEST_CASE("falkener.tour.columns and falkener.tour.magic: the sums of columns and rows, told as they are completed") {
    Walked at("", {{"sums", "magic"}});
    const Thought thought = at.think();
    REQUIRE(thought.line.size() == 64);
    std::string cited;
    for (const Move m : thought.line) {
        for (const Reason& reason : at.game->reasons(at.position, m))
            if (reason.rule == "falkener.tour.magic") cited += reason.line + " ";
        at.position = at.game->play(at.position, m);
    }
    CHECK(cited.size() == 64);  // eight columns and eight rows, "260 " each
    CHECK(at.result().text == "all 64 squares are visited, and every row and column adds up to 260");
    CHECK(at.tally("Columns") == "all 260");
    CHECK(at.tally("Rows") == "all 260");
    Walked columns("", {{"sums", "columns"}});
    for (const Move m : columns.think().line) columns.position = columns.game->play(columns.position, m);
    CHECK(columns.result().rule == "falkener.tour.columns");
    CHECK(columns.result().score[0] == 1);
}

TEST_CASE(
    "falkener.tour.magic.cells: turned and reflected, the eighteen magic tours begin on 56 squares, not beside a "
    "corner") {
    const kit::Grid grid(8, 8, kit::Look::chequered);
    tour::Cells begin;
    int magic = 0;
    for (const tour::BookTour& each : tour::book_tours()) {
        if (each.id.substr(0, 3) != "km-") continue;
        ++magic;
        const int first = tour::walk_of(each).front();
        for (int way = 0; way < 8; ++way) {
            int column = grid.column(first), row = grid.row(first);
            if (way & 1) column = 7 - column;
            if (way & 2) row = 7 - row;
            if (way & 4) std::swap(column, row);
            begin.add(grid.cell(column, row));
        }
    }
    CHECK(magic == 18);
    CHECK(begin.count() == 56);
    // And so the game tells whoever begins one.
    for (int cell = 0; cell < 64; ++cell) {
        const std::string said = Walked("", {{"sums", "magic"}}).says(grid.name(cell), "falkener.tour.magic.cells");
        CHECK((said.find("no magic tour") == std::string::npos) == begin.has(cell));
    }
    for (const char* beside : {"a2", "b1", "g1", "h2", "a7", "b8", "g8", "h7"})
        CHECK_FALSE(begin.has(grid.find(beside)));
}

TEST_CASE("the Knight's Tour: hints are true: a way that is known leads to the goal, and what is proved lost is lost") {
    for (const Chosen& options :
         {Chosen{}, Chosen{{"goal", "reentering"}}, Chosen{{"board", "16x8"}}, Chosen{{"board", "5x5"}},
          Chosen{{"board", "7x7"}, {"goal", "end"}}, Chosen{{"board", "10x3"}, {"goal", "reentering"}},
          Chosen{{"board", "cross"}, {"goal", "reentering"}}, Chosen{{"board", "8x4"}}, Chosen{{"goal", "end"}},
          Chosen{{"board", "16x8"}, {"goal", "reentering"}}, Chosen{{"sums", "magic"}, {"goal", "reentering"}}}) {
        Walked at("", options);
        CAPTURE(options.empty() ? "" : options[0].second);
        bool known = false;
        for (int i = 0; i < 140 && !at.result().over; ++i) {
            const Thought thought = at.think();
            CHECK_FALSE((known && thought.value < 1000));
            known = thought.value == 1000;
            at.position = at.game->play(at.position, thought.best);
        }
        CHECK(at.result().score[0] == 1);
    }
    // On 5 × 5 squares no tour begins on the color of fewer squares.
    CHECK(Walked("b1", {{"board", "5x5"}}).think().value == -1000);
    CHECK(Walked("b1", {{"board", "5x5"}}).tally("Can it still succeed?") == "no: this is proved");
    // Every verdict on 5 × 5 squares, against a search that prunes nothing.
    const kit::Grid grid(5, 5, kit::Look::chequered);
    const tour::Graph graph(grid);
    const tour::Solver solver(graph, grid);
    std::function<bool(tour::Walk&)> finishes = [&](tour::Walk& walk) {
        if (walk.size() == 25) return true;
        for (int cell = 0; cell < 25; ++cell) {
            if (!graph.joined(walk.back(), cell) || std::find(walk.begin(), walk.end(), cell) != walk.end()) continue;
            walk.push_back(static_cast<std::int8_t>(cell));
            const bool done = finishes(walk);
            walk.pop_back();
            if (done) return true;
        }
        return false;
    };
    Random random(7);
    for (int i = 0; i < 60; ++i) {
        tour::Walk walk{static_cast<std::int8_t>(random.below(25))};
        for (int n = 0; n < 10; ++n) {
            tour::Walk open;
            for (int cell = 0; cell < 25; ++cell)
                if (graph.joined(walk.back(), cell) && std::find(walk.begin(), walk.end(), cell) == walk.end())
                    open.push_back(static_cast<std::int8_t>(cell));
            if (open.empty()) break;
            walk.push_back(open[random.below(open.size())]);
        }
        const tour::Answer answer = solver.finish(walk, {}, 1'000'000);
        CHECK(answer.word == (finishes(walk) ? tour::Answer::Word::found : tour::Answer::Word::none));
    }
}

TEST_CASE("the Knight's Tour: squares that can no longer be reached are shown, and the ways on from each leap") {
    const Walked at(
        "b3-d4-c2-e1-f3-g1-h3-g5-h7-f8-d7-b8-a6-b4-d5-c3-b5-a3-b1-d2-f1-g3-h1-f2-d1-b2-a4-c5-b7-d8-f7-h8-g6-h4-g2");
    REQUIRE(at.fault.empty());
    int crosses = 0;
    for (const BoardLabel& label : at.game->overlay(at.position).labels) crosses += label.text == "×";
    CHECK(crosses == 1);
    CHECK(at.tally("Squares out of reach") == "a1");
    const Overlay overlay = Walked("a1").game->overlay(Walked("a1").position);
    std::string counts;
    for (const BoardLabel& label : overlay.labels) counts += label.text + " ";
    CHECK(counts == "1 5 5 ");
    const Walked plain("a1", {{"aids", "false"}});
    CHECK(plain.game->overlay(plain.position).labels.size() == 1);
    CHECK(Walked("a1-c2-e3").game->overlay(Walked("a1-c2-e3").position).lines.size() == 2);
}

TEST_CASE("the Knight's Tour: as many lines as an independent program counts (tests/perft/knights_tour.py)") {
    CHECK(Walked().counts(5) == Counts{64, 336, 1672, 8320, 39616});
    CHECK(Walked("", {{"board", "5x5"}}).counts(6) == Counts{25, 96, 328, 976, 2800, 8352});
    CHECK(Walked("", {{"board", "cross"}}).counts(4) == Counts{48, 240, 1096, 4976});
    CHECK(Walked("", {{"board", "8x4"}}).counts(5) == Counts{32, 128, 440, 1448, 4512});
    CHECK(Walked("", {{"board", "10x3"}}).counts(5) == Counts{30, 100, 256, 652, 1596});
    CHECK(from_numbers(march(), {{"method", "euler"}}).counts(5) == Counts{8, 26, 141, 563, 2728});
}

TEST_CASE("the Knight's Tour: re-entering tours of 6 × 6 squares are 9862, and other counts that are known") {
    const auto graph = [](int columns, int rows) { return tour::Graph(kit::Grid(columns, rows, kit::Look::plain)); };
    CHECK(tour::count_closed_tours(graph(6, 6)) == 9862);
    CHECK(tour::count_closed_tours(graph(10, 3)) == 16);
    CHECK(tour::count_closed_tours(graph(8, 4)) == 0);
    CHECK(tour::count_open_walks(graph(5, 5)) == 1728);
    // A quarter of the chessboard: no tour at all.
    CHECK(tour::count_open_walks(graph(4, 4)) == 0);
}

TEST_CASE("the Knight's Tour: the square it began on is told from the others by its shape, and the knight from both") {
    const Walked at = Walked().play("a1 b3 c1");
    const auto faces = at.game->faces(at.position);
    REQUIRE(faces.size() == 3);
    CHECK(faces[0].shape == Shape::square);
    CHECK(faces[0].text == "1");
    CHECK(faces[1].shape == Shape::round);
    CHECK(faces[2].figure == "knight");
}

TEST_CASE("the Knight's Tour: tours in numbers and as CSV are read as they are written") {
    for (const char* word : {"", "b1 d2 f1", "a1 c2"}) {
        const Walked at = Walked().play(word);
        for (const int format : {0, 1}) {
            const std::string text = at.game->foreign()->write(std::vector<Position>{at.position}, format);
            const auto read = at.game->foreign()->read(text);
            REQUIRE(read);
            CHECK(at.game->write(*read) == at.text());
        }
    }
    const Walked half("", {{"board", "8x4"}});
    const std::string lines = "1,,,26,7,14,19,16\n24,27,8,,20,17,6,13\r\n9,2,25,22,11,4,15,18\n28,23,10,3,,21,12,5\n";
    const auto read = half.game->foreign()->read(lines);
    REQUIRE(read);
    CHECK(half.game->write(*read).substr(0, 8) == "a4-b2-d1");
    const Walked cross("c1-a4", {{"board", "cross"}});
    CHECK_FALSE(cross.fault.empty());
    const Walked arm = Walked("c1-e2", {{"board", "cross"}});
    CHECK(arm.game->write(*arm.game->foreign()->read(
              arm.game->foreign()->write(std::vector<Position>{arm.position}, 1))) == "c1-e2");
}

TEST_CASE("the Knight's Tour: a bad tour in numbers is refused with what is wrong and where") {
    const Walked at("", {{"board", "5x5"}});
    const auto fault = [&](const std::string& text) {
        const auto read = at.game->foreign()->read(text);
        return read ? std::string("none") : describe(read.fault());
    };
    const std::string rest = " / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0 / 0 0 0 0 0";
    CHECK(fault("1 0 0 0 0" + rest) == "none");
    CHECK(fault("1 0 x 0 0" + rest).find("\"x\" is no number of a tour") != std::string::npos);
    CHECK(fault("1 0 x 0 0" + rest).find("line 1, column 5") != std::string::npos);
    CHECK(fault("1 0 26 0 0" + rest).find("a whole number from 1 to 25") != std::string::npos);
    CHECK(fault("1 0 1 0 0" + rest).find("1 stands there twice") != std::string::npos);
    CHECK(fault("1 0 2 0 0" + rest).find("2 is no knight’s leap from 1") != std::string::npos);
    CHECK(fault("1 0 0 0 0 0" + rest).find("a number too many") != std::string::npos);
    CHECK(fault("1 0 0 0" + rest).find("row 1 has 4 numbers") != std::string::npos);
    CHECK(fault("1 0 0 0 0").find("there are 1 rows") != std::string::npos);
    CHECK(fault("1 0 3 0 0" + rest).find("the number 2 is missing") != std::string::npos);
    CHECK(fault(std::string(5000, '1')).find("the text is too long") != std::string::npos);
    CHECK(fault("").find("there are 0 rows") != std::string::npos);
    CHECK(fault("1,,,,\n,,,\n").find("row 2 has 4 numbers") != std::string::npos);
}

TEST_CASE("the Knight's Tour: what no walk can be is refused at its place") {
    for (const auto& [words, said] : {std::pair{"a1-b2", "column 4"},
                                      {"a1-c2-a1", "column 7"},
                                      {"a1-", "a square"},
                                      {"-a1", "a square"},
                                      {"z9", "a square such as a1"},
                                      {"a1 to:b1", "nothing more"},
                                      {"a1-c2-e3 turned:1", "nothing more"}}) {
        const std::string text = words, expected = said;
        CAPTURE(text);
        const Walked at(text);
        CHECK(at.fault.find(expected) != std::string::npos);
    }
    CHECK_FALSE(Walked("a1-c2-e3 turned:201", {{"method", "euler"}}).fault.empty());
    CHECK(Walked("a1-c2-e3 turned:7", {{"method", "euler"}}).text() == "a1-c2-e3 turned:7");
}

TEST_CASE("the Knight's Tour: drills ask for a leap that does not lock the knight in, and know them all") {
    const Walked at;
    for (int level = 1; level <= 3; ++level)
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto made = at.game->exercise("next", level, seed);
            REQUIRE(made);
            const auto again = at.game->exercise("next", level, seed);
            CHECK(again->setup == made->setup);
            const Walked from(made->setup);
            REQUIRE(from.fault.empty());
            for (const Move m : from.game->moves(from.position)) {
                const std::string word = from.game->words(from.position, m);
                const Verdict verdict = judge(*at.game, *made, {word});
                Walked on = from;
                on.play(word);
                const bool open = on.result().over ? on.result().score[0] == 1 : on.think(400'000).value == 1000;
                CHECK((verdict.word == Verdict::Word::right) == open);
                if (!open) CHECK(verdict.why.find(word) != std::string::npos);
            }
        }
    CHECK_FALSE(at.game->exercise("other", 1, 1));
    CHECK_FALSE(at.game->exercise("next", 4, 1));
}

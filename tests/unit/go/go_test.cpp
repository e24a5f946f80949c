// Long: the rules of Go, each by its passage: captures, eyes, ko, the marking of dead stones, the counts; positions as texts; the board.

#include "core/go/go.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"
#include "tests/unit/broken_text.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::go;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

Go rules(const Chosen& chosen = {}) { return Go(*Options::of(Go::card(), chosen)); }

Go::Position at(const Go& go, std::string_view text) {
    const auto read = go.read_position(text);
    REQUIRE_MESSAGE(read, (read ? std::string() : read.fault().what + ": " + read.fault().expected));
    return *read;
}

/// Plays words parted by blanks.
Go::Position after(const Go& go, Go::Position p, std::string_view words) {
    for (const auto word : split_words(words)) {
        const auto move = go.read(p, word);
        REQUIRE_MESSAGE(move, std::string(word));
        p = go.play(p, *move);
    }
    return p;
}

bool allows(const Go& go, const Go::Position& p, std::string_view word) { return go.read(p, word).has_value(); }

std::set<std::string> rules_of(const Go& go, const Go::Position& p, std::string_view word) {
    std::set<std::string> out;
    const auto move = go.read(p, word);
    REQUIRE(move);
    for (const Reason& reason : go.reasons(p, *move)) out.insert(reason.rule);
    return out;
}

constexpr const char* game_file = LUDUS_ASSETS "/examples/go/falkener-go/game.game";

/// The board of the book's game when both have passed.
Go::Position end_of_game(const Go& go) {
    const auto match = read_record(ludus::tests::file_text(game_file));
    REQUIRE(match);
    Match whole = *match;
    whole.go_first();
    for (int n = 0; n < 275; ++n) whole.redo();
    return at(go, whole.game().write(whole.position()));
}

const Chosen on_nine{{"lines", "9"}, {"setup", "empty"}};
Chosen with(Chosen chosen, const char* key, const char* value) {
    chosen.emplace_back(key, value);
    return chosen;
}

// White may take back on 43 after Black has taken there: the see-saw in the middle of nine lines.
constexpr const char* see_saw = "black 9/9/9/3XO4/2XO1O3/3XO4/9/9/9";

}  // namespace

TEST_SUITE("falkener-go: rules") {
    TEST_CASE("falkener.go.setup: two of each colour stand crosswise, on boards of every size") {
        const Go go = rules();
        const auto names = [](const Go& game, int seat) {
            std::set<std::string> out;
            const Board board = game.board();
            for (const Face& face : game.faces(game.start()))
                if (face.owner == seat) out.insert(board.spots[static_cast<std::size_t>(face.spot)].name);
            return out;
        };
        CHECK(names(go, black) == std::set<std::string>{"63", "315"});
        CHECK(names(go, white) == std::set<std::string>{"75", "303"});
        CHECK(names(rules({{"lines", "13"}}), black) == std::set<std::string>{"45", "135"});
        CHECK(names(rules({{"lines", "9"}}), white) == std::set<std::string>{"26", "62"});
        CHECK(names(rules({{"setup", "empty"}}), black).empty());
    }

    TEST_CASE("falkener.go.setup.handicap: the weaker player has all four, or all the marked points of either board") {
        const auto stones = [](const Chosen& chosen) {
            const Go go = rules(chosen);
            std::set<std::string> out;
            for (const Face& face : go.faces(go.start())) {
                CHECK(face.owner == black);
                out.insert(go.board().spots[static_cast<std::size_t>(face.spot)].name);
            }
            return out;
        };
        CHECK(stones({{"handicap", "four"}}) == std::set<std::string>{"63", "75", "303", "315"});
        CHECK(stones({{"handicap", "nine"}}) ==
              std::set<std::string>{"63", "69", "75", "183", "189", "195", "303", "309", "315"});
        CHECK(stones({{"handicap", "nine"}, {"marks", "chinese"}}) ==
              std::set<std::string>{"63", "75", "189", "303", "315", "9", "180", "198", "369"});
    }

    TEST_CASE(
        "falkener.go.board, falkener.go.pieces: 361 points where the lines cross, or 169, or 81, and stones for all of "
        "them") {
        for (const int lines : {19, 13, 9}) {
            const Go go = rules({{"lines", std::to_string(lines)}, {"setup", "empty"}});
            const Board board = go.board();
            CHECK(std::ranges::count_if(board.spots, [](const Spot& spot) { return spot.kind == SpotKind::point; }) ==
                  lines * lines);
            CHECK(board.lines.size() == static_cast<std::size_t>(2 * lines));
            // Nobody runs out of stones: one more than half the points can be put by each.
            MoveList list;
            go.moves(go.start(), list);
            CHECK(list.size() == static_cast<std::size_t>(lines * lines + 1));
        }
    }

    TEST_CASE("falkener.go.nomove: no move takes a stone from its point to another, and only lines connect") {
        const Go go = rules(on_nine);
        const auto p = at(go, "black 9/1X7/2X6/9/9/9/9/9/9");
        MoveList list;
        go.moves(p, list);
        for (const Move m : list) {
            const auto next = go.play(p, m);
            CHECK(next.owner.has(go.cell_of_today("B8"), black));
            CHECK(next.owner.has(go.cell_of_today("C7"), black));
        }
        const StoneBoard board = go.stones(p);
        CHECK(board.chain_size(board.point(go.cell_of_today("B8"))) == 1);
        const StoneBoard joined = go.stones(after(go, p, "12"));
        CHECK(joined.chain_size(joined.point(go.cell_of_today("B8"))) == 3);
    }

    TEST_CASE("falkener.go.safe: what has two eyes cannot be taken, what has one can") {
        const Go go = rules(with(on_nine, "suicide", "forbidden"));
        const auto two = at(go, "white 1X1XO4/XXXXO4/OOOOO4/9/9/9/9/9/9");
        CHECK_FALSE(allows(go, two, "0"));
        CHECK_FALSE(allows(go, two, "2"));
        const auto one = at(go, "white 1XXXO4/XXXXO4/OOOOO4/9/9/9/9/9/9");
        CHECK(after(go, one, "0").captured[white] == 7);
    }

    TEST_CASE("falkener.go.marks: nine dots, or nine corners of which four are half") {
        CHECK(rules().board().dots.size() == 9);
        const Board chinese = rules({{"marks", "chinese"}}).board();
        CHECK(chinese.dots.empty());
        // Eight strokes about each of five points, four about each of four; and the lines of the board.
        CHECK(chinese.lines.size() == rules().board().lines.size() + 5 * 8 + 4 * 4);
    }

    TEST_CASE("falkener.go.first and turn: Black begins, or White, and they put stones by turns on any vacant point") {
        const Go go = rules();
        CHECK(go.to_move(go.start()) == black);
        CHECK(rules({{"first", "white"}}).to_move(rules({{"first", "white"}}).start()) == white);
        MoveList list;
        go.moves(go.start(), list);
        CHECK(list.size() == 361 - 4 + 1);
        CHECK(go.to_move(after(go, go.start(), "53")) == white);
        CHECK(rules_of(go, go.start(), "53") == std::set<std::string>{"falkener.go.first", "falkener.go.turn"});
        CHECK_FALSE(allows(go, go.start(), "63"));
        CHECK_FALSE(allows(go, go.start(), "19"));  // no such point: the rows have nineteen
    }

    TEST_CASE("falkener.go.take: what has no free point along the lines is taken, across counts for nothing") {
        const Go go = rules(on_nine);
        // White 40 has black stones across and beside; only 31 is free.
        const auto p = at(go, "black 9/9/2X1X4/9/2XOX4/3X5/9/9/9");
        const auto taken = after(go, p, "33");
        CHECK(go.write(taken) == "white 9/9/2X1X4/3X5/2X1X4/3X5/9/9/9 captured:1,0");
        CHECK(rules_of(go, p, "33") == std::set<std::string>{"falkener.go.turn", "falkener.go.take"});
        CHECK(go.words(p, *go.read(p, "33")) == "33+43");
        CHECK(go.threats(p).size() == 1);
        CHECK(go.threats(taken).empty());
    }

    TEST_CASE("falkener.go.enter-eye: the other's stones are taken before one's own breath is looked at") {
        const Go go = rules(with(on_nine, "suicide", "forbidden"));
        const auto p = at(go, "white XXO6/1XO6/XXO6/OO7/9/9/9/9/9");
        CHECK(rules_of(go, p, "10").contains("falkener.go.enter-eye"));
        CHECK(go.write(after(go, p, "10")) == "black 2O6/O1O6/2O6/OO7/9/9/9/9/9 captured:0,5");
    }

    TEST_CASE("falkener.go.enter-eye.lost: a stone that takes nothing and has no breath is lost, with what it joins") {
        const Go go = rules(on_nine);
        const auto one = at(go, "white 1X7/XX7/9/9/9/9/9/9/9");
        CHECK(go.write(after(go, one, "0")) == "black 1X7/XX7/9/9/9/9/9/9/9 captured:1,0");
        CHECK(rules_of(go, one, "0") == std::set<std::string>{"falkener.go.turn", "falkener.go.enter-eye.lost"});
        const auto two = at(go, "white 1OX6/XX7/9/9/9/9/9/9/9");
        CHECK(go.write(after(go, two, "0")) == "black 2X6/XX7/9/9/9/9/9/9/9 captured:2,0");
        const Go today = rules(with(on_nine, "suicide", "forbidden"));
        CHECK_FALSE(allows(today, one, "0"));
        CHECK_FALSE(allows(today, two, "0"));
        CHECK(allows(today, two, "5"));
    }

    TEST_CASE(
        "falkener.go.ko: a single stone is not taken back at once, or is, or not while a board would come again") {
        const Go simple = rules(on_nine), none = rules(with(on_nine, "ko", "none")),
                 super = rules(with(on_nine, "ko", "superko"));
        const auto taken = after(simple, at(simple, see_saw), "44");
        CHECK(simple.write(taken) == "white 9/9/9/3XO4/2X1XO3/3XO4/9/9/9 captured:1,0 ko:43");
        CHECK_FALSE(allows(simple, taken, "43"));
        CHECK(allows(simple, after(simple, taken, "0 1"), "43"));
        CHECK(allows(none, after(none, at(none, see_saw), "44"), "43"));
        // By the way here alone.
        const auto again = [&](const Go& go, std::string_view words, std::string_view back) {
            std::vector<Go::Position> line{at(go, see_saw)};
            for (const auto word : split_words(words)) line.push_back(after(go, line.back(), word));
            MoveList list;
            go.moves(line.back(), list);
            go.remove_repetitions(line, list);
            return std::count(list.begin(), list.end(), *go.read(line.back(), back)) == 1;
        };
        CHECK_FALSE(again(super, "44", "43"));
        CHECK(again(super, "44 0 1", "43"));
        CHECK(again(super, "44 pass pass play-on", "pass"));
        CHECK(again(none, "44", "43"));
        // Two taken, or one by a stone that does not stand alone, are no ko.
        const auto joined = at(simple, "black 9/9/9/3XO4/2XO1O3/3XXO3/9/9/9");
        CHECK(simple.write(after(simple, joined, "44")) == "white 9/9/9/3XO4/2X1XO3/3XXO3/9/9/9 captured:1,0");
    }

    TEST_CASE("a self-capture of one stone brings the board about again, which superko forbids") {
        const Go super = rules(with(on_nine, "ko", "superko"));
        const auto p = at(super, "white 1X7/XX7/9/9/9/9/9/9/9");
        MoveList list;
        super.moves(p, list);
        const auto before = list.size();
        super.remove_repetitions(std::span(&p, 1), list);
        CHECK(list.size() == before - 1);
    }

    TEST_CASE(
        "falkener.go.end and dead: two passes, then each marks and agrees; who does not agree lets the other play on") {
        const Go go = rules(on_nine);
        auto p = at(go, "black XXXXXXXXX/9/9/9/3O5/9/9/9/9");
        p = after(go, p, "pass pass");
        CHECK(p.phase == Phase::marking);
        CHECK(go.to_move(p) == black);
        CHECK(go.at_turn_start(p));
        p = after(go, p, "dead-43");
        CHECK(go.to_move(p) == black);
        CHECK_FALSE(go.at_turn_start(p));
        CHECK_FALSE(allows(go, p, "dead-43"));
        p = after(go, p, "agree");
        CHECK(go.to_move(p) == white);
        CHECK(go.write(after(go, p, "play-on")) == "black XXXXXXXXX/9/9/9/3O5/9/9/9/9");
        // What White marks besides, Black is asked about.
        const auto more = after(go, p, "dead-0 agree");
        CHECK(go.to_move(more) == black);
        CHECK(more.phase == Phase::marking);
        p = after(go, p, "agree");
        CHECK(p.phase == Phase::camps);
        p = after(go, p, "camps-1 camps-0");
        CHECK(p.phase == Phase::paying);
        CHECK(go.to_move(p) == white);
        p = after(go, p, "off-8 clear fill count");
        CHECK(go.result(p).over);
        CHECK(go.result(p).score[black] == 39.5F);  // 80 against 1
    }

    TEST_CASE("a pass between stones ends nothing") {
        const Go go = rules(on_nine);
        CHECK(after(go, go.start(), "pass 0 pass").phase == Phase::playing);
        CHECK(after(go, go.start(), "pass 0 pass pass").phase == Phase::marking);
    }

    TEST_CASE("falkener.go.camps: five of Black's and two of White's in the book's game, with its eyes") {
        const Go go = rules();
        auto p = end_of_game(go);
        const Go::Position agreed = after(go, p, "dead-113 agree dead-251 dead-274 agree agree");
        const auto all = camps(go.count(agreed), 19);
        std::array<std::vector<std::size_t>, 2> sizes;
        for (const Camp& camp : all) sizes[static_cast<std::size_t>(camp.seat)].push_back(camp.cells.size());
        CHECK(sizes[black] == std::vector<std::size_t>{26, 38, 29, 29, 63});
        CHECK(sizes[white].size() == 2);
        CHECK(sizes[white][0] + sizes[white][1] == 361 - 185);
        CHECK_FALSE(allows(go, agreed, "camps-2"));
        p = after(go, agreed, "camps-5 camps-2 off-195 off-196");
        CHECK(p.phase == Phase::paying);
        CHECK_FALSE(allows(go, p, "off-195"));
        CHECK_FALSE(allows(go, p, "off-113"));  // dead already
        CHECK_FALSE(allows(go, p, "off-14"));   // White's
        // Any three will do.
        for (const char* three : {"off-216", "off-1"}) {
            const auto over = after(go, p, std::string(three) + " clear fill count");
            CHECK(go.result(over).score[black] == 1.5F);
            CHECK(go.result(over).rule == "falkener.go.result");
        }
    }

    TEST_CASE("falkener.go.count: one side is counted and the other has the rest, or what nobody encloses is shared") {
        const char* const p = "black 3XO4/3XO4/3XO4/3XO4/3XO4/3XO4/3XO4/3X1O3/3XO4";
        const auto score = [&](Chosen chosen) {
            chosen.insert(chosen.begin(), {{"lines", "9"}, {"setup", "empty"}});
            const Go go = rules(chosen);
            const auto end = after(go, at(go, p), "pass pass agree agree");
            auto over = end;
            MoveList list;
            for (go.moves(over, list); !list.empty(); go.moves(over, list)) over = go.play(over, list.front());
            return go.twice_points(go.count(over), over);
        };
        // Black has 36 and White 44, and one point both touch: White has one camp, and so has Black.
        CHECK(score({}) == std::array{72, 90});
        CHECK(score({{"counted", "white"}}) == std::array{74, 88});
        CHECK(score({{"neutral", "shared"}}) == std::array{73, 89});
        CHECK(score({{"count", "area"}}) == std::array{72, 88});
        CHECK(score({{"count", "area"}, {"komi", "7.5"}}) == std::array{72, 103});
        CHECK(score({{"count", "territory"}}) == std::array{54, 70});
    }

    TEST_CASE(
        "falkener.go.result: half the difference by his count, the whole by today's, and a draw where they are even") {
        const Go his = rules(with(with(on_nine, "camps", "free"), "neutral", "shared"));
        const auto even = after(his, at(his, "black 4XO3/4XO3/4XO3/4XO3/3X1O3/3XO4/3XO4/3XO4/3XO4"),
                                "pass pass agree agree fill count");
        CHECK(his.result(even).score[black] == 0.5F);
        CHECK(his.result(even).text == "Draw: both players have 40½ points.");
        const Go today = rules(with(with(on_nine, "count", "area"), "komi", "6.5"));
        const auto over = after(today, at(today, "black 4XO3/4XO3/4XO3/4XO3/3X1O3/3XO4/3XO4/3XO4/3XO4"),
                                "pass pass agree agree count");
        CHECK(today.result(over).text == "White wins by 6½: 46½ points against 40.");
        CHECK(today.result(over).score[white] == 6.5F);
    }

    TEST_CASE("the count is shown step by step: whose points, the spare stones, and the sums") {
        const Go go = rules();
        auto p = end_of_game(go);
        CHECK(go.overlay(go.start()).owned.empty());
        const auto owned = [&](int seat) {
            return std::ranges::count_if(go.overlay(p).owned, [&](const auto& each) { return each.owner == seat; });
        };
        p = after(go, p, "dead-113 agree dead-251 dead-274 agree agree camps-5 camps-2");
        const auto faces = go.faces(p).size();
        p = after(go, p, "off-195 off-196 off-216");
        CHECK(go.faces(p).size() == faces - 3);
        p = after(go, p, "clear");
        CHECK(go.faces(p).size() == faces - 3 - 5);
        CHECK(owned(black) > 0);
        p = after(go, p, "fill");
        CHECK(owned(black) == 0);
        CHECK(std::ranges::count_if(go.faces(p), [](const Face& face) { return face.owner == black; }) == 182);
        std::string told;
        for (const Tally& tally : go.tallies(p))
            for (const auto& row : tally.rows) told += row.label + "=" + row.value + ";";
        CHECK(told.ends_with("Black=182;White=179;"));
        CHECK(told.find("Black, camp 5=63 points;") != std::string::npos);
    }

    TEST_CASE("falkener.go.notation: points are written as the book numbers them, read as today's too") {
        const Go go = rules();
        const auto p = go.start();
        CHECK(go.words(p, *go.read(p, "53")) == "53");
        CHECK(go.written(p, *go.read(p, "53"), 1) == "O17");
        CHECK(*go.read(p, "O17") == *go.read(p, "53"));
        CHECK(*go.read(p, "J10") == *go.read(p, "188"));
        CHECK_FALSE(allows(go, p, "I10"));
        CHECK_FALSE(allows(go, p, "O017"));
        CHECK_FALSE(allows(go, p, "053"));
        CHECK_FALSE(allows(go, p, "53+63"));
        for (const int lines : {9, 13, 19}) {
            const Go each = rules({{"lines", std::to_string(lines)}});
            for (int c = 0; c < lines * lines; ++c) CHECK(each.cell_of_today(each.today(c)) == c);
        }
    }

    TEST_CASE("the words of a move name what it captures, and nothing else, in random games") {
        for (const char* lines : {"9", "13"}) {
            const Go go = rules({{"lines", lines}, {"setup", "empty"}});
            Random random(7);
            auto p = go.start();
            int captures = 0;
            for (int ply = 0; ply < 260; ++ply) {
                MoveList list;
                go.moves(p, list);
                for (const Move m : list) {
                    if (m == Go::pass) continue;
                    const auto next = go.play(p, m);
                    std::string expected = go.written(p, m, 0);
                    expected = expected.substr(0, expected.find('+'));
                    for (int row = go.lines() - 1; row >= 0; --row)
                        for (int column = 0; column < go.lines(); ++column)
                            if (const int c = row * go.lines() + column;
                                p.owner.has(c, 1 - p.seat) && next.owner.is_free(c))
                                expected += "+" + go.board().spots[static_cast<std::size_t>(c)].name, ++captures;
                    REQUIRE(go.words(p, m) == expected);
                }
                list.pop_back();
                if (list.empty()) break;
                p = go.play(p, list[random.below(list.size())]);
            }
            CHECK(captures > 50);
        }
    }

    TEST_CASE("positions that cannot be are refused, each at its word") {
        const Go go = rules();
        const std::string whole = go.write(end_of_game(go));
        CHECK(go.write(at(go, whole)) == whole);
        const auto refused = [](const Go& game, std::string_view text, std::string_view what) {
            const auto read = game.read_position(text);
            REQUIRE_FALSE(read);
            CHECK_MESSAGE(read.fault().expected.find(what) != std::string::npos, read.fault().expected);
        };
        const Go nine = rules(on_nine);
        refused(nine, "black 9/9/9/9/9/9/9/9", "9 rows");
        refused(nine, "black 9/9/9/9/9/9/9/9/18", "9 rows");
        refused(nine, "black 9/9/9/9/9/9/9/9/45", "9 rows");
        refused(nine, "black 09/9/9/9/9/9/9/9/9", "9 rows");
        refused(nine, "black 99999999999999999999/9/9/9/9/9/9/9/9", "9 rows");
        refused(nine, "black OX7/X8/9/9/9/9/9/9/9", "a free point beside the stones of 0");
        refused(nine, "black 9/9/9/9/9/9/9/9/9 ko:40", "taken back");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 marking dead:1", "hang together");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 dead:0,1", "both have passed");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 marking dead:1,0", "");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 passed marking", "");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 paying", "fewer camps");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 filling", "camps more");
        refused(nine, "black XX7/9/9/9/9/9/9/9/9 captured:0,0", "");
        refused(rules(with(on_nine, "count", "area")), "black XX7/9/9/9/9/9/9/9/9 filling", "fills nothing");
    }

    TEST_CASE("the computer player marks what is dead, agrees, and never fills its own eye") {
        const Go go = rules(on_nine);
        // White's stone in the corner is shut in.
        const auto p = at(go, "black 1OX1XO3/XXX1XO1O1/4XO3/4XO1O1/4XO3/4XO1O1/4XO3/4XO1O1/4XO3 marking");
        MoveList list;
        go.moves(p, list);
        go.prune(p, list);
        REQUIRE(list.size() == 1);
        CHECK(Go::is_mark(list.front()));
        const auto marked = go.play(p, list.front());
        go.moves(marked, list);
        go.prune(marked, list);
        CHECK(list == MoveList{Go::agree});
        // What is alive and marked is not agreed on.
        const auto wrong = after(go, marked, "dead-44 agree");
        go.moves(wrong, list);
        go.prune(wrong, list);
        CHECK(list == MoveList{Go::play_on});
        const auto eyes = at(go, "black 1X1X5/XXXX5/9/9/9/9/9/9/9");
        go.moves(eyes, list);
        const auto before = list.size();
        go.prune(eyes, list);
        CHECK(list.size() == before - 2);
    }
}

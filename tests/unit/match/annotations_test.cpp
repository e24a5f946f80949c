// Signs, marks and comments: what the record, PGN and SGF make of them.
#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "core/match/sgf.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;

namespace {

/// Marks packed, in their order.
DrawnMarks all(std::initializer_list<DrawnMark> marks) {
    DrawnMarks out;
    for (const DrawnMark& mark : marks) add_mark(out, mark.packed());
    return out;
}

Match read(const std::string& record) {
    auto match = read_record(record);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
    return std::move(*match);
}

int spot(const Match& match, const std::string& name) {
    const Board board = match.game().board();
    for (std::size_t i = 0; i < board.spots.size(); ++i)
        if (board.spots[i].name == name) return static_cast<int>(i);
    return -1;
}

void refused(const std::string& moves, int line, int column, const std::string& what) {
    CAPTURE(moves);
    const auto match = read_record("[Game \"fulke-1\"]\n\n" + moves);
    REQUIRE(!match.has_value());
    CHECK(match.fault().line == line);
    CHECK(match.fault().column == column);
    CHECK_MESSAGE(describe(match.fault()).find(what) != std::string::npos, describe(match.fault()));
}

/// A move of Fulke's first game that is legal at its beginning.
std::string a_move() {
    const Match match(*make_game("fulke-1", {}));
    return match.game().words(match.position(), match.moves()[0]);
}

}  // namespace

TEST_CASE("record: a move has a sign, and what is drawn stands in its comment") {
    const std::string move = a_move();
    const Match match =
        read("[Game \"fulke-1\"]\n\n{[%csl Ba1]} 1. " + move + " !? {[%csl Ga1,Rb2] [%cal Gb2a1,Ya1b2] so it goes}\n");
    const Match::Node& node = match.node(1);
    CHECK(node.sign == Sign::interesting);
    CHECK(node.comment == "so it goes");
    const int a1 = spot(match, "a1"), b2 = spot(match, "b2");
    CHECK(node.marks == all({{MarkColour::green, a1, -1},
                             {MarkColour::red, b2, -1},
                             {MarkColour::yellow, a1, b2},
                             {MarkColour::green, b2, a1}}));
    CHECK(match.node(0).marks == all({{MarkColour::blue, a1, -1}}));
    CHECK(match.node(0).comment.empty());
    CHECK(write_record(match) ==
          "[Game \"fulke-1\"]\n\n{[%csl Ba1]}\n1. " + move + " !? {[%csl Ga1,Rb2] [%cal Gb2a1,Ya1b2] so it goes}\n");
}

TEST_CASE("record: words that look like marks stay words") {
    Match match(*make_game("fulke-1", {}));
    REQUIRE(match.play(a_move()));
    for (const char* text : {"[%csl Ga1]", "\\[%cal Ga1b2] and }", "[%cslGa1] [%LB D4:A]", " [%csl nothing"}) {
        CAPTURE(text);
        match.comment(1, text);
        match.draw(1, all({{MarkColour::red, spot(match, "a1"), -1}}));
        CHECK(tests::told(tests::record_problems(match, make_game)) == "");
        match.draw(1, {});
        CHECK(tests::told(tests::record_problems(match, make_game)) == "");
    }
}

TEST_CASE("record: names that could be read in two ways are parted by a hyphen") {
    const MarkText text(std::vector<std::string>{"1", "11", "12", "2", "a-b", "", "5"});
    CHECK(text.write(all({{MarkColour::green, 0, 2}})) == "[%cal G1-12]");
    CHECK(text.write(all({{MarkColour::green, 1, 3}})) == "[%cal G11-2]");
    CHECK(text.write(all({{MarkColour::green, 3, 6}})) == "[%cal G25]");
    CHECK(text.write(all({{MarkColour::blue, 4, 1}})) == "[%cal Ba-b11]");
    // A spot without a name cannot be marked, and is left out.
    CHECK(text.write(all({{MarkColour::blue, 5, -1}})).empty());
    DrawnMarks marks;
    Fault fault;
    CHECK(text.read("[%cal G1-12,R11-2,Ba-b-11] more", marks, fault) == 26);
    CHECK(marks == all({{MarkColour::green, 0, 2}, {MarkColour::red, 1, 3}, {MarkColour::blue, 4, 1}}));
    CHECK(text.read("[%cal G112]", marks, fault) == 0);
    CHECK(fault.what == "\"G112\" cannot be drawn here");
}

TEST_CASE("record: a mark drawn again takes the new colour, and rings stand before arrows") {
    const DrawnMarks marks = all(
        {{MarkColour::green, 1, 2}, {MarkColour::green, 1, -1}, {MarkColour::red, 1, 2}, {MarkColour::blue, 3, -1}});
    CHECK(marks == DrawnMarks{DrawnMark{MarkColour::green, 1, -1}.packed(), DrawnMark{MarkColour::blue, 3, -1}.packed(),
                              DrawnMark{MarkColour::red, 1, 2}.packed()});
    CHECK(DrawnMark::of(marks[2]).to == 2);
}

TEST_CASE("record: a wrong sign or mark is named with its place") {
    const std::string move = "1. " + a_move();
    const int after = static_cast<int>(move.size()) + 2;
    refused("! " + move, 3, 1, "a sign before the first move");
    refused(move + " ! ?", 3, after + 2, "a second sign");
    refused(move + " !!!", 3, after, "\"!!!\" is not a sign (expected !, ?, !!, ??, !? or ?!)");
    refused(move + " 2. !", 3, after, "the turn number has no move");
    refused(move + " {[%csl Ga1", 3, after + 1, "the marks are not closed");
    refused(move + " {[%csl Ga1}", 3, after + 1, "the marks are not closed");
    refused(move + " {so\n[%csl Ga1,Xa2]}", 4, 11, "\"Xa2\" cannot be drawn here");
    refused(move + " {[%csl Ga1,]}", 3, after + 11, "cannot be drawn here");
    refused(move + " {[%csl Gz9]}", 3, after + 7, "\"Gz9\" cannot be drawn here");
    refused(move + " {[%cal Ga1]}", 3, after + 7, "\"Ga1\" cannot be drawn here");
    refused(move + " {[%cal Ga1a1]}", 3, after + 7, "\"Ga1a1\" cannot be drawn here");
    refused(move + " {" + std::string(longest_comment + 1, 'x') + "}", 3, after, "longer than 20000 bytes");
    CHECK(read_record("[Game \"fulke-1\"]\n\n" + move + " {" + std::string(longest_comment, 'x') + "}"));
    // The first that is one too many, among arrows from a1 and back.
    const Match match(*make_game("fulke-1", {}));
    std::string marks;
    int count = 0, column = 0;
    for (const bool back : {false, true})
        for (const Spot& spot : match.game().board().spots) {
            if (spot.kind != SpotKind::point || spot.name == "a1") continue;
            if (!marks.empty()) marks += ',';
            if (++count == static_cast<int>(most_marks) + 1) column = after + 7 + static_cast<int>(marks.size());
            marks += back ? "G" + spot.name + "a1" : "Ga1" + spot.name;
        }
    refused(move + " {[%cal " + marks + "]}", 3, column, "too many marks (expected at most 200 marks)");
}

TEST_CASE("PGN: signs are its numbers, and marks are in its names of the squares") {
    Match match(*make_game("falkener-xiangqi", {{"horse", "leg"}}));
    const auto e3 = read_pgn("[Variant \"Xiangqi\"]\n\n1. Cbe3 {[%csl Ge3][%cal Rb3e3] so} *");
    REQUIRE(e3.has_value());
    const std::vector<int> way = e3->touches(1);
    CHECK(e3->node(1).marks == all({{MarkColour::green, way[1], -1}, {MarkColour::red, way[0], way[1]}}));
    CHECK(e3->node(1).comment == "so");
    Match signs = *e3;
    for (int n = 1; n <= 6; ++n) {
        signs.sign(1, static_cast<Sign>(n));
        CHECK(write_pgn(signs).find("1. Cbe3 $" + std::to_string(n) + " {[%csl Ge3] [%cal Rb3e3] so} *") !=
              std::string::npos);
    }
    // What cannot be read as marks of this board is kept as words.
    const auto odd = read_pgn("[Variant \"Xiangqi\"]\n\n1. Cbe3 {[%csl Gz99] [%clk 0:10] so} *");
    REQUIRE(odd.has_value());
    CHECK(odd->node(1).comment == "[%csl Gz99] [%clk 0:10] so");
    CHECK(tests::told(tests::record_problems(*odd, make_game)) == "");
    const auto longest = read_pgn("[Variant \"Xiangqi\"]\n\n1. Cbe3 {" + std::string(longest_comment + 1, 'x') + "} *");
    REQUIRE(!longest.has_value());
    CHECK(longest.fault().line == 3);
    CHECK(longest.fault().what == "the comment is longer than 20000 bytes");
}

TEST_CASE("PGN: of a turn that is one word the last sign is its sign, and all that is drawn is drawn") {
    Match game(*make_game("falkener-draughts", {}));
    // Plays until a turn of two moves comes.
    Random random(5);
    for (int n = 0; n < 400; ++n) {
        const MoveList moves = game.moves();
        if (moves.size() == 0) game = Match(*make_game("falkener-draughts", {}));
        else REQUIRE(game.play(moves[random.below(moves.size())]));
        const int here = game.cursor(), before = game.node(here).parent;
        if (before <= 0 || game.game().at_turn_start(game.node(before).position)) continue;
        game.sign(before, Sign::good);
        game.sign(here, Sign::blunder);
        game.draw(before, all({{MarkColour::red, game.touches(here)[0], -1}}));
        game.comment(before, "first");
        game.comment(here, "then");
        const std::string text = write_pgn(game);
        const auto read = read_pgn(text);
        REQUIRE_MESSAGE(read.has_value(), (read ? "" : describe(read.fault())));
        const Match::Node& last = read->node(read->cursor());
        CHECK(last.sign == Sign::blunder);
        CHECK(last.comment == "first ! then");
        CHECK(last.marks.size() == 1);
        return;
    }
    FAIL("no turn of two moves came");
}

TEST_CASE("SGF: signs are its values of moves, and rings and arrows its own, with their colours") {
    const std::string text =
        "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]\n;B[cc]CR[cc:dd]AR[cc:ee][aa:bb]XD[Rcc][Baa:bb]C[so])";
    auto match = read_sgf(text);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
    const Match::Node& node = match->node(1);
    CHECK(node.comment == "so");
    REQUIRE(node.marks.size() == 6);
    const auto has = [&](DrawnMark mark) {
        return std::find(node.marks.begin(), node.marks.end(), mark.packed()) != node.marks.end();
    };
    CHECK(has({MarkColour::red, match->touches(1)[0], -1}));
    CHECK(!has({MarkColour::green, match->touches(1)[0], -1}));
    const std::string out = write_sgf(*match);
    for (const char* part : {"CR[", "TR[cc]", "AR[", "[cc:ee]", "[aa:bb]", "XD[Baa:bb]", "C[so]"})
        CHECK(out.find(part) != std::string::npos);
    CHECK(write_record(*read_sgf(out)) == write_record(*match));
    const std::pair<Sign, std::string> signs[] = {{Sign::good, "TE[1]"},       {Sign::mistake, "BM[1]"},
                                                  {Sign::brilliant, "TE[2]"},  {Sign::blunder, "BM[2]"},
                                                  {Sign::interesting, "IT[]"}, {Sign::dubious, "DO[]"}};
    for (const auto& [sign, written] : signs) {
        match->sign(1, sign);
        const std::string with = write_sgf(*match);
        CHECK(with.find(written) != std::string::npos);
        const auto again = read_sgf(with);
        REQUIRE(again.has_value());
        CHECK(again->node(1).sign == sign);
    }
    // A second sign, and marks that are none, are kept as words and written back.
    const auto odd = read_sgf("(;GM[1]SZ[9];B[cc]TE[1]BM[1]CR[zz]AR[cc])");
    REQUIRE(odd.has_value());
    CHECK(odd->node(1).sign == Sign::good);
    CHECK(odd->node(1).marks.empty());
    CHECK(odd->node(1).comment == "[%BM 1] [%CR zz] [%AR cc]");
    CHECK(write_record(*read_sgf(write_sgf(*odd))) == write_record(*odd));
}

// ---- 1,000 games -----------------------------------------------------------------------------------------------

namespace {

std::string random_words(Random& random, bool plain) {
    static const std::vector<std::string> plain_words{"so",      "it",  "goes",   "½",   "\"quoted\"",
                                                      "(aside)", "$9",  "x5;",    "e4!", "[note]",
                                                      "1.",      "ok.", "größer", "]",   ":"};
    static const std::vector<std::string> others{"}",  "\\", "[%csl Ga1]", "\n", "{", "\\[%cal", "[%cal Ga1b2] ",
                                                 "\t", "\\}"};
    std::string out;
    const std::size_t count = random.below(12);
    for (std::size_t i = 0; i < count; ++i) {
        if (!out.empty()) out += ' ';
        const auto& list = plain || random.below(3) > 0 ? plain_words : others;
        out += list[random.below(list.size())];
    }
    return out;
}

DrawnMarks random_marks(Random& random, const std::vector<int>& spots) {
    DrawnMarks marks;
    for (std::size_t i = spots.empty() ? 0 : random.below(6); i > 0; --i) {
        DrawnMark mark;
        mark.colour = static_cast<MarkColour>(random.below(4));
        mark.from = spots[random.below(spots.size())];
        if (random.below(2) == 0) mark.to = spots[random.below(spots.size())];
        if (mark.to != mark.from) add_mark(marks, mark.packed());
    }
    return marks;
}

/// A game of random moves with variations, annotated where a turn begins: within a turn that is one word PGN cannot tell whose
/// comment it is.
Match random_game(Random& random, const GamePtr& game) {
    Match match(game);
    for (int n = 0; n < 16; ++n) {
        const MoveList moves = match.moves();
        if (moves.size() == 0 || (n > 4 && random.below(6) == 0)) {
            // Elsewhere in the tree a variation begins, at the beginning of a turn.
            int from = static_cast<int>(random.below(static_cast<std::size_t>(match.size())));
            while (from > 0 && !match.node(from).turn_start) from = match.node(from).parent;
            match.go(from);
            continue;
        }
        REQUIRE(match.play(moves[random.below(moves.size())]));
    }
    match.go(0);
    match.go_last();
    return match;
}

void annotate(Random& random, Match& match, bool plain) {
    const Board board = match.game().board();
    const MarkText names(board);
    std::vector<int> spots;
    for (int i = 0; i < static_cast<int>(board.spots.size()); ++i)
        if (names.can_mark(i) && (!plain || board.spots[static_cast<std::size_t>(i)].kind == SpotKind::point))
            spots.push_back(i);
    for (int n = 0; n < match.size(); ++n) {
        const Match::Node& node = match.node(n);
        const bool ends_turn = node.turn_start || node.over || (!plain && node.next.empty());
        if (plain && !ends_turn) continue;
        if (random.below(2) == 0) match.comment(n, random_words(random, plain));
        if (random.below(2) == 0) match.draw(n, random_marks(random, spots));
        if (random.below(2) == 0) match.sign(n, static_cast<Sign>(random.below(7)));
    }
}

}  // namespace

TEST_CASE("1,000 annotated games are the same after the record, PGN and SGF" * doctest::description("volume")) {
    const auto games = catalogue();
    int in_pgn = 0, in_sgf = 0;
    for (const int n : tests::volume(1000)) {
        const Entry& entry = games[static_cast<std::size_t>(n) % games.size()];
        CAPTURE(entry.card().id);
        CAPTURE(n);
        Random random(static_cast<std::uint64_t>(n) + 1);
        const GamePtr game = entry.make(Options(entry.card()));
        Match match = random_game(random, game);
        Match plain = match;
        annotate(random, match, false);
        CHECK(tests::told(tests::record_problems(match, make_game)) == "");
        annotate(random, plain, true);
        CHECK(tests::told(tests::record_problems(plain, make_game)) == "");
        if (has_pgn(*game)) {
            ++in_pgn;
            const auto read = read_pgn(write_pgn(plain));
            REQUIRE_MESSAGE(read.has_value(), (read ? "" : describe(read.fault()) + write_pgn(plain)));
            CHECK(tests::tree_text(*read) == tests::tree_text(plain));
        }
        if (has_sgf(*game)) {
            ++in_sgf;
            const auto read = read_sgf(write_sgf(plain));
            REQUIRE_MESSAGE(read.has_value(), (read ? "" : describe(read.fault()) + write_sgf(plain)));
            CHECK(tests::tree_text(*read) == tests::tree_text(plain));
        }
    }
    MESSAGE("games with PGN: ", in_pgn, ", with SGF: ", in_sgf);
}

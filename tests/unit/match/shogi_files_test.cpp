// Games in KIF, CSA and USI: what is written is read again as the same game, and what is wrong is named with its place.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "core/match/shogi_files.hpp"
#include "tests/unit/broken_text.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;

namespace {

const Entry& shogi() {
    const auto all = catalogue();
    return *std::find_if(all.begin(), all.end(), [](const Entry& e) { return e.card().id == "falkener-shogi"; });
}

Match opened(const std::string& text) {
    auto match = read_shogi_file(text);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())) << "\n" << text);
    return std::move(*match);
}
Fault fault_of_file(const std::string& text) {
    const auto match = read_shogi_file(text);
    REQUIRE_MESSAGE(!match.has_value(), text);
    return match.fault();
}
/// The line and column of the fault, and what it says.
void check_refused(const std::string& text, int line, int column, const std::string& said) {
    CAPTURE(text);
    const Fault fault = fault_of_file(text);
    CAPTURE(describe(fault));
    CHECK(fault.line == line);
    CHECK(fault.column == column);
    CHECK((fault.what + "; " + fault.expected).find(said) != std::string::npos);
}

/// A record with the cursor at the end of the main line, as a reader leaves it.
std::string whole_record(Match match) {
    match.go(match.end_of_main_line());
    return write_record(match);
}

/// Plays at random from the cursor, at most so many moves.
void play_on(Match& match, Random& random, int most) {
    for (int n = 0; n < most && !match.outcome().over; ++n) {
        const MoveList moves = match.moves();
        REQUIRE(match.play(moves[random.below(moves.size())]));
    }
}

}  // namespace

TEST_CASE(
    "KIF and CSA: random games of every preset, with variations, set-ups, signs and marks, come back as they were") {
    Random random(23);
    int games = 0;
    for (const Preset& preset : shogi().card().presets)
        for (const char* first : {"south", "north"}) {
            auto chosen = preset.options;
            chosen.emplace_back("first", first);
            const GamePtr game = *make_game("falkener-shogi", chosen);
            for (int n = 2; n < 6; ++n, ++games) {
                Match match(game);
                if (n % 2 == 1) {
                    play_on(match, random, 60);
                    if (!match.outcome().over) match = Match(game, match.position());
                }
                play_on(match, random, 20);
                for (int k = 0; k < 6; ++k) {
                    const std::vector<int> line = match.whole_line();
                    match.go(line[random.below(line.size())]);
                    play_on(match, random, 4);
                    match.comment(match.cursor(), "# a remark: *so* (同) ");
                    match.sign(match.cursor(), Sign::interesting);
                    match.draw(match.cursor(), {DrawnMark{MarkColour::red, 3, 12}.packed()});
                }
                match.comment(0, "before all");
                match.go(match.end_of_main_line());
                if (!match.outcome().over && n > 2)
                    match.end(n == 5 ? Ending{EndingKind::drawn_by_agreement, -1}
                                     : Ending{EndingKind::resigned, n % 2});
                match.seat(0, {true, "easy", ""});
                match.seat(1, {false, "", "Ann：B"});
                match.add_tag("Title", "An evening");
                match.add_tag("Date", "1892.01.01");
                // A blank at the end of a comment is not kept.
                for (int node = 0; node < match.size(); ++node) {
                    std::string text = match.node(node).comment;
                    while (text.ends_with(' ')) text.pop_back();
                    match.comment(node, text);
                }
                const std::string kif = write_kif(match);
                CAPTURE(kif);
                CHECK(is_kif(kif));
                CHECK_FALSE(is_csa(kif));
                const Match read = opened(kif);
                CHECK(whole_record(read) == whole_record(match));
                CHECK(write_kif(read) == kif);

                const std::string csa = write_csa(match);
                CHECK(is_csa(csa));
                CHECK_FALSE(is_kif(csa));
                const Match main = opened(csa);
                CHECK(main.line().size() == match.line().size());
                CHECK(main.position() == match.position());
                CHECK(main.outcome().text == match.outcome().text);
                CHECK(write_csa(opened(write_csa(main))) == write_csa(main));
                CHECK((csa.find("Variations are left out") != std::string::npos) == (main.size() < match.size()));
            }
        }
    CHECK(games == 16);
}

TEST_CASE("KIF and CSA: the book’s games come back as they were") {
    int games = 0;
    for (const auto& path : tests::files(LUDUS_ASSETS "/examples/chess", ".game")) {
        auto match = read_record(tests::file_text(path));
        REQUIRE(match);
        if (!has_kif(match->game())) continue;
        ++games;
        CAPTURE(path.string());
        const Match read = opened(write_kif(*match));
        CHECK(read.size() == match->size());
        CHECK(write_kif(read) == write_kif(*match));
        Match main = opened(write_csa(*match));
        match->go(match->end_of_main_line());
        CHECK(main.position() == match->position());
    }
    CHECK(games > 0);
}

TEST_CASE("KIF: as others write it") {
    const Match match = opened(
        "# ---- Kifu for Windows V7 "
        "----\r\n開始日時：2020/01/02\r\n棋戦：名人戦\r\n手合割：平手　　\r\n先手：甲\r\n後手：乙\r\n"
        "手数----指手---------消費時間--\r\n*はじめ\r\n"
        "   1 ７六歩(77)   ( 0:16/00:00:16)\r\n&しおり\r\n   2 ３四歩(33)   ( 0:00/00:00:00)+\r\n*角道を\r\n*開ける\r\n"
        "   3 ２二角成(88)   ( 0:03/00:00:19)\r\n   4 同　銀(31)\r\n   5 ５五角打\r\n   6 投了\r\n"
        "まで5手で先手の勝ち\r\n\r\n変化：4手\r\n   4 ２二飛(82)\r\n   5 投了\r\n\r\n変化：2手\r\n   2 ８四歩(83)\r\n");
    CHECK(match.game().options()["dead-drops"] == "forbidden");  // as it is played today
    CHECK(match.line().size() == 6);
    CHECK(match.outcome().over);
    CHECK(match.outcome().score[0] == 1.0F);
    CHECK(match.players()[0].name == "甲");
    CHECK(match.tag("Title") == std::vector<std::string>{"名人戦"});
    CHECK(match.node(0).comment == "はじめ");
    CHECK(match.node(2).comment == "角道を 開ける");
    CHECK(match.node(3).next.size() == 2);
    CHECK(match.node(match.node(3).next[1]).ending.seat == 0);
    CHECK(match.node(1).next.size() == 2);
    // What no rule of ours ended is told in words.
    const Match timed = opened("手数----\n1 ７六歩(77)\n2 切れ負け\n");
    CHECK(timed.outcome().score[0] == 1.0F);
    CHECK(timed.node(1).comment.find("切れ負け") != std::string::npos);
}

TEST_CASE("KIF: handicaps and positions") {
    const Match two = opened("手合割：二枚落ち\n下手：甲\n上手：乙\n   1 ６二銀(71)\n   2 ７六歩(77)\n");
    CHECK(two.line().size() == 3);
    CHECK(two.players()[1].name == "乙");
    CHECK(write_kif(two).find("手合割：二枚落ち\n下手：甲\n上手：乙\n") != std::string::npos);
    const Match problem = opened(
        "後手の持駒：飛　歩十八　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ "
        "・ ・|一\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ 金 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ "
        "・ ・ ・ ・ ・ ・|五\n"
        "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ "
        "・ 玉 ・ ・ ・ ・|九\n"
        "+---------------------------+\n先手の持駒：金\n手数----\n   1 ５二金打\n   2 詰み\n");
    CHECK(problem.from_setup());
    CHECK(problem.outcome().over);
    CHECK(problem.outcome().score[0] == 1.0F);
}

TEST_CASE("CSA: as others write it") {
    const Match match = opened(
        "'a comment for nobody\nV2.2\nN+NAKAHARA\nN-YONENAGA\n$EVENT:13th World Championship\n$START_TIME:2003/05/03 "
        "10:30:00\n"
        "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  * "
        " *  *  *  * \n"
        "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  * "
        " *  * +HI * \n"
        "P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+7776FU,T12\n'*a good "
        "move\n-3334FU\nT6\n+8822UM\n-3122GI\n+0055KA\n%TORYO\n");
    CHECK_FALSE(match.from_setup());
    CHECK(match.line().size() == 6);
    CHECK(match.node(1).comment == "a good move");
    CHECK(match.outcome().score[0] == 1.0F);
    CHECK(match.players()[1].name == "YONENAGA");
    CHECK(opened("PI82HI22KA\n-\n-7162GI\n").line().size() == 2);
    CHECK(opened("V2.2\nP-11OU\nP+13FU23KI00KI\nP+99OU\nP-00AL\n+\n+0021KI\n").line().size() == 2);
    CHECK(opened("V2.2\nPI\n+\n+7776FU\n%-ILLEGAL_ACTION\n").outcome().score[0] == 1.0F);
}

TEST_CASE("USI: positions with their moves") {
    CHECK(opened("position startpos moves 7g7f 3c3d 8h2b+").line().size() == 4);
    CHECK(opened("7g7f 3c3d").line().size() == 3);
    const Match ahead = opened("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b");
    CHECK(ahead.from_setup());
    CHECK(ahead.outcome().over);
    check_refused("position startpos moves 7g7f 7c7e", 1, 30, "one of 30 legal moves");
    check_refused("position startpos moves hello", 1, 25, "position sfen");
}

TEST_CASE("KIF and CSA: what is wrong is named with its line and its column in letters") {
    const std::string head = "手合割：平手\n手数----\n";
    check_refused(head + "   1 ７五歩(77)\n", 3, 6,
                  "\"７五歩(77)\" is not a legal move here; one of 30 legal moves, such as ");
    check_refused(head + "   1 ７六銀(77)\n", 3, 6, "not a legal move");
    check_refused(head + "   1 ７六歩\n", 3, 9, "such as (77), or 打");
    check_refused(head + "   1 同　歩(77)\n", 3, 6, "同 without a move before it");
    check_refused(head + "   1 hello\n", 3, 6, "a move such as 1 ");
    check_refused(head + "   1 ７六歩(77) hello\n", 3, 14, "unexpected");
    check_refused(head + "   1\n", 3, 5, "a move after the turn number");
    check_refused(head + "   1 ７六歩(77)\n変化：9手\n", 4, 1, "no line before this one reaches move 9");
    check_refused(head + "   1 ７六歩(77)\n変化：1手\n", 4, 1, "the variation is empty");
    check_refused(head + "   1 ７六歩(77)\n   2 投了\n   3 ３四歩(33)\n", 5, 6, "comes after the end of the game");
    check_refused("手合割：百枚落ち\n", 1, 5, "unknown handicap");
    check_refused("手合割：その他\n先手の持駒：猫\n", 2, 7, "no piece in hand");
    check_refused("手合割：その他\n| ・ ・\n", 2, 6, "no row of the board");
    check_refused("# Game: falkener-xiangqi\n" + head, 1, 9, "not written in KIF");
    check_refused("# Game: falkener-shogi\n# Option: first=west\n" + head, 1, 9, "first");
    check_refused("V2.2\nPI\n+\n+7775FU\n", 4, 1, "one of 30 legal moves, such as ");
    check_refused("V2.2\nPI\n+\n-3334FU\n", 4, 1, "+ before the move");
    check_refused("V2.2\nPI99XX\n+\n", 2, 3, "no piece on a square");
    check_refused("V2.2\nP1-KY-KE-XX\n+\n", 2, 9, "no row of the board");
    check_refused("V2.2\nPI\n+\n%HELLO\n", 4, 1, "%TORYO");
    check_refused("V2.2\nPI\n+\n+7776FU\n/\nPI\n", 5, 1, "a second game");
    // By the rules of the book a pawn may be dropped for mate; today’s forbid it.
    const std::string drop = "V2.2\nP1-KY-OU\nP2-KY *  * +KI\nP3 * +KI\nP9 *  *  *  * +OU\nP+00FU\n+\n+0082FU\n";
    check_refused(drop, 8, 1, "not a legal move");
    CHECK(opened("'# Game: falkener-shogi\n" + drop).outcome().over);
}

TEST_CASE("KIF and CSA: broken files are refused at a place, or read as they say") {
    Random random(5);
    Match match(*make_game("falkener-shogi"));
    play_on(match, random, 16);
    match.go(match.line()[8]);
    play_on(match, random, 5);
    match.comment(match.cursor(), "a remark");
    for (const std::string& whole :
         {write_kif(match), write_csa(match), write_kif(Match(match.game_ptr(), match.position()))})
        for (int n = 0; n < 200; ++n) {
            const std::string text = tests::damaged(whole, random);
            const auto read = read_shogi_file(text);
            if (read) {
                CHECK(opened(write_kif(*read)).size() == read->size());
            } else {
                CAPTURE(text);
                CAPTURE(describe(read.fault()));
                CHECK(read.fault().line > 0);
                CHECK(read.fault().column > 0);
                CHECK_FALSE(read.fault().what.empty());
                CHECK_FALSE(read.fault().expected.empty());
            }
        }
}

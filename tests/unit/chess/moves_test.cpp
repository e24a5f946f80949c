// How men of chess for two move, take and give check: what the rules say beyond the worked games, and what makes two
// positions the same.
// Long: one test for each way of moving.

#include "tests/unit/chess/support.hpp"

#include <array>

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;

// ---- the field and the motions ------------------------------------------------------------------------

TEST_CASE("field: what one sees who faces another way is the board turned") {
    const Geometry geometry{8, 8};
    const std::vector<Step> steps = {{0, 1}, {1, 0}, {1, 2}, {-2, 1}, {0, -3}, {-1, -1}};
    for (const Facing facing : {Facing::up, Facing::right, Facing::down, Facing::left}) {
        std::array<bool, 64> met{};
        for (int s = 0; s < geometry.size(); ++s) {
            const int turned = geometry.seen(s, facing);
            REQUIRE(turned >= 0);
            REQUIRE(turned < geometry.size());
            CHECK_FALSE(met[at(turned)]);
            met[at(turned)] = true;
            for (const Step step : steps) {
                const int up = geometry.go(s, step, Facing::up);
                CHECK(geometry.go(turned, step, facing) == (up < 0 ? -1 : geometry.seen(up, facing)));
            }
        }
    }
    // Who faces right has his first row on the left, and the left of it is above.
    CHECK(geometry.name(geometry.seen(*geometry.find("10"), Facing::right)) == "17");
    CHECK(geometry.name(geometry.seen(*geometry.find("10"), Facing::down)) == "87");
    CHECK(geometry.name(geometry.seen(*geometry.find("10"), Facing::left)) == "80");
    CHECK(geometry.name(geometry.go(*geometry.find("33"), {1, 2}, Facing::right)) == "52");
    CHECK(geometry.name(geometry.go(*geometry.find("33"), {1, 2}, Facing::up, 2)) == "57");
    CHECK(geometry.go(*geometry.find("33"), {1, 2}, Facing::down, 2) == -1);
}

TEST_CASE("field: a part is its rows and columns, both ends included") {
    const Geometry geometry{9, 10};
    const Squares palace = geometry.part(3, 5, 0, 2);
    CHECK(palace.count() == 9);
    for (const char* name : {"40", "60", "42", "62"}) CHECK(palace.test(at(*geometry.find(name))));
    for (const char* name : {"30", "70", "43", "63"}) CHECK_FALSE(palace.test(at(*geometry.find(name))));
    CHECK(geometry.band(7, 9).count() == 27);
    CHECK(geometry.band(7, 9).test(at(*geometry.find("99"))));
}

TEST_CASE("falkener.xiangqi.horse: by each reading, what a man beside it hinders of all eight moves") {
    // The horse stands on 55; on the straight point 56 two moves pass, and on the slanting point 66 two others.
    struct Case {
        const char* reading;
        const char* man;
        List hindered;
    };
    const Case cases[] = {
        {"leg", "56", {"55-47", "55-67"}},
        {"leg", "65", {"55-74", "55-76"}},
        {"leg", "54", {"55-43", "55-63"}},
        {"leg", "45", {"55-34", "55-36"}},
        {"leg", "66", {}},
        {"slant", "66", {"55-67", "55-76"}},
        {"slant", "64", {"55-63", "55-74"}},
        {"slant", "44", {"55-34", "55-43"}},
        {"slant", "46", {"55-36", "55-47"}},
        {"slant", "56", {}},
        {"both-paths", "56", {"55-47", "55-67"}},
        {"both-paths", "46", {"55-36", "55-47"}},
        {"either-path", "56", {}},
        {"either-path", "66", {}},
        {"leap", "56", {}},
    };
    const List all = {"55-34", "55-36", "55-43", "55-47", "55-63", "55-67", "55-74", "55-76"};
    for (const Case& c : cases) {
        CAPTURE(c.reading);
        CAPTURE(c.man);
        const Chess game = make<Xiangqi>({{"horse", c.reading}});
        const auto may =
            moves(game, read(game, "white K40 H55 P" + std::string(c.man) + " | red K59 | to white"), "55-");
        List hindered;
        std::set_difference(all.begin(), all.end(), may.begin(), may.end(), std::back_inserter(hindered));
        CHECK(hindered == c.hindered);
        CHECK(may.size() + hindered.size() == all.size());
    }
    // Both points held: every reading but the leap stops him.
    for (const char* reading : {"leg", "slant", "both-paths", "either-path"}) {
        const Chess game = make<Xiangqi>({{"horse", reading}});
        CHECK_FALSE(legal(game, read(game, "white K40 H55 P56 P66 | red K59 | to white"), "55-67"));
    }
}

TEST_CASE("falkener.xiangqi.horse: who is hindered gives no check either") {
    const Chess game = make<Xiangqi>({{"horse", "leg"}});
    const Position free = read(game, "white K40 H47 | red K59 | to red");
    CHECK(game.in_check(free, 1));
    CHECK_FALSE(game.in_check(read(game, "white K40 H47 P48 | red K59 | to red"), 1));
    // A man stepping from the straight point opens the check, and one put there closes it.
    CHECK_FALSE(legal(game, read(game, "white K40 H47 | red K59 R48 | to red"), "48-18"));
    CHECK(legal(game, read(game, "white K40 H47 | red K59 R18 | to red"), "18-48"));
    CHECK_FALSE(legal(game, read(game, "white K40 H47 | red K59 R18 | to red"), "18-28"));
}

TEST_CASE("falkener.siamese.met: her two squares are two, and she strikes at nobody nearer") {
    const Chess forward = make<Siamese>({{"met-first", "two-forward"}, {"first-takes", "yes"}});
    const Position near = read(forward, "white K10 M50 | black K77 R51 | to white | unmoved 50");
    CHECK(moves(forward, near, "50-") == List{"50-41", "50-61"});
    const Position far = read(forward, "white K10 M50 | black K77 R52 | to white | unmoved 50");
    CHECK(moves(forward, far, "50-") == List{"50-41", "50-52=first", "50-61"});
    // The king before her stands in no check, two squares before her he does.
    CHECK_FALSE(forward.in_check(read(forward, "white K10 M50 | black K51 | to black | unmoved 50"), 1));
    CHECK(forward.in_check(read(forward, "white K10 M50 | black K52 | to black | unmoved 50"), 1));
    CHECK_FALSE(forward.in_check(read(forward, "white K10 M50 P51 | black K52 | to black | unmoved 50"), 1));
    CHECK_FALSE(forward.in_check(read(forward, "white K10 M50 | black K53 | to black | unmoved 50"), 1));
    // With the privilege spent it is over.
    CHECK_FALSE(forward.in_check(read(forward, "white K10 M50 | black K52 | to black"), 1));
    // Where nobody is taken by it, it gives no check.
    const Chess quiet = make<Siamese>({{"met-first", "two-forward"}});
    CHECK_FALSE(quiet.in_check(read(quiet, "white K10 M50 | black K52 | to black | unmoved 50"), 1));
}

TEST_CASE("falkener.siamese.khun falkener.siamese.met: the right is lost by any move of that man, and by no other's") {
    const Chess game = make<Siamese>();
    const Position p = read(game, "white K40 M50 R10 | black K77 R87 | to white | unmoved 40 50");
    CHECK(game.write(play(game, p, "10-20")).ends_with("| unmoved 40 50"));
    CHECK(game.write(play(game, p, "40-41")).ends_with("| unmoved 50"));
    CHECK(game.write(play(game, p, "50-41")).ends_with("| unmoved 40"));
    CHECK(game.write(play(game, p, "40-61=first")).ends_with("| unmoved 50"));
    CHECK(game.write(play(game, p, "50-72=first")).ends_with("| unmoved 40"));
}

// ---- checks ------------------------------------------------------------------------------------------------

TEST_CASE("all men who give check are told, and no others") {
    const Chess game = make<Turkish>();
    const auto names = [&](std::string_view text, int seat) {
        List out;
        for (const int s : game.checkers(read(game, text), seat)) out.push_back(game.variant().geometry.name(s));
        return out;
    };
    CHECK(names("white K10 R57 N66 B40 | black K87 | to black", 1) == List{"66", "57"});
    CHECK(names("white K10 R57 N66 B40 | black K87 | to black", 0).empty());
    CHECK(names("white K10 | black K87 R17 Q54 N70 | to white", 0) == List{"54", "17"});
    CHECK(names("white K10 P12 | black K87 R17 | to white", 0).empty());
}

TEST_CASE(
    "out of check the king may go, the checking man be taken, or another come between, of two checks he must go") {
    const Chess game = make<Turkish>();
    CHECK(moves(game, read(game, "white K10 N41 R72 | black K87 R17 R27 | to white")) == List{"72-12"});
    CHECK(moves(game, read(game, "white K10 B35 | black K87 R17 R27 | to white")) == List{"35-13", "35-17"});
    // The rook on 17 and the knight on 22 at once.
    CHECK(moves(game, read(game, "white K10 B35 R72 | black K87 R17 N22 | to white")) == List{"10-20", "10-21"});
}

TEST_CASE(
    "falkener.xiangqi.latent falkener.xiangqi.cannon: a man may leave the jump a cannon needs, or make two of one") {
    const Chess game = make<Xiangqi>();
    // The chariot on 54 stands between cannon and king: away it may, or a second man comes between.
    const char* checked = "white K50 R54 R13 | red K69 C57 | to white";
    CHECK(game.in_check(read(game, checked), 0));
    CHECK(legal(game, read(game, checked), "54-64"));
    CHECK(legal(game, read(game, checked), "13-53"));
    CHECK_FALSE(legal(game, read(game, checked), "54-53"));
    CHECK_FALSE(legal(game, read(game, checked), "13-14"));
    CHECK(legal(game, read(game, checked), "54-57"));
    // Two between: neither may leave alone.
    const char* two = "white K50 R54 R53 | red K69 C57 | to white";
    CHECK_FALSE(game.in_check(read(game, two), 0));
    CHECK_FALSE(legal(game, read(game, two), "54-64"));
    CHECK_FALSE(legal(game, read(game, two), "53-43"));
    // Three between: any may.
    CHECK(legal(game, read(game, "white K50 R54 R53 P55 | red K69 C57 | to white"), "54-64"));
}

// ---- castling ------------------------------------------------------------------------------------------------

namespace {

List castles(const Chess& game, std::string_view position) {
    List out;
    for (const auto& word : moves(game, read(game, position)))
        if (word.ends_with("=castle")) out.push_back(word.substr(3, 2));
    return out;
}
std::string rights_after(const Chess& game, std::string_view position, std::string_view words) {
    const std::string text = game.write(play(game, read(game, position), words));
    const auto at = text.find("| castle ");
    return at == std::string::npos ? "none" : text.substr(at + 9);
}

}  // namespace

TEST_CASE(
    "falkener.turkish.castle: no square that is struck at is passed or entered by the King, and the rook may pass "
    "one") {
    const Chess game = make<Turkish>(), european = make<Turkish>({{"castling", "european"}});
    const auto struck = [](const char* man) {
        return "white K50 R10 R80 | black K47 " + std::string(man) + " | to white | castle 10 80";
    };
    // The first square, the second, the third, the rook's own, to the right.
    CHECK(castles(game, struck("R67")) == List{"10", "20", "30", "40"});
    CHECK(castles(game, struck("R77")) == List{"10", "20", "30", "40", "60"});
    CHECK(castles(game, struck("R87")) == List{"10", "20", "30", "40", "60", "70"});
    // And to the left.
    CHECK(castles(game, struck("R27")) == List{"30", "40", "60", "70", "80"});
    CHECK(castles(game, struck("R17")) == List{"20", "30", "40", "60", "70", "80"});
    CHECK(castles(european, struck("R67")) == List{"30"});
    CHECK(castles(european, struck("R77")) == List{"30"});
    CHECK(castles(european, struck("R87")) == List{"30", "70"});
    CHECK(castles(european, struck("R27")) == List{"30", "70"});
    CHECK(castles(european, struck("N41")) == List{"30"});
    CHECK(castles(european, struck("N61")) == List{"70"});
    CHECK(castles(european, struck("N42")) == List{});  // a check
}

TEST_CASE("falkener.turkish.castle: all squares between King and rook are empty") {
    const Chess game = make<Turkish>();
    for (const char* between : {"white K50 R10 N20 | black K47 | to white | castle 10",
                                "white K50 R10 N40 | black K47 | to white | castle 10",
                                "white K50 R80 | black K47 N70 | to white | castle 80",
                                "white K50 R80 | black K37 N60 | to white | castle 80"}) {
        CAPTURE(between);
        CHECK(castles(game, between).empty());
    }
    // Only with the rook who has the right.
    CHECK(castles(game, "white K50 R10 R80 | black K47 | to white | castle 80") == List{"60", "70", "80"});
    CHECK(castles(game, "white K50 R10 R80 | black K47 | to white | castle 10") == List{"10", "20", "30", "40"});
    CHECK(castles(game, "white K50 | black K47 R17 R87 | to black | castle 17") == List{"17", "27", "37"});
    CHECK(castles(game, "white K50 | black K47 R17 R87 | to black | castle 87") == List{"57", "67", "77", "87"});
    CHECK(castles(game, "white K50 R10 R80 | black K47 R17 P16 | to white | castle 10 17") ==
          List{"10", "20", "30", "40"});
    CHECK(castles(game, "white K50 R10 R80 | black K47 R17 | to white | castle 17").empty());
    CHECK(castles(game, "white K50 R10 R80 | black K47 | to white").empty());
}

TEST_CASE("falkener.turkish.castle: Black castles as White does, from where his king stands") {
    const Chess game = make<Turkish>(), european = make<Turkish>({{"castling", "european"}});
    const char* black = "white K50 | black K47 R17 R87 | to black | castle 17 87";
    CHECK(castles(game, black) == List{"17", "27", "37", "57", "67", "77", "87"});
    CHECK(castles(european, black) == List{"27", "67"});
    CHECK(game.write(play(game, read(game, black), "47-17=castle")) == "white K50 | black K17 R27 R87 | to white");
    CHECK(game.write(play(game, read(game, black), "47-57=castle")) == "white K50 | black K57 R17 R47 | to white");
    CHECK(game.write(play(game, read(game, black), "47-87=castle")) == "white K50 | black K87 R17 R77 | to white");
}

TEST_CASE("falkener.turkish.castle: the right goes with the King's move, with the rook's, and with the rook") {
    const Chess game = make<Turkish>();
    const char* all = "white K50 R10 R80 B43 | black K47 R17 R87 B34 | to white | castle 10 80 17 87";
    CHECK(rights_after(game, all, "43-54") == "10 80 17 87");
    CHECK(rights_after(game, all, "50-60") == "17 87");
    CHECK(rights_after(game, all, "50-60 47-57") == "none");
    CHECK(rights_after(game, all, "10-11") == "80 17 87");
    CHECK(rights_after(game, all, "80-81") == "10 17 87");
    CHECK(rights_after(game, all, "43-87") == "10 80 17");
    CHECK(rights_after(game, all, "43-54 17-16") == "10 80 87");
    CHECK(rights_after(game, all, "43-54 87-86") == "10 80 17");
    CHECK(rights_after(game, all, "43-54 34-61") == "10 80 17 87");
    CHECK(rights_after(game, all, "10-17") == "80 87");
    CHECK(rights_after(game, all, "50-70=castle") == "17 87");
    CHECK(rights_after(game, all, "43-54 47-37=castle") == "10 80");
    // The last right goes like any other.
    for (const char* move : {"50-60", "10-11"})
        CHECK(rights_after(game, "white K50 R10 | black K47 | to white | castle 10", move) == "none");
    CHECK(rights_after(game, "white K50 R10 | black K47 | to white | castle 10", "50-40=castle") == "none");
    // He who castles to one side has no right left on the other.
    CHECK(castles(game, game.write(play(game, read(game, all), "50-60=castle 47-37"))).empty());
}

// ---- turning over, and captives ----------------------------------------------------------------------------

TEST_CASE("falkener.shogi.camp: the camp is the three rows farthest from each, and to leave it is to turn too") {
    const Chess game = make<Shogi>();
    const auto may_turn = [&](std::string_view position, std::string_view way) {
        return legal(game, read(game, position), std::string(way) + "+");
    };
    CHECK(may_turn("south O50 G35 | north O98 | to south", "35-36"));
    CHECK_FALSE(may_turn("south O50 G34 | north O98 | to south", "34-35"));
    CHECK(may_turn("south O50 G36 | north O98 | to south", "36-25"));
    CHECK_FALSE(may_turn("south O50 G35 | north O98 | to south", "35-24"));
    CHECK(may_turn("south O50 | north O98 G33 | to north", "33-32"));
    CHECK_FALSE(may_turn("south O50 | north O98 G34 | to north", "34-33"));
    CHECK(may_turn("south O50 | north O98 G32 | to north", "32-43"));
    CHECK_FALSE(may_turn("south O50 | north O98 G33 | to north", "33-44"));
    // Kings, kins and men already turned do not.
    CHECK(moves(game, read(game, "south O57 K35 G+25 | north O98 | to south"), "57-").size() == 8);
    CHECK(moves(game, read(game, "south O57 K35 G+25 | north O98 | to south"), "35-36") == List{"35-36"});
    CHECK(moves(game, read(game, "south O57 K35 G+25 | north O98 | to south"), "25-26") == List{"25-26"});
}

TEST_CASE("falkener.shogi.captive: every captive is what he was before he turned, in the colours of his captor") {
    const Chess game = make<Shogi>();
    struct Case {
        const char *taken, *held;
    };
    for (const Case& c : {Case{"R", "R"},
                          {"B", "B"},
                          {"K", "K"},
                          {"G", "G"},
                          {"N", "N"},
                          {"Y", "Y"},
                          {"P", "P"},
                          {"R+", "R"},
                          {"B+", "B"},
                          {"G+", "G"},
                          {"N+", "N"},
                          {"Y+", "Y"},
                          {"P+", "P"}}) {
        CAPTURE(c.taken);
        const Position p = play(game, read(game, "south O50 K25 | north O18 " + std::string(c.taken) + "26 | to south"),
                                "25-26 18-28");
        CHECK(game.write(p) == "south O50 K26 | north O28 | to south | hand south " + std::string(c.held));
        const std::string entered = game.write(play(game, p, std::string(c.held) + "*44"));
        CHECK(entered.find(" " + std::string(c.held) + "44") < entered.find("| north O28 | to north"));
        CHECK(entered.ends_with("| north O28 | to north"));
    }
}

TEST_CASE("falkener.shogi.enter: any man taken may be entered, the first of the list too") {
    const Chess game = make<Shogi>();
    const Position p = play(game, read(game, "south P32 O50 | north O58 R38 | to north"), "38-32 50-40 P*44");
    CHECK(game.write(p) == "south O40 | north O58 R32 P44 | to south");
    CHECK(game.faces(p).size() == 4);
}

TEST_CASE("falkener.shogi.captive: a captive who waits is told by his square till he moves or is taken") {
    const Chess waits = make<Shogi>({{"captive", "waits"}});
    const char* held = "south O50 | north O58 R13 | to south | hand south P K";
    CHECK(waits.write(play(waits, read(waits, held), "P*15")).ends_with("| fresh 15"));
    // A kin never turns, so nothing waits.
    CHECK(waits.write(play(waits, read(waits, held), "K*15")).find("fresh") == std::string::npos);
    CHECK(waits.write(play(waits, read(waits, held), "P*15 58-48 15-16")).find("fresh") == std::string::npos);
    CHECK(waits.write(play(waits, read(waits, held), "P*14 13-14")).find("fresh") == std::string::npos);
    CHECK(waits.write(play(waits, read(waits, held), "P*15 58-48 50-40")).ends_with("| fresh 15"));
    // Taken and entered again he waits again.
    CHECK(waits.write(play(waits, read(waits, held), "P*14 13-14 50-40 P*33")).ends_with("| fresh 33"));
}

TEST_CASE("falkener.shogi.two-pawns: each side minds its own pawns, and only pawns") {
    const Chess game = make<Shogi>();
    CHECK(moves(game, read(game, "south O50 P32 P62 | north O58 P45 | to south | hand south P"), "P*").size() ==
          81u - 5 - 8 - 8);
    CHECK_FALSE(legal(game, read(game, "south O50 P32 | north O58 P36 | to north | hand north P"), "P*34"));
    CHECK(legal(game, read(game, "south O50 P32 | north O58 | to north | hand north P"), "P*34"));
    CHECK(legal(game, read(game, "south O50 Y32 | north O58 | to south | hand south Y"), "Y*34"));
    // A pawn taken from its column leaves it open again.
    CHECK(legal(game, play(game, read(game, "south O50 P32 | north O58 R38 | to north | hand south P"), "38-32"),
                "P*34"));
}

TEST_CASE("falkener.shogi.enter: a man entered must answer a check, and may give one") {
    const Chess game = make<Shogi>();
    CHECK(moves(game, read(game, "south O50 | north O98 R58 | to south | hand south G"), "G*") ==
          List{"G*51", "G*52", "G*53", "G*54", "G*55", "G*56", "G*57"});
    CHECK(moves(game, read(game, "south O10 | north O98 R18 | to south | hand south G"), "G*") ==
          List{"G*11", "G*12", "G*13", "G*14", "G*15", "G*16", "G*17"});
    CHECK(cites(game, read(game, "south O50 | north O58 | to south | hand south G"), "G*57", "falkener.shogi.end"));
}

// ---- what the search asks ------------------------------------------------------------------------------------

TEST_CASE("a move is tactical that takes or turns a man, entering and castling are not") {
    const auto is_tactical = [](const Chess& game, std::string_view position, std::string_view words) {
        const Position p = read(game, position);
        ludus::MoveList list;
        game.moves(p, list);
        const auto m = game.read(p, words);
        REQUIRE(m);
        game.keep_tactical(p, list);
        const bool kept = std::find(list.begin(), list.end(), *m) != list.end();
        CHECK(kept == game.is_tactical(p, *m));
        return kept;
    };
    const Chess shogi = make<Shogi>(), turkish = make<Turkish>();
    const char* men = "south O50 G35 P44 | north O98 P45 | to south | hand south P";
    CHECK(is_tactical(shogi, men, "44-45"));
    CHECK(is_tactical(shogi, men, "35-36+"));
    CHECK_FALSE(is_tactical(shogi, men, "35-36"));
    CHECK_FALSE(is_tactical(shogi, men, "35-24"));
    CHECK_FALSE(is_tactical(shogi, men, "P*33"));
    const char* rooks = "white K50 R80 | black K47 R70 | to white | castle 80";
    CHECK(is_tactical(turkish, rooks, "80-70"));
    // He castles onto his rook's square, and takes nobody.
    CHECK_FALSE(is_tactical(turkish, "white K50 R80 | black K47 | to white | castle 80", "50-80=castle"));
    CHECK_FALSE(is_tactical(turkish, "white K50 R80 | black K47 | to white | leap 50", "50-42=leap"));
}

TEST_CASE("positions are the same only where men, hands, turn and rights are, and so are their hashes") {
    struct Pair {
        const Chess game;
        const char *one, *other;
        bool hashes_differ = true;
    };
    const Pair pairs[] = {
        {make<Turkish>(), "white K50 R10 | black K47 | to white", "white K50 R20 | black K47 | to white"},
        {make<Turkish>(), "white K50 R10 | black K47 | to white", "white K50 Q10 | black K47 | to white"},
        {make<Turkish>(), "white K50 R11 | black K47 | to white", "white K50 | black K47 R11 | to white"},
        {make<Turkish>(), "white K50 R10 | black K47 | to white", "white K50 R10 | black K47 | to black"},
        {make<Turkish>(), "white K50 R10 | black K47 | to white | castle 10", "white K50 R10 | black K47 | to white"},
        {make<Turkish>(), "white K50 R10 R80 | black K47 | to white | castle 10",
         "white K50 R10 R80 | black K47 | to white | castle 80"},
        {make<Turkish>(), "white K50 R10 | black K47 | to white | leap 50",
         "white K50 R10 | black K47 | to white | leap 47"},
        {make<Shogi>(), "south O50 | north O58 | to south | hand south P",
         "south O50 | north O58 | to south | hand south P2"},
        {make<Shogi>(), "south O50 | north O58 | to south | hand south P",
         "south O50 | north O58 | to south | hand south K"},
        {make<Shogi>(), "south O50 | north O58 | to south | hand south P",
         "south O50 | north O58 | to south | hand north P"},
        {make<Shogi>(), "south O50 | north O58 | to south | hand south P2 | hand north P",
         "south O50 | north O58 | to south | hand south P | hand north P2"},
        {make<Shogi>({{"captive", "waits"}}), "south O50 P33 P44 | north O58 | to south | fresh 33",
         "south O50 P33 P44 | north O58 | to south | fresh 44"},
        {make<Shogi>(), "south O50 | north O58 | to south | hand south P | hand north P",
         "south O50 | north O58 | to south | hand south P | hand north P2"},
        {make<Shogi>({{"captive", "waits"}}), "south P33 O50 | north O58 | to south | fresh 33",
         "south P33 O50 | north O58 | to south"},
        {make<Shogi>({{"captive", "waits"}}), "south O50 P33 | north O58 | to south | fresh 33",
         "south O50 P33 | north O58 | to south"},
        // A count does not make another position that returns.
        {make<Siamese>({{"counting", "modern"}}), "white K40 R10 | black K77 | to white | count black 3/16",
         "white K40 R10 | black K77 | to white | count black 4/16", false},
        {make<Siamese>({{"counting", "modern"}}), "white K40 R10 | black K77 | to white | count black 3/16",
         "white K40 R10 | black K77 | to white | count black 3/64", false},
        {make<Siamese>({{"counting", "modern"}}), "white K40 R10 | black K77 N70 | to white | count black 3/64",
         "white K40 R10 | black K77 N70 | to white | count white 3/64", false},
    };
    for (const Pair& pair : pairs) {
        CAPTURE(pair.one);
        CAPTURE(pair.other);
        const Position a = read(pair.game, pair.one), b = read(pair.game, pair.other);
        CHECK_FALSE(a == b);
        CHECK(a == read(pair.game, pair.one));
        CHECK((pair.game.hash(a) != pair.game.hash(b)) == pair.hashes_differ);
        CHECK(pair.game.hash(a) == pair.game.hash(read(pair.game, pair.one)));
    }
    // The same men under other numbers.
    const Chess game = make<Turkish>();
    const Position way = play(game, read(game, "white K50 R10 R20 | black K47 | to white"),
                              "10-11 47-57 20-10 57-47 11-21 47-57 21-20 57-47");
    CHECK(way == read(game, "white K50 R10 R20 | black K47 | to white"));
}

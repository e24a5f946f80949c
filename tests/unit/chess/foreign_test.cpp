// How others write the games of chess: positions, moves, and what is wrong with broken ones.

#include <doctest/doctest.h>

#include <set>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"

using namespace ludus;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

GamePtr game_of(const char* id, const Chosen& options = {}) {
    auto game = make_game(id, options);
    REQUIRE(game.has_value());
    return *game;
}

const Chosen xiangqi_today = {{"cannon", "jump-to-capture"}, {"horse", "leg"}, {"stalemate", "loss"}};
const Chosen shogi_today = {{"pawn-mate", "forbidden"}, {"dead-drops", "forbidden"}, {"stalemate", "loss"}};
const Chosen makruk_today = {{"king-first", "none"}, {"met-first", "none"}};

/// The position after these words, in the format of that place.
std::string after(const Game& game, const std::vector<std::string>& words, int format = 0) {
    std::vector<Position> line{game.start()};
    for (const std::string& word : words) {
        const auto move = game.read(line.back(), word);
        REQUIRE_MESSAGE(move.has_value(), word);
        line.push_back(game.play(line.back(), *move));
    }
    return game.foreign()->write(line, format);
}

/// The legal moves of a foreign position in a notation, or in PGN (-1), as a set.
std::set<std::string> all_of(const Game& game, const char* position, int notation) {
    const auto p = game.foreign()->read(position);
    REQUIRE_MESSAGE(p.has_value(), std::string(position));
    if (notation < 0) {
        const auto all = game.foreign()->all_in_pgn(*p);
        return {all.begin(), all.end()};
    }
    std::set<std::string> out;
    for (const Move move : game.moves(*p)) out.insert(game.written(*p, move, notation));
    return out;
}

Fault fault_of(const Game& game, std::string_view text) {
    const auto read = game.foreign()->read(text);
    REQUIRE_MESSAGE(!read.has_value(), text);
    CHECK(!read.fault().what.empty());
    CHECK(!read.fault().expected.empty());
    return read.fault();
}

}  // namespace

TEST_CASE("chess: positions are written as Fairy-Stockfish writes them, counters and all") {
    const auto xiangqi = game_of("falkener-xiangqi", xiangqi_today);
    CHECK(after(*xiangqi, {}) == xiangqi->foreign()->opening());
    CHECK(after(*xiangqi, {"C8=5", "C2=5", "P5+1", "P5+1"}) ==
          "rnbakabnr/9/4c2c1/p1p3p1p/4p4/4P4/P1P3P1P/4C2C1/9/RNBAKABNR w - - 4 3");
    const auto shogi = game_of("falkener-shogi", shogi_today);
    CHECK(after(*shogi, {}) == shogi->foreign()->opening());
    CHECK(after(*shogi, {"P-7f", "P-3d"}) ==
          "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] w - - 2 2");
    CHECK(after(*shogi, {"P-7f", "P-3d", "Bx2b+"}) ==
          "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[B] b - - 0 2");
    CHECK(after(*shogi, {"P-7f", "P-3d", "Bx2b+"}, 1) ==
          "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4");
    CHECK(after(*shogi, {}, 1) == "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1");
    // Whoever begins is written below and in capitals.
    CHECK(after(*game_of("falkener-shogi", {{"first", "north"}}), {"P-7f"}) ==
          "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] b - - 1 1");
    const auto makruk = game_of("falkener-siamese", makruk_today);
    CHECK(after(*makruk, {}) == makruk->foreign()->opening());
    CHECK(after(*makruk, {"a4"}) == "rnsmksnr/8/pppppppp/8/P7/1PPPPPPP/8/RNSKMSNR b - - 0 1");
    CHECK(after(*game_of("falkener-siamese"), {}) == "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1");
    CHECK(after(*game_of("falkener-shatranj", {{"begin", "array"}}), {"Na3", "Nf6"}) ==
          "rnbqkb1r/pppppppp/5n2/8/8/N7/PPPPPPPP/R1BQKBNR w - - 2 2");
    // Hands in the order of each format.
    const auto held = shogi->foreign()->read("4k4/9/9/9/9/9/9/9/4K4[RBGSNLPrbgsnlpPP] w - - 0 1");
    REQUIRE(held.has_value());
    CHECK(shogi->foreign()->write({&*held, 1}, 0) == "4k4/9/9/9/9/9/9/9/4K4[GNLPPPSRBgnlpsrb] w - - 0 1");
    CHECK(shogi->foreign()->write({&*held, 1}, 1) == "4k4/9/9/9/9/9/9/9/4K4 b RBGSNL3Prbgsnlp 1");
    const auto in_sfen = shogi->foreign()->read("4k4/9/9/9/9/9/9/9/4K4 b RBGSNL3Prbgsnlp 1");
    REQUIRE(in_sfen.has_value());
    CHECK(*in_sfen == *held);
    // A game nobody else knows.
    CHECK(game_of("falkener-turkish")->foreign()->formats().empty());
    CHECK(!game_of("falkener-turkish")->foreign()->read("8/8/8/8/8/8/8/8 w - - 0 1").has_value());
    CHECK(game_of("fulke-1")->foreign() == nullptr);
    CHECK(game_of("fulke-1")->notations().empty());
}

TEST_CASE("chess: moves as today's players write them") {
    const auto xiangqi = game_of("falkener-xiangqi", xiangqi_today);
    // Two on a file, soldiers on two files, guards whose file tells enough.
    const auto two = all_of(*xiangqi, "3k5/9/9/2P6/2P6/9/9/9/9/5K3 w - - 0 1", 2);
    for (const char* word : {"P-=8", "P-=6", "P+=8", "P+=6", "P++1", "K4=5", "K4+1"}) CHECK(two.count(word) == 1);
    const auto many = all_of(*xiangqi, "3k5/9/2R1P4/2P1P4/2P6/2R6/9/9/9/5K3 w - - 0 1", 2);
    for (const char* word : {"R--4", "R-=9", "R++1", "27=8", "17=6", "25=4", "15+1"}) CHECK(many.count(word) == 1);
    const auto guards = all_of(*xiangqi, "4k4/9/2H1P4/9/2H6/2B1B4/9/3A5/9/3A1K3 w - - 0 1", 2);
    for (const char* word : {"A6+5", "A6-5", "H--9", "H++5", "E7-9"}) CHECK(guards.count(word) == 1);
    // Set up as they never stand in play: four cannons on two files, three horses on one, two and two elsewhere.
    for (const char* place :
         {"rnbakabnr/9/9/P1P1P1P1P/1C5C1/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
          "5k3/9/1H5H1/9/1H5H1/9/1H5H1/9/9/3K5 w - - 0 1", "3k5/R3R4/9/R3R4/9/9/9/R8/9/5K3 w - - 0 1"}) {
        CAPTURE(place);
        const auto p = xiangqi->foreign()->read(place);
        REQUIRE(p.has_value());
        CHECK(all_of(*xiangqi, place, 2).size() == xiangqi->moves(*p).size());
        for (const Move move : xiangqi->moves(*p)) {
            const auto read = xiangqi->read(*p, xiangqi->written(*p, move, 2));
            CHECK((read.has_value() && *read == move));
        }
    }
    CHECK(all_of(*xiangqi, "rnbakabnr/9/9/P1P1P1P1P/1C5C1/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 2).count("2C8+7") ==
          1);
    const auto letters = all_of(*xiangqi, std::string(xiangqi->foreign()->opening()).c_str(), -1);
    for (const char* word : {"Cbe3", "Che3", "Pe5", "Hc3", "Eca3", "Ece3", "Ade2"})
        CHECK((letters.count(word) == 1 || word[1] == 'c'));

    const auto shogi = game_of("falkener-shogi", shogi_today);
    const char* place = "3k5/9/1P3N3/9/+R5+R1S/9/G8/GS6+S/4K4[GP] w - - 0 1";
    const auto hodges = all_of(*shogi, place, 2);
    for (const char* word : {"S-9i", "+R9e-5e", "P-8b=", "P-8b+", "N-5a+", "G9h-8g", "+S-1i", "P*5e", "G*1a"})
        CHECK(hodges.count(word) == 1);
    const auto kif = all_of(*shogi, place, 3);
    for (const char* word : {"９九銀(88)", "５五龍(95)", "８二歩成(83)", "８二歩(83)", "１九成銀(18)", "５五歩打"})
        CHECK(kif.count(word) == 1);
    const auto pgn = all_of(*shogi, place, -1);
    for (const char* word : {"Dad5+", "Pb8", "Pb8=G", "Ne9=G+", "G2b3", "Gi1", "G@d8+"}) CHECK(pgn.count(word) == 1);

    const auto makruk = game_of("falkener-siamese", makruk_today);
    CHECK(all_of(*makruk, "4k3/8/8/P7/8/8/8/R3K3 w - - 9 20", 1).count("a6=M") == 1);
    // A king who may choose how far he castles.
    const auto turkish = game_of("falkener-turkish");
    const auto p = turkish->read_position("white K50 R10 R80 | black K57 | to white | castle 10 80");
    REQUIRE(p.has_value());
    std::set<std::string> castles;
    for (const Move move : turkish->moves(*p))
        if (const std::string word = turkish->written(*p, move, 1); word.front() == 'O') castles.insert(word);
    CHECK(castles == std::set<std::string>{"O-O", "O-O-f1+", "O-O-h1", "O-O-O", "O-O-O-a1", "O-O-O-b1", "O-O-O-d1+"});
}

TEST_CASE("chess: every notation parts any two legal moves and is read again, positions come back") {
    Random random(2026);
    for (const Entry& entry : catalogue()) {
        if (entry.card().family != "chess") continue;
        for (const Preset& preset : entry.card().presets) {
            const GamePtr game = entry.make(*Options::of(entry.card(), preset.options));
            const Foreign* foreign = game->foreign();
            if (foreign == nullptr) continue;
            CAPTURE(entry.card().id);
            CAPTURE(preset.id);
            REQUIRE(game->notations().size() > 1);
            CHECK(std::string(game->notations()[0].id) == "book");
            for (int n = 0; n < 2; ++n) {
                std::vector<Position> line{game->start()};
                for (int ply = 0; ply < 40 && !game->result(line.back()).over; ++ply) {
                    const Position& p = line.back();
                    const MoveList moves = game->moves(p);
                    const auto pgn = foreign->all_in_pgn(p);
                    REQUIRE(std::set<std::string>(pgn.begin(), pgn.end()).size() == moves.size());
                    const Move chosen = moves[random.below(moves.size())];
                    const auto ways = static_cast<int>(game->notations().size());
                    for (int way = 0; way < ways; ++way) {
                        const std::string word = game->written(p, chosen, way);
                        CHECK(word.find(' ') == std::string::npos);
                        const auto read = game->read(p, word);
                        REQUIRE_MESSAGE(read.has_value(), word);
                        REQUIRE_MESSAGE(*read == chosen, word);
                        if (ply % 10 != 0) continue;
                        std::set<std::string> all;
                        for (const Move move : moves) all.insert(game->written(p, move, way));
                        REQUIRE(all.size() == moves.size());
                    }
                    for (int format = 0; format < static_cast<int>(foreign->formats().size()); ++format) {
                        const std::string text = foreign->write(line, format);
                        const auto read = foreign->read(text);
                        REQUIRE_MESSAGE(read.has_value(), text);
                        // Others write a promoted pawn of Makruk as the met it moves as.
                        if (entry.card().id == "falkener-siamese" && game->write(p).find("P+") != std::string::npos) {
                            CHECK(foreign->write(std::vector{*read}, format) == foreign->write(std::vector{p}, format));
                            continue;
                        }
                        // Men who were entered and must wait are not told by others.
                        if (game->write(p).find("fresh") == std::string::npos &&
                            game->write(p).find("count") == std::string::npos &&
                            !(format == 0 && game->write(*read) == game->write(p)))
                            CHECK_MESSAGE(*read == p, text);
                    }
                    line.push_back(game->play(p, chosen));
                }
            }
        }
    }
}

TEST_CASE("chess: what is wrong with a foreign position is said, with its place") {
    const auto xiangqi = game_of("falkener-xiangqi");
    const std::string opening(xiangqi->foreign()->opening());
    CHECK(fault_of(*xiangqi, "").what == "row 1 is too short");
    CHECK(fault_of(*xiangqi, "rnbakabnx/9").column == 9);
    CHECK(fault_of(*xiangqi, "rnbakabnr/8/9").column == 12);
    CHECK(fault_of(*xiangqi, "rnbakabnr/55/9").column == 11);
    CHECK(fault_of(*xiangqi, "rnbakabnrr/9").column == 10);
    CHECK(fault_of(*xiangqi, "rnbakabnr/0a8/9").column == 11);
    CHECK(fault_of(*xiangqi, opening + " 5").what == "more text after the position");
    CHECK(fault_of(*xiangqi, opening.substr(0, opening.size() - 2)).what.find("not a move number") !=
          std::string::npos);
    CHECK(fault_of(*xiangqi, opening.substr(0, opening.find(' ')) + " x - - 0 1").expected == "w or b");
    CHECK(fault_of(*xiangqi, opening.substr(0, opening.find(' ')) + " w KQ - 0 1").what ==
          "this game has no such rights");
    CHECK(fault_of(*xiangqi, opening.substr(0, opening.find(' ')) + " w - e3 0 1").expected == "-");
    CHECK(fault_of(*xiangqi, opening.substr(0, opening.find(' ')) + "[] w - - 0 1").what ==
          "this game has no captured pieces in hand");
    CHECK(fault_of(*xiangqi, "9/9/9/9/9/9/9/9/9/9 w - - 0 1").what.find("no king") != std::string::npos);
    CHECK(fault_of(*xiangqi, "4k4/4k4/9/9/9/9/9/9/9/4K4 w - - 0 1").what == "a second king");
    CHECK(fault_of(*xiangqi, std::string(5000, '9')).what == "the position is too long");
    // Today's letters are read too.
    CHECK(
        xiangqi->foreign()->read("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1").has_value());
    const auto shogi = game_of("falkener-shogi");
    const std::string board = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    CHECK(fault_of(*shogi, board + "[K] w - - 0 1").what == "\"K\" cannot be held in hand");
    CHECK(fault_of(*shogi, board + "[P w - - 0 1").expected.find("letter") != std::string::npos);
    CHECK(fault_of(*shogi, board + "[P").expected == "]");
    CHECK(fault_of(*shogi, board + " b 1P 1").what == "not a number of pieces");
    CHECK(fault_of(*shogi, board + " b 99P 1").what == "too many pieces");
    CHECK(fault_of(*shogi, board + " b - 0").what.find("not a move number") != std::string::npos);
    CHECK(fault_of(*shogi, board + " b").what == "the captured pieces in hand are missing");
    CHECK(fault_of(*game_of("falkener-siamese"), "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w Aa - 0 1").column ==
          47);

    // Broken in any way it is read or refused, and nothing else.
    Random random(7);
    for (const char* id : {"falkener-xiangqi", "falkener-shogi", "falkener-siamese", "falkener-shatranj"}) {
        const auto game = game_of(id);
        const Position start = game->start();
        for (int format = 0; format < static_cast<int>(game->foreign()->formats().size()); ++format) {
            const std::string sound = game->foreign()->write({&start, 1}, format);
            for (int n = 0; n < 3000; ++n) {
                std::string text = sound;
                for (int k = 0; k < 1 + n % 4; ++k) {
                    const std::size_t at = random.below(text.size());
                    static constexpr std::string_view letters = "KkPp+/[]- w19\xFF\n";
                    if (n % 3 == 0) text.erase(at, 1);
                    else if (n % 3 == 1) text[at] = letters[random.below(letters.size())];
                    else text.insert(at, 1, letters[random.below(letters.size())]);
                    if (text.empty()) break;
                }
                const auto read = game->foreign()->read(text);
                if (!read) {
                    CHECK(read.fault().line > 0);
                    CHECK(read.fault().column > 0);
                } else {
                    CHECK(game->foreign()->read(game->foreign()->write({&*read, 1}, format)).has_value());
                }
            }
        }
    }
}

// What holds in every game of chess, however it is played: men are conserved, nobody leaves his king in check, and the quick
// way of telling so agrees with trying.

#include <algorithm>
#include <iterator>
#include <random>

#include "core/chess/games/chaturanga.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/support.hpp"

using namespace ludus;
using namespace ludus::chess;

namespace {

struct GameCase {
    const Card& (*card)();
    Variant (*with_options)(const Options&);
};

const GameCase game_cases[] = {
    {&Xiangqi::card, &Xiangqi::with_options},   {&Shogi::card, &Shogi::with_options},
    {&Siamese::card, &Siamese::with_options},   {&Turkish::card, &Turkish::with_options},
    {&Shatranj::card, &Shatranj::with_options}, {&Tamerlane::card, &Tamerlane::with_options}};

ludus::tests::Subjects settings() {
    return {
        {"falkener-xiangqi"},
        {"falkener-xiangqi", "cannon=jump-to-capture horse=leg stalemate=loss"},
        {"falkener-xiangqi", "horse=both-paths"},
        {"falkener-shogi"},
        {"falkener-shogi", "captive=waits promotion=compulsory"},
        {"falkener-shogi", "pawn-mate=forbidden dead-drops=forbidden"},
        {"falkener-siamese"},
        {"falkener-siamese", "first-takes=yes counting=modern"},
        {"falkener-turkish"},
        {"falkener-turkish", "leap-takes=yes"},
        {"falkener-shatranj", "begin=array"},
        {"falkener-tamerlane"},
    };
}

ludus::tests::Subjects chaturanga_settings() {
    return {
        {"falkener-chaturanga"},
        {"falkener-chaturanga", "dice=vyasa stakes=vyasa exchange=demand"},
        {"falkener-chaturanga", "dice=opening vrihannauka=all-three kakakashtha=off"},
        {"falkener-chaturanga", "dice=alberuni stakes=alberuni exchange=no"},
    };
}

/// Men on the board and in hand.
int men(const Chess& game, const chess::Position& p) {
    int count = 0;
    for (int s = 0; s < game.variant().geometry.size(); ++s) count += p.men.empty(s) ? 0 : 1;
    for (const auto& hand : p.hand)
        for (const auto n : hand) count += n;
    return count;
}

/// What a man could do if there were no kings: every target of his motions, then tried.
std::size_t tried_out(const Chess& game, const chess::Position& p) {
    std::size_t count = 0;
    for (int from = 0; from < game.variant().geometry.size(); ++from) {
        if (p.men.empty(from)) continue;
        const int number = p.men.man(from);
        const Code code = p.men.what[at(number)];
        if (seat_of(code) != p.turn) continue;
        game.ways().each_target(
            p.men, code, from, [&](Code other) { return seat_of(other) != p.turn; },
            [&](int to, int) {
                const Geometry& board = game.variant().geometry;
                const Kind& kind = game.variant().kinds[at(chess::kind_of(code))];
                const bool last_row = board.row(to) == (p.turn == 0 ? board.rows - 1 : 0);
                const bool crowned = last_row && !kind.turns.empty() && game.variant().kinds[at(kind.turns[0])].royal;
                chess::Position after = p;
                // Played, where more than one man changes: one whose friend is taken may become who gives check by it, and with a
                // second Shah the first may be left in check (falkener.tamerlane.queen, falkener.tamerlane.queen.shah).
                UnpackedMove move{byte(from), byte(to)};
                if (crowned) move = {byte(from), byte(to), MoveType::turn, byte(kind.turns[0])};
                if (crowned || !p.men.empty(to)) after = game.play(p, pack(move));
                else after.men.move(number, to);
                if (!game.in_check(after, p.turn)) ++count;
            });
    }
    return count;
}

/// Of the legal moves those that carry a man, each square he may go to once.
std::size_t carried(const MoveList& list) {
    std::vector<std::pair<int, int>> ways;
    for (const Move m : list) {
        const UnpackedMove unpacked = unpack(m);
        if (unpacked.type != MoveType::drop && unpacked.type != MoveType::castle)
            ways.emplace_back(unpacked.from, unpacked.to);
    }
    std::sort(ways.begin(), ways.end());
    return static_cast<std::size_t>(std::unique(ways.begin(), ways.end()) - ways.begin());
}

}  // namespace

PER_GAME_VOLUME_TEST_CASE(
    "chess: men are conserved, no king is left in check, and no move is missed, in games drawn by lot", settings) {
    const auto game_case = std::find_if(std::begin(game_cases), std::end(game_cases),
                                        [&](const GameCase& one) { return one.card().id == subject.game; });
    REQUIRE(game_case != std::end(game_cases));
    const auto options = Options::of(game_case->card(), subject.options());
    REQUIRE(options);
    const Chess game(game_case->card(), game_case->with_options(*options));
    const bool keeps = !game.variant().hand.empty();
    // Counted by hand: doctest's own counter goes no further than two thousand million.
    std::string broken;
    const auto hold = [&](bool so, const char* what, const chess::Position& p) {
        if (!so && broken.empty()) broken = std::string(what) + ": " + game.write(p);
    };
    for (const int n : ludus::tests::volume(ludus::tests::deep() ? 200 : 12)) {
        std::mt19937_64 random(static_cast<std::uint64_t>(n) + 1);
        chess::Position p = game.start();
        MoveList list;
        for (int ply = 0; ply < 160; ++ply) {
            game.moves(p, list);
            hold(list.empty() == game.result(p).over, "over only where nobody moves", p);
            if (list.empty()) break;
            if (ply % 4 == 0) {
                hold(carried(list) == tried_out(game, p), "moves told quickly and tried out", p);
                const auto again = game.read_position(game.write(p));
                hold(again && *again == p && game.hash(*again) == game.hash(p), "written and read again", p);
            }
            const chess::Position q = game.play(p, list[random() % list.size()]);
            hold(!game.in_check(q, p.turn), "no king left in check", q);
            hold(keeps ? men(game, q) == men(game, p)
                       : men(game, p) - men(game, q) == 0 || men(game, p) - men(game, q) == 1,
                 "men conserved", q);
            p = q;
        }
        CAPTURE(n);
        REQUIRE(broken == "");
    }
}

PER_GAME_VOLUME_TEST_CASE(
    "falkener-chaturanga: in games drawn by lot men are conserved, only commanders move, and what stands is what is "
    "counted",
    chaturanga_settings) {
    using namespace chaturanga;
    const auto options = Options::of(Chaturanga::card(), subject.options());
    REQUIRE(options);
    const Chaturanga game(*options);
    std::string broken;
    const auto hold = [&](bool so, const char* what, const chaturanga::Position& p) {
        if (!so && broken.empty()) broken = std::string(what) + ": " + game.write(p);
    };
    const auto all = [&](const chaturanga::Position& p) {
        int count = 0;
        for (int s = 0; s < game.geometry().size(); ++s) count += p.men.empty(s) ? 0 : 1;
        return count;
    };
    const auto counted = [&](const chaturanga::Position& p) {
        decltype(p.standing) standing{};
        for (int s = 0; s < game.geometry().size(); ++s) {
            if (p.men.empty(s)) continue;
            const Code code = p.men.what[at(p.men.man(s))];
            ++standing[at(army_of(code))][at(chaturanga::kind_of(code))];
        }
        return standing == p.standing;
    };
    int ended = 0;
    const auto games = ludus::tests::volume(ludus::tests::deep() ? 200 : 12);
    for (const int n : games) {
        std::mt19937_64 random(static_cast<std::uint64_t>(n) + 1);
        chaturanga::Position p = game.start();
        MoveList list;
        for (int ply = 0; ply < 400; ++ply) {
            game.moves(p, list);
            hold(list.empty() == game.result(p).over, "over only where nobody moves", p);
            if (list.empty()) {
                ++ended;
                break;
            }
            if (ply % 8 == 0) {
                const auto again = game.read_position(game.write(p));
                hold(again && *again == p && game.hash(*again) == game.hash(p), "written and read again", p);
            }
            const Move move = list[random() % list.size()];
            const auto unpacked = chaturanga::unpack(move);
            const chaturanga::Position q = game.play(p, move);
            const int gone = all(p) - all(q);
            const bool carries =
                unpacked.type == chaturanga::MoveType::move || unpacked.type == chaturanga::MoveType::rise;
            if (carries) {
                const Code mover = p.men.what[at(p.men.man(unpacked.from))];
                hold(game.commander(p, army_of(mover)) == game.to_move(p), "who moves commands the man", p);
                hold(gone >= 0 && gone <= (chaturanga::kind_of(mover) == ship ? 3 : 1),
                     "a move takes a man, or a fourth Ship up to three", p);
            } else if (unpacked.type == chaturanga::MoveType::enter) {
                hold(gone == -1 || gone == 0, "a Rajah comes back, on an empty square or for a man", p);
            } else {
                hold(gone == 0, "words take nobody", p);
            }
            hold(counted(q), "what stands is what is counted", q);
            for (int army = 0; army < armies; ++army)
                hold(q.standing[at(army)][rajah] <= 2, "no more Rajahs than a Gadha makes", q);
            p = q;
        }
        CAPTURE(n);
        REQUIRE(broken == "");
    }
    if (games.whole) CHECK(ended > 0);
}

// Every way each throw can be played, against a slow plain enumerator written from the rules alone
// (tables_enumerator.hpp): positions from play, entering, bearing and with men to enter among them.

#include <doctest/doctest.h>

#include <map>
#include <random>
#include <set>

#include "core/base/text.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/tables/enumerator.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::at_tables;

namespace {

/// The men of a position text, for the enumerator.
Men board_of(const std::string& text) {
    Men board;
    std::size_t from = 0;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const std::size_t end = text.find(" | ", from);
        const std::string group = text.substr(from, end - from);
        const auto words = split_words(group);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const std::string word(words[i]);
            const std::size_t digit = word.find_first_of("0123456789");
            board.men[seat][word.substr(0, digit)] = std::stoi(word.substr(digit));
        }
        from = end + 3;
    }
    const std::size_t released = text.find("| released");
    if (released != text.npos) {
        const std::string rest = text.substr(released + 10);
        board.released = {rest.find("am") != rest.npos, rest.find(" n") != rest.npos};
    }
    return board;
}

/// Follows the engine's moves to the end of the throw.
void walk(const Game& game, const Position& position, int seat, int used, std::map<std::string, int>& ends,
          std::set<std::string>& seen, bool& decided) {
    const std::string text = game.write(position);
    const bool playing = text.find("| dice ") != text.npos && text.find(seat == 0 ? "| to am" : "| to n") != text.npos;
    const MoveList moves = game.moves(position);
    if (game.result(position).over) decided = true;
    if (!playing || moves.empty() || game.words(position, moves[0]) == "lost") {
        auto [it, fresh] = ends.emplace(men_of(text), used);
        if (!fresh) it->second = std::max(it->second, used);
        return;
    }
    if (!seen.insert(text).second) return;
    for (const Move move : moves) walk(game, game.play(position, move), seat, used + 1, ends, seen, decided);
}

std::string dice_text(const std::vector<int>& dice) {
    std::string out;
    for (const int die : dice) out += (out.empty() ? "" : "-") + std::to_string(die);
    return out;
}

/// Every throw of the game, as dice to be used.
std::vector<std::vector<int>> throws_of(const std::string& id, const std::string& agreed) {
    std::vector<std::vector<int>> out;
    const bool two_and_six = agreed.find("dice=two-and-six") != agreed.npos, doubled = agreed == "dice=two";
    const bool three =
        !two_and_six && !doubled &&
        (id == "royal-anglicorum" || id == "royal-imperial" || id == "royal-provincial" || id == "royal-faylys");
    const bool six = id == "royal-baralie" || id == "royal-mylis" || two_and_six, plain = id == "royal-lombard" || six;
    for (int a = 6; a >= 1; --a)
        for (int b = a; b >= 1; --b) {
            if (three)
                for (int c = b; c >= 1; --c) out.push_back({a, b, c});
            else if (six || doubled) out.push_back({a, b, six ? 6 : b});
            else if (a == b && !plain) out.push_back({a, a, a, a});
            else out.push_back({a, b});
        }
    return out;
}

struct Kept {
    std::vector<std::string> texts;
    int entering = 0, bearing = 0, in_hand = 0;
};

/// Positions at the beginning of turns, from games at random: some with men to enter, some bearing off.
Kept positions_of(const Game& game, std::uint64_t seed, std::size_t wanted) {
    std::mt19937_64 random(seed);
    Kept kept;
    for (int n = 0; n < 3000 && kept.texts.size() < wanted; ++n) {
        Position p = game.start();
        const int stop = 10 + static_cast<int>(random() % 400);
        std::string last;
        for (int k = 0; k < stop && !game.result(p).over; ++k) {
            const MoveList moves = game.moves(p);
            p = game.play(p, moves[random() % moves.size()]);
            if (game.at_turn_start(p) && !game.result(p).over) last = game.write(p);
        }
        const std::size_t to = last.find(" | to ");
        if (to == last.npos || last.find("passed") != last.npos || last.find("won") != last.npos) continue;
        const bool am = last.find("| to am") != last.npos;
        const std::string mine =
            am ? last.substr(0, last.find(" | ")) : last.substr(last.find(" | "), to - last.find(" | "));
        const bool entering = mine.find("bar") != mine.npos, bearing = mine.find("off") != mine.npos,
                   hand = mine.find("hand") != mine.npos;
        // A third each of who has to enter, of who bears off, and of the rest.
        const bool races = game.card().id == "royal-imperial" || game.card().id == "royal-provincial";
        const int third = races ? static_cast<int>(wanted) : (static_cast<int>(wanted) + 2) / 3;
        if (entering && kept.entering >= third) continue;
        if (!entering && bearing && kept.bearing >= third) continue;
        if (!entering && !bearing && static_cast<int>(kept.texts.size()) - kept.entering - kept.bearing >= third)
            continue;
        kept.entering += entering;
        kept.bearing += !entering && bearing;
        kept.in_hand += hand;
        kept.texts.push_back(last);
    }
    return kept;
}

/// The text with the throw in the place of what was to come.
std::string with_dice(const std::string& text, const std::vector<int>& dice) {
    const std::size_t to = text.find(" | to ");
    const std::size_t end = std::min(text.find(" | ", to + 3), text.size());
    const std::size_t released = text.find(" | released");
    return text.substr(0, end) + " | dice " + dice_text(dice) + (released == text.npos ? "" : text.substr(released));
}

void compare(const Subject& subject, std::size_t wanted) {
    const std::string &id = subject.game, &agreed = subject.detail;
    const GamePtr game = game_of(id, subject.options());
    REQUIRE(game);
    const Kept kept = positions_of(*game, 7, wanted);
    REQUIRE(kept.texts.size() + 1 >= wanted);
    const bool races = id == "royal-imperial" || id == "royal-provincial";
    CHECK((races || kept.entering >= 2));
    CHECK((races || kept.bearing >= 2));
    const Enumerator enumerator(id, agreed);
    for (const int chosen : volume(static_cast<int>(kept.texts.size()))) {
        const std::string& text = kept.texts[static_cast<std::size_t>(chosen)];
        const int seat = text.find("| to am") != text.npos ? 0 : 1;
        for (const auto& dice : throws_of(id, agreed)) {
            const std::string setup = with_dice(text, dice);
            CAPTURE(setup);
            const auto position = game->read_position(setup);
            REQUIRE_MESSAGE(position, (position ? std::string() : describe(position.fault())));
            const Plays plain = enumerator.plays(board_of(setup), seat, dice);
            if (id == "royal-faylys" && !plain.ends && plain.used < 3) {
                const Outcome outcome = game->result(*position);
                REQUIRE(outcome.over);
                REQUIRE(outcome.rule == "royal.fay.fail");
                continue;
            }
            std::map<std::string, int> ends;
            std::set<std::string> seen;
            bool decided = false;
            walk(*game, *position, seat, 0, ends, seen, decided);
            std::set<Men> reached;
            for (const auto& [men, used] : ends) {
                Men board = board_of(men + " | to am");
                reached.insert(board);
                REQUIRE((decided || used == plain.used));
            }
            std::set<Men> wanted_boards;
            for (Men board : plain.boards) {
                board.owes = false;
                board.released = {};
                wanted_boards.insert(board);
            }
            REQUIRE(reached.size() == wanted_boards.size());
            REQUIRE((reached == wanted_boards));
        }
    }
}

Subjects agreements() {
    return {
        {"royal-anglicorum", "nodes=anywhere"},
        {"royal-anglicorum", "dice=two-and-six"},
        {"royal-paume-carie", "variant=long"},
        {"royal-paume-carie", "variant=long lead=free"},
        {"royal-paume-carie", "variant=long bear=higher"},
        {"royal-lombard", "own_entry=e-and-a"},
        {"royal-imperial", "exact=more"},
        {"royal-provincial", "division=7-8"},
        {"royal-baralie", "setting=2"},
        {"royal-faylys", "nodes=own-half"},
        {"royal-faylys", "dice=two"},
        {"royal-mylis", "unus=n"},
        {"backgammon", "single=larger"},
        {"backgammon-german", "division=far"},
        {"backgammon-turkish", "division=quarter"},
        {"backgammon-turkish", "advantage=am"},
    };
}

Subjects counted_games() {
    return {{"royal-anglicorum"}, {"royal-lombard"}, {"royal-imperial"}, {"royal-provincial"},
            {"royal-baralie"},    {"royal-mylis"},   {"backgammon"},     {"backgammon-turkish"}};
}

}  // namespace

PER_GAME_VOLUME_TEST_CASE("tables: every throw is played in just the ways a plain enumerator finds", games_of_tables) {
    compare(subject, deep() ? 120 : 21);
}

PER_GAME_VOLUME_TEST_CASE("tables: and so with what may be agreed", agreements) { compare(subject, deep() ? 120 : 9); }

namespace {

/// The boards at the end of a turn, whatever is thrown.
std::set<Men> turns(const Enumerator& enumerator, const std::string& id, const Men& board, int seat) {
    std::set<Men> out;
    for (const auto& dice : throws_of(id, "")) {
        for (Men after : enumerator.plays(board, seat, dice).boards) {
            after.owes = false;
            out.insert(after);
        }
    }
    return out;
}

}  // namespace

PER_GAME_TEST_CASE("tables: perft by whole turns from the array, as the plain enumerator counts", counted_games) {
    const std::string& id = subject.game;
    const GamePtr game = game_of(id);
    std::string text = game->write(game->start());
    text = text.substr(0, text.find(" | to ")) + " | to n";
    const auto position = game->read_position(text);
    REQUIRE(position);
    const Enumerator enumerator(id);
    const auto first = turns(enumerator, id, board_of(text), 1);
    CHECK(game->perft(*position, 1, true, false).lines == first.size());
    if (first.size() > 150 && !deep()) return;
    std::size_t lines = 0;
    for (const Men& board : first) lines += turns(enumerator, id, board, 0).size();
    CHECK(game->perft(*position, 2, true, false).lines == lines);
}

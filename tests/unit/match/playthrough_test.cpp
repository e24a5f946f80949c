// One game of each kind, played by a seeded player and kept as readable text in tests/playthroughs, so that a change
// of behaviour shows in review. LUDUS_REFRESH=1 writes the texts afresh, each with the seed its first line names.

#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr int longest = 100;  // moves

std::string seat_name(const Match& match) {
    return match.to_move() == chance ? "chance"
                                     : match.game().card().seats[static_cast<std::size_t>(match.to_move())].id;
}

/// Words set in lines of at most a hundred letters.
std::string set_in(const std::vector<std::string>& words) {
    std::string out, line;
    for (const auto& word : words) {
        if (line.size() + 1 + word.size() > 100) {
            out += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "  " : " ") + word;
    }
    return out + line + "\n";
}

std::string say_outcome(const Match& match) {
    const Outcome outcome = match.outcome();
    if (!outcome.over) return "";
    std::string out = "over: " + outcome.text + " (" + outcome.rule + ");";
    for (std::size_t seat = 0; seat < match.game().card().seats.size(); ++seat) {
        std::ostringstream score;
        score << outcome.score[seat];
        out += " " + match.game().card().seats[seat].id + " " + score.str();
    }
    return out + "\n";
}

std::string playthrough(const GamePtr& game, std::uint64_t seed, std::set<std::string>& rules) {
    Match match(game);
    std::ostringstream out;
    out << "Seed: " << seed << "\nGame: " << game->card().id << ", " << game->card().name << "\n";
    for (const auto& [key, value] : game->options().chosen(false)) out << "Option: " << key << "=" << value << "\n";
    const Board board = game->board();
    const auto spot = [&](int index) { return board.spots[static_cast<std::size_t>(index)].name; };
    std::mt19937_64 random(seed);
    std::map<std::string, int> cited;
    for (int n = 1; n <= longest && !match.outcome().over; ++n) {
        const MoveList legal = match.moves();
        if (match.node(match.cursor()).turn_start) {
            out << "\n" << game->sketch(match.position());
            const auto threats = game->threats(match.position());
            if (!threats.empty()) out << "open: " << threats.size() << " takings\n";
        }
        std::vector<std::string> words;
        for (const Move move : legal) words.push_back(game->words(match.position(), move));
        out << "\n" << seat_name(match) << " has " << legal.size() << (legal.size() == 1 ? " move" : " moves") << ":\n";
        out << set_in(words);
        const Move move = random_move(match, legal, Taste::curious, random, cited);
        out << "plays " << game->words(match.position(), move) << "\n";
        for (const auto& reason : game->reasons(match.position(), move)) {
            rules.insert(reason.rule);
            out << "  " << reason.rule << ": " << reason.told();
            for (std::size_t i = 0; i < reason.from.size(); ++i) out << (i ? ", " : " [") << spot(reason.from[i]);
            if (reason.to >= 0) out << (reason.from.empty() ? " [" : " to ") << spot(reason.to);
            out << (reason.from.empty() && reason.to < 0 ? "\n" : "]\n");
        }
        REQUIRE(match.play(move));
    }
    out << "\n" << game->sketch(match.position()) << game->write(match.position()) << "\n" << say_outcome(match);
    return out.str();
}

/// The first line's seed, and the options named below it; of a text that is not there yet, seed 1 and what is standard.
struct Kept {
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, std::string>> options;
};

Kept kept_in(const std::string& text) {
    Kept out;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line) && !line.empty();) {
        const std::size_t colon = line.find(": ");
        REQUIRE(colon != std::string::npos);
        const std::string value = line.substr(colon + 2);
        if (line.starts_with("Seed")) out.seed = std::stoull(value);
        if (line.starts_with("Option"))
            out.options.emplace_back(value.substr(0, value.find('=')), value.substr(value.find('=') + 1));
    }
    return out;
}

/// As unlike the standard as may be: of every option another choice, the last.
std::vector<std::pair<std::string, std::string>> others(const Card& card) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const OptionSpec& option : card.options) {
        const std::string last = option.choices.empty() ? std::to_string(option.most) : option.choices.back().value;
        const std::string first = option.choices.empty() ? std::to_string(option.least) : option.choices.front().value;
        out.emplace_back(option.key, last != option.standard ? last : first);
    }
    return out;
}

void check_kept(const std::string& game, const std::string& path,
                const std::vector<std::pair<std::string, std::string>>& standard) {
    CAPTURE(path);
    const std::string kept = file_text(path);
    Kept how = kept_in(kept);
    if (kept.empty()) how.options = standard;
    const auto made = make_game(game, how.options);
    REQUIRE(made);
    std::set<std::string> rules;
    const std::string played = playthrough(*made, how.seed, rules);
    // A game that shows nothing of its rules is not worth keeping; the shortest rules are four, of which two are of no move.
    CHECK(rules.size() >= ((*made)->card().rules.size() <= 4 ? 2 : 3));
    if (refresh()) {
        std::ofstream(path, std::ios::binary) << played;
        return;
    }
    REQUIRE_MESSAGE(!kept.empty(), "no text is kept: run with LUDUS_REFRESH=1 and read what it writes");
    // The first line that differs says more than two long texts.
    std::istringstream a(kept), b(played);
    std::string was, is;
    for (int line = 1;; ++line) {
        const bool more_was = static_cast<bool>(std::getline(a, was)), more_is = static_cast<bool>(std::getline(b, is));
        if (!more_was && !more_is) break;
        CAPTURE(line);
        REQUIRE(was == is);
        REQUIRE(more_was == more_is);
    }
}

}  // namespace

PER_GAME_TEST_CASE("playthrough: each game plays as it did when its text was kept", catalogue_games) {
    check_kept(subject.game, std::string(LUDUS_TESTS) + "/playthroughs/" + subject.game + ".txt", {});
}

PER_GAME_TEST_CASE("playthrough: each game plays as it did with its other options", catalogue_games) {
    const Card& card = (*make_game(subject.game))->card();
    check_kept(subject.game, std::string(LUDUS_TESTS) + "/playthroughs/" + subject.game + ".other.txt", others(card));
}

// That no sentence shows a name that is written for records and programs alone, as "throw-4": random games of each kind.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/game/why_not.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "ui/session/selection.hpp"
#include "ui/session/speech.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; }

/// A name of several parts is no word people know: "throw-4", "white-hand", "cowrie2". Squares and plain words are.
bool is_internal(const Spot& spot) {
    if (spot.name.size() < 4) return false;
    const bool digit = std::any_of(spot.name.begin(), spot.name.end(), [](char c) { return c >= '0' && c <= '9'; });
    return (spot.kind != SpotKind::point || !spot.label.empty()) && (digit || spot.name.find('-') != std::string::npos);
}

/// The internal name that stands in the sentence as a word of its own, or "".
std::string internal_name(const Board& board, const std::string& sentence) {
    for (const Spot& spot : board.spots) {
        if (!is_internal(spot)) continue;
        for (std::size_t at = 0; (at = sentence.find(spot.name, at)) != std::string::npos; ++at) {
            const std::size_t end = at + spot.name.size();
            if (at > 0 && in_word(sentence[at - 1])) continue;
            if (end < sentence.size() && in_word(sentence[end])) continue;
            return spot.name;
        }
    }
    return {};
}

}  // namespace

PER_GAME_TEST_CASE("sentences: none shows the internal name of a spot", catalogue_games) {
    const GamePtr game = *make_game(subject.game);
    const Board board = game->board();
    const auto shown = [&](const std::string& what, const std::string& sentence) {
        const std::string name = internal_name(board, sentence);
        CHECK_MESSAGE(name.empty(), what << ": " << sentence);
    };
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        std::mt19937_64 random(seed);
        std::map<std::string, int> cited;
        Match match(game);
        for (int n = 0; n < 120 && !match.moves().empty(); ++n) {
            shown("standing", say_standing(match, Selection(match)));
            Selection touched(match);
            const std::vector<int> next = touched.next();
            if (!next.empty()) {
                touched.touch(next[random() % next.size()]);
                shown("touched", say_standing(match, touched));
            }
            const std::vector<int> spot{static_cast<int>(random() % board.spots.size())};
            shown("refusal", why_not(*game, match.positions(), spot).told());
            shown("spot", say_spot(match, Selection(match), spot.front()));
            if (n % 10 == 0)
                for (const Move move : match.moves())
                    for (const Reason& reason : game->reasons(match.position(), move)) shown("reason", reason.told());
            REQUIRE(match.play(random_move(match, match.moves(), Taste::curious, random, cited)));
            shown("move", say_move(match, match.cursor()));
            shown("capture", say_capture(match, match.cursor()));
        }
        shown("standing", say_standing(match, Selection(match)));
    }
}

// The interface for learning: the hunter's view and the drills.

#include <optional>

#include "core/base/text.hpp"
#include "core/game/study.hpp"
#include "wasm/ludus.h"
#include "wasm/result.hpp"
#include "wasm/sessions.hpp"
#include "wasm/state_json.hpp"

namespace ludus {
namespace {

void tell(Json& json, const Prospect& near) {
    json.object([&] {
        json.key("kind").value(near.win ? "win" : "taking");
        json.key("seat").value(near.seat);
        json.key("within").value(near.within);
        json.key("later").value(near.later);
        json.key("spot").value(near.spot);
        json.key("what").value(near.what);
        json.key("spots");
        state_json::numbers(json, near.spots);
        json.key("ends").value(near.ends);
        json.key("wants");
        state_json::reasons(json, near.wants);
        json.key("leads").array([&] {
            for (const Lead& lead : near.leads)
                json.object([&] {
                    json.key("moves").array([&] {
                        for (const Step& step : lead.moves)
                            json.object([&] {
                                json.key("words").value(step.words);
                                json.key("touches");
                                state_json::numbers(json, step.touches);
                            });
                    });
                    json.key("reasons");
                    state_json::reasons(json, lead.reasons);
                });
        });
    });
}

/// An exercise with the game it belongs to. The last one made is kept: it is judged move by move.
struct Made {
    GamePtr game;
    std::string theme;  ///< as it was asked for
    Exercise exercise;
};
std::optional<Made> last_made;

Expected<const Made*> exercise(const char* game, const char* options, const char* theme, int level, int seed) {
    const auto rules = read_game(game, options);
    if (!rules) return rules.fault();
    if (seed < 0)
        return wrong(interface_faults::bad_seed, interface_faults::not_negative, {{"n", std::to_string(seed)}});
    if (last_made && last_made->game->card().id == (*rules)->card().id &&
        last_made->game->options() == (*rules)->options() && last_made->theme == given(theme) &&
        last_made->exercise.level == level && last_made->exercise.seed == static_cast<std::uint64_t>(seed))
        return &*last_made;
    auto made = (*rules)->exercise(given(theme), level, static_cast<std::uint64_t>(seed));
    if (!made) return made.fault();
    last_made = Made{*rules, std::string(given(theme)), std::move(*made)};
    return &*last_made;
}

}  // namespace
}  // namespace ludus

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

char* ludus_match_hunt(int match) {
    const Session* at = session(match);
    if (at == nullptr) return null_with_error(no_match(match));
    Json json;
    json.object([&] {
        json.key("toMove").value(at->match.to_move());
        json.key("prospects").array([&] {
            if (at->match.outcome().over) return;
            for (const Prospect& near : hunt(at->match.game(), at->match.position())) tell(json, near);
        });
    });
    return to_c_string(json);
}

char* ludus_drill_themes(const char* game, const char* options) {
    const auto rules = read_game(game, options);
    if (!rules) return null_with_error(rules.fault());
    Json json;
    json.array([&] {
        for (const Theme& theme : (*rules)->themes())
            json.object([&] {
                json.key("id").value(theme.id);
                json.key("name").value(theme.name);
                json.key("passages");
                state_json::strings(json, theme.passages);
            });
    });
    return to_c_string(json);
}

char* ludus_drill(const char* game, const char* options, const char* theme, int level, int seed) {
    const auto made = exercise(game, options, theme, level, seed);
    if (!made) return null_with_error(made.fault());
    const Exercise& e = (*made)->exercise;
    Json json;
    json.object([&] {
        json.key("game").value((*made)->game->card().id);
        json.key("options");
        state_json::pairs(json, (*made)->game->options().chosen());
        json.key("theme").value(e.theme.id);
        json.key("name").value(e.theme.name);
        json.key("level").value(e.level);
        json.key("seed").value(seed);
        json.key("question").value(e.question);
        json.key("passages");
        state_json::strings(json, e.theme.passages);
        json.key("setup").value(e.setup);
        json.key("toMove").value(e.seat);
        json.key("answer").value(e.goal.touched ? "spots" : "moves");
        json.key("spot").value(e.spot);
        json.key("answers").array([&] {
            for (const auto& answer : e.answers) state_json::strings(json, answer);
        });
        json.key("explanation").value(e.explanation);
        json.key("reasons");
        state_json::reasons(json, e.reasons);
    });
    return to_c_string(json);
}

char* ludus_drill_judge(const char* game, const char* options, const char* theme, int level, int seed,
                        const char* words) {
    const auto made = exercise(game, options, theme, level, seed);
    if (!made) return null_with_error(made.fault());
    const Verdict verdict = judge(*(*made)->game, (*made)->exercise, split_words(given(words)));
    Json json;
    json.object([&] {
        json.key("verdict").value(verdict.word == Verdict::Word::right ? "right"
                                  : verdict.word == Verdict::Word::on  ? "on"
                                                                       : "wrong");
        json.key("why").value(verdict.why);
        json.key("reasons");
        state_json::reasons(json, verdict.reasons);
    });
    return to_c_string(json);
}

}  // extern "C"

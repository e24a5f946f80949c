// hunt, drill: captures and wins that are near, and drills.

#include "core/game/study.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

/// As a person knows them.
std::string spots_named(const Board& board, const std::vector<int>& spots) {
    std::vector<std::string> names;
    for (const int spot : spots) {
        if (spot < 0) continue;
        const Spot& it = board.spots[static_cast<std::size_t>(spot)];
        names.push_back(it.label.empty() ? it.name : it.label);
    }
    return join(names, " ");
}

std::string words_of(const Lead& lead) {
    std::vector<std::string> words;
    for (const Step& step : lead.moves) words.push_back(step.words);
    return join(words, " ");
}

void put_prospect(Json& json, const Prospect& near, const Game& game, const Board& board) {
    json.object([&] {
        json.key("kind").value(near.win ? "win" : "taking");
        json.key("seat").value(seat_id(game.card(), near.seat));
        json.key("within").value(near.within);
        json.key("later").value(near.later);
        json.key("spot");
        if (near.spot < 0) json.null();
        else json.value(spot_name(board, near.spot));
        json.key("what").value(near.what);
        json.key("spots").array([&] {
            for (const int spot : near.spots) json.value(spot_name(board, spot));
        });
        json.key("ends").value(near.ends);
        json.key("wants");
        put_reasons(json, near.wants, board);
        json.key("leads").array([&] {
            for (const Lead& lead : near.leads)
                json.object([&] {
                    json.key("words").value(words_of(lead));
                    json.key("reasons");
                    put_reasons(json, lead.reasons, board);
                });
        });
    });
}

/// What prospects of one sort stand under.
std::string heading(const Prospect& near, const Game& game) {
    const std::string who = game.card().seats[static_cast<std::size_t>(near.seat)].shown();
    static constexpr std::string_view wins[] = {sentences::wins_now, sentences::wins_in_one, sentences::wins_in_two};
    const std::string_view sentence = near.win           ? wins[near.within]
                                      : near.within == 0 ? sentences::captures_now
                                      : near.later       ? sentences::captures_next_turn
                                                         : sentences::captures_in_one;
    return ludus::say(sentence, {{"player", who}}) + "\n";
}

std::string told(const Prospect& near, const Board& board) {
    const std::string where = spots_named(board, near.win ? near.spots : std::vector<int>{near.spot});
    std::string out =
        "  " + (where.empty() ? near.what : ludus::say(sentences::on_square, {{"text", near.what}, {"list", where}})) +
        "\n";
    for (const Reason& want : near.wants)
        out += "    " + ludus::say(sentences::still_needed, {{"reasons", describe(std::vector<Reason>{want})}}) + "\n";
    for (const Lead& lead : near.leads) {
        const std::string words = words_of(lead);
        out += "    " + (words.empty() ? "" : pad(words, 12) + " ") + describe(lead.reasons) + "\n";
    }
    return out;
}

Expected<GamePtr> game_asked_for(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return options.fault();
    return make_game(arguments.words.front(), *options);
}

int list_themes(const Game& game, bool as_json) {
    const std::vector<Theme> themes = game.themes();
    if (as_json) {
        Json json;
        json.object([&] {
            json.key("game").value(game.card().id);
            json.key("themes").array([&] {
                for (const Theme& theme : themes)
                    json.object([&] {
                        json.key("id").value(theme.id);
                        json.key("name").value(theme.name);
                        json.key("passages").array([&] {
                            for (const std::string& passage : theme.passages) json.value(passage);
                        });
                    });
            });
        });
        say(json);
        return all_well;
    }
    std::string out;
    for (const Theme& theme : themes)
        out += pad(theme.id, 22) + " " + pad(theme.name, 42) + " " + join(theme.passages, " ") + "\n";
    say(out.empty() ? std::string(sentences::no_drills) + "\n" : out);
    return all_well;
}

void put_exercise(Json& json, const Exercise& exercise, const Game& game, const Board& board) {
    json.key("game").value(game.card().id);
    json.key("options");
    put_options(json, game.options());
    json.key("theme").value(exercise.theme.id);
    json.key("level").value(exercise.level);
    json.key("seed").value(exercise.seed);
    json.key("question").value(exercise.question);
    json.key("passages").array([&] {
        for (const std::string& passage : exercise.theme.passages) json.value(passage);
    });
    json.key("position").value(exercise.setup);
    json.key("toMove").value(seat_id(game.card(), exercise.seat));
    json.key("answer").value(exercise.goal.touched ? "spots" : "moves");
    json.key("answers").array([&] {
        for (const auto& answer : exercise.answers) json.value(join(answer, " "));
    });
    json.key("explanation").value(exercise.explanation);
    json.key("reasons");
    put_reasons(json, exercise.reasons, board);
}

/// As a person reads it.
std::string in_words(const Verdict& verdict) {
    switch (verdict.word) {
        case Verdict::Word::right: return ludus::say(sentences::correct, {{"why", verdict.why}});
        case Verdict::Word::wrong: return ludus::say(sentences::wrong, {{"why", verdict.why}});
        case Verdict::Word::on: break;
    }
    return verdict.why;
}

const char* verdict_word(Verdict::Word word) {
    switch (word) {
        case Verdict::Word::right: return "right";
        case Verdict::Word::wrong: return "wrong";
        case Verdict::Word::on: return "on";
    }
    return "";
}

}  // namespace

int run_hunt(const Arguments& arguments) {
    const auto match = open_match(arguments.words.front(), arguments);
    if (!match) return refuse(match.fault());
    const Game& game = match->game();
    const Board board = game.board();
    std::vector<Prospect> found;
    if (!match->outcome().over) found = hunt(game, match->position());
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(game.card().id);
            json.key("options");
            put_options(json, game.options());
            json.key("position").value(game.write(match->position()));
            json.key("prospects").array([&] {
                for (const Prospect& near : found) put_prospect(json, near, game, board);
            });
        });
        say(json);
        return all_well;
    }
    std::string out, last;
    for (const Prospect& near : found) {
        const std::string under = heading(near, game);
        if (under != last) out += under;
        last = under;
        out += told(near, board);
    }
    say(out.empty() ? std::string(sentences::nothing_near) + "\n" : out);
    return all_well;
}

int run_drill(const Arguments& arguments) {
    const auto game = game_asked_for(arguments);
    if (!game) return refuse(game.fault());
    const bool as_json = arguments.has("--json");
    if (!arguments.has("--theme") && !arguments.has("--level") && !arguments.has("--seed"))
        return list_themes(**game, as_json);
    const auto level = arguments.number("--level", least_level, least_level, most_level);
    if (!level) return refuse(level.fault());
    const auto seed = arguments.number("--seed", 0, 0, 2147483647);
    if (!seed) return refuse(seed.fault());
    const auto exercise = (*game)->exercise(arguments.text("--theme").value_or(""), static_cast<int>(*level),
                                            static_cast<std::uint64_t>(*seed));
    if (!exercise) return refuse(exercise.fault());
    const Board board = (*game)->board();
    const auto answer = arguments.text("--answer");
    Verdict verdict;
    if (answer) {
        const auto words = words_of_play(*answer);
        if (!words) return refuse(in("--answer", words.fault()));
        verdict = judge(**game, *exercise, split_words(*words));
    }
    if (as_json) {
        Json json;
        json.object([&] {
            put_exercise(json, *exercise, **game, board);
            if (answer) {
                json.key("verdict").value(verdict_word(verdict.word));
                json.key("why").value(verdict.why);
            }
        });
        say(json);
    } else if (answer) {
        say(in_words(verdict) + "\n");
    } else {
        const auto setup = (*game)->read_position(exercise->setup);
        say((*game)->sketch(*setup) + exercise->question + "\n(" + join(exercise->theme.passages, " ") + ")\n" +
            ludus::say(sentences::position_is, {{"position", exercise->setup}}) + "\n");
    }
    return !answer || verdict.word == Verdict::Word::right ? all_well : check_failed;
}

}  // namespace ludus::terminal

// list, show, moves, why: the games, a position, its legal moves, and the rules behind a move.

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/card_json.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/game/tally.hpp"
#include "core/game/why_not.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

std::string choices_of(const OptionSpec& spec) {
    if (spec.choices.empty())
        return ludus::say(sentences::number_choices,
                          {{"least", std::to_string(spec.least)}, {"most", std::to_string(spec.most)}});
    std::vector<std::string> values;
    for (const OptionChoice& choice : spec.choices) values.push_back(choice.value);
    return join(values, " | ");
}

std::string card_in_full(const Card& card) {
    std::string out = card.id + "  " + card.name + "\n";
    out += "  " + card.book + ": " + card.place + "\n";
    // Sides are told where partners share them.
    const bool partners = card.seats.size() > 2;
    std::vector<std::string> seats;
    for (const SeatCard& seat : card.seats)
        seats.push_back(ludus::say(partners ? sentences::seat_with_side : sentences::seat,
                                   {{"id", seat.id}, {"player", seat.name}, {"n", std::to_string(seat.side + 1)}}));
    out += "  " + ludus::say(sentences::seats, {{"list", join(seats, ", ")}}) + "\n";
    for (const OptionSpec& spec : card.options) {
        out += "  " + pad(spec.key, 18) + " " +
               ludus::say(spec.ours ? sentences::option_of_ours : sentences::option_meaning,
                          {{"label", spec.label}, {"rule", spec.rule}}) +
               "\n";
        out += "  " + pad("", 18) + " " +
               ludus::say(sentences::option_choices, {{"standard", spec.standard}, {"list", choices_of(spec)}}) + "\n";
    }
    for (const Preset& preset : card.presets) {
        std::vector<std::string> options;
        for (const auto& [key, value] : preset.options) options.push_back(key + "=" + value);
        out += "  " +
               ludus::say(options.empty() ? sentences::preset_of_standards : sentences::preset,
                          {{"id", preset.id}, {"label", preset.label}, {"list", join(options, " ")}}) +
               "\n";
    }
    return out;
}

/// What every answer about a place in a game begins with.
void put_place(Json& json, const Match& match) {
    const Game& game = match.game();
    const Outcome outcome = match.outcome();
    json.key("game").value(game.card().id);
    json.key("options");
    put_options(json, game.options());
    json.key("position").value(game.write(match.position()));
    json.key("toMove");
    if (outcome.over) json.null();
    else json.value(seat_id(game.card(), match.to_move()));
    json.key("atTurnStart").value(game.at_turn_start(match.position()));
    json.key("outcome");
    put_outcome(json, outcome, game.card());
}

void put_men(Json& json, const Match& match, const Board& board) {
    json.array([&] {
        for (const Face& face : match.game().faces(match.position()))
            json.object([&] {
                json.key("spot").value(spot_name(board, face.spot));
                json.key("owner").value(seat_id(match.game().card(), face.owner));
                json.key("shape").value(name_of(face.shape));
                json.key("text").value(face.text);
                json.key("turned").value(face.turned);
                json.key("count").value(face.count);
                json.key("name").value(face.name);
                json.key("id").value(face.id);
                json.key("tiers").array([&] {
                    for (const Tier& tier : face.tiers)
                        json.object([&] {
                            json.key("shape").value(name_of(tier.shape));
                            json.key("value").value(tier.value);
                            json.key("standing").value(tier.standing);
                        });
                });
            });
    });
}

/// How other programs write the position: each format's name, and its text.
std::vector<std::pair<std::string, std::string>> in_formats(const Match& match) {
    std::vector<std::pair<std::string, std::string>> out;
    const Foreign* foreign = match.game().foreign();
    if (!foreign) return out;
    int place = 0;
    for (const char* name : foreign->formats()) {
        std::string position = foreign->write(match.positions(), place++);
        if (!position.empty()) out.emplace_back(name, std::move(position));
    }
    return out;
}

std::string who_is_to_move(const Match& match) {
    const Game& game = match.game();
    if (match.outcome().over) return describe(match.outcome(), game.card());
    const int seat = match.to_move();
    if (seat == chance) return std::string(sentences::chance_next);
    return ludus::say(game.at_turn_start(match.position()) ? sentences::to_move : sentences::to_continue,
                      {{"player", game.card().seats[static_cast<std::size_t>(seat)].shown()}});
}

/// The sign of the move that led here, and what is drawn on the board, a line each.
std::string annotations(const Match& match) {
    const Match::Node& node = match.node(match.cursor());
    const Board board = match.game().board();
    std::string out;
    if (node.sign != Sign::none)
        out += ludus::say(sentences::move_sign, {{"text", std::string(text_of(node.sign))}}) + "\n";
    const auto name = [&](int spot) {
        return spot < 0 ? std::string() : board.spots[static_cast<std::size_t>(spot)].name;
    };
    for (const int packed : node.marks) {
        const DrawnMark mark = DrawnMark::of(packed);
        const std::string colour(sentences::mark_colours[static_cast<std::size_t>(mark.colour)]);
        out += ludus::say(mark.to < 0 ? sentences::ring_drawn : sentences::arrow_drawn,
                          {{"colour", colour}, {"from", name(mark.from)}, {"to", name(mark.to)}}) +
               "\n";
    }
    return out;
}

}  // namespace

int run_list(const Arguments& arguments) {
    std::vector<const Entry*> games;
    std::vector<std::string> ids;
    for (const Entry& entry : catalogue()) {
        ids.push_back(entry.card().id);
        if (arguments.words.empty() || arguments.words.front() == entry.card().id) games.push_back(&entry);
    }
    if (games.empty() && !arguments.words.empty())
        return refuse(wrong(sentences::unknown_game, sentences::one_of,
                            {{"text", shown(arguments.words.front())}, {"list", join(ids, ", ")}}));
    if (arguments.has("--json")) {
        Json json;
        json.array([&] {
            for (const Entry* game : games) put_card(json, *game);
        });
        say(json);
        return all_well;
    }
    std::string out;
    for (const Entry* game : games) {
        const Card& card = game->card();
        out += arguments.words.empty()
                   ? pad(card.id, 20) + pad(card.name, 48) +
                         ludus::say(sentences::players, static_cast<int>(card.seats.size())) + "  " + card.book + "\n"
                   : card_in_full(card);
    }
    say(out);
    return all_well;
}

int run_show(const Arguments& arguments) {
    const auto match = open_match(arguments.words.front(), arguments);
    if (!match) return refuse(match.fault());
    const Game& game = match->game();
    const Position& position = match->position();
    if (arguments.has("--json")) {
        Json json;
        const Board board = game.board();
        json.object([&] {
            put_place(json, *match);
            json.key("sketch").value(game.sketch(position));
            json.key("men");
            put_men(json, *match, board);
            json.key("threats");
            put_reasons(json, game.threats(position), board);
            json.key("counts").array([&] {
                for (const Tally& tally : game.tallies(position))
                    json.object([&] {
                        json.key("title").value(tally.title);
                        json.key("rows").array([&] {
                            for (const Tally::Row& row : tally.rows)
                                json.object([&] {
                                    json.key("label").value(row.label);
                                    json.key("value").value(row.value);
                                });
                        });
                    });
            });
            json.key("foreign").object([&] {
                for (const auto& [name, text] : in_formats(*match)) json.key(name).value(text);
            });
        });
        say(json);
        return all_well;
    }
    std::string out = game.sketch(position);
    if (out.empty() || out.back() != '\n') out += '\n';
    // Some games say so under their board.
    if (const std::string who = who_is_to_move(*match) + "\n"; out.find(who) == std::string::npos) out += who;
    out += annotations(*match);
    if (arguments.has("--threats"))
        for (const Reason& reason : game.threats(position))
            out += ludus::say(sentences::can_capture, {{"reasons", describe(std::vector<Reason>{reason})}}) + "\n";
    if (arguments.has("--counts"))
        for (const Tally& tally : game.tallies(position)) {
            out += tally.title + "\n";
            for (const Tally::Row& row : tally.rows) out += "  " + pad(row.label, 28) + " " + row.value + "\n";
        }
    out += ludus::say(sentences::position_is, {{"position", game.write(position)}}) + "\n";
    if (arguments.has("--fen")) {
        const auto formats = in_formats(*match);
        if (formats.empty())
            return refuse(wrong(sentences::unknown_elsewhere, sentences::known_elsewhere, {{"game", game.card().id}}));
        for (const auto& [name, text] : formats) out += name + ": " + text + "\n";
    }
    say(out);
    return all_well;
}

int run_moves(const Arguments& arguments) {
    const auto match = open_match(arguments.words.front(), arguments);
    if (!match) return refuse(match.fault());
    const Game& game = match->game();
    const Position& position = match->position();
    const MoveList moves = match->moves();
    const auto notation = read_notation(arguments, game);
    if (!notation) return refuse(notation.fault());
    if (arguments.has("--json")) {
        Json json;
        const Board board = game.board();
        json.object([&] {
            put_place(json, *match);
            json.key("moves").array([&] {
                for (const Move move : moves)
                    json.object([&] {
                        json.key("words").value(game.words(position, move));
                        if (*notation > 0) json.key("written").value(game.written(position, move, *notation));
                        if (match->to_move() == chance) json.key("odds").value(game.odds(position, move));
                        json.key("reasons");
                        put_reasons(json, game.reasons(position, move), board);
                    });
            });
        });
        say(json);
        return all_well;
    }
    std::string out = who_is_to_move(*match) + "\n";
    for (const Move move : moves)
        out += pad(game.written(position, move, *notation), 16) + " " + describe(game.reasons(position, move)) + "\n";
    say(out);
    return all_well;
}

int run_why(const Arguments& arguments) {
    auto match = open_match(arguments.words.front(), arguments);
    if (!match) return refuse(match.fault());
    const std::vector<std::string> rest(arguments.words.begin() + 1, arguments.words.end());
    const auto words = words_of_play(join(rest, " "));
    if (!words) return refuse(words.fault());
    if (words->empty()) return refuse(wrong(sentences::no_move_to_explain, sentences::moves_wanted));

    const int before = match->cursor();
    const auto played = match->play(*words);
    if (!played) return refuse(in("MOVES", played.fault()));
    const Game& game = match->game();
    const Board board = game.board();
    Json json;
    std::string out;
    json.array([&] {
        bool beyond = false;
        for (const int index : match->line()) {
            if (beyond) {
                const Match::Node& node = match->node(index);
                const Position& from = match->node(node.parent).position;
                const auto reasons = match->reasons(index);
                const std::string seat = seat_id(game.card(), game.to_move(from));
                json.object([&] {
                    json.key("words").value(node.words);
                    json.key("seat").value(seat);
                    json.key("reasons");
                    put_reasons(json, reasons, board);
                    if (!node.slip.empty()) json.key("slip").value(node.slip);
                });
                out += node.words + "\n";
                if (!node.slip.empty()) out += ludus::say(sentences::against_rules, {{"text", node.slip}}) + "\n";
                for (const Reason& reason : reasons) out += "  " + pad(reason.rule, 32) + " " + reason.told() + "\n";
            }
            beyond = beyond || index == before;
        }
    });
    if (arguments.has("--json")) say(json);
    else say(out);
    return all_well;
}

int run_why_not(const Arguments& arguments) {
    const auto match = open_match(arguments.words.front(), arguments);
    if (!match) return refuse(match.fault());
    const Game& game = match->game();
    const Board board = game.board();
    const MoveList legal = match->moves();
    std::vector<int> touched;
    for (std::size_t i = 1; i < arguments.words.size(); ++i) {
        const std::string& name = arguments.words[i];
        if (!touched.empty() && !begins_a_move(game, match->position(), legal, touched))
            return refuse(in("SPOTS", wrong(sentences::begins_nothing, sentences::begins_move,
                                            {{"text", shown(arguments.words[i - 1])}})));
        const int spot = board.find(name);
        if (spot < 0) {
            std::vector<std::string> names;
            for (const Spot& one : board.spots) names.push_back(one.name);
            constexpr std::size_t some = 12;
            if (names.size() > some) names.resize(some), names.emplace_back("...");
            return refuse(in("SPOTS", wrong(sentences::unknown_spot, sentences::spot_names,
                                            {{"text", shown(name)}, {"list", join(names, ", ")}})));
        }
        touched.push_back(spot);
    }
    const bool allowed = begins_a_move(game, match->position(), legal, touched);
    const Reason reason = allowed ? Reason{} : why_not(game, match->positions(), touched);
    const bool told = !reason.told().empty();
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("touched").array([&] {
                for (const int spot : touched) json.value(spot_name(board, spot));
            });
            json.key("allowed").value(allowed);
            json.key("reason");
            if (told) put_reason(json, reason, board);
            else json.null();
        });
        say(json);
        return all_well;
    }
    say(allowed ? std::string(sentences::may_be_touched) + "\n"
        : told  ? reason.told() + "\n  " + reason.rule + "\n"
                : std::string(sentences::cannot_say) + "\n");
    return all_well;
}

}  // namespace ludus::terminal

// replay, record, svg: whole games from files and back, and pictures of them.

#include <algorithm>
#include <filesystem>

#include "core/base/text.hpp"
#include "core/match/record.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/svg/style.hpp"
#include "ui/svg/svg.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

bool is_game_file(const std::string& ending) {
    if (ending == ".game" || ending == ".kifu") return true;
    const auto formats = game_formats();
    return std::any_of(formats.begin(), formats.end(),
                       [&](const GameFormat& format) { return ending == std::string(".") + format.id; });
}

/// Folders are gone through for their records and files of other formats, in order of name.
std::vector<std::string> files_of(const std::vector<std::string>& given) {
    std::vector<std::string> out;
    for (const std::string& name : given) {
        std::error_code error;
        if (name == "-" || !std::filesystem::is_directory(name, error)) {
            out.push_back(name);
            continue;
        }
        std::vector<std::string> found;
        auto walk = std::filesystem::recursive_directory_iterator(name, error);
        for (; !error && walk != std::filesystem::recursive_directory_iterator(); walk.increment(error))
            if (is_game_file(walk->path().extension().string())) found.push_back(walk->path().string());
        std::sort(found.begin(), found.end());
        out.insert(out.end(), found.begin(), found.end());
    }
    return out;
}

/// The main line, ply by ply, with what each move rests on.
void put_line(Json& json, const Match& match) {
    const Game& game = match.game();
    const Board board = game.board();
    int ply = 0;
    json.array([&] {
        for (const int index : match.line()) {
            const Match::Node& node = match.node(index);
            json.object([&] {
                json.key("ply").value(ply++);
                json.key("turn").value(match.turn_number(index));
                if (node.parent >= 0) {
                    const Position& from = match.node(node.parent).position;
                    json.key("seat").value(seat_id(game.card(), game.to_move(from)));
                    json.key("words").value(node.words);
                    json.key("reasons");
                    put_reasons(json, match.reasons(index), board);
                    if (!node.slip.empty()) json.key("slip").value(node.slip);
                    if (node.sign != Sign::none) json.key("sign").value(text_of(node.sign));
                }
                json.key("position").value(game.write(node.position));
                json.key("atTurnStart").value(game.at_turn_start(node.position));
                if (!node.comment.empty()) json.key("comment").value(node.comment);
            });
        }
    });
}

struct Replayed {
    std::string file;
    std::optional<Fault> fault;  ///< the record does not read
    std::optional<Match> match;  ///< its cursor at the end of the main line
    std::vector<std::string> failed;
};

Replayed replay_one(const std::string& file) {
    Replayed out;
    out.file = file;
    const auto text = read_file(file);
    if (!text) {
        out.fault = text.fault();
        return out;
    }
    auto match = read_game_text(*text);
    if (!match) {
        out.fault = in(file, match.fault());
        return out;
    }
    out.failed = failed_checks(*match);
    out.match = std::move(*match);
    return out;
}

std::size_t plies(const Match& match) { return match.line().size() - 1; }

void put_replayed(Json& json, const Replayed& one) {
    json.object([&] {
        json.key("file").value(one.file);
        json.key("ok").value(!one.fault && one.failed.empty());
        json.key("plies").value(one.match ? plies(*one.match) : 0);
        json.key("failed").array([&] {
            for (const std::string& check : one.failed) json.value(check);
        });
        json.key("error");
        if (one.fault) json.value(ludus::describe(*one.fault));
        else json.null();
        if (!one.match) return;
        const Game& game = one.match->game();
        json.key("game").value(game.card().id);
        json.key("options");
        put_options(json, game.options());
        json.key("tags").array([&] {
            for (const Tag& tag : one.match->tags()) json.array([&] { json.value(tag.first).value(tag.second); });
        });
        json.key("outcome");
        put_outcome(json, one.match->outcome(), game.card());
        json.key("position").value(game.write(one.match->position()));
        json.key("line");
        put_line(json, *one.match);
    });
}

}  // namespace

int run_replay(const Arguments& arguments) {
    const std::vector<std::string> files = files_of(arguments.words);
    if (files.empty())
        return refuse(wrong(sentences::no_records, sentences::record_files, {{"list", join(arguments.words, ", ")}}));
    int code = all_well;
    std::size_t well = 0;
    Json json;
    const auto go = [&] {
        for (const std::string& file : files) {
            const Replayed one = replay_one(file);
            if (one.fault) {
                refuse(*one.fault);
                code = bad_input;
            } else if (!one.failed.empty()) {
                code = std::max(code, check_failed);
            } else {
                ++well;
            }
            if (arguments.has("--json")) {
                put_replayed(json, one);
            } else if (one.match) {
                std::string out =
                    ludus::say(one.failed.empty() ? sentences::record_ok : sentences::record_failed,
                               {{"file", file},
                                {"moves", ludus::say(sentences::moves, static_cast<int>(plies(*one.match)))},
                                {"outcome", describe(one.match->outcome(), one.match->game().card())}}) +
                    "\n";
                for (const std::string& check : one.failed) out += "        " + check + "\n";
                say(out);
            }
        }
    };
    if (arguments.has("--json")) {
        json.array(go);
        say(json);
        return code;
    }
    go();
    if (files.size() == 1 && code == bad_input) return code;
    say(ludus::say(sentences::records_correct, {{"n", std::to_string(well)}, {"most", std::to_string(files.size())}}) +
        "\n");
    return code;
}

int run_record(const Arguments& arguments) {
    auto match = open_match(arguments.words[0], arguments);
    if (!match) return refuse(match.fault());
    for (const std::string& tag : arguments.texts("--tag")) {
        const std::size_t equals = tag.find('=');
        if (equals == std::string::npos || equals == 0)
            return refuse(wrong(sentences::pair_without_value, sentences::a_tag, {{"flag", "--tag"}, {"text", tag}}));
        match->add_tag(tag.substr(0, equals), tag.substr(equals + 1));
    }
    const GameFormat* chosen = nullptr;
    for (const GameFormat& format : game_formats()) {
        if (!arguments.has(std::string("--") + format.id)) continue;
        if (!format.has(*match))
            return refuse(wrong(sentences::not_in_format, format.games,
                                {{"game", match->game().card().id}, {"format", format.name}}));
        chosen = &format;
    }
    const std::string text = chosen ? chosen->write(*match) : write_record(*match);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(match->game().card().id);
            json.key(chosen ? chosen->id : "record").value(text);
        });
        say(json);
        return all_well;
    }
    const auto written = write_file(arguments.text("--out").value_or("-"), text);
    return written ? all_well : refuse(written.fault());
}

int run_svg(const Arguments& arguments) {
    const auto match = open_match(arguments.words[0], arguments);
    if (!match) return refuse(match.fault());
    const auto crop = arguments.number("--crop", -1, 0, 100);
    if (!crop) return refuse(crop.fault());
    SceneOptions seen;
    seen.threats = arguments.has("--threats");
    SvgOptions options;
    options.title = arguments.text("--title").value_or(match->game().card().name);
    options.labels = !arguments.has("--no-labels");
    options.lying = arguments.has("--lying");
    options.flipped = arguments.has("--flip");
    if (const auto whose = arguments.text("--men")) {
        FigureStyle style = FigureStyle::figure;
        while (name_of(style) != *whose) {
            style = next(style);
            if (style == FigureStyle::figure)
                return refuse(wrong(sentences::unknown_style, sentences::styles, {{"text", *whose}}));
        }
        options.piece_style.figure_style = style;
    }
    options.piece_style.around = arguments.has("--around");
    options.crop_margin = static_cast<int>(*crop);
    // A file of its own, which nobody touches.
    options.focusable = false;
    options.legend = true;
    options.style = svg::light_style();
    std::string picture = paint_svg(make_scene(*match, Selection(*match), seen), options);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(match->game().card().id);
            json.key("position").value(match->game().write(match->position()));
            json.key("svg").value(picture);
        });
        say(json);
        return all_well;
    }
    if (picture.empty() || picture.back() != '\n') picture += '\n';
    const auto written = write_file(arguments.text("--out").value_or("-"), picture);
    return written ? all_well : refuse(written.fault());
}

}  // namespace ludus::terminal

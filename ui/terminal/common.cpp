#include "ui/terminal/common.hpp"

#include <sys/stat.h>
#ifdef __GLIBC__
#include <iconv.h>
#endif
#include <algorithm>
#include <cctype>
#include <cstdio>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/match/mat.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "core/match/sgf.hpp"
#include "core/match/shogi_files.hpp"
#include "ui/terminal/commands.hpp"

namespace ludus::terminal {

int refuse(const Fault& fault) {
    std::string line = "ludus: " + ludus::describe(fault);
    for (char& c : line)
        if (c == '\n' || c == '\r') c = ' ';
    // A terminal obeys control characters, and what was typed or read may hold any.
    line = visible(line);
    std::fflush(stdout);
    std::fprintf(stderr, "%s\n", line.c_str());
    return bad_input;
}

Fault in(const std::string& place, const Fault& fault) {
    std::string where = place;
    if (fault.line > 0) where += ", line " + std::to_string(fault.line);
    if (fault.column > 0) where += ", column " + std::to_string(fault.column);
    return {where + ": " + fault.what, fault.expected};
}

void say(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void say(const Json& json) { say(json.text() + "\n"); }

Expected<std::string> read_file(const std::string& path) {
    struct stat about{};
    if (path != "-" && stat(path.c_str(), &about) == 0 && S_ISDIR(about.st_mode))
        return wrong(sentences::is_folder, sentences::a_file, {{"file", path}});
    std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (!file) return wrong(sentences::cannot_read, sentences::existing_file, {{"file", path}});
    std::string out;
    char part[65536];
    std::size_t got = 0;
    while ((got = std::fread(part, 1, sizeof part, file)) > 0) {
        out.append(part, got);
        if (out.size() > longest_record + 1) break;  // the reader refuses it in a word
    }
    const bool broken = std::ferror(file) != 0;
    if (path != "-") std::fclose(file);
    if (broken) return wrong(sentences::cannot_read_all, sentences::readable_file, {{"file", path}});
    return out;
}

Expected<Done> write_file(const std::string& path, const std::string& text) {
    std::FILE* file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
    if (!file) return wrong(sentences::cannot_write, sentences::writable_file, {{"file", path}});
    bool well = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    well = (path == "-" ? std::fflush(file) : std::fclose(file)) == 0 && well;
    if (!well) return wrong(sentences::cannot_write_all, sentences::enough_space, {{"file", path}});
    return Done{};
}

namespace {

/// How much of the word is a number of a turn: all of "12." and "3...", the front of "1.d5-c6".
std::size_t turn_number_length(std::string_view word) {
    std::size_t at = 0;
    while (at < word.size() && std::isdigit(static_cast<unsigned char>(word[at]))) ++at;
    if (at == 0 || at == word.size() || word[at] != '.') return 0;
    while (at < word.size() && word[at] == '.') ++at;
    if (at < word.size() && std::isdigit(static_cast<unsigned char>(word[at]))) return 0;
    return at;
}

/// A file that is there, or what can only have been meant for one.
bool looks_like_file(const std::string& name) {
    struct stat about{};
    return name == "-" || stat(name.c_str(), &about) == 0 || name.find_first_of("/.") != std::string::npos;
}

/// Moves the cursor to the place after the record's first `words` words.
Expected<Done> go_to_word(Match& match, long words) {
    const std::vector<int> line = match.whole_line();
    if (words >= static_cast<long>(line.size()))
        return wrong(sentences::beyond_record, sentences::from_0,
                     {{"n", std::to_string(words)}, {"most", std::to_string(line.size() - 1)}});
    match.go(line[static_cast<std::size_t>(words)]);
    return Done{};
}

Expected<Match> open_record(const std::string& file, const Arguments& arguments) {
    for (const char* flag : {"--option", "--position"})
        if (arguments.has(flag)) return wrong(sentences::not_with_record, sentences::records_own, {{"flag", flag}});
    const auto text = read_file(file);
    if (!text) return text.fault();
    auto match = read_game_text(*text);
    if (!match) return in(file, match.fault());
    if (arguments.has("--at")) {
        const auto words = arguments.number("--at", 0, 0, 1'000'000);
        if (!words) return words.fault();
        const auto gone = go_to_word(*match, *words);
        if (!gone) return gone.fault();
    }
    return std::move(*match);
}

Expected<Match> open_game(const std::string& id, const Arguments& arguments) {
    if (arguments.has("--at")) return wrong(sentences::at_needs_record, sentences::file_or_after);
    const auto options = arguments.options();
    if (!options) return options.fault();
    auto game = make_game(id, *options);
    if (!game) return game.fault();
    const auto text = arguments.text("--position");
    if (!text) return Match(*game);
    // Another program may have written it; what is neither was most likely meant to be that program's where it has strokes or colons.
    auto position = (*game)->read_position(*text);
    if (const Foreign* foreign = (*game)->foreign(); !position && foreign) {
        auto other = foreign->read(trim(*text));
        if (other || (text->find_first_of("/:") != std::string::npos && text->find('|') == std::string::npos))
            position = std::move(other);
    }
    if (!position) return in("--position", position.fault());
    return Match(*game, *position);
}

}  // namespace

Expected<std::string> words_of_play(const std::string& text) {
    std::string plain = text;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (plain[i] == ',') plain[i] = ' ';
        if (plain[i] != '{') continue;
        const std::size_t end = plain.find('}', i);
        if (end == std::string::npos)
            return Fault{std::string(sentences::comment_not_closed), "}", 0, static_cast<int>(i) + 1};
        std::fill(plain.begin() + static_cast<std::ptrdiff_t>(i), plain.begin() + static_cast<std::ptrdiff_t>(end) + 1,
                  ' ');
        i = end;
    }
    std::string out = plain;
    for (const std::string_view word : split_words(plain)) {
        const auto at = static_cast<std::size_t>(word.data() - plain.data());
        if (read_sign(word) != Sign::none) out.replace(at, word.size(), std::string(word.size(), ' '));
        else out.replace(at, turn_number_length(word), std::string(turn_number_length(word), ' '));
    }
    return split_words(out).empty() ? std::string() : out;
}

Expected<Match> open_match(const std::string& game_or_file, const Arguments& arguments) {
    bool known = false;
    for (const Entry& entry : catalogue()) known = known || entry.card().id == game_or_file;
    auto match = !known && looks_like_file(game_or_file) ? open_record(game_or_file, arguments)
                                                         : open_game(game_or_file, arguments);
    if (!match) return match;
    for (const std::string& after : arguments.texts("--after")) {
        const auto words = words_of_play(after);
        if (!words) return in("--after", words.fault());
        if (words->empty()) continue;
        const auto played = match->play(*words);
        if (!played) return in("--after", played.fault());
    }
    return match;
}

namespace {

/// In UTF-8 what is written in the code of Japan; "" where it is not, or the system has no table of it.
std::string from_japanese([[maybe_unused]] std::string text) {
    std::string out;
#ifdef __GLIBC__
    const iconv_t table = iconv_open("UTF-8", "CP932");
    // NOLINTNEXTLINE(performance-no-int-to-ptr): as the standard has it
    if (table == reinterpret_cast<iconv_t>(-1)) return out;
    out.resize(3 * text.size());
    char *from = text.data(), *to = out.data();
    std::size_t left = text.size(), room = out.size();
    const bool whole = iconv(table, &from, &left, &to, &room) != static_cast<std::size_t>(-1);
    out.resize(whole ? out.size() - room : 0);
    iconv_close(table);
#endif
    return out;
}

}  // namespace

std::span<const GameFormat> game_formats() {
    static constexpr auto shogi = [](const Match& match) { return has_kif(match.game()); };
    static constexpr GameFormat all[] = {
        {"pgn", "PGN", [](const Match& match) { return has_pgn(match.game()); }, write_pgn, sentences::chess_game},
        {"sgf", "SGF", [](const Match& match) { return has_sgf(match.game()); }, write_sgf, sentences::go_game},
        {"kif", "KIF", shogi, write_kif, sentences::shogi_game},
        {"csa", "CSA", shogi, write_csa, sentences::shogi_game},
        {"mat", "match files", has_mat, write_mat, sentences::backgammon_game}};
    return all;
}

Expected<Match> read_game_text(std::string_view text) {
    if (is_sgf(text)) return read_sgf(text);
    if (is_mat(text)) return read_mat(text);
    if (is_shogi_file(text)) return read_shogi_file(text);
    if (first_bad_utf8(text) != std::string_view::npos)
        if (const std::string japanese = from_japanese(std::string(text)); is_shogi_file(japanese))
            return read_shogi_file(japanese);
    // A record begins with its game; PGN has that later, or not at all.
    const std::string_view begin = text.substr(std::min(text.find_first_not_of("\xEF\xBB\xBF \t\r\n%"), text.size()));
    const bool record = begin.empty() || begin.front() != '[' || trim(begin.substr(1)).substr(0, 4) == "Game";
    return record ? read_record(text) : read_pgn(text);
}

Expected<int> read_notation(const Arguments& arguments, const Game& game) {
    const auto asked = arguments.text("--notation");
    if (!asked) return game.notations().empty() ? 0 : 1;
    if (*asked == "book") {
        set_naming(Naming::book);
        return 0;
    }
    std::vector<std::string> names;
    for (const Notation& notation : game.notations()) {
        if (*asked == notation.id) return static_cast<int>(names.size());
        names.emplace_back(notation.id);
    }
    return wrong(sentences::unknown_notation, names.empty() ? std::string_view("book") : sentences::one_of,
                 {{"text", shown(*asked)}, {"game", game.card().id}, {"list", join(names, ", ")}});
}

Expected<Limits> read_limits(const Arguments& arguments, const std::string& level_otherwise) {
    const std::string id = arguments.text("--level").value_or(level_otherwise);
    const Level* level = find_level(id);
    if (!level) {
        std::vector<std::string> ids;
        for (const Level& one : levels()) ids.push_back(one.id);
        return wrong(sentences::unknown_level, sentences::one_of, {{"text", shown(id)}, {"list", join(ids, ", ")}});
    }
    Limits limits = level->limits;
    if (arguments.has("--seconds") || arguments.has("--nodes") || arguments.has("--depth")) {
        limits.seconds = 0;
        limits.nodes = 0;
        limits.depth = 0;
    }
    const auto seconds = arguments.seconds("--seconds", limits.seconds);
    if (!seconds) return seconds.fault();
    const auto nodes = arguments.number("--nodes", static_cast<long>(limits.nodes), 1, 1'000'000'000'000);
    if (!nodes) return nodes.fault();
    const auto depth = arguments.number("--depth", limits.depth, 1, 60);
    if (!depth) return depth.fault();
    const auto seed = arguments.number("--seed", static_cast<long>(limits.seed), 0, 1'000'000'000'000);
    if (!seed) return seed.fault();
    const auto wobble = arguments.number("--wobble", limits.wobble, 0, 100'000);
    if (!wobble) return wobble.fault();
    limits.seconds = *seconds;
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.depth = static_cast<int>(*depth);
    limits.seed = static_cast<std::uint64_t>(*seed);
    limits.wobble = static_cast<int>(*wobble);
    return limits;
}

std::string describe(const Limits& limits) {
    std::vector<std::string> parts;
    if (limits.nodes > 0) parts.push_back(ludus::say(sentences::positions_at_most, {{"text", grouped(limits.nodes)}}));
    if (limits.seconds > 0)
        parts.push_back(ludus::say(sentences::seconds_at_most, {{"text", decimal(limits.seconds, 1)}}));
    if (limits.depth > 0) parts.push_back(ludus::say(sentences::turns_deep, limits.depth));
    if (limits.wobble > 0) parts.push_back(ludus::say(sentences::wobble, {{"n", std::to_string(limits.wobble)}}));
    return join(parts, ", ");
}

Limits limits_to_repeat(const Level& level) {
    Limits limits = level.limits;
    if (limits.nodes > 0) limits.seconds = 0;
    return limits;
}

Fault no_player(const std::string& name, std::vector<std::string> others) {
    for (const Level& one : levels()) others.push_back(one.id);
    return wrong(sentences::unknown_player, sentences::one_of, {{"text", shown(name)}, {"list", join(others, ", ")}});
}

double seconds_since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

std::string seat_id(const Card& card, int seat) {
    if (seat == chance) return "chance";
    if (seat < 0 || seat >= static_cast<int>(card.seats.size())) return "nobody";
    return card.seats[static_cast<std::size_t>(seat)].id;
}

std::string spot_name(const Board& board, int spot) {
    if (spot < 0 || spot >= static_cast<int>(board.spots.size())) return "";
    return board.spots[static_cast<std::size_t>(spot)].name;
}

void put_outcome(Json& json, const Outcome& outcome, const Card& card) {
    json.object([&] {
        json.key("over").value(outcome.over);
        json.key("scores");
        if (outcome.over)
            json.array([&] {
                for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
                    json.value(static_cast<double>(outcome.score[seat]));
            });
        else json.null();
        json.key("rule").value(outcome.rule);
        json.key("text").value(outcome.text);
    });
}

void put_reason(Json& json, const Reason& reason, const Board& board) {
    json.object([&] {
        json.key("rule").value(reason.rule);
        json.key("line").value(reason.line);
        json.key("sentence").value(reason.told());
        json.key("from").array([&] {
            for (const int spot : reason.from) json.value(spot_name(board, spot));
        });
        json.key("to");
        if (reason.to < 0) json.null();
        else json.value(spot_name(board, reason.to));
    });
}

void put_reasons(Json& json, const std::vector<Reason>& reasons, const Board& board) {
    json.array([&] {
        for (const Reason& reason : reasons) put_reason(json, reason, board);
    });
}

void put_options(Json& json, const Options& options) {
    json.object([&] {
        for (const auto& [key, value] : options.chosen(false)) json.key(key).value(value);
    });
}

std::string describe(const Outcome& outcome, const Card& card) {
    if (!outcome.over) return std::string(sentences::not_over);
    std::string out;
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat) {
        const auto score = static_cast<double>(outcome.score[seat]);
        out += (seat == 0 ? "" : ", ") + card.seats[seat].shown() + " " +
               decimal(score, score == static_cast<double>(static_cast<long>(score)) ? 0 : 1);
    }
    if (!outcome.text.empty()) out += ": " + outcome.text;
    if (!outcome.rule.empty()) out += " (" + outcome.rule + ")";
    return out;
}

std::string describe(const std::vector<Reason>& reasons) {
    std::vector<std::string> parts;
    for (const Reason& reason : reasons)
        parts.push_back(reason.told().empty() ? reason.rule : reason.told() + " (" + reason.rule + ")");
    return join(parts, " ");
}

std::string pad(const std::string& text, std::size_t width) {
    std::size_t characters = 0;
    for (const char c : text) characters += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u ? 1 : 0;
    return characters < width ? text + std::string(width - characters, ' ') : text;
}

std::string grouped(std::uint64_t number) {
    std::string out = std::to_string(number);
    for (std::size_t at = out.size(); at > 3;) out.insert(at -= 3, " ");
    return out;
}

std::string decimal(double number, int places) {
    char out[64];
    std::snprintf(out, sizeof out, "%.*f", places, number);
    return out;
}

}  // namespace ludus::terminal

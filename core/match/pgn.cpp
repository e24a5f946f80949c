// Long: what is written and how it is read again stand side by side.
#include "core/match/pgn.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/match/record.hpp"
#include "core/match/sentences.hpp"
#include "core/match/tag_reader.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

constexpr std::string_view going_on = "*", white_won = "1-0", black_won = "0-1", drawn = "1/2-1/2";
constexpr std::size_t measure = 80;  ///< the longest line, as the standard has it

/// Tags that are the match's own affair.
bool is_own_tag(std::string_view name) {
    static constexpr std::string_view own[] = {"Event", "White",  "Black",    "Result", "Variant", "SetUp",   "FEN",
                                               "Game",  "Option", "Position", "Seat",   "Setup",   "GameType"};
    return std::find(std::begin(own), std::end(own), name) != std::end(own);
}
/// The rest of the roster, and what stands there where nothing is known.
constexpr std::pair<std::string_view, std::string_view> unknown[] = {
    {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"}};
bool is_in_roster(std::string_view name) {
    return std::any_of(std::begin(unknown), std::end(unknown), [&](const auto& each) { return each.first == name; });
}

// ---- writing ------------------------------------------------------------------------------------------------

/// UTF-8 on one line.
std::string plain(std::string_view text) { return clean_utf8(without_controls(text)); }

void write_tag(std::string& out, std::string_view name, std::string_view value) {
    out += '[';
    out += name;
    out += " \"";
    for (const char c : plain(value)) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    out += "\"]\n";
}

std::string first_or(const Match& match, std::string_view name, std::string_view otherwise) {
    const auto values = match.tag(name);
    return values.empty() ? std::string(otherwise) : values.front();
}

std::string_view result_of(const Outcome& outcome, int white_seat) {
    if (!outcome.over) return going_on;
    const float white = outcome.score[at(white_seat)], black = outcome.score[at(1 - white_seat)];
    return white > black ? white_won : black > white ? black_won : drawn;
}

bool is_result(std::string_view word) {
    return word == going_on || word == white_won || word == black_won || word == drawn;
}

bool joins_turns(const Foreign& foreign) {
    const std::string one[] = {"a"};
    return !foreign.turn_in_pgn(one).empty();
}

/// What PGN calls the spots: where moves stand in algebra, files by letter and ranks by number, the side that begins below; else
/// as the game does.
MarkText mark_text(const Game& game) {
    const Foreign& foreign = *game.foreign();
    const Board board = game.board();
    std::vector<std::string> names;
    int columns = 0, rows = 0;
    for (const Spot& spot : board.spots) {
        if (spot.kind != SpotKind::point) continue;
        columns = std::max(columns, spot.column + 1);
        rows = std::max(rows, spot.row + 1);
    }
    if (foreign.pgn_variant().empty() || joins_turns(foreign) || columns > 26) return MarkText(board);
    for (const Spot& spot : board.spots) {
        const bool turned = foreign.first_seat() == 1;
        if (spot.kind != SpotKind::point || spot.column < 0)
            names.push_back(spot.kind == SpotKind::button ? std::string() : spot.name);
        else
            names.push_back(static_cast<char>('a' + (turned ? columns - 1 - spot.column : spot.column)) +
                            std::to_string(turned ? spot.row + 1 : rows - spot.row));
    }
    return MarkText(std::move(names));
}

class PgnWriter {
public:
    explicit PgnWriter(const Match& match)
        : match_(match),
          foreign_(*match.game().foreign()),
          last_(match.end_of_main_line()),
          joins_(joins_turns(foreign_)),
          names_(mark_text(match.game())) {
        Match at_end = match;
        at_end.go(last_);
        result_ = result_of(at_end.outcome(), foreign_.white_seat());
    }

    std::string write() {
        tags();
        out_ += '\n';
        line_begin_ = out_.size();
        moves();
        word(result_);
        return out_ + "\n";
    }

private:
    void tags() {
        const Game& game = match_.game();
        const Card& card = game.card();
        const auto name_of = [&](int seat) {
            const Player& player = match_.players()[at(seat)];
            if (!player.name.empty()) return player.name;
            return player.machine ? (player.level.empty() ? default_level().id : player.level) : std::string("?");
        };
        const int white = foreign_.white_seat();
        write_tag(out_, "Event", first_or(match_, "Title", "?"));
        for (const auto& [name, nothing] : unknown) write_tag(out_, name, first_or(match_, name, nothing));
        write_tag(out_, "White", name_of(white));
        write_tag(out_, "Black", name_of(1 - white));
        write_tag(out_, "Result", result_);
        if (!foreign_.pgn_variant().empty()) write_tag(out_, foreign_.pgn_tag(), foreign_.pgn_variant());
        const Position& start = match_.node(0).position;
        // A game that begins elsewhere than others have it says so too, though it is no set-up of ours.
        if (!foreign_.formats().empty() && (match_.from_setup() || !begins_as_others_do())) {
            write_tag(out_, "SetUp", "1");
            write_tag(out_, "FEN", foreign_.write({&start, 1}, 0));
        }
        write_tag(out_, "Game", card.id);
        for (const auto& [key, value] : game.options().chosen()) write_tag(out_, "Option", key + "=" + value);
        if (match_.from_setup()) write_tag(out_, "Position", game.write(start));
        for (std::size_t seat = 0; seat < card.seats.size(); ++seat) {
            const Player& player = match_.players()[seat];
            if (!player.machine) continue;
            write_tag(out_, "Seat",
                      card.seats[seat].id + " machine " + (player.level.empty() ? default_level().id : player.level) +
                          (player.name.empty() ? "" : " " + player.name));
        }
        for (const auto& [name, value] : match_.tags()) {
            if (is_own_tag(name) || is_in_roster(name)) continue;
            std::string written = name;
            std::replace(written.begin(), written.end(), '-', '_');
            const bool sound = !written.empty() && is_letter(written.front()) &&
                               std::all_of(written.begin(), written.end(),
                                           [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
            if (sound) write_tag(out_, written, value);
        }
    }

    /// Whether the game's own opening is that which the name of the variant stands for.
    [[nodiscard]] bool begins_as_others_do() const {
        const Position start = match_.game().start();
        return foreign_.write({&start, 1}, 0) == foreign_.opening();
    }

    void word(std::string_view word) {
        const std::size_t width = out_.size() - line_begin_;
        if (width > 0 && width + 1 + word.size() > measure) {
            new_line();
        } else if (width > 0 && !open_) {
            out_ += ' ';
        }
        open_ = false;
        out_ += word;
    }
    void new_line() {
        out_ += '\n';
        line_begin_ = out_.size();
    }
    void comment(const std::string& text) {
        if (text.empty()) return;
        std::string safe = plain(text);
        std::replace(safe.begin(), safe.end(), '}', ')');
        word("{" + safe + "}");
        number_wanted_ = true;
    }

    /// What is one word there ends in each of these, the first being of the main line: the next moves, or where turns are joined the
    /// ends of all turns that were played from here.
    std::vector<int> ends_from(int node) const {
        std::vector<int> ends, open(match_.node(node).next.rbegin(), match_.node(node).next.rend());
        while (!open.empty()) {
            const int at = open.back();
            open.pop_back();
            const Match::Node& now = match_.node(at);
            const bool whole =
                !joins_ || !now.slip.empty() || now.next.empty() || match_.game().at_turn_start(now.position);
            if (whole) ends.push_back(at);
            else open.insert(open.end(), now.next.rbegin(), now.next.rend());
        }
        return ends;
    }

    void move(int node) {
        const Match::Node& now = match_.node(node);
        if (!now.slip.empty()) return comment(say(sentences::slip_in_pgn, {{"move", now.words}, {"text", now.slip}}));
        // From the first of its turn.
        std::vector<int> way{node};
        while (joins_ && match_.node(way.back()).parent > 0 &&
               !match_.game().at_turn_start(match_.node(match_.node(way.back()).parent).position))
            way.push_back(match_.node(way.back()).parent);
        std::reverse(way.begin(), way.end());
        std::vector<std::string> words;
        for (const int step : way)
            words.push_back(foreign_.in_pgn(match_.node(match_.node(step).parent).position, match_.node(step).move));
        const bool first =
            match_.game().to_move(match_.node(match_.node(way.front()).parent).position) == foreign_.first_seat();
        if (first || number_wanted_) word(std::to_string(number(node)) + (first ? "." : "..."));
        number_wanted_ = false;
        word(joins_ ? foreign_.turn_in_pgn(words) : words.front());
        annotate(way);
    }
    /// The sign, marks and comments of the moves that are one word; of two signs the earlier is told in words.
    void annotate(const std::vector<int>& way) {
        DrawnMarks marks;
        std::string text;
        Sign sign = Sign::none;
        const auto add = [&text](std::string_view more) {
            if (!text.empty() && !more.empty()) text += ' ';
            text += more;
        };
        for (const int step : way) {
            const Match::Node& now = match_.node(step);
            if (now.sign != Sign::none) add(text_of(std::exchange(sign, now.sign)));
            for (const int mark : now.marks) add_mark(marks, mark);
            add(now.comment);
        }
        if (sign != Sign::none) word("$" + std::to_string(static_cast<int>(sign)));
        const std::string with_marks = names_.write(marks);
        comment(with_marks + (with_marks.empty() || text.empty() ? "" : " ") + text);
    }
    /// Of the move that led to the node: two moves are one.
    int number(int node) const {
        const bool black_began = match_.game().to_move(match_.node(0).position) != foreign_.first_seat();
        return (match_.turn_number(node) + (black_began ? 1 : 0) + 1) / 2;
    }

    void ending(int node) {
        const Ending& ending = match_.node(node).ending;
        if (ending.kind == EndingKind::none || node == last_) return;
        comment(ending.kind == EndingKind::resigned
                    ? say(sentences::resigns, {{"player", match_.game().card().seats[at(ending.seat)].name}})
                    : std::string(sentences::drawn_by_agreement));
    }

    void moves() {
        // What is still to be written, the next on top; variations may stand deep in one another.
        enum class Kind { on_from, move, variation, close };
        struct Task {
            Kind kind;
            int node;
        };
        annotate({0});
        std::vector<Task> tasks{{Kind::on_from, 0}};
        while (!tasks.empty()) {
            const Task task = tasks.back();
            tasks.pop_back();
            const std::vector<int> next = task.kind == Kind::on_from ? ends_from(task.node) : std::vector<int>();
            switch (task.kind) {
                case Kind::on_from:
                    ending(task.node);
                    // PGN holds legal moves only: at a slip it ends, and says so.
                    if (next.empty() || !match_.node(task.node).slip.empty()) break;
                    tasks.push_back({Kind::on_from, next.front()});
                    for (std::size_t i = next.size(); i-- > 1;) tasks.push_back({Kind::variation, next[i]});
                    tasks.push_back({Kind::move, next.front()});
                    break;
                case Kind::move: move(task.node); break;
                case Kind::variation:
                    word("(");
                    open_ = true;
                    number_wanted_ = true;
                    tasks.push_back({Kind::close, task.node});
                    tasks.push_back({Kind::on_from, task.node});
                    tasks.push_back({Kind::move, task.node});
                    break;
                case Kind::close:
                    if (out_.size() - line_begin_ >= measure) new_line();
                    out_ += ')';
                    number_wanted_ = true;
                    break;
            }
        }
    }

    const Match& match_;
    const Foreign& foreign_;
    int last_;
    bool joins_;  ///< a turn is one word
    MarkText names_;
    std::string result_, out_;
    std::size_t line_begin_ = 0;
    bool number_wanted_ = true, open_ = false;
};

// ---- reading ------------------------------------------------------------------------------------------------

class PgnReader : TagReader {
public:
    PgnReader(std::string_view text, GameMaker make) : TagReader(text), make_(make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_pgn) || !read_tags()) return fault_;
        const GamePtr game = find_game();
        if (!game) return fault_;
        foreign_ = game->foreign();
        if (!has_pgn(*game))
            return fail(0, say(sentences::not_in_pgn, {{"text", game->card().name}}), sentences::a_record), fault_;
        auto match = begin(game);
        if (!match || !read_seats(*match) || !read_moves(*match)) return fault_;
        keep_tags(*match);
        return std::move(*match);
    }

private:
    // --- tags -------------------------------------------------------------------------------------------------

    /// Blanks, and lines that begin with % or follow a semicolon, which are nobody's.
    void skip() {
        while (!at_end()) {
            const bool escaped = peek() == '%' && (at_ == 0 || text_[at_ - 1] == '\n');
            if (escaped) at_ = std::min(text_.find('\n', at_), text_.size());
            else if (is_blank(peek())) ++at_;
            else break;
        }
    }

    bool read_tags() {
        for (skip(); peek() == '['; skip()) {
            if (!read_tag('_', "White")) return false;
            const TagAt& tag = tags_.back();
            const bool many = tag.name == "Option" || tag.name == "Seat" || !is_own_tag(tag.name);
            if (!many && find(tag.name) != &tag)
                return fail(tag.name_at, say(sentences::tag_twice, {{"tag", tag.name}}),
                            say(sentences::only_one_tag, {{"tag", tag.name}}));
        }
        return true;
    }

    // --- which game -------------------------------------------------------------------------------------------

    /// The games others know, asked of each game once.
    static const std::vector<GamePtr>& known_games() {
        static const std::vector<GamePtr> all = [] {
            std::vector<GamePtr> out;
            for (const Entry& entry : catalogue()) {
                GamePtr game = make_as_today(entry);
                const Foreign* foreign = game->foreign();
                if (foreign && !foreign->pgn_variant().empty()) out.push_back(std::move(game));
            }
            return out;
        }();
        return all;
    }

    GamePtr find_game() {
        if (const TagAt* named = find("Game")) return game_named(*named);
        const TagAt* variant = find("Variant");
        std::vector<std::string> known;
        for (const GamePtr& game : known_games()) {
            const Foreign& foreign = *game->foreign();
            known.emplace_back(foreign.pgn_variant());
            const TagAt* named = find(foreign.pgn_tag());
            if (!named) continue;
            if (foreign.is_named(named->value)) return game;
            if (!variant) variant = named;
        }
        const std::string expected = known.empty() ? std::string(sentences::a_known_game)
                                                   : say(sentences::a_variant, {{"list", join(known, ", ")}});
        if (variant)
            return fail(variant->value_at, say(sentences::unknown_game, {{"text", shown(variant->value)}}), expected),
                   nullptr;
        return fail(at_end() && tags_.empty() ? 0 : at_,
                    tags_.empty() && at_end() ? sentences::no_game : sentences::game_not_named, expected),
               nullptr;
    }

    GamePtr game_named(const TagAt& named) {
        auto game = make_(named.value, {});
        if (!game) return fail(named.value_at, game.fault()), nullptr;
        std::vector<std::pair<std::string, std::string>> options;
        for (const TagAt& tag : tags_) {
            if (tag.name != "Option") continue;
            const std::size_t equals = tag.value.find('=');
            if (equals == std::string::npos)
                return fail(tag.value_at, sentences::option_without_value, sentences::key_and_value), nullptr;
            options.emplace_back(tag.value.substr(0, equals), tag.value.substr(equals + 1));
            const auto together = Options::of((*game)->card(), options);
            if (!together) return fail(tag.value_at, together.fault()), nullptr;
        }
        auto chosen = make_(named.value, options);
        if (!chosen) return fail(named.value_at, chosen.fault()), nullptr;
        return *chosen;
    }

    std::optional<Match> begin(const GamePtr& game) {
        const TagAt *position = find("Position"), *fen = find("FEN"), *setup = find("SetUp");
        if (setup && setup->value == "1" && !fen)
            return fail(setup->value_at, sentences::setup_without_position, sentences::a_fen), std::nullopt;
        if (!position && !fen) return Match(game);
        Expected<Position> foreign = fen ? foreign_->read(fen->value) : Expected<Position>(Position());
        if (!foreign) return fail(fen->value_at, foreign.fault()), std::nullopt;
        if (!position) {
            // Where others begin as the game does, nothing is set up; our own opening may know more than a FEN says.
            const bool ours = find("Game") != nullptr;
            const Position start = game->start();
            if (ours ? foreign_->write({&start, 1}, 0) == fen->value : *foreign == start) return Match(game);
            return Match(game, std::move(*foreign));
        }
        auto own = game->read_position(position->value);
        if (!own) return fail(position->value_at, own.fault()), std::nullopt;
        if (fen && foreign_->write({&*own, 1}, 0) != foreign_->write({&*foreign, 1}, 0))
            return fail(fen->value_at, sentences::positions_differ, foreign_->write({&*own, 1}, 0)), std::nullopt;
        return Match(game, std::move(*own));
    }

    bool read_seats(Match& match) {
        const Card& card = match.game().card();
        const int seat_of_white = foreign_->white_seat();
        for (const bool white : {true, false}) {
            const TagAt* tag = find(white ? "White" : "Black");
            if (!tag || tag->value.empty() || tag->value == "?") continue;
            Player player;
            player.name = tag->value;
            match.seat(white ? seat_of_white : 1 - seat_of_white, std::move(player));
        }
        for (const TagAt& tag : tags_) {
            if (tag.name != "Seat") continue;
            const std::vector<std::string_view> words = split_words(tag.value);
            const int seat = words.empty() ? -1 : card.seat(std::string(words[0]));
            if (seat < 0 || words.size() < 3 || words[1] != "machine" || !find_level(std::string(words[2])))
                return fail(
                    tag.value_at, sentences::unknown_player_type_here,
                    say(sentences::seat_and_level, {{"text", card.seats[0].id + " machine " + default_level().id}}));
            Player player;
            player.machine = true;
            player.level = words[2];
            if (words.size() > 3)
                player.name =
                    std::string_view(tag.value).substr(static_cast<std::size_t>(words[3].data() - tag.value.data()));
            match.seat(seat, std::move(player));
        }
        return true;
    }

    void keep_tags(Match& match) const {
        const TagAt* event = find("Event");
        if (event && event->value != "?" && !event->value.empty() && !find("Title"))
            match.add_tag("Title", event->value);
        for (const TagAt& tag : tags_) {
            if (is_own_tag(tag.name)) continue;
            if (std::any_of(std::begin(unknown), std::end(unknown),
                            [&](const auto& u) { return u.first == tag.name && u.second == tag.value; }))
                continue;
            std::string name = tag.name;
            std::replace(name.begin(), name.end(), '_', '-');
            match.add_tag(name, tag.value);
        }
    }

    // --- moves ------------------------------------------------------------------------------------------------

    /// One line being read: the main one, or a variation.
    struct Line {
        std::size_t opened = 0;
        int back = 0;
        bool moved = false;
    };

    bool read_moves(Match& match) {
        std::vector<Line> lines(1);
        std::string waiting;  // said before the first move of a variation
        std::optional<std::string_view> result;
        const auto waits = [&] { return lines.size() > 1 && !lines.back().moved; };
        const auto remark = [&](const std::string& text) {
            if (!waits()) return add_remark(match, text);
            waiting += (waiting.empty() ? "" : " ") + text;
            return true;
        };
        for (skip(); !at_end(); skip()) {
            const std::size_t begin = at_;
            const char c = peek();
            if (c == '{' || c == ';') {
                const std::size_t end = text_.find(c == '{' ? '}' : '\n', begin);
                if (c == '{' && end == std::string_view::npos)
                    return fail(begin, sentences::comment_not_closed, sentences::closing_brace);
                std::string text(trim(text_.substr(begin + 1, std::min(end, text_.size()) - begin - 1)));
                std::erase(text, '\r');
                std::replace(text.begin(), text.end(), '\n', ' ');
                if (!text.empty() && !remark(text)) return false;
                at_ = std::min(end, text_.size()) + (c == '{' ? 1 : 0);
                continue;
            }
            if (c == '[')
                return fail(begin, result ? sentences::second_game : sentences::tag_too_late,
                            result ? sentences::only_one_game : sentences::a_move);
            if (result) return fail(begin, sentences::more_after_result, sentences::nothing_more);
            if (c == '(') {
                if (!lines.back().moved) return fail(begin, sentences::variation_too_early, sentences::a_move);
                if (lines.size() > deepest_variation)
                    return fail(begin, sentences::too_deep,
                                say(sentences::at_most_levels, {{"n", std::to_string(deepest_variation)}}));
                lines.push_back({begin, match.cursor(), false});
                match.go(before_last(match));
                ++at_;
                continue;
            }
            if (c == ')') {
                if (lines.size() == 1) return fail(begin, sentences::bracket_not_opened, sentences::a_move);
                if (!lines.back().moved) return fail(begin, sentences::variation_empty, sentences::a_move);
                match.go(lines.back().back);
                lines.pop_back();
                ++at_;
                continue;
            }
            if (c == '}' || c == '<' || c == '>' || c == ']')
                return fail(begin, say(sentences::unexpected, {{"text", std::string(1, c)}}), sentences::a_move);
            if (c == '$') {
                ++at_;
                while (is_digit(peek())) ++at_;
                if (at_ - begin < 2 || at_ - begin > 4)
                    return fail(begin, sentences::mark_without_number, sentences::a_mark);
                if (match.cursor() == 0) return fail(begin, sentences::mark_too_early, sentences::a_move);
                const std::string mark(text_.substr(begin, at_ - begin));
                const auto number = read_int(mark.substr(1));
                const bool known = *number >= 1 && *number <= static_cast<int>(Sign::dubious);
                if (!waits() && known ? !add_sign(match, static_cast<Sign>(*number), mark) : !remark(mark))
                    return false;
                continue;
            }
            std::string_view word = word_at(begin);
            if (is_result(foreign_->plain_result(word))) {
                if (lines.size() > 1) return fail(begin, sentences::result_in_variation, sentences::bracket_or_move);
                result = word;
                at_ += word.size();
                if (!take_result(match, begin, word)) return false;
                continue;
            }
            // "12." or "12...", which may stand close upon the move.
            std::size_t digits = 0, points = 0;
            while (digits < word.size() && is_digit(word[digits])) ++digits;
            while (digits + points < word.size() && word[digits + points] == '.') ++points;
            if (points > 0 || (digits > 0 && digits == word.size())) {
                at_ += digits + points;
                continue;
            }
            if (!read_move(match, begin, word)) return false;
            lines.back().moved = true;
            if (!waiting.empty()) {
                const std::string text = std::exchange(waiting, {});
                if (!remark(text)) return false;
            }
        }
        if (lines.size() > 1)
            return fail(lines.back().opened, sentences::variation_not_closed, sentences::bracket_after_last_move);
        if (!result) return fail(text_.size(), sentences::result_missing, sentences::a_pgn_result);
        match.go(match.end_of_main_line());
        return true;
    }

    /// Adds to what is said of the place shown, what it draws put aside. `at_` is where the text stands.
    bool add_remark(Match& match, std::string text) {
        const int here = match.cursor();
        if (text.find("[%c") != std::string::npos) {
            if (!names_) names_.emplace(mark_text(match.game()));
            DrawnMarks marks = match.node(here).marks;
            names_->take_from(text, marks);
            match.draw(here, std::move(marks));
        }
        match.add_comment(here, trim(text));
        return match.node(here).comment.size() <= longest_comment ||
               fail(at_, say(sentences::comment_too_long, {{"n", std::to_string(longest_comment)}}),
                    say(sentences::at_most_in_comment, {{"n", std::to_string(longest_comment)}}));
    }

    /// A move has one sign; a second is kept as it is written.
    bool add_sign(Match& match, Sign sign, std::string_view written) {
        const int here = match.cursor();
        if (match.node(here).sign == sign) return true;
        if (match.node(here).sign != Sign::none) return add_remark(match, std::string(written));
        match.sign(here, sign);
        return true;
    }
    /// What stands close behind a move: "!?", or more of them, which is no sign.
    bool add_mark_of_move(Match& match, std::string_view written) {
        const Sign sign = read_sign(written);
        return sign != Sign::none ? add_sign(match, sign, written)
                                  : written.empty() || add_remark(match, std::string(written));
    }

    /// Where the last word began: before the last move, or turn.
    [[nodiscard]] int before_last(const Match& match) const {
        int node = match.node(match.cursor()).parent;
        while (joins_turns(*foreign_) && node > 0 && !match.game().at_turn_start(match.node(node).position))
            node = match.node(node).parent;
        return node;
    }

    [[nodiscard]] std::string_view word_at(std::size_t offset) const {
        std::size_t end = offset;
        while (end < text_.size() && !is_blank(text_[end]) &&
               std::string_view("{}();$").find(text_[end]) == std::string_view::npos)
            ++end;
        return text_.substr(offset, end - offset);
    }

    bool read_move(Match& match, std::size_t begin, std::string_view word) {
        if (match.node(match.cursor()).depth >= greatest_length)
            return fail(begin, say(sentences::line_too_long, {{"n", std::to_string(greatest_length)}}),
                        say(sentences::at_most_in_line, {{"n", std::to_string(greatest_length)}}));
        const Outcome outcome = match.outcome();
        if (outcome.over)
            return fail(begin, say(sentences::after_end, {{"text", shown(word)}, {"end", unstopped(outcome.text)}}),
                        sentences::a_result);
        at_ = begin + word.size();
        // "!", "??" and the like are signs.
        std::size_t length = word.size();
        while (length > 0 && (word[length - 1] == '!' || word[length - 1] == '?')) --length;
        const std::string_view mark = word.substr(length);
        word = word.substr(0, length);
        const auto without_check = [](std::string_view text) {
            while (!text.empty() && (text.back() == '+' || text.back() == '#')) text.remove_suffix(1);
            return text;
        };
        if (joins_turns(*foreign_)) return read_turn(match, begin, word, mark);
        const MoveList legal = match.game().moves(match.position());
        const std::vector<std::string> words = foreign_->all_in_pgn(match.position());
        std::optional<Move> found;
        for (std::size_t i = 0; i < words.size() && !found; ++i)
            if (words[i] == word) found = legal[i];
        // Not everybody says check and mate; where two moves would then be the same, neither is meant.
        if (!found) {
            int alike = 0;
            Move one;
            for (std::size_t i = 0; i < words.size(); ++i)
                if (without_check(words[i]) == without_check(word) && ++alike == 1) one = legal[i];
            if (alike == 1) found = one;
        }
        if (!found) {
            const auto read = match.game().read(match.position(), word);
            if (read) found = *read;
        }
        if (!found) {
            const std::vector<std::string> near = nearest(word, words, 6);
            return fail(
                begin, "\"" + shown(word) + "\" is not a legal move here",
                (near.size() < words.size() ? "one of " + std::to_string(words.size()) + " legal moves, such as "
                                            : "") +
                    join(near, ", "));
        }
        const auto done = match.play(*found);
        if (!done) return fail(begin, done.fault());
        return add_mark_of_move(match, mark);
    }

    /// A turn of several moves in one word. One that breaks off is taken where no whole one is written so.
    bool read_turn(Match& match, std::size_t begin, std::string_view word, std::string_view mark) {
        struct Way {
            Position to;
            MoveList moves;
            std::vector<std::string> words;
        };
        constexpr std::size_t most_ways = 20'000;
        const Game& game = match.game();
        std::vector<Way> open{{match.position(), {}, {}}};
        std::vector<std::string> known;
        MoveList found, shorter;
        // Written shorter it is meant where all that is written so ends alike.
        std::optional<Position> meant;
        bool plain = true;
        for (std::size_t looked = 0; !open.empty() && looked < most_ways; ++looked) {
            const Way way = std::move(open.back());
            open.pop_back();
            const bool whole = !way.moves.empty() && (game.at_turn_start(way.to) || game.result(way.to).over);
            if (!way.moves.empty()) {
                known.push_back(foreign_->turn_in_pgn(way.words));
                if (known.back() == word && (whole || found.empty())) found = way.moves;
                if (known.back() == word && whole) break;
                if (whole && foreign_->short_turn_in_pgn(way.words) == word) {
                    plain = plain && (!meant || *meant == way.to);
                    meant = way.to;
                    if (shorter.empty()) shorter = way.moves;
                }
                if (!whole && known.back().size() >= word.size()) known.pop_back();
            }
            if (whole) continue;
            const MoveList legal = game.moves(way.to);
            const std::vector<std::string> words = foreign_->all_in_pgn(way.to);
            for (std::size_t i = legal.size(); i-- > 0;) {
                Way on{game.play(way.to, legal[i]), way.moves, way.words};
                on.moves.push_back(legal[i]);
                on.words.push_back(words[i]);
                open.push_back(std::move(on));
            }
        }
        if (found.empty() && plain) found = shorter;
        if (found.empty()) {
            const std::vector<std::string> near = nearest(word, known, 6);
            return fail(
                begin, "\"" + shown(word) + "\" is not a legal move here",
                (near.size() < known.size() ? "one of " + std::to_string(known.size()) + " legal moves, such as "
                                            : "") +
                    join(near, ", "));
        }
        for (const Move move : found)
            if (const auto done = match.play(move); !done) return fail(begin, done.fault());
        return add_mark_of_move(match, mark);
    }

    /// The result is that of the rules, or of the players where the rules have not ended the game.
    bool take_result(Match& match, std::size_t begin, std::string_view result) {
        const TagAt* tag = find("Result");
        const std::string_view word = result;
        result = foreign_->plain_result(word);
        if (tag && tag->value != word && tag->value != result)
            return fail(
                begin,
                say(sentences::results_differ, {{"result", std::string(result)}, {"text", shown(tag->value, 20)}}),
                sentences::same_result);
        const int white = foreign_->white_seat();
        const Outcome outcome = match.outcome();
        if (outcome.over) {
            const std::string_view right = result_of(outcome, white);
            return result == right || fail(begin,
                                           say(sentences::result_against_rules,
                                               {{"result", std::string(result)}, {"end", unstopped(outcome.text)}}),
                                           right);
        }
        if (result == going_on) return true;
        if (result == drawn) match.end({EndingKind::drawn_by_agreement, -1});
        else match.end({EndingKind::resigned, result == white_won ? 1 - white : white});
        return true;
    }

    GameMaker make_;
    const Foreign* foreign_ = nullptr;
    std::optional<MarkText> names_;  ///< of the spots, where marks are read
};

}  // namespace

bool has_pgn(const Game& game) {
    const Card& card = game.card();
    return game.foreign() && game.foreign()->sgf_number() == 0 && card.seats.size() == 2 && !card.has_chance &&
           !card.has_hidden;
}

std::string write_pgn(const Match& match) { return has_pgn(match.game()) ? PgnWriter(match).write() : std::string(); }

Expected<Match> read_pgn(std::string_view text, GameMaker make) { return PgnReader(text, make).read(); }

}  // namespace ludus

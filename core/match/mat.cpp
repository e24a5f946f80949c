// Match files of backgammon, written and read.
// Long: what is written and how it is read again stand side by side.
#include "core/match/mat.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/foreign.hpp"
#include "core/match/sentences.hpp"
#include "core/match/tag_reader.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace mat {
namespace {

constexpr int bar = 25, off = 0;
constexpr std::size_t right_column = 34;  ///< where the right player's half of a row begins
constexpr std::size_t most_plays = 20'000;

int xgid_format(const Game& game) { return game.foreign() ? game.foreign()->format_named("XGID") : -1; }

/// The twenty-six places of a position, each with a letter for how many checkers stand there; "" where XGID has no word for it.
std::string places_of(const Game& game, const Position& position) {
    const std::string xgid = game.foreign()->write({&position, 1}, xgid_format(game));
    return xgid.substr(std::min<std::size_t>(5, xgid.size()), 26);
}

/// From where to where a checker goes, as its player counts points.
struct Step {
    int from = 0, to = 0;
    bool hits = false;
};

int place_of(std::string_view word, int seat) {
    if (word == "bar") return bar;
    if (word == "off") return off;
    const auto n = read_int(word);
    return n ? (seat == 0 ? *n : 25 - *n) : -1;
}
/// Of a legal move in numbers of the board, "24/18" or "8/5(3)"; nothing of others.
std::optional<Step> step_of(std::string_view word, int seat) {
    word = word.substr(0, word.find('('));
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const Step step{place_of(word.substr(0, slash), seat), place_of(word.substr(slash + 1), seat), false};
    return step.from < 0 || step.to < 0 ? std::nullopt : std::optional(step);
}
std::string text_of(const std::vector<Step>& steps) {
    std::string out;
    const auto name = [](int place) {
        return place == bar ? std::string("bar") : place == off ? std::string("off") : std::to_string(place);
    };
    for (const Step& step : steps)
        out += (out.empty() ? "" : " ") + name(step.from) + "/" + name(step.to) + (step.hits ? "*" : "");
    return out;
}

/// Where a side's place is in XGID.
std::size_t index_of(int place, int seat) { return at(seat == 0 ? place : bar - place); }
bool is_of(char letter, int seat) { return seat == 0 ? is_capital(letter) : is_letter(letter) && !is_capital(letter); }
int count_at(const std::string& places, std::size_t index, int seat) {
    return index < places.size() && is_of(places[index], seat) ? small(places[index]) - 'a' + 1 : 0;
}
void set_count(std::string& places, std::size_t index, int seat, int count) {
    if (index >= places.size()) return;
    places[index] = count <= 0 ? '-' : static_cast<char>((seat == 0 ? 'A' : 'a') + std::min(count, 26) - 1);
}
/// Moves a checker of that side, and takes a single one of the other if it stands there; true where it did.
bool carry(std::string& places, const Step& step, int seat) {
    const std::size_t from = index_of(step.from, seat), to = index_of(step.to, seat);
    set_count(places, from, seat, count_at(places, from, seat) - 1);
    if (step.to == off) return false;
    const bool hits = count_at(places, to, 1 - seat) == 1;
    if (hits) {
        const std::size_t theirs = index_of(bar, 1 - seat);
        set_count(places, theirs, 1 - seat, count_at(places, theirs, 1 - seat) + 1);
    }
    set_count(places, to, seat, hits ? 1 : count_at(places, to, seat) + 1);
    return hits;
}

// ---- writing ----

class MatWriter {
public:
    explicit MatWriter(const Match& match) : match_(match) {}

    std::string write() {
        tags();
        line(" 0 point match");
        line("");
        line(" Game 1");
        const auto name = [&](int seat) {
            const Player& player = match_.players()[at(seat)];
            std::string text = player.name.empty() && player.machine ? "Computer" : player.name;
            if (text.empty()) text = match_.game().card().seats[at(seat)].name;
            std::string safe = clean_utf8(without_controls(text));
            std::replace(safe.begin(), safe.end(), ':', ' ');
            return safe + " : 0";
        };
        line(" " + padded(name(0), right_column - 1) + name(1));
        moves();
        return out_;
    }

private:
    void line(std::string_view text) { out_.append(text).append("\n"); }
    static std::string padded(std::string text, std::size_t width) {
        text.append(text.size() + 1 < width ? width - text.size() : 1, ' ');
        return text;
    }
    void tag(std::string_view name, std::string_view value) {
        std::string safe;
        for (const char c : clean_utf8(without_controls(value))) {
            if (c == '"' || c == '\\') safe += '\\';
            safe += c;
        }
        line(std::string("; [").append(name).append(" \"").append(safe).append("\"]"));
    }

    void tags() {
        const Card& card = match_.game().card();
        tag("Game", card.id);
        for (const auto& [key, value] : match_.game().options().chosen())
            tag("Option", std::string(key).append("=").append(value));
        for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
            if (const Player& player = match_.players()[seat]; player.machine)
                tag("Seat", card.seats[seat].id + " machine " +
                                (player.level.empty() ? default_level().id : player.level) +
                                (player.name.empty() ? "" : " " + player.name));
            else if (!player.name.empty()) tag("Seat", card.seats[seat].id + " person " + player.name);
        for (const auto& [name, value] : match_.tags()) tag("Tag", name + ": " + value);
        for (int node = 0; node < match_.size(); ++node)
            if (!match_.node(node).comment.empty() || match_.node(node).next.size() > 1) {
                line(std::string("; ").append(sentences::only_rolls));
                break;
            }
    }

    void moves() {
        const Game& game = match_.game();
        for (int node = 0; !match_.node(node).next.empty();) {
            const Position& before = match_.node(node).position;
            node = match_.node(node).next.front();
            const Match::Node& now = match_.node(node);
            if (!now.slip.empty()) break;
            const int seat = game.to_move(before);
            if (seat < 0) {
                close();
                // A lot that begins the game is its first roll; where another roll follows, that is.
                roll_.clear();
                for (const char c : now.words)
                    if (is_digit(c)) roll_ += c;
                std::sort(roll_.rbegin(), roll_.rend());
                mover_ = game.to_move(now.position);
                steps_.clear();
                places_ = places_of(game, now.position);
                if (game.result(now.position).over) break;
            } else if (auto step = step_of(game.written(before, now.move, 1), seat)) {
                step->hits = carry(places_, *step, seat);
                steps_.push_back(*step);
            }
        }
        const Match::Node& end = match_.node(match_.end_of_main_line());
        close(end.turn_start || end.over);
        Match there = match_;
        there.go(match_.end_of_main_line());
        const Outcome outcome = there.outcome();
        if (outcome.over && outcome.score[0] != outcome.score[1] && end.slip.empty()) {
            const int winner = outcome.score[0] > outcome.score[1] ? 0 : 1;
            const int points = std::max(1, static_cast<int>(outcome.score[at(winner)] + 0.5F));
            const std::string text = "Wins " + std::to_string(points) + (points == 1 ? " point" : " points");
            if (!row_.empty()) line(std::exchange(row_, {}));
            line(std::string(winner == 0 ? 6 : right_column + 2, ' ') + text);
        } else if (!row_.empty()) {
            line(std::exchange(row_, {}));
        }
    }
    /// Puts the roll that is over into its half of a row.
    void close(bool whole = true) {
        if (roll_.size() != 2 || mover_ < 0) return;
        std::string cell = roll_ + ":";
        if (!steps_.empty()) cell += " " + text_of(steps_);
        else if (whole) cell += " Cannot Move";
        roll_.clear();
        if (mover_ == 0 || row_.empty()) {
            if (!row_.empty()) line(std::exchange(row_, {}));
            const std::string number = std::to_string(++rows_);
            row_ = std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number + ") ";
        }
        if (mover_ == 0) {
            row_ += cell;
        } else {
            row_ = padded(row_, right_column) + cell;
            line(std::exchange(row_, {}));
        }
    }

    const Match& match_;
    std::string out_, row_, roll_, places_;
    std::vector<Step> steps_;
    int mover_ = -1, rows_ = 0;
};

// ---- reading ----

class MatReader : TagReader {
public:
    MatReader(std::string_view text, GameMaker make) : TagReader(text), make_(make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_mat)) return fault_;
        while (at_ < text_.size()) {
            const std::size_t begin = at_, end = std::min(text_.find('\n', at_), text_.size());
            at_ = std::min(end + 1, text_.size());
            std::string_view line = text_.substr(begin, end - begin);
            while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
            if (!read_line(line, begin)) return fault_;
        }
        if (!match_)
            return fail(text_.size(), games_ == 0 ? sentences::game_heading_missing : sentences::players_missing,
                        games_ == 0 ? sentences::a_game_heading : sentences::two_players),
                   fault_;
        match_->go(0);
        if (games_ > 1) match_->comment(0, say(sentences::game_of_many, {{"n", std::to_string(games_)}}));
        if (!keep()) return fault_;
        match_->go(match_->end_of_main_line());
        return std::move(*match_);
    }

private:
    bool read_line(std::string_view line, std::size_t begin) {
        const std::string_view words = trim(line);
        if (words.empty()) return true;
        if (words[0] == ';') return keep_tag(words, begin + static_cast<std::size_t>(words.data() - line.data()));
        if (words.starts_with("Game ") && words.size() > 5 && is_digit(words[5])) {
            ++games_;
            return true;
        }
        if (games_ > 1) return true;  // the games after the first are counted
        if (games_ == 0)
            return words.find("point match") != std::string_view::npos ||
                   fail(begin, say(sentences::unexpected, {{"text", shown(words)}}), sentences::a_game_heading);
        if (!match_) return read_players(line, begin);
        std::size_t from = std::min(line.find_first_not_of(" \t"), line.size());
        std::size_t digits = from;
        while (digits < line.size() && is_digit(line[digits])) ++digits;
        if (digits > from && digits < line.size() && line[digits] == ')') from = digits + 1;
        return read_cells(line, from, begin);
    }

    /// "; [Option "single=free"]"; what others say so is nobody's.
    bool keep_tag(std::string_view words, std::size_t begin) {
        static constexpr std::string_view own[] = {"Game", "Option", "Seat", "Tag"};
        const std::size_t open = words.find('['), quote = words.find('"'), close = words.rfind('"');
        if (open == std::string_view::npos || quote == close || quote < open) return true;
        TagAt tag;
        tag.name = trim(words.substr(open + 1, quote - open - 1));
        if (std::find(std::begin(own), std::end(own), tag.name) == std::end(own)) return true;
        for (std::size_t i = quote + 1; i < close; ++i) {
            if (words[i] == '\\' && i + 1 < close) ++i;
            tag.value += words[i];
        }
        tag.value_at = begin + quote + 1;
        tags_.push_back(std::move(tag));
        return true;
    }

    GamePtr find_game() {
        const TagAt* named = find("Game");
        if (!named) {
            for (const Entry& entry : catalogue())
                if (GamePtr game = make_as_today(entry); xgid_format(*game) >= 0) return game;
            return fail(0, say(sentences::unknown_game, {{"text", "XGID"}}), sentences::a_known_game), nullptr;
        }
        std::vector<std::pair<std::string, std::string>> options;
        for (const TagAt& tag : tags_) {
            if (tag.name != "Option") continue;
            const std::size_t equals = tag.value.find('=');
            if (equals == std::string::npos)
                return fail(tag.value_at, sentences::option_without_value, sentences::key_and_value), nullptr;
            options.emplace_back(tag.value.substr(0, equals), tag.value.substr(equals + 1));
        }
        auto game = make_(named->value, options);
        if (!game) return fail(named->value_at, game.fault()), nullptr;
        if (xgid_format(**game) < 0)
            return fail(named->value_at, say(sentences::not_in_mat, {{"text", (*game)->card().name}}),
                        sentences::a_record),
                   nullptr;
        return *game;
    }

    /// "Ann : 0        Ben : 3"
    bool read_players(std::string_view line, std::size_t begin) {
        const auto colon = [&](std::size_t from) {
            for (std::size_t i = from; i + 2 < line.size(); ++i)
                if (line[i] == ':' && i > 0 && line[i - 1] == ' ' && line[i + 1] == ' ' && is_digit(line[i + 2]))
                    return i;
            return std::string_view::npos;
        };
        const std::size_t one = colon(0), two = one == std::string_view::npos ? one : colon(one + 1);
        if (two == std::string_view::npos) return fail(begin, sentences::players_missing, sentences::two_players);
        std::size_t second = one + 2;
        while (second < two && is_digit(line[second])) ++second;
        second = std::min(line.find_first_not_of(" \t", second), two);
        column_ = second;
        names_ = {std::string(trim(line.substr(0, one))), std::string(trim(line.substr(second, two - second)))};
        const GamePtr game = find_game();
        if (!game) return false;
        match_.emplace(game);
        return true;
    }

    /// Where the next half of a row begins: at a roll, or at what is said.
    [[nodiscard]] static std::size_t next_cell(std::string_view line, std::size_t from) {
        static constexpr std::string_view said[] = {"Doubles", "Takes", "Drops", "Wins", "Beavers"};
        for (std::size_t i = from; i < line.size(); ++i) {
            if (i > 0 && !is_blank(line[i - 1]) && line[i - 1] != ')') continue;
            if (i + 2 < line.size() && is_digit(line[i]) && is_digit(line[i + 1]) && line[i + 2] == ':') return i;
            for (const std::string_view word : said)
                if (line.substr(i).starts_with(word)) return i;
        }
        return line.size();
    }

    bool read_cells(std::string_view line, std::size_t from, std::size_t begin) {
        const std::size_t first = std::min(line.find_first_not_of(" \t", from), line.size());
        if (first == line.size()) return true;
        if (next_cell(line, from) != first)
            return fail(begin + first, say(sentences::not_a_line, {{"text", shown(line.substr(first))}}),
                        sentences::a_mat_line);
        for (std::size_t cell = first; cell < line.size();) {
            const std::size_t next = next_cell(line, cell + 1);
            const int side = cell + 6 > column_ && cell > from + 6 ? 1 : cell == first ? 0 : 1;
            if (!read_cell(trim(line.substr(cell, next - cell)), begin + cell, side)) return false;
            cell = next;
        }
        return true;
    }

    bool read_cell(std::string_view text, std::size_t where, int side) {
        if (const Outcome outcome = match_->outcome(); outcome.over)
            return text.starts_with("Wins") ||
                   fail(where, say(sentences::after_end, {{"text", shown(text)}, {"end", unstopped(outcome.text)}}),
                        sentences::no_further_move);
        if (is_digit(text[0])) return read_turn(text, where, side);
        if (text.starts_with("Wins")) {
            match_->end({EndingKind::resigned, 1 - side});
            return true;
        }
        match_->add_comment(match_->cursor(),
                            say(sentences::cube_told, {{"player", names_[at(side)]}, {"text", shown(text)}}));
        if (text.starts_with("Drops")) match_->end({EndingKind::resigned, side});
        return match_->node(match_->cursor()).comment.size() <= longest_comment ||
               fail(where, say(sentences::comment_too_long, {{"n", std::to_string(longest_comment)}}),
                    say(sentences::at_most_in_comment, {{"n", std::to_string(longest_comment)}}));
    }

    /// A roll of chance by its words. False, with a fault, where it cannot fall.
    bool roll(std::string_view dice, std::size_t where, int side) {
        const char high = std::max(dice[0], dice[1]), low = std::min(dice[0], dice[1]);
        // A double is no lot: one that only says who begins is any that does.
        const bool twin = high == low;
        const std::string lot = twin        ? (side == 0 ? "2:1" : "1:2")
                                : side == 0 ? std::string{high, ':', low}
                                            : std::string{low, ':', high};
        const std::string toss{high, '-', low};
        bool rolled = !twin;
        // After a lot that only says who begins there is a roll still.
        for (int n = 0; n < 2 && match_->to_move() == chance; ++n) {
            const MoveList falls = match_->moves();
            const bool by_lot = std::any_of(falls.begin(), falls.end(), [&](Move move) {
                return match_->game().words(match_->position(), move) == lot;
            });
            if (!match_->play(by_lot ? lot : toss))
                return fail(where, say(sentences::wrong_roll, {{"text", std::string(dice)}}), sentences::a_roll);
            rolled = rolled || !by_lot;
        }
        if (!rolled) return fail(where, say(sentences::wrong_roll, {{"text", std::string(dice)}}), sentences::a_roll);
        return true;
    }

    bool read_turn(std::string_view text, std::size_t where, int side) {
        if (match_->node(match_->cursor()).depth + 8 > greatest_length)
            return fail(where, say(sentences::line_too_long, {{"n", std::to_string(greatest_length)}}),
                        say(sentences::at_most_in_line, {{"n", std::to_string(greatest_length)}}));
        if (text.size() < 3 || text[0] < '1' || text[0] > '6' || text[1] < '1' || text[1] > '6')
            return fail(where, say(sentences::wrong_roll, {{"text", shown(text.substr(0, 2))}}), sentences::a_roll);
        if (!roll(text.substr(0, 2), where, side)) return false;
        const Game& game = match_->game();
        const std::string before = places_of(game, match_->position());
        const int seat = match_->to_move();
        std::vector<Step> steps;
        const std::string_view said = trim(text.substr(3));
        const std::size_t said_at = where + (said.empty() ? 3 : static_cast<std::size_t>(said.data() - text.data()));
        if (seat == side && !said.starts_with("Cannot") && !read_steps(said, said_at, steps)) return false;
        std::string wanted = before;
        bool possible = seat == side;
        for (const Step& step : steps) {
            possible = possible && count_at(wanted, index_of(step.from, seat), seat) > 0;
            (void)carry(wanted, step, seat);
        }
        MoveList found;
        std::vector<std::string> known;
        if (!possible || !find_play(before, wanted, seat, !said.starts_with("Cannot"), found, known)) {
            const auto near = nearest(said, known, 6);
            return fail(said_at, say(sentences::wrong_steps, {{"text", shown(said)}}),
                        near.empty() ? std::string(sentences::a_mat_step)
                                     : say(sentences::one_of, {{"list", join(near, ", ")}}));
        }
        for (const Move move : found)
            if (const auto done = match_->play(move); !done) return fail(where, done.fault());
        return true;
    }

    /// "13/9 24/18*/14 8/4(2)", parted into steps from place to place.
    bool read_steps(std::string_view said, std::size_t where, std::vector<Step>& out) {
        for (std::string_view word : split_words(said)) {
            const std::size_t place = where + static_cast<std::size_t>(word.data() - said.data());
            const auto wrong = [&] {
                return fail(place, say(sentences::not_a_line, {{"text", shown(word)}}), sentences::a_mat_step);
            };
            const std::string_view whole = word;
            int times = 1;
            if (const std::size_t open = word.find('('); open != std::string_view::npos) {
                const auto n = read_int(word.substr(open + 1, word.size() - open - 2));
                if (!n || *n < 1 || *n > 4 || !word.ends_with(')')) return wrong();
                times = *n;
                word = word.substr(0, open);
            }
            std::vector<int> places;
            for (std::size_t i = 0; i <= word.size();) {
                const std::size_t slash = std::min(word.find('/', i), word.size());
                std::string_view name = word.substr(i, slash - i);
                while (name.ends_with('*')) name.remove_suffix(1);
                const auto n = read_int(name);
                const int named = same_letters(name, "bar")   ? bar
                                  : same_letters(name, "off") ? off
                                  : n && *n >= 0 && *n <= bar ? *n
                                                              : -1;
                if (named < 0) return word = whole, wrong();
                places.push_back(named);
                i = slash + 1;
            }
            if (places.size() < 2) return word = whole, wrong();
            for (int n = 0; n < times; ++n)
                for (std::size_t i = 0; i + 1 < places.size(); ++i) out.push_back({places[i], places[i + 1], false});
            if (out.size() > 16) return word = whole, wrong();
        }
        return true;
    }

    /// The moves that use the roll so that these places come of it; one checker's way may be told shorter than it is, so what it takes
    /// on its way may differ: the first such play is meant where none fits wholly.
    bool find_play(const std::string& before, const std::string& wanted, int seat, bool may_break_off, MoveList& found,
                   std::vector<std::string>& known) {
        struct Way {
            Position to;
            std::string places;
            MoveList moves;
            std::vector<Step> steps;
        };
        const Game& game = match_->game();
        const auto own = [&](const std::string& places) {
            std::string out = places;
            for (char& c : out)
                if (!is_of(c, seat)) c = '-';
            return out;
        };
        std::vector<Way> open{{match_->position(), before, {}, {}}};
        std::unordered_set<std::string> seen;
        MoveList part;
        for (std::size_t looked = 0; !open.empty() && looked < most_plays; ++looked) {
            const Way way = std::move(open.back());
            open.pop_back();
            if (game.result(way.to).over || game.to_move(way.to) != seat) {
                known.push_back(way.steps.empty() ? "Cannot Move" : text_of(way.steps));
                if (way.places == wanted) return found = way.moves, true;
                if (found.empty() && own(way.places) == own(wanted)) found = way.moves;
                continue;
            }
            // A turn that breaks off is taken where no whole one is written so.
            if (part.empty() && way.places == wanted) part = way.moves;
            const MoveList legal = game.moves(way.to);
            for (std::size_t i = legal.size(); i-- > 0;) {
                Way on{game.play(way.to, legal[i]), way.places, way.moves, way.steps};
                on.moves.push_back(legal[i]);
                if (auto step = step_of(game.written(way.to, legal[i], 1), seat)) {
                    step->hits = carry(on.places, *step, seat);
                    on.steps.push_back(*step);
                }
                if (seen.insert(game.write(on.to)).second) open.push_back(std::move(on));
            }
        }
        if (found.empty() && may_break_off) found = part;
        return !found.empty() || (may_break_off && before == wanted);
    }

    bool keep() {
        Match& match = *match_;
        const Card& card = match.game().card();
        const bool ours = find("Game") != nullptr;
        for (int seat = 0; seat < 2 && !ours; ++seat)
            if (const std::string name = without_controls(names_[at(seat)]); !name.empty()) {
                Player player;
                player.name = name;
                match.seat(seat, std::move(player));
            }
        for (const TagAt& tag : tags_) {
            if (tag.name == "Seat") {
                const auto words = split_words(tag.value);
                const int seat = words.size() > 1 ? card.seat(std::string(words[0])) : -1;
                const bool machine = words.size() > 1 && words[1] == "machine";
                if (seat < 0 || (machine ? words.size() < 3 || !find_level(std::string(words[2]))
                                         : words[1] != "person" || words.size() < 3))
                    return fail(tag.value_at, sentences::unknown_player_type_here,
                                say(sentences::seat_and_level,
                                    {{"text", card.seats[0].id + " machine " + default_level().id}}));
                Player player;
                player.machine = machine;
                if (machine) player.level = words[2];
                if (const std::size_t n = machine ? 3 : 2; words.size() > n)
                    player.name = without_controls(std::string_view(tag.value).substr(
                        static_cast<std::size_t>(words[n].data() - tag.value.data())));
                match.seat(seat, std::move(player));
            } else if (tag.name == "Tag") {
                const std::size_t colon = tag.value.find(':');
                const bool sound =
                    colon != std::string::npos && colon > 0 && is_letter(tag.value[0]) &&
                    std::all_of(tag.value.begin(), tag.value.begin() + static_cast<std::ptrdiff_t>(colon),
                                [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
                if (!sound) return fail(tag.value_at, sentences::tag_without_name, "Title: text");
                match.add_tag(tag.value.substr(0, colon),
                              without_controls(trim(std::string_view(tag.value).substr(colon + 1))));
            }
        }
        return true;
    }

    GameMaker make_;
    std::optional<Match> match_;
    std::array<std::string, 2> names_;
    std::size_t column_ = 0;  ///< of the right player
    int games_ = 0;
};

}  // namespace
}  // namespace mat

bool has_mat(const Match& match) { return mat::xgid_format(match.game()) >= 0 && !match.from_setup(); }

bool is_mat(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line[0] == ';') continue;
        return (is_digit(line[0]) && line.find(" point match") != std::string_view::npos) ||
               (line.starts_with("Game ") && line.size() > 5 && is_digit(line[5]));
    }
    return false;
}

std::string write_mat(const Match& match) { return has_mat(match) ? mat::MatWriter(match).write() : std::string(); }

Expected<Match> read_mat(std::string_view text, GameMaker make) { return mat::MatReader(text, make).read(); }

}  // namespace ludus

// Long: one class whose parts share its place in the text.
// Reads records. Strict: the first thing wrong is named with its line and column, and nothing is half read.

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "core/match/sentences.hpp"
#include "core/match/tag_reader.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

class RecordReader : TagReader {
public:
    RecordReader(std::string_view text, GameMaker make) : TagReader(text), make_(make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::record_too_long, longest_record) || !read_tags()) return fault_;
        auto game = make_the_game();
        if (!game) return fault_;
        auto match = begin(game);
        if (!match) return fault_;
        if (!read_seats(*match) || !read_moves(*match)) return fault_;
        for (const auto& tag : tags_)
            if (!reserved(tag.name)) match->add_tag(tag.name, tag.value);
        return std::move(*match);
    }

private:
    static bool reserved(std::string_view name) {
        return name == "Game" || name == "Option" || name == "Setup" || name == "Seat";
    }

    void skip_blanks() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    }

    // --- tags -------------------------------------------------------------------------------------------------

    bool read_tags() {
        skip_blanks();
        while (peek() == '[') {
            const std::size_t open = at_;
            if (!read_tag('-', "Title")) return false;
            const TagAt& tag = tags_.back();
            if (tags_.size() == 1 && tag.name != "Game")
                return fail(open, say(sentences::first_tag_other, {{"tag", shown(tag.name)}}),
                            sentences::game_tag_first);
            if ((tag.name == "Game" || tag.name == "Setup") && find(tag.name) != &tag)
                return fail(tag.name_at, say(sentences::tag_twice, {{"tag", tag.name}}),
                            say(sentences::only_one_tag, {{"tag", tag.name}}));
            skip_blanks();
        }
        if (!tags_.empty()) return true;
        return fail(at_, at_end() ? sentences::record_empty : sentences::record_without_game,
                    sentences::game_tag_first);
    }

    // --- what the tags say ------------------------------------------------------------------------------------

    GamePtr make_the_game() {
        const TagAt& named = tags_.front();
        auto game = make_(named.value, {});
        if (!game) return fail(named.value_at, game.fault()), nullptr;
        const Card& card = (*game)->card();
        std::vector<std::pair<std::string, std::string>> options;
        for (const auto& tag : tags_) {
            if (tag.name != "Option") continue;
            const std::size_t equals = tag.value.find('=');
            if (equals == std::string::npos)
                return fail(tag.value_at, sentences::option_without_value, sentences::key_and_value), nullptr;
            std::pair<std::string, std::string> option{tag.value.substr(0, equals), tag.value.substr(equals + 1)};
            const auto alone = Options::of(card, {option});
            if (!alone) return fail(tag.value_at, alone.fault()), nullptr;
            options.push_back(std::move(option));
            const auto together = Options::of(card, options);
            if (!together) return fail(tag.value_at, together.fault()), nullptr;
        }
        if (options.empty()) return *game;
        auto chosen = make_(named.value, options);
        if (!chosen) return fail(named.value_at, chosen.fault()), nullptr;
        return *chosen;
    }

    std::optional<Match> begin(const GamePtr& game) {
        const TagAt* setup = find("Setup");
        if (!setup) return Match(game);
        auto position = game->read_position(setup->value);
        if (!position) return fail(setup->value_at, position.fault()), std::nullopt;
        return Match(game, std::move(*position));
    }

    bool read_seats(Match& match) {
        const Card& card = match.game().card();
        std::vector<std::string> ids;
        for (const auto& seat : card.seats) ids.push_back(seat.id);
        std::vector<bool> taken(ids.size(), false);
        for (const auto& tag : tags_) {
            if (tag.name != "Seat") continue;
            // The name is all that follows, blanks and all.
            std::string_view rest = tag.value;
            const auto next = [&rest] {
                const std::string_view word = rest.substr(0, rest.find(' '));
                rest.remove_prefix(std::min(rest.size(), word.size() + 1));
                return word;
            };
            const std::string id(next());
            const int seat = card.seat(id);
            if (seat < 0)
                return fail(tag.value_at, say(sentences::unknown_seat, {{"text", shown(id)}}),
                            ids.size() > 1 ? say(sentences::one_of, {{"list", join(ids, ", ")}}) : ids.front());
            if (taken[static_cast<std::size_t>(seat)])
                return fail(tag.value_at, say(sentences::seat_twice, {{"seat", id}}), sentences::each_seat_once);
            taken[static_cast<std::size_t>(seat)] = true;
            Player player;
            const std::size_t kind_at = tag.value_at + id.size() + 1;
            const std::string kind(next());
            if (kind != "person" && kind != "machine")
                return fail(kind_at, say(sentences::unknown_player_type, {{"seat", id}}), sentences::person_or_machine);
            if (kind == "machine") {
                player.machine = true;
                player.level = next();
                if (!find_level(player.level)) return unknown_level(kind_at + kind.size() + 1, player.level);
            }
            player.name = rest;
            match.seat(seat, std::move(player));
        }
        return true;
    }

    bool unknown_level(std::size_t offset, const std::string& level) {
        std::vector<std::string> ids;
        for (const auto& known : levels()) ids.push_back(known.id);
        return fail(offset, say(sentences::unknown_level, {{"text", shown(level)}}),
                    say(sentences::one_of, {{"list", join(ids, ", ")}}));
    }

    // --- moves ------------------------------------------------------------------------------------------------

    /// One line being read: the main one, or a variation.
    struct Line {
        std::size_t opened = 0;  // where its bracket stands
        int back = 0;            // the node to go back to when it closes
        bool main = true;
        bool moved = false;  // a move of its own has been read
        bool ended = false;  // and so has an ending
    };

    bool read_moves(Match& match) {
        lines_.assign(1, Line{});
        for (skip_blanks(); !at_end(); skip_blanks()) {
            switch (peek()) {
                case '(':
                    if (!open_variation(match)) return false;
                    break;
                case ')':
                    if (!close_variation(match)) return false;
                    break;
                case '{':
                    if (!read_comment(match)) return false;
                    break;
                case '<':
                    if (!read_slip(match)) return false;
                    break;
                case '}': return fail(at_, sentences::brace_not_opened, sentences::a_move);
                case '[': return fail(at_, sentences::tag_too_late, sentences::tags_first);
                default:
                    if (!read_word(match)) return false;
            }
        }
        if (!number_may_end()) return false;
        if (!lines_.back().main)
            return fail(lines_.back().opened, sentences::variation_not_closed, sentences::bracket_after_last_move);
        for (const auto& [node, ending] : endings_) {
            match.go(node);
            match.end(ending);
        }
        match.go(0);
        while (!match.node(match.cursor()).next.empty()) match.go(match.node(match.cursor()).next.front());
        return true;
    }

    /// A turn number must be followed by a move.
    bool number_may_end() {
        return !number_at_ || fail(*number_at_, sentences::number_without_move, sentences::move_after_number);
    }

    bool open_variation(Match& match) {
        const Line& line = lines_.back();
        if (!number_may_end()) return false;
        if (!line.moved) return fail(at_, sentences::variation_too_early, sentences::a_move);
        if (line.ended)
            return fail(at_, sentences::variation_after_result,
                        line.main ? sentences::nothing_more : sentences::closing_bracket);
        if (lines_.size() > deepest_variation)
            return fail(at_, sentences::too_deep,
                        say(sentences::at_most_levels, {{"n", std::to_string(deepest_variation)}}));
        lines_.push_back({at_, match.cursor(), false, false, false});
        match.undo();
        ++at_;
        return true;
    }

    bool close_variation(Match& match) {
        const Line& line = lines_.back();
        if (line.main) return fail(at_, sentences::bracket_not_opened, sentences::a_move);
        if (!number_may_end()) return false;
        if (!line.moved && !line.ended) return fail(at_, sentences::variation_empty, sentences::move_or_result);
        match.go(line.back);
        lines_.pop_back();
        ++at_;
        return true;
    }

    bool read_comment(Match& match) {
        const std::size_t open = at_;
        const Line& line = lines_.back();
        if (!line.main && !line.moved && !line.ended)
            return fail(open, sentences::variation_begins_with_comment, sentences::a_move);
        std::string comment;
        for (++at_; peek() != '}'; ++at_) {
            if (at_end()) return fail(open, sentences::comment_not_closed, sentences::closing_brace);
            if (peek() == '\r') continue;  // only ever before \n
            if (peek() == '[' && MarkText::begins(text_.substr(at_))) {
                if (!read_marks(match)) return false;
                continue;
            }
            if (peek() == '\\') {
                ++at_;
                if (peek() != '}' && peek() != '\\' && peek() != '[')
                    return fail(at_ - 1, sentences::invalid_escape, "\\}, \\[ or \\\\");
            }
            comment += peek();
        }
        ++at_;
        match.add_comment(match.cursor(), comment);
        if (match.node(match.cursor()).comment.size() > longest_comment)
            return fail(open, say(sentences::comment_too_long, {{"n", std::to_string(longest_comment)}}),
                        say(sentences::at_most_in_comment, {{"n", std::to_string(longest_comment)}}));
        return true;
    }

    /// The marks that begin here; `at_` then stands on their last byte, the blank after them included.
    bool read_marks(Match& match) {
        if (!names_) names_.emplace(match.game().board());
        DrawnMarks marks = match.node(match.cursor()).marks;
        Fault fault;
        const std::size_t length = names_->read(text_.substr(at_), marks, fault);
        if (length == 0) return fail(at_, fault);
        match.draw(match.cursor(), std::move(marks));
        at_ += length - 1;
        if (at_ + 1 < text_.size() && text_[at_ + 1] == ' ') ++at_;
        return true;
    }

    /// "!", "?" and the like, after the move they belong to.
    bool read_sign_word(Match& match, std::string_view word) {
        if (!number_may_end()) return false;
        const Sign sign = read_sign(word);
        if (sign == Sign::none)
            return fail(at_, say(sentences::not_a_sign, {{"text", shown(word)}}), sentences::a_sign);
        const Line& line = lines_.back();
        if (match.cursor() == 0 || (!line.main && !line.moved))
            return fail(at_, sentences::sign_too_early, sentences::a_move);
        if (match.node(match.cursor()).sign != Sign::none)
            return fail(at_, sentences::second_sign, sentences::only_one);
        match.sign(match.cursor(), sign);
        at_ += word.size();
        return true;
    }

    /// From here to the next blank or comment.
    [[nodiscard]] std::string_view word_at(std::size_t offset) const {
        std::size_t end = offset;
        while (end < text_.size() && !is_blank(text_[end]) && text_[end] != '{') ++end;
        return text_.substr(offset, end - offset);
    }

    /// The word after the one that ends at `offset`, where nothing but blanks is between.
    [[nodiscard]] std::string_view word_after(std::size_t offset) const {
        while (offset < text_.size() && is_blank(text_[offset])) ++offset;
        return word_at(offset);
    }

    bool read_word(Match& match) {
        const std::size_t begin = at_;
        const std::string_view word = word_at(begin);
        if (lines_.back().ended)
            return fail(begin, say(sentences::after_result, {{"text", shown(word)}}),
                        lines_.back().main ? sentences::nothing_more : sentences::closing_bracket);
        if (word.back() == '.') return read_number(word);
        if (word.find_first_not_of("!?") == std::string_view::npos) return read_sign_word(match, word);
        if (word == "drawn" || match.game().card().seat(std::string(word)) >= 0) {
            const std::string_view second = word_after(begin + word.size());
            if (word == "drawn" || second == "resigns") return read_ending(match, word, second);
        }
        return read_move(match, word);
    }

    bool read_number(std::string_view word) {
        if (!number_may_end()) return false;
        std::string_view digits = word;
        while (!digits.empty() && digits.back() == '.') digits.remove_suffix(1);
        const auto number = read_int(digits);
        if (!number || *number < 1)
            return fail(at_, say(sentences::not_a_turn_number, {{"text", shown(word)}}), sentences::a_turn_number);
        number_at_ = at_;
        at_ += word.size();
        return true;
    }

    bool read_ending(Match& match, std::string_view word, std::string_view second) {
        if (!number_may_end()) return false;
        const std::size_t begin = at_;
        const auto end_of = [this](std::string_view w) {
            return static_cast<std::size_t>(w.data() - text_.data()) + w.size();
        };
        Ending ending;
        if (word == "drawn") {
            const std::string_view third = word_after(end_of(second));
            if (second != "by" || third != "agreement")
                return fail(begin, sentences::incomplete_result, sentences::drawn_by_agreement);
            ending.kind = EndingKind::drawn_by_agreement;
            at_ = end_of(third);
        } else {
            ending.kind = EndingKind::resigned;
            ending.seat = match.game().card().seat(std::string(word));
            at_ = end_of(second);
        }
        const Outcome outcome = match.outcome();
        if (outcome.over)
            return fail(begin, say(sentences::result_after_end, {{"end", unstopped(outcome.text)}}),
                        sentences::no_result);
        if (!endings_.emplace(match.cursor(), ending).second)
            return fail(begin, sentences::second_result, sentences::only_one);
        lines_.back().ended = true;
        return true;
    }

    /// Whether a move may stand here, where the text has `word`.
    bool may_go_on(const Match& match, std::string_view word) {
        const Match::Node& here = match.node(match.cursor());
        if (here.depth >= greatest_length)
            return fail(at_, say(sentences::line_too_long, {{"n", std::to_string(greatest_length)}}),
                        say(sentences::at_most_in_line, {{"n", std::to_string(greatest_length)}}));
        if (here.over)
            return fail(at_,
                        say(sentences::after_end, {{"text", shown(word)}, {"end", unstopped(match.outcome().text)}}),
                        sentences::nothing_more);
        return true;
    }

    /// <words : why : position>
    bool read_slip(Match& match) {
        const std::size_t open = at_, end = text_.find_first_of(">\n", open);
        if (end == std::string_view::npos || text_[end] != '>')
            return fail(open, sentences::slip_not_closed, sentences::slip_closing);
        const std::string_view word = text_.substr(open, end + 1 - open),
                               inside = text_.substr(open + 1, end - open - 1);
        if (lines_.back().ended)
            return fail(open, say(sentences::after_result, {{"text", shown(word)}}),
                        lines_.back().main ? sentences::nothing_more : sentences::closing_bracket);
        constexpr std::string_view parting = " : ";
        const std::size_t first = inside.find(parting), last = inside.rfind(parting);
        if (first == std::string_view::npos || first == last)
            return fail(open, sentences::slip_parts, sentences::slip_parts_wanted);
        if (!may_go_on(match, word)) return false;
        const std::size_t why = first + parting.size(), position = last + parting.size();
        const auto after = match.game().read_position(trim(inside.substr(position)));
        if (!after) return fail(open + 1 + position, after.fault());
        const int size = match.size();
        if (const auto done = match.slip(trim(inside.substr(0, first)), trim(inside.substr(why, last - why)), *after);
            !done)
            return fail(open + 1, done.fault());
        at_ = open;
        return moved(match, size, word);
    }

    bool read_move(Match& match, std::string_view word) {
        if (!may_go_on(match, word)) return false;
        const int size = match.size();
        if (const auto done = match.play(word); !done) {
            if (word.back() == ')' && match.game().read(match.position(), word.substr(0, word.size() - 1)))
                return fail(at_ + word.size() - 1, sentences::bracket_at_move, sentences::space_before_bracket);
            return fail(at_, done.fault());
        }
        return moved(match, size, word);
    }

    /// A move of the line has been read; the match was of that size before.
    bool moved(const Match& match, int size, std::string_view word) {
        Line& line = lines_.back();
        if (!line.main && !line.moved && match.size() == size)
            return fail(at_, sentences::variation_known, sentences::another_move);
        line.moved = true;
        number_at_.reset();
        at_ += word.size();
        return true;
    }

    GameMaker make_;
    std::vector<Line> lines_;
    std::optional<MarkText> names_;         // of the spots, where marks are read
    std::optional<std::size_t> number_at_;  // a turn number that waits for its move
    // Put upon the match last of all: a match that has ended takes no further variation.
    std::map<int, Ending> endings_;
};

}  // namespace

Expected<Match> read_record(std::string_view text) { return read_record(text, &make_game); }

Expected<Match> read_record(std::string_view text, GameMaker make) { return RecordReader(text, make).read(); }

}  // namespace ludus

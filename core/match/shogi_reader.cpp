#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/sentences.hpp"
#include "core/match/shogi_files.hpp"
#include "core/match/shogi_text.hpp"

namespace ludus::shogi_text {

namespace sentences = match_sentences;

namespace {

/// Keys of our own lines.
constexpr std::string_view own_keys[] = {"Game", "Option", "Position", "Seat", "Tag", "Ending"};

/// The side that begins the game is side 0, whatever seat it has.
int seat_of_side(const Game& game, int side) {
    return side == 0 ? game.foreign()->first_seat() : 1 - game.foreign()->first_seat();
}

}  // namespace

bool LineReader::refuse(std::size_t offset, std::string_view what, std::string_view expected) {
    fail(offset, what, expected);
    offset = std::min(offset, text_.size());
    const std::size_t end = offset == 0 ? std::string_view::npos : text_.rfind('\n', offset - 1);
    const std::string_view before = text_.substr(end + 1, offset - end - 1);  // npos + 1 is 0
    fault_.column = 1 + static_cast<int>(std::count_if(before.begin(), before.end(), [](char c) {
                        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
                    }));
    return false;
}

bool LineReader::next_line(std::string_view& line, std::size_t& begin) {
    if (at_end()) return false;
    begin = at_;
    const std::size_t end = std::min(text_.find('\n', at_), text_.size());
    line = text_.substr(begin, end - begin);
    at_ = std::min(end + 1, text_.size());
    while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
    return true;
}

void LineReader::keep_own_line(std::string_view text, std::size_t begin) {
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size()), colon = text.find(": ");
    if (colon == std::string_view::npos) return;
    const std::string_view key = text.substr(blanks, colon < blanks ? 0 : colon - blanks);
    if (std::find(std::begin(own_keys), std::end(own_keys), key) == std::end(own_keys)) return;
    tags_.push_back({std::string(key), std::string(trim(text.substr(colon + 2))), begin + blanks, begin + colon + 2});
}

GamePtr LineReader::find_game() {
    const TagAt* named = find("Game");
    if (!named) {
        for (const Entry& entry : catalogue())
            if (GamePtr game = make_as_today(entry); sfen_format(*game) >= 0) return game;
        return refuse(0, say(sentences::unknown_game, {{"text", "SFEN"}}), sentences::a_known_game), nullptr;
    }
    std::vector<std::pair<std::string, std::string>> options;
    for (const TagAt& tag : tags_) {
        if (tag.name != "Option") continue;
        const std::size_t equals = tag.value.find('=');
        if (equals == std::string::npos)
            return refuse(tag.value_at, sentences::option_without_value, sentences::key_and_value), nullptr;
        options.emplace_back(tag.value.substr(0, equals), tag.value.substr(equals + 1));
    }
    auto game = make_(named->value, options);
    if (!game) return refuse(named->value_at, game.fault().what, game.fault().expected), nullptr;
    if (!has_kif(**game))
        return refuse(named->value_at, say(sentences::not_in_kif, {{"text", (*game)->card().name}}),
                      sentences::a_record),
               nullptr;
    return *game;
}

bool LineReader::begin(const std::string& sfen, std::size_t where) {
    const GamePtr game = find_game();
    if (!game) return false;
    const Foreign& foreign = *game->foreign();
    const std::string standard = sfen_of(*game, game->start());
    std::optional<Position> given;
    if (!sfen.empty() && sfen != standard) {
        auto read = foreign.read(sfen);
        if (!read) return refuse(where, read.fault().what, read.fault().expected);
        given = std::move(*read);
    }
    if (const TagAt* written = find("Position")) {
        auto own = game->read_position(written->value);
        if (!own) return refuse(written->value_at, own.fault().what, own.fault().expected);
        if (sfen_of(*game, *own) != (given ? sfen_of(*game, *given) : standard))
            return refuse(written->value_at, sentences::positions_differ, given ? sfen_of(*game, *given) : standard);
        given = std::move(*own);
    }
    if (given) match_.emplace(game, std::move(*given));
    else match_.emplace(game);
    return true;
}

std::optional<ShogiMove> LineReader::last() const {
    const Match::Node& now = match_->node(match_->cursor());
    if (now.parent < 0) return std::nullopt;
    return read_usi(match_->game().foreign()->in_protocol(match_->node(now.parent).position, now.move, Protocol::usi));
}

bool LineReader::play(const ShogiMove& move, std::size_t where, std::string_view shown,
                      std::string (*in_words)(const Board&, const ShogiMove&)) {
    if (const Outcome outcome = match_->outcome(); outcome.over)
        return refuse(where,
                      say(sentences::after_end, {{"text", std::string(shown)}, {"end", unstopped(outcome.text)}}),
                      sentences::no_further_move);
    const Foreign& foreign = *match_->game().foreign();
    const Position& position = match_->position();
    const std::string usi = usi_of(move);
    const MoveList legal = match_->moves();
    for (const Move one : legal) {
        if (foreign.in_protocol(position, one, Protocol::usi) != usi) continue;
        const auto done = match_->play(one);
        return done || refuse(where, done.fault().what, done.fault().expected);
    }
    const Board here = board();
    std::vector<std::string> words;
    for (const Move one : legal)
        if (const auto other = read_usi(foreign.in_protocol(position, one, Protocol::usi)))
            words.push_back(in_words(here, *other));
    const std::vector<std::string> near = nearest(shown, words, 6);
    return refuse(where, say(sentences::no_legal_move, {{"text", std::string(shown)}}),
                  near.size() < words.size() ? say(sentences::legal_moves_such_as,
                                                   {{"n", std::to_string(words.size())}, {"list", join(near, ", ")}})
                                             : join(near, ", "));
}

bool LineReader::remark(std::string_view text) {
    const int here = match_->cursor();
    text = trim(text);
    if (here > 0 && text.size() >= 2 && text[0] == '$' && text[1] >= '1' && text[1] <= '6' &&
        (text.size() == 2 || text[2] == ' ') && match_->node(here).sign == Sign::none) {
        match_->sign(here, static_cast<Sign>(text[1] - '0'));
        text = trim(text.substr(2));
    }
    std::string words(text);
    if (words.find("[%c") != std::string::npos) {
        if (!names_) names_.emplace(names_of_squares(match_->game()));
        DrawnMarks marks = match_->node(here).marks;
        names_->take_from(words, marks);
        match_->draw(here, std::move(marks));
    }
    if (const auto said = trim(words); !said.empty()) match_->add_comment(here, said);
    return match_->node(here).comment.size() <= longest_comment ||
           refuse(at_, say(sentences::comment_too_long, {{"n", std::to_string(longest_comment)}}),
                  say(sentences::at_most_in_comment, {{"n", std::to_string(longest_comment)}}));
}

bool LineReader::finish(const EndWord& end, std::size_t where, std::string_view shown) {
    const int mover = match_->game().to_move(match_->node(match_->cursor()).position);
    const Outcome outcome = match_->outcome();
    if (outcome.over) {
        const float own = outcome.score[at(mover == 1 ? 1 : 0)], other = outcome.score[at(mover == 1 ? 0 : 1)];
        const Ends by_rules = own == other ? Ends::drawn : own > other ? Ends::won : Ends::lost;
        return end.ends == Ends::open || end.ends == by_rules ||
               refuse(where,
                      say(sentences::result_against_rules,
                          {{"result", std::string(shown)}, {"end", unstopped(outcome.text)}}),
                      sentences::a_result);
    }
    // Where a line goes on from here the end is that of nobody's line.
    if (!match_->node(match_->cursor()).next.empty())
        return remark(say(sentences::file_ends, {{"text", std::string(shown)}, {"meaning", std::string(end.meaning)}}));
    if (end.ends == Ends::drawn) match_->end({EndingKind::drawn_by_agreement, -1});
    else if (end.ends != Ends::open) match_->end({EndingKind::resigned, end.ends == Ends::lost ? mover : 1 - mover});
    return end.meaning.empty() ||
           remark(say(sentences::file_ends, {{"text", std::string(shown)}, {"meaning", std::string(end.meaning)}}));
}

bool LineReader::keep(const std::array<std::string, 2>& names) {
    Match& match = *match_;
    const Card& card = match.game().card();
    for (int side = 0; side < 2; ++side)
        if (const std::string name = without_controls(trim(names[at(side)])); !name.empty()) {
            Player player;
            player.name = name;
            match.seat(seat_of_side(match.game(), side), std::move(player));
        }
    match.go(match.end_of_main_line());
    for (const TagAt& tag : tags_) {
        if (tag.name == "Seat") {
            const auto words = split_words(tag.value);
            const int seat = words.size() == 3 ? card.seat(std::string(words[0])) : -1;
            if (seat < 0 || words[1] != "machine" || !find_level(std::string(words[2])))
                return refuse(
                    tag.value_at, sentences::unknown_player_type_here,
                    say(sentences::seat_and_level, {{"text", card.seats[0].id + " machine " + default_level().id}}));
            Player player = match.players()[at(seat)];
            player.machine = true;
            player.level = words[2];
            match.seat(seat, std::move(player));
        } else if (tag.name == "Tag") {
            const std::size_t colon = tag.value.find(':');
            const bool sound = colon != std::string::npos && colon > 0 && is_letter(tag.value[0]) &&
                               std::all_of(tag.value.begin(), tag.value.begin() + static_cast<std::ptrdiff_t>(colon),
                                           [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
            if (!sound) return refuse(tag.value_at, sentences::tag_without_name, "Title: text");
            match.add_tag(tag.value.substr(0, colon),
                          without_controls(trim(std::string_view(tag.value).substr(colon + 1))));
        } else if (tag.name == "Ending" && !match.outcome().over) {
            const auto words = split_words(tag.value);
            const int seat = words.size() == 2 && words[0] == "resigned" ? card.seat(std::string(words[1])) : -1;
            if (seat < 0) return refuse(tag.value_at, sentences::incomplete_result, "resigned " + card.seats[0].id);
            match.end({EndingKind::resigned, seat});
        }
    }
    return true;
}

}  // namespace ludus::shogi_text

namespace ludus {

bool has_kif(const Game& game) { return shogi_text::sfen_format(game) >= 0; }

Expected<Match> read_shogi_file(std::string_view text, GameMaker make) {
    if (is_usi(text)) return read_usi_game(text, make);
    return is_csa(text) ? read_csa(text, make) : read_kif(text, make);
}

}  // namespace ludus

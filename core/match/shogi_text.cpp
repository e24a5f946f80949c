#include "core/match/shogi_text.hpp"

#include <algorithm>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/sentences.hpp"
#include "core/match/shogi_files.hpp"

namespace ludus::shogi_text {

namespace sentences = match_sentences;

namespace {

int kind_of_letter(char letter) {
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (kinds[k].letter == capital(letter)) return static_cast<int>(k);
    return -1;
}

}  // namespace

Board board_of(std::string_view sfen) {
    Board board;
    const auto fields = split_words(sfen);
    int where = 0;
    bool promoted = false;
    for (const char c : fields.empty() ? std::string_view() : fields[0]) {
        if (c == '+') promoted = true;
        else if (is_digit(c)) where += c - '0';
        else if (is_letter(c) && where < squares) {
            board.men[at(where++)] = {kind_of_letter(c), is_capital(c) ? 0 : 1, promoted};
            promoted = false;
        }
    }
    board.turn = fields.size() > 1 && fields[1] == "w" ? 1 : 0;
    int number = 0;
    for (const char c : fields.size() > 2 ? fields[2] : std::string_view()) {
        if (is_digit(c)) number = number * 10 + (c - '0');
        else if (const int kind = kind_of_letter(c); is_letter(c) && kind >= 0 && kind < held_kinds) {
            board.hand[is_capital(c) ? 0 : 1][at(kind)] = std::max(number, 1);
            number = 0;
        }
    }
    return board;
}

std::string sfen_of(const Board& board) {
    std::string out;
    const auto letter = [](int kind, int side) {
        const char c = kinds[at(kind)].letter;
        return side == 0 ? c : small(c);
    };
    for (int row = 0; row < files; ++row) {
        if (row > 0) out += '/';
        int gap = 0;
        for (int column = 0; column < files; ++column) {
            const Man& man = board.men[at(row * files + column)];
            if (man.kind < 0) {
                ++gap;
                continue;
            }
            if (gap > 0) out += std::to_string(std::exchange(gap, 0));
            if (man.promoted) out += '+';
            out += letter(man.kind, man.side);
        }
        if (gap > 0) out += std::to_string(gap);
    }
    out += board.turn == 0 ? " b " : " w ";
    const std::size_t before = out.size();
    for (int side = 0; side < 2; ++side)
        for (int kind = 0; kind < held_kinds; ++kind)
            if (const int n = board.hand[at(side)][at(kind)]; n > 0)
                out += (n > 1 ? std::to_string(n) : "") + letter(kind, side);
    return out + (out.size() == before ? "- 1" : " 1");
}

std::string usi_of(const ShogiMove& move) {
    const auto name = [](int square) {
        return std::to_string(file_of(square)) + static_cast<char>('a' + rank_of(square) - 1);
    };
    if (move.from < 0) return std::string(1, kinds[at(move.dropped)].letter) + "*" + name(move.to);
    return name(move.from) + name(move.to) + (move.promotes ? "+" : "");
}

std::optional<ShogiMove> read_usi(std::string_view word) {
    const auto read = [&](std::size_t i) {
        const int file = word[i] - '0', rank = word[i + 1] - 'a' + 1;
        return file >= 1 && file <= files && rank >= 1 && rank <= files ? square(file, rank) : -1;
    };
    if (word.size() < 4 || word.size() > 5 || read(2) < 0) return std::nullopt;
    ShogiMove move;
    move.to = read(2);
    if (word[1] == '*') {
        move.dropped = kind_of_letter(word[0]);
        const bool known = is_capital(word[0]) && move.dropped >= 0 && move.dropped < held_kinds && word.size() == 4;
        return known ? std::optional(move) : std::nullopt;
    }
    move.from = read(0);
    move.promotes = word.size() == 5;
    if (move.from < 0 || (move.promotes && word[4] != '+')) return std::nullopt;
    return move;
}

int sfen_format(const Game& game) { return game.foreign() ? game.foreign()->format_named("SFEN") : -1; }

std::string sfen_of(const Game& game, const Position& position) {
    return game.foreign()->write({&position, 1}, sfen_format(game));
}

std::vector<std::string> names_of_squares(const Game& game) {
    std::vector<std::string> names;
    const bool turned = game.foreign()->first_seat() == 1;
    for (const Spot& spot : game.board().spots) {
        const bool on_board = spot.kind == SpotKind::point && spot.column >= 0 && spot.column < files &&
                              spot.row >= 0 && spot.row < files;
        const int file = turned ? spot.column + 1 : files - spot.column,
                  rank = turned ? files - spot.row : spot.row + 1;
        names.push_back(on_board ? std::to_string(file) + static_cast<char>('a' + rank - 1) : std::string());
    }
    return names;
}

std::vector<std::string> own_lines(const Match& match) {
    const Game& game = match.game();
    const Card& card = game.card();
    std::vector<std::string> out{"Game: " + card.id};
    for (const auto& [key, value] : game.options().chosen())
        out.push_back(std::string("Option: ").append(key).append("=").append(value));
    if (match.from_setup()) out.push_back("Position: " + game.write(match.node(0).position));
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
        if (const Player& player = match.players()[seat]; player.machine)
            out.push_back("Seat: " + card.seats[seat].id + " machine " +
                          (player.level.empty() ? default_level().id : player.level));
    bool title = false, site = false;
    for (const auto& [name, value] : match.tags()) {
        // The first of these is a heading of the file.
        if (bool* heading = name == "Title"  ? &title
                            : name == "Site" ? &site
                                             : nullptr;
            heading && !std::exchange(*heading, true))
            continue;
        out.push_back("Tag: " + clean_utf8(without_controls(name + ": " + value)));
    }
    const int last = match.end_of_main_line();
    if (const Ending& ending = match.node(last).ending;
        ending.kind == EndingKind::resigned && finish_of(match, last) == Finish::none)
        out.push_back("Ending: resigned " + card.seats[at(ending.seat)].id);
    return out;
}

std::string remark_of(const Match& match, int node, const MarkText& names) {
    const Match::Node& now = match.node(node);
    std::string out;
    const auto add = [&out](std::string_view more) {
        if (!out.empty() && !more.empty()) out += ' ';
        out += more;
    };
    if (now.sign != Sign::none) add("$" + std::to_string(static_cast<int>(now.sign)));
    add(names.write(now.marks));
    add(now.comment);
    // A variation may end so; how the main line does is said by the file.
    if (now.ending.kind == EndingKind::resigned && node != match.end_of_main_line() &&
        (finish_of(match, node) == Finish::none || !now.next.empty()))
        add(say(sentences::resigns, {{"player", match.game().card().seats[at(now.ending.seat)].name}}));
    return clean_utf8(without_controls(out));
}

Finish finish_of(const Match& match, int node) {
    const Match::Node& now = match.node(node);
    const int mover = match.game().to_move(now.position);
    if (now.ending.kind == EndingKind::resigned) return now.ending.seat == mover ? Finish::given_up : Finish::none;
    if (now.ending.kind == EndingKind::drawn_by_agreement) return Finish::agreed;
    if (!now.over) return Finish::none;
    Match there = match;
    there.go(node);
    const Outcome outcome = there.outcome();
    const bool stuck = match.game().moves(now.position).empty();
    const int seat = mover == 1 ? 1 : 0;
    const float own = outcome.score[at(seat)], other = outcome.score[at(1 - seat)];
    if (own == other) return stuck ? Finish::agreed : Finish::repeated;
    return own > other ? Finish::foul_of_other : stuck ? Finish::mated : Finish::foul_of_mover;
}

}  // namespace ludus::shogi_text

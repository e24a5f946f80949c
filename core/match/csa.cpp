// CSA, written and read.
#include <algorithm>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/match/sentences.hpp"
#include "core/match/shogi_files.hpp"
#include "core/match/shogi_text.hpp"

namespace ludus::shogi_text {

namespace sentences = match_sentences;

namespace {

/// An ending with its sign is of that player: "%+ILLEGAL_ACTION" of the side that begins. Those are read apart.
constexpr EndWord csa_ends[] = {{"TORYO", Ends::lost, ""},
                                {"TSUMI", Ends::lost, ""},
                                {"ILLEGAL_MOVE", Ends::lost, "the player to move made an illegal move"},
                                {"SENNICHITE", Ends::drawn, "the position was repeated"},
                                {"HIKIWAKE", Ends::drawn, ""},
                                {"JISHOGI", Ends::drawn, "both kings reached the other side"},
                                {"MAX_MOVES", Ends::drawn, "the game reached its longest"},
                                {"TIME_UP", Ends::lost, "the time of the player to move ran out"},
                                {"KACHI", Ends::won, "the king reached the other side"},
                                {"CHUDAN", Ends::open, ""},
                                {"MATTA", Ends::open, ""},
                                {"FUZUMI", Ends::open, ""},
                                {"ERROR", Ends::open, ""}};
constexpr std::string_view illegal_action = "the other player made an illegal move";

/// Headings and the tags they are; the first two are written too.
constexpr std::pair<std::string_view, std::string_view> csa_headings[] = {
    {"$EVENT:", "Title"},       {"$SITE:", "Site"},        {"$START_TIME:", "Date"},
    {"$END_TIME:", "Finished"}, {"$TIME_LIMIT:", "Clock"}, {"$OPENING:", "Opening"}};

std::string_view csa_piece(const Man& man) {
    const Kind& kind = kinds[at(std::max(man.kind, 0))];
    return man.promoted ? kind.csa_promoted : kind.csa;
}
/// Kind -1: none.
Man read_csa_piece(std::string_view name) {
    for (std::size_t k = 0; k < kinds.size(); ++k)
        for (const bool promoted : {false, true})
            if (!name.empty() && name == (promoted ? kinds[k].csa_promoted : kinds[k].csa))
                return {static_cast<int>(k), 0, promoted};
    return {};
}

std::string figures(int square) { return std::to_string(file_of(square)) + std::to_string(rank_of(square)); }

/// "+7776FU", the piece as it is after the move.
std::string csa_move(const Board& board, const ShogiMove& move) {
    const std::string sign = board.turn == 0 ? "+" : "-";
    if (move.from < 0) return sign + "00" + figures(move.to) + std::string(kinds[at(move.dropped)].csa);
    Man man = board.men[at(move.from)];
    man.promoted = man.promoted || move.promotes;
    return sign + figures(move.from) + figures(move.to) + std::string(csa_piece(man));
}

// ---- writing ----

class CsaWriter {
public:
    explicit CsaWriter(const Match& match) : match_(match), names_(names_of_squares(match.game())) {}

    std::string write() {
        line("'CSA encoding=UTF-8");
        line("V2.2");
        for (int side = 0; side < 2; ++side) {
            const int first = match_.game().foreign()->first_seat();
            const std::string& name = match_.players()[at(side == 0 ? first : 1 - first)].name;
            if (!name.empty()) line((side == 0 ? "N+" : "N-") + clean_utf8(without_controls(name)));
        }
        for (std::size_t i = 0; i < 2; ++i)
            if (const auto values = match_.tag(csa_headings[i].second); !values.empty())
                line(std::string(csa_headings[i].first) + clean_utf8(without_controls(values.front())));
        for (const std::string& own : own_lines(match_)) line("'# " + own);
        position();
        bool left_out = false;
        int node = 0;
        remark(0);
        for (;;) {
            const Match::Node& now = match_.node(node);
            if (now.next.empty()) break;
            left_out = left_out || now.next.size() > 1;
            const Match::Node& next = match_.node(now.next.front());
            if (!next.slip.empty()) {
                line("'*" + say(sentences::slip_in_pgn, {{"move", next.words}, {"text", next.slip}}));
                break;
            }
            node = now.next.front();
            if (const auto move =
                    read_usi(match_.game().foreign()->in_protocol(now.position, next.move, Protocol::usi)))
                line(csa_move(board_of(sfen_of(match_.game(), now.position)), *move));
            remark(node);
        }
        if (match_.node(node).next.empty()) finish(node);
        if (left_out) line(std::string("'").append(sentences::without_variations));
        return out_;
    }

private:
    void line(std::string_view text) { out_.append(text).append("\n"); }
    void remark(int node) {
        if (const std::string text = remark_of(match_, node, names_); !text.empty()) line("'*" + text);
    }
    void position() {
        const std::string sfen = sfen_of(match_.game(), match_.node(0).position);
        const Board here = board_of(sfen);
        if (sfen == opening) {
            line("PI");
        } else {
            for (int rank = 1; rank <= files; ++rank) {
                std::string row = "P" + std::to_string(rank);
                for (int file = files; file >= 1; --file) {
                    const Man& man = here.men[at(square(file, rank))];
                    row +=
                        man.kind < 0 ? std::string(" * ") : (man.side == 0 ? "+" : "-") + std::string(csa_piece(man));
                }
                line(row);
            }
            for (int side = 0; side < 2; ++side) {
                std::string held;
                for (int kind = 0; kind < held_kinds; ++kind)
                    for (int n = here.hand[at(side)][at(kind)]; n > 0; --n)
                        held.append("00").append(kinds[at(kind)].csa);
                if (!held.empty()) line((side == 0 ? "P+" : "P-") + held);
            }
        }
        line(here.turn == 0 ? "+" : "-");
    }
    void finish(int node) {
        const bool first_moves = board_of(sfen_of(match_.game(), match_.node(node).position)).turn == 0;
        switch (finish_of(match_, node)) {
            case Finish::given_up: return line("%TORYO");
            case Finish::mated: return line("%TSUMI");
            case Finish::foul_of_mover: return line("%ILLEGAL_MOVE");
            case Finish::foul_of_other: return line(first_moves ? "%-ILLEGAL_ACTION" : "%+ILLEGAL_ACTION");
            case Finish::repeated: return line("%SENNICHITE");
            case Finish::agreed: return line("%HIKIWAKE");
            case Finish::none: return;
        }
    }

    const Match& match_;
    MarkText names_;
    std::string out_;
};

// ---- reading ----

class CsaReader : LineReader {
public:
    CsaReader(std::string_view text, GameMaker make) : LineReader(text, make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_shogi_file)) return fault_;
        std::string_view line;
        std::size_t where = 0;
        while (next_line(line, where)) {
            const bool whole = line.empty() || line[0] == '\'' || line[0] == 'N' || line[0] == '$';
            if (whole) {
                if (!read_line(line, where)) return fault_;
                continue;
            }
            // Several statements may share a line.
            for (std::size_t from = 0; from <= line.size();) {
                const std::size_t end = std::min(line.find(',', from), line.size());
                if (!read_line(line.substr(from, end - from), where + from)) return fault_;
                from = end + 1;
            }
        }
        if (!match_ && !start(text_.size())) return fault_;
        if (!keep(names_)) return fault_;
        return std::move(*match_);
    }

private:
    bool read_line(std::string_view line, std::size_t where) {
        if (line.empty()) return true;
        if (line[0] == '\'') {
            if (line.starts_with("'#")) keep_own_line(line.substr(2), where + 2);
            if (!line.starts_with("'*")) return true;
            if (match_) return remark(line.substr(2));
            waiting_.append(waiting_.empty() ? "" : " ").append(trim(line.substr(2)));
            return true;
        }
        if (line == "/") return refuse(where, sentences::second_game, sentences::only_one_game);
        const bool sign = line[0] == '+' || line[0] == '-';
        if (line[0] == 'T' && line.size() > 1 && is_digit(line[1])) return true;
        if (match_) {
            if (sign && line.size() == 7) return read_move(line, where);
            if (line[0] == '%') return read_end(line, where);
            return refuse(where, say(sentences::not_a_line, {{"text", shown(line)}}), sentences::a_csa_line);
        }
        if (line[0] == 'V' && line.size() > 1 && is_digit(line[1])) return true;
        if (line.starts_with("N+") || line.starts_with("N-")) {
            names_[line[1] == '+' ? 0 : 1] = line.substr(2);
            return true;
        }
        if (line[0] == '$') {
            for (const auto& [heading, tag] : csa_headings)
                if (line.starts_with(heading) && line.size() > heading.size())
                    tags_.push_back(
                        {"Tag", std::string(tag).append(": ").append(line.substr(heading.size())), where, where});
            return true;
        }
        if (line[0] == 'P') return read_position(line, where);
        if (sign && line.size() == 1) {
            board_.turn = line[0] == '+' ? 0 : 1;
            return start(where);
        }
        // Moves without a position before them are of a game from its opening.
        if (sign && line.size() == 7) return start(where) && read_move(line, where);
        if (line[0] == '%') return start(where) && read_end(line, where);
        return refuse(where, say(sentences::not_a_line, {{"text", shown(line)}}), sentences::a_csa_line);
    }

    bool read_position(std::string_view line, std::size_t where) {
        if (!placed_) position_at_ = where;
        placed_ = true;
        if (line.starts_with("PI")) {
            const int turn = board_.turn;
            board_ = board_of(opening);
            board_.turn = turn;
            // What follows is taken off.
            return each_piece(line.substr(2), where + 2, [&](int place, const Man& man) {
                if (place < 0 || board_.men[at(place)].kind != man.kind) return false;
                board_.men[at(place)] = {};
                return true;
            });
        }
        if (line.size() > 1 && line[1] >= '1' && line[1] <= '9') {
            const int rank = line[1] - '0';
            std::string row(line.substr(2));
            row.resize(std::max(row.size(), std::size_t{27}), ' ');
            for (int column = 0; column < files; ++column) {
                const std::string_view cell = std::string_view(row).substr(at(3 * column), 3);
                Man& there = board_.men[at((rank - 1) * files + column)];
                there = {};
                if (trim(cell) == "*" || trim(cell).empty()) continue;
                there = read_csa_piece(cell.substr(1));
                if (there.kind < 0 || (cell[0] != '+' && cell[0] != '-'))
                    return refuse(where + 2 + at(3 * column), sentences::bad_board_row, sentences::a_csa_row);
                there.side = cell[0] == '+' ? 0 : 1;
            }
            return true;
        }
        if (!line.starts_with("P+") && !line.starts_with("P-"))
            return refuse(where, say(sentences::not_a_line, {{"text", shown(line)}}), sentences::a_csa_line);
        const int side = line[1] == '+' ? 0 : 1;
        if (line.substr(2) == "00AL") {
            give_rest(side);
            return true;
        }
        return each_piece(line.substr(2), where + 2, [&](int place, Man man) {
            man.side = side;
            if (place >= 0) board_.men[at(place)] = man;
            else if (man.promoted || man.kind >= held_kinds || ++board_.hand[at(side)][at(man.kind)] > 18) return false;
            return true;
        });
    }
    /// All pieces that stand nowhere else.
    void give_rest(int side) {
        static constexpr std::array<int, held_kinds> all{2, 2, 4, 4, 4, 4, 18};
        for (int kind = 0; kind < held_kinds; ++kind) {
            int left = all[at(kind)] - board_.hand[at(1 - side)][at(kind)];
            for (const Man& man : board_.men) left -= man.kind == kind ? 1 : 0;
            board_.hand[at(side)][at(kind)] = std::max(0, left);
        }
    }
    template <class Put>
    bool each_piece(std::string_view text, std::size_t where, Put put) {
        for (; !text.empty(); where += 4, text.remove_prefix(std::min<std::size_t>(4, text.size()))) {
            const Man man = text.size() >= 4 ? read_csa_piece(text.substr(2, 2)) : Man{};
            const bool in_hand = text.starts_with("00");
            const bool on_board =
                text.size() >= 4 && text[0] >= '1' && text[0] <= '9' && text[1] >= '1' && text[1] <= '9';
            if (man.kind < 0 || (!in_hand && !on_board) ||
                !put(in_hand ? -1 : square(text[0] - '0', text[1] - '0'), man))
                return refuse(where, say(sentences::not_a_csa_piece, {{"text", shown(text.substr(0, 4))}}),
                              sentences::a_csa_piece);
        }
        return true;
    }

    bool start(std::size_t where) {
        if (!begin(placed_ ? sfen_of(board_) : std::string(), placed_ ? position_at_ : where)) return false;
        return waiting_.empty() || remark(waiting_);
    }

    bool read_move(std::string_view line, std::size_t where) {
        const Board here = board();
        if ((line[0] == '+') != (here.turn == 0) && !match_->outcome().over)
            return refuse(where, sentences::other_side_moves,
                          say(sentences::sign_of_mover, {{"text", here.turn == 0 ? "+" : "-"}}));
        const auto place = [&](std::size_t i) {
            const int file = line[i] - '0', rank = line[i + 1] - '0';
            return file >= 1 && file <= files && rank >= 1 && rank <= files ? square(file, rank) : -1;
        };
        const Man man = read_csa_piece(line.substr(5));
        ShogiMove move;
        move.from = place(1);
        move.to = place(3);
        const bool drop = line.substr(1, 2) == "00";
        if (man.kind < 0 || move.to < 0 || (move.from < 0 && !drop) ||
            (drop && (man.promoted || man.kind >= held_kinds)))
            return refuse(where, say(sentences::not_a_line, {{"text", shown(line)}}), sentences::a_csa_line);
        if (drop) move.dropped = man.kind;
        else {
            const Man& there = here.men[at(move.from)];
            move.promotes = man.promoted && !there.promoted;
            // What stands there has to become the piece that is named.
            if (there.kind != man.kind || (there.promoted && !man.promoted)) move.from = move.to;
        }
        return play(move, where, line, csa_move);
    }

    bool read_end(std::string_view line, std::size_t where) {
        const std::string_view word = line.substr(1);
        if (word == "+ILLEGAL_ACTION" || word == "-ILLEGAL_ACTION") {
            const bool of_mover = (word[0] == '+') == (board().turn == 0);
            return finish({word, of_mover ? Ends::lost : Ends::won, of_mover ? csa_ends[2].meaning : illegal_action},
                          where, line);
        }
        for (const EndWord& end : csa_ends)
            if (end.word == word) return finish(end, where, line);
        return refuse(where, say(sentences::not_a_line, {{"text", shown(line)}}), sentences::a_csa_line);
    }

    std::array<std::string, 2> names_;
    Board board_;
    bool placed_ = false;
    std::size_t position_at_ = 0;
    std::string waiting_;  ///< said before the position
};

}  // namespace
}  // namespace ludus::shogi_text

namespace ludus {

bool is_csa(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty() || line[0] == '\'') continue;
        const bool version = line[0] == 'V' && line.size() > 1 && is_digit(line[1]);
        const bool heading = line[0] == '$' && line.find(':') != std::string_view::npos;
        const bool move = line.size() >= 7 && (line[0] == '+' || line[0] == '-') && is_digit(line[1]) &&
                          is_digit(line[4]) && is_capital(line[5]);
        return version || heading || move || line.starts_with("N+") || line.starts_with("N-") ||
               line.starts_with("PI") || line.starts_with("P1") || line.starts_with("P+") || line.starts_with("P-");
    }
    return false;
}

std::string write_csa(const Match& match) {
    return has_kif(match.game()) ? shogi_text::CsaWriter(match).write() : std::string();
}

Expected<Match> read_csa(std::string_view text, GameMaker make) { return shogi_text::CsaReader(text, make).read(); }

}  // namespace ludus

// KIF, written and read.
// Long: what is written and how it is read again stand side by side.
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

constexpr std::string_view wide_blank = "　", wide_colon = "：", nobody_there = "・";
constexpr std::array<std::string_view, 9> wide_numbers = {"１", "２", "３", "４", "５", "６", "７", "８", "９"};
constexpr std::array<std::string_view, 9> kanji_numbers = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};

/// Games in which the stronger player leaves pieces out and moves first.
constexpr std::pair<std::string_view, std::string_view> handicaps[] = {
    {"平手", opening},
    {"香落ち", "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右香落ち", "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"角落ち", "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛車落ち", "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛香落ち", "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"二枚落ち", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"三枚落ち", "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"四枚落ち", "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"五枚落ち", "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左五枚落ち", "1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"六枚落ち", "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左七枚落ち", "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右七枚落ち", "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"八枚落ち", "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"十枚落ち", "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"}};
constexpr std::string_view other_position = "その他", even_game = "平手";

/// Headings and the tags they are; the first two are written too.
constexpr std::pair<std::string_view, std::string_view> headings[] = {
    {"棋戦", "Title"}, {"場所", "Site"},      {"表題", "Title"},   {"開始日時", "Date"}, {"終了日時", "Finished"},
    {"備考", "Note"},  {"持ち時間", "Clock"}, {"戦型", "Opening"}, {"掲載", "Source"}};

/// By what the writer calls each finish, first of its kind.
constexpr EndWord kif_ends[] = {{"投了", Ends::lost, ""},
                                {"詰み", Ends::lost, ""},
                                {"反則負け", Ends::lost, "the player to move made an illegal move"},
                                {"反則勝ち", Ends::won, "the other player made an illegal move"},
                                {"千日手", Ends::drawn, "the position was repeated"},
                                {"持将棋", Ends::drawn, ""},
                                {"引き分け", Ends::drawn, ""},
                                {"切れ負け", Ends::lost, "the time of the player to move ran out"},
                                {"入玉勝ち", Ends::won, "the king reached the other side"},
                                {"不戦勝", Ends::won, "the other player did not play"},
                                {"不戦敗", Ends::lost, "the player to move did not play"},
                                {"不詰", Ends::open, ""},
                                {"中断", Ends::open, ""}};

std::string_view kif_end(Finish finish) {
    switch (finish) {
        case Finish::given_up: return "投了";
        case Finish::mated: return "詰み";
        case Finish::foul_of_mover: return "反則負け";
        case Finish::foul_of_other: return "反則勝ち";
        case Finish::repeated: return "千日手";
        case Finish::agreed: return "持将棋";
        case Finish::none: break;
    }
    return "中断";
}

std::string kif_square(int square) {
    return std::string(wide_numbers[at(file_of(square) - 1)]).append(kanji_numbers[at(rank_of(square) - 1)]);
}

/// "７六歩(77)"; no 同.
std::string kif_move(const Board& board, const ShogiMove& move) {
    std::string out = kif_square(move.to);
    if (move.from < 0) return out.append(kinds[at(move.dropped)].kif).append("打");
    const Man& man = board.men[at(move.from)];
    const Kind& kind = kinds[at(std::max(man.kind, 0))];
    out += man.promoted ? kind.kif_promoted : kind.kif;
    if (move.promotes) out += "成";
    return out + "(" + std::to_string(file_of(move.from)) + std::to_string(rank_of(move.from)) + ")";
}

/// The piece of one letter or two that a text begins with, its length in bytes; kind -1: none.
Man kif_man(std::string_view text, std::size_t& length) {
    static constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"竜", "龍"}, {"王", "玉"}, {"全", "成銀"}, {"圭", "成桂"}, {"杏", "成香"}};
    std::string_view name = text;
    length = 0;
    for (const auto& [other, usual] : others)
        if (text.starts_with(other)) name = usual, length = other.size();
    for (std::size_t k = 0; k < kinds.size(); ++k)
        for (const bool promoted : {true, false}) {
            const std::string_view word = promoted ? kinds[k].kif_promoted : kinds[k].kif;
            if (word.empty() || !name.starts_with(word)) continue;
            if (length == 0) length = word.size();
            return {static_cast<int>(k), 0, promoted};
        }
    return {};
}
/// As it stands on the board, in one letter.
std::string_view kif_letter(const Man& man) {
    const Kind& kind = kinds[at(man.kind)];
    if (!man.promoted) return kind.kif;
    return kind.letter == 'S' ? "全" : kind.letter == 'N' ? "圭" : kind.letter == 'L' ? "杏" : kind.kif_promoted;
}

/// 1 to 9 at the front of a text, in wide, Japanese or plain figures, taken off it; 0: none.
int take_number(std::string_view& text) {
    for (int n = 1; n <= 9; ++n)
        for (const std::string_view word : {wide_numbers[at(n - 1)], kanji_numbers[at(n - 1)]})
            if (text.starts_with(word)) {
                text.remove_prefix(word.size());
                return n;
            }
    if (text.empty() || text[0] < '1' || text[0] > '9') return 0;
    const int n = text[0] - '0';
    text.remove_prefix(1);
    return n;
}
bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}
void take_blanks(std::string_view& text) {
    while (take(text, " ") || take(text, "\t") || take(text, wide_blank)) {
    }
}
std::string_view without_wide_blanks(std::string_view text) {
    take_blanks(text);
    while (text.ends_with(wide_blank) || text.ends_with(' '))
        text.remove_suffix(text.ends_with(' ') ? 1 : wide_blank.size());
    return text;
}

// ---- writing ----

class KifWriter {
public:
    explicit KifWriter(const Match& match) : match_(match), names_(names_of_squares(match.game())) {}

    std::string write() {
        line("#KIF version=2.0 encoding=UTF-8");
        const auto tag = [&](std::string_view name) {
            const auto values = match_.tag(name);
            return values.empty() ? std::string() : clean_utf8(without_controls(values.front()));
        };
        for (std::size_t i = 0; i < 2; ++i)
            if (const std::string value = tag(headings[i].second); !value.empty())
                line(std::string(headings[i].first).append(wide_colon).append(value));
        for (const std::string& own : own_lines(match_)) line("# " + own);
        position();
        line("手数----指手---------消費時間--");
        remark(0);
        tree();
        return out_;
    }

private:
    void line(std::string_view text) { out_.append(text).append("\n"); }

    void position() {
        const std::string sfen = sfen_of(match_.game(), match_.node(0).position);
        const auto known = std::find_if(std::begin(handicaps), std::end(handicaps),
                                        [&](const auto& each) { return each.second == sfen; });
        const bool board = known == std::end(handicaps);
        const bool even = board || known->first == even_game;
        line(std::string("手合割：").append(board ? other_position : known->first));
        for (int side = 0; side < 2; ++side) {
            const int first = match_.game().foreign()->first_seat();
            const Player& player = match_.players()[at(side == 0 ? first : 1 - first)];
            line(std::string(side == 0 ? (even ? "先手" : "下手") : (even ? "後手" : "上手"))
                     .append(wide_colon)
                     .append(clean_utf8(without_controls(player.name))));
        }
        if (!board) return;
        const Board here = board_of(sfen);
        hand(here, 1);
        line("  ９ ８ ７ ６ ５ ４ ３ ２ １");
        line("+---------------------------+");
        for (int rank = 1; rank <= files; ++rank) {
            std::string row = "|";
            for (int file = files; file >= 1; --file) {
                const Man& man = here.men[at(square(file, rank))];
                row += man.kind >= 0 && man.side == 1 ? "v" : " ";
                row += man.kind < 0 ? nobody_there : kif_letter(man);
            }
            line(row + "|" + std::string(kanji_numbers[at(rank - 1)]));
        }
        line("+---------------------------+");
        hand(here, 0);
        line(here.turn == 0 ? "先手番" : "後手番");
    }
    void hand(const Board& here, int side) {
        std::string held;
        for (int kind = 0; kind < held_kinds; ++kind) {
            const int n = here.hand[at(side)][at(kind)];
            if (n == 0) continue;
            held += kinds[at(kind)].kif;
            if (n >= 10) held += "十";
            if (n > 1 && n % 10 != 0) held += kanji_numbers[at(n % 10 - 1)];
            held += wide_blank;
        }
        line(std::string(side == 0 ? "先手の持駒：" : "後手の持駒：").append(held.empty() ? "なし" : held));
    }

    void remark(int node) {
        if (const std::string text = remark_of(match_, node, names_); !text.empty()) line("*" + text);
    }

    void move(int node, bool in_line) {
        const Match::Node& now = match_.node(node);
        if (!now.slip.empty()) {
            line("*" + say(sentences::slip_in_pgn, {{"move", now.words}, {"text", now.slip}}));
            return;
        }
        const Foreign& foreign = *match_.game().foreign();
        const Match::Node& before = match_.node(now.parent);
        const auto move = read_usi(foreign.in_protocol(before.position, now.move, Protocol::usi));
        std::string words = move ? kif_move(board_of(sfen_of(match_.game(), before.position)), *move) : now.words;
        if (move && in_line && before.parent >= 0) {
            const auto last =
                read_usi(foreign.in_protocol(match_.node(before.parent).position, before.move, Protocol::usi));
            if (last && last->to == move->to)
                words = std::string("同").append(wide_blank).append(words.substr(kif_square(move->to).size()));
        }
        number(now.depth, words);
        remark(node);
    }
    void number(int number, std::string_view words) {
        const std::string figures = std::to_string(number);
        line(std::string(figures.size() < 4 ? 4 - figures.size() : 0, ' ') + figures + " " + std::string(words));
    }

    /// The main line, then its variations from the last to the first, each with its own after it: a variation goes from the line above
    /// it that has the move before.
    void tree() {
        std::vector<std::pair<int, bool>> open{{0, true}};
        while (!open.empty()) {
            const auto [first, main] = open.back();
            open.pop_back();
            if (!main) {
                out_ += '\n';
                line("変化：" + std::to_string(match_.node(first).depth) + "手");
            }
            std::vector<int> way;
            for (int node = first;;) {
                way.push_back(node);
                if (node > 0) move(node, node != first);
                const Match::Node& now = match_.node(node);
                if (!now.slip.empty() || now.next.empty()) break;
                node = now.next.front();
            }
            const Match::Node& end = match_.node(way.back());
            if (const Finish finish = finish_of(match_, way.back()); end.slip.empty() && finish != Finish::none)
                number(end.depth + 1, kif_end(finish));
            for (const int node : way)
                if (match_.node(node).slip.empty())
                    for (std::size_t i = match_.node(node).next.size(); i-- > 1;)
                        open.emplace_back(match_.node(node).next[i], false);
        }
    }

    const Match& match_;
    MarkText names_;
    std::string out_;
};

// ---- reading ----

class KifReader : LineReader {
public:
    KifReader(std::string_view text, GameMaker make) : LineReader(text, make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_shogi_file)) return fault_;
        std::string_view line;
        std::size_t where = 0;
        while (next_line(line, where))
            if (!read_line(line, where)) return fault_;
        if (!begun() && !start(text_.size())) return fault_;
        if (branch_at_ > 0 && !branch_moved_)
            return refuse(branch_where_, sentences::variation_empty, sentences::a_move), fault_;
        if (match_->size() == 1 && !headed_) return refuse(0, sentences::no_game, sentences::a_kif_line), fault_;
        if (!keep(names_)) return fault_;
        return std::move(*match_);
    }

private:
    [[nodiscard]] bool begun() const { return match_.has_value(); }

    bool read_line(std::string_view line, std::size_t where) {
        std::string_view rest = line;
        take_blanks(rest);
        if (rest.empty() || line[0] == '&') return true;
        if (line[0] == '#') {
            keep_own_line(line.substr(1), where + 1);
            return true;
        }
        if (line[0] == '*') {
            if (begun()) return remark(line.substr(1));
            waiting_.append(waiting_.empty() ? "" : " ").append(trim(line.substr(1)));
            return true;
        }
        const std::size_t text_at = where + (line.size() - rest.size());
        if (is_digit(rest[0])) return (begun() || start(where)) && read_move(rest, text_at);
        if (line.starts_with("変化：")) return (begun() || start(where)) && read_branch(line, where);
        if (line.starts_with("まで")) return true;
        if (line.starts_with("手数")) return headed_ = true;
        if (begun())
            return refuse(text_at,
                          line.starts_with("手合割") ? std::string(sentences::second_game)
                                                     : say(sentences::not_a_line, {{"text", shown(rest)}}),
                          line.starts_with("手合割") ? sentences::only_one_game : sentences::a_kif_line);
        if (line[0] == '|') return read_row(line, where);
        if (line[0] == '+' || rest.starts_with("９")) return true;
        for (const auto& [words, side] :
             {std::pair{"先手番", 0}, std::pair{"下手番", 0}, std::pair{"後手番", 1}, std::pair{"上手番", 1}})
            if (line.starts_with(words)) {
                board_.turn = side;
                return true;
            }
        const std::size_t colon = line.find(wide_colon);
        if (colon == std::string_view::npos)
            return refuse(text_at, say(sentences::not_a_line, {{"text", shown(rest)}}), sentences::a_kif_line);
        return read_heading(line.substr(0, colon), without_wide_blanks(line.substr(colon + wide_colon.size())),
                            where + colon + wide_colon.size());
    }

    bool read_heading(std::string_view key, std::string_view value, std::size_t where) {
        headed_ = true;
        if (key == "手合割") {
            std::vector<std::string> known{std::string(other_position)};
            for (const auto& [name, sfen] : handicaps) {
                known.emplace_back(name);
                if (name == value) {
                    handicap_ = sfen;
                    handicap_at_ = where;
                    return true;
                }
            }
            return value == other_position || refuse(where, say(sentences::unknown_handicap, {{"text", shown(value)}}),
                                                     say(sentences::one_of, {{"list", join(known, ", ")}}));
        }
        for (const auto& [word, side] :
             {std::pair{"先手", 0}, std::pair{"下手", 0}, std::pair{"後手", 1}, std::pair{"上手", 1}}) {
            if (key == word) {
                names_[at(side)] = value;
                return true;
            }
            if (key.starts_with(word) && key.substr(6) == "の持駒") return read_hand(value, where, side);
        }
        for (const auto& [name, tag] : headings)
            if (name == key && !value.empty())
                tags_.push_back({"Tag", std::string(tag).append(": ").append(value), where, where});
        return true;
    }

    bool read_hand(std::string_view value, std::size_t where, int side) {
        const std::size_t whole = value.size();
        board_.hand[at(side)] = {};
        if (value == "なし") return true;
        for (take_blanks(value); !value.empty(); take_blanks(value)) {
            const std::size_t begin = where + whole - value.size();
            std::size_t length = 0;
            const Man man = kif_man(value, length);
            if (man.kind < 0 || man.promoted || man.kind >= held_kinds)
                return refuse(begin, say(sentences::not_held, {{"text", shown(value, 12)}}), sentences::held_pieces);
            value.remove_prefix(length);
            const bool tens = take(value, "十");
            const int units = take_number(value);
            board_.hand[at(side)][at(man.kind)] = std::max(1, (tens ? 10 : 0) + units);
        }
        return true;
    }

    bool read_row(std::string_view line, std::size_t where) {
        std::string_view rest = line.substr(1);
        if (rows_ >= files) return refuse(where, say(sentences::wrong_rows, {{"n", "10"}}), sentences::nine_rows);
        if (rows_ == 0) board_at_ = where;
        for (int column = 0; column < files; ++column) {
            const std::size_t begin = where + (line.size() - rest.size());
            const bool upper = take(rest, "v") || take(rest, "V");
            if (!upper && !take(rest, " ") && !take(rest, "^"))
                return refuse(begin, sentences::bad_board_row, sentences::a_kif_row);
            Man& there = board_.men[at(rows_ * files + column)];
            if (take(rest, nobody_there) || take(rest, "* ")) continue;
            std::size_t length = 0;
            there = kif_man(rest, length);
            if (there.kind < 0) return refuse(begin, sentences::bad_board_row, sentences::a_kif_row);
            there.side = upper ? 1 : 0;
            rest.remove_prefix(length);
        }
        if (!rest.starts_with('|'))
            return refuse(where + (line.size() - rest.size()), sentences::bad_board_row, sentences::a_kif_row);
        ++rows_;
        return true;
    }

    bool start(std::size_t where) {
        if (rows_ > 0 && rows_ < files)
            return refuse(where, say(sentences::wrong_rows, {{"n", std::to_string(rows_)}}), sentences::nine_rows);
        const std::string sfen = rows_ > 0 ? sfen_of(board_) : std::string(handicap_);
        if (!begin(sfen, rows_ > 0 ? board_at_ : handicap_at_)) return false;
        ends_.push_back(0);
        return waiting_.empty() || remark(waiting_);
    }

    bool read_branch(std::string_view line, std::size_t where) {
        if (branch_at_ > 0 && !branch_moved_)
            return refuse(branch_where_, sentences::variation_empty, sentences::a_move);
        std::string_view rest = line.substr(std::string_view("変化：").size());
        take_blanks(rest);
        int number = 0;
        while (!rest.empty() && is_digit(rest[0]) && number < 100'000) {
            number = number * 10 + (rest[0] - '0');
            rest.remove_prefix(1);
        }
        const int depth = number - first_number_;
        // The line last written that reaches so far.
        std::size_t line_of = ends_.size();
        while (line_of > 0 && match_->node(ends_[line_of - 1]).depth < depth) --line_of;
        if (depth < 0 || line_of == 0)
            return refuse(where, say(sentences::no_such_branch, {{"n", std::to_string(number)}}), sentences::a_branch);
        int node = ends_[line_of - 1];
        while (match_->node(node).depth > depth) node = match_->node(node).parent;
        match_->go(node);
        ends_.push_back(node);
        branch_at_ = number;
        branch_where_ = where;
        branch_moved_ = false;
        return true;
    }

    bool read_move(std::string_view line, std::size_t where) {
        std::string_view rest = line;
        int number = 0;
        while (!rest.empty() && is_digit(rest[0]) && number < 100'000) {
            number = number * 10 + (rest[0] - '0');
            rest.remove_prefix(1);
        }
        take_blanks(rest);
        const auto place = [&] { return where + (line.size() - rest.size()); };
        const std::size_t begin = place();
        if (rest.empty()) return refuse(begin, sentences::number_without_move, sentences::move_after_number);
        if (ends_.size() == 1 && match_->cursor() == 0) first_number_ = number > 0 ? number : 1;
        const std::string_view whole = rest;
        for (const EndWord& end : kif_ends)
            if (take(rest, end.word)) return read_tail(rest, place()) && finish(end, begin, end.word);

        for (const std::string_view sign : {"▲", "△", "☗", "☖"}) (void)take(rest, sign);
        ShogiMove move;
        if (take(rest, "同")) {
            take_blanks(rest);
            const auto before = last();
            if (!before) return refuse(begin, sentences::no_last_square, sentences::a_square);
            move.to = before->to;
        } else {
            const int file = take_number(rest), rank = file == 0 ? 0 : take_number(rest);
            if (rank == 0)
                return refuse(begin, say(sentences::not_a_line, {{"text", shown(whole, 30)}}), sentences::a_kif_line);
            move.to = square(file, rank);
        }
        std::size_t length = 0;
        const Man man = kif_man(rest, length);
        if (man.kind < 0)
            return refuse(place(), say(sentences::not_a_line, {{"text", shown(rest, 30)}}),
                          sentences::a_square_and_piece);
        rest.remove_prefix(length);
        if (!take(rest, "不成") && !take(rest, "生")) move.promotes = take(rest, "成");
        if (take(rest, "打")) {
            move.dropped = man.promoted || man.kind >= held_kinds ? -1 : man.kind;
            if (move.dropped < 0 || move.promotes)
                return refuse(begin, say(sentences::not_held, {{"text", shown(whole, 30)}}), sentences::held_pieces);
        } else {
            const bool origin = take(rest, "(");
            const int file = origin ? take_number(rest) : 0, rank = file == 0 ? 0 : take_number(rest);
            if (rank == 0 || !take(rest, ")")) return refuse(place(), sentences::no_origin, sentences::an_origin);
            move.from = square(file, rank);
        }
        const std::string_view words = whole.substr(0, whole.size() - rest.size());
        if (!read_tail(rest, place())) return false;
        // What stands there has to be the piece that is named.
        ShogiMove meant = move;
        if (move.from >= 0) {
            const Man there = board().men[at(move.from)];
            if (there.kind != man.kind || there.promoted != man.promoted) meant.from = move.to;
        }
        if (!play(meant, begin, words, kif_move)) return false;
        ends_.back() = match_->cursor();
        branch_moved_ = true;
        return true;
    }

    /// What may follow a move: the time it took, and a mark that variations go from it.
    bool read_tail(std::string_view rest, std::size_t where) {
        const std::size_t whole = rest.size();
        take_blanks(rest);
        if (take(rest, "(")) {
            const std::size_t close = rest.find(')');
            rest.remove_prefix(close == std::string_view::npos ? 0 : close + 1);
        }
        take_blanks(rest);
        (void)take(rest, "+");
        take_blanks(rest);
        return rest.empty() || refuse(where + whole - rest.size(),
                                      say(sentences::unexpected, {{"text", shown(rest, 30)}}), sentences::nothing_more);
    }

    std::array<std::string, 2> names_;
    std::string_view handicap_;
    Board board_;
    std::size_t handicap_at_ = 0, board_at_ = 0, branch_where_ = 0;
    int rows_ = 0;
    int first_number_ = 1;   ///< of the first move of the file
    std::vector<int> ends_;  ///< the last node of each line read
    int branch_at_ = 0;      ///< the number of the variation that is read; 0: the main line
    bool branch_moved_ = false, headed_ = false;
    std::string waiting_;  ///< said before the game is known
};

}  // namespace

bool begins_as_move(std::string_view line) {
    take_blanks(line);
    while (!line.empty() && is_digit(line[0])) line.remove_prefix(1);
    take_blanks(line);
    return std::any_of(wide_numbers.begin(), wide_numbers.end(),
                       [&](std::string_view number) { return line.starts_with(number); });
}

}  // namespace ludus::shogi_text

namespace ludus {

bool is_kif(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    bool first = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        for (const std::string_view begin : {"#KIF", "手合割：", "手数--", "先手：", "下手：", "後手：", "開始日時："})
            if (line.starts_with(begin)) return true;
        if (trim(line).empty()) continue;
        // Bare moves: "1 ７六歩(77)".
        if (std::exchange(first, false) && shogi_text::begins_as_move(line)) return true;
    }
    return false;
}

std::string write_kif(const Match& match) {
    return has_kif(match.game()) ? shogi_text::KifWriter(match).write() : std::string();
}

Expected<Match> read_kif(std::string_view text, GameMaker make) { return shogi_text::KifReader(text, make).read(); }

}  // namespace ludus

// A position as other programs write it, and read again. FEN as Fairy-Stockfish has it:
//   "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
//   "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[B] b - - 0 2"    with what is held in hand
// and SFEN, as programs of Japan have it:
//   "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4"           b: who begins is to move
// Capitals are the side that begins the game, who is seen below; so where the upper side begins the board is turned.
// Long: what other programs write is written and read side by side.

#include <algorithm>

#include "core/base/letters.hpp"
#include "core/base/text.hpp"
#include "core/chess/engine.hpp"
#include "core/chess/faults.hpp"

namespace ludus::chess {
namespace {

enum Format { fen, sfen };
constexpr const char* one_format[] = {"FEN"};
constexpr const char* two_formats[] = {"FEN", "SFEN"};
// The order of a hand.
constexpr std::string_view fen_order = "gnlpsrb", placed_order = "ksfrn", sfen_order = "rbgsnlp";
constexpr std::size_t longest_position = 400;
constexpr int most_moves_counted = 9999;

/// What the counters of a FEN say: moves since a man was taken, entered or turned or a pawn went, and moves made by both.
struct Counters {
    int quiet = 0, made = 0;
};

}  // namespace

std::span<const char* const> Chess::formats() const {
    if (variant_.fen_variant.empty()) return {};
    if (variant_.today == Today::shogi) return two_formats;
    return one_format;
}

std::string_view Chess::opening() const {
    static constexpr std::pair<std::string_view, std::string_view> known[] = {
        {"xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"},
        {"shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"},
        {"sittuyin", "8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KSSFRRNNkssfrrnn] w - - 0 1"},
        {"makruk", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
        {"shatranj", "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"},
    };
    for (const auto& [variant, position] : known)
        if (variant_.fen_variant == variant) return position;
    return {};
}

std::string Chess::foreign(std::span<const Position> line, int format) const {
    const Position& p = line.back();
    const Geometry& geometry = variant_.geometry;
    const auto seen = [&](int s) { return variant_.first == 0 ? s : geometry.seen(s, Facing::down); };
    const auto letter = [&](std::string text, int seat) {
        for (char& c : text) c = seat == variant_.first ? capital(c) : small(c);
        return text;
    };

    std::string out, unmoved;
    for (int row = geometry.rows - 1; row >= 0; --row) {
        int gap = 0;
        const auto close = [&] {
            if (gap > 0) out += std::to_string(gap);
            gap = 0;
        };
        for (int column = 0; column < geometry.columns; ++column) {
            const int s = seen(geometry.square(column, row));
            if (p.men.empty(s)) {
                ++gap;
                continue;
            }
            close();
            const Code code = p.men.what[at(p.men.man(s))];
            const Kind& kind = variant_.kinds[at(kind_of(code))];
            out += letter(kind.fen, seat_of(code));
            if (kind.same_as >= 0) unmoved += letter(std::string(1, static_cast<char>('a' + column)), seat_of(code));
        }
        close();
        if (row > 0) out += '/';
    }

    const auto held = [&](std::string_view order, bool counted) {
        std::string hands;
        for (const int seat : {variant_.first, 1 - variant_.first})
            for (const char c : order)
                for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) {
                    const int n = p.hand[at(seat)][slot];
                    if (n == 0 || variant_.kinds[at(variant_.hand[slot])].fen != std::string_view(&c, 1)) continue;
                    const std::string who = letter(std::string(1, c), seat);
                    if (counted) hands += (n > 1 ? std::to_string(n) : "") + who;
                    else
                        for (int i = 0; i < n; ++i) hands += who;
                }
        return hands;
    };
    const bool first_moves = p.turn == variant_.first;
    Counters counters;
    counters.made = static_cast<int>(line.size()) - 1;
    if (format == sfen) {
        const std::string hands = held(sfen_order, true);
        return out + (first_moves ? " b " : " w ") + (hands.empty() ? "-" : hands) + " " +
               std::to_string(counters.made + 1);
    }
    // A man keeps his number, so two positions tell who moved between them.
    for (std::size_t i = line.size(); i-- > 1; ++counters.quiet) {
        const Position &before = line[i - 1], &after = line[i];
        bool breaks = false;
        for (int n = 0; n < before.men.count && !breaks; ++n) {
            const auto was = before.men.where[at(n)], is = after.men.where[at(n)];
            if (was == is) continue;
            // Soldiers and pawns of Asia are no pawns to those who count.
            const bool pawn = variant_.today == Today::algebraic && kind_of(before.men.what[at(n)]) == variant_.pawn;
            const bool turned = is != nowhere && kind_of(before.men.what[at(n)]) != kind_of(after.men.what[at(n)]) &&
                                variant_.privilege[0] == '\0';
            breaks = was == nowhere || is == nowhere || pawn || turned;
        }
        if (breaks) break;
    }
    if (!variant_.hand.empty())
        out += "[" + held(variant_.placing == Placing::none ? fen_order : placed_order, false) + "]";
    out += first_moves ? " w " : " b ";
    // Rights of men who have not moved are told by their files, the side that begins first, as in Cambodia's game.
    std::stable_partition(unmoved.begin(), unmoved.end(), is_capital);
    out += (unmoved.empty() ? "-" : unmoved) + " ";
    // A count that is under way stands where pawns passed by would, in moves of both sides; ours are of one.
    out += p.limit != 0 ? std::to_string(2 * p.limit) : "-";
    const int quiet = p.limit == 0 ? counters.quiet : std::max(0, 2 * p.counted - (p.turn == p.counts ? 0 : 1));
    const int second_began = line.front().turn != variant_.first ? 1 : 0;
    return out + " " + std::to_string(quiet) + " " + std::to_string(1 + (counters.made + second_began) / 2);
}

std::string Chess::in_protocol(const Position&, Move m, Protocol protocol) const {
    const Geometry& geometry = variant_.geometry;
    const UnpackedMove unpacked = unpack(m);
    const auto square = [&](int s) {
        const int seen = variant_.first == 0 ? s : geometry.seen(s, Facing::down);
        const int column = geometry.column(seen), row = geometry.row(seen);
        if (protocol == Protocol::usi)
            return std::to_string(geometry.columns - column) + static_cast<char>('a' + geometry.rows - 1 - row);
        return geometry.letter(column) + std::to_string(row + (protocol == Protocol::uci ? 1 : 0));
    };
    const std::string_view letter = variant_.kinds[at(unpacked.kind)].fen;
    if (unpacked.type == MoveType::drop)
        return std::string(1, capital(letter.back())) + (protocol == Protocol::usi ? "*" : "@") + square(unpacked.to);
    const std::string word = square(unpacked.from) + square(unpacked.to);
    return unpacked.type == MoveType::turn ? word + small(letter.front()) : word;
}

namespace {

/// What is read of a position before it is known whether it can be.
class FenReader {
public:
    FenReader(std::string_view text, const Variant& variant) : text_(text), variant_(variant) {}

    Expected<Position> read() {
        if (text_.size() > longest_position)
            return Fault{std::string(faults::too_long),
                         say(faults::at_most_characters, {{"n", std::to_string(longest_position)}}), 1, 1};
        const std::size_t bad = first_bad_utf8(text_);
        if (bad != std::string_view::npos) return wrong(bad, faults::not_text, faults::plain_letters);
        if (!read_board()) return fault_;
        const bool brackets = here() == '[';
        if (brackets && variant_.hand.empty()) return wrong(at_, faults::no_hands, faults::space_and_turn);
        if (brackets && !read_brackets()) return fault_;
        split();
        const bool short_form = !variant_.hand.empty() && !brackets && fields_.size() <= 3;
        if (!(short_form ? read_short() : read_long())) return fault_;
        return p_;
    }

private:
    Fault wrong(std::size_t where, std::string_view what, std::string_view expected) const {
        // Lines are counted though a position has but one, so that a blank line before it is told.
        int line = 1, column = 1;
        for (std::size_t i = 0; i < where && i < text_.size(); ++i) {
            if (text_[i] == '\n') ++line, column = 1;
            else ++column;
        }
        return {std::string(what), std::string(expected), line, column};
    }
    bool fail(std::size_t where, std::string_view what, std::string_view expected) {
        fault_ = wrong(where, what, expected);
        return false;
    }
    [[nodiscard]] char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    /// What stands there, to be shown.
    [[nodiscard]] std::string shown(std::size_t where) const {
        if (where >= text_.size()) return std::string(faults::the_end);
        std::size_t length = 1;
        while (where + length < text_.size() && (static_cast<unsigned char>(text_[where + length]) & 0xC0) == 0x80)
            ++length;
        return "\"" + std::string(text_.substr(where, length)) + "\"";
    }
    /// Rows are told from the top, counted from 1.
    [[nodiscard]] std::string in_row(std::string_view sentence, int row) const {
        return say(sentence, {{"n", std::to_string(variant_.geometry.rows - row)}});
    }
    [[nodiscard]] int seat_of_letter(char c) const { return is_capital(c) ? variant_.first : 1 - variant_.first; }
    [[nodiscard]] int seen(int s) const { return variant_.first == 0 ? s : variant_.geometry.seen(s, Facing::down); }

    /// The kind whose letter stands here, and how long it is; -1: none.
    int kind_here(std::size_t& length) const {
        const bool plus = here() == '+';
        const std::size_t where = at_ + (plus ? 1 : 0);
        length = plus ? 2 : 1;
        if (where >= text_.size() || !is_letter(text_[where])) return -1;
        const char wanted = small(text_[where]);
        for (const bool by_fen : {true, false})
            for (std::size_t k = 0; k < variant_.kinds.size(); ++k) {
                const Kind& kind = variant_.kinds[k];
                if (kind.same_as >= 0) continue;
                // Programs that know a man by today's letter write that one.
                const std::string_view letters = by_fen || plus ? kind.fen : kind.today;
                if (letters.size() == length && small(letters.back()) == wanted && (letters[0] == '+') == plus)
                    return static_cast<int>(k);
            }
        return -1;
    }

    bool read_board() {
        const Geometry& geometry = variant_.geometry;
        for (int row = geometry.rows - 1; row >= 0; --row) {
            int column = 0;
            bool after_gap = false;
            while (column < geometry.columns) {
                const std::size_t start = at_;
                if (is_digit(here())) {
                    if (after_gap) return fail(at_, faults::two_gaps, faults::one_number);
                    int gap = 0;
                    while (is_digit(here()) && gap < 100) gap = gap * 10 + (text_[at_++] - '0');
                    if (gap < 1 || text_[start] == '0')
                        return fail(start, faults::bad_gap,
                                    say(faults::one_to, {{"n", std::to_string(geometry.columns)}}));
                    if (column + gap > geometry.columns)
                        return fail(start, in_row(faults::row_too_long, row),
                                    say(faults::squares, {{"n", std::to_string(geometry.columns)}}));
                    column += gap;
                    after_gap = true;
                    continue;
                }
                after_gap = false;
                std::size_t length = 1;
                const int kind = kind_here(length);
                if (kind < 0) {
                    if (here() == '/' || here() == ' ' || here() == '[' || at_ >= text_.size())
                        return fail(at_, in_row(faults::row_too_short, row),
                                    say(faults::squares, {{"n", std::to_string(geometry.columns)}}));
                    return fail(at_, say(faults::not_a_piece, {{"text", shown(at_)}}), faults::piece_or_gap);
                }
                const int seat = seat_of_letter(text_[at_ + length - 1]);
                if (p_.men.count == most_men)
                    return fail(at_, faults::too_many_pieces,
                                say(faults::at_most_pieces, {{"n", std::to_string(most_men)}}));
                if (variant_.kinds[at(kind)].royal) {
                    if (std::popcount(p_.royals[at(seat)]) == variant_.most_royals)
                        return fail(at_, faults::second_king, faults::one_king);
                    p_.royals[at(seat)] |= std::uint64_t{1} << p_.men.count;
                }
                p_.men.add(code_of(kind, seat), seen(geometry.square(column++, row)));
                at_ += length;
            }
            if (row == 0) break;
            if (here() != '/')
                return fail(
                    at_, at_ >= text_.size() ? std::string(faults::board_too_short) : in_row(faults::row_too_long, row),
                    say(faults::rows, {{"n", std::to_string(geometry.rows)}}));
            ++at_;
        }
        if (at_ < text_.size() && here() != ' ' && here() != '[')
            return fail(
                at_, here() == '/' ? std::string(faults::too_many_rows) : in_row(faults::row_too_long, 0),
                say(faults::rows_of, {{"n", std::to_string(geometry.rows)}, {"m", std::to_string(geometry.columns)}}));
        return true;
    }

    bool hold(int number) {
        std::size_t length = 1;
        const int kind = kind_here(length);
        const auto slot = std::find(variant_.hand.begin(), variant_.hand.end(), kind);
        if (kind < 0 || slot == variant_.hand.end())
            return fail(at_, say(faults::not_held, {{"text", shown(at_)}}), faults::droppable);
        const int seat = seat_of_letter(text_[at_]);
        auto& held = p_.hand[at(seat)][static_cast<std::size_t>(slot - variant_.hand.begin())];
        if (p_.men.count + number > most_men || held + number > 18)
            return fail(at_, faults::too_many_pieces, say(faults::pieces_and_hand, {{"n", std::to_string(most_men)}}));
        held = static_cast<std::uint8_t>(held + number);
        for (int n = 0; n < number; ++n) {
            p_.men.where[p_.men.count] = nowhere;
            p_.men.what[p_.men.count++] = code_of(kind, seat);
        }
        at_ += length;
        return true;
    }

    bool read_brackets() {
        const std::size_t open = at_++;
        if (here() == '-') {
            ++at_;
        } else {
            while (at_ < text_.size() && here() != ']')
                if (!hold(1)) return false;
        }
        if (here() != ']')
            return fail(at_ < text_.size() ? at_ : open, faults::hands_not_closed, faults::closing_bracket);
        ++at_;
        if (at_ < text_.size() && here() != ' ')
            return fail(at_, say(faults::after_hands, {{"text", shown(at_)}}), faults::a_space);
        return true;
    }

    /// The words after the board: parted by one blank each.
    void split() {
        for (std::size_t i = at_; i < text_.size();) {
            const std::size_t begin = i + 1, end = std::min(text_.find(' ', begin), text_.size());
            fields_.push_back({text_.substr(begin, end - begin), begin});
            i = end;
        }
    }
    struct Part {
        std::string_view text;
        std::size_t at;
    };
    [[nodiscard]] Part part(std::size_t n) const { return n < fields_.size() ? fields_[n] : Part{{}, text_.size()}; }

    bool read_turn(char first, char second) {
        const Part turn = part(0);
        if (turn.text.size() != 1 || (turn.text[0] != first && turn.text[0] != second))
            return fail(turn.at, faults::turn_missing, faults::turn_wanted);
        p_.turn = static_cast<std::uint8_t>(turn.text[0] == first ? variant_.first : 1 - variant_.first);
        return true;
    }
    /// `otherwise` says that it is no such number.
    bool read_number(const Part& part, std::string_view otherwise, int least, int most, int& number) {
        const auto read = read_int(part.text);
        if (!read || *read < least || *read > most)
            return fail(part.at, say(otherwise, {{"text", clean_utf8(part.text.substr(0, 20))}}),
                        say(faults::number_from, {{"n", std::to_string(least)}, {"m", std::to_string(most)}}));
        number = *read;
        return true;
    }
    bool nothing_after(std::size_t n) {
        return fields_.size() <= n || fail(fields_[n].at, faults::more_after, faults::nothing_more);
    }

    bool read_short() {
        if (!read_turn('b', 'w')) return false;
        const Part hands = part(1);
        if (hands.text.empty()) return fail(hands.at, faults::hands_missing, faults::hands_wanted);
        if (hands.text != "-") {
            const std::size_t end = hands.at + hands.text.size();
            at_ = hands.at;
            while (at_ < end) {
                const std::size_t start = at_;
                int number = 0;
                while (is_digit(here()) && number < 100) number = number * 10 + (text_[at_++] - '0');
                if (at_ > start && (number < 2 || text_[start] == '0'))
                    return fail(start, faults::bad_number, faults::two_or_more);
                if (!hold(std::max(number, 1))) return false;
            }
        }
        int move = 0;
        return read_number(part(2), faults::not_a_move_number, 1, most_moves_counted, move) && nothing_after(3);
    }

    bool read_long() {
        if (!read_turn('w', 'b') || !read_unmoved()) return false;
        const Part passing = part(2);
        int number = 0;
        if (passing.text != "-") {
            if (variant_.counting == Counting::none)
                return fail(passing.at, say(faults::no_passing, {{"text", clean_utf8(passing.text.substr(0, 20))}}),
                            faults::dash);
            if (!read_number(passing, faults::not_a_limit, 2, 128, number)) return false;
            if (number % 2 != 0) return fail(passing.at, faults::odd_limit, faults::both_sides_moves);
            p_.limit = static_cast<std::uint8_t>(number / 2);
        }
        if (!read_number(part(3), faults::not_a_quiet_count, 0, most_moves_counted, number)) return false;
        if (p_.limit != 0) {
            if (number > 2 * p_.limit)
                return fail(part(3).at, faults::beyond_limit,
                            say(faults::at_most, {{"n", std::to_string(2 * p_.limit)}}));
            p_.counted = static_cast<std::uint8_t>((number + 1) / 2);
            p_.counts = static_cast<std::uint8_t>(weaker());
        }
        return read_number(part(4), faults::not_a_move_number, 1, most_moves_counted, number) && nothing_after(5);
    }

    /// The side that counts: it has the fewer men, by their worth; where they are equal, whose turn it is.
    [[nodiscard]] int weaker() const {
        std::array<int, 2> worth{};
        for (int n = 0; n < p_.men.count; ++n)
            if (p_.men.where[at(n)] != nowhere)
                worth[at(seat_of(p_.men.what[at(n)]))] += variant_.kinds[at(kind_of(p_.men.what[at(n)]))].worth;
        return worth[0] == worth[1] ? p_.turn : worth[0] < worth[1] ? 0 : 1;
    }

    /// Men who have not moved and may have a right by it, by their files.
    bool read_unmoved() {
        const Part rights = part(1);
        if (rights.text == "-") return true;
        const Geometry& geometry = variant_.geometry;
        const bool any = std::any_of(variant_.kinds.begin(), variant_.kinds.end(),
                                     [](const Kind& kind) { return kind.same_as >= 0; });
        if (rights.text.empty() || !any)
            return fail(rights.at, rights.text.empty() ? faults::rights_missing : faults::no_rights, faults::dash);
        for (std::size_t i = 0; i < rights.text.size(); ++i) {
            const char c = rights.text[i];
            const int seat = seat_of_letter(c), column = small(c) - 'a';
            const int row = seat == variant_.first ? 0 : geometry.rows - 1;
            int becomes = -1, number = -1;
            if (is_letter(c) && geometry.on(column, row)) {
                number = p_.men.man(seen(geometry.square(column, row)));
                if (number >= 0 && seat_of(p_.men.what[at(number)]) == seat)
                    for (std::size_t k = 0; k < variant_.kinds.size(); ++k)
                        if (variant_.kinds[k].same_as == kind_of(p_.men.what[at(number)]))
                            becomes = static_cast<int>(k);
            }
            if (becomes < 0)
                return fail(rights.at + i, say(faults::no_right_there, {{"text", shown(rights.at + i)}}),
                            faults::right_files);
            p_.men.become(number, code_of(becomes, seat));
        }
        return true;
    }

    std::string_view text_;
    const Variant& variant_;
    std::size_t at_ = 0;
    std::vector<Part> fields_;
    Position p_;
    Fault fault_;
};

}  // namespace

Expected<Position> Chess::read_foreign(std::string_view text) const {
    if (variant_.fen_variant.empty())
        return Fault{std::string(faults::unknown_elsewhere), std::string(faults::own_position)};
    auto p = FenReader(text, variant_).read();
    if (!p) return p;
    if (auto fault = position_fault(*p)) {
        fault->line = fault->column = 1;
        return std::move(*fault);
    }
    return p;
}

}  // namespace ludus::chess

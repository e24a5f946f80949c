// Reads the line notation.hpp tells of: a strict reader, each slip told with its column.
// Long: one grammar, each part beside its faults.

#include <algorithm>
#include <optional>
#include <vector>

#include "core/base/say.hpp"
#include "core/base/shown.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/sentences.hpp"

namespace ludus::rithmomachia {
namespace {

using namespace sentences;

struct Piece {
    std::string_view text;
    int column = 1;
};

std::vector<Piece> cut(Piece whole, char at) {
    std::vector<Piece> out;
    std::size_t from = 0;
    while (true) {
        const std::size_t to = whole.text.find(at, from);
        out.push_back({whole.text.substr(from, to == std::string_view::npos ? to : to - from),
                       whole.column + static_cast<int>(from)});
        if (to == std::string_view::npos) return out;
        from = to + 1;
    }
}

std::vector<Piece> words_of(std::string_view text) {
    std::vector<Piece> out;
    for (const Piece& piece : cut({text, 1}, ' ')) {
        if (!piece.text.empty()) out.push_back(piece);
    }
    return out;
}

/// A whole number of at most four digits, or -1.
int number_in(std::string_view text) {
    if (text.empty() || text.size() > 4) return -1;
    int n = 0;
    for (char c : text) {
        if (c < '0' || c > '9') return -1;
        n = n * 10 + (c - '0');
    }
    return n;
}

int army_in(std::string_view text) { return text == "even" ? even : text == "odd" ? odd : -1; }

/// A man as man_words() tells him, with where he stands.
struct Told {
    int side = even, army = even;
    char form = 'R';
    int number = 0;
    unsigned parts = 0;
    Space space = away, now = away;
    int first = nobody;  ///< the first of the roll so described
};

class Reader {
public:
    Reader(std::string_view text, int ranks, Prisoners rules) : words_(words_of(text)), ranks_(ranks), rules_(rules) {}

    Expected<Position> position() {
        if (words_.empty()) return Fault{std::string(no_position.found), std::string(no_position.expected), 0, 1};
        const Piece& mover = words_.front();
        if (mover.text == "lot") p_.phase = Phase::lots;
        else if (army_in(mover.text) >= 0) p_.side = static_cast<std::uint8_t>(army_in(mover.text));
        else return slip(mover, not_a_side, {});
        for (std::size_t i = 1; i < words_.size() && !fault_; ++i) word(words_[i]);
        if (!fault_) number_men();
        if (!fault_) finish();
        if (fault_) return *std::move(fault_);
        return p_;
    }

private:
    /// `slots`: what the mistake names besides what was found.
    Fault slip(const Piece& piece, const Mistake& mistake, std::initializer_list<Slot> slots) const {
        return Fault{say(say(mistake.found, slots), {{"found", shown(piece.text)}}), say(mistake.expected, slots), 0,
                     piece.column};
    }
    void fail(const Piece& piece, const Mistake& mistake, std::initializer_list<Slot> slots = {}) {
        if (!fault_) fault_ = slip(piece, mistake, slots);
    }
    void fail_off_board(const Piece& piece) { fail(piece, not_a_square, {{"ranks", std::to_string(ranks_)}}); }

    void word(const Piece& piece) {
        const std::size_t colon = piece.text.find(':');
        if (piece.text == "proclaimed") {
            once(piece, piece.text);
            p_.proclaimed = true;
        } else if (colon == std::string_view::npos) {
            stand_man(piece);
        } else {
            const std::string_view key = piece.text.substr(0, colon);
            const Piece value{piece.text.substr(colon + 1), piece.column + static_cast<int>(colon) + 1};
            if (once(piece, key)) tagged(piece, key, value);
        }
    }

    bool once(const Piece& piece, std::string_view key) {
        if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) fail(piece, comes_twice);
        seen_.emplace_back(key);
        return !fault_;
    }

    void tagged(const Piece& piece, std::string_view key, const Piece& value) {
        if (key == "taken") taken(value);
        else if (key == "won") by_side(value, [&](int side, const Piece& list) { won(side, list); });
        else if (key == "named") named_ = value;
        else if (key == "naming") naming_ = value;
        else if (key == "hand") hand_ = value;
        else if (key == "late") late_ = value;
        else if (key == "carried") carried(value);
        else if (key == "ransom" || key == "pricing") ransom(piece, key == "ransom", value);
        else if (key == "moved" || key == "flew" || key == "seizing") moved(piece, key, value);
        else if (key == "was") was_ = value;
        else if (key == "quiet") p_.quiet = count(value);
        else if (key == "turns") p_.turns = count(value);
        else fail(piece, not_a_mark);
    }

    std::uint16_t count(const Piece& value) {
        const int n = number_in(value.text);
        if (n < 0) fail(value, not_a_count);
        return static_cast<std::uint16_t>(std::max(n, 0));
    }

    /// Form, number and coat of a man of `told.side`, taken off the front of `t`. False: fault.
    bool coat_in(const Piece& piece, std::string_view& t, Told& told) {
        told.form = t.empty() ? ' ' : t[0];
        t.remove_prefix(t.empty() ? 0 : 1);
        std::size_t digits = 0;
        while (digits < t.size() && t[digits] >= '0' && t[digits] <= '9') ++digits;
        told.number = number_in(t.substr(0, digits));
        t.remove_prefix(digits);
        const bool turned = !t.empty() && t[0] == '*';
        if (turned) t.remove_prefix(1);
        told.army = turned ? other(told.side) : told.side;
        told.first = told.number < 0 ? nobody : find_man(told.army, told.form, told.number);
        if (told.first == nobody) {
            fail(piece, not_of_the_army, {{"army", army_name(told.army)}, {"example", letters(told.army * 24)}});
        } else if (turned && rules_ == Prisoners::removed) {
            fail(piece, changed_sides);
        }
        return !fault_;
    }

    Told man_in(const Piece& piece, bool may_tell_now) {
        Told told;
        std::string_view t = piece.text;
        const auto wrong = [&](const Mistake& mistake) {
            fail(piece, mistake);
            return told;
        };
        const auto off_board = [&] {
            fail_off_board(piece);
            return told;
        };
        if (t.size() < 2 || (t[0] != 'e' && t[0] != 'o')) return wrong(not_a_piece);
        told.side = t[0] == 'e' ? even : odd;
        t.remove_prefix(1);
        if (!coat_in(piece, t, told)) return told;
        const bool turned = told.army != told.side;
        if (is_king(told.first)) {
            if (turned) return wrong(king_changed_sides);
            told.parts = entire(told.army);
            if (!t.empty() && t[0] == '[') {
                const std::size_t close = t.find(']');
                if (close == std::string_view::npos) return wrong(no_bracket);
                told.parts = parts_in(
                    {t.substr(1, close - 1), piece.column + static_cast<int>(piece.text.size() - t.size()) + 1},
                    told.army);
                t.remove_prefix(close + 1);
            }
        }
        if (t.empty() || t[0] != '@') return wrong(not_on_a_square);
        t.remove_prefix(1);
        if (may_tell_now && t.find('>') != std::string_view::npos) {
            told.now = find_space(t.substr(t.find('>') + 1), ranks_);
            if (told.now == away) return off_board();
            t = t.substr(0, t.find('>'));
        }
        told.space = find_space(t, ranks_);
        if (told.space == away) return off_board();
        return told;
    }

    unsigned parts_in(const Piece& list, int army) {
        const Steps& pyramid = steps[static_cast<std::size_t>(army)];
        unsigned parts = 0;
        for (const Piece& piece : cut(list, '.')) {
            const int n = number_in(piece.text);
            int part = 0;
            while (part < pyramid.count && pyramid.number[static_cast<std::size_t>(part)] != n) ++part;
            if (n < 0 || part == pyramid.count || (parts >> part & 1)) {
                fail(piece, not_a_layer,
                     {{"army", army_name(army)}, {"layers", army == even ? "36.25.16.9.4.1" : "64.49.36.25.16"}});
                return parts;
            }
            parts |= 1u << part;
        }
        return parts;
    }

    void stand_man(const Piece& piece) {
        const Told told = man_in(piece, false);
        if (fault_) return;
        if (man_on(p_.now, told.space) != nobody) return fail(piece, square_occupied);
        const int id = absent(told.first);
        if (id == nobody) return fail(piece, too_many_pieces);
        p_.now.space[static_cast<std::size_t>(id)] = told.space;
        if (told.army != told.side) p_.now.turned |= bit(id);
        if (is_king(id)) p_.now.parts[static_cast<std::size_t>(told.army)] = static_cast<std::uint8_t>(told.parts);
    }

    void taken(const Piece& value) {
        for (const Piece& piece : cut(value, ',')) {
            const int army = army_in(piece.text);
            if (army < 0) return fail(piece, not_a_king);
            taken_[static_cast<std::size_t>(army)] = true;
        }
        taken_at_ = value;
    }

    template <class F>
    void by_side(const Piece& value, F&& f) {
        for (const Piece& own : cut(value, ';')) {
            const std::size_t equals = own.text.find('=');
            const int side = army_in(own.text.substr(0, equals));
            if (side < 0 || equals == std::string_view::npos) return fail(own, of_no_side);
            f(side, Piece{own.text.substr(equals + 1), own.column + static_cast<int>(equals) + 1});
            if (fault_) return;
        }
    }

    void won(int side, const Piece& list) {
        Spoils& spoils = p_.spoils[static_cast<std::size_t>(side)];
        const int foe = other(side);
        for (const Piece& piece : cut(list, ',')) {
            const int n = piece.text.empty() ? -1 : number_in(piece.text.substr(1));
            Spoils spoil = 0;
            // A side wins men of either army: its own may come back to it.
            for (int army : {foe, side}) {
                if (spoil != 0 || n < 0) continue;
                const Steps& pyramid = steps[static_cast<std::size_t>(army)];
                if (piece.text[0] == 'K') {
                    for (int part = 0; part < pyramid.count && army == foe; ++part) {
                        if (pyramid.number[static_cast<std::size_t>(part)] == n) spoil = spoil_of_part(army, part);
                    }
                } else {
                    const int first = find_man(army, piece.text[0], n);
                    for (int id = first; id != nobody && id < men_count && spoil == 0; ++id) {
                        if (man(id).like == first && !(spoils >> id & 1)) spoil = bit(id);
                    }
                }
            }
            if (spoil == 0 || (spoils & spoil)) return fail(piece, nothing_to_win);
            spoils |= spoil;
        }
    }

    void moved(const Piece& piece, std::string_view key, const Piece& value) {
        if (p_.moved != away) return fail(piece, second_moved);
        going_ = key == "seizing" ? Phase::seizing : Phase::open;
        p_.flew = key == "flew";
        p_.moved = find_space(value.text, ranks_);
        if (p_.moved == away) fail_off_board(value);
        moved_at_ = value;
    }

    void ransom(const Piece& piece, bool asked, const Piece& value) {
        if (p_.is_ransoming()) return fail(piece, second_ransom);
        p_.phase = asked ? Phase::ransom : Phase::pricing;
        const unsigned part = parts_in(value, other(p_.taker()));
        if (fault_) return;
        if ((part & (part - 1)) != 0) return fail(value, more_than_a_layer);
        p_.part = static_cast<std::uint8_t>(__builtin_ctz(part));
        ransom_at_ = value;
    }

    void carried(const Piece& value) {
        const std::vector<Piece> numbers = cut(value, ',');
        for (std::size_t i = 0; i < numbers.size() && i < p_.carried.size(); ++i) {
            const int n = number_in(numbers[i].text);
            p_.carried[i] = static_cast<std::int16_t>(n);
            if (n <= (i == 0 ? 0 : p_.carried[i - 1])) fail(numbers[i], not_rising);
        }
        if (numbers.size() != p_.carried.size()) fail(value, not_three);
    }

    void hand(int side, const Piece& list) {
        if (!keeps_in_hand(rules_)) return fail(list, no_hands);
        for (const Piece& piece : cut(list, ',')) {
            Told told;
            told.side = side;
            std::string_view t = piece.text;
            if (!coat_in(piece, t, told)) return;
            if (!t.empty() || is_king(told.first)) return fail(piece, not_in_hand);
            const int id = absent(told.first);
            if (id == nobody) return fail(piece, too_many_pieces);
            p_.now.held |= bit(id);
            if (told.army != side) p_.now.turned |= bit(id);
        }
    }

    /// The first man so described who is neither on the table nor in a hand.
    int absent(int first) const {
        for (int id = first; id < men_count; ++id) {
            if (man(id).like == first && p_.now.at(id) == away && !(p_.now.held >> id & 1)) return id;
        }
        return nobody;
    }

    std::uint64_t men_in(const Piece& list, int side, int most) {
        std::uint64_t men = 0;
        if (list.text.empty()) return men;
        for (const Piece& piece : cut(list, ',')) {
            const Space space = find_space(piece.text, ranks_);
            const int id = space == away ? nobody : man_on(p_.now, space);
            if (id == nobody || p_.now.side(id) != side || (men >> id & 1)) {
                fail(piece, no_such_square, {{"army", army_name(side)}});
                return men;
            }
            men |= bit(id);
        }
        if (__builtin_popcountll(men) > most) fail(list, too_many_named);
        return men;
    }

    /// Of men alike the first of the roll stands on the first space, however they were listed, so that moves come in one order.
    void number_men() {
        for (int first = 0; first < men_count; ++first) {
            if (man(first).like != first) continue;
            std::vector<int> ids;
            std::vector<std::pair<Space, bool>> stand;  // and whether his coat is turned
            for (int id = first; id < men_count; ++id) {
                if (man(id).like != first || p_.now.at(id) == away) continue;
                ids.push_back(id);
                stand.emplace_back(p_.now.at(id), (p_.now.turned & bit(id)) != 0);
            }
            std::sort(stand.begin(), stand.end());
            for (std::size_t i = 0; i < ids.size(); ++i) {
                p_.now.space[static_cast<std::size_t>(ids[i])] = stand[i].first;
                p_.now.turned = (p_.now.turned & ~bit(ids[i])) | (stand[i].second ? bit(ids[i]) : 0);
            }
        }
    }

    /// What can be told only once every man stands.
    void finish() {
        for (int army : {even, odd}) {
            if (!taken_[static_cast<std::size_t>(army)]) continue;
            if (p_.now.at(king[static_cast<std::size_t>(army)]) != away) return fail(taken_at_, king_on_board);
            p_.now.parts[static_cast<std::size_t>(army)] = 0;
        }
        if (hand_.column > 0) by_side(hand_, [&](int side, const Piece& list) { hand(side, list); });
        if (named_.column > 0) {
            by_side(named_, [&](int side, const Piece& list) { p_.named |= men_in(list, side, 4); });
        }
        if (late_.column > 0) {
            by_side(late_, [&](int side, const Piece& list) { p_.late |= men_in(list, side, men_count); });
        }
        if (p_.moved != away) (p_.is_ransoming() ? p_.then : p_.phase) = going_;
        if (naming_.column > 0) {
            if (p_.phase != Phase::turn || p_.proclaimed) return fail(naming_, naming_too_late);
            p_.phase = Phase::naming;
            p_.naming = men_in(naming_, p_.side, 4);
        }
        if (p_.phase == Phase::lots && (p_.proclaimed || words_.size() == 1))
            return fail(words_.front(), nothing_to_begin);
        if (fault_) return;
        if (p_.is_ransoming()) {
            const int army = other(p_.taker());
            if (p_.now.king_taken(army) || (p_.now.king_parts(army) >> p_.part & 1) ||
                p_.now.at(king[static_cast<std::size_t>(army)]) == away)
                return fail(ransom_at_, layer_not_lost);
        }
        if (p_.moved == away) {
            if (was_.column > 0) fail(was_, was_without_move);
            return;
        }
        p_.set = p_.now;
        if (was_.column > 0) {
            for (const Piece& piece : cut(was_, ',')) was(piece);
        }
        const int id = man_on(p_.set, p_.moved);
        if (!fault_ && (id == nobody || p_.set.side(id) != p_.taker())) fail(moved_at_, not_just_moved);
    }

    void was(const Piece& piece) {
        const Told told = man_in(piece, true);
        if (fault_) return;
        if (told.side == p_.taker()) return fail(piece, not_an_enemy);
        for (int id = told.first; id < men_count; ++id) {
            if (man(id).like != told.first || !taken_since(id, told)) continue;
            const auto army = static_cast<std::size_t>(told.army);
            if (is_king(id)) p_.set.parts[army] = static_cast<std::uint8_t>(told.parts);
            else if (rules_ != Prisoners::removed) p_.set.turned ^= bit(id);
            p_.set.held &= ~bit(id);
            p_.set.space[static_cast<std::size_t>(id)] = told.space;
            return;
        }
        fail(piece, keeps_in_hand(rules_)          ? not_now_in_hand
                    : rules_ == Prisoners::removed ? not_now_removed
                                                   : not_now_turned);
    }

    /// Whether he may be one who stood otherwise when the man was set down.
    bool taken_since(int id, const Told& told) const {
        const int side = p_.taker();
        if (is_king(id)) {
            const unsigned parts = p_.now.king_parts(told.army);
            return (parts & ~told.parts) == 0 && (parts != told.parts || p_.now.at(id) != told.space) &&
                   p_.set.king_parts(told.army) == parts && p_.set.at(id) == p_.now.at(id);
        }
        switch (rules_) {
            case Prisoners::in_hand:
            case Prisoners::for_triumph: return (p_.set.held >> id & 1) && p_.now.side(id) == side;
            case Prisoners::removed: return p_.now.at(id) == away && p_.set.at(id) == away;
            case Prisoners::behind:
            case Prisoners::on_the_spot: break;
        }
        return p_.now.at(id) != away && p_.now.side(id) == side && p_.set.side(id) == side &&
               (told.now == away || p_.now.at(id) == told.now) &&
               (rules_ != Prisoners::on_the_spot || p_.now.at(id) == told.space);
    }

    std::vector<Piece> words_;
    int ranks_;
    Prisoners rules_;
    Position p_;
    Phase going_ = Phase::open;  ///< what the man of moved:, flew: or seizing: is doing
    std::vector<std::string> seen_;
    std::array<bool, 2> taken_{};
    Piece taken_at_, moved_at_, ransom_at_, named_{{}, 0}, naming_{{}, 0}, was_{{}, 0}, hand_{{}, 0}, late_{{}, 0};
    std::optional<Fault> fault_;
};

}  // namespace

Expected<Position> read(std::string_view text, int ranks, Prisoners rules) {
    return Reader(text, ranks, rules).position();
}

}  // namespace ludus::rithmomachia

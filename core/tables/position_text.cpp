// A position as one line of text, and read again: "am f3 &11 bar1 | n a13 off2 | to n | dice 6-5x-6s".

#include <algorithm>

#include "core/base/groups.hpp"
#include "core/base/text.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/faults.hpp"

namespace ludus::tables {

namespace {

template <std::size_t N>
std::string numbers(const std::array<std::int8_t, N>& list) {
    std::string out;
    for (const auto n : list) {
        if (n != 0) out += (out.empty() ? "" : "-") + std::to_string(n);
    }
    return out;
}

/// Dice by number, six first: {1: 2, 6: 1} is "6-1-1".
std::string heap_of(const std::array<std::int8_t, 6>& left) {
    std::string out;
    for (int n = 6; n >= 1; --n) {
        for (int k = 0; k < left[at(n - 1)]; ++k) out += (out.empty() ? "" : "-") + std::to_string(n);
    }
    return out;
}

/// "6-5-3"; false where it is no such list or longer than N.
template <std::size_t N>
bool read_numbers(std::string_view word, std::array<std::int8_t, N>& out) {
    std::size_t count = 0;
    out = {};
    for (std::size_t i = 0; i < word.size(); i += 2) {
        if (word[i] < '1' || word[i] > '6' || count == N) return false;
        out[count++] = small(word[i] - '0');
        if (i + 1 < word.size() && (word[i + 1] != '-' || i + 2 == word.size())) return false;
    }
    return count > 0;
}

bool read_dice(std::string_view word, Position& p) {
    int count = 0;
    for (std::size_t i = 0; i < word.size();) {
        if (count == most_dice || word[i] < '1' || word[i] > '6') return false;
        p.dice[at(count)] = small(word[i++] - '0');
        if (i < word.size() && word[i] == 'x') p.used = static_cast<std::uint8_t>(p.used | 1u << count), ++i;
        if (i < word.size() && word[i] == 's') p.supposed = static_cast<std::uint8_t>(p.supposed | 1u << count), ++i;
        ++count;
        if (i < word.size() && (word[i] != '-' || ++i == word.size())) return false;
    }
    return count > 0;
}

bool read_heap(std::string_view word, std::array<std::int8_t, 6>& out) {
    std::array<std::int8_t, 16> list{};
    if (!read_numbers(word, list)) return false;
    out = {};
    for (const auto n : list) {
        if (n != 0) ++out[at(n - 1)];
    }
    return true;
}

}  // namespace

std::string Engine::write(const Position& p) const {
    std::string out;
    for (int seat = 0; seat < 2; ++seat) {
        if (seat > 0) out += " | ";
        out += card_->seats[at(seat)].id;
        const auto add = [&](std::string_view name, int count) {
            if (count > 0) out += " " + std::string(name) + std::to_string(count);
        };
        for (int point = 0; point < points; ++point) add(letters.substr(at(point), 1), p.men[at(seat)][at(point)]);
        add("bar", p.bar[at(seat)]);
        add("hand", p.hand[at(seat)]);
        add("off", p.off[at(seat)]);
        add("palms", p.palms[at(seat)]);
    }
    out += " | to " + (p.phase == Phase::lot ? std::string("lot") : card_->seats[at(p.turn)].id);
    if (p.phase == Phase::play || p.phase == Phase::grant) {
        out += p.phase == Phase::play ? " | dice " : " | give ";
        for (int i = 0; i < most_dice && p.dice[at(i)] != 0; ++i) {
            if (i > 0) out += '-';
            out += static_cast<char>('0' + p.dice[at(i)]);
            if (p.used >> i & 1) out += 'x';
            if (p.supposed >> i & 1) out += 's';
        }
    }
    if (p.phase == Phase::name) out += " | name";
    if (p.phase == Phase::passed) out += " | passed " + heap_of(p.left);
    if (p.under != 0) out += " | then " + std::to_string(p.under);
    if (p.phase != Phase::passed && !heap_of(p.left).empty()) out += " | left " + heap_of(p.left);
    if (p.named[0] != 0) out += " | named " + numbers(p.named);
    if (p.again) out += " | again";
    if (p.pact) out += " | pact";
    if (p.owes) out += " | owes";
    if (p.released[0] || p.released[1]) {
        out += " | released";
        for (int seat = 0; seat < 2; ++seat) {
            if (p.released[at(seat)]) out += " " + card_->seats[at(seat)].id;
        }
    }
    if (p.won >= 0) out += " | won " + card_->seats[at(p.won)].id;
    return out;
}

namespace {

/// One word of a side's men: "f3", "bar1".
bool read_men(std::string_view word, int seat, Position& p, std::string_view& slip) {
    std::size_t digits = 0;
    while (digits < word.size() && (word[digits] < '0' || word[digits] > '9')) ++digits;
    const std::string_view name = word.substr(0, digits);
    const auto count = read_int(word.substr(digits));
    if (!count || *count < 1 || *count > family) {
        slip = faults::place_and_number;
        return false;
    }
    std::int8_t* place = nullptr;
    if (name.size() == 1 && point_of(name[0]) >= 0) place = &p.men[at(seat)][at(point_of(name[0]))];
    if (name == "bar") place = &p.bar[at(seat)];
    if (name == "hand") place = &p.hand[at(seat)];
    if (name == "off") place = &p.off[at(seat)];
    if (name == "palms") place = &p.palms[at(seat)];
    if (!place || *place != 0) {
        slip = place ? faults::each_once : faults::a_place;
        return false;
    }
    *place = small(*count);
    return true;
}

}  // namespace

Expected<Position> Engine::read_position(std::string_view text) const {
    Position p;
    Groups groups(text);
    std::vector<std::string_view> words;
    const auto seat_of = [&](std::string_view word) { return card_->seat(std::string(word)); };

    for (int seat = 0; seat < 2; ++seat) {
        const std::string side = card_->seats[at(seat)].id;
        if (!groups.next(words) || words.empty() || words[0] != side)
            return groups.wrong(words.empty() ? std::string_view{} : words[0],
                                say(faults::seat_and_checkers, {{"id", side}}));
        for (std::size_t i = 1; i < words.size(); ++i) {
            std::string_view slip;
            if (!read_men(words[i], seat, p, slip)) return groups.wrong(words[i], slip);
        }
    }
    if (!groups.next(words) || words.size() != 2 || words[0] != "to" || (words[1] != "lot" && seat_of(words[1]) < 0))
        return groups.wrong(words.empty() ? std::string_view{} : words.back(), faults::whose_turn);
    const bool lot = words[1] == "lot";
    if (!lot) {
        p.turn = small(seat_of(words[1]));
        p.phase = Phase::toss;
    }
    int stage = 0;  // of the groups that may follow, in their order
    while (groups.next(words)) {
        const std::string_view first = words.empty() ? std::string_view{} : words[0];
        const std::string_view second = words.size() == 2 ? words[1] : std::string_view{};
        const auto comes = [&](const char* word, int place) {
            if (first != word || stage >= place || (lot && first != "pact" && first != "released" && first != "won"))
                return false;
            stage = place;
            return true;
        };
        bool good = false;
        std::string_view wanted = faults::dice;
        if (comes("dice", 1)) {
            good = read_dice(second, p);
            p.phase = Phase::play;
        } else if (comes("give", 1)) {
            good = read_dice(second, p) && p.dice[1] != 0 && p.dice[2] == 0 && p.used == 0 && p.supposed == 0 &&
                   (variant_.throws == Throws::granted || variant_.throws == Throws::chosen_granted);
            p.phase = Phase::grant;
            wanted = faults::two_dice;
        } else if (comes("name", 1)) {
            good = words.size() == 1 && variant_.one_two;
            p.phase = Phase::name;
            wanted = faults::only_naming;
        } else if (comes("passed", 1)) {
            // Who bore off his last checker with some of them leaves the rest.
            good = variant_.pass_on && read_heap(second, p.left) && (any_passed(p) || ended(p).kind != End::Kind::none);
            p.phase = Phase::passed;
            wanted = faults::passed_dice;
        } else if (comes("then", 2)) {
            good = p.phase == Phase::play && second.size() == 1 && second[0] >= '1' && second[0] <= '6' &&
                   (variant_.doublets == Doublets::under_four || variant_.doublets == Doublets::under_two);
            if (good) p.under = small(second[0] - '0');
            wanted = faults::under_number;
        } else if (comes("left", 3)) {
            good = variant_.pass_on && (p.phase == Phase::play || p.phase == Phase::name) && read_heap(second, p.left);
            wanted = faults::left_dice;
        } else if (comes("named", 4)) {
            good = variant_.throws == Throws::shared && read_numbers(second, p.named) && p.named[2] != 0 &&
                   p.named[0] >= p.named[1] && p.named[1] >= p.named[2];
            wanted = faults::shared_roll;
        } else if (comes("again", 5)) {
            good = words.size() == 1 &&
                   (p.phase == Phase::passed ||
                    (p.phase == Phase::toss && (variant_.pass_on || variant_.doublets == Doublets::four_again)));
            p.again = true;
            wanted = faults::only_within_turn;
        } else if (comes("pact", 6)) {
            good = words.size() == 1 && variant_.pact;
            p.pact = true;
            wanted = faults::only_with_pact;
        } else if (comes("owes", 7)) {
            good = words.size() == 1 && variant_.leave_entry && p.phase == Phase::play;
            p.owes = true;
            wanted = faults::only_with_entry_left;
        } else if (comes("released", 8)) {
            good = words.size() >= 2 && words.size() <= 3 && variant_.corner_division > 0;
            for (std::size_t i = 1; good && i < words.size(); ++i) {
                const int seat = seat_of(words[i]);
                good = seat >= 0 && !p.released[at(seat)] && (i == 1 || seat == n_and);
                if (good) p.released[at(seat)] = true;
            }
            wanted = faults::released;
        } else if (comes("won", 9)) {
            good = variant_.help && seat_of(second) >= 0 && men_left(p, seat_of(second)) == 0;
            if (good) p.won = small(seat_of(second));
            wanted = faults::first_off;
        } else {
            return groups.wrong(first, lot ? faults::before_first_roll : faults::parts);
        }
        if (!good) return groups.wrong(words.size() > 1 ? words[1] : first, wanted);
    }
    settle(p);
    if (auto fault = position_fault(p)) return groups.placed(*std::move(fault));
    return p;
}

/// What is wrong with how the men stand; nothing where all is well. Its column is the part of the text it is in, from 1.
std::optional<Fault> Engine::position_fault(const Position& p) const {
    // A point as it is shown, with what positions call it: "18 (s)".
    const auto named = [&](int point) {
        const std::string letter(1, letter_of(point));
        return by_the_book() ? letter : shown_point(point) + " (" + letter + ")";
    };
    const auto fault = [](std::string_view what, std::string_view expected, int part,
                          std::initializer_list<Slot> slots = {}) {
        return Fault{say(what, slots), std::string(expected), 0, part};
    };
    for (int seat = 0; seat < 2; ++seat) {
        const auto s = at(seat);
        const std::string who = card_->seats[s].with_id();
        const int all = men_left(p, seat) + p.off[s] + p.palms[at(1 - seat)];
        if (all < 1 || all > family)
            return Fault{say(faults::checker_number, all, {{"player", who}}), std::string(faults::one_to_fifteen), 0,
                         seat + 1};
        if (p.bar[s] > 0 && !variant_.taking)
            return fault(faults::on_bar, faults::no_captures, seat + 1, {{"player", who}});
        if (p.hand[s] > 0 && variant_.hand == Hand::none)
            return fault(faults::in_hand, faults::no_hand, seat + 1, {{"player", who}});
        if (p.off[s] > 0 && variant_.bearing == Bearing::none)
            return fault(faults::borne_off, faults::no_bearing_off, seat + 1, {{"player", who}});
        if (p.palms[s] > 0 && !variant_.help)
            return fault(faults::others_off, faults::no_help, seat + 1, {{"player", who}});
        for (int point = 0; point < points; ++point) {
            const int n = p.men[s][at(point)], place = variant_.courses[s].place(point);
            if (n == 0) continue;
            if (place == 0)
                return fault(faults::off_course, faults::own_course, seat + 1,
                             {{"player", who}, {"point", named(point)}});
            if (p.men[at(1 - seat)][at(point)] > 0)
                return fault(faults::both_on_point, faults::one_on_point, seat + 1, {{"point", named(point)}});
            // The first heap stands where it was set.
            if (n > 1 && place != 1 && !(variant_.may_node & place_bit(place)))
                return fault(faults::blocks, faults::may_not_block, seat + 1,
                             {{"player", who}, {"n", std::to_string(n)}, {"point", named(point)}});
            if (n > 2 && place == 1 && variant_.corner_division > 0)
                return fault(faults::in_corner, faults::two_at_most, seat + 1,
                             {{"player", who}, {"n", std::to_string(n)}});
        }
    }
    if (!variant_.help && men_left(p, am) == 0 && men_left(p, n_and) == 0)
        return fault(faults::both_off, faults::one_winner, 1);
    if (p.phase == Phase::play && ended(p).kind == End::Kind::none) {
        std::array<std::int8_t, most_dice> rest{};
        if (dice_left(p, rest) == 0) return fault(faults::all_used, faults::one_unused, 4);
    }
    return std::nullopt;
}

}  // namespace ludus::tables

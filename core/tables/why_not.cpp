// Why a checker, a point or a button may not be touched.

#include <algorithm>

#include "core/base/sort.hpp"
#include "core/game/why_not.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

namespace {

std::string joined(const std::vector<std::string>& sentences) {
    std::string out;
    for (const std::string& sentence : sentences) out += (out.empty() ? "" : " ") + sentence;
    return out;
}

}  // namespace

/// The numbers left, each once, the greatest first.
std::vector<int> Engine::numbers_left(const Position& p) const {
    std::vector<int> out;
    if (p.phase == Phase::passed) {
        for (int n = 6; n >= 1; --n)
            if (p.left[at(n - 1)] > 0) out.push_back(n);
        return out;
    }
    std::array<std::int8_t, most_dice> rest{};
    const int count = dice_left(p, rest);
    for (int i = 0; i < count; ++i)
        if (std::find(out.begin(), out.end(), rest[at(i)]) == out.end()) out.push_back(rest[at(i)]);
    sort_few(out, std::greater<>());
    return out;
}

/// "6 and 4", of all dice left: a double counts as often as it is to be played.
std::string Engine::roll_left(const Position& p) const {
    std::vector<std::string> out;
    for (const int n : numbers_left(p)) out.push_back(std::to_string(n));
    return listed(out);
}

/// Why one number does not move a checker of `who` from there; nothing where it does.
std::optional<Reason> Engine::why_not_by(const Position& p, int who, int from, int die) const {
    const Step next = step(p, who, from, die);
    if (next.allowed()) return std::nullopt;
    const auto named = [](int point) { return point >= 0 && point < points ? shown_point(point) : std::string(); };
    std::vector<int> marked;
    if (const int spot = spot_of(p, who, from); spot >= 0) marked.push_back(spot);
    return Reason{passage(next.refusal),
                  {},
                  std::move(marked),
                  next.to >= 0 && next.to < points ? next.to : -1,
                  say(refusal_sentence(next.refusal, !variant_.says.heap.empty()),
                      {{"die", std::to_string(die)},
                       {"from", named(from)},
                       {"to", named(next.to)},
                       {"player", card_->seats[at(who)].shown()},
                       {"other", card_->seats[at(1 - who)].shown()}})};
}

/// A checker there moves by none of the numbers, or a fuller use of the roll is owed.
Reason Engine::why_not_from(const Position& p, int who, int from, int spot) const {
    const Passages& says = variant_.says;
    std::vector<std::string> told;
    std::optional<Reason> first;
    for (const int die : numbers_left(p)) {
        auto why = why_not_by(p, who, from, die);
        // By this number it could move, if that did not waste another.
        if (!why)
            return {first_said(says.compulsion, says.die),
                    {},
                    {},
                    spot,
                    say(sentences::owed, {{"die", std::to_string(die)}})};
        if (std::find(told.begin(), told.end(), why->sentence) == told.end()) told.push_back(why->sentence);
        if (!first) first = std::move(why);
    }
    if (!first) return {says.die, {}, {}, spot, std::string(sentences::no_number_left)};
    first->sentence = joined(told);
    return *first;
}

Reason Engine::why_not(const Position& p, std::span<const int> touched) const {
    const Passages& says = variant_.says;
    const int spot = touched.back(), who = mover(p), first_die = spots_.die, first_button = spots_.number;
    const std::string &player = card_->seats[at(who)].shown(), &other = card_->seats[at(1 - who)].shown();
    const auto refused = [&](const std::string& rule, std::string_view sentence, std::initializer_list<Slot> slots) {
        std::vector<Slot> all = {{"player", player}, {"other", other}};
        all.insert(all.end(), slots.begin(), slots.end());
        std::string text(sentence);
        for (const Slot& slot : all) text = say(text, {slot});
        return Reason{rule.empty() ? says.die : rule, {}, {}, spot, std::move(text)};
    };
    switch (p.phase) {
        case Phase::lot:
            if (touched.size() == 2 && touched.front() == spot) return refused(says.first, sentences::same_again, {});
            return refused(says.first, sentences::first_roll_for_first, {});
        case Phase::toss:
            return refused(first_said(says.throws, says.dice),
                           variant_.throws == Throws::dice ? sentences::roll_first : sentences::choose_roll_first, {});
        case Phase::grant: return refused(says.throws, sentences::give_first, {});
        case Phase::name: return refused(says.one_two, sentences::name_first, {});
        case Phase::play:
        case Phase::passed: break;
    }
    const std::string roll = roll_left(p);
    if (spot == spots_.lost || spot == spots_.done)
        return refused(says.compulsion, sentences::can_still_use, {{"roll", roll}});
    if (touched.size() > 2) return refused(says.die, sentences::choose_die, {});
    if (spot >= first_button)
        return refused(first_said(says.dice, says.die), sentences::rolled_already, {{"roll", roll}});
    if (spot >= first_die) return refused(says.die, sentences::checker_first, {{"roll", roll}});
    const int from_spot = touched.front();
    // A place as the steps count them: a point, the hand or the bar; -1: neither.
    const int from = from_spot < points                  ? from_spot
                     : from_spot == spots_.bar[at(who)]  ? from_bar
                     : from_spot == spots_.hand[at(who)] ? from_hand
                                                         : -1;
    if (touched.size() == 1) {
        if (from < 0) return refused(says.course, sentences::own_checker_first, {});
        const int own = from < points ? p.men[at(who)][at(from)] : from == from_bar ? p.bar[at(who)] : p.hand[at(who)];
        if (own > 0) return why_not_from(p, who, from, spot);
        if (from >= points) return refused(says.course, sentences::none_waits, {});
        return refused(says.course,
                       p.men[at(1 - who)][at(from)] > 0 ? sentences::others_checkers : sentences::no_checker_there,
                       {{"from", shown_point(from)}});
    }
    const Course& course = variant_.courses[at(who)];
    if (spot < points) {
        const int begins = from < points ? course.place(from) : from == from_hand ? variant_.hand_offset : 0;
        const int needed = course.place(spot) - begins;
        const std::string to = shown_point(spot);
        if (course.place(spot) == 0) return refused(says.course, sentences::not_on_course, {{"to", to}});
        if (needed <= 0) return refused(says.course, sentences::other_way, {{"to", to}});
        const std::vector<int> numbers = numbers_left(p);
        if (std::find(numbers.begin(), numbers.end(), needed) != numbers.end())
            if (auto why = why_not_by(p, who, from, needed)) return *why;
        if (needed > 6 || std::find(numbers.begin(), numbers.end(), needed) == numbers.end())
            return refused(says.die, sentences::needs_number,
                           {{"to", to}, {"n", std::to_string(needed)}, {"roll", roll}});
        return refused(says.compulsion, sentences::owed, {{"die", std::to_string(needed)}});
    }
    if (spot == spots_.off[at(p.turn)]) {
        if (from >= points) return refused(says.bear, sentences::must_enter, {});
        // What hinders the number that would bear it off, or the greatest, is said.
        const std::vector<int> numbers = numbers_left(p);
        for (const int die : numbers) {
            auto why = why_not_by(p, who, from, die);
            if (why && (why->rule == says.bear || why->rule == says.pact)) return *why;
        }
        if (variant_.bearing == Bearing::none) return refused(says.win, sentences::never_off, {});
        const int needed =
            variant_.bearing == Bearing::as_entered ? course.place(from) : course.length + 1 - course.place(from);
        return refused(says.bear, sentences::bears_by, {{"n", std::to_string(needed)}, {"roll", roll}});
    }
    return refused(says.course, sentences::no_place_to_go, {});
}

}  // namespace ludus::tables

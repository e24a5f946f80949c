// Why a piece, a square or a button may not be touched.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/race/race.hpp"
#include "core/race/sentences.hpp"

namespace ludus::race {

namespace {

namespace s = sentences;

}  // namespace

/// "25 and a grace", "6, 5 and 2"; nothing where the roll counts nothing.
std::string Race::roll_left(const Position& p) const {
    std::vector<std::string> out;
    for (int i = 0; i < parts; ++i)
        if (const int n = part(p, i); n > 0)
            out.push_back(i > 0 && !variant_.dice() ? std::string(s::a_grace) : std::to_string(n));
    return listed(out);
}

std::vector<Race::Refused> Race::refused_steps(const Position& p) const {
    MoveList list;
    std::vector<Refused> out;
    steps(p, list, &out);
    // Where the exact number is there, what goes beyond is not what hinders.
    const auto exact = [&](const Step& step) {
        return std::any_of(out.begin(), out.end(), [&](const Refused& other) {
            return other.step.owner == step.owner && other.step.from == step.from && other.step.to == last();
        });
    };
    std::vector<Refused> told;
    for (const Refused& one : out)
        if (one.why != Refusal::beyond || !exact(one.step)) told.push_back(one);
    return told;
}

Reason Race::why_refused(const Position& p, const Refused& refused, int touch) const {
    const Passages& cites = variant_.cites;
    const Step& step = refused.step;
    // Whose pieces are in the way: of two seats the one that stands doubled.
    std::string other;
    if (refused.why == Refusal::castle || refused.why == Refusal::doubled) {
        const int cell = variant_.course.cell(step.owner, step.to);
        int most = 0;
        for (int seat = 0; seat < seats; ++seat) {
            int there = 0;
            for (const int path : p.at[at(seat)]) there += variant_.course.cell(seat, path) == cell;
            if (!enemies(seat, step.owner) || there <= most) continue;
            most = there;
            other = card_->seats[at(seat)].name;
        }
    }
    const auto because = [&](std::string_view rule, std::string_view sentence) {
        return Reason{std::string(rule),
                      {},
                      {spot(step.owner, step.from)},
                      touch,
                      say(sentence, {{"from", name(step.from)},
                                     {"to", name(step.to)},
                                     {"other", other},
                                     {"n", std::to_string(last() - step.from)},
                                     {"roll", roll_left(p)}})};
    };
    switch (refused.why) {
        case Refusal::enter: return because(cites.enter, s::needs_grace);
        case Refusal::closed: return because(cites.throws, s::no_way_out);
        case Refusal::second_colour:
            return because(cites.second_colour,
                           say(s::goes_second, {{"player", card_->seats[at(partner(step.owner))].name},
                                                {"other", card_->seats[at(step.owner)].name}}));
        case Refusal::castle: return because(cites.castle, s::castle_held);
        case Refusal::doubled:
            return because(cites.doubles, variant_.pairs_take_doubles ? s::doubled : s::doubled_safe);
        case Refusal::none:
        case Refusal::beyond: break;
    }
    return because(cites.out, s::needs_exact);
}

/// What hinders each part of the roll is told once.
Reason Race::why_not_from(const Position& p, int touch) const {
    const auto refused = [&](std::string_view rule, std::string_view sentence, int other = 0) {
        return Reason{
            std::string(rule),
            {},
            {},
            touch,
            say(sentence, {{"player", card_->seats[at(mover(p))].name}, {"other", card_->seats[at(other)].name}})};
    };
    if (touch >= cast_spot()) return refused(variant_.cites.move, s::piece_first);
    Reason out;
    for (const Refused& one : refused_steps(p)) {
        if (spot(one.step.owner, one.step.from) != touch) continue;
        Reason why = why_refused(p, one, touch);
        if (out.rule.empty()) out = std::move(why);
        else if (out.sentence.find(why.sentence) == std::string::npos) out.sentence += " " + why.sentence;
    }
    if (!out.rule.empty()) return out;
    for (int seat = 0; seat < seats; ++seat)
        for (const int path : p.at[at(seat)])
            if (shows(seat) && spot(seat, path) == touch)
                // A piece of one's own is told above, unless it is out.
                return moves_for(p, seat) ? refused(variant_.cites.out, s::stays_out)
                                          : refused(variant_.cites.move, s::others_piece, seat);
    return refused(variant_.cites.move, s::no_piece);
}

Reason Race::why_not_to(const Position& p, int from, int touch) const {
    const Passages& cites = variant_.cites;
    const Course& course = variant_.course;
    for (const Refused& one : refused_steps(p)) {
        const Step& step = one.step;
        if (spot(step.owner, step.from) == from && spot(step.owner, std::min(step.to, last())) == touch)
            return why_refused(p, one, touch);
    }
    int whose = mover(p), begins = 0, needed = 0;
    bool behind = false;
    for (int owner = 0; owner < seats; ++owner) {
        if (!moves_for(p, owner)) continue;
        for (const int path : p.at[at(owner)]) {
            if (path == last() || spot(owner, path) != from) continue;
            whose = owner;
            const auto reach = [&](int to) {
                behind = behind || to <= path;
                if (to > path && (needed == 0 || to - path < needed)) needed = to - path, begins = path;
            };
            if (touch == out_spot(owner)) reach(last());
            if (touch >= static_cast<int>(course.squares.size())) continue;
            for (const int to : meets_[at(touch)][at(owner)]) {
                if (to == Course::longest) continue;
                reach(to);
                if (variant_.second_lap && path > 0 && path < course.turned && to + course.lap >= course.turned)
                    reach(to + course.lap);
            }
        }
    }
    const std::string roll = roll_left(p);
    const auto refused = [&](std::string_view rule, std::string_view sentence) {
        return Reason{std::string(rule),
                      {},
                      {from},
                      touch,
                      say(sentence, {{"player", card_->seats[at(whose)].name},
                                     {"from", name(begins)},
                                     {"n", std::to_string(needed)},
                                     {"roll", roll}})};
    };
    if (touch == from || touch >= cast_spot()) return refused(cites.move, s::where_to);
    if (needed > 0 && begins == 0 && variant_.first_on_castle) return refused(cites.enter, s::enters_on_castle);
    if (needed > 0 && touch == out_spot(whose)) return refused(cites.out, s::needs_exact);
    if (needed > 0) return refused(cites.move, say(s::needs_number, needed, {{"roll", roll}}));
    if (behind) return refused(cites.move, s::lies_behind);
    return touch == wait_spot(whose) ? refused(cites.take, s::only_captured) : refused(cites.move, s::off_way);
}

Reason Race::why_not(const Position& p, std::span<const int> touched) const {
    const Passages& cites = variant_.cites;
    const int touch = touched.back();
    const std::string roll = roll_left(p);
    const auto refused = [&](std::string_view rule, std::string_view sentence) {
        return Reason{std::string(rule),
                      {},
                      {},
                      touch,
                      say(sentence, {{"player", card_->seats[at(mover(p))].name}, {"roll", roll}})};
    };
    if (p.fall == not_thrown) return refused(cites.throws, s::roll_first);
    if (roll.empty()) return refused(cites.throws, s::roll_is_nothing);
    if (touch >= throw_spot() && touch < pass_spot()) return refused(cites.throws, s::rolled_already);
    if (touched.size() == 1) {
        // Where it is not allowed, a piece can move.
        if (touch == pass_spot()) return refused(cites.pass, s::can_still_move);
        return why_not_from(p, touch);
    }
    return touched.size() == 2 ? why_not_to(p, touched.front(), touch) : refused(cites.move, s::choose_button);
}

}  // namespace ludus::race

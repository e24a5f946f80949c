// One die used by one man: whether it may be, and what it does.

#include "core/tables/engine.hpp"

namespace ludus::tables {

bool Engine::home(const Position& p, int who) const {
    if (p.hand[at(who)] > 0 || p.bar[at(who)] > 0) return false;
    const Course& course = variant_.courses[at(who)];
    for (int place = 1; place < course.bearing(); ++place) {
        if (p.men[at(who)][at(course.point(place))] > 0) return false;
    }
    return true;
}

Refusal Engine::landing(const Position& p, int who, int place, bool entering) const {
    const int point = variant_.courses[at(who)].point(place);
    const int own = p.men[at(who)][at(point)], other = p.men[at(1 - who)][at(point)];
    if (other >= 2) return variant_.courses[at(1 - who)].place(point) == 1 ? Refusal::heap : Refusal::noded;
    if (own == 0) return Refusal::none;
    if (variant_.corner_division > 0 && place == 1) return own >= 2 ? Refusal::corner_full : Refusal::none;
    if (entering && (variant_.own_bar_entry & place_bit(place))) return Refusal::own_bars;
    return variant_.may_node & place_bit(place) ? Refusal::none : Refusal::own_node;
}

Step Engine::step(const Position& p, int who, int from, int die) const {
    const Course& course = variant_.courses[at(who)];
    int to = 0;
    bool entering = true;
    if (from == from_bar) {
        if (p.bar[at(who)] == 0) return {-1, Refusal::nobody};
        to = die;
    } else if (from == from_hand) {
        if (p.hand[at(who)] == 0) return {-1, Refusal::nobody};
        if (p.bar[at(who)] > 0) return {-1, Refusal::bar_first};
        to = die + variant_.hand_offset;
    } else {
        entering = false;
        if (p.men[at(who)][at(from)] == 0) return {-1, Refusal::nobody};
        if (p.bar[at(who)] > 0) return {-1, Refusal::bar_first};
        const int place = course.place(from);
        to = place + die;
        if (p.hand[at(who)] > 0) {
            if (variant_.hand == Hand::enter_first) return {-1, Refusal::hand_first};
            if (variant_.hand == Hand::within && to > page) return {-1, Refusal::leaves_page};
        }
        if (variant_.corner_division > 0 && place == 1 && !p.released[at(who)]) return {-1, Refusal::corner};
        if (variant_.bearing == Bearing::as_entered) {
            if (die != place) return {-1, Refusal::still};
            to = course.length + 1;
        }
        if (to > course.length) {
            if (variant_.bearing == Bearing::none) {
                if (!variant_.heap_by_more || place == course.length) return {-1, Refusal::past_end};
                to = course.length;
            } else {
                if (!home(p, who)) return {-1, Refusal::not_home};
                if (p.pact) return {-1, Refusal::pact};
                if (to == course.length + 1) return {off_board};
                if (variant_.bearing == Bearing::exact) return {-1, Refusal::not_exact};
                for (int behind = course.bearing(); behind < place; ++behind) {
                    if (p.men[at(who)][at(course.point(behind))] > 0) return {-1, Refusal::farther};
                }
                return {off_board};
            }
        } else if (variant_.frozen && place >= course.bearing()) {
            return {-1, Refusal::frozen};
        }
    }
    const int point = course.point(to);
    const Refusal refusal = landing(p, who, to, entering);
    return {point, refusal, refusal == Refusal::none && p.men[at(1 - who)][at(point)] == 1};
}

void Engine::carry(Position& p, int who, int from, const Step& step) const {
    if (from == from_bar) --p.bar[at(who)];
    else if (from == from_hand) --p.hand[at(who)];
    else --p.men[at(who)][at(from)];
    if (step.to == off_board) {
        if (who == p.turn) ++p.off[at(who)];
        else ++p.palms[at(p.turn)];
    } else {
        ++p.men[at(who)][at(step.to)];
        if (step.takes) {
            p.men[at(1 - who)][at(step.to)] = 0;
            ++p.bar[at(1 - who)];
            // tur.leave-entry: "when an adversary's piece is taken up in his entering division".
            if (variant_.leave_entry && variant_.courses[at(1 - who)].place(step.to) <= page) p.owes = true;
        }
    }
    settle(p);
}

/// What follows of itself from how the men stand.
void Engine::settle(Position& p) const {
    if (variant_.corner_division > 0) {
        for (int who = 0; who < 2; ++who) {
            if (p.released[at(who)] || p.hand[at(who)] > 0 || p.bar[at(who)] > 0) continue;
            bool behind = false;
            for (int place = 2; place <= variant_.corner_division && !behind; ++place)
                behind = p.men[at(who)][at(variant_.courses[at(who)].point(place))] > 0;
            p.released[at(who)] = !behind;
        }
    }
    if (variant_.help && p.won < 0) {
        for (int who = 0; who < 2; ++who) {
            if (men_left(p, who) == 0) p.won = small(who);
        }
    }
}

bool Engine::may_enter(const Position& p, int who) const {
    for (int number = 1; number <= 6; ++number) {
        if (landing(p, who, number, true) == Refusal::none) return true;
    }
    return false;
}

bool Engine::may_end_turn(const Position& p) const { return !p.owes || may_enter(p, 1 - mover(p)); }

int Engine::pips(const Position& p, int seat) const {
    const Course& course = variant_.courses[at(seat)];
    // A man borne off by the number that placed him has one throw to wait for, wherever he stands.
    const bool thrown_off = variant_.bearing == Bearing::as_entered;
    const int beyond = variant_.bearing == Bearing::none ? 0 : 1;
    const int whole = thrown_off ? 2 : course.length + beyond;
    int sum = (p.bar[at(seat)] + p.hand[at(seat)]) * whole;
    for (int place = 1; place <= course.length; ++place) {
        sum += p.men[at(seat)][at(course.point(place))] * (thrown_off ? 1 : course.length - place + beyond);
    }
    return sum;
}

}  // namespace ludus::tables

#include "core/tables/odds.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "core/game/tally.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

namespace {

/// What some play of a throw does.
struct Reach {
    std::uint32_t taken = 0;  ///< points where a man may be taken
    int entered = 0;          ///< men to enter that may, at most
    bool plays = false;       ///< some die can be used
    bool whole = false;       ///< all can
};

class RollCounter {
public:
    RollCounter(const Engine& engine, const Position& before, int seat)
        : engine_(engine), seat_(seat), before_(before.bar[at(seat)]), single_(singles(before, 1 - seat)) {}

    /// Everything the throw that lies in `p` may come to.
    Reach all(const Position& p) {
        if (p.phase == Phase::grant) {
            Reach least{~0u, family, true, true};
            MoveList gifts;
            engine_.moves(p, gifts);
            for (const Move gift : gifts) {
                const Reach one = all(engine_.play(p, gift));
                least.taken &= one.taken;
                least.entered = std::min(least.entered, one.entered);
                least.plays = least.plays && one.plays;
                least.whole = least.whole && one.whole;
            }
            return least;
        }
        met_.clear();
        out_ = {};
        // Where a throw not played in full loses at once there are no moves to ask for (royal.fay.fail).
        std::array<std::int8_t, most_dice> rest{};
        out_.whole = engine_.fullest(p) == dice_left(p, rest);
        go_on(p);
        return out_;
    }

private:
    /// Points where one man of that side stands alone.
    static std::uint32_t singles(const Position& p, int seat) {
        std::uint32_t out = 0;
        for (int point = 0; point < points; ++point)
            if (p.men[at(seat)][at(point)] == 1) out |= 1u << point;
        return out;
    }

    void go_on(const Position& p) {
        MoveList moves;
        engine_.moves(p, moves);
        for (const Move move : moves) {
            const UnpackedMove unpacked = unpack(move);
            Position next = engine_.play(p, move);
            if (unpacked.type == MoveType::use) {
                out_.plays = true;
                const Step step = engine_.step(p, Engine::mover(p), unpacked.from, unpacked.die);
                // Men that were taken and stand there again are not the man that stood there first; but one stood there only.
                if (step.takes) out_.taken |= (1u << step.to) & single_;
                out_.entered = std::max(out_.entered, before_ - next.bar[at(seat_)]);
            }
            const bool goes_on = next.turn == seat_ && (next.phase == Phase::play || next.phase == Phase::name);
            if (goes_on && met_.insert(engine_.hash(next)).second) go_on(next);
        }
    }

    const Engine& engine_;
    int seat_, before_;
    std::uint32_t single_;
    std::unordered_set<std::uint64_t> met_;
    Reach out_;
};

/// The same men, and that side about to throw.
Position about_to_throw(const Position& p, int seat) {
    Position q = p;
    q.phase = Phase::toss;
    q.pact = p.pact && p.turn == seat;
    q.turn = static_cast<std::int8_t>(seat);
    q.dice = {};
    q.used = q.supposed = 0;
    q.under = 0;
    q.left = {};
    q.named = {};
    q.again = q.owes = false;
    return q;
}

}  // namespace

Outlook look_out(const Engine& engine, const Position& p, int seat) {
    Outlook out;
    const Position q = about_to_throw(p, seat);
    if (engine.result(q).over || engine.to_move(q) != chance) return out;
    MoveList throws;
    engine.moves(q, throws);
    double least = 1;
    for (const Move move : throws) least = std::min(least, engine.odds(q, move));
    // The least likely falls in one way.
    out.of = static_cast<int>(std::lround(1 / least));
    for (const Move move : throws) {
        const int times = static_cast<int>(std::lround(engine.odds(q, move) * out.of));
        RollCounter throwing(engine, q, seat);
        const Reach reach = throwing.all(engine.play(q, move));
        for (int point = 0; point < points; ++point)
            if (reach.taken >> point & 1) out.takes[at(point)] += times;
        if (reach.entered >= 1) out.enters += times;
        if (reach.entered >= q.bar[at(seat)]) out.enters_all += times;
        if (!reach.plays) out.stuck += times;
        if (!reach.whole) out.partly += times;
    }
    return out;
}

namespace {

std::string chance_in_words(int count, int of) {
    if (count == of) return std::string(sentences::certain);
    const int percent = static_cast<int>(std::lround(100.0 * count / of));
    return say(percent == 0     ? sentences::chance_below
               : percent == 100 ? sentences::chance_above
                                : sentences::chance_of,
               {{"n", std::to_string(count)}, {"all", std::to_string(of)}, {"percent", std::to_string(percent)}});
}

}  // namespace

std::vector<Tally> Engine::tallies(const Position& p) const {
    std::vector<Tally> out;
    const auto name = [&](int seat) { return card_->seats[at(seat)].shown(); };
    const auto add = [&](std::string_view title, std::vector<Tally::Row> rows) {
        if (!rows.empty()) out.push_back({std::string(title), std::move(rows)});
    };
    std::vector<Tally::Row> pips_to_go, off, danger, entering, idle;
    for (int seat = 0; seat < 2; ++seat) {
        pips_to_go.push_back({name(seat), std::to_string(pips(p, seat)), {}});
        if (variant_.bearing == Bearing::none) continue;
        const int gone = p.off[at(seat)] + p.palms[at(1 - seat)];
        off.push_back(
            {name(seat),
             say(sentences::of_all, {{"n", std::to_string(gone)}, {"all", std::to_string(gone + men_left(p, seat))}}),
             {spots_.off[at(seat)]}});
    }
    for (int seat = 0; seat < 2 && !result(p).over; ++seat) {
        const Outlook next = look_out(*this, p, seat);
        if (next.of == 0) continue;
        for (int place = 1; place <= variant_.courses[at(1 - seat)].length; ++place) {
            const int point = variant_.courses[at(1 - seat)].point(place);
            if (next.takes[at(point)] > 0)
                danger.push_back({say(sentences::on_point, {{"player", name(1 - seat)}, {"to", shown_point(point)}}),
                                  chance_in_words(next.takes[at(point)], next.of),
                                  {point}});
        }
        const int waiting = p.bar[at(seat)];
        if (waiting > 0) {
            entering.push_back({waiting > 1 ? say(sentences::one_at_least, {{"player", name(seat)}}) : name(seat),
                                chance_in_words(next.enters, next.of),
                                {spots_.bar[at(seat)]}});
            if (waiting > 1)
                entering.push_back(
                    {say(sentences::all_waiting, {{"player", name(seat)}, {"n", std::to_string(waiting)}}),
                     chance_in_words(next.enters_all, next.of),
                     {spots_.bar[at(seat)]}});
        }
        const int lost = variant_.compulsion == Compulsion::whole ? next.partly : next.stuck;
        if (lost > 0) idle.push_back({name(seat), chance_in_words(lost, next.of), {}});
    }
    add(variant_.bearing == Bearing::as_entered ? sentences::dice_left : sentences::pips_left, std::move(pips_to_go));
    add(sentences::off_title, std::move(off));
    add(sentences::hit_next, std::move(danger));
    add(sentences::enter_next, std::move(entering));
    add(variant_.compulsion == Compulsion::whole ? sentences::not_whole_next : sentences::stuck_next, std::move(idle));
    return out;
}

}  // namespace ludus::tables

// Why a move of the race is allowed, and what people count.

#include <bit>
#include <cmath>

#include "core/base/index.hpp"
#include "core/kit/moves.hpp"
#include "core/race/race.hpp"
#include "core/race/sentences.hpp"

namespace ludus::race {

std::vector<Reason> Race::reasons(const Position& p, Move m) const {
    namespace s = sentences;
    const Passages& cites = variant_.cites;
    std::vector<Reason> out;
    const auto because = [&](std::string_view rule, std::string line, std::string sentence, std::vector<int> from = {},
                             int to = -1) {
        out.push_back({std::string(rule), std::move(line), std::move(from), to, std::move(sentence)});
    };
    const std::string player = card_->seats[at(mover(p))].name;
    if (p.fall == not_thrown) {
        const kit::Fall& fall = falls_[at(kit::to(m))];
        if (variant_.dice()) {
            because(cites.throws, fall_word(kit::to(m)),
                    say(s::dice, {{"player", player},
                                  {"a", fall.faces[0].text},
                                  {"b", fall.faces[1].text},
                                  {"c", fall.faces[2].text}}));
        } else {
            const Score& score = variant_.scores[at(kit::to(m))];
            const std::string n = std::to_string(score.number);
            const std::string_view told = score.number == 0 ? (score.grace ? s::counts_only_grace : s::counts_nothing)
                                          : score.grace     ? s::counts_grace
                                                            : s::counts;
            because(cites.throws, n, say(s::mouths, kit::to(m), {{"player", player}}) + say(told, {{"n", n}}));
            if (score.again) because(cites.rolls_again, "rolls again", say(s::again, {{"player", player}}));
        }
        if (mover(p) != p.seat)
            because(cites.gives, "for the partner", say(s::gives, {{"player", card_->seats[at(p.seat)].name}}));
        return out;
    }
    if (kit::is_action(m)) {
        MoveList all;
        moves(p, all);
        const bool is_stuck = all.size() == 1;
        because(cites.pass, "no move", say(is_stuck ? s::stuck : s::passes, {{"player", player}}));
        return out;
    }

    const Step step = unpack(m);
    const std::vector<int> acts{spot(step.owner, step.from)};
    const int end = spot(step.owner, step.to), squares = counts(p, step);
    const bool grace = !variant_.dice() && step.uses != 1;
    const std::string n = std::to_string(squares), from = name(step.from), to = name(step.to);
    const std::string line = from + " + " + n + " = " + to;
    if (step.from == 0) {
        const bool first = !variant_.enters_freely && p.at[at(step.owner)][0] == 0 && (p.back >> step.owner & 1) == 0;
        const std::string owner = card_->seats[at(step.owner)].name;
        because(first ? cites.enter_first : cites.enter, "enters on " + to,
                say(first                    ? s::enters_first
                    : variant_.enters_freely ? s::enters_freely
                                             : s::enters_grace,
                    {{"player", owner}, {"to", to}}),
                acts, end);
    } else if (step.to == last()) {
        because(cites.out, from + " + " + n + ": out", say(s::out, {{"n", n}, {"from", from}}), acts, end);
        if (variant_.both_colours && step.owner != p.seat)
            because(cites.second_colour, "goes second",
                    say(s::first_colour, {{"player", card_->seats[at(p.seat)].name}}), acts, end);
    } else if (grace) {
        because(cites.grace, line, say(step.pair ? s::grace_two : s::grace, {{"from", from}, {"to", to}}), acts, end);
    } else {
        because(cites.move, line, say(step.pair ? s::moves_two : s::moves, {{"n", n}, {"from", from}, {"to", to}}),
                acts, end);
    }
    if (variant_.dice() && std::popcount(static_cast<unsigned>(step.uses)) > 1)
        because(cites.doublets, step.pair ? "both twice" : "twice",
                say(step.pair ? s::doublet_two : s::doublet_one, {{"n", n}}), acts, end);
    if (step.round) because(cites.second_lap, "round again", std::string(s::round), acts, end);
    if (step.to == last()) return out;
    const int cell = variant_.course.cell(step.owner, step.to);
    if (is_castle(cell) && step.from != 0) because(cites.castle, "a castle", say(s::castle, {{"to", to}}), acts, end);
    if (const int prey = taken_by(p, step); prey > 0) {
        std::string whose;
        for (int seat = 0; seat < seats; ++seat)
            for (const int path : p.at[at(seat)])
                if (enemies(seat, step.owner) && variant_.course.cell(seat, path) == cell)
                    whose = card_->seats[at(seat)].name;
        because(cites.take, prey == 1 ? "captures" : "captures " + std::to_string(prey),
                say(prey == 1 ? s::takes : s::takes_all, {{"other", whose}, {"count", std::to_string(prey)}}), acts,
                end);
        because(cites.captures_again, "rolls again", say(s::takes_again, {{"player", player}}));
        if (step.pair && enemies_at(p, step.owner, cell).doubled)
            because(cites.doubles, "two by two", std::string(s::takes_double), acts, end);
    }
    return out;
}

double Race::danger(const Position& p, int seat, int path) const {
    const int cell = path == 0 ? Course::no_cell : variant_.course.cell(seat, path);
    if (cell == Course::no_cell || is_castle(cell) || variant_.course.squares[at(cell)].lane >= 0) return 0;
    int own = 0;
    for (const int each : p.at[at(seat)]) own += each == path;
    if (own > 1 && variant_.doubles_from > 0 && path >= variant_.doubles_from && path <= variant_.doubles_to) return 0;
    double safe = 1;
    for (int other = 0; other < seats; ++other) {
        if (!enemies(seat, other)) continue;
        double reached = 0;
        for (int i = 0; i < pieces; ++i) {
            const int from = p.at[at(other)][at(i)];
            if (from == last() || (i > 0 && p.at[at(other)][at(i - 1)] == from)) continue;
            // Where that seat meets the square on its way; out of the centre nobody comes so far at once, but by a first roll.
            if (from == 0 && !variant_.enters_freely) continue;
            for (const int to : meets_[at(cell)][at(other)])
                if (to > from && to < Course::longest) {
                    reached += hit_[at(to - from)];
                    break;
                }
        }
        safe *= 1 - std::min(reached, 1.0);
    }
    return 1 - safe;
}

std::vector<Tally> Race::tallies(const Position& p) const {
    Tally left{.title = "Squares still to go", .rows = {}},
        risks{.title = "Pieces in danger from the next roll", .rows = {}};
    for (int seat = 0; seat < seats; ++seat) {
        if (!shows(seat)) continue;
        const std::string& who = card_->seats[at(seat)].name;
        left.rows.push_back({who, std::to_string(to_go(p, seat)), {wait_spot(seat), out_spot(seat)}});
        int before = 0;
        for (const int path : p.at[at(seat)]) {
            if (path == before || over(p)) continue;
            before = path;
            const double risk = danger(p, seat, path);
            if (risk <= 0) continue;
            // By hand: what the C library prints numbers with would weigh more in the module than all tallies.
            const auto tenths = std::lround(1000 * risk);
            risks.rows.push_back({who + " on " + name(path),
                                  std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " %",
                                  {spot(seat, path)}});
        }
    }
    std::vector<Tally> out{left};
    if (!risks.rows.empty()) out.push_back(risks);
    return out;
}

}  // namespace ludus::race

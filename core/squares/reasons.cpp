// Why a step is allowed, what its lines add up to, and the figures people ask for.

#include <algorithm>

#include "core/base/say.hpp"
#include "core/kit/moves.hpp"
#include "core/squares/counting.hpp"
#include "core/squares/magic_squares.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

namespace s = sentences;

bool has(const Line& line, int cell) {
    return std::find(line.cells.begin(), line.cells.end(), cell) != line.cells.end();
}

}  // namespace

std::vector<Reason> MagicSquares::reasons(const Position& p, Move m) const {
    const Step* step = next(p);
    const bool exchange = step && step->kind == Kind::exchange;
    const int to = spot(kit::to(m));
    const std::vector<int> from = exchange ? std::vector<int>{spot(kit::from(m))} : std::vector<int>{};
    std::vector<Reason> out;
    if (step && on_track(p)) {
        if (is_step(*step, m)) out.push_back({step->rule, step_words(*step), from, to, step->told});
        else out.push_back({step->rule, "", from, to, say(s::wrong_step, {{"move", step_words(*step)}})});
    } else if (step) {
        out.push_back({step->rule, "", from, to, std::string(s::after_wrong)});
    } else {
        out.push_back(
            {"falkener.squares.cell", words(p, m), from, to,
             say(s::next_number, {{"number", std::to_string(next_number(p))}, {"cell", cell_name(kit::to(m))}})});
    }
    const Position q = play(p, m);
    for (const Line& line : lines_) {
        if (!has(line, kit::to(m)) && !(exchange && has(line, kit::from(m)))) continue;
        if (missing(q, line) > 0) continue;
        const int sum = total(q, line);
        const bool sum_is_right = sum == constant_of(n_);
        // What is still to be changed is not called wrong.
        if (!sum_is_right && (method_ || exchange)) continue;
        std::vector<int> cells;
        for (const int c : line.cells) cells.push_back(spot(c));
        const std::string name = name_of(line), value = std::to_string(sum);
        out.push_back({sum_is_right ? "falkener.squares.constant" : "falkener.squares.checker", name + ": " + value,
                       cells, to,
                       say(sum_is_right ? s::full_line : s::wrong_line,
                           {{"line", capitalised(name)}, {"total", value}, {"sum", std::to_string(constant_of(n_))}})});
    }
    return out;
}

std::vector<Tally> MagicSquares::tallies(const Position& p) const {
    std::vector<Tally> out;
    Tally building{.title = std::string(s::steps_title), .rows = {}};
    if (!result(p).over) {
        const int number = next_number(p);
        const Step* step = next(p);
        if (!step || step->kind != Kind::exchange)
            building.rows.push_back({std::string(s::next_title),
                                     (step && step->kind == Kind::add ? "+" : "") + std::to_string(number),
                                     {}});
    }
    if (method_) {
        building.rows.push_back(
            {std::string(s::by_method),
             on_track(p) ? say(s::steps_of, {{"n", std::to_string(made(p))}, {"total", std::to_string(steps_.size())}})
                         : std::string(s::first_wrong),
             {}});
    } else {
        const std::size_t count = completions(square(p), 10'000).size();
        building.rows.push_back({std::string(s::can_be_finished),
                                 count > 0 && is_solved(n_) ? std::to_string(count)
                                 : count > 0                ? std::string(s::at_least_one)
                                 : is_solved(n_)            ? std::string(s::cannot_be_finished)
                                                            : std::string(s::not_known),
                                 {}});
    }
    Tally sums{.title = say(s::sums_title, {{"sum", std::to_string(constant_of(n_))}}), .rows = {}};
    for (const Line& line : lines_) {
        std::vector<int> spots;
        for (const int c : line.cells) spots.push_back(spot(c));
        const int to_come = missing(p, line);
        const std::string value = std::to_string(total(p, line));
        sums.rows.push_back({capitalised(name_of(line)),
                             to_come > 0 ? say(s::to_come, {{"total", value}, {"n", std::to_string(to_come)}}) : value,
                             spots});
    }
    out.push_back(building);
    out.push_back(sums);
    return out;
}

}  // namespace ludus::squares

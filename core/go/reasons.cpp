// What Go tells people: why a move is allowed, what stands to be captured, the counts.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/go/go.hpp"
#include "core/go/sentences.hpp"

namespace ludus::go {
std::vector<Reason> Go::reasons(const Position& p, Move m) const {
    const std::string &own = player(p.seat), &other = player(1 - p.seat);
    const auto number = [](int n) { return std::to_string(n); };
    if (m == pass)
        return {{"falkener.go.end",
                 "",
                 {},
                 -1,
                 say(p.passed ? sentences::passes_too : sentences::passes, {{"player", own}})}};
    if (m == agree)
        return {{"falkener.go.end",
                 "",
                 {},
                 -1,
                 say(p.agreed ? sentences::agrees : sentences::is_content, {{"player", own}, {"other", other}})}};
    if (m == play_on)
        return {{"falkener.go.end", "", {}, -1, say(sentences::plays_on, {{"player", own}, {"other", other}})}};
    if (m == declare) {
        const int camps = camp_numbers(p)[at(p.seat)];
        return {
            {"falkener.go.camps",
             number(camps),
             {},
             -1,
             say(camps == 1 ? sentences::declares_one : sentences::declares, {{"player", own}, {"n", number(camps)}})}};
    }
    if (m == clear)
        return {{"falkener.go.dead",
                 "",
                 {},
                 -1,
                 say(sentences::clears, {{"n", number(static_cast<int>(p.dead.count()))}})}};
    if (m == fill) {
        const Count counted = count(p);
        return {{"falkener.go.count",
                 "",
                 {},
                 -1,
                 say(sentences::fills, {{"player", player(counted_)}, {"n", number(counted.enclosed[at(counted_)])}})}};
    }
    if (m == count_all) return {count_reason(p)};
    const int cell = kit::to(m);
    const StoneBoard before = stones(p);
    const Point point = before.point(cell);
    if (is_mark(m)) {
        const int size = before.chain_size(point);
        return {{"falkener.go.dead",
                 shown(cell),
                 {},
                 cell,
                 say(size == 1 ? sentences::marks_one : sentences::marks,
                     {{"player", own}, {"n", number(size)}, {"cell", shown(cell)}})}};
    }
    if (is_take_off(m)) {
        const auto numbers = camp_numbers(p);
        return {{"falkener.go.camps",
                 shown(cell),
                 {},
                 cell,
                 say(sentences::takes_off_for_camp, {{"player", own},
                                                     {"other", other},
                                                     {"n", number(numbers[at(1 - p.seat)])},
                                                     {"more", number(numbers[at(p.seat)])},
                                                     {"cell", shown(cell)}})}};
    }
    std::vector<Reason> out;
    if (p == start_)
        out.push_back({"falkener.go.first",
                       shown(cell),
                       {},
                       cell,
                       say(sentences::begins, {{"player", own}, {"cell", shown(cell)}})});
    out.push_back(
        {"falkener.go.turn", shown(cell), {}, cell, say(sentences::puts, {{"player", own}, {"cell", shown(cell)}})});
    StoneBoard after = before;
    const auto put = after.put(point, p.seat);
    std::vector<Point> taken;
    for (const Point n : before.beside(point)) {
        if (before.colour(n) != 1 - p.seat || !before.in_atari(n)) continue;
        const Point chain = before.chain(n);
        if (std::find(taken.begin(), taken.end(), chain) != taken.end()) continue;
        taken.push_back(chain);
        const int size = before.chain_size(n), stone = before.cell(n);
        out.push_back(
            {"falkener.go.take",
             shown(stone),
             {cell},
             stone,
             say(size == 1 ? sentences::takes_one : sentences::takes, {{"n", number(size)}, {"cell", shown(stone)}})});
    }
    // No point beside it was vacant, and no chain of its own had another.
    const auto& beside = before.beside(point);
    const bool saved = before.vacant_beside(point) > 0 || std::any_of(beside.begin(), beside.end(), [&](Point n) {
                           return before.colour(n) == p.seat && !before.in_atari(n);
                       });
    if (!saved && put.captured > 0)
        out.push_back(
            {"falkener.go.enter-eye", shown(cell), {}, cell, say(sentences::enters, {{"cell", shown(cell)}})});
    if (put.lost > 0)
        out.push_back({"falkener.go.enter-eye.lost",
                       shown(cell),
                       {},
                       cell,
                       say(put.lost == 1 ? sentences::enters_and_is_lost : sentences::enters_and_all_are_lost,
                           {{"cell", shown(cell)}, {"n", number(put.lost)}})});
    if (ko_ == Ko::simple && after.ko() != no_point)
        out.push_back({"falkener.go.ko",
                       shown(after.cell(after.ko())),
                       {cell},
                       after.cell(after.ko()),
                       say(sentences::makes_ko, {{"other", other}, {"cell", shown(after.cell(after.ko()))}})});
    return out;
}

Reason Go::count_reason(const Position& p) const {
    const Count counted = count(p);
    const auto twice = twice_points(counted, p);
    const auto points = [](int doubled) { return std::to_string(doubled / 2) + (doubled % 2 != 0 ? "½" : ""); };
    if (counting_ == Counting::camps)
        return {"falkener.go.count",
                points(twice[at(counted_)]),
                {},
                -1,
                say(sentences::counts_one_side, {{"player", player(counted_)},
                                                 {"other", player(1 - counted_)},
                                                 {"n", points(twice[at(counted_)])},
                                                 {"more", points(twice[at(1 - counted_)])},
                                                 {"all", std::to_string(grid().size())}})};
    return {"falkener.go.count",
            points(twice[black]),
            {},
            -1,
            say(counting_ == Counting::area ? sentences::counts_area : sentences::counts_territory,
                {{"player", player(black)},
                 {"other", player(white)},
                 {"n", points(twice[black])},
                 {"more", points(twice[white])}})};
}

std::vector<Reason> Go::threats(const Position& p) const {
    std::vector<Reason> out;
    if (p.phase != Phase::playing) return out;
    const StoneBoard board = stones(p);
    for (int c = 0; c < grid().size(); ++c) {
        const Point stone = board.point(c);
        if (board.is_vacant(stone) || board.chain(stone) != stone || !board.in_atari(stone)) continue;
        const int liberty = board.cell(board.last_liberty(stone)), size = board.chain_size(stone);
        out.push_back({"falkener.go.take",
                       shown(liberty),
                       {liberty},
                       c,
                       say(size == 1 ? sentences::can_take_one : sentences::can_take,
                           {{"cell", shown(liberty)}, {"n", std::to_string(size)}, {"other", shown(c)}})});
    }
    return out;
}

std::vector<Tally> Go::tallies(const Position& p) const {
    const auto number = [](int n) { return std::to_string(n); };
    const auto both = [&](std::string_view title, const std::array<int, 2>& of) {
        return Tally{std::string(title),
                     {{player(black), number(of[black]), {}}, {player(white), number(of[white]), {}}}};
    };
    std::vector<Tally> out{both(sentences::captured, {p.captured[0], p.captured[1]})};
    if (p.phase == Phase::playing) return out;
    const Count counted = count(p);
    out.push_back(both(sentences::dead, counted.dead));
    if (counting_ == Counting::camps) {
        Tally camp_rows{std::string(sentences::camps), {}};
        std::array<int, 2> numbers{};
        for (const Camp& camp : camps(counted, lines())) {
            const auto paid = std::count_if(camp.cells.begin(), camp.cells.end(), [&](int c) { return p.paid[at(c)]; });
            const auto size = static_cast<int>(camp.cells.size()) - static_cast<int>(paid);
            camp_rows.rows.push_back(
                {say(sentences::camp, {{"player", player(camp.seat)}, {"n", number(++numbers[at(camp.seat)])}}),
                 size == 1 ? std::string(sentences::one_point) : say(sentences::points, {{"n", number(size)}}),
                 camp.cells});
        }
        out.push_back(std::move(camp_rows));
        if (const Due owed = due(p); owed.stones > 0 && p.phase <= Phase::paying) {
            std::array<int, 2> left{};
            left[at(owed.seat)] = owed.stones - static_cast<int>(p.paid.count());
            out.push_back(both(sentences::to_take_off, left));
        }
    } else {
        out.push_back(both(sentences::enclosed, counted.enclosed));
    }
    const auto twice = twice_points(counted, p);
    const auto points = [](int doubled) { return std::to_string(doubled / 2) + (doubled % 2 != 0 ? "½" : ""); };
    out.push_back({std::string(sentences::total),
                   {{player(black), points(twice[black]), {}}, {player(white), points(twice[white]), {}}}});
    return out;
}

}  // namespace ludus::go

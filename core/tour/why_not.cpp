// Why a square, or the button that turns the march, may not be touched.

#include <algorithm>

#include "core/tour/sentences.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

/// Each move is one touch, so the last spot is the only one.
Reason KnightsTour::why_not(const Position& p, std::span<const int> touched) const {
    constexpr const char *cover = "falkener.tour.cover", *end = "falkener.tour.roget.end",
                         *turn = "falkener.tour.euler.turn";
    const int cell = touched.back();
    const auto name = [&](int of) { return of < grid_.size() ? grid_.name(of) : std::string(); };
    const auto refused = [&](const char* rule, std::string_view sentence, std::string n = {}) {
        Reason reason{rule, {}, {}, cell, {}};
        if (p.visited > 0) reason.from = {p.last()};
        reason.sentence = say(sentence, {{"cell", name(cell)},
                                         {"from", p.visited > 0 ? name(p.last()) : std::string()},
                                         {"n", std::move(n)},
                                         {"all", std::to_string(grid_.size())}});
        return reason;
    };
    if (p.visited == 0)
        return cell == button() ? refused(turn, sentences::nothing_to_turn)
                                : refused(end, sentences::begins_as_corners);
    if (cell == button()) {
        if (chooses_end(p)) return refused(turn, sentences::nothing_to_turn);
        if (open(p).empty())
            return refused(end, say(sentences::other_end,
                                    {{"cell", name(p.last())}, {"from", name(p.way[0])}, {"to", name(p.target)}}));
        std::vector<std::string> names;
        each(open(p), [&](int to) { names.push_back(name(to)); });
        return refused(turn, say(sentences::still_open, {{"cells", listed(names)}}));
    }
    if (chooses_end(p))
        return refused(end, cell == p.last()    ? sentences::ends_elsewhere
                            : graph_.balanced() ? sentences::ends_on_other_color
                                                : sentences::ends_on_same_color);
    if (cell == p.last()) return refused(cover, sentences::stands_there);
    const bool commanded = graph_.joined(p.last(), cell);
    if (left(p).has(cell)) {
        // The square to end on is the only one that a leap leads to in vain.
        if (commanded) return refused(end, sentences::kept_to_last, std::to_string(grid_.size() - p.visited - 1));
        return refused(cover, sentences::no_leap);
    }
    if (turns(p)) return refused(turn, commanded ? sentences::turns_nothing : sentences::not_commanded);
    const auto walk = p.walk();
    const auto visit = std::find(walk.begin(), walk.end(), cell) - walk.begin();
    return refused(cover, sentences::visited_before, std::to_string(visit + 1));
}

}  // namespace ludus::tour

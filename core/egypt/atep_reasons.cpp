// Why a choice in Atep is allowed and what it brings about, and the odds of each sum.

#include <algorithm>
#include "core/base/index.hpp"
#include "core/egypt/atep.hpp"

#include "core/egypt/atep_sentences.hpp"

namespace ludus::egypt {

std::vector<Reason> Atep::reasons(const Position& p, Move m) const {
    namespace s = atep_sentences;
    const int code = static_cast<int>(m.code);
    const std::string said = words(p, m);
    const std::string rule = single_ ? "falkener.atep.single" : "falkener.atep.double";
    const bool first = first_chooses(p);
    const auto number = [](int n) { return std::to_string(n); };
    const SeatCard &shower = card().seats[at(p.shower)], &guess = card().seats[at(guesser(p))];
    // What the mover cannot know is not told.
    if (p.chosen == nothing)
        return {{rule, said, {}, -1, say(single_ ? s::hides : s::chooses, {{"player", shower.name}})}};
    if (p.chosen == unknown && p.second == nothing) {
        if (!single_) return {{rule, said, {}, -1, say(s::chooses, {{"player", guess.name}})}};
        const Choice made = choice(code, Turn::guesses);
        return {{rule, said, {}, -1, say(s::guesses, {{"player", guess.name}, {"a", number(made.call)}})}};
    }
    const int one = first ? code : p.chosen, two = first ? p.second : code;
    const Choice a = choice(one, turn(true)), b = choice(two, turn(false));
    const int who = winner(p, one, two), sum = a.fingers + b.fingers;
    const std::string verdict =
        who < 0 ? std::string(s::nobody) : say(s::scores, {{"player", card().seats[at(who)].name}});
    std::vector<Reason> out;
    if (single_) {
        const std::string told =
            say(s::guessed,
                {{"player", guess.name}, {"other", shower.name}, {"n", number(a.fingers)}, {"a", number(b.call)}});
        out.push_back({rule,
                       number(b.call) + (a.fingers == b.call ? " = " : " ≠ ") + number(a.fingers),
                       {},
                       -1,
                       told + " " + verdict});
    } else {
        const std::string told = say(s::both_show, {{"player", shower.name},
                                                    {"other", guess.name},
                                                    {"n", number(a.fingers)},
                                                    {"a", number(a.call)},
                                                    {"m", number(b.fingers)},
                                                    {"b", number(b.call)},
                                                    {"sum", number(sum)}});
        out.push_back(
            {rule, number(a.fingers) + " + " + number(b.fingers) + " = " + number(sum), {}, -1, told + " " + verdict});
    }
    if (who >= 0) {
        const std::string& name = card().seats[at(who)].name;
        if (rod_) out.push_back({"falkener.atep.rod", "one mark", {}, -1, say(s::rod, {{"player", name}})});
        else out.push_back({"falkener.atep.stake", "one point", {}, -1, say(s::point, {{"player", name}})});
    }
    return out;
}

std::vector<Tally> Atep::tallies(const Position& p) const {
    Tally points{.title = rod_ ? "Marks won" : "Points", .rows = {}};
    for (int seat = 0; seat < 2; ++seat)
        points.rows.push_back({card().seats[at(seat)].name,
                               std::to_string(p.points[at(seat)]) + " of " + std::to_string(target_),
                               {seat}});
    std::vector<Tally> out{points};
    if (single_) return out;
    // In how many of the ways two hands can be shown each sum comes.
    Tally sums{.title = "Ways to make each sum", .rows = {}};
    const int all = hands() * hands();
    for (int sum = 2 * least_; sum <= 2 * most_fingers; ++sum) {
        const int from_least = sum - 2 * least_, ways = std::min(from_least, calls() - 1 - from_least) + 1;
        sums.rows.push_back(
            {std::to_string(sum), std::to_string(ways) + " of " + std::to_string(all), {call_spot(sum)}});
    }
    out.push_back(sums);
    return out;
}

}  // namespace ludus::egypt

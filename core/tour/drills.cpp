// The drill of the Knight's Tour: from a walk that can still succeed, find a leap after which it still can.

#include <algorithm>

#include "core/base/random.hpp"
#include "core/base/shown.hpp"
#include "core/kit/moves.hpp"
#include "core/tour/sentences.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

namespace {

constexpr const char* next_id = "next";
constexpr int tries = 400;
constexpr std::uint64_t proof_nodes = 60'000;

/// How many squares are left at each level, at least and at most.
struct Span {
    int least, most;
};
constexpr Span left_at[] = {{5, 9}, {9, 15}, {15, 24}};

}  // namespace

std::vector<Theme> KnightsTour::themes() const {
    return {{next_id, std::string(sentences::next_theme), {"falkener.tour.cover"}}};
}

Expected<Exercise> KnightsTour::exercise(std::string_view theme, int level, std::uint64_t seed) const {
    if (level < least_level || level > most_level)
        return Fault{"there is no level " + std::to_string(level), "1, 2 or 3"};
    if (!theme.empty() && theme != next_id) return Fault{"there is no theme \"" + shown(theme) + "\"", next_id};
    Random random(seed * 8 + static_cast<std::uint64_t>(level));
    const Span span = left_at[level - 1];
    for (int i = 0; i < tries; ++i) {
        Position p;
        p.way[0] = static_cast<std::int8_t>(random.below(at(grid_.size())));
        p.visited = 1;
        const Answer whole_tour = finish(p, proof_nodes, random.next());
        if (whole_tour.word != Answer::Word::found) continue;
        const int wanted = span.least + static_cast<int>(random.below(at(span.most - span.least + 1)));
        for (const int cell : whole_tour.rest) {
            if (grid_.size() - p.visited <= wanted) break;
            p = play(p, kit::put(cell));
        }
        MoveList list;
        moves(p, list);
        std::vector<std::string> right, wrong;
        std::vector<int> targets;
        bool sure = true;
        for (const Move m : list) {
            const Answer answer = finish(play(p, m), proof_nodes, 1);
            sure = sure && answer.word != Answer::Word::unknown;
            const bool open_still = answer.word == Answer::Word::found;
            (open_still ? right : wrong).push_back(words(p, m));
            if (open_still) targets.push_back(kit::to(m));
        }
        if (!sure || right.empty() || wrong.empty()) continue;
        Exercise e;
        e.theme = themes().front();
        e.level = level;
        e.seed = seed;
        e.setup = write(p);
        e.question = say(sentences::question, {{"n", std::to_string(grid_.size() - p.visited)}});
        e.goal.rules = {"falkener.tour.cover"};
        e.goal.targets = targets;
        for (const std::string& word : right) e.answers.push_back({word});
        e.explanation = right.size() == 1 ? say(sentences::answer_one, {{"cell", right.front()}})
                                          : say(sentences::answer_many, {{"cells", listed(right, " and ")}});
        e.reasons = reasons(p, kit::put(targets.front()));
        return e;
    }
    return Fault{"no such exercise was found", "another seed"};
}

std::string KnightsTour::objection(const Exercise&, const Position& p, Move m) const {
    const Position q = play(p, m);
    std::vector<std::string> cut;
    if (!whole(q)) each(solver_.lost(q.walk()), [&](int cell) { cut.push_back(grid_.name(cell)); });
    const std::string cell = grid_.name(kit::to(m));
    if (!cut.empty()) return say(sentences::cut_off, {{"cell", cell}, {"cells", listed(cut, " or ")}});
    return say(sentences::locked, {{"cell", cell}});
}

std::string KnightsTour::objection_to_touches(const Exercise&, const Position&, const std::vector<int>&) const {
    return {};
}

}  // namespace ludus::tour

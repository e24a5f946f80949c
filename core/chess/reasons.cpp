// Why a move is allowed: the passage of the man, of the taking, of what he becomes.

#include "core/chess/chess.hpp"

namespace ludus::chess {

std::vector<Reason> Chess::reasons(const Position& p, Move m) const {
    const Act act = open(m);
    const Field& field = law_.field;
    std::vector<Reason> out;
    const auto say = [&](const std::string& rule, std::string line) {
        if (rule.empty()) return;
        Reason reason{rule, std::move(line), {}, act.to};
        if (act.from != nowhere) reason.from = {act.from};
        out.push_back(std::move(reason));
    };
    const std::string to = field.name(act.to);
    const Passages& says = law_.says;
    if (act.deed == Deed::drop) {
        say(says.enter, std::string("a captive ") + law_.kinds[at(act.kind)].name + " is entered on " + to);
        if (act.kind == law_.pawn && !law_.two_pawns)
            say(says.two_pawns, "no other " + std::string(law_.kinds[at(act.kind)].name) + " of his stands in that column");
    } else if (act.deed == Deed::castle) {
        say(says.castle, "king from " + field.name(act.from) + " to " + to + ", the rook beside him");
    } else {
        const Kind& kind = kind_at(p, act.from);
        // Whichever motion leads there; a privilege has a word of its own.
        const Code code = p.men.what[at(p.men.man(act.from))];
        const Motion* by = nullptr;
        ways_.each_target(p.men, code, act.from, [&](Code other) { return seat_of(other) != p.turn; }, [&](int square, int motion) {
            const Motion& found = kind.motions[at(motion)];
            if (square == act.to && (act.deed == Deed::once) == (found.word != nullptr) && !by) by = &found;
        });
        const bool takes = !p.men.empty(act.to);
        const std::string victim = takes ? kind_at(p, act.to).name : "";
        std::string line = std::string(kind.name) + " " + field.name(act.from) + (takes ? " takes " + victim + " on " : " to ") + to;
        if (by && by->hops) {
            const Ways::Line& way = ways_.line(code, act.from, act.to);
            // Which man is jumped: for a hop that does not take the way is asked of one that could.
            if (way.is && !way.leaps) {
                const std::uint8_t* square = ways_.squares(ways_.ray(way).first);
                for (int i = 0; i < way.before; ++i)
                    if (!p.men.empty(square[i])) line += ", over " + field.name(square[i]);
            }
        }
        say(by && by->rule ? by->rule : kind.rule, std::move(line));
        if (takes && !law_.hand.empty()) say(says.captive, "the " + victim + " is now his captive");
        if (act.deed == Deed::turn) say(says.camp, std::string("becomes ") + law_.kinds[at(act.kind)].name + " in the camp");
    }
    const Position after = play(p, m);
    const auto strikers = checkers(after, after.turn);
    if (!strikers.empty() && !says.check.empty()) {
        Reason check{says.check, any_move(after) ? "check" : "checkmate", strikers, after.men.where[after.king[after.turn]]};
        out.push_back(std::move(check));
    }
    return out;
}

std::vector<Reason> Chess::threats(const Position& p) const {
    std::vector<Reason> out;
    for (int from = 0; from < law_.field.size(); ++from) {
        if (p.men.empty(from)) continue;
        const Code code = p.men.what[at(p.men.man(from))];
        const Kind& kind = law_.kinds[at(kind_of(code))];
        ways_.each_target(p.men, code, from, [&](Code other) { return seat_of(other) != seat_of(code); }, [&](int to, int motion) {
            if (p.men.empty(to)) return;
            const char* own = kind.motions[at(motion)].rule;
            out.push_back({own ? own : kind.rule, std::string(kind.name) + " takes " + kind_at(p, to).name, {from}, to});
        });
    }
    return out;
}

std::vector<Reason> Chess::checks(const Position& p) const {
    const auto strikers = checkers(p, p.turn);
    if (strikers.empty()) return {};
    return {{law_.says.check, card().seats[at(p.turn)].shown() + " is in check", strikers, p.men.where[at(p.king[at(p.turn)])]}};
}

}  // namespace ludus::chess

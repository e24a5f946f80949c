// How a battle ends.

#include <algorithm>

#include "core/rithmomachia/battle.hpp"

namespace ludus::rithmomachia {

Battle::Ending Battle::ending(const Position& p) const {
    // Before a ransom is settled nobody knows what has been taken.
    if (p.is_ransoming()) return {};
    if (p.carried[0] != 0) {
        Setting set;
        set.space.fill(away);
        std::copy(p.carried.begin(), p.carried.end(), set.number.begin());
        set.count = 3;
        set.held = held_by_carried(p);
        return {End::triumph, p.side, set};
    }
    const bool taken = p.now.king_taken(even) || p.now.king_taken(odd);
    if (taken || !manner_.triumph.king_first) {
        for (int side : {int{p.side}, other(p.side)}) {
            Setting triumph = standing_triumph(sight_, manner_, p, side);
            if (triumph.count != 0) return {End::triumph, side, triumph};
        }
    }
    if (covenant_.victory == Victory::standards) {
        if (taken || (covenant_.turns > 0 && p.turns >= covenant_.turns)) {
            const int evens = standards_won(even, sum_won(p.spoils[even])),
                      odds = standards_won(odd, sum_won(p.spoils[odd]));
            return {End::standards, evens > odds ? even : odds > evens ? odd : -1, {}};
        }
    } else if (covenant_.victory != Victory::proper) {
        for (int side : {int{p.side}, other(p.side)}) {
            if (is_won(covenant_, p.spoils[static_cast<std::size_t>(side)])) return {End::common, side, {}};
        }
    }
    // fulke.1.end, ours: the book does not say how a game ends that cannot be won.
    if ((taken || !manner_.triumph.king_first) && !any_triumph_possible(p)) return adjudged(p, End::impossible);
    if (p.phase == Phase::turn && !p.proclaimed && p.quiet >= quiet_limit_) return adjudged(p, End::quiet);
    return {};
}

/// "a great triumph", "an excellent triumph": by the kind's own name.
std::string Battle::triumph_title(Grade reached) const {
    const std::string name = manner_.triumph.names[static_cast<std::size_t>(reached)];
    const bool vowel = std::string_view("aeiou").find(name.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + name + " triumph";
}

/// Whether men are left who hold what could count for a triumph, whomever they serve: men change sides. Where men taken
/// are no more in the game each army has only its own.
bool Battle::any_triumph_possible(const Position& p) const {
    const std::uint64_t evens = serving(manner_, p.now, even), odds = serving(manner_, p.now, odd);
    if (manner_.prisoners != Prisoners::removed) return triumph_possible(manner_, p.now, evens | odds | p.now.held, 0);
    return triumph_possible(manner_, p.now, evens, 0) || triumph_possible(manner_, p.now, odds, 0);
}

/// A side that has taken the adversary's king wins a lesser victory; both or neither: a draw.
Battle::Ending Battle::adjudged(const Position& p, End end) const {
    const bool evens = p.now.king_taken(odd), odds = p.now.king_taken(even);
    return {end, evens == odds ? -1 : evens ? even : odd, {}};
}

Outcome Battle::result(const Position& p) const { return p.ended ? outcome(p, ending(p)) : Outcome{}; }

Outcome Battle::repeated(std::span<const Position> line) const {
    Outcome out = outcome(line.back(), adjudged(line.back(), End::quiet));
    out.text = "The same position stands a third time: " + out.text.substr(out.text.find(": ") + 2);
    return out;
}

Outcome Battle::outcome(const Position& p, const Ending& e) const {
    Outcome out;
    out.over = true;
    out.score[even] = e.winner < 0 ? 0.5f : e.winner == even ? 1.0f : 0.0f;
    out.score[odd] = 1.0f - out.score[even];
    const std::string host = e.winner < 0 ? "" : host_name(e.winner);
    const auto adjudge = [&]() -> std::string {
        return e.winner < 0 ? "a draw" : "a lesser victory for the " + host + ", who took the king";
    };
    switch (e.end) {
        case End::none: break;
        case End::triumph: {
            const Grade reached = grade(e.triumph.count, e.triumph.held);
            out.rule = manner_.passage(std::string("triumph.") + grade_name(reached));
            out.text = "The " + host + " win with " + triumph_title(reached) + ": " + setting_line(e.triumph);
            break;
        }
        case End::common: {
            out.rule = victory_passage(covenant_.victory);
            out.text = "The " + host + " have the " + victory_title(covenant_.victory) + ", having taken " +
                       std::to_string(sum_won(p.spoils[static_cast<std::size_t>(e.winner)])) + " in " +
                       std::to_string(numbers_won(p.spoils[static_cast<std::size_t>(e.winner)]).size()) + " men";
            break;
        }
        case End::standards: {
            out.rule = victory_passage(covenant_.victory);
            const int evens = standards_won(even, sum_won(p.spoils[even])),
                      odds = standards_won(odd, sum_won(p.spoils[odd]));
            out.text = "Standards won: Evens " + std::to_string(evens) + ", Odds " + std::to_string(odds) +
                       (e.winner < 0 ? ": a draw" : ": the " + host + " win");
            break;
        }
        case End::impossible:
            out.rule = manner_.passage("end");
            out.text = "No men are left that hold a proportion: " + adjudge();
            break;
        case End::quiet:
            out.rule = manner_.passage("end");
            out.text = std::to_string(quiet_limit_) +
                       " turns without a taking, a proclamation or a man newly in a camp: " + adjudge();
            break;
    }
    return out;
}

}  // namespace ludus::rithmomachia

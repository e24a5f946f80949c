// How a game of the numbers ends.

#include <algorithm>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

namespace {

std::string adjudged_text(const sentences::Adjudged& text, int winner, int n) {
    return say(winner < 0 ? text.drawn : text.won,
               {{"host", winner < 0 ? "" : host_name(winner)}, {"n", std::to_string(n)}});
}

}  // namespace

Engine::Ending Engine::ending(const Position& p) const {
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
    if (taken || !variant_.triumph.king_first) {
        for (int side : {int{p.side}, other(p.side)}) {
            Setting triumph = standing_triumph(sight_, variant_, p, side);
            if (triumph.count != 0) return {End::triumph, side, triumph};
        }
    }
    if (victory_.victory == Victory::standards) {
        if (taken || (victory_.turns > 0 && p.turns >= victory_.turns)) {
            const int evens = standards_won(even, sum_won(p.spoils[even])),
                      odds = standards_won(odd, sum_won(p.spoils[odd]));
            return {End::standards, evens > odds ? even : odds > evens ? odd : -1, {}};
        }
    } else if (victory_.victory != Victory::proper) {
        for (int side : {int{p.side}, other(p.side)}) {
            if (is_won(victory_, p.spoils[static_cast<std::size_t>(side)])) return {End::common, side, {}};
        }
    }
    // fulke.1.end, ours: the book does not say how a game ends that cannot be won.
    if ((taken || !variant_.triumph.king_first) && !any_triumph_possible(p)) return adjudged(p, End::impossible);
    if (p.phase == Phase::turn && !p.proclaimed && p.quiet >= quiet_limit_) return adjudged(p, End::quiet);
    return {};
}

/// "a great triumph", "an excellent triumph": by the kind's own name.
std::string Engine::triumph_title(Grade reached) const {
    const std::string name = variant_.triumph.names[static_cast<std::size_t>(reached)];
    const bool vowel = std::string_view("aeiou").find(name.front()) != std::string_view::npos;
    return say(vowel ? sentences::an_triumph : sentences::a_triumph, {{"grade", name}});
}

/// Whether men are left who hold what could count for a triumph, whomever they serve: men change sides. Where men taken
/// are no more in the game each army has only its own.
bool Engine::any_triumph_possible(const Position& p) const {
    const std::uint64_t evens = serving(variant_, p.now, even), odds = serving(variant_, p.now, odd);
    if (variant_.prisoners != Prisoners::removed)
        return triumph_possible(variant_, p.now, evens | odds | p.now.held, 0);
    return triumph_possible(variant_, p.now, evens, 0) || triumph_possible(variant_, p.now, odds, 0);
}

/// A side that has taken the adversary's king wins a lesser victory; both or neither: a draw.
Engine::Ending Engine::adjudged(const Position& p, End end) const {
    const bool evens = p.now.king_taken(odd), odds = p.now.king_taken(even);
    return {end, evens == odds ? -1 : evens ? even : odd, {}};
}

Outcome Engine::result(const Position& p) const { return p.ended ? outcome(p, ending(p)) : Outcome{}; }

Outcome Engine::repeated(std::span<const Position> line) const {
    const Ending e = adjudged(line.back(), End::quiet);
    Outcome out = outcome(line.back(), e);
    out.text = adjudged_text(sentences::third_time, e.winner, 0);
    return out;
}

Outcome Engine::outcome(const Position& p, const Ending& e) const {
    Outcome out;
    out.over = true;
    out.score[even] = e.winner < 0 ? 0.5f : e.winner == even ? 1.0f : 0.0f;
    out.score[odd] = 1.0f - out.score[even];
    const std::string host = e.winner < 0 ? "" : host_name(e.winner);
    switch (e.end) {
        case End::none: break;
        case End::triumph: {
            const Grade reached = grade(e.triumph.count, e.triumph.held);
            out.rule = variant_.passage(std::string("triumph.") + grade_name(reached));
            out.text = say(sentences::won_by_triumph,
                           {{"host", host}, {"title", triumph_title(reached)}, {"sum", setting_line(e.triumph)}});
            break;
        }
        case End::common: {
            out.rule = victory_passage(victory_.victory);
            const Spoils spoils = p.spoils[static_cast<std::size_t>(e.winner)];
            out.text = say(sentences::won_by_captures, static_cast<int>(numbers_won(spoils).size()),
                           {{"host", host},
                            {"victory", victory_title(victory_.victory)},
                            {"sum", std::to_string(sum_won(spoils))}});
            break;
        }
        case End::standards:
            out.rule = victory_passage(victory_.victory);
            out.text = say(e.winner < 0 ? sentences::drawn_by_standards : sentences::won_by_standards,
                           {{"host", host},
                            {"first", host_name(even)},
                            {"a", std::to_string(standards_won(even, sum_won(p.spoils[even])))},
                            {"second", host_name(odd)},
                            {"b", std::to_string(standards_won(odd, sum_won(p.spoils[odd])))}});
            break;
        case End::impossible:
            out.rule = variant_.passage("end");
            out.text = adjudged_text(sentences::no_proportion_left, e.winner, 0);
            break;
        case End::quiet:
            out.rule = variant_.passage("end");
            out.text = adjudged_text(quiet_limit_ == 1 ? sentences::quiet_turn : sentences::quiet_turns, e.winner,
                                     quiet_limit_);
            break;
    }
    return out;
}

}  // namespace ludus::rithmomachia

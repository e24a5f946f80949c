#include "core/rithmomachia/player/evaluation.hpp"

#include <algorithm>

#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

namespace {

constexpr int of_open_now = 95;  ///< share, per cent, of the best taking the man just set down has opened
constexpr int far_from_triumph = 12;
constexpr int most_ahead = 3000;  ///< of a lead in men, what urges on

/// Several takings open at once are not made one after another: the best counts, the others for a little.
struct Threats {
    int best = 0, rest = 0;
    void add(int gain) {
        if (gain > best) std::swap(gain, best);
        rest += gain;
    }
};

/// What share of his worth a man has for who took him.
int share_of_prisoner(Prisoners rules, const Weights& weights) {
    switch (rules) {
        case Prisoners::behind:
        case Prisoners::on_the_spot: return weights.captive;
        case Prisoners::in_hand: return weights.in_hand;
        case Prisoners::for_triumph: return weights.for_triumph;
        case Prisoners::removed: return 0;
    }
    return 0;
}

}  // namespace

Evaluation::Evaluation(const StandardOptions& terms, const Weights& weights)
    : sight_(terms.sight),
      variant_(terms.variant),
      openings_(terms.openings),
      victory_(terms.victory),
      weights_(weights),
      quiet_limit_(terms.quiet_limit),
      approach_(terms.sight, terms.variant),
      prisoner_(share_of_prisoner(terms.variant.prisoners, weights)) {
    int use = 0, soldiers = 0;
    for (int id = 0; id < men_count; ++id) {
        if (is_king(id)) continue;
        use += openings_.use_of(id);
        ++soldiers;
    }
    const std::array<int, 4> of_form = {weights.round, weights.triangle, weights.square, 0};
    for (int id = 0; id < men_count; ++id) {
        if (is_king(id)) continue;
        const int more_useful = use == 0 ? 0 : openings_.use_of(id) * soldiers * weights.use / use - weights.use;
        worth_[static_cast<std::size_t>(id)] = of_form[static_cast<std::size_t>(man(id).form)] + more_useful;
    }
    for (int army : {even, odd}) {
        const auto a = static_cast<std::size_t>(army);
        // A king of five steps and one of six are worth as much.
        step_[a] = weights.step * 11 / (2 * steps[a].count);
        for (int id = 0; id < men_count; ++id)
            for (int i = 0; i < steps[a].count; ++i)
                if (!is_king(id) && steps[a].number[static_cast<std::size_t>(i)] == man(id).number)
                    fits_[a][static_cast<std::size_t>(id)] |= static_cast<std::uint8_t>(1u << i);
    }
    for (std::size_t fits : {0u, 1u}) {
        const int share = fits ? weights.near_king : weights.about_king;
        for (std::size_t d = 0; d < Approach::unreachable; ++d) {
            hunt_[fits][d] = static_cast<std::int16_t>(share / std::max(1, static_cast<int>(d)));
        }
    }
}

int Evaluation::value(const Position& p, int side) const {
    const Field field(p.now);
    std::array<int, 2> has{};
    for (const int one : {even, odd}) {
        has[static_cast<std::size_t>(one)] = men(p, one) + worth_of(p.now, king[static_cast<std::size_t>(one)]);
    }
    const int ahead = has[even] - has[odd];
    for (const int one : {even, odd}) {
        int& his = has[static_cast<std::size_t>(one)];
        his += dangers(p, field, one) + towards_king(p, field, one) * urge(one == even ? ahead : -ahead) / 100 +
               towards_common_victory(p, one);
        if (!variant_.triumph.king_first || p.now.king_taken(other(one))) his += towards_triumph(p, field, one);
    }
    const int lead = side == even ? has[even] - has[odd] : has[odd] - has[even];
    // The last turns before the game is broken off: a lead not used melts away.
    const int late = 3 * std::min<int>(p.quiet, quiet_limit_) - 2 * quiet_limit_;
    return late > 0 ? lead - lead * late / (2 * quiet_limit_) : lead;
}

/// Who is ahead must win, and not only hold what he has: the hunt of the king is then worth more to him, in per cent.
int Evaluation::urge(int ahead) const { return 100 + weights_.urge * std::clamp(ahead, 0, most_ahead) / 1000; }

/// What a man is worth to the side he serves.
int Evaluation::worth_of(const Stand& stand, int id) const {
    const auto at = static_cast<std::size_t>(id);
    if (!is_king(id)) return stand.turned >> id & 1 ? worth_[at] * prisoner_ / 100 : worth_[at];
    const int army = man(id).born;
    if (stand.king_taken(army)) return 0;
    return weights_.king + step_[static_cast<std::size_t>(army)] * __builtin_popcount(stand.king_parts(army));
}

/// What a side gains by taking so much of a man: what he was to the one, and what he will be to the other.
int Evaluation::gain_of(const Stand& stand, int id, int what) const {
    if (!is_king(id)) {
        const int born = worth_[static_cast<std::size_t>(id)];
        return variant_.prisoners == Prisoners::removed ? born : born + born * prisoner_ / 100;
    }
    const int army = man(id).born;
    const bool last = __builtin_popcount(stand.king_parts(army)) == 1;
    return what == whole || last ? worth_of(stand, id) : step_[static_cast<std::size_t>(army)];
}

/// Men on the table and in the hand, and how far forward they are.
int Evaluation::men(const Position& p, int side) const {
    int sum = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space at = p.now.at(id);
        if (is_king(id) || p.now.side(id) != side) continue;
        if (at != away) {
            const int rank = side == even ? rank_of(at) : sight_.ground().ranks() - 1 - rank_of(at);
            sum += worth_of(p.now, id) + weights_.forward * rank;
        } else if (p.now.held >> id & 1) {
            sum += worth_of(p.now, id);
        }
    }
    return sum;
}

/// What the takings that a side finds open are worth to it.
int Evaluation::dangers(const Position& p, const Field& field, int taker) const {
    std::uint64_t ours = 0, theirs = 0;
    for (int id = 0; id < men_count; ++id) {
        if (p.now.at(id) != away) (p.now.side(id) == taker ? ours : theirs) |= bit(id);
    }
    for (std::uint64_t left = p.named & theirs; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (sight_.ground().in_camp(p.now.at(id), taker, variant_.triumph.camp)) theirs &= ~bit(id);
    }
    const bool open = p.phase == Phase::open && p.side == taker;
    const int moved = open ? field.man_at(p.moved) : nobody;
    const bool flew = open && p.flew;
    const int must = variant_.turn.by_any ? nobody : moved;
    Threats threats;
    openings_.each_threatened(field, ours & fighters(variant_, p.now), theirs, must, [&](int id, bool surely) {
        if (flew) return;
        if (surely && !is_king(id)) return threats.add(gain_of(p.now, id, whole));
        int gain = 0;
        Takers takers = takers_before(sight_, field, id);
        takers.last = must;
        each_taking(sight_, variant_, field, id, takers, [&](const TakingWay& way) {
            gain = std::max(gain, gain_of(p.now, id, way.what));
            return !is_king(id);
        });
        if (gain > 0) threats.add(gain);
    });
    const int share = open ? of_open_now : p.side == taker ? weights_.open_to_mover : weights_.open_to_other;
    return (threats.best * share + threats.rest * weights_.further) / 100;
}

/// How near the men of a side are to the adversary's king; those most who could take a step of him by themselves.
int Evaluation::towards_king(const Position& p, const Field& field, int side) const {
    const auto army = static_cast<std::size_t>(other(side));
    const Space there = p.now.at(king[army]);
    if (there == away) return 0;
    const unsigned parts = p.now.king_parts(other(side));
    const std::uint64_t fight = fighters(variant_, p.now);
    int sum = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space at = p.now.at(id);
        if (at == away || p.now.side(id) != side || is_king(id) || !(fight >> id & 1)) continue;
        const std::size_t fits = (fits_[army][static_cast<std::size_t>(id)] & parts) != 0;
        const int off =
            fits ? approach_.draughts_to_reach(p.now, field, id, true, there) : approach_.draughts(id, true, at, there);
        sum += hunt_[fits][static_cast<std::size_t>(off)];
    }
    return sum;
}

int Evaluation::towards_triumph(const Position& p, const Field& field, int side) const {
    const Approach::Road road = approach_.nearest(p, field, side);
    if (road.draughts >= Approach::unreachable) return 0;
    int worth =
        weights_.triumph / (1 + road.draughts) + weights_.nearer * std::max(0, far_from_triumph - road.draughts);
    int named = 0;
    for (std::uint64_t left = p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) != side) continue;
        const int number = whole_number(p.now, id, variant_.whole_as_taker);
        for (int i = 0; i < road.count; ++i) named += road.number[static_cast<std::size_t>(i)] == number ? 1 : 0;
    }
    if (named >= road.count) worth += weights_.proclaimed;
    return worth;
}

/// The part already won of what the players agreed to play for.
int Evaluation::towards_common_victory(const Position& p, int side) const {
    if (victory_.victory == Victory::proper) return 0;
    const Spoils spoils = p.spoils[static_cast<std::size_t>(side)];
    const int men = __builtin_popcountll(spoils);
    const int sum = sum_won(spoils);
    const auto part = [](int has, int wanted) { return wanted <= 0 ? 1000 : std::min(1000, has * 1000 / wanted); };
    int won = 0;
    switch (victory_.victory) {
        case Victory::proper: return 0;
        case Victory::bodies: won = part(men, victory_.men); break;
        case Victory::goods: won = part(sum, victory_.number); break;
        case Victory::quarrel: won = (part(sum, victory_.number) + part(2 * men, victory_.characters)) / 2; break;
        case Victory::honour: won = (part(sum, victory_.number) + part(men, victory_.men)) / 2; break;
        case Victory::honour_quarrel:
            won = (part(sum, victory_.number) + part(men, victory_.men) + part(2 * men, victory_.characters)) / 3;
            break;
        case Victory::standards: won = part(standards_won(side, sum), standards_to_an_army); break;
        case Victory::digits: won = part(2 * men, victory_.characters); break;
    }
    return weights_.common * (won * won / 1000) / 1000;
}

}  // namespace ludus::rithmomachia

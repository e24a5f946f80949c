#include "core/tables/engine.hpp"

#include <algorithm>
#include <utility>

namespace ludus::tables {

namespace {

constexpr std::uint64_t stir(std::uint64_t h, std::uint64_t n) {
    h = (h ^ n) * 0x9E3779B97F4A7C15ull;
    return h ^ (h >> 29);
}

Move toss_of(int a, int b, int c) { return pack({MoveType::toss, {small(a), small(b), small(c)}, -1, 0}); }

/// The number that lies underneath: "always the complement of seven".
constexpr int underside(int number) { return 7 - number; }

}  // namespace

Engine::Engine(const Card& card, Variant variant)
    : card_(&card),
      variant_(std::move(variant)),
      shots_{Shots(variant_, am), Shots(variant_, n_and)},
      net_(variant_.net) {
    // The order of the spots: the points, the pockets this game uses, the buttons (picture.cpp lays them out).
    int next = points;
    const auto pair = [&](std::array<int, 2>& spots, bool there) {
        for (int& spot : spots) spot = there ? next++ : -1;
    };
    pair(spots_.bar, variant_.taking);
    pair(spots_.hand, variant_.hand != Hand::none);
    pair(spots_.off, variant_.bearing != Bearing::none);
    spots_.die = next;
    spots_.number = spots_.die + most_dice;
    spots_.lost = spots_.number + 6;
    spots_.done = spots_.lost + 1;
}

Position Engine::start() const {
    Position p;
    p.men = variant_.array;
    p.hand = variant_.in_hand;
    p.pact = variant_.pact;
    if (variant_.first == First::by_am || variant_.first == First::by_n) {
        p.phase = Phase::toss;
        p.turn = variant_.first == First::by_n ? n_and : am;
    }
    settle(p);
    return p;
}

int Engine::to_move(const Position& p) const {
    if (p.phase == Phase::lot) return ended(p).kind == End::Kind::none ? chance : p.turn;
    if (p.phase == Phase::grant) return ended(p).kind == End::Kind::none ? 1 - p.turn : p.turn;
    if (p.phase != Phase::toss || ended(p).kind != End::Kind::none) return p.turn;
    switch (variant_.throws) {
        case Throws::dice:
        case Throws::granted:
        case Throws::fixed: return chance;
        // The second only plays what the first has named.
        case Throws::shared: return p.named[0] != 0 ? chance : p.turn;
        case Throws::chosen:
        case Throws::chosen_granted:
        case Throws::chosen_six: break;
    }
    return p.turn;
}

bool Engine::at_turn_start(const Position& p) const {
    // A further throw after doublets (royal.pc.doublets) counts as a turn: otherwise a turn might never end. The throw that
    // follows the adversary's dice belongs to the same turn as they do (ger.pass: "after throwing his dice, but not lifting
    // up the dice-box").
    if (p.phase == Phase::toss) return !(p.again && variant_.pass_on);
    return p.phase == Phase::lot || (p.phase == Phase::passed && !p.again);
}

void Engine::tosses(const Position& p, MoveList& list) const {
    if (variant_.throws == Throws::fixed) {
        const auto& fixed = variant_.fixed[at(p.turn)];
        list.push_back(toss_of(fixed[0], fixed[1], fixed[2]));
        return;
    }
    if (variant_.throws == Throws::shared && p.named[0] != 0) {
        list.push_back(toss_of(p.named[0], p.named[1], p.named[2]));
        return;
    }
    const bool three = variant_.throws == Throws::chosen || variant_.throws == Throws::shared ||
                       (variant_.throws == Throws::dice && variant_.dice == Dice::three);
    for (int a = 6; a >= 1; --a) {
        for (int b = a; b >= 1; --b) {
            if (!three) list.push_back(toss_of(a, b, 0));
            for (int c = b; three && c >= 1; --c) list.push_back(toss_of(a, b, c));
        }
    }
}

void Engine::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (ended(p).kind != End::Kind::none || failed(p)) return;
    switch (p.phase) {
        case Phase::lot:
            // Equal numbers are thrown again.
            for (int a = 6; a >= 1; --a) {
                for (int b = 6; b >= 1; --b) {
                    if (a != b) list.push_back(pack({MoveType::lot, {small(a), small(b), 0}, -1, 0}));
                }
            }
            break;
        case Phase::toss: tosses(p, list); break;
        case Phase::grant:
            for (int n = 6; n >= 1; --n) list.push_back(pack({MoveType::give, {small(n), 0, 0}, -1, 0}));
            break;
        case Phase::name:
            for (int n = 6; n >= 1; --n) list.push_back(pack({MoveType::name, {small(n), 0, 0}, -1, 0}));
            break;
        case Phase::play:
        case Phase::passed: uses(p, list); break;
    }
}

double Engine::odds(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    if (unpacked.type == MoveType::lot) return 1.0 / 30;
    if (variant_.throws == Throws::fixed || variant_.throws == Throws::shared) return 1;
    (void)p;
    const auto& n = unpacked.numbers;
    if (n[2] == 0) return (n[0] == n[1] ? 1.0 : 2.0) / 36;
    // Three dice: alike in one way, two alike in three, all unlike in six.
    return (n[0] == n[2] ? 1.0 : n[0] == n[1] || n[1] == n[2] ? 3.0 : 6.0) / 216;
}

void Engine::lay_doublet(Position& p, int number) const {
    const int uses = variant_.doublets == Doublets::under_two ? 2 : most_dice;
    p.dice = {};
    p.used = p.supposed = 0;
    for (int i = 0; i < uses; ++i) p.dice[at(i)] = small(number);
}

/// The dice of a throw set out to be used, with what the rules add to them.
void Engine::lay(Position& p, const std::array<std::int8_t, 3>& n) const {
    p.dice = {n[0], n[1], n[2], 0};
    p.used = p.supposed = 0;
    p.phase = Phase::play;
    if (variant_.throws == Throws::fixed) return;  // as they are given, and nothing supposed
    if (n[0] == n[1] && n[2] == 0 && variant_.doublets != Doublets::plain) {
        lay_doublet(p, n[0]);
        if (variant_.doublets == Doublets::under_four || variant_.doublets == Doublets::under_two)
            p.under = small(underside(n[0]));
        return;
    }
    if (variant_.throws == Throws::granted || variant_.throws == Throws::chosen_granted) {
        p.phase = Phase::grant;
        return;
    }
    const bool six = variant_.throws == Throws::chosen_six ||
                     (variant_.throws == Throws::dice && variant_.dice == Dice::two_and_six);
    if (six || (variant_.throws == Throws::dice && variant_.dice == Dice::two_lesser_doubled)) {
        p.dice[2] = small(six ? 6 : n[1]);
        p.supposed = 1u << 2;
    }
}

Position Engine::play(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    Position q = p;
    switch (unpacked.type) {
        case MoveType::lot: {
            const bool am_begins = unpacked.numbers[0] > unpacked.numbers[1];
            q.turn = am_begins ? am : n_and;
            q.phase = Phase::toss;
            if (variant_.first == First::lot_plays)
                lay(q, {std::max(unpacked.numbers[0], unpacked.numbers[1]),
                        std::min(unpacked.numbers[0], unpacked.numbers[1]), 0});
            break;
        }
        case MoveType::toss:
            if (variant_.throws == Throws::shared) {
                const bool repeats = p.named[0] != 0;
                q.named = repeats ? std::array<std::int8_t, 3>{} : unpacked.numbers;
            }
            q.again = false;
            lay(q, unpacked.numbers);
            break;
        case MoveType::give:
            q.dice[2] = unpacked.numbers[0];
            q.supposed = 1u << 2;
            q.phase = Phase::play;
            break;
        case MoveType::name:
            // ger.one-two: "the player can call for any doublets he chooses".
            q.phase = Phase::play;
            lay(q, {unpacked.numbers[0], unpacked.numbers[0], 0});
            break;
        case MoveType::use: return use(p, unpacked.from, unpacked.die);
        case MoveType::lost:
        case MoveType::done: leave_dice(q); break;
    }
    return q;
}

/// What is left of the dice is not played: nobody's, or the adversary's to play.
void Engine::leave_dice(Position& p) const {
    if (p.phase == Phase::play && variant_.pass_on) {
        std::array<std::int8_t, most_dice> rest{};
        for (int i = dice_left(p, rest); i > 0; --i) ++p.left[at(rest[at(i - 1)] - 1)];
    }
    end_group(p);
}

/// The dice that lie here are played out.
void Engine::end_group(Position& p) const {
    if (p.under != 0) {
        lay_doublet(p, p.under);
        p.under = 0;
        return;
    }
    if (variant_.one_two && p.dice == std::array<std::int8_t, most_dice>{2, 1, 0, 0}) {
        p.dice = {};
        p.used = p.supposed = 0;
        p.phase = Phase::name;
        return;
    }
    end_turn(p);
}

void Engine::end_turn(Position& p) const {
    // royal.pc.doublets: "et ultra hoc iterato iactabit".
    const bool again = variant_.doublets == Doublets::four_again && p.dice[0] == p.dice[1];
    p.dice = {};
    p.used = p.supposed = 0;
    p.owes = p.pact = false;
    p.again = again;
    p.phase = Phase::toss;
    if (again) return;
    p.turn = small(1 - p.turn);
    if (any_passed(p)) p.phase = Phase::passed;
    else p.left = {};
}

std::uint64_t Engine::hash(const Position& p) const {
    std::uint64_t h = stir(0x7AB1E5, static_cast<std::uint64_t>(p.turn) << 8 | static_cast<std::uint64_t>(p.phase));
    for (int seat = 0; seat < 2; ++seat) {
        std::uint64_t word = 0;
        for (int point = 0; point < points; ++point) {
            word = word << 4 | static_cast<std::uint64_t>(p.men[at(seat)][at(point)]);
            if (point % 12 == 11) {
                h = stir(h, word);
                word = 0;
            }
        }
        h = stir(h, static_cast<std::uint64_t>(p.hand[at(seat)]) << 16 |
                        static_cast<std::uint64_t>(p.bar[at(seat)]) << 12 |
                        static_cast<std::uint64_t>(p.off[at(seat)]) << 8 |
                        static_cast<std::uint64_t>(p.palms[at(seat)]) << 4 |
                        static_cast<std::uint64_t>(p.released[at(seat)]));
    }
    // The dice still to be used, in whatever order they lie.
    std::array<std::int8_t, most_dice> rest{};
    const int count = dice_left(p, rest);
    std::uint64_t dice = 0;
    for (int i = 0; i < count; ++i) dice += std::uint64_t{1} << (3 * (rest[at(i)] - 1));
    h = stir(h, dice << 8 | static_cast<std::uint64_t>(p.under));
    std::uint64_t rests = 0;
    for (const auto n : p.left) rests = rests << 4 | static_cast<std::uint64_t>(n);
    for (const auto n : p.named) rests = rests << 4 | static_cast<std::uint64_t>(n);
    h = stir(h, rests);
    // One who threw 1 2 has a doublet to name after them, so those used count there.
    const bool one_two = variant_.one_two && p.phase == Phase::play && p.dice[0] == 2 && p.dice[1] == 1;
    const bool doublet = variant_.doublets == Doublets::four_again && p.phase == Phase::play && p.dice[0] == p.dice[1];
    return stir(h, static_cast<std::uint64_t>(p.again) | static_cast<std::uint64_t>(p.pact) << 1 |
                       static_cast<std::uint64_t>(p.owes) << 2 | static_cast<std::uint64_t>(one_two) << 3 |
                       static_cast<std::uint64_t>(doublet) << 4 | static_cast<std::uint64_t>(p.won + 1) << 5);
}

}  // namespace ludus::tables

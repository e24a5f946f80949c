#include "core/race/race.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/base/index.hpp"
#include "core/base/sort.hpp"
#include "core/base/text.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/race/sentences.hpp"

namespace ludus::race {

namespace {

constexpr int grace_part = 1;  ///< of a throw of cowries; part 0 is the number
// action(0) to action(falls - 1) are the throws.

int face_number(const CastFace& face) { return face.text.front() - '0'; }

/// Cowries by how many lie mouth up; dice with the highest first.
std::vector<kit::Fall> falls_of(const Variant& variant) {
    if (variant.dice()) {
        // chausar.dice; p. 86: "elongated cubes with the numbers 1, 2, 5, 6".
        const kit::Casting casting(Shape::long_die, variant.casts(), {"6", "5", "2", "1"});
        return {casting.falls().begin(), casting.falls().end()};
    }
    const kit::Casting casting = kit::Casting::cowries(variant.casts());
    std::vector<kit::Fall> out(casting.falls().size());
    for (const kit::Fall& fall : casting.falls()) out[at(fall.count("up"))] = fall;
    return out;
}

/// How far one piece may come by all or some of a throw.
std::vector<int> distances(const Variant& variant, const kit::Fall& fall) {
    std::vector<int> out;
    if (variant.dice()) {
        for (unsigned some = 1; some < 8; ++some) {
            int sum = 0;
            for (unsigned i = 0; i < 3; ++i)
                if ((some >> i & 1U) != 0) sum += face_number(fall.faces[i]);
            out.push_back(sum);
        }
    } else {
        const Score& score = variant.scores[at(fall.count("up"))];
        if (score.number > 0) out.push_back(score.number);
        if (score.grace) out.insert(out.end(), {1, score.number + 1});
    }
    sort_few(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

Race::Race(const Card& card, Variant variant) : card_(&card), variant_(std::move(variant)), falls_(falls_of(variant_)) {
    std::array<std::array<int, 2>, seats> nowhere{};
    for (auto& of_seat : nowhere) of_seat.fill(Course::longest);
    meets_.assign(variant_.course.squares.size(), nowhere);
    for (int seat = 0; seat < seats; ++seat)
        for (int path = 1; path < last(); ++path) {
            auto& here = meets_[at(variant_.course.cell(seat, path))][at(seat)];
            here[here[0] == Course::longest ? 0 : 1] = path;
        }
    for (const kit::Fall& fall : falls_)
        for (const int far : distances(variant_, fall))
            if (far < Course::longest) hit_[at(far)] += fall.odds;
}

Race::Position Race::start() const {
    Position p;
    for (int seat = 0; seat < seats; ++seat)
        if (shows(seat))
            for (int i = 0; i < pieces; ++i) p.at[at(seat)][at(i)] = static_cast<std::int8_t>(variant_.opening[at(i)]);
    p.seat = variant_.first;
    return p;
}

Move Race::pack(const Step& step) {
    return {static_cast<std::uint64_t>(step.to | step.from << 7 | step.owner << 14 | step.uses << 16 |
                                       static_cast<int>(step.pair) << 19 | static_cast<int>(step.round) << 20)};
}
Race::Step Race::unpack(Move m) {
    const auto code = static_cast<int>(m.code);
    return {code >> 14 & 3, code >> 7 & 127, code & 127, code >> 16 & 7, (code >> 19 & 1) != 0, (code >> 20 & 1) != 0};
}

bool Race::done(const Position& p, int seat) const { return p.at[at(seat)][pieces - 1] == last(); }

int Race::partner(int seat) const {
    for (int other = 0; other < seats; ++other)
        if (other != seat && !enemies(seat, other)) return other;
    return seat;
}

int Race::mover(const Position& p) const {
    if (variant_.gives_throws && !variant_.both_colours && done(p, p.seat) && !done(p, partner(p.seat)))
        return partner(p.seat);
    return p.seat;
}

bool Race::side_done(const Position& p, int seat) const { return done(p, seat) && done(p, partner(seat)); }

bool Race::over(const Position& p) const {
    for (int seat = 0; seat < seats; ++seat)
        if (variant_.plays[at(seat)] && side_done(p, seat)) return true;
    return false;
}

int Race::part(const Position& p, int index) const {
    if (p.fall == not_thrown || (p.used >> index & 1) != 0) return 0;
    const kit::Fall& fall = falls_[at(p.fall)];
    if (variant_.dice()) return face_number(fall.faces[at(index)]);
    const Score& score = variant_.scores[at(p.fall)];
    if (index == 0) return score.number;
    return index == grace_part && score.grace ? 1 : 0;
}

bool Race::is_castle(int cell) const {
    return variant_.castles && cell != Course::no_cell && variant_.course.squares[at(cell)].castle;
}

Race::Standing Race::enemies_at(const Position& p, int owner, int cell) const {
    Standing out;
    if (cell == Course::no_cell) return out;
    for (int seat = 0; seat < seats; ++seat) {
        if (!enemies(owner, seat)) continue;
        int own = 0;
        bool guarded = false;
        for (const int path : p.at[at(seat)]) {
            if (variant_.course.cell(seat, path) != cell) continue;
            ++own;
            guarded = variant_.doubles_from > 0 && path >= variant_.doubles_from && path <= variant_.doubles_to;
        }
        out.pieces += own;
        out.doubled = out.doubled || (own > 1 && guarded);
    }
    return out;
}

Race::Refusal Race::refusal(const Position& p, const Step& step) const {
    if (step.from == 0 && !may_enter(p, step)) return Refusal::enter;
    if (step.to > last()) return Refusal::beyond;
    if (variant_.closed > 0 && step.to == variant_.closed) return Refusal::closed;
    if (step.to == last()) {
        // chausar.two: "All the black pieces must get out before the yellow, and the red before the green."
        const int first = partner(step.owner);
        return !variant_.both_colours || step.owner == p.seat || done(p, first) ? Refusal::none
                                                                                : Refusal::second_colour;
    }
    const int cell = variant_.course.cell(step.owner, step.to);
    const Standing there = enemies_at(p, step.owner, cell);
    if (there.pieces == 0) return Refusal::none;
    if (is_castle(cell)) {
        // ashta-kashte.enter: "may enter on their entering castle, even though occupied by an opponent".
        const bool open = variant_.castles_shared || (variant_.enters_occupied && step.from == 0 && step.to == 1);
        return open ? Refusal::none : Refusal::castle;
    }
    return !there.doubled || (step.pair && variant_.pairs_take_doubles) ? Refusal::none : Refusal::doubled;
}

bool Race::may_enter(const Position& p, const Step& step) const {
    const auto& own = p.at[at(step.owner)];
    // pachisi.enter.first: "In commencing the game the first piece may be entered whatever throw is made".
    const bool commencing = own[0] == 0 && (p.back >> step.owner & 1) == 0;
    // Where the number tells nothing of the square, a piece that a grace can enter enters by the grace.
    if (variant_.first_on_castle && step.uses == 1 && part(p, grace_part) > 0) return false;
    if (variant_.enters_freely || commencing || variant_.dice()) return true;
    return step.uses == 1 << grace_part || (variant_.number_enters && variant_.scores[at(p.fall)].grace);
}

void Race::add_steps(const Position& p, int owner, int steps, int uses, bool single, bool pair, MoveList& list,
                     std::vector<Refused>* refused) const {
    const auto offer = [&](const Step& step) {
        const Refusal why = refusal(p, step);
        if (why == Refusal::none) list.push_back(pack(step));
        else if (refused) refused->push_back({step, why});
    };
    const auto& own = p.at[at(owner)];
    for (int i = 0; i < pieces; ++i) {
        const int from = own[at(i)];
        if (from == last() || (i > 0 && own[at(i - 1)] == from)) continue;
        Step step{owner, from, from == 0 && variant_.first_on_castle ? 1 : from + steps, uses, false, false};
        if (single) offer(step);
        if (pair && from > 0 && i + 1 < pieces && own[at(i + 1)] == from) {
            step.pair = true;
            offer(step);
            step.pair = false;
        }
        // pachisi.opt.second-lap: past the own limb's end on the outside again.
        if (single && variant_.second_lap && step.to >= variant_.course.turned && from < variant_.course.turned &&
            from > 0) {
            step.round = true;
            step.to -= variant_.course.lap;
            offer(step);
        }
    }
}

void Race::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (over(p)) return;
    if (p.fall == not_thrown) {
        for (std::size_t i = 0; i < falls_.size(); ++i) list.push_back(kit::action(static_cast<int>(i)));
        return;
    }
    steps(p, list, nullptr);
    if (list.empty() || !variant_.compulsory) list.push_back(pass);
}

void Race::steps(const Position& p, MoveList& list, std::vector<Refused>* refused) const {
    for (int owner = 0; owner < seats; ++owner) {
        if (!moves_for(p, owner)) continue;
        std::array<int, 7> seen{};
        for (int i = 0; i < parts; ++i) {
            const int far = part(p, i);
            if (far == 0) continue;
            if (variant_.dice()) {
                if (seen[at(far)] == 0) add_steps(p, owner, far, 1 << i, true, false, list, refused);
                // chausar.doublets: two alike move one piece twice the throw, or each of two.
                if (seen[at(far)] == 1)
                    for (int j = 0; j < i; ++j)
                        if (part(p, j) == far) {
                            add_steps(p, owner, 2 * far, 1 << i | 1 << j, true, true, list, refused);
                            break;
                        }
                ++seen[at(far)];
            } else {
                add_steps(p, owner, far, 1 << i, true, variant_.pairs, list, refused);
            }
        }
    }
}

int Race::taken_by(const Position& p, const Step& step) const {
    if (step.to == last()) return 0;
    const int cell = variant_.course.cell(step.owner, step.to);
    return is_castle(cell) ? 0 : enemies_at(p, step.owner, cell).pieces;
}

bool Race::acts(const Position& p, int seat) const {
    if (!variant_.plays[at(seat)]) return false;
    if (variant_.both_colours) return true;
    return !done(p, seat) || (variant_.gives_throws && !done(p, partner(seat)));
}

void Race::end_throw(Position& p) const {
    p.fall = not_thrown;
    p.used = 0;
    if (over(p)) {
        p.owed = 0;
        return;
    }
    if (p.owed > 0 && acts(p, p.seat)) {
        --p.owed;
        return;
    }
    p.owed = 0;
    do p.seat = (p.seat + 1) % seats;
    while (!acts(p, p.seat));
}

Race::Position Race::play(const Position& p, Move m) const {
    Position q = p;
    if (p.fall == not_thrown) {
        q.fall = kit::to(m);
        if (!variant_.dice() && variant_.scores[at(q.fall)].again) q.owed = std::min(q.owed + 1, most_owed);
        return q;
    }
    if (m == pass) {
        end_throw(q);
        return q;
    }
    const Step step = unpack(m);
    auto& own = q.at[at(step.owner)];
    for (int left = step.pair ? 2 : 1, i = 0; i < pieces && left > 0; ++i) {
        if (own[at(i)] != step.from) continue;
        own[at(i)] = static_cast<std::int8_t>(step.to);
        --left;
    }
    sort_few(own, std::greater<>());
    if (step.from == 0) q.back &= ~(1 << step.owner);
    if (taken_by(p, step) > 0) {
        // pachisi.take: "they can be taken off by a single piece at one stroke".
        const int cell = variant_.course.cell(step.owner, step.to);
        for (int seat = 0; seat < seats; ++seat) {
            if (!enemies(step.owner, seat)) continue;
            auto& theirs = q.at[at(seat)];
            for (auto& path : theirs)
                if (variant_.course.cell(seat, path) == cell) path = 0;
            sort_few(theirs, std::greater<>());
            if (theirs[0] == 0 && p.at[at(seat)][0] > 0) q.back |= 1 << seat;
        }
        // pachisi.again: "On taking a piece the player may throw again".
        q.owed = std::min(q.owed + 1, most_owed);
    }
    q.used |= step.uses;
    bool left = false;
    for (int i = 0; i < parts; ++i) left = left || part(q, i) > 0;
    if (!left || over(q)) end_throw(q);
    return q;
}

Outcome Race::result(const Position& p) const {
    if (!over(p)) return {};
    int winner = 0;
    while (!variant_.plays[at(winner)] || !side_done(p, winner)) ++winner;
    const int other = partner(winner);
    const std::string rule(variant_.cites.end);
    const std::string& name = card_->seats[at(winner)].name;
    if (other == winner) return kit::won(*card_, winner, rule, say(sentences::won_alone, {{"player", name}}));
    return kit::won(*card_, winner, rule,
                    say(sentences::won, {{"player", card_->seats[at(std::min(winner, other))].name},
                                         {"partner", card_->seats[at(std::max(winner, other))].name}}));
}

double Race::odds(const Position&, Move m) const { return falls_[at(kit::to(m))].odds; }

std::uint64_t Race::hash(const Position& p) const {
    std::uint64_t h = kit::mix(29, p.seat + 4 * (p.fall + 1) + 128 * p.used + 1024 * p.owed + 131072 * p.back);
    for (int half = 0; half < 2; ++half) {
        std::uint64_t eight = 0;
        for (int seat = 2 * half; seat < 2 * half + 2; ++seat)
            for (const std::int8_t path : p.at[at(seat)]) eight = eight << 8 | static_cast<std::uint8_t>(path);
        h = kit::mix(h, static_cast<std::int64_t>(eight));
    }
    return h;
}

std::string Race::name(int path) const {
    if (path == 0) return "in";
    return path == last() ? "out" : std::to_string(path);
}

int Race::counts(const Position& p, const Step& step) const {
    int squares = 0;
    for (int i = 0; i < parts; ++i)
        if ((step.uses >> i & 1) != 0) squares += part(p, i);
    return squares;
}

// "4" of cowries counted by their mouths up, "5-2-1" of dice.
std::string Race::fall_word(int fall) const {
    if (!variant_.dice()) return std::to_string(fall) + "-up";
    std::string out;
    for (const CastFace& face : falls_[at(fall)].faces) out += (out.empty() ? "" : "-") + face.text;
    return out;
}

std::string Race::fall_shown(int fall) const {
    if (!variant_.dice()) return say(sentences::mouths_up, fall);
    std::vector<std::string> dice;
    for (const CastFace& face : falls_[at(fall)].faces) dice.push_back(face.text);
    return listed(dice);
}

int Race::to_go(const Position& p, int seat) const {
    const auto& own = p.at[at(seat)];
    return pieces * last() - std::accumulate(own.begin(), own.end(), 0);
}

}  // namespace ludus::race

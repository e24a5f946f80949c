// Why a move is allowed and what it does: the passage of the man, of whom he takes, of what he becomes, of the dice, of the
// stakes, and which Rajahs stand attacked by it.

#include <algorithm>

#include "core/chess/chaturanga.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace {

constexpr std::array<const char*, kinds> names{"Rajah", "Elephant", "Horse", "Ship", "foot-soldier"};
constexpr std::array<const char*, kinds> passages{"falkener.chaturanga.rajah", "falkener.chaturanga.elephant", "falkener.chaturanga.horse",
                                                  "falkener.chaturanga.ship", "falkener.chaturanga.soldier"};
constexpr std::array<const char*, 4> times{"no", "a single", "a double", "a threefold"};

Reason because(std::string rule, std::string line, std::vector<int> from = {}, int to = -1) {
    return {std::move(rule), std::move(line), std::move(from), to};
}
std::string plural(int n, const char* what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); }

}  // namespace

const char* Chaturanga::dice_rule() const {
    return terms_.dice == Dice::vyasa ? "falkener.chaturanga.dice.vyasa" : terms_.dice == Dice::opening ? "falkener.chaturanga.dice.opening" : "falkener.chaturanga.alberuni";
}

std::vector<std::array<int, 2>> Chaturanga::strikes(const Position& p, int side) const {
    std::vector<std::array<int, 2>> out;
    for (int to = 0; to < field_.size(); ++to) {
        if (p.men.empty(to)) continue;
        const Code there = p.men.what[at(p.men.man(to))];
        if (kind_of(there) != rajah || side_of(army_of(there)) == side) continue;
        for (int from = 0; from < field_.size(); ++from) {
            if (p.men.empty(from)) continue;
            const Code code = p.men.what[at(p.men.man(from))];
            if (side_of(army_of(code)) == side && commander(p, army_of(code)) != nobody && ways_.strikes(p.men, code, from, to)) out.push_back({from, to});
        }
    }
    return out;
}

/// What it means that whoever stands there is taken; `after` is the board when the move is made.
void Chaturanga::why_taken(const Position& p, const Position& after, int square, std::vector<int> by, std::vector<Reason>& out) const {
    const auto& seats = card().seats;
    const Code code = p.men.what[at(p.men.man(square))];
    const int army = army_of(code), kind = kind_of(code), leader = commander(p, army), seat = commander(p, p.turn);
    const std::string& owner = seats[at(army)].shown();
    if (leader == nobody) {
        out.push_back(because("falkener.chaturanga.leaderless", owner + " has no commander: his " + names[at(kind)] + " may be taken", by, square));
    } else if (side_of(army) == side_of(seat) && kind == rajah) {
        const std::string gain = commander(after, army) == seat ? ", and " + seats[at(seat)].shown() + " commands both armies" : "";
        out.push_back(because("falkener.chaturanga.take-ally", "takes the Rajah of his ally " + owner + gain, by, square));
    } else if (kind == rajah) {
        out.push_back(because("falkener.chaturanga.check", "the Rajah of " + owner + " is taken like any other piece", by, square));
    } else {
        out.push_back(because("falkener.chaturanga.take", "takes the " + std::string(names[at(kind)]) + " of " + owner, by, square));
    }
    for (int other = 0; other < armies; ++other)
        if (kind == rajah && commander(p, other) != nobody && commander(after, other) == nobody)
            out.push_back(because("falkener.chaturanga.leaderless", seats[at(other)].shown() + "’s men have no commander any more"));
    if (terms_.stakes == Stakes::alberuni) {
        constexpr std::array<int, kinds> values{5, 4, 3, 2, 1};
        out.push_back(because("falkener.chaturanga.stakes.alberuni", std::string(names[at(kind)]) + ": " + std::to_string(values[at(kind)]) + ", " +
                                                                         seats[at(seat)].shown() + " has now " + std::to_string(points(after, seat)), {}, square));
    }
}

void Chaturanga::why_gained(const Position& p, const Position& after, const Act& act, std::vector<Reason>& out) const {
    if (terms_.stakes != Stakes::vyasa) return;
    const auto& seats = card().seats;
    const int army = p.turn, seat = commander(p, army);
    const int kind = kind_of(p.men.what[at(p.men.man(act.from))]);
    for (int throne = 0; throne < armies && kind == rajah; ++throne) {
        if (throne == army || throne == seat || act.to != home(throne, rajah)) continue;
        const int was = p.thrones[at(seat)] >> (2 * throne) & 3, is = after.thrones[at(seat)] >> (2 * throne) & 3;
        const std::string whose = "the throne of " + seats[at(throne)].shown();
        const std::string stake = is == was ? ": counted before" : std::string(": ") + times[at(is)] + " stake";
        if (throne == ally_of(seat)) out.push_back(because("falkener.chaturanga.stakes.sinhasana-ally", "mounts " + whose + ", his ally" + stake + ", and he commands both", {act.from}, act.to));
        else out.push_back(because("falkener.chaturanga.stakes.sinhasana", "enters " + whose + stake, {act.from}, act.to));
        for (int other = 0; other < armies; ++other)
            if ((after.spared >> other & 1) && !(p.spared >> other & 1))
                out.push_back(because("falkener.chaturanga.kakakashtha", seats[at(other)].shown() + "’s Rajah stands alone; with a Sinhasana it is no Kakakashtha"));
    }
    if (const int won = chaturaji(after, seat); won > 0 && chaturaji(p, seat) == 0)
        out.push_back(because("falkener.chaturanga.stakes.chaturaji", seats[at(seat)].shown() + " has his Rajah and has taken the other three: " +
                                                                          (won == 4 ? "four stakes" : won == 2 ? "two stakes" : "one stake"), {act.from}, act.to));
}

void Chaturanga::why_moved(const Position& p, const Position& after, const Act& act, std::vector<Reason>& out) const {
    const auto& seats = card().seats;
    const int army = p.turn, seat = commander(p, army), kind = kind_of(p.men.what[at(p.men.man(act.from))]);
    const std::string to = field_.name(act.to);
    out.push_back(because(passages[at(kind)], std::string(names[at(kind)]) + " " + field_.name(act.from) + " to " + to, {act.from}, act.to));
    if (seat != army) {
        const bool taken = p.captor[at(army)] != nobody || terms_.stakes != Stakes::vyasa;
        out.push_back(because(taken ? "falkener.chaturanga.take-ally" : "falkener.chaturanga.stakes.sinhasana-ally", seats[at(seat)].shown() + " commands " + seats[at(army)].shown() + " too"));
    }
    if (!p.men.empty(act.to)) why_taken(p, after, act.to, {act.from}, out);

    if (kind == soldier && far_[at(army)][act.to] >= 0) {
        const int named = far_[at(army)][act.to], could = rise(p, army, act.to), left = p.standing[at(army)][soldier];
        const bool gadha = left == 1 && p.standing[at(army)][ship] > 0;
        const std::string square = to + ", a square of the " + names[at(named)];
        if (gadha) out.push_back(because("falkener.chaturanga.gadha", "one foot-soldier and a Ship are left: on " + square + (act.deed == Deed::rise ? ", he rises" : ", he stays what he is"), {act.from}, act.to));
        else if (could < 0) out.push_back(because("falkener.chaturanga.shatpada", left > 2 ? plural(left, "foot-soldier") + " are left: none may rise" : "on " + square + ", only a Gadha may rise", {act.from}, act.to));
        else out.push_back(because("falkener.chaturanga.shatpada", plural(left, "foot-soldier") + (left == 1 ? " is" : " are") + " left: on " + square + (act.deed == Deed::rise ? ", he rises" : ", he stays what he is"), {act.from}, act.to));
        if (act.deed == Deed::rise) {
            const bool allys = act.to == home(ally_of(army), named);
            const int begins = home(allys ? ally_of(army) : army, named);
            out.push_back(because("falkener.chaturanga.array", "the " + std::string(names[at(named)]) + " of " + seats[at(allys ? ally_of(army) : army)].shown() + " begins on " + field_.name(begins) + (allys ? "" : ", over against " + to), {}, act.to));
        }
    }
    if (kind == ship || act.kind == ship) {
        Position met = p;
        const int number = p.men.man(act.from);
        if (!met.men.empty(act.to)) met.men.lift(met.men.man(act.to));
        met.men.move(number, act.to);
        const bool is_ship = kind == ship || act.deed == Deed::rise;
        const auto ships = is_ship ? ships_met(met, act.to, army) : std::vector<int>{};
        for (const int s : ships) out.push_back(because("falkener.chaturanga.vrihannauka", "the fourth Ship completes the square and takes that on " + field_.name(s), {act.from}, s));
    }
    why_gained(p, after, act, out);

    // A √ in the games: who is attacked by the man who moved, or by one for whom he made way. It binds nobody.
    const auto before = strikes(p, side_of(army));
    for (const auto& strike : strikes(after, side_of(army))) {
        const auto& [from, struck] = strike;
        if (from != act.to && std::find(before.begin(), before.end(), strike) != before.end()) continue;
        const int whose = army_of(after.men.what[at(after.men.man(struck))]);
        out.push_back(because("falkener.chaturanga.check", "the Rajah of " + seats[at(whose)].shown() + " is attacked", {from}, struck));
    }
    if (kind == rajah)
        for (const auto& [from, struck] : strikes(after, 1 - side_of(army)))
            if (struck == act.to) out.push_back(because("falkener.chaturanga.check", "he may place himself in check, at his peril", {from}, struck));
}

std::vector<Reason> Chaturanga::reasons(const Position& p, Move m) const {
    const auto& seats = card().seats;
    const Act act = open(m);
    std::vector<Reason> out;
    const std::string& name = seats[p.turn].shown();
    switch (act.deed) {
        case Deed::toss:
            if (terms_.dice == Dice::alberuni) {
                std::string line = std::to_string(act.from) + " and " + std::to_string(act.to);
                for (const int face : {5, 6})
                    if (act.from == face || act.to == face) line += face == 5 ? "; for five he takes one" : "; for six he takes four";
                out.push_back(because(dice_rule(), std::move(line)));
            } else {
                static constexpr std::array<const char*, 4> moved{"the Ship", "the Horse", "the Elephant", "the Rajah"};
                const bool opens = terms_.dice == Dice::opening;
                out.push_back(because(dice_rule(), std::to_string(act.from) + ": " + moved[at(act.from - 2)] + (opens ? ", or the soldier before him" : act.from == 5 ? " or a foot-soldier" : "")));
            }
            return out;
        case Deed::offer: return {because("falkener.chaturanga.exchange", name + " offers to exchange the captive Rajahs")};
        case Deed::accept: return {because("falkener.chaturanga.exchange", "both sides consent: each Rajah comes back in its turn")};
        case Deed::decline: return {because("falkener.chaturanga.exchange", "the other side does not consent")};
        case Deed::demand: return {because("falkener.chaturanga.exchange", name + " took the later Rajah, and his side has lost one: he may have the exchange")};
        case Deed::enter: return {because("falkener.chaturanga.exchange", name + "’s Rajah is restored on the empty " + field_.name(act.to) + "; it counts as the move", {spots_.prison + p.turn}, act.to)};
        case Deed::pass: return {because("falkener.chaturanga.turn", name + " has no move and passes")};
        case Deed::lost: return {because(dice_rule(), "no man can play what is thrown: it is lost")};
        case Deed::move:
        case Deed::rise: break;
    }
    const Position after = play(p, m);
    why_moved(p, after, act, out);
    if (p.dice[0] != 0) {
        std::string dice = std::to_string(p.dice[0]) + (p.dice[1] != 0 ? " and " + std::to_string(p.dice[1]) : "");
        out.push_back(because(dice_rule(), dice + (p.dice[1] != 0 ? " are" : " is") + " thrown", {act.from}, act.to));
    }
    const int before = (p.turn + armies - 1) % armies;
    if (commander(p, before) == nobody && !(p.awaited >> before & 1))
        out.push_back(because("falkener.chaturanga.turn", seats[at(before)].shown() + " has no commander and is passed over"));
    return out;
}

std::vector<Reason> Chaturanga::checks(const Position& p) const {
    std::vector<Reason> out;
    for (const auto& [from, struck] : strikes(p, 1 - side_of(p.turn))) {
        if (army_of(p.men.what[at(p.men.man(struck))]) != p.turn) continue;
        if (out.empty()) out.push_back(because("falkener.chaturanga.check", "the Rajah of " + card().seats[at(p.turn)].shown() + " is attacked", {}, struck));
        out.back().from.push_back(from);
    }
    return out;
}

std::vector<Reason> Chaturanga::threats(const Position& p) const {
    std::vector<Reason> out;
    for (int from = 0; from < field_.size(); ++from) {
        if (p.men.empty(from)) continue;
        const Code code = p.men.what[at(p.men.man(from))];
        const int army = army_of(code), seat = commander(p, army), kind = kind_of(code);
        if (seat == nobody) continue;
        ways_.each_target(p.men, code, from, [&](Code other) { return may_take(p, seat, other); }, [&](int to, int) {
            if (p.men.empty(to)) return;
            const int taken = kind_of(p.men.what[at(p.men.man(to))]);
            out.push_back(because(passages[at(kind)], std::string(names[at(kind)]) + " takes " + names[at(taken)], {from}, to));
        });
    }
    return out;
}

}  // namespace ludus::chess

// Why a move is allowed and what it does: the passages of the piece, of a capture, of what it becomes, of the dice, of the
// stakes, and which Rajahs it attacks.

#include <algorithm>

#include "core/chess/games/chaturanga.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace chaturanga;

const char* Chaturanga::dice_rule() const {
    return options_.dice == Dice::vyasa     ? "falkener.chaturanga.dice.vyasa"
           : options_.dice == Dice::opening ? "falkener.chaturanga.dice.opening"
                                            : "falkener.chaturanga.alberuni";
}

of_armies::ArmySet Chaturanga::unled(const Position& p) const {
    int out = 0;
    for (int army = 0; army < armies; ++army) out |= commander(p, army) == nobody ? 1 << army : 0;
    return static_cast<of_armies::ArmySet>(out);
}

/// What it means that whoever stands there is taken; `after` is the board when the move is made.
void Chaturanga::why_taken(const Position& p, const Position& after, int square, std::vector<int> by,
                           std::vector<Reason>& out) const {
    const auto& seats = card().seats;
    const Code code = p.men.what[at(p.men.man(square))];
    const int army = army_of(code), kind = kind_of(code), leader = commander(p, army), seat = commander(p, p.turn);
    const std::string& owner = seats[at(army)].shown();
    if (leader == nobody) {
        out.push_back(because("falkener.chaturanga.leaderless",
                              say(sentences::leaderless_captured, {{"owner", owner}, {"piece", look(kind).name}}), by,
                              square));
    } else if (side_of(army) == side_of(seat) && kind == rajah) {
        const bool gains = commander(after, army) == seat;
        out.push_back(because("falkener.chaturanga.take-ally",
                              say(gains ? sentences::ally_army_gained : sentences::ally_rajah_captured,
                                  {{"owner", owner}, {"player", seats[at(seat)].shown()}}),
                              by, square));
    } else if (kind == rajah) {
        out.push_back(
            because("falkener.chaturanga.check", say(sentences::rajah_captured, {{"owner", owner}}), by, square));
    } else {
        out.push_back(because("falkener.chaturanga.take",
                              say(sentences::piece_captured, {{"piece", look(kind).name}, {"owner", owner}}), by,
                              square));
    }
    for (int other = 0; other < armies; ++other)
        if (kind == rajah && commander(p, other) != nobody && commander(after, other) == nobody)
            out.push_back(because("falkener.chaturanga.leaderless",
                                  say(sentences::army_left, {{"owner", seats[at(other)].shown()}})));
    if (options_.stakes == Stakes::alberuni) {
        constexpr std::array<int, kinds> values{5, 4, 3, 2, 1};
        out.push_back(because("falkener.chaturanga.stakes.alberuni",
                              say(sentences::price, {{"piece", look(kind).name},
                                                     {"n", std::to_string(values[at(kind)])},
                                                     {"player", seats[at(seat)].shown()},
                                                     {"total", std::to_string(points(after, seat))}}),
                              {}, square));
    }
}

void Chaturanga::why_gained(const Position& p, const Position& after, const UnpackedMove& unpacked,
                            std::vector<Reason>& out) const {
    if (options_.stakes != Stakes::vyasa) return;
    const auto& seats = card().seats;
    const int army = p.turn, seat = commander(p, army);
    const int kind = kind_of(p.men.what[at(p.men.man(unpacked.from))]);
    for (int throne = 0; throne < armies && kind == rajah; ++throne) {
        if (throne == army || throne == seat || unpacked.to != home(throne, rajah)) continue;
        const int was = p.thrones[at(seat)] >> (2 * throne) & 3, is = after.thrones[at(seat)] >> (2 * throne) & 3;
        const std::string stake(is == was ? sentences::counted_before : sentences::stakes[at(is)]);
        const std::initializer_list<Slot> slots{{"owner", seats[at(throne)].shown()}, {"stake", stake}};
        if (throne == ally_of(seat))
            out.push_back(because("falkener.chaturanga.stakes.sinhasana-ally", say(sentences::ally_throne, slots),
                                  {unpacked.from}, unpacked.to));
        else
            out.push_back(because("falkener.chaturanga.stakes.sinhasana", say(sentences::throne, slots),
                                  {unpacked.from}, unpacked.to));
        for (int other = 0; other < armies; ++other)
            if ((after.spared >> other & 1) && !(p.spared >> other & 1))
                out.push_back(because("falkener.chaturanga.kakakashtha",
                                      say(sentences::spared, {{"owner", seats[at(other)].shown()}})));
    }
    if (const int won = chaturaji(after, seat); won > 0 && chaturaji(p, seat) == 0)
        out.push_back(because("falkener.chaturanga.stakes.chaturaji",
                              say(sentences::all_rajahs, {{"player", seats[at(seat)].shown()},
                                                          {"stake", won == 4   ? "four stakes"
                                                                    : won == 2 ? "two stakes"
                                                                               : "one stake"}}),
                              {unpacked.from}, unpacked.to));
}

void Chaturanga::why_moved(const Position& p, const Position& after, const UnpackedMove& unpacked,
                           std::vector<Reason>& out) const {
    const auto& seats = card().seats;
    const int army = p.turn, seat = commander(p, army), kind = kind_of(p.men.what[at(p.men.man(unpacked.from))]);
    const std::string to = geometry_.shown(unpacked.to);
    out.push_back(because(
        look(kind).rule,
        say(sentences::moves, {{"piece", look(kind).name}, {"from", geometry_.shown(unpacked.from)}, {"to", to}}),
        {unpacked.from}, unpacked.to));
    if (seat != army) {
        const bool taken = p.captor[at(army)] != nobody || options_.stakes != Stakes::vyasa;
        out.push_back(because(
            taken ? "falkener.chaturanga.take-ally" : "falkener.chaturanga.stakes.sinhasana-ally",
            say(sentences::commands_too, {{"player", seats[at(seat)].shown()}, {"owner", seats[at(army)].shown()}})));
    }
    if (!p.men.empty(unpacked.to)) why_taken(p, after, unpacked.to, {unpacked.from}, out);

    if (kind == soldier && far_[at(army)][unpacked.to] >= 0) {
        const int named = far_[at(army)][unpacked.to], could = rise(p, army, unpacked.to),
                  left = p.standing[at(army)][soldier];
        const bool gadha = left == 1 && p.standing[at(army)][ship] > 0;
        const bool rises = unpacked.type == MoveType::rise;
        const std::string piece = look(named).name;
        const auto cite = [&](const char* rule, std::string sentence) {
            out.push_back(because(rule, std::move(sentence), {unpacked.from}, unpacked.to));
        };
        if (gadha)
            cite("falkener.chaturanga.gadha",
                 say(rises ? sentences::gadha_rises : sentences::gadha_stays, {{"to", to}, {"piece", piece}}));
        else if (could < 0 && left > 2)
            cite("falkener.chaturanga.shatpada", say(sentences::too_many_soldiers, {{"n", std::to_string(left)}}));
        else if (could < 0)
            cite("falkener.chaturanga.shatpada", say(sentences::only_gadha, {{"to", to}, {"piece", piece}}));
        else
            cite("falkener.chaturanga.shatpada",
                 say(rises ? sentences::rises : sentences::stays, left, {{"to", to}, {"piece", piece}}));
        if (rises) {
            const bool allys = unpacked.to == home(ally_of(army), named);
            const int owner = allys ? ally_of(army) : army;
            out.push_back(because("falkener.chaturanga.array",
                                  say(allys ? sentences::begins_there : sentences::begins_opposite,
                                      {{"to", to},
                                       {"from", geometry_.shown(home(owner, named))},
                                       {"piece", piece},
                                       {"owner", seats[at(owner)].shown()}}),
                                  {}, unpacked.to));
        }
    }
    if (kind == ship || unpacked.kind == ship) {
        Position met = p;
        const int number = p.men.man(unpacked.from);
        if (!met.men.empty(unpacked.to)) met.men.lift(met.men.man(unpacked.to));
        met.men.move(number, unpacked.to);
        const bool is_ship = kind == ship || unpacked.type == MoveType::rise;
        const auto ships = is_ship ? ships_met(met, unpacked.to, army) : std::vector<int>{};
        for (const int s : ships)
            out.push_back(because("falkener.chaturanga.vrihannauka",
                                  say(sentences::fourth_ship, {{"to", geometry_.shown(s)}}), {unpacked.from}, s));
    }
    why_gained(p, after, unpacked, out);

    // A √ in the games: who is attacked by the man who moved, or by one for whom he made way. It binds nobody.
    const auto before = strikes(p, side_of(army));
    for (const auto& strike : strikes(after, side_of(army))) {
        const auto& [from, struck] = strike;
        if (from != unpacked.to && std::find(before.begin(), before.end(), strike) != before.end()) continue;
        const int whose = army_of(after.men.what[at(after.men.man(struck))]);
        out.push_back(because("falkener.chaturanga.check",
                              say(sentences::rajah_attacked, {{"owner", seats[at(whose)].shown()}}), {from}, struck));
    }
    if (kind == rajah)
        for (const auto& [from, struck] : strikes(after, 1 - side_of(army)))
            if (struck == unpacked.to)
                out.push_back(because("falkener.chaturanga.check", std::string(sentences::own_risk), {from}, struck));
}

/// What dice that fell so let a player move; the second 0: only one lies.
std::string Chaturanga::dice_told(int first, int second) const {
    const Slot n{"n", std::to_string(first)};
    if (options_.dice == Dice::alberuni) {
        const bool five = first == 5 || second == 5, six = first == 6 || second == 6;
        std::string out =
            second != 0 ? say(sentences::two_dice, {n, {"m", std::to_string(second)}}) : say(sentences::rolled, {n});
        const std::string_view changed = five && six ? sentences::five_and_six
                                         : five      ? sentences::five_is_one
                                         : six       ? sentences::six_is_four
                                                     : "";
        if (!changed.empty()) out.append(" ").append(changed);
        return out;
    }
    static constexpr std::array<const char*, 4> moved{"ship", "horse", "elephant", "king"};
    return say(options_.dice == Dice::opening ? sentences::die_moves_or_front
               : first == 5                   ? sentences::die_moves_or_soldier
                                              : sentences::die_moves,
               {n, {"piece", moved[at(first - 2)]}});
}

std::vector<Reason> Chaturanga::reasons(const Position& p, Move m) const {
    const auto& seats = card().seats;
    const UnpackedMove unpacked = unpack(m);
    std::vector<Reason> out;
    const std::string& name = seats[p.turn].shown();
    switch (unpacked.type) {
        case MoveType::toss: return {because(dice_rule(), dice_told(unpacked.from, unpacked.to))};
        case MoveType::offer:
            return {because("falkener.chaturanga.exchange", say(sentences::offers, {{"player", name}}))};
        case MoveType::accept: return {because("falkener.chaturanga.exchange", std::string(sentences::agrees))};
        case MoveType::decline: return {because("falkener.chaturanga.exchange", std::string(sentences::declines))};
        case MoveType::demand:
            return {because("falkener.chaturanga.exchange", say(sentences::demands, {{"player", name}}))};
        case MoveType::enter:
            return {because("falkener.chaturanga.exchange",
                            say(sentences::returns, {{"player", name}, {"to", geometry_.shown(unpacked.to)}}),
                            {spots_.prison + p.turn}, unpacked.to)};
        case MoveType::pass: return {because("falkener.chaturanga.turn", say(sentences::passes, {{"player", name}}))};
        case MoveType::lost: return {because(dice_rule(), std::string(sentences::roll_lost))};
        case MoveType::move:
        case MoveType::rise: break;
    }
    const Position after = play(p, m);
    why_moved(p, after, unpacked, out);
    if (p.dice[0] != 0) {
        const std::string first = std::to_string(p.dice[0]), second = std::to_string(p.dice[1]);
        out.push_back(because(
            dice_rule(), say(p.dice[1] != 0 ? sentences::two_dice : sentences::rolled, {{"n", first}, {"m", second}}),
            {unpacked.from}, unpacked.to));
    }
    const int before = (p.turn + armies - 1) % armies;
    if (commander(p, before) == nobody && !(p.awaited >> before & 1))
        out.push_back(
            because("falkener.chaturanga.turn", say(sentences::passed_over, {{"owner", seats[at(before)].shown()}})));
    return out;
}

std::vector<Reason> Chaturanga::checks(const Position& p) const {
    return attacks_on(p.men, p.turn, unled(p), "falkener.chaturanga.check",
                      say(sentences::rajah_attacked, {{"owner", seat_name(p.turn)}}));
}

std::vector<Reason> Chaturanga::threats(const Position& p) const {
    return captures(p.men, [&](Code mover, Code other) {
        const int seat = commander(p, army_of(mover));
        return seat != nobody && may_take(p, seat, other);
    });
}

}  // namespace ludus::chess

// Long: four armies, their dice, thrones and prisoners in one game.
#include "core/chess/games/chaturanga.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/sort.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace chaturanga {

Move pack(const UnpackedMove& unpacked) {
    return {static_cast<std::uint64_t>(unpacked.from) | static_cast<std::uint64_t>(unpacked.to) << 8 |
            static_cast<std::uint64_t>(unpacked.type) << 16 | static_cast<std::uint64_t>(unpacked.kind) << 24};
}
UnpackedMove unpack(Move move) {
    return {static_cast<MoveType>(move.code >> 16 & 255), static_cast<std::uint8_t>(move.code),
            static_cast<std::uint8_t>(move.code >> 8), static_cast<std::uint8_t>(move.code >> 24)};
}

}  // namespace chaturanga

namespace {

/// The number of a die that moves a man of that kind.
constexpr std::array<int, kinds> vyasas{5, 4, 3, 2, 5}, alberunis{1, 4, 3, 2, 1};
/// falkener.chaturanga.alberuni: "the player takes one instead of five, and four instead of six".
constexpr int taken_as(int face) { return face == 5 ? 1 : face == 6 ? 4 : face; }
/// falkener.chaturanga.stakes.alberuni, the King's left out.
constexpr std::array<int, kinds> prices{0, 4, 3, 2, 1};

constexpr const char* array =
    "red O14 D15 N16 S17 P24 P25 P26 P27 | buff O57 D67 N77 S87 P56 P66 P76 P86 | "
    "black O83 D82 N81 S80 P70 P71 P72 P73 | white O40 D30 N20 S10 P11 P21 P31 P41 | to red";

ChaturangaOptions agreed(const Options& options) {
    ChaturangaOptions t;
    const std::string& dice = options["dice"];
    t.dice = dice == "vyasa"      ? Dice::vyasa
             : dice == "opening"  ? Dice::opening
             : dice == "alberuni" ? Dice::alberuni
                                  : Dice::none;
    const std::string& stakes = options["stakes"];
    t.stakes = stakes == "vyasa" ? Stakes::vyasa : stakes == "alberuni" ? Stakes::alberuni : Stakes::none;
    const std::string& ships = options["vrihannauka"];
    t.ships = ships == "all-three" ? Ships::all_three : ships == "no" ? Ships::stay : Ships::rivals;
    const std::string& exchange = options["exchange"];
    t.exchange = exchange == "demand" ? PrisonerExchange::demand
                 : exchange == "no"   ? PrisonerExchange::none
                                      : PrisonerExchange::consent;
    const std::string& bare = options["kakakashtha"];
    t.bare = bare == "side" ? Bare::side : bare == "off" ? Bare::off : Bare::any;
    t.must_rise = options["promotion_choice"] == "must";
    t.third_draws = options["repetition"] == "draw";
    return t;
}

ArmiesSetup setup() {
    return {{},
            {
                {step(all_ways)},        // falkener.chaturanga.rajah: "one square in any direction"
                {slide(straights)},      // falkener.chaturanga.elephant: "north, south, east, or west"
                {leap(knight_steps)},    // falkener.chaturanga.horse: "moves awry, crossing three squares"
                {leap(two_diagonally)},  // falkener.chaturanga.ship: "hopping over an intermediate piece if necessary"
                {only_moves(step(ahead)), only_takes(step(slantwise_ahead))},  // falkener.chaturanga.soldier
            },
            {Facing::right, Facing::down, Facing::left, Facing::up}};
}

std::vector<ArmyKind> men() {
    return {{'O', "king", "falkener.chaturanga.rajah", "king", "rajah", "sun", "king (Rajah)"},
            {'D', "elephant", "falkener.chaturanga.elephant", "rook", "elephant", "tower"},
            {'N', "horse", "falkener.chaturanga.horse", "knight", "horse", "horse-head"},
            {'S', "ship", "falkener.chaturanga.ship", "bishop", "boat", "cross"},
            {'P', "foot-soldier", "falkener.chaturanga.soldier", "pawn", "foot-soldier", "man"}};
}

}  // namespace

Chaturanga::Chaturanga(const Options& options) : Armies(card(), setup(), men()), options_(agreed(options)) {
    // The order of the spots: squares, a prison for each army's Rajah, dice, buttons (chaturanga_picture.cpp).
    spots_.prison = geometry_.size();
    spots_.die = spots_.prison + armies;
    spots_.dice = options_.dice == Dice::none ? 0 : options_.dice == Dice::alberuni ? 2 : 1;
    spots_.number = spots_.die + spots_.dice;
    spots_.stay = spots_.number + (spots_.dice > 0 ? 6 : 0);
    spots_.as = spots_.stay + 1;
    spots_.offer = spots_.as + soldier;
    spots_.accept = spots_.offer + 1;
    spots_.decline = spots_.accept + 1;
    spots_.demand = spots_.decline + 1;
    spots_.pass = spots_.demand + 1;
    spots_.lost = spots_.pass + 1;

    start_ = read_position(array).value();
    if (options_.dice == Dice::opening) start_.opening = byte((1 << armies) - 1);
    for (int s = 0; s < geometry_.size(); ++s) {
        if (start_.men.empty(s)) continue;
        const Code code = start_.men.what[at(start_.men.man(s))];
        home_[at(army_of(code))][at(kind_of(code))] = s;
    }
    // falkener.chaturanga.shatpada: "the square opposite the Elephant or Horse, or the Horse's or the Elephant's square of
    // the ally's quarters"; the Gadha has the others too.
    for (int army = 0; army < armies; ++army) {
        auto& far = far_[at(army)];
        far.fill(-1);
        for (int kind = rajah; kind < soldier; ++kind) {
            const int over_against = geometry_.go(home(army, kind), {0, 1}, facing(army), 7);
            far[at(over_against)] = static_cast<std::int8_t>(kind);
            far[at(home(ally_of(army), kind))] = static_cast<std::int8_t>(kind);
        }
    }
}

// ---- who leads ---------------------------------------------------------------------------------

int Chaturanga::commander(const Position& p, int army) const {
    const int ally = ally_of(army);
    if ((p.led >> army & 1) && reigns(p, ally)) return ally;
    return reigns(p, army) ? army : nobody;
}

bool Chaturanga::prisoner(const Position& p, int army) const {
    const int captor = p.captor[at(army)];
    return !reigns(p, army) && captor != nobody && side_of(captor) != side_of(army);
}

bool Chaturanga::exchangeable(const Position& p) const {
    return !p.exchanged && (prisoner(p, 0) || prisoner(p, 2)) && (prisoner(p, 1) || prisoner(p, 3));
}

bool Chaturanga::bare(const Position& p, int seat) const {
    if (commander(p, seat) != seat) return false;
    int men = 0;
    for (const int army : {seat, ally_of(seat)})
        if (commander(p, army) == seat)
            for (const int n : p.standing[at(army)]) men += n;
    return men == 1;
}

bool Chaturanga::fallen(const Position& p, int side) const {
    return !any_of_side(side, [&](int army) { return reigns(p, army) || (p.awaited >> army & 1); });
}

/// The seat whose lone Rajah makes it a draw, or nobody.
int Chaturanga::drawn_by(const Position& p) const {
    if (options_.bare == Bare::off) return nobody;
    for (int seat = 0; seat < armies; ++seat) {
        if (!bare(p, seat) || (p.spared >> seat & 1)) continue;
        const int ally = ally_of(seat);
        const bool ally_fights = commander(p, ally) == ally && !bare(p, ally);
        if (options_.bare == Bare::any || !ally_fights) return seat;
    }
    return nobody;
}

bool Chaturanga::over(const Position& p) const { return fallen(p, 0) || fallen(p, 1) || drawn_by(p) != nobody; }

/// Who answers an offer: of the other side, the first in the order of turns who leads an army.
int Chaturanga::answerer(const Position& p) const {
    for (const int army : {(p.turn + 1) % armies, (p.turn + 3) % armies})
        if (commander(p, army) != nobody) return commander(p, army);
    return nobody;
}

bool Chaturanga::to_be_thrown(const Position& p) const {
    if (options_.dice == Dice::none || p.dice[0] != 0 || (p.awaited >> p.turn & 1)) return false;
    return options_.dice != Dice::opening || (p.opening >> p.turn & 1);
}

int Chaturanga::to_move(const Position& p) const {
    if (!over(p)) {
        if (p.awaited >> p.turn & 1) return p.turn;
        if (to_be_thrown(p)) return chance;
        if (p.talk == Talk::offered) return answerer(p);
    }
    const int seat = commander(p, p.turn);
    return seat == nobody ? p.turn : seat;
}

bool Chaturanga::at_turn_start(const Position& p) const { return p.talk == Talk::none && p.dice[0] == 0; }

// ---- moves -------------------------------------------------------------------------------------

/// The number of a die that moves a man; 0: none does.
int Chaturanga::number_for(const Position& p, int from, int kind) const {
    if (options_.dice == Dice::alberuni) return alberunis[at(kind)];
    if (options_.dice != Dice::opening || kind != soldier) return vyasas[at(kind)];
    // "one of the principal pieces, or its pawn": his square, or the one before it.
    for (int piece = rajah; piece < soldier; ++piece)
        if (from == geometry_.go(home(p.turn, piece), {0, 1}, facing(p.turn))) return vyasas[at(piece)];
    return 0;
}

/// Whether the dice that lie let a man move.
bool Chaturanga::by_dice(const Position& p, int from, int kind) const {
    if (options_.dice == Dice::none || (options_.dice == Dice::opening && p.dice[0] == 0)) return true;
    const int number = number_for(p, from, kind);
    if (options_.dice != Dice::alberuni) return p.dice[0] == number;
    return number == taken_as(p.dice[0]) || number == taken_as(p.dice[1]);
}

/// Whether who has that seat may take a man of that code.
bool Chaturanga::may_take(const Position& p, int seat, Code code) const {
    const int army = army_of(code), leader = commander(p, army);
    if (leader == seat) return false;
    if (side_of(army) != side_of(seat)) return true;
    // falkener.chaturanga.leaderless, falkener.chaturanga.take-ally
    return leader == nobody || kind_of(code) == rajah;
}

int Chaturanga::rise(const Position& p, int army, int to) const {
    const int kind = far_[at(army)][at(to)];
    if (kind < 0) return -1;
    const int left = p.standing[at(army)][soldier];
    if (left == 1 && p.standing[at(army)][ship] > 0) return kind;
    return left <= 2 && (kind == elephant || kind == horse) ? kind : -1;
}

void Chaturanga::men_moves(const Position& p, MoveList& list) const {
    const int army = p.turn, seat = commander(p, army);
    each_move(
        p.men, army, [&](int from, int kind) { return by_dice(p, from, kind); },
        [&](Code other) { return may_take(p, seat, other); },
        [&](int from, int to) {
            const UnpackedMove plain{MoveType::move, byte(from), byte(to), 0};
            int becomes = kind_of(p.men.what[at(p.men.man(from))]) == soldier ? rise(p, army, to) : -1;
            // Verse 26: "If Chaturaji and Shatpada are both obtainable, Chaturaji will have the preference."
            if (becomes >= 0 && options_.stakes == Stakes::vyasa && !p.men.empty(to) &&
                chaturaji(play(p, pack(plain)), seat) > 0)
                becomes = -1;
            if (becomes >= 0) list.push_back(pack({MoveType::rise, byte(from), byte(to), byte(becomes)}));
            if (becomes < 0 || !options_.must_rise) list.push_back(pack(plain));
        });
}

void Chaturanga::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (over(p)) return;
    if (p.awaited >> p.turn & 1) {
        for (int to = 0; to < geometry_.size(); ++to)
            if (p.men.empty(to)) list.push_back(pack({MoveType::enter, 0, byte(to), 0}));
        return;
    }
    if (to_be_thrown(p)) {
        if (options_.dice == Dice::alberuni) {
            for (int a = 6; a >= 1; --a)
                for (int b = a; b >= 1; --b) list.push_back(pack({MoveType::toss, byte(a), byte(b), 0}));
        } else {
            for (int n = 5; n >= 2; --n) list.push_back(pack({MoveType::toss, byte(n), 0, 0}));
        }
        return;
    }
    if (p.talk == Talk::offered) {
        list.push_back(pack({MoveType::accept, 0, 0, 0}));
        list.push_back(pack({MoveType::decline, 0, 0, 0}));
        return;
    }
    men_moves(p, list);
    if (list.empty()) list.push_back(pack({p.dice[0] != 0 ? MoveType::lost : MoveType::pass, 0, 0, 0}));
    if (p.talk == Talk::none && exchangeable(p)) {
        if (options_.exchange == PrisonerExchange::consent) list.push_back(pack({MoveType::offer, 0, 0, 0}));
        if (options_.exchange == PrisonerExchange::demand && p.victor == commander(p, p.turn))
            list.push_back(pack({MoveType::demand, 0, 0, 0}));
    }
}

double Chaturanga::odds(const Position&, Move m) const {
    if (options_.dice != Dice::alberuni) return 0.25;
    const UnpackedMove unpacked = unpack(m);
    return (unpacked.from == unpacked.to ? 1.0 : 2.0) / 36;
}

bool Chaturanga::is_tactical(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    return unpacked.type == MoveType::rise || (unpacked.type == MoveType::move && !p.men.empty(unpacked.to));
}

/// A computer player that looks for the best of both sides finds that what one gains by an exchange the other would refuse: it
/// answers, and leaves the asking to others.
void Chaturanga::prune(const Position&, MoveList& list) const {
    std::erase_if(list, [](Move m) { return unpack(m).type == MoveType::offer; });
}

// ---- play --------------------------------------------------------------------------------------

void Chaturanga::agree(Position& p) const {
    for (int army = 0; army < armies; ++army)
        if (prisoner(p, army)) p.awaited = byte(p.awaited | bit(army));
    p.exchanged = true;
    p.talk = Talk::agreed;
    // It may be the turn of one of them, whom his ally leads: then that is his move, and nothing is thrown for it.
    if (p.awaited >> p.turn & 1) p.dice = {};
    p.victor = nobody;
}

/// The man on the square comes off, taken by that seat with a man of that kind.
void Chaturanga::lift(Position& p, int square, int taker, int by_kind) const {
    const int number = p.men.man(square), army = army_of(p.men.what[at(number)]),
              kind = kind_of(p.men.what[at(number)]);
    p.take_off(square);
    if (options_.stakes == Stakes::alberuni) {
        if (kind == rajah) ++p.kings[at(taker)][at(army)];
        else p.booty[at(taker)] = static_cast<std::uint16_t>(p.booty[at(taker)] + prices[at(kind)]);
    }
    if (kind != rajah || reigns(p, army)) return;
    p.captor[at(army)] = static_cast<std::int8_t>(taker);
    p.spared = byte(p.spared & ~bit(army));
    if (options_.stakes == Stakes::vyasa)
        p.how[at(army)] = by_kind != rajah              ? Taken::by_men
                          : square == home(army, rajah) ? Taken::on_throne
                                                        : Taken::by_rajah;
    if (side_of(army) == side_of(taker)) {
        // "and so obtain sole direction of both armies"
        p.led = byte((p.led | bit(army)) & ~bit(taker));
    } else if (options_.exchange == PrisonerExchange::demand && exchangeable(p) && p.victor == nobody) {
        p.victor = static_cast<std::int8_t>(taker);
    }
}

/// falkener.chaturanga.stakes.sinhasana: that army's Rajah, whom that seat moves, has entered a square.
void Chaturanga::mount(Position& p, int army, int seat, int to, bool takes_rajah) const {
    for (int other = 0; other < armies; ++other) {
        if (other == army || other == seat || to != home(other, rajah)) continue;
        const int stake = takes_rajah ? 2 : 1, had = p.thrones[at(seat)] >> (2 * other) & 3;
        if (stake > had) p.thrones[at(seat)] = byte((p.thrones[at(seat)] & ~(3 << (2 * other))) | stake << (2 * other));
        if (other == ally_of(seat)) p.led = byte((p.led | bit(other)) & ~bit(seat));
        // Verse 34: what would be a Kakakashtha "is counted as a Sinhasana".
        for (int alone = 0; alone < armies; ++alone)
            if (bare(p, alone)) p.spared = byte(p.spared | bit(alone));
    }
}

/// The Ships that come off because one of that army has come to this square and completed a block of four.
std::vector<int> Chaturanga::ships_met(const Position& p, int square, int army) const {
    std::vector<int> out;
    if (options_.ships == Ships::stay) return out;
    const int column = geometry_.column(square), row = geometry_.row(square);
    for (const int right : {-1, 1}) {
        for (const int up : {-1, 1}) {
            if (!geometry_.on(column + right, row + up)) continue;
            const std::array<int, 3> others{geometry_.square(column + right, row), geometry_.square(column, row + up),
                                            geometry_.square(column + right, row + up)};
            const auto a_ship = [&](int s) { return !p.men.empty(s) && kind_of(p.men.what[at(p.men.man(s))]) == ship; };
            if (!std::all_of(others.begin(), others.end(), a_ship)) continue;
            for (const int s : others) {
                const int owner = army_of(p.men.what[at(p.men.man(s))]);
                if (options_.ships == Ships::all_three || side_of(owner) != side_of(army)) out.push_back(s);
            }
            sort_few(out);
            return out;
        }
    }
    return out;
}

void Chaturanga::use_die(Position& p, int kind) const {
    if (options_.dice == Dice::alberuni && p.dice[1] != 0) {
        if (taken_as(p.dice[0]) == alberunis[at(kind)]) p.dice[0] = p.dice[1];
        p.dice[1] = 0;
    } else {
        p.dice = {};
    }
}

bool Chaturanga::plays(const Position& p, int army) const {
    // Of an army that somebody else leads not one man may be left.
    return (p.awaited >> army & 1) || (commander(p, army) != nobody && has_men(p, army));
}

void Chaturanga::end_turn(Position& p) const {
    p.dice = {};
    p.talk = Talk::none;
    p.opening = byte(p.opening & ~bit(p.turn));
    if (!over(p)) next_turn(p);
}

Position Chaturanga::play(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    Position q = p;
    const int army = p.turn;
    switch (unpacked.type) {
        case MoveType::toss: q.dice = {unpacked.from, unpacked.to}; return q;
        case MoveType::offer: q.talk = Talk::offered; return q;
        case MoveType::decline: q.talk = Talk::declined; return q;
        case MoveType::accept:
        case MoveType::demand: agree(q); return q;
        case MoveType::pass:
        case MoveType::lost: end_turn(q); return q;
        case MoveType::enter: {
            int number = 0;
            while (q.men.where[at(number)] != nowhere || q.men.what[at(number)] != code_of(rajah, army)) ++number;
            q.men.place(number, unpacked.to);
            ++q.standing[at(army)][rajah];
            q.captor[at(army)] = nobody;
            q.how[at(army)] = Taken::by_men;
            q.awaited = byte(q.awaited & ~bit(army));
            end_turn(q);
            return q;
        }
        case MoveType::move:
        case MoveType::rise: break;
    }
    const int number = p.men.man(unpacked.from), kind = kind_of(p.men.what[at(number)]), seat = commander(p, army);
    bool takes_rajah = false;
    if (!p.men.empty(unpacked.to)) {
        takes_rajah = kind_of(p.men.what[at(p.men.man(unpacked.to))]) == rajah;
        lift(q, unpacked.to, seat, kind);
    }
    q.men.move(number, unpacked.to);
    if (unpacked.type == MoveType::rise) {
        q.men.become(number, code_of(unpacked.kind, army));
        --q.standing[at(army)][soldier];
        ++q.standing[at(army)][unpacked.kind];
        if (unpacked.kind == rajah) q.captor[at(army)] = nobody, q.how[at(army)] = Taken::by_men;
    }
    if (kind_of(q.men.what[at(number)]) == ship)
        for (const int s : ships_met(q, unpacked.to, army)) lift(q, s, seat, ship);
    if (options_.stakes == Stakes::vyasa && kind == rajah) mount(q, army, seat, unpacked.to, takes_rajah);
    if (p.dice[0] != 0) use_die(q, kind);
    if (q.dice[0] != 0 && !over(q)) return q;
    end_turn(q);
    return q;
}

// ---- how it ends -------------------------------------------------------------------------------

Outcome Chaturanga::result(const Position& p) const {
    Outcome out;
    const int loser = fallen(p, 0) ? 0 : fallen(p, 1) ? 1 : nobody;
    const int alone = loser == nobody ? drawn_by(p) : nobody;
    if (loser == nobody && alone == nobody) return out;
    out.over = true;
    if (loser != nobody) {
        out.rule = "falkener.chaturanga.end";
        out.text = say(sentences::side_wins, {{"player", names_of(1 - loser)}, {"other", names_of(loser)}});
        for (int seat = 0; seat < armies; ++seat) {
            out.score[at(seat)] = side_of(seat) == loser ? 0 : 1;
            if (chaturaji(p, seat) > 0) out.rule = "falkener.chaturanga.stakes.chaturaji";
        }
    } else {
        out.rule = "falkener.chaturanga.kakakashtha";
        out.text = say(sentences::bare_draw, {{"owner", card().seats[at(alone)].shown()}});
        out.score.fill(0.5f);
    }
    if (options_.stakes == Stakes::none) return out;
    // Where stakes are played they alone are won: the verses give nothing for the last Rajah as such.
    std::array<int, 2> gained{};
    for (int seat = 0; seat < armies; ++seat) gained[at(side_of(seat))] += points(p, seat);
    for (int seat = 0; seat < armies; ++seat) out.score[at(seat)] = static_cast<float>(gained[at(side_of(seat))]);
    out.text = loser != nobody ? say(sentences::rajahs_captured, {{"other", names_of(loser)}})
                               : say(sentences::bare, {{"owner", card().seats[at(alone)].shown()}});
    for (int seat = 0; seat < armies; ++seat)
        if (chaturaji(p, seat) > 0) out.text = say(sentences::took_three, {{"player", card().seats[at(seat)].shown()}});
    out.text = say(sentences::stakes_won, {{"end", out.text},
                                           {"player", names_of(0)},
                                           {"n", std::to_string(gained[0])},
                                           {"other", names_of(1)},
                                           {"m", std::to_string(gained[1])}});
    return out;
}

Outcome Chaturanga::repeated(std::span<const Position> line) const {
    Outcome out = draw_by_repetition();
    if (options_.stakes == Stakes::none) return out;
    for (int seat = 0; seat < armies; ++seat)
        out.score[at(seat)] = static_cast<float>(points(line.back(), seat) + points(line.back(), ally_of(seat)));
    return out;
}

std::uint64_t Chaturanga::hash(const Position& p) const {
    std::uint64_t h = p.men.key;
    std::uint64_t place = 0;
    const auto mix = [&](std::uint64_t n) { h ^= scattered(++place << 32 ^ n); };
    const auto narrow8 = [](auto n) { return static_cast<std::uint64_t>(static_cast<std::uint8_t>(n)); };
    mix(narrow8(p.turn) | narrow8(p.led) << 2 | narrow8(p.awaited) << 6 | narrow8(p.opening) << 10 |
        narrow8(p.talk) << 14 | narrow8(p.exchanged) << 16 | narrow8(p.spared) << 17);
    mix(narrow8(p.dice[0]) | narrow8(p.dice[1]) << 4 | narrow8(p.victor) << 8);
    for (int a = 0; a < armies; ++a) {
        const auto i = at(a);
        mix(narrow8(p.captor[i]) | narrow8(p.how[i]) << 8 | narrow8(p.thrones[i]) << 16);
        if (options_.stakes != Stakes::alberuni) continue;
        mix(std::uint64_t{p.booty[i]});
        for (const auto n : p.kings[i]) mix(n);
    }
    return h;
}

}  // namespace ludus::chess

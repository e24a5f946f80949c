// Moves and positions in words. A move as the other games of the family write it: "27-97", "75-85=D" to rise, "O*16" to
// restore a Rajah; and "offer", "accept", "decline", "demand", "pass", "lost", "throw-5", "throw-6-4". A position:
//   "red O14 D15 | buff O57 | black N81 | white O40 | to red" and after that, in this order and where there is any,
//   "led black"               whom the ally's Rajah leads as long as he stands
//   "captive black-buff"      an army without a Rajah, and who took him; with Vyasa's stakes "+" where that one's Rajah did,
//                             and "++" where he did it on the throne
//   "victor buff"             who may demand the exchange
//   "exchanged", "enter red buff", "offered", "declined", "agreed"
//   "spared red"              who stands alone and makes no draw
//   "first red buff"          who throw for their first move still
//   "throw 6-4"               the dice that lie
//   "thrones red-57 red-83+"  Sinhasanas gained, "+" a double one
//   "booty red-12"            Alberuni's values
//   "kings red-buff"          Kings taken: by whom and whose, one word for each

#include <utility>

#include "core/base/groups.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/games/chaturanga.hpp"
#include "core/game/foreign.hpp"
#include "core/game/reading.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace {

constexpr int most_kings = 3;
constexpr ArmyLimits limits{2, 8, faults::two_rajahs, faults::eight_pieces, "O14"};

}  // namespace

std::string Chaturanga::written(const Position&, Move m, int notation) const {
    const UnpackedMove unpacked = unpack(m);
    const auto square = [&](int s) { return notation == 0 ? geometry_.name(s) : geometry_.algebraic(s); };
    const auto way = [&] { return square(unpacked.from) + "-" + square(unpacked.to); };
    switch (unpacked.type) {
        case MoveType::move: return way();
        case MoveType::rise: return way() + "=" + look(unpacked.kind).letter;
        case MoveType::enter: return "O*" + square(unpacked.to);
        case MoveType::offer: return "offer";
        case MoveType::accept: return "accept";
        case MoveType::decline: return "decline";
        case MoveType::demand: return "demand";
        case MoveType::pass: return "pass";
        case MoveType::lost: return "lost";
        case MoveType::toss: break;
    }
    return "throw-" + std::to_string(unpacked.from) + (unpacked.to != 0 ? "-" + std::to_string(unpacked.to) : "");
}

std::span<const Notation> Chaturanga::notations() {
    static constexpr Notation ways[] = {{"book", "Squares as in the book"}, {"san", "Squares a1, b2"}};
    return ways;
}

Expected<Move> Chaturanga::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    for (const Move move : list)
        if (written(p, move, 1) == text) return move;
    return read_by_words(*this, p, text);
}

std::string Chaturanga::write(const Position& p) const {
    const auto& seats = card().seats;
    std::string out = write_men(p.men, p.turn);
    const auto add = [&](const char* what, const std::string& those) {
        if (!those.empty()) out += std::string(" | ") + what + those;
    };
    const auto list = [&](unsigned bits) {
        std::string those;
        for (int army = 0; army < armies; ++army)
            if (bits >> army & 1) those += " " + seats[at(army)].id;
        return those;
    };
    add("led", list(p.led));
    std::string captives, thrones, booty, kings;
    for (int army = 0; army < armies; ++army) {
        const auto i = at(army);
        const std::string& id = seats[i].id;
        if (p.captor[i] != nobody) {
            const std::string how = p.how[i] == Taken::on_throne ? "++" : p.how[i] == Taken::by_rajah ? "+" : "";
            captives += " " + id + "-" + seats[at(p.captor[i])].id + how;
        }
        for (int throne = 0; throne < armies; ++throne)
            if (const int n = p.thrones[i] >> (2 * throne) & 3; n > 0)
                thrones += " " + id + "-" + geometry_.name(home(throne, rajah)) + (n == 2 ? "+" : "");
        if (p.booty[i] > 0) booty += " " + id + "-" + std::to_string(p.booty[i]);
        for (int other = 0; other < armies; ++other)
            for (int n = 0; n < p.kings[i][at(other)]; ++n) kings += " " + id + "-" + seats[at(other)].id;
    }
    add("captive", captives);
    if (p.victor != nobody) add("victor", " " + seats[at(p.victor)].id);
    if (p.exchanged) out += " | exchanged";
    add("enter", list(p.awaited));
    if (p.talk != Talk::none)
        out += p.talk == Talk::offered ? " | offered" : p.talk == Talk::declined ? " | declined" : " | agreed";
    add("spared", list(p.spared));
    add("first", list(p.opening));
    if (p.dice[0] != 0)
        add("throw", " " + std::to_string(p.dice[0]) + (p.dice[1] != 0 ? "-" + std::to_string(p.dice[1]) : ""));
    add("thrones", thrones);
    add("booty", booty);
    add("kings", kings);
    return out;
}

Expected<chaturanga::Position> Chaturanga::read_position(std::string_view text) const {
    Position p;
    Groups groups(text);
    std::vector<std::string_view> words;
    const auto seat_named = [&](std::string_view word) { return card().seat(std::string(word)); };
    const auto first_word = [&] { return words.empty() ? std::string_view{} : words[0]; };

    Men listed;
    int turn = 0;
    if (auto fault = read_men(groups, limits, listed, turn)) return *std::move(fault);
    number(
        listed, [&](int kind, int army, int square) { p.add(kind, army, square); },
        [&](int army) {
            // Who was taken may come back.
            if (reigns(p, army)) return;
            p.men.where[p.men.count] = nowhere;
            p.men.what[p.men.count++] = code_of(rajah, army);
        });
    p.turn = byte(turn);

    std::size_t stage = 0;
    while (groups.next(words)) {
        static constexpr std::array<std::string_view, 14> order{"led",     "captive",  "victor", "exchanged", "enter",
                                                                "offered", "declined", "agreed", "spared",    "first",
                                                                "throw",   "thrones",  "booty",  "kings"};
        const std::string_view what = first_word();
        std::size_t place = stage;
        while (place < order.size() && order[place] != what) ++place;
        if (place == order.size()) return groups.wrong(what, faults::parts);
        stage = place + 1;
        const bool alone = what == "exchanged" || what == "offered" || what == "declined" || what == "agreed";
        if (alone != (words.size() == 1))
            return groups.wrong(
                alone ? words[1] : std::string_view{},
                say(alone ? faults::nothing_after : faults::something_after, {{"text", std::string(what)}}));
        if (what == "exchanged") p.exchanged = true;
        if (what == "offered") p.talk = Talk::offered;
        if ((what == "declined" || what == "agreed") && p.talk != Talk::none)
            return groups.wrong(what, faults::one_exchange_word);
        if (what == "declined") p.talk = Talk::declined;
        if (what == "agreed") p.talk = Talk::agreed;

        if (what == "led" || what == "enter" || what == "spared" || what == "first") {
            std::uint8_t bits = 0;
            for (std::size_t i = 1; i < words.size(); ++i) {
                const int seat = seat_named(words[i]);
                if (seat < 0 || bits >= bit(seat)) return groups.wrong(words[i], faults::armies_in_order);
                bits = byte(bits | bit(seat));
                const bool fits = what == "led"     ? !(p.led >> ally_of(seat) & 1) && (bits >> ally_of(seat) & 1) == 0
                                  : what == "enter" ? p.exchanged && prisoner(p, seat)
                                  : what == "first" ? options_.dice == Dice::opening
                                                    : options_.stakes == Stakes::vyasa && reigns(p, seat);
                if (!fits)
                    return groups.wrong(words[i], what == "led"     ? faults::one_of_allies
                                                  : what == "enter" ? faults::to_return
                                                  : what == "first" ? faults::no_first_roll
                                                                    : faults::spared_army);
            }
            (what == "led" ? p.led : what == "enter" ? p.awaited : what == "first" ? p.opening : p.spared) = bits;
        } else if (what == "captive") {
            int before = -1;
            for (std::size_t i = 1; i < words.size(); ++i) {
                std::string_view word = words[i];
                int pluses = 0;
                while (!word.empty() && word.back() == '+') word.remove_suffix(1), ++pluses;
                const std::size_t dash = std::min(word.find('-'), word.size());
                const int army = seat_named(word.substr(0, dash)),
                          captor = dash == word.size() ? -1 : seat_named(word.substr(dash + 1));
                if (army <= before || captor < 0 || captor == army || reigns(p, army) ||
                    pluses > (options_.stakes == Stakes::vyasa ? 2 : 0))
                    return groups.wrong(words[i], faults::captive_and_captor);
                before = army;
                p.captor[at(army)] = static_cast<std::int8_t>(captor);
                p.how[at(army)] = static_cast<Taken>(pluses);
            }
        } else if (what == "victor") {
            const int seat = words.size() == 2 ? seat_named(words[1]) : -1;
            bool holds = false;
            for (int army = 0; army < armies; ++army)
                holds = holds || (prisoner(p, army) && p.captor[at(army)] == seat);
            if (seat < 0 || options_.exchange != PrisonerExchange::demand || !exchangeable(p) || !holds)
                return groups.wrong(words.back(), faults::later_captor);
            p.victor = static_cast<std::int8_t>(seat);
        } else if (what == "throw") {
            const std::string_view word = words[1];
            const auto die = [&](std::size_t i) {
                return i < word.size() && word[i] >= '1' && word[i] <= '6' ? word[i] - '0' : 0;
            };
            const bool two = word.size() == 3 && word[1] == '-';
            const int a = die(0), b = two ? die(2) : 0;
            const bool fits =
                words.size() == 2 && (two || word.size() == 1) && a > 0 &&
                (options_.dice == Dice::alberuni ? !two || (b > 0 && a >= b)
                                                 : options_.dice != Dice::none && !two && a >= 2 && a <= 5 &&
                                                       (options_.dice == Dice::vyasa || (p.opening >> p.turn & 1)));
            if (!fits)
                return groups.wrong(word, options_.dice == Dice::none       ? faults::no_dice
                                          : options_.dice == Dice::alberuni ? faults::unused_dice
                                                                            : faults::a_roll);
            p.dice = {byte(a), byte(b)};
        } else if (what == "thrones") {
            for (std::size_t i = 1; i < words.size(); ++i) {
                std::string_view word = words[i];
                const bool twice = word.back() == '+';
                if (twice) word.remove_suffix(1);
                const std::size_t dash = std::min(word.find('-'), word.size());
                const int seat = seat_named(word.substr(0, dash));
                const auto square = dash == word.size() ? std::nullopt : geometry_.find(word.substr(dash + 1));
                int throne = -1;
                for (int army = 0; army < armies && square; ++army)
                    if (home(army, rajah) == *square) throne = army;
                if (options_.stakes != Stakes::vyasa || seat < 0 || throne < 0 || throne == seat ||
                    (p.thrones[at(seat)] >> (2 * throne) & 3))
                    return groups.wrong(words[i], faults::army_and_throne);
                p.thrones[at(seat)] = byte(p.thrones[at(seat)] | (twice ? 2 : 1) << (2 * throne));
            }
        } else if (what == "booty" || what == "kings") {
            for (std::size_t i = 1; i < words.size(); ++i) {
                const std::size_t dash = std::min(words[i].find('-'), words[i].size());
                const int seat = seat_named(words[i].substr(0, dash));
                const std::string_view rest = dash == words[i].size() ? std::string_view{} : words[i].substr(dash + 1);
                const int worth = what == "booty" ? read_int(rest).value_or(0) : 0;
                const int whose = what == "kings" ? seat_named(rest) : -1;
                const bool fits = what == "booty"
                                      ? worth > 0 && worth <= 999 && seat >= 0 && p.booty[at(seat)] == 0
                                      : seat >= 0 && whose >= 0 && p.kings[at(seat)][at(whose)] < most_kings;
                if (options_.stakes != Stakes::alberuni || !fits)
                    return groups.wrong(words[i], what == "booty" ? faults::army_and_value : faults::captor_and_king);
                if (what == "booty") p.booty[at(seat)] = static_cast<std::uint16_t>(worth);
                else ++p.kings[at(seat)][at(whose)];
            }
        }
    }
    if (auto fault = position_fault(p)) return groups.placed(*std::move(fault));
    return p;
}

/// Its column is the part of the text it is in, from 1.
std::optional<Fault> Chaturanga::position_fault(const Position& p) const {
    const auto& seats = card().seats;
    for (int army = 0; army < armies; ++army)
        if (!reigns(p, army) && p.captor[at(army)] == nobody)
            return Fault{say(faults::no_rajah, {{"army", seats[at(army)].name}}),
                         say(faults::rajah_or_captive, {{"id", seats[at(army)].id}}), 0, army + 1};
    if (!plays(p, p.turn))
        return Fault{say(faults::cannot_move, {{"army", seats[p.turn].name}}), std::string(faults::army_to_move), 0,
                     armies + 1};
    const bool waits = p.awaited >> p.turn & 1;
    if (p.dice[0] != 0 && waits)
        return Fault{std::string(faults::roll_before_return), std::string(faults::no_roll), 0, armies + 2};
    if (p.talk == Talk::none) return std::nullopt;
    const bool fits = p.talk == Talk::agreed
                          ? p.exchanged && p.awaited != 0 && options_.exchange != PrisonerExchange::none
                          : options_.exchange == PrisonerExchange::consent && exchangeable(p) && !waits;
    if (!fits || (to_be_thrown(p) && !over(p)))
        return Fault{std::string(faults::no_exchange), std::string(faults::exchange_wanted), 0, armies + 2};
    return std::nullopt;
}

}  // namespace ludus::chess

#include "core/rithmomachia/fulke1.hpp"

#include "core/rithmomachia/arrays.hpp"
#include "core/rithmomachia/prisoner.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

constexpr std::uint8_t bits(int length) { return static_cast<std::uint8_t>(1u << length); }

WholeNumber whole_number_law(const std::string& value) {
    return value == "sum" ? WholeNumber::sum : value == "nominal" ? WholeNumber::nominal : WholeNumber::entire;
}

/// The first kind, as the players agreed.
Manner first_kind(const Options& options, int knights_draught, int long_flight) {
    Manner m;
    m.prefix = "fulke.1.";
    // fulke.1.leap: "leaping over one space", "leaping over two"; his second example of subtraction needs a square that
    // sees over a triangle.
    const bool leap = options.flag("leap");
    // fulke.1.move.round: "into the space that is next unto them cornerwyse".
    m.forms[0] = {{corner_ways, 0, 0}, leap, 0};
    // fulke.1.move.triangle: "passe three spaces counting that in which they stande for one"; fulke.1.fly: "in flying he
    // maye remove the knyghtes draught of the chesse".
    m.forms[1] = {{0, straight_ways, 0}, leap, bits(knights_draught)};
    // fulke.1.move.square: "into the fourth place from them ... right forwarde or sydelong"; flying "they must passe foure
    // spaces, as from .P. to .Y. or .T."
    m.forms[2] = {{0, 0, straight_ways}, leap, bits(long_flight)};
    // fulke.1.move.king: "in all poyntes lyke the Queene at the Chesse, saving that he can not passe above foure spaces".
    m.king = {{all_ways, all_ways, all_ways}, options.flag("king_leap"), 0};
    if (options.flag("king_fly")) m.king.flight = static_cast<std::uint8_t>(bits(knights_draught) | bits(long_flight));
    m.losing = options["king_lose"] == "all" ? Losing::all : Losing::any;
    m.whole_as_target = whole_number_law(options["king_whole_target"]);
    m.whole_as_taker = whole_number_law(options["king_whole_taker"]);
    m.by_proportion = options["proportion"] == "order";
    m.siege.law = options["siege"] == "hindered" ? SiegeLaw::hindered : SiegeLaw::pattern;
    m.siege.corners_for_any = options.flag("siege_corner_any");
    m.siege.edge_helps = options.flag("siege_edge");
    const std::string& least = options["triumph"];
    m.triumph.least = least == "greatest" ? Grade::greatest : least == "greater" ? Grade::greater : Grade::great;
    m.triumph.in_order = options.flag("triumph_order");
    m.triumph.camp = options.number("camp");
    m.triumph.must_proclaim = options["proclaim"] == "must";
    return m;
}

Covenant agreed_victory(const Options& options) {
    Covenant c;
    c.victory = find_victory(options["victory"]);
    c.men = options.number("victory_men");
    c.number = options.number("victory_number");
    c.characters = options.number("victory_chars");
    c.turns = c.victory == Victory::standards ? options.number("victory_turns") : 0;
    return c;
}

/// fulke.1.board: "a playne borde conteynynge .128. squares that is .8. in breadth and .16. in length".
constexpr int ranks_of_the_table = 16;

}  // namespace

Fulke1::Fulke1(const Options& options)
    : manner_(first_kind(options, knights_draught, long_flight)),
      ground_(ranks_of_the_table),
      sight_(ground_, manner_),
      covenant_(agreed_victory(options)),
      quiet_limit_(options.number("quiet")),
      evaluation_(sight_, manner_, covenant_, quiet_limit_),
      array_(four_ranks(options["array"] == "four-symmetric", options.number("back"), ranks_of_the_table)),
      first_(options["first"] == "lot" ? chance : options["first"] == "even" ? even : odd),
      chain_after_take_(options.flag("chain_after_take")),
      several_(options["several"] == "any") {}

Fulke1::Position Fulke1::start() const {
    Position p;
    p.now = array_;
    p.side = static_cast<std::uint8_t>(first_ == chance ? odd : first_);
    p.phase = first_ == chance ? Phase::lots : Phase::turn;
    return p;
}

bool Fulke1::at_turn_start(const Position& p) const {
    return p.phase == Phase::lots || (p.phase == Phase::turn && !p.proclaimed);
}

std::uint64_t Fulke1::hash(const Position& p) const {
    std::uint64_t h = rithmomachia::hash(p);
    if (covenant_.victory != Victory::proper) h ^= mix(p.spoils[0] ^ mix(p.spoils[1]));
    return h;
}

std::uint64_t Fulke1::named_of(const Position& p, int side) {
    std::uint64_t own = 0;
    for (std::uint64_t left = p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) == side) own |= bit(id);
    }
    return own;
}

/// fulke.1.triumph.proclaim: "that he medle not with anye man to take hym, whiche you have placed for youre triumphe".
bool Fulke1::is_protected(const Position& p, int id) const {
    return (p.named >> id & 1) && ground_.in_camp(p.now.at(id), other(p.now.side(id)), manner_.triumph.camp);
}

// ---- what may be done ----

void Fulke1::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.ended) return;
    switch (p.phase) {
        case Phase::lots:
            for (int side : {even, odd}) list.push_back(pack({Deed::lot, away, static_cast<Space>(side), 0, away}));
            return;
        case Phase::turn: turn_moves(p, list); return;
        case Phase::naming: naming_moves(p, list); return;
        case Phase::open: open_moves(p, list); return;
    }
}

/// Calls f(place) for each place the taken man may be set on; once, with away, where a king or a part of him is taken.
template <class F>
void Fulke1::each_place(const Field& field, int id, int vacated, int filled, int victor, F&& f) const {
    if (is_king(id)) {
        f(away);
        return;
    }
    const Prison cells = prison(ground_, field, victor, vacated, filled);
    for (int i = 0; i < cells.count; ++i) f(cells.space[static_cast<std::size_t>(i)]);
}

void Fulke1::turn_moves(const Position& p, MoveList& list) const {
    const int side = p.side;
    const Field field(p.now);
    if (may_proclaim(p)) list.push_back(pack({Deed::proclaim}));
    const std::size_t before_draughts = list.size();
    std::array<std::uint64_t, men_count> seers;  // of each man in `targets`
    std::uint64_t targets = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space from = p.now.at(id);
        if (from == away || p.now.side(id) != side) continue;
        sight_.each_draught(field, id, [&](Space to) {
            const int there = field.man_at(to);
            if (there < 0) {
                list.push_back(pack({Deed::draught, from, to}));
            } else if (p.now.side(there) != side) {
                const auto target = static_cast<std::size_t>(there);
                if (!(targets & bit(there))) seers[target] = 0;
                targets |= bit(there);
                seers[target] |= bit(id);
            }
        });
        // fulke.1.triumph.direct: named men come "in their direct motions, and not in theyr flying draughtes".
        if (p.named >> id & 1) continue;
        sight_.each_flight(field, id, [&](Space to) {
            if (field.is_void(to)) list.push_back(pack({Deed::flight, from, to}));
        });
    }
    for (; targets; targets &= targets - 1) {
        const int id = __builtin_ctzll(targets);
        if (is_protected(p, id)) continue;
        // fulke.1.take.before: "one of them whether the player lyst, shalbe removed into the place of that man".
        std::array<std::uint64_t, 7> entrants{};
        const Takers takers{seers[static_cast<std::size_t>(id)], nobody, false};
        each_taking(sight_, manner_, field, id, takers, [&](const TakingWay& way) {
            entrants[static_cast<std::size_t>(way.what)] |= way.takers & takers.seers;
            return false;
        });
        const Space to = p.now.at(id);
        for (int what = 0; what < 7; ++what) {
            std::uint64_t may = entrants[static_cast<std::size_t>(what)];
            const int last = last_part(p.now, id);
            if (what != whole && what == last) continue;  // the last of him is told as the king
            if (what == whole) may |= entrants[static_cast<std::size_t>(last)];
            for (; may; may &= may - 1) {
                const Space from = p.now.at(__builtin_ctzll(may));
                each_place(field, id, from, to, side, [&](Space place) {
                    list.push_back(pack({Deed::enter, from, to, static_cast<std::uint8_t>(what), place}));
                });
            }
        }
    }
    // fulke.1.pass
    if (list.size() == before_draughts) list.push_back(pack({Deed::pass}));
}

/// Calls f(id, what) for each taking still open, judged on the stand as the man was set down; stops where f gives true.
template <class F>
void Fulke1::each_open_taking(const Position& p, F&& f) const {
    const Field field(p.set);
    bool stopped = false;
    each_open(sight_, manner_, field, field.man_at(p.moved), p.flew, [&](int id, unsigned open) {
        if (is_protected(p, id)) return false;
        if (!is_king(id)) {
            if (p.now.side(id) == p.set.side(id)) stopped = f(id, whole);
            return stopped;
        }
        if (p.now.king_taken(man(id).born)) return false;
        const int last = last_part(p.now, id);
        if (last != whole && (open >> last & 1)) open |= 1u << whole;
        for (int what = 0; what < 7 && !stopped; ++what) {
            if (!(open >> what & 1) || (what != whole && !still_has(p.now, id, what)) || (what != whole && what == last)) continue;
            stopped = f(id, what);
        }
        return stopped;
    });
}

/// Whether the man just set down in that field has anything to take.
bool Fulke1::opens(const Field& field, const Position& p, int id, bool flew) const {
    bool any = false;
    each_open(sight_, manner_, field, id, flew, [&](int taken, unsigned) { return any = !is_protected(p, taken); });
    return any;
}

bool Fulke1::any_open(const Position& p) const {
    bool any = false;
    each_open_taking(p, [&](int, int) { return any = true; });
    return any;
}

void Fulke1::open_moves(const Position& p, MoveList& list) const {
    const Field field(p.now);
    each_open_taking(p, [&](int id, int what) {
        const Space to = p.now.at(id);
        each_place(field, id, to, away, p.side, [&](Space place) {
            list.push_back(pack({Deed::take, away, to, static_cast<std::uint8_t>(what), place}));
        });
        return false;
    });
    // Takings are not owed: "maye he take awaye hys enemye".
    list.push_back(pack({Deed::done}));
}

bool Fulke1::may_proclaim(const Position& p) const {
    return !p.proclaimed && p.now.king_taken(other(p.side)) &&
           triumph_possible(manner_, p.now, serving(manner_, p.now, p.side), 0);
}

void Fulke1::naming_moves(const Position& p, MoveList& list) const {
    const std::uint64_t men = serving(manner_, p.now, p.side);
    for (std::uint64_t left = men & ~p.naming; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (triumph_possible(manner_, p.now, men, p.naming | bit(id))) {
            list.push_back(pack({Deed::name, away, p.now.at(id)}));
        }
    }
    if (triumph_possible(manner_, p.now, p.naming, p.naming)) list.push_back(pack({Deed::so}));
}

// ---- what is done ----

Fulke1::Position Fulke1::play(const Position& p, Move m) const {
    const Act act = unpack(m);
    Position q = p;
    switch (act.deed) {
        case Deed::lot:
            q.side = static_cast<std::uint8_t>(act.to);
            q.phase = Phase::turn;
            break;
        case Deed::pass:
            tick(q);
            end_turn(q);
            break;
        case Deed::done: end_turn(q); break;
        case Deed::draught:
        case Deed::flight: {
            const int id = man_on(p.now, act.from);
            // A man newly in the adversary's camp breaks the quiet.
            const int foe = other(p.side);
            tick(q);
            if (ground_.in_camp(act.to, foe, manner_.triumph.camp) && !ground_.in_camp(act.from, foe, manner_.triumph.camp)) q.quiet = 0;
            q.now.space[static_cast<std::size_t>(id)] = act.to;
            after_motion(q, act.to, act.deed == Deed::flight);
            break;
        }
        case Deed::enter: {
            const int taken = man_on(p.now, act.to), taker = man_on(p.now, act.from);
            tick(q);
            take_up(q, taken, act.what, act.place);
            // Where only a part of the king is taken he stands, and the taker stays: that is the turn.
            const bool stays = is_king(taken) && !q.now.king_taken(man(taken).born);
            if (!stays) q.now.space[static_cast<std::size_t>(taker)] = act.to;
            settle(q);
            if (q.ended || stays || !chain_after_take_) end_turn(q);
            else after_motion(q, act.to, false);
            break;
        }
        case Deed::take:
            take_up(q, man_on(p.now, act.to), act.what, act.place);
            settle(q);
            if (q.ended || !several_ || !any_open(q)) end_turn(q);
            break;
        case Deed::proclaim: q.phase = Phase::naming; break;
        case Deed::name:
            q.naming |= bit(man_on(p.now, act.to));
            if (naming_is_full(q)) finish_naming(q);
            break;
        case Deed::so: finish_naming(q); break;
    }
    return q;
}

/// A turn more is quiet, unless it has begun with a new proclamation.
void Fulke1::tick(Position& q) const {
    if (!q.proclaimed) ++q.quiet;
}

void Fulke1::take_up(Position& q, int id, int what, Space place) const {
    q.quiet = 0;
    if (covenant_.victory != Victory::proper) count_spoils(q, q.side, id, what);
    if (is_king(id)) take_king(q, id, what);
    else turn_coat(q, id, place);
}

/// A man has been set down: either takings are open now, or the turn is over.
void Fulke1::after_motion(Position& q, Space to, bool flew) const {
    q.phase = Phase::open;
    settle(q);
    if (!q.ended) {
        const Field field(q.now);
        if (opens(field, q, field.man_at(to), flew)) {
            q.set = q.now;
            q.moved = to;
            q.flew = flew;
            return;
        }
    }
    end_turn(q);
}

void Fulke1::end_turn(Position& q) const {
    if (q.phase == Phase::open && q.moved != away) q.set = Stand();
    q.phase = Phase::turn;
    q.moved = away;
    q.flew = false;
    q.proclaimed = false;
    if (covenant_.turns > 0) ++q.turns;
    if (!q.ended) settle(q);
    if (!q.ended) q.side = static_cast<std::uint8_t>(other(q.side));
}

bool Fulke1::naming_is_full(const Position& q) const {
    const std::uint64_t men = serving(manner_, q.now, q.side);
    for (std::uint64_t left = men & ~q.naming; left; left &= left - 1) {
        if (triumph_possible(manner_, q.now, men, q.naming | (left & (~left + 1)))) return false;
    }
    return true;
}

void Fulke1::finish_naming(Position& q) const {
    const std::uint64_t own = named_of(q, q.side);
    // Only a new proclamation breaks the quiet.
    q.proclaimed = true;
    if (own != q.naming) q.quiet = 0;
    else ++q.quiet;
    q.named = (q.named & ~own) | q.naming;
    q.naming = 0;
    q.phase = Phase::turn;
    settle(q);
    if (q.ended) end_turn(q);
}

void Fulke1::settle(Position& q) const { q.ended = ending(q).end != End::none; }

// ---- how it ends ----

Fulke1::Ending Fulke1::ending(const Position& p) const {
    const bool taken = p.now.king_taken(even) || p.now.king_taken(odd);
    if (taken) {
        for (int side : {int{p.side}, other(p.side)}) {
            Setting triumph = standing_triumph(sight_, manner_, p, side);
            if (triumph.count != 0) return {End::triumph, side, triumph};
        }
    }
    if (covenant_.victory == Victory::standards) {
        if (taken || (covenant_.turns > 0 && p.turns >= covenant_.turns)) {
            const int evens = standards_won(even, sum_won(p.spoils[even])), odds = standards_won(odd, sum_won(p.spoils[odd]));
            return {End::standards, evens > odds ? even : odds > evens ? odd : -1, {}};
        }
    } else if (covenant_.victory != Victory::proper) {
        for (int side : {int{p.side}, other(p.side)}) {
            if (is_won(covenant_, p.spoils[static_cast<std::size_t>(side)])) return {End::common, side, {}};
        }
    }
    // fulke.1.end, ours: the book does not say how a game ends that cannot be won.
    if (taken && !triumph_possible(manner_, p.now, serving(manner_, p.now, even) | serving(manner_, p.now, odd), 0)) {
        return adjudged(p, End::impossible);
    }
    if (p.phase == Phase::turn && !p.proclaimed && p.quiet >= quiet_limit_) return adjudged(p, End::quiet);
    return {};
}

/// A side that has taken the adversary's king wins a lesser victory; both or neither: a draw.
Fulke1::Ending Fulke1::adjudged(const Position& p, End end) const {
    const bool evens = p.now.king_taken(odd), odds = p.now.king_taken(even);
    return {end, evens == odds ? -1 : evens ? even : odd, {}};
}

Outcome Fulke1::result(const Position& p) const { return p.ended ? outcome(p, ending(p)) : Outcome{}; }

Outcome Fulke1::repeated(std::span<const Position> line) const {
    Outcome out = outcome(line.back(), adjudged(line.back(), End::quiet));
    out.text = "The same position stands a third time: " + out.text.substr(out.text.find(": ") + 2);
    return out;
}

Outcome Fulke1::outcome(const Position& p, const Ending& e) const {
    Outcome out;
    out.over = true;
    out.score[even] = e.winner < 0 ? 0.5f : e.winner == even ? 1.0f : 0.0f;
    out.score[odd] = 1.0f - out.score[even];
    const std::string host = e.winner < 0 ? "" : host_name(e.winner);
    const auto adjudge = [&]() -> std::string { return e.winner < 0 ? "a draw" : "a lesser victory for the " + host + ", who took the king"; };
    switch (e.end) {
        case End::none: break;
        case End::triumph: {
            const char* reached = grade_name(grade(e.triumph.count, e.triumph.held));
            out.rule = manner_.prefix + "triumph." + reached;
            out.text = "The " + host + " win with a " + reached + " triumph: " + setting_line(e.triumph);
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
            const int evens = standards_won(even, sum_won(p.spoils[even])), odds = standards_won(odd, sum_won(p.spoils[odd]));
            out.text = "Standards won: Evens " + std::to_string(evens) + ", Odds " + std::to_string(odds) +
                       (e.winner < 0 ? ": a draw" : ": the " + host + " win");
            break;
        }
        case End::impossible:
            out.rule = manner_.prefix + "end";
            out.text = "No men are left that hold a proportion: " + adjudge();
            break;
        case End::quiet:
            out.rule = manner_.prefix + "end";
            out.text = std::to_string(quiet_limit_) + " turns without a taking, a proclamation or a man newly in a camp: " + adjudge();
            break;
    }
    return out;
}

}  // namespace ludus

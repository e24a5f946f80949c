#include "core/rithmomachia/rules/engine.hpp"

#include <array>
#include <utility>
#include <vector>

#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

namespace {

/// The men on the table who do not serve that side, a bit a man.
std::uint64_t adversaries(const Stand& stand, int side) {
    std::uint64_t men = 0;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) != away && stand.side(id) != side) men |= bit(id);
    }
    return men;
}

}  // namespace

Engine::Engine(const Card& card, EngineOptions options_of_engine)
    : card_(&card),
      variant_(std::move(options_of_engine.variant)),
      ground_(options_of_engine.ranks),
      sight_(ground_, variant_),
      openings_(sight_, variant_),
      victory_(options_of_engine.victory),
      array_(options_of_engine.array),
      first_(options_of_engine.first),
      quiet_limit_(options_of_engine.quiet_limit),
      weights_(options_of_engine.weights) {}

Engine::Position Engine::start() const {
    Position p;
    p.now = array_;
    p.side = static_cast<std::uint8_t>(first_ == chance ? odd : first_);
    p.phase = first_ == chance ? Phase::lots : Phase::turn;
    return p;
}

bool Engine::at_turn_start(const Position& p) const {
    return p.phase == Phase::lots || (p.phase == Phase::turn && !p.proclaimed);
}

std::uint64_t Engine::hash(const Position& p) const {
    std::uint64_t h = rithmomachia::hash(p);
    if (victory_.victory != Victory::proper) h ^= mix(p.spoils[0] ^ mix(p.spoils[1]));
    return h;
}

std::uint64_t Engine::named_of(const Position& p, int side) {
    std::uint64_t own = 0;
    for (std::uint64_t left = p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) == side) own |= bit(id);
    }
    return own;
}

/// fulke.1.triumph.proclaim: "that he medle not with anye man to take hym, whiche you have placed for youre triumphe".
bool Engine::is_protected(const Position& p, int id) const {
    return (p.named >> id & 1) && ground_.in_camp(p.now.at(id), other(p.now.side(id)), variant_.triumph.camp);
}

// ---- what may be done ----

void Engine::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.ended) return;
    switch (p.phase) {
        case Phase::lots:
            for (int side : {even, odd}) list.push_back(pack({MoveType::lot, away, static_cast<Space>(side), 0, away}));
            return;
        case Phase::turn: turn_moves(p, list); return;
        case Phase::naming: naming_moves(p, list); return;
        case Phase::open: open_moves(p, list); return;
        case Phase::seizing: seizing_moves(p, list); return;
        case Phase::ransom: ransom_moves(p, list); return;
        case Phase::pricing: pricing_moves(p, list); return;
    }
}

bool Engine::lifts(const Stand& stand, int id, int what) const {
    return what == whole || what == last_part(stand, id) ||
           (variant_.lowest_lost_is_all && is_king(id) && part_of(what) == lowest_part);
}

/// Calls f(place) for each place the taken man may be set on; once, with away, where a king or a part of him is taken,
/// or where prisoners are set nowhere.
template <class F>
void Engine::each_place(const Field& field, int id, int vacated, int filled, int victor, F&& f) const {
    if (is_king(id) || variant_.prisoners != Prisoners::behind) {
        f(away);
        return;
    }
    const Prison cells = prison(ground_, field, victor, vacated, filled);
    for (int i = 0; i < cells.count; ++i) f(cells.space[static_cast<std::size_t>(i)]);
}

/// Calls f(Found) where anything of one man may be taken before removing, as `field` stands, that is still his in
/// `now`. What is all of him is told as the whole.
template <class F>
void Engine::each_found_before(const Field& field, const Stand& now, int id, const Takers& takers, F&& f) const {
    Found found;
    found.id = id;
    bool any = false;
    each_taking(sight_, variant_, field, id, takers, [&](const TakingWay& way) {
        if (way.what != whole && !still_has(now, id, way.what)) return false;
        const std::uint64_t may = entrants(way, takers);
        any = any || may != 0;
        found.by[static_cast<std::size_t>(lifts(now, id, way.what) ? whole : way.what)] |= may;
        return false;
    });
    if (any) f(found);
}

void Engine::turn_moves(const Position& p, MoveList& list) const {
    const int side = p.side;
    const Field field(p.now);
    if (may_proclaim(p)) list.push_back(pack({MoveType::proclaim}));
    const std::size_t before_draughts = list.size();
    const std::uint64_t fight = fighters(variant_, p.now);
    std::array<std::uint64_t, men_count> seers;  // of each man in `targets`
    std::uint64_t targets = 0;
    const bool flies_to_besiege = variant_.turn.flight_for_siege;
    std::vector<bool> against;
    if (flies_to_besiege) against = against_draughts(field, side);
    for (int id = 0; id < men_count; ++id) {
        const Space from = p.now.at(id);
        if (from == away || p.now.side(id) != side) continue;
        const std::size_t before_his = list.size();
        sight_.each_draught(field, id, [&](Space to) {
            const int there = field.man_at(to);
            if (there < 0) {
                list.push_back(pack({MoveType::draught, from, to}));
            } else if (p.now.side(there) != side) {
                const auto target = static_cast<std::size_t>(there);
                if (!(targets & bit(there))) seers[target] = 0;
                targets |= bit(there);
                seers[target] |= bit(id);
            }
        });
        // fulke.1.triumph.direct: named men come "in their direct motions, and not in theyr flying draughtes". Nor do
        // prisoners fly who serve for a triumph alone.
        if ((p.named | ~fight) >> id & 1) continue;
        // fulke.2.fly: "to besiege his enemie, or to flye from the siege himself".
        const bool any_flight = !flies_to_besiege || list.size() == before_his;
        sight_.each_flight(field, id, [&](Space to) {
            if (field.is_void(to) && (any_flight || against[to])) list.push_back(pack({MoveType::flight, from, to}));
        });
    }
    drop_moves(p, field, list);
    if (variant_.turn.before == Before::seize) {
        seizing_moves(p, list);
    } else if (variant_.turn.before != Before::none) {
        const bool beyond = variant_.taking.beyond_sight();
        before_moves(p, field, beyond ? openings_.threatened(field, side) : targets, beyond ? nullptr : seers.data(),
                     list);
    }
    // fulke.1.pass
    if (list.size() == before_draughts) list.push_back(pack({MoveType::pass}));
}

std::vector<bool> Engine::against_draughts(const Field& field, int side) const {
    std::vector<bool> out(most_spaces);
    for (std::uint64_t left = adversaries(field.stand(), side); left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        const Draught& draught = sight_.draught(field.stand(), id);
        for (int way = 0; way < ways_count; ++way) {
            for (int step = 1; step <= furthest; ++step) {
                if (!draught.draws(way, step)) continue;
                // Who leaps is stopped at the end alone.
                for (int at = draught.leaps ? step : 1; at <= step; ++at) {
                    const Space space = ground_.at(field.stand().at(id), way, at);
                    if (space == away) break;
                    out[space] = true;
                    if (!field.is_void(space)) break;
                }
            }
        }
    }
    return out;
}

bool Engine::may_set_down(const Position& p, int side) const {
    // fulke.2.prisoner: prisoners "serve onely to celebrate a triumphe", and there is none while the king stands.
    return keeps_in_hand(variant_.prisoners) &&
           (variant_.prisoners != Prisoners::for_triumph || p.now.king_taken(other(side)));
}

/// boissiere.prisoner.set and others: a man from the hand on a void space of the hindermost rank; of men alike the
/// first.
void Engine::drop_moves(const Position& p, const Field& field, MoveList& list) const {
    if (p.now.held == 0 || !may_set_down(p, p.side)) return;
    const int rank = ground_.rank_from_behind(p.side, 0);
    for (std::uint64_t left = p.now.held; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) != p.side || in_hand(p.now, p.side, man(id).like) != id) continue;
        for (int file = 0; file < files; ++file) {
            const Space to = space_at(file, rank);
            if (field.is_void(to)) list.push_back(pack({MoveType::drop, away, to, man(id).like, away}));
        }
    }
}

/// Takings before removing, of the men in `targets`; `seers` of each, by sight alone, where they are known.
void Engine::before_moves(const Position& p, const Field& field, std::uint64_t targets, const std::uint64_t* seers,
                          MoveList& list) const {
    for (; targets; targets &= targets - 1) {
        const int id = __builtin_ctzll(targets);
        if (is_protected(p, id)) continue;
        const Takers takers = seers ? Takers{seers[id], nobody, false, false} : takers_before(sight_, field, id);
        const Space to = p.now.at(id);
        each_found_before(field, p.now, id, takers, [&](const Found& found) {
            for (std::uint8_t what = 0; what < found.by.size(); ++what) {
                std::uint64_t may = found.by[what];
                if (may != 0 && variant_.turn.before == Before::stay) {
                    each_place(field, id, to, away, p.side,
                               [&](Space place) { list.push_back(pack({MoveType::rest, away, to, what, place})); });
                    continue;
                }
                // fulke.1.take.before: "one of them whether the player lyst, shalbe removed into the place of that
                // man".
                for (; may; may &= may - 1) {
                    const Space from = p.now.at(__builtin_ctzll(may));
                    each_place(field, id, from, to, p.side,
                               [&](Space place) { list.push_back(pack({MoveType::enter, from, to, what, place})); });
                }
            }
        });
    }
}

/// boissiere.take.before: one man takes as many as he may, and removes into the place of one of them: of the last. So
/// he seizes a man only where another is left whose place he may go into.
void Engine::seizing_moves(const Position& p, MoveList& list) const {
    const bool going_on = p.phase == Phase::seizing;
    // Takings are judged on the stand as he began.
    const Field field(going_on ? p.set : p.now), now(p.now);
    const std::uint64_t one = going_on ? bit(field.man_at(p.moved)) : ~std::uint64_t{0};
    std::vector<Found> all;
    std::array<std::uint64_t, men_count> lifted{};  // whom each man may lift, a bit a man
    for (std::uint64_t left = openings_.threatened(field, p.side); left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        // Who is taken, or was redeemed, has gone from where he was seen.
        if (is_protected(p, id) || p.now.at(id) != field.stand().at(id) || p.now.side(id) == p.side) continue;
        each_found_before(field, p.now, id, takers_before(sight_, field, id), [&](Found found) {
            for (std::uint64_t& by : found.by) by &= one;
            for (std::uint64_t may = found.by[whole]; may; may &= may - 1) {
                lifted[static_cast<std::size_t>(__builtin_ctzll(may))] |= bit(id);
            }
            all.push_back(found);
        });
    }
    for (const Found& found : all) {
        const Space to = p.now.at(found.id);
        for (std::uint8_t what = 0; what < found.by.size(); ++what) {
            for (std::uint64_t may = found.by[what]; may; may &= may - 1) {
                const int taker = __builtin_ctzll(may);
                const Space from = p.now.at(taker);
                // Where a part of a king is all he takes, the king stands and he stays.
                if (what == whole || !going_on) {
                    each_place(now, found.id, from, to, p.side,
                               [&](Space place) { list.push_back(pack({MoveType::enter, from, to, what, place})); });
                }
                if ((lifted[static_cast<std::size_t>(taker)] & ~bit(found.id)) == 0) continue;
                each_place(now, found.id, to, away, p.side,
                           [&](Space place) { list.push_back(pack({MoveType::seize, from, to, what, place})); });
            }
        }
    }
}

std::vector<TakingWay> Engine::ways_of(const Position& p, const UnpackedMove& unpacked) const {
    const bool before = unpacked.type != MoveType::take,
               names_taker = unpacked.type == MoveType::enter || unpacked.type == MoveType::seize;
    const int id = man_on(p.now, unpacked.to);
    // A taking after the motion is judged on the stand as the man was set down, one after a seizing as he began.
    const Field field(p.moved == away ? p.now : p.set);
    const Takers takers = before ? takers_before(sight_, field, id)
                                 : takers_after(sight_, variant_, field, id, field.man_at(p.moved), p.flew);
    std::vector<TakingWay> out;
    each_taking(sight_, variant_, field, id, takers, [&](const TakingWay& way) {
        if (way.what != whole && !still_has(p.now, id, way.what)) return false;
        const bool him = unpacked.what == (lifts(p.now, id, way.what) ? whole : way.what);
        if (him && (!names_taker || (entrants(way, takers) >> field.man_at(unpacked.from) & 1))) out.push_back(way);
        return false;
    });
    return out;
}

/// Calls f(id, what) for each taking still open, judged on the stand as the man was set down; stops where f gives true.
template <class F>
void Engine::each_open_taking(const Position& p, F&& f) const {
    const Field field(p.set);
    bool stopped = false;
    each_open(sight_, variant_, field, field.man_at(p.moved), p.flew, [&](int id, unsigned open) {
        if (is_protected(p, id)) return false;
        if (!is_king(id)) {
            if (p.now.side(id) == p.set.side(id) && p.now.at(id) != away) stopped = f(id, whole);
            return stopped;
        }
        // A king who was redeemed has gone from where he was seen.
        if (p.now.king_taken(man(id).born) || p.now.at(id) != p.set.at(id)) return false;
        unsigned what_open = open & 1u << whole;
        for (int what = 1; what < 7; ++what) {
            if ((open >> what & 1) && still_has(p.now, id, what)) {
                what_open |= 1u << (lifts(p.now, id, what) ? whole : what);
            }
        }
        for (int what = 0; what < 7 && !stopped; ++what) {
            if (what_open >> what & 1) stopped = f(id, what);
        }
        return stopped;
    });
}

/// Whether the man just set down in that field has anything to take.
bool Engine::opens(const Field& field, const Position& p, int id, bool flew) const {
    return openings_.any(field, id, flew, [&](int taken) { return !is_protected(p, taken); });
}

bool Engine::any_open(const Position& p) const {
    bool any = false;
    each_open_taking(p, [&](int, int) { return any = true; });
    return any;
}

void Engine::open_moves(const Position& p, MoveList& list) const {
    const Field field(p.now);
    each_open_taking(p, [&](int id, int what) {
        const Space to = p.now.at(id);
        each_place(field, id, to, away, p.side, [&](Space place) {
            list.push_back(pack({MoveType::take, away, to, static_cast<std::uint8_t>(what), place}));
        });
        return false;
    });
    // Takings are not owed: "maye he take awaye hys enemye"; mebben.take.owed: they are "taken away".
    if (!variant_.turn.owed) list.push_back(pack({MoveType::done}));
}

std::uint64_t Engine::priced(const Position& p, int army) const {
    std::uint64_t men = ransomers(variant_, p.now, army);
    for (std::uint64_t left = men & p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (is_protected(p, id)) men &= ~bit(id);
    }
    return men;
}

/// fulke.2.king.redeem: "he maye redeme it by anye of his men having the same number ... But yf he have none ... for
/// anye man of hys, that his adversarye wyll chuse".
void Engine::ransom_moves(const Position& p, MoveList& list) const {
    const std::uint64_t same = redeemers(variant_, p.now, p.side, p.part);
    for (std::uint64_t left = same; left; left &= left - 1) {
        list.push_back(pack({MoveType::redeem, away, p.now.at(__builtin_ctzll(left))}));
    }
    if (same == 0) list.push_back(pack({MoveType::demand}));
    list.push_back(pack({MoveType::decline}));
}

void Engine::pricing_moves(const Position& p, MoveList& list) const {
    for (std::uint64_t left = priced(p, other(p.side)); left; left &= left - 1) {
        list.push_back(pack({MoveType::price, away, p.now.at(__builtin_ctzll(left))}));
    }
}

bool Engine::may_proclaim(const Position& p) const {
    return variant_.triumph.may_proclaim && !p.proclaimed &&
           (p.now.king_taken(other(p.side)) || !variant_.triumph.king_first) &&
           triumph_possible(variant_, p.now, serving(variant_, p.now, p.side), 0);
}

void Engine::naming_moves(const Position& p, MoveList& list) const {
    const std::uint64_t men = serving(variant_, p.now, p.side);
    for (std::uint64_t left = men & ~p.naming; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (triumph_possible(variant_, p.now, men, p.naming | bit(id))) {
            list.push_back(pack({MoveType::name, away, p.now.at(id)}));
        }
    }
    if (triumph_possible(variant_, p.now, p.naming, p.naming)) list.push_back(pack({MoveType::end_declaration}));
}

}  // namespace ludus::rithmomachia

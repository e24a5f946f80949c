#include "core/rithmomachia/study/hunt.hpp"

#include <algorithm>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"

namespace ludus::rithmomachia {
namespace {

/// The places for one prisoner are one way.
bool is_same_but_for_place(UnpackedMove a, const UnpackedMove& b) {
    if (a.place == away) return false;
    a.place = b.place;
    return a == b;
}

/// Whether the act brings a man to act.to who then stands there.
bool carries(MoveType type) {
    return type == MoveType::draught || type == MoveType::flight || type == MoveType::enter || type == MoveType::drop;
}

}  // namespace

Engine::Position Engine::turn_of(const Position& p, int seat) const {
    Position q = p;
    if (q.phase != Phase::turn || q.side != seat) q.proclaimed = false;
    q.phase = q.then = Phase::turn;
    q.side = static_cast<std::uint8_t>(seat);
    q.set = Stand();
    q.moved = away;
    q.flew = false;
    q.naming = 0;
    q.part = 0;
    return q;
}

std::vector<ludus::Prospect> Engine::near_wins(const Position& p) const {
    if (p.ended || p.phase != Phase::turn) return {};
    return TriumphSeeker(*this, p).look(2);
}

TriumphSeeker::TriumphSeeker(const Engine& engine, const Position& position)
    : engine_(engine),
      variant_(engine.variant()),
      start_(position),
      side_(position.side),
      king_stands_(variant_.triumph.king_first && !position.now.king_taken(other(side_))) {}

std::vector<ludus::Prospect> TriumphSeeker::look(int turns) {
    note_places();
    for (const Place& place : places_) {
        const Found found = complete(Field(start_.now), place);
        if (found.setting.count != 0) note(found, 0, {}, start_, Move{});
    }
    one_turn();
    if (turns > 1) two_turns();
    std::stable_sort(out_.begin(), out_.end(), [](const ludus::Prospect& a, const ludus::Prospect& b) {
        return a.ends != b.ends ? a.ends : a.spots.size() > b.spots.size();
    });
    return std::move(out_);
}

void TriumphSeeker::note_places() {
    const Ground& ground = engine_.sight().ground();
    const int foe = other(side_), camp = variant_.triumph.camp;
    for (int space = 0; space < ground.spaces(); ++space) {
        if (!ground.in_camp(space, foe, camp)) continue;
        each_arrangement(ground, variant_.triumph.shapes, space, [&](const std::array<Space, 4>& spaces, int count) {
            const auto end = spaces.begin() + count;
            const bool first = *std::min_element(spaces.begin(), end) == space;  // each is met from all its spaces
            if (first && std::all_of(spaces.begin(), end, [&](Space s) { return ground.in_camp(s, foe, camp); })) {
                for (auto s = spaces.begin(); s != end; ++s)
                    through_[*s].push_back(static_cast<std::uint16_t>(places_.size()));
                places_.push_back({spaces, count});
            }
            return false;
        });
    }
}

TriumphSeeker::Found TriumphSeeker::complete(const Field& field, const Place& place) const {
    Found found;
    std::array<int, 4> number{};
    for (int i = 0; i < place.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int id = field.man_at(place.space[at]);
        if (id < 0 || field.stand().side(id) != side_) return {};
        number[at] = whole_number(field.stand(), id, variant_.whole_as_taker);
        if (number[at] == 0) return {};
        found.men |= bit(id);
        found.setting.number[at] = static_cast<std::int16_t>(number[at]);
    }
    found.setting.space = place.space;
    found.setting.held = held_in_order(number, place.count, place.space, variant_.triumph.in_order);
    if (found.setting.held != 0 && wins(variant_.triumph, place.count, found.setting.held))
        found.setting.count = place.count;
    return found;
}

template <class F>
void TriumphSeeker::each_through(const Stand& stand, Space through, F&& f) const {
    if (through_[through].empty()) return;
    const Field field(stand);
    for (const std::uint16_t place : through_[through]) {
        const Found found = complete(field, places_[place]);
        if (found.setting.count != 0) f(found);
    }
}

void TriumphSeeker::one_turn() {
    MoveList moves;
    engine_.moves(start_, moves);
    UnpackedMove before;
    for (const Move m : moves) {
        const UnpackedMove unpacked = unpack(m);
        const bool same = is_same_but_for_place(unpacked, before);
        before = unpacked;
        if (same || !carries(unpacked.type)) continue;
        each_through(carried(start_, unpacked), unpacked.to, [&](const Found& found) {
            if (known(found, 0)) return;
            note(found, 1, {step(start_, m)}, start_, m);
        });
    }
}

/// The stand with the man carried where he goes, and whoever he takes lifted.
Stand TriumphSeeker::carried(const Position& p, const UnpackedMove& unpacked) const {
    Stand stand = p.now;
    const int id =
        unpacked.type == MoveType::drop ? in_hand(stand, side_, unpacked.what) : man_on(stand, unpacked.from);
    const int there = man_on(stand, unpacked.to);
    if (there != nobody) stand.space[static_cast<std::size_t>(there)] = away;
    stand.space[static_cast<std::size_t>(id)] = unpacked.to;
    return stand;
}

/// Whether a man who draws or flies to the one space that is wanting would complete a setting.
bool TriumphSeeker::lacks_one(const Stand& stand) const {
    const Field field(stand);
    for (const Place& place : places_) {
        int own = 0;
        Space gap = away;
        for (int i = 0; i < place.count; ++i) {
            const Space space = place.space[static_cast<std::size_t>(i)];
            if (field.holds(space, side_)) ++own;
            else gap = space;
        }
        if (own != place.count - 1) continue;
        std::uint64_t may = engine_.sight().seers(field, gap, side_);
        for (int id = 0; id < men_count; ++id) {
            if (stand.at(id) != away && stand.side(id) == side_)
                engine_.sight().each_flight(field, id, [&](Space to) { may |= to == gap ? bit(id) : 0; });
        }
        for (; may; may &= may - 1) {
            const int id = __builtin_ctzll(may);
            const Space from = stand.at(id);
            Field then = field;
            then.lift(from);
            then.set_down(gap, id);
            if (complete(then, place).setting.count != 0) return true;
        }
    }
    return false;
}

void TriumphSeeker::two_turns() {
    MoveList moves, more;
    engine_.moves(start_, moves);
    UnpackedMove before;
    for (const Move m : moves) {
        const UnpackedMove unpacked = unpack(m);
        const bool same = is_same_but_for_place(unpacked, before);
        before = unpacked;
        if (same || !carries(unpacked.type) || !lacks_one(carried(start_, unpacked))) continue;
        std::vector<Step> way;
        Position after = play(start_, m, way);
        finish(after, way);
        if (after.ended) continue;
        after = engine_.turn_of(after, side_);
        engine_.moves(after, more);
        for (const Move n : more) {
            const UnpackedMove then = unpack(n);
            if (!carries(then.type) || through_[then.to].empty()) continue;
            each_through(carried(after, then), then.to, [&](const Found& found) {
                if (known(found, 1)) return;
                std::vector<Step> both = way;
                both.push_back(step(after, n));
                note(found, 2, std::move(both), after, n);
            });
        }
    }
}

/// With the last move still to be made in `before`, or none where the men stand already.
void TriumphSeeker::note(const Found& found, int within, std::vector<Step> moves, const Position& before, Move last) {
    const bool moved = within > 0;
    if (king_stands_) {
        tell(found, within, false, std::move(moves));
        return;
    }
    const auto won = [&](const Position& p) {
        return p.ended && engine_.result(p).score[static_cast<std::size_t>(side_)] == 1;
    };
    const bool unnamed = variant_.triumph.must_proclaim && (found.men & ~before.named) != 0;
    if (!unnamed) {
        if (moved && won(engine_.play(before, last))) tell(found, within, true, std::move(moves));
        return;
    }
    // Named first, the last of them then comes in his direct motion.
    Position named = before;
    std::vector<Step> first = moves;
    if (moved) first.pop_back();
    if (proclaim(named, found.men, first)) {
        if (!moved) {
            if (won(named)) tell(found, 0, true, std::move(first));
            return;
        }
        MoveList legal;
        engine_.moves(named, legal);
        if (std::find(legal.begin(), legal.end(), last) != legal.end() && won(play(named, last, first))) {
            tell(found, within, true, std::move(first));
            return;
        }
    }
    // He came by a leap, or the side has proclaimed already: it is proclaimed when he stands.
    if (!moved || within > 1) {
        if (!moved) tell(found, 0, false, std::move(moves));
        return;
    }
    std::vector<Step> way;
    Position after = play(before, last, way);
    finish(after, way);
    if (after.ended) return;
    after = engine_.turn_of(after, side_);
    if (proclaim(after, found.men, way) && won(after)) tell(found, 2, true, std::move(way));
}

bool TriumphSeeker::known(const Found& found, int within) const {
    std::vector<int> spots(found.setting.space.begin(), found.setting.space.begin() + found.setting.count);
    const std::string line = setting_line(found.setting);
    return std::any_of(out_.begin(), out_.end(), [&](const ludus::Prospect& p) {
        return p.within <= within && p.spots == spots && p.leads.front().reasons.front().line == line;
    });
}

void TriumphSeeker::tell(const Found& found, int within, bool ends, std::vector<Step> moves) {
    const Setting& set = found.setting;
    const std::vector<int> spots(set.space.begin(), set.space.begin() + set.count);
    const std::string line = setting_line(set);
    Lead lead{std::move(moves), {}};
    const Grade reached = grade(set.count, set.held);
    lead.reasons.push_back({variant_.passage(std::string("triumph.") + grade_name(reached)), line, spots, -1});
    for (const auto proportion : {arithmetic::arithmetical, arithmetic::geometrical, arithmetic::musical}) {
        if (set.held & proportion)
            lead.reasons.push_back({std::string("fulke.prop.") + arithmetic::name(proportion), line, spots, -1});
    }
    for (ludus::Prospect& told : out_) {
        if (told.within != within || told.ends != ends || told.spots != spots ||
            told.leads.front().reasons.front().line != line)
            continue;
        // The same moves in another order, or with the prisoner elsewhere, are the same way.
        const bool same = std::any_of(told.leads.begin(), told.leads.end(), [&](const Lead& other) {
            return other.moves.size() == lead.moves.size() &&
                   std::is_permutation(other.moves.begin(), other.moves.end(), lead.moves.begin());
        });
        if (!same) told.leads.push_back(std::move(lead));
        return;
    }
    ludus::Prospect fresh;
    fresh.win = true;
    fresh.seat = side_;
    fresh.within = within;
    fresh.what = say(sentences::near_triumph,
                     {{"grade", variant_.triumph.names[static_cast<std::size_t>(reached)]}, {"sum", line}});
    fresh.spots = spots;
    fresh.ends = ends;
    const auto want = [&](const char* passage, const sentences::ReasonText& text, std::vector<int> from, int to) {
        const std::initializer_list<Slot> slots = {{"colour", colour_name(other(side_))}};
        fresh.wants.push_back(
            {variant_.passage(passage), say(text.line, slots), std::move(from), to, say(text.sentence, slots)});
    };
    if (king_stands_) {
        const Space at = start_.now.at(king[static_cast<std::size_t>(other(side_))]);
        want("triumph", sentences::king_not_captured, {}, at == away ? -1 : at);
    }
    if (!ends && variant_.triumph.must_proclaim) want("triumph.proclaim", sentences::not_proclaimed, spots, -1);
    fresh.leads.push_back(std::move(lead));
    out_.push_back(std::move(fresh));
}

bool TriumphSeeker::proclaim(Position& position, std::uint64_t men, std::vector<Step>& way) const {
    if (!variant_.triumph.may_proclaim || position.proclaimed || king_stands_) return false;
    // Men who hold a proportion may be named in any order, so the moves are legal without looking for them.
    position = play(position, pack({MoveType::proclaim}), way);
    for (; men; men &= men - 1)
        position = play(position, pack({MoveType::name, away, position.now.at(__builtin_ctzll(men))}), way);
    if (position.phase == Phase::naming) position = play(position, pack({MoveType::end_declaration}), way);
    return true;
}

void TriumphSeeker::finish(Position& position, std::vector<Step>& way) const {
    MoveList moves;
    // The last of what may be done is to leave the rest.
    while (!position.ended && position.side == side_ && !engine_.at_turn_start(position)) {
        engine_.moves(position, moves);
        position = play(position, moves.back(), way);
    }
}

Step TriumphSeeker::step(const Position& position, Move move) const {
    return {engine_.words(position, move), engine_.touches(position, move)};
}

Engine::Position TriumphSeeker::play(const Position& position, Move move, std::vector<Step>& way) const {
    way.push_back(step(position, move));
    return engine_.play(position, move);
}

}  // namespace ludus::rithmomachia

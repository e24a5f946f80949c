// Why a piece, a square or a button may not be touched.

#include <algorithm>
#include <cstdlib>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/picture.hpp"

namespace ludus::rithmomachia {

namespace {

constexpr std::array<const char*, 4> passages_of_moving = {"move.round", "move.triangle", "move.square", "move.king"};

std::string so_many(int n) {
    constexpr std::array<std::string_view, furthest + 1> numbers = {"no", "one", "two", "three"};
    return say(n == 1 ? sentences::one_square : sentences::more_squares,
               {{"number", std::string(numbers[static_cast<std::size_t>(n)])}});
}

/// "one square diagonally", "two squares straight or three squares straight": every way the draught goes.
std::string in_words(const Draught& draught) {
    std::vector<std::string> parts;
    for (int n = 1; n <= furthest; ++n) {
        const unsigned ways = draught.ways[static_cast<std::size_t>(n - 1)];
        if (ways == 0) continue;
        const std::string_view where = (ways & straight_ways) == 0 ? sentences::go_diagonally
                                       : (ways & corner_ways) == 0 ? sentences::go_straight
                                                                   : sentences::go_any_way;
        parts.push_back(say(where, {{"squares", so_many(n)}}));
    }
    return listed(parts, " or ");
}

}  // namespace

/// How a piece moves now, in one sentence; its flying move besides, where it may make one.
std::string Engine::moves_in_words(const Position& p, int id) const {
    const Draught& draught = sight_.draught(p.now, id);
    const std::string piece = piece_name(p.now, id), ways = in_words(draught);
    if (ways.empty()) return say(sentences::moves_no_more, {{"piece", piece}});
    std::string out = say(sentences::moves_so, {{"piece", piece}, {"squares", ways}});
    for (int length = knights_draught; length <= long_flight; ++length)
        if (draught.flight >> length & 1)
            out += " " + say(variant_.turn.flight_for_siege ? sentences::flies_for_siege : sentences::flies_so,
                             {{"squares", so_many(length)}});
    return out;
}

/// A square where a piece of the side to move may not go.
Reason Engine::why_not_go(const Position& p, int id, int to) const {
    const int from = p.now.at(id), there = man_on(p.now, to);
    const std::string passage = variant_.passage(passages_of_moving[static_cast<std::size_t>(man(id).form)]);
    const std::string piece = piece_name(p.now, id), square = space_name(to);
    const auto refused = [&](std::string rule, std::string_view sentence, std::initializer_list<Slot> more) {
        return Reason{
            std::move(rule), {}, {from}, to, say(say(sentence, {{"piece", piece}, {"square", square}}), more)};
    };
    if (there != nobody && p.now.side(there) == p.side)
        return refused(passage, sentences::own_piece_there, {{"victim", piece_name(p.now, there)}});
    if (there != nobody) {
        const bool before = variant_.turn.before != Before::none;
        return refused(variant_.passage(before ? "take.equality" : "take.after"),
                       before ? sentences::no_capture_holds : sentences::captures_after_moving,
                       {{"victim", piece_name(p.now, there)}});
    }
    const Draught& draught = sight_.draught(p.now, id);
    const Field field(p.now);
    if (const std::uint8_t bearing = ground_.bearing(from, to); bearing != 0) {
        const int way = bearing & 7, step = bearing >> 3;
        if (step <= furthest && draught.draws(way, step) && !draught.leaps)
            for (int n = 1; n < step; ++n) {
                const Space between = ground_.at(from, way, n);
                if (!field.is_void(between))
                    return refused(
                        passage, sentences::stands_in_the_way,
                        {{"victim", piece_name(p.now, field.man_at(between))}, {"squares", space_name(between)}});
            }
    }
    // The shape of a flying move it has, and yet it may not fly there.
    for (int length = knights_draught; length <= long_flight; ++length) {
        const auto& ends = ground_.leaps(from, length);
        if (!(draught.flight >> length & 1) || std::find(ends.begin(), ends.end(), to) == ends.end()) continue;
        if (p.named >> id & 1) return refused(variant_.passage("triumph.direct"), sentences::named_does_not_fly, {});
        return refused(variant_.passage("fly"),
                       variant_.turn.flight_for_siege ? sentences::no_siege_to_fly_for : sentences::flight_hindered,
                       {});
    }
    return Reason{passage,
                  {},
                  {from},
                  to,
                  say(sentences::does_not_go, {{"piece", piece}, {"square", square}}) + " " + moves_in_words(p, id)};
}

Reason Engine::why_not(const Position& p, std::span<const int> touched) const {
    const int spot = touched.back(), spaces = ground_.spaces(), side = p.side;
    const int there = spot < spaces ? man_on(p.now, spot) : nobody;
    const auto refused = [&](std::string_view clause, std::string_view sentence) {
        return Reason{variant_.passage(clause),
                      {},
                      {},
                      spot,
                      say(sentence, {{"host", host_name(side)},
                                     {"foe", host_name(other(side))},
                                     {"piece", there == nobody ? std::string() : piece_name(p.now, there)},
                                     {"square", spot < spaces ? space_name(spot) : std::string()}})};
    };
    switch (p.phase) {
        case Phase::lots: return refused("first", sentences::lot_first);
        case Phase::naming: return refused("triumph.proclaim", sentences::only_naming);
        case Phase::ransom: return refused("king.redeem", sentences::only_buying);
        case Phase::pricing: return refused("king.redeem", sentences::only_price);
        case Phase::open:
        case Phase::seizing:
            if (touched.size() > 1 && there == nobody) return refused("prisoner", sentences::not_set_there);
            if (there == nobody) return refused("turn", sentences::only_captures_left);
            return refused(p.now.side(there) == side ? "turn" : "take.equality",
                           p.now.side(there) == side ? sentences::has_moved : sentences::no_way_holds);
        case Phase::turn: break;
    }
    const int first = touched.front();
    const int mover = first < spaces ? man_on(p.now, first) : nobody;
    if (touched.size() == 1) {
        if (spot >= spaces) return refused("turn", sentences::move_first);
        if (there == nobody) return refused("turn", sentences::empty_square);
        if (p.now.side(there) != side) return refused("turn", sentences::not_yours);
        Reason reason = refused(passages_of_moving[static_cast<std::size_t>(man(there).form)], sentences::hemmed_in);
        reason.sentence += " " + moves_in_words(p, there);
        return reason;
    }
    // A capture has been begun: what is left to choose is where the prisoner goes, or a part of the king.
    const bool taking = (mover != nobody && p.now.side(mover) != side) || touched.size() > 2;
    if (taking) {
        const int victim = touched.size() > 2 ? man_on(p.now, touched[1]) : mover;
        if (victim != nobody && is_king(victim)) return refused("king.parts", sentences::choose_part);
        return refused("prisoner", sentences::not_set_there);
    }
    if (spot >= spaces) return refused("turn", sentences::to_a_square);
    // From the hand, on the hindermost rank.
    if (mover == nobody) return refused("prisoner", sentences::not_entered_there);
    return why_not_go(p, mover, spot);
}

}  // namespace ludus::rithmomachia

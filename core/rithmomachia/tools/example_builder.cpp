#include "core/rithmomachia/tools/example_builder.hpp"

#include <algorithm>

#include "core/rithmomachia/rules/move.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {
namespace {

/// Of boards alike but for where the takers stand, so many are looked at for one with nothing besides; fewer where
/// three take together or something of a king is lost; and so many in all.
constexpr int most_places = 12, most_places_besides = 3, most_boards = 240;

bool is_same(const TakingWay& x, const TakingWay& y) {
    return x.by == y.by && x.what == y.what && x.takers == y.takers && x.number == y.number && x.terms == y.terms &&
           x.term == y.term && x.distance == y.distance;
}

/// Threes that hold a proportion, more of them than men in any case: 2 4 6, 3 5 7, 16 20 25, 49 56 64, 36 42 49 and
/// 81 90 100, by their places in the roll.
constexpr std::array<std::array<int, 3>, 6> onlookers = {
    {{0, 1, 2}, {24, 25, 26}, {5, 9, 13}, {30, 34, 38}, {6, 10, 14}, {31, 35, 39}}};
static_assert([] {
    for (const auto& three : onlookers) {
        if (2 * man(three[1]).number != man(three[0]).number + man(three[2]).number &&
            man(three[1]).number * man(three[1]).number != man(three[0]).number * man(three[2]).number)
            return false;
    }
    return true;
}());

/// What may be left of the kings among these men, the most first: a king who has lost something takes and is taken in
/// fewer ways besides. Of one that is to lose a step at least one more is left.
std::vector<std::array<std::uint8_t, 2>> remains(const Case& men, int what) {
    std::array<std::vector<unsigned>, 2> left;
    for (const int army : {even, odd}) {
        auto& here = left[static_cast<std::size_t>(army)];
        here = {entire(army)};
        const int who = king[static_cast<std::size_t>(army)];
        const bool victim = men.man == who, taker = (men.taking() >> who & 1) != 0;
        if (!taker && (!victim || what == whole)) continue;
        for (unsigned parts = entire(army) - 1; parts > 0; --parts) {
            if (!victim || (parts >> part_of(what) & 1 && (parts & (parts - 1)) != 0)) here.push_back(parts);
        }
        std::stable_sort(here.begin(), here.end(),
                         [](unsigned x, unsigned y) { return __builtin_popcount(x) > __builtin_popcount(y); });
    }
    std::vector<std::array<std::uint8_t, 2>> out;
    for (const unsigned evens : left[even]) {
        for (const unsigned odds : left[odd])
            out.push_back({static_cast<std::uint8_t>(evens), static_cast<std::uint8_t>(odds)});
    }
    return out;
}

}  // namespace

/// What is open to the takers' side.
struct BoardFinder::Open {
    bool wanted = false;
    Reason shown;  ///< of the wanted
    int others = 0;
};

struct BoardFinder::Best {
    WorkedBoard board;
    bool any = false;
    [[nodiscard]] bool is_perfect() const { return any && board.besides == 0; }
    [[nodiscard]] bool is_beaten_by(int besides) const { return !any || besides < board.besides; }
};

BoardFinder::BoardFinder(const Engine& kind) : kind_(kind), ground_(kind.sight().ground()) {
    if (const auto two = kind.read_position("even eR2@a1 oR9@h9")) few_end_it_ = two->ended;
    // His victor's men come from their own end of the table.
    for (int way : {southwest, southeast, south, west, east, northwest, northeast, north}) {
        for (int step = 1; step <= furthest; ++step) near_.push_back({way, step});
    }
    for (int step = 1; step < ground_.ranks(); ++step) {
        for (const int way : {south, southwest}) alone_.push_back({{way, step}});
    }
}

void BoardFinder::each_way(const Case& men, const std::function<void(const Stand&, const TakingWay&)>& f) {
    const bool one = men.takers.size() == 1;
    for (const Places& places : one ? alone_ : joined(men)) {
        if (const auto on = stand(men, places)) ways_on(*on, men, [&](const TakingWay& way) { f(*on, way); });
        if (!one) return;  // where they stand is all one, as long as they reach him
    }
}

// ---- where they stand ----

/// The men about the middle of a table; none where it is too small.
std::optional<Stand> BoardFinder::stand(const Case& men, const Places& places) const {
    const int turn = men.captor() == even ? 1 : -1;
    std::array<int, 2> least{}, most{};
    std::array<std::array<int, 2>, men_count> off{};
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& step = way_step[static_cast<std::size_t>(places[i].way)];
        for (std::size_t axis : {0u, 1u}) {
            off[i][axis] = turn * step[axis] * places[i].step;
            least[axis] = std::min(least[axis], off[i][axis]);
            most[axis] = std::max(most[axis], off[i][axis]);
        }
    }
    const int file = (files - 1 - most[0] - least[0]) / 2, rank = (ground_.ranks() - 1 - most[1] - least[1]) / 2;
    if (most[0] - least[0] >= files || most[1] - least[1] >= ground_.ranks()) return std::nullopt;
    Stand out;
    out.turned = men.turned;
    out.space[static_cast<std::size_t>(men.man)] = space_at(file, rank);
    for (std::size_t i = 0; i < places.size(); ++i) {
        out.space[static_cast<std::size_t>(men.takers[i])] = space_at(file + off[i][0], rank + off[i][1]);
    }
    return out;
}

/// Every taking of him there by all these takers and no other.
void BoardFinder::ways_on(const Stand& on, const Case& men, const std::function<void(const TakingWay&)>& f) const {
    const Field field(on);
    const std::uint64_t all = men.taking();
    each_taking(kind_.sight(), kind_.variant(), field, men.man, takers_before(kind_.sight(), field, men.man),
                [&](const TakingWay& way) {
                    if (way.takers == all) f(way);
                    return false;
                });
}

/// Where takers of these forms may stand to take together, the best to look at first.
const std::vector<Places>& BoardFinder::joined(const Case& men) {
    std::vector<int> forms = {men.captor()};
    for (int id : men.takers) forms.push_back(is_king(id) ? 4 + man(id).born : static_cast<int>(man(id).form));
    const auto [entry, fresh] = joined_.try_emplace(forms);
    if (fresh) {
        Places chosen;
        join(men, chosen, entry->second);
    }
    return entry->second;
}

/// Each on a way of his own, so that nobody stands in another's.
void BoardFinder::join(const Case& men, Places& chosen, std::vector<Places>& out) const {
    if (chosen.size() == men.takers.size()) {
        out.push_back(chosen);
        return;
    }
    for (const Station& station : near_) {
        const auto same_way = [&](const Station& taken) { return taken.way == station.way; };
        if (std::any_of(chosen.begin(), chosen.end(), same_way)) continue;
        chosen.push_back(station);
        if (last_reaches(men, chosen)) join(men, chosen, out);
        chosen.pop_back();
    }
}

bool BoardFinder::last_reaches(const Case& men, const Places& chosen) const {
    if (kind_.variant().taking.stations == Stations::next) return chosen.back().step == 1;
    const auto on = stand(men, chosen);
    return on && kind_.sight().sees(Field(*on), men.takers[chosen.size() - 1], on->at(men.man));
}

// ---- what is open there ----

Position BoardFinder::position(const Stand& on, const Case& men) const {
    Position p;
    p.now = on;
    p.side = static_cast<std::uint8_t>(men.captor());
    if (!few_end_it_) return p;
    // Three who could triumph look on from their own end of the table: without them nothing would be left to play for.
    for (const auto& three : onlookers) {
        const std::uint64_t men_of_it = bit(three[0]) | bit(three[1]) | bit(three[2]);
        if (men_of_it & (men.taking() | bit(men.man))) continue;
        constexpr std::array<int, 3> on_files = {0, 1, files - 1};
        for (std::size_t i = 0; i < 3; ++i) {
            const int rank = ground_.rank_from_behind(man(three[i]).born, 0);
            p.now.space[static_cast<std::size_t>(three[i])] = space_at(on_files[i], rank);
        }
        break;
    }
    return p;
}

/// `last`: who has just been set down, or nobody. A siege is wanted by whatever men stand there.
BoardFinder::Open BoardFinder::open(const Stand& on, const Case& men, int last, const TakingWay& wanted) const {
    const Field field(on);
    const Sight& sight = kind_.sight();
    const Variant& variant = kind_.variant();
    Open out;
    for (int id = 0; id < men_count; ++id) {
        if (on.at(id) == away || on.side(id) == men.captor()) continue;
        const Takers takers =
            last == nobody ? takers_before(sight, field, id) : takers_after(sight, variant, field, id, last, false);
        each_taking(sight, variant, field, id, takers, [&](const TakingWay& way) {
            const bool siege = wanted.by == By::oblivion && way.by == By::oblivion;
            if (id != men.man || !(siege || is_same(way, wanted))) {
                ++out.others;
            } else if (!out.wanted) {
                out.wanted = true;
                out.shown = reason(variant, on, id, way);
            }
            return false;
        });
    }
    return out;
}

void BoardFinder::try_now(const Stand& on, const Case& men, const TakingWay& wanted, Best& best) const {
    const Position p = position(on, men);
    const Open now = open(p.now, men, nobody, wanted);
    if (now.wanted && best.is_beaten_by(now.others))
        best = {{kind_.write(p), {}, now.shown, men.taking(), now.others}, true};
}

/// Steps the takers back, one after the other, each by every draught that would bring him, so that his coming opens it.
void BoardFinder::try_motions(const Stand& on, const Case& men, const TakingWay& wanted, Best& best) const {
    const Position after = position(on, men);
    const Field field(after.now);
    for (auto taker = men.takers.rbegin(); taker != men.takers.rend(); ++taker) {
        const Space to = on.at(*taker);
        const Open then = open(after.now, men, *taker, wanted);
        if (!then.wanted || !best.is_beaten_by(then.others)) continue;
        for (int step = 1; step <= furthest; ++step) {
            for (int way = 0; way < ways_count; ++way) {
                const Space from = ground_.at(to, way, step);
                if (from == away || !field.is_void(from)) continue;
                Position p = after;
                p.now.space[static_cast<std::size_t>(*taker)] = from;
                bool comes = false;
                kind_.sight().each_draught(Field(p.now), *taker, [&](Space end) { comes |= end == to; });
                if (!comes) continue;
                const Open before = open(p.now, men, nobody, wanted);
                const int besides = then.others + before.others;
                if (before.wanted || !best.is_beaten_by(besides)) continue;
                const std::string motion = kind_.words(p, pack({MoveType::draught, from, to}));
                best = {{kind_.write(p), motion, then.shown, men.taking(), besides}, true};
                if (best.is_perfect()) return;
            }
        }
    }
}

std::optional<WorkedBoard> BoardFinder::show(const Case& men, const TakingWay& wanted) {
    const bool now = kind_.variant().turn.before != Before::none;
    const std::vector<Places>& everywhere = men.takers.size() == 1 ? alone_ : joined(men);
    Best best;
    int looked = 0;
    for (const auto& parts : remains(men, wanted.what)) {
        const int most_here = looked == 0 && men.takers.size() < 3 ? most_places : most_places_besides;
        int looked_here = 0;
        for (const Places& places : everywhere) {
            auto on = stand(men, places);
            if (!on) continue;
            on->parts = parts;
            bool is_open = false;
            ways_on(*on, men, [&](const TakingWay& way) { is_open |= is_same(way, wanted); });
            if (!is_open) continue;
            now ? try_now(*on, men, wanted, best) : try_motions(*on, men, wanted, best);
            if (best.is_perfect() || ++looked == most_boards) return best.board;
            if (++looked_here == most_here) break;
        }
    }
    return best.any ? std::optional<WorkedBoard>(best.board) : std::nullopt;
}

std::optional<WorkedBoard> BoardFinder::show_siege(int id) {
    std::vector<int> host;
    for (int who = 0; who < men_count; ++who) {
        if (man(who).born != man(id).born && !is_king(who)) host.push_back(who);
    }
    // Four cornerwise, four straight, each near, further and furthest; or all eight about him.
    constexpr std::array<std::array<int, 4>, 2> fours = {
        {{northeast, southeast, southwest, northwest}, {north, east, south, west}}};
    std::vector<Places> rings;
    for (int step = 1; step <= furthest; ++step) {
        for (const auto& ways : fours) {
            rings.emplace_back();
            for (int way : ways) rings.back().push_back({way, step});
        }
    }
    rings.push_back(rings[0]);
    rings.back().insert(rings.back().end(), rings[1].begin(), rings[1].end());
    TakingWay wanted;
    wanted.by = By::oblivion;
    Best best;
    for (const Places& ring : rings) {
        for (std::size_t first = 0; first < host.size(); ++first) {
            Case men{id, {}, 0};
            // Men of all forms by turns: three is prime to their count.
            for (std::size_t i = 0; i < ring.size(); ++i) men.takers.push_back(host[(first + 3 * i) % host.size()]);
            const auto on = stand(men, ring);
            if (!on || besiegers(kind_.sight(), kind_.variant(), Field(*on), id, nobody) == 0) continue;
            try_motions(*on, men, wanted, best);
            if (best.is_perfect()) return best.board;
        }
        if (best.any) return best.board;
    }
    return std::nullopt;
}

}  // namespace ludus::rithmomachia

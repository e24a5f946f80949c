// What exercises a kind has, and how the men of a motif are set on a table that lacks it.
// Long: one theme after another.

#include <algorithm>

#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/study/drill.hpp"

namespace ludus::rithmomachia {
namespace {

// ---- the themes ----

std::vector<By> ways_of(const Variant& variant) {
    const TakingRules& rules = variant.taking;
    std::vector<By> ways;
    if (rules.equality) ways.push_back(By::equality);
    for (int sum = 0; sum < 4; ++sum) {
        if (rules.pairs >> sum & 1) ways.push_back(static_cast<By>(static_cast<int>(By::addition) + sum));
    }
    using arithmetic::Sum;
    if (rules.distance & sum_bit(Sum::multiplication)) ways.push_back(By::distance_multiplication);
    if (rules.distance & sum_bit(Sum::division)) ways.push_back(By::distance_division);
    if (rules.distance_is_product) ways.push_back(By::distance_product);
    if (rules.cossic) ways.push_back(By::cossic);
    if (rules.powers) ways.push_back(By::power);
    if (rules.progression == Progression::in_sight) ways.push_back(By::progression);
    if (rules.progression == Progression::as_triumph) ways.push_back(By::proportion);
    if (variant.siege.rule != SiegeRule::none) ways.push_back(By::oblivion);
    return ways;
}

/// What the passage calls the way: "addition", "encounter", "siege".
std::string called(const std::string& tail) {
    const std::string word = tail.substr(tail.rfind('.') + 1);
    if (word == "mult") return "multiplication by the empty squares between";
    if (word == "div") return "division by the empty squares between";
    if (word == "cossic") return "cossical signs (a number and its powers)";
    if (word == "power") return "power (a number and its powers)";
    if (word == "encounter" || word == "meeting") return word + " (equal numbers)";
    if (word == "deceipt") return word + " (two pieces that add up)";
    if (word == "ambush") return word + " (pieces together)";
    if (word == "eruption") return word + " (multiplication by the distance)";
    if (word == "assault" || word == "onslaught") return word + " (calculation with the distance)";
    if (word == "progression" || word == "proportion") return word + " (numbers in proportion)";
    return word;
}

// ---- setting a motif ----

/// Who is taken, and by whom.
struct Cast {
    int target = nobody;
    std::uint64_t takers = 0;
};

int pick(Random& random, std::uint64_t men) {
    auto skip = random.below(static_cast<std::size_t>(__builtin_popcountll(men)));
    while (skip-- > 0) men &= men - 1;
    return __builtin_ctzll(men);
}

std::uint64_t men_of(const Stand& stand, int side) {
    std::uint64_t men = 0;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) != away && stand.side(id) == side) men |= bit(id);
    }
    return men;
}

bool any_of(const std::vector<By>& ways, By by) { return std::find(ways.begin(), ways.end(), by) != ways.end(); }

class Setter {
public:
    Setter(const Engine& engine, const Topic& topic, const Position& position, Random& random)
        : engine_(engine),
          variant_(engine.variant()),
          ground_(engine.sight().ground()),
          topic_(topic),
          table_(position),
          random_(random),
          side_(position.side),
          own_(men_of(position.now, side_) & fighters(variant_, position.now) & ~bit(king[0]) & ~bit(king[1])),
          foes_(men_of(position.now, other(side_)) & ~bit(king[0]) & ~bit(king[1])) {}

    /// Some own men that by their numbers could take another, wherever they stand; each of them a man alone or a pair.
    std::vector<Cast> casts() const {
        std::vector<Cast> out;
        Variant anywhere = variant_;
        anywhere.taking.stations = Stations::sight;
        anywhere.taking.many_may_add = false;
        anywhere.taking.distance = no_sums;
        anywhere.taking.distance_is_product = false;
        if (anywhere.taking.progression == Progression::as_triumph) anywhere.taking.progression = Progression::in_sight;
        const Field field(table_.now);
        const int foe_king = king[static_cast<std::size_t>(other(side_))];
        const bool part = topic_.motif == Motif::part;
        if (part && table_.now.at(foe_king) == away) return out;
        for (std::uint64_t left = part ? bit(foe_king) : foes_; left; left &= left - 1) {
            const int target = __builtin_ctzll(left);
            Takers all;
            all.seers = own_;
            each_taking(engine_.sight(), anywhere, field, target, all, [&](const TakingWay& way) {
                const By by =
                    way.by == By::progression && any_of(topic_.ways, By::proportion) ? By::proportion : way.by;
                if (part ? way.what != whole : any_of(topic_.ways, by)) out.push_back({target, way.takers});
                return false;
            });
            if (part) continue;
            for (std::uint64_t takers = own_; takers; takers &= takers - 1) {
                const int taker = __builtin_ctzll(takers);
                if (could_by_way(man(taker).number, man(target).number)) out.push_back({target, bit(taker)});
            }
        }
        return out;
    }

    /// The table with the men of the topic set so that one motion makes it; in a few tries.
    std::optional<Position> set() {
        if (topic_.motif == Motif::siege) return tried(24, [&](Position& p) { return set_siege(p); });
        const std::vector<Cast> all = casts();
        if (all.empty()) return {};
        return tried(24, [&](Position& p) { return set_takers(p, all[random_.below(all.size())]); });
    }

private:
    template <class F>
    std::optional<Position> tried(int times, F&& f) {
        while (times-- > 0) {
            Position p = table_;
            if (f(p)) return p;
        }
        return {};
    }

    [[nodiscard]] bool could_by_way(int taker, int target) const {
        using arithmetic::Sum;
        const int least = variant_.taking.reckoning == Reckoning::voids ? 1 : 2, most = least + 6;
        for (int spaces = least; spaces <= most; ++spaces) {
            if ((any_of(topic_.ways, By::distance_multiplication) &&
                 arithmetic::makes_by_way(Sum::multiplication, taker, spaces, target, variant_.taking.one)) ||
                (any_of(topic_.ways, By::distance_division) &&
                 arithmetic::makes_by_way(Sum::division, taker, spaces, target, variant_.taking.one)) ||
                (any_of(topic_.ways, By::distance_product) &&
                 arithmetic::makes(Sum::multiplication, taker, target, spaces, variant_.taking.one)))
                return true;
        }
        return false;
    }

    [[nodiscard]] Space somewhere() {
        return static_cast<Space>(random_.below(static_cast<std::size_t>(ground_.spaces())));
    }

    /// Void spaces near that space from which he may help to take who stands there, as far as he alone can tell.
    [[nodiscard]] std::vector<Space> stations(const Stand& stand, int id, Space target) const {
        std::vector<Space> out;
        const bool far = variant_.taking.beyond_sight() && topic_.motif == Motif::taking;
        Stand tried = stand;
        for (int way = 0; way < ways_count; ++way) {
            for (int step = 1; step <= (far ? 8 : furthest); ++step) {
                const Space space = step <= furthest ? ground_.at(target, way, step) : further(target, way, step);
                if (space == away) break;
                if (man_on(stand, space) != nobody) continue;
                tried.space[static_cast<std::size_t>(id)] = space;
                if (far || engine_.sight().sees(Field(tried), id, target)) out.push_back(space);
            }
        }
        return out;
    }
    [[nodiscard]] Space further(Space from, int way, int step) const {
        Space at = from;
        while (step-- > 0 && at != away) at = ground_.at(at, way, 1);
        return at;
    }

    /// Lifts the mover from where he closes it, to a space from which a motion brings him there and answers.
    bool draw_back(Position& p, std::uint64_t men, int mover) {
        Position few = only(engine_, p, men);
        const Space to = few.now.at(mover);
        std::vector<Space> from;
        for (int up = -furthest; up <= furthest; ++up) {
            for (int over = -furthest; over <= furthest; ++over) {
                const Space space = offset(ground_, to, over, up);
                if (space == away || man_on(few.now, space) != nobody) continue;
                few.now.space[static_cast<std::size_t>(mover)] = space;
                const Field field(few.now);
                bool reaches = engine_.sight().sees(field, mover, to);
                if (topic_.motif == Motif::siege && variant_.turn.flight_besieges)
                    engine_.sight().each_flight(field, mover, [&](Space end) { reaches = reaches || end == to; });
                if (reaches) from.push_back(space);
            }
        }
        for (int tries = 0; tries < 3 && !from.empty(); ++tries) {
            const std::size_t at = random_.below(from.size());
            few.now.space[static_cast<std::size_t>(mover)] = from[at];
            if (!answers_to(engine_, topic_, few).empty()) {
                change_places(p.now, mover, from[at]);
                return true;
            }
            from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return false;
    }

    bool set_takers(Position& p, const Cast& cast) {
        const std::uint64_t men = cast.takers | bit(cast.target);
        Position few = only(engine_, p, men);
        if (random_.below(2) == 0) few.now.space[static_cast<std::size_t>(cast.target)] = somewhere();
        const Space target = few.now.at(cast.target);
        for (int tries = 0; tries < 8; ++tries) {
            Stand stand = few.now;
            for (std::uint64_t left = cast.takers; left; left &= left - 1)
                stand.space[static_cast<std::size_t>(__builtin_ctzll(left))] = away;
            bool all = true;
            for (std::uint64_t left = cast.takers; left && all; left &= left - 1) {
                const int id = __builtin_ctzll(left);
                const std::vector<Space> where = stations(stand, id, target);
                all = !where.empty();
                if (all) stand.space[static_cast<std::size_t>(id)] = where[random_.below(where.size())];
            }
            if (!all || !holds(stand, cast)) continue;
            for (std::uint64_t left = men; left; left &= left - 1) {
                const int id = __builtin_ctzll(left);
                change_places(p.now, id, stand.at(id));
            }
            // Touched where they stand, and entered upon now and then; else one of them is still to be drawn.
            if (topic_.motif == Motif::takers) return true;
            if (variant_.turn.before != Before::none && random_.below(4) == 0 &&
                !answers_to(engine_, topic_, p).empty())
                return true;
            return draw_back(p, men, pick(random_, cast.takers));
        }
        return false;
    }

    /// Whether they may take him as they stand.
    [[nodiscard]] bool holds(const Stand& stand, const Cast& cast) const {
        const Field field(stand);
        bool found = false;
        each_taking(engine_.sight(), variant_, field, cast.target, takers_before(engine_.sight(), field, cast.target),
                    [&](const TakingWay& way) {
                        found = topic_.motif == Motif::part ? way.what != whole : any_of(topic_.ways, way.by);
                        return found;
                    });
        return found;
    }

    bool set_siege(Position& p) {
        if (foes_ == 0) return false;
        const int target = pick(random_, foes_);
        const std::size_t where = random_.below(4);
        if (where > 0) change_places(p.now, target, somewhere());
        const Space here = p.now.at(target);
        // Cornerwise, straight, or wherever he draws.
        const std::size_t scheme = random_.below(3);
        const Draught& draught = engine_.sight().draught(p.now, target);
        std::uint64_t men = bit(target), free = own_;
        std::vector<int> closing;
        for (int way = 0; way < ways_count; ++way) {
            Space space = away;
            if (scheme < 2) {
                if ((scheme == 0) == (way >= northeast))
                    space = ground_.at(here, way, scheme == 0 ? 1 : 1 + static_cast<int>(random_.below(2)));
            } else {
                for (int step = 1; step <= furthest; ++step) {
                    if (draught.draws(way, step))
                        space = ground_.at(
                            here, way,
                            draught.leaps ? step : 1 + static_cast<int>(random_.below(static_cast<std::size_t>(step))));
                }
            }
            if (space == away) continue;
            if (free == 0) return false;
            const int id = pick(random_, free);
            free &= ~bit(id);
            men |= bit(id);
            closing.push_back(id);
            change_places(p.now, id, space);
        }
        if (besiegers(engine_.sight(), variant_, Field(only(engine_, p, men).now), target, nobody) == 0) return false;
        return draw_back(p, men, closing[random_.below(closing.size())]);
    }

    const Engine& engine_;
    const Variant& variant_;
    const Ground& ground_;
    const Topic& topic_;
    const Position& table_;
    Random& random_;
    int side_;
    std::uint64_t own_, foes_;
};

// ---- a triumph ----

/// Three or four of the men whose numbers win, at random, of that grade or above; none where there are none.
std::vector<int> winning_men(const Engine& engine, const Stand& stand, int side, int count, Grade least,
                             Random& random) {
    const TriumphRules& rules = engine.variant().triumph;
    std::vector<int> men, chosen, best;
    for (std::uint64_t left = serving(engine.variant(), stand, side); left; left &= left - 1)
        men.push_back(__builtin_ctzll(left));
    std::size_t seen = 0;
    const auto choose = [&](const auto& self, std::size_t from) -> void {
        if (static_cast<int>(chosen.size()) == count) {
            std::array<int, 4> n{};
            for (std::size_t i = 0; i < chosen.size(); ++i)
                n[i] = whole_number(stand, chosen[i], engine.variant().whole_as_taker);
            const unsigned held = count == 3 ? arithmetic::proportions(n[0], n[1], n[2])
                                             : arithmetic::proportions(n[0], n[1], n[2], n[3]);
            if (wins(rules, count, held) && grade(count, held) >= least && random.below(++seen) == 0) best = chosen;
            return;
        }
        for (std::size_t i = from; i < men.size(); ++i) {
            chosen.push_back(men[i]);
            self(self, i + 1);
            chosen.pop_back();
        }
    };
    choose(choose, 0);
    return best;
}

/// Sets them in the adversary's camp, all but one who is a draught away. Their mask; 0 where it could not be done.
std::uint64_t set_triumph(const Engine& engine, Position& p, std::vector<int> men, std::uint64_t keep, Random& random) {
    const Variant& variant = engine.variant();
    const Ground& ground = engine.sight().ground();
    const int side = p.side, count = static_cast<int>(men.size());
    std::vector<std::array<Space, 4>> places;
    for (int space = 0; space < ground.spaces(); ++space) {
        if (!ground.in_camp(space, other(side), variant.triumph.camp)) continue;
        each_arrangement(ground, variant.triumph.shapes, space, [&](const std::array<Space, 4>& spaces, int many) {
            const bool fits = many == count && std::all_of(spaces.begin(), spaces.begin() + many, [&](Space s) {
                                  const int there = man_on(p.now, s);
                                  return ground.in_camp(s, other(side), variant.triumph.camp) &&
                                         (there == nobody || !(keep >> there & 1));
                              });
            if (fits) places.push_back(spaces);
            return false;
        });
    }
    if (places.empty()) return 0;
    const std::array<Space, 4>& place = places[random.below(places.size())];
    // In some order the numbers stand as they should.
    std::array<int, 4> n{};
    for (int tries = 0; tries < 48; ++tries) {
        for (std::size_t i = men.size() - 1; i > 0; --i) std::swap(men[i], men[random.below(i + 1)]);
        for (std::size_t i = 0; i < men.size(); ++i) n[i] = whole_number(p.now, men[i], variant.whole_as_taker);
        if (!wins(variant.triumph, count, held_in_order(n, count, place, variant.triumph.in_order))) continue;
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < men.size(); ++i) {
            change_places(p.now, men[i], place[i]);
            mask |= bit(men[i]);
        }
        const std::size_t last = random.below(men.size());
        if (variant.triumph.captive_not_last && (p.now.turned >> men[last] & 1)) continue;
        std::vector<Space> from;
        Stand tried = p.now;
        for (int space = 0; space < ground.spaces(); ++space) {
            if (man_on(p.now, space) != nobody) continue;
            tried.space[static_cast<std::size_t>(men[last])] = static_cast<Space>(space);
            if (engine.sight().sees(Field(tried), men[last], place[last])) from.push_back(static_cast<Space>(space));
        }
        if (from.empty()) return 0;
        change_places(p.now, men[last], from[random.below(from.size())]);
        return mask;
    }
    return 0;
}

std::optional<Position> set_triumphs(const Engine& engine, const Topic& topic, const Position& table, bool proclaimed,
                                     Random& random) {
    for (int tries = 0; tries < 12; ++tries) {
        Position p = table;
        const int foe = other(p.side);
        if (engine.variant().triumph.king_first) {
            p.now.parts[static_cast<std::size_t>(foe)] = 0;
            p.now.space[static_cast<std::size_t>(king[static_cast<std::size_t>(foe)])] = away;
        }
        const bool greatest = topic.motif == Motif::greatest;
        const int count = greatest || random.below(3) == 0 ? 4 : 3;
        std::vector<int> men = winning_men(engine, p.now, p.side, count, Grade::great, random);
        if (men.empty()) men = winning_men(engine, p.now, p.side, count == 3 ? 4 : 3, Grade::great, random);
        if (men.empty()) continue;
        const std::uint64_t mask = set_triumph(engine, p, men, 0, random);
        if (mask == 0) continue;
        if (greatest) {
            // A lesser one is as near.
            Position without = p;
            for (int id : men) without.now.space[static_cast<std::size_t>(id)] = away;
            const std::vector<int> lesser = winning_men(engine, without.now, p.side, 3, Grade::great, random);
            if (lesser.empty() || set_triumph(engine, p, lesser, mask, random) == 0) continue;
        } else if (proclaimed && engine.variant().triumph.must_proclaim) {
            p.named = mask;
        }
        if (!answers_to(engine, topic, p).empty()) return p;
    }
    return {};
}

}  // namespace

void change_places(Stand& stand, int id, Space to) {
    const int there = man_on(stand, to);
    if (there == id) return;
    if (there != nobody) stand.space[static_cast<std::size_t>(there)] = stand.at(id);
    stand.space[static_cast<std::size_t>(id)] = to;
}

std::vector<Topic> topics(const Engine& engine) {
    const Variant& variant = engine.variant();
    std::vector<Topic> out;
    const auto tail = [&](const std::string& rule) {
        return rule.rfind(variant.prefix, 0) == 0 ? rule.substr(variant.prefix.size()) : rule;
    };
    const auto add = [&](Motif motif, const std::string& rule, std::string id, std::string name) {
        Topic topic;
        topic.motif = motif;
        topic.rule = rule;
        topic.theme = {std::move(id), std::move(name), {rule}};
        out.push_back(std::move(topic));
    };
    std::vector<By> numeric;
    for (const By by : ways_of(variant)) {
        const std::string rule = variant.passage(clause_of(by));
        if (by != By::oblivion) numeric.push_back(by);
        const auto same = std::find_if(out.begin(), out.end(), [&](const Topic& topic) { return topic.rule == rule; });
        if (same == out.end()) {
            const bool siege = by == By::oblivion;
            add(siege ? Motif::siege : Motif::taking, rule, tail(rule),
                (siege ? "Closing a siege: " : "Capturing by ") + called(tail(rule)));
            out.back().ways = {by};
        } else {
            same->ways.push_back(by);
        }
    }
    add(Motif::part, variant.passage("king.parts"), "king", "Capturing a part of the king");
    if (variant.ransom != Ransom::none)
        add(Motif::redeem, variant.passage("king.redeem"), "redeem", "Buying back a part of the king");
    add(Motif::takers, variant.passage("take.after"), "takers", "Finding the pieces that capture");
    add(Motif::triumph, variant.passage("triumph"), "triumph", "Completing a winning line");
    const TriumphRules& rules = variant.triumph;
    if (rules.least == Grade::great && (rules.shapes & (line_of_four | square_of_four)))
        add(Motif::greatest, variant.passage("triumph"), "greatest", "The greatest winning line");
    for (Topic& topic : out) {
        if (topic.ways.empty()) topic.ways = numeric;
    }
    return out;
}

std::optional<Position> set_motif(const Engine& engine, const Topic& topic, const Position& position, bool proclaimed,
                                  Random& random) {
    if (topic.motif == Motif::triumph || topic.motif == Motif::greatest)
        return set_triumphs(engine, topic, position, proclaimed, random);
    return Setter(engine, topic, position, random).set();
}

}  // namespace ludus::rithmomachia

#include "core/rithmomachia/rules/taking.hpp"

#include <algorithm>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/sentences.hpp"

namespace ludus::rithmomachia {
namespace {

constexpr const char* clauses[] = {
    "take.equality",          "take.addition",         "take.subtraction", "take.multiplication",
    "take.division",          "take.proportion",       "take.oblivion",    "take.distance.multiplication",
    "take.distance.division", "take.distance.product", "take.cossic",      "take.power",
    "take.progression"};

const char* count_name(int count) {
    static constexpr const char* names[] = {"none", "one", "two", "three", "four", "five", "six", "seven", "eight"};
    return count <= 8 ? names[count] : "many";
}

/// "5 × 3 = 15 (3 squares between)", "3 × 9 = 27 (9 squares)".
std::string with_distance(Reckoning reckoning, const std::string& sum, int distance) {
    if (reckoning == Reckoning::voids) return say(sentences::line_with_empty, distance, {{"sum", sum}});
    return say(sentences::line_with_ends, {{"sum", sum}, {"n", std::to_string(distance)}});
}

std::string line_of(const Variant& variant, const TakingWay& way) {
    const int first = way.term[0], second = way.term[1];
    switch (way.by) {
        case By::equality: return std::to_string(first) + " = " + std::to_string(way.number);
        case By::addition:
            if (way.terms > 2) {
                std::string out;
                for (int i = 0; i < way.terms; ++i) {
                    out += (i == 0 ? "" : " + ") + std::to_string(way.term[static_cast<std::size_t>(i)]);
                }
                return out + " = " + std::to_string(way.number);
            }
            [[fallthrough]];
        case By::subtraction:
        case By::multiplication:
        case By::division: {
            const auto sum = static_cast<arithmetic::Sum>(static_cast<int>(way.by) - static_cast<int>(By::addition));
            return arithmetic::equation(sum, first, second, way.number);
        }
        case By::proportion: return setting_line(way.setting);
        case By::progression: {
            Setting three = way.setting;
            three.count = 3;
            three.number = {way.term[0], way.term[1], static_cast<std::int16_t>(way.number), 0};
            return setting_line(three);
        }
        case By::distance_multiplication:
        case By::distance_division:
            return with_distance(variant.taking.reckoning,
                                 std::to_string(first) + (way.by == By::distance_division ? " ÷ " : " × ") +
                                     std::to_string(way.distance) + " = " + std::to_string(way.number),
                                 way.distance);
        case By::distance_product:
            return with_distance(variant.taking.reckoning,
                                 arithmetic::equation(arithmetic::Sum::multiplication, first, way.number, way.distance),
                                 way.distance);
        case By::cossic:
        case By::power: return arithmetic::power_equation(std::min(first, way.number), std::max(first, way.number));
        case By::oblivion: return {};
    }
    return {};
}

}  // namespace

const char* clause_of(By by) { return clauses[static_cast<std::size_t>(by)]; }

Numbers numbers_of(const Stand& stand, int id, WholeNumber rules) {
    Numbers out;
    if (!is_king(id)) {
        out.add(man(id).number, whole);
        return out;
    }
    if (const int n = whole_number(stand, id, rules)) out.add(n, whole);
    const Steps& pyramid = steps[man(id).born];
    const unsigned parts = stand.king_parts(man(id).born);
    for (int i = 0; i < pyramid.count; ++i) {
        if (parts >> i & 1) out.add(pyramid.number[static_cast<std::size_t>(i)], step_taken(i));
    }
    return out;
}

Takers takers_before(const Sight& sight, const Field& field, int id) {
    const Stand& stand = field.stand();
    return {sight.seers(field, stand.at(id), other(stand.side(id))), nobody, false, false};
}

Takers takers_after(const Sight& sight, const Variant& variant, const Field& field, int id, int last, bool flew) {
    const Stand& stand = field.stand();
    return {flew ? 0 : sight.seers(field, stand.at(id), other(stand.side(id))), last, flew, variant.turn.by_any};
}

std::uint64_t entrants(const TakingWay& way, const Takers& takers) {
    return way.by == By::proportion ? way.takers & takers.seers : way.takers;
}

unsigned open_takings(const Sight& sight, const Variant& variant, const Field& field, int id, const Takers& takers) {
    unsigned open = 0;
    const bool simple = !is_king(id);
    each_taking(sight, variant, field, id, takers, [&](const TakingWay& way) {
        open |= 1u << way.what;
        return simple;
    });
    return open;
}

/// mebben.take.siege: no man of his own side can free him. A fellow's draught cannot move an adversary; it may open a
/// taking of one that holds him in.
bool could_be_freed(const Sight& sight, const Variant& variant, const Field& field, int id, std::uint64_t men) {
    const Stand& stand = field.stand();
    const int side = stand.side(id);
    const auto draws = [&](const Stand& then) {
        const Field look(then);
        bool any = false;
        sight.each_draught(look, id, [&](Space to) { any = any || look.is_void(to); });
        return any;
    };
    for (int fellow = 0; fellow < men_count; ++fellow) {
        if (fellow == id || stand.at(fellow) == away || stand.side(fellow) != side) continue;
        std::array<Space, 3 * ways_count> ends{};
        int count = 0;
        sight.each_draught(field, fellow, [&](Space to) {
            if (field.is_void(to)) ends[static_cast<std::size_t>(count++)] = to;
        });
        for (int i = 0; i < count; ++i) {
            Stand after = stand;
            after.space[static_cast<std::size_t>(fellow)] = ends[static_cast<std::size_t>(i)];
            // Where a fellow stood in the way with an adversary behind him.
            if (draws(after)) return true;
            const Field look(after);
            for (std::uint64_t left = men; left; left &= left - 1) {
                const int foe = __builtin_ctzll(left);
                const Takers takers = takers_after(sight, variant, look, foe, fellow, false);
                const Hunt hunt{sight,
                                variant,
                                look,
                                foe,
                                takers,
                                numbers_of(after, foe, variant.whole_as_target),
                                fighters(variant, after),
                                takers.any ? nobody : fellow};
                const bool taken =
                    each_by_numbers(hunt, [&](const TakingWay& way) { return !is_king(foe) || way.what == whole; });
                if (!taken) continue;
                Stand freed = after;
                freed.space[static_cast<std::size_t>(foe)] = away;
                if (draws(freed)) return true;
            }
        }
    }
    return false;
}

/// "take.equality" is by equality; of a clause that is named otherwise the way has no name.
static std::string way_named(std::string_view clause) {
    const auto last = clause.rfind('.');
    if (last == std::string_view::npos || !clause.substr(0, last).ends_with("take")) return {};
    std::string way(clause.substr(last + 1));
    std::replace(way.begin(), way.end(), '-', ' ');
    return way;
}

Reason reason(const Variant& variant, const Stand& stand, int id, const TakingWay& way) {
    Reason out;
    out.rule = variant.passage(clause_of(way.by));
    out.way = way_named(variant.clause(clause_of(way.by)));
    out.to = stand.at(id);
    for (std::uint64_t left = way.takers; left; left &= left - 1) out.from.push_back(stand.at(__builtin_ctzll(left)));
    std::sort(out.from.begin(), out.from.end());
    if (way.by != By::oblivion) {
        out.line = line_of(variant, way);
        return out;
    }
    std::string squares;
    for (int space : out.from) squares += (squares.empty() ? "" : " ") + space_name(space);
    out.line =
        say(sentences::line_of_siege, {{"count", count_name(static_cast<int>(out.from.size()))}, {"squares", squares}});
    return out;
}

}  // namespace ludus::rithmomachia

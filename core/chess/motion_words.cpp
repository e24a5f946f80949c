#include "core/chess/motion_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "core/base/sort.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

namespace {

std::string so_many_squares(int n) {
    constexpr std::array<std::string_view, 10> few = {"no",   "one", "two",   "three", "four",
                                                      "five", "six", "seven", "eight", "nine"};
    const std::string number = at(n) < few.size() ? std::string(few[at(n)]) : std::to_string(n);
    return say(n == 1 ? sentences::squares.one : sentences::squares.other, {{"n", number}});
}

/// Directions a step may have, as a bit each.
enum Way : unsigned { forward = 1, back = 2, sideways = 4, slant_forward = 8, slant_back = 16 };

unsigned way_of(Step step) {
    if (step.across == 0) return step.ahead > 0 ? forward : back;
    if (step.ahead == 0) return sideways;
    return step.ahead > 0 ? slant_forward : slant_back;
}

std::string in_words(unsigned ways) {
    constexpr unsigned straight = forward | back | sideways, slanting = slant_forward | slant_back;
    if (ways == (straight | slanting)) return std::string(sentences::any_way);
    std::vector<std::string> parts;
    const auto add = [&](unsigned wanted, std::string_view word) {
        if ((ways & wanted) != wanted) return;
        parts.emplace_back(word);
        ways &= ~wanted;
    };
    add(straight, sentences::straight);
    add(slanting, sentences::diagonally);
    add(forward, sentences::straight_forward);
    add(back, sentences::straight_back);
    add(sideways, sentences::sideways);
    add(slant_forward, sentences::diagonally_forward);
    add(slant_back, sentences::diagonally_back);
    return listed(parts, sentences::or_word);
}

/// How far one motion goes and where to: "one square diagonally"; steps of different lengths are told apart.
std::string in_words(const Motion& motion) {
    struct Class {
        int greater, lesser;
        unsigned ways;
    };
    std::vector<Class> classes;
    bool further = false;  // a leap as far as the board is long: only its shortest is told
    for (const Step& step : motion.steps) {
        const int a = std::abs(step.across), b = std::abs(step.ahead);
        const int greater = std::max(a, b), lesser = std::min(a, b);
        // One square, straight or slanting, is one class: "one square in any direction".
        const bool plain = greater == lesser || lesser == 0;
        const auto same = std::find_if(classes.begin(), classes.end(), [&](const Class& c) {
            return plain ? c.greater == greater && (c.lesser == c.greater || c.lesser == 0)
                         : c.greater == greater && c.lesser == lesser;
        });
        if (same != classes.end()) same->ways |= way_of(step);
        else classes.push_back({greater, lesser, way_of(step)});
    }
    if (classes.size() > 3) {
        sort_few(classes, [](const Class& a, const Class& b) { return a.greater < b.greater; });
        classes.resize(1);
        further = true;
    }
    std::vector<std::string> parts;
    for (const Class& c : classes) {
        const bool plain = c.lesser == 0 || c.lesser == c.greater;
        if (!plain) {
            parts.push_back(say(further ? sentences::leap_or_further : sentences::leap_aside,
                                {{"n", so_many_squares(c.greater)}, {"m", so_many_squares(c.lesser)}}));
            continue;
        }
        const std::string way = in_words(c.ways);
        if (c.greater > 1)
            parts.push_back(say(sentences::leaps_straight, {{"n", so_many_squares(c.greater)}, {"way", way}}));
        else if (motion.most >= longest_board)
            parts.push_back(say(motion.least > 1 ? sentences::at_least : sentences::any_number,
                                {{"n", so_many_squares(motion.least)}, {"way", way}}));
        else if (motion.least == motion.most)
            parts.push_back(say(sentences::so_many, {{"n", so_many_squares(motion.most)}, {"way", way}}));
        else parts.push_back(say(sentences::up_to, {{"n", so_many_squares(motion.most)}, {"way", way}}));
    }
    std::string out = listed(parts, sentences::or_word);
    if (motion.hops) out = say(sentences::over_one, {{"way", out}});
    return out;
}

}  // namespace

std::string motions_in_words(const std::string& piece, std::span<const Motion> motions, std::span<const Squares> zones,
                             int squares) {
    std::vector<std::string> moves, takes;
    const auto add = [](std::vector<std::string>& list, const std::string& text) {
        if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(text);
    };
    bool apart = false;
    for (const Motion& motion : motions) apart = apart || motion.use == Use::moves || motion.use == Use::takes;
    for (const Motion& motion : motions) {
        if (motion.use == Use::stares) continue;
        std::string text = in_words(motion);
        if (motion.from_zone >= 0) text = say(sentences::from_some, {{"way", text}});
        // A zone that leaves out only what lies beside the board is not worth a word.
        if (motion.to_zone >= 0 && 2 * static_cast<int>(zones[at(motion.to_zone)].count()) <= squares)
            text = say(sentences::within_zone, {{"way", text}});
        if (motion.use != Use::takes) add(moves, text);
        if (motion.use != Use::moves) add(takes, text);
    }
    std::string out = say(sentences::how_moves, {{"piece", piece}, {"way", listed(moves, sentences::or_word)}});
    if (apart && moves != takes && !takes.empty())
        out += " " + say(sentences::how_captures, {{"way", listed(takes, sentences::or_word)}});
    return out;
}

std::optional<Hindrance> what_hinders(const AttackTables& attacks, const Geometry& geometry, const Men& men, Code code,
                                      int from, int to, const std::string& name,
                                      const std::function<std::string(int)>& name_at) {
    const Slot piece{"piece", name}, start{"from", geometry.shown(from)}, where{"to", geometry.shown(to)},
        victim{"victim", name_at(to)};
    const bool takes = !men.empty(to);
    std::optional<Hindrance> out, near;
    const auto hinder = [&](int motion, std::string sentence, std::vector<int> marked) {
        if (!out) out = Hindrance{motion, std::move(sentence), std::move(marked)};
    };
    const auto in_the_way = [&](int motion, int square) {
        hinder(motion,
               say(sentences::in_the_way,
                   {piece, start, where, {"victim", name_at(square)}, {"over", geometry.shown(square)}}),
               {square});
    };
    const auto misused = [&](int motion, Use use) {
        if (use == Use::takes && !takes) hinder(motion, say(sentences::only_captures, {piece, where}), {});
        else if (use == Use::moves && takes)
            hinder(motion, say(sentences::never_captures_so, {piece, where, victim}), {});
    };
    for (const AttackTables::Ray& ray : attacks.rays(code, from)) {
        if (ray.use == Use::stares) continue;
        const std::uint8_t* square = attacks.squares(ray.first);
        std::vector<int> between;
        for (int i = 0; i < static_cast<int>(ray.count); ++i) {
            const int s = square[i];
            if (s != to) {
                if (!men.empty(s)) between.push_back(s);
                continue;
            }
            const int n = static_cast<int>(between.size());
            // That one motion begins further on is told only where no other leads there.
            if (i + 1 < ray.least) {
                if (!ray.hops && n == 0 && !near)
                    near = Hindrance{
                        ray.motion, say(sentences::too_near, {piece, where, {"n", so_many_squares(ray.least)}}), {}};
            } else if (ray.hops && n != 1)
                hinder(ray.motion,
                       say(n == 0 ? sentences::nothing_to_jump : sentences::too_many_to_jump, {piece, where}), between);
            else if (!ray.hops && n > 0) in_the_way(ray.motion, between.front());
            else misused(ray.motion, ray.use);
        }
    }
    for (const AttackTables::Leap& leap : attacks.leaps(code, from)) {
        if (leap.to != to || leap.use == Use::stares) continue;
        if (attacks.passes(men, leap)) {
            misused(leap.motion, leap.use);
            continue;
        }
        for (const AttackTables::Passage& route : attacks.routes(leap)) {
            const std::uint8_t* square = attacks.squares(route.first);
            for (int i = 0; i < static_cast<int>(route.count); ++i)
                if (!men.empty(square[i])) in_the_way(leap.motion, square[i]);
        }
    }
    return out ? out : near;
}

}  // namespace ludus::chess

#include "core/tables/shots.hpp"

#include <algorithm>

namespace ludus::tables {

Shots::Shots(const Variant& variant, int seat) {
    chosen_ = variant.throws == Throws::chosen || variant.throws == Throws::chosen_granted ||
              variant.throws == Throws::chosen_six || variant.throws == Throws::shared;
    if (variant.throws == Throws::fixed) {
        add(variant.fixed[at(seat)], 1);
    } else {
        const bool three = variant.throws == Throws::chosen || variant.throws == Throws::shared ||
                           (variant.throws == Throws::dice && variant.dice == Dice::three);
        const bool six = variant.throws == Throws::chosen_six ||
                         (variant.throws == Throws::dice && variant.dice == Dice::two_and_six);
        const bool lesser = variant.throws == Throws::dice && variant.dice == Dice::two_lesser_doubled;
        for (int a = 6; a >= 1; --a) {
            for (int b = a; b >= 1; --b) {
                if (three) {
                    for (int c = b; c >= 1; --c)
                        add({small(a), small(b), small(c), 0}, a == c ? 1 : a == b || b == c ? 3 : 6);
                    continue;
                }
                // A die the adversary grants is left out: he gives the least welcome.
                std::array<std::int8_t, most_dice> dice{small(a), small(b), 0, 0};
                if (six || lesser) dice[2] = small(six ? 6 : b);
                if (a == b && variant.doublets != Doublets::plain && variant.doublets != Doublets::under_two)
                    dice[2] = dice[3] = small(a);
                add(dice, a == b ? 1 : 2);
            }
        }
    }
    mean_ /= static_cast<float>(total_);
    variance_ = variance_ / static_cast<float>(total_) - mean_ * mean_;
}

void Shots::add(std::array<std::int8_t, most_dice> dice, int weight) {
    const Bits bit = Bits{1} << count_++;
    all_ |= bit;
    total_ += weight;
    auto group = std::find_if(groups_.begin(), groups_.end(),
                              [&](const Group& g) { return g.weight == weight || g.weight == 0; });
    group->weight = weight;
    group->throws |= bit;
    int sum = 0;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        sum += dice[i];
        if (dice[i] == 0) continue;
        holding_[at(dice[i])] |= bit;
        for (std::size_t k = 0; k < dice.size(); ++k)
            if (k != i && dice[k] != 0) both_[at(dice[i])][at(dice[k])] |= bit;
    }
    mean_ += static_cast<float>(weight * sum);
    variance_ += static_cast<float>(weight * sum * sum);
    walk(dice, 0, {bit, {}, 0}, 0);
}

void Shots::walk(const std::array<std::int8_t, most_dice>& dice, unsigned used, Way way, int distance) {
    if (distance > 0) {
        auto& list = ways_[at(distance)];
        const auto same = std::find_if(list.begin(), list.end(),
                                       [&](const Way& w) { return w.count == way.count && w.stops == way.stops; });
        if (same == list.end()) list.push_back(way);
        else same->throws |= way.throws;
        if (way.count == 3) return;
        way.stops[at(way.count++)] = small(distance);
    }
    std::array<bool, 7> tried{};
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (dice[i] == 0 || (used >> i & 1) || tried[at(dice[i])]) continue;
        tried[at(dice[i])] = true;
        walk(dice, used | 1u << i, way, distance + dice[i]);
    }
}

}  // namespace ludus::tables

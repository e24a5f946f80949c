#include "core/kit/chains.hpp"

#include <utility>
#include <vector>

namespace ludus::kit {

Crossings::Crossings(const Grid& grid) : size_(grid.size()) {
    for (int point = 0; point < size_; ++point) {
        const auto add = [&](Near& near, int right, int up) {
            const int to = grid.step(point, right, up);
            if (to != nowhere) near.points[near.count++] = static_cast<std::int16_t>(to);
        };
        for (const auto& [right, up] : {std::pair{0, -1}, {-1, 0}, {1, 0}, {0, 1}})
            add(beside_[static_cast<std::size_t>(point)], right, up);
        for (const auto& [right, up] : {std::pair{-1, -1}, {1, -1}, {-1, 1}, {1, 1}})
            add(across_[static_cast<std::size_t>(point)], right, up);
    }
}

Chains::Chains(const Crossings& crossings, std::span<const std::int8_t> owners) : crossings_(&crossings) {
    owner_.fill(-1);
    for (int p = 0; p < crossings.size(); ++p) {
        owner_[at(p)] = owners[at(p)];
        head_[at(p)] = next_[at(p)] = static_cast<std::int16_t>(p);
        stones_[at(p)] = 1;
    }
    for (int p = 0; p < crossings.size(); ++p)
        if (owner_[at(p)] >= 0)
            for (const int n : crossings.beside(p))
                if (owner_[at(n)] < 0) liberties_[at(p)].add(n, 1);
    for (int p = 0; p < crossings.size(); ++p)
        for (const int n : crossings.beside(p))
            if (n > p && owner_[at(p)] >= 0 && owner_[at(n)] == owner_[at(p)]) join(p, n);
}

void Chains::join(int a, int b) {
    int to = head_[at(a)], from = head_[at(b)];
    if (to == from) return;
    if (stones_[at(to)] < stones_[at(from)]) std::swap(to, from);
    each_of_chain(from, [&](int p) { head_[at(p)] = static_cast<std::int16_t>(to); });
    std::swap(next_[at(to)], next_[at(from)]);
    stones_[at(to)] = static_cast<std::int16_t>(stones_[at(to)] + stones_[at(from)]);
    Liberties& all = liberties_[at(to)];
    const Liberties& more = liberties_[at(from)];
    all.count += more.count;
    all.sum += more.sum;
    all.squares += more.squares;
}

bool Chains::in_atari(int point) const { return liberties_[at(head_[at(point)])].one(); }

bool Chains::captures(int point, int seat) const {
    for (const int n : crossings_->beside(point))
        if (owner_[at(n)] == 1 - seat && in_atari(n)) return true;
    return false;
}

bool Chains::may_put(int point, int seat) const {
    if (owner_[at(point)] >= 0) return false;
    for (const int n : crossings_->beside(point))
        // A chain with this point alone as a liberty is captured if it is the other's, and lost if it is one's own.
        if (owner_[at(n)] < 0 || (owner_[at(n)] == seat) != in_atari(n)) return true;
    return false;
}

int Chains::remove(int point) {
    std::vector<int> gone;
    each_of_chain(point, [&](int p) { gone.push_back(p); });
    for (const int p : gone) owner_[at(p)] = -1;
    for (const int p : gone)
        for (const int n : crossings_->beside(p))
            if (owner_[at(n)] >= 0) liberties_[at(head_[at(n)])].add(p, 1);
    return static_cast<int>(gone.size());
}

int Chains::put(int point, int seat) {
    bool enclosed = true;  // before the put, by the other seat alone
    owner_[at(point)] = static_cast<std::int8_t>(seat);
    head_[at(point)] = next_[at(point)] = static_cast<std::int16_t>(point);
    stones_[at(point)] = 1;
    liberties_[at(point)] = {};
    for (const int n : crossings_->beside(point)) {
        if (owner_[at(n)] != 1 - seat) enclosed = false;
        if (owner_[at(n)] < 0) liberties_[at(point)].add(n, 1);
        else liberties_[at(head_[at(n)])].add(point, -1);
    }
    for (const int n : crossings_->beside(point))
        if (owner_[at(n)] == seat) join(point, n);
    int captured = 0, last = -1;
    for (const int n : crossings_->beside(point)) {
        if (owner_[at(n)] != 1 - seat || liberties_[at(head_[at(n)])].count > 0) continue;
        captured += remove(n);
        last = n;
    }
    ko_ = enclosed && captured == 1 ? last : -1;
    return captured;
}

bool Chains::is_eye(int point, int seat) const {
    for (const int n : crossings_->beside(point))
        if (owner_[at(n)] != seat) return false;
    // Inside the board one corner may be the other's, at the edge none.
    int others = crossings_->across(point).size() < 4 ? 1 : 0;
    for (const int n : crossings_->across(point)) others += owner_[at(n)] == 1 - seat;
    return others < 2;
}

void tell_areas(const Crossings& crossings, std::span<const std::int8_t> owners, std::span<std::int8_t> out) {
    std::vector<int> region;
    std::vector<bool> seen(static_cast<std::size_t>(crossings.size()));
    for (int start = 0; start < crossings.size(); ++start) {
        const auto s = static_cast<std::size_t>(start);
        if (owners[s] >= 0) out[s] = owners[s];
        if (owners[s] >= 0 || seen[s]) continue;
        std::array<bool, 2> touches{};
        region = {start};
        seen[s] = true;
        for (std::size_t i = 0; i < region.size(); ++i)
            for (const int n : crossings.beside(region[i])) {
                const auto to = static_cast<std::size_t>(n);
                if (owners[to] >= 0) touches[static_cast<std::size_t>(owners[to])] = true;
                else if (!seen[to]) seen[to] = true, region.push_back(n);
            }
        const int whose = touches[0] == touches[1] ? -1 : touches[1];
        for (const int p : region) out[static_cast<std::size_t>(p)] = static_cast<std::int8_t>(whose);
    }
}

}  // namespace ludus::kit

#pragma once
// What a search may spend: positions, seconds, and the patience of whoever waits.

#include <chrono>
#include <cstdint>
#include <functional>

#include "core/game/limits.hpp"

namespace ludus {

/// Counts positions, and looks at the clock and at `stop` every few of them.
class Budget {
public:
    /// How many positions go by between two looks at the clock. Small, since a position of a large
    /// game may cost tens of microseconds in the browser.
    static constexpr std::uint64_t interval = 64;

    Budget(const Limits& limits, const std::function<bool()>& stop)
        : nodes_allowed_(limits.nodes), seconds_allowed_(limits.seconds), stop_(stop), begun_(Clock::now()) {}

    /// Asks for one more position to look at. True when there is none to be had: the search must end. Stays true.
    bool spend() {
        if (spent_) return true;
        if (nodes_allowed_ != 0 && nodes_ == nodes_allowed_) return spent_ = true;
        ++nodes_;
        if (nodes_ % interval == 0) look();
        return spent_;
    }
    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] double seconds() const { return std::chrono::duration<double>(Clock::now() - begun_).count(); }

private:
    using Clock = std::chrono::steady_clock;

    void look() {
        if (stop_ && stop_()) spent_ = true;
        if (seconds_allowed_ > 0 && seconds() >= seconds_allowed_) spent_ = true;
    }

    std::uint64_t nodes_allowed_;
    double seconds_allowed_;
    const std::function<bool()>& stop_;
    Clock::time_point begun_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
};

}  // namespace ludus

#pragma once
// The computer player of the native table: thinks in a thread of its own and says when it is done.

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "core/match/match.hpp"

namespace ludus::canvas {

class Thinker {
public:
    /// `done` is called in the thinking thread.
    explicit Thinker(std::function<void()> done) : done_(std::move(done)) {}
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    ~Thinker() { stop(); }

    /// Begins on the match's cursor; what it thought before is dropped. `advice`: for a person, not to be played.
    void think(const Match& match, const std::string& level, bool advice);
    void stop();
    [[nodiscard]] bool busy() const { return busy_; }
    /// Whether it thinks, or thought, about this node.
    [[nodiscard]] int node() const { return node_; }
    [[nodiscard]] bool advice() const { return advice_; }
    /// The best line, once; empty before it is done.
    std::vector<Move> take();

private:
    std::function<void()> done_;
    std::thread thread_;
    std::atomic<bool> stop_{false}, ready_{false};
    bool busy_ = false, advice_ = false;
    int node_ = -1;
    std::vector<Move> line_;
};

}  // namespace ludus::canvas

#include "ui/canvas/thinker.hpp"

#include <random>

namespace ludus::canvas {

void Thinker::think(const Match& match, const std::string& level, bool advice) {
    stop();
    const Level* known = find_level(level);
    Limits limits = (known ? *known : default_level()).limits;
    limits.seed = std::random_device{}();
    node_ = match.cursor();
    advice_ = advice;
    busy_ = true;
    ready_ = false;
    stop_ = false;
    // The thread holds what it looks at by value: positions never change.
    thread_ =
        std::thread([this, game = match.game_ptr(), position = match.position(), line = match.positions(), limits] {
            const Thought thought = game->think(position, limits, [this] { return stop_.load(); }, line);
            line_ = thought.line;
            if (line_.empty() || line_.front() != thought.best) line_ = {thought.best};
            ready_ = true;
            if (!stop_) done_();
        });
}

void Thinker::stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
    busy_ = false;
    ready_ = false;
}

std::vector<Move> Thinker::take() {
    if (!ready_) return {};
    if (thread_.joinable()) thread_.join();
    busy_ = false;
    ready_ = false;
    return std::move(line_);
}

}  // namespace ludus::canvas

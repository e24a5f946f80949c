#pragma once
// What a computer player learnt while it thought, kept by whoever plays a whole game with it from one move to the next.

#include <memory>

namespace ludus {

/// Empty at first; what is in it only the search knows. For one game at a time: handed to another one, or to the same by other rules,
/// it begins anew. The game must be kept as long as its memory.
class Memory {
public:
    /// What this game's search remembers; `make()` gives a pointer to something new where nothing is remembered of it.
    template <class T, class Make>
    T& of(const void* game, Make make) {
        if (!held_ || game_ != game) {
            held_ = std::shared_ptr<T>(make());
            game_ = game;
        }
        return *static_cast<T*>(held_.get());
    }
    void forget() { held_.reset(); }
    [[nodiscard]] bool empty() const { return !held_; }

private:
    const void* game_ = nullptr;
    std::shared_ptr<void> held_;
};

}  // namespace ludus

#pragma once
// A position of the Knight's Tour, played on by words.

#include "tests/unit/stand.hpp"

namespace ludus::tests::touring {

using tests::Chosen;

struct Walked : Stand {
    explicit Walked(const std::string& text = "", const Chosen& options = {})
        : Stand("falkener-knights-tour", text, options) {}
    Walked& play(const std::string& words) {
        Stand::play(words);
        return *this;
    }
    [[nodiscard]] Thought think(std::uint64_t nodes = 15'000) const { return Stand::think(nodes); }
};

}  // namespace ludus::tests::touring

#pragma once
// Drawn games made at random by seed, for what a search says to be compared with a plain look ahead.

#include <string>
#include <vector>

#include "tests/unit/search/tree.hpp"

namespace ludus::tests::drawn {

/// What is in a game made at random.
struct Kind {
    int layers = 7;  ///< positions one after another, the first and the last included
    int width = 4;   ///< positions in a layer; 0: every move leads to a position of its own
    int moves = 3;   ///< of a position, at most
    int most_value = 3;
    bool ends = false, chance = false, mid_turns = false, noise = false, checks = false;
};

/// A position of one layer leads to positions of the next, so each is met at one distance from the root alone. Whether
/// a turn begins is the layer's affair. The first position offers two moves at least and is the first seat's.
inline std::vector<Node> random_game(std::uint64_t seed, const Kind& kind) {
    Random random(seed);
    const auto one_in = [&](std::size_t n) { return random.below(n) == 0; };
    std::vector<Node> nodes = {{.name = "root"}};
    std::size_t begin = 0;
    for (int layer = 1; layer < kind.layers; ++layer) {
        const std::size_t end = nodes.size();
        const bool mid_turn = kind.mid_turns && one_in(3), last = layer + 1 == kind.layers;
        const auto added = [&] {
            Node node;
            node.name = std::to_string(layer) + "." + std::to_string(nodes.size() - end);
            node.mover = kind.chance && one_in(5) ? chance : one_in(4) ? (layer + 1) % 2 : layer % 2;
            node.value =
                static_cast<int>(random.below(static_cast<std::size_t>(2 * kind.most_value + 1))) - kind.most_value;
            node.mid_turn = mid_turn;
            node.is_tactical = kind.noise && one_in(3);
            node.check = kind.checks && one_in(4);
            const std::vector<std::vector<float>> scores = {{0.5f, 0.5f}, {1, 0}, {0, 1}, {2, 0}, {0, 3}};
            if (last) node.score = scores[0];
            // Marked by its score; an end has no moves.
            if (kind.ends && one_in(6)) node.score = scores[random.below(scores.size())];
            nodes.push_back(node);
            return nodes.size() - 1;
        };
        if (kind.width > 0)
            for (int i = 0; i < kind.width; ++i) added();
        for (std::size_t from = begin; from < end; ++from) {
            if (!nodes[from].score.empty()) continue;
            const std::size_t least = from == 0 ? 2 : 1;
            const std::size_t moves = least + random.below(static_cast<std::size_t>(kind.moves) + 1 - least);
            for (std::size_t i = 0; i < moves; ++i) {
                const std::size_t to =
                    kind.width > 0 ? end + random.below(static_cast<std::size_t>(kind.width)) : added();
                nodes[from].to.push_back(nodes[to].name);
            }
        }
        begin = end;
    }
    return nodes;
}

}  // namespace ludus::tests::drawn

#pragma once
// What is thrown to tell how far to go: dice, shells, counters; each way they may fall, with its odds.

#include <span>
#include <string>
#include <vector>

#include "core/game/picture.hpp"

namespace ludus::kit {

/// A casting piece that lies so, with its spoken name: lying(Shape::cowrie, "up") is "a cowrie, mouth up".
CastFace lying(Shape shape, std::string text);

/// A way in which all the pieces fall; in which order they do makes no difference.
struct Fall {
    std::vector<CastFace> faces;
    double odds = 0;
    /// How many lie with that face up.
    [[nodiscard]] int count(std::string_view text) const;
};

/// Pieces of one kind thrown together.
class Casting {
public:
    /// So many pieces, each of whose faces falls as often as the others: {"1", "2", "5", "6"}.
    Casting(Shape shape, int pieces, const std::vector<std::string>& faces);
    static Casting dice(int pieces) { return {Shape::die, pieces, {"1", "2", "3", "4", "5", "6"}}; }
    static Casting cowries(int pieces) { return {Shape::cowrie, pieces, {"up", "down"}}; }

    /// All of them, each once; their odds add up to 1.
    [[nodiscard]] std::span<const Fall> falls() const { return falls_; }

private:
    std::vector<Fall> falls_;
};

/// A button that says that fall, for a throw on a table beside the screen.
Spot button_of(const Fall& fall, std::string name, std::string label);

/// The pieces as they lie, one a spot from there on; `fall` is nothing while they wait to be thrown. Their ids go up from `id`.
std::vector<Face> thrown(const Fall* fall, Shape shape, int pieces, int spot, int id);

}  // namespace ludus::kit

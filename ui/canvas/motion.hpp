#pragma once
// How the men come from one scene to the next: they slide to their places, the taken fade, and the sum that took them
// stays a while. Nothing moves once it is there, and nothing is drawn while nothing moves.

#include <vector>

#include "ui/canvas/painter.hpp"
#include "ui/scene/scene.hpp"

namespace ludus::canvas {

/// A man let go by the hand is on his way from there, not from his old place.
struct Dropped {
    int id = 0;
    Vec at;
    bool any = false;
};

class Motion {
public:
    /// `takings`: what was taken on the way, with its sums; shown for a while. Reduced: men are at once in their
    /// places.
    void begin(const Scene& before, const Scene& after, std::vector<Ray> takings, double now, bool reduced,
               Dropped dropped = {});
    void stop();

    /// Everyone to be painted now, the lowest first. Points into the scene and into this.
    [[nodiscard]] std::vector<Actor> actors(const Scene& scene, double now) const;
    /// The takings just made and how strongly they show; empty when their time is over.
    [[nodiscard]] const std::vector<Ray>& takings(double now, float& alpha) const;

    /// Seconds until another frame is wanted: 0 at once, less than 0 never.
    [[nodiscard]] double wait(double now) const;

private:
    struct Slide {
        int id;
        int nth;  ///< in his pile; 0 elsewhere
        Vec from;
        float size;  ///< he had there
        double start, end;
        bool appears;  ///< fades in where he stands
    };
    struct Ghost {
        Face face;
        Vec at;
        float size;
        double start, end;
    };
    void begin_piles(const Scene& before, const Scene& after, double now, const Dropped& dropped);

    std::vector<Slide> slides_;
    std::vector<Ghost> ghosts_;
    std::vector<Ray> takings_;
    double takings_from_ = 0, takings_to_ = 0;
};

}  // namespace ludus::canvas

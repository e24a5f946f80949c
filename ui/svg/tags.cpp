#include "ui/svg/tags.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/scene/piles.hpp"

namespace ludus::svg {
namespace {

constexpr float man_reach = 18;    ///< half the room a man takes
constexpr float taken_reach = 20;  ///< and one with a ring about him
constexpr float step = 5;          ///< between the places tried

Box about(Vec at, float reach) { return {{at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}}; }

struct Asked {
    int to = -1;
    std::vector<std::string> lines;
    std::vector<int> from;
};

std::vector<Asked> asked_for(const Scene& scene, const View& view) {
    std::vector<Asked> all;
    for (const Ray& ray : scene.rays) {
        if (ray.sum.empty() || ray.to < 0 || !view.shown(ray.to)) continue;
        auto it = std::find_if(all.begin(), all.end(), [&](const Asked& a) { return a.to == ray.to; });
        if (it == all.end()) it = all.insert(all.end(), {ray.to, {}, {}});
        if (std::find(it->lines.begin(), it->lines.end(), ray.sum) == it->lines.end()) it->lines.push_back(ray.sum);
        it->from.insert(it->from.end(), ray.from.begin(), ray.from.end());
    }
    return all;
}

class Placing {
public:
    Placing(const Scene& scene, const View& view) : scene_(scene), view_(view) {
        for (const Face& face : scene.faces)
            if (view.shown(face.spot)) men_.push_back(about(centre(face.spot), man_reach));
        for (const Mark& mark : scene.marks)
            if ((mark.kind == MarkKind::destination || mark.kind == MarkKind::capture) && view.shown(mark.spot))
                open_.push_back(about(centre(mark.spot), mark.kind == MarkKind::capture ? taken_reach : 6));
        for (const Ray& ray : scene.rays)
            for (int from : ray.from)
                if (view.shown(from) && ray.to >= 0) add_dots(centre(from), centre(ray.to));
    }

    std::optional<Box> place(const Asked& asked, const std::vector<Tag>& others) const {
        float widest = 0;
        for (const std::string& line : asked.lines) widest = std::max(widest, ems(line) * tag_type);
        const Vec half{widest / 2 + 6, static_cast<float>(asked.lines.size()) * tag_line / 2 + 2};
        std::vector<Box> kept{about(centre(asked.to), taken_reach)};
        for (int from : asked.from)
            if (view_.shown(from)) kept.push_back(about(centre(from), man_reach));

        const Vec target = centre(asked.to);
        const Box ground = view_.ground().grown(-1);
        std::optional<Box> best;
        float best_cost = 0;
        // Places are tried on a lattice about the man taken, so that the tag sits evenly above or beside him.
        const float reach = std::max(ground.width(), ground.height());
        for (float y = -std::floor(reach / step) * step; y <= reach; y += step) {
            for (float x = -std::floor(reach / step) * step; x <= reach; x += step) {
                const Vec at{target.x + x, target.y + y};
                const Box box{{at.x - half.x, at.y - half.y}, {at.x + half.x, at.y + half.y}};
                if (!ground.holds(box.least) || !ground.holds(box.most)) continue;
                const float away = std::max(std::fabs(x) - half.x, 0.0F) + std::fabs(x) * 0.25F +
                                   std::max(std::fabs(y) - half.y, 0.0F);
                float cost = away + (y > 0 ? 3.0F : 0.0F);
                if (best && cost >= best_cost) continue;
                if (covers(box, kept) || covers_tag(box, others)) continue;
                cost += cost_of(box);
                if (!best || cost < best_cost) best = box, best_cost = cost;
            }
        }
        return best;
    }

private:
    [[nodiscard]] Vec centre(int spot) const { return view_.at(last_place(scene_.board, scene_.faces, spot)); }

    void add_dots(Vec from, Vec to) {
        const int dots = static_cast<int>(std::max(std::fabs(to.x - from.x), std::fabs(to.y - from.y)) / 8);
        for (int i = 1; i < dots; ++i) {
            const float share = static_cast<float>(i) / static_cast<float>(dots);
            dots_.push_back({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
        }
    }

    static bool covers(const Box& box, const std::vector<Box>& kept) {
        return std::any_of(kept.begin(), kept.end(), [&](const Box& other) { return shared(box, other) > 0; });
    }
    static bool covers_tag(const Box& box, const std::vector<Tag>& tags) {
        return std::any_of(tags.begin(), tags.end(), [&](const Tag& tag) { return shared(box.grown(2), tag.box) > 0; });
    }

    [[nodiscard]] float cost_of(const Box& box) const {
        float cost = 0;
        for (const Box& man : men_) cost += shared(box, man) / 6;
        for (const Box& place : open_) cost += shared(box, place) / 4;
        for (Vec dot : dots_) cost += box.holds(dot) ? 4.0F : 0.0F;
        return cost;
    }

    const Scene& scene_;
    const View& view_;
    std::vector<Box> men_, open_;
    std::vector<Vec> dots_;
};

}  // namespace

std::vector<Tag> set_tags(const Scene& scene, const View& view) {
    std::vector<Tag> tags;
    const Placing placing(scene, view);
    for (const Asked& asked : asked_for(scene, view)) {
        const auto box = placing.place(asked, tags);
        if (box)
            tags.push_back({asked.to, *box, asked.lines});  // a sum too wide for the board is left to the description
    }
    return tags;
}

}  // namespace ludus::svg

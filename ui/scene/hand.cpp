#include "ui/scene/scene.hpp"

namespace ludus {

void Hand::refresh(const Match& match) {
    ways_.clear();
    touched_.clear();
    for (Move move : match.moves()) ways_.push_back({move, match.game().touches(match.position(), move)});
}

bool Hand::goes(const Way& way, int spot) const {
    const std::size_t wanted = touched_.size() + (spot < 0 ? 0 : 1);
    if (way.touches.size() < wanted) return false;
    for (std::size_t i = 0; i < touched_.size(); ++i)
        if (way.touches[i] != touched_[i]) return false;
    return spot < 0 || way.touches[touched_.size()] == spot;
}

Hand::Result Hand::touch(int spot) {
    const auto leads = [&] {
        for (const Way& way : ways_)
            if (goes(way, spot)) return true;
        return false;
    };
    // The move the touches make, if they make one, and whether others go on from it.
    const auto made = [&](bool& others) {
        std::optional<Move> move;
        others = false;
        for (const Way& way : ways_) {
            if (!goes(way)) continue;
            if (way.touches.size() == touched_.size())
                move = way.move;
            else
                others = true;
        }
        return move;
    };

    bool others = false;
    if (!leads()) {
        if (!touched_.empty() && touched_.back() == spot) {
            if (const auto meant = made(others)) return {true, meant};
        }
        const bool put_down = touched_.size() == 1 && touched_.front() == spot;
        touched_.clear();
        if (put_down || !leads()) return {};
    }
    touched_.push_back(spot);
    const auto move = made(others);
    return {true, others ? std::nullopt : move};
}

std::vector<int> Hand::next() const {
    std::vector<int> spots;
    const auto add = [&](int spot) {
        for (int known : spots)
            if (known == spot) return;
        spots.push_back(spot);
    };
    bool whole = false, others = false;
    for (const Way& way : ways_) {
        if (!goes(way)) continue;
        if (way.touches.size() > touched_.size()) {
            others = true;
            add(way.touches[touched_.size()]);
        } else {
            whole = true;
        }
    }
    if (whole && others && !touched_.empty()) add(touched_.back());
    return spots;
}

MoveList Hand::possible() const {
    MoveList moves;
    for (const Way& way : ways_)
        if (goes(way)) moves.push_back(way.move);
    return moves;
}

bool Hand::completes(int spot) const {
    for (const Way& way : ways_) {
        if (goes(way, spot) && way.touches.size() == touched_.size() + 1) return true;
        if (!touched_.empty() && spot == touched_.back() && goes(way) && way.touches.size() == touched_.size())
            return true;
    }
    return false;
}

}  // namespace ludus

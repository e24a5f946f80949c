#include "ui/session/selection.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace ludus {
namespace {

/// Men of another side than the mover's that stand on the spot.
int foes_on(const Game& game, const Position& position, int mover, int spot) {
    const auto& seats = game.card().seats;
    const auto side = [&](int seat) { return seats[static_cast<std::size_t>(seat)].side; };
    int foes = 0;
    for (const Face& face : game.faces(position))
        if (face.spot == spot && face.owner >= 0 && side(face.owner) != side(mover)) foes += face.count;
    return foes;
}

std::vector<int> sorted(std::vector<int> list) {
    sort_few(list);
    return list;
}

}  // namespace

void Selection::refresh(const Match& match) {
    ways_.clear();
    touched_.clear();
    game_ = match.game_ptr();
    position_ = match.position();
    // What the computer is to play nobody touches for it.
    const int mover = match.to_move();
    if (mover < 0 || !match.players()[static_cast<std::size_t>(mover)].machine)
        for (Move move : match.moves()) ways_.push_back({move, game_->touches(position_, move), {}, 0});
    single_ = ways_.size();
    // Where a throw and its dice the other way about are two different moves (who begins?), the order tells them apart.
    any_order_ = game_->card().has_rolls;
    if (!any_order_) return;
    const Board board = game_->board();
    const auto by_dice = [&](const Way& way) {
        return !way.touches.empty() && std::all_of(way.touches.begin(), way.touches.end(), [&](int spot) {
            return board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::button;
        });
    };
    any_order_ = std::all_of(ways_.begin(), ways_.end(), by_dice);
    std::vector<std::vector<int>> seen;
    for (std::size_t i = 0; any_order_ && i < single_; ++i) {
        seen.push_back(sorted(ways_[i].touches));
        any_order_ = std::find(seen.begin(), seen.end(), seen.back()) == seen.end() - 1;
    }
}

void Selection::drop() {
    touched_.clear();
    ways_.resize(single_);
}

bool Selection::goes(const Way& way, int spot) const {
    const std::size_t wanted = touched_.size() + (spot >= 0 ? 1 : 0);
    if (way.touches.size() < wanted) return false;
    if (any_order_) {
        std::vector<int> some = touched_;
        if (spot >= 0) some.push_back(spot);
        const std::vector<int> all = sorted(way.touches);
        sort_few(some);
        return std::includes(all.begin(), all.end(), some.begin(), some.end());
    }
    return std::equal(touched_.begin(), touched_.end(), way.touches.begin()) &&
           (spot < 0 || way.touches[touched_.size()] == spot);
}

void Selection::add_further(int spot) {
    if (!game_->card().joins_moves) return;
    const int mover = game_->to_move(position_);
    if (mover < 0) return;
    // A man's moves from here, as far as his turn goes on: from where the last of them ended.
    struct Way_on {
        Position at;
        int place;
        Way way;
    };
    const auto steps = [&](const Position& p, int place) {
        std::vector<std::pair<Move, int>> out;
        for (Move move : game_->moves(p)) {
            const std::vector<int> touches = game_->touches(p, move);
            if (touches.size() == 2 && touches[0] == place) out.emplace_back(move, touches[1]);
        }
        return out;
    };
    const auto led_to = [&](int place) {
        return std::find_if(ways_.begin(), ways_.end(), [&](const Way& way) {
            return way.touches.size() > 1 && way.touches[0] == spot && way.touches[1] == place;
        });
    };
    std::vector<Way_on> reached{{position_, spot, {Move{}, {}, {}, 0}}};
    constexpr std::size_t most = 8;  // dice of one throw, doublets and what lies under them
    for (std::size_t step = 0; step < most && !reached.empty(); ++step) {
        std::vector<Way_on> on;
        for (const Way_on& from : reached)
            for (const auto& [move, place] : steps(from.at, from.place)) {
                Way way = from.way;
                if (step == 0) way.move = move;
                else way.then.push_back(move);
                way.takings += foes_on(*game_, from.at, mover, place) > 0 ? 1 : 0;
                way.touches = {spot, place};
                const Position after = game_->play(from.at, move);
                if (step > 0) {
                    const auto known = led_to(place);
                    if (known == ways_.end()) ways_.push_back(way);
                    else if (!known->then.empty() && way.takings < known->takings) *known = way;
                }
                const bool goes_on =
                    !game_->result(after).over && game_->to_move(after) == mover && !game_->at_turn_start(after);
                // Of two ways to one stop by as many dice, the one that takes nobody is followed.
                const auto same = std::find_if(on.begin(), on.end(), [&, stop = place](const Way_on& other) {
                    return other.place == stop && other.at == after;
                });
                if (goes_on && same == on.end()) on.push_back({after, place, way});
            }
        reached = std::move(on);
    }
}

Selection::Result Selection::touch(int spot) {
    const auto leads = [&] {
        for (const Way& way : ways_)
            if (goes(way, spot)) return true;
        return false;
    };
    // The way the touches make, if they make one, and whether others go on from it.
    const auto made = [&](bool& others) {
        const Way* meant = nullptr;
        others = false;
        for (const Way& way : ways_) {
            if (!goes(way)) continue;
            if (way.touches.size() == touched_.size()) meant = &way;
            else others = true;
        }
        return meant;
    };

    bool others = false;
    if (!leads()) {
        if (!touched_.empty() && touched_.back() == spot) {
            if (const Way* meant = made(others)) return {true, meant->move, meant->then};
        }
        const bool put_down = touched_.size() == 1 && touched_.front() == spot;
        drop();
        if (put_down || !leads()) return {};
    }
    touched_.push_back(spot);
    if (touched_.size() == 1) add_further(spot);
    const Way* meant = made(others);
    if (meant == nullptr || others) return {true, std::nullopt, {}};
    return {true, meant->move, meant->then};
}

std::vector<Selection::Choice> Selection::choices() const {
    std::vector<Choice> list;
    std::vector<int> place;  // of a spot in the list, or -1
    const auto add = [&](int spot) -> Choice& {
        if (static_cast<std::size_t>(spot) >= place.size()) place.resize(static_cast<std::size_t>(spot) + 1, -1);
        int& known = place[static_cast<std::size_t>(spot)];
        if (known < 0) {
            known = static_cast<int>(list.size());
            list.push_back({spot, false, false});
        }
        return list[static_cast<std::size_t>(known)];
    };
    const auto led_by = [&](const Way& way, int spot) {
        Choice& choice = add(spot);
        choice.completes = choice.completes || way.touches.size() == touched_.size() + 1;
        choice.goes_further = choice.goes_further || !way.then.empty();
    };
    bool whole = false, others = false;
    for (const Way& way : ways_) {
        if (!goes(way)) continue;
        if (way.touches.size() <= touched_.size()) {
            whole = true;
            continue;
        }
        others = true;
        if (!any_order_) {
            led_by(way, way.touches[touched_.size()]);
            continue;
        }
        for (int spot : way.touches)
            if (goes(way, spot)) led_by(way, spot);
    }
    if (whole && others && !touched_.empty()) add(touched_.back()).completes = true;
    return list;
}

std::vector<int> Selection::next() const {
    std::vector<int> spots;
    for (const Choice& choice : choices()) spots.push_back(choice.spot);
    return spots;
}

MoveList Selection::possible() const {
    MoveList moves;
    for (std::size_t i = 0; i < single_; ++i)
        if (goes(ways_[i])) moves.push_back(ways_[i].move);
    return moves;
}

Expected<Done> carry_out(Match& match, const Selection::Result& result) {
    if (!result.move) return Done{};
    if (auto done = match.play(*result.move); !done) return done.fault();
    for (Move move : result.then)
        if (auto done = match.play(move); !done) return done.fault();
    return Done{};
}

}  // namespace ludus

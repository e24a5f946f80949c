// Long: three kinds of exercise, and the reading that proves each.
#include "core/go/study/drills.hpp"

#include <algorithm>
#include <memory>
#include <unordered_map>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/go/study/sentences.hpp"

namespace ludus::go {
namespace {

constexpr const char *atari_id = "atari", *ladder_id = "ladder", *eyes_id = "eyes";
constexpr int tries = 2000, deepest = 60;

const std::string& player(int seat) { return Go::card().seats[static_cast<std::size_t>(seat)].name; }

/// The moves the runner has when one free point is left: to it, or taking what stands against the chain.
std::vector<Point> ways_out(const StoneBoard& board, Point chain) {
    const int seat = board.colour(chain);
    std::vector<Point> out{board.last_liberty(chain)};
    board.each_of_chain(chain, [&](Point stone) {
        for (const Point n : board.beside(stone))
            if (board.colour(n) == 1 - seat && board.in_atari(n) &&
                std::find(out.begin(), out.end(), board.last_liberty(n)) == out.end())
                out.push_back(board.last_liberty(n));
    });
    return out;
}

std::optional<int> run(const StoneBoard& board, Point chain, int depth);

/// The attacker's moves to catch the chain, the fewest of them.
std::optional<int> chase(const StoneBoard& board, Point chain, int depth) {
    const int attacker = 1 - board.colour(chain);
    std::array<std::int16_t, 3> free;
    const int count = board.liberties(chain, free);
    if (count == 1) return board.stands(free[0], attacker) && free[0] != board.ko() ? std::optional(1) : std::nullopt;
    if (count > 2 || depth == 0) return {};
    std::optional<int> best;
    for (int i = 0; i < count; ++i) {
        const Point at = free[static_cast<std::size_t>(i)];
        if (at == board.ko() || !board.stands(at, attacker)) continue;
        // Boards in hand: in the browser the stack is small.
        const auto next = std::make_unique<StoneBoard>(board);
        next->put(at, attacker);
        if (const auto more = run(*next, chain, depth - 1); more && (!best || *more + 1 < *best)) best = *more + 1;
    }
    return best;
}

/// The same with the chain's own side to move, one free point left: it runs the longest way.
std::optional<int> run(const StoneBoard& board, Point chain, int depth) {
    const int seat = board.colour(chain);
    if (board.liberties(chain, 2) > 1) return {};
    int longest = 1;  // taken at once where it cannot run
    for (const Point at : ways_out(board, chain)) {
        if (at == board.ko() || !board.stands(at, seat)) continue;
        const auto next = std::make_unique<StoneBoard>(board);
        next->put(at, seat);
        const auto more = chase(*next, chain, depth);
        if (!more) return {};
        longest = std::max(longest, *more);
    }
    return longest;
}

/// Reads an eye out. A board that comes about again is a life in common or a ko: nothing was taken.
class Reading {
public:
    Reading(Point chain, std::span<const Point> eye) : chain_(chain), eye_(eye) {}

    bool survives(const StoneBoard& board, int seat, bool passed) {
        const int owner = board.colour(chain_);
        const std::uint64_t key =
            scatter(board.hash() ^ scatter(static_cast<std::uint64_t>(board.ko() * 4 + seat * 2 + passed)));
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        known_[key] = true;
        if (depth_ == deepest) return true;
        ++depth_;
        const bool out = look(board, owner, seat, passed);
        --depth_;
        known_[key] = out;
        return out;
    }

private:
    bool look(const StoneBoard& board, int owner, int seat, bool passed) {
        const auto next = [&](const StoneBoard& after, bool pass) {
            return after.colour(chain_) == owner && survives(after, 1 - seat, pass);
        };
        for (const Point at : eye_) {
            if (!board.is_vacant(at) || at == board.ko() || !board.stands(at, seat)) continue;
            const auto after = std::make_unique<StoneBoard>(board);
            after->put(at, seat);
            if (next(*after, false) == (seat == owner)) return seat == owner;
        }
        if (passed) return true;
        const auto after = std::make_unique<StoneBoard>(board);
        after->set_ko(no_point);
        return next(*after, true);
    }

    Point chain_;
    std::span<const Point> eye_;
    int depth_ = 0;
    std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace

std::optional<int> ladder(const StoneBoard& board, Point chain) { return chase(board, chain, deepest); }

bool survives(const StoneBoard& board, Point chain, std::span<const Point> eye, int seat) {
    return Reading(chain, eye).survives(board, seat, false);
}

std::vector<Theme> Drills::themes() {
    return {{atari_id, std::string(sentences::atari_theme), {"falkener.go.take"}},
            {ladder_id, std::string(sentences::ladder_theme), {"falkener.go.take", "falkener.go.turn"}},
            {eyes_id, std::string(sentences::eyes_theme), {"falkener.go.safe", "falkener.go.turn"}}};
}

Expected<Exercise> Drills::make(std::string_view theme, int level, std::uint64_t seed) const {
    if (level < least_level || level > most_level)
        return Fault{"there is no level " + std::to_string(level), "1, 2 or 3"};
    const std::vector<Theme> all = themes();
    Random random(seed * 8 + static_cast<std::uint64_t>(level));
    const Theme* chosen = theme.empty() ? &all[random.below(all.size())] : nullptr;
    std::vector<std::string> ids;
    for (const Theme& each : all) {
        if (each.id == theme) chosen = &each;
        ids.push_back(each.id);
    }
    if (!chosen) return Fault{"there is no theme \"" + shown(theme) + "\"", "one of: " + join(ids, ", ")};
    for (int i = 0; i < tries; ++i) {
        Exercise e;
        e.theme = *chosen;
        e.level = level;
        e.seed = seed;
        auto made = chosen->id == atari_id    ? atari(std::move(e), random)
                    : chosen->id == ladder_id ? catch_in_ladder(std::move(e), random)
                                              : eyes(std::move(e), random);
        if (made) return *made;
    }
    return Fault{"no such exercise was found", "another seed"};
}

std::string Drills::name(Point p, const StoneBoard& board) const {
    const std::string today = go_.today(board.cell(p));
    return by_the_book() ? go_.words(go_.position_of(StoneBoard(go_.lines()), black), kit::put(board.cell(p))) : today;
}

void Drills::ask(Exercise& e, const StoneBoard& board, int seat, const std::vector<Point>& right) const {
    const Go::Position p = go_.position_of(board, seat);
    e.seat = seat;
    e.setup = go_.write(p);
    e.goal.rules = {"falkener.go.turn"};
    for (const Point at : right) {
        const Move move = kit::put(board.cell(at));
        e.goal.targets.push_back(board.cell(at));
        e.answers.push_back({go_.words(p, move)});
        if (e.answers.size() == 1) e.reasons = go_.reasons(p, move);
    }
}

std::optional<Exercise> Drills::atari(Exercise e, Random& random) const {
    // A few dozen stones put by chance beside one another, not into eyes and not to be lost.
    StoneBoard board(go_.lines());
    int seat = black;
    const int stones = board.cells() / 4 + static_cast<int>(random.below(static_cast<std::size_t>(board.cells() / 4)));
    for (int n = 0; n < stones; ++n, seat = 1 - seat) {
        const auto free = board.vacant_points();
        for (int look = 0; look < 8; ++look) {
            const Point at = free[random.below(free.size())];
            const bool touches = board.beside_of(at, black) + board.beside_of(at, white) > 0;
            if (!board.stands(at, seat) || board.is_eye(at, seat) || (!touches && look < 6)) continue;
            board.put(at, seat);
            break;
        }
    }
    board.set_ko(no_point);
    std::vector<Point> right;
    int most = 0, capturing = 0;
    for (const Point at : board.vacant_points()) {
        if (!board.captures(at, seat)) continue;
        ++capturing;
        StoneBoard after = board;
        const int captured = after.put(at, seat).captured;
        if (captured > most) right.clear();
        if (captured >= most) right.push_back(at);
        most = std::max(most, captured);
    }
    // One answer; at the higher levels more stones, and something smaller to be had.
    if (right.size() != 1 || most < e.level || (e.level > 1 && capturing < e.level)) return {};
    ask(e, board, seat, right);
    e.question = say(sentences::atari_question, {{"player", player(seat)}});
    e.explanation = say(sentences::atari_answer, most, {{"cell", name(right.front(), board)}});
    return e;
}

std::optional<Exercise> Drills::catch_in_ladder(Exercise e, Random& random) const {
    // A stone held on two sides, some stones about, and others far off that may break the ladder.
    StoneBoard board(go_.lines());
    const int seat = static_cast<int>(random.below(2)), lines = go_.lines();
    const auto inside = [&] { return 2 + static_cast<int>(random.below(static_cast<std::size_t>(lines - 4))); };
    const Point runner = board.point(inside() * lines + inside());
    board.set(runner, 1 - seat);
    const auto near = board.beside(runner);
    const std::size_t first = random.below(4), second = (first + 1 + random.below(3)) % 4;
    board.set(near[first], seat);
    board.set(near[second], seat);
    const std::size_t others = 2 + random.below(5);
    for (std::size_t i = 0; i < others; ++i) {
        const auto free = board.vacant_points();
        const Point at = free[random.below(free.size())];
        const int whose = static_cast<int>(random.below(2));
        if (board.stands(at, whose) && !board.captures(at, whose)) board.set(at, whose);
    }
    std::array<std::int16_t, 3> free;
    if (board.colour(runner) != 1 - seat || board.liberties(runner, free) != 2) return {};
    std::vector<Point> right;
    int moves = 0;
    for (const Point at : {free[0], free[1]}) {
        if (!board.stands(at, seat)) continue;
        StoneBoard after = board;
        after.put(at, seat);
        const auto caught = after.liberties(runner, 2) == 1 ? run(after, runner, deepest) : std::nullopt;
        if (!caught) continue;
        right.push_back(at);
        moves = *caught + 1;
    }
    constexpr std::array<int, 4> least{0, 2, 4, 7};
    const auto level = static_cast<std::size_t>(e.level);
    if (right.size() != 1 || moves < least[level] || (level < 3 && moves >= least[level + 1])) return {};
    ask(e, board, seat, right);
    e.spot = board.cell(runner);
    e.question = say(sentences::ladder_question,
                     {{"player", player(seat)}, {"other", player(1 - seat)}, {"cell", name(runner, board)}});
    e.explanation = say(sentences::ladder_answer, {{"cell", name(right.front(), board)}, {"other", player(1 - seat)}});
    return e;
}

namespace {

/// Eyes by their points, column and row from a corner: each has one point that decides.
const std::vector<std::vector<std::pair<int, int>>>& shapes(int level) {
    static const std::vector<std::vector<std::pair<int, int>>> three = {{{0, 0}, {1, 0}, {2, 0}},
                                                                        {{0, 0}, {1, 0}, {0, 1}}},
                                                               four = {{{0, 0}, {1, 0}, {2, 0}, {1, 1}},
                                                                       {{0, 1}, {1, 0}, {1, 1}, {2, 1}}},
                                                               more = {
                                                                   {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}},
                                                                   {{1, 0}, {0, 1}, {1, 1}, {2, 1}, {1, 2}},
                                                                   {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}},
                                                                   {{0, 1}, {1, 0}, {1, 1}, {2, 1}, {1, 2}, {2, 2}}};
    return level == 1 ? three : level == 2 ? four : more;
}

}  // namespace

std::optional<Exercise> Drills::eyes(Exercise e, Random& random) const {
    const int lines = go_.lines();
    const auto& all = shapes(e.level);
    const auto& shape = all[random.below(all.size())];
    // At a corner or along an edge, and turned about.
    const int along = static_cast<int>(random.below(static_cast<std::size_t>(lines - 3))),
              away = static_cast<int>(random.below(2)) * (along > 0 ? 1 : 0);
    const bool across = random.below(2) == 1, left = random.below(2) == 1, down = random.below(2) == 1;
    StoneBoard board(lines);
    std::vector<Point> eye;
    for (auto [x, y] : shape) {
        x += along;
        y += away;
        if (x >= lines || y >= lines) return {};
        if (left) x = lines - 1 - x;
        if (down) y = lines - 1 - y;
        eye.push_back(board.point(across ? x * lines + y : y * lines + x));
    }
    const int owner = static_cast<int>(random.below(2));
    const auto wall = [&](const std::vector<Point>& about, int seat) {
        std::vector<Point> set;
        for (const Point p : about)
            for (const auto& near : {board.beside(p), board.across(p)})
                for (const Point n : near)
                    if (board.is_vacant(n) && std::find(eye.begin(), eye.end(), n) == eye.end()) {
                        board.set(n, seat);
                        set.push_back(n);
                    }
        return set;
    };
    const std::vector<Point> stones = wall(eye, owner);
    wall(stones, 1 - owner);
    if (board.chain_size(stones.front()) != static_cast<int>(stones.size())) return {};
    // Outside, too, every stone has a free point.
    for (int c = 0; c < board.cells(); ++c)
        if (!board.is_vacant(board.point(c)) && board.liberties(board.point(c), 1) == 0) return {};
    const int seat = random.below(2) == 0 ? owner : 1 - owner;
    const Point chain = stones.front();
    // Whoever moves first decides: else nothing is to be found.
    if (survives(board, chain, eye, owner) == survives(board, chain, eye, 1 - owner)) return {};
    std::vector<Point> right;
    for (const Point at : eye) {
        if (!board.stands(at, seat)) continue;
        StoneBoard after = board;
        after.put(at, seat);
        if (survives(after, chain, eye, 1 - seat) == (seat == owner)) right.push_back(at);
    }
    if (right.size() != 1) return {};
    ask(e, board, seat, right);
    e.spot = board.cell(chain);
    const bool saves = seat == owner;
    e.question = say(saves ? sentences::live_question : sentences::kill_question,
                     {{"player", player(seat)}, {"other", player(1 - seat)}});
    e.explanation =
        say(saves ? sentences::live_answer : sentences::kill_answer, {{"cell", name(right.front(), board)}});
    return e;
}

std::string Drills::objection(const Exercise& e, const Go::Position& p, Move m) const {
    const std::string cell = Go::is_put(m) ? name(go_.stones(p).point(kit::to(m)), go_.stones(p)) : go_.words(p, m);
    const std::string& other = player(1 - e.seat);
    if (e.theme.id == atari_id) {
        const StoneBoard board = go_.stones(p);
        const bool captures = Go::is_put(m) && board.captures(board.point(kit::to(m)), p.seat);
        return say(captures ? sentences::atari_captures_fewer : sentences::atari_captures_none, {{"cell", cell}});
    }
    if (e.theme.id == ladder_id) return say(sentences::ladder_gets_away, {{"cell", cell}, {"other", other}});
    const bool saves = e.spot >= 0 && p.owner[e.spot] == e.seat;
    return say(saves ? sentences::still_killed : sentences::still_lives, {{"cell", cell}, {"other", other}});
}

// ---- what Go offers ----

std::vector<Theme> Go::themes() const { return Drills::themes(); }

Expected<Exercise> Go::exercise(std::string_view theme, int level, std::uint64_t seed) const {
    return Drills(*this).make(theme, level, seed);
}

std::string Go::objection(const Exercise& exercise, const Position& p, Move m) const {
    return Drills(*this).objection(exercise, p, m);
}

std::string Go::objection_to_touches(const Exercise&, const Position&, const std::vector<int>&) const { return {}; }

}  // namespace ludus::go

#include "core/go/player/status.hpp"
#include "core/base/index.hpp"

#include <algorithm>

namespace ludus::go {

namespace {

constexpr int games = 256;
// A wall round a large camp falls in one game of five that are played out by chance.
constexpr float doubt = 0.1F;    ///< round one half: of a chain that lives or dies
constexpr float urgent = 0.75F;  ///< of what is known of a move at first sight, that it wins
constexpr float sure = 0.7F;     ///< of a point, that it is somebody's

/// By which stones are saved or taken: whose turn it is decides, so nobody leaves it to chance.
std::vector<std::uint16_t> urgent_moves(const StoneBoard& board, int seat) {
    std::vector<QuickMove> moves;
    QuickGame(board, {.seat = seat}, {}).candidates(moves);
    std::vector<std::uint16_t> out;
    for (const QuickMove& move : moves)
        if (move.won > urgent * move.games) out.push_back(move.slot);
    return out;
}

}  // namespace

Status::Status(const StoneBoard& board, Random& random) : board_(board), shares_(at(board.cells())) {
    const std::array<std::vector<std::uint16_t>, 2> first_moves{urgent_moves(board, black), urgent_moves(board, white)};
    std::vector<QuickPlayed> played;
    for (int i = 0; i < games; ++i) {
        QuickGame one(board, {.seat = i % 2}, {});
        if (const auto& first = first_moves[at(i % 2)]; !first.empty()) one.play(first[random.below(first.size())]);
        played.clear();
        one.play_out(random, played);
        for (int c = 0; c < board.cells(); ++c) {
            const Colour owner = one.whose(board.point(c));
            shares_[at(c)] += owner == black ? 1.0F : owner == white ? 0.0F : 0.5F;
        }
    }
    for (float& share : shares_) share /= games;
}

Cells Status::dead_below(float black_lives, float white_lives) const {
    Cells dead;
    for (int c = 0; c < board_.cells(); ++c) {
        const Point p = board_.point(c);
        if (board_.colour(p) > white || board_.chain(p) != p) continue;
        float lives = 0;
        board_.each_of_chain(p, [&](Point stone) {
            const float share = shares_[at(board_.cell(stone))];
            lives += board_.colour(p) == black ? share : 1 - share;
        });
        lives /= static_cast<float>(board_.chain_size(p));
        if (lives >= (board_.colour(p) == black ? black_lives : white_lives)) continue;
        board_.each_of_chain(p, [&](Point stone) { dead.set(at(board_.cell(stone))); });
    }
    return dead;
}

Cells Status::dead() const { return dead_below(0.5F, 0.5F); }

Cells Status::dead_at_worst(int seat) const {
    const float own = 0.5F + doubt, other = 0.5F - doubt;
    return seat == black ? dead_below(own, other) : dead_below(other, own);
}

bool Status::is_settled() const {
    const auto is_sure = [](float share) { return share >= sure || share <= 1 - sure; };
    return std::all_of(shares_.begin(), shares_.end(), is_sure) && count(board_, dead()).neutral == 0;
}

}  // namespace ludus::go

// chess-maharajah [WIDTH] [DEPTH]: the Maharajah and the Sepoys, solved. Looks for moves of the Sepoys that mate whatever the
// Maharajah does, wherever he is placed, and that need not even see him: after each of them the squares on which he may stand
// are counted, over everything he could have played, until none is left. A plan is refused where one of those squares would
// make a move of it illegal, would let him capture, or would leave him without a move and not in check (a draw).
//
// The rules: falkener.maharajah with the Maharajah placed on any square that is not attacked; no queening, no castling.
// Squares are 8 * row + column from the Sepoys' side. It has its own board; the unit tests play its plan by our rules.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unordered_set>
#include <vector>

namespace {

using Set = std::uint64_t;
enum Piece : std::uint8_t { none, king, queen, rook, bishop, knight, pawn };
using Board = std::array<std::uint8_t, 64>;

constexpr Set bit(int s) { return Set{1} << s; }
constexpr int straight[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
constexpr int slanting[4][2] = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
constexpr int jumps[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

int go(int from, int across, int up) {
    const int c = from % 8 + across, r = from / 8 + up;
    return c < 0 || c > 7 || r < 0 || r > 7 ? -1 : 8 * r + c;
}

struct Tables {
    std::array<Set, 64> knight{}, king{}, pawn{};
    std::array<std::array<std::array<std::int8_t, 8>, 8>, 64> ray{};  // straight first; ended by -1
    Tables() {
        for (int s = 0; s < 64; ++s) {
            const auto add = [&](Set& set, int across, int up) {
                if (const int to = go(s, across, up); to >= 0) set |= bit(to);
            };
            for (const auto& j : jumps) add(knight[s], j[0], j[1]);
            for (int d = 0; d < 8; ++d) {
                const auto& way = d < 4 ? straight[d] : slanting[d - 4];
                add(king[s], way[0], way[1]);
                int n = 0;
                for (int to = go(s, way[0], way[1]); to >= 0; to = go(to, way[0], way[1]))
                    ray[s][d][n++] = static_cast<std::int8_t>(to);
                ray[s][d][n] = -1;
            }
            add(pawn[s], 1, 1);
            add(pawn[s], -1, 1);
        }
    }
};
const Tables tables;

/// Squares struck along directions first to last - 1, the first occupied one included.
Set slide(int from, int first, int last, Set occupied) {
    Set out = 0;
    for (int d = first; d < last; ++d)
        for (const std::int8_t* s = tables.ray[from][d].data(); *s >= 0; ++s) {
            out |= bit(*s);
            if (occupied & bit(*s)) break;
        }
    return out;
}
Set strikes(int piece, int from, Set occupied) {
    switch (piece) {
        case king: return tables.king[from];
        case queen: return slide(from, 0, 8, occupied);
        case rook: return slide(from, 0, 4, occupied);
        case bishop: return slide(from, 4, 8, occupied);
        case knight: return tables.knight[from];
        case pawn: return tables.pawn[from];
        default: return 0;
    }
}
Set maharajah(int from, Set occupied) { return slide(from, 0, 8, occupied) | tables.knight[from]; }

struct Step {
    std::uint8_t from, to;
};
struct Node {
    Board board{};
    Set may_stand = 0;  ///< where the Maharajah may be, the Sepoys to move
    std::int32_t parent = -1;
    Step step{};
    float score = 0;
};

Set occupied_of(const Board& board) {
    Set out = 0;
    for (int s = 0; s < 64; ++s)
        if (board[s]) out |= bit(s);
    return out;
}
Set struck_by_sepoys(const Board& board, Set occupied) {
    Set out = 0;
    for (Set left = occupied; left; left &= left - 1) {
        const int s = std::countr_zero(left);
        out |= strikes(board[s], s, occupied);
    }
    return out;
}

struct Key {
    Board board;
    Set set;
    bool operator==(const Key&) const = default;
};
struct KeyHash {
    std::size_t operator()(const Key& key) const {
        std::uint64_t h = key.set * 0x9E3779B97F4A7C15ull;
        for (int s = 0; s < 64; ++s) h = (h ^ key.board[s]) * 0x100000001B3ull;
        return static_cast<std::size_t>(h ^ h >> 31);
    }
};

std::uint64_t tried = 0;

/// The node after a move, if the move is legal wherever he stands and nothing can be captured or stalemated.
bool follow(const Node& node, Set occupied, int from, int to, Set between, Node& out) {
    ++tried;
    // He may stand neither on the way nor at its end: then the move could not be made.
    if (node.may_stand & (between | bit(to))) return false;
    out.board = node.board;
    out.board[to] = out.board[from];
    out.board[from] = none;
    occupied = (occupied & ~bit(from)) | bit(to);
    const Set struck = struck_by_sepoys(out.board, occupied);
    int king_at = 0;
    while (out.board[king_at] != king) ++king_at;
    out.may_stand = 0;
    if (maharajah(king_at, occupied) & node.may_stand) return false;  // the king would be left in check
    for (Set left = node.may_stand; left; left &= left - 1) {
        const int at = std::countr_zero(left);
        const Set goes = maharajah(at, occupied) & ~struck;
        if (goes & occupied) return false;                   // he captures
        if (goes == 0 && !(struck & bit(at))) return false;  // stalemate
        out.may_stand |= goes;
    }
    // Few squares left to him; squares struck at all; pawns that keep abreast.
    out.score =
        16.0f * static_cast<float>(std::popcount(out.may_stand)) - 1.0f * static_cast<float>(std::popcount(struck));
    return true;
}

template <class Sink>
void each_step(const Node& node, Set occupied, Sink sink) {
    for (Set left = occupied; left; left &= left - 1) {
        const int from = std::countr_zero(left), piece = node.board[from];
        if (piece == pawn) {
            const int one = go(from, 0, 1), two = from / 8 == 1 ? go(from, 0, 2) : -1;
            if (one >= 0 && !(occupied & bit(one))) {
                sink(from, one, Set{0});
                if (two >= 0 && !(occupied & bit(two))) sink(from, two, bit(one));
            }
            continue;
        }
        if (piece == king || piece == knight) {
            for (Set to = strikes(piece, from, occupied) & ~occupied; to; to &= to - 1)
                sink(from, std::countr_zero(to), Set{0});
            continue;
        }
        for (int d = piece == bishop ? 4 : 0; d < (piece == rook ? 4 : 8); ++d) {
            Set between = 0;
            for (const std::int8_t* s = tables.ray[from][d].data(); *s >= 0 && !(occupied & bit(*s)); ++s) {
                sink(from, *s, between);
                between |= bit(*s);
            }
        }
    }
}

std::string name(int s) { return std::to_string(10 * (s % 8 + 1) + s / 8); }

/// The plan with the squares left after each of its moves, and a game in which he holds out to the last of them.
void show(const std::vector<const Node*>& plan) {
    for (std::size_t i = 1; i < plan.size(); ++i)
        std::printf("%s-%s (%d)\n", name(plan[i]->step.from).c_str(), name(plan[i]->step.to).c_str(),
                    std::popcount(plan[i]->may_stand));
    std::vector<int> stood(plan.size() - 1);  // after as many moves of the Sepoys
    stood.back() = std::countr_zero(plan[plan.size() - 2]->may_stand);
    for (std::size_t i = stood.size() - 1; i > 0; --i) {
        const Set from = maharajah(stood[i], occupied_of(plan[i]->board)) & plan[i - 1]->may_stand;
        stood[i - 1] = std::countr_zero(from);
    }
    for (std::size_t i = 0; i < stood.size(); ++i) {
        const std::string way = i == 0 ? "M*" : name(stood[i - 1]) + "-";
        std::printf("%zu. %s%s %s-%s\n", i + 1, way.c_str(), name(stood[i]).c_str(),
                    name(plan[i + 1]->step.from).c_str(), name(plan[i + 1]->step.to).c_str());
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::size_t width = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 3000;
    const int depth = argc > 2 ? std::atoi(argv[2]) : 60;
    Node start;
    const Piece back[8] = {rook, knight, bishop, king, queen, bishop, knight, rook};
    for (int c = 0; c < 8; ++c) start.board[c] = back[c], start.board[8 + c] = pawn;
    const Set first = occupied_of(start.board);
    start.may_stand = ~first & ~struck_by_sepoys(start.board, first);
    std::printf("he may be placed on %d squares\n", std::popcount(start.may_stand));

    std::vector<std::vector<Node>> layers{{start}};
    std::unordered_set<Key, KeyHash> seen;
    for (int n = 1; n <= depth; ++n) {
        std::vector<Node> next;
        const std::vector<Node>& last = layers.back();
        for (std::size_t i = 0; i < last.size(); ++i) {
            const Set occupied = occupied_of(last[i].board);
            each_step(last[i], occupied, [&](int from, int to, Set between) {
                Node node;
                if (!follow(last[i], occupied, from, to, between, node)) return;
                if (!seen.insert({node.board, node.may_stand}).second) return;
                node.parent = static_cast<std::int32_t>(i);
                node.step = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
                next.push_back(node);
            });
        }
        if (next.empty()) return std::puts("no plan is left"), 1;
        const std::size_t kept = std::min(width, next.size());
        std::partial_sort(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(kept), next.end(),
                          [](const Node& a, const Node& b) { return a.score < b.score; });
        next.resize(kept);
        int least = 64;
        const Node* done = nullptr;
        for (const Node& node : next) {
            least = std::min(least, std::popcount(node.may_stand));
            if (!node.may_stand && !done) done = &node;
        }
        std::printf("move %d: %zu kept, %llu tried, least squares %d\n", n, kept,
                    static_cast<unsigned long long>(tried), least);
        std::fflush(stdout);
        if (done) {
            std::vector<const Node*> plan{done};
            for (std::size_t layer = layers.size() - 1; layer > 0; --layer)
                plan.push_back(&layers[layer][static_cast<std::size_t>(plan.back()->parent)]);
            plan.push_back(&start);
            std::reverse(plan.begin(), plan.end());
            show(plan);
            return 0;
        }
        layers.push_back(std::move(next));
    }
    return std::puts("not found: wider or deeper"), 1;
}

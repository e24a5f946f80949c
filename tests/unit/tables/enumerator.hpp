#pragma once
// Every way a throw can be played, found slowly and plainly from the digest of the rules, with nothing of the engine:
// all states after one die, after two ..., each kept once, and of those that may end the turn the ones with most dice
// used.

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ludus::tests::at_tables {

/// Men by letter; "bar", "hand" and "off" beside them.
using Side = std::map<std::string, int>;

struct Men {
    std::array<Side, 2> men;
    std::array<bool, 2> released{};  ///< Turkish: the corner men may move
    bool owes = false;               ///< Turkish: a man was taken where he enters, in this turn
    friend auto operator<=>(const Men&, const Men&) = default;
};

struct Plays {
    int used = 0;          ///< the most dice that can be used
    bool ends = false;     ///< ... since a side is then off (or home)
    std::set<Men> boards;  ///< that can be reached so
};

class Enumerator {
public:
    /// `agreed`: the one choice that is not the standard, "nodes=anywhere"; several parted by blanks.
    explicit Enumerator(std::string game, std::string agreed = "")
        : game_(std::move(game)), agreed_(std::move(agreed)) {
        const std::string up = "abcdefghiklmnopqrstuxyz&", down(up.rbegin(), up.rend());
        const std::string n_round = up.substr(12) + up.substr(0, 12), m_round = down.substr(12) + down.substr(0, 12);
        if (is("royal-paume-carie"))
            ways_ = so("variant=long") ? std::array{up, up} : std::array<std::string, 2>{"abcdef", "abcdef"};
        else if (is("royal-lombard")) ways_ = {"tuxyz&abcdef", "fedcba&zyxut"};
        else if (is("royal-imperial") || is("royal-provincial")) ways_ = {down.substr(12), up.substr(12)};
        else if (is("royal-baralie") && so("setting=2")) ways_ = {m_round, m_round};
        else if (is("royal-baralie") || is("royal-mylis")) ways_ = {n_round, n_round};
        else if (is("backgammon-german"))
            ways_ = so("division=far") ? std::array{down, down} : std::array{m_round, m_round};
        else if (is("backgammon-turkish")) ways_ = {n_round, up};
        else ways_ = {down, up};
    }

    [[nodiscard]] Plays plays(const Men& start, int seat, const std::vector<int>& dice) const {
        using State = std::pair<Men, std::multiset<int>>;
        std::set<State> now{{start, std::multiset<int>(dice.begin(), dice.end())}};
        Plays best;
        best.boards = {start};
        for (int used = 1; used <= static_cast<int>(dice.size()); ++used) {
            std::set<State> next;
            for (const auto& [board, left] : now) {
                for (const int die : left) {
                    std::multiset<int> rest = left;
                    rest.erase(rest.find(die));
                    for (const Men& after : one_die(board, seat, die)) next.insert({after, rest});
                }
            }
            std::set<Men> good;
            for (auto it = next.begin(); it != next.end();) {
                if (over(it->first, seat)) {
                    // The game is won, and what is left of the throw is void: as good as all of it.
                    if (!best.ends) best = {static_cast<int>(dice.size()), true, {}};
                    best.boards.insert(it->first);
                    it = next.erase(it);
                    continue;
                }
                if (!it->first.owes || open_to(it->first, 1 - seat)) good.insert(it->first);
                ++it;
            }
            if (!good.empty() && !best.ends) best = {used, false, good};
            else if (best.ends && used == static_cast<int>(dice.size())) best.boards.insert(good.begin(), good.end());
            now = std::move(next);
        }
        // bg.must, as now played: where either of two numbers can be played and not both, the larger.
        if (so("single=larger") && best.used == 1 && !best.ends && dice.size() == 2) {
            const auto larger = one_die(start, seat, std::max(dice[0], dice[1]));
            if (!larger.empty()) best.boards = {larger.begin(), larger.end()};
        }
        return best;
    }

    /// Where a man of that seat stands in its own course, 1 for the first; 0 off it.
    [[nodiscard]] int place(int seat, const std::string& point) const {
        const auto at = ways_[static_cast<std::size_t>(seat)].find(point);
        return point.size() != 1 || at == std::string::npos ? 0 : static_cast<int>(at) + 1;
    }

private:
    [[nodiscard]] bool is(const char* id) const { return game_ == id; }
    [[nodiscard]] bool so(const char* choice) const { return agreed_.find(choice) != std::string::npos; }
    static int count(const Men& b, int seat, const std::string& where) {
        const auto& side = b.men[static_cast<std::size_t>(seat)];
        const auto it = side.find(where);
        return it == side.end() ? 0 : it->second;
    }
    static void add(Men& b, int seat, const std::string& where, int n) {
        auto& side = b.men[static_cast<std::size_t>(seat)];
        side[where] += n;
        if (side[where] == 0) side.erase(where);
    }
    [[nodiscard]] int length(int seat) const { return static_cast<int>(ways_[static_cast<std::size_t>(seat)].size()); }
    [[nodiscard]] std::string point(int seat, int place) const {
        return std::string(1, ways_[static_cast<std::size_t>(seat)][static_cast<std::size_t>(place - 1)]);
    }
    static int not_off(const Men& b, int seat) {
        int sum = 0;
        for (const auto& [where, n] : b.men[static_cast<std::size_t>(seat)])
            sum += where == "off" || where == "palms" ? 0 : n;
        return sum;
    }
    [[nodiscard]] bool over(const Men& b, int seat) const {
        if (is("royal-imperial") || is("royal-provincial"))
            return count(b, seat, point(seat, length(seat))) == not_off(b, seat);
        if (is("backgammon-turkish") && capote(b, seat)) return true;
        // royal.pc.help: there the game goes on until the adversary's men are off too.
        return not_off(b, seat) == 0 && (!is("royal-paume-carie") || not_off(b, 1 - seat) == 0);
    }
    /// Nobody in hand, nor on the board before the last six places.
    [[nodiscard]] bool all_home(const Men& b, int seat) const {
        if (count(b, seat, "hand") > 0) return false;
        for (int k = 1; k <= length(seat) - 6; ++k)
            if (count(b, seat, point(seat, k)) > 0) return false;
        return true;
    }
    /// tur.capote: all home and one off, the other's points 1 to 6 held by his own, and a captive that cannot enter.
    [[nodiscard]] bool capote(const Men& b, int seat) const {
        if (count(b, seat, "off") == 0 || count(b, seat, "bar") > 0 || !all_home(b, seat)) return false;
        if (count(b, 1 - seat, "bar") == 0 || open_to(b, 1 - seat)) return false;
        for (int number = 1; number <= 6; ++number)
            if (count(b, 1 - seat, point(1 - seat, number)) == 0) return false;
        return true;
    }
    /// tur.leave-entry: the corner while he has fewer than two there; else empty, or a single man of the other.
    [[nodiscard]] bool open_to(const Men& b, int seat) const {
        for (int number = 1; number <= 6; ++number) {
            const std::string to = point(seat, number);
            if (count(b, 1 - seat, to) >= 2) continue;
            if (number == 1 ? count(b, seat, to) < 2 : count(b, seat, to) == 0) return true;
        }
        return false;
    }
    /// May a man stand on that place, entering there or moving there?
    [[nodiscard]] bool may_stand(const Men& b, int seat, int place, bool entering) const {
        const std::string to = point(seat, place);
        if (count(b, 1 - seat, to) >= 2) return false;  // tables.common.node
        const int own = count(b, seat, to);
        if (own == 0) return true;
        if (is("royal-anglicorum"))
            return !entering && (place > 12 || so("nodes=anywhere"));  // royal.angl.enter, .node-own-half
        if (is("royal-faylys")) return place > 12 || !so("nodes=own-half");
        if (is("royal-lombard") && so("own_entry=e-and-a")) return !entering || place == 2 || place == 6;
        if (is("royal-lombard")) return !(entering && place == 1);  // royal.lomb.enter
        if (is("backgammon-turkish"))
            return place == 1 ? own < 2 : place >= (so("division=quarter") ? 7 : 12);  // tur.no-double
        return true;
    }
    [[nodiscard]] std::vector<Men> one_die(const Men& b, int player, int die) const {
        std::vector<Men> out;
        // royal.pc.help: who has none left bears off the adversary's, for himself.
        const int seat = is("royal-paume-carie") && not_off(b, player) == 0 ? 1 - player : player;
        const bool races = is("royal-imperial") || is("royal-provincial"), paume = is("royal-paume-carie");
        const bool longer = paume && so("variant=long");
        const int taken = count(b, seat, "bar"), hand = count(b, seat, "hand");
        const auto carried = [&](const std::string& from, const std::string& to) {
            Men after = b;
            add(after, seat, from, -1);
            if (to != "off" && count(b, 1 - seat, to) == 1) {
                add(after, 1 - seat, to, -1);
                add(after, 1 - seat, "bar", 1);
                if (is("backgammon-turkish") && place(1 - seat, to) <= 6) after.owes = true;
            }
            if (seat == player) add(after, seat, to, 1);
            else add(after, to == "off" ? player : seat, to == "off" ? "palms" : to, 1);
            if (is("backgammon-turkish")) release(after, seat);
            out.push_back(after);
        };
        if (taken > 0) {
            if (may_stand(b, seat, die, true)) carried("bar", point(seat, die));
            return out;
        }
        const int first = is("backgammon-turkish") ? die + 1 : die;  // tur.new
        if (hand > 0 && may_stand(b, seat, first, true)) carried("hand", point(seat, first));
        const bool home = all_home(b, seat);
        for (int from = 1; from <= length(seat); ++from) {
            if (count(b, seat, point(seat, from)) == 0) continue;
            if (longer && hand > 0 && !so("lead=free")) continue;  // royal.pcl.course
            if (paume && !longer) {                                // royal.pc.no-moves, royal.pc.bear
                if (hand == 0 && from == die) carried(point(seat, from), "off");
                continue;
            }
            if (is("backgammon-turkish") && from == 1 && !b.released[static_cast<std::size_t>(seat)]) continue;
            int to = from + die;
            if (races && so("exact=more") && from < length(seat)) to = std::min(to, length(seat));
            if (longer && from > 18 && to <= 24) continue;                // royal.pcl.frozen
            if (is("backgammon-german") && hand > 0 && to > 6) continue;  // ger.enter
            if (to <= length(seat)) {
                if (may_stand(b, seat, to, false)) carried(point(seat, from), point(seat, to));
                continue;
            }
            if (races || !home) continue;
            bool behind = false;
            for (int k = length(seat) - 5; k < from; ++k) behind = behind || count(b, seat, point(seat, k)) > 0;
            const bool by_more = !behind && (!longer || so("bear=higher"));
            if (to == length(seat) + 1 || by_more) carried(point(seat, from), "off");
        }
        return out;
    }
    /// tur.corner: "till all the other pieces are entered, and have left the opposite division".
    void release(Men& b, int seat) const {
        bool waiting = count(b, seat, "hand") > 0 || count(b, seat, "bar") > 0;
        for (int k = 2; k <= (so("division=quarter") ? 6 : 12); ++k)
            waiting = waiting || count(b, seat, point(seat, k)) > 0;
        if (!waiting) b.released[static_cast<std::size_t>(seat)] = true;
    }

    std::string game_, agreed_;
    std::array<std::string, 2> ways_;
};

}  // namespace ludus::tests::at_tables

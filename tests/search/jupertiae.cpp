// Long: one count whose parts share its tables.
#include "tests/search/jupertiae.hpp"

#include <algorithm>
#include <bitset>
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "core/search/retrograde.hpp"
#include "core/tables/games/anglicorum.hpp"

namespace ludus::tests {

namespace {

using tables::Anglicorum;
using tables::Engine;
using Stand = tables::Position;
using Chosen = std::vector<std::pair<std::string, std::string>>;

constexpr std::size_t most_positions = 6'000'000;

Engine engine_with(const Chosen& chosen) {
    return {Anglicorum::card(), Anglicorum::with_options(*Options::of(Anglicorum::card(), chosen))};
}

const Chosen ones_and_fours = {{"throws", "fixed"}, {"first", "n"}};
const Chosen ones_and_fours_free = {{"throws", "fixed"}, {"first", "n"}, {"compulsion", "free"}};
const Chosen sixes_and_threes = {{"throws", "fixed"}, {"first", "n"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}};
const Chosen imagined = {{"throws", "shared"}, {"first", "n"}};
const Chosen imagined_with_pact = {{"throws", "shared"}, {"first", "n"}, {"pact", "first-throw"}};

/// The position after words parted by blanks; throws that can only be one are made of themselves.
Stand after(const Engine& engine, Stand p, const std::string& words) {
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(' ', from), words.size());
        while (engine.to_move(p) == chance) {
            MoveList throws;
            engine.moves(p, throws);
            p = engine.play(p, throws.front());
        }
        p = engine.play(p, *engine.read(p, std::string_view(words).substr(from, end - from)));
        from = end + 1;
    }
    return p;
}

/// Every position a side may bring about with the throw that lies there, or is about to.
std::vector<Stand> ends_of(const Engine& engine, const Stand& from) {
    std::vector<Stand> now = {from}, next, out;
    std::unordered_set<std::uint64_t> met;
    MoveList moves;
    while (!now.empty()) {
        next.clear();
        for (const Stand& p : now) {
            engine.moves(p, moves);
            for (const Move move : moves) {
                const Stand q = engine.play(p, move);
                if (!met.insert(engine.hash(q)).second) continue;
                const bool goes_on = q.turn == from.turn && q.phase == tables::Phase::play && !engine.result(q).over;
                (goes_on ? next : out).push_back(q);
            }
        }
        now.swap(next);
    }
    return out;
}

std::string grouped(std::size_t number) {
    std::string digits = std::to_string(number), out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) out += " ";
        out += digits[i];
    }
    return out;
}

/// Of one side's throws, where it throws first: 29 of both are 15 of its own.
int own_throws(int of_both) { return (of_both + 1) / 2; }

/// How many of the ends of this throw still win for the side that plays it.
int winning_ends(const Engine& engine, const RetrogradeSolver<Engine>& all, const Stand& p, int side) {
    int count = 0;
    for (const Stand& end : ends_of(engine, p))
        count += all.of(end).winner == side || engine.result(end).score[at(side)] > 0;
    return count;
}

const char* const way_of_the_first[] = {"t-u u-x x-y",   "lost",        "y-z z-& u-x",  "bar-x x-r r-n",
                                        "bar-a t-u u-x", "n-i i-e e-a", "bar-a a-b u-x"};

}  // namespace

std::vector<Finding> search_jupertia_1() {
    const Engine engine = engine_with(ones_and_fours);
    const Stand root = *engine.read_position("am &1 | n t2 u2 | to n");
    RetrogradeSolver<Engine> all(engine, most_positions);
    if (!all.explore(root)) return {};
    std::vector<Finding> out;
    const auto verdict = all.of(root);
    const bool won = verdict.winner == tables::n_and;
    out.push_back({"jupertia-1", "Ille autem vincet si sciat ludere", won ? "true" : "false",
                   "The computer searched every position that can arise: " + grouped(all.size()) +
                       ", counting those in the middle of a roll. " +
                       (won ? "Black wins by roll " + std::to_string(own_throws(verdict.throws)) +
                                  " at the latest, whatever White does, as the book’s solution says."
                            : "Black cannot force a win.")});
    // His first four throws along the printed way: the others lead a lone man home.
    Stand p = root;
    std::vector<int> ways;
    int longest = 0;
    for (const char* words : way_of_the_first) {
        if (p.turn == tables::n_and) {
            MoveList throws;
            engine.moves(p, throws);
            const Stand thrown = engine.play(p, throws.front());
            ways.push_back(winning_ends(engine, all, thrown, tables::n_and));
            if (ways.size() == 4)
                for (const Stand& end : ends_of(engine, thrown))
                    if (all.of(end).winner == tables::n_and)
                        longest = std::max(longest, own_throws(all.of(end).throws) + 4);
        }
        p = after(engine, p, words);
    }
    // The same where dice may be declined: his first throw alone.
    const Engine free = engine_with(ones_and_fours_free);
    const Stand begin = *free.read_position("am &1 | n t2 u2 | to n");
    RetrogradeSolver<Engine> declined(free, most_positions);
    if (!declined.explore(begin)) return {};
    MoveList first_throw;
    free.moves(begin, first_throw);
    const int firsts = winning_ends(free, declined, free.play(begin, first_throw.front()), tables::n_and);
    const int soonest = own_throws(declined.of(begin).throws);
    const bool alone = std::all_of(ways.begin(), ways.end(), [](int n) { return n == 1; });
    const bool first_three = std::all_of(ways.begin(), ways.begin() + 3, [](int n) { return n == 1; });
    out.push_back(
        {"jupertia-1", "Alio modo quam ut praedictum est non potest fieri victoria",
         alone         ? "true"
         : first_three ? "partly"
                       : "false",
         "We counted how many ways to play each of Black’s first four rolls still win: " + std::to_string(ways[0]) +
             ", " + std::to_string(ways[1]) + ", " + std::to_string(ways[2]) + " and " + std::to_string(ways[3]) +
             (first_three && !alone ? ". So the claim holds for three rolls. On the fourth, b-c wins as well as making "
                                      "the point, but it may take until roll " +
                                          std::to_string(longest) + "."
                                    : ".") +
             " This is so where a die that can be used must be used, as we read the rules. Where a player may leave "
             "dice unused, the claim fails: " +
             std::to_string(firsts) + " ways to play the first roll win, the fastest by roll " +
             std::to_string(soonest) + "."});
    return out;
}

namespace {

/// The second problem where nobody must play: what its printed end is worth then, and whether am need come there.
std::string where_dice_may_be_declined() {
    const Engine engine = engine_with(ones_and_fours_free);
    const Stand root = *engine.read_position("am x1 | n t3 | to n");
    RetrogradeSolver<Engine> all(engine, most_positions);
    if (!all.explore(root)) return {};
    const Stand at_n = after(engine, root, "t-u u-x t-u bar-x x-r r-n bar-a t-u u-x");
    const auto end = all.of(after(engine, at_n, "n-i i-e e-a bar-a a-b u-x"));
    MoveList throws;
    engine.moves(at_n, throws);
    std::string stops;
    for (const Stand& other : ends_of(engine, engine.play(at_n, throws.front())))
        for (const char* point : {"i", "e"})
            if (all.of(other).winner == tables::am && engine.write(other).find("am " + std::string(point) + "1") == 0)
                stops += (stops.empty() ? "" : " or ") + std::string(point);
    return "Where a player may leave dice unused, " +
           (end.winner == tables::n_and
                ? "Black keeps the point and wins, " + std::to_string(end.throws / 2) + " rolls later"
                : std::string("Black does not win from there either")) +
           (stops.empty()
                ? "."
                : ". But then White need not go there: White stops on " + stops + ", captures nothing, and wins.");
}

}  // namespace

std::vector<Finding> search_jupertia_2() {
    const Engine engine = engine_with(ones_and_fours);
    const Stand root = *engine.read_position("am x1 | n t3 | to n");
    RetrogradeSolver<Engine> all(engine, most_positions);
    if (!all.explore(root)) return {};
    std::vector<Finding> out;
    const auto verdict = all.of(root);
    const Stand third = after(engine, root, "t-u u-x t-u bar-x x-r r-n bar-a t-u u-x n-i i-e e-a");
    const Stand printed = after(engine, third, "bar-a a-b u-x"), better = after(engine, third, "bar-a a-b b-c");
    const int with_printed = all.of(printed).winner, with_better = all.of(better).winner;
    const bool right = with_printed == tables::n_and;
    out.push_back({"jupertia-2", "Et tunc lucrabitur ludum ut supra in proxima jupertia", right ? "true" : "false",
                   "The computer searched all " + grouped(all.size()) +
                       " positions that can arise. After the book’s third roll, with a checker on b and two on x, " +
                       (right              ? "Black wins."
                        : with_printed < 0 ? "neither player can force a win: with best play the game never ends, so "
                                             "this move gives the win away. "
                                             "Played on as in the first puzzle it even loses, by a single point: to "
                                             "use the last die, Black must leave x with one checker."
                                           : "White wins.") +
                       " This is so where a die that can be used must be used, as we read the rules. " +
                       where_dice_may_be_declined()});
    const bool won = verdict.winner == tables::n_and;
    MoveList throws;
    engine.moves(third, throws);
    const bool only = with_better == tables::n_and &&
                      winning_ends(engine, all, engine.play(third, throws.front()), tables::n_and) == 1;
    out.push_back({"jupertia-2", "Habebit praerogativam incipiendi", won ? "true" : "false",
                   won ? "Black can still win, by roll " + std::to_string(own_throws(verdict.throws)) +
                             " at the latest, " +
                             (only ? "but must play a-b, b-c on the third roll and not make the point x."
                                   : "but must play the third roll another way.")
                       : "Black cannot force a win from here."});
    return out;
}

namespace {

// ---- jupertiae 3 and 4: three throws imagined, the same for both ----

constexpr std::size_t kinds = 56, pairs = kinds * kinds;
using Ones = std::bitset<kinds>;
using Twos = std::bitset<pairs>;

/// Which throws imagined beforehand win for n& by his third at the latest, whatever am does.
class Imagined {
public:
    explicit Imagined(const Engine& engine) : engine_(engine) {}

    std::vector<std::string> winning(const Stand& root) {
        MoveList throws;
        engine_.moves(root, throws);
        std::vector<std::string> out;
        for (std::size_t first = 0; first < throws.size(); ++first) {
            const Twos rest = after_throw<Twos>(root, throws[first], 6, [&](const Stand& p) { return second(p); });
            for (std::size_t k = 0; k < pairs; ++k)
                if (rest[k])
                    out.push_back(engine_.words(root, throws[first]) + " " + engine_.words(root, throws[k / kinds]) +
                                  " " + engine_.words(root, throws[k % kinds]));
        }
        return out;
    }
    std::size_t positions = 0;

private:
    /// What wins after n& plays this throw as he likes, and am then as he likes.
    template <class Set>
    Set after_throw(const Stand& p, Move thrown, int most_left, const std::function<Set(const Stand&)>& next) {
        Set out;
        for (const Stand& end : ends_of(engine_, engine_.play(p, thrown))) {
            ++positions;
            if (const Outcome outcome = engine_.result(end); outcome.over) {
                if (outcome.score[at(tables::n_and)] > 0) out.set();
                continue;
            }
            if (tables::men_left(end, tables::n_and) > most_left) continue;  // three men a throw at the most
            MoveList same;
            engine_.moves(end, same);
            Set every;
            every.set();
            for (const Stand& answer : ends_of(engine_, engine_.play(end, same.front()))) {
                ++positions;
                if (engine_.result(answer).over) {
                    every.reset();
                    break;
                }
                every &= next(answer);
                if (every.none()) break;
            }
            out |= every;
        }
        return out;
    }
    Twos second(const Stand& p) {
        const auto known = twos_.find(engine_.hash(p));
        if (known != twos_.end()) return known->second;
        MoveList throws;
        engine_.moves(p, throws);
        Twos out;
        for (std::size_t k = 0; k < kinds; ++k) {
            const Ones last = after_throw<Ones>(p, throws[k], 3, [&](const Stand& q) { return third(q); });
            for (std::size_t i = 0; i < kinds; ++i)
                if (last[i]) out.set(k * kinds + i);
        }
        return twos_.emplace(engine_.hash(p), out).first->second;
    }
    Ones third(const Stand& p) {
        const auto known = ones_.find(engine_.hash(p));
        if (known != ones_.end()) return known->second;
        MoveList throws;
        engine_.moves(p, throws);
        Ones out;
        for (std::size_t k = 0; k < kinds; ++k)
            for (const Stand& end : ends_of(engine_, engine_.play(p, throws[k]))) {
                ++positions;
                if (engine_.result(end).score[at(tables::n_and)] > 0) out.set(k);
            }
        return ones_.emplace(engine_.hash(p), out).first->second;
    }

    const Engine& engine_;
    std::unordered_map<std::uint64_t, Twos> twos_;
    std::unordered_map<std::uint64_t, Ones> ones_;
};

std::string listed(const std::vector<std::string>& triples) {
    std::string out;
    for (const std::string& triple : triples) {
        std::string words = triple;
        for (char& c : words) c = c == ' ' ? ',' : c == '-' ? ' ' : c;
        for (std::size_t i = words.find(','); i != std::string::npos; i = words.find(',', i + 2))
            words.insert(i + 1, " ");
        out += (out.empty() ? "" : "; ") + words;
    }
    return out;
}

}  // namespace

std::vector<Finding> search_jupertia_3() {
    const Engine engine = engine_with(imagined);
    Imagined all(engine);
    const auto triples = all.winning(*engine.read_position("am f3 | n n1 t5 &1 | to n"));
    const bool right = triples == std::vector<std::string>{"4-4-4 6-6-1 6-6-6"};
    return {{"jupertia-3",
             "Primus iactus erit .iv. .iv. .iv. et secundus iactus .vi. .vi. .i. et tertius .vi. .vi. .vi.",
             right                                                             ? "true"
             : std::count(triples.begin(), triples.end(), "4-4-4 6-6-1 6-6-6") ? "partly"
                                                                               : "false",
             "There are 175 616 ways to imagine three rolls. The computer let both players play each in every way (" +
                 grouped(all.positions) + " positions). " +
                 (right ? "Only this one wins by the third roll."
                        : "These win by the third roll: " + listed(triples) + ".")}};
}

std::vector<Finding> search_jupertia_4() {
    const Engine agreed = engine_with(imagined_with_pact), free = engine_with(imagined);
    Imagined with(agreed), without(free);
    const auto triples = with.winning(*agreed.read_position("am f3 | n n1 t5 | to n | pact"));
    const auto others = without.winning(*free.read_position("am f3 | n n1 t5 | to n"));
    const bool right = triples == std::vector<std::string>{"4-4-3 6-6-1 6-6-6"};
    return {
        {"jupertia-4",
         "Primus iactus erit .iv. .iv. .iii., secundus iactus erit .vi. .vi. .i. et tertius iactus erit .vi. .vi. .vi.",
         right                                                             ? "true"
         : std::count(triples.begin(), triples.end(), "4-4-3 6-6-1 6-6-6") ? "partly"
                                                                           : "false",
         "There are 175 616 ways to imagine three rolls (" + grouped(with.positions + without.positions) +
             " positions searched). With the agreement of this puzzle, " +
             (right ? "only this one wins by the third roll" : "these win by the third roll: " + listed(triples)) +
             ". Without it, " + std::to_string(others.size()) + " would: " + listed(others) + "."}};
}

namespace {

/// The fifth problem, where a man of one side that is taken ends the game for the other.
class NoneTaken : public Engine {
public:
    NoneTaken(const Engine& engine, int taken, int winner) : Engine(engine), taken_(taken), winner_(winner) {}
    Outcome result(const Stand& p) const {
        Outcome out = Engine::result(p);
        if (!out.over && p.bar[at(taken_)] > 0) {
            out.over = true;
            out.score[at(winner_)] = 1;
        }
        return out;
    }

private:
    int taken_, winner_;
};

}  // namespace

std::vector<Finding> search_jupertia_5() {
    const Engine engine = engine_with(sixes_and_threes);
    const Stand mine = *engine.read_position("am n1 | n b1 c1 d1 | to n"),
                his = *engine.read_position("am n1 | n b1 c1 d1 | to am");
    RetrogradeSolver<Engine> all(engine, most_positions), other(engine, most_positions);
    if (!all.explore(mine) || !other.explore(his)) return {};
    const bool first = all.of(mine).winner == tables::n_and, second = other.of(his).winner == tables::n_and;
    std::vector<Finding> out;
    out.push_back(
        {"jupertia-5", "Et tu habebis praerogativam incipiendi; vel alia de hoc non est cura",
         first && second   ? "true"
         : first || second ? "partly"
                           : "false",
         "The computer searched every position that can arise: " + grouped(all.size()) + " where Black goes first. " +
             (first ? "Black wins by roll " + std::to_string(own_throws(all.of(mine).throws)) + " at the latest"
                    : std::string("Black does not win")) +
             (second ? ", and also wins where White goes first."
                     : ". Where White goes first, Black cannot force a win.")});
    // Were am never taken, or taking him worth nothing, could n& win?
    const NoneTaken spared(engine, tables::am, tables::am);
    RetrogradeSolver<NoneTaken> without(spared, most_positions);
    const bool needless = without.explore(mine) && without.of(mine).winner == tables::n_and;
    out.push_back({"jupertia-5", "Si autem velis lucrari ludum oportet te capere eum", needless ? "false" : "true",
                   needless ? "Black can force a win without ever capturing White’s checker."
                            : "Without capturing White’s checker, Black cannot force a win. Every position that can "
                              "arise was searched."});
    const NoneTaken safe(engine, tables::n_and, tables::am);
    RetrogradeSolver<NoneTaken> whole(safe, most_positions);
    const bool kept = whole.explore(mine) && whole.of(mine).winner == tables::n_and;
    out.push_back({"jupertia-5", "Et ita ludere, ut ipse te non capiat", kept ? "true" : "false",
                   kept ? "Black can win without ever losing a checker to a capture."
                        : "Black cannot win without risking a capture."});
    return out;
}

namespace {

/// The caution: can n&, with 2 1 1 against 6 6 6, node s in so many throws, whatever am does?
class Caution {
public:
    explicit Caution(const Engine& engine) : engine_(engine) {}
    /// `sure`: whatever am does; else with his help.
    bool noded(const Stand& p, int throws, bool sure) {
        constexpr int s = tables::point_of('s');
        if (p.men[at(tables::n_and)][s] >= 2) return true;
        if (throws == 0 || engine_.result(p).over || least_pips(p) > 4 * throws) return false;
        const std::uint64_t key = engine_.hash(p) * 31 + static_cast<std::uint64_t>(2 * throws + sure);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        MoveList thrown;
        engine_.moves(p, thrown);
        const Stand lies = engine_.play(p, thrown.front());
        const bool mine = p.turn == tables::n_and;
        bool found = !mine && sure;
        for (const Stand& end : ends_of(engine_, lies)) {
            ++positions;
            const bool good = noded(end, throws - mine, sure);
            if (mine || !sure ? good : !good) {
                found = good;
                break;
            }
        }
        return known_[key] = found;
    }
    std::size_t positions = 0;

private:
    /// The fewest pips in which two men may come to s.
    [[nodiscard]] int least_pips(const Stand& p) const {
        const tables::Course& course = engine_.variant().courses[at(tables::n_and)];
        int left = 0, men = 0;
        for (int place = course.place(tables::point_of('s')); place >= 1 && men < 2; --place)
            for (int k = p.men[at(tables::n_and)][at(course.point(place))]; k > 0 && men < 2; --k, ++men)
                left += course.place(tables::point_of('s')) - place;
        return left;
    }
    const Engine& engine_;
    std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace

std::vector<Finding> search_caution() {
    const Engine engine =
        engine_with({{"throws", "fixed"}, {"first", "am"}, {"throw_am", "6-6-6"}, {"throw_n", "2-1-1"}});
    Caution caution(engine);
    const Stand root = engine.start();
    int soonest = 1, surely = 1;
    while (soonest < 12 && !caution.noded(root, soonest, false)) ++soonest;
    while (surely < 12 && !caution.noded(root, surely, true)) ++surely;
    const bool right = surely == 9 && soonest == 9;
    return {{"caution",
             "Cum luserint octies potest habere duos homines in puncto .r.; et tunc in proximo lusu potest nodare "
             "punctum .s.",
             right ? "true" : "partly",
             "The computer searched every reply of White (" + grouped(caution.positions) +
                 " positions). Black can be sure of two checkers on s by roll " + std::to_string(surely) +
                 (surely == soonest ? ", and not sooner."
                                    : ", and cannot have them before roll " + std::to_string(soonest) + ".") +
                 " So we read the printed “omnes” (all) as “octies” (eight times)."}};
}

std::string as_json(const std::vector<Finding>& findings) {
    std::string out = "[\n";
    const auto quoted = [](const std::string& text) {
        std::string q = "\"";
        for (const char c : text) q += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
        return q + "\"";
    };
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Finding& f = findings[i];
        out += "  {\"id\": " + quoted(f.id) + ",\n   \"claim\": " + quoted(f.claim) +
               ",\n   \"verdict\": " + quoted(f.verdict) + ",\n   \"text\": " + quoted(f.text) + "}" +
               (i + 1 < findings.size() ? ",\n" : "\n");
    }
    return out + "]\n";
}

}  // namespace ludus::tests

// Why a move is allowed, and why what is left of a throw cannot be played, each with its passage.

#include <algorithm>

#include "core/base/text.hpp"
#include "core/tables/contest.hpp"

namespace ludus::tables {

namespace {

std::string name_of(int point) { return std::string(1, letter_of(point)); }

/// "f", "f and t", "f, s and t"
std::string listed(const std::vector<int>& spots) {
    std::string out;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (i > 0) out += i + 1 == spots.size() ? " and " : ", ";
        out += name_of(spots[i]);
    }
    return out;
}

/// "f − 5 = a": the way counted in letters; up the alphabet is more.
std::string sum_words(int from, int die, int to) {
    return name_of(from) + (to > from ? " + " : " − ") + std::to_string(die) + " = " + name_of(to);
}

/// What is said of the points where a number fails.
std::string refusal_words(Refusal refusal, const std::vector<int>& from, const std::vector<int>& to) {
    const bool one = to.size() == 1;
    switch (refusal) {
        case Refusal::none:
        case Refusal::nobody: return "nobody stands where it could be used";
        case Refusal::bar_first: return "a taken man has to enter first";
        case Refusal::hand_first: return "men in hand have to enter first";
        case Refusal::leaves_page: return "nobody leaves the entering page before all have entered";
        case Refusal::corner: return "the men on " + listed(from) + " wait until all others have gone on";
        case Refusal::still: return "men do not move, and none stands on the point of this number";
        case Refusal::frozen: return "the men on " + listed(from) + " wait to be borne off";
        case Refusal::not_home: return "not all men stand in the last page";
        case Refusal::not_exact: return "only the exact number bears a man off";
        case Refusal::farther: return "a man stands farther from the end";
        case Refusal::past_end: return "only the exact number brings a man to the last point";
        case Refusal::pact: return "it was agreed that no man is borne off at the first throw";
        case Refusal::noded: return listed(to) + (one ? " is noded" : " are noded");
        case Refusal::heap: return listed(to) + (one ? " is noded" : " are noded") + ", where the adversary began";
        case Refusal::own_bars:
            return one ? "a man of his own stands on " + listed(to) : "men of his own stand on " + listed(to);
        case Refusal::own_node: return std::string("he may make no node on ") + listed(to);
        case Refusal::corner_full: return "two men stand in the corner";
    }
    return "";
}

constexpr int refusals = static_cast<int>(Refusal::corner_full) + 1;

}  // namespace

const std::string& Contest::passage(Refusal refusal) const {
    const Passages& says = law_.says;
    switch (refusal) {
        case Refusal::none:
        case Refusal::nobody: break;
        case Refusal::bar_first: return says.enter_first;
        case Refusal::hand_first:
        case Refusal::leaves_page: return says.hand_first;
        case Refusal::corner:
        case Refusal::still:
        case Refusal::frozen: return says.waits;
        case Refusal::not_home:
        case Refusal::not_exact:
        case Refusal::farther: return says.bear;
        case Refusal::past_end: return says.exact;
        case Refusal::pact: return says.pact;
        case Refusal::heap: return says.heap.empty() ? says.node : says.heap;
        case Refusal::noded: return says.node;
        case Refusal::own_bars: return says.own_bars.empty() ? says.enter : says.own_bars;
        case Refusal::own_node: return says.own_nodes.empty() ? says.node : says.own_nodes;
        case Refusal::corner_full: return says.enter;
    }
    return says.die;
}

void Contest::why_used(const Position& p, const Deed& deed, std::vector<Reason>& out) const {
    const Passages& says = law_.says;
    const int who = mover(p);
    const Step next = step(p, who, deed.from, deed.die);
    const std::string die = std::to_string(deed.die);
    const int from = spot_of(p, who, deed.from), to = spot_of(p, who, next.to);
    const auto cite = [&](const std::string& rule, std::string line) {
        if (!rule.empty()) out.push_back({rule, std::move(line), {from}, to});
    };
    const std::string& adversary = card_->seats[at(1 - who)].shown();
    if (deed.from == from_bar) {
        cite(says.enter, die + " enters on " + name_of(next.to));
        cite(says.enter_first, "a taken man enters before anything else");
    } else if (deed.from == from_hand) {
        cite(says.hand, die + " sets a man on " + name_of(next.to));
    } else if (next.to == off_board) {
        const int needed = law_.bearing == Bearing::as_entered
                               ? law_.courses[at(who)].place(deed.from)
                               : law_.courses[at(who)].length + 1 - law_.courses[at(who)].place(deed.from);
        cite(says.bear, deed.die == needed
                            ? die + " bears off from " + name_of(deed.from)
                            : die + " bears off from " + name_of(deed.from) + ": nobody stands farther from the end");
    } else {
        const Course& course = law_.courses[at(who)];
        const bool brought_by_more = course.place(next.to) != course.place(deed.from) + deed.die;
        cite(says.course, brought_by_more ? die + " brings the man home to " + name_of(next.to)
                                          : sum_words(deed.from, deed.die, next.to));
        cite(says.die, "one man goes on by " + die);
        if (law_.corner_division > 0 && course.place(deed.from) == 1)
            cite(says.waits, "all others have entered and gone on");
    }
    if (next.to != off_board) {
        const int own = p.men[at(who)][at(next.to)];
        if (next.takes) {
            cite(says.take, "a man of " + adversary + " stands alone on " + name_of(next.to));
            if (law_.courses[at(1 - who)].place(next.to) == 1)
                cite(says.heap, "one man alone is left on " + name_of(next.to));
            if (law_.leave_entry && law_.courses[at(1 - who)].place(next.to) <= page)
                cite("tur.leave-entry", "a point is left open for the man taken");
        }
        if (own > 0 && deed.from >= points && !says.own_bars.empty())
            cite(says.own_bars, "his own men on " + name_of(next.to) + " do not keep him out");
        if (own == 1 && law_.taking)
            cite(says.own_nodes.empty() ? says.node : says.own_nodes, name_of(next.to) + " is noded");
    }
    // Who helps the adversary has won already (royal.pc.help).
    if (next.to == off_board && who == p.turn && men_left(p, who) == 1)
        cite(says.last_man, "the last man is borne off");
    if (p.phase == Phase::passed) cite(says.passed, "the adversary could not play this " + die);
    if (p.phase == Phase::play && law_.doublets != Doublets::plain && p.dice[0] == p.dice[1])
        cite(says.doublets,
             "doublets: " + std::to_string(law_.doublets == Doublets::under_two ? 2 : 4) + " times " + die);
    if (who != p.turn) cite("royal.pc.help", "a man of the adversary");
    if (p.phase == Phase::play && law_.compulsion != Compulsion::free) {
        // Some use is not offered because a fuller one is owed.
        MoveList list;
        uses(p, list);
        std::array<std::int8_t, most_dice> rest{};
        const int count = dice_left(p, rest);
        std::size_t could = 0;
        for (int i = 0; i < count; ++i) {
            if (std::find(rest.begin(), rest.begin() + i, rest[at(i)]) != rest.begin() + i) continue;
            for (int k = 0; k < points + 2; ++k) could += step(p, who, k, rest[at(i)]).allowed();
        }
        if (could > list.size()) {
            const int most = fullest(p);
            cite(says.compulsion,
                 most > 1 ? "only so can " + std::to_string(most) + " dice be used" : "this die has to be used");
        }
    }
}

void Contest::why_lost(const Position& p, std::vector<Reason>& out) const {
    const int who = mover(p);
    std::array<std::int8_t, most_dice> rest{};
    const int count = dice_left(p, rest);
    for (int i = 0; i < count; ++i) {
        const int die = rest[at(i)];
        if (std::find(rest.begin(), rest.begin() + i, rest[at(i)]) != rest.begin() + i) continue;
        std::array<std::vector<int>, refusals> from, to;
        bool some = false;
        for (int k = 0; k < points + 2; ++k) {
            const Step next = step(p, who, k, die);
            if (next.refusal == Refusal::nobody) continue;
            if (next.refusal == Refusal::bar_first && p.bar[at(who)] > 0)
                continue;          // what keeps the taken man out is said
            if (next.allowed()) {  // but the turn could not end so
                out.push_back({"tur.leave-entry",
                               std::to_string(die) + ": no point would be left open for the man taken",
                               {},
                               next.to});
                some = true;
                continue;
            }
            const auto kind = static_cast<std::size_t>(next.refusal);
            if (k < points) from[kind].push_back(k);
            if (next.to >= 0 && std::find(to[kind].begin(), to[kind].end(), next.to) == to[kind].end())
                to[kind].push_back(next.to);
            some = true;
            if (from[kind].empty() && to[kind].empty()) from[kind].push_back(-1);
        }
        for (std::size_t kind = 0; kind < refusals; ++kind) {
            if (from[kind].empty() && to[kind].empty()) continue;
            from[kind].erase(std::remove(from[kind].begin(), from[kind].end(), -1), from[kind].end());
            const auto refusal = static_cast<Refusal>(kind);
            out.push_back({passage(refusal), std::to_string(die) + ": " + refusal_words(refusal, from[kind], to[kind]),
                           from[kind], to[kind].size() == 1 ? to[kind][0] : -1});
        }
        if (!some)
            out.push_back({law_.says.die, std::to_string(die) + ": " + refusal_words(Refusal::nobody, {}, {}), {}, -1});
    }
    if (law_.pass_on && p.phase == Phase::play)
        out.push_back({law_.says.passed, "the adversary may play them", {}, -1});
}

void Contest::why_tossed(const Position& p, const Deed& deed, std::vector<Reason>& out) const {
    const Passages& says = law_.says;
    const auto& n = deed.numbers;
    const std::string thrown = words(p, pack(deed));
    const std::string who = card_->seats[at(p.turn)].shown();
    switch (law_.throws) {
        case Throws::dice: {
            Position laid = p;
            lay(laid, n);
            std::string line = who + " throws " + thrown;
            if (laid.supposed != 0)
                line += law_.dice == Dice::two_and_six ? ", and 6 is supposed" : ", and the lesser is doubled";
            out.push_back({says.dice, std::move(line), {}, -1});
            break;
        }
        case Throws::granted:
            out.push_back({says.throws, who + " throws " + thrown + ", and the adversary gives the third", {}, -1});
            break;
        case Throws::chosen: out.push_back({says.throws, who + " chooses " + thrown, {}, -1}); break;
        case Throws::chosen_granted:
            out.push_back({says.throws, who + " chooses " + thrown + ", and the adversary gives the third", {}, -1});
            break;
        case Throws::chosen_six:
            out.push_back({says.throws, who + " chooses " + thrown + ", and the third is 6", {}, -1});
            break;
        case Throws::fixed: out.push_back({says.throws, who + " has always " + thrown, {}, -1}); break;
        case Throws::shared:
            out.push_back({says.throws,
                           p.named[0] != 0 ? who + " has the same throw, " + thrown : who + " imagines " + thrown,
                           {},
                           -1});
            break;
    }
    if (n[0] == n[1] && n[2] == 0 && law_.doublets != Doublets::plain) {
        std::string line = "doublets: " + std::to_string(law_.doublets == Doublets::under_two ? 2 : 4) + " times " +
                           std::to_string(n[0]);
        if (law_.doublets == Doublets::four_again) line += ", and another throw";
        if (law_.doublets == Doublets::under_four || law_.doublets == Doublets::under_two)
            line += ", then as often " + std::to_string(7 - n[0]);
        out.push_back({says.doublets, std::move(line), {}, -1});
    }
}

std::vector<Reason> Contest::reasons(const Position& p, Move m) const {
    const Deed deed = open(m);
    std::vector<Reason> out;
    const Passages& says = law_.says;
    const std::string who = card_->seats[at(p.turn)].shown();
    switch (deed.kind) {
        case MoveKind::lot: {
            const std::string& winner = card_->seats[deed.numbers[0] > deed.numbers[1] ? 0 : 1].shown();
            out.push_back({says.first,
                           winner + (law_.first == First::lot_plays ? " has the higher and plays both"
                                                                    : " has the higher and begins"),
                           {},
                           -1});
            break;
        }
        case MoveKind::toss: why_tossed(p, deed, out); break;
        case MoveKind::give:
            out.push_back({says.throws, "the adversary gives " + std::to_string(deed.numbers[0]), {}, -1});
            break;
        case MoveKind::name:
            out.push_back({says.one_two, who + " calls for " + words(p, m) + " after 1 and 2", {}, -1});
            break;
        case MoveKind::use: why_used(p, deed, out); break;
        case MoveKind::lost: why_lost(p, out); break;
        case MoveKind::done: out.push_back({says.compulsion, who + " leaves the rest unplayed", {}, -1}); break;
    }
    if ((deed.kind == MoveKind::lot || deed.kind == MoveKind::toss) && p == start())
        out.push_back({says.setup, "the men stand as at the beginning", {}, -1});
    return out;
}

}  // namespace ludus::tables

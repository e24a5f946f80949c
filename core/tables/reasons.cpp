// Why a move is allowed, and why what is left of a throw cannot be played, each with its passage.

#include <algorithm>

#include "core/tables/engine.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

namespace {

/// "12", "12 and 19", "12, 18 and 19".
std::string points_named(const std::vector<int>& spots, std::string_view last_word) {
    std::vector<std::string> names;
    for (const int spot : spots) names.push_back(shown_point(spot));
    return listed(names, last_word);
}

constexpr int refusals = static_cast<int>(Refusal::corner_full) + 1;

}  // namespace

std::string_view refusal_sentence(Refusal refusal, bool start_is_shut) {
    switch (refusal) {
        case Refusal::none:
        case Refusal::nobody: break;
        case Refusal::bar_first: return sentences::bar_first;
        case Refusal::hand_first: return sentences::hand_first;
        case Refusal::leaves_page: return sentences::leaves_quarter;
        case Refusal::corner: return sentences::corner_waits;
        case Refusal::still: return sentences::stand_still;
        case Refusal::frozen: return sentences::wait_to_bear;
        case Refusal::not_home: return sentences::not_home;
        case Refusal::not_exact: return sentences::not_exact;
        case Refusal::farther: return sentences::farther_back;
        case Refusal::past_end: return sentences::past_end;
        case Refusal::pact: return sentences::agreed_not;
        case Refusal::noded: return sentences::blocked;
        case Refusal::heap: return start_is_shut ? sentences::start_blocked : sentences::blocked;
        case Refusal::own_bars: return sentences::own_in_way;
        case Refusal::own_node: return sentences::may_not_block;
        case Refusal::corner_full: return sentences::corner_full;
    }
    return sentences::nothing_to_move;
}

const std::string& Engine::passage(Refusal refusal) const {
    const Passages& says = variant_.says;
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

void Engine::why_used(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    const Passages& says = variant_.says;
    const int who = mover(p);
    const Step next = step(p, who, unpacked.from, unpacked.die);
    const std::string die = std::to_string(unpacked.die);
    const int from = spot_of(p, who, unpacked.from), to = spot_of(p, who, next.to);
    const std::string &player = card_->seats[at(who)].shown(), &other = card_->seats[at(1 - who)].shown();
    const auto cite = [&](const std::string& rule, std::string sentence) {
        if (!rule.empty()) out.push_back({rule, {}, {from}, to, std::move(sentence)});
    };
    const auto place = [](int where) { return where >= 0 && where < points ? shown_point(where) : std::string(); };
    const auto told = [&](std::string_view sentence) {
        return say(sentence, {{"die", die},
                              {"from", place(unpacked.from)},
                              {"to", place(next.to)},
                              {"player", player},
                              {"other", other}});
    };
    if (unpacked.from == from_bar) {
        cite(says.enter, told(sentences::enters));
        cite(says.enter_first, told(sentences::enters_first));
    } else if (unpacked.from == from_hand) {
        cite(says.hand, told(sentences::placed));
    } else if (next.to == off_board) {
        const int needed = variant_.bearing == Bearing::as_entered
                               ? variant_.courses[at(who)].place(unpacked.from)
                               : variant_.courses[at(who)].length + 1 - variant_.courses[at(who)].place(unpacked.from);
        cite(says.bear, told(unpacked.die == needed ? sentences::bears_off : sentences::bears_off_higher));
    } else {
        const Course& course = variant_.courses[at(who)];
        const bool brought_by_more = course.place(next.to) != course.place(unpacked.from) + unpacked.die;
        cite(says.course, told(brought_by_more ? sentences::moves_home : sentences::moves));
        cite(says.die, say(sentences::by_die, unpacked.die));
        if (variant_.corner_division > 0 && course.place(unpacked.from) == 1)
            cite(says.waits, told(sentences::others_gone));
    }
    if (next.to != off_board) {
        const int own = p.men[at(who)][at(next.to)];
        if (next.takes) {
            cite(says.take, told(sentences::hits));
            if (variant_.courses[at(1 - who)].place(next.to) == 1) cite(says.heap, told(sentences::start_left));
            if (variant_.leave_entry && variant_.courses[at(1 - who)].place(next.to) <= page)
                cite("tur.leave-entry", told(sentences::entry_left));
        }
        if (own > 0 && unpacked.from >= points && !says.own_bars.empty())
            cite(says.own_bars, told(sentences::own_allowed));
        if (own == 1 && variant_.taking)
            cite(says.own_nodes.empty() ? says.node : says.own_nodes, told(sentences::blocks));
    }
    // Who helps the opponent has won already (royal.pc.help).
    if (next.to == off_board && who == p.turn && men_left(p, who) == 1) cite(says.last_man, told(sentences::last_off));
    if (p.phase == Phase::passed) cite(says.passed, told(sentences::passed_on));
    if (p.phase == Phase::play && variant_.doublets != Doublets::plain && p.dice[0] == p.dice[1])
        cite(says.doublets,
             say(sentences::double_die, {{"die", die}, {"n", variant_.doublets == Doublets::under_two ? "2" : "4"}}));
    if (who != p.turn) cite("royal.pc.help", say(sentences::helps, {{"player", other}, {"other", player}}));
    if (p.phase == Phase::play && variant_.compulsion != Compulsion::free) {
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
            cite(says.compulsion, most > 1 ? say(sentences::most_dice_used, {{"n", std::to_string(most)}})
                                           : std::string(sentences::must_use));
        }
    }
}

void Engine::why_lost(const Position& p, std::vector<Reason>& out) const {
    const int who = mover(p);
    const auto told = [&](std::string_view sentence, int die, const std::vector<int>& from,
                          const std::vector<int>& to) {
        // What is not allowed on any of several points: "on 2, 3 or 4".
        const std::string_view last_word = sentence == sentences::may_not_block ? " or " : " and ";
        return say(sentence, {{"die", std::to_string(die)},
                              {"from", points_named(from, " and ")},
                              {"to", points_named(to, last_word)},
                              {"player", card_->seats[at(who)].shown()},
                              {"other", card_->seats[at(1 - who)].shown()}});
    };
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
                out.push_back({"tur.leave-entry", {}, {}, next.to, told(sentences::no_entry_left, die, {}, {})});
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
            out.push_back({passage(refusal),
                           {},
                           from[kind],
                           to[kind].size() == 1 ? to[kind][0] : -1,
                           told(refusal_sentence(refusal, !variant_.says.heap.empty()), die, from[kind], to[kind])});
        }
        if (!some) out.push_back({variant_.says.die, {}, {}, -1, told(sentences::nothing_to_move, die, {}, {})});
    }
    if (variant_.pass_on && p.phase == Phase::play)
        out.push_back({variant_.says.passed, {}, {}, -1, told(sentences::other_may_play, 0, {}, {})});
}

void Engine::why_tossed(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    const Passages& says = variant_.says;
    const auto& n = unpacked.numbers;
    const std::string thrown = words(p, pack(unpacked));
    const std::string &player = card_->seats[at(p.turn)].shown(), &other = card_->seats[at(1 - p.turn)].shown();
    const auto cite = [&](const std::string& rule, std::string_view sentence) {
        out.push_back({rule, {}, {}, -1, say(sentence, {{"player", player}, {"other", other}, {"roll", thrown}})});
    };
    switch (variant_.throws) {
        case Throws::dice: {
            Position laid = p;
            lay(laid, n);
            cite(says.dice, laid.supposed == 0                   ? sentences::rolls
                            : variant_.dice == Dice::two_and_six ? sentences::rolls_with_six
                                                                 : sentences::rolls_lesser_twice);
            break;
        }
        case Throws::granted: cite(says.throws, sentences::rolls_granted); break;
        case Throws::chosen: cite(says.throws, sentences::chooses); break;
        case Throws::chosen_granted: cite(says.throws, sentences::chooses_granted); break;
        case Throws::chosen_six: cite(says.throws, sentences::chooses_six); break;
        case Throws::fixed: cite(says.throws, sentences::always); break;
        case Throws::shared: cite(says.throws, p.named[0] != 0 ? sentences::same_roll : sentences::imagines); break;
    }
    if (n[0] == n[1] && n[2] == 0 && variant_.doublets != Doublets::plain) {
        const bool under = variant_.doublets == Doublets::under_four || variant_.doublets == Doublets::under_two;
        const std::string_view sentence = variant_.doublets == Doublets::four_again ? sentences::double_again
                                          : under                                   ? sentences::double_under
                                                                                    : sentences::double_die;
        out.push_back({says.doublets,
                       {},
                       {},
                       -1,
                       say(sentence, {{"die", std::to_string(n[0])},
                                      {"n", variant_.doublets == Doublets::under_two ? "2" : "4"},
                                      {"under", std::to_string(7 - n[0])},
                                      {"player", player}})});
    }
}

std::vector<Reason> Engine::reasons(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    std::vector<Reason> out;
    const Passages& says = variant_.says;
    const std::string &player = card_->seats[at(p.turn)].shown(), &other = card_->seats[at(1 - p.turn)].shown();
    const auto cite = [&](const std::string& rule, std::string_view sentence, std::initializer_list<Slot> slots) {
        out.push_back({rule, {}, {}, -1, say(sentence, slots)});
    };
    switch (unpacked.type) {
        case MoveType::lot:
            cite(says.first,
                 variant_.first == First::lot_plays ? sentences::higher_plays_both : sentences::higher_begins,
                 {{"player", card_->seats[unpacked.numbers[0] > unpacked.numbers[1] ? 0 : 1].shown()}});
            break;
        case MoveType::toss: why_tossed(p, unpacked, out); break;
        case MoveType::give:
            cite(says.throws, sentences::gives, {{"other", other}, {"die", std::to_string(unpacked.numbers[0])}});
            break;
        case MoveType::name:
            cite(says.one_two, sentences::asks_double, {{"player", player}, {"roll", words(p, m)}});
            break;
        case MoveType::use: why_used(p, unpacked, out); break;
        case MoveType::lost: why_lost(p, out); break;
        case MoveType::done: cite(says.compulsion, sentences::leaves_rest, {{"player", player}}); break;
    }
    if ((unpacked.type == MoveType::lot || unpacked.type == MoveType::toss) && p == start())
        cite(says.setup, sentences::at_start, {});
    return out;
}

}  // namespace ludus::tables

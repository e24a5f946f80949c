// Long: a drill is set, judged and explained by the same facts.
#include "core/rithmomachia/study/drill.hpp"

#include <algorithm>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/reading.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/study/drill_words.hpp"
#include "core/rithmomachia/study/hunt.hpp"

namespace ludus::rithmomachia {
namespace {

std::uint64_t men_on(const Stand& stand, const std::vector<int>& spots) {
    std::uint64_t men = 0;
    for (const int spot : spots) {
        const int id = man_on(stand, spot);
        if (id != nobody) men |= bit(id);
    }
    return men;
}

bool is_motion(MoveType type) {
    return type == MoveType::draught || type == MoveType::flight || type == MoveType::drop;
}
bool is_taking(MoveType type) {
    return type == MoveType::enter || type == MoveType::rest || type == MoveType::seize || type == MoveType::take;
}

/// What a taking is worth: the man's number; of a king the part's.
int worth_of(const Stand& stand, const UnpackedMove& unpacked) {
    const int id = man_on(stand, unpacked.to);
    if (!is_king(id) || unpacked.what == whole) return man(id).number;
    return steps[man(id).born].number[static_cast<std::size_t>(part_of(unpacked.what))];
}

/// Whether the words of one answer are those of another with more put in.
bool goes_beyond(const std::vector<std::string>& more, const std::vector<std::string>& less) {
    std::size_t at = 0;
    for (const std::string& word : more) {
        if (at < less.size() && word == less[at]) ++at;
    }
    return at == less.size();
}

/// Drops every answer that holds another, shorter one.
void drop_longer(std::vector<Answer>& answers) {
    std::vector<Answer> kept;
    for (Answer& one : answers) {
        const bool longer = std::any_of(kept.begin(), kept.end(),
                                        [&](const Answer& less) { return goes_beyond(one.words, less.words); });
        if (!longer) kept.push_back(std::move(one));
    }
    answers = std::move(kept);
}

/// Tries every legal move, and goes on while the turn does.
class Finder {
public:
    Finder(const Engine& engine, const Topic& topic) : engine_(engine), topic_(topic) {}

    std::vector<Answer> takings(const Position& p) {
        for (int depth = 1; depth <= most_moves; ++depth) look(p, depth, {}, 0);
        return std::move(out_);
    }

private:
    static constexpr int most_moves = 3;

    /// Lines of just so many moves whose last one answers.
    void look(const Position& p, int depth, const std::vector<std::string>& words, std::uint64_t men) {
        MoveList moves;
        engine_.moves(p, moves);
        UnpackedMove before;
        for (const Move m : moves) {
            const UnpackedMove unpacked = unpack(m);
            // The places for one prisoner are one answer.
            const bool same = unpacked.place != away && unpacked.type == before.type && unpacked.from == before.from &&
                              unpacked.to == before.to && unpacked.what == before.what;
            before = unpacked;
            if (same || (!is_motion(unpacked.type) && !is_taking(unpacked.type))) continue;
            if (is_motion(unpacked.type) && (depth == 1 || !engine_.is_tactical(p, m))) continue;
            std::vector<std::string> line = words;
            line.push_back(engine_.words(p, m));
            std::uint64_t who = men;
            if (unpacked.from != away) who |= bit(man_on(p.now, unpacked.from));
            if (depth > 1) {
                // One more after a taking was as open before it.
                if (unpacked.type == MoveType::take || unpacked.type == MoveType::rest) continue;
                if (is_taking(unpacked.type)) who |= bit(man_on(p.now, unpacked.to));
                const Position next = engine_.play(p, m);
                if (!next.ended && next.side == p.side && !engine_.at_turn_start(next))
                    look(next, depth - 1, line, who);
                continue;
            }
            Answer answer;
            const Stand& judged = p.moved == away ? p.now : p.set;
            for (Reason& r : engine_.reasons(p, m)) {
                if (r.rule == topic_.rule) answer.reasons.push_back(r);
                if (r.rule.find("take.") != std::string::npos || r.rule == topic_.rule) who |= men_on(judged, r.from);
            }
            const auto beyond = [&](const Answer& known) {
                return known.target == unpacked.to && goes_beyond(line, known.words);
            };
            if (answer.reasons.empty() || std::any_of(out_.begin(), out_.end(), beyond)) continue;
            answer.words = std::move(line);
            answer.target = unpacked.to;
            answer.worth = worth_of(p.now, unpacked);
            answer.men = who | bit(man_on(p.now, unpacked.to));
            out_.push_back(std::move(answer));
        }
    }

    const Engine& engine_;
    const Topic& topic_;
    std::vector<Answer> out_;
};

std::vector<Answer> triumphs_of(const Engine& engine, const Topic& topic, const Position& p) {
    std::vector<Answer> out;
    int least = 0, most = 0;
    for (const ludus::Prospect& near : TriumphSeeker(engine, p).look(1)) {
        if (!near.ends || near.within > 1) continue;
        for (const Lead& lead : near.leads) {
            Answer answer;
            for (const Step& step : lead.moves) answer.words.push_back(step.words);
            answer.reasons = lead.reasons;
            answer.men = men_on(p.now, near.spots);
            if (near.within == 1) answer.men |= men_on(p.now, lead.moves.back().touches);
            // Of three men; of four with two proportions, with three.
            answer.worth = near.spots.size() == 3 ? 1 : static_cast<int>(lead.reasons.size()) - 1;
            least = out.empty() ? answer.worth : std::min(least, answer.worth);
            most = std::max(most, answer.worth);
            // Where one draught sets two triumphs it is the greater.
            const auto same =
                std::find_if(out.begin(), out.end(), [&](const Answer& a) { return a.words == answer.words; });
            if (same == out.end()) out.push_back(std::move(answer));
            else if (same->worth < answer.worth) *same = std::move(answer);
        }
    }
    if (topic.motif == Motif::greatest) {
        if (least == most) return {};
        out.erase(std::remove_if(out.begin(), out.end(), [&](const Answer& a) { return a.worth < most; }), out.end());
    }
    return out;
}

std::vector<Answer> ransoms_of(const Engine& engine, const Topic& topic, const Position& p) {
    std::vector<Answer> out;
    if (p.phase != Phase::ransom) return out;
    MoveList moves;
    engine.moves(p, moves);
    for (const Move m : moves) {
        const UnpackedMove unpacked = unpack(m);
        if (unpacked.type != MoveType::redeem) continue;
        Answer answer;
        answer.words = {engine.words(p, m)};
        answer.target = unpacked.to;
        answer.men = bit(man_on(p.now, unpacked.to));
        for (Reason& r : engine.reasons(p, m)) {
            if (r.rule == topic.rule) answer.reasons.push_back(std::move(r));
        }
        out.push_back(std::move(answer));
    }
    return out;
}

/// The men nearest to a space, so many at most.
std::uint64_t nearest_men(const Stand& stand, int space, std::size_t most) {
    std::vector<std::pair<int, int>> order;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) == away) continue;
        const int over = std::abs(file_of(stand.at(id)) - file_of(space));
        const int up = std::abs(rank_of(stand.at(id)) - rank_of(space));
        order.emplace_back(std::max(over, up), id);
    }
    std::sort(order.begin(), order.end());
    std::uint64_t men = 0;
    for (std::size_t i = 0; i < order.size() && i < most; ++i) men |= bit(order[i].second);
    return men;
}

/// Three men whose numbers are a triumph's, where these hold none; 0 where there are none.
std::uint64_t some_harmony(const Variant& variant, const Stand& stand, std::uint64_t men) {
    const std::uint64_t all = serving(variant, stand, even) | serving(variant, stand, odd);
    if (triumph_possible(variant, stand, all & men, 0)) return 0;
    const auto number = [&](int id) { return whole_number(stand, id, variant.whole_as_taker); };
    for (int a = 0; a < men_count; ++a) {
        for (int b = a + 1; b < men_count; ++b) {
            for (int c = b + 1; c < men_count; ++c) {
                const std::uint64_t three = bit(a) | bit(b) | bit(c);
                if ((three & ~all) == 0 && could_count(variant.triumph, {number(a), number(b), number(c), 0}, 3))
                    return three;
            }
        }
    }
    return 0;
}

/// As the game reads it again; nothing where it would not, or where the game is over.
std::optional<Position> as_read(const Engine& engine, Position p) {
    p.quiet = 0;
    const auto read = engine.read_position(engine.write(p));
    if (!read || read->ended) return {};
    return *read;
}

/// Whether somebody could be taken as the topic asks, had he not to wait for a motion.
bool is_open(const Engine& engine, const Topic& topic, const Position& p) {
    const std::vector<Reason> open = engine.threats(p);
    return std::any_of(open.begin(), open.end(), [&](const Reason& r) {
        return r.rule == topic.rule && p.now.side(man_on(p.now, r.to)) != p.side;
    });
}

constexpr std::size_t few_men = 8, many_men = 14;
constexpr int few_more = 3;

}  // namespace

std::vector<Answer> answers_to(const Engine& engine, const Topic& topic, const Position& position) {
    switch (topic.motif) {
        case Motif::triumph:
        case Motif::greatest: return triumphs_of(engine, topic, position);
        case Motif::redeem: return ransoms_of(engine, topic, position);
        default: return Finder(engine, topic).takings(position);
    }
}

Position only(const Engine& engine, const Position& position, std::uint64_t men) {
    Position q = engine.turn_of(position, position.side);
    // Where no king need be taken the game is over when no triumph can be set any more: three who could are left.
    if (!engine.variant().triumph.king_first) men |= some_harmony(engine.variant(), position.now, men);
    for (int id = 0; id < men_count; ++id) {
        if (!(men >> id & 1)) q.now.space[static_cast<std::size_t>(id)] = away;
    }
    q.now.held = 0;
    q.named &= men;
    q.late = 0;
    q.spoils = {};
    q.turns = 0;
    return q;
}

Expected<Exercise> Drills::make(std::string_view theme, int level, std::uint64_t seed) const {
    const std::vector<Topic> all = topics(engine_);
    if (level < least_level || level > most_level)
        return Fault{"there is no level " + std::to_string(level), "1, 2 or 3"};
    std::vector<std::string> ids;
    for (const Topic& topic : all) ids.push_back(topic.theme.id);
    const std::string id = theme.empty() ? ids[scatter(seed) % ids.size()] : std::string(theme);
    const auto at = std::find(ids.begin(), ids.end(), id);
    if (at == ids.end()) return Fault{"there is no theme \"" + shown(id) + "\"", "one of: " + join(ids, ", ")};
    const Topic& topic = all[static_cast<std::size_t>(at - ids.begin())];
    // Another stream for every game, theme and level.
    std::uint64_t mark = scatter(seed * 4 + static_cast<std::uint64_t>(level));
    for (const char c : engine_.card().id + "/" + id) mark = scatter(mark ^ static_cast<unsigned char>(c));
    Random random(mark);
    constexpr int tries = 60, strict_tries = 16;
    for (int i = 0; i < tries; ++i) {
        std::optional<Exercise> made = found(topic, level, random, i < strict_tries);
        if (!made) continue;
        made->seed = seed;
        return *made;
    }
    return Fault{"no exercise of this theme could be made from this seed", "another seed or theme"};
}

/// Some turns of a game in which both sides go at each other and take what they may.
Position Drills::played(Random& random) const {
    Position p = engine_.start(), kept = p;
    const std::size_t turns = 10 + random.below(36);
    MoveList moves;
    for (std::size_t turn = 0; turn < turns;) {
        engine_.moves(p, moves);
        Move best = moves.front();
        int best_worth = -1000;
        for (int i = 0; i < 3; ++i) {
            const Move m = moves[random.below(moves.size())];
            const UnpackedMove unpacked = unpack(m);
            int worth = is_taking(unpacked.type) ? 20 : unpacked.type == MoveType::proclaim ? -100 : 0;
            if (is_motion(unpacked.type) && unpacked.from != away)
                worth = (rank_of(unpacked.to) - rank_of(unpacked.from)) * (p.side == even ? 1 : -1);
            if (worth <= best_worth) continue;
            best_worth = worth;
            best = m;
        }
        p = engine_.play(p, best);
        if (p.ended) break;
        if (!engine_.at_turn_start(p)) continue;
        kept = p;
        ++turn;
    }
    return kept;
}

std::optional<Exercise> Drills::found(const Topic& topic, int level, Random& random, bool strict) const {
    if (topic.motif == Motif::taking || topic.motif == Motif::takers) {
        const Position p = played(random);
        for (const int side : {int{p.side}, other(p.side)}) {
            std::optional<Exercise> made = shaped(topic, level, engine_.turn_of(p, side), random, strict);
            if (made) return made;
        }
    }
    const Position table = played(random);
    Topic asked = topic;
    if (topic.motif == Motif::redeem) {
        asked.motif = Motif::part;
        asked.rule = engine_.variant().passage("king.parts");
    }
    std::optional<Position> p = set_motif(engine_, asked, table, level < most_level, random);
    // A second man to be taken, to choose the greater.
    if (p && level == most_level && (topic.motif == Motif::taking || topic.motif == Motif::takers)) {
        std::optional<Position> two = set_motif(engine_, asked, *p, false, random);
        if (two) p = two;
    }
    if (!p) return {};
    return topic.motif == Motif::redeem ? shaped_ransom(topic, asked, level, *p, random)
                                        : shaped(topic, level, *p, random, strict);
}

/// A part of his king is taken there; he is to redeem it.
std::optional<Exercise> Drills::shaped_ransom(const Topic& topic, const Topic& part, int level, const Position& table,
                                              Random& random) const {
    const std::vector<Answer> takings = answers_to(engine_, part, table);
    if (takings.empty()) return {};
    const Answer& taking = takings[random.below(takings.size())];
    const auto ransom = [&](Position p) -> std::optional<Position> {
        for (const std::string& word : taking.words) {
            const auto move = read_by_words(engine_, p, word);
            if (!move) return {};
            p = engine_.play(p, *move);
        }
        if (p.phase != Phase::ransom) return {};
        return p;
    };
    std::optional<Position> at = ransom(table);
    if (!at) return {};
    const std::uint64_t may = redeemers(engine_.variant(), at->now, at->side, at->part);
    if (may == 0) return {};
    if (level < most_level) {
        const std::uint64_t near =
            nearest_men(table.now, table.now.at(king[at->side]), level == 1 ? few_men : many_men);
        // At the first level one man bears the number.
        at = ransom(only(engine_, table, taking.men | (may & (~may + 1)) | (level == 1 ? near & ~may : near)));
        if (!at) return {};
    }
    at = as_read(engine_, *at);
    if (!at) return {};
    std::vector<Answer> answers = answers_to(engine_, topic, *at);
    if (answers.empty() || (level == 1 && answers.size() != 1)) return {};
    return told(topic, level, *at, answers, false);
}

std::optional<Exercise> Drills::shaped(const Topic& topic, int level, const Position& table, Random& random,
                                       bool strict) const {
    if (topic.motif == Motif::takers) return shaped_touches(topic, level, table, random);
    std::vector<Answer> all = answers_to(engine_, topic, table);
    if (all.empty()) return {};
    const bool triumph = topic.motif == Motif::triumph || topic.motif == Motif::greatest;
    if (level == most_level) {
        const std::optional<Position> p = as_read(engine_, table);
        if (!p) return {};
        all = answers_to(engine_, topic, *p);
        if (all.empty()) return {};
        // Which of a king's numbers is taken cannot be asked for.
        const auto of_king = [&](const Answer& a) { return is_king(man_on(p->now, a.target)); };
        if (topic.motif == Motif::taking && std::any_of(all.begin(), all.end(), of_king)) return {};
        const auto lesser = [](const Answer& a, const Answer& b) { return a.worth < b.worth; };
        const int most = std::max_element(all.begin(), all.end(), lesser)->worth;
        const int least = std::min_element(all.begin(), all.end(), lesser)->worth;
        const bool choice = !triumph && topic.motif != Motif::part && least < most;
        if (strict && topic.motif == Motif::taking && !choice) return {};
        if (choice)
            all.erase(std::remove_if(all.begin(), all.end(), [&](const Answer& a) { return a.worth < most; }),
                      all.end());
        drop_longer(all);
        return told(topic, level, *p, all, choice);
    }
    const std::size_t first = random.below(all.size());
    std::uint64_t men = all[first].men;
    if (topic.motif == Motif::greatest) {
        // Whoever takes part in a lesser one too.
        Topic any = topic;
        any.motif = Motif::triumph;
        for (const Answer& a : answers_to(engine_, any, table)) men |= a.men;
    }
    const int middle = all[first].target >= 0 ? all[first].target : all[first].reasons.front().from.front();
    if (level == 2) men |= nearest_men(table.now, middle, many_men);
    std::optional<Position> p = as_read(engine_, only(engine_, table, men));
    if (!p) return {};
    std::vector<Answer> answers = answers_to(engine_, topic, *p);
    if (level == 2 && !triumph) {
        // One motif: others who could be taken so are lifted.
        std::uint64_t others = 0;
        for (const Answer& a : answers) {
            if (a.target != all[first].target) others |= men_on(p->now, {a.target});
        }
        if (others & all[first].men) return {};
        if (others != 0) {
            p = as_read(engine_, only(engine_, *p, men & ~others));
            if (!p) return {};
            answers = answers_to(engine_, topic, *p);
        }
    }
    const auto one_target = [&] {
        return std::all_of(answers.begin(), answers.end(),
                           [&](const Answer& a) { return a.target == answers[0].target; });
    };
    if (answers.empty() || !one_target() || (level == 1 && answers.size() != 1 && (strict || triumph))) return {};
    // Where nothing can be taken before a motion, what is open already is no exercise.
    if (strict && engine_.variant().turn.before == Before::none && is_open(engine_, topic, *p)) return {};
    if (level == 1) {
        // A few more men who change nothing.
        int added = 0;
        for (int tries = 0; tries < 12 && added < few_more; ++tries) {
            const int id = static_cast<int>(random.below(men_count));
            if ((men >> id & 1) || table.now.at(id) == away || is_king(id)) continue;
            std::optional<Position> more = as_read(engine_, only(engine_, table, men | bit(id)));
            if (!more) continue;
            std::vector<Answer> still = answers_to(engine_, topic, *more);
            if (still.size() != answers.size() || still[0].words != answers[0].words) continue;
            p = more;
            answers = std::move(still);
            men |= bit(id);
            ++added;
        }
    }
    return told(topic, level, *p, answers, false);
}

std::optional<Exercise> Drills::shaped_touches(const Topic& topic, int level, const Position& table,
                                               Random& random) const {
    struct Open {
        int target;
        std::vector<std::vector<int>> by;
    };
    // Who may be taken, and each set of men that may take him.
    const auto open_in = [&](const Position& p) {
        std::vector<Open> out;
        for (const Reason& r : engine_.threats(p)) {
            const int id = man_on(p.now, r.to);
            if (is_king(id) || p.now.side(id) == p.side) continue;
            auto at = std::find_if(out.begin(), out.end(), [&](const Open& open) { return open.target == r.to; });
            if (at == out.end()) at = out.insert(out.end(), {r.to, {}});
            if (std::find(at->by.begin(), at->by.end(), r.from) == at->by.end()) at->by.push_back(r.from);
        }
        return out;
    };
    std::vector<Open> open = open_in(table);
    if (open.empty() || (level == most_level && open.size() < 2)) return {};
    const Open& chosen = open[random.below(open.size())];
    std::optional<Position> p;
    if (level == most_level) {
        p = as_read(engine_, table);
    } else {
        std::uint64_t men = men_on(table.now, {chosen.target}) | men_on(table.now, chosen.by.front());
        if (level == 1) {
            for (int i = 0; i < few_more + 1; ++i) men |= bit(static_cast<int>(random.below(men_count)));
        } else {
            men |= nearest_men(table.now, chosen.target, many_men);
        }
        for (const int army : {even, odd}) {
            if (level == 1) men &= ~bit(king[static_cast<std::size_t>(army)]) | men_on(table.now, chosen.by.front());
        }
        p = as_read(engine_, only(engine_, table, men));
    }
    if (!p) return {};
    const int target = chosen.target;
    open = open_in(*p);
    std::vector<Answer> answers;
    const auto add = [&](const std::vector<int>& spots) {
        Answer answer;
        for (const int spot : spots) answer.words.push_back(space_name(spot));
        answer.target = target;
        for (Reason& r : engine_.threats(*p)) {
            const bool his = level == most_level ? std::find(spots.begin(), spots.end(), r.to) != spots.end() &&
                                                       p->now.side(man_on(p->now, r.to)) != p->side
                                                 : r.to == target && r.from == spots;
            if (his) answer.reasons.push_back(std::move(r));
        }
        answers.push_back(std::move(answer));
    };
    if (level == most_level) {
        std::vector<int> all;
        for (const Open& one : open) all.push_back(one.target);
        if (all.size() < 2) return {};
        add(all);
    } else {
        for (const Open& one : open) {
            if (one.target != target) continue;
            for (const std::vector<int>& spots : one.by) add(spots);
        }
        if (answers.empty() || (level == 1 && answers.size() != 1)) return {};
    }
    return told(topic, level, *p, answers, false);
}

std::optional<Exercise> Drills::told(const Topic& topic, int level, const Position& p,
                                     const std::vector<Answer>& answers, bool choice) const {
    Exercise out;
    out.theme = topic.theme;
    out.level = level;
    out.setup = engine_.write(p);
    out.seat = p.side;
    out.goal.touched = topic.motif == Motif::takers;
    out.goal.wins = topic.motif == Motif::triumph || topic.motif == Motif::greatest;
    const bool of_one = topic.motif == Motif::part || (out.goal.touched && level < most_level);
    if (of_one) out.spot = answers.front().target;
    for (const Answer& answer : answers) {
        out.answers.push_back(answer.words);
        if (answer.target >= 0 &&
            std::find(out.goal.targets.begin(), out.goal.targets.end(), answer.target) == out.goal.targets.end())
            out.goal.targets.push_back(answer.target);
        const std::string& rule = out.goal.wins ? answer.reasons.front().rule : topic.rule;
        if (std::find(out.goal.rules.begin(), out.goal.rules.end(), rule) == out.goal.rules.end())
            out.goal.rules.push_back(rule);
    }
    for (const Reason& r : answers.front().reasons) {
        out.reasons.push_back(r);
        if (std::find(out.theme.passages.begin(), out.theme.passages.end(), r.rule) == out.theme.passages.end())
            out.theme.passages.push_back(r.rule);
    }
    out.question = question(engine_, topic, level, p, out, choice);
    out.explanation = explanation(engine_, topic, p, out);
    return out;
}

// ---- what Engine offers ----

std::vector<Theme> Engine::themes() const {
    std::vector<Theme> out;
    for (Topic& topic : topics(*this)) out.push_back(std::move(topic.theme));
    return out;
}

Expected<Exercise> Engine::exercise(std::string_view theme, int level, std::uint64_t seed) const {
    return Drills(*this).make(theme, level, seed);
}

std::string Engine::objection(const Exercise& exercise, const Position& p, Move m) const {
    return rithmomachia::objection(*this, exercise, p, m);
}

std::string Engine::objection_to_touches(const Exercise& exercise, const Position& p,
                                         const std::vector<int>& spots) const {
    return rithmomachia::objection(*this, exercise, p, spots);
}

}  // namespace ludus::rithmomachia

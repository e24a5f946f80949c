#include "core/rithmomachia/study/drill_words.hpp"

#include <algorithm>

#include "core/base/text.hpp"
#include "core/rithmomachia/rules/notation.hpp"

namespace ludus::rithmomachia {
namespace {

std::string upper(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

const char* colour(int side) { return side == even ? "white" : "black"; }

/// "the black triangle 12 on e9"
std::string he(const Stand& stand, int space) {
    const int id = man_on(stand, space);
    return id == nobody ? space_name(space)
                        : "the " + std::string(colour(stand.side(id))) + " " + form_name(man(id).form) + " " +
                              std::to_string(man(id).number) + " on " + space_name(space);
}

const Topic* topic_of(const std::vector<Topic>& all, const Exercise& exercise) {
    for (const Topic& topic : all) {
        if (topic.theme.id == exercise.theme.id) return &topic;
    }
    return nullptr;
}

int number_on(const Stand& stand, int space) { return man(man_on(stand, space)).number; }

/// What two numbers make in the ways of the topic: "9 + 6 = 15 and 9 − 6 = 3".
std::string what_they_make(const Topic& topic, int a, int b) {
    std::vector<std::string> made;
    const int more = std::max(a, b), less = std::min(a, b);
    using arithmetic::Sum;
    for (const By by : topic.ways) {
        if (by == By::addition) made.push_back(arithmetic::equation(Sum::addition, more, less, more + less));
        if (by == By::subtraction && more != less)
            made.push_back(arithmetic::equation(Sum::subtraction, more, less, more - less));
        if (by == By::multiplication)
            made.push_back(arithmetic::equation(Sum::multiplication, more, less, more * less));
        if (by == By::division && less > 1 && more % less == 0)
            made.push_back(arithmetic::equation(Sum::division, more, less, more / less));
    }
    return join(made, ", ");
}

/// What a man makes of another alone, or with the way to him; nothing where he makes nothing.
std::string what_he_makes(const Engine& engine, const Topic& topic, int taker, int taken, int from, int to) {
    const int steps_off = std::max(std::abs(file_of(from) - file_of(to)), std::abs(rank_of(from) - rank_of(to)));
    const int way = engine.variant().taking.reckoning == Reckoning::voids ? steps_off - 1 : steps_off + 1;
    const auto any = [&](By by) { return std::find(topic.ways.begin(), topic.ways.end(), by) != topic.ways.end(); };
    std::vector<std::string> made;
    using arithmetic::Sum;
    if (any(By::distance_multiplication) && way > 0)
        made.push_back(arithmetic::equation(Sum::multiplication, taker, way, taker * way));
    if (any(By::distance_division) && way > 0 && taker % way == 0)
        made.push_back(std::to_string(taker) + " ÷ " + std::to_string(way) + " = " + std::to_string(taker / way));
    std::string out = join(made, ", ");
    if (!out.empty()) return out + ", not " + std::to_string(taken);
    if (any(By::equality)) return std::to_string(taker) + " is not " + std::to_string(taken);
    return {};
}

/// Why the men who see him do not take him so.
std::string why_not(const Engine& engine, const Topic& topic, const Position& q, int mover, int target) {
    const Field field(q.now);
    const int id = field.man_at(target), number = man(id).number;
    const Space at = q.now.at(mover);
    const std::string taken = "the " + std::to_string(number) + " on " + space_name(target);
    const std::string alone = what_he_makes(engine, topic, man(mover).number, number, at, target);
    std::uint64_t others = engine.sight().seers(field, target, q.now.side(mover)) & ~bit(mover);
    std::vector<std::string> made;
    for (; others && made.size() < 2; others &= others - 1) {
        const std::string pair = what_they_make(topic, man(mover).number, man(__builtin_ctzll(others)).number);
        if (!pair.empty()) made.push_back(pair + (made.empty() ? ", not " + std::to_string(number) : ""));
    }
    const std::string sees = "From " + space_name(at) + " it sees " + taken + ", but ";
    if (!made.empty()) return sees + join(made, ". And ") + ".";
    if (!alone.empty()) return sees + alone + ".";
    return sees + "no other piece stands where the two could capture it together.";
}

/// The men of the side to move whom the mover has before him now, those the exercise is about first.
int seen_by(const Engine& engine, const Exercise& exercise, const Position& q, int mover) {
    const Field field(q.now);
    int best = -1, best_worth = -1;
    for (int id = 0; id < men_count; ++id) {
        const Space space = q.now.at(id);
        if (space == away || q.now.side(id) == q.now.side(mover) || !engine.sight().sees(field, mover, space)) continue;
        const bool asked =
            std::find(exercise.goal.targets.begin(), exercise.goal.targets.end(), space) != exercise.goal.targets.end();
        const int worth = man(id).number + (asked ? 1000 : 0);
        if (worth <= best_worth) continue;
        best_worth = worth;
        best = space;
    }
    return best;
}

std::string objection_to_triumph(const Engine& engine, const Position& p, const UnpackedMove& unpacked, Move m) {
    const Variant& variant = engine.variant();
    if (unpacked.type == MoveType::name || unpacked.type == MoveType::end_declaration ||
        unpacked.type == MoveType::proclaim)
        return "Those pieces do not make the winning line.";
    const Position q = engine.play(p, m);
    if (q.ended) return "That wins, but a greater winning line is one move away.";
    // Three or four who stand as a triumph does, and hold nothing.
    const Field field(q.now);
    std::string found;
    each_arrangement(engine.sight().ground(), variant.triumph.shapes, unpacked.to,
                     [&](const std::array<Space, 4>& spaces, int count) {
                         std::vector<std::string> numbers;
                         std::array<int, 4> n{};
                         for (int i = 0; i < count; ++i) {
                             const auto at = static_cast<std::size_t>(i);
                             if (!field.holds(spaces[at], p.side) ||
                                 !engine.sight().ground().in_camp(spaces[at], other(p.side), variant.triumph.camp))
                                 return false;
                             n[at] = number_on(q.now, spaces[at]);
                             numbers.push_back(std::to_string(n[at]));
                         }
                         const unsigned held = held_in_order(n, count, spaces, variant.triumph.in_order);
                         if (wins(variant.triumph, count, held))
                             found = join(numbers, " ") + " are in proportion, but you did not proclaim them.";
                         else if (found.empty()) found = join(numbers, " ") + " do not make a winning line.";
                         return false;
                     });
    return found.empty() ? "That square completes no winning line." : found;
}

}  // namespace

std::string question(const Engine& engine, const Topic& topic, int level, const Position& p, const Exercise& exercise,
                     bool choice) {
    const std::string own = upper(colour(p.side)), host = own + " to move: ";
    const std::string adversary = colour(other(p.side));
    const std::string way = exercise.theme.name.substr(exercise.theme.name.find("by ") + 3);
    switch (topic.motif) {
        case Motif::taking:
            return host + (choice ? "capture the greatest number you can by " : "capture a piece by ") + way + ".";
        case Motif::siege:
            return host + (choice ? "close the siege of the greatest number. Then capture the piece that is shut in."
                                  : "close the siege with one piece. Then capture the piece that is shut in.");
        case Motif::part: return host + "capture a part of the " + adversary + " king.";
        case Motif::redeem:
            return own + " has lost the " + std::to_string(steps[p.side].number[p.part]) +
                   " of its king. Which piece can buy it back? Touch it.";
        case Motif::takers:
            return level == most_level
                       ? "Touch every " + adversary + " piece that " + own + " can capture as the pieces stand."
                       : "Which pieces can capture " + he(p.now, exercise.spot) + "? Touch them.";
        case Motif::triumph:
            return host + (engine.variant().triumph.must_proclaim && p.named == 0
                               ? "proclaim (announce) a winning line that one move completes. Then complete it."
                               : "complete a winning line. Move its last piece so that the numbers are in proportion.");
        case Motif::greatest: return host + "several winning lines are one move away. Complete the greatest one.";
    }
    return {};
}

std::string explanation(const Engine&, const Topic& topic, const Position& p, const Exercise& exercise) {
    const Reason& first = exercise.reasons.front();
    const std::string moves = join(exercise.answers.front(), " ");
    switch (topic.motif) {
        case Motif::taking:
        case Motif::part: {
            // "xd5(25)": a part of the king; "xd5(king)": the whole of him.
            const std::string::size_type bracket = moves.rfind('(');
            const bool part = bracket != std::string::npos && moves[bracket + 1] != 'k';
            const std::string of =
                part ? "the " + moves.substr(bracket + 1, moves.find(')', bracket) - bracket - 1) + " of " : "";
            const std::string what = of + he(p.now, first.to) + " is captured.";
            return moves + ": " + (topic.motif == Motif::part ? what : first.line + ", so " + what);
        }
        case Motif::siege: return moves + ": " + he(p.now, first.to) + " is " + first.line + ".";
        case Motif::redeem: return moves + ": " + first.line + ".";
        case Motif::takers: {
            std::vector<std::string> lines;
            for (const Reason& r : exercise.reasons) {
                const std::string line = space_name(r.to) + ": " + r.line;
                if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
            }
            return join(lines, "; ") + ".";
        }
        case Motif::triumph:
        case Motif::greatest: return moves + ": " + first.line + ".";
    }
    return {};
}

std::string objection(const Engine& engine, const Exercise& exercise, const Position& p, Move m) {
    const std::vector<Topic> all = topics(engine);
    const Topic* topic = topic_of(all, exercise);
    if (topic == nullptr) return {};
    const UnpackedMove unpacked = unpack(m);
    if (topic->motif == Motif::triumph || topic->motif == Motif::greatest)
        return objection_to_triumph(engine, p, unpacked, m);
    if (topic->motif == Motif::redeem) {
        if (unpacked.type == MoveType::decline || unpacked.type == MoveType::demand)
            return "One of your pieces can buy it back.";
        return "That piece has the number " + std::to_string(number_on(p.now, unpacked.to)) + ".";
    }
    switch (unpacked.type) {
        case MoveType::done:
        case MoveType::pass: return "That captures nothing.";
        case MoveType::take:
        case MoveType::enter:
        case MoveType::rest:
        case MoveType::seize: {
            const std::vector<Reason> why = engine.reasons(p, m);
            const bool his_way =
                std::any_of(why.begin(), why.end(), [&](const Reason& r) { return r.rule == topic->rule; });
            if (his_way)
                return "That captures " + he(p.now, unpacked.to) + ", but you can capture a greater number this way.";
            return "That captures " + he(p.now, unpacked.to) + (why.empty() ? "" : " (" + why.front().line + ")") +
                   ", but that is not what was asked.";
        }
        default: break;
    }
    const Position q = engine.play(p, m);
    // Something else is open now.
    if (q.moved != away && q.side == p.side) {
        const std::vector<Reason> open = engine.threats(q);
        if (!open.empty()) {
            const bool his_way = open.front().rule == topic->rule;
            return "Now you could capture " + he(q.now, open.front().to) + " (" + open.front().line + "), but " +
                   (his_way ? "you can capture a greater number this way." : "that is not what was asked.");
        }
    }
    const int mover = man_on(q.now, unpacked.to);
    if (mover == nobody || q.now.side(mover) != p.side) return "That move allows no capture.";
    if (unpacked.type == MoveType::flight)
        return engine.variant().says_irregular() ? "That irregular move allows no capture."
                                                 : "That flying move allows no capture.";
    const int target = topic->motif == Motif::siege ? -1 : seen_by(engine, exercise, q, mover);
    if (target < 0) return "That move allows no capture.";
    return "That move allows no capture. " + why_not(engine, *topic, q, mover, target);
}

std::string objection(const Engine& engine, const Exercise& exercise, const Position& p,
                      const std::vector<int>& spots) {
    const std::vector<Topic> all = topics(engine);
    const Topic* topic = topic_of(all, exercise);
    if (topic == nullptr) return {};
    const Field field(p.now);
    const int target = exercise.spot;
    std::vector<int> takers;
    for (const int spot : spots) {
        const int id = spot < engine.sight().ground().spaces() ? field.man_at(spot) : nobody;
        if (id == nobody)
            return "There is no piece on " + engine.board().spots[static_cast<std::size_t>(spot)].name + ".";
        if (target < 0) {
            const std::vector<std::string>& asked = exercise.answers.front();
            if (std::find(asked.begin(), asked.end(), space_name(spot)) == asked.end())
                return upper(he(p.now, spot)) + " cannot be captured as the pieces stand.";
            continue;
        }
        if (p.now.side(id) != p.side) return upper(he(p.now, spot)) + " is on the same side as the piece to capture.";
        if (!engine.variant().taking.beyond_sight() && !engine.sight().sees(field, id, target))
            return upper(he(p.now, spot)) + " does not see " + space_name(target) + ".";
        takers.push_back(id);
    }
    const int number = target < 0 ? 0 : number_on(p.now, target);
    if (takers.size() == 1) {
        const std::string alone =
            what_he_makes(engine, *topic, man(takers[0]).number, number, p.now.at(takers[0]), target);
        return (alone.empty() ? upper(he(p.now, spots[0])) + " cannot capture it alone" : alone) +
               ", and no other piece can help.";
    }
    if (takers.size() == 2) {
        const std::string made = what_they_make(*topic, man(takers[0]).number, man(takers[1]).number);
        if (!made.empty()) return made + ". None of these is " + std::to_string(number) + ".";
    }
    return "Those pieces cannot capture it together.";
}

}  // namespace ludus::rithmomachia

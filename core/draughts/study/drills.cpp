#include "core/draughts/study/drills.hpp"

#include <algorithm>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/draughts/study/sentences.hpp"

namespace ludus::draughts {
namespace {

constexpr const char *longest_id = "longest", *piece_id = "piece", *shot_id = "shot", *huff_id = "huff";
constexpr int tries = 400, most_turns = 60, a_piece = 100;

void collect(const Engine& engine, const Position& p, Turn way, std::vector<Turn>& out, std::size_t most) {
    MoveList list;
    engine.moves(p, list);
    for (const Move m : list) {
        if (out.size() >= most) return;
        Turn on = way;
        on.moves.push_back(m);
        on.captured += unpack(m).type == MoveType::capture;
        on.after = engine.play(p, m);
        // A demand is a turn of its own, even where it only restores the board.
        if (engine.at_turn_start(on.after) || engine.result(on.after).over) out.push_back(std::move(on));
        else collect(engine, on.after, std::move(on), out, most);
    }
}

int material(const Engine& engine, const Position& p, int seat) {
    const auto count = [&](int of) {
        const Squares own = p.pieces.of[static_cast<std::size_t>(of)];
        return a_piece * std::popcount(own & ~p.pieces.kings) +
               (engine.variant().long_kings ? 3 * a_piece : a_piece * 3 / 2) * std::popcount(own & p.pieces.kings);
    };
    return count(seat) - count(1 - seat);
}

int settle(const Engine& engine, const Position& p, int depth, int alpha, int beta) {
    if (depth == 0 || engine.capturers(p, p.seat) == 0) return material(engine, p, p.seat);
    int best = -1'000'000;
    for (const Turn& turn : turns(engine, p)) {
        if (turn.captured == 0) continue;
        best = std::max(best, -settle(engine, turn.after, depth - 1, -beta, -alpha));
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

/// What the seat to move can reach in so many turns; the captures after them settled.
int look_ahead(const Engine& engine, const Position& p, int depth, int alpha, int beta) {
    if (engine.result(p).over) return -100 * a_piece;
    if (depth == 0) return settle(engine, p, 6, alpha, beta);
    int best = -1'000'000;
    for (const Turn& turn : turns(engine, p)) {
        const bool same = turn.after.seat == p.seat;
        const int value = same ? look_ahead(engine, turn.after, depth - 1, alpha, beta)
                               : -look_ahead(engine, turn.after, depth - 1, -beta, -alpha);
        best = std::max(best, value);
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace

std::vector<Turn> turns(const Engine& engine, const Position& p, std::size_t most) {
    std::vector<Turn> out;
    collect(engine, p, {}, out, most);
    return out;
}

int settled(const Engine& engine, const Position& p, int depth) {
    return settle(engine, p, depth, -1'000'000, 1'000'000);
}

std::vector<Theme> Drills::themes() const {
    const Passages& says = engine_.variant().says;
    std::vector<Theme> out;
    if (engine_.variant().duty == Duty::huff) return {{huff_id, std::string(sentences::huff_theme), {says.huff}}};
    out.push_back({shot_id, std::string(sentences::shot_theme), {says.capture}});
    if (engine_.variant().most) out.push_back({piece_id, std::string(sentences::piece_theme), {says.most}});
    else out.push_back({longest_id, std::string(sentences::longest_theme), {says.choice}});
    return out;
}

std::vector<std::string> Drills::words(const Position& p, const MoveList& moves) const {
    std::vector<std::string> out;
    Position now = p;
    for (const Move m : moves) {
        out.push_back(engine_.words(now, m));
        now = engine_.play(now, m);
    }
    return out;
}

/// Whether the goal holds for the right turns and for no others.
bool Drills::told_apart(const Exercise& e, const Position& p, const std::vector<Turn>& all,
                        const std::vector<bool>& right) const {
    for (std::size_t i = 0; i < all.size(); ++i) {
        Position now = p;
        bool meets = false;
        for (const Move m : all[i].moves) {
            for (const Reason& r : engine_.reasons(now, m))
                meets =
                    meets || (std::find(e.goal.rules.begin(), e.goal.rules.end(), r.rule) != e.goal.rules.end() &&
                              std::find(e.goal.targets.begin(), e.goal.targets.end(), r.to) != e.goal.targets.end());
            now = engine_.play(now, m);
        }
        if (meets != right[i]) return false;
    }
    return true;
}

Expected<Exercise> Drills::make(std::string_view theme, int level, std::uint64_t seed) const {
    const std::vector<Theme> all = themes();
    if (level < least_level || level > most_level)
        return Fault{"there is no level " + std::to_string(level), "1, 2 or 3"};
    Random random(seed * 8 + static_cast<std::uint64_t>(level));
    const Theme* chosen = nullptr;
    for (const Theme& each_theme : all)
        if (each_theme.id == theme) chosen = &each_theme;
    if (theme.empty()) chosen = &all[random.below(all.size())];
    if (!chosen) {
        std::vector<std::string> ids;
        for (const Theme& known : all) ids.push_back(known.id);
        return Fault{"there is no theme \"" + shown(theme) + "\"", "one of: " + join(ids, ", ")};
    }
    for (int i = 0; i < tries; ++i) {
        Position p = engine_.start();
        const int wanted = 8 + static_cast<int>(random.below(most_turns));
        for (int n = 0; n < most_turns + wanted && !engine_.result(p).over; ++n) {
            if (n >= 8 && engine_.at_turn_start(p)) {
                if (auto made = found(*chosen, level, p)) {
                    made->seed = seed;
                    return *made;
                }
            }
            MoveList list;
            engine_.moves(p, list);
            p = engine_.play(p, list[random.below(list.size())]);
        }
    }
    return Fault{"no such exercise was found", "another seed"};
}

std::optional<Exercise> Drills::found(const Theme& theme, int level, const Position& p) const {
    // At the first levels fewer pieces stand on the board: of the 24 of English draughts 14, then 20.
    const int standing = std::popcount(p.pieces.standing());
    const int army = std::popcount(engine_.start().pieces.standing());
    if (level == 1 && standing * 12 > army * 7) return {};
    if (level == 2 && standing * 6 > army * 5) return {};
    Exercise e;
    e.theme = theme;
    e.level = level;
    e.setup = engine_.write(p);
    e.seat = p.seat;
    if (theme.id == longest_id) return longest(std::move(e), p);
    if (theme.id == piece_id) return which_piece(std::move(e), p);
    if (theme.id == shot_id) return shot(std::move(e), p);
    return huff(std::move(e), p);
}

std::optional<Exercise> Drills::longest(Exercise e, const Position& p) const {
    if (std::popcount(engine_.capturers(p, p.seat)) == 0) return {};
    const std::vector<Turn> all = turns(engine_, p);
    int most = 0, least = 99;
    for (const Turn& turn : all) most = std::max(most, turn.captured), least = std::min(least, turn.captured);
    if (most < (e.level == most_level ? 3 : 2) || least == most) return {};
    std::vector<bool> right;
    const Passages& says = engine_.variant().says;
    e.goal.rules = {says.capture, says.king};
    for (const Turn& turn : all) {
        right.push_back(turn.captured == most);
        if (!right.back()) continue;
        const int last = engine_.geometry().cell(unpack(turn.moves.back()).victim);
        if (std::find(e.goal.targets.begin(), e.goal.targets.end(), last) == e.goal.targets.end())
            e.goal.targets.push_back(last);
        e.answers.push_back(words(p, turn.moves));
        if (e.answers.size() > 1) continue;
        e.explanation = say(sentences::longest_answer, most, {{"move", engine_.turn_in_pgn(e.answers[0])}});
        e.reasons = engine_.reasons(p, turn.moves.front());
    }
    if (!told_apart(e, p, all, right)) return {};
    e.question = say(sentences::longest_question, {{"player", engine_.card().seats[p.seat].shown()}});
    return e;
}

std::optional<Exercise> Drills::which_piece(Exercise e, const Position& p) const {
    const Squares can = engine_.capturers(p, p.seat);
    if (std::popcount(can) < 2) return {};
    MoveList list;
    engine_.moves(p, list);
    Squares who = 0;
    for (const Move m : list) who |= square(unpack(m).from);
    const int most = Engine::pieces_of(engine_.best_capture(p));
    if (who == can || most < (e.level == most_level ? 3 : 2)) return {};
    e.goal.touched = true;
    std::vector<std::string> names;
    each(who, [&](int bit) {
        names.push_back(engine_.geometry().grid().name(engine_.geometry().cell(bit)));
        e.answers.push_back({names.back()});
        e.goal.targets.push_back(engine_.geometry().cell(bit));
    });
    e.reasons = engine_.reasons(p, list.front());
    e.question = say(sentences::piece_question, {{"player", engine_.card().seats[p.seat].shown()}});
    e.explanation =
        say(sentences::piece_answer, {{"squares", ludus::listed(names, " or ")}, {"n", std::to_string(most)}});
    return e;
}

std::optional<Exercise> Drills::shot(Exercise e, const Position& p) const {
    if (engine_.capturers(p, p.seat) != 0) return {};
    const std::vector<Turn> all = turns(engine_, p);
    const int now = material(engine_, p, p.seat), wanted = e.level == most_level ? 2 * a_piece : a_piece;
    std::vector<bool> right;
    const Turn* best = nullptr;
    for (const Turn& turn : all) {
        const bool offers = engine_.capturers(turn.after, turn.after.seat) != 0;
        right.push_back(offers && -settled(engine_, turn.after) - now >= wanted);
        if (!right.back()) continue;
        if (best) return {};
        best = &turn;
    }
    if (!best) return {};
    const UnpackedMove u = unpack(best->moves.front());
    const Passages& says = engine_.variant().says;
    e.goal.rules = {says.move, says.king};
    e.goal.targets = {engine_.geometry().cell(u.to)};
    if (!told_apart(e, p, all, right)) return {};
    e.answers = {words(p, best->moves)};
    e.reasons = engine_.reasons(p, best->moves.front());
    // The line that follows, each side capturing what is best for it.
    std::vector<std::string> line;
    Position at = best->after;
    for (int i = 0; i < 4 && engine_.capturers(at, at.seat) != 0; ++i) {
        std::optional<Turn> choice;
        int value = 0;
        for (const Turn& turn : turns(engine_, at)) {
            const int worth = -settled(engine_, turn.after);
            if (!choice || worth > value) choice = turn, value = worth;
        }
        line.push_back(engine_.turn_in_pgn(words(at, choice->moves)));
        at = choice->after;
    }
    const std::string &player = engine_.card().seats[p.seat].shown(), &other = engine_.card().seats[1 - p.seat].shown();
    e.question = say(sentences::shot_question, {{"player", player}});
    e.explanation =
        say(sentences::shot_answer,
            {{"move", e.answers[0][0]}, {"other", other}, {"player", player}, {"answer", join(line, ", ")}});
    return e;
}

std::optional<Exercise> Drills::huff(Exercise e, const Position& p) const {
    if ((p.owed & p.pieces.of[1 - p.seat]) == 0) return {};
    const std::vector<Turn> all = turns(engine_, p, 200);
    struct Worth {
        MoveType type;
        int value;
        const Turn* turn;
    };
    std::vector<Worth> best;
    for (const Turn& turn : all) {
        MoveType type = unpack(turn.moves.front()).type;
        if (type == MoveType::capture) type = MoveType::step;
        const int value = turn.after.seat == p.seat ? look_ahead(engine_, turn.after, 1, -1'000'000, 1'000'000)
                                                    : -look_ahead(engine_, turn.after, 1, -1'000'000, 1'000'000);
        const auto known = std::find_if(best.begin(), best.end(), [&](const Worth& w) { return w.type == type; });
        if (known == best.end()) best.push_back({type, value, &turn});
        else if (value > known->value) *known = {type, value, &turn};
    }
    std::sort(best.begin(), best.end(), [](const Worth& a, const Worth& b) { return a.value > b.value; });
    // Only where one of the choices is plainly the best; to move on is asked for where the best move is one alone.
    if (best.size() < 2 || best[0].value - best[1].value < a_piece) return {};
    const Turn& turn = *best.front().turn;
    const UnpackedMove u = unpack(turn.moves.front());
    const Passages& says = engine_.variant().says;
    const bool steps = best.front().type == MoveType::step;
    const int spot = u.type == MoveType::demand ? -1 : engine_.geometry().cell(steps ? u.to : u.from);
    e.goal.rules = {says.huff};
    e.goal.targets = {spot};
    std::vector<bool> right;
    for (const Turn& one : all) {
        const UnpackedMove first = unpack(one.moves.front());
        right.push_back(first.type == u.type && first.from == u.from && first.to == u.to);
    }
    if (!told_apart(e, p, all, right)) return {};
    const Move first = turn.moves.front();
    e.answers = {{engine_.words(p, first)}};
    e.reasons = engine_.reasons(p, first);
    const std::string &player = engine_.card().seats[p.seat].shown(), &other = engine_.card().seats[1 - p.seat].shown();
    e.question = say(sentences::huff_question, {{"player", player}, {"other", other}});
    e.explanation = say(sentences::huff_answer, {{"move", e.answers[0][0]}});
    return e;
}

std::string Drills::objection(const Exercise& e, const Position& p, Move m) const {
    const std::string move = engine_.words(p, m);
    const std::string& other = engine_.card().seats[static_cast<std::size_t>(1 - e.seat)].shown();
    if (e.theme.id == huff_id) return say(sentences::huff_worse, {{"move", move}});
    if (e.theme.id == shot_id) {
        const Position after = engine_.play(p, m);
        const int gain = (after.seat == p.seat ? 1 : -1) * settled(engine_, after) - material(engine_, p, p.seat);
        return say(gain < 0 ? sentences::shot_loses : sentences::no_shot, {{"move", move}, {"other", other}});
    }
    const auto setup = engine_.read_position(e.setup);
    const int before = std::popcount(setup->pieces.of[static_cast<std::size_t>(1 - e.seat)]);
    const int left = std::popcount(engine_.play(p, m).pieces.of[static_cast<std::size_t>(1 - e.seat)]);
    return say(sentences::captures_fewer, before - left, {{"move", move}});
}

std::string Drills::objection(const Exercise& e, const Position& p, const std::vector<int>& spots) const {
    const Squares can = engine_.capturers(p, e.seat);
    const kit::Grid& grid = engine_.geometry().grid();
    for (const int spot : spots) {
        if (std::find(e.goal.targets.begin(), e.goal.targets.end(), spot) != e.goal.targets.end()) continue;
        const bool captures = spot < grid.size() && (can >> engine_.geometry().bit(spot) & 1) != 0;
        const std::string name = spot < grid.size() ? grid.name(spot) : "";
        return say(captures ? sentences::piece_fewer : sentences::piece_cannot,
                   {{"squares", name}, {"player", engine_.card().seats[static_cast<std::size_t>(e.seat)].shown()}});
    }
    return say(sentences::piece_fewer, {{"squares", ""}});
}

// ---- what Engine offers ----

std::vector<Theme> Engine::themes() const { return Drills(*this).themes(); }

Expected<Exercise> Engine::exercise(std::string_view theme, int level, std::uint64_t seed) const {
    return Drills(*this).make(theme, level, seed);
}

std::string Engine::objection(const Exercise& exercise, const Position& p, Move m) const {
    return Drills(*this).objection(exercise, p, m);
}

std::string Engine::objection_to_touches(const Exercise& exercise, const Position& p,
                                         const std::vector<int>& spots) const {
    return Drills(*this).objection(exercise, p, spots);
}

}  // namespace ludus::draughts

#include "ui/terminal/contest.hpp"

#include <algorithm>
#include <cmath>

#include "core/search/chances.hpp"

namespace ludus::terminal {

namespace {

constexpr double a_step = 0.5;  ///< a step of a pyramid, as against a man
constexpr double a_victory = 1e6;
constexpr int positions_a_move = 60;  ///< how much of the rest of the turn is looked through

int side_of(const Game& game, int seat) { return game.card().seats[static_cast<std::size_t>(seat)].side; }

/// Men and steps of a side, less those of the others.
double strength(const Game& game, const Position& position, int side) {
    double sum = 0;
    for (const Face& face : game.faces(position)) {
        if (face.owner == chance) continue;
        double worth = face.count;
        for (const Tier& tier : face.tiers) worth += tier.standing ? a_step : 0;
        sum += side_of(game, face.owner) == side ? worth : -worth;
    }
    return sum;
}

/// The most a side can have to the good at the end of the turn under way.
double best_end(const Game& game, const Position& position, int side, int& budget) {
    if (const Outcome outcome = game.result(position); outcome.over) {
        double lead = 0;
        for (std::size_t seat = 0; seat < game.card().seats.size(); ++seat)
            lead += static_cast<double>(outcome.score[seat]) * (side_of(game, static_cast<int>(seat)) == side ? 1 : -1);
        return lead > 0 ? a_victory : lead < 0 ? -a_victory : 0;
    }
    const int mover = game.to_move(position);
    if (game.at_turn_start(position) || mover == chance || side_of(game, mover) != side || --budget < 0)
        return strength(game, position, side);
    double best = -2 * a_victory;
    for (const Move move : game.moves(position)) {
        best = std::max(best, best_end(game, game.play(position, move), side, budget));
        if (budget < 0) break;
    }
    return best;
}

}  // namespace

Move throw_for_chance(const Match& match, Random& random) {
    return drawn_by_odds(match.moves(), random.unit(),
                         [&](Move move) { return match.game().odds(match.position(), move); });
}

Move choose_at_random(const Match& match, Random& random) {
    const MoveList moves = match.moves();
    return moves[random.below(moves.size())];
}

Move choose_greedily(const Match& match, Random& random) {
    const Game& game = match.game();
    const int side = side_of(game, match.to_move());
    double most = -4 * a_victory;
    MoveList best;
    for (const Move move : match.moves()) {
        int budget = positions_a_move;
        const double end = best_end(game, game.play(match.position(), move), side, budget);
        if (end > most) {
            most = end;
            best.clear();
        }
        if (end >= most) best.push_back(move);
    }
    return best[random.below(best.size())];
}

Chooser thinker(const Limits& limits, const GamePtr& mind, Effort* spent) {
    return [limits, mind, spent](const Match& match, Random& random) {
        Limits now = limits;
        now.seed = random.next();
        const Game& game = mind ? *mind : match.game();
        const Thought thought = game.think(match.position(), now, {}, match.positions());
        if (spent) {
            spent->positions += thought.nodes;
            spent->seconds += thought.seconds;
        }
        return thought.best;
    };
}

Match drawn_opening(const GamePtr& game, int turns, Random& random) {
    Match match(game);
    for (int i = 0; i <= turns;) {
        if (match.outcome().over) return Match(game);
        if (match.to_move() == chance) {
            if (!match.play(throw_for_chance(match, random))) break;
            continue;
        }
        if (game->at_turn_start(match.position()) && ++i > turns) break;
        if (!match.play(choose_at_random(match, random))) break;
    }
    return match;
}

Played play_out(Match match, const std::vector<Chooser>& players, Random& random, int cap, float decisive) {
    Played out;
    const Game& game = match.game();
    while (!(out.outcome = match.outcome()).over) {
        if (game.at_turn_start(match.position())) {
            if (out.turns >= cap) break;
            ++out.turns;
        }
        const int seat = match.to_move();
        const Move move =
            seat == chance ? throw_for_chance(match, random) : players[static_cast<std::size_t>(seat)](match, random);
        if (!match.play(move)) break;
    }
    if (out.outcome.over) return out;
    out.capped = true;
    // Where dice are to be thrown they are, so that somebody has a say; a throw that nobody can play may end the game.
    while (match.to_move() == chance && !match.outcome().over)
        if (!match.play(throw_for_chance(match, random))) break;
    if (match.outcome().over || match.to_move() == chance) {
        out.outcome = match.outcome();
        out.capped = !out.outcome.over;
        if (out.capped) out.outcome.score.fill(0.5f);
        return out;
    }
    Limits shallow;
    shallow.depth = 1;
    const int seat = match.to_move();
    const float value = game.think(match.position(), shallow, {}, match.positions()).value;
    out.outcome.score.fill(0.5f);
    if (std::abs(value) < decisive) return out;
    for (std::size_t i = 0; i < players.size(); ++i)
        out.outcome.score[i] = (side_of(game, static_cast<int>(i)) == side_of(game, seat)) == (value > 0) ? 1.0f : 0.0f;
    return out;
}

float Tally::add(const Played& played, int side, const Card& card) {
    float mine = 0, theirs = 0;
    for (std::size_t i = 0; i < card.seats.size(); ++i) {
        float& score = card.seats[i].side == side ? mine : theirs;
        score = std::max(score, played.outcome.score[i]);
    }
    const char* word = mine > theirs ? "won" : mine < theirs ? "lost" : "drawn";
    ++(mine > theirs ? won : mine < theirs ? lost : drawn);
    turns += static_cast<std::uint64_t>(played.turns);
    const std::string& rule = played.outcome.rule;
    if (played.capped) {
        ++(mine > theirs ? won_capped : mine < theirs ? lost_capped : drawn_capped);
    } else {
        const OptionSpec* quiet = card.option("quiet");
        const bool adjudged = quiet != nullptr && quiet->rule == rule;
        ++(adjudged || mine == theirs ? by_adjudication : by_victory);
    }
    const std::string text = unstopped(played.outcome.text);
    const bool by_rule = !played.capped && !rule.empty();
    ++how[ludus::say(by_rule ? sentences::ended_by : sentences::ended_how,
                     {{"result", word},
                      {"how", played.capped ? std::string(sentences::at_cap) : text.substr(0, text.find(':'))},
                      {"rule", rule}})];
    return mine > theirs ? 1.0f : mine < theirs ? 0.0f : 0.5f;
}

void play_pair(const Pairing& pairing, std::uint64_t seed, const std::function<void(const Played&, int side)>& each) {
    Random random(scatter(seed));
    const Match opening = drawn_opening(pairing.game, pairing.opening_turns, random);
    for (const int side : {0, 1}) {
        std::vector<Chooser> players;
        for (const SeatCard& seat : pairing.game->card().seats)
            players.push_back(seat.side == side ? pairing.first : pairing.second);
        each(play_out(opening, players, random, pairing.cap, pairing.decisive), side);
    }
}

}  // namespace ludus::terminal

#include "ui/session/turn_phase.hpp"

#include <algorithm>

#include "ui/scene/sentences.hpp"
#include "ui/session/speech.hpp"

namespace ludus {
namespace {

bool is_machine(const Match& match, int seat) {
    return seat >= 0 && match.players()[static_cast<std::size_t>(seat)].machine;
}

bool anybody(const Match& match) {
    return std::any_of(match.players().begin(), match.players().end(), [](const Player& p) { return !p.machine; });
}

int mover_of(const Match& match, int node) {
    return match.game().to_move(match.node(match.node(node).parent).position);
}

bool is_word(const Game& game, const Position& position, const MoveList& moves, const Board& board) {
    if (moves.size() != 1 || game.to_move(position) < 0 || !game.card().has_rolls) return false;
    const std::vector<int> touches = game.touches(position, moves.front());
    return touches.size() == 1 && board.spots[static_cast<std::size_t>(touches.front())].kind == SpotKind::button;
}

/// Whether a person decides something at the cursor.
bool choice_here(const Match& match) {
    const int mover = match.to_move();
    return mover >= 0 && !is_machine(match, mover) && !match.outcome().over && !forced(match);
}

}  // namespace

int thrower(const Match& match) {
    const Game& game = match.game();
    int seat = chance;
    bool first = true;
    for (Move move : game.moves(match.position())) {
        const int next = game.to_move(game.play(match.position(), move));
        if (!first && next != seat) return chance;
        seat = next;
        first = false;
    }
    return seat;
}

std::optional<Move> forced(const Match& match) {
    const MoveList moves = match.moves();
    if (!is_word(match.game(), match.position(), moves, match.game().board())) return std::nullopt;
    return moves.front();
}

bool was_forced(const Match& match, int node) {
    if (!match.node(node).slip.empty()) return false;
    const Position& before = match.node(match.node(node).parent).position;
    return is_word(match.game(), before, match.game().moves(before), match.game().board());
}

std::string say_forced(const Match& match) {
    const auto move = forced(match);
    if (!move) return {};
    const std::string said = say(
        sentences::no_move, {{"player", match.game().card().seats[static_cast<std::size_t>(match.to_move())].shown()}});
    return said + " " + say_reasons(match.game().reasons(match.position(), *move));
}

TurnState turn_state(const Match& match) {
    if (match.outcome().over) return {TurnPhase::end, -1};
    const int mover = match.to_move();
    const int seat = mover == chance ? thrower(match) : mover;
    const bool of_machine = seat == chance ? !anybody(match) : is_machine(match, seat);
    if (mover != chance && forced(match)) return {TurnPhase::saying, mover};
    // A person's last move ends his turn only when he says so, as long as he could have moved otherwise.
    if (of_machine && match.game().card().has_rolls && match.cursor() > 0 &&
        match.game().at_turn_start(match.position())) {
        const int last = mover_of(match, match.cursor());
        if (last >= 0 && !is_machine(match, last) && !was_forced(match, match.cursor()))
            return {TurnPhase::handing_over, seat};
    }
    // A lot that opens a game of no dice falls by itself.
    const bool by_itself = of_machine || !match.game().card().has_rolls;
    if (mover == chance) return {by_itself ? TurnPhase::machine_throws : TurnPhase::throwing, seat};
    return {of_machine ? TurnPhase::machine : TurnPhase::move, seat};
}

const char* name_of(TurnPhase what) {
    switch (what) {
        case TurnPhase::end: return "end";
        case TurnPhase::move: return "move";
        case TurnPhase::machine: return "machine";
        case TurnPhase::throwing: return "throw";
        case TurnPhase::machine_throws: return "machine throw";
        case TurnPhase::handing_over: return "hand over";
        case TurnPhase::saying: return "say";
    }
    return "end";
}

int moves_of_throw(const Match& match) {
    int moves = 0;
    for (int node = match.cursor(); node > 0; node = match.node(node).parent, ++moves) {
        const int mover = mover_of(match, node);
        if (mover == chance || is_machine(match, mover)) break;
        // Another's turn, where throws are chosen and none falls between.
        if (moves > 0 && match.game().at_turn_start(match.node(node).position)) break;
    }
    return moves;
}

bool undo_choice(Match& match) {
    while (match.undo())
        if (choice_here(match)) return true;
    return false;
}

bool redo_choice(Match& match) {
    bool moved = false;
    while (match.redo()) {
        moved = true;
        if (choice_here(match) || match.outcome().over) break;
    }
    return moved;
}

bool undo_throw(Match& match) {
    const int moves = moves_of_throw(match);
    for (int i = 0; i < moves; ++i) match.undo();
    return moves > 0;
}

}  // namespace ludus

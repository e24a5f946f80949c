// The first line names a game, the rest is read as a position, and as a move of the opening: refused with a sentence,
// or a position that is written and read again as it was and can be played on.

#include "tests/fuzz/common.hpp"

using namespace ludus;

namespace {

void read_move(const Game& game, const Position& position, const std::string& text) {
    const auto move = game.read(position, text);
    if (!move) {
        fuzz::hold(!move.fault().what.empty() && !move.fault().expected.empty(), "a fault says what was expected",
                   text);
        return;
    }
    bool legal = false;
    for (const Move m : game.moves(position)) legal = legal || m == *move;
    fuzz::hold(legal, "a move that is read is legal", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<const Game*> known = fuzz::all_games();
    const auto [named, rest] = fuzz::keyed(data, size, known);
    const Game& game = *named;
    const std::string text(rest);
    read_move(game, game.start(), text);
    const auto position = game.read_position(text);
    if (!position) {
        fuzz::hold(!position.fault().what.empty() && !position.fault().expected.empty() && position.fault().column > 0,
                   "a fault says where and what was expected", text);
        return 0;
    }
    const std::string written = game.write(*position);
    const auto again = game.read_position(written);
    fuzz::hold(again.has_value(), "what is written is read",
               again ? written : describe(again.fault()) + "\n" + written);
    fuzz::hold(*again == *position && game.write(*again) == written, "read again it is the same",
               text + "\n" + written);
    fuzz::hold(game.hash(*again) == game.hash(*position), "equal positions have one hash", written);
    const MoveList moves = game.moves(*position);
    fuzz::hold(moves.empty() == game.result(*position).over, "over where there are no moves", written);
    (void)game.faces(*position);
    (void)game.sketch(*position);
    (void)game.threats(*position);
    for (const Move move : moves) {
        const auto read = game.read(*position, game.words(*position, move));
        fuzz::hold(read && *read == move, "words are read as the move they are",
                   written + "\n" + game.words(*position, move));
        fuzz::hold(!game.reasons(*position, move).empty(), "every move has a reason", written);
        const Position after = game.play(*position, move);
        const auto next = game.read_position(game.write(after));
        fuzz::hold(next && *next == after, "the position after a move is read as it was written",
                   written + "\n" + game.words(*position, move));
    }
    return 0;
}

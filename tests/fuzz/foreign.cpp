// The first line names a game of those that others know, the rest is read as a position in their formats and as a game in
// PGN, and in KIF, CSA or USI: refused with a sentence and its place, or what is read is written and read again as it was.

#include "core/game/foreign.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "core/match/shogi_files.hpp"
#include "tests/fuzz/common.hpp"

using namespace ludus;

namespace {

void read_position(const Game& game, const std::string& text) {
    const Foreign& foreign = *game.foreign();
    const auto position = foreign.read(text);
    if (!position) {
        fuzz::hold(!position.fault().what.empty() && !position.fault().expected.empty(),
                   "a fault says what was expected", text);
        return;
    }
    for (int format = 0; format < static_cast<int>(foreign.formats().size()); ++format) {
        const std::string written = foreign.write({&*position, 1}, format);
        fuzz::hold(!written.empty(), "what was read is written", text);
        const auto again = foreign.read(written);
        fuzz::hold(again.has_value(), "what is written is read", written);
        fuzz::hold(foreign.write({&*again, 1}, format) == written, "read again it is the same", text + "\n" + written);
    }
    for (const Move move : game.moves(*position))
        for (int way = 0; way < static_cast<int>(game.notations().size()); ++way) {
            const std::string word = game.written(*position, move, way);
            const auto read = game.read(*position, word);
            fuzz::hold(read && *read == move, "words are read as the move they are", text + "\n" + word);
        }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<const Game*> known = [] {
        std::vector<const Game*> out;
        for (const auto& game : fuzz::games())
            if (game->foreign() && !game->foreign()->formats().empty()) out.push_back(&*game);
        return out;
    }();
    if (known.empty()) return 0;
    const auto [game, rest] = fuzz::keyed(data, size, known);
    const std::string text(rest);
    read_position(*game, text);
    fuzz::read_game(text, [](const std::string& pgn) { return read_pgn(pgn); }, write_pgn);
    fuzz::read_game(text, [](const std::string& kif) { return read_shogi_file(kif); }, write_kif);
    return 0;
}

#include "core/game/reading.hpp"

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/foreign.hpp"
#include "core/game/game.hpp"

namespace ludus {

Expected<Position> Foreign::read_sgf_start(const SgfStart&) const {
    return Fault{"SGF knows no such game", "a game of Go"};
}

Fault no_such_move(std::string_view word, const std::vector<std::string>& legal) {
    static constexpr std::size_t most = 6;  // as many as a person takes in
    const std::vector<std::string> words = nearest(trim(word), legal, most);
    std::string expected = legal.empty() ? "no move: the game is over" : "";
    if (!legal.empty())
        expected =
            (words.size() < legal.size() ? "one of " + std::to_string(legal.size()) + " legal moves, such as " : "") +
            join(words, ", ");
    if (trim(word).empty()) return {"no move was given", expected};
    return {"\"" + shown(word) + "\" is not a legal move here", expected};
}

}  // namespace ludus

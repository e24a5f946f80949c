#include "core/game/reading.hpp"

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus {

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

// Why a hand or a button may not be touched in Atep.

#include "core/egypt/atep.hpp"
#include "core/egypt/atep_sentences.hpp"

namespace ludus::egypt {

Reason Atep::why_not(const Position& p, std::span<const int> touched) const {
    namespace s = atep_sentences;
    const bool first = first_chooses(p);
    const auto player = [&](bool shows) {
        return card().seats[static_cast<std::size_t>(shows ? p.shower : guesser(p))].shown();
    };
    const std::string_view sentence = single_              ? (first ? s::shows_now : s::guesses_now)
                                      : touched.size() > 1 ? s::calls_next
                                                           : s::shows_first;
    return {single_ ? "falkener.atep.single" : "falkener.atep.double",
            {},
            {},
            touched.back(),
            say(sentence, {{"player", player(first)}, {"other", player(!first)}})};
}

}  // namespace ludus::egypt

#pragma once
// What Atep says (core/base/say.hpp). Slots: {player}: who chooses; {other}: the opponent; {n}, {m}: fingers; {a}, {b}: numbers
// called; {sum}: of the fingers.

#include "core/base/say.hpp"

namespace ludus::egypt::atep_sentences {

inline constexpr std::string_view chooses = "{player} chooses how many fingers to show and what to call, unseen.";
inline constexpr std::string_view hides = "{player} holds out some fingers behind the other hand.";
inline constexpr std::string_view guesses = "{player} guesses {a}.";
inline constexpr std::string_view both_show =
    "{player} shows {n} and calls {a}. {other} shows {m} and calls {b}. The sum is {sum}.";
inline constexpr std::string_view guessed = "{other} shows {n}, and {player} guessed {a}.";
inline constexpr std::string_view scores = "{player} wins the showing.";
inline constexpr std::string_view nobody = "Nobody wins the showing, so the hands are closed again.";
inline constexpr std::string_view point = "{player} has one point more towards the stakes.";
inline constexpr std::string_view rod = "The rod moves one mark towards {player}.";

// Why a touch leads nowhere.
inline constexpr std::string_view shows_first = "{player} first chooses how many fingers to show.";
inline constexpr std::string_view calls_next = "{player} has chosen the fingers and now calls the sum of both hands.";
inline constexpr std::string_view shows_now = "{player} shows fingers this time, and {other} guesses.";
inline constexpr std::string_view guesses_now = "{player} guesses this time, and {other} shows fingers.";

inline constexpr std::string_view won = "{player} has {n} points";
inline constexpr std::string_view drew = "{player} has drawn the rod away";
inline constexpr std::string_view forfeit = "{won}. {other} has to kneel down and be thumped with the fists";

}  // namespace ludus::egypt::atep_sentences

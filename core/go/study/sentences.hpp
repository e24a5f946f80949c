#pragma once
// What the drills of Go say (core/base/say.hpp). Slots: {player}, {other}: a seat; {cell}: a point; {n}: a number.

#include "core/base/say.hpp"

namespace ludus::go::sentences {

inline constexpr std::string_view atari_theme = "Capture stones";
inline constexpr std::string_view ladder_theme = "The ladder";
inline constexpr std::string_view eyes_theme = "Two eyes";

inline constexpr std::string_view atari_question = "{player} to move: capture as many stones as you can.";
inline constexpr std::string_view ladder_question =
    "{player} to move: catch the stones of {other} at {cell} by leaving them one free point at every move.";
inline constexpr std::string_view live_question =
    "{player} to move: make two eyes, so that your stones cannot be captured.";
inline constexpr std::string_view kill_question = "{player} to move: keep the stones of {other} from making two eyes.";

inline constexpr Plural atari_answer = {"{cell} captures 1 stone, and no move captures more.",
                                        "{cell} captures {n} stones, and no move captures more."};
inline constexpr std::string_view ladder_answer =
    "From {cell} on {other} can only run, from one free point to the next, until there is none.";
inline constexpr std::string_view live_answer = "{cell} parts the eye in two, and the enemy cannot fill both.";
inline constexpr std::string_view kill_answer =
    "{cell} is the point where two eyes would be made; without it there is only one.";

inline constexpr std::string_view atari_captures_none = "{cell} captures nothing.";
inline constexpr std::string_view atari_captures_fewer = "{cell} does not capture the most stones.";
inline constexpr std::string_view ladder_gets_away = "After {cell} {other} gets away.";
inline constexpr std::string_view still_killed = "After {cell} {other} can keep you from making two eyes.";
inline constexpr std::string_view still_lives = "After {cell} {other} can make two eyes.";

}  // namespace ludus::go::sentences

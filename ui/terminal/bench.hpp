#pragma once
// What `bench` measures besides speed: players against each other. Each prints its figures.

#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

/// A level against another, a random or a greedy player.
int run_match(const Arguments& arguments);
/// Each level against the one below it.
int run_levels(const Arguments& arguments);
/// Changed weights of the computer's judgement against those it has.
int run_weights(const Arguments& arguments);
/// Better weights sought by self-play.
int run_tune(const Arguments& arguments);

}  // namespace ludus::terminal

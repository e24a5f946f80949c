#pragma once
// Reading a ladder: a chain that is put in atari again and again until it has no way out, or gets one.

#include "core/go/stones.hpp"

namespace ludus::go {

/// Whether the chain of the stone on `p`, which has two liberties, is taken if the other side begins and gives it no rest. False
/// too where it is not known after some hundred moves. The first move of it goes to `first`, if that is wanted.
bool ladder_takes(const StoneBoard& board, Point p, Point* first = nullptr);

/// Whether the chain in atari gets out, if it begins. True too where it is not known.
bool gets_out(const StoneBoard& board, Point p);

}  // namespace ludus::go

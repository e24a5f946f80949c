#pragma once
// What an exercise says: its question, its explanation, and what is wrong with an answer.

#include <string>
#include <vector>

#include "core/rithmomachia/study/drill.hpp"

namespace ludus::rithmomachia {

/// `choice`: the greatest of several is asked for.
std::string question(const Engine& engine, const Topic& topic, int level, const Position& p, const Exercise& exercise,
                     bool choice);
std::string explanation(const Engine& engine, const Topic& topic, const Position& p, const Exercise& exercise);

/// Why a legal move does not answer: "9 − 6 = 3, not 7". A sentence or two.
std::string objection(const Engine& engine, const Exercise& exercise, const Position& p, Move m);
std::string objection(const Engine& engine, const Exercise& exercise, const Position& p, const std::vector<int>& spots);

}  // namespace ludus::rithmomachia

#pragma once
// The six common victories, "shorte victories" for any of the three kinds, and the digits of a later game: the spoils
// counted.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/rithmomachia/rules/position.hpp"

namespace ludus::rithmomachia {

enum class Victory : std::uint8_t { proper, bodies, goods, quarrel, honour, honour_quarrel, standards, digits };

/// Fulke's numbers: 100 in 8 characters; 100 in 8 men; 100 in 8 men and 9 characters.
struct VictoryOptions {
    Victory victory = Victory::proper;
    int men = 8;
    int number = 100;
    int characters = 8;
    int turns = 0;  ///< after which standards are counted; 0: when a king is taken
};

/// "bodies", "honour-quarrel"; proper where there is no such name.
Victory find_victory(std::string_view name);
/// "victory of bodies".
const char* victory_title(Victory victory);
/// fulke.victory.bodies and so on.
const char* victory_passage(Victory victory);

/// The numbers of what an army has won, a man or a king's step each.
std::vector<int> numbers_won(Spoils spoils);
int sum_won(Spoils spoils);

/// Whether the spoils win by the victory agreed on. Standards are never won so: they are compared at the agreed end.
bool is_won(const VictoryOptions& victory, Spoils spoils);
/// The same of any numbers; `is_won` asks it.
bool is_won(const VictoryOptions& victory, const std::vector<int>& numbers);

/// fulke.victory.standards: ten to an army, of 130 even men or 174 odd, its two captains and ten bearers set aside.
inline constexpr int standards_to_an_army = 10, captains = 2;
/// The standards a victor has won of the other army's, for men of that sum.
int standards_won(int victor, int sum);

}  // namespace ludus::rithmomachia

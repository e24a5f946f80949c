#include "core/rithmomachia/rules/victory.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace ludus::rithmomachia {
namespace {

struct Named {
    Victory victory;
    std::string_view name;
    const char* title;
    const char* passage;
};
constexpr Named victories[] = {
    {Victory::proper, "proper", "proper victory", "fulke.1.triumph"},
    {Victory::bodies, "bodies", "victory of bodies", "fulke.victory.bodies"},
    {Victory::goods, "goods", "victory of goods", "fulke.victory.goods"},
    {Victory::quarrel, "quarrel", "victory of quarrel", "fulke.victory.quarrel"},
    {Victory::honour, "honour", "victory of honour", "fulke.victory.honour"},
    {Victory::honour_quarrel, "honour-quarrel", "victory of honour and quarrel", "fulke.victory.honour-quarrel"},
    {Victory::standards, "standards", "victory of standards", "fulke.victory.standards"},
    {Victory::digits, "digits", "victory of digits", "mebben.victory"},
};

int characters_of(int number) { return static_cast<int>(std::to_string(number).size()); }

/// The most that some of the numbers make in exactly so many men and so many characters, or less than 0 where none do.
/// -1 for either asks for no exact count of it; numbers of `below` or more are passed over (0: none are).
int most_in(const std::vector<int>& numbers, int men, int characters, int below) {
    const std::size_t rows = static_cast<std::size_t>(men < 0 ? 0 : men) + 1;
    const std::size_t columns = static_cast<std::size_t>(characters < 0 ? 0 : characters) + 1;
    std::vector<int> most(rows * columns, -1);  // by men and characters used so far
    most[0] = 0;
    for (int n : numbers) {
        if (below > 0 && n >= below) continue;
        const std::size_t m = men < 0 ? 0 : 1, c = characters < 0 ? 0 : static_cast<std::size_t>(characters_of(n));
        for (std::size_t i = rows; i-- > m;) {
            for (std::size_t j = columns; j-- > c;) {
                const int before = most[(i - m) * columns + (j - c)];
                if (before >= 0) most[i * columns + j] = std::max(most[i * columns + j], before + n);
            }
        }
    }
    return most.back();
}

}  // namespace

Victory find_victory(std::string_view name) {
    for (const Named& v : victories) {
        if (v.name == name) return v.victory;
    }
    return Victory::proper;
}

const char* victory_title(Victory victory) { return victories[static_cast<std::size_t>(victory)].title; }
const char* victory_passage(Victory victory) { return victories[static_cast<std::size_t>(victory)].passage; }

std::vector<int> numbers_won(Spoils spoils) {
    std::vector<int> out;
    for (; spoils; spoils &= spoils - 1) {
        const int i = __builtin_ctzll(spoils);
        const int part = i - men_count;
        out.push_back(part < 0 ? man(i).number
                               : steps[static_cast<std::size_t>(part / 6)].number[static_cast<std::size_t>(part % 6)]);
    }
    return out;
}

int sum_won(Spoils spoils) {
    int sum = 0;
    for (int n : numbers_won(spoils)) sum += n;
    return sum;
}

bool is_won(const VictoryOptions& victory, const std::vector<int>& numbers) {
    switch (victory.victory) {
        case Victory::proper:
        case Victory::standards: return false;
        // "he which first taketh .4. or .5. or .6. or .10. men &c, shall wyn the game"
        case Victory::bodies: return static_cast<int>(numbers.size()) >= victory.men;
        // "men amounting to the number of .100. or .200."
        case Victory::goods: return most_in(numbers, -1, -1, 0) >= victory.number;
        // "taketh .100. in .8. characters not regarding in how many men they standes"
        case Victory::quarrel: return most_in(numbers, -1, victory.characters, 0) >= victory.number;
        // "first cometh to .100. in .8. men ... so that there be not .100. upon one man"
        case Victory::honour: return most_in(numbers, victory.men, -1, victory.number) >= victory.number;
        case Victory::honour_quarrel:
            return most_in(numbers, victory.men, victory.characters, victory.number) >= victory.number;
        // mebben.victory: so many digits on the pieces captured.
        case Victory::digits: {
            int written = 0;
            for (int n : numbers) written += characters_of(n);
            return written >= victory.characters;
        }
    }
    return false;
}

bool is_won(const VictoryOptions& victory, Spoils spoils) {
    if (victory.victory == Victory::bodies) return __builtin_popcountll(spoils) >= victory.men;
    return is_won(victory, numbers_won(spoils));
}

int standards_won(int victor, int sum) {
    // 1740 odd soldiers under ten standards, or 1300 even ones.
    const int army = victor == even ? 1752 : 1312;
    return sum / ((army - captains - standards_to_an_army) / standards_to_an_army);
}

}  // namespace ludus::rithmomachia

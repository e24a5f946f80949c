// The games of the family: Falkener's chess, in the order of his book.

#include "core/chess/chaturanga.hpp"
#include "core/chess/shatranj.hpp"
#include "core/chess/shogi.hpp"
#include "core/chess/siamese.hpp"
#include "core/chess/turkish.hpp"
#include "core/chess/xiangqi.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/erased.hpp"

namespace ludus::chess {

std::span<const Entry> entries() {
    static constexpr Entry all[] = {
        {&Shatranj::card, &erase<Shatranj>}, {&Chaturanga::card, &erase<Chaturanga>}, {&Xiangqi::card, &erase<Xiangqi>},
        {&Shogi::card, &erase<Shogi>},       {&Siamese::card, &erase<Siamese>},       {&Turkish::card, &erase<Turkish>},
    };
    return all;
}

}  // namespace ludus::chess

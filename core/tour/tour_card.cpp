// The card of the Knight's Tour, each option with its passage.

#include "core/kit/cards.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

const Card& KnightsTour::card() {
    static const Card card = [] {
        Card c = kit::plain_card("tour", "falkener-knights-tour", "The Knight’s Tour", {"knight"});
        c.book = "falkener";
        c.place = "Chapters XXXVIII to XL and XLII, pages 309 and 345";
        c.minutes = 15;
        add_rules(c, "falkener.tour.",
                  "cover start half reentering euler euler.turn warnsdorff roget roget.end difference columns magic "
                  "magic.cells");
        c.options = {
            offer("Board", "board", "The board", "falkener.tour.half", Of::us,
                  {{"8x8", "the chessboard"},
                   {"8x4", "half the chessboard, as the Persian writer"},
                   {"16x8", "the double chessboard"},
                   {"5x5", "5 × 5"},
                   {"6x6", "6 × 6"},
                   {"7x7", "7 × 7"},
                   {"10x3", "10 × 3"},
                   {"cross", "a cross of 48 squares"}},
                  true),
            offer("Goal", "goal", "The tour is to", "falkener.tour.reentering", Of::source,
                  {{"any", "visit every square"},
                   {"reentering", "end a leap from where it began"},
                   {"end", "end on a square you choose"},
                   {"difference", "have opposite numbers that differ by 32"}},
                  true),
            offer("Goal", "sums", "The numbers are to add up", "falkener.tour.magic", Of::source,
                  {{"none", "as they may"},
                   {"columns", "alike in all columns"},
                   {"magic", "alike in all columns and rows"}},
                  false, "board=8x8"),
            offer("Method", "method", "By the method of", "falkener.tour.euler", Of::source,
                  {{"free", "nobody: any leap"},
                   {"euler", "Euler: turn the march about when no leap is left"},
                   {"roget", "Roget: by squares and diamonds"},
                   {"warnsdorff", "Warnsdorff: where fewest ways go on"}},
                  true),
            kit::yes_or_no("aids", "Show the ways on, and the squares that can no longer be reached",
                           "falkener.tour.cover", true),
        };
        c.options.back().ours = true;
        c.options.back().group = "Method";
        add_presets(c, {{"falkener", "Any tour of the chessboard"},
                        {"re-entering", "A re-entering tour", "goal=reentering"},
                        {"roget", "From any square to any other, as Roget", "goal=end method=roget"},
                        {"magic", "A knight’s magic square", "sums=magic"},
                        {"first", "A first tour, on 5 × 5 squares", "board=5x5"}});
        return c;
    }();
    return card;
}

}  // namespace ludus::tour

// The card of the Game of the Bowl: what may be agreed on before it begins.

#include "core/egyptrace/bowl.hpp"
#include "core/kit/cards.hpp"

namespace ludus::egyptrace {

const Card& Bowl::card() {
    static const Card card = [] {
        Card c = kit::plain_card("egyptrace", "falkener-bowl", "The Game of the Bowl (Hab em Han)", {"white", "black"});
        c.book = "falkener";
        c.place = "VI. Hab em Han, the Game of the Bowl";
        c.minutes = 30;
        c.options = {
            // "the coloured side counting as two, the white as one. The cowries if down count as two, if up as one."
            offer("The roll", "thrown", "What is rolled", "falkener.bowl.throw", Of::source,
                  {{"counters", "counters, white 1 and coloured 2"}, {"cowries", "cowries, mouth up 1 and down 2"}}),
            // "A player can either enter his throws, or play pieces already entered": whether he has to, it does not say.
            offer("The roll", "use", "Using the roll", "falkener.bowl.use", Of::us,
                  {{"must", "a number that can be used must be used"}, {"may", "a number may be left unused"}}, true),
            offer("Capturing", "enter.take", "Capturing by entering", "falkener.bowl.take", Of::us,
                  {{"true", "a piece that enters may capture"},
                   {"false", "only a piece that moves from ring to ring captures"}}),
            offer("", "first", "First player", "falkener.bowl.throw", Of::us,
                  {{"white", "White begins, as in the printed game"}, {"black", "Black begins"}}),
        };
        add_rules(c, "falkener.bowl.", "board men stake throw use out take enter slain end");
        c.has_chance = c.has_rolls = c.joins_moves = true;
        return c;
    }();
    return card;
}

}  // namespace ludus::egyptrace

// What Chaturanga says of itself, and what the players agree on.

#include "core/chess/card_options.hpp"
#include "core/chess/chaturanga.hpp"

namespace ludus::chess {

const Card& Chaturanga::card() {
    static const Card card = [] {
        Card c;
        c.id = "falkener-chaturanga";
        c.name = "Chaturanga";
        c.family = "chess";
        c.book = "falkener";
        c.place = "Chapter X, page 119";
        // falkener.chaturanga.turn: "the red and black against buff and white".
        c.seats = {{"red", "Red", 0, 2}, {"buff", "Buff", 1, 3}, {"black", "Black", 0, 1}, {"white", "White", 1, 0}};
        add_rules(c, "falkener.chaturanga.",
                  {"array", "turn", "rajah", "elephant", "horse", "ship", "soldier", "take", "check", "leaderless", "take-ally",
                   "vrihannauka", "exchange", "shatpada", "gadha", "end", "kakakashtha", "dice.vyasa", "dice.opening",
                   "stakes.sinhasana", "stakes.sinhasana-ally", "stakes.chaturaji", "stakes.alberuni", "alberuni"});
        add_rules(c, "falkener.general.", {"repetition"});
        c.options = {
            offer("Dice and stakes", "dice", "Dice", "falkener.chaturanga.dice.vyasa", Of::source,
                  {{"none", "are laid aside"},
                   {"vyasa", "one, from two to five, tells before every move which man it is"},
                   {"opening", "the same, for each player’s first move alone"},
                   {"alberuni", "two, each of which moves a man"}}, true),
            offer("Dice and stakes", "stakes", "Stakes", "falkener.chaturanga.stakes.sinhasana", Of::source,
                  {{"none", "are laid aside"},
                   {"vyasa", "for thrones and for all the Rajahs, as in the verses"},
                   {"alberuni", "a price on every man"}}, true),
            offer("The armies", "vrihannauka", "The Ship that comes to three others and completes the square", "falkener.chaturanga.vrihannauka", Of::source,
                  {{"rivals", "takes the two rival Ships"}, {"all-three", "takes all three"}, {"no", "takes none"}}),
            offer("The armies", "exchange", "Captive Rajahs", "falkener.chaturanga.exchange", Of::source,
                  {{"consent", "are exchanged once, if both sides consent"},
                   {"demand", "are exchanged once, if the later victor wishes"},
                   {"no", "stay where they are"}}),
            offer("The armies", "promotion_choice", "A soldier who reaches a square of rank", "falkener.chaturanga.shatpada", Of::source,
                  {{"may", "may rise"}, {"must", "rises"}}),
            offer("The end", "kakakashtha", "A Rajah alone without men", "falkener.chaturanga.kakakashtha", Of::us,
                  {{"any", "draws the game"},
                   {"side", "draws it if his ally stands alone too, or is taken"},
                   {"off", "fights on"}}),
            offer("The end", "repetition", "A position that comes back", "falkener.general.repetition", Of::us,
                  {{"none", "as often as they like"}, {"draw", "is a draw the third time"}}),
        };
        c.presets = {
            {"falkener", "As Falkener", {}},
            {"vyasa", "As Vyasa’s verses",
             {{"dice", "vyasa"}, {"stakes", "vyasa"}, {"vrihannauka", "all-three"}, {"exchange", "demand"}, {"promotion_choice", "must"}}},
            {"alberuni", "As Alberuni",
             {{"dice", "alberuni"}, {"stakes", "alberuni"}, {"vrihannauka", "no"}, {"exchange", "no"}, {"kakakashtha", "off"}}},
        };
        c.has_chance = true;  // where dice are thrown
        return c;
    }();
    return card;
}

}  // namespace ludus::chess

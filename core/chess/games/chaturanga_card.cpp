// What Chaturanga says of itself, and what the players agree on.

#include "core/chess/games/chaturanga.hpp"
#include "core/chess/options.hpp"

namespace ludus::chess {

const Card& Chaturanga::card() {
    static const Card card = [] {
        Card c;
        c.id = "falkener-chaturanga";
        c.name = "Chaturanga";
        c.family = "chess";
        c.book = "falkener";
        c.place = "Chapter X, page 119";
        c.minutes = 60;
        // falkener.chaturanga.turn: "the red and black against buff and white".
        c.seats = {{"red", "Red", 0, coats::red},
                   {"buff", "Buff", 1, coats::buff},
                   {"black", "Black", 0, coats::ink},
                   {"white", "White", 1, coats::paper}};
        add_rules(c, "falkener.chaturanga.",
                  "array turn rajah elephant horse ship soldier take check leaderless take-ally vrihannauka exchange "
                  "shatpada gadha end kakakashtha dice.vyasa dice.opening stakes.sinhasana stakes.sinhasana-ally "
                  "stakes.chaturaji stakes.alberuni alberuni");
        add_rules(c, "falkener.general.", "repetition");
        static constexpr Offer offers[] = {
            offer("Dice and stakes", "dice", "Dice", "falkener.chaturanga.dice.vyasa", Of::source,
                  {{"none", "not used"},
                   {"vyasa", "one die, from two to five, says before every move which piece moves"},
                   {"opening", "the same, but only for each player’s first move"},
                   {"alberuni", "two dice, each moves a piece"}},
                  true),
            offer("Dice and stakes", "stakes", "Stakes", "falkener.chaturanga.stakes.sinhasana", Of::source,
                  {{"none", "not used"},
                   {"vyasa", "for thrones and for capturing all kings, as in the verses"},
                   {"alberuni", "a price on every piece"}},
                  true),
            offer("The armies", "vrihannauka", "A ship that completes a block of four ships",
                  "falkener.chaturanga.vrihannauka", Of::source,
                  {{"rivals", "captures the two enemy ships"},
                   {"all-three", "captures all three"},
                   {"no", "captures none"}}),
            offer("The armies", "exchange", "Captured kings", "falkener.chaturanga.exchange", Of::source,
                  {{"consent", "may be exchanged once, if both sides agree"},
                   {"demand", "may be exchanged once, if the player who captured last wishes"},
                   {"no", "stay captured"}}),
            offer("The armies", "promotion_choice", "A foot-soldier that reaches a promotion square",
                  "falkener.chaturanga.shatpada", Of::source, {{"may", "may promote"}, {"must", "must promote"}}),
            offer("End of the game", "kakakashtha", "A king left alone", "falkener.chaturanga.kakakashtha", Of::us,
                  {{"any", "the game is a draw"},
                   {"side", "a draw if its partner is alone too, or captured"},
                   {"off", "the game goes on"}}),
            offer("End of the game", "repetition", "The same position comes back", "falkener.general.repetition",
                  Of::us, {{"none", "allowed any number of times"}, {"draw", "a draw the third time"}}),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"vyasa", "As in Vyasa’s verses",
                         "dice=vyasa stakes=vyasa vrihannauka=all-three exchange=demand promotion_choice=must"},
                        {"alberuni", "As in Alberuni",
                         "dice=alberuni stakes=alberuni vrihannauka=no exchange=no kakakashtha=off"}});
        c.has_chance = true;  // where dice are thrown
        return c;
    }();
    return card;
}

}  // namespace ludus::chess

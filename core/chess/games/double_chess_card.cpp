// What Double Chess says of itself, and what the players agree on.

#include "core/chess/games/double_chess.hpp"
#include "core/chess/options.hpp"

namespace ludus::chess {

const Card& DoubleChess::card() {
    static const Card card = [] {
        Card c;
        c.id = "falkener-double-chess";
        c.name = "Double Chess";
        c.family = "chess";
        c.book = "falkener";
        c.place = "Chapter XVIII, page 225";
        c.minutes = 120;
        // falkener.double.turns: a "left-hand opponent will follow up his partner's attack".
        c.seats = {{"south", "South", 0, coats::paper},
                   {"west", "West", 1, coats::red},
                   {"north", "North", 0, coats::buff},
                   {"east", "East", 1, coats::ink}};
        add_rules(c, "falkener.double.",
                  "board array turns pawn.first pawn.queen pawn.jump blockade blockade.take king end");
        add_rules(c, "falkener.general.", "european repetition");
        static constexpr Offer offers[] = {
            offer("Players and board", "players", "Players", "falkener.double.turns", Of::source,
                  {{"4", "four"},
                   {"3", "three: South plays North’s pieces too", "north"},
                   {"2", "two: South and West each play two armies", "north east"}},
                  true),
            offer("Players and board", "arms", "The arms of the board", "falkener.double.board", Of::us,
                  {{"3", "three rows deep: 160 squares"}, {"2", "two rows deep: 128 squares"}}, true),
            offer("Pawns", "queening", "A pawn becomes a queen", "falkener.double.pawn.queen", Of::source,
                  {{"sides-or-opposite", "at the sides or at the opposite end"},
                   {"sides-and-return", "at the sides only; at the opposite end it turns round"}},
                  true),
            offer("Checkmated players", "blockaded", "The pieces of a checkmated player",
                  "falkener.double.blockade.take", Of::source,
                  {{"takeable", "may be captured, by the partner too"}, {"immune", "may not be captured"}}, true),
            offer("Checkmated players", "blockaded_men_harmless", "While checkmated, they", "falkener.double.blockade",
                  Of::us, {{"false", "still give check"}, {"true", "give no check"}}),
            offer("End of the game", "repetition", "The same position comes back", "falkener.general.repetition",
                  Of::us, {{"none", "allowed any number of times"}, {"draw", "a draw the third time"}}),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"others", "As other writers have it", "queening=sides-and-return blockaded=immune"}});
        return c;
    }();
    return card;
}

}  // namespace ludus::chess

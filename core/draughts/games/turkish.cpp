#include "core/draughts/games/turkish.hpp"

#include "core/draughts/options.hpp"

namespace ludus::draughts {

const Card& Turkish::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-turkish-draughts", "Turkish Draughts", "Chapter XXII, page 237");
        c.minutes = 30;
        add_rules(c, "falkener.turkish-draughts.", "array move queen");
        add_rules(c, "falkener.", "general.repetition");
        c.options = {
            offer("Captures", "most", "With several captures to choose from", "falkener.turkish-draughts.move", Of::us,
                  {{"greatest", "the greatest number must be captured"}, {"free", "the player may choose"}}, true),
            offer("Captures", "turn-back", "In the middle of a capture a queen", "falkener.turkish-draughts.queen",
                  Of::us, {{"no", "may not turn straight back"}, {"yes", "may turn straight back"}}),
            offer("Start", "first", "Who moves first", "falkener.turkish-draughts.array", Of::us,
                  {{"white", "White"}, {"black", "Black"}}),
            offer_repetition(),
        };
        add_presets(
            c, {{"falkener", "As in Falkener’s book", "most=free repetition=none"}, {"modern", "As played today"}});
        return c;
    }();
    return card;
}

Variant Turkish::with_options(const Options& options) {
    Variant variant;
    Passages& says = variant.says;
    // falkener.turkish-draughts.array: "sixteen men on each side, which are placed on the second and third rows".
    variant.lines = Lines::straight;
    variant.side = 8;
    variant.first_row = 1;
    variant.rows = 2;
    // falkener.turkish-draughts.move: "The pieces move and take forwards or sideways, not diagonally".
    says.move = says.capture = says.end = says.most = says.choice = "falkener.turkish-draughts.move";
    // falkener.turkish-draughts.queen: "can then move from one part of the board to the other, forwards, sideways or backwards; and the
    // Queen in taking can place itself in any vacant square beyond the piece taken".
    variant.long_kings = true;
    variant.king_name = "queen";
    variant.king_letter = "Q";
    says.king = says.crown = "falkener.turkish-draughts.queen";
    variant.most = options["most"] == "greatest";
    variant.may_turn_back = options["turn-back"] == "yes";
    variant.removal = Removal::at_once;
    variant.dark_squares = true;
    if (variant.most && !variant.may_turn_back) variant.game_type = "30,W,8,8,A0,0";
    agree(variant, options);
    return variant;
}

}  // namespace ludus::draughts

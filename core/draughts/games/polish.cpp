#include "core/draughts/games/polish.hpp"

#include "core/draughts/options.hpp"

namespace ludus::draughts {

const Card& Polish::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-polish-draughts", "Polish Draughts", "Chapter XXI, page 236");
        c.minutes = 40;
        add_rules(c, "falkener.polish.", "board move queen most value once");
        add_rules(c, "falkener.",
                  "draughts.first draughts.move draughts.king draughts.choice draughts.huff general.repetition");
        c.options = {
            offer("Moves", "steps", "Uncrowned pieces move", "falkener.polish.move", Of::source,
                  {{"both", "forward and backward"}, {"forward", "forward only, but capture both ways"}}, true),
            offer_huffing(),
            offer("Captures", "most", "With several captures to choose from", "falkener.polish.most", Of::source,
                  {{"greatest", "the greatest number must be captured"}, {"free", "the player may choose"}}, true),
            offer("Captures", "value", "Between captures of equal number", "falkener.polish.value", Of::source,
                  {{"queens", "the one with more queens must be made"}, {"free", "the player may choose"}}, false,
                  "most=greatest"),
            offer("Captures", "removal", "Captured pieces leave the board", "falkener.polish.once", Of::source,
                  {{"at-once", "at once, so that their squares can be passed again"},
                   {"end", "when the turn is over, and none may be jumped twice"}}),
            offer_first(true),
            offer_repetition(),
        };
        add_presets(c, {{"falkener", "As in Falkener’s book", "capture=huff repetition=none"},
                        {"modern", "International draughts, as played today", "steps=forward value=free removal=end"}});
        return c;
    }();
    return card;
}

Variant Polish::with_options(const Options& options) {
    Variant variant;
    Passages& says = variant.says;
    // falkener.polish.board: "a board of ten squares instead of eight; having four rows of five pieces on either side".
    variant.side = 10;
    variant.rows = 4;
    // falkener.polish.move: "All the pieces have the power of moving backward as well as forward".
    variant.steps_back = options["steps"] == "both";
    variant.captures_back = true;
    says.move = variant.steps_back ? "falkener.polish.move" : "falkener.draughts.move";
    says.capture = "falkener.draughts.move";
    says.end = "falkener.draughts.move";
    // falkener.polish.queen: "whether in moving or taking, of passing over any number of squares in a straight line".
    variant.long_kings = true;
    variant.king_name = "queen";
    variant.king_letter = "Q";
    says.king = "falkener.polish.queen";
    says.crown = "falkener.draughts.king";
    // falkener.polish.most: "A player must always take the greatest number of pieces he can."
    variant.most = options["most"] == "greatest";
    says.most = "falkener.polish.most";
    says.choice = "falkener.draughts.choice";
    // falkener.polish.value: "he must then take that direction in which they are of more value".
    variant.by_value = variant.most && options["value"] == "queens";
    says.value = "falkener.polish.value";
    // falkener.polish.once: "he must remove each piece as he takes it".
    variant.removal = options["removal"] == "end" ? Removal::at_end : Removal::at_once;
    says.removal = "falkener.polish.once";
    // falkener.polish.value: "failing to do so, he may be huffed, or compelled to take in the opposite direction".
    variant.duty = options["capture"] == "huff" ? Duty::huff : Duty::compulsory;
    says.huff = "falkener.draughts.huff";
    const bool today = !variant.steps_back && variant.most && !variant.by_value && variant.removal == Removal::at_end &&
                       variant.duty == Duty::compulsory;
    if (today) variant.game_type = "20,W,10,10,N2,0";
    variant.dark_squares = today;
    agree(variant, options);
    return variant;
}

}  // namespace ludus::draughts

#include "core/draughts/games/english.hpp"

#include "core/draughts/options.hpp"

namespace ludus::draughts {

const Card& English::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-draughts", "Draughts", "Chapter XX, page 235");
        c.minutes = 20;
        add_rules(c, "falkener.draughts.", "board array first move king choice huff");
        add_rules(c, "falkener.", "general.repetition");
        c.options = {offer_huffing(), offer_first(false), offer_repetition()};
        add_presets(
            c, {{"falkener", "As in Falkener’s book", "capture=huff repetition=none"}, {"modern", "As played today"}});
        return c;
    }();
    return card;
}

Variant English::with_options(const Options& options) {
    Variant variant;
    // falkener.draughts.array: "three rows of four on each side".
    variant.side = 8;
    variant.rows = 3;
    // falkener.draughts.move: "The men move diagonally, one square at a time, and take diagonally by hopping over."
    Passages& says = variant.says;
    says.move = says.capture = says.end = "falkener.draughts.move";
    // falkener.draughts.king: "On arriving at the opposite end they become Kings at their next move. The Kings move and take backwards as
    // well as forwards."
    variant.crowning_ends = true;
    says.crown = says.king = "falkener.draughts.king";
    // falkener.draughts.choice: "he is at liberty to choose whichever direction he pleases, even though he may take fewer men".
    variant.most = false;
    says.choice = "falkener.draughts.choice";
    // falkener.draughts.huff: "he may be huffed (lose his piece) or compelled to take the piece or pieces, at his opponent's discretion".
    variant.duty = options["capture"] == "huff" ? Duty::huff : Duty::compulsory;
    says.huff = "falkener.draughts.huff";
    if (variant.duty == Duty::compulsory) variant.game_type = "21,B,8,8,N1,0";
    variant.pdn_first_seat = 1;
    agree(variant, options);
    return variant;
}

}  // namespace ludus::draughts

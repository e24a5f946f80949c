#include "core/chess/games/maharajah.hpp"

#include "core/chess/games/european.hpp"
#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { maharajah, king, queen, rook, bishop, knight, pawn };
enum Zone { last_row, first_squares };

/// falkener.maharajah.array: king and queen stand as black's in our chess.
constexpr const char* from_maharajah = "sepoys K57 Q47 R17 R87 B37 B67 N27 N77 P16 P26 P36 P46 P56 P66 P76 P86 | to ";
constexpr const char* from_sepoys = "sepoys K40 Q50 R10 R80 B30 B60 N20 N70 P11 P21 P31 P41 P51 P61 P71 P81 | to ";

}  // namespace

const Card& Maharajah::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-maharajah", "The Maharajah and the Sepoys", "Chapter XVII, pages 217-224",
                            {"maharajah", "Maharajah", 0}, {"sepoys", "Sepoy army", 0});
        c.minutes = 20;
        add_rules(c, "falkener.maharajah.", "power array start pawn check end");
        static constexpr Offer offers[] = {
            offer("Start", "start", "The Maharajah begins", "falkener.maharajah.start", Of::us,
                  {{"enter", "on any empty square that is not attacked, chosen on its first turn"},
                   {"fixed", "on the king’s square of the empty side, as today"}},
                  true),
            offer("Start", "first", "First move", "falkener.maharajah.start", Of::us,
                  {{"maharajah", "the Maharajah"}, {"sepoys", "the Sepoys"}}, false, "start=fixed"),
            offer("Start", "sepoys-at", "The book’s numbers of the squares", "falkener.maharajah.array", Of::source,
                  {{"top", "count from the Maharajah’s side, as in games I to IV"},
                   {"bottom", "count from the Sepoys’ side, as in games V to VIII"}}),
            offer("Pawns", "queening", "A pawn on the last row", "falkener.maharajah.pawn", Of::us,
                  {{"none", "stays there as a pawn"}, {"queen", "becomes a queen"}}),
            offer_stalemate("falkener.maharajah.end"),
            offer_repetition("falkener.general.repetition"),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"modern", "As often played today", "start=fixed repetition=draw"}});
        return c;
    }();
    return card;
}

Variant Maharajah::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    const bool enters = options["start"] == "enter", counts_from_sepoys = options["sepoys-at"] == "bottom";
    variant.geometry.from_above = counts_from_sepoys;
    variant.zones = {variant.geometry.band(7, 7), variant.geometry.band(1, 1)};
    // falkener.maharajah.start: the Maharajah's first number is where he is placed; the Sepoys answer it.
    const std::string square = enters ? "" : counts_from_sepoys ? " M47" : " M50";
    variant.first = !enters && options["first"] == "sepoys" ? 1 : 0;
    variant.array = "maharajah" + square + " | " + (counts_from_sepoys ? from_sepoys : from_maharajah) +
                    (variant.first == 1 ? "sepoys" : "maharajah") + (enters ? " | hand maharajah M" : "");
    said.enter = "falkener.maharajah.start";
    if (enters) {
        variant.hand = {maharajah};
        variant.placing = Placing::whole;
    }

    constexpr const char* men = "falkener.maharajah.array";
    // falkener.maharajah.pawn: "The Pawns may move one or two squares on starting, but do not queen".
    const bool queens = options["queening"] == "queen";
    static constexpr Kind kinds[] = {
        // falkener.maharajah.power: "the combined powers of the Rukh, the Bishop, and the Knight".
        {.letter = "M",
         .name = "Maharajah",
         .rule = "falkener.maharajah.power",
         .motions = {slide(all_ways), leap(knight_steps)},
         .royal = true,
         .fen = "m",
         .figure = "maharajah",
         .sign = "sun"},
        european::king(men),
        european::queen(men, 900),
        european::rook(men),
        european::bishop(men),
        european::knight(men),
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.maharajah.pawn",
         .motions = {only_moves(step(ahead)), from(first_squares, only_moves(slide(ahead, 2, 2))),
                     only_takes(step(slantwise_ahead))},
         .worth = 150,
         .fen = "p",
         .figure = "pawn",
         .sign = "man"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    if (queens) variant.kinds[pawn].turns = {queen};
    variant.pawn = pawn;
    variant.promotion = queens ? Promotion::must : Promotion::none;
    variant.camp = last_row;
    said.camp = "falkener.maharajah.pawn";

    agree_on_the_end(variant, options, "falkener.maharajah.end");
    said.check = "falkener.maharajah.check";
    variant.freedom = 8;
    return variant;
}

}  // namespace ludus::chess

#include "core/chess/games/turkish.hpp"

#include "core/chess/games/european.hpp"
#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { king, queen, rook, bishop, knight, pawn, leaping_king };
enum Zone { last_row };

constexpr const char* crossed =
    "white K50 Q40 R10 R80 B30 B60 N20 N70 P11 P21 P31 P41 P51 P61 P71 P81 | "
    "black K47 Q57 R17 R87 B37 B67 N27 N77 P16 P26 P36 P46 P56 P66 P76 P86 | to white";
constexpr const char* facing =
    "white K50 Q40 R10 R80 B30 B60 N20 N70 P11 P21 P31 P41 P51 P61 P71 P81 | "
    "black K57 Q47 R17 R87 B37 B67 N27 N77 P16 P26 P36 P46 P56 P66 P76 P86 | to white";

}  // namespace

const Card& Turkish::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-turkish", "Turkish Chess", "Chapter XV, page 196", {"white", "White", 0},
                            {"black", "Black", 0});
        c.minutes = 40;
        add_rules(c, "falkener.turkish.", "array men leap pawn castle end");
        static constexpr Offer offers[] = {
            offer("Start", "array", "Where the kings stand", "falkener.turkish.array", Of::us,
                  {{"crossed", "each to the right of its own queen, opposite the other queen"},
                   {"facing", "opposite each other"}},
                  true),
            offer("The king’s jump", "leap", "The king may move like a knight", "falkener.turkish.leap", Of::source,
                  {{"once", "once in the game"}, {"none", "never"}}, true),
            offer("The king’s jump", "leap-takes", "With this jump the king", "falkener.turkish.leap", Of::us,
                  {{"no", "may not capture"}, {"yes", "may capture"}}, false, "leap=once"),
            offer("The king’s jump", "leap-check", "A king in check", "falkener.turkish.leap", Of::us,
                  {{"yes", "may jump out of check"}, {"no", "may not jump"}}, false, "leap=once"),
            offer("Castling", "castling", "When castling, the king moves", "falkener.turkish.castle", Of::source,
                  {{"free", "any distance towards the rook"},
                   {"european", "two squares"},
                   {"none", "not at all: there is no castling"}}),
            offer_stalemate("falkener.turkish.end"),
            offer_repetition("falkener.general.repetition"),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As in Falkener’s book"}});
        return c;
    }();
    return card;
}

Variant Turkish::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    // falkener.turkish.array: "The King is placed on the right of the Queen."
    variant.array = options["array"] == "facing" ? facing : crossed;
    variant.zones = {variant.geometry.band(7, 7)};

    // falkener.turkish.leap: the king "can take one Knight's move at any time of the game, but only one".
    Motion leaps = says("falkener.turkish.leap", once(king, leap(knight_steps), "leap"));
    if (options["leap-takes"] == "no") leaps.use = Use::moves;
    leaps.from_check = options["leap-check"] == "yes";

    constexpr const char* men = "falkener.turkish.men";
    Kind leaping = european::king(men);
    leaping.motions.push_back(leaps);
    leaping.same_as = king;
    static constexpr Kind kinds[] = {
        european::king(men),
        european::queen(men, 950),
        european::rook(men),
        european::bishop(men),
        european::knight(men),
        // falkener.turkish.pawn: "The pawns move one square at a time."
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.turkish.pawn",
         .motions = {only_moves(step(ahead)), only_takes(step(slantwise_ahead))},
         .worth = 100,
         .turns = {queen, rook, bishop, knight},
         .fen = "p",
         .figure = "pawn",
         .sign = "man"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    variant.kinds.push_back(leaping);
    variant.pawn = pawn;
    variant.promotion = Promotion::must;
    variant.camp = last_row;
    said.camp = men;

    // falkener.turkish.castle: "the King can be placed on the Rukh's square, or on any other within that distance".
    const std::string& castling = options["castling"];
    variant.castling = castling == "free"       ? Castling::free
                       : castling == "european" ? Castling::european
                                                : Castling::none;
    said.castle = "falkener.turkish.castle";
    if (options["leap"] == "once") {
        variant.privilege = "leap";
        variant.array += options["array"] == "facing" ? " | leap 50 57" : " | leap 50 47";
    }
    if (variant.castling != Castling::none) variant.array += " | castle 10 80 17 87";

    agree_on_the_end(variant, options, "falkener.turkish.end");
    return variant;
}

}  // namespace ludus::chess

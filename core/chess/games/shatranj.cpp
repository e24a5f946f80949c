#include "core/chess/games/shatranj.hpp"

#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { king, ferz, alfil, knight, rook, pawn };
enum Zone { last_row };

constexpr const char* array =
    "white K50 F40 A30 A60 N20 N70 R10 R80 P11 P21 P31 P41 P51 P61 P71 P81 | "
    "black K57 F47 A37 A67 N27 N77 R17 R87 P16 P26 P36 P46 P56 P66 P76 P86 | to white";
/// The diagram is lost; the printed solution and the well-known form of the problem give it again (falkener.dilaram.position).
constexpr const char* dilaram = "white K13 N73 R83 A82 R80 P65 P75 | black K77 R27 N33 R21 | to white";

}  // namespace

const Card& Shatranj::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-shatranj", "The Mate of Dilaram", "Introduction, pages 5-6",
                            {"white", "White", 0}, {"black", "Black", 0});
        c.minutes = 5;
        add_rules(c, "falkener.dilaram.", "position alfil men array ferz end");
        static constexpr Offer offers[] = {
            offer("Start", "begin", "Starting position", "falkener.dilaram.position", Of::us,
                  {{"dilaram", "the problem, reconstructed"}, {"array", "all pieces on the board"}}, true),
            offer("End of the game", "stalemate", "If a player has no legal move and is not in check",
                  "falkener.dilaram.end", Of::us, {{"loss", "that player loses"}, {"draw", "the game is a draw"}}),
            offer_repetition("falkener.general.repetition"),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "The problem"}, {"game", "A whole game", "begin=array"}});
        return c;
    }();
    return card;
}

Variant Shatranj::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    // falkener.dilaram.array, falkener.dilaram.position.
    variant.array = options["begin"] == "array" ? array : dilaram;
    variant.zones = {variant.geometry.band(7, 7)};
    constexpr const char* men = "falkener.dilaram.men";
    static constexpr Kind kinds[] = {
        {.letter = "K",
         .name = "king",
         .rule = men,
         .motions = {step(all_ways)},
         .royal = true,
         .fen = "k",
         .figure = "king",
         .native = {"rajah", "rajah"},
         .sign = "sun"},
        {.letter = "F",
         .name = "queen",
         .rule = "falkener.dilaram.ferz",
         .motions = {step(diagonals)},
         .worth = 170,
         .fen = "q",
         .figure = "queen",
         .sign = "moon",
         .today = "F",
         .people = "ferz"},
        // falkener.dilaram.alfil: "two squares always, with power of hopping over an intermediate square".
        {.letter = "A",
         .name = "bishop",
         .rule = "falkener.dilaram.alfil",
         .motions = {leap(two_diagonally)},
         .worth = 160,
         .fen = "b",
         .figure = "bishop",
         .native = {"elephant", "elephant"},
         .sign = "cross",
         .today = "A",
         .people = "alfil"},
        {.letter = "N",
         .name = "knight",
         .rule = men,
         .motions = {leap(knight_steps)},
         .worth = 330,
         .fen = "n",
         .figure = "knight",
         .native = {"horse", "horse"},
         .sign = "horse-head"},
        {.letter = "R",
         .name = "rook",
         .rule = men,
         .motions = {slide(straights)},
         .worth = 560,
         .fen = "r",
         .figure = "rook",
         .sign = "tower"},
        {.letter = "P",
         .name = "pawn",
         .rule = men,
         .motions = {only_moves(step(ahead)), only_takes(step(slantwise_ahead))},
         .worth = 100,
         .turns = {ferz},
         .fen = "p",
         .figure = "pawn",
         .native = {"foot-soldier", "foot-soldier"},
         .sign = "man"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    variant.pawn = pawn;
    variant.promotion = Promotion::must;
    variant.camp = last_row;
    said.camp = "falkener.dilaram.ferz";
    agree_on_the_end(variant, options, "falkener.dilaram.end");
    variant.fen_variant = "shatranj";
    return variant;
}

}  // namespace ludus::chess

#include "core/chess/games/xiangqi.hpp"

#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { king, guard, elephant, horse, chariot, cannon, soldier };
enum Zone { fortress, own_half, beyond };

constexpr const char* array =
    "white K50 G40 G60 E30 E70 H20 H80 R10 R90 C22 C82 P13 P33 P53 P73 P93 | "
    "red K59 G49 G69 E39 E79 H29 H89 R19 R99 C27 C87 P16 P36 P56 P76 P96 | to red";

/// falkener.xiangqi.horse: "the move of our knight, but may not jump over an intermediate piece". Which piece is between?
std::vector<Route> (*past(const std::string& value))(Step) {
    if (value == "leg") return past_straight;
    if (value == "slant") return past_slant;
    if (value == "both-paths") return past_both;
    if (value == "leap") return nullptr;
    return past_either;
}

}  // namespace

const Card& Xiangqi::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-xiangqi", "Chinese Chess", "Chapter XI, pages 143-154", {"white", "White", 0},
                            {"red", "Red", 0, coats::red});
        c.minutes = 40;
        add_rules(c, "falkener.xiangqi.",
                  "board array first king guard elephant horse chariot cannon soldier facing latent two-cannons end "
                  "modern.horse modern.cannon modern.stalemate modern.repetition");
        static constexpr Offer offers[] = {
            offer("Pieces", "cannon", "The cannon, when it does not capture", "falkener.xiangqi.cannon", Of::source,
                  {{"always-jump", "must still jump over one piece"},
                   {"jump-to-capture", "moves like the chariot, as today"}},
                  true),
            offer("Pieces", "horse", "What blocks the horse", "falkener.xiangqi.horse", Of::us,
                  {{"either-path", "pieces on both points it could pass through"},
                   {"leg", "a piece on the first, straight point, as today"},
                   {"slant", "a piece on the diagonal point"},
                   {"both-paths", "a piece on either point"},
                   {"leap", "nothing: it jumps"}},
                  true),
            offer_stalemate("falkener.xiangqi.end"),
            offer_repetition("falkener.general.repetition",
                             {{"chase", "as today: a player who gave check, or chased one piece, every time loses"}}),
        };
        add_options(c, offers);
        add_presets(
            c, {{"falkener", "As in Falkener’s book"},
                {"modern", "As played today", "cannon=jump-to-capture horse=leg stalemate=loss repetition=chase"}});
        return c;
    }();
    return card;
}

Variant Xiangqi::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    // falkener.xiangqi.board: "two halves, each of eight squares by four"; the men stand "on the intersection of the lines".
    variant.geometry = {9, 10};
    variant.lines = variant.discs = true;
    variant.river = 5;
    variant.palaces = {{3, 0, 5, 2}, {3, 7, 5, 9}};
    variant.zones = {variant.geometry.part(3, 5, 0, 2), variant.geometry.band(0, 4), variant.geometry.band(5, 9)};
    // falkener.xiangqi.array, falkener.xiangqi.first.
    variant.array = array;
    variant.first = 1;

    static constexpr Kind kinds[] = {
        {.letter = "K",
         .name = "king",
         .rule = "falkener.xiangqi.king",
         .motions = {to(fortress, step(straights)), says("falkener.xiangqi.facing", stares(slide(straights)))},
         .royal = true,
         .fen = "k",
         .figure = "king",
         .native = {"將", "帥"},
         .sign = "sun"},
        {.letter = "G",
         .name = "guard",
         .rule = "falkener.xiangqi.guard",
         .motions = {to(fortress, step(diagonals))},
         .worth = 200,
         .fen = "a",
         .figure = "guard",
         .native = {"士", "仕"},
         .sign = "G"},
        {.letter = "E",
         .name = "elephant",
         .rule = "falkener.xiangqi.elephant",
         .motions = {to(own_half, leap(two_diagonally, past_slant))},
         .worth = 200,
         .fen = "b",
         .figure = "elephant",
         .native = {"象", "相"},
         .sign = "cross",
         .today = "E"},
        {.letter = "H",
         .name = "horse",
         .rule = "falkener.xiangqi.horse",
         .motions = {leap(knight_steps)},
         .worth = 400,
         .fen = "n",
         .figure = "knight",
         .native = {"馬", "傌"},
         .sign = "horse-head",
         .today = "H"},
        {.letter = "R",
         .name = "chariot",
         .rule = "falkener.xiangqi.chariot",
         .motions = {slide(straights)},
         .worth = 900,
         .fen = "r",
         .figure = "rook",
         .native = {"車", "俥"},
         .sign = "tower"},
        // falkener.xiangqi.cannon: "they cannot move without jumping over one piece; but they cannot jump over two".
        {.letter = "C",
         .name = "cannon",
         .rule = "falkener.xiangqi.cannon",
         .motions = {hop(straights)},
         .worth = 450,
         .fen = "c",
         .figure = "cannon",
         .native = {"砲", "炮"},
         .sign = "wheel"},
        {.letter = "P",
         .name = "soldier",
         .rule = "falkener.xiangqi.soldier",
         .motions = {step(ahead), from(beyond, step(aside))},
         .worth = 100,
         .fen = "p",
         .figure = "pawn",
         .native = {"兵", "卒"},
         .sign = "man"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    variant.kinds[horse].motions[0].routes = past(options["horse"]);
    if (options["horse"] == "leg") variant.kinds[horse].rule = "falkener.xiangqi.modern.horse";
    if (options["cannon"] == "jump-to-capture")
        variant.kinds[cannon].motions = {says("falkener.xiangqi.modern.cannon", only_moves(slide(straights))),
                                         only_takes(hop(straights))};
    variant.pawn = soldier;

    // "The game is won when the king is checkmated."
    agree_on_the_end(variant, options, "falkener.xiangqi.end");
    if (variant.stalemate == Stalemate::loss) said.stalemate = "falkener.xiangqi.modern.stalemate";
    if (variant.repetition == Repetition::chase_loses) said.repetition = "falkener.xiangqi.modern.repetition";
    variant.today = Today::wxf;
    variant.fen_variant = "xiangqi";
    variant.learnt = Learnt::xiangqi;
    return variant;
}

}  // namespace ludus::chess

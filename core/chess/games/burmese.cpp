#include "core/chess/games/burmese.hpp"

#include "core/chess/games/european.hpp"
#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { king, queen, rook, bishop, knight, pawn, queening_pawn };
enum Zone { line_of_queening, behind_pawns, first_row };

/// falkener.burmese.array, by the pieces and by the pawns, those on the right last.
constexpr const char* white_pieces = " K71 Q62 R10 R80 B61 B72 N41 N51";
constexpr const char* red_pieces = " K26 Q35 R87 R17 B36 B25 N56 N46";
constexpr const char* white_pawns = " P12 P22 P32 P42 P52 P63 P73 P83";
constexpr const char* red_pawns = " P85 P75 P65 P55 P45 P34 P24 P14";
/// Today's: four pawns are forward.
constexpr const char* white_pawns_today = " P12 P22 P32 P42 P53 P63 P73 P83";
constexpr const char* red_pawns_today = " P85 P75 P65 P55 P44 P34 P24 P14";
/// From the right: who queens, of white and of red.
constexpr const char* queeners[2][8] = {{"83", "73", "63", "52", "42", "32", "22", "12"},
                                        {"14", "24", "34", "45", "55", "65", "75", "85"}};
constexpr const char* queeners_today[2][8] = {{"83", "73", "63", "53", "42", "32", "22", "12"},
                                              {"14", "24", "34", "44", "55", "65", "75", "85"}};

Card common_card(const char* id, const char* name) {
    Card c = blank_card(id, name, "Chapter XIII, pages 177-190", {"white", "White", 0}, {"red", "Red", 1});
    c.minutes = 40;
    add_rules(
        c, "falkener.burmese.",
        "board array array.free first move.king move.queen move.rukh move.knight move.bishop move.pawn queen.line "
        "queen.three queen.where queen.scott end modern.array modern.bishop");
    static constexpr Offer offers[] = {
        offer("Start", "first", "First move", "falkener.burmese.first", Of::source,
              {{"red", "Red, as in five of the book’s games"}, {"white", "White, as in one of them"}}, true),
        offer("Start", "array", "The pieces behind the pawns", "falkener.burmese.array.free", Of::source,
              {{"fixed", "stand as in the book’s picture"},
               {"turns", "are placed by the players, one piece each in turn"},
               {"whole", "are placed by the players, who begins first"}},
              true),
        offer("Start", "pawns", "Pawns that stand a row further forward", "falkener.burmese.modern.array", Of::us,
              {{"three", "three of each side"}, {"four", "four of each side, as today"}}),
        offer("Start", "rooks", "Rooks are placed", "falkener.burmese.array.free", Of::us,
              {{"anywhere", "anywhere behind the pawns"}, {"back", "on the first row, as today"}}),
        offer("Pieces", "bishop-takes", "One square straight ahead a bishop", "falkener.burmese.move.bishop", Of::us,
              {{"no", "may move but not capture"}, {"yes", "may move and capture, as today"}}, true),
        offer("Pieces", "pawn-double-step", "A pawn’s first move", "falkener.burmese.move.pawn", Of::us,
              {{"no", "is one square"}, {"yes", "may be two squares"}}),
        offer("Promotion", "queening-pawns", "Pawns that may be promoted", "falkener.burmese.queen.three", Of::source,
              {{"3", "the three on the right"},
               {"4", "the four on the right (Scott)"},
               {"5", "the five on the right (Cox)"},
               {"8", "all, as today"}},
              true),
        offer("Promotion", "queening-line", "They are promoted", "falkener.burmese.queen.where", Of::us,
              {{"right-hand", "on the three squares of the line at the right"},
               {"far-half", "on the four squares of the line in the enemy’s half"},
               {"whole", "on any square of the line"},
               {"both", "on either long diagonal in the enemy’s half, as today"}},
              true),
    };
    add_options(c, offers);
    return c;
}

void add_ending(Card& c) {
    c.options.push_back(offer("Promotion", "scott-limit", "The square of promotion", "falkener.burmese.queen.scott",
                              Of::source,
                              {{"no", "may be far from the king"}, {"yes", "must be beside its own king"}}));
    c.options.push_back(offer_stalemate("falkener.burmese.end"));
    c.options.push_back(offer_repetition("falkener.general.repetition"));
}

/// What both varieties have in common.
Variant common(const Options& options, int becomes) {
    Variant variant;
    Passages& said = variant.says;
    Geometry& field = variant.geometry;
    // falkener.burmese.first
    variant.first = options["first"] == "red" ? 1 : 0;
    // falkener.burmese.array.free: "either party may adopt another line of battle; but the pawns must not be altered."
    const bool placed = options["array"] != "fixed", today = options["pawns"] == "four";
    variant.placing = !placed ? Placing::none : options["array"] == "turns" ? Placing::in_turns : Placing::whole;
    variant.array = std::string("white") + (placed ? "" : white_pieces) + (today ? white_pawns_today : white_pawns) +
                    " | red" + (placed ? "" : red_pieces) + (today ? red_pawns_today : red_pawns) + " | to " +
                    (variant.first == 1 ? "red" : "white");
    if (placed) {
        variant.hand = {king, queen, rook, bishop, knight};
        variant.array += " | hand white K Q R2 B2 N2 | hand red K Q R2 B2 N2";
    }
    said.enter = today ? "falkener.burmese.modern.array" : "falkener.burmese.array.free";
    // falkener.burmese.queen.three: the right is the pawn's that began there, wherever it comes.
    const int may = options["queening-pawns"] == "8" ? 8 : options["queening-pawns"][0] - '0';
    const auto& from_right = today ? queeners_today : queeners;
    if (may < 8) {
        variant.privilege = "queening";
        variant.array += " | queening";
        for (int seat = 0; seat < 2; ++seat)
            for (int n = 0; n < may; ++n) variant.array += std::string(" ") + from_right[seat][n];
    }

    // falkener.burmese.board: "a line running diagonally from top of right side to bottom of left side".
    const std::string& line = options["queening-line"];
    Squares squares;
    for (int n = line == "whole" ? 0 : line == "right-hand" ? 5 : 4; n < 8; ++n) {
        squares |= field.part(n, n, n, n);
        if (line == "both") squares |= field.part(7 - n, 7 - n, n, n);
    }
    // falkener.burmese.array.free: behind the pawns is the player's own end of the board.
    variant.zones = {squares, field.band(0, 2), field.band(0, 0)};
    variant.diagonal = line == "both" ? 2 : 1;

    // falkener.burmese.move.bishop: "one square diagonally, but ... able to move, but not to take, one square forward".
    constexpr Motions bishop_moves = {step(diagonals), only_moves(step(ahead))};
    constexpr Motions pawn_moves = {only_moves(step(ahead)), only_takes(step(slantwise_ahead))};
    static constexpr Kind kinds[] = {
        european::placed(european::king("falkener.burmese.move.king"), behind_pawns),
        // falkener.burmese.move.queen: "diagonally only, but only one square at a time".
        {.letter = "Q",
         .name = "queen",
         .rule = "falkener.burmese.move.queen",
         .motions = {step(diagonals)},
         .worth = 170,
         .placed = behind_pawns,
         .fen = "f",
         .figure = "queen",
         .sign = "moon"},
        european::placed(european::rook("falkener.burmese.move.rukh", 560), behind_pawns),
        {.letter = "B",
         .name = "bishop",
         .rule = "falkener.burmese.move.bishop",
         .motions = bishop_moves,
         .worth = 250,
         .placed = behind_pawns,
         .fen = "s",
         .figure = "elephant",
         .sign = "cross"},
        european::placed(european::knight("falkener.burmese.move.knight", 330), behind_pawns),
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.burmese.move.pawn",
         .motions = pawn_moves,
         .worth = 90,
         .fen = "p",
         .figure = "pawn",
         .sign = "man"},
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.burmese.move.pawn",
         .motions = pawn_moves,
         .worth = 100,
         .same_as = pawn,
         .fen = "p",
         .figure = "pawn",
         .sign = "man"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    variant.kinds[queening_pawn].turns = {becomes};
    if (options["rooks"] == "back") variant.kinds[rook].placed = first_row;
    if (options["bishop-takes"] == "yes")
        variant.kinds[bishop].motions.push_back(says("falkener.burmese.modern.bishop", only_takes(step(ahead))));
    if (options["pawn-double-step"] == "yes") {
        // The three forward stand on the fourth row, the others on the third.
        variant.zones.push_back(field.part(0, today ? 3 : 4, 2, 2) | field.part(today ? 4 : 5, 7, 3, 3));
        for (const int each : {pawn, queening_pawn})
            variant.kinds[at(each)].motions.push_back(from(3, only_moves(slide(ahead, 2, 2))));
    }
    if (may == 8) {
        variant.kinds.pop_back();
        variant.kinds[pawn].turns = {becomes};
    }
    variant.pawn = pawn;
    variant.promotion = Promotion::must;
    variant.camp = line_of_queening;
    variant.beside_king = options["scott-limit"] == "yes";
    agree_on_the_end(variant, options, "falkener.burmese.end");
    return variant;
}

}  // namespace

const Card& Burmese1::card() {
    static const Card card = [] {
        Card c = common_card("falkener-burmese-1", "Burmese Chess I");
        add_rules(c, "falkener.burmese.", "queen.no1 queen.wait modern.promotion");
        c.options.push_back(offer("Promotion", "waiting-pawn", "A pawn on the line while its queen lives",
                                  "falkener.burmese.queen.wait", Of::us,
                                  {{"auto", "becomes the queen at once when that is lost"},
                                   {"turn", "becomes the queen by a move of its own when that is lost"},
                                   {"never", "stays a pawn"},
                                   {"move", "is promoted only by a move of its own, as today"}},
                                  true));
        add_ending(c);
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"modern", "As played today (sittuyin)",
                         "array=turns pawns=four rooks=back bishop-takes=yes queening-pawns=8 queening-line=both "
                         "waiting-pawn=move repetition=draw"}});
        return c;
    }();
    return card;
}

Variant Burmese1::with_options(const Options& options) {
    Variant variant = common(options, queen);
    // falkener.burmese.queen.no1: pawns "cannot acquire even this privilege, unless the Queen has been previously taken".
    variant.on_loss = true;
    variant.says.camp = "falkener.burmese.queen.no1";
    // falkener.burmese.queen.wait
    const std::string& waiting = options["waiting-pawn"];
    variant.late = waiting == "auto"   ? Late::at_once
                   : waiting == "turn" ? Late::in_place
                   : waiting == "move" ? Late::by_step
                                       : Late::never;
    if (variant.late == Late::by_step) {
        // falkener.burmese.modern.promotion
        variant.says.camp = "falkener.burmese.modern.promotion";
        variant.promotion = Promotion::none;
        variant.last_anywhere = true;
    }
    variant.says.waits = "falkener.burmese.queen.wait";
    if (variant.late == Late::by_step && options["queening-pawns"] == "8") variant.fen_variant = "sittuyin";
    return variant;
}

const Card& Burmese2::card() {
    static const Card card = [] {
        Card c = common_card("falkener-burmese-2", "Burmese Chess II");
        add_rules(c, "falkener.burmese.", "queen.no2");
        add_ending(c);
        add_presets(c, {{"falkener", "As in Falkener’s book"}});
        return c;
    }();
    return card;
}

Variant Burmese2::with_options(const Options& options) {
    Variant variant = common(options, rook);
    // falkener.burmese.queen.no2: "the three right hand Pawns ... become Castles when they reach the diagonal line".
    variant.says.camp = "falkener.burmese.queen.no2";
    variant.late = Late::never;
    return variant;
}

}  // namespace ludus::chess

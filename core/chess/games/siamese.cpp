#include "core/chess/games/siamese.hpp"

#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { khun, met, khon, ma, rua, bia, fresh_khun, fresh_met, turned_bia };
enum Zone { line_of_pawns };

/// falkener.siamese.khon: "one square diagonally every way, and one straight forward".
constexpr Step khon_steps[] = {{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

constexpr const char* array =
    "white K40 M50 S30 S60 N20 N70 R10 R80 P12 P22 P32 P42 P52 P62 P72 P82 | "
    "black K57 M47 S37 S67 N27 N77 R17 R87 P15 P25 P35 P45 P55 P65 P75 P85 | to white";

}  // namespace

const Card& Siamese::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-siamese", "Siamese Chess", "Chapter XIV, pages 191-195", {"white", "White", 0},
                            {"black", "Black", 0});
        c.minutes = 40;
        add_rules(c, "falkener.siamese.",
                  "array first khun met khon ma rua bia queening end modern.privileges modern.counting");
        static constexpr Offer offers[] = {
            offer("First moves", "king-first", "The king’s (khun’s) first move", "falkener.siamese.khun", Of::source,
                  {{"knight", "may be a knight’s move"}, {"none", "is like its other moves, as today"}}, true),
            offer("First moves", "met-first", "The queen’s (met’s) first move", "falkener.siamese.met", Of::source,
                  {{"two-diagonal", "may be two squares diagonally"},
                   {"two-forward", "may be two squares straight ahead"},
                   {"none", "is like its other moves, as today"}},
                  true),
            offer("First moves", "first-takes", "With such a first move", "falkener.siamese.khun", Of::us,
                  {{"no", "nothing may be captured"}, {"yes", "pieces may be captured"}}, false, "king-first=knight"),
            offer("First moves", "first-check", "A king in check", "falkener.siamese.khun", Of::us,
                  {{"yes", "may escape with such a move"}, {"no", "may not escape so"}}, false, "king-first=knight"),
            offer_stalemate("falkener.siamese.end"),
            offer("End of the game", "counting", "When no pawns are left", "falkener.siamese.modern.counting", Of::us,
                  {{"none", "moves are not counted"}, {"modern", "moves are counted, as today"}}),
            offer_repetition("falkener.general.repetition"),
        };
        add_options(c, offers);
        add_presets(c,
                    {{"falkener", "As in Falkener’s book"},
                     {"modern", "As played today", "king-first=none met-first=none counting=modern repetition=draw"}});
        return c;
    }();
    return card;
}

Variant Siamese::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    // falkener.siamese.array, falkener.siamese.first
    variant.array = array;
    variant.zones = {variant.geometry.band(5, 5)};
    static constexpr Kind kinds[] = {
        {.letter = "K",
         .name = "king",
         .rule = "falkener.siamese.khun",
         .motions = {step(all_ways)},
         .royal = true,
         .fen = "k",
         .figure = "king",
         .native = {"khun", "khun"},
         .sign = "sun",
         .people = "khun"},
        {.letter = "M",
         .name = "queen",
         .rule = "falkener.siamese.met",
         .motions = {step(diagonals)},
         .worth = 170,
         .fen = "m",
         .figure = "queen",
         .native = {"met", "met"},
         .sign = "moon",
         .people = "met"},
        {.letter = "S",
         .name = "bishop",
         .rule = "falkener.siamese.khon",
         .motions = {step(khon_steps)},
         .worth = 260,
         .fen = "s",
         .figure = "bishop",
         .native = {"khon", "khon"},
         .sign = "cross",
         .people = "khon"},
        {.letter = "N",
         .name = "knight",
         .rule = "falkener.siamese.ma",
         .motions = {leap(knight_steps)},
         .worth = 330,
         .fen = "n",
         .figure = "knight",
         .native = {"ma", "ma"},
         .sign = "horse-head",
         .people = "ma"},
        {.letter = "R",
         .name = "rook",
         .rule = "falkener.siamese.rua",
         .motions = {slide(straights)},
         .worth = 560,
         .fen = "r",
         .figure = "rook",
         .native = {"rua", "rua"},
         .sign = "tower",
         .people = "rua"},
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.siamese.bia",
         .motions = {only_moves(step(ahead)), only_takes(step(slantwise_ahead))},
         .worth = 100,
         .turns = {turned_bia},
         .fen = "p",
         .figure = "pawn",
         .native = {"bia", "bia"},
         .sign = "man",
         .people = "bia"},
        // falkener.siamese.khun: "one square in any direction: but in his first move he can move as a Knight".
        {.letter = "K",
         .name = "king",
         .rule = "falkener.siamese.khun",
         .motions = {once(khun, step(all_ways)), once(khun, leap(knight_steps), "first")},
         .royal = true,
         .same_as = khun,
         .fen = "k",
         .figure = "king",
         .native = {"khun", "khun"},
         .sign = "sun",
         .people = "khun"},
        // falkener.siamese.met: "one square diagonally: but in her first move she can take two squares, if desirable".
        {.letter = "M",
         .name = "queen",
         .rule = "falkener.siamese.met",
         .motions = {once(met, step(diagonals)), once(met, slide(diagonals, 2, 2), "first")},
         .worth = 170,
         .same_as = met,
         .fen = "m",
         .figure = "queen",
         .native = {"met", "met"},
         .sign = "moon",
         .people = "met"},
        // falkener.siamese.queening: it moves as a met. Its shell is turned over, so that one sees which is which.
        {.letter = "P+",
         .name = "queen",
         .rule = "falkener.siamese.met",
         .motions = {step(diagonals)},
         .worth = 170,
         .captive = bia,
         .fen = "m",
         .figure = "queen",
         .native = {"bia-turned", "bia-turned"},
         .sign = "moon",
         .people = "promoted met"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));
    Motion &knight = variant.kinds[fresh_khun].motions[1], &two = variant.kinds[fresh_met].motions[1];
    if (options["first-takes"] != "yes") knight.use = two.use = Use::moves;
    knight.from_check = options["first-check"] == "yes";
    const std::string& met_first = options["met-first"];
    if (met_first == "two-forward") two.steps = ahead;
    const bool king_first = options["king-first"] == "knight";
    if (king_first || met_first != "none") {
        variant.privilege = "unmoved";
        variant.array += " | unmoved";
        if (king_first) variant.array += " 40 57";
        if (met_first != "none") variant.array += " 50 47";
    }
    variant.pawn = bia;

    // falkener.siamese.queening: pawns "'queen' on the sixth" row, and become Mets.
    variant.promotion = Promotion::must;
    variant.camp = line_of_pawns;
    said.camp = "falkener.siamese.queening";

    agree_on_the_end(variant, options, "falkener.siamese.end");
    variant.counting = options["counting"] == "modern" ? Counting::makruk : Counting::none;
    variant.learnt = Learnt::makruk;
    said.counting = "falkener.siamese.modern.counting";
    variant.fen_variant = "makruk";
    return variant;
}

}  // namespace ludus::chess

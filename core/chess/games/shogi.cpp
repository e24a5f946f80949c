#include "core/chess/games/shogi.hpp"

#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man { king, hisha, kaku, kin, ghin, kama, yari, pawn, dragon, horse, nari_ghin, nari_kama, nari_yari, nari_pawn };
enum Zone { camp };

constexpr const char* array =
    "south O50 R81 B21 K40 K60 G30 G70 N20 N80 Y10 Y90 P12 P22 P32 P42 P52 P62 P72 P82 P92 | "
    "north O58 R27 B87 K48 K68 G38 G78 N28 N88 Y18 Y98 P16 P26 P36 P46 P56 P66 P76 P86 P96 | to ";

/// falkener.shogi.kin: "one square in every direction, except the two back diagonals".
constexpr Step kin_steps[] = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}};
/// falkener.shogi.ghin: "in every direction, except sideways and backwards".
constexpr Step ghin_steps[] = {{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
/// falkener.shogi.kama: "a knight's move, but only forwards".
constexpr Step kama_steps[] = {{1, 2}, {-1, 2}};

}  // namespace

const Card& Shogi::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-shogi", "Japanese Chess", "Chapter XII, pages 155-176", {"south", "South", 0},
                            {"north", "North", 0});
        c.minutes = 60;
        add_rules(c, "falkener.shogi.",
                  "board first array king kin ghin kama yari hisha kaku fu turned camp captive enter two-pawns "
                  "pawn-mate dead-drops end modern.pawn-mate modern.dead-drops modern.repetition");
        static constexpr Offer offers[] = {
            offer("Start", "first", "First move", "falkener.shogi.first", Of::source,
                  {{"south", "South"}, {"north", "North"}}, true),
            offer("Promotion", "promotion", "A piece that reaches the enemy’s camp", "falkener.shogi.camp", Of::us,
                  {{"optional", "may promote"}, {"compulsory", "must promote"}}, true),
            offer("Promotion", "captive", "A piece dropped outside the camp", "falkener.shogi.captive", Of::source,
                  {{"promotes", "may promote when it moves into the camp"},
                   {"waits", "must first make one more move inside the camp"}}),
            offer("Captured pieces", "two-pawns", "Two pawns on one file", "falkener.shogi.two-pawns", Of::source,
                  {{"forbidden", "may not be made by a drop"}, {"allowed", "may be made by a drop"}}),
            offer("Captured pieces", "pawn-mate", "Checkmate by dropping a pawn", "falkener.shogi.pawn-mate", Of::us,
                  {{"allowed", "allowed"}, {"forbidden", "not allowed, as today"}}),
            offer("Captured pieces", "dead-drops", "A drop where the piece could never move",
                  "falkener.shogi.dead-drops", Of::us,
                  {{"allowed", "allowed"}, {"forbidden", "not allowed, as today"}}),
            offer_stalemate("falkener.shogi.end"),
            offer_repetition(
                "falkener.general.repetition",
                {{"fourth", "as today: a draw the fourth time, but a player who gave check every time loses"}}),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"modern", "As played today",
                         "pawn-mate=forbidden dead-drops=forbidden stalemate=loss repetition=fourth"}});
        return c;
    }();
    return card;
}

Variant Shogi::with_options(const Options& options) {
    Variant variant;
    Passages& said = variant.says;
    variant.geometry = {9, 9};
    variant.wedges = true;
    variant.dots = {{{3, 3}}, {{6, 3}}, {{3, 6}}, {{6, 6}}};
    variant.zones = {variant.geometry.band(6, 8)};
    // falkener.shogi.first: settled by tossing a pawn. The array is falkener.shogi.array.
    variant.first = options["first"] == "north" ? 1 : 0;
    variant.array = std::string(array) + (variant.first == 1 ? "north" : "south");

    constexpr Motions as_kin = {step(kin_steps)};
    constexpr const char* turned = "falkener.shogi.turned";
    static constexpr Kind kinds[] = {
        {.letter = "O",
         .name = "king",
         .rule = "falkener.shogi.king",
         .motions = {step(all_ways)},
         .royal = true,
         .fen = "k",
         .figure = "king",
         .native = {"玉", "王"},
         .sign = "sun"},
        {.letter = "R",
         .name = "rook",
         .rule = "falkener.shogi.hisha",
         .motions = {slide(straights)},
         .worth = 1000,
         .turns = {dragon},
         .fen = "r",
         .figure = "rook",
         .native = {"飛", "飛"},
         .sign = "tower",
         .people = "hisha"},
        {.letter = "B",
         .name = "bishop",
         .rule = "falkener.shogi.kaku",
         .motions = {slide(diagonals)},
         .worth = 850,
         .turns = {horse},
         .fen = "b",
         .figure = "bishop",
         .native = {"角", "角"},
         .sign = "cross",
         .people = "kaku"},
        {.letter = "K",
         .name = "gold",
         .rule = "falkener.shogi.kin",
         .motions = as_kin,
         .worth = 550,
         .fen = "g",
         .figure = "gold",
         .native = {"金", "金"},
         .sign = "K",
         .people = "kin"},
        {.letter = "G",
         .name = "silver",
         .rule = "falkener.shogi.ghin",
         .motions = {step(ghin_steps)},
         .worth = 500,
         .turns = {nari_ghin},
         .fen = "s",
         .figure = "silver",
         .native = {"銀", "銀"},
         .sign = "G",
         .people = "ghin"},
        {.letter = "N",
         .name = "knight",
         .rule = "falkener.shogi.kama",
         .motions = {leap(kama_steps)},
         .worth = 350,
         .turns = {nari_kama},
         .fen = "n",
         .figure = "knight",
         .native = {"桂", "桂"},
         .sign = "horse-head",
         .people = "ka-ma"},
        {.letter = "Y",
         .name = "lance",
         .rule = "falkener.shogi.yari",
         .motions = {slide(ahead)},
         .worth = 330,
         .turns = {nari_yari},
         .fen = "l",
         .figure = "lance",
         .native = {"香", "香"},
         .sign = "Y",
         .people = "yari"},
        {.letter = "P",
         .name = "pawn",
         .rule = "falkener.shogi.fu",
         .motions = {step(ahead)},
         .worth = 100,
         .turns = {nari_pawn},
         .fen = "p",
         .figure = "pawn",
         .native = {"歩", "歩"},
         .sign = "man",
         .people = "fu"},
        {.letter = "R+",
         .name = "promoted rook",
         .rule = turned,
         .motions = {slide(straights), step(diagonals)},
         .worth = 1250,
         .captive = hisha,
         .fen = "+r",
         .figure = "rook",
         .native = {"龍", "龍"},
         .sign = "tower",
         .people = "nari-hisha"},
        {.letter = "B+",
         .name = "promoted bishop",
         .rule = turned,
         .motions = {slide(diagonals), step(straights)},
         .worth = 1100,
         .captive = kaku,
         .fen = "+b",
         .figure = "bishop",
         .native = {"馬", "馬"},
         .sign = "cross",
         .people = "nari-kaku"},
        {.letter = "G+",
         .name = "promoted silver",
         .rule = turned,
         .motions = as_kin,
         .worth = 540,
         .captive = ghin,
         .fen = "+s",
         .figure = "silver",
         .native = {"全", "全"},
         .sign = "G",
         .people = "nari-ghin"},
        {.letter = "N+",
         .name = "promoted knight",
         .rule = turned,
         .motions = as_kin,
         .worth = 530,
         .captive = kama,
         .fen = "+n",
         .figure = "knight",
         .native = {"圭", "圭"},
         .sign = "horse-head",
         .people = "nari-ka-ma"},
        {.letter = "Y+",
         .name = "promoted lance",
         .rule = turned,
         .motions = as_kin,
         .worth = 530,
         .captive = yari,
         .fen = "+l",
         .figure = "lance",
         .native = {"杏", "杏"},
         .sign = "Y",
         .people = "nari-yari"},
        {.letter = "P+",
         .name = "promoted pawn",
         .rule = turned,
         .motions = as_kin,
         .worth = 520,
         .captive = pawn,
         .fen = "+p",
         .figure = "pawn",
         .native = {"と", "と"},
         .sign = "man",
         .people = "nari-fu"},
    };
    variant.kinds.assign(std::begin(kinds), std::end(kinds));

    // falkener.shogi.camp: "immediately on entering the enemy's camp"; the games show that a man may stay as he is.
    variant.promotion = options["promotion"] == "compulsory" ? Promotion::must : Promotion::may;
    variant.camp = camp;
    variant.leaving = true;
    variant.stuck_turns = true;
    variant.captive_waits = options["captive"] == "waits";
    said.camp = "falkener.shogi.camp";
    said.captive = "falkener.shogi.captive";

    // falkener.shogi.enter: "may be entered by the adversary in any vacant place he chooses".
    variant.hand = {pawn, yari, kama, ghin, kin, kaku, hisha};
    variant.pawn = pawn;
    said.enter = "falkener.shogi.enter";
    variant.two_pawns = options["two-pawns"] == "allowed";
    said.two_pawns = "falkener.shogi.two-pawns";
    variant.pawn_mate = options["pawn-mate"] == "allowed";
    variant.dead_drops = options["dead-drops"] == "allowed";

    agree_on_the_end(variant, options, "falkener.shogi.end");
    if (variant.repetition == Repetition::fourth) said.repetition = "falkener.shogi.modern.repetition";
    variant.today = Today::shogi;
    variant.fen_variant = "shogi";
    variant.learnt = Learnt::shogi;
    return variant;
}

}  // namespace ludus::chess

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
const Steps kin_steps = {{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}};
/// falkener.shogi.ghin: "in every direction, except sideways and backwards".
const Steps ghin_steps = {{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
/// falkener.shogi.kama: "a knight's move, but only forwards".
const Steps kama_steps = {{1, 2}, {-1, 2}};

}  // namespace

const Card& Shogi::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-shogi", "Japanese Chess", "Chapter XII, pages 155-176", {"south", "South", 0}, {"north", "North", 0});
        c.minutes = 60;
        add_rules(c, "falkener.shogi.",
                  {"board", "first", "array", "king", "kin", "ghin", "kama", "yari", "hisha", "kaku", "fu", "turned", "camp", "captive",
                   "enter", "two-pawns", "pawn-mate", "dead-drops", "end", "modern.pawn-mate", "modern.dead-drops", "modern.repetition"});
        c.options = {
            offer("Start", "first", "First move", "falkener.shogi.first", Of::source, {{"south", "South"}, {"north", "North"}}, true),
            offer("Promotion", "promotion", "A piece that reaches the enemy’s camp", "falkener.shogi.camp", Of::us,
                  {{"optional", "may promote"}, {"compulsory", "must promote"}}, true),
            offer("Promotion", "captive", "A piece dropped outside the camp", "falkener.shogi.captive", Of::source,
                  {{"promotes", "may promote when it moves into the camp"}, {"waits", "must first make one more move inside the camp"}}),
            offer("Captured pieces", "two-pawns", "Two pawns on one file", "falkener.shogi.two-pawns", Of::source,
                  {{"forbidden", "may not be made by a drop"}, {"allowed", "may be made by a drop"}}),
            offer("Captured pieces", "pawn-mate", "Checkmate by dropping a pawn", "falkener.shogi.pawn-mate", Of::us,
                  {{"allowed", "allowed"}, {"forbidden", "not allowed, as today"}}),
            offer("Captured pieces", "dead-drops", "A drop where the piece could never move", "falkener.shogi.dead-drops", Of::us,
                  {{"allowed", "allowed"}, {"forbidden", "not allowed, as today"}}),
            offer_stalemate("falkener.shogi.end"),
            offer_repetition("falkener.general.repetition",
                             {{"fourth", "as today: a draw the fourth time, but a player who gave check every time loses"}}),
        };
        c.presets = {{"falkener", "As in Falkener’s book", {}},
                     {"modern", "As played today", {{"pawn-mate", "forbidden"}, {"dead-drops", "forbidden"}, {"stalemate", "loss"}, {"repetition", "fourth"}}}};
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

    const std::vector<Motion> as_kin = {step(kin_steps)};
    const char* turned = "falkener.shogi.turned";
    variant.kinds = {
        {"O", "king", "falkener.shogi.king", {step(all_ways)}, 0, true, {}, -1, -1, "k", "king", {"玉", "王"}, "sun"},
        {"R", "rook", "falkener.shogi.hisha", {slide(straights)}, 1000, false, {dragon}, -1, -1, "r", "rook", {"飛", "飛"}, "tower", "", "hisha"},
        {"B", "bishop", "falkener.shogi.kaku", {slide(diagonals)}, 850, false, {horse}, -1, -1, "b", "bishop", {"角", "角"}, "cross", "", "kaku"},
        {"K", "gold", "falkener.shogi.kin", as_kin, 550, false, {}, -1, -1, "g", "gold", {"金", "金"}, "K", "", "kin"},
        {"G", "silver", "falkener.shogi.ghin", {step(ghin_steps)}, 500, false, {nari_ghin}, -1, -1, "s", "silver", {"銀", "銀"}, "G", "", "ghin"},
        {"N", "knight", "falkener.shogi.kama", {leap(kama_steps)}, 350, false, {nari_kama}, -1, -1, "n", "knight", {"桂", "桂"}, "horse-head", "", "ka-ma"},
        {"Y", "lance", "falkener.shogi.yari", {slide(ahead)}, 330, false, {nari_yari}, -1, -1, "l", "lance", {"香", "香"}, "Y", "", "yari"},
        {"P", "pawn", "falkener.shogi.fu", {step(ahead)}, 100, false, {nari_pawn}, -1, -1, "p", "pawn", {"歩", "歩"}, "man", "", "fu"},
        {"R+", "promoted rook", turned, {slide(straights), step(diagonals)}, 1250, false, {}, hisha, -1, "+r", "rook", {"龍", "龍"}, "tower", "", "nari-hisha"},
        {"B+", "promoted bishop", turned, {slide(diagonals), step(straights)}, 1100, false, {}, kaku, -1, "+b", "bishop", {"馬", "馬"}, "cross", "", "nari-kaku"},
        {"G+", "promoted silver", turned, as_kin, 540, false, {}, ghin, -1, "+s", "silver", {"全", "全"}, "G", "", "nari-ghin"},
        {"N+", "promoted knight", turned, as_kin, 530, false, {}, kama, -1, "+n", "knight", {"圭", "圭"}, "horse-head", "", "nari-ka-ma"},
        {"Y+", "promoted lance", turned, as_kin, 530, false, {}, yari, -1, "+l", "lance", {"杏", "杏"}, "Y", "", "nari-yari"},
        {"P+", "promoted pawn", turned, as_kin, 520, false, {}, pawn, -1, "+p", "pawn", {"と", "と"}, "man", "", "nari-fu"},
    };

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
    return variant;
}

}  // namespace ludus::chess

#include "core/chess/games/tamerlane.hpp"

#include "core/chess/options.hpp"

namespace ludus::chess {
namespace {

enum Man {
    shah,
    vizir,
    castle,
    rukh,
    ferz,
    lame_bishop,
    bishop,
    knight,
    chevalier,
    cavalier,
    shahs_pawn,
    first_pawn,  ///< of the vizir, and so on in the order of the pieces
    pawn_of_pawns = first_pawn + 9,
    pawn_set_down,        ///< the pawn of pawns, set down once
    pawn_set_down_again,  ///< ... on its third
    heir,                 ///< the Shah's pawn that has come to the last row
    adventitious,         ///< the pawn of pawns that has come there three times
    shah_who_may_exchange
};
enum Zone { field, last_row, below_last_row, third_row, citadel };

constexpr const char* array =
    "white S61 Z71 C50 C70 R11 R111 F51 L10 L110 B31 B91 N21 N101 V30 V90 G41 G81 "
    "pS62 pZ72 pC22 pR112 pF52 pL42 pB92 pN102 pV32 pG82 pP12 | "
    "red S68 Z58 C79 C59 R118 R18 F78 L119 L19 B98 B38 N108 N28 V99 V39 G88 G48 "
    "pS67 pZ57 pC107 pR17 pF77 pL87 pB37 pN27 pV97 pG47 pP117 | to ";

/// falkener.tamerlane.move.chevalier: "one diagonal and two straight".
constexpr Step camel_steps[] = {{1, 3}, {3, 1}, {3, -1}, {1, -3}, {-1, -3}, {-3, -1}, {-3, 1}, {-1, 3}};
constexpr Step two_straight[] = {{0, 2}, {2, 0}, {0, -2}, {-2, 0}};

/// A piece that is Falkener's, and how it looks.
struct Piece {
    const char *letter, *name, *rule, *figure, *sign;
    int worth;
    Motion motion;
};

/// falkener.tamerlane.move.cavalier: "one diagonal and any number straight, or any number straight and one diagonal".
std::vector<Route> (*path_of(const std::string& value))(Step) {
    if (value == "diagonal-first") return diagonal_first;
    if (value == "straight-first") return straight_first;
    return either_first;
}

constexpr Piece pieces[] = {
    {"Z", "vizir", "falkener.tamerlane.move.vizir", "vizier", "crossed-square", 160, step(straights)},
    {"C", "castle", "falkener.tamerlane.move.castle", "dabbaba", "barred-square", 170, leap(two_straight)},
    {"R", "rukh", "falkener.tamerlane.move.rukh", "rook", "tower", 600, slide(straights)},
    {"F", "ferz", "falkener.tamerlane.move.ferz", "ferz", "moon", 160, step(diagonals)},
    {"L", "lame bishop", "falkener.tamerlane.move.lame-bishop", "elephant", "T", 150, leap(two_diagonally)},
    // "the full power of our Bishop, but which has not the move of the Ferz, nor the privilege of leaping"
    {"B", "bishop", "falkener.tamerlane.move.bishop", "bishop", "cross", 330, slide(diagonals, 2)},
    {"N", "knight", "falkener.tamerlane.move.knight", "knight", "horse-head", 330, leap(knight_steps)},
    {"V", "chevalier", "falkener.tamerlane.move.chevalier", "camel", "horse-spur", 300, leap(camel_steps)},
    // The shortest goes four squares: nearer ones are the knight's and the chevalier's.
    {"G", "cavalier", "falkener.tamerlane.move.cavalier", "giraffe", "horse-lance", 560, leap(giraffe_steps)},
};

constexpr Offer privilege(const char* key, const char* label, const char* rule, Of of,
                          std::initializer_list<ChoiceText> choices) {
    return offer("The manuscript’s privileges", key, label, rule, of, choices, false, "privileges=true");
}

}  // namespace

const Card& Tamerlane::card() {
    static const Card card = [] {
        Card c = blank_card("falkener-tamerlane", "Tamerlane’s Chess", "Chapter XVI, pages 197-216",
                            {"white", "White", 0}, {"red", "Red", 0, coats::red});
        c.minutes = 90;
        add_rules(c, "falkener.tamerlane.",
                  "board array move.shah move.vizir move.castle move.rukh move.ferz move.lame-bishop move.bishop "
                  "move.knight move.chevalier move.cavalier move.pawn queen queen.shah privileges citadel exchange "
                  "pawn-of-pawns end");
        static constexpr Offer offers[] = {
            offer("Start", "first", "Who begins", "falkener.tamerlane.array", Of::us,
                  {{"red", "Red, as in all games in the book"}, {"white", "White"}}),
            offer("Pieces", "cavalier-path", "The cavalier moves", "falkener.tamerlane.move.cavalier", Of::us,
                  {{"either", "by either path: the diagonal step first or last"},
                   {"diagonal-first", "with the diagonal step first, as today"},
                   {"straight-first", "with the diagonal step last"}},
                  true),
            offer("Pieces", "pawn-double-step", "A pawn’s first move", "falkener.tamerlane.move.pawn", Of::us,
                  {{"false", "one square"}, {"true", "one square or two"}}),
            offer("Promotion", "promotion", "A pawn on the last row becomes its own piece", "falkener.tamerlane.queen",
                  Of::source,
                  {{"on-loss", "if its side has lost one; else it waits there until one is lost"},
                   {"always", "at once, as today"}},
                  true),
            offer("Promotion", "prince", "The Shah’s pawn on the last row", "falkener.tamerlane.queen.shah", Of::us,
                  {{"heir", "stands there and takes the place of a captured Shah"},
                   {"walking", "becomes a prince, who also moves like the Shah, as today"}}),
            offer("The manuscript’s privileges", "privileges",
                  "The Shah’s exchange and citadel, and the pawn of pawns’ three lives",
                  "falkener.tamerlane.privileges", Of::source,
                  {{"false", "are left out, as Falkener advises"}, {"true", "are played, as in the manuscript"}}, true),
            privilege("citadel", "A Shah who reaches the opposite citadel", "falkener.tamerlane.citadel", Of::source,
                      {{"refuge", "is safe there from every attack"}, {"draw", "ends the game in a draw, as today"}}),
            privilege("exchange", "The Shah changes places with a piece of its own", "falkener.tamerlane.exchange",
                      Of::source, {{"in-check", "when it is in check"}, {"any-time", "whenever it likes"}}),
            privilege("exchange-with", "It changes places with", "falkener.tamerlane.exchange", Of::us,
                      {{"pieces", "any piece, but no pawn"}, {"any-man", "any piece or pawn"}}),
            privilege("transfer", "The pawn of pawns on the last row is set down anew",
                      "falkener.tamerlane.pawn-of-pawns", Of::us,
                      {{"later", "on any later turn"}, {"at-once", "in the same move"}}),
            privilege("pawn-of-pawns-immune", "While it waits there the pawn of pawns",
                      "falkener.tamerlane.pawn-of-pawns", Of::us,
                      {{"false", "can be captured"}, {"true", "cannot be captured, as today"}}),
            offer_stalemate("falkener.tamerlane.end"),
            offer_repetition("falkener.general.repetition"),
        };
        add_options(c, offers);
        add_presets(c, {{"falkener", "As Falkener played"},
                        {"manuscript", "As in the manuscript", "privileges=true"},
                        {"modern", "As played today",
                         "cavalier-path=diagonal-first promotion=always prince=walking privileges=true citadel=draw "
                         "pawn-of-pawns-immune=true stalemate=loss"}});
        return c;
    }();
    return card;
}

Variant Tamerlane::with_options(const Options& options) {
    const bool privileged = options["privileges"] == "true";
    Variant variant;
    Passages& said = variant.says;
    // falkener.tamerlane.board: "eleven squares by ten, with two outlying squares", "Outside of squares, 18 and 111".
    const std::string_view whole = ".###########.";
    variant.geometry =
        Geometry({whole, "############.", whole, whole, whole, whole, whole, whole, ".############", whole}, 0);
    variant.citadels = true;
    const Geometry& geometry = variant.geometry;
    const auto rows = [&](int low, int high) { return geometry.part(1, 11, low, high); };
    variant.zones = {rows(0, 9), rows(9, 9), rows(0, 8), rows(2, 2), geometry.part(0, 0, 8, 8)};
    variant.first = options["first"] == "red" ? 1 : 0;
    variant.array = array + std::string(variant.first == 1 ? "red" : "white");

    std::vector<Kind>& kinds = variant.kinds;
    kinds.resize(shah_who_may_exchange + 1);
    kinds[shah] = {.letter = "S",
                   .name = "Shah",
                   .rule = "falkener.tamerlane.move.shah",
                   .motions = {to(field, step(all_ways))},
                   .royal = true,
                   .fen = "s",
                   .figure = "shah",
                   .sign = "sun"};
    // falkener.tamerlane.citadel: the Shah "may make his way to the opposite outlying space, where he is safe from any attack".
    if (privileged) {
        kinds[shah].motions.push_back(says("falkener.tamerlane.citadel", only_moves(to(citadel, step(all_ways)))));
        said.refuge = "falkener.tamerlane.citadel";
        if (options["citadel"] == "draw") variant.refuge = citadel;
    }

    // falkener.tamerlane.move.pawn: "All the Pawns move and take as in our chess".
    Motions pawn_motions = {only_moves(to(field, step(ahead))), only_takes(to(field, step(slantwise_ahead)))};
    if (options["pawn-double-step"] == "true")
        pawn_motions.push_back(from(third_row, only_moves(to(field, slide(ahead, 2, 2)))));
    const auto pawn = [&](const char* letter, const char* name, const char* figure, const char* sign,
                          Few<int, 4> turns) {
        Kind kind{.letter = letter, .name = name, .rule = "falkener.tamerlane.move.pawn", .motions = pawn_motions};
        kind.worth = 100;
        kind.turns = turns;
        kind.figure = figure;
        kind.sign = sign;
        return kind;
    };
    static constexpr const char* pawns[][4] = {
        {"pZ", "vizir’s pawn", "pawn-of-vizier", "pawn-of-crossed-square"},
        {"pC", "castle’s pawn", "pawn-of-dabbaba", "pawn-of-barred-square"},
        {"pR", "rukh’s pawn", "pawn-of-rook", "pawn-of-tower"},
        {"pF", "ferz’s pawn", "pawn-of-ferz", "pawn-of-moon"},
        {"pL", "lame bishop’s pawn", "pawn-of-elephant", "pawn-of-T"},
        {"pB", "bishop’s pawn", "pawn-of-bishop", "pawn-of-cross"},
        {"pN", "knight’s pawn", "pawn-of-knight", "pawn-of-horse-head"},
        {"pV", "chevalier’s pawn", "pawn-of-camel", "pawn-of-horse-spur"},
        {"pG", "cavalier’s pawn", "pawn-of-giraffe", "pawn-of-horse-lance"},
    };
    int number = 0;
    for (const Piece& piece : pieces) {
        Kind& kind = kinds[at(vizir + number)];
        kind = {.letter = piece.letter,
                .name = piece.name,
                .rule = piece.rule,
                .motions = {to(field, piece.motion)},
                .worth = piece.worth};
        kind.fen = piece.letter;
        kind.figure = piece.figure;
        kind.sign = piece.sign;
        // falkener.tamerlane.queen: each pawn is "capable of becoming a piece of such power".
        const auto& own = pawns[number];
        kinds[at(first_pawn + number)] = pawn(own[0], own[1], own[2], own[3], {vizir + number});
        ++number;
    }
    kinds[cavalier].motions[0].routes = path_of(options["cavalier-path"]);
    // falkener.tamerlane.queen.shah: the Shah's pawn "may replace the Shah when slain".
    kinds[shahs_pawn] = pawn("pS", "Shah’s pawn", "pawn-of-shah", "pawn-of-sun", {heir});
    const bool walks = options["prince"] == "walking";
    kinds[heir] = {.letter = "H",
                   .name = walks ? "prince" : "heir",
                   .rule = "falkener.tamerlane.queen.shah",
                   .motions = {},
                   .worth = walks ? 450 : 300,
                   .royal = true};
    if (walks) kinds[heir].motions = {to(field, step(all_ways))};
    kinds[heir].succeeds = shah;
    kinds[heir].fen = "h";
    kinds[heir].figure = "prince";
    kinds[heir].sign = "H";

    // falkener.tamerlane.pawn-of-pawns: "on reaching the further end can be transferred, at will, to any (vacant) square", a second
    // time again, "and on reaching the further end a third time it acquires the moves of the Shah". Without the privileges it
    // becomes nothing.
    kinds[pawn_of_pawns] = pawn("pP", "pawn of pawns", "pawn", "man", {});
    kinds[pawn_set_down] = pawn("pQ", "pawn of pawns, set down once", "pawn", "man", {});
    kinds[pawn_set_down_again] = pawn("pT", "pawn of pawns, set down twice", "pawn", "man", {adventitious});
    kinds[adventitious] = kinds[heir];
    kinds[adventitious].letter = "M";
    kinds[adventitious].name = "second Shah";
    kinds[adventitious].rule = "falkener.tamerlane.pawn-of-pawns";
    kinds[adventitious].motions = {to(field, step(all_ways))};
    kinds[adventitious].worth = 450;
    kinds[adventitious].fen = "m";
    kinds[adventitious].figure = "king";
    kinds[adventitious].sign = "M";
    kinds[shah_who_may_exchange] = kinds[shah];
    kinds[shah_who_may_exchange].same_as = shah;
    kinds[shah_who_may_exchange].exchanged = shah;
    if (privileged) {
        kinds[pawn_of_pawns].set_down = pawn_set_down;
        kinds[pawn_set_down].set_down = pawn_set_down_again;
        kinds[pawn_set_down].worth = 140;
        kinds[pawn_set_down_again].worth = 180;
        variant.transfer = options["transfer"] == "at-once" ? Transfer::at_once : Transfer::later;
        // Not where it would only wait again.
        variant.set_down_zone = below_last_row;
        variant.waiting_immune = options["pawn-of-pawns-immune"] == "true";
        said.set_down = "falkener.tamerlane.pawn-of-pawns";
        variant.exchange = options["exchange"] == "any-time" ? Exchange::any_time : Exchange::in_check;
        variant.exchange_zone = field;
        variant.exchange_any = options["exchange-with"] == "any-man";
        variant.privilege = "exchange";
        variant.array += " | exchange 61 68";
        said.exchange = "falkener.tamerlane.exchange";
    }

    variant.camp = last_row;
    variant.promotion = Promotion::must;
    variant.on_loss = options["promotion"] == "on-loss";
    said.camp = "falkener.tamerlane.queen";
    said.heir = "falkener.tamerlane.queen.shah";
    variant.most_royals = 3;
    variant.guarded = Guarded::last;
    agree_on_the_end(variant, options, "falkener.tamerlane.end");
    return variant;
}

}  // namespace ludus::chess

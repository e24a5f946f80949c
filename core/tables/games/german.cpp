#include "core/tables/games/german.hpp"

#include "core/tables/games/falkener.hpp"
#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

Card make_card() {
    Card c =
        blank_card("backgammon-german", "German backgammon", "falkener", "XXV. German backgammon", "South", "North");
    c.minutes = 20;
    c.options = {
        offer("Board", "division", "Both players enter at", "ger.division", Of::source,
              {{"near", "White’s near right quarter, and go round to the far one"},
               {"far", "White’s far left quarter, and go round to the near one"}},
              true),
        offer("Dice", "under", "The number on the other side of a double is played", "ger.doublets", Of::us,
              {{"four", "four times, after four of the number rolled"},
               {"two", "twice, after two of the number rolled"}}),
        offer("Dice", "pass", "A number a player cannot use", "ger.pass", Of::source,
              {{"play", "is played by the opponent before rolling"}, {"lost", "is lost"}}),
        // "and also whatever his opponent forgets to play".
        offer("Dice", "forget", "A number a player could use", "ger.pass", Of::source,
              {{"false", "must be used"}, {"true", "may be left or forgotten, and the opponent plays it"}}, false,
              "pass=play"),
        offer_falkener_first("bg.first", Of::us),
    };
    add_common_rules(c, "standstill");
    add_rules(c, "bg.", "dice must bar blot bear score first");
    add_rules(c, "ger.", "division enter doublets one-two pass");
    return c;
}

}  // namespace

Variant German::with_options(const Options& options) {
    Variant variant = falkener_game();
    Passages& says = variant.says;
    variant.in_hand = {family, family};
    // ger.division: "either the right-hand near division, or the left-hand opposite division"; the Home is common too.
    const Course way(options["division"] == "far" ? from_ampersand : from_m);
    variant.courses = {way, way};
    says.setup = says.course = "ger.division";
    // ger.enter: "The pieces enter by throws, and all pieces must be entered before any leave the Entering division".
    variant.hand = Hand::within;
    says.hand = says.hand_first = "ger.enter";
    // ger.doublets: "after playing those doublets, is entitled to play the doublets underneath".
    variant.doublets = options["under"] == "two" ? Doublets::under_two : Doublets::under_four;
    says.doublets = "ger.doublets";
    // ger.one-two: "On throwing 1, 2, the player can call for any doublets he chooses".
    variant.one_two = true;
    says.one_two = "ger.one-two";
    // ger.pass: "a player being permitted to play whatever his opponent cannot play".
    variant.pass_on = options["pass"] == "play";
    says.passed = "ger.pass";
    if (variant.pass_on && options.flag("forget")) {
        variant.compulsion = Compulsion::free;
        says.compulsion = "ger.pass";
    }
    variant.first = begin_by(options["first"], First::lot_plays);
    return variant;
}

const Card& German::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables

// The cards of the Sacred Way and of its long game.

#include "core/egyptrace/way.hpp"
#include "core/kit/cards.hpp"

namespace ludus::egyptrace {

namespace {

Card card_of(const char* id, const char* name, const char* place, int minutes) {
    Card c = kit::plain_card("egyptrace", id, name, {"white", "black"});
    c.book = "falkener";
    c.place = place;
    c.minutes = minutes;
    add_rules(c, "falkener.way.", "board array path die optional stack take prisoner out end score");
    c.has_chance = c.has_rolls = true;
    return c;
}

void add_shared_options(Card& c) {
    // p. 98: "we will imagine that players were not obliged to move unless they chose"
    c.options.push_back(offer("The way", "moving", "Using the roll", "falkener.way.optional", Of::us,
                              {{"optional", "you may stand still"}, {"must", "a roll that can be used must be used"}},
                              true));
    // Of two pieces of a side on the way the book says nothing, and no example has them.
    c.options.push_back(offer("The way", "way.single", "Your own pieces on the way", "falkener.way.stack", Of::us,
                              {{"false", "may share a cell"}, {"true", "one piece to a cell"}}));
    c.options.push_back(offer("The way", "way.pair-safe", "Two enemies on a cell of the way", "falkener.way.take",
                              Of::us, {{"false", "both are captured"}, {"true", "are safe, and bar your way"}}, false,
                              "way.single=false"));
    c.options.push_back(offer("", "first", "First player", "falkener.way.die", Of::us,
                              {{"black", "Black begins, as in the printed game"}, {"white", "White begins"}}));
    OptionSpec limit =
        kit::number_of("standstill", "Turns in a row without a move, by choice, that end the game (0: never)",
                       "falkener.way.optional", 40, 0, 200);
    limit.ours = true;
    limit.needs = "moving=optional";
    c.options.push_back(limit);
}

WayVariant shared(const Card& card, const Options& options) {
    WayVariant variant;
    variant.must_move = options["moving"] == "must";
    variant.single = options.flag("way.single");
    variant.pair_safe = !variant.single && options.flag("way.pair-safe");
    variant.standstill = options.number("standstill");
    variant.first = card.seat(options["first"]);
    return variant;
}

}  // namespace

const Card& ShortWay::card() {
    static const Card card = [] {
        Card c = card_of("falkener-sacred-way", "The Sacred Way", "VII. The Game of the Sacred Way", 15);
        add_shared_options(c);
        return c;
    }();
    return card;
}

WayVariant ShortWay::with_options(const Options& options) { return shared(card(), options); }

const Card& LongWay::card() {
    static const Card card = [] {
        Card c = card_of("falkener-sacred-way-long", "The Sacred Way, long game",
                         "VII. The game at the back, of three by ten squares", 40);
        c.rules.push_back("falkener.way.long");
        // "confine the entries of new men or prisoners to the squares 1 to 4"
        c.options.push_back(offer(
            "Pieces", "long.enter", "The pieces at the start", "falkener.way.long", Of::us,
            {{"false", "stand one on each cell of the camp"}, {"true", "are in hand, and enter by rolls on A to D"}},
            true));
        // p. 97: "in this case there would be twelve cells instead of ten as usual"
        c.options.push_back(offer("Pieces", "cells", "Cells in a line", "falkener.way.long", Of::source,
                                  {{"10", "ten, as on most boards"}, {"12", "twelve, as on a board in Boulak"}}));
        add_shared_options(c);
        return c;
    }();
    return card;
}

WayVariant LongWay::with_options(const Options& options) {
    WayVariant variant = shared(card(), options);
    // falkener.way.long: "each player has ten pieces instead of four ... the Sacred Way is made to correspond".
    variant.camp = variant.way = options["cells"] == "12" ? 12 : 10;
    variant.enters_all = options.flag("long.enter");
    return variant;
}

}  // namespace ludus::egyptrace

#include "core/egypt/senat_games.hpp"

#include "core/base/text.hpp"

namespace ludus::egypt {
namespace {

constexpr int seega_side = 5;

Card make_card(const char* id, const char* name, const char* place, int minutes) {
    Card c = kit::plain_card("egypt", id, name, {"white", "red"});
    c.book = "falkener";
    c.place = place;
    c.minutes = minutes;
    c.seats[1].coat = coats::red;
    add_rules(c, "falkener.senat.", "board first place move take enter chain blocked draw seesaw surrender end");
    return c;
}

/// The opening is agreed on the board of five alone.
void add_options(Card& c, const char* needs) {
    const std::vector<OptionSpec> options = {
        offer("Start", "first", "Who begins", "falkener.senat.first", Of::source, {{"white", "White"}, {"red", "Red"}}),
        offer("Start", "opening", "The first pieces", "falkener.senat.place", Of::source,
              {{"free", "go on any squares"},
               {"lane", "go on 34 and 30, the other player’s on 12 and 52 (Lane)"},
               {"bolton", "go on 33 and 31, then 22 and 42, 12 and 52, 34 and 30 (Bolton)"}},
              false, needs),
        offer("Capturing", "chain", "A piece that has captured and can capture again", "falkener.senat.chain",
              Of::source, {{"optional", "may do so"}, {"must", "must do so (Lane)"}}, true),
        offer("Blocked players", "blocked", "When a player cannot move", "falkener.senat.blocked", Of::source,
              {{"again", "the other plays again"}, {"remove", "the other removes a piece to open a way (Lane)"}}, true),
        offer("Ending", "last", "A player with one piece left", "falkener.senat.end", Of::us,
              {{"plays", "plays on"}, {"loses", "has lost, unable to capture"}}),
    };
    c.options.insert(c.options.end(), options.begin(), options.end());
}

/// The crosswise marks of Lane's figure (p. 65), the first player's two first: 1 = 34 and 30, 2 = 12 and 52, 3 = 33 and
/// 31, 4 = 22 and 42. The figure is lost in our source; its marks are found again from the placing of the book's games.
std::vector<std::vector<int>> agreed_squares(const std::string& opening) {
    const kit::Grid grid(seega_side, seega_side, kit::Look::plain, kit::Names::heights);
    const std::vector<int> ones = {grid.find("30"), grid.find("34")}, twos = {grid.find("12"), grid.find("52")},
                           threes = {grid.find("31"), grid.find("33")}, fours = {grid.find("22"), grid.find("42")};
    // "One of them places two of his kelbs in the eyns marked 1, 1; the other puts two of his in those marked 2, 2."
    if (opening == "lane") return {ones, twos};
    // "the Bedouins usually begin with 3, 3, and 4, 4; followed by 2, 2, and 1, 1".
    if (opening == "bolton") return {threes, fours, twos, ones};
    return {};
}

Senat::Variant variant_of(const Options& options, int side) {
    Senat::Variant variant;
    variant.side = side;
    variant.first = options["first"] == "red" ? 1 : 0;
    variant.must_go_on = options["chain"] == "must";
    variant.opens_way = options["blocked"] == "remove";
    variant.two_needed = options["last"] == "loses";
    if (side == seega_side) variant.agreed = agreed_squares(options["opening"]);
    return variant;
}

}  // namespace

const Card& SenatOfAnySize::card() {
    static const Card card = [] {
        Card c = make_card("falkener-senat", "Senat", "Chapter V, page 71", 90);
        // falkener.senat.board: "a thirteen-square, eleven-square, nine-square, seven-square, or five-square board,
        // according as there was more or less time to play".
        c.options = {offer("Start", "size", "Board", "falkener.senat.board", Of::source,
                           {{"13", "thirteen squares a side, 168 pieces"},
                            {"11", "eleven squares a side, 120 pieces"},
                            {"9", "nine squares a side, 80 pieces"},
                            {"7", "seven squares a side, 48 pieces"},
                            {"5", "five squares a side, 24 pieces"}},
                           true)};
        add_options(c, "size=5");
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"lane", "As Lane describes it", "chain=must blocked=remove"},
                        {"short", "A short game", "size=7"}});
        return c;
    }();
    return card;
}

Senat::Variant SenatOfAnySize::with_options(const Options& options) {
    return variant_of(options, *read_int(options["size"]));
}

const Card& Seega::card() {
    static const Card card = [] {
        Card c = make_card("falkener-seega", "Seega", "Chapter V, page 63", 15);
        add_options(c, "");
        add_presets(c, {{"falkener", "As in Falkener’s book"},
                        {"lane", "As Lane describes it", "opening=lane chain=must blocked=remove"},
                        {"bolton", "With the Bedouins’ opening", "opening=bolton"}});
        return c;
    }();
    return card;
}

Senat::Variant Seega::with_options(const Options& options) { return variant_of(options, seega_side); }

}  // namespace ludus::egypt

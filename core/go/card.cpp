// What the card of Go says, and how a game of it begins.

#include "core/go/go.hpp"
#include "core/go/sentences.hpp"

namespace ludus::go {

const Card& Go::card() {
    static const Card card = [] {
        Card c = kit::plain_card("go", "falkener-go", "Go (Wei-ki)", {"black", "white"});
        c.book = "falkener";
        c.place = "Chapter XXIII, page 239";
        c.minutes = 90;
        c.seats[0].coat = coats::ink;
        c.seats[1].coat = coats::paper;
        c.options = {
            offer("Start", "lines", "Board", "falkener.go.board", Of::us,
                  {{"19", "nineteen lines each way (Falkener)"}, {"13", "thirteen lines"}, {"9", "nine lines"}}, true),
            offer("Start", "marks", "Marked points", "falkener.go.marks", Of::source,
                  {{"japanese", "nine dots, as in Japan"}, {"chinese", "nine corners and half corners, as in China"}}),
            offer("Start", "handicap", "Handicap", "falkener.go.setup.handicap", Of::source,
                  {{"none", "none"},
                   {"four", "Black has all four first stones"},
                   {"nine", "Black has a stone on every marked point"}},
                  true),
            offer("Start", "setup", "First stones", "falkener.go.setup", Of::us,
                  {{"crossed", "two of each colour, crosswise (Falkener)"}, {"empty", "none (today)"}}, false,
                  "handicap=none"),
            offer("Start", "first", "Who begins", "falkener.go.first", Of::us,
                  {{"black", "Black"}, {"white", "White"}}),
            offer("Capturing", "suicide", "A stone that captures nothing and has no free point",
                  "falkener.go.enter-eye.lost", Of::us,
                  {{"lost", "may be put and is lost (Falkener)"}, {"forbidden", "may not be put (today)"}}, true),
            offer("Capturing", "ko", "Recapturing at once", "falkener.go.ko", Of::us,
                  {{"simple", "a single stone may not be recaptured in the next move"},
                   {"none", "is allowed: Falkener names no rule against it"},
                   {"superko", "no board may come about again (today)"}},
                  true),
            offer("Ending", "count", "The count", "falkener.go.count", Of::us,
                  {{"camps", "one side’s camps, filled (Falkener)"},
                   {"area", "stones and enclosed points (today in China)"},
                   {"territory", "enclosed points and captured stones (today in Japan)"}},
                  true),
            offer("Ending", "camps", "Who has more camps", "falkener.go.camps", Of::us,
                  {{"tax", "gives up a stone for each camp more (Falkener)"}, {"free", "gives up nothing"}}, false,
                  "count=camps"),
            offer("Ending", "counted", "The side that is counted", "falkener.go.count", Of::source,
                  {{"black", "Black"}, {"white", "White"}}, false, "count=camps"),
            offer("Ending", "neutral", "Points that nobody encloses", "falkener.go.count", Of::us,
                  {{"other", "go to the side that is not counted"}, {"shared", "are shared"}}, false, "count=camps"),
            offer("Ending", "komi", "Points given to White", "falkener.go.result", Of::us,
                  {{"0", "none"}, {"0.5", "½"}, {"5.5", "5½"}, {"6.5", "6½"}, {"7.5", "7½"}}, false,
                  "count=area,territory"),
        };
        add_presets(
            c, {{"falkener", "As in Falkener’s book"},
                {"modern", "As today, by area", "setup=empty suicide=forbidden ko=superko count=area komi=7.5"},
                {"territory", "As today, by territory", "setup=empty suicide=forbidden count=territory komi=6.5"},
                {"short", "A short game on nine lines", "lines=9 setup=empty suicide=forbidden count=area komi=7.5"}});
        add_rules(c, "falkener.go.",
                  "board pieces marks setup setup.handicap first turn nomove take enter-eye enter-eye.lost ko safe end "
                  "dead camps "
                  "count result notation");
        return c;
    }();
    return card;
}

Go::Go(const Options& options, std::optional<int> twice_komi)
    : GridGame({.grid = {options.number("lines"), options.number("lines"), kit::Look::lines, kit::Names::framed},
                .signs = "XO",
                .piece = "stone",
                .pieces = "stones",
                .puts = true,
                .actions = {{"pass", std::string(sentences::pass)},
                            {"agree", std::string(sentences::agree)},
                            {"play-on", std::string(sentences::play_on)},
                            {"camps", std::string(sentences::declare)},
                            {"clear", std::string(sentences::take_off_dead)},
                            {"fill", std::string(sentences::fill)},
                            {"count", std::string(sentences::count)}}}),
      ko_(options["ko"] == "simple" ? Ko::simple
          : options["ko"] == "none" ? Ko::none
                                    : Ko::superko),
      counting_(options["count"] == "camps"  ? Counting::camps
                : options["count"] == "area" ? Counting::area
                                             : Counting::territory),
      may_lose_own_(options["suicide"] == "lost"),
      taxed_(counting_ == Counting::camps && options["camps"] == "tax"),
      shared_(options["neutral"] == "shared"),
      chinese_(options["marks"] == "chinese"),
      counted_(options["counted"] == "white" ? white : black) {
    const std::string& komi = options["komi"];
    twice_komi_ = counting_ == Counting::camps ? 0
                  : twice_komi                 ? *twice_komi
                                               : 2 * (komi[0] - '0') + (komi.size() > 1 ? 1 : 0);
    set_up(options);
}

/// The four at the corners first, then the middle, then the other four: Falkener's 63 75 303 315 189, and 69 183 195 309 in Japan or
/// 9 180 198 369 in China. On smaller boards in the same places.
std::vector<int> Go::marked_points() const {
    const int last = lines() - 1, near = lines() > 12 ? 3 : 2, middle = last / 2, side = chinese_ ? 0 : near;
    const std::array<std::pair<int, int>, 9> places{{{near, last - near},
                                                     {last - near, last - near},
                                                     {near, near},
                                                     {last - near, near},
                                                     {middle, middle},
                                                     {middle, last - side},
                                                     {side, middle},
                                                     {last - side, middle},
                                                     {middle, side}}};
    std::vector<int> out;
    for (const auto& [column, row] : places) out.push_back(grid().cell(column, row));
    return out;
}

void Go::set_up(const Options& options) {
    StoneBoard board(lines());
    const std::vector<int> marked = marked_points();
    const std::string& handicap = options["handicap"];
    const auto put = [&](std::size_t which, int seat) { board.set(board.point(marked[which]), seat); };
    if (handicap == "nine")
        for (std::size_t i = 0; i < marked.size(); ++i) put(i, black);
    else if (handicap == "four")
        for (std::size_t i = 0; i < 4; ++i) put(i, black);
    else if (options["setup"] == "crossed") {
        // falkener.go.setup: "two pips of one colour on the points 63 and 315, and two pips of the opposite colour on 75 and 303".
        put(0, black);
        put(1, white);
        put(2, white);
        put(3, black);
    }
    start_ = position_of(board, options["first"] == "white" ? white : black);
}

}  // namespace ludus::go

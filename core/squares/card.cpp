// The card of the magic squares: methods, orders and what a wrong step does.

#include "core/kit/cards.hpp"
#include "core/squares/magic_squares.hpp"
#include "core/squares/options.hpp"

namespace ludus::squares {

namespace {

constexpr const char* free_method = "free";

/// "method=odd.agrippa,odd.bachet": the methods whose order that option chooses.
std::string needs(Orders orders) {
    std::string out = "method=";
    for (const Method& method : methods())
        if (method.orders == orders) out += (out.back() == '=' ? "" : ",") + std::string(method.id);
    return out;
}

OptionSpec order_option(const char* key, const char* label, const std::string& needed,
                        std::initializer_list<int> orders, int standard) {
    OptionSpec option;
    option.key = key;
    option.label = label;
    option.rule = "falkener.squares.constant";
    option.standard = std::to_string(standard);
    option.group = "The square";
    option.often = true;
    option.needs = needed;
    for (const int order : orders)
        option.choices.push_back({std::to_string(order), std::to_string(order) + " by " + std::to_string(order)});
    return option;
}

}  // namespace

int order_of(const Options& options) {
    const Method* method = method_of(options["method"]);
    if (!method) return options.number("order.free");
    switch (method->orders) {
        case Orders::odd: return options.number("order.odd");
        case Orders::evenly_even: return options.number("order.ee");
        case Orders::unevenly_even: return options.number("order.ue");
        case Orders::fixed: return method->only;
    }
    return method->only;
}

const Card& MagicSquares::card() {
    static const Card card = [] {
        Card c = kit::plain_card("squares", "falkener-magic-squares", "Magic Squares", {"builder"});
        c.book = "falkener";
        c.place = "XXX to XXXVI and Appendix II: Magic Squares";
        c.minutes = 10;

        OptionSpec method;
        method.key = "method";
        method.label = "Method";
        method.rule = "falkener.squares.checker";
        method.standard = free_method;
        method.group = "The square";
        method.often = true;
        method.choices.push_back({free_method, "no method: any square of your own"});
        for (const Method& one : methods()) method.choices.push_back({one.id, one.label});
        c.options.push_back(method);
        c.options.push_back(order_option("order.odd", "Odd square", needs(Orders::odd), {3, 5, 7, 9, 11, 13}, 5));
        c.options.push_back(order_option("order.ee", "Evenly even square", needs(Orders::evenly_even), {4, 8, 12}, 4));
        c.options.push_back(
            order_option("order.ue", "Unevenly even square", needs(Orders::unevenly_even), {6, 10, 14}, 6));
        c.options.push_back(order_option("order.free", "Square of your own", std::string("method=") + free_method,
                                         {3, 4, 5, 6, 7, 8, 9, 10}, 4));
        // "there is no difficulty in making such magic square begin at any cell desired"
        OptionSpec first = kit::number_of("first", "Which of the sixteen", "falkener.squares.anycell", 1, 1, 16);
        first.group = "The square";
        first.needs = "method=anycell";
        c.options.push_back(first);
        c.options.push_back(offer(
            "Building", "wrong", "After a wrong step", "falkener.squares.checker", Of::us,
            {{"end", "the construction ends, and you undo it"}, {"go", "you go on, and the whole square is judged"}},
            true));

        add_rules(
            c, "falkener.squares.",
            "checker constant cell odd.agrippa odd.agrippa.start odd.agrippa.beyond odd.agrippa.occupied "
            "odd.properties odd.bachet odd.loubere "
            "odd.loubere.occupied odd.loubere-key odd.staggered odd.two-squares odd.gilardono ee.agrippa "
            "combinations34 ee.ozanam "
            "ee.ozanam-simple ee.delahire ee.natural ee.differences ue.border ue.delahire ue.balance ue.exchange14 "
            "ue.small-squares anycell anycell.diagonals perfect8 compartments borders hollow circle pentagon indian "
            "indian.properties "
            "indian.transformations");
        return c;
    }();
    return card;
}

}  // namespace ludus::squares

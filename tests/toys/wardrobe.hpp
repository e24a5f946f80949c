#pragma once
// The men of chess in their three styles, every drawing and character once a side, and no chess: whoever is to move lifts
// any man off the board, and whoever lifts the last has won. Its board has lines, dots and four seats to sit round it.

#include <array>
#include <string>
#include <string_view>

#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Wardrobe {
public:
    static constexpr int columns = 8, rows = 4, cells = columns * rows, seats = 4;

    struct Position {
        std::uint32_t lifted = 0;  // a bit a cell, from a1
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-wardrobe";
            c.name = "Wardrobe";
            c.family = "toys";
            c.seats = {{"south", "South", 0}, {"north", "North", 1}, {"west", "West", 2}, {"east", "East", 3}};
            c.options = {{"men",
                          "Whose men",
                          "toy.wardrobe.lift",
                          true,
                          "chess",
                          {{"chess", "chess"},
                           {"east", "the eastern games"},
                           {"india", "India"},
                           {"china", "China"},
                           {"japan", "Japan"},
                           {"book", "the book"}},
                          0,
                          0}};
            c.rules = {"toy.wardrobe.lift", "toy.wardrobe.last"};
            return c;
        }();
        return card;
    }

    explicit Wardrobe(const Options& options) : men_(options["men"]) {}

    Position start() const {
        Position p;
        for (int c = 0; c < cells; ++c)
            if (figure_style(c).name.empty()) p.lifted |= bit(c);
        return p;
    }
    int to_move(const Position& p) const { return gone(p) % seats; }
    bool at_turn_start(const Position&) const { return true; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        for (int c = 0; c < cells; ++c)
            if ((p.lifted & bit(c)) == 0) list.push_back({static_cast<std::uint64_t>(c)});
    }

    Position play(const Position& p, Move m) const { return {p.lifted | bit(static_cast<int>(m.code))}; }

    Outcome result(const Position& p) const {
        Outcome o;
        if (p.lifted != ~0u) return o;
        o.over = true;
        o.score[at((gone(p) + seats - 1) % seats)] = 1;
        o.rule = "toy.wardrobe.last";
        o.text = "nobody is left";
        return o;
    }

    std::uint64_t hash(const Position& p) const { return mix(17, p.lifted); }

    Board board() const {
        Board b;
        b.width = columns;
        b.height = rows;
        const bool lines = men_ == "china" || men_ == "japan";
        for (int c = 0; c < cells; ++c) {
            const int x = c % columns, y = rows - 1 - c / columns;
            const Tone tone = lines ? Tone::none : (x + y) % 2 == 0 ? Tone::light : Tone::dark;
            b.spots.push_back(place(SpotKind::point, name(c),
                                    {static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f}, tone, x, y));
        }
        if (!lines) return b;
        for (int x = 0; x <= columns; ++x)
            b.lines.push_back({{static_cast<float>(x), 0}, {static_cast<float>(x), rows}});
        for (int y = 0; y <= rows; ++y)
            b.lines.push_back({{0, static_cast<float>(y)}, {columns, static_cast<float>(y)}});
        for (float x : {2.0f, 6.0f}) b.dots.push_back({x, 2});
        return b;
    }

    std::vector<Face> faces(const Position& p) const {
        std::vector<Face> out;
        for (int c = 0; c < cells; ++c) {
            if ((p.lifted & bit(c)) != 0) continue;
            Face f = figure_style(c);
            f.spot = f.id = c;
            out.push_back(f);
        }
        return out;
    }

    std::vector<int> touches(const Position&, Move m) const { return {static_cast<int>(m.code)}; }
    std::string words(const Position&, Move m) const { return "x" + name(static_cast<int>(m.code)); }
    std::vector<Reason> reasons(const Position&, Move m) const {
        return {{"toy.wardrobe.lift", "any man may be lifted", {}, static_cast<int>(m.code)}};
    }

    // One sign a cell from a1: x where a man stands, a point where none does
    std::string write(const Position& p) const {
        std::string out;
        for (int c = 0; c < cells; ++c) out += (p.lifted & bit(c)) != 0 ? '.' : 'x';
        return out;
    }

    Expected<Position> read_position(std::string_view text) const {
        if (text.size() != cells) return bad_word(text, text, "thirty-two signs, x or a point");
        Position p;
        for (int c = 0; c < cells; ++c) {
            if (text[at(c)] == '.') p.lifted |= bit(c);
            else if (text[at(c)] != 'x' || figure_style(c).name.empty())
                return bad_word(text, text.substr(at(c)), "x where a man of the setting stands, or a point");
        }
        return p;
    }

    std::string sketch(const Position& p) const {
        std::string out;
        const std::string cell = write(p);
        for (int y = rows - 1; y >= 0; --y) out += cell.substr(at(y * columns), columns) + '\n';
        return out;
    }

private:
    static std::uint32_t bit(int c) { return 1u << c; }
    int gone(const Position& p) const {
        int n = 0;
        for (int c = 0; c < cells; ++c) n += (p.lifted & bit(c)) != 0 && !figure_style(c).name.empty() ? 1 : 0;
        return n;
    }
    static std::string name(int c) {
        return {static_cast<char>('a' + c % columns), static_cast<char>('1' + c / columns)};
    }

    /// Who stands in a cell at the start; nobody without a name.
    Face figure_style(int c) const {
        constexpr std::array<std::string_view, 8> chess = {"rook", "knight", "bishop", "queen",
                                                           "king", "pawn",   "prince", "maharajah"},
                                                  east = {"cannon", "guard", "elephant", "gold",
                                                          "silver", "lance", "vizier",   "camel"},
                                                  india = {"boat",         "horse", "elephant", "rajah",
                                                           "foot-soldier", "",      "",         ""},
                                                  china = {"帥", "仕", "相", "傌", "俥", "炮", "兵", "卒"},
                                                  china_north = {"將", "士", "象", "馬", "車", "砲", "卒", "卒"},
                                                  japan = {"王", "飛", "角", "金", "銀", "桂", "香", "歩"},
                                                  japan_turned = {"玉", "龍", "馬", "全", "圭", "杏", "と", "歩"},
                                                  book = {"sun",   "moon", "cross", "horse-head",
                                                          "tower", "man",  "wheel", "G"};
        const int column = c % columns, row = c / columns;
        Face f;
        f.owner = row < 2 ? 0 : 1;
        if (men_ == "india") f.owner = row;
        f.facing = f.owner == 0 ? 0 : f.owner == 1 ? 2 : f.owner == 2 ? 1 : 3;
        const auto of = [&](const auto& list) { return std::string_view(list[at(column)]); };
        if (men_ == "chess" || men_ == "east") {
            f.figure = of(men_ == "chess" ? chess : east);
            if (men_ == "chess" && row % 2 == 1 && column >= 6) f.figure = column == 6 ? "giraffe" : "dabbaba";
            f.turned = row % 2 == 1 && men_ == "east";
            if (men_ == "chess") f.shape = Shape::figure;
            f.name = f.figure;
        } else if (men_ == "india") {
            constexpr std::array<std::string_view, 8> known = {"rook", "knight", "elephant", "king",
                                                               "pawn", "",       "",         ""};
            f.native = of(india);
            f.figure = of(known);
            f.shape = Shape::figure;
            f.name = f.native;
        } else if (men_ == "china") {
            f.native = of(row < 2 ? china : china_north);
            f.name = f.native;
        } else if (men_ == "japan") {
            f.shape = Shape::wedge;
            f.turned = row == 1 || row == 2;
            f.native = of(f.turned ? japan_turned : japan);
            f.name = f.native;
        } else {
            f.sign = of(book);
            if (column == 7 && row > 0) f.sign = row == 1 ? "K" : row == 2 ? "Y" : "S";
            f.underlined = f.turned = row == 1 || row == 2;
            f.name = f.sign;
        }
        if (!f.name.empty())
            f.name += f.owner == 0 ? " of south" : f.owner == 1 ? " of north" : f.owner == 2 ? " of west" : " of east";
        return f;
    }

    std::string men_;
};

}  // namespace ludus::toys

#pragma once
// What is to be seen, in meanings and not in pixels. Two painters turn it into pictures,
// so a diagram in the text and the table beside it cannot disagree.

#include <string>
#include <string_view>
#include <vector>

namespace ludus {

/// Board units: one ordinary square is 1 wide. x grows to the right, y downwards.
struct Vec {
    float x = 0, y = 0;
    friend bool operator==(const Vec&, const Vec&) = default;
};

enum class Tone { none, light, dark, marked };  ///< none: nothing is filled (points on lines)

enum class SpotKind {
    point,   ///< a place on the board where men stand
    pocket,  ///< a hand, a box, the bar: holds men off the board
    button,  ///< an action that is not a place: "I end my turn", a die, a part of a king
};

/// wedge: the five-sided piece of Japan, its point towards the enemy. From long_die on, with die: pieces that are thrown to tell how far
/// to go; a cowrie lies mouth up or down, a counter has two faces, a spinner as many as it has sides.
enum class Shape {
    round,
    triangle,
    square,
    pyramid,
    stone,
    checker,
    die,
    figure,
    wedge,
    long_die,
    cowrie,
    counter,
    spinner
};

/// "round", "long-die"
std::string_view name_of(Shape shape);

/// Whether it is thrown, and no piece of the board.
constexpr bool is_cast(Shape shape) { return shape == Shape::die || shape >= Shape::long_die; }

/// How a casting piece lies.
struct CastFace {
    Shape shape = Shape::die;
    std::string text;  ///< the number that is up; of a cowrie "up" or "down"
    std::string name;  ///< spoken: "a die, 3", "a cowrie, mouth up"
    friend bool operator==(const CastFace&, const CastFace&) = default;
};

/// Anything a person can touch. A spot is named by its index in Board::spots.
struct Spot {
    SpotKind kind = SpotKind::point;
    std::string name;          ///< notation: "d8", "done"
    std::string label;         ///< shown or spoken where it differs from the name: "End the turn"
    Vec centre;                ///< meaningless for buttons
    std::vector<Vec> outline;  ///< closed polygon; empty for buttons
    Tone tone = Tone::none;
    int column = -1, row = -1;  ///< the place in the keyboard's grid, row 0 at the top; -1 outside it
    /// Where men stand one after the other: the centre of the first, and the step to the next. {0, 0}: men do not pile
    /// here. A step shorter than half a square: they stand on edge, as in a tray. What is touched is then the whole box
    /// of the outline, however narrow its tip.
    Vec base, pile;
    [[nodiscard]] bool piles() const { return pile != Vec{}; }
    /// Of a button that says what fell on a table beside the screen: how the casting pieces lie then.
    std::vector<CastFace> cast;
};

/// What lies under the spots of a board that is built: its rim, the leaves men play on, the bar, the trays beside it.
enum class Ground { frame, page, bar, tray };

/// One such part, painted in the order given.
struct BoardArea {
    Ground ground = Ground::page;
    Vec least, most;
};

enum class Weight { fine, normal, heavy };

struct BoardLine {
    Vec a, b;
    Weight weight = Weight::normal;
};

struct BoardLabel {
    Vec at;  ///< the centre of the text
    std::string text;
    /// With which of the game's notations it is shown, by its place in their list (foreign.hpp); -1: with every one.
    int notation = -1;
    /// Small, in the corner of the square about `at` that is the upper left one however the board is turned: beside who stands there.
    bool corner = false;

    [[nodiscard]] bool goes_with(int shown) const { return notation < 0 || notation == shown; }
};

/// A cell of the board where nobody ever stands: painted like the others, never touched and never spoken.
struct BoardCell {
    std::vector<Vec> outline;  ///< closed polygon
    Tone tone = Tone::light;
};

/// The geometry of a table; depends on the options only.
struct Board {
    float width = 0, height = 0;  ///< of everything but buttons; (0, 0) is the top left
    std::vector<Spot> spots;
    std::vector<BoardCell> unused;  ///< as the light squares of draughts
    std::vector<BoardLine> lines;
    std::vector<BoardArea> areas;    ///< none on a board of squares or lines alone
    std::vector<Vec> dots;           ///< marks where lines cross, as at the corners of Japan's camps
    std::vector<BoardLabel> labels;  ///< coordinates and the like; a person may hide them

    /// The index of the spot of that name, or -1.
    [[nodiscard]] int find(const std::string& name) const;
};

/// One step of a man that is built of several (the pyramid kings); lowest first.
struct Tier {
    Shape shape = Shape::square;
    int value = 0;
    bool standing = true;  ///< false: taken away
    friend bool operator==(const Tier&, const Tier&) = default;
};

/// One man, stack or die on one spot.
struct Face {
    int spot = -1;
    int id = 0;  ///< the same man keeps his id from position to position, so he can be seen to move
    Shape shape = Shape::round;
    int owner = 0;  ///< seat; chance for dice of nobody's
    /// on the man: "12", or the name of a figure ("knight"); of a casting piece as CastFace::text, not yet thrown ""
    std::string text;
    bool underlined =
        false;  ///< the base line that tells 6 from 9; of a die: not thrown but supposed, granted or chosen
    bool turned =
        false;  ///< a man who serves his captor; a man of chess: turned over, promoted; a checker: crowned; a die: used already
    int count = 1;  ///< how many stand here, one on or after the other
    std::vector<Tier> tiers;
    std::string name;        ///< spoken: "even triangle 9"
    unsigned seen_by = ~0u;  ///< one bit a seat; others see an unknown face
    /// A piece of chess in its three styles, one of which a person chooses; all empty for other men. The names of drawings
    /// are those of ui/scene/drawings/<family>.cpp.
    std::string_view figure = {};  ///< as players everywhere know him: "knight"
    std::string_view native =
        {};  ///< as the people of the game have him: a drawing's name ("boat"), or what is written on his
             ///< shape, round or wedge: "馬"
    std::string_view sign = {};  ///< as the book prints him: "horse-head", or a letter; of one turned over, underlined
    int facing = 0;              ///< where the enemy is, in quarter turns to the right from the top of the board
    int coat = -1;               ///< see SeatCard::coat; set by who makes the picture
    [[nodiscard]] int colours() const { return coat < 0 ? owner : coat; }
    friend bool operator==(const Face&, const Face&) = default;
};

/// What a position draws on its board besides its pieces.
struct Overlay {
    struct Owned {
        int spot = -1, owner = -1;  ///< a seat's territory
        int coat = -1;              ///< see SeatCard::coat; set by who makes the picture
        [[nodiscard]] int colours() const { return coat < 0 ? owner : coat; }
        friend bool operator==(const Owned&, const Owned&) = default;
    };
    std::vector<BoardLine> lines;  ///< under the pieces: the way of a tour
    /// The sums of a square: as many, in the same places, in every position of a game, for the board makes room for them.
    std::vector<BoardLabel> labels;
    std::vector<Owned> owned;  ///< whose the empty places are
};

}  // namespace ludus

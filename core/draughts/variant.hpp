#pragma once
// How a game of draughts is played, as plain data: each game of the family fills one in.

#include <cstdint>
#include <string_view>

namespace ludus::draughts {

/// Which squares are used: those of one colour, along the diagonals; or all, along rows and columns.
enum class Lines : std::uint8_t { diagonal, straight };
/// When captured pieces leave the board. At the end of the turn they bar the way until then.
enum class Removal : std::uint8_t { at_once, at_end };
/// What becomes of who could capture and did something else: it cannot, or the opponent may huff the piece or demand the capture.
enum class Duty : std::uint8_t { compulsory, huff };

/// The passages a move or a result cites.
struct Passages {
    const char* move = "";     ///< a piece's step
    const char* capture = "";  ///< a piece's capture
    const char* crown = "";    ///< a piece becomes a king
    const char* king = "";     ///< a king's step and capture
    const char* choice = "";   ///< one of several captures was free to be chosen; or empty
    const char* most = "";     ///< the greatest number had to be captured; or empty
    const char* value = "";    ///< of equal numbers the more valuable; or empty
    const char* removal = "";  ///< when captured pieces leave the board; or empty
    const char* huff = "";     ///< huffing and demanding the capture; or empty
    const char* end = "";      ///< who cannot move has lost
    const char* repetition = "falkener.general.repetition";
};

struct Variant {
    Lines lines = Lines::diagonal;
    int side = 8;        ///< squares in a row: 8, or 10 along the diagonals
    int first_row = 0;   ///< of each side's rows the one nearest to it, from its own edge
    int rows = 3;        ///< of pieces on each side
    int first_seat = 0;  ///< who begins

    bool steps_back = false;     ///< uncrowned pieces step in every direction
    bool captures_back = false;  ///< ... and capture so
    bool long_kings = false;     ///< kings go any number of squares
    bool most = false;           ///< the greatest number must be captured
    bool by_value = false;       ///< ... and of equal numbers the one with more kings
    bool crowning_ends = false;  ///< a piece that reaches the last row in a capture stops there
    bool may_turn_back = true;   ///< a king may capture straight back in the direction it came from
    Removal removal = Removal::at_once;
    Duty duty = Duty::compulsory;
    bool repetition_draws = true;  ///< the third time a position stands

    bool dark_squares = false;        ///< the squares used are the dark ones of the board
    const char* king_name = "king";   ///< "queen"
    const char* king_letter = "K";    ///< on the piece and in the sketch
    std::string_view game_type = {};  ///< in PDN: "21,B,8,8,N1,0"; empty where PDN has no such rules
    int pdn_first_seat = 0;           ///< who begins the game of that type
    Passages says;
};

}  // namespace ludus::draughts

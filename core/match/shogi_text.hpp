#pragma once
// What KIF, CSA and USI have in common: the board as SFEN has it, moves as USI has them, and a reader that plays them.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/foreign.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"
#include "core/match/tag_reader.hpp"

namespace ludus::shogi_text {

inline constexpr int files = 9, squares = 81;
inline constexpr std::string_view opening = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// A kind of piece by its letter in SFEN and its names.
struct Kind {
    char letter;
    std::string_view kif, kif_promoted, csa, csa_promoted;  ///< promoted: empty where it cannot be
};
/// In the order of hands; the king, last, is in none.
inline constexpr std::array<Kind, 8> kinds = {{{'R', "飛", "龍", "HI", "RY"},
                                               {'B', "角", "馬", "KA", "UM"},
                                               {'G', "金", "", "KI", ""},
                                               {'S', "銀", "成銀", "GI", "NG"},
                                               {'N', "桂", "成桂", "KE", "NK"},
                                               {'L', "香", "成香", "KY", "NY"},
                                               {'P', "歩", "と", "FU", "TO"},
                                               {'K', "玉", "", "OU", ""}}};
inline constexpr int held_kinds = 7;

/// A piece of that kind; kind -1: none. Side 0 begins the game and sits below.
struct Man {
    int kind = -1, side = 0;
    bool promoted = false;
    friend bool operator==(const Man&, const Man&) = default;
};

/// Squares row by row from above, each row from the left, as in SFEN.
struct Board {
    std::array<Man, squares> men;
    std::array<std::array<int, held_kinds>, 2> hand{};
    int turn = 0;  ///< a side
};

/// The square on that file and rank, each from 1; files count from the right.
constexpr int square(int file, int rank) { return (rank - 1) * files + files - file; }
constexpr int file_of(int square) { return files - square % files; }
constexpr int rank_of(int square) { return square / files + 1; }

/// Of a position in SFEN as our games write it.
Board board_of(std::string_view sfen);
/// In SFEN.
std::string sfen_of(const Board& board);

/// A move as USI has it.
struct ShogiMove {
    int from = -1, to = 0;  ///< from: -1 of a drop
    int dropped = -1;       ///< its kind, of a drop
    bool promotes = false;
    friend bool operator==(const ShogiMove&, const ShogiMove&) = default;
};
std::string usi_of(const ShogiMove& move);
/// Nothing where the word is no such move.
std::optional<ShogiMove> read_usi(std::string_view word);

/// Which format of the game is SFEN; -1: none.
int sfen_format(const Game& game);
std::string sfen_of(const Game& game, const Position& position);

/// Names of squares as marks in a comment have them, "7f"; empty where nothing can be drawn.
std::vector<std::string> names_of_squares(const Game& game);

/// What a file says besides its moves, as "Option: first=north", one a line.
std::vector<std::string> own_lines(const Match& match);
/// Sign, marks and comment of a node, on one line.
std::string remark_of(const Match& match, int node, const MarkText& names);
/// How others end the game in a node.
enum class Finish { none, given_up, mated, foul_of_mover, foul_of_other, repeated, agreed };
Finish finish_of(const Match& match, int node);

/// What the end of a file says of who is to move there.
enum class Ends { open, lost, won, drawn };
/// A word for an end. `meaning`: told as a comment where the rules have not ended the game so; empty where our own end says it.
struct EndWord {
    std::string_view word;
    Ends ends;
    std::string_view meaning;
};

/// Whether a line begins as a move of KIF does, "1 ７六".
bool begins_as_move(std::string_view line);

/// Reads lines and plays moves; each format derives its own.
class LineReader : protected TagReader {
protected:
    LineReader(std::string_view text, GameMaker make) : TagReader(text), make_(make) {}

    /// Keeps a fault at this place, its column counted in letters. Always false.
    bool refuse(std::size_t offset, std::string_view what, std::string_view expected);
    /// The line that begins here, without its end; `at_` then stands at the next. False at the end of the text.
    bool next_line(std::string_view& line, std::size_t& begin);
    /// Keeps a line of our own, "Option: first=north"; what is none is nobody's.
    void keep_own_line(std::string_view text, std::size_t begin);

    /// The game and where it begins: `sfen` is empty where the file says nothing of it, else told at `where`. False with a fault.
    bool begin(const std::string& sfen, std::size_t where);
    /// Plays at the cursor. `shown`: the move as the file has it; `in_words` writes any move of the board as the format does.
    bool play(const ShogiMove& move, std::size_t where, std::string_view shown,
              std::string (*in_words)(const Board&, const ShogiMove&));
    /// Adds to what is said of the place shown: its sign and marks, then words.
    bool remark(std::string_view text);
    bool finish(const EndWord& end, std::size_t where, std::string_view shown);
    /// The players by the names the file has, and all else of own lines; last of all. False with a fault.
    bool keep(const std::array<std::string, 2>& names);

    [[nodiscard]] Board board() const { return board_of(sfen_of(match_->game(), match_->position())); }
    /// The move that led to the cursor.
    [[nodiscard]] std::optional<ShogiMove> last() const;

    std::optional<Match> match_;

private:
    GamePtr find_game();

    GameMaker make_;
    std::optional<MarkText> names_;
};

}  // namespace ludus::shogi_text

namespace ludus {

/// The readers of each format; read_shogi_file() chooses.
Expected<Match> read_kif(std::string_view text, GameMaker make);
Expected<Match> read_csa(std::string_view text, GameMaker make);
Expected<Match> read_usi_game(std::string_view text, GameMaker make);

}  // namespace ludus

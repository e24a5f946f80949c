// Moves in words, and read again. As Falkener writes them: "27-97" to go or to take, "35-36+" to turn, "74-85=R" to become
// a man named, "P*42" to enter a captive, "50-42=leap" and "50-80=castle" by a right of the king's. And as today's players do.

#include <algorithm>

#include "core/base/sort.hpp"
#include "core/base/text.hpp"
#include "core/chess/engine.hpp"
#include "core/game/foreign.hpp"
#include "core/game/reading.hpp"

namespace ludus::chess {
namespace {

constexpr Notation algebraic_ways[] = {{"book", "Squares as in the book"}, {"san", "Squares a1, b2"}};
constexpr Notation chinese_ways[] = {
    {"book", "Squares as in the book"}, {"san", "Squares a1, b2"}, {"wxf", "Files, as in China"}};
constexpr Notation japanese_ways[] = {{"book", "Squares as in the book"},
                                      {"san", "Squares a1, b2"},
                                      {"hodges", "Squares 1a, 2b"},
                                      {"kif", "In Japanese"}};
enum Notations { book, algebraic, today, characters };

/// The motion by which a privilege was used is told by its word alone: no man has two.
const Motion& privilege(const Kind& kind) {
    return *std::find_if(kind.motions.begin(), kind.motions.end(), [](const Motion& m) { return m.word != nullptr; });
}

bool move_alike(const Kind& a, const Kind& b) {
    if (a.motions.size() != b.motions.size()) return false;
    for (std::size_t i = 0; i < a.motions.size(); ++i) {
        const Motion &m = a.motions[i], &n = b.motions[i];
        if (m.most != n.most || m.steps.size() != n.steps.size()) return false;
        for (std::size_t k = 0; k < m.steps.size(); ++k)
            if (m.steps[k].across != n.steps[k].across || m.steps[k].ahead != n.steps[k].ahead) return false;
    }
    return true;
}

/// Where one comes who is set down anew, if that is in the same move: "18-19"; else where it waits, "19".
std::string landing(const Geometry& geometry, const UnpackedMove& unpacked, bool numbers) {
    const auto name = [&](int s) { return numbers ? geometry.name(s) : geometry.algebraic(s); };
    return name(unpacked.from) + (unpacked.kind == unpacked.from ? "" : "-" + name(unpacked.kind));
}

/// Not simply from one square to another.
bool apart(MoveType type) {
    return type == MoveType::drop || type == MoveType::castle || type == MoveType::set_down ||
           type == MoveType::exchange;
}

std::string capital(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

}  // namespace

std::string Chess::words(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const std::string to = variant_.geometry.name(unpacked.to);
    if (unpacked.type == MoveType::drop) return std::string(variant_.kinds[at(unpacked.kind)].letter) + "*" + to;
    const Kind& kind = kind_at(p, unpacked.from);
    const std::string way = variant_.geometry.name(unpacked.from) + "-" + to;
    switch (unpacked.type) {
        case MoveType::turn:
            return kind.turns.size() == 1 ? way + "+" : way + "=" + variant_.kinds[at(unpacked.kind)].letter;
        case MoveType::once: return way + "=" + privilege(kind).word;
        case MoveType::castle: return way + "=castle";
        case MoveType::exchange: return way + "=exchange";
        case MoveType::set_down: return landing(variant_.geometry, unpacked, true) + "@" + to;
        case MoveType::move:
        case MoveType::drop: break;
    }
    return way;
}

Expected<Move> Chess::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    std::vector<std::string> legal;
    legal.reserve(list.size());
    for (const Move move : list) {
        legal.push_back(words(p, move));
        if (legal.back() == text) return move;
    }
    const std::vector<std::string> others = algebra(p, list, false);
    for (std::size_t i = 0; i < list.size(); ++i)
        if (others[i] == text) return list[i];
    if (variant_.today == Today::wxf) {
        for (const Move move : list)
            if (by_files(p, unpack(move)) == text) return move;
    } else if (variant_.today == Today::shogi) {
        for (const bool in_characters : {false, true})
            for (const Move move : list)
                if (as_japan(p, unpack(move), list, in_characters) == text) return move;
    }
    return no_such_move(text, legal);
}

std::span<const Notation> Chess::notations() const {
    switch (variant_.today) {
        case Today::algebraic: return algebraic_ways;
        case Today::wxf: return chinese_ways;
        case Today::shogi: return japanese_ways;
    }
    return {};
}

std::string Chess::written(const Position& p, Move m, int notation) const {
    if (notation == book) return words(p, m);
    if (variant_.today == Today::wxf && notation == today) return by_files(p, unpack(m));
    MoveList list;
    moves(p, list);
    if (variant_.today == Today::shogi && notation != algebraic)
        return as_japan(p, unpack(m), list, notation == characters);
    const auto place = std::find(list.begin(), list.end(), m);
    return place == list.end() ? words(p, m) : algebra(p, list, false)[static_cast<std::size_t>(place - list.begin())];
}

std::vector<std::string> Chess::all_in_pgn(const Position& p, const MoveList& list) const {
    return algebra(p, list, true);
}

/// In PGN a turned man of Japan has the letter of the man he moves like, and the two who move like no other theirs.
std::string Chess::pgn_letter(int number) const {
    const Kind& kind = variant_.kinds[at(number)];
    if (variant_.today == Today::wxf) return capital(kind.today[0] ? kind.today : kind.fen);
    if (kind.fen[0] != '+') return capital(kind.fen);
    for (const Kind& other : variant_.kinds)
        if (other.fen[0] != '+' && move_alike(kind, other)) return capital(other.fen);
    return kind.fen[1] == 'r' ? "D" : "H";
}

/// Algebra: Nf3, exd5, Rad1, e8=Q, N@e5 of one entered; + and # for check and mate. A king who castles by two squares writes
/// O-O on the side of the nearer rook, O-O-O on the other, and where he may choose how far, his square after it: O-O-h1.
std::vector<std::string> Chess::algebra(const Position& p, const MoveList& list, bool pgn) const {
    const Geometry& geometry = variant_.geometry;
    // PGN sees the side that begins below.
    const auto square = [&](int s) {
        return geometry.algebraic(pgn && variant_.first == 1 ? geometry.seen(s, Facing::down) : s);
    };
    const auto kind_of_man = [&](int s) {
        const int kind = kind_of(p.men.what[at(p.men.man(s))]);
        return variant_.kinds[at(kind)].same_as >= 0 ? variant_.kinds[at(kind)].same_as : kind;
    };
    const auto letter = [&](int kind) {
        const Kind& k = variant_.kinds[at(kind)];
        return pgn ? pgn_letter(kind) : capital(k.today[0] ? k.today : k.fen);
    };
    std::vector<std::string> letters(variant_.kinds.size());
    for (std::size_t k = 0; k < letters.size(); ++k) letters[k] = letter(static_cast<int>(k));
    // A game of many kinds of pawns has no letter for them.
    const auto silent = [&](int kind) {
        return variant_.today == Today::algebraic && (kind == variant_.pawn || letters[at(kind)].empty());
    };
    std::vector<std::string> out;
    out.reserve(list.size());
    for (const Move move : list) {
        const UnpackedMove unpacked = unpack(move);
        std::string text;
        if (unpacked.type == MoveType::drop) {
            text = letters[unpacked.kind] + "@" + square(unpacked.to);
        } else if (unpacked.type == MoveType::set_down) {
            text = landing(geometry, unpacked, false) + "@" + square(unpacked.to);
        } else if (unpacked.type == MoveType::exchange) {
            text = letters[at(kind_of_man(unpacked.from))] + square(unpacked.from) + "~" + square(unpacked.to);
        } else if (unpacked.type == MoveType::castle) {
            const int home = geometry.column(unpacked.from), target = geometry.column(unpacked.to);
            const bool nearer =
                unpacked.kind == 0 ? home < geometry.columns - 1 - home : home > geometry.columns - 1 - home;
            text = nearer ? "O-O" : "O-O-O";
            if (std::abs(target - home) != 2) text += "-" + square(unpacked.to);
        } else {
            const int kind = kind_of_man(unpacked.from);
            const bool takes = unpacked.to != unpacked.from && !p.men.empty(unpacked.to);
            const std::string from = square(unpacked.from);
            if (silent(kind)) {
                if (takes) text = from.substr(0, 1);
            } else {
                bool other = false, same_file = false, same_rank = false;
                for (const Move one : list) {
                    const UnpackedMove rival = unpack(one);
                    if (rival.to != unpacked.to || rival.from == unpacked.from || apart(rival.type) ||
                        letters[at(kind_of_man(rival.from))] != letters[at(kind)])
                        continue;
                    other = true;
                    same_file = same_file || geometry.column(rival.from) == geometry.column(unpacked.from);
                    same_rank = same_rank || geometry.row(rival.from) == geometry.row(unpacked.from);
                }
                text = letters[at(kind)];
                if (other) text += !same_file ? from.substr(0, 1) : !same_rank ? from.substr(1) : from;
            }
            if (takes) text += "x";
            text += square(unpacked.to);
            if (unpacked.type == MoveType::turn) text += "=" + letters[unpacked.kind];
        }
        const Position after = play(p, move);
        if (in_check(after, after.turn)) text += any_move(after) ? "+" : "#";
        out.push_back(std::move(text));
    }
    return out;
}

/// WXF: files are counted by each side from its own right. "C2=5", "H2+3", "R9-1"; of two on a file the one ahead is "R+=5";
/// soldiers who stand so on two files, or three on one, are numbered from the front, their file after it: "17=8". Others never
/// stand so in play; in a position set up they are numbered too, and where that is not enough their file is given: "1C8+2".
std::string Chess::by_files(const Position& p, const UnpackedMove& unpacked) const {
    const Geometry& geometry = variant_.geometry;
    const int me = p.turn;
    const Code code = p.men.what[at(p.men.man(unpacked.from))];
    const auto file = [&](int s) { return me == 0 ? geometry.columns - geometry.column(s) : geometry.column(s) + 1; };
    const auto rank = [&](int s) { return me == 0 ? geometry.row(s) : geometry.rows - 1 - geometry.row(s); };
    std::vector<int> on_file;
    std::vector<int> per_file(at(geometry.columns + 1));
    for (int s = 0; s < geometry.size(); ++s) {
        if (p.men.empty(s) || p.men.what[at(p.men.man(s))] != code) continue;
        ++per_file[at(file(s))];
        if (file(s) == file(unpacked.from)) on_file.push_back(s);
    }
    sort_few(on_file, [&](int a, int b) { return rank(a) > rank(b); });
    const auto place = std::find(on_file.begin(), on_file.end(), unpacked.from) - on_file.begin();
    const int kind = kind_of(code);
    const Kind& man = variant_.kinds[at(kind)];
    const std::string letter = capital(man.today[0] ? man.today : man.fen),
                      number = std::to_string(file(unpacked.from));
    const bool soldier = kind == variant_.pawn;
    const bool crowded = std::count_if(per_file.begin(), per_file.end(), [](int n) { return n > 1; }) > 1;
    /// Whether the other of two could go the same way: else his file tells enough.
    const auto other_goes_so = [&] {
        const int other = on_file[at(1 - static_cast<int>(place))];
        const int column = geometry.column(other) + geometry.column(unpacked.to) - geometry.column(unpacked.from);
        const int row = geometry.row(other) + geometry.row(unpacked.to) - geometry.row(unpacked.from);
        if (!geometry.on(column, row)) return false;
        const int target = geometry.seen(geometry.square(column, row), me == 0 ? Facing::up : Facing::down);
        return std::any_of(man.motions.begin(), man.motions.end(), [&](const Motion& motion) {
            return motion.use != Use::stares &&
                   (motion.to_zone < 0 || variant_.zones[at(motion.to_zone)].test(at(target)));
        });
    };
    std::string who = letter + number;
    if (on_file.size() > 2 || (crowded && on_file.size() == 2))
        who = std::to_string(place + 1) + (soldier ? number : crowded ? letter + number : letter);
    else if (on_file.size() == 2 && other_goes_so()) who = letter + (place == 0 ? "+" : "-");
    const int up = rank(unpacked.to) - rank(unpacked.from);
    if (up == 0) return who + "=" + std::to_string(file(unpacked.to));
    const bool along = file(unpacked.to) == file(unpacked.from);
    return who + (up > 0 ? "+" : "-") + std::to_string(along ? std::abs(up) : file(unpacked.to));
}

/// As Japan writes: files from the right of him who begins, ranks from the other side. In letters (Hodges) "P-7f", "Nx7c+",
/// "P*4d", "=" where a man might have turned and did not; in characters (KIF) "７六歩(77)", "５五角打", "２二角成(88)".
std::string Chess::as_japan(const Position& p, const UnpackedMove& unpacked, const MoveList& list,
                            bool in_characters) const {
    static constexpr const char* numbers[] = {"１", "２", "３", "４", "５", "６", "７", "８", "９"};
    static constexpr const char* ranks[] = {"一", "二", "三", "四", "五", "六", "七", "八", "九"};
    const Geometry& geometry = variant_.geometry;
    // Who begins sits below for those who write.
    const auto file = [&](int s) {
        return variant_.first == 0 ? geometry.columns - geometry.column(s) : geometry.column(s) + 1;
    };
    const auto rank = [&](int s) {
        return variant_.first == 0 ? geometry.rows - geometry.row(s) : geometry.row(s) + 1;
    };
    const bool drop = unpacked.type == MoveType::drop;
    const int kind = drop ? unpacked.kind : kind_of(p.men.what[at(p.men.man(unpacked.from))]);
    const Kind& man = variant_.kinds[at(kind)];
    if (in_characters) {
        std::string out = std::string(numbers[file(unpacked.to) - 1]) + ranks[rank(unpacked.to) - 1];
        // The men of silver, horse and lance who have turned are written with two characters, where one is on the man.
        const std::string_view fen = man.fen;
        if (fen == "+s" || fen == "+n" || fen == "+l")
            out += std::string("成").append(variant_.kinds[at(man.captive)].native[0]);
        else out += man.native[0];
        if (drop) return out + "打";
        if (unpacked.type == MoveType::turn) out += "成";
        return out + "(" + std::to_string(file(unpacked.from)) + std::to_string(rank(unpacked.from)) + ")";
    }
    const auto square = [&](int s) { return std::to_string(file(s)) + static_cast<char>('a' + rank(s) - 1); };
    std::string out = capital(man.fen);
    if (drop) return out + "*" + square(unpacked.to);
    const Code code = p.men.what[at(p.men.man(unpacked.from))];
    const bool others = std::any_of(list.begin(), list.end(), [&](Move move) {
        const UnpackedMove rival = unpack(move);
        return rival.to == unpacked.to && rival.from != unpacked.from && rival.type != MoveType::drop &&
               p.men.what[at(p.men.man(rival.from))] == code;
    });
    if (others) out += square(unpacked.from);
    out += (p.men.empty(unpacked.to) ? "-" : "x") + square(unpacked.to);
    if (unpacked.type == MoveType::turn) return out + "+";
    const bool could = std::any_of(list.begin(), list.end(), [&](Move move) {
        const UnpackedMove rival = unpack(move);
        return rival.type == MoveType::turn && rival.from == unpacked.from && rival.to == unpacked.to;
    });
    return could ? out + "=" : out;
}

}  // namespace ludus::chess

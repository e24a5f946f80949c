// Long: all that must hold of every game.
#include "tests/unit/battery.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <set>

#include "core/base/random.hpp"
#include "core/base/text.hpp"
#include "core/game/why_not.hpp"
#include "core/search/chances.hpp"

namespace ludus::tests {

namespace {

using Problems = std::vector<std::string>;

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer);
#else
constexpr bool sanitized = false;
#endif

bool asked_for(const char* variable) {
    const char* value = std::getenv(variable);
    return value && std::string(value) == "1";
}

bool cites(const Card& card, const std::string& rule) {
    return std::find(card.rules.begin(), card.rules.end(), rule) != card.rules.end();
}

void check_reasons(const Card& card, std::size_t spots, const std::vector<Reason>& reasons, const std::string& of,
                   Problems& out) {
    const auto on_board = [&](int spot) { return spot >= 0 && spot < static_cast<int>(spots); };
    for (const auto& reason : reasons) {
        if (!cites(card, reason.rule)) out.push_back(of + " cites " + reason.rule + ", which is not on the card");
        if (reason.to != -1 && !on_board(reason.to)) out.push_back(of + " acts on a spot that is not there");
        if (reason.told().find_first_of("{}") != std::string::npos)
            out.push_back(of + " leaves a slot of its sentence empty: " + reason.told());
        if (!reason.sentence.empty() && reason.sentence.back() != '.')
            out.push_back(of + " is told in no whole sentence: " + reason.sentence);
        for (const int from : reason.from)
            if (!on_board(from)) out.push_back(of + " acts from a spot that is not there");
    }
}

/// Words share the page of a record with turn numbers, brackets, comments and endings.
bool fits_a_record(const Card& card, const std::string& words) {
    if (words.empty() || split_words(words).size() != 1 || split_words(words)[0] != words) return false;
    if (words == "drawn" || words.back() == '.' || words.find_first_not_of("!?") == std::string::npos) return false;
    // A comma parts the words of a play given to the terminal (--after).
    if (words.find_first_of("{}[]\"\\,") != std::string::npos) return false;
    return words.front() != '(' && words.front() != ')' && words.front() != '<' && card.seat(words) < 0;
}

void check_faces(const Game& game, const Board& board, const Position& position, Problems& out) {
    std::set<int> ids;
    std::set<std::string> standing;
    const int seats = static_cast<int>(game.card().seats.size());
    for (const auto& face : game.faces(position)) {
        if (face.spot < 0 || face.spot >= static_cast<int>(board.spots.size())) {
            out.push_back("face \"" + face.name + "\" stands on no spot");
            continue;
        }
        const Spot& spot = board.spots[static_cast<std::size_t>(face.spot)];
        if (spot.kind == SpotKind::button && face.shape != Shape::die) out.push_back("face on the button " + spot.name);
        if (face.name.empty()) out.push_back("a face on " + spot.name + " has no spoken name");
        if (face.count < 1) out.push_back("a face on " + spot.name + " stands for nobody");
        if (face.owner < chance || face.owner >= seats) out.push_back("a face on " + spot.name + " has no owner");
        if (!ids.insert(face.id).second) out.push_back("two faces have the id " + std::to_string(face.id));
        // Two men of a kind on one point are one face with a count.
        const std::string kind = spot.name + "|" + std::to_string(face.owner) + "|" + face.name;
        if (spot.kind == SpotKind::point && !standing.insert(kind).second)
            out.push_back("two faces alike on " + spot.name + " that ought to be a stack");
    }
}

void check_touches(const Game& game, const Position& position, std::size_t spots, const MoveList& moves,
                   const std::vector<std::string>& words, Problems& out) {
    std::vector<std::pair<std::vector<int>, std::size_t>> rows;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        rows.emplace_back(game.touches(position, moves[i]), i);
        if (rows.back().first.empty()) out.push_back(words[i] + " is made by no touch");
        for (const int spot : rows.back().first)
            if (spot < 0 || spot >= static_cast<int>(spots))
                out.push_back(words[i] + " touches a spot that is not there");
    }
    std::sort(rows.begin(), rows.end());  // a row that begins others stands right before them
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& a = rows[i].first;
        for (std::size_t j = i + 1; j < rows.size(); ++j) {
            const auto& b = rows[j].first;
            if (a.size() > b.size() || !std::equal(a.begin(), a.end(), b.begin())) break;
            const std::string both = words[rows[i].second] + " and " + words[rows[j].second];
            if (a.size() == b.size()) out.push_back(both + " have the same touches");
            // The shorter is meant by touching its last spot again, so the longer may not go on there.
            else if (!a.empty() && b[a.size()] == a.back())
                out.push_back(both + " are not told apart by the next touch");
        }
    }
}

/// A seat must know its own moves, and what it sees is a position like any other.
void check_views(const Game& game, const Position& position, const MoveList& moves, Problems& out) {
    for (int seat = 0; seat < static_cast<int>(game.card().seats.size()); ++seat) {
        const Position seen = game.view(position, seat);
        const auto read = game.read_position(game.write(seen));
        if (!read || !(*read == seen))
            out.push_back("the view of seat " + std::to_string(seat) + " is not read as it was written");
        if (game.to_move(position) == seat && game.moves(seen) != moves)
            out.push_back("seat " + std::to_string(seat) + " does not see its own moves");
    }
}

}  // namespace

std::string told(const std::vector<std::string>& problems) { return join(problems, "\n"); }

Sample sample(int count, std::uint64_t seed, bool whole, int days_later) {
    // A date counts by days, so that the last of a month and the first of the next follow each other.
    const auto year = static_cast<int>(seed / 10'000 % 10'000);
    const std::chrono::year_month_day date{std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(seed / 100 % 100)},
                                           std::chrono::day{static_cast<unsigned>(seed % 100)}};
    std::uint64_t day = seed;
    if (seed >= 1970'01'01 && seed <= 9999'12'31 && date.ok())
        day = static_cast<std::uint64_t>(std::chrono::sys_days(date).time_since_epoch().count());
    day += static_cast<std::uint64_t>(days_later);
    constexpr std::uint64_t parts = 7;
    Sample out;
    out.whole = whole;
    for (int n = 0; n < count; ++n)
        if (whole || static_cast<std::uint64_t>(n) % parts == day % parts) out.chosen.push_back(n);
    // Where there are fewer than seven, one of them.
    if (out.chosen.empty() && count > 0)
        out.chosen.push_back(static_cast<int>(day % static_cast<std::uint64_t>(count)));
    return out;
}

static std::uint64_t seed_of_today() {
    const char* seed = std::getenv("LUDUS_SEED");
    return seed && *seed ? std::strtoull(seed, nullptr, 10) : 1;
}

Sample volume(int count) { return sample(count, seed_of_today(), !sanitized); }

Sample dear_volume(int count) { return sanitized ? volume(count) : sample(count, seed_of_today(), deep(), 3); }

bool deep() { return !sanitized && asked_for("LUDUS_DEEP"); }
bool refresh() { return asked_for("LUDUS_REFRESH"); }

std::vector<std::string> card_problems(const Card& card) {
    Problems out;
    const auto id_of = [&](const std::string& id) {
        const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
        });
        if (id.empty() || !plain) out.push_back("\"" + id + "\" is no id");
    };
    id_of(card.id);
    id_of(card.family);
    if (card.name.empty()) out.push_back("the game has no name");
    if (card.seats.empty() || card.seats.size() > 4) out.push_back("one to four seats");
    std::set<std::string> seen;
    std::set<int> sides;
    for (const auto& seat : card.seats) {
        id_of(seat.id);
        if (seat.name.empty()) out.push_back("seat " + seat.id + " has no name");
        if (!seen.insert(seat.id).second) out.push_back("two seats " + seat.id);
        sides.insert(seat.side);
    }
    int side = 0;
    for (const int s : sides)
        if (s != side++) out.push_back("sides are numbered from 0 without a gap");
    seen.clear();
    for (const auto& option : card.options) {
        id_of(option.key);
        if (option.label.empty() || option.rule.empty())
            out.push_back("option " + option.key + " has no label or rule");
        if (!seen.insert(option.key).second) out.push_back("two options " + option.key);
        if (!Options::of(card, {{option.key, option.standard}}))
            out.push_back("the standard of " + option.key + " is not allowed");
        std::set<std::string> values;
        for (const auto& choice : option.choices) {
            if (choice.label.empty()) out.push_back("a choice of " + option.key + " has no label");
            for (const std::string& seat : choice.empty)
                if (card.seat(seat) < 0)
                    out.push_back("a choice of " + option.key + " leaves a seat empty that is none: " + seat);
            if (choice.empty.size() >= card.seats.size())
                out.push_back("a choice of " + option.key + " leaves nobody to play");
            if (!values.insert(choice.value).second)
                out.push_back("option " + option.key + " has " + choice.value + " twice");
        }
        if (option.choices.size() == 1) out.push_back("option " + option.key + " leaves no choice");
    }
    for (const auto& preset : card.presets) {
        id_of(preset.id);
        const auto chosen = Options::of(card, preset.options);
        if (!chosen) out.push_back("preset " + preset.id + ": " + describe(chosen.fault()));
    }
    seen.clear();
    for (const auto& rule : card.rules) {
        id_of(rule);
        if (!seen.insert(rule).second) out.push_back("rule " + rule + " is on the card twice");
    }
    return out;
}

std::vector<std::string> board_problems(const Game& game) {
    Problems out;
    const Board board = game.board();
    const auto inside = [&](Vec v) { return v.x >= 0 && v.y >= 0 && v.x <= board.width && v.y <= board.height; };
    if (!(board.width > 0) || !(board.height > 0)) out.push_back("the board has no size");
    if (board.spots.empty()) out.push_back("the board has no spots");
    std::set<std::string> names;
    std::set<std::pair<int, int>> grid;
    for (std::size_t i = 0; i < board.spots.size(); ++i) {
        const Spot& spot = board.spots[i];
        if (spot.name.empty() || !names.insert(spot.name).second)
            out.push_back("spot \"" + spot.name + "\" has no name of its own");
        if (board.find(spot.name) != static_cast<int>(i))
            out.push_back("spot " + spot.name + " is not found by its name");
        if (spot.kind == SpotKind::button) {
            if (!spot.outline.empty()) out.push_back("button " + spot.name + " has an outline");
            continue;
        }
        if (spot.outline.size() < 3) out.push_back("spot " + spot.name + " has no outline");
        if (!inside(spot.centre)) out.push_back("spot " + spot.name + " lies off the board");
        if ((spot.column < 0) != (spot.row < 0)) out.push_back("spot " + spot.name + " is half in the keyboard's grid");
        if (spot.column >= 0 && !grid.insert({spot.column, spot.row}).second)
            out.push_back("spot " + spot.name + " shares its place in the keyboard's grid");
    }
    for (const auto& line : board.lines)
        if (!inside(line.a) || !inside(line.b)) out.push_back("a line leaves the board");
    return out;
}

std::vector<std::string> standing_problems(const Game& game, const Position& position) {
    Problems out;
    const Card& card = game.card();
    const MoveList moves = game.moves(position);
    if (moves != game.moves(position)) out.push_back("moves() gives another order the second time");
    const std::set<Move> unlike(moves.begin(), moves.end());
    if (unlike.size() != moves.size()) out.push_back("two moves are equal");

    const Outcome outcome = game.result(position);
    if (outcome.over != moves.empty())
        out.push_back(outcome.over ? "over, and yet there are moves" : "no moves, and yet not over");
    if (outcome.over && (!cites(card, outcome.rule) || outcome.text.empty()))
        out.push_back("the end cites \"" + outcome.rule + "\" and says \"" + outcome.text + "\"");

    const int mover = game.to_move(position);
    if (mover < chance || mover >= static_cast<int>(card.seats.size())) out.push_back("nobody is to move");
    else if (mover != chance && !plays(card, game.options(), mover)) out.push_back("an empty seat is to move");
    if (mover == chance && !card.has_chance && !card.has_hidden)
        out.push_back("chance moves where the card knows none");
    if (mover == chance) {
        double sum = 0;
        for (const Move move : moves) {
            const double odds = game.odds(position, move);
            if (!(odds > 0)) out.push_back(game.words(position, move) + " can never fall");
            sum += odds;
        }
        if (std::fabs(sum - 1) > 1e-9) out.push_back("the odds add up to " + std::to_string(sum));
    }

    const std::string written = game.write(position);
    if (written.empty() || written.find('\n') != std::string::npos) out.push_back("a position is one line");
    const auto read = game.read_position(written);
    if (!read) {
        out.push_back("the position as written is refused: " + describe(read.fault()));
    } else {
        if (!(*read == position)) out.push_back("read again it is another position: " + game.write(*read));
        if (game.write(*read) != written) out.push_back("read again it is written otherwise: " + game.write(*read));
        if (game.hash(*read) != game.hash(position)) out.push_back("read again it has another hash");
        // Men alike may have changed places in the list, so the moves may come in another order.
        const MoveList again = game.moves(*read);
        if (std::set<Move>(again.begin(), again.end()) != unlike) out.push_back("read again it has other moves");
        if (game.at_turn_start(*read) != game.at_turn_start(position))
            out.push_back("read again the turn stands otherwise");
        if (game.sketch(*read) != game.sketch(position)) out.push_back("read again it has another sketch");
    }
    if (trim(game.sketch(position)).empty()) out.push_back("the sketch is empty");
    for (auto& problem : out) problem += " -- at " + written;
    return out;
}

std::vector<std::string> refusal_problems(const Game& game, const Board& board, std::span<const Position> line,
                                          const std::vector<int>& touched) {
    Problems out;
    const Reason why = why_not(game, line, touched);
    std::string where = "the refusal of";
    for (const int spot : touched) where += " " + board.spots[static_cast<std::size_t>(spot)].name;
    // The toys need not say why.
    if (why.rule.empty() && game.card().family == "toys") return out;
    if (why.sentence.empty()) out.push_back(where + " is told in no sentence");
    check_reasons(game.card(), board.spots.size(), {why}, where, out);
    return out;
}

namespace {

/// Some touches that lead nowhere: every reason why not must be one.
void check_refusals(const Game& game, const Board& board, const Position& position, const MoveList& moves,
                    Problems& out) {
    const int mover = game.to_move(position);
    if (moves.empty() || mover == chance) return;
    const int spots = static_cast<int>(board.spots.size());
    const Position line[] = {position};
    std::uint64_t seed = game.hash(position);
    const auto any = [&](int below) {
        seed = scatter(seed);
        return static_cast<int>(seed % static_cast<std::uint64_t>(below));
    };
    constexpr int tries = 6;
    for (int n = 0; n < tries; ++n) {
        std::vector<int> touched;
        if (n % 2 == 1) {
            const std::vector<int> way =
                game.touches(position, moves[static_cast<std::size_t>(any(static_cast<int>(moves.size())))]);
            touched.assign(way.begin(), way.empty() ? way.end() : way.end() - 1);
        }
        touched.push_back(any(spots));
        if (begins_a_move(game, position, moves, touched)) continue;
        for (auto& problem : refusal_problems(game, board, line, touched)) out.push_back(std::move(problem));
    }
}

}  // namespace

std::vector<std::string> position_problems(const Game& game, const Position& position) {
    Problems out = standing_problems(game, position);
    const std::size_t before = out.size();
    const Card& card = game.card();
    const Board board = game.board();
    const MoveList moves = game.moves(position);
    std::vector<std::string> words;
    for (const Move move : moves) {
        words.push_back(game.words(position, move));
        const std::string& said = words.back();
        if (!fits_a_record(card, said)) out.push_back("\"" + said + "\" cannot stand in a record");
        const auto read = game.read(position, said);
        if (!read || *read != move) out.push_back(said + " is not read as the move it is");
        const auto reasons = game.reasons(position, move);
        if (reasons.empty()) out.push_back(said + " has no reason");
        check_reasons(card, board.spots.size(), reasons, said, out);
    }
    const std::set<std::string> unlike(words.begin(), words.end());
    if (unlike.size() != words.size()) out.push_back("two moves have the same words");
    check_touches(game, position, board.spots.size(), moves, words, out);
    check_faces(game, board, position, out);
    check_reasons(card, board.spots.size(), game.threats(position), "a threat", out);
    check_views(game, position, moves, out);
    check_refusals(game, board, position, moves, out);
    const std::string written = game.write(position);
    for (std::size_t i = before; i < out.size(); ++i) out[i] += " -- at " + written;
    return out;
}

Move random_move(const Match& match, const MoveList& legal, Taste taste, std::mt19937_64& random,
                 std::map<std::string, int>& cited) {
    const Game& game = match.game();
    Move chosen = legal[random() % legal.size()];
    if (taste == Taste::even) return chosen;
    if (random() % 2 == 0) {
        // A move after which the same turn goes on has opened something; of those, the one least cited.
        const std::size_t from = random() % legal.size();
        std::pair<bool, int> best{true, std::numeric_limits<int>::max()};
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const Move move = legal[(from + i) % legal.size()];
            const bool ends = game.at_turn_start(game.play(match.position(), move));
            for (const auto& reason : game.reasons(match.position(), move)) {
                const std::pair<bool, int> worth{ends, cited[reason.rule]};
                if (worth >= best) continue;
                best = worth;
                chosen = move;
            }
        }
    }
    for (const auto& reason : game.reasons(match.position(), chosen)) ++cited[reason.rule];
    return chosen;
}

std::vector<std::string> play_at_random(Match& match, std::uint64_t seed, int moves, int thorough, Taste taste) {
    std::mt19937_64 random(seed);
    std::map<std::string, int> cited;
    const Game& game = match.game();
    for (int n = 0; n <= moves; ++n) {
        const bool whole = n % thorough == static_cast<int>(seed % static_cast<std::uint64_t>(thorough));
        Problems problems =
            whole ? position_problems(game, match.position()) : standing_problems(game, match.position());
        if (!problems.empty()) return problems;
        const MoveList legal = match.moves();
        if (legal.empty() != match.outcome().over)
            return {"the match has moves when it is over, or none when it is not"};
        if (legal.empty() || n == moves) break;
        const auto done = match.play(random_move(match, legal, taste, random, cited));
        if (!done) return {"a legal move is refused: " + describe(done.fault())};
    }
    return {};
}

std::vector<std::string> machine_problems(const GamePtr& game, const Limits& limits, std::uint64_t seed, int most) {
    // A man may wait for one number of thirty-six a long while, and two sides longer; nobody waits for ever.
    constexpr int longest_wait = 200;
    Match match(game);
    Random random(scatter(seed));
    Limits now = limits;
    std::set<std::uint64_t> seen;
    int waited = 0;
    for (int n = 0; n < most && !match.outcome().over; ++n) {
        // Where every throw is the same, as in a problem set, nobody has a choice and men may go round for ever.
        if (match.to_move() == chance && match.moves().size() > 1 && game->at_turn_start(match.position())) {
            waited = seen.insert(game->hash(match.position())).second ? 0 : waited + 1;
            if (waited > longest_wait)
                return {"after " + std::to_string(n) + " moves nothing has changed for " + std::to_string(waited) +
                        " turns: " + game->write(match.position())};
        }
        const MoveList legal = match.moves();
        const int seat = match.to_move();
        now.seed = random.next();
        const Move move =
            seat == chance
                ? drawn_by_odds(legal, random.unit(), [&](Move m) { return game->odds(match.position(), m); })
                : game->think(game->view(match.position(), seat), now, {},
                              game->card().has_hidden ? std::vector<Position>() : match.positions())
                      .best;
        if (std::find(legal.begin(), legal.end(), move) == legal.end())
            return {"a machine chooses what is not legal at " + game->write(match.position())};
        if (!match.play(move)) return {"a legal move is refused at " + game->write(match.position())};
    }
    return {};
}

namespace {

void add_tree(std::string& out, const Match& match, int index) {
    // Straight on without calling itself: only variations go deeper.
    for (int n = index;;) {
        const Match::Node& node = match.node(n);
        out += node.words + std::string(text_of(node.sign)) + "{";
        for (const int mark : node.marks) out += std::to_string(mark) + " ";
        out += node.comment + "}" + std::to_string(static_cast<int>(node.ending.kind)) +
               std::to_string(node.ending.seat) + "#" + std::to_string(node.turn) + match.game().write(node.position) +
               "\n";
        for (std::size_t i = 1; i < node.next.size(); ++i) {
            out += "(";
            add_tree(out, match, node.next[i]);
            out += ")";
        }
        if (node.next.empty()) return;
        n = node.next.front();
    }
}

}  // namespace

std::string tree_text(const Match& match) {
    std::string out = match.game().card().id + (match.from_setup() ? " set up" : "") + "\n";
    for (const auto& [key, value] : match.game().options().chosen(false)) out += key + "=" + value + " ";
    for (const auto& player : match.players())
        out += "\n" + std::string(player.machine ? "machine " + player.level : "person") + " " + player.name;
    for (const auto& [key, value] : match.tags()) out += "\n[" + key + " " + value + "]";
    out += "\n";
    add_tree(out, match, 0);
    return out;
}

std::vector<std::string> record_problems(const Match& match, GameMaker make) {
    Problems out;
    const std::string written = write_record(match);
    const auto read = read_record(written, make);
    if (!read) return {"the record as written is refused: " + describe(read.fault()) + "\n" + written};
    if (tree_text(*read) != tree_text(match))
        out.push_back("read again it is another match:\n" + tree_text(match) + "\n--\n" + tree_text(*read));
    if (write_record(*read) != written)
        out.push_back("written again it is another record:\n" + written + "\n--\n" + write_record(*read));
    return out;
}

}  // namespace ludus::tests

// play: a match at the terminal, against a person or the computer.

#include <cstdio>
#include <random>

#include "core/base/random.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/match/record.hpp"
#include "ui/session/speech.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/contest.hpp"

namespace ludus::terminal {

namespace {

constexpr const char* spoken_help =
    "  MOVE [MOVE...]           play one or more moves; turn numbers are ignored\n"
    "  moves [START]            list the legal moves and their rules, or only those that begin with START\n"
    "  why [MOVE]               show the rules behind the last turn, or behind a legal move\n"
    "  hint                     show what the computer would play\n"
    "  undo, redo               go one turn back or forward, past the answer of the computer\n"
    "  back, forth              go one move back or forward\n"
    "  go                       let the computer or the dice continue\n"
    "  show                     show the board\n"
    "  position                 show the position as one line of text\n"
    "  line                     show the moves so far, as a record\n"
    "  options                  show the rules options of this game\n"
    "  seat SEAT person|LEVEL   change who plays a seat\n"
    "  resign                   resign the game\n"
    "  draw                     end the game as a draw, if both players agree\n"
    "  save FILE                save the game as a record; as PGN, SGF, KIF, CSA or MAT if FILE ends so\n"
    "  help                     show this list\n"
    "  quit                     leave the game\n";

/// A sentence as an answer at the prompt.
std::string answer(std::string_view sentence, std::initializer_list<Slot> slots = {}) {
    return "  " + ludus::say(sentence, slots) + "\n";
}

/// One line from standard input without its end; nothing at the end of input.
std::optional<std::string> read_line() {
    std::string line;
    int c = 0;
    while ((c = std::getchar()) != EOF && c != '\n') line += static_cast<char>(c);
    if (c == EOF && line.empty()) return std::nullopt;
    return line;
}

class Session {
public:
    Session(Match match, Limits hint, std::uint64_t seed, int notation)
        : match_(std::move(match)), hint_(hint), random_(seed), notation_(notation) {}

    /// "odd=steady". Fault: no such seat or level.
    Expected<Done> seat(const std::string& seat_name, const std::string& who) {
        const Card& card = match_.game().card();
        const int seat = card.seat(seat_name);
        if (seat < 0) {
            std::vector<std::string> ids;
            for (const SeatCard& one : card.seats) ids.push_back(one.id);
            return wrong(sentences::unknown_seat, sentences::one_of,
                         {{"text", shown(seat_name)}, {"list", join(ids, ", ")}});
        }
        if (who != "person" && !find_level(who)) {
            std::vector<std::string> ids = {"person"};
            for (const Level& level : levels()) ids.push_back(level.id);
            return wrong(sentences::unknown_player, sentences::one_of,
                         {{"text", shown(who)}, {"list", join(ids, ", ")}});
        }
        Player player;
        player.machine = who != "person";
        if (player.machine) player.level = who;
        match_.seat(seat, player);
        return Done{};
    }

    int run() {
        show();
        while (going_) {
            advance();
            if (!going_) break;
            say(prompt());
            const auto line = read_line();
            if (!line) {
                say("\n");
                break;
            }
            heed(*line);
        }
        return all_well;
    }

private:
    [[nodiscard]] const Game& game() const { return match_.game(); }
    /// A move at the cursor as the person reads moves.
    [[nodiscard]] std::string written(Move move) const { return game().written(match_.position(), move, notation_); }
    [[nodiscard]] const Player* player_to_move() const {
        const int seat = match_.to_move();
        return seat == chance ? nullptr : &match_.players()[static_cast<std::size_t>(seat)];
    }

    [[nodiscard]] std::string prompt() const {
        if (match_.outcome().over) return std::string(sentences::over_prompt);
        if (match_.to_move() == chance) return std::string(sentences::waiting_prompt);
        return ludus::say(sentences::player_prompt, {{"player", player_name(match_.to_move())}});
    }
    /// One person sees what is his; several share the screen.
    [[nodiscard]] int eyes() const {
        int person = one_screen, people = 0;
        for (std::size_t seat = 0; seat < match_.players().size(); ++seat)
            if (!match_.players()[seat].machine) person = static_cast<int>(seat), ++people;
        return people == 1 ? person : one_screen;
    }
    [[nodiscard]] const std::string& player_name(int seat) const {
        return game().card().seats[static_cast<std::size_t>(seat)].shown();
    }

    void complain(const Fault& fault) { refuse(fault); }

    void show() {
        std::string out = game().sketch(seen_by(game(), match_.position(), eyes()));
        if (!out.empty() && out.back() != '\n') out += '\n';
        const Outcome outcome = match_.outcome();
        if (outcome.over) out += describe(outcome, game().card()) + "\n";
        say(out);
    }

    /// Chance and the computer players move until a person is to, or the match is over.
    void advance() {
        bool moved = false;
        while (!match_.outcome().over && !held_) {
            const int seat = match_.to_move();
            const Player* player = player_to_move();
            Move move;
            if (seat == chance) {
                move = throw_for_chance(match_, random_);
            } else if (player->machine) {
                Limits limits = find_level(player->level)->limits;
                limits.seed = random_.next();
                move = game().think(match_.position(), limits, {}, match_.positions()).best;
            } else {
                break;
            }
            const std::string said = ludus::say(seat == chance ? sentences::by_chance : sentences::player_moves,
                                                {{"player", seat == chance ? std::string() : player_name(seat)},
                                                 {"move", written(move)},
                                                 {"reasons", describe(game().reasons(match_.position(), move))}});
            if (!match_.play(move)) break;
            say((is_covered(match_, match_.cursor(), eyes()) ? say_covered(match_, seat) : said) + "\n");
            moved = true;
        }
        if (moved) show();
    }

    void heed(const std::string& line) {
        const auto words = split_words(line);
        if (words.empty()) return;
        const std::string first(words.front());
        const std::string rest(trim(std::string_view(line).substr(
            static_cast<std::size_t>(words.front().data() - line.data()) + first.size())));
        if (first == "quit" || first == "exit") going_ = false;
        else if (first == "help" || first == "?") say(spoken_help);
        else if (first == "show") show();
        else if (first == "moves") list_moves(rest);
        else if (first == "why") explain(rest);
        else if (first == "hint") hint();
        else if (first == "undo") undo();
        else if (first == "redo") step(match_.redo_turn());
        else if (first == "back") step(match_.undo());
        else if (first == "forth") step(match_.redo());
        else if (first == "position") say(game().write(match_.position()) + "\n");
        else if (first == "line" || first == "record") say(write_record(match_));
        else if (first == "options") list_options();
        else if (first == "seat" && words.size() == 3) reseat(std::string(words[1]), std::string(words[2]));
        else if (first == "resign" || first == "draw") end(first == "resign");
        else if (first == "save") save(rest);
        else if (first == "go") held_ = false;
        else play(line);
    }

    void play(const std::string& line) {
        const auto words = words_of_play(line);
        if (!words) return complain(words.fault());
        const auto played = match_.play(*words);
        if (!played) return complain(played.fault());
        held_ = false;
        show();
    }

    void list_moves(const std::string& beginning) {
        std::string out;
        for (const Move move : match_.moves()) {
            const std::string words = written(move);
            if (words.compare(0, beginning.size(), beginning) != 0) continue;
            out += "  " + pad(words, 16) + " " + describe(game().reasons(match_.position(), move)) + "\n";
        }
        if (!out.empty()) return say(out);
        say(beginning.empty() ? answer(sentences::no_legal_moves)
                              : answer(sentences::no_move_begins_so, {{"text", shown(beginning)}}));
    }

    void explain(const std::string& text) {
        std::string out;
        if (!text.empty()) {
            const auto move = game().read(match_.position(), text);
            if (!move) return complain(move.fault());
            for (const Reason& reason : game().reasons(match_.position(), *move))
                out += "  " + pad(reason.rule, 32) + " " + reason.told() + "\n";
            return say(out);
        }
        if (match_.cursor() == 0) return say(answer(sentences::no_moves_yet));
        std::vector<int> turn = {match_.cursor()};
        while (match_.node(turn.back()).parent > 0 &&
               match_.turn_number(match_.node(turn.back()).parent) == match_.turn_number(match_.cursor()))
            turn.push_back(match_.node(turn.back()).parent);
        for (std::size_t i = turn.size(); i-- > 0;) {
            const Match::Node& node = match_.node(turn[i]);
            if (is_covered(match_, turn[i], eyes())) {
                out += "  " + say_covered(match_, game().to_move(match_.node(node.parent).position)) + "\n";
                continue;
            }
            out += "  " + match_.written(turn[i], notation_) + "\n";
            if (!node.slip.empty()) out += ludus::say(sentences::against_rules, {{"text", node.slip}}) + "\n";
            for (const Reason& reason : match_.reasons(turn[i]))
                out += "    " + pad(reason.rule, 32) + " " + reason.told() + "\n";
        }
        say(out);
    }

    void hint() {
        if (match_.outcome().over) return say(answer(sentences::game_over));
        const Thought thought = game().think(match_.position(), hint_, {}, match_.positions());
        const std::string value = decimal(static_cast<double>(thought.value), 1);
        say(answer(sentences::hint, {{"move", written(thought.best)}, {"value", value}}));
    }

    /// Back to where a person last had to choose.
    void undo() {
        bool moved = match_.undo_turn();
        while (moved && match_.cursor() > 0) {
            const Player* player = player_to_move();
            if (player && !player->machine) break;
            moved = match_.undo_turn();
        }
        step(moved || match_.cursor() == 0);
    }

    void step(bool moved) {
        if (!moved) return say(answer(sentences::no_more_moves));
        const Player* player = player_to_move();
        held_ = !match_.outcome().over && (!player || player->machine);
        show();
        if (held_) say(answer(sentences::waiting));
    }

    void list_options() {
        std::string out;
        for (const auto& [key, value] : game().options().chosen(false)) out += "  " + pad(key, 18) + " " + value + "\n";
        say(out.empty() ? answer(sentences::no_options) : out);
    }

    void reseat(const std::string& name, const std::string& who) {
        const auto done = seat(name, who);
        if (!done) complain(done.fault());
    }

    void end(bool resigned) {
        if (match_.outcome().over) return say(answer(sentences::game_over));
        const int seat = match_.to_move();
        match_.end({resigned ? EndingKind::resigned : EndingKind::drawn_by_agreement, resigned ? seat : -1});
        show();
    }

    void save(const std::string& file) {
        if (file.empty()) return complain(wrong(sentences::no_file_name, sentences::save_file));
        std::string (*write)(const Match&) = write_record;
        for (const GameFormat& format : game_formats()) {
            if (!file.ends_with(std::string(".") + format.id)) continue;
            if (!format.has(match_))
                return complain(wrong(sentences::not_in_format, sentences::other_file_name,
                                      {{"game", game().card().id}, {"format", format.name}}));
            write = format.write;
        }
        const auto written = write_file(file, write(match_));
        if (!written) return complain(written.fault());
        say(answer(sentences::saved, {{"file", file}}));
    }

    Match match_;
    Limits hint_;
    Random random_;
    int notation_ = 0;  ///< how moves are told, by its place in the game's list
    bool going_ = true;
    bool held_ = false;  ///< after stepping back to where no person is to move
};

}  // namespace

int run_play(const Arguments& arguments) {
    auto match = open_match(arguments.words[0], arguments);
    if (!match) return refuse(match.fault());
    const auto limits = read_limits(arguments, default_level().id);
    if (!limits) return refuse(limits.fault());
    const auto seed = arguments.number("--seed", static_cast<long>(std::random_device{}()), 0, 1'000'000'000'000);
    if (!seed) return refuse(seed.fault());

    const auto notation = read_notation(arguments, match->game());
    if (!notation) return refuse(notation.fault());

    const Card& card = match->game().card();
    const std::string level = arguments.text("--level").value_or(default_level().id);
    // Whoever is to move first is a person unless told; the others are computer players.
    const int person = match->to_move() == chance ? 0 : match->to_move();
    Session session(*match, *limits, static_cast<std::uint64_t>(*seed), *notation);
    for (std::size_t i = 0; i < card.seats.size(); ++i) {
        const auto seated = session.seat(card.seats[i].id, static_cast<int>(i) == person ? "person" : level);
        if (!seated) return refuse(seated.fault());
    }
    for (const std::string& text : arguments.texts("--seat")) {
        const std::size_t equals = text.find('=');
        const auto seated =
            equals == std::string::npos
                ? Expected<Done>(wrong(sentences::seat_without_player, sentences::seat_and_player, {{"text", text}}))
                : session.seat(text.substr(0, equals), text.substr(equals + 1));
        if (!seated) return refuse(seated.fault());
    }
    return session.run();
}

}  // namespace ludus::terminal

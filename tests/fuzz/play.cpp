// Bytes play: the first line names a game, the next byte chooses its options, and each of the rest one thing a person can do to a
// match. The tree must hold together, and its record must be read again.

#include "core/match/record.hpp"
#include "tests/fuzz/common.hpp"

using namespace ludus;

namespace {

class Bytes {
public:
    explicit Bytes(std::string_view all) : all_(all) {}
    bool more() const { return at_ < all_.size(); }
    std::size_t next() { return more() ? static_cast<unsigned char>(all_[at_++]) : 0; }

private:
    std::string_view all_;
    std::size_t at_ = 0;
};

GamePtr choose_game(const Card& card, Bytes& bytes) {
    std::vector<std::pair<std::string, std::string>> options;
    for (std::size_t n = bytes.next() % 4; n > 0 && !card.options.empty(); --n) {
        const OptionSpec& option = card.options[bytes.next() % card.options.size()];
        const std::size_t pick = bytes.next();
        const auto span = static_cast<std::size_t>(option.most - option.least + 1);
        bool given = false;
        for (const auto& [key, value] : options) given = given || key == option.key;
        if (given) continue;
        options.emplace_back(option.key, option.choices.empty()
                                             ? std::to_string(option.least + static_cast<int>(pick % span))
                                             : option.choices[pick % option.choices.size()].value);
    }
    auto game = toys::make_any(card.id, options);
    fuzz::hold(game.has_value(), "every allowed option makes a game", card.id);
    return *game;
}

void play_on(Match& match, Bytes& bytes) {
    const MoveList moves = match.moves();
    fuzz::hold(moves.empty() == match.outcome().over, "over where there are no moves", write_record(match));
    if (moves.empty()) return;
    const Move move = moves[(bytes.next() + 256 * bytes.next()) % moves.size()];
    const Game& game = match.game();
    fuzz::hold(!game.reasons(match.position(), move).empty(), "every move has a reason", write_record(match));
    fuzz::hold(!game.touches(match.position(), move).empty(), "every move has touches", write_record(match));
    const auto done = match.play(game.words(match.position(), move));
    fuzz::hold(done.has_value(), "a legal move is played by its words", done ? "" : describe(done.fault()));
    (void)game.faces(match.position());
}

/// What each node says of how often its position has stood, counted again by walking back.
void hold_standings(const Match& match) {
    if (match.game().repetition_limit() <= 0) return;
    for (int index = 0; index < match.size(); ++index) {
        const Match::Node& here = match.node(index);
        int stood = 0;
        for (int n = index; n >= 0 && here.turn_start; n = match.node(n).parent)
            stood += match.node(n).turn_start && match.node(n).hash == here.hash ? 1 : 0;
        fuzz::hold(stood == here.stood, "a position is counted as often as it has stood", write_record(match));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<const Game*> known = fuzz::all_games();
    const auto [game, rest] = fuzz::keyed(data, size, known);
    Bytes bytes(rest);
    Match match(choose_game(game->card(), bytes));
    const auto any_node = [&] { return static_cast<int>(bytes.next() % static_cast<std::size_t>(match.size())); };
    while (bytes.more()) {
        switch (bytes.next() % 16) {
            case 0: match.undo(); break;
            case 1: match.redo(); break;
            case 2: match.undo_turn(); break;
            case 3: match.redo_turn(); break;
            case 4: match.go(any_node()); break;
            case 5: match.promote(any_node()); break;
            case 6: match.drop(any_node()); break;
            case 7: match.go_last(); break;
            case 8: match.comment(match.cursor(), std::string(1, static_cast<char>(bytes.next())) + "}"); break;
            case 9:
                match.end({static_cast<EndingKind>(bytes.next() % 3), static_cast<int>(bytes.next() % 5) - 1});
                break;
            case 10: {
                const int before = match.size(), cursor = match.cursor();
                const std::string word(1 + bytes.next() % 3, static_cast<char>(bytes.next()));
                if (!match.play(word + " " + word))
                    fuzz::hold(match.size() == before && match.cursor() == cursor, "a refused word changes nothing",
                               word);
                break;
            }
            default: play_on(match, bytes);
        }
    }
    hold_standings(match);
    const std::string written = write_record(match);
    const auto again = read_record(written, &toys::make_any);
    fuzz::hold(again.has_value(), "what is written is read",
               again ? written : describe(again.fault()) + "\n" + written);
    fuzz::hold(write_record(*again) == written, "written again it is the same", written);
    fuzz::hold(again->size() == match.size(), "no move is lost", written);
    return 0;
}

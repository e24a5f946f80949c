#include "core/game/draft.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "core/base/index.hpp"
#include "core/base/sort.hpp"
#include "core/base/text.hpp"
#include "core/game/draft_sentences.hpp"

namespace ludus {
namespace {

namespace words = draft_sentences;

/// A list with its items between other signs: those of settings have blanks, those of a text perhaps commas.
std::string with_signs(std::string list, char from, char to) {
    std::replace(list.begin(), list.end(), from, to);
    return list;
}

struct Written {
    std::string text;
    std::vector<DraftWord> words;
    std::vector<std::size_t> begins;
};

Written write(const DraftRules& rules, const Draft& draft) {
    Written out;
    const auto add = [&](DraftWord word) {
        if (!out.text.empty()) out.text += ' ';
        out.begins.push_back(out.text.size());
        out.text += word.text;
        out.words.push_back(std::move(word));
    };
    for (DraftWord& word : rules.head(draft)) add(std::move(word));
    for (const DraftTail& tail : rules.tails()) {
        const std::string value = rules.tail(draft, tail);
        if (value.empty()) continue;
        switch (tail.style) {
            case DraftTail::Style::group:
                add({"|", {}, {}});
                add({value == words::yes ? tail.key : tail.key + " " + value, {}, tail.key});
                break;
            case DraftTail::Style::keyed:
                add({tail.key + tail.sign + with_signs(value, ' ', tail.between), {}, tail.key});
                break;
            case DraftTail::Style::flag: add({tail.key, {}, tail.key}); break;
            case DraftTail::Style::bare: add({value, {}, tail.key}); break;
        }
    }
    return out;
}

/// The spots a sentence names, "63" or "(s)" among its words; names of one letter only where they stand in brackets.
std::vector<int> spots_named(const Board& board, const std::string& sentence) {
    std::vector<int> out;
    for (std::string_view word : split_words(sentence)) {
        const bool bracketed = word.size() > 2 && word.front() == '(';
        while (!word.empty() && std::string_view("().,:;“”").find(word.back()) != std::string_view::npos)
            word.remove_suffix(1);
        if (bracketed) word.remove_prefix(1);
        if (word.size() < 2 && !bracketed) continue;
        const int spot = board.find(std::string(word));
        if (spot >= 0 && std::find(out.begin(), out.end(), spot) == out.end()) out.push_back(spot);
    }
    return out;
}

}  // namespace

void DraftRules::read_men(const Game& game, const Position& position, Draft& draft) const {
    for (const Face& face : game.faces(position)) {
        if (is_cast(face.shape) || face.spot < 0 || kit_.holds[at(face.spot)] == 0) continue;
        const auto same = [&](const DraftPiece& piece) {
            return piece.face.owner == face.owner && piece.face.text == face.text && piece.face.turned == face.turned &&
                   piece.face.figure == face.figure;
        };
        const auto found = std::find_if(kit_.pieces.begin(), kit_.pieces.end(), same);
        if (found != kit_.pieces.end())
            draft.men.push_back({face.spot, static_cast<int>(found - kit_.pieces.begin()), face.count});
    }
}

Face DraftRules::face(const Draft&, const DraftMan& man) const {
    Face face = kit_.pieces[at(man.piece)].face;
    face.spot = man.spot;
    face.count = man.count;
    face.id = 1 + man.spot * static_cast<int>(kit_.pieces.size()) + man.piece;
    if (man.count > 1) face.name = std::to_string(man.count) + " × " + face.name;
    return face;
}

std::string DraftRules::tail(const Draft& draft, const DraftTail& tail) const { return draft.value(tail.key); }

void DraftRules::read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const {
    draft.say_of(tail.key, value);
}

const std::string& DraftRules::passage(const Fault& fault) const {
    for (const auto& [needle, rule] : rules_)
        if (fault.what.find(needle) != std::string::npos || fault.expected.find(needle) != std::string::npos)
            return rule;
    return rule_;
}

void DraftRules::read_head(const std::vector<std::string_view>& words, Draft& draft) const {
    for (const DraftSetting& setting : kit_.settings)
        if (setting.id == "turn")
            draft.say_of("turn",
                         std::string(groups_ ? words.back().substr(std::string_view("to ").size()) : words.front()));
}

void DraftRules::add_side(std::vector<DraftWord>& head, const std::string& id, std::vector<DraftWord> men) {
    if (!head.empty()) head.push_back({"|"});
    DraftWord side{id};
    for (const DraftWord& man : men) side.spots.insert(side.spots.end(), man.spots.begin(), man.spots.end());
    head.push_back(std::move(side));
    head.insert(head.end(), std::make_move_iterator(men.begin()), std::make_move_iterator(men.end()));
}

void DraftRules::add_mover(std::vector<DraftWord>& head, const Draft& draft) {
    head.push_back({"|"});
    head.push_back({"to " + draft.value("turn"), {}, "turn"});
}

void DraftRules::hold_one_on_points(const Board& board) {
    kit_.holds.clear();
    for (const Spot& spot : board.spots) kit_.holds.push_back(spot.kind == SpotKind::point ? 1 : 0);
}

void DraftRules::add_turn(const Card& card) {
    DraftSetting setting{"turn", std::string(words::to_move)};
    for (const SeatCard& seat : card.seats) setting.choices.push_back({seat.id, seat.shown()});
    kit_.settings.push_back(std::move(setting));
}

void DraftRules::add_flag(std::string id, std::string_view label) {
    kit_.settings.push_back({std::move(id),
                             std::string(label),
                             DraftSetting::Kind::choice,
                             {{"", std::string(words::no)}, {std::string(words::yes), std::string(words::yes)}}});
}

void DraftRules::add_number(std::string id, std::string_view label, int most) {
    kit_.settings.push_back({std::move(id), std::string(label), DraftSetting::Kind::number, {}, 0, most});
}

void DraftRules::add_seats(std::string id, std::string_view label, const Card& card, bool many) {
    DraftSetting setting{std::move(id), std::string(label),
                         many ? DraftSetting::Kind::many : DraftSetting::Kind::choice};
    if (!many) setting.choices.push_back({"", std::string(words::nobody)});
    for (const SeatCard& seat : card.seats) setting.choices.push_back({seat.id, seat.shown()});
    kit_.settings.push_back(std::move(setting));
}

void DraftRules::cite_else(const Card& card, std::initializer_list<std::string_view> endings) {
    // A passage the game does not have is another's of its family.
    std::erase_if(rules_, [&](const auto& each) {
        return std::find(card.rules.begin(), card.rules.end(), each.second) == card.rules.end();
    });
    rule_ = card.rules.front();
    for (const std::string_view ending : endings)
        for (const std::string& rule : card.rules)
            if (rule.ends_with(ending)) {
                rule_ = rule;
                return;
            }
}

std::string draft_text(const DraftRules& rules, const Draft& draft) { return write(rules, draft).text; }

DraftVerdict judge_draft(const Game& game, const DraftRules& rules, const Draft& draft) {
    const Written written = write(rules, draft);
    DraftVerdict out{written.text, {}};
    const auto read = game.read_position(written.text);
    if (read) return out;
    DraftRefusal refusal{read.fault(), {}, {}, rules.passage(read.fault())};
    const Board board = game.board();
    const auto column = static_cast<std::size_t>(std::max(refusal.fault.column, 1)) - 1;
    const DraftWord* word = nullptr;
    for (std::size_t i = 0; i < written.words.size() && written.begins[i] <= column; ++i) word = &written.words[i];
    if (word != nullptr) {
        refusal.spots = word->spots;
        for (const DraftSetting& setting : rules.kit().settings)
            if (setting.id == word->setting) refusal.setting = setting.id;
    }
    // What the sentence itself names is nearer than all that the word speaks of.
    std::vector<int> named = spots_named(board, refusal.fault.what);
    if (named.empty() && refusal.spots.size() != 1) named = spots_named(board, refusal.fault.expected);
    if (!named.empty()) refusal.spots = std::move(named);
    out.refusal.push_back(std::move(refusal));
    return out;
}

bool is_draft_of(const Game& game, const DraftRules& rules, const Draft& draft, const Position& position) {
    const auto read = game.read_position(draft_text(rules, draft));
    return read && game.write(*read) == game.write(position);
}

Draft draft_of(const Game& game, const DraftRules& rules, const Position& position) {
    Draft draft;
    rules.read_men(game, position, draft);
    const std::string text = game.write(position);
    std::vector<std::string_view> head, rest;
    if (rules.in_groups()) {
        std::size_t begin = 0;
        for (std::size_t part = 0; begin <= text.size(); ++part) {
            const std::size_t end = std::min(text.find('|', begin), text.size());
            const std::string_view words_of = trim(std::string_view(text).substr(begin, end - begin));
            (part < rules.head_length() ? head : rest).push_back(words_of);
            begin = end + 1;
        }
    } else {
        for (const std::string_view word : split_words(text)) {
            const auto flagged = [&](const DraftTail& tail) {
                return tail.style == DraftTail::Style::flag && word == tail.key;
            };
            const bool in_head = rules.head_length() > 0
                                     ? head.size() < rules.head_length()
                                     : word.find(':') == std::string_view::npos &&
                                           std::none_of(rules.tails().begin(), rules.tails().end(), flagged);
            (in_head ? head : rest).push_back(word);
        }
    }
    rules.read_head(head, draft);
    for (const std::string_view word : rest)
        for (const DraftTail& tail : rules.tails()) {
            std::optional<std::string> value;
            const std::string key = tail.key + (tail.style == DraftTail::Style::group ? ' ' : tail.sign);
            const bool alone = word == tail.key;
            if (tail.style == DraftTail::Style::bare) {
                if (tail.values.empty() || std::find(tail.values.begin(), tail.values.end(), word) != tail.values.end())
                    value = word;
            } else if (alone && tail.style != DraftTail::Style::keyed) value = words::yes;
            else if (word.starts_with(key) && tail.style != DraftTail::Style::flag)
                value = with_signs(std::string(word.substr(key.size())), tail.between, ' ');
            if (!value) continue;
            rules.read_tail(tail, *value, draft);
            break;
        }
    return draft;
}

Draft empty_draft(const DraftRules& rules) {
    Draft draft;
    for (const DraftSetting& setting : rules.kit().settings)
        if (setting.id == "turn") draft.said["turn"] = setting.choices.front().value;
    return draft;
}

Expected<Done> put_piece(const Board& board, const DraftRules& rules, Draft& draft, int spot, int piece) {
    const DraftKit& kit = rules.kit();
    if (spot < 0 || spot >= static_cast<int>(kit.holds.size()))
        return Fault{std::string(words::no_spot), std::string(words::spot_of_board)};
    if (piece < 0 || piece >= static_cast<int>(kit.pieces.size()))
        return Fault{std::string(words::no_piece), std::string(words::piece_of_game)};
    const Spot& there = board.spots[at(spot)];
    const std::string shown = there.label.empty() ? there.name : there.label;
    const int most = kit.holds[at(spot)];
    if (most == 0 || !rules.fits(spot, piece))
        return Fault{
            capitalised(say(words::cannot_stand, {{"piece", kit.pieces[at(piece)].face.name}, {"spot", shown}})),
            std::string(words::own_place)};
    auto& men = draft.men;
    if (most == 1) std::erase_if(men, [&](const DraftMan& man) { return man.spot == spot; });
    int standing = 0;
    for (const DraftMan& man : men) standing += man.spot == spot ? man.count : 0;
    if (standing >= most) return Fault{say(words::is_full, {{"spot", shown}}), say(words::so_many, most)};
    const auto same = std::find_if(men.begin(), men.end(),
                                   [&](const DraftMan& man) { return man.spot == spot && man.piece == piece; });
    if (same != men.end()) ++same->count;
    else men.push_back({spot, piece, 1});
    return Done{};
}

bool take_piece(Draft& draft, int spot) {
    auto& men = draft.men;
    const auto last = std::find_if(men.rbegin(), men.rend(), [&](const DraftMan& man) { return man.spot == spot; });
    if (last == men.rend()) return false;
    if (--last->count == 0) men.erase(std::next(last).base());
    return true;
}

Expected<Done> set_draft(const Board& board, const DraftRules& rules, Draft& draft, const std::string& id,
                         const std::string& value) {
    const auto& settings = rules.kit().settings;
    const auto found = std::find_if(settings.begin(), settings.end(), [&](const auto& each) { return each.id == id; });
    if (found == settings.end()) return Fault{std::string(words::no_setting), std::string(words::a_setting)};
    const auto wrong = [&](std::string expected) {
        return Fault{say(words::no_such_value, {{"value", value}, {"label", found->label}}), std::move(expected)};
    };
    const auto chosen = [&](std::string_view one) {
        return std::any_of(found->choices.begin(), found->choices.end(),
                           [&](const DraftChoice& choice) { return choice.value == one; });
    };
    std::string set = value;
    switch (found->kind) {
        case DraftSetting::Kind::choice:
            if (!chosen(value)) return wrong(found->label);
            break;
        case DraftSetting::Kind::many: {
            // In the order of the choices, each once, however they were given.
            const auto given = split_words(value);
            if (!std::all_of(given.begin(), given.end(), chosen)) return wrong(found->label);
            set.clear();
            for (const DraftChoice& choice : found->choices)
                if (std::find(given.begin(), given.end(), choice.value) != given.end())
                    set += (set.empty() ? "" : " ") + choice.value;
            break;
        }
        case DraftSetting::Kind::number: {
            const auto number = value.empty() ? std::optional(found->least) : read_int(value);
            if (!number || *number < found->least || *number > found->most)
                return wrong(say(words::numbers_from,
                                 {{"n", std::to_string(found->least)}, {"m", std::to_string(found->most)}}));
            set = *number == found->least ? "" : std::to_string(*number);
            break;
        }
        case DraftSetting::Kind::spots: {
            std::vector<int> spots;
            for (const std::string_view name : split_words(value)) {
                const int spot = board.find(std::string(name));
                if (spot < 0 || board.spots[at(spot)].kind == SpotKind::button)
                    return wrong(std::string(words::spot_of_board));
                // Named again and again it is there once: what is sorted is no longer than the board.
                if (std::find(spots.begin(), spots.end(), spot) == spots.end()) spots.push_back(spot);
            }
            sort_few(spots);
            if (static_cast<int>(spots.size()) > found->most) return wrong(say(words::so_many, found->most));
            set.clear();
            for (const int spot : spots) set += (set.empty() ? "" : " ") + board.spots[at(spot)].name;
            break;
        }
    }
    draft.say_of(id, std::move(set));
    return Done{};
}

}  // namespace ludus

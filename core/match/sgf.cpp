// Long: what is written and how it is read again stand side by side.
#include "core/match/sgf.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/match/sentences.hpp"
#include "core/match/sgf_marks.hpp"
#include "core/match/tag_reader.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

using namespace sgf;

// ---- writing ------------------------------------------------------------------------------------------------

class SgfWriter {
public:
    explicit SgfWriter(const Match& match)
        : match_(match),
          foreign_(*match.game().foreign()),
          start_(foreign_.sgf_start(match.node(0).position)),
          spots_(spots_by_place(match.game().board(), start_.size)),
          last_(match.end_of_main_line()) {}

    std::string write() {
        out_ = "(;";
        root();
        comment(0);
        // What is still to be written, the next on top: a node with what follows, or the end of a variation.
        std::vector<int> tasks;
        const auto follow = [&](int node) {
            const std::vector<int>& next = match_.node(node).next;
            for (std::size_t i = next.size(); i-- > 0;) {
                if (next.size() > 1) tasks.push_back(close);
                tasks.push_back(next[i]);
                if (next.size() > 1) tasks.push_back(open);
            }
        };
        follow(0);
        while (!tasks.empty()) {
            const int task = tasks.back();
            tasks.pop_back();
            if (task == open) out_ += "\n(";
            else if (task == close) out_ += ")";
            else {
                move(task);
                follow(task);
            }
        }
        return out_ + ")\n";
    }

private:
    static constexpr int open = -1, close = -2;

    void property(std::string_view key, const Values& values) {
        out_ += key;
        for (const std::string& value : values) {
            out_ += '[';
            for (const char c : clean_utf8(value)) {
                if (c == ']' || c == '\\') out_ += '\\';
                out_ += c;
            }
            out_ += ']';
        }
    }
    void property(std::string_view key, const std::string& value) { property(key, Values{value}); }

    void root() {
        const Game& game = match_.game();
        const Card& card = game.card();
        const auto first = [&](std::string_view name) {
            const auto values = match_.tag(name);
            return values.empty() ? std::string() : values.front();
        };
        property("GM", std::to_string(foreign_.sgf_number()));
        property("FF", "4");
        property("CA", "UTF-8");
        property("AP", "Codex Ludorum");
        property("SZ", std::to_string(start_.size));
        property("KM", start_.komi);
        property("RU", start_.rules);
        if (!first("Title").empty()) property("GN", first("Title"));
        if (!first("Source").empty()) property("SO", first("Source"));
        for (int seat = 0; seat < 2; ++seat)
            if (const Player& player = match_.players()[at(seat)]; !player.name.empty())
                property(seat == 0 ? "PB" : "PW", player.name);
        Match at_end = match_;
        at_end.go(last_);
        if (const Outcome outcome = at_end.outcome(); outcome.over) property("RE", result(outcome));
        out_ += '\n';
        property("XG", card.id);
        Values options, seats, tags;
        for (const auto& [key, value] : game.options().chosen()) options.push_back(key + "=" + value);
        if (!options.empty()) property("XO", options);
        if (match_.from_setup()) property("XP", game.write(match_.node(0).position));
        for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
            if (const Player& player = match_.players()[seat]; player.machine)
                seats.push_back(card.seats[seat].id + " machine " +
                                (player.level.empty() ? default_level().id : player.level));
        if (!seats.empty()) property("XS", seats);
        for (const auto& [name, value] : match_.tags())
            if (!(name == "Title" && value == first("Title")) && !(name == "Source" && value == first("Source")))
                tags.push_back(name + ":" + value);
        if (!tags.empty()) property("XT", tags);
        out_ += '\n';
        for (const auto& [key, places] : {std::pair{"AB", &start_.black}, {"AW", &start_.white}}) {
            if (places->empty()) continue;
            Values points;
            for (const int place : *places) points.push_back(sgf_point(place, start_.size));
            property(key, points);
        }
        property("PL", start_.first == 0 ? "B" : "W");
    }

    std::string result(const Outcome& outcome) const {
        const float black = outcome.score[0], white = outcome.score[1];
        if (black == white) return "0";
        const std::string winner = black > white ? "B+" : "W+";
        if (match_.node(last_).ending.kind == EndingKind::resigned) return winner + "R";
        const int twice = static_cast<int>(2 * std::max(black, white) + 0.5F);
        return winner + std::to_string(twice / 2) + (twice % 2 != 0 ? ".5" : "");
    }

    void move(int node) {
        const Match::Node& now = match_.node(node);
        const Position& before = match_.node(now.parent).position;
        if (match_.node(node).depth % 10 == 1) out_ += '\n';
        out_ += ';';
        const int place = now.slip.empty() ? foreign_.in_sgf(before, now.move) : -2;
        if (place < -1) property("XM", now.words);
        else property(match_.game().to_move(before) == 0 ? "B" : "W", sgf_point(place, start_.size));
        comment(node);
        if (now.ending.kind != EndingKind::none && node != last_)
            property("XE", now.ending.kind == EndingKind::resigned ? match_.game().card().seats[at(now.ending.seat)].id
                                                                   : std::string("drawn"));
    }

    void comment(int node) {
        auto [words, marks] = split_comment(match_.node(node).comment, start_.size, node == 0);
        const Match::Node& now = match_.node(node);
        if (!now.slip.empty())
            words = say(sentences::slip_in_pgn, {{"move", now.words}, {"text", now.slip}}) + " " + words;
        std::vector<std::pair<std::string, Values>> all;
        const auto values_of = [&](std::string_view key) -> Values* {
            const auto found =
                std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == key; });
            return found == all.end() ? nullptr : &found->second;
        };
        const auto add = [&](std::string_view key, std::string value) {
            Values* there = values_of(key);
            if (!there) there = &all.emplace_back(key, Values{}).second;
            if (std::find(there->begin(), there->end(), value) == there->end()) there->push_back(std::move(value));
        };
        Values colours;
        for (const int packed : now.marks) {
            const DrawnMark mark = DrawnMark::of(packed);
            const auto colour = static_cast<std::size_t>(mark.colour);
            const std::string value = drawn_value(mark, spots_, start_.size);
            add(mark.to < 0 ? ring_keys[colour] : "AR", value);
            if (mark.to >= 0 && mark.colour != MarkColour::green) colours.push_back(mark_letters[colour] + value);
        }
        for (std::string& value : colours) add("XD", std::move(value));
        if (now.sign != Sign::none) {
            const auto& [key, value] = sgf_signs[static_cast<std::size_t>(now.sign)];
            add(key, std::string(value));
        }
        for (const Mark& mark : marks)
            // A list goes on; of what the node says by itself the words keep the rest.
            if (has_points(mark.key) || has_lines(mark.key) || mark.key == "LB" || !values_of(mark.key))
                for (const std::string& value : mark.values) add(mark.key, value);
            else words += (words.empty() ? "" : " ") + mark_text(mark.key, mark.values, start_.size);
        for (const auto& [key, values] : all) property(key, values);
        if (!words.empty()) property("C", words);
    }

    const Match& match_;
    const Foreign& foreign_;
    SgfStart start_;
    std::vector<int> spots_;  ///< by their places
    int last_;
    std::string out_;
};

// ---- reading ------------------------------------------------------------------------------------------------

struct Property {
    std::string key;
    Values values;
    std::size_t key_at = 0;
    std::vector<std::size_t> value_at;
};
using Properties = std::vector<Property>;

class SgfReader : TagReader {
public:
    SgfReader(std::string_view text, GameMaker make) : TagReader(text), make_(make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_sgf)) return fault_;
        skip();
        if (peek() != '(') return fail(at_, sentences::no_game, "(;"), fault_;
        ++at_;
        Properties root;
        if (!read_node(root)) return fault_;
        auto match = begin(root);
        if (!match || !read_moves(*match)) return fault_;
        if (!read_result(*match, root)) return fault_;
        return std::move(*match);
    }

private:
    void skip() {
        while (!at_end() && is_blank(peek())) ++at_;
    }

    bool read_value(Property& property) {
        property.value_at.push_back(at_ + 1);
        const std::size_t opened = at_++;
        std::string value;
        for (; peek() != ']'; ++at_) {
            if (at_end()) return fail(opened, sentences::value_not_closed, "]");
            if (peek() == '\\') {
                ++at_;
                if (at_end()) return fail(opened, sentences::value_not_closed, "]");
                // A line that was broken for its length goes on.
                if (peek() == '\r' || peek() == '\n') {
                    if (peek() == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n') ++at_;
                    continue;
                }
            }
            if (peek() != '\r') value += peek();
        }
        ++at_;
        property.values.push_back(std::move(value));
        return true;
    }

    /// A semicolon and what follows it.
    bool read_node(Properties& out) {
        skip();
        if (peek() != ';') return fail(at_, sentences::no_node, ";");
        ++at_;
        for (skip(); is_letter(peek()); skip()) {
            Property property;
            property.key_at = at_;
            // Older files have small letters between the capitals, which count for nothing.
            for (; is_letter(peek()); ++at_)
                if (peek() <= 'Z') property.key += peek();
            if (property.key.empty()) return fail(property.key_at, sentences::no_property, sentences::a_property);
            skip();
            if (peek() != '[') return fail(at_, say(sentences::property_without_value, {{"text", property.key}}), "[");
            for (; peek() == '['; skip())
                if (!read_value(property)) return false;
            for (const Property& other : out)
                if (other.key == property.key)
                    return fail(property.key_at, say(sentences::property_twice, {{"text", property.key}}),
                                sentences::each_once);
            out.push_back(std::move(property));
        }
        return true;
    }

    static const Property* find(const Properties& node, std::string_view key) {
        const auto found =
            std::find_if(node.begin(), node.end(), [&](const Property& each) { return each.key == key; });
        return found == node.end() ? nullptr : &*found;
    }

    /// "dd", and from AB on "dd:ff", a rectangle.
    bool read_points(const Property& property, std::vector<int>& out) {
        for (std::size_t i = 0; i < property.values.size(); ++i) {
            const std::string_view value = trim(property.values[i]);
            const std::size_t colon = value.find(':');
            const int one = read_point(value.substr(0, colon), size_),
                      two = colon == std::string_view::npos ? one : read_point(value.substr(colon + 1), size_);
            if (one < 0 || two < 0 || one % size_ > two % size_ || one / size_ > two / size_)
                return fail(property.value_at[i], say(sentences::not_a_point, {{"text", shown(value, 20)}}),
                            sentences::a_point);
            for (int row = one / size_; row <= two / size_; ++row)
                for (int column = one % size_; column <= two % size_; ++column) out.push_back(row * size_ + column);
        }
        return true;
    }

    /// The game that the number and the size mean.
    GamePtr find_game(const Properties& root, SgfStart& start) {
        const auto value = [&](const char* key) {
            const Property* found = find(root, key);
            return found ? std::string(trim(found->values.front())) : std::string();
        };
        const auto place = [&](const char* key) {
            const Property* found = find(root, key);
            return found ? found->value_at.front() : at_;
        };
        const std::string number = value("GM").empty() ? "1" : value("GM"),
                          size = value("SZ").empty() ? "19" : value("SZ");
        const auto lines = read_int(size);
        start.size = lines && *lines > 0 && *lines < 100 ? *lines : 0;
        start.komi = value("KM");
        start.rules = value("RU");
        if (const Property* ours = find(root, "XG")) {
            std::vector<std::pair<std::string, std::string>> options;
            if (const Property* agreed = find(root, "XO"))
                for (std::size_t i = 0; i < agreed->values.size(); ++i) {
                    const std::string& each = agreed->values[i];
                    const std::size_t equals = each.find('=');
                    if (equals == std::string::npos)
                        return fail(agreed->value_at[i], sentences::option_without_value, sentences::key_and_value),
                               nullptr;
                    options.emplace_back(each.substr(0, equals), each.substr(equals + 1));
                }
            auto made = make_(ours->values.front(), options);
            if (!made) return fail(ours->value_at.front(), made.fault()), nullptr;
            if (!has_sgf(**made))
                return fail(ours->value_at.front(), say(sentences::not_in_sgf, {{"text", (*made)->card().name}}),
                            sentences::a_record),
                       nullptr;
            return *made;
        }
        for (const Entry& entry : catalogue()) {
            const GamePtr standard = entry.make(Options(entry.card()));
            const Foreign* foreign = standard->foreign();
            if (!foreign || foreign->sgf_number() == 0 || std::to_string(foreign->sgf_number()) != number) continue;
            const auto options = foreign->sgf_options(start);
            if (!options) return fail(place("SZ"), options.fault()), nullptr;
            auto made = make_(entry.card().id, *options);
            if (!made) return fail(place("SZ"), made.fault()), nullptr;
            return *made;
        }
        return fail(place("GM"), say(sentences::unknown_game, {{"text", "GM[" + shown(number, 20) + "]"}}), "GM[1]"),
               nullptr;
    }

    std::optional<Match> begin(const Properties& root) {
        SgfStart start;
        const GamePtr game = find_game(root, start);
        if (!game) return std::nullopt;
        foreign_ = game->foreign();
        const SgfStart own = foreign_->sgf_start(game->start());
        size_ = own.size;
        spots_ = spots_by_place(game->board(), size_);
        if (start.size != size_) {
            const Property* found = find(root, "SZ");
            return fail(found ? found->value_at.front() : at_, sentences::sizes_differ, std::to_string(size_)),
                   std::nullopt;
        }
        std::optional<Match> match;
        if (const Property* written = find(root, "XP")) {
            auto position = game->read_position(written->values.front());
            if (!position) return fail(written->value_at.front(), position.fault()), std::nullopt;
            match.emplace(game, std::move(*position));
        } else {
            const Property *black = find(root, "AB"), *white = find(root, "AW"), *first = find(root, "PL");
            start.first = own.first;
            if (black && !read_points(*black, start.black)) return std::nullopt;
            if (white && !read_points(*white, start.white)) return std::nullopt;
            if (first)
                start.first =
                    trim(first->values.front()).starts_with('W') || trim(first->values.front()).starts_with('w');
            else if (black || white) start.first = first_colour();
            std::sort(start.black.begin(), start.black.end());
            std::sort(start.white.begin(), start.white.end());
            if (start.black == own.black && start.white == own.white && start.first == own.first) match.emplace(game);
            else {
                auto position = foreign_->read_sgf_start(start);
                if (!position)
                    return fail(black   ? black->key_at
                                : white ? white->key_at
                                        : first->key_at,
                                position.fault()),
                           std::nullopt;
                match.emplace(game, std::move(*position));
            }
        }
        return keep(*match, root) ? std::move(match) : std::nullopt;
    }

    /// Who makes the first move that is written: Black or White.
    [[nodiscard]] int first_colour() const {
        bool in_value = false;
        for (std::size_t i = at_; i < text_.size(); ++i) {
            const char c = text_[i];
            if (in_value && c == '\\') ++i;
            else if (in_value) in_value = c != ']';
            else if (c == '[') {
                std::size_t begin = i;
                while (begin > at_ && is_letter(text_[begin - 1])) --begin;
                const std::string_view key = text_.substr(begin, i - begin);
                if (key == "B") return 0;
                if (key == "W") return 1;
                in_value = true;
            }
        }
        return 0;
    }

    /// Players and tags of the first node.
    bool keep(Match& match, const Properties& root) {
        const Card& card = match.game().card();
        for (const auto& [key, seat] : {std::pair{"PB", 0}, {"PW", 1}})
            if (const Property* name = find(root, key); name && !trim(name->values.front()).empty()) {
                Player player;
                player.name = without_controls(trim(name->values.front()));
                match.seat(seat, std::move(player));
            }
        if (const Property* seats = find(root, "XS"))
            for (std::size_t i = 0; i < seats->values.size(); ++i) {
                const auto words = split_words(seats->values[i]);
                const int seat = words.size() == 3 ? card.seat(std::string(words[0])) : -1;
                if (seat < 0 || words[1] != "machine" || !find_level(std::string(words[2])))
                    return fail(seats->value_at[i], sentences::unknown_player_type_here,
                                say(sentences::seat_and_level,
                                    {{"text", card.seats[0].id + " machine " + default_level().id}}));
                Player player = match.players()[at(seat)];
                player.machine = true;
                player.level = words[2];
                match.seat(seat, std::move(player));
            }
        static constexpr std::pair<const char*, const char*> kept[] = {
            {"GN", "Title"}, {"SO", "Source"},    {"EV", "Event"},      {"DT", "Date"},
            {"PC", "Site"},  {"RO", "Round"},     {"BR", "Black-rank"}, {"WR", "White-rank"},
            {"US", "User"},  {"AN", "Annotator"}, {"CP", "Copyright"}};
        for (const auto& [key, name] : kept)
            if (const Property* found = find(root, key); found && !trim(found->values.front()).empty())
                match.add_tag(name, without_controls(trim(found->values.front())));
        const bool ours = find(root, "XG") != nullptr;
        if (!ours)
            for (const auto& [key, name] :
                 {std::pair{"KM", "Komi"}, {"RU", "Rules"}, {"RE", "Result"}, {"HA", "Handicap"}})
                if (const Property* found = find(root, key); found && !trim(found->values.front()).empty())
                    match.add_tag(name, without_controls(trim(found->values.front())));
        if (const Property* tags = find(root, "XT"))
            for (std::size_t i = 0; i < tags->values.size(); ++i) {
                const std::string& each = tags->values[i];
                const std::size_t colon = each.find(':');
                const bool sound = colon != std::string::npos && colon > 0 && is_letter(each[0]) &&
                                   std::all_of(each.begin(), each.begin() + static_cast<std::ptrdiff_t>(colon),
                                               [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
                if (!sound) return fail(tags->value_at[i], sentences::tag_without_name, "Title:text");
                match.add_tag(each.substr(0, colon), without_controls(each.substr(colon + 1)));
            }
        return remark(match, root, true);
    }

    /// The comment, the sign and the marks of a node.
    bool remark(Match& match, const Properties& given, bool root) {
        std::string text;
        if (const Property* comment = find(given, "C")) text = trim(comment->values.front());
        std::replace(text.begin(), text.end(), '\n', ' ');
        const int here = match.cursor();
        DrawnMarks marks = match.node(here).marks;
        // What is drawn comes first, in one order: the colours may stand behind what they colour.
        Properties node = given;
        for (const std::string_view key : {"XD", "CR", "TR", "SQ", "MA", "AR"})
            for (Property& each : node)
                if (each.key == key) {
                    each.values = point_by_point(each);
                    draw(each, marks);
                }
        for (const Property& each : node) {
            if (has_meaning(each.key, root) || each.key.size() > 8) continue;
            if (const Sign sign = sign_of(each.key, each.values);
                sign != Sign::none && here > 0 && match.node(here).sign == Sign::none) {
                match.sign(here, sign);
                continue;
            }
            if (each.values.empty()) continue;
            text += (text.empty() ? "" : " ") + mark_text(each.key, point_by_point(each), size_);
        }
        if (marks.size() > most_marks)
            return fail(at_, say(sentences::too_many_marks, {{"n", std::to_string(most_marks)}}),
                        say(sentences::at_most_marks, {{"n", std::to_string(most_marks)}}));
        match.draw(here, std::move(marks));
        if (!text.empty()) match.add_comment(here, without_controls(text));
        return match.node(here).comment.size() <= longest_comment ||
               fail(at_, say(sentences::comment_too_long, {{"n", std::to_string(longest_comment)}}),
                    say(sentences::at_most_in_comment, {{"n", std::to_string(longest_comment)}}));
    }
    /// A rectangle of points is told point by point; what is no list of points stays as it is.
    Values point_by_point(const Property& property) {
        std::vector<int> points;
        if (!has_points(property.key) || !read_points_quietly(property, points)) return property.values;
        Values out;
        for (const int place : points) out.push_back(sgf_point(place, size_));
        return out;
    }
    /// Draws rings, arrows and their colours; in the property stays what cannot be drawn, and is words then: a spot has one ring.
    void draw(Property& property, DrawnMarks& marks) {
        const auto ring = std::find(std::begin(ring_keys), std::end(ring_keys), property.key);
        const bool is_ring = ring != std::end(ring_keys), coloured = property.key == "XD";
        Values rest;
        for (std::string& value : property.values) {
            std::string_view where = trim(value);
            auto colour = static_cast<MarkColour>(is_ring ? ring - std::begin(ring_keys) : 0);
            if (coloured) {
                const std::size_t letter = where.empty() ? std::string_view::npos : mark_letters.find(where.front());
                colour = static_cast<MarkColour>(letter & 3);
                where = letter == std::string_view::npos ? std::string_view() : where.substr(1);
            }
            auto mark = read_drawn(where, spots_, size_);
            if (!mark || mark->from < 0 || (!coloured && is_ring != (mark->to < 0)) || marks.size() > most_marks) {
                rest.push_back(std::move(value));
                continue;
            }
            mark->colour = colour;
            const auto there =
                std::find_if(marks.begin(), marks.end(), [&](int each) { return each >> 2 == mark->packed() >> 2; });
            if (there == marks.end() || coloured) add_mark(marks, mark->packed());
            // Green is what has no colour of its own: XD may have said another.
            else if (colour != MarkColour::green && *there != mark->packed()) rest.push_back(std::move(value));
        }
        property.values = std::move(rest);
    }
    bool read_points_quietly(const Property& property, std::vector<int>& out) {
        const Fault before = fault_;
        const bool all = read_points(property, out);
        fault_ = before;
        return all;
    }

    bool read_moves(Match& match) {
        struct Line {
            std::size_t opened;
            int back;       // where the tree goes on when the bracket closes
            bool filled;    // a node stands in it
            bool branched;  // variations begin: no more nodes
        };
        std::vector<Line> lines{{0, 0, true, false}};
        for (skip();; skip()) {
            if (at_end()) return fail(lines.back().opened, sentences::variation_not_closed, ")");
            if (peek() == '(') {
                if (lines.size() > deepest_variation)
                    return fail(at_, sentences::too_deep,
                                say(sentences::at_most_levels, {{"n", std::to_string(deepest_variation)}}));
                if (!lines.back().filled) return fail(at_, sentences::no_node, ";");
                lines.back().branched = true;
                lines.push_back({at_++, match.cursor(), false, false});
            } else if (peek() == ')') {
                if (!lines.back().filled) return fail(at_, sentences::variation_empty, ";");
                ++at_;
                const Line done = lines.back();
                lines.pop_back();
                if (lines.empty()) break;
                match.go(done.back);
            } else if (peek() == ';') {
                if (lines.back().branched) return fail(at_, sentences::node_after_variations, "( or )");
                lines.back().filled = true;
                Properties node;
                const std::size_t begin = at_;
                if (!read_node(node) || !play(match, node, begin)) return false;
            } else {
                return fail(at_, say(sentences::unexpected, {{"text", shown(text_.substr(at_, 1))}}), "; ( or )");
            }
        }
        skip();
        if (peek() == '(') return fail(at_, sentences::second_game, sentences::only_one_game);
        if (!at_end()) return fail(at_, sentences::more_after_result, sentences::nothing_more);
        match.go(match.end_of_main_line());
        return true;
    }

    bool play(Match& match, const Properties& node, std::size_t begin) {
        for (const char* key : {"AB", "AW", "AE", "PL"})
            if (const Property* set = find(node, key))
                return fail(set->key_at, sentences::set_up_late, sentences::a_move);
        const Property *black = find(node, "B"), *white = find(node, "W"), *ours = find(node, "XM");
        if ((black != nullptr) + (white != nullptr) + (ours != nullptr) > 1)
            return fail(begin, sentences::two_moves, sentences::one_move);
        if (ours) {
            if (const auto done = match.play(ours->values.front()); !done)
                return fail(ours->value_at.front(), done.fault());
        } else if (const Property* moved = black ? black : white) {
            const std::string value(trim(moved->values.front()));
            // "tt" is a pass in older files.
            const bool passes = value.empty() || (value == "tt" && size_ <= 19);
            const int place = passes ? -1 : read_point(value, size_);
            if (!passes && place < 0)
                return fail(moved->value_at.front(), say(sentences::not_a_point, {{"text", shown(value, 20)}}),
                            sentences::a_point);
            if (match.node(match.cursor()).depth + 3 >= greatest_length)
                return fail(begin, say(sentences::line_too_long, {{"n", std::to_string(greatest_length)}}),
                            say(sentences::at_most_in_line, {{"n", std::to_string(greatest_length)}}));
            const MoveList moves = foreign_->read_sgf(match.position(), black ? 0 : 1, place);
            const auto refused = [&] {
                return fail(moved->value_at.front(),
                            say(sentences::no_legal_move,
                                {{"text", place < 0 ? std::string("[]") : player_point(place, size_)}}),
                            sentences::a_legal_move);
            };
            if (moves.empty()) return refused();
            for (const Move move : moves)
                if (const auto done = match.play(move); !done) return fail(moved->value_at.front(), done.fault());
        }
        if (!remark(match, node, false)) return false;
        if (const Property* end = find(node, "XE")) {
            const int seat = match.game().card().seat(end->values.front());
            match.end(seat < 0 ? Ending{EndingKind::drawn_by_agreement, -1} : Ending{EndingKind::resigned, seat});
        }
        return true;
    }

    /// The players' own endings; a count is the rules' affair.
    bool read_result(Match& match, const Properties& root) {
        const Property* found = find(root, "RE");
        if (!found || match.outcome().over) return true;
        const std::string_view result = trim(found->values.front());
        if (result == "0" || result == "Draw") match.end({EndingKind::drawn_by_agreement, -1});
        if (result.size() > 2 && result[1] == '+' && (result[2] == 'R' || result[2] == 'r'))
            match.end({EndingKind::resigned, result[0] == 'B' ? 1 : 0});
        return true;
    }

    GameMaker make_;
    std::vector<int> spots_;  ///< by their places
    const Foreign* foreign_ = nullptr;
    int size_ = 19;
};

}  // namespace

bool has_sgf(const Game& game) { return game.foreign() && game.foreign()->sgf_number() != 0; }

bool is_sgf(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    text = trim(text);
    return text.starts_with('(') && trim(text.substr(1)).starts_with(';');
}

std::string write_sgf(const Match& match) { return has_sgf(match.game()) ? SgfWriter(match).write() : std::string(); }

Expected<Match> read_sgf(std::string_view text, GameMaker make) { return SgfReader(text, make).read(); }

}  // namespace ludus

#pragma once
// Puts a rules class behind Game. The inner loops stay templates over the concrete type.

#include <array>

#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/game/game.hpp"
#include "core/game/perft.hpp"
#include "core/game/reading.hpp"
#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "core/search/think.hpp"

namespace ludus {

/// What this program asks of its games. A module of the browser leaves out what another module has (wasm/CMakeLists.txt).
struct Parts {
    bool search = true;     ///< the computer player
    bool counts = true;     ///< perft
    bool refusals = true;   ///< why a spot may not be touched
    bool near_wins = true;  ///< the hunter's view
    bool drills = true;
    bool drafts = true;  ///< positions being set up
    bool foreign =
        true;  ///< positions and games as other programs have them; without it, the names of their formats alone
};
inline constexpr Parts all_parts{};
inline constexpr Parts rules_parts{
    .search = false, .counts = false, .near_wins = false, .drills = false, .drafts = false, .foreign = false};
inline constexpr Parts player_parts{
    .refusals = false, .near_wins = false, .drills = false, .drafts = false, .foreign = false};
inline constexpr Parts study_parts{.search = false, .refusals = false, .drafts = false, .foreign = false};
inline constexpr Parts editor_parts{
    .search = false, .counts = false, .refusals = false, .near_wins = false, .drills = false};
// Named by each list of games, so that the same class of two programs is never two things under one name.
#ifndef LUDUS_PARTS
#define LUDUS_PARTS all_parts
#endif

template <Rules G, Parts parts = all_parts>
class GameAdapter final : public Game {
    using P = typename G::Position;
    struct Holder final : Position::Held {
        explicit Holder(P p) : position(std::move(p)) {}
        bool equals(const Held& other) const override { return position == static_cast<const Holder&>(other).position; }
        P position;
    };
    static const P& open(const Position& p) { return static_cast<const Holder&>(p.held()).position; }
    static Position put(P p) { return Position(std::make_shared<const Holder>(std::move(p))); }
    static std::vector<P> open(std::span<const Position> line) {
        std::vector<P> out;
        out.reserve(line.size());
        for (const auto& p : line) out.push_back(open(p));
        return out;
    }

public:
    template <class... From>
    explicit GameAdapter(const Options& options, From&&... from)
        : options_(options), rules_(std::forward<From>(from)...) {}

    const Card& card() const override { return rules_.card(); }
    const Options& options() const override { return options_; }
    Position start() const override { return put(rules_.start()); }
    int to_move(const Position& p) const override { return rules_.to_move(open(p)); }
    bool at_turn_start(const Position& p) const override { return rules_.at_turn_start(open(p)); }
    MoveList moves(const Position& p) const override {
        MoveList list;
        rules_.moves(open(p), list);
        return list;
    }
    Position play(const Position& p, Move m) const override { return put(rules_.play(open(p), m)); }
    Outcome result(const Position& p) const override { return rules_.result(open(p)); }
    std::uint64_t hash(const Position& p) const override { return rules_.hash(open(p)); }

    Board board() const override { return rules_.board(); }
    Board narrow_board() const override {
        if constexpr (requires { rules_.narrow_board(); }) return rules_.narrow_board();
        else return rules_.board();
    }
    std::vector<Face> faces(const Position& p) const override { return rules_.faces(open(p)); }
    std::vector<int> touches(const Position& p, Move m) const override { return rules_.touches(open(p), m); }
    std::string words(const Position& p, Move m) const override { return rules_.words(open(p), m); }
    Expected<Move> read(const Position& p, std::string_view text) const override {
        if constexpr (HasReader<G>) return rules_.read(open(p), text);
        else return read_by_words(rules_, open(p), text);
    }
    std::vector<Reason> reasons(const Position& p, Move m) const override { return rules_.reasons(open(p), m); }
    std::string write(const Position& p) const override { return rules_.write(open(p)); }
    Expected<Position> read_position(std::string_view text) const override {
        auto read = rules_.read_position(text);
        if (!read) return read.fault();
        return put(std::move(*read));
    }
    std::string sketch(const Position& p) const override { return rules_.sketch(open(p)); }

    double odds(const Position& p, Move m) const override {
        if constexpr (HasOdds<G>) return rules_.odds(open(p), m);
        else return 1.0 / static_cast<double>(moves(p).size());
    }
    std::vector<Reason> threats(const Position& p) const override {
        if constexpr (HasThreats<G>) return rules_.threats(open(p));
        else return {};
    }
    std::vector<Reason> checks(const Position& p) const override {
        if constexpr (HasChecks<G>) return rules_.checks(open(p));
        else return {};
    }
    Reason why_not(const Position& p, std::span<const int> touched) const override {
        if constexpr (parts.refusals && HasWhyNot<G>) return rules_.why_not(open(p), touched);
        else return {};
    }
    Overlay overlay(const Position& p) const override {
        if constexpr (HasOverlay<G>) return rules_.overlay(open(p));
        else return {};
    }
    std::vector<Tally> tallies(const Position& p) const override {
        if constexpr (HasTallies<G>) return rules_.tallies(open(p));
        else return {};
    }
    int repetition_limit() const override {
        if constexpr (HasRepetition<G>) return rules_.repetition_limit();
        else return 0;
    }
    Outcome repeated(std::span<const Position> line) const override {
        if constexpr (HasRepetition<G>) return rules_.repeated(open(line));
        else return {};
    }
    bool removes_repetitions() const override { return HasRepetitionRemoval<G>; }
    MoveList moves_after(std::span<const Position> line) const override {
        MoveList list = moves(line.back());
        if constexpr (HasRepetitionRemoval<G>) rules_.remove_repetitions(open(line), list);
        return list;
    }
    Reason why_removed(const Position& p, Move m) const override {
        if constexpr (parts.refusals && HasWhyRemoved<G>) return rules_.why_removed(open(p), m);
        else return {};
    }
    Position view(const Position& p, int seat) const override {
        if constexpr (HasView<G>) return put(rules_.view(open(p), seat));
        else return p;
    }

    std::span<const Notation> notations() const override {
        if constexpr (HasNotations<G>) return rules_.notations();
        else return {};
    }
    std::string written(const Position& p, Move m, int notation) const override {
        if constexpr (HasNotations<G>)
            if (notation > 0) return rules_.written(open(p), m, notation);
        return words(p, m);
    }
    const Foreign* foreign() const override {
        if constexpr (HasForeign<G>) return &foreign_;
        else return nullptr;
    }

    std::shared_ptr<const DraftRules> drafts() const override {
        if constexpr (parts.drafts && HasDrafts<G>) return rules_.drafts();
        else return nullptr;
    }

    bool turn_of(Position& p, int seat) const override {
        if constexpr (HasTurnOf<G>) {
            p = put(rules_.turn_of(open(p), seat));
            return true;
        } else {
            return rules_.to_move(open(p)) == seat;
        }
    }
    std::vector<Prospect> near_wins(const Position& p) const override {
        if constexpr (parts.near_wins && HasNearWins<G>) return rules_.near_wins(open(p));
        else return {};
    }
    std::vector<Theme> themes() const override {
        if constexpr (parts.drills && HasDrills<G>) return rules_.themes();
        else return {};
    }
    Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const override {
        if constexpr (parts.drills && HasDrills<G>) return rules_.exercise(theme, level, seed);
        else return Fault{"this game has no drills", "a game with drills"};
    }
    std::string objection(const Exercise& e, const Position& p, Move m) const override {
        if constexpr (parts.drills && HasDrills<G>) return rules_.objection(e, open(p), m);
        else return {};
    }
    std::string objection_to_touches(const Exercise& e, const Position& p,
                                     const std::vector<int>& spots) const override {
        if constexpr (parts.drills && HasDrills<G>) return rules_.objection_to_touches(e, open(p), spots);
        else return {};
    }

    Perft perft(const Position& p, int depth, bool by_turns, bool divide) const override {
        if constexpr (parts.counts) return count_lines(rules_, open(p), depth, by_turns, divide);
        else return {};
    }
    Thought think(const Position& p, const Limits& limits, const std::function<bool()>& stop,
                  std::span<const Position> line, Memory* memory) const override {
        if constexpr (parts.search)
            return search(rules_, open(p), limits, stop, std::span<const P>(open(line)), memory);
        else return {};
    }

private:
    class ForeignAdapter final : public Foreign {
    public:
        explicit ForeignAdapter(const G& rules) : rules_(rules) {}
        std::span<const char* const> formats() const override { return rules_.formats(); }
        std::string write(std::span<const Position> line, int format) const override {
            if constexpr (parts.foreign) return rules_.foreign(std::span<const P>(open(line)), format);
            else return {};
        }
        Expected<Position> read(std::string_view text) const override {
            if constexpr (parts.foreign) {
                auto read = rules_.read_foreign(text);
                if (!read) return read.fault();
                return put(std::move(*read));
            } else {
                return Fault{"positions of other programs are not read here", "a position as this program writes it"};
            }
        }
        std::string_view pgn_variant() const override {
            if constexpr (HasPgn<G>) return rules_.pgn_variant();
            else return Foreign::pgn_variant();
        }
        std::string_view opening() const override {
            if constexpr (parts.foreign && HasPgn<G>) return rules_.opening();
            else return Foreign::opening();
        }
        int first_seat() const override {
            if constexpr (parts.foreign && HasPgn<G>) return rules_.first_seat();
            else return Foreign::first_seat();
        }
        int white_seat() const override {
            if constexpr (parts.foreign && HasPgnColours<G>) return rules_.white_seat();
            else return first_seat();
        }
        std::string_view pgn_tag() const override {
            if constexpr (parts.foreign && HasPgnColours<G>) return rules_.pgn_tag();
            else return Foreign::pgn_tag();
        }
        bool is_named(std::string_view value) const override {
            if constexpr (parts.foreign && HasPgnColours<G>) return rules_.is_named(value);
            else return Foreign::is_named(value);
        }
        std::string_view plain_result(std::string_view word) const override {
            if constexpr (parts.foreign && HasPgnColours<G>) return rules_.plain_result(word);
            else return Foreign::plain_result(word);
        }
        std::string in_pgn(const Position& p, Move m) const override {
            if constexpr (parts.foreign && HasPgn<G>) {
                MoveList list;
                rules_.moves(open(p), list);
                std::vector<std::string> all = rules_.all_in_pgn(open(p), list);
                for (std::size_t i = 0; i < list.size(); ++i)
                    if (list[i] == m) return all[i];
            }
            return Foreign::in_pgn(p, m);
        }
        std::string in_protocol(const Position& p, Move m, Protocol protocol) const override {
            if constexpr (parts.foreign && HasProtocol<G>) return rules_.in_protocol(open(p), m, protocol);
            else return Foreign::in_protocol(p, m, protocol);
        }
        std::vector<std::string> all_in_pgn(const Position& p) const override {
            if constexpr (parts.foreign && HasPgn<G>) {
                MoveList list;
                rules_.moves(open(p), list);
                return rules_.all_in_pgn(open(p), list);
            } else {
                return Foreign::all_in_pgn(p);
            }
        }
        std::string turn_in_pgn(std::span<const std::string> moves) const override {
            if constexpr (parts.foreign && HasJoinedTurns<G>) return rules_.turn_in_pgn(moves);
            else return Foreign::turn_in_pgn(moves);
        }
        std::string short_turn_in_pgn(std::span<const std::string> moves) const override {
            if constexpr (parts.foreign && HasShortTurns<G>) return rules_.short_turn_in_pgn(moves);
            else return {};
        }
        int sgf_number() const override {
            if constexpr (HasSgf<G>) return G::sgf_number;
            else return 0;
        }
        SgfStart sgf_start(const Position& p) const override {
            if constexpr (parts.foreign && HasSgf<G>) return rules_.sgf_start(open(p));
            else return Foreign::sgf_start(p);
        }
        Expected<std::vector<std::pair<std::string, std::string>>> sgf_options(const SgfStart& start) const override {
            if constexpr (parts.foreign && HasSgf<G>) return G::sgf_options(start);
            else return Foreign::sgf_options(start);
        }
        Expected<Position> read_sgf_start(const SgfStart& start) const override {
            if constexpr (parts.foreign && HasSgf<G>) {
                auto read = rules_.read_sgf_start(start);
                if (!read) return read.fault();
                return put(std::move(*read));
            } else {
                return Foreign::read_sgf_start(start);
            }
        }
        int in_sgf(const Position& p, Move m) const override {
            if constexpr (parts.foreign && HasSgf<G>) return rules_.in_sgf(open(p), m);
            else return Foreign::in_sgf(p, m);
        }
        MoveList read_sgf(const Position& p, int seat, int place) const override {
            if constexpr (parts.foreign && HasSgf<G>) return rules_.read_sgf(open(p), seat, place);
            else return Foreign::read_sgf(p, seat, place);
        }

    private:
        const G& rules_;
    };
    struct None {
        explicit None(const G&) {}
    };

    Options options_;
    G rules_;
    // What a family without foreign ways never instantiates.
    [[no_unique_address]] std::conditional_t<HasForeign<G>, ForeignAdapter, None> foreign_{rules_};
};

/// The games of a family are one class behind the edge: G::Family, made of a card and of G::with_options(options).
/// So a family carries one search, however many games it has. A game without with_options() does not compile: made
/// into a class of its own it would play as well, and weigh some kilobytes more.
template <class G>
concept IsKind = requires { typename G::Family; };

template <class G, Parts parts = all_parts>
GamePtr erase(const Options& options) {
    if constexpr (IsKind<G>)
        return std::make_shared<const GameAdapter<typename G::Family, parts>>(options, G::card(),
                                                                              G::with_options(options));
    else return std::make_shared<const GameAdapter<G, parts>>(options, options);
}

/// The class with the rules of a kind, or of a game that is no kind.
template <class G>
struct RulesOf {
    using type = G;
};
template <IsKind G>
struct RulesOf<G> {
    using type = typename G::Family;
};

/// Told by every program, also by one that makes no exercises.
template <class G>
constexpr const char* exercise_preset_of() {
    if constexpr (HasExercisePreset<G>) return G::exercise_preset;
    else return nullptr;
}

/// A game's line in the list.
template <class G, Parts parts = all_parts>
inline constexpr Entry entry_of{.card = &G::card,
                                .make = &erase<G, parts>,
                                .counts = HasTallies<typename RulesOf<G>::type>,
                                .exercise_preset = exercise_preset_of<G>()};

/// The lines of a family's list, in that order.
template <Parts parts, class... Games>
inline constexpr std::array<Entry, sizeof...(Games)> entries_of{{entry_of<Games, parts>...}};

}  // namespace ludus

// Long: all that a page is told of a match, in the order of shapes.d.ts.
#include "wasm/state_json.hpp"

#include <algorithm>
#include <cmath>

#include "core/game/tally.hpp"
#include "ui/scene/casts.hpp"
#include "ui/scene/field.hpp"
#include "ui/scene/position_scene.hpp"
#include "ui/session/speech.hpp"
#include "ui/session/turn_phase.hpp"

namespace ludus::state_json {
namespace {

void outcome(Json& json, const Match& match) {
    const Outcome outcome = match.outcome();
    json.object([&] {
        json.key("over").value(outcome.over);
        json.key("scores").array([&] {
            const std::size_t seats = match.game().card().seats.size();
            for (std::size_t seat = 0; outcome.over && seat < seats && seat < outcome.score.size(); ++seat)
                json.value(static_cast<double>(outcome.score[seat]));
        });
        json.key("rule").value(outcome.rule);
        json.key("text").value(outcome.text);
    });
}

void players(Json& json, const Match& match) {
    json.array([&] {
        int seat = 0;
        for (const Player& player : match.players())
            json.object([&] {
                json.key("seat").value(seat++);
                json.key("machine").value(player.machine);
                json.key("level").value(player.level);
                json.key("name").value(player.name);
            });
    });
}

/// What a move did and why: worked out once, for the line is told again after every move.
const Told& worked_out(Session& session, int node) {
    const auto known = session.told.find(node);
    if (known != session.told.end()) return known->second;
    const Match& match = session.match;
    if (is_covered(match, node, session.viewer)) {
        // Kept apart: it will be told when it has come to light.
        const int seat = match.game().to_move(match.node(match.node(node).parent).position);
        return session.covered = {say_covered(match, seat), {}, {}};
    }
    Told told{say_move(match, node), say_capture(match, node), match.reasons(node)};
    return session.told.emplace(node, std::move(told)).first->second;
}

/// What else was played in its place.
void others(Json& json, const Session& session, int node) {
    const Match& match = session.match;
    json.array([&] {
        if (is_covered(match, node, session.viewer)) return;
        for (int other : match.node(match.node(node).parent).next) {
            if (other == node) continue;
            json.object([&] {
                json.key("node").value(other);
                json.key("words").value(match.node(other).words);
            });
        }
    });
}

void what_and_when(Json& json, const Session& session, int node) {
    const Match& match = session.match;
    const Match::Node& now = match.node(node);
    const bool covered = is_covered(match, node, session.viewer);
    json.key("node").value(node);
    json.key("words").value(covered ? std::string() : now.words);
    if (covered) json.key("covered").value(true);
    json.key("seat").value(match.game().to_move(match.node(now.parent).position));
    json.key("turn").value(match.turn_number(node));
    if (!now.slip.empty()) json.key("slip").value(now.slip);
    if (now.sign != Sign::none) json.key("sign").value(text_of(now.sign));
    if (!now.marks.empty()) json.key("drawn").value(true);
    const std::vector<int>& ways = match.node(now.parent).next;
    if (ways.size() > 1) json.key("main").value(ways.front());
}

void line_entry(Json& json, Session& session, int node) {
    const Match& match = session.match;
    json.object([&] {
        what_and_when(json, session, node);
        json.key("comment").value(match.node(node).comment);
        json.key("reasons");
        reasons(json, worked_out(session, node).reasons);
        json.key("said").value(worked_out(session, node).said);
        json.key("capture").value(worked_out(session, node).capture);
        json.key("others");
        others(json, session, node);
        json.key("current").value(node == match.cursor());
    });
}

/// Whatever a short entry tells that may change, in one number.
std::uint64_t digest(const Session& session, int node) {
    const Match& match = session.match;
    std::uint64_t h = 0xCBF29CE484222325u;  // FNV-1a
    const auto mix = [&](std::uint64_t n) { h = (h ^ n) * 0x100000001B3u; };
    mix(static_cast<std::uint64_t>(node));
    for (const char c : match.node(node).comment) mix(static_cast<unsigned char>(c));
    mix(0x100 + static_cast<std::uint64_t>(is_covered(match, node, session.viewer)) +
        2 * static_cast<std::uint64_t>(match.node(node).sign) +
        0x20 * static_cast<std::uint64_t>(!match.node(node).marks.empty()));
    for (const int other : match.node(match.node(node).parent).next) mix(static_cast<std::uint64_t>(other));
    return h;
}

void changed_line(Json& json, Session& session, int since) {
    const Match& match = session.match;
    const std::vector<int> line = match.whole_line();
    std::vector<std::uint64_t> entries;
    entries.reserve(line.size());
    for (std::size_t i = 1; i < line.size(); ++i) entries.push_back(digest(session, line[i]));
    LineTold& told = session.line;
    const std::size_t most = std::min(entries.size(), told.entries.size());
    const auto no_more_contact =
        std::mismatch(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(most), told.entries.begin());
    const auto same = static_cast<std::size_t>(no_more_contact.first - entries.begin());
    if (told.kept.empty() || same < entries.size() || same < told.entries.size()) {
        told.kept.push_back(static_cast<int>(same));
        told.entries = std::move(entries);
    }
    const int now = static_cast<int>(told.kept.size());
    std::size_t kept = 0;
    if (since >= 1 && since <= now) {
        kept = told.entries.size();
        for (int n = since; n < now; ++n)
            kept = std::min(kept, static_cast<std::size_t>(told.kept[static_cast<std::size_t>(n)]));
    }
    json.object([&] {
        json.key("revision").value(now);
        json.key("kept").value(static_cast<int>(kept));
        json.key("entries").array([&] {
            for (std::size_t i = kept + 1; i < line.size(); ++i)
                json.object([&] {
                    const int node = line[i];
                    what_and_when(json, session, node);
                    if (!match.node(node).comment.empty()) json.key("comment").value(match.node(node).comment);
                    if (match.node(match.node(node).parent).next.size() < 2) return;
                    json.key("others");
                    others(json, session, node);
                });
        });
    });
}

std::string_view kind_name(SpotKind kind) {
    switch (kind) {
        case SpotKind::point: return "point";
        case SpotKind::pocket: return "pocket";
        case SpotKind::button: return "button";
    }
    return "";
}

/// Where dice lie, or wait to be thrown.
std::vector<int> dice_lying(const Match& match) {
    std::vector<int> spots;
    if (!match.game().card().has_rolls) return spots;
    for (const Face& face : match.game().faces(match.position()))
        if (is_cast(face.shape)) spots.push_back(face.spot);
    return spots;
}

}  // namespace

void reasons(Json& json, const std::vector<Reason>& reasons) {
    json.array([&] {
        for (const Reason& reason : reasons)
            json.object([&] {
                json.key("rule").value(reason.rule);
                json.key("line").value(reason.line);
                json.key("sentence").value(reason.told());
                json.key("from");
                numbers(json, reason.from);
                json.key("to").value(reason.to);
            });
    });
}

void extent(Json& json, const PictureExtent& extent, bool captures) {
    const auto number = [&](float value) { json.value(std::round(static_cast<double>(value) * 100) / 100); };
    json.object([&] {
        json.key("width");
        number(extent.size.x);
        json.key("height");
        number(extent.size.y);
        json.key("captures").value(captures);
        json.key("places").array([&] {
            for (const PictureExtent::Place& place : extent.places)
                json.object([&] {
                    json.key("spot").value(place.spot);
                    json.key("left");
                    number(place.least.x);
                    json.key("top");
                    number(place.least.y);
                    json.key("width");
                    number(place.most.x - place.least.x);
                    json.key("height");
                    number(place.most.y - place.least.y);
                });
        });
    });
}

void tallies(Json& json, const std::vector<Tally>& list) {
    json.array([&] {
        for (const Tally& tally : list)
            json.object([&] {
                json.key("title").value(tally.title);
                json.key("rows").array([&] {
                    for (const Tally::Row& row : tally.rows)
                        json.object([&] {
                            json.key("label").value(row.label);
                            json.key("value").value(row.value);
                            json.key("spots");
                            numbers(json, row.spots);
                        });
                });
            });
    });
}

namespace {

void whole_line(Json& json, Session& session) {
    json.array([&] {
        for (int node : session.match.whole_line())
            if (node > 0) line_entry(json, session, node);
    });
}

constexpr int everything = -1;

/// `since` is a revision of the line, or everything.
void state_since_or_all(Json& json, Session& session, int since) {
    const Match& match = session.match;
    const Game& game = match.game();
    json.object([&] {
        json.key("game").value(game.card().id);
        json.key("options");
        pairs(json, game.options().chosen(false));
        json.key("cursor").value(match.cursor());
        json.key("size").value(match.size());
        json.key("turn").value(match.turn_number(match.cursor()));
        json.key("toMove").value(match.to_move());
        json.key("atTurnStart").value(game.at_turn_start(match.position()));
        json.key("outcome");
        outcome(json, match);
        json.key("players");
        players(json, match);
        json.key("tags").array([&] {
            for (const auto& [key, value] : match.tags()) strings(json, {key, value});
        });
        json.key("touched");
        numbers(json, session.selection.touched());
        json.key("next");
        numbers(json, session.selection.next());
        json.key("refused");
        reasons(json, session.refused ? std::vector<Reason>{*session.refused} : std::vector<Reason>{});
        json.key("canUndo").value(match.cursor() > 0);
        json.key("canRedo").value(!match.node(match.cursor()).next.empty());
        const Position seen = seen_by(game, match.position(), session.viewer);
        json.key("sketch").value(game.sketch(seen));
        json.key("position").value(game.write(seen));
        json.key("comment").value(match.node(0).comment);
        json.key("marks");
        numbers(json, match.node(match.cursor()).marks);
        json.key("awaits").object([&] {
            const TurnState now = turn_state(match);
            json.key("what").value(name_of(now.what));
            json.key("seat").value(now.seat);
        });
        json.key("ofThrow").value(game.card().has_rolls ? moves_of_throw(match) : 0);
        json.key("dice");
        numbers(json, dice_lying(match));
        const auto drawn_figure = figure_styles(game.faces(seen), first_style(game));
        if (!drawn_figure.empty())
            json.key("dresses").array([&] {
                for (const FigureStyle figure_style : drawn_figure) json.value(name_of(figure_style));
            });
        json.key("moves").array([&] {
            for (Move move : match.moves())
                json.object([&] {
                    json.key("words").value(game.words(match.position(), move));
                    if (match.to_move() == chance) json.key("odds").value(game.odds(match.position(), move));
                    json.key("touches");
                    numbers(json, game.touches(match.position(), move));
                });
        });
        json.key("line");
        if (since == everything) whole_line(json, session);
        else changed_line(json, session, since);
        json.key("say").value(say_standing(match, session.selection, session.viewer));
    });
}

}  // namespace

void state(Json& json, Session& session) { state_since_or_all(json, session, everything); }

void state_since(Json& json, Session& session, int revision) {
    state_since_or_all(json, session, std::max(revision, 0));
}

void told(Json& json, Session& session, int node) {
    const Told& told = worked_out(session, node);
    json.object([&] {
        json.key("reasons");
        reasons(json, told.reasons);
        json.key("said").value(told.said);
        json.key("capture").value(told.capture);
    });
}

/// What a page needs to draw it: of a casting piece that is no cube its drawing, in the letters of an SVG path.
static void shape_of(Json& json, const Face& face) {
    json.key("coat").value(face.colours());
    json.key("shape").value(name_of(face.shape));
    json.key("text").value(face.text);
    const Drawing* drawing = is_cast(face.shape) ? drawing_of_cast(face) : nullptr;
    if (drawing == nullptr) return;
    json.key("body").value(drawing->body);
    json.key("lines").value(drawing->lines);
    json.key("solids").value(drawing->solids);
}

void pieces(Json& json, const std::vector<Face>& faces) {
    json.array([&] {
        for (const Face& face : faces)
            json.object([&] {
                json.key("spot").value(face.spot);
                json.key("owner").value(face.owner);
                shape_of(json, face);
                json.key("count").value(face.count);
                json.key("turned").value(face.turned);
                if (is_cast(face.shape)) json.key("cast").value(true);
            });
    });
}

/// Whether a line of the board runs through a place.
static bool runs_through(const Board& board, Vec at) {
    return std::any_of(board.lines.begin(), board.lines.end(), [&](const BoardLine& line) {
        const Vec by{line.b.x - line.a.x, line.b.y - line.a.y}, to{at.x - line.a.x, at.y - line.a.y};
        const float length = std::hypot(by.x, by.y), along = (to.x * by.x + to.y * by.y) / length;
        return std::fabs(by.x * to.y - by.y * to.x) / length < 0.01F && along > -0.01F && along < length + 0.01F;
    });
}

/// Whether an outline is the whole of its box; so is one of no corners.
static bool fills(const std::vector<Vec>& outline, float width, float height) {
    return outline.empty() || std::fabs(std::fabs(signed_area(outline)) - width * height) < 0.01F;
}

void spots(Json& json, const Board& board) {
    json.array([&] {
        for (const Spot& spot : board.spots) {
            Vec least = spot.outline.empty() ? Vec{} : spot.outline.front();
            Vec most = spot.outline.empty() ? Vec{1, 1} : least;
            for (Vec at : spot.outline) {
                least = {std::min(least.x, at.x), std::min(least.y, at.y)};
                most = {std::max(most.x, at.x), std::max(most.y, at.y)};
            }
            json.object([&] {
                json.key("kind").value(kind_name(spot.kind));
                json.key("name").value(spot.name);
                json.key("label").value(spot.label);
                json.key("column").value(spot.column);
                json.key("row").value(spot.row);
                json.key("x").value(static_cast<double>(spot.centre.x));
                json.key("y").value(static_cast<double>(spot.centre.y));
                json.key("width").value(static_cast<double>(most.x - least.x));
                json.key("height").value(static_cast<double>(most.y - least.y));
                const Vec middle{(least.x + most.x) / 2, (least.y + most.y) / 2};
                if (!spot.outline.empty() && std::hypot(middle.x - spot.centre.x, middle.y - spot.centre.y) > 0.01F)
                    json.key("middle").array(
                        [&] { json.value(static_cast<double>(middle.x)).value(static_cast<double>(middle.y)); });
                if (spot.piles()) json.key("piles").value(true);
                if (!spot.cast.empty())
                    json.key("cast").array([&] {
                        for (const CastFace& lying : spot.cast) {
                            Face face;
                            face.shape = lying.shape;
                            face.text = lying.text;
                            face.coat = coat_of_cast(face, -1);
                            json.object([&] { shape_of(json, face); });
                        }
                    });
                if (runs_through(board, spot.centre)) json.key("crossing").value(true);
                if (!spot.piles() && !fills(spot.outline, most.x - least.x, most.y - least.y))
                    json.key("outline").array([&] {
                        for (Vec at : spot.outline)
                            json.value(static_cast<double>((at.x - least.x) / (most.x - least.x)))
                                .value(static_cast<double>((at.y - least.y) / (most.y - least.y)));
                    });
            });
        }
    });
}

void thought(Json& json, const Match& match, const Thought& thought) {
    const Game& game = match.game();
    json.object([&] {
        json.key("words").value(game.words(match.position(), thought.best));
        json.key("value").value(static_cast<double>(thought.value));
        json.key("depth").value(thought.depth);
        json.key("nodes").value(static_cast<double>(thought.nodes));
        json.key("playouts").value(static_cast<double>(thought.playouts));
        json.key("seconds").value(thought.seconds);
        const auto put_line = [&](const std::vector<Move>& line) {
            json.key("line").array([&] {
                Position at = match.position();
                for (Move move : line) {
                    json.value(game.words(at, move));
                    at = game.play(at, move);
                }
            });
        };
        put_line(thought.line);
        json.key("chance").value(static_cast<double>(thought.chance));
        json.key("lines").array([&] {
            for (const BestLine& line : thought.lines)
                json.object([&] {
                    json.key("value").value(static_cast<double>(line.value));
                    json.key("odds").value(line.odds);
                    put_line(line.moves);
                });
        });
        json.key("worths").array([&] {
            for (const PieceWorth& piece : thought.worths)
                json.object([&] {
                    json.key("name").value(piece.name);
                    json.key("worth").value(static_cast<double>(piece.worth));
                });
        });
    });
}

}  // namespace ludus::state_json

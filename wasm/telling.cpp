#include "wasm/telling.hpp"

#include <algorithm>

#include "ui/scene/awaits.hpp"
#include "ui/scene/figures.hpp"

namespace ludus::telling {
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
const Told& told(Door& door, int node) {
    const auto known = door.told.find(node);
    if (known != door.told.end()) return known->second;
    const Match& match = door.match;
    const Match::Node& now = match.node(node);
    Told told{say_move(match, node), match.game().reasons(match.node(now.parent).position, now.move)};
    return door.told.emplace(node, std::move(told)).first->second;
}

void line_entry(Json& json, Door& door, int node) {
    const Match& match = door.match;
    const Match::Node& now = match.node(node);
    const Match::Node& before = match.node(now.parent);
    json.object([&] {
        json.key("node").value(node);
        json.key("words").value(now.words);
        json.key("seat").value(match.game().to_move(before.position));
        json.key("turn").value(match.turn_number(node));
        json.key("comment").value(now.comment);
        json.key("reasons");
        reasons(json, told(door, node).reasons);
        json.key("said").value(told(door, node).said);
        json.key("others").array([&] {
            for (int other : before.next) {
                if (other == node) continue;
                json.object([&] {
                    json.key("node").value(other);
                    json.key("words").value(match.node(other).words);
                });
            }
        });
        json.key("current").value(node == match.cursor());
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
    if (!match.game().card().has_dice) return spots;
    for (const Face& face : match.game().faces(match.position()))
        if (face.shape == Shape::die) spots.push_back(face.spot);
    return spots;
}

}  // namespace

void reasons(Json& json, const std::vector<Reason>& reasons) {
    json.array([&] {
        for (const Reason& reason : reasons)
            json.object([&] {
                json.key("rule").value(reason.rule);
                json.key("line").value(reason.line);
                json.key("from");
                numbers(json, reason.from);
                json.key("to").value(reason.to);
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

void state(Json& json, Door& door) {
    const Match& match = door.match;
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
        numbers(json, door.hand.touched());
        json.key("next");
        numbers(json, door.hand.next());
        json.key("canUndo").value(match.cursor() > 0);
        json.key("canRedo").value(!match.node(match.cursor()).next.empty());
        json.key("sketch").value(game.sketch(match.position()));
        json.key("position").value(game.write(match.position()));
        json.key("comment").value(match.node(0).comment);
        json.key("awaits").object([&] {
            const Awaits now = awaits(match);
            json.key("what").value(name_of(now.what));
            json.key("seat").value(now.seat);
        });
        json.key("ofThrow").value(game.card().has_dice ? moves_of_throw(match) : 0);
        json.key("dice");
        numbers(json, dice_lying(match));
        if (men_are_drawn()) {
            const auto worn = dresses(game.faces(match.position()));
            if (!worn.empty()) json.key("dresses").array([&] {
                for (const Dress dress : worn) json.value(name_of(dress));
            });
        }
        json.key("moves").array([&] {
            for (Move move : match.moves())
                json.object([&] {
                    json.key("words").value(game.words(match.position(), move));
                    if (match.to_move() == chance) json.key("odds").value(game.odds(match.position(), move));
                    json.key("touches");
                    numbers(json, game.touches(match.position(), move));
                });
        });
        json.key("line").array([&] {
            for (int node : match.whole_line())
                if (node > 0) line_entry(json, door, node);
        });
        json.key("say").value(say_standing(match, door.hand));
    });
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
        json.key("seconds").value(thought.seconds);
        json.key("line").array([&] {
            Position at = match.position();
            for (Move move : thought.line) {
                json.value(game.words(at, move));
                at = game.play(at, move);
            }
        });
    });
}

}  // namespace ludus::telling

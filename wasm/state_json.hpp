#pragma once
// What the interface answers, as JSON.

#include "core/base/json.hpp"
#include "core/game/catalogue.hpp"
#include "ui/svg/svg.hpp"
#include "wasm/sessions.hpp"

namespace ludus::state_json {

inline void strings(Json& json, const std::vector<std::string>& list) {
    json.array([&] {
        for (const auto& text : list) json.value(text);
    });
}

inline void numbers(Json& json, const std::vector<int>& list) {
    json.array([&] {
        for (int number : list) json.value(number);
    });
}

inline void pairs(Json& json, const std::vector<std::pair<std::string, std::string>>& list) {
    json.object([&] {
        for (const auto& [key, value] : list) json.key(key).value(value);
    });
}

void reasons(Json& json, const std::vector<Reason>& reasons);
void pieces(Json& json, const std::vector<Face>& faces);
/// `captures`: the picture points out captures that are open.
void extent(Json& json, const PictureExtent& extent, bool captures);
void tallies(Json& json, const std::vector<Tally>& list);
/// All of it.
void state(Json& json, Session& session);
/// Of the line only what has changed since that revision.
void state_since(Json& json, Session& session, int revision);
/// Of a node of the match that is not the first.
void told(Json& json, Session& session, int node);
void spots(Json& json, const Board& board);
void thought(Json& json, const Match& match, const Thought& thought);

}  // namespace ludus::state_json

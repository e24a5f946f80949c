#include "core/rithmomachia/prisoner.hpp"

namespace ludus::rithmomachia {
namespace {

void drop_proclamation(Position& position, int id) {
    if (!(position.named >> id & 1)) return;
    const int side = position.now.side(id);
    for (std::uint64_t left = position.named; left; left &= left - 1) {
        const int fellow = __builtin_ctzll(left);
        if (position.now.side(fellow) == side) position.named &= ~bit(fellow);
    }
}

}  // namespace

Prison prison(const Ground& ground, const Field& field, int victor, int vacated, int filled) {
    Prison out;
    for (int before = 0; before < ground.ranks() && out.count == 0; ++before) {
        const int rank = ground.rank_from_behind(victor, before);
        for (int file = 0; file < files; ++file) {
            const Space space = space_at(file, rank);
            if ((field.is_void(space) || space == vacated) && space != filled) {
                out.space[static_cast<std::size_t>(out.count++)] = space;
            }
        }
    }
    return out;
}

void turn_coat(Position& position, int id, Space place) {
    drop_proclamation(position, id);
    position.now.turned ^= bit(id);
    position.now.space[static_cast<std::size_t>(id)] = place;
}

void take_king(Position& position, int id, int what) {
    std::uint8_t& parts = position.now.parts[man(id).born];
    parts = what == whole ? std::uint8_t{0} : static_cast<std::uint8_t>(parts & ~(1u << part_of(what)));
    // A king who has lost a step bears his whole number no more: what he was named for can no longer be.
    drop_proclamation(position, id);
    if (parts == 0) position.now.space[static_cast<std::size_t>(id)] = away;
}

void count_spoils(Position& position, int victor, int id, int what) {
    Spoils& spoils = position.spoils[static_cast<std::size_t>(victor)];
    if (is_king(id)) {
        // "The king standeth for so many men as he hath steppes".
        const int army = man(id).born;
        for (int part = 0; part < steps[static_cast<std::size_t>(army)].count; ++part) {
            const bool has = position.now.king_parts(army) >> part & 1;
            if (has && (what == whole || what == step_taken(part))) spoils |= spoil_of_part(army, part);
        }
        return;
    }
    // Of two men alike the second is counted when the first has been.
    int count_as = man(id).like;
    if (spoils & bit(count_as)) {
        for (int twin = count_as + 1; twin < men_count; ++twin) {
            if (man(twin).like == count_as) count_as = twin;
        }
    }
    spoils |= bit(count_as);
}

}  // namespace ludus::rithmomachia

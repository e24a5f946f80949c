#include "core/rithmomachia/rules/prisoner.hpp"

#include <algorithm>
#include <utility>

#include "core/rithmomachia/rules/siege.hpp"

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

void take_man(Position& position, int id, Prisoners rules, Space place) {
    drop_proclamation(position, id);
    position.late &= ~bit(id);
    Space& space = position.now.space[static_cast<std::size_t>(id)];
    switch (rules) {
        case Prisoners::behind: space = place; break;
        case Prisoners::in_hand:
        case Prisoners::for_triumph:
            space = away;
            position.now.held |= bit(id);
            break;
        case Prisoners::on_the_spot: break;
        case Prisoners::removed:
            space = away;
            position.now.turned &= ~bit(id);
            return;
    }
    position.now.turned ^= bit(id);
}

int in_hand(const Stand& stand, int side, int like) {
    for (std::uint64_t left = stand.held; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (man(id).like == like && stand.side(id) == side) return id;
    }
    return nobody;
}

std::vector<int> men_in_hand(const Stand& stand, int side) {
    std::vector<int> men;
    for (std::uint64_t left = stand.held; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (stand.side(id) == side) men.push_back(id);
    }
    sort_by(men, [](int id) { return men_count * man(id).number + man(id).like; });
    return men;
}

bool may_be_redeemed(Ransom rules, const Stand& stand, int army, int what) {
    if (rules == Ransom::none || what == whole || stand.king_taken(army)) return false;
    return rules != Ransom::not_lowest || part_of(what) != lowest_part;
}

std::uint64_t ransomers(const Variant& variant, const Stand& stand, int army) {
    std::uint64_t men = 0;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) != away && stand.side(id) == army && !is_king(id)) men |= bit(id);
    }
    return men & fighters(variant, stand);
}

std::uint64_t redeemers(const Variant& variant, const Stand& stand, int army, int part) {
    const int number = steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(part)];
    std::uint64_t men = 0;
    for (std::uint64_t left = ransomers(variant, stand, army); left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (man(id).number == number) men |= bit(id);
    }
    return men;
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

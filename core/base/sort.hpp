#pragma once
// Lists of a handful are put in order by a loop of a few lines: std::sort brings some kilobytes for each kind of list.

#include <algorithm>
#include <functional>

namespace ludus {

/// What is alike keeps its order. Quick for a few, slow for hundreds.
template <class List, class Less = std::less<>>
void sort_few(List& list, Less less = {}) {
    for (auto next = list.begin(); next != list.end(); ++next)
        for (auto at = next; at != list.begin() && less(*at, *(at - 1)); --at) std::iter_swap(at, at - 1);
}

}  // namespace ludus

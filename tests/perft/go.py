#!/usr/bin/env python3
"""Counts lines of play of go by a program of its own, which knows nothing of ours: sets of points and floods.

python3 tests/perft/go.py prints the table that tests/unit/go/perft_test.cpp holds.
A position: rows from the top, X black, O white; who is to move; whether a stone may be lost by its own move; whether
a ko is simple or none. Two passes end a line: what follows them is not counted.
"""


def parse(rows):
    return {(r, c): s for r, row in enumerate(rows) for c, s in enumerate(row) if s in "XO"}, len(rows)


def near(p, n):
    r, c = p
    return [(a, b) for a, b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if 0 <= a < n and 0 <= b < n]


def group(stones, p, n):
    seen, free, todo = {p}, set(), [p]
    while todo:
        for q in near(todo.pop(), n):
            if q not in stones:
                free.add(q)
            elif stones[q] == stones[p] and q not in seen:
                seen.add(q)
                todo.append(q)
    return seen, free


def put(stones, p, who, n):
    """The stones after it, the point of a ko or None, and whether the stone stands."""
    after = dict(stones)
    after[p] = who
    other = "O" if who == "X" else "X"
    taken = set()
    for q in near(p, n):
        if after.get(q) == other:
            men, free = group(after, q, n)
            if not free:
                taken |= men
    for q in taken:
        del after[q]
    men, free = group(after, p, n)
    stands = bool(free)
    if not stands:
        for q in men:
            del after[q]
    ko = None
    if stands and len(taken) == 1 and len(men) == 1 and len(free) == 1:
        ko = next(iter(taken))
    return after, ko, stands


def count(stones, n, who, ko, passed, depth, suicide, ko_rule):
    if depth == 0:
        return 1
    other = "O" if who == "X" else "X"
    total = 0
    for r in range(n):
        for c in range(n):
            p = (r, c)
            if p in stones or (ko_rule == "simple" and p == ko):
                continue
            after, next_ko, stands = put(stones, p, who, n)
            if stands or suicide:
                total += count(after, n, other, next_ko, False, depth - 1, suicide, ko_rule)
    # The second pass running is counted as a line's end at that depth only.
    if passed:
        return total + (1 if depth == 1 else 0)
    return total + count(stones, n, other, None, True, depth - 1, suicide, ko_rule)


POSITIONS = {
    "see-saw": ["XXXXXXXXX", ".X.XXOOOO", "XXXXOOO.O", "XXXXO.OOO", "XXXO.OOOO", "XXXXOOOOO", "XXXXXOOOO", "X.XXXOO.O", "XXXXXOOOO"],
    "middle": [".........", "..X.O....", "...XO.O..", ".XXO.....", "..OXX....", "..O.XO...", "...OO....", ".........", "........."],
    "corner": [".OX......", "OOX......", "XX.......", ".........", "......XXX", "......XOO", "......XO.", ".......XO", "......X.X"],
}

if __name__ == "__main__":
    for name, rows in POSITIONS.items():
        stones, n = parse(rows)
        for who in "XO":
            for suicide in (True, False):
                for ko in ("simple", "none"):
                    depths = 3 if name == "see-saw" else 2
                    counts = [count(stones, n, who, None, False, d, suicide, ko) for d in range(1, depths + 1)]
                    print(name, who, "lost" if suicide else "forbidden", ko, *counts)

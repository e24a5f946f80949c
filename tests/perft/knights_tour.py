#!/usr/bin/env python3
"""The Knight's Tour, written from the book's words apart from the core, for counts to compare.

  knights_tour.py perft BOARD DEPTH [euler] [WALK]   lines of so many moves: BOARD 8x8 (columns x rows) or cross
  knights_tour.py closed BOARD                       re-entering tours, each once
  knights_tour.py walks BOARD                        walks over all squares, from every square, each way for itself
"""
import sys


def cells_of(board):
    if board == 'cross':
        return [(c, r) for c in range(8) for r in range(8) if 2 <= c < 6 or 2 <= r < 6]
    columns, rows = map(int, board.split('x'))
    return [(c, r) for c in range(columns) for r in range(rows)]


def leaps(cells):
    inside = set(cells)
    return {(c, r): [(c + a, r + b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2)
                     if abs(a) != abs(b) and (c + a, r + b) in inside] for c, r in cells}


def after(walk, cells, near, euler):
    """The walks that one move leads to."""
    if not walk:
        return [(cell,) for cell in cells]
    on = [walk + (cell,) for cell in near[walk[-1]] if cell not in walk]
    if on or len(walk) == len(cells) or not euler or len(walk) < 3:
        return on
    turned = [walk[:i + 1] + walk[:i:-1] for i in range(len(walk) - 2) if walk[i] in near[walk[-1]]]
    return turned + [walk[::-1]]


def perft(walk, depth, cells, near, euler):
    following = after(walk, cells, near, euler)
    if depth == 1:
        return len(following)
    return sum(perft(each, depth - 1, cells, near, euler) for each in following)


def count(here, left, start, near, closed):
    """Ways to visit all that is left; a square with no way in ends the count at once."""
    if not left:
        return int(not closed or start in near[here])
    ends = 0
    for cell in left:
        ways = sum(1 for other in near[cell] if other in left or other == here or (closed and other == start))
        if closed and here == start and here in near[cell]:
            ways += 1
        if ways < (2 if closed else 1):
            return 0
        ends += ways == 1
    if ends > 1:
        return 0
    return sum(count(cell, left - {cell}, start, near, closed) for cell in near[here] if cell in left)


def name(text):
    return (ord(text[0]) - ord('a'), int(text[1:]) - 1)


if __name__ == '__main__':
    sys.setrecursionlimit(10000)
    what, board = sys.argv[1:3]
    cells = cells_of(board)
    near = leaps(cells)
    if what == 'perft':
        rest = sys.argv[4:]
        walk = tuple(map(name, rest[-1].split('-'))) if rest and rest[-1] != 'euler' else ()
        for depth in range(1, int(sys.argv[3]) + 1):
            print(depth, perft(walk, depth, cells, near, 'euler' in rest), flush=True)
    elif what == 'closed':
        first = cells[0]
        print(count(first, frozenset(cells) - {first}, first, near, True) // 2)
    else:
        print(sum(count(first, frozenset(cells) - {first}, first, near, False) for first in cells))

"""Counts lines of play of a free square of three, with nothing of the project's code: numbers from 1 on are set one after another in empty
cells; a full row, column or diagonal that does not make 15 ends the line. Prints the counts for 1 to 9 moves.

    python3 tests/perft/magic_squares.py
"""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def over(cells):
    return any(all(cells[c] for c in line) and sum(cells[c] for c in line) != 15 for line in LINES)


def count(cells, number, depth):
    if depth == 0:
        return 1
    if number > 9 or over(cells):
        return 0
    total = 0
    for cell in range(9):
        if not cells[cell]:
            cells[cell] = number
            total += count(cells, number + 1, depth - 1)
            cells[cell] = 0
    return total


print([count([0] * 9, 1, depth) for depth in range(1, 10)])

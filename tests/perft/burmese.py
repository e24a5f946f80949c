#!/usr/bin/env python3
"""Falkener's Burmese chess, both varieties, and the Maharajah once more, from the rules alone and as plainly as they can be
written, to count legal lines by. Prints positions reached by play drawn by lot and the lines from them.

    python3 burmese.py 1 > falkener-burmese-1-book.tsv
    python3 burmese.py 2 > falkener-burmese-2.tsv
    python3 burmese.py maharajah > falkener-maharajah.tsv
"""
import random
import sys

GAME = sys.argv[1]
MAHARAJAH = GAME == "maharajah"
LOWER, UPPER = ("maharajah", "sepoys") if MAHARAJAH else ("white", "red")
STRAIGHT, SLANT = [(0, 1), (1, 0), (0, -1), (-1, 0)], [(1, 1), (1, -1), (-1, -1), (-1, 1)]
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
LINE = [{(6, 5), (7, 6), (8, 7)}, {(3, 2), (2, 1), (1, 0)}]


def place(words, side):
    return {(int(w[1]), int(w[2])): (w[0], side) for w in words.split()}


# A is a pawn that may become something.
if MAHARAJAH:
    ARRAY = place("K57 Q47 R17 R87 B37 B67 N27 N77 P16 P26 P36 P46 P56 P66 P76 P86", 1)
else:
    ARRAY = place("K71 Q62 R10 R80 B61 B72 N41 N51 P12 P22 P32 P42 P52 A63 A73 A83", 0)
    ARRAY |= {(9 - c, 7 - r): (kind, 1) for (c, r), (kind, _) in ARRAY.items()}


def on(square):
    return 1 <= square[0] <= 8 and 0 <= square[1] <= 7


def reach(board, square):
    """(to, whether to move there when empty, whether to take there)"""
    kind, side = board[square]
    up = 1 if side == 0 else -1

    def beside(ways, moves=True, takes=True):
        for dc, dr in ways:
            to = (square[0] + dc, square[1] + dr)
            if on(to):
                yield to, moves, takes

    def along(ways):
        for dc, dr in ways:
            to = (square[0] + dc, square[1] + dr)
            while on(to):
                yield to, True, True
                if to in board:
                    break
                to = (to[0] + dc, to[1] + dr)

    if kind == "K":
        yield from beside(STRAIGHT + SLANT)
    if kind == "N" or kind == "M":
        yield from beside(JUMPS)
    if kind == "R" or (MAHARAJAH and kind in "QM"):
        yield from along(STRAIGHT)
    if MAHARAJAH and kind in "BQM":
        yield from along(SLANT)
    if not MAHARAJAH and kind in "QB":
        yield from beside(SLANT)
    if not MAHARAJAH and kind == "B":
        yield from beside([(0, up)], takes=False)
    if kind in "PA":
        yield from beside([(0, up)], takes=False)
        yield from beside([(1, up), (-1, up)], moves=False)
        ahead = (square[0], square[1] + up)
        if MAHARAJAH and square[1] == 6 and ahead not in board:
            yield from beside([(0, 2 * up)], takes=False)


def struck(board, square, by):
    return any(board[s][1] == by and any(to == square and takes for to, _, takes in reach(board, s)) for s in list(board))


def safe(board, side):
    return not any(side == owner and kind in "KM" and struck(board, s, 1 - side) for s, (kind, owner) in board.items())


def turned(board, side):
    """The queens and waiting pawns of variety 1, after a queen may have been lost."""
    if GAME == "1" and ("Q", side) not in board.values():
        for square in sorted(LINE[side]):
            if board.get(square) == ("A", side):
                return {**board, square: ("Q", side)}
    return board


def moves(board, side):
    if MAHARAJAH and side == 0 and ("M", 0) not in board.values():
        for c in range(1, 9):
            for r in range(8):
                if (c, r) not in board and not struck({**board, (c, r): ("M", 0)}, (c, r), 1):
                    yield {**board, (c, r): ("M", 0)}
        return
    for square in sorted(board):
        kind, owner = board[square]
        if owner != side:
            continue
        for to, quiet, takes in reach(board, square):
            if not (quiet if to not in board else takes and board[to][1] != side):
                continue
            after = {s: who for s, who in board.items() if s != square}
            after[to] = (kind, side)
            if kind == "A" and to in LINE[side] and GAME == "2":
                after[to] = ("R", side)
            after = turned(turned(after, side), 1 - side)
            if safe(after, side):
                yield after


def lines(board, side, depth):
    return 1 if depth == 0 else sum(lines(after, 1 - side, depth - 1) for after in moves(board, side))


def text(board, side):
    def men(owner):
        return "".join(f" {'P' if k == 'A' else k}{c}{r}" for (c, r), (k, o) in sorted(board.items()) if o == owner)

    out = f"{LOWER}{men(0)} | {UPPER}{men(1)} | to {[LOWER, UPPER][side]}"
    if MAHARAJAH and ("M", 0) not in board.values():
        out += " | hand maharajah M"
    privileged = "".join(f" {c}{r}" for (c, r), (k, _) in sorted(board.items()) if k == "A")
    return out + (f" | queening{privileged}" if privileged else "")


def main():
    lot = random.Random(f"burmese {GAME}")
    print(f"# Lines of single moves by depth, counted by burmese.py {GAME} in positions reached by play drawn by lot.")
    print("# position<TAB>lines at depth 1<TAB>at depth 2...")
    found = 0
    while found < 24:
        board, side = dict(ARRAY), 0 if MAHARAJAH else 1
        for _ in range(0 if found == 0 else lot.randrange(1, 90)):
            nexts = list(moves(board, side))
            if not nexts:
                break
            # Captures and pawns' promotions come often enough.
            rare = [b for b in nexts if len(b) < len(board) or sum(k == "A" for k, _ in b.values()) < sum(k == "A" for k, _ in board.values())]
            board, side = lot.choice(rare if rare and lot.random() < 0.3 else nexts), 1 - side
        counts = [lines(board, side, depth) for depth in (1, 2)]
        if counts[1] == 0:
            continue
        if counts[1] < 400:
            counts.append(lines(board, side, 3))
        print("\t".join([text(board, side), *map(str, counts)]))
        found += 1


main()

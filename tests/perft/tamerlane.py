#!/usr/bin/env python3
"""Tamerlane's great chess once more, from the rules alone and as plainly as they can be written, to count legal lines by
(falkener.tamerlane.*; by Falkener's practice, the manuscript's privileges, and as today). Prints falkener-tamerlane.tsv: positions
reached by play drawn by lot from the array, and from positions in which pawns are near the last row and Shahs near the citadels.

    python3 tamerlane.py > falkener-tamerlane.tsv
    python3 tamerlane.py ranges        how many squares a piece commands on the empty board (p. 204)
"""
import copy
import random
import sys

OFF = {0: (0, 8), 1: (12, 1)}  # the citadel that is white's to enter, and red's
ROW0, ROW1 = "L.V.C.C.V.L", "RNBGFSZGBNR"
ROW2 = ["pP", "pC", "pV", "pL", "pF", "pS", "pZ", "pG", "pB", "pN", "pR"]
ORTH, DIAG = [(0, 1), (1, 0), (0, -1), (-1, 0)], [(1, 1), (1, -1), (-1, -1), (-1, 1)]
START = {"Z": 1, "F": 1, "C": 2, "R": 2, "L": 2, "B": 2, "N": 2, "V": 2, "G": 2}
STANDARD = {"cavalier-path": "either", "pawn-double-step": "false", "promotion": "on-loss", "prince": "heir", "privileges": "false",
            "citadel": "refuge", "exchange": "in-check", "exchange-with": "pieces", "transfer": "later",
            "pawn-of-pawns-immune": "false"}
SETS = [{}, {"privileges": "true"},
        {"cavalier-path": "diagonal-first", "promotion": "always", "prince": "walking", "privileges": "true", "citadel": "draw",
         "pawn-of-pawns-immune": "true"},
        {"cavalier-path": "straight-first", "pawn-double-step": "true", "privileges": "true", "exchange": "any-time",
         "exchange-with": "any-man", "transfer": "at-once"}]


def field(q):
    return 1 <= q[0] <= 11 and 0 <= q[1] <= 9


def all8():
    return ORTH + DIAG


def signs(a, b):
    return {(x * s, y * t) for x, y in ((a, b), (b, a)) for s in (1, -1) for t in (1, -1)}


class Game:
    def __init__(self, options):
        self.o = {**STANDARD, **options}
        self.board, self.turn, self.right = {}, 1, {0: False, 1: False}
        for c in range(1, 12):
            for row, letter in ((0, ROW0[c - 1]), (1, ROW1[c - 1]), (2, ROW2[c - 1])):
                if letter != ".":
                    self.board[(c, row)] = (letter, 0)
                    self.board[(12 - c, 9 - row)] = (letter, 1)
        if self.o["privileges"] == "true":
            self.right = {0: True, 1: True}

    def place(self, kind, side):
        return [q for q, man in self.board.items() if man == (kind, side)]

    # -- where a man may go, whatever becomes of his Shah: (square, takes allowed, moves allowed)
    def reach(self, q, strikes_only=False):
        kind, side = self.board[q]
        ahead = 1 if side == 0 else -1
        out = []

        def look(c, r, takes=True, goes=True):
            if not field((c, r)):
                return
            man = self.board.get((c, r))
            if man is None:
                if goes:
                    out.append((c, r))
            elif takes and man[1] != side:
                out.append((c, r))

        def empty(c, r):
            return field((c, r)) and (c, r) not in self.board

        c, r = q
        if kind == "S" or kind == "M" or (kind == "H" and self.o["prince"] == "walking"):
            for x, y in all8():
                look(c + x, r + y)
            if kind == "S" and self.o["privileges"] == "true" and not strikes_only:
                home = OFF[side]
                if max(abs(home[0] - c), abs(home[1] - r)) == 1 and home not in self.board:
                    out.append(home)
        elif kind in "ZF":
            for x, y in ORTH if kind == "Z" else DIAG:
                look(c + x, r + y)
        elif kind in "CL":
            for x, y in ORTH if kind == "C" else DIAG:
                look(c + 2 * x, r + 2 * y)
        elif kind in "RB":
            for x, y in ORTH if kind == "R" else DIAG:
                n = 1
                while field((c + n * x, r + n * y)):
                    if kind == "R" or n > 1:
                        look(c + n * x, r + n * y)
                    if (c + n * x, r + n * y) in self.board:
                        break
                    n += 1
        elif kind in "NV":
            for x, y in signs(1, 2 if kind == "N" else 3):
                look(c + x, r + y)
        elif kind == "G":
            for x, y in ORTH:
                for s in (1, -1):
                    sx, sy = (s, 0) if x == 0 else (0, s)
                    for n in range(3, 11):  # one diagonal step and n straight ones
                        target = (c + (n + 1) * x + sx, r + (n + 1) * y + sy)
                        first = all(empty(c + k * x + sx, r + k * y + sy) for k in range(1, n + 1))
                        last = all(empty(c + k * x, r + k * y) for k in range(1, n + 1))
                        path = self.o["cavalier-path"]
                        if (path != "straight-first" and first) or (path != "diagonal-first" and last):
                            look(*target)
        elif kind[0] == "p":
            if not strikes_only:
                look(c, r + ahead, takes=False)
                if self.o["pawn-double-step"] == "true" and r == (2 if side == 0 else 7) and empty(c, r + ahead):
                    look(c, r + 2 * ahead, takes=False)
            for x in (1, -1):
                look(c + x, r + ahead, goes=False)
        return out

    def royals(self, side):
        return [q for q, (kind, s) in self.board.items() if s == side and kind in "SHM"]

    def checked(self, side):
        royals = self.royals(side)
        if len(royals) != 1:
            return False
        return any(royals[0] in self.reach(q, True) for q, man in self.board.items() if man[1] != side)

    def last_row(self, side):
        return 9 if side == 0 else 0

    def becomes(self, kind, side):
        """What a pawn that stands on the last row is."""
        if kind == "pS":
            return "H"
        if kind == "pT":
            return "M"
        if kind in ("pP", "pQ"):
            return kind
        if self.o["promotion"] == "always" or len(self.place(kind[1], side)) < START[kind[1]]:
            return kind[1]
        return kind

    def take(self, q):
        kind, side = self.board.pop(q)
        if kind == "S":
            self.right[side] = False
            heirs = self.place("H", side) + self.place("M", side)
            if heirs:
                self.board[heirs[0]] = ("S", side)
        elif "p" + kind in ROW2 and self.o["promotion"] == "on-loss":
            for w in self.place("p" + kind, side):
                if w[1] == self.last_row(side) and len(self.place(kind, side)) < START[kind]:
                    self.board[w] = (kind, side)

    def waiting(self, q):
        man = self.board.get(q)
        return man and self.o["privileges"] == "true" and man[0] in ("pP", "pQ") and q[1] == self.last_row(man[1])

    def over(self):
        return self.o["privileges"] == "true" and self.o["citadel"] == "draw" and any(
            q in self.board for q in OFF.values())

    def moves(self):
        if self.over():
            return []
        side, out = self.turn, []
        nobody = [(c, r) for c in range(1, 12) for r in range(10) if (c, r) not in self.board]
        for q, (kind, s) in list(self.board.items()):
            if s != side:
                continue
            for to in self.reach(q):
                if self.waiting(to) and self.o["pawn-of-pawns-immune"] == "true":
                    continue
                if kind in ("pP", "pQ") and self.o["privileges"] == "true" and self.o["transfer"] == "at-once" \
                        and to[1] == self.last_row(side):
                    out += [("down", q, to, t) for t in nobody + [q] if t[1] != self.last_row(side)]
                else:
                    out.append(("go", q, to))
            if self.waiting(q):
                out += [("down", q, q, t) for t in nobody if t[1] != self.last_row(side)]
        if self.right[side] and (self.o["exchange"] == "any-time" or self.checked(side)):
            for s in self.place("S", side):
                for q, (kind, owner) in list(self.board.items()):
                    pawn = kind[0] == "p"
                    if owner != side or q == s or not field(s):
                        continue
                    if self.o["exchange-with"] == "pieces" and (pawn or kind in "HM"):
                        continue
                    if pawn and s[1] == self.last_row(side):
                        continue
                    out.append(("swap", s, q))
        return [m for m in out if not self.after(m).checked(side)]

    def after(self, move):
        g = copy.copy(self)
        g.board, g.right, g.turn = dict(self.board), dict(self.right), 1 - self.turn
        side = self.turn
        if move[0] == "swap":
            _, s, q = move
            g.board[s], g.board[q] = g.board[q], g.board[s]
            g.right[side] = False
            return g
        q, to = move[1], move[2]
        kind, _ = g.board.pop(q)
        if to in g.board:
            g.take(to)
        if move[0] == "down":
            g.board[move[3]] = ({"pP": "pQ", "pQ": "pT"}[kind], side)
            return g
        if kind[0] == "p" and to[1] == g.last_row(side):
            kind = g.becomes(kind, side)
        g.board[to] = (kind, side)
        return g

    def text(self):
        def name(q):
            return str(10 * q[0] + q[1])

        out = []
        for side, who in enumerate(("white", "red")):
            out.append(" ".join([who] + [k + name(q) for q, (k, s) in sorted(self.board.items()) if s == side]))
        out.append("to " + ("white", "red")[self.turn])
        rights = [name(self.place("S", s)[0]) for s in (0, 1) if self.right[s]]
        return " | ".join(out + (["exchange " + " ".join(rights)] if rights else []))


def lines(g, depth):
    moves = g.moves()
    return len(moves) if depth == 1 else sum(lines(g.after(m), depth - 1) for m in moves)


def ended(side, g):
    """Positions in which something is about to happen: few men, pawns one or two steps from the last row, Shahs about."""
    r = random.Random(side)
    g = copy.copy(g)
    g.board = {}
    squares = [(c, row) for c in range(1, 12) for row in range(10)]
    while True:
        board = {}
        for s in (0, 1):
            rows = [7, 8] if s == 0 else [1, 2]
            home = OFF[s]
            spots = [q for q in squares if max(abs(q[0] - home[0]), abs(q[1] - home[1])) <= 3]
            for kind, where in [("S", spots if r.random() < .6 else squares)] + [
                    (k, [q for q in squares if q[1] in rows]) for k in r.sample(ROW2, 5)] + [
                    (k, squares) for k in r.sample("ZCRFLBNVGRG", 5)] + [("pS", [q for q in squares if q[1] in rows])]:
                free = [q for q in where if q not in board]
                if kind == "pS" and any(man == ("pS", s) for man in board.values()):
                    continue
                board[r.choice(free)] = (kind, s)
        g.board = board
        g.turn = r.choice((0, 1))
        if not g.checked(1 - g.turn):
            return g


def main():
    if sys.argv[1:] == ["ranges"]:
        for kind in "SZCRFLBNVG":
            counts = []
            for c in range(1, 12):
                for row in range(10):
                    g = Game({})
                    g.board = {(c, row): (kind, 0)}
                    counts.append(len(g.reach((c, row))))
            print(kind, min(counts), max(counts), round(sum(counts) / len(counts), 2))
        return
    print("# Lines of single moves of falkener-tamerlane by depth, counted by tamerlane.py in positions reached by play drawn by lot.")
    print("# options: the choices for the lines after it; then position<TAB>lines at depth 1<TAB>at depth 2...")
    for n, options in enumerate(SETS):
        print("# options:" + "".join(f" {k}={v}" for k, v in options.items()))
        r = random.Random(n)
        start = Game(options)
        print(start.text(), *[lines(start, d) for d in (1, 2)] + ([lines(start, 3)] if n == 0 else []), sep="\t")
        for game in range(12):
            g = Game(options) if game < 4 else ended(100 * n + game, Game(options))
            plies = r.randrange(10, 120) if game < 4 else r.randrange(0, 12)
            for _ in range(plies):
                moves = g.moves()
                if not moves:
                    break
                takes = [m for m in moves if m[0] == "go" and m[2] in g.board]
                g = g.after(r.choice(takes if takes and r.random() < .3 else sorted(moves)))
            if not g.moves():
                continue
            print(g.text(), *[lines(g, d) for d in ((1, 2) if game < 8 else (1, 2, 3) if len(g.board) < 18 else (1, 2))], sep="\t")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Double Chess once more, from the rules alone and as plainly as they can be written, to count legal lines by
(falkener.double.*). Squares are looked at one by one in the frame of the whole board; nothing is shared with the engine.
Prints falkener-double-chess.tsv: positions reached by play drawn by lot, each with the options it is played by.

    python3 double_chess.py > falkener-double-chess.tsv
"""
import random

SEATS = ["south", "west", "north", "east"]
AHEAD = [(0, 1), (1, 0), (0, -1), (-1, 0)]
ROOK = [(0, 1), (1, 0), (0, -1), (-1, 0)]
BISHOP = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
KNIGHT = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


class Game:
    def __init__(self, arms=3, back=False, immune=False, harmless=False):
        self.arms, self.back, self.immune, self.harmless = arms, back, immune, harmless
        self.size, self.turn, self.board = 8 + 2 * arms, 0, {}
        for army in range(4):
            # "All the Queens stand upon a white square", and a white square is at South's right hand.
            white = (arms + 7) % 2
            line = [self.place(army, i, 0) for i in range(8)]
            queen = next(i for i in (3, 4) if sum(line[i]) % 2 == white)
            order = "RNBQKBNR" if queen == 3 else "RNBKQBNR"
            for i in range(8):
                self.board[line[i]] = (order[i], army)
                self.board[self.place(army, i, 1)] = ("P", army)

    def place(self, army, across, row):
        """What that player calls the square so far from the left of his arm and from his edge."""
        last, a = self.size - 1, self.arms + across
        return [(a, row), (row, last - a), (last - a, last - row), (last - row, a)][army]

    def on(self, s):
        inside = [self.arms <= v < self.arms + 8 for v in s]
        return all(0 <= v < self.size for v in s) and any(inside)

    def row(self, army, s):
        return [s[1], s[0], self.size - 1 - s[1], self.size - 1 - s[0]][army]

    def first_square(self, army, s):
        return any(s == self.place(army, i, 1) for i in range(1, 7))

    def strikes(self, board, start, to):
        """Whether the man there could take on that square, if it were an enemy's."""
        kind, army = board[start]
        d = (to[0] - start[0], to[1] - start[1])
        if kind == "N":
            return d in KNIGHT
        if kind == "K":
            return max(abs(d[0]), abs(d[1])) == 1
        if kind in "PW":
            a = AHEAD[army] if kind == "P" else AHEAD[(army + 2) % 4]
            return d in [(a[0] + a[1], a[1] + a[0]), (a[0] - a[1], a[1] - a[0])]
        ways = {"R": ROOK, "B": BISHOP, "Q": ROOK + BISHOP}[kind]
        for w in ways:
            s = (start[0] + w[0], start[1] + w[1])
            while self.on(s):
                if s == to:
                    return True
                if s in board:
                    break
                s = (s[0] + w[0], s[1] + w[1])
        return False

    def checked(self, board, army, silent=()):
        king = next(s for s, m in board.items() if m == ("K", army))
        return any(m[1] % 2 != army % 2 and m[1] not in silent and self.strikes(board, s, king) for s, m in board.items())

    def in_danger(self, board, army, plain):
        if plain or not self.harmless:
            return self.checked(board, army)
        return self.checked(board, army, [a for a in range(4) if self.mated(board, a, True)])

    def mated(self, board, army, plain=False):
        """plain: as if the men of all the mated struck and might be taken."""
        if not self.in_danger(board, army, plain):
            return False
        spared = [] if plain or not self.immune else [a for a in range(4) if self.mated(board, a, True)]
        enemies = [a for a in range(4) if a % 2 != army % 2 and a not in spared]
        return not self.going(board, army, enemies, plain)

    def going(self, board, army, prey, plain=False):
        out = []
        for s, (kind, whose) in list(board.items()):
            if whose != army:
                continue
            targets = []
            if kind in "PW":
                w = AHEAD[army] if kind == "P" else AHEAD[(army + 2) % 4]
                one, two = (s[0] + w[0], s[1] + w[1]), (s[0] + 2 * w[0], s[1] + 2 * w[1])
                if self.on(one) and one not in board:
                    targets.append(one)
                    if kind == "P" and self.first_square(army, s) and self.on(two) and two not in board:
                        targets.append(two)
                elif self.on(one) and board[one] in [("P", (army + 2) % 4), ("W", (army + 2) % 4)]:
                    if self.on(two) and two not in board:
                        targets.append(two)
                targets += [t for t in board if self.strikes(board, s, t)]
            else:
                targets = [(c, r) for c in range(self.size) for r in range(self.size)
                           if self.on((c, r)) and self.strikes(board, s, (c, r))]
            for t in targets:
                if t in board and (board[t][1] not in prey or board[t][0] == "K"):
                    continue
                after = dict(board)
                after[t] = after.pop(s)
                if not self.in_danger(after, army, plain):
                    out.append((s, t))
        return out

    def over(self):
        return any(all(self.mated(self.board, a) for a in (side, side + 2)) for side in (0, 1))

    def moves(self):
        if self.over():
            return []
        spared = [a for a in range(4) if self.immune and self.mated(self.board, a, True)]
        prey = [a for a in range(4) if a % 2 != self.turn % 2 and a not in spared]
        ally = (self.turn + 2) % 4
        if ally not in spared and self.mated(self.board, ally):
            prey.append(ally)
        return self.going(self.board, self.turn, prey) or [None]

    def played(self, move):
        g = Game.__new__(Game)
        g.__dict__.update(self.__dict__)
        g.board = dict(self.board)
        if move:
            kind, army = g.board.pop(move[0])
            t, last = move[1], self.size - 1
            sides = [v for v in ((t[0], t[1])[army % 2],) if v in (0, last)]
            if kind in "PW" and sides:
                kind = "Q"
            elif kind == "P" and self.row(army, t) == last:
                kind = "W" if self.back else "Q"
            elif kind == "W" and self.row(army, t) == 0:
                kind = "P"
            g.board[t] = (kind, army)
        if not g.over():
            g.turn = (g.turn + 1) % 4
        return g

    def name(self, s):
        return "abcdefghijklmn"[s[0]] + str(s[1] + 1)

    def text(self):
        parts = []
        for army in range(4):
            men = sorted(("KQRBNPW".index(k), s[1], s[0], k) for s, (k, a) in self.board.items() if a == army)
            parts.append(" ".join([SEATS[army]] + [k + self.name((c, r)) for _, r, c, k in men]))
        return " | ".join(parts + ["to " + SEATS[self.turn]])

    def options(self):
        return " ".join(w for w, on in [("arms=2", self.arms == 2), ("queening=sides-and-return", self.back),
                                        ("blockaded=immune", self.immune), ("blockaded_men_harmless=true", self.harmless)] if on) or "-"

    def lines(self, depth):
        moves = self.moves()
        return len(moves) if depth == 1 else sum(self.played(m).lines(depth - 1) for m in moves)


def weight(game, move):
    """Jumps, far pawns and captures of a partner's men: what play by lot seldom meets."""
    if move is None:
        return 1
    (kind, army), there = game.board[move[0]], game.board.get(move[1])
    if there:
        return 9 if there[1] % 2 == army % 2 else 3
    steps = max(abs(move[0][i] - move[1][i]) for i in (0, 1))
    return (9 if steps == 2 else 4) if kind in "PW" else 1


def scattered(game, rnd):
    """Few men: most near the enemy's kings, that these may be mated."""
    squares = [(c, r) for c in range(game.size) for r in range(game.size) if game.on((c, r))]
    board = {}
    for army in range(4):
        board[game.place(army, rnd.choice([0, 1, 4, 6, 7]), 0)] = ("K", army)
    kings = list(board.items())
    for army in range(4):
        for kind in rnd.choices("QRRBNPPPP" + ("WW" if game.back else ""), k=6):
            prey = rnd.choice([s for s, m in kings if m[1] % 2 != army % 2])
            near = [s for s in squares if abs(s[0] - prey[0]) < 4 and abs(s[1] - prey[1]) < 4] if rnd.random() < 0.6 else squares
            s = rnd.choice(near)
            if kind in "PW" and (s[(army % 2)] in (0, game.size - 1) or game.row(army, s) in (0, game.size - 1)):
                continue
            board.setdefault(s, (kind, army))
    game.board, game.turn = board, rnd.randrange(4)


if __name__ == "__main__":
    print("# Lines of single moves of falkener-double-chess by depth, counted by double_chess.py: from the opening, in positions reached")
    print("# by play drawn by lot with half the men, and in positions drawn by lot in which somebody is mated.")
    print("# options<TAB>position<TAB>lines at depth 1<TAB>at depth 2...")
    variants = [{}, {"arms": 2}, {"back": True}, {"immune": True}, {"harmless": True}, {"arms": 2, "back": True, "immune": True, "harmless": True}]
    found, seed = 0, 0
    while found < 36:
        seed += 1
        rnd, game = random.Random(seed), Game(**variants[found % 6])
        if found >= 24:
            scattered(game, rnd)
            if not any(game.mated(game.board, a) for a in range(4)) or game.checked(game.board, (game.turn + 3) % 4):
                continue
        elif found >= 6:
            game.board = {s: m for s, m in game.board.items() if m[0] == "K" or rnd.random() < 0.4}
            for _ in range(rnd.randrange(10, 60)):
                moves = game.moves()
                if moves:
                    game = game.played(rnd.choices(moves, [weight(game, m) for m in moves])[0])
        moves = game.moves()
        if not moves:
            continue
        counts = [len(moves)]
        while counts[-1] * max(counts[0], 12) < (3000 if found < 6 else 900) and len(counts) < 3:
            counts.append(game.lines(len(counts) + 1))
        print("\t".join([game.options(), game.text()] + [str(n) for n in counts]), flush=True)
        found += 1

#!/usr/bin/env python3
"""Chaturanga for four once more, from the rules alone and as plainly as they can be written, to count legal lines by
(falkener.chaturanga.*; Falkener's own game). Prints falkener-chaturanga.tsv: positions reached by play drawn by lot.

    python3 chaturanga.py > falkener-chaturanga.tsv
"""
import copy
import random

SEATS = ["red", "buff", "black", "white"]
AHEAD = [(1, 0), (0, -1), (-1, 0), (0, 1)]
ARRAY = ["O14 D15 N16 S17 P24 P25 P26 P27", "O57 D67 N77 S87 P56 P66 P76 P86",
         "O83 D82 N81 S80 P73 P72 P71 P70", "O40 D30 N20 S10 P41 P31 P21 P11"]
RISES = [{"D": [85, 82], "N": [86, 81], "O": [84, 83], "S": [87, 80]}, {"D": [60, 30], "N": [70, 20], "O": [50, 40], "S": [80, 10]},
         {"D": [12, 15], "N": [11, 16], "O": [13, 14], "S": [10, 17]}, {"D": [37, 67], "N": [27, 77], "O": [47, 57], "S": [17, 87]}]


def ally(army):
    return (army + 2) % 4


class Game:
    def __init__(self):
        self.board = {(int(w[1]), int(w[2])): (w[0], army) for army in range(4) for w in ARRAY[army].split()}
        self.turn, self.led, self.captor = 0, set(), [None] * 4
        self.exchanged, self.waiting, self.talk = False, set(), None

    def reigns(self, army):
        return ("O", army) in self.board.values()

    def leader(self, army):
        if army in self.led and self.reigns(ally(army)):
            return ally(army)
        return army if self.reigns(army) else None

    def over(self):
        if any(not any(self.reigns(a) or a in self.waiting for a in (side, side + 2)) for side in (0, 1)):
            return True
        return any(self.leader(x) == x and sum(self.leader(a) == x for _, a in self.board.values()) == 1 for x in range(4))

    def prisoner(self, army):
        return not self.reigns(army) and self.captor[army] is not None and self.captor[army] % 2 != army % 2

    def may_take(self, seat, square):
        kind, army = self.board[square]
        leader = self.leader(army)
        return leader != seat and (army % 2 != seat % 2 or leader is None or kind == "O")

    def targets(self, square):
        kind, army = self.board[square]
        seat, (c, r), out = self.leader(army), square, []

        def reach(column, row):
            if not (1 <= column <= 8 and 0 <= row <= 7):
                return False
            if (column, row) not in self.board:
                out.append((column, row))
                return True
            if self.may_take(seat, (column, row)):
                out.append((column, row))
            return False

        if kind == "D":
            for dc, dr in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                n = 1
                while reach(c + n * dc, r + n * dr):
                    n += 1
        elif kind == "P":
            ac, ar = AHEAD[army]
            front = (c + ac, r + ar)
            if 1 <= front[0] <= 8 and 0 <= front[1] <= 7 and front not in self.board:
                out.append(front)
            for w in (1, -1):
                slant = (c + ac + w * ar, r + ar + w * ac)
                if slant in self.board and self.may_take(seat, slant):
                    out.append(slant)
        else:
            far = {"O": (1, 2), "N": (5,), "S": (8,)}[kind]
            for dc in range(-2, 3):
                for dr in range(-2, 3):
                    if dc * dc + dr * dr in far:
                        reach(c + dc, r + dr)
        return out

    def moves(self):
        if self.over():
            return []
        if self.turn in self.waiting:
            return [("enter", (c, r)) for c in range(1, 9) for r in range(8) if (c, r) not in self.board]
        if self.talk == "offered":
            return [("accept",), ("decline",)]
        out = []
        for square, (kind, army) in self.board.items():
            if army != self.turn:
                continue
            for to in self.targets(square):
                out.append(("move", square, to, kind))
                if kind != "P":
                    continue
                soldiers = sum(m == ("P", army) for m in self.board.values())
                gadha = soldiers == 1 and ("S", army) in self.board.values()
                for becomes, squares in RISES[army].items():
                    if 10 * to[0] + to[1] in squares and (gadha or (soldiers <= 2 and becomes in "DN")):
                        out.append(("move", square, to, becomes))
        if not out:
            out.append(("pass",))
        held = [self.prisoner(a) for a in range(4)]
        if self.talk is None and not self.exchanged and (held[0] or held[2]) and (held[1] or held[3]):
            out.append(("offer",))
        return out

    def played(self, move):
        g = copy.copy(self)
        g.board, g.led, g.captor, g.waiting = dict(self.board), set(self.led), list(self.captor), set(self.waiting)
        g.play(move)
        return g

    def play(self, move):
        if move[0] == "offer":
            self.talk = "offered"
            return
        if move[0] == "decline":
            self.talk = "declined"
            return
        if move[0] == "accept":
            self.talk, self.waiting, self.exchanged = "agreed", {a for a in range(4) if self.prisoner(a)}, True
            return
        if move[0] == "enter":
            self.board[move[1]] = ("O", self.turn)
            self.waiting.discard(self.turn)
            self.captor[self.turn] = None
        if move[0] == "move":
            _, start, to, kind = move
            seat, army = self.leader(self.turn), self.turn
            was = self.board.pop(start)[0]
            taken = self.board.get(to)
            self.board[to] = (kind, army)
            if was != kind == "O":
                self.captor[army] = None
            if taken and taken[0] == "O" and not self.reigns(taken[1]):
                self.captor[taken[1]] = seat
                if taken[1] % 2 == seat % 2:
                    self.led.add(taken[1])
                    self.led.discard(seat)
            if kind == "S":
                for dc in (-1, 1):
                    for dr in (-1, 1):
                        block = [(to[0] + dc, to[1]), (to[0], to[1] + dr), (to[0] + dc, to[1] + dr)]
                        if all(self.board.get(s, " ")[0] == "S" for s in block):
                            for s in block:
                                if self.board[s][1] % 2 != army % 2:
                                    del self.board[s]
        self.talk = None
        if self.over():
            return
        while True:
            self.turn = (self.turn + 1) % 4
            if self.turn in self.waiting:
                return
            if self.leader(self.turn) is not None and any(a == self.turn for _, a in self.board.values()):
                return

    def text(self):
        parts = []
        for army in range(4):
            men = sorted(("ODNSP".index(k), r, c, k) for (c, r), (k, a) in self.board.items() if a == army)
            parts.append(" ".join([SEATS[army]] + [f"{k}{c}{r}" for _, r, c, k in men]))
        parts.append("to " + SEATS[self.turn])
        if self.led:
            parts.append("led " + " ".join(SEATS[a] for a in sorted(self.led)))
        captives = [f"{SEATS[a]}-{SEATS[self.captor[a]]}" for a in range(4) if self.captor[a] is not None]
        if captives:
            parts.append("captive " + " ".join(captives))
        if self.exchanged:
            parts.append("exchanged")
        if self.waiting:
            parts.append("enter " + " ".join(SEATS[a] for a in sorted(self.waiting)))
        if self.talk:
            parts.append(self.talk)
        return " | ".join(parts)

    def lines(self, depth):
        moves = self.moves()
        return len(moves) if depth == 1 else sum(self.played(m).lines(depth - 1) for m in moves)


if __name__ == "__main__":
    print("# Lines of single moves of falkener-chaturanga by depth, counted by chaturanga.py in positions reached by play drawn by lot.")
    print("# position<TAB>lines at depth 1<TAB>at depth 2...")
    found = 0
    for seed in range(1, 400):
        rnd, game = random.Random(seed), Game()
        length = 0 if seed == 1 else rnd.randrange(4, 220)
        for _ in range(length):
            moves = game.moves()
            if not moves:
                break
            rare = [m for m in moves if m[0] != "move" or game.board[m[1]][0] != m[3]]
            game.play(rnd.choice(rare) if rare and rnd.random() < 0.7 else rnd.choice(moves))
        if not game.moves() or (length > 30 and not game.exchanged and not game.led and game.talk is None):
            continue
        counts = [game.lines(1)]
        while counts[-1] * max(counts[0], 12) < 12000 and counts[-1] > 0 and len(counts) < 4:
            counts.append(game.lines(len(counts) + 1))
        print("\t".join([game.text()] + [str(n) for n in counts]))
        found += 1
        if found == 24:
            break

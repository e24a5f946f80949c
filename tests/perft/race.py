#!/usr/bin/env python3
"""Counts lines of play of Pachisi, Chauput, Chausar and Ashta-kashte, for tests/perft/race.tsv.

Written apart from the core, from the chapters of the book: it shares no table and no line with core/race. Squares are
places on the table, ways are walked step by step, and every piece is looked at by itself.

    python3 tests/perft/race.py > tests/perft/race.tsv

A row has the game, its options, a position and how many lines of one, two and three moves begin there.
"""

import itertools
import random

SEATS = ["yellow", "black", "green", "red"]


def turn(place, times, size):
    for _ in range(times):
        row, column = place
        place = (size - 1 - column, row)
    return place


def walk(start, *legs):
    """Places passed from start by legs of (rows, columns, steps); start is the first."""
    out = [start]
    for rows, columns, steps in legs:
        for _ in range(steps):
            row, column = out[-1]
            out.append((row + rows, column + columns))
    return out


def cross_way():
    # Down the middle of the limb below, round the four limbs against the sun, up the middle again; diagonal steps at the corners.
    return walk(
        (11, 9),
        (1, 0, 7), (0, 1, 1), (-1, 0, 7), (-1, 1, 1), (0, 1, 7), (-1, 0, 2), (0, -1, 7), (-1, -1, 1), (-1, 0, 7),
        (0, -1, 2), (1, 0, 7), (1, -1, 1), (0, -1, 7), (1, 0, 2), (0, 1, 7), (1, 1, 1), (1, 0, 7), (0, 1, 1),
        (-1, 0, 7),
    )


def square_way(corner):
    outer = walk((6, 3), (0, 1, 3), (-1, 0, 6), (0, -1, 6), (1, 0, 6), (0, 1, 2))
    if corner:
        return (outer + walk((5, 1), (-1, 0, 4), (0, 1, 4), (1, 0, 4), (0, -1, 3))
                + walk((4, 2), (-1, 0, 2), (0, 1, 2), (1, 0, 2), (0, -1, 1)))
    return (outer + walk((5, 2), (0, -1, 1), (-1, 0, 4), (0, 1, 4), (1, 0, 4), (0, -1, 2))
            + walk((4, 3), (0, -1, 1), (-1, 0, 2), (0, 1, 2), (1, 0, 2)))


CROSS_CASTLES = {turn(place, t, 19) for t in range(4) for place in [(18, 9), (15, 10), (15, 8)]}
SQUARE_CASTLES = {(6, 3), (3, 6), (0, 3), (3, 0)}

TABLES = {  # by mouths up: number, grace, again
    "six": [(25, 1, 1), (10, 1, 1), (2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0), (6, 0, 1)],
    "seven-12": [(25, 1, 1), (1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0), (6, 0, 1), (12, 0, 0)],
    "six-12": [(25, 1, 1), (10, 1, 1), (2, 0, 0), (3, 0, 0), (4, 0, 0), (6, 0, 1), (12, 0, 0)],
    "seven-30": [(7, 0, 0), (10, 1, 1), (2, 0, 0), (3, 0, 0), (4, 0, 0), (25, 1, 1), (30, 1, 1), (14, 0, 0)],
}
SETUPS = {"6-7-12": [12, 7, 6, 0], "6-7-22-24": [24, 22, 7, 6], "6-6-7-7": [7, 7, 6, 6], "6-7-73-74": [74, 73, 7, 6]}


class Game:
    def __init__(self, name, **options):
        self.name, self.options = name, options
        get = options.get
        self.ashta, self.dice = name == "ashta-kashte", name == "chausar"
        self.pachisi, self.chauput = name == "pachisi", name == "chauput"
        size = 7 if self.ashta else 19
        way = square_way(get("rings") == "corner") if self.ashta else cross_way()
        self.last = len(way) + 1
        assert self.last == (49 if self.ashta else 84)
        self.place = [{i + 1: turn(place, seat, size) for i, place in enumerate(way)} for seat in range(4)]
        self.side = [0, 1, 2, 3] if self.ashta else [0, 0, 1, 1] if self.dice else [0, 1, 0, 1]
        self.castles = SQUARE_CASTLES if self.ashta else CROSS_CASTLES
        if self.dice or get("castles") == "false":
            self.castles = set()
        self.two = self.dice and get("players") == "2"
        self.players = [0, 1, 2, 3]
        if self.two:
            self.players = [1, 3]
        if self.ashta:
            self.players = {"2": [0, 2], "3": [0, 1, 2]}.get(get("players"), [0, 1, 2, 3])
        self.gives = self.dice or get("give-rolls") == "true"
        self.compulsory = self.dice or self.chauput
        if self.pachisi:
            self.table = TABLES[get("cowries", "six")]
        elif self.chauput:
            self.table = [(0, 0, 0), (0 if get("low") == "nothing" else 1, 0, 0)] + TABLES["six"][2:]
        elif self.ashta:
            self.table = [(8, 1, 1), (1, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 1)]
        self.falls = (list(itertools.combinations_with_replacement([6, 5, 2, 1], 3)) if self.dice
                      else list(range(len(self.table))))

    def start(self):
        opening = SETUPS[self.options.get("setup", "6-7-12")] if self.dice or self.chauput else [0, 0, 0, 0]
        shown = range(4) if self.two else self.players
        men = tuple(tuple(opening) if s in shown else (0, 0, 0, 0) for s in range(4))
        return dict(men=men, seat=1 if self.dice else 0, fall=None, left=(), owed=0, sent=frozenset())

    def partners(self, seat):
        return [s for s in range(4) if self.side[s] == self.side[seat]]

    def home(self, pos, seat):
        return all(m == self.last for m in pos["men"][seat])

    def winner(self, pos):
        return any(all(self.home(pos, s) for s in self.partners(seat)) for seat in self.players)

    def who(self, pos):
        seat = pos["seat"]
        if self.gives and not self.two and self.home(pos, seat):
            return [s for s in self.partners(seat) if s != seat][0]
        return seat

    def enemies(self, pos, owner, place):
        """By seat, path numbers of enemies on that place."""
        out = {}
        for s in range(4):
            if self.side[s] != self.side[owner]:
                there = [m for m in pos["men"][s] if self.place[s].get(m) == place]
                if there:
                    out[s] = there
        return out

    def open_to(self, pos, owner, start, end, pair):
        if end > self.last:
            return False
        if self.chauput and self.options.get("low") == "nothing" and end == 83:
            return False
        if end == self.last:
            if not self.two or owner in self.players:
                return True
            return self.home(pos, [s for s in self.partners(owner) if s != owner][0])
        place = self.place[owner][end]
        there = self.enemies(pos, owner, place)
        if not there:
            return True
        if place in self.castles:
            if self.options.get("castles") == "shared":
                return True
            return self.ashta and start == 0 and end == 1
        for paths in there.values():
            if len(paths) < 2:
                continue
            if self.ashta:
                if not pair or self.options.get("doubles") == "safe":
                    return False
            if self.dice:
                guarded = paths[0] == 34 if self.options.get("doubles") == "on-34" else paths[0] >= 34
                if guarded and not pair:
                    return False
        return True

    def uses(self, pos):
        """Each way to use a part of the throw: what is left then, how far, whether a grace, alone or also by two."""
        left = pos["left"]
        out = []
        if self.dice:
            for n in sorted(set(left)):
                rest = list(left)
                rest.remove(n)
                out.append((tuple(rest), n, False, "one"))
                if left.count(n) > 1:
                    rest.remove(n)
                    out.append((tuple(rest), 2 * n, False, "either"))
            return out
        for part in left:
            rest = tuple(x for x in left if x != part)
            steps = 1 if part == "grace" else self.table[pos["fall"]][0]
            out.append((rest, steps, part == "grace", "either" if self.ashta else "one"))
        return out

    def moves(self, pos):
        """Positions after each move."""
        if self.winner(pos):
            return []
        if pos["fall"] is None:
            return [self.throw(pos, f) for f in self.falls]
        mover = self.who(pos)
        owners = self.partners(mover) if self.two else [mover]
        out = []
        for owner in owners:
            men = pos["men"][owner]
            for rest, steps, grace, how in self.uses(pos):
                for start in sorted(set(men)):
                    if start == self.last:
                        continue
                    ends = [start + steps]
                    if start == 0:
                        fresh = all(m == 0 for m in men) and owner not in pos["sent"]
                        number_may = (self.options.get("entering") == "number" and self.table[pos["fall"]][1])
                        if not (self.compulsory or fresh or grace or number_may):
                            continue
                        if self.ashta and self.options.get("first-piece") != "counted":
                            if not grace and "grace" in pos["left"]:
                                continue
                            ends = [1]
                    if self.options.get("second-lap") == "true" and 0 < start <= 76 < start + steps:
                        ends.append(start + steps - 68)
                    for end in ends:
                        if self.open_to(pos, owner, start, end, False):
                            out.append(self.go(pos, owner, start, end, 1, rest))
                    if how == "either" and start > 0 and men.count(start) > 1:
                        if self.open_to(pos, owner, start, ends[0], True):
                            out.append(self.go(pos, owner, start, ends[0], 2, rest))
        if not out or not self.compulsory:
            out.append(self.finish(dict(pos)))
        return out

    def throw(self, pos, fall):
        new = dict(pos, fall=fall)
        if self.dice:
            new["left"] = fall
        else:
            number, grace, again = self.table[fall]
            new["left"] = (("number",) if number else ()) + (("grace",) if grace else ())
            new["owed"] = min(99, pos["owed"] + again)
        return new

    def go(self, pos, owner, start, end, count, rest):
        men = [list(m) for m in pos["men"]]
        for _ in range(count):
            men[owner].remove(start)
            men[owner].append(end)
        new = dict(pos, left=rest)
        sent = set(pos["sent"])
        if start == 0:
            sent.discard(owner)
        place = self.place[owner].get(end)
        if place is not None and place not in self.castles:
            there = self.enemies(pos, owner, place)
            for s, paths in there.items():
                for m in paths:
                    men[s].remove(m)
                    men[s].append(0)
                if not any(men[s]):
                    sent.add(s)
            if there:
                new["owed"] = min(99, new["owed"] + 1)
        new["men"] = tuple(tuple(sorted(m, reverse=True)) for m in men)
        new["sent"] = frozenset(sent)
        return self.finish(new) if not rest or self.winner(new) else new

    def finish(self, new):
        new.update(fall=None, left=())
        if self.winner(new):
            new["owed"] = 0
            return new

        def goes_on(seat):
            if self.two or not self.home(new, seat):
                return True
            return self.gives and not all(self.home(new, s) for s in self.partners(seat))

        if new["owed"] and goes_on(new["seat"]):
            new["owed"] -= 1
            return new
        new["owed"] = 0
        order = self.players[self.players.index(new["seat"]) + 1:] + self.players
        new["seat"] = next(s for s in order if goes_on(s))
        return new

    def count(self, pos, depth):
        after = self.moves(pos)
        return len(after) if depth == 1 else sum(self.count(p, depth - 1) for p in after)

    def text(self, pos):
        words = [SEATS[pos["seat"]]] + [",".join(map(str, m)) for m in pos["men"]]
        if pos["fall"] is not None:
            words.append("roll:" + ("-".join(map(str, pos["fall"])) if self.dice else f"{pos['fall']}-up"))
            used = 0
            if self.dice:
                left = list(pos["left"])
                for i in (2, 1, 0):  # of dice alike the last are left
                    if pos["fall"][i] in left:
                        left.remove(pos["fall"][i])
                    else:
                        used |= 1 << i
            elif len(pos["left"]) < 1 + self.table[pos["fall"]][1] and self.table[pos["fall"]][0]:
                used = 0 if not self.table[pos["fall"]][1] else 1 if pos["left"] == ("grace",) else 2
            if used:
                words.append(f"used:{used}")
        if pos["owed"]:
            words.append(f"owed:{pos['owed']}")
        if pos["sent"]:
            words.append("back:" + str(sum(1 << s for s in pos["sent"])))
        return " ".join(words)


GAMES = [
    ("pachisi", {}), ("pachisi", {"cowries": "seven-12"}), ("pachisi", {"cowries": "six-12"}),
    ("pachisi", {"cowries": "seven-30", "entering": "number"}), ("pachisi", {"second-lap": "true"}),
    ("pachisi", {"give-rolls": "true"}), ("chauput", {}), ("chauput", {"low": "nothing", "setup": "6-7-73-74"}),
    ("chauput", {"castles": "false", "setup": "6-7-22-24"}), ("chausar", {}), ("chausar", {"players": "2"}),
    ("chausar", {"doubles": "on-34", "setup": "6-6-7-7"}), ("ashta-kashte", {}), ("ashta-kashte", {"players": "3"}),
    ("ashta-kashte", {"players": "2", "first-piece": "counted"}), ("ashta-kashte", {"rings": "corner"}),
    ("ashta-kashte", {"castles": "shared", "doubles": "safe"}),
]


def main():
    print("game\toptions\tposition\tone\ttwo\tthree")
    for seed, (name, options) in enumerate(GAMES):
        game = Game(name, **options)
        chance = random.Random(seed)
        pos, shown, told = game.start(), [game.start()], 0
        for step in range(1, 100000):
            after = game.moves(pos)
            if not after:
                break
            # Who may stand still mostly does not, so that the pieces meet and come home.
            if pos["fall"] is not None and len(after) > 1 and not game.compulsory and chance.random() < 0.9:
                after = after[:-1]
            pos = chance.choice(after)
            if step in (7, 20, 41, 90, 181, 320, 521, 800) or (step % 1400 == 11 and step < 12000):
                shown.append(pos)
        shown.append(pos)
        for each in shown:
            row = [game.count(each, depth) if game.moves(each) else 0 for depth in (1, 2, 3)]
            chosen = ",".join(f"{k}={v}" for k, v in sorted(options.items())) or "-"
            print("\t".join([f"falkener-{name}", chosen, game.text(each)] + [str(n) for n in row]))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Counts whole turns of the kinds of Rithmomachia, apart from the C++ core and from its design: rules read from the books and
the descriptions alone, default options. Slow and plain on purpose. Only positions with both kings standing at the start of the turn.

  kinds.py perft KIND DEPTH          lines of whole turns from the array
  kinds.py count KIND < KIND.tsv     the same positions again, each with the turns open in it
  kinds.py walk KIND SEED HOW_MANY   positions of random play, with their counts
"""
import itertools, random, sys

ORTH = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAG = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
ALL8 = ORTH + DIAG
PARTS = {'e': ((36, 'S'), (25, 'S'), (16, 'T'), (9, 'T'), (4, 'R'), (1, 'R')),
         'o': ((64, 'S'), (49, 'S'), (36, 'T'), (25, 'T'), (16, 'R'))}
ENTIRE = {s: frozenset(v for v, _ in PARTS[s]) for s in 'eo'}
WHOLE = {'e': 91, 'o': 190}

def sq(s): return (ord(s[0]) - 97, int(s[1:]) - 1)
def nm(p): return chr(97 + p[0]) + str(p[1] + 1)
def other(s): return 'o' if s == 'e' else 'e'

def four(printed, back, ranks):
    e = {1: {'a': 'S25', 'b': 'S81', 'g': 'S169', 'h': 'S289'},
         2: dict(zip('abcdefgh', ('S15', 'S45', 'T25', 'T20', 'T42', 'T49', 'K91', 'S153'))),
         3: dict(zip('abcdefgh', ('T9', 'T6', 'R4', 'R16', 'R36', 'R64', 'T72', 'T81'))),
         4: dict(zip('cdef', ('R2', 'R4', 'R6', 'R8')))}
    mid = ('T36', 'T30') if printed else ('T30', 'T36')
    o = {1: {'a': 'S361', 'b': 'S225', 'g': 'S121', 'h': 'S49'},
         2: dict(zip('abcdefgh', ('K190', 'S120', 'T64', 'T56') + mid + ('S66', 'S28'))),
         3: dict(zip('abcdefgh', ('T100', 'T90', 'R81', 'R49', 'R25', 'R9', 'T12', 'T16'))),
         4: dict(zip('cdef', ('R9', 'R7', 'R5', 'R3')))}
    b = {}
    for r, row in e.items():
        for f, m in row.items(): b[sq(f + str(r + back))] = man('e', m)
    for r, row in o.items():
        for f, m in row.items(): b[sq(f + str(ranks + 1 - r - back))] = man('o', m)
    return b

def natural():
    b = {}
    cols = {'e': [[25, 15, 9, 6, 4, 2], [81, 45, 25, 20, 16, 4], [169, 91, 49, 42, 36, 6], [289, 153, 81, 72, 64, 8]],
            'o': [[361, 190, 100, 90, 81, 9], [225, 120, 64, 56, 49, 7], [121, 66, 36, 30, 25, 5], [49, 28, 16, 12, 9, 3]]}
    for s in 'eo':
        for i, col in enumerate(cols[s]):
            for k, n in enumerate(col):
                shape = 'SSTTRR'[k]
                if n in (91, 190): shape = 'K'
                b[(2 + i, k if s == 'e' else 15 - k)] = man(s, shape + str(n))
    return b

# a man: (owner, shape, number, turned, parts)
def man(s, m): return (s, m[0], int(m[1:]), False, ENTIRE[s] if m[0] == 'K' else None)

class Kind: pass
def kind(name, **k):
    x = Kind(); x.name = name; x.__dict__.update(k); return x

KINDS = {k.name: k for k in [
    kind('fulke-1', ranks=16, start=lambda: four(True, 1, 16), draw={'R': (1, DIAG), 'T': (2, ORTH), 'S': (3, ORTH)}, leap=True,
         fly={'T': 2, 'S': 3}, straight_fly=False, pairs='+-x/', near=False, before='enter', prisoners='behind', ransom=None),
    kind('fulke-2', ranks=16, start=natural, draw={'R': (1, ALL8), 'T': (2, ALL8), 'S': (3, ALL8)}, leap=False,
         fly={'R': 2, 'T': 2, 'S': 2}, straight_fly=False, pairs='+-', near=False, void='x/', cossic=True, before='enter',
         prisoners='hand', ransom='any'),
    kind('fulke-3', ranks=16, start=lambda: four(True, 0, 16), draw={'R': (1, ORTH), 'T': (2, ORTH), 'S': (3, ORTH)}, leap=False,
         fly={}, straight_fly=False, pairs='+', near=True, void='x', before='enter', prisoners='gone', ransom='not_lowest'),
    kind('guild', ranks=16, start=lambda: four(True, 1, 16), draw={'R': (1, DIAG), 'T': (2, ORTH), 'S': (3, ORTH)}, leap=False,
         fly={'T': 2, 'S': 2}, straight_fly=True, pairs='+-x/', near=False, before='enter', prisoners='behind', ransom=None),
    kind('mebben', ranks=16, start=lambda: four(False, 0, 16), draw={'R': (1, ORTH), 'T': (2, DIAG), 'S': (3, ALL8)}, leap=False,
         fly={}, straight_fly=False, pairs='+-', near=False, before='none', prisoners='hand', ransom=None),
    kind('asilo-italian', ranks=14, start=lambda: four(False, 0, 14), draw={'R': (1, ALL8), 'T': (2, ALL8), 'S': (3, ALL8)}, leap=False,
         fly={}, straight_fly=False, pairs='+-', near=False, before='stay', prisoners='behind', ransom=None),
    kind('boissiere', ranks=16, start=lambda: four(False, 1, 16), draw={'R': (1, DIAG), 'T': (2, ORTH), 'S': (3, ORTH)}, leap=False,
         fly={'T': 2, 'S': 3}, straight_fly=False, pairs='+-x/', near=False, before='seize', prisoners='hand', ransom=None),
]}

class Game:
    def __init__(self, k): self.k = k
    def on(self, p): return 0 <= p[0] < 8 and 0 <= p[1] < self.k.ranks
    def steps(self, b, p):
        """{steps: ways} of the man's ordinary draughts."""
        o, s, n, t, parts = b[p]; k = self.k
        if s != 'K': return {k.draw[s][0]: k.draw[s][1]}
        left = {sh: [v for v, h in PARTS[o] if h == sh and v in parts] for sh in 'RTS'}
        had = {sh: [v for v, h in PARTS[o] if h == sh] for sh in 'RTS'}
        if k.name == 'fulke-1': return {i: ALL8 for i, sh in ((1, 'R'), (2, 'T'), (3, 'S')) if len(left[sh]) == len(had[sh])}
        if k.name == 'fulke-2': return {3: ALL8}
        if k.name == 'fulke-3': return {3: ORTH}
        if k.name == 'guild':
            d = {k.draw[sh][0]: list(k.draw[sh][1]) for sh in 'RTS' if left[sh]}
            d[3] = d.get(3, []) + DIAG
            return d
        if k.name == 'asilo-italian':
            for i, sh in ((3, 'S'), (2, 'T'), (1, 'R')):
                if left[sh]: return {i: ALL8}
        return {k.draw[sh][0]: k.draw[sh][1] for sh in 'RTS' if left[sh]}
    def draughts(self, b, p):
        """ends of draughts; men on the end are seen."""
        out = []
        for n, ways in self.steps(b, p).items():
            for d in ways:
                q = (p[0] + n * d[0], p[1] + n * d[1])
                if not self.on(q): continue
                leap = self.k.leap and b[p][1] != 'K'
                if not leap and any((p[0] + i * d[0], p[1] + i * d[1]) in b for i in range(1, n)): continue
                out.append(q)
        return out
    def flights(self, b, p):
        o, s, n, t, parts = b[p]; k = self.k
        lengths = set()
        if s == 'K':
            if k.name == 'guild' and any(v in parts for v, h in PARTS[o] if h in 'TS'): lengths = {2}
        elif s in k.fly: lengths = {k.fly[s]}
        out = []
        for a in lengths:
            for d in ORTH:
                if k.straight_fly and any((p[0] + i * d[0], p[1] + i * d[1]) in b for i in range(1, a + 1)): continue
                for e in ([(0, 1), (0, -1)] if d[0] else [(1, 0), (-1, 0)]):
                    q = (p[0] + a * d[0] + e[0], p[1] + a * d[1] + e[1])
                    if self.on(q) and q not in b and q not in out: out.append(q)
        return out
    def numbers(self, m, role):
        o, s, n, t, parts = m
        if s != 'K': return {n: 'man'}
        r = {v: ('part', v) for v in parts}
        w = None
        if parts == ENTIRE[o]: w = WHOLE[o]
        elif self.k.name in ('asilo-italian', 'boissiere') or (self.k.name == 'mebben' and role == 'target'): w = sum(parts)
        if w and w not in r: r[w] = 'king'
        return r
    def signs(self, m):
        """cossical signs: the exponents marked on the man; 1 is the root."""
        o, s, n, t, parts = m
        born = o if not t else other(o)
        if s == 'R':
            first = n in ((2, 4, 6, 8) if born == 'e' else (3, 5, 7, 9))
            if first: return {1}  # also the second-order 4 and 9 bear r
            return {2} if (born, n) == ('o', 81) else set()
        if s == 'T': return {6: {1}, 9: {1, 2}, 25: {2}, 36: {2}, 49: {2}, 64: {2, 3, 6}, 16: {2, 4}, 81: {2, 4}}.get(n, set()) if not (born == 'e' and n in (20, 42, 72)) else set()
        if s == 'S': return {15: {1}, 25: {2}, 225: {2}, 81: {2, 4}}.get(n, set())
        return set()
    def between(self, b, p, q):
        dx, dy = q[0] - p[0], q[1] - p[1]
        if not (dx == 0 or dy == 0 or abs(dx) == abs(dy)): return None
        n = max(abs(dx), abs(dy)); ux, uy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        if any((p[0] + i * ux, p[1] + i * uy) in b for i in range(1, n)): return None
        return n - 1, (ux, uy)
    def groups(self, b, q, side):
        """{what: set of groups of takers (frozensets of places)} by arithmetic, of the man on q."""
        k = self.k; out = {}
        fight = lambda m: not (k.prisoners == 'hand' and k.name == 'fulke-2' and m[3])
        men = [p for p, m in b.items() if m[0] == side and fight(m)]
        seers = [p for p in men if q in self.draughts(b, p)]
        wanted = self.numbers(b[q], 'target')
        add = lambda what, *ps: out.setdefault(what, set()).add(frozenset(ps))
        # 1 neither multiplies nor divides in Fulke's tables; the descriptions except no number.
        ones = k.name in ('boissiere', 'mebben', 'asilo-italian')
        for p in seers:
            for n in self.numbers(b[p], 'taker'):
                if n in wanted and (wanted[n] != 'king' or k.name in ('boissiere', 'asilo-italian', 'mebben')): add(wanted[n], p)
        pool = seers if not k.near else [p for p in men if max(abs(p[0] - q[0]), abs(p[1] - q[1])) == 1]
        for p, r in itertools.combinations(pool, 2):
            for a in self.numbers(b[p], 'taker'):
                for c in self.numbers(b[r], 'taker'):
                    made = set()
                    if '+' in k.pairs: made.add(a + c)
                    if '-' in k.pairs: made.add(abs(a - c))
                    idle = not ones and (1 in (a, c))
                    if 'x' in k.pairs and not idle: made.add(a * c)
                    if '/' in k.pairs and not idle and max(a, c) % min(a, c) == 0 and (ones or a != c): made.add(max(a, c) // min(a, c))
                    for n in made:
                        if n in wanted: add(wanted[n], p, r)
        if k.name == 'mebben':
            for size in range(3, len(seers) + 1):
                for ps in itertools.combinations(seers, size):
                    for ns in itertools.product(*[list(self.numbers(b[p], 'taker')) for p in ps]):
                        if sum(ns) in wanted: add(wanted[sum(ns)], *ps)
        if hasattr(k, 'void') or k.name in ('mebben', 'asilo-italian', 'boissiere'):
            for p in men:
                w = self.between(b, p, q)
                if w is None: continue
                n, way = w
                if k.name == 'mebben':
                    if not any(way in ways for ways in self.steps(b, p).values()): continue
                    n += 2
                if n < (1 if ones else 2): continue
                for a in self.numbers(b[p], 'taker'):
                    if a * n in wanted and ('x' in getattr(k, 'void', 'x/')) and (ones or a != 1): add(wanted[a * n], p)
                    if k.name == 'boissiere':
                        for N in wanted:
                            if a * N == n and (ones or (a != 1 and N != 1)): add(wanted[N], p)
                    if a % n == 0 and a // n in wanted and ('/' in getattr(k, 'void', 'x/')) and (ones or a // n != 1): add(wanted[a // n], p)
        if k.name == 'boissiere':
            for p in seers:
                for a in self.numbers(b[p], 'taker'):
                    for N in wanted:
                        lo, hi = min(a, N), max(a, N)
                        if lo > 1 and hi > lo and any(lo ** e == hi for e in range(2, 12)): add(wanted[N], p)
        if k.name in ('asilo-italian', 'boissiere'):
            for p, r in itertools.combinations(seers, 2):
                for a in self.numbers(b[p], 'taker'):
                    for c in self.numbers(b[r], 'taker'):
                        for n in wanted:
                            x, y, z = sorted((a, c, n))
                            if x == y or y == z: continue
                            if y - x == z - y or y * y == x * z or z * (y - x) == x * (z - y): add(wanted[n], p, r)
        if getattr(k, 'cossic', False):
            # "on one syde ... these rootes, on the other syde the quadrates arising": every step of a king is a quadrate.
            def faces(m):
                if m[1] != 'K': return [(m[2], e, 'man') for e in self.signs(m)]
                return [(v, 2, ('part', v)) for v in m[4] if v != 1]
            for p in seers:
                for n, e, _ in faces(b[p]):
                    for N, E, what in faces(b[q]):
                        if (e == 1 and E > 1 and n ** E == N) or (E == 1 and e > 1 and N ** e == n): add(what, p)
        return out
    def besieged(self, b, q, side):
        """sets of besiegers, each of which shuts him in"""
        k = self.k; m = b[q]; s = m[1]; out = []
        def line(dirs, reach):
            found = []
            for d in dirs:
                f = None
                for i in range(1, reach + 1):
                    p = (q[0] + i * d[0], q[1] + i * d[1])
                    if p in b: f = p; break
                if f is None or b[f][0] != side or (k.name == 'fulke-2' and b[f][3]): return
                found.append(f)
            out.append(set(found))
        reach = {'R': 1, 'T': 2, 'S': 3, 'K': 3}[s]
        if k.name == 'fulke-1':
            line(DIAG, 1)
            if s != 'R': line(ORTH, reach)
        elif k.name == 'fulke-2': line(ORTH, reach); line(DIAG, reach)
        elif k.name == 'fulke-3': line(ORTH, 1); line(DIAG, 1)
        elif k.name == 'guild':
            if not [p for p in self.draughts(b, q) if p not in b] and not self.flights(b, q):
                stops = set()
                for n, ways in self.steps(b, q).items():
                    for d in ways:
                        for i in range(1, n + 1):
                            p = (q[0] + i * d[0], q[1] + i * d[1])
                            if p in b: stops.add(p); break
                foes = {p for p in stops if b[p][0] == side}
                if len(foes) >= 4: out.append(foes)
        elif k.name == 'boissiere':
            stops, free = set(), False
            for n, ways in self.steps(b, q).items():
                for d in ways:
                    e = (q[0] + n * d[0], q[1] + n * d[1])
                    if not self.on(e): continue
                    f = next((p for p in ((q[0] + i * d[0], q[1] + i * d[1]) for i in range(1, n + 1)) if p in b), None)
                    if f is None: free = True
                    else: stops.add(f)
            if not free: out.append({p for p in stops if b[p][0] == side})
        return out
    def takings(self, b, side, last, flew):
        out = {}
        for q, m in b.items():
            if m[0] == side: continue
            w = set()
            if not flew:
                w |= {what for what, gs in self.groups(b, q, side).items() if any(last in g for g in gs) or self.k.name == 'mebben'}
            if not (flew and self.k.name == 'boissiere') and any(last in g for g in self.besieged(b, q, side)): w.add('king' if m[1] == 'K' else 'man')
            if w: out[q] = w
        return out
    # -- states: (board frozenset, kings taken, hand frozenset of ((owner, shape, number, turned), how many))
    def home(self, b, side):
        for y in (range(self.k.ranks) if side == 'e' else range(self.k.ranks - 1, -1, -1)):
            v = [(x, y) for x in range(8) if (x, y) not in b]
            if v: return v
        return []
    def fate(self, st, q, side):
        """the states after the man on q is taken up by side"""
        b, kt, hand = st; c = dict(b); m = c.pop(q)
        if m[1] == 'K': return [(c, kt | {m[0]}, hand)]
        turned = (side, m[1], m[2], not m[3], None)
        if self.k.prisoners == 'gone': return [(c, kt, hand)]
        if self.k.prisoners == 'hand': return [(c, kt, tuple(sorted(hand + (turned[:4],))))]
        res = []
        for h in self.home(c, side):
            d = dict(c); d[h] = turned; res.append((d, kt, hand))
        return res
    def take_part(self, st, q, v, side):
        """(state, redeemed to) after a part is taken and the owner has had his say"""
        b, kt, hand = st; m = b[q]; left = m[4] - {v}; c = dict(b)
        if not left: c.pop(q); return [((c, kt | {m[0]}, hand), None)]
        c[q] = m[:4] + (left,)
        res = [((c, kt, hand), None)]
        k = self.k
        if k.ransom and not (k.ransom == 'not_lowest' and v == PARTS[m[0]][0][0]):
            own = [p for p, x in c.items() if x[0] == m[0] and x[1] != 'K']
            same = [p for p in own if c[p][2] == v]
            for p in same or own:
                d = dict(c); d.pop(q)
                for s2 in self.fate((d, kt, hand), p, side):
                    e = dict(s2[0])
                    if p in e: continue
                    e[p] = m
                    res.append(((e, s2[1], s2[2]), p))
        return res
    def after(self, st, side, last, flew, res):
        """every subset of the open takings, in every order that matters"""
        b = st[0]; tk = self.takings(b, side, last, flew)
        seen = set()
        def go(state, done, king_free):
            key = (self.key(state), done)
            if key in seen: return
            seen.add(key)
            left = []
            for q, w in tk.items():
                m = b[q]
                if m[1] != 'K':
                    if (q, 'man') not in done and state[0].get(q) == m: left.append((q, 'man'))
                else:
                    if king_free or state[0].get(q, (0, 0))[1] != 'K' or m[0] in state[1]: continue
                    now = state[0][q][4]
                    for what in w:
                        if what == 'king': left.append((q, 'king'))
                        elif what[1] in now: left.append((q, what))
            if not (self.k.name == 'mebben' and left): res.add(self.key(state))
            for q, what in left:
                if what in ('man', 'king'):
                    for s2 in self.fate(state, q, side): go(s2, done | {(q, what)}, king_free)
                else:
                    for s2, moved in self.take_part(state, q, what[1], side): go(s2, done | {(q, what)}, king_free or moved is not None)
        go(st, frozenset(), False)
    def key(self, st): return (frozenset(st[0].items()), frozenset(st[1]), tuple(st[2]))
    def turns(self, st, side):
        b, kt, hand = st; k = self.k; res = set(); any_move = False
        for p, m in list(b.items()):
            if m[0] != side: continue
            for flew, ends in ((False, [q for q in self.draughts(b, p) if q not in b]), (True, self.flights(b, p))):
                for q in ends:
                    any_move = True
                    c = dict(b); del c[p]; c[q] = m
                    self.after((c, kt, hand), side, q, flew, res)
        if k.name in ('mebben', 'boissiere'):
            for h in sorted({x for x in hand if x[0] == side}):
                for cell in self.home(b, side):
                    if cell[1] != (0 if side == 'e' else k.ranks - 1): continue
                    any_move = True
                    c = dict(b); c[cell] = h + (None,); rest = list(hand); rest.remove(h)
                    self.after((c, kt, tuple(rest)), side, cell, False, res)
        if k.before == 'seize':
            by = {}
            for q, m in b.items():
                if m[0] == side: continue
                for what, gs in self.groups(b, q, side).items():
                    for t in {x for g in gs for x in g}: by.setdefault(t, []).append((q, what))
            for t, can in by.items():
                any_move = True
                for size in range(1, len(can) + 1):
                    for S in itertools.combinations(can, size):
                        if any(w == 'king' for q, w in S) and any(isinstance(w, tuple) for q, w in S): continue
                        states = [(b, kt, hand)]
                        for q, what in S:
                            states = [s2 for s in states for s2 in (self.fate(s, q, side) if not isinstance(what, tuple) else [x[0] for x in self.take_part(s, q, what[1], side)])]
                        for s in states:
                            into = {q for q, what in S if q not in s[0]}
                            if not into:
                                if size == 1: res.add(self.key(s))
                                continue
                            for q in into:
                                c = dict(s[0]); c[q] = c.pop(t)
                                self.after((c, s[1], s[2]), side, q, False, res)
        elif k.before != 'none':
            for q, m in list(b.items()):
                if m[0] == side: continue
                for what, gs in self.groups(b, q, side).items():
                    for t in ({x for g in gs for x in g} if k.before == 'enter' else [None]):
                        any_move = True
                        if isinstance(what, tuple):
                            for s2, moved in self.take_part(st, q, what[1], side):
                                if m[0] in s2[1] and k.before == 'enter':
                                    c = dict(s2[0]); c[q] = c.pop(t); self.after((c, s2[1], s2[2]), side, q, False, res)
                                else: res.add(self.key(s2))
                        else:
                            if k.before == 'stay':
                                for s2 in self.fate(st, q, side): res.add(self.key(s2))
                                continue
                            c = dict(b); taker = c.pop(t)
                            for s2 in self.fate((c, kt, hand), q, side):
                                if q in s2[0]: continue
                                d = dict(s2[0]); d[q] = taker
                                self.after((d, s2[1], s2[2]), side, q, False, res)
        if not any_move: res.add(self.key(st))
        return res

def text(st, side):
    """As the core writes a position."""
    b, kt, hand = st; out = {'e': 'even', 'o': 'odd'}[side]
    for p in sorted(b, key=lambda p: (p[1], p[0])):
        o, s, n, tu, parts = b[p]
        full = parts is not None and parts == ENTIRE[o]
        out += ' ' + o + s + str(n) + ('*' if tu else '') + ('' if parts is None or full else '[' + '.'.join(map(str, sorted(parts, reverse=True))) + ']') + '@' + nm(p)
    hands = [name + '=' + ','.join(s + str(n) + ('*' if tu else '') for o, s, n, tu in hand if o == name[0]) for name in ('even', 'odd')
             if any(x[0] == name[0] for x in hand)]
    return out + (' hand:' + ';'.join(hands) if hands else '')

def read(line):
    """(state, side) of such a text."""
    words = line.split(); b, hand = {}, []
    for w in words[1:]:
        if w.startswith('hand:'):
            for part in w[5:].split(';'):
                name, men = part.split('=')
                hand += [(name[0], m[0], int(m[1:].rstrip('*')), m.endswith('*')) for m in men.split(',')]
            continue
        m, p = w.split('@'); parts = None
        if '[' in m:
            parts = frozenset(map(int, m[m.index('[') + 1:-1].split('.'))); m = m[:m.index('[')]
        turned = m.endswith('*'); m = m.rstrip('*')
        if m[1] == 'K' and parts is None: parts = ENTIRE[m[0]]
        b[sq(p)] = (m[0], m[1], int(m[2:]), turned, parts)
    return (b, frozenset(), tuple(sorted(hand))), words[0][0]

def perft(g, st, side, depth):
    ends = g.turns(st, side)
    if depth == 1: return len(ends)
    return sum(perft(g, (dict(e[0]), e[1], e[2]), other(side), depth - 1) for e in ends)

if __name__ == '__main__':
    what, name = sys.argv[1:3]; g = Game(KINDS[name]); st = (g.k.start(), frozenset(), ())
    if what == 'perft':
        for d in range(1, int(sys.argv[3]) + 1): print(d, perft(g, st, 'o', d), flush=True)
    if what == 'count':
        for line in sys.stdin:
            if line.startswith('#'): continue
            position = line.rstrip('\n').split('\t')[-1]
            print(len(g.turns(*read(position))), position, sep='\t', flush=True)
    if what == 'walk':
        random.seed(int(sys.argv[3])); n = 0
        while n < int(sys.argv[4]):
            st, side = (g.k.start(), frozenset(), ()), 'o'
            for ply in range(random.randint(6, 70)):
                ends = list(g.turns(st, side))
                if len(ends) > 4000 or not ends: break
                cap = lambda e: sum(1 for q, m in e[0] if m[0] != side) - len(e[2])
                best = min(map(cap, ends))
                pick = [e for e in ends if cap(e) == best] if random.random() < .75 else ends
                e = random.choice(sorted(pick, key=lambda e: (sorted((q, m[:4], sorted(m[4] or ())) for q, m in e[0]), e[2])))
                if e[1]: break
                st, side = (dict(e[0]), e[1], e[2]), other(side)
                if ply > 4 and random.random() < .15:
                    print(len(g.turns(st, side)), text(st, side), sep='\t', flush=True); n += 1

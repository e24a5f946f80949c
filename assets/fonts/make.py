#!/usr/bin/python3
"""Cuts the fonts of the site and of the table out of Debian's fonts-inter and fonts-ebgaramond, and the characters on
the men of China and Japan out of Klee One, which Debian does not have by itself.

    apt-get install fonttools python3-brotli fonts-inter fonts-ebgaramond
    (mkdir -p build/sources/klee-one && cd build/sources/klee-one && npm pack @fontsource/klee-one@5.3.0 && tar xzf *.tgz)
    /usr/bin/python3 assets/fonts/make.py          all of them
    /usr/bin/python3 assets/fonts/make.py han      the characters alone

The results are kept with the project, so only a person who changes the character sets below runs this.
"""
import sys
from pathlib import Path

try:
    from fontTools import subset
    from fontTools.fontBuilder import FontBuilder
    from fontTools.misc.psCharStrings import T2CharString
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("make.py: fontTools is missing: apt-get install fonttools python3-brotli, then run with /usr/bin/python3")

HERE = Path(__file__).parent
INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
GARAMOND = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf"

ASCII = list(range(0x20, 0x7F))
SIGNS = [0xA0, 0xB0, 0xB6, 0xB7, 0xBC, 0xBD, 0xBE, 0xD7, 0xF7, 0x2009, 0x2010, 0x2011, 0x2013, 0x2014, 0x2016, 0x2018,
         0x2019, 0x201C, 0x201D, 0x2020, 0x2021, 0x2022, 0x2026, 0x202F, 0x2032, 0x2190, 0x2191, 0x2192, 0x2193,
         0x2212, 0x221A, 0x2248, 0x2260, 0x2264, 0x2265]
LATIN = list(range(0xA1, 0x100)) + [0x131, 0x152, 0x153, 0x17F]
ACCENTS = [ord(letter) for letter in "àâäæçèéêëîïñôöœùûüÆÉſ"]
# Abbreviations of the old books: tildes and macrons over vowels and consonants, barred p, rotunda r, a printer's leaf.
OLD = [0x100, 0x101, 0x112, 0x113, 0x119, 0x128, 0x129, 0x12A, 0x12B, 0x14C, 0x14D, 0x168, 0x169, 0x16A, 0x16B, 0x1EBC,
       0x1EBD, 0x1E7D, 0x303, 0x304, 0x305, 0xA751, 0xA753, 0xA75B, 0x2039, 0x203A, 0x2044, 0x204A, 0x2767, 0x261E]
UI = [0x21BA, 0x21BB, 0x25B2, 0x25B3, 0x25BC, 0x25CB, 0x25CF, 0x25A0, 0x25A1, 0x2713, 0x2715, 0x2194, 0x2195]

TEXT_FEATURES = ["kern", "liga", "ccmp", "mark", "onum", "lnum", "pnum", "tnum"]
# What pages say mostly. All else is in a file of its own, "-more", which a browser fetches where one of its characters stands (unicode-range in
# site/src/assets/css/base.css, printed at the end). What is put together of a letter and a mark has both in one file.
OFTEN = set(ASCII) | {ord(letter) for letter in "\u00a0\u00ad°±²¶·×÷§®¹³»¼½¾ÄÆÉàáâäæèéêöûüœ\u2009\u2011–—‖‘’“”…\u202f←↑→↓−√≠≤≥■□☞✓✕\u0303\u0304\u0305"}
WEB = [
    # name, source, family, style, characters, features
    ("eb-garamond-regular", GARAMOND.format("Regular"), "Codex Serif", "Regular", ASCII + SIGNS + LATIN + OLD,
     TEXT_FEATURES),
    ("eb-garamond-italic", GARAMOND.format("Italic"), "Codex Serif", "Italic", ASCII + SIGNS + LATIN + OLD, TEXT_FEATURES),
    ("inter-regular", INTER.format("Regular"), "Codex Sans", "Regular", ASCII + SIGNS + LATIN + UI,
     ["kern", "tnum"]),
    ("inter-semibold", INTER.format("SemiBold"), "Codex Sans", "SemiBold", ASCII + SIGNS + ACCENTS + UI,
     ["kern", "tnum"]),
]
# The table's renderer knows no features: tabular figures are put in place of the others, and lining ones in the serif,
# whose old style 1 is easily read as I in a square's name.
TABLE = [
    ("table-sans", INTER.format("Medium"), "Codex Sans", "Regular", ASCII + SIGNS + ACCENTS, "tnum"),
    ("table-sans-semibold", INTER.format("SemiBold"), "Codex Sans", "SemiBold", ASCII + SIGNS, "tnum"),
]

KLEE = HERE.parent.parent / "build/sources/klee-one/package/files"
# Xiangqi, the second of each pair Black's; then shogi, and its men turned over.
HAN = "帥將仕士相象傌馬俥車炮砲兵卒" "王玉飛角金銀桂香歩" "龍全圭杏と"
HAN_OUT_BY = 14  # set out by so much, to be read on a man of 24 pixels
# Not in Klee: put together of the side of one of its characters and the whole of another, narrowed.
COMPOSED = {"傌": ("俥", "馬")}


def cut(font, characters, features, packed):
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.desubroutinize = packed  # Brotli does better without subroutines
    options.name_IDs = [1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "FFTM"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)


def rename(font, family, style, weight):
    """Modified fonts do not bear the reserved name of their originals."""
    licence = "SIL Open Font License 1.1; see OFL.txt beside this font. Subset of {}."
    original = font["name"].getDebugName(4)
    full = f"{family} {style}"
    table = font["name"]
    table.names = []
    for number, text in ((1, family), (2, style), (4, full), (6, full.replace(" ", "")), (13, licence.format(original)),
                         (14, "https://openfontlicense.org")):
        table.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    top = font["CFF "].cff
    top.fontNames = [full.replace(" ", "")]
    for key in ("FullName", "FamilyName", "Weight", "Notice", "Copyright"):
        if key in top[0].rawDict:
            del top[0].rawDict[key]
        if hasattr(top[0], key):
            try:
                delattr(top[0], key)
            except AttributeError:
                pass


def shifted(points, by):
    """A closed outline with every point set out along the bisector of its two edges, as FreeType emboldens."""
    n = len(points)
    out = []

    def unit(a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = (dx * dx + dy * dy) ** 0.5
        return (dx / length, dy / length) if length > 1e-6 else None

    for i in range(n):
        before = after = None
        for j in range(1, n):
            before = unit(points[i - j], points[i])
            if before:
                break
        for j in range(1, n):
            after = unit(points[i], points[(i + j) % n])
            if after:
                break
        if not before or not after:
            out.append(points[i])
            continue
        cosine = before[0] * after[0] + before[1] * after[1]
        normal = (before[1] + after[1], -(before[0] + after[0]))
        scale = by / max(1 + cosine, 0.35)
        out.append((points[i][0] + normal[0] * scale, points[i][1] + normal[1] * scale))
    return out


def put_in_place(font, feature):
    """Makes the figures of a single substitution the ordinary ones."""
    swap = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature:
            continue
        for index in record.Feature.LookupListIndex:
            for part in table.LookupList.Lookup[index].SubTable:
                part = getattr(part, "ExtSubTable", part)
                swap.update(getattr(part, "mapping", {}))
    for cmap in font["cmap"].tables:
        for digit in range(0x30, 0x3A):
            name = cmap.cmap.get(digit)
            if name in swap:
                cmap.cmap[digit] = swap[name]


WEIGHTS = {"Regular": 400, "Italic": 400, "SemiBold": 600}


def klee():
    """Where each character wanted is: Klee comes in a hundred parts."""
    found = {}
    wanted = set(HAN) - set(COMPOSED) | {part for parts in COMPOSED.values() for part in parts}
    for path in sorted(KLEE.glob("*-600-normal.woff2")):
        font = TTFont(path)
        names = font.getBestCmap()
        for letter in wanted - set(found):
            if ord(letter) in names:
                found[letter] = (font, names[ord(letter)])
    missing = wanted - set(found)
    if missing:
        sys.exit(f"make.py: not found in {KLEE}: {' '.join(sorted(missing))}")
    return found


def outlines(font, name):
    """Contours as lists of (point, whether the outline passes through it)."""
    glyph = font["glyf"][name]
    points, ends, flags = glyph.getCoordinates(font["glyf"])
    begin, out = 0, []
    for end in ends:
        out.append([(points[i], flags[i] & 1) for i in range(begin, end + 1)])
        begin = end + 1
    return out


def composed(side, whole):
    """The strokes at the left of one character, and the other beside them in what room is left."""
    left, room = 330, (345, 985)
    strokes = [contour for contour in side if max(x for (x, _), _ in contour) < left + 60]
    xs = [x for contour in whole for (x, _), _ in contour]
    scale = (room[1] - room[0]) / (max(xs) - min(xs))
    narrowed = [[((room[0] + (x - min(xs)) * scale, y), on) for (x, y), on in contour] for contour in whole]
    return strokes + narrowed


def han():
    found = klee()
    order, metrics, glyphs, names = [".notdef"], {".notdef": (1000, 0)}, {".notdef": TTGlyphPen(None).glyph()}, {}
    for letter in HAN:
        if letter in COMPOSED:
            side, whole = (outlines(*found[part]) for part in COMPOSED[letter])
            contours = composed(side, whole)
        else:
            contours = outlines(*found[letter])
        pen = TTGlyphPen(None)
        for contour in contours:
            moved = shifted([point for point, _ in contour], HAN_OUT_BY)
            rounded = [(round(x), round(y)) for x, y in moved]
            on = [flag for _, flag in contour]
            first = on.index(1)
            rounded, on = rounded[first:] + rounded[:first], on[first:] + on[:first]
            pen.moveTo(rounded[0])
            curve = []
            for point, passes in list(zip(rounded, on))[1:] + [(rounded[0], 1)]:
                curve.append(point)
                if passes:
                    pen.lineTo(point) if len(curve) == 1 else pen.qCurveTo(*curve)
                    curve = []
            pen.closePath()
        name = f"uni{ord(letter):04X}"
        order.append(name)
        glyphs[name] = pen.glyph()
        metrics[name] = (1000, 0)
        names[ord(letter)] = name
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(names)
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (width, glyphs[name].xMin if hasattr(glyphs[name], "xMin") else 0)
                                    for name, (width, _) in metrics.items()})
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    builder.setupNameTable({
        "familyName": "Codex Han", "styleName": "SemiBold", "fullName": "Codex Han SemiBold", "psName": "CodexHan-SemiBold",
        "licenseDescription": "SIL Open Font License 1.1; see OFL.txt beside this font. Drawn from Klee One SemiBold.",
        "licenseInfoURL": "https://openfontlicense.org"}, mac=False)
    builder.setupOS2(sTypoAscender=880, sTypoDescender=-120, usWinAscent=880, usWinDescent=120, usWeightClass=600)
    builder.setupPost(keepGlyphNames=False)
    font = builder.font
    font["head"].created = font["head"].modified = 3786825600  # the same whenever it is made
    font.recalcTimestamp = False
    font.save(HERE / "table-han.ttf")
    font.flavor = "woff2"
    font.save(HERE / "han.woff2")


def ranges(characters):
    """As CSS writes them in a unicode-range."""
    runs = []
    for one in sorted(characters):
        if runs and runs[-1][1] == one - 1:
            runs[-1][1] = one
        else:
            runs.append([one, one])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def latin():
    for name, source, family, style, characters, features in WEB:
        has = set(TTFont(source).getBestCmap()) & set(characters)
        for ending, part in (("", has & OFTEN), ("-more", has - OFTEN)):
            font = TTFont(source, recalcTimestamp=False)
            cut(font, part, features, True)
            rename(font, family, style + (" More" if ending else ""), WEIGHTS[style])
            font.flavor = "woff2"
            font.save(HERE / f"{name}{ending}.woff2")
        print(f"{name}-more: unicode-range: {ranges(has - OFTEN)}")
    for name, source, family, style, characters, figures in TABLE:
        font = TTFont(source, recalcTimestamp=False)
        put_in_place(font, figures)
        cut(font, characters, [], False)
        rename(font, family, style, WEIGHTS[style])
        for tag in ("GSUB", "GPOS", "GDEF", "BASE"):
            if tag in font:
                del font[tag]
        font.save(HERE / f"{name}.otf")


def main():
    if sys.argv[1:] != ["han"]:
        latin()
    han()
    for path in sorted(HERE.glob("*.woff2")) + sorted(HERE.glob("table-*")):
        print(f"{path.stat().st_size:7d}  {path.name}")


main()

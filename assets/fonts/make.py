#!/usr/bin/python3
"""Cuts the fonts of the site and of the table out of Debian's fonts-inter and fonts-ebgaramond.

    apt-get install fonttools python3-brotli fonts-inter fonts-ebgaramond
    /usr/bin/python3 assets/fonts/make.py

The results are kept with the project, so only a person who changes the character sets below runs this.
EB Garamond has no semibold of more than ASCII: ours is the regular with its outlines set out by a constant.
"""
import sys
from pathlib import Path

try:
    from fontTools import subset
    from fontTools.misc.psCharStrings import T2CharString
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
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
WEB = [
    # name, source, family, style, weight, characters, features, outlines set out by
    ("eb-garamond-regular", GARAMOND.format("Regular"), "Codex Serif", "Regular", ASCII + SIGNS + LATIN + OLD,
     TEXT_FEATURES, 0),
    ("eb-garamond-italic", GARAMOND.format("Italic"), "Codex Serif", "Italic", ASCII + SIGNS + LATIN + OLD, TEXT_FEATURES, 0),
    ("eb-garamond-semibold", GARAMOND.format("Regular"), "Codex Serif", "SemiBold", ASCII + SIGNS + ACCENTS, TEXT_FEATURES, 11),
    ("inter-regular", INTER.format("Regular"), "Codex Sans", "Regular", ASCII + SIGNS + LATIN + UI,
     ["kern", "tnum"], 0),
    ("inter-semibold", INTER.format("SemiBold"), "Codex Sans", "SemiBold", ASCII + SIGNS + ACCENTS + UI,
     ["kern", "tnum"], 0),
]
# The table's renderer knows no features: tabular figures are put in place of the others, and lining ones in the serif,
# whose old style 1 is easily read as I in a square's name.
TABLE = [
    ("table-sans", INTER.format("Medium"), "Codex Sans", "Regular", ASCII + SIGNS + ACCENTS, "tnum"),
    ("table-sans-semibold", INTER.format("SemiBold"), "Codex Sans", "SemiBold", ASCII + SIGNS, "tnum"),
    ("table-serif", GARAMOND.format("Regular"), "Codex Serif", "Regular", ASCII + SIGNS + ACCENTS, "lnum"),
]


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


def embolden(font, by):
    glyphs = font.getGlyphSet()
    charstrings = font["CFF "].cff[0].CharStrings
    private = font["CFF "].cff[0].Private
    drawn = {}
    for name in font.getGlyphOrder():
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        width = font["hmtx"][name][0]
        wider = width + 2 * by if width and pen.value else width
        drawer = T2CharStringPen(wider, glyphs)
        contour, kinds = [], []

        def flush():
            if not contour:
                return
            points = contour[:-1] if len(contour) > 1 and contour[0] == contour[-1] else contour[:]
            moved = [(x + by, y) for x, y in shifted(points, by)]
            if len(points) < len(contour):
                moved.append(moved[0])
            at = 1
            drawer.moveTo(moved[0])
            for kind in kinds:
                if kind == 1:
                    drawer.lineTo(moved[at])
                else:
                    drawer.curveTo(*moved[at:at + 3])
                at += kind
            drawer.closePath()

        for verb, arguments in pen.value:
            if verb == "moveTo":
                contour, kinds = [arguments[0]], []
            elif verb in ("lineTo", "curveTo"):
                contour += list(arguments)
                kinds.append(len(arguments))
            else:
                flush()
                contour, kinds = [], []
        drawn[name] = (wider, drawer.getCharString(private=private, globalSubrs=font["CFF "].cff.GlobalSubrs))
    for name, (wider, charstring) in drawn.items():
        charstrings[name] = charstring
        font["hmtx"][name] = (wider, font["hmtx"][name][1])


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


def main():
    for name, source, family, style, characters, features, out_by in WEB:
        font = TTFont(source, recalcTimestamp=False)
        cut(font, characters, features, True)
        if out_by:
            embolden(font, out_by)
        rename(font, family, style, WEIGHTS[style])
        font.flavor = "woff2"
        font.save(HERE / f"{name}.woff2")
    for name, source, family, style, characters, figures in TABLE:
        font = TTFont(source, recalcTimestamp=False)
        put_in_place(font, figures)
        cut(font, characters, [], False)
        rename(font, family, style, WEIGHTS[style])
        for tag in ("GSUB", "GPOS", "GDEF", "BASE"):
            if tag in font:
                del font[tag]
        font.save(HERE / f"{name}.otf")
    for path in sorted(HERE.glob("*.woff2")) + sorted(HERE.glob("*.otf")):
        print(f"{path.stat().st_size:7d}  {path.name}")


main()

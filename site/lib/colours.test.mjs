// The colours of boards and men, reckoned: armies are told apart by how light they are and by every kind of eye, men by their rims
// from the squares, and what a hand adds to a board both by colour and by shape.
import test from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const css = (name) =>
  readFileSync(new URL(`../src/assets/css/${name}.css`, import.meta.url), "utf8").replace(
    /\/\*.*?\*\//gs,
    "",
  );
const sheets = `${css("base")}\n${css("board")}\n${css("wood")}`;

const canvas = readFileSync(new URL("../../ui/canvas/theme.cpp", import.meta.url), "utf8");

/** What a theme sets with boards of "paper" or "wood": its own over the light one's, wood over paper. */
function theme(name, boards = "paper") {
  const blocks = [
    ...sheets.matchAll(/^:root(?:\[data-board="(\w+)"\])?(?:\[data-theme="(\w+)"\])? \{(.*?)\}/gms),
  ].filter(
    ([, on, of]) => (on === undefined || on === boards) && (of === undefined || of === name),
  );
  return Object.fromEntries(
    blocks.flatMap(([, , , body]) =>
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value.trim()]),
    ),
  );
}

function rgb(colour) {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(colour)?.[1];
  assert.ok(hex, `${colour} is no plain colour`);
  const long = hex.length < 6 ? [...hex].map((one) => one + one).join("") : hex;
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16) / 255);
}
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = (colour) =>
  rgb(colour)
    .map(linear)
    .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) =>
  (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

// How eyes without one kind of cone see: Machado, Oliveira and Fernandes 2009, at full strength, in linear light.
const eyes = {
  "every cone": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
function lab(colour, eye) {
  const seen = rgb(colour).map(linear);
  const [r, g, b] = eyes[eye].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, i) => sum + part * seen[i], 0),
      ),
    ),
  );
  const f = (value) => (value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map(f);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
/** How far apart two colours look; 2 is just to be seen, 15 plain beside one another; red and buff have textures besides. */
const apart = (a, b, eye) => Math.hypot(...lab(a, eye).map((value, i) => value - lab(b, eye)[i]));

const buff = /\.board \.fourth \{ --body: (#\w+)/.exec(sheets)[1];

const looks = ["paper", "wood"].flatMap((boards) =>
  ["light", "dark", "projector"].map((of) => ({ boards, of, name: `${of}, ${boards}` })),
);

for (const { boards, of, name } of looks) {
  const c = theme(of, boards);
  const squares = [c.lt, c.dk, c.last, c["b-inlay"], c["b-leaf"], c["pt-lt"], c["pt-dk"]];

  test(`${name}: the two armies differ seven to one in lightness, and what is written on a man can be read`, () => {
    assert.ok(contrast(c.even, c.odd) >= 7, `armies: ${contrast(c.even, c.odd)}`);
    for (const [man, ink] of [
      [c.even, c["even-ink"]],
      [c.odd, c["odd-ink"]],
    ])
      assert.ok(contrast(man, ink) >= 7, `${man} with ${ink}: ${contrast(man, ink)}`);
    assert.ok(contrast(c.red, c["on-red"]) >= 4.5, "sums on red");
  });

  test(`${name}: four armies are told apart by eyes with every cone and without any one of them`, () => {
    const armies = { even: c.even, odd: c.odd, red: c.red, buff };
    const all = Object.keys(armies);
    for (const eye of Object.keys(eyes))
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          assert.ok(
            apart(armies[one], armies[other], eye) >= 15,
            `${eye}: ${one} and ${other} are ${apart(armies[one], armies[other], eye).toFixed(1)} apart`,
          );
  });

  test(`${name}: every man stands out from every square, by his body or by the line about him`, () => {
    for (const square of squares) {
      for (const [army, ...colours] of [
        ["even", c.even, c["even-ink"], c["even-edge"]],
        ["odd", c.odd, c["odd-rim"] ?? c.odd, c["odd-in"]],
      ]) {
        const best = Math.max(...colours.map((colour) => contrast(colour, square)));
        assert.ok(best >= 3, `${army} on ${square}: ${best.toFixed(2)}`);
      }
    }
  });

  test(`${name}: places to go, men in hand and takings stand out from the squares, and from each other for every eye`, () => {
    for (const square of squares.slice(0, 2))
      for (const mark of [c.blue, c.red])
        assert.ok(
          contrast(mark, square) >= 3,
          `${mark} on ${square}: ${contrast(mark, square).toFixed(2)}`,
        );
    for (const eye of Object.keys(eyes))
      assert.ok(apart(c.blue, c.red, eye) >= 20, `${eye}: ${apart(c.blue, c.red, eye).toFixed(1)}`);
  });
}

for (const { boards, of, name } of looks) {
  const c = theme(of, boards);

  test(`${name}: letters and numbers can be read on the squares, and the board is seen on the page`, () => {
    for (const ground of ["lt", "dk", "b-leaf"])
      assert.ok(
        contrast(c["b-note"], c[ground]) >= (boards === "wood" ? 3 : 4.5),
        `b-note on ${ground}: ${contrast(c["b-note"], c[ground]).toFixed(2)}`,
      );
    // A square like no other is told by the line in it.
    for (const mark of [c.blue, c.red, c.ink])
      assert.ok(
        contrast(mark, c["b-inlay"]) >= 3,
        `${mark}: ${contrast(mark, c["b-inlay"]).toFixed(2)}`,
      );
    assert.ok(contrast(c["b-note"], c["b-inlay"]) >= 4.5, `b-note: ${c["b-inlay"]}`);
    // Where the last move went is told from it by every eye.
    for (const eye of Object.keys(eyes))
      for (const other of ["last", "lt", "dk"])
        assert.ok(
          apart(c["b-inlay"], c[other], eye) >= 8,
          `${eye}: b-inlay and ${other} are ${apart(c["b-inlay"], c[other], eye).toFixed(1)} apart`,
        );
    // By night a board is of middle tone: lighter than the page, darker than the pale pieces.
    if (of === "dark")
      for (const [square, least] of [
        [c.lt, 2],
        [c.dk, 1.5],
      ])
        assert.ok(contrast(square, c.paper) >= least, `${square}: ${contrast(square, c.paper)}`);
  });
}

for (const { of, name } of looks.filter(({ boards }) => boards === "wood")) {
  const c = theme(of, "wood");
  const grounds = ["lt", "dk", "b-leaf", "b-bar", "pt-lt", "pt-dk", "last", "b-inlay"];

  test(`${name}: marks stand out from every ground, labels can be read on the rim and the page, lines are seen`, () => {
    for (const ground of grounds)
      for (const mark of ["blue", "red", "ink", "b-note"])
        assert.ok(
          contrast(c[mark], c[ground]) >= 3,
          `${mark} on ${ground}: ${contrast(c[mark], c[ground]).toFixed(2)}`,
        );
    for (const ground of ["b-rim", "b-tray", "b-leaf", "paper"])
      for (const words of ["b-note", "ink"])
        assert.ok(
          contrast(c[words], c[ground]) >= 4.5,
          `${words} on ${ground}: ${contrast(c[words], c[ground]).toFixed(2)}`,
        );
    assert.ok(contrast(c["pt-edge"], c["b-leaf"]) >= 3, "edges of the long points");
  });

  test(`${name}: squares of every kind, long points and the last move are told apart by every eye`, () => {
    for (const eye of Object.keys(eyes))
      for (const [one, other] of [
        ["lt", "dk"],
        ["pt-lt", "pt-dk"],
        ["last", "lt"],
        ["last", "dk"],
        ["last", "b-leaf"],
        ["last", "b-inlay"],
        ["b-inlay", "lt"],
        ["b-inlay", "dk"],
      ])
        assert.ok(
          apart(c[one], c[other], eye) >= 8,
          `${eye}: ${one} and ${other} are ${apart(c[one], c[other], eye).toFixed(1)} apart`,
        );
  });

  test(`${name}: squares that are like no other are of wood too, and no brighter in colour than the others`, () => {
    /** How far a colour is from grey. */
    const strength = (colour) => Math.hypot(...lab(colour, "every cone").slice(1));
    const most = Math.max(...["lt", "dk", "b-rim", "b-leaf"].map((ground) => strength(c[ground])));
    assert.ok(strength(c["b-inlay"]) <= most, `${strength(c["b-inlay"])}, others ${most}`);
  });

  test(`${name}: the drawn board has the same colours of wood`, () => {
    const drawn = new RegExp(`Theme ${of}_wood = .*?\\{(.*?)\\}`, "s").exec(canvas)[1];
    const own = Object.fromEntries(
      [...drawn.matchAll(/\.(\w+) = 0x(\w+)/g)].map(([, key, hex]) => [key, `#${hex}`]),
    );
    for (const [key, as] of Object.entries({
      light: "lt",
      dark: "dk",
      rim: "b-rim",
      leaf: "b-leaf",
      bar: "b-bar",
      tray: "b-tray",
      long_light: "pt-lt",
      long_dark: "pt-dk",
      long_edge: "pt-edge",
      note: "b-note",
      last: "last",
      inlay: "b-inlay",
    }))
      assert.equal(own[key], c[as], key);
    if (of === "dark") assert.equal(own.odd_rim, c["odd-rim"]);
  });
}

test("squares that are like no other have their own colour, the same on the picture, the drawn board and a saved picture", () => {
  assert.match(sheets, /\.board \.mk \{ fill: var\(--b-inlay\); \}/);
  const drawn = (of) => new RegExp(`Theme ${of}_theme\\{(.*?)\\};`, "s").exec(canvas)[1];
  for (const of of ["light", "dark", "projector"])
    assert.match(drawn(of), new RegExp(`rgb\\(0x${theme(of)["b-inlay"].slice(1)}\\)`), of);
  const saved = readFileSync(new URL("../../ui/svg/style.cpp", import.meta.url), "utf8");
  assert.ok(saved.includes(`.mk{fill:${theme("light")["b-inlay"]}}`));
});

test("no two marks on a board are the same but for their colour", () => {
  const drawn = new Map();
  for (const [, mark, body] of sheets.matchAll(
    /^\.board \.(from|sel|dot|may|hint|ray|cap-ring|danger|hatch|to) \{(.*?)\}/gm,
  )) {
    const of = (key) => new RegExp(`(?:^|[ ;])${key}:\\s*([^;]+)`).exec(body)?.[1] ?? "";
    // A ring is round and a danger square: what the painter draws besides the line.
    const shape =
      {
        dot: "disc",
        "cap-ring": "ring",
        danger: "square",
        hatch: "hatching",
        to: "ground",
        ray: "from man to man",
      }[mark] ?? "square";
    const look = [
      shape,
      of("stroke") ? "line" : "",
      of("fill") === "none" ? "" : "ground",
      of("stroke-dasharray"),
    ].join(" ");
    assert.ok(!drawn.has(look), `${mark} looks as ${drawn.get(look)} but for its colour`);
    drawn.set(look, mark);
  }
  assert.ok(drawn.size >= 8, [...drawn.values()].join(" "));
});

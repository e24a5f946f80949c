// Books and code, each covered by the other. One line a check; exit 1 when one fails.
//
//   node tests/texts/coverage.mjs [--ludus PATH]
//
// 1. every rule id a game may cite is an anchor in a text (asks `ludus list --json`);
// 2. every rule anchor of a text is named by a TEST_CASE under tests/unit, or asked for by a record ([Why], [Ends]);
// 3. every diagram and opening a text shows exists, and so does every rule of another text it leads to;
// 4. every example record is shown in a text or checks something when it is replayed;
// 5. every checked table is shown in its text;
// 6. every passage a record says it shows is an anchor;
// 7. every rule id of the digest (digest-ids.txt) is cited by a game, anchored and named by a test, or says why not.
// Without a built ludus the first check, and the games of the openings, cannot be made: that is a failure too.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { evidence, files } from "../../site/lib/coverage.mjs";
import { recordsByRule } from "../../site/lib/examples.mjs";
import { squares } from "../../site/lib/squares.mjs";
import { load, passages } from "../../site/lib/text.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const argument = process.argv.indexOf("--ludus");
const ludus =
  argument > 0
    ? process.argv[argument + 1]
    : (process.env.LUDUS ?? join(root, "build/debug/ludus"));

// Anchors that only explain and that no test could name, each with its reason. Kept empty, or tiny.
const onlyExplaining = {
  "falkener.general.examples": "tells of what worth the example games are: nothing to be played",
  "falkener.problems.list": "counts the problems of a manuscript: no position is printed",
  "falkener.double.talk": "tells what partners may say to each other: no move",
};

let failed = 0;
function check(what, missing) {
  if (missing.length > 0) failed += 1;
  console.log(
    `${missing.length === 0 ? "ok  " : "FAIL"}  ${what}${missing.length === 0 ? "" : ": " + missing.join(", ")}`,
  );
}

// The texts.
const texts = join(root, "assets/texts");
const trees = [];
for (const path of readdirSync(texts)
  .filter((name) => name.endsWith(".txt"))
  .sort()) {
  try {
    trees.push(load(join(texts, path)));
    check(`${path} is well formed`, []);
  } catch (fault) {
    check(`${path} is well formed`, [fault.message]);
  }
}
const anchors = new Map();
const twice = [];
for (const tree of trees)
  for (const [id, passage] of Object.entries(passages(tree))) {
    if (anchors.has(id)) twice.push(id);
    anchors.set(id, passage);
  }
check(`${anchors.size} rule ids, each in one text only`, twice);

// The games.
let games = [];
try {
  const said = JSON.parse(
    execFileSync(ludus, ["list", "--json"], {
      encoding: "utf8",
      maxBuffer: 1 << 26,
      timeout: 60_000,
    }),
  );
  games = Array.isArray(said) ? said : said.games;
  if (
    !Array.isArray(games) ||
    games.length === 0 ||
    games.some((game) => typeof game.id !== "string" || !Array.isArray(game.rules))
  )
    throw new Error("`ludus list --json` names no games with their id and rules");
  check(
    `${relative(root, ludus)} lists ${games.length} ${games.length === 1 ? "game" : "games"}`,
    [],
  );
} catch (fault) {
  check("ludus lists its games", [fault.message.split("\n")[0]]);
}
for (const game of games)
  check(
    `${game.id}: each of its ${game.rules.length} rules is an anchor in a text`,
    game.rules.filter((id) => !anchors.has(id)),
  );

const { named, asked, cases, records: paths, digest } = evidence();
// Of a chapter that stands here before its game: the digest's file says so.
const awaited = new Set(
  digest.filter(({ reason }) => /^to come with the game /.test(reason ?? "")).map(({ id }) => id),
);
const excused = (id) => onlyExplaining[id] || awaited.has(id);
const cited = new Set(games.flatMap((game) => game.rules));
if (games.length > 0)
  check(
    "every rule anchor is cited by a game",
    [...anchors.keys()].filter((id) => !cited.has(id) && !excused(id)),
  );

// The tests: an id is named when it stands as a whole in the name of a test case, or when a record of the house asks
// that a move or an ending cite it, which every replay and the unit tests hold it to.
const examples = join(root, "assets/examples");
const tested = (id) => named.has(id) || asked.has(id);
check(
  `each of ${anchors.size} rule anchors is named by one of ${cases} test cases or by one of ${paths.length} records`,
  [...anchors.keys()].filter((id) => !tested(id) && !excused(id)),
);
check(
  "every rule id a record asks for is an anchor",
  [...asked].filter((id) => !anchors.has(id)),
);
check(
  "every rule id a record shows is an anchor",
  [...recordsByRule().keys()].filter((id) => !anchors.has(id)),
);
// A book's ids need not begin with its name: the games of tables share some, and Falkener's have their own.
const prefixes = new Set([
  ...trees.map((tree) => tree.meta.id),
  ...[...anchors.keys()].map((id) => id.split(".")[0]),
]);
check(
  "every rule id in the name of a test case is an anchor",
  [...named].filter((id) => !anchors.has(id) && prefixes.has(id.split(".")[0])),
);
check(
  "no reason for an anchor that needs none",
  Object.keys(onlyExplaining).filter((id) => !anchors.has(id) || tested(id)),
);

// The digest: an id of ours on each line, after a tab the reason where it is told otherwise.
const owed = digest.filter(({ reason }) => reason === undefined).map(({ id }) => id);
check(
  `the digest names ${digest.length} rule ids, each once`,
  digest
    .map(({ id }) => id)
    .filter((id, i, all) => all.indexOf(id) !== i || !/^[a-z]+(\.[a-z0-9-]+)+$/.test(id)),
);
if (games.length > 0)
  check(
    "each rule id of the digest is cited by a game",
    owed.filter((id) => !cited.has(id)),
  );
check(
  "each rule id of the digest is an anchor in a text",
  owed.filter((id) => !anchors.has(id)),
);
check(
  "each rule id of the digest is named by a test case or a record",
  owed.filter((id) => !tested(id)),
);
const inDigest = new Set(owed);
if (games.length > 0)
  check(
    "every game cites a rule id of the digest",
    games.filter(({ rules }) => !rules.some((id) => inDigest.has(id))).map(({ id }) => id),
  );
check(
  "no reason for a rule id of the digest that needs none",
  digest
    .filter(
      ({ id, reason }) =>
        reason !== undefined && (reason === "" || (cited.has(id) && anchors.has(id) && tested(id))),
    )
    .map(({ id }) => id),
);

// The diagrams.
const records = paths
  .map((path) =>
    relative(examples, path)
      .replace(/\\/g, "/")
      .replace(/\.game$/, ""),
  )
  .sort();
const shown = new Set(trees.flatMap((tree) => tree.diagrams.map(({ name }) => name)));
check(
  `each of ${shown.size} diagrams is a record under assets/examples`,
  [...shown].filter((name) => !records.includes(name)),
);

// The printed squares and tours.
const drawn = new Set(
  trees.flatMap((tree) =>
    tree.sections.flatMap(({ blocks }) =>
      blocks.filter(({ type }) => type === "square").map(({ square }) => square),
    ),
  ),
);
check(
  `each of ${drawn.size} squares shown is one of assets/squares`,
  [...drawn].filter((id) => !squares().has(id)),
);
check(
  "each printed square is shown",
  [...squares().keys()].filter((id) => !drawn.has(id)),
);

// A record that no text shows must check something when `ludus replay` or a unit test of its family reads it.
const checking = /^\[(Why|End|Refused|Moves|Outcome|Uses) "/m;
const idle = records.filter(
  (name) =>
    !shown.has(name) && !checking.test(readFileSync(join(examples, name + ".game"), "utf8")),
);
check(`each of ${records.length} records is shown in a text or checked by a replay`, idle);

for (const tree of trees)
  check(
    `${tree.meta.id}: every rule of another text it leads to is there`,
    (tree.away ?? [])
      .filter(({ to }) => !anchors.has(to))
      .map(({ to, line }) => `${to} in line ${line}`),
  );

for (const tree of trees) {
  const blocks = tree.sections.flatMap((section) => section.blocks);
  const openings = blocks.filter(({ type }) => type === "opening").map(({ game }) => game);
  if (games.length > 0)
    check(
      `${tree.meta.id}: ${openings.length === 1 ? "its opening is" : "its openings are"} of a known game`,
      openings.filter((id) => !games.some((game) => game.id === id)),
    );
  const tables = files(join(texts, "tables", tree.meta.id), ".tsv").map((path) =>
    path
      .split(/[\\/]/)
      .at(-1)
      .replace(/\.tsv$/, ""),
  );
  const used = new Set(blocks.filter(({ checked }) => checked).map(({ id }) => id));
  check(
    `${tree.meta.id}: each of ${tables.length} checked tables is shown`,
    tables.filter((id) => !used.has(id)),
  );
}

console.log(
  failed === 0
    ? "coverage: all checks passed"
    : `coverage: ${failed} ${failed === 1 ? "check" : "checks"} failed`,
);
process.exit(failed === 0 ? 0 : 1);

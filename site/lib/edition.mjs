// The edition of the built site: a list of all its files with the hashes of what they hold, a version made of these, and the
// worker that keeps them for use without a network. Made last, of what was written; the same sources give the same edition.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";

import { foreignFamilies } from "./core.mjs";
import { root } from "./paths.mjs";
import { unasked } from "./scripts.mjs";

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 32);
const own = new Set(["sw.js", "offline.json", "js/generated/version.mjs"]);

// What is wanted without a network, the first first; what every page stands on is kept before the worker is used at all, and not what opens when asked for.
const shell =
  /^(index\.html|take-along\/|games\/yours\/|icon\.svg|app\.webmanifest|assets\/(css\/(?!compare|editor|embed|puzzles|studies|wood)|fonts\/)|js\/(?!libraries\/|class\/|editor\/|lessons\/|puzzles\/|squares\/|studies\/|site\/(?:boards|compare|embed)|words\/(?:editor|embed|moving-picture|puzzles|qr-code|studies)|store\/qr-code|match\/(analysis|drawing|drills|list-pieces|moving-picture|note|review|rules-board|save-picture|share-embed|type-move|typed-move))|wasm\/[a-z-]+\.mjs)/;
const order = [
  shell,
  /^js\/(?!libraries\/)/,
  /^books\//,
  /^play\//,
  /^games\//,
  /\.html$/,
  /^passages\.json/,
  /^wasm\//,
  /^search\.json/,
];
const aside = new Set(unasked());
/** Whether a file is kept before the worker is used: not a module that is in a file with others, and that nobody asks for alone. */
const early = (path) => shell.test(path) && !aside.has(path);
const rank = (path) =>
  (order.findIndex((pattern) => (pattern === shell ? early(path) : pattern.test(path))) +
    order.length +
    1) %
  (order.length + 1);

/** The day the sources were last changed, "2026-11-22"; "" where nobody remembers it. */
function dateOf() {
  const told = process.env.SOURCE_DATE_EPOCH;
  if (/^\d+$/.test(told ?? "")) return new Date(Number(told) * 1000).toISOString().slice(0, 10);
  try {
    return execFileSync(
      "git",
      ["log", "-1", "--format=%cs", "--", "assets", "core", "site", "ui", "wasm"],
      { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 20_000 },
    ).trim();
  } catch {
    return "";
  }
}

/** The files of a built site but those that tell of it: [[path, hash, bytes]], what is wanted first first. @returns {[string, string, number][]} */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath ?? /** @type {any} */ (entry).path, entry.name)
        .slice(join(folder, sep).length)
        .split(sep)
        .join("/"),
    )
    .filter((path) => !own.has(path))
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      return /** @type {[string, string, number]} */ ([path, hashOf(bytes), bytes.length]);
    })
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const addresses = /\sdata-(?:record|lesson|positions)="([^"]+)"/g;
const games = /\bdata-game="([^"]+)"|"game":"([^"]+)"/g;

/**
 * What a page asks for once it is awake, besides what every page stands on: {page: [paths]}. A page that is kept without these
 * would open and then fail.
 */
export function needsOf(folder, files) {
  const there = new Set(files.map(([path]) => path));
  const read = (path) => readFileSync(join(folder, path), "utf8");
  const table = there.has("js/generated/games.mjs")
    ? JSON.parse(
        /^export const games = (\{.*\});$/m.exec(read("js/generated/games.mjs"))?.[1] ?? "{}",
      )
    : {};
  const families = [...new Set(Object.values(table).map(({ family }) => family))];
  const foreign = foreignFamilies();
  const out = {};
  for (const path of [...there].filter((each) => each.endsWith(".html"))) {
    const html = read(path);
    const scripts = new Set(
      [...html.matchAll(/<script type="module" src="[^"]*\/js\/([a-z-]+\/[a-z-]+)\.mjs"/g)].map(
        ([, name]) => name,
      ),
    );
    const asked = [...html.matchAll(addresses)]
      .map(([, address]) => new URL(address, `http://site/${path}`).pathname.slice(1))
      .filter((each) => there.has(each));
    const texts = [html, ...asked.filter((each) => each.endsWith(".json")).map(read)];
    const shown = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(games)].map(([, here, told]) => table[here ?? told]?.family),
      ),
    );
    for (const [, family] of asked.join("\n").matchAll(/^assets\/examples\/([a-z0-9-]+)\//gm))
      shown.add(family);
    // The puzzle of a day may be of any family.
    const puzzles = scripts.has("puzzles/puzzles");
    // So may a lesson or a study of one's own.
    const ofAnyGame = ["lessons/lesson-own", "lessons/lesson-write", "studies/studies"];
    if (puzzles || ofAnyGame.some((name) => scripts.has(name)))
      families.forEach((family) => shown.add(family));
    const plays = [
      "match/play",
      "site/home",
      "books/reader",
      "lessons/lesson-page",
      "lessons/lesson-own",
    ].some((name) => scripts.has(name));
    const edits = scripts.has("editor/set-up");
    if (edits) families.forEach((family) => shown.add(family));
    const kinds = [
      edits ? "editor" : "rules",
      ...(plays ? ["player"] : []),
      ...(scripts.has("match/play") || scripts.has("match/drills") ? ["study"] : []),
    ];
    // Who shares a game that other programs write asks for the editor.
    const written = scripts.has("match/play") ? foreign : [];
    const canvas = scripts.has("match/play") ? ["wasm/canvas.js", "wasm/canvas.wasm"] : [];
    const wanted = [
      ...asked,
      ...canvas,
      ...[...shown].flatMap((family) =>
        [...kinds, ...(written.includes(family) ? ["editor"] : [])].map(
          (kind) => `wasm/${kind}-${family}.wasm`,
        ),
      ),
    ];
    if (wanted.length > 0) wanted.push("passages.json");
    if (puzzles) wanted.push(...families.map((family) => `assets/puzzles/${family}.json`));
    if (scripts.has("books/search"))
      wanted.push(
        "js/libraries/minisearch.mjs",
        "search.json",
        ...[...there].filter((each) => /^search\/.*\.json$/.test(each)),
      );
    const needs = [...new Set(wanted)].filter((each) => there.has(each));
    if (needs.length > 0) out[path] = needs;
  }
  return out;
}

/** Writes js/generated/version.mjs, offline.json and sw.js into a built site; gives {version, date}. */
export function writeEdition(folder, worker = join(root, "site/src/sw.js"), date = dateOf()) {
  const files = filesOf(folder);
  const version = hashOf(
    files.map((file) => file.join(" ")).join("\n") + readFileSync(worker, "utf8"),
  ).slice(0, 6);
  const edition = { version, date };
  const told = `// Which edition of the site this is: a hash of all its files, and the day of its sources.\nexport const edition = ${JSON.stringify(edition)};\n`;
  mkdirSync(join(folder, "js/generated"), { recursive: true });
  writeFileSync(join(folder, "js/generated/version.mjs"), told);
  files.unshift(["js/generated/version.mjs", hashOf(told), told.length]);
  // By their places in the list, which are shorter than paths.
  const place = new Map(files.map(([path], i) => [path, i]));
  const needs = Object.entries(needsOf(folder, files)).map(([page, paths]) => [
    place.get(page),
    paths.map((path) => place.get(path)),
  ]);
  const list = `${JSON.stringify({ ...edition, shell: files.filter(([path]) => early(path)).length, files, needs })}\n`;
  writeFileSync(join(folder, "offline.json"), list);
  writeFileSync(
    join(folder, "sw.js"),
    readFileSync(worker, "utf8").replace(
      /^const edition = .*$/m,
      () => `const edition = ${JSON.stringify({ ...edition, list: hashOf(list) })};`,
    ),
  );
  return edition;
}

/** Makes the addresses of a page that begin at the site's root begin at the page: the site can then lie in any folder. */
export function relativeUrls(html, url) {
  const up = "../".repeat(url.replace(/[^/]*$/, "").split("/").length - 2) || "./";
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag
      .replace(/(\s(?:href|src|data-record|data-lesson|data-positions)=")\/(?!\/)/g, `$1${up}`)
      .replace(/\sdata-later="[^"]*"/, (list) => list.replace(/(["\s])\/(?!\/)/g, `$1${up}`)),
  );
}

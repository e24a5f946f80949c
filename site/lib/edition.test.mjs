import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { filesOf, relativeUrls, needsOf, writeEdition } from "./edition.mjs";

const pages = {
  "index.html": "<p>home</p>",
  "books/a/index.html": "<p>a</p>",
  "js/match/play.mjs": "play",
  "js/libraries/fflate.mjs": "big",
  "wasm/rules-toy.wasm": "core",
  "wasm/canvas.wasm": "canvas",
  "assets/css/base.css": "p {}",
  "assets/examples/x.game": "x",
  "search.json": "{}",
  "books/a/index.html.gz": "packed",
};
function built(files, act) {
  const folder = mkdtempSync(join(tmpdir(), "edition-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const listOf = (folder) => JSON.parse(readFileSync(join(folder, "offline.json"), "utf8"));
const sha = (text) => createHash("sha256").update(text).digest("hex").slice(0, 32);

test("the list holds every file that is served with its hash, what every page stands on first", () => {
  built(pages, (folder) => {
    const files = filesOf(folder);
    assert.deepEqual(
      files.map(([path]) => path),
      [
        "assets/css/base.css",
        "index.html",
        "js/match/play.mjs",
        "books/a/index.html",
        "wasm/canvas.wasm",
        "wasm/rules-toy.wasm",
        "search.json",
        "assets/examples/x.game",
        "js/libraries/fflate.mjs",
      ],
    );
    for (const [path, hash, size] of files)
      assert.deepEqual([hash, size], [sha(pages[path]), pages[path].length], path);
  });
});

test("the worker knows its version and the hash of its list, and the page the same version", () => {
  built(pages, (folder) => {
    const { version } = writeEdition(folder, undefined, "2026-05-02");
    assert.match(version, /^[0-9a-f]{6}$/);
    const worker = readFileSync(join(folder, "sw.js"), "utf8");
    assert.ok(
      worker.includes(
        `const edition = {"version":"${version}","date":"2026-05-02","list":"${sha(readFileSync(join(folder, "offline.json")))}"};`,
      ),
    );
    assert.ok(
      readFileSync(join(folder, "js/generated/version.mjs"), "utf8").includes(
        `{"version":"${version}","date":"2026-05-02"}`,
      ),
    );
    const { files, shell } = listOf(folder);
    assert.equal(files.length, 10);
    assert.deepEqual(
      files.slice(0, shell).map(([path]) => path),
      ["js/generated/version.mjs", "assets/css/base.css", "index.html", "js/match/play.mjs"],
    );
  });
});

test("the list tells of each page what it asks for once it is awake: records, lessons, the modules of its games, the words of a search", () => {
  const module = (name) => `<script type="module" src="../js/${name}.mjs"></script>`;
  const site = {
    "js/generated/games.mjs":
      '// Games.\nexport const games = {"ludo":{"family":"toy"},"go":{"family":"stones"},"shatranj":{"family":"chess"}};\n',
    "js/libraries/minisearch.mjs": "",
    "passages.json": "{}",
    "search.json": "{}",
    ...Object.fromEntries(
      [
        "rules-toy",
        "player-toy",
        "rules-stones",
        "player-stones",
        "study-stones",
        "editor-stones",
        "rules-chess",
        "editor-chess",
        "canvas",
      ].map((name) => [`wasm/${name}.wasm`, ""]),
    ),
    "wasm/canvas.js": "",
    "assets/examples/toy/ludo/a.game": "a",
    "lessons/one/lesson.json": '{"steps":[null,{"game":"ludo"}]}',
    "books/index.html": `<figure data-record="../assets/examples/toy/ludo/a.game"></figure>${module("books/reader")}`,
    "lessons/one/index.html": `<article data-lesson="./lesson.json"></article>${module("lessons/lesson-page")}`,
    "lessons/write/index.html": module("lessons/lesson-write"),
    "play/index.html": `<div data-game="go"></div>${module("match/play")}`,
    "play/shatranj/index.html": `<div data-game="shatranj"></div>${module("match/play")}`,
    "search/index.html": module("books/search"),
    "search/words-a.json": "{}",
    "about/index.html": "<p>Nothing more.</p>",
  };
  built(site, (folder) => {
    const needs = needsOf(folder, filesOf(folder));
    assert.deepEqual(needs, {
      "books/index.html": [
        "assets/examples/toy/ludo/a.game",
        "wasm/rules-toy.wasm",
        "wasm/player-toy.wasm",
        "passages.json",
      ],
      "lessons/one/index.html": [
        "lessons/one/lesson.json",
        "wasm/rules-toy.wasm",
        "wasm/player-toy.wasm",
        "passages.json",
      ],
      "lessons/write/index.html": [
        "wasm/rules-toy.wasm",
        "wasm/rules-stones.wasm",
        "wasm/rules-chess.wasm",
        "passages.json",
      ],
      "play/index.html": [
        "wasm/canvas.js",
        "wasm/canvas.wasm",
        "wasm/rules-stones.wasm",
        "wasm/player-stones.wasm",
        "wasm/study-stones.wasm",
        "passages.json",
      ],
      // Other programs write its positions.
      "play/shatranj/index.html": [
        "wasm/canvas.js",
        "wasm/canvas.wasm",
        "wasm/rules-chess.wasm",
        "wasm/editor-chess.wasm",
        "passages.json",
      ],
      "search/index.html": ["js/libraries/minisearch.mjs", "search.json", "search/words-a.json"],
    });
    writeEdition(folder, undefined, "x");
    const { files, needs: told } = listOf(folder);
    assert.deepEqual(
      Object.fromEntries(told.map(([page, all]) => [files[page][0], all.map((i) => files[i][0])])),
      needs,
    );
  });
});

test("the same files give the same edition, wherever they lie; any other file gives another", () => {
  const edition = (files) =>
    built(files, (folder) => [
      writeEdition(folder, undefined, "2026-05-02").version,
      readFileSync(join(folder, "sw.js"), "utf8"),
    ]);
  const first = edition(pages);
  assert.deepEqual(edition(pages), first);
  for (const path of Object.keys(pages).filter((each) => !each.endsWith(".gz")))
    assert.notDeepEqual(edition({ ...pages, [path]: pages[path] + " " })[0], first[0], path);
  built(pages, (folder) =>
    assert.deepEqual(
      writeEdition(folder, undefined, "x"),
      writeEdition(folder, undefined, "x"),
      "what tells of the edition is no part of it",
    ),
  );
});

test("addresses from the root of the site are told from the page", () => {
  assert.equal(
    relativeUrls(
      '<a class="x" href="/">a</a><a data-record="/r.game" href="/b/#c">b</a>',
      "/games/yours/",
    ),
    '<a class="x" href="../../">a</a><a data-record="../../r.game" href="../../b/#c">b</a>',
  );
  assert.equal(
    relativeUrls('<script src="/js/a.js"></script><a href="/">home</a>', "/"),
    '<script src="./js/a.js"></script><a href="./">home</a>',
  );
  assert.equal(
    relativeUrls('<body data-later="/a.css /js/b.mjs //c.org/d">', "/"),
    '<body data-later="./a.css ./js/b.mjs //c.org/d">',
  );
  const kept =
    '<a href="#x">x</a><a href="https://a.org/">a</a><a href="//b.org/">b</a> href="/not-a-tag"';
  assert.equal(relativeUrls(kept, "/a/"), kept);
});

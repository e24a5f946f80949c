// Every built page is valid HTML, by the letter of the standard: what browsers forgive, a reader's other tools may not.
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pages, site } from "./browser/harness.mjs";
import { faults, slowly } from "./html-checker.mjs";

test("the checker of HTML sees an unclosed element, an unknown attribute value, an id twice, and a picture without words", () => {
  const page = (body) =>
    `<!doctype html><html lang="en-GB"><head><title>Page</title></head><body><main>${body}</main></body></html>`;
  assert.deepEqual(faults(page("<p>Good.</p>")), []);
  for (const [body, rule] of [
    ["<p><b>Bad.</p>", "close-order"],
    ['<button type="press">Go</button>', "attribute-allowed-values"],
    ['<p id="a">1</p><p id="a">2</p>', "no-dup-id"],
    ['<img src="/a.png">', "wcag/h37"],
    ["<ul><p>1</p></ul>", "element-permitted-content"],
  ])
    assert.ok(
      faults(page(body)).some((fault) => fault.includes(rule)),
      `${rule}: ${faults(page(body))}`,
    );
});

test("the quick searches of the checker find what html-validate finds by its own", () => {
  const page = (body) =>
    `<!doctype html><html lang="en-GB"><head><title>Page</title></head><body><main>${body}</main></body></html>`;
  for (const [body, most] of [
    [
      '<h1 id="a.1">A</h1><p id="b">B</p><p aria-describedby="a.1 b c.2 d">C</p><section aria-labelledby="a.1"><h2 id="x:y">X</h2></section>',
      2,
    ],
    [
      '<p id="a">1</p><p id="a">2</p><label for="nobody">L</label><section aria-labelledby="9"><h2 id="9">N</h2></section><section aria-labelledby="9"><h2>M</h2></section>',
      9,
    ],
    [
      readFileSync(`${site}/index.html`, "utf8")
        .replace(/^.*?<main[^>]*>|<\/main>.*$/gs, "")
        .replace(/ id="([^"]*)"/g, (id, name) => (name.length % 3 ? id : "")),
      Infinity,
    ],
  ]) {
    const found = faults(page(body));
    assert.ok(found.length > 0 && found.length <= most, found.join("\n"));
    assert.deepEqual(
      found,
      slowly(() => faults(page(body))),
    );
  }
});

test("every page is valid HTML", () => {
  const wrong = pages().flatMap((path) =>
    faults(readFileSync(`${site}${path.endsWith("/") ? `${path}index.html` : path}`, "utf8")).map(
      (fault) => `${path}: ${fault}`,
    ),
  );
  assert.deepEqual(wrong, []);
});

/** Links of a page that lead nowhere, or whose words do not say where they lead. */
function poorLinks(source) {
  const vague =
    /^(click( here| this)?|go|here|information|learn more|more( info(rmation)?)?|right here|read more|see more|start|this)$/i;
  return [...source.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([all, attributes, inside]) => {
    const href = attributes.match(/\bhref="([^"]*)"/)?.[1];
    const words = inside
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    const poor =
      href === undefined
        ? /\bid="/.test(attributes) === false
        : href.trim() === "" ||
          /^(javascript|file):/i.test(href) ||
          (vague.test(words) && !/\baria-label/.test(attributes));
    return poor ? [all.slice(0, 200)] : [];
  });
}

test("a link without an address, into a script, or that says only “here” is seen", () => {
  for (const poor of [
    "<a>Rules</a>",
    '<a href="">Rules</a>',
    '<a href="javascript:void(0)">Rules</a>',
    '<a href="/rules/"><b>here</b></a>',
    '<a class="x" href="/">\n More </a>',
  ])
    assert.equal(poorLinks(`<p>${poor}</p>`).length, 1, poor);
  for (const good of [
    '<a id="p1"></a>',
    '<a href="/rules/">Rules</a>',
    '<a href="/more/" aria-label="More of Fulke">more</a>',
    '<a href="#start">To the beginning</a>',
  ])
    assert.deepEqual(poorLinks(good), []);
});

test("every link of every page leads somewhere, and says where", () => {
  const poor = pages().flatMap((path) =>
    poorLinks(
      readFileSync(`${site}${path.endsWith("/") ? `${path}index.html` : path}`, "utf8"),
    ).map((link) => `${path}: ${link}`),
  );
  assert.deepEqual(poor, []);
});

test("the first page counts of each book what stands here, and the button below it counts its games alike", () => {
  const home = readFileSync(`${site}/index.html`, "utf8");
  const counted = [
    "No",
    "One",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Eleven",
    "Twelve",
    "Thirteen",
    "Fourteen",
    "Fifteen",
    "Sixteen",
    "Seventeen",
    "Eighteen",
    "Nineteen",
    "Twenty",
  ];
  const cover = (book) =>
    home
      .split('<li class="cover')
      .slice(1)
      .find((part) => part.includes(`href="./books/${book}/"`))
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
  const linked = (path, pattern) =>
    new Set(
      [...readFileSync(`${site}${path}index.html`, "utf8").matchAll(pattern)].map(([, to]) => to),
    ).size;
  const parts = linked(
    "/books/falkener/",
    /<li><a href="(?:\.\.\/)*books\/falkener\/([a-z-]+)\/"><b>/g,
  );
  assert.ok(parts > 5);
  assert.ok(
    cover("falkener").includes(
      `${counted[parts] ?? parts} of its parts can be read so far, from Introduction to `,
    ),
    cover("falkener"),
  );
  const problems = linked(
    "/games/jupertiae/",
    /<section class="problem" aria-labelledby="(problem-[^"]+)"/g,
  );
  const [, games, set] = /in England: (\w+) games and (\w+) problems/.exec(cover("royal")) ?? [];
  assert.equal(`Its ${games} games`, /Its \w+ games/.exec(cover("royal"))[0]);
  assert.equal(set, counted[problems].toLowerCase(), "problems shown on their page");
  const [, versions] = /(\w+) versions of the game/.exec(cover("fulke")) ?? [];
  assert.equal(`Its ${versions} games`, /Its \w+ games/.exec(cover("fulke"))[0]);
});

test("the checked tables have one total, of the sums over each", () => {
  const page = readFileSync(`${site}/tables/index.html`, "utf8").replace(/<[^>]*>/g, "");
  const [, wrong, corrected, missing] =
    /([\d]+) are wrong, and (\d+) of these can be corrected\. (\d+) are missing/.exec(page) ?? [];
  const sum = (pattern) => [...page.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0);
  const heads = /rows? printed: [^]*?\./;
  assert.ok(heads.test(page));
  // Each table's line stands twice: in the list at the head, and over its rows.
  assert.equal(2 * Number(wrong), sum(/(\d+) wrong\./g));
  assert.equal(2 * Number(missing), sum(/(\d+) rows? (?:is|are) missing\./g));
  assert.equal(2 * Number(corrected), sum(/(\d+) wrong rows? can be corrected/g));
  assert.deepEqual([wrong, missing], ["18", "44"]);
});

test("the page of licences names every typeface and library that is shipped", () => {
  const page = readFileSync(`${site}/licences/index.html`, "utf8");
  const faces = { "eb-garamond": "EB Garamond", inter: "Inter", han: "Klee One" };
  for (const file of readdirSync(`${site}/assets/fonts`).filter((name) =>
    name.endsWith(".woff2"),
  )) {
    const face = Object.keys(faces).find((name) => file.startsWith(name));
    assert.ok(face && page.includes(faces[face]), `${file} is not named`);
  }
  for (const [path, name] of [
    ["js/libraries/minisearch.mjs", "MiniSearch"],
    ["wasm/rules-chess.wasm", "libc++"],
    ["wasm/canvas.wasm", "Dear ImGui"],
    ["wasm/canvas.wasm", "SDL2"],
  ])
    assert.ok(existsSync(`${site}/${path}`) && page.includes(name), `${name} is not named`);
});

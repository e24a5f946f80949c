// The table of features names only what is there.
import test from "node:test";
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { actionOf, scopes } from "../src/js/site/actions.mjs";

const table = readFileSync(join(root, "site/features.md"), "utf8");
const rows = [...table.matchAll(/^\| (\d+) \| (.+?) \| (\w+) \| (.+) \|$/gm)].map(
  ([, number, feature, state, where]) => ({ number: Number(number), feature, state, where }),
);
const placesIn = (where) => [...where.matchAll(/`([^`]+)`/g)].map(([, place]) => place);

/** Where pages are made by a template that says so. */
const pages = new Set(
  readdirSync(join(root, "site/src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".njk"))
    .map((name) => readFileSync(join(root, "site/src", name), "utf8"))
    .map((text) => /^permalink: (\S+)$/m.exec(text)?.[1]),
);

function isThere(place) {
  const [, scope, act] = /^([a-z]+): ([a-z-]+)$/i.exec(place) ?? [];
  if (scope in scopes) return actionOf(scope, act) !== undefined;
  if (place === "/play/") return existsSync(join(root, "site/src/play.njk"));
  if (place.startsWith("/")) return pages.has(place);
  return existsSync(join(root, place));
}

test("all seventy-six stand in their order, each has its place or is argued in a line", () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 76 }, (_, i) => i + 1),
  );
  for (const { number, state, where } of rows) {
    assert.ok(["has", "argued"].includes(state), `${number}: ${state}`);
    if (state === "has") assert.ok(placesIn(where).length > 0, `${number} names no place`);
    else assert.ok(where.split(" ").length > 5, `${number} is not argued`);
  }
});

test("every place named is there: a page, an action or a file", () => {
  const named = rows.flatMap(({ number, where }) =>
    placesIn(where).map((place) => ({ number, place })),
  );
  assert.ok(named.length > 100, `${named.length}`);
  assert.deepEqual(
    named.filter(({ place }) => !isThere(place)),
    [],
  );
});

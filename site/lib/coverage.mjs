// How far each game has been checked against its text, told from the tests and records themselves, never by hand: which
// passages a test names or a record asks for, and what the digest owes and does not get.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./paths.mjs";

/** All files below a folder whose names end so. */
export const files = (folder, end) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory()
          ? files(join(folder, entry.name), end)
          : entry.name.endsWith(end)
            ? [join(folder, entry.name)]
            : [],
      )
    : [];

/**
 * {named, asked, cases, records, digest}: the passages named in the names of test cases and asked for by records
 * ([Why], [Ends]); how many cases; the paths of the records; the digest's ids as {id, reason}, reason where one is told
 * otherwise.
 */
export function evidence({
  tests = join(root, "tests"),
  examples = join(root, "assets/examples"),
} = {}) {
  const named = new Set(),
    asked = new Set();
  const records = files(examples, ".game");
  let cases = 0;
  for (const path of records)
    for (const [, ids] of readFileSync(path, "utf8").matchAll(/^\[(?:Why|Ends) "([^"]*)"\]/gm))
      for (const id of ids.split(" ")) asked.add(id);
  for (const path of files(join(tests, "unit"), ".cpp"))
    for (const [, name] of readFileSync(path, "utf8").matchAll(
      /TEST_CASE(?:_TEMPLATE(?:_DEFINE)?)?\s*\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)/g,
    )) {
      cases += 1;
      for (const [id] of name.matchAll(/[a-z][a-z0-9]*(?:\.[a-z0-9][a-z0-9-]*)+/g)) named.add(id);
    }
  const digest = readFileSync(join(tests, "texts/digest-ids.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([id, reason]) => ({ id, reason }));
  return { named, asked, cases, records, digest };
}

/** Whether a reason of the digest's file tells of a departure: not where it names the rule's fellow here, or says that the rule is to come or only explains. */
export const departs = (reason) =>
  reason !== undefined && !/^([a-z]+(\.[a-z0-9-]+)+$|to come |only explains)/.test(reason);

/**
 * A game's mark: {mark, rules, untested, records, departures, readings}. mark is "checked" where every passage its card
 * cites is tested and a record of it is replayed; "departures" where the digest has a rule of it that is told otherwise;
 * else "lightly". readings: its choices that no source offers.
 */
export function markOf(card, { named, asked, records, digest }) {
  const untested = card.rules.filter((id) => !named.has(id) && !asked.has(id));
  const own = records.filter((path) => path.split(/[\\/]/).includes(card.id)).length;
  const beginnings = new Set(card.rules.map((id) => id.slice(0, id.lastIndexOf(".") + 1)));
  const departures = digest.filter(
    ({ id, reason }) => departs(reason) && beginnings.has(id.slice(0, id.lastIndexOf(".") + 1)),
  );
  const mark =
    departures.length > 0 ? "departures" : untested.length === 0 && own > 0 ? "checked" : "lightly";
  return {
    mark,
    rules: card.rules.length,
    untested,
    records: own,
    departures,
    readings: card.options.filter(({ ours }) => ours).length,
  };
}

/** The marks in words. */
export const marks = {
  checked: "All rules tested",
  lightly: "Some rules not tested yet",
  departures: "Known differences from the source",
};

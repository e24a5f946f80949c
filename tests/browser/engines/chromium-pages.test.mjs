// The whole Chromium looks at a page of every template, in a long run at every page. Where a machine lacks it, it counts as skipped.
import test from "node:test";
import * as engine from "./chromium.mjs";
import { walk } from "./visits.mjs";

const lacks = engine.lacking();
const skip = lacks ? `this machine has no ${lacks}` : false;

test(
  "in the whole Chromium a page of every template wakes, nothing goes wrong on it, and it does not scroll sideways",
  { skip },
  (t) => walk(engine, t),
);

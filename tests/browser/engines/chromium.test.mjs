// The whole Chromium: the same visit as in every other engine there is. Where a machine lacks it, it counts as skipped.
import test from "node:test";
import * as engine from "./chromium.mjs";
import { visit } from "./visits.mjs";

const lacks = engine.lacking();
const skip = lacks ? `this machine has no ${lacks}` : false;

test(
  "in the whole Chromium a diagram wakes, a game against the machine is played beside the words and kept, an example is stepped, dice fall",
  { skip },
  (t) => visit(engine, t),
);

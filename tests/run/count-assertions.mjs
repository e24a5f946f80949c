// Loaded before a test file: counts its assertions, and writes their number to the file LUDUS_ASSERTIONS names when the process ends.
// An assertion is counted when its function is asked for (assert.equal), so that the functions themselves stay what they are.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";

let count = 0;
for (const [name, check] of Object.entries(assert)) {
  if (typeof check !== "function" || !/^[a-z]/.test(name) || name === "strict") continue;
  Object.defineProperty(assert, name, {
    configurable: true,
    enumerable: true,
    get() {
      count++;
      return check;
    },
  });
}
process.on("exit", () => {
  if (process.env.LUDUS_ASSERTIONS) writeFileSync(process.env.LUDUS_ASSERTIONS, String(count));
});

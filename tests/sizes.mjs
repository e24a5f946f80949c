// What the modules weigh over the wire, with their glue, against what we allow them.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { families } from './doors.mjs';
import { brotli, figure, kilobytes } from './figures.mjs';

const web = process.env.LUDUS_SITE ? pathToFileURL(`${resolve(process.env.LUDUS_SITE)}/wasm/`) : new URL('../build/site/wasm/', import.meta.url); // as they are served

const budgets = { core: 120_000, table: 320_000 };
// Chess has a larger house: two engines, six games, and the ways in which others write them.
const own = { chess: { core: 220_000, table: 420_000 } };
const names = { core: 'core module', table: 'table module with its font' };

for (const { family, modules } of families()) {
  for (const kind of modules.filter((each) => budgets[each])) {
    const budget = own[family]?.[kind] ?? budgets[kind];
    test(`the ${names[kind]} of ${family} is at most ${kilobytes(budget)} over the wire`, () => {
      const files = [`${kind}-${family}.wasm`, `${kind}-${family}.js`];
      const parts = files.map((file) => brotli(readFileSync(new URL(file, web))));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      figure(`${names[kind]}, ${family}, Brotli`, `${kilobytes(whole)} of ${kilobytes(budget)} (${files.map((file, i) => `${file} ${kilobytes(parts[i])}`).join(', ')})`);
      assert.ok(whole <= budget, `${whole} bytes`);
    });
  }
}

// What the modules weigh over the wire, with their glue, against what we allow them.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { brotli, figure, kilobytes } from './figures.mjs';

const web = new URL('../build/site/wasm/', import.meta.url); // as they are served

for (const { name, files, budget } of [
  { name: 'core module', files: ['core.wasm', 'core.js'], budget: 120_000 },
  { name: 'table module with its font', files: ['table.wasm', 'table.js'], budget: 320_000 },
]) {
  test(`the ${name} is at most ${kilobytes(budget)} over the wire`, () => {
    const parts = files.map((file) => brotli(readFileSync(new URL(file, web))));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    figure(`${name}, Brotli`, `${kilobytes(whole)} of ${kilobytes(budget)} (${files.map((file, i) => `${file} ${kilobytes(parts[i])}`).join(', ')})`);
    assert.ok(whole <= budget, `${whole} bytes`);
  });
}

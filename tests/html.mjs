// Every built page is valid HTML, by the letter of the standard: what browsers forgive, a reader's other tools may not.
import test from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { pages, site } from './browser/harness.mjs';

const strict = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Ours by choice, and right in HTML:
    'doctype-style': ['error', { style: 'lowercase' }],
    'valid-id': ['error', { relaxed: true }], // rules are anchors by their own names, fulke.1.take.addition
    'long-title': ['error', { maxlength: 80 }], // the names of the games are long
    'form-dup-name': 'off', // boxes with one name are one choice of several
    'no-redundant-role': 'off', // a table laid out otherwise on a phone loses its roles unless they are said
    'no-trailing-whitespace': 'off', // of the templates
    'require-sri': 'off', // everything comes from the site itself
    'wcag/h32': 'off', // forms that choose what is shown act at each change; there is nothing to send
  },
};
const checker = new HtmlValidate(strict);

/** What is wrong with a page: rule, line, what and where. */
const faults = (html) =>
  checker.validateStringSync(html).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message, selector }) => `line ${line}: ${ruleId}: ${message}${selector ? ` at ${selector}` : ''}`));

test('the checker of HTML sees an unclosed element, an unknown attribute value, an id twice, and a picture without words', () => {
  const page = (body) => `<!doctype html><html lang="en-GB"><head><title>Page</title></head><body><main>${body}</main></body></html>`;
  assert.deepEqual(faults(page('<p>Good.</p>')), []);
  for (const [body, rule] of [['<p><b>Bad.</p>', 'close-order'], ['<button type="press">Go</button>', 'attribute-allowed-values'], ['<p id="a">1</p><p id="a">2</p>', 'no-dup-id'], ['<img src="/a.png">', 'wcag/h37'], ['<ul><p>1</p></ul>', 'element-permitted-content']])
    assert.ok(faults(page(body)).some((fault) => fault.includes(rule)), `${rule}: ${faults(page(body))}`);
});

test('every page is valid HTML', () => {
  const wrong = pages().flatMap((path) => faults(readFileSync(`${site}${path.endsWith('/') ? `${path}index.html` : path}`, 'utf8')).map((fault) => `${path}: ${fault}`));
  assert.deepEqual(wrong, []);
});

test('the page of licences names every typeface and library that is shipped', () => {
  const page = readFileSync(`${site}/licences/index.html`, 'utf8');
  const faces = { 'eb-garamond': 'EB Garamond', inter: 'Inter', han: 'Klee One' };
  for (const file of readdirSync(`${site}/assets/fonts`).filter((name) => name.endsWith('.woff2'))) {
    const face = Object.keys(faces).find((name) => file.startsWith(name));
    assert.ok(face && page.includes(faces[face]), `${file} is not named`);
  }
  for (const [path, name] of [['js/minisearch.mjs', 'MiniSearch'], ['wasm/core-chess.wasm', 'libc++'], ['wasm/table-chess.wasm', 'Dear ImGui'], ['wasm/table-chess.wasm', 'SDL2']])
    assert.ok(existsSync(`${site}/${path}`) && page.includes(name), `${name} is not named`);
});

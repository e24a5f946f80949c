import assert from "node:assert/strict";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { check } from "./check.mjs";

function site(pages, files = {}) {
  const output = mkdtempSync(join(tmpdir(), "check-"));
  const results = Object.entries(pages).map(([url, content]) => ({
    url,
    outputPath: join(output, url, "index.html"),
    content,
  }));
  for (const { outputPath, content } of results) {
    mkdirSync(join(outputPath, ".."), { recursive: true });
    writeFileSync(outputPath, content);
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output, name), text);
  return { output, results };
}

function faults(pages, files) {
  const { output, results } = site(pages, files);
  try {
    check(output, results);
    return "";
  } catch (fault) {
    return fault.message;
  } finally {
    rmSync(output, { recursive: true });
  }
}

test("links that lead somewhere pass", () => {
  assert.equal(
    faults({
      "/": '<a href="/b/#here">b</a> <a href="https://example.org/">away</a>',
      "/b/": '<p id="here">x</p><a href="../">home</a><a href="#here">up</a>',
    }),
    "",
  );
});

test("what leads nowhere is told with its page", () => {
  assert.match(
    faults({ "/": '<a href="/gone/">x</a>' }),
    /^1 faults in the pages:\n\/: nothing is at \/gone\/$/,
  );
  assert.match(faults({ "/": '<a href="#nowhere">x</a>' }), /\/: no such place as #nowhere/);
  assert.match(
    faults({ "/": '<script src="/js/lost.js"></script>' }),
    /nothing is at \/js\/lost\.js/,
  );
  assert.match(
    faults({ "/": '<body data-later="./ ./js/later.js">' }),
    /^1 faults in the pages:\n\/: nothing is at \.\/js\/later\.js$/,
  );
  assert.match(faults({ "/": '<p id="a"></p><p id="a"></p>' }), /the id “a” stands twice/);
  assert.match(
    faults({ "/": "" }, { "passages.json": '{"r.1":{"url":"/#r.1"}}' }),
    /passages\.json \(r\.1\): no such place as \/#r\.1/,
  );
});

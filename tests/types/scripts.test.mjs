// The scripts keep to the JSON shapes (wasm/shapes.d.ts, site/src/js/shapes.d.ts), as TypeScript checks them.
// early: the scripts alone are read
import test from "node:test";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const project = here("../..");
const folder = mkdtempSync(join(tmpdir(), "ludus-types-"));
test.after(() => rmSync(folder, { recursive: true }));

const LIMIT = 600_000; // milliseconds; it takes seconds
/** What TypeScript says of a tsconfig.json: lines. */
function check(config, ...more) {
  const { status, signal, stdout, stderr } = spawnSync(
    "node",
    [here("../node_modules/typescript/bin/tsc"), "-p", config, "--pretty", "false", ...more],
    { cwd: project, encoding: "utf8", timeout: LIMIT, maxBuffer: 2 ** 26 },
  );
  assert.equal(signal, null, "it ends within its time");
  const said = `${stdout}${stderr}`.split("\n").filter(Boolean);
  assert.equal(status === 0, said.length === 0 || more.length > 0, said.join("\n"));
  return said;
}
const configs = {
  "the pages and of wasm/": here("tsconfig.json"),
  "site/lib": here("tsconfig.lib.json"),
};
for (const [name, config] of Object.entries(configs))
  test(`the scripts of ${name} keep to the shapes`, () => assert.deepEqual(check(config), []));

test("every script is checked whole", () => {
  const seen = new Set(
    Object.values(configs).flatMap((config) => check(config, "--listFilesOnly")),
  );
  const scripts = ["wasm", "site/src/js", "site/lib"].flatMap((place) =>
    readdirSync(join(project, place), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.m?js$/.test(name) && !name.endsWith(".test.mjs"))
      .map((name) => join(project, place, name)),
  );
  assert.ok(scripts.length > 100);
  assert.deepEqual(
    scripts.filter((script) => !seen.has(script)),
    [],
  );
  assert.deepEqual(
    scripts.filter((script) =>
      /@ts-(nocheck|ignore|expect-error)/.test(readFileSync(script, "utf8")),
    ),
    [],
    "nothing is excused",
  );
});

test("a field that the core does not hand out is refused", () => {
  const planted = `import { LiveMatch } from '${project}/site/src/js/match/match-view.mjs';
    /** @param {import('${project}/wasm/shapes.d.ts').Ludus} ludus */
    export function ask(ludus) {
      const match = ludus.match('fulke-1'), live = new LiveMatch(ludus);
      live.addEventListener('change', ({ detail }) => detail.state.line.FIELD);
      return [ludus.catalogue()[0].FIELD, match.spots()[0].FIELD, match.state().awaits.FIELD, live.state.line[0].reasons[0].FIELD, match.hunt().prospects[0].FIELD];
    }\n`;
  const config = join(folder, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      extends: here("tsconfig.json"),
      include: [join(folder, "planted.mjs"), here("dom.d.ts")],
      exclude: [],
    }),
  );
  writeFileSync(join(folder, "planted.mjs"), planted.replaceAll("FIELD", "fild"));
  const said = check(config).filter((line) => /^\S/.test(line));
  assert.equal(said.length, 6, said.join("\n"));
  for (const line of said) assert.match(line, /planted\.mjs.*Property 'fild' does not exist/);
  const known = ["length", "family", "kind", "what", "rule", "within"];
  writeFileSync(
    join(folder, "planted.mjs"),
    planted.replaceAll("FIELD", () => known.shift()),
  );
  assert.deepEqual(check(config), []);
});

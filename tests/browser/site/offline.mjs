// What the tests of the site without a network share: a small site of some of its pages, a visitor whose browser keeps it, and
// waiting for what is stored.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeEdition } from "../../../site/lib/edition.mjs";
import { site } from "../harness.mjs";
import { patience } from "../hands.mjs";
import { plainly } from "../store/keeping.mjs";

/** A folder of the test file's own, to be removed when it ends. */
export const folder = mkdtempSync(join(tmpdir(), "ludus-offline-"));
export const removeFolder = () => rmSync(folder, { recursive: true });

/** What the list of a built site says: {version, files, needs, shell}. */
export const listOf = (root) => JSON.parse(readFileSync(join(root, "offline.json"), "utf8"));

/** Sheets; scripts but those of pages that are in none of these sites; what a table shows of a position the books have too. */
const ofAnyPage = [
  /^assets\/css\//,
  /^js\/(?!puzzles\/|squares\/|studies\/)/,
  /^positions\/(fulke-1|royal-imperial)\.json$/,
  /^assets\/examples\/rithmomachia\/fulke-1\/demo-line\.game$/,
];

/**
 * A site of these pages only, with what they ask for once they are awake and what every page stands on: each file that is stored
 * costs a browser some thirty milliseconds of a core. In a long run the whole site is stored and packed.
 * @param {string[]} pages their folders: "play/"
 * @param {RegExp} [without] files that no test asks for
 */
export function sitePart(name, pages, without = /^$/) {
  const root = join(folder, name);
  const { files, needs, shell } = listOf(site);
  const wanted = new Set(pages.map((page) => `${page}index.html`));
  for (const [page, others] of needs)
    if (wanted.has(files[page][0])) others.forEach((i) => wanted.add(files[i][0]));
  for (const [i, [path]] of files.entries())
    if (
      (i < shell || wanted.has(path) || ofAnyPage.some((pattern) => pattern.test(path))) &&
      !without.test(path)
    )
      cpSync(join(site, path), join(root, path));
  cpSync(join(site, "sw.js"), join(root, "sw.js"));
  writeEdition(root);
  return root;
}

/** For visitor(): the worker is let in, and no board is drawn. */
export const keeping = { workers: "allow", init: plainly };
/** And nothing is fetched that was not asked for: the browser is told to save data. */
export const saving = {
  workers: "allow",
  init: () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  },
};
/** For openTable(): the table is the picture. */
export const plain = { plain: true };

/** Two persons sit at the table of the page. */
export const seatPersons = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    [0, 1].forEach((seat) => match.seat(seat, { machine: false }));
  });

/** Waits until the page for taking the site along says that all is stored. */
export const allStored = (page) =>
  page
    .getByTestId("offline-count")
    .filter({ hasText: /All \d+ files are stored/ })
    .waitFor({ timeout: 4 * patience * 1000 });

/** Has everything stored that the edition of the page holds; the browser saves data, so that nothing else stores meanwhile. */
export async function storeAll(page, at = "/") {
  await page.goto(`${at}take-along/`);
  await page.getByTestId("fetch-all").click(); // which can be pressed once it is heard
  await allStored(page);
}

/** Waits until the worker answers for the site of the page. */
export const settled = (page) =>
  page.evaluate(async () => {
    await (
      await import(
        `${document.baseURI.replace(/(games|books|play|take-along)\/.*$/, "")}js/site/offline.mjs`
      )
    ).active;
  });

/** What stands at the foot of the page about its edition. */
export const versionOf = (page) => page.getByTestId("version").innerText();

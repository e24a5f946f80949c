// The typefaces come in two files each: what pages mostly say, and the rarer characters, fetched where one of them stands.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { project, start } from "../harness.mjs";
import { painted, visitor } from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

const faces = [
  ...readFileSync(`${project}site/src/assets/css/base.css`, "utf8").matchAll(
    /@font-face \{ font-family: "(Codex \w+)"; src: url\("[^"]*\/([\w-]+)\.woff2"\)[^}]*font-weight: (\d+);(?: font-style: (\w+);)?(?:[^}]*unicode-range: ([^;]*))?/g,
  ),
].map(([, family, file, weight, style = "normal", range]) => ({
  file,
  font: `${style} ${weight} 20px "${family}"`,
  letters: (range?.split(", ") ?? []).flatMap((run) => {
    const [first, last = first] = run.slice(2).split("-");
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, at) =>
      String.fromCodePoint(from + at),
    );
  }),
}));

test("a character of the range of a face's second file is drawn from that file, what is common from the first, and accents by either", async () => {
  const { context, page } = await visitor(house);
  await page.goto("/404.html");
  const seconds = faces.filter(({ letters }) => letters.length > 0);
  assert.equal(seconds.length, 4);
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  for (const { file, font, letters } of seconds) {
    /** Words, and the faces that are to draw them. */
    const lines = [
      ...letters.map((letter) => [letter, /^Codex\w+More$/]),
      ["Word, 123: “é, ö”… × ÷ − ·", /^Codex(?!\w*More$)\w+$/],
      ["àâäæçèéêëîïñôöœùûüÆÉſ", /^(Codex\w+(, )?)+$/], // that every face has, in one file or the other
    ];
    await page.evaluate(
      async ([face, all]) => {
        document.getElementById("main").replaceChildren(
          ...all.map((words) => {
            const line = document.createElement("p");
            line.style.font = face;
            line.textContent = words;
            return line;
          }),
        );
        await document.fonts.load(face, all.join(""));
      },
      [font, lines.map(([words]) => words)],
    );
    await painted(page);
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "#main > p",
    });
    assert.equal(nodeIds.length, lines.length);
    for (const [at, nodeId] of nodeIds.entries()) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      const drawnBy = fonts
        .map(
          ({ postScriptName, isCustomFont }) =>
            `${isCustomFont ? "" : "not ours: "}${postScriptName}`,
        )
        .join(", ");
      const [words, expected] = lines[at];
      assert.match(drawnBy, expected, `${file}: ${words}`);
    }
  }
  await context.close();
});

test("a page without a rare character fetches no second file", async () => {
  const { context, page } = await visitor(house);
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/books/fulke/taking/");
  await page.evaluate(async () => void (await document.fonts.ready));
  const types = asked.filter((path) => path.endsWith(".woff2"));
  assert.ok(types.length >= 3, String(types));
  assert.deepEqual(
    types.filter((path) => path.includes("-more")),
    [],
  );
  await page.evaluate(() => {
    document.querySelector("h1").append(" ñ");
  });
  await page.waitForEvent("requestfinished", (request) => request.url().includes("-more.woff2"));
  await context.close();
});

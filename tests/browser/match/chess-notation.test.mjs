// How the moves of the chess of many peoples are written, whose men they are, and how the board is painted before any script.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  catalogue,
  html,
  linkOf,
  movesOf,
  movesShown,
  openTab,
  openTable,
  painted,
  patience,
  playOf,
  shared,
  table,
  visitor,
  withoutGL,
} from "../hands.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The cards of the games of chess. */
const chess = async () => (await catalogue()).filter(({ family }) => family === "chess");

/** The words at the edge of the picture, and in it. */
const edge = (page) => table(page).locator(".picture svg text").allTextContents();

for (const { game, words, ways } of [
  {
    game: "falkener-xiangqi",
    words: "27-97 80-72",
    ways: [
      ["Squares a1, b2", ["Ci8", "Hg3"], "a i 10", "90"],
      ["Files, as in China", ["C2=9", "H2+3"], "9 5", "90"],
      ["Squares as in the book", ["27-97", "80-72"], "10 90 1", "a"],
    ],
  },
  {
    game: "falkener-siamese",
    words: "52-53 45-44",
    ways: [
      ["Squares a1, b2", ["e4", "d5"], "a h 8", "80"],
      ["Squares as in the book", ["52-53", "45-44"], "10 80 7", "a"],
    ],
  },
  {
    game: "falkener-shogi",
    words: "32-33 76-75 21-87+",
    ways: [
      ["Squares a1, b2", ["Pc4", "Pg6", "Bxh8=+B"], "a i 9", "90"],
      ["Squares 1a, 2b", ["P-7f", "P-3d", "Bx2b+"], "a i 9", "90"],
      ["In Japanese", ["７六歩(77)", "３四歩(33)", "２二角成(88)"], "a i 9", "90"],
      ["Squares as in the book", ["32-33", "76-75", "21-87+"], "10 90 8", "i"],
    ],
  },
  {
    game: "backgammon",
    words: "6:5 n-g n-h",
    ways: [
      ["Points 1 to 24", ["6:5", "13/7", "13/8"], "1 24", "n"],
      ["Points as in the book", ["6:5", "n-g", "n-h"], "a n", "24"],
    ],
  },
]) {
  test(`the moves of ${game} and the numbers at the edge are today's at first, and the book's or others at a touch`, async () => {
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, words }), { plain: true });
    await openTab(page, "moves");
    const button = page.getByTestId("notation");
    const listed = async () => (await movesShown(page)).map((move) => move.replace(/\s/g, ""));
    for (const [label, written, there, absent] of [...ways, ways[0]]) {
      await until(
        `the notation ${label}`,
        async () => (await button.textContent()) === label,
        patience,
      );
      assert.deepEqual(
        await listed(),
        written.map((move) => move.replace(/\s/g, "")),
        label,
      );
      const numbers = await edge(page);
      for (const number of there.split(" "))
        assert.ok(
          numbers.includes(number),
          `${label}: ${number} at the edge: ${numbers.join(" ")}`,
        );
      assert.ok(!numbers.includes(absent), `${label}: ${absent} at the edge: ${numbers.join(" ")}`);
      await button.click();
    }
    // What was chosen last is remembered; the record stays as the book writes it.
    await page.getByText(ways[1][0], { exact: true }).waitFor();
    assert.ok(
      (await shared(page)).record.includes(ways.at(-1)[1].at(-1)),
      "the record is written as the book writes",
    );
    await page.goto("about:blank");
    await openTable(page, playOf(game), { plain: true });
    assert.equal(await button.textContent(), ways[1][0]);
    await movesOf(page, ways[0][1].length);
    assert.deepEqual(
      await listed(),
      ways[1][1].map((move) => move.replace(/\s/g, "")),
    );
    await page.sound();
    await context.close();
  });
}

test("the drawn table too writes the numbers at its edge in the notation of the list, and a game without others has no such button", async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: "falkener-siamese", words: "52-53 45-44" }));
  await openTab(page, "moves");
  const button = page.getByTestId("notation");
  const canvas = page.getByTestId("canvas");
  const look = async () => (await canvas.screenshot()).toString("base64");
  const still = async () => {
    let last = await look();
    return until("the table is still", async () => {
      const before = last;
      await painted(page);
      last = await look();
      return last === before && last;
    });
  };
  await button.hover();
  const first = await still();
  await button.click();
  await until("other numbers are drawn", async () => (await look()) !== first, patience);
  await button.click();
  await until(
    "the numbers of before are drawn again",
    async () => (await look()) === first,
    patience,
  );
  await openTable(page, playOf("fulke-1"));
  assert.equal(await page.getByTestId("notation").count(), 0);
  await page.sound();
  await context.close();
});

test("a game’s page sets the ways of playing it side by side, each difference with its passage", async () => {
  for (const { id, rules, options, presets } of await chess()) {
    // The mate of Dilaram has no section of its own: its page is about nothing else.
    const page = html(`/games/${id}/`),
      [section = id === "falkener-shatranj" ? page : null] =
        page.match(/<h2 id="(falkener-s-rules-and-today-s-rules|three-descriptions)[^]*?(?=<h2)/) ??
        [];
    assert.ok(section, `${id}: no such section`);
    const linked = (rule) =>
      new RegExp(`href="/books/falkener/[^"#]+#${rule.replaceAll(".", "\\.")}"`).test(section);
    const changed = new Set(presets.slice(1).flatMap((preset) => Object.keys(preset.options)));
    for (const { key, rule } of options.filter(({ key }) => changed.has(key)))
      assert.ok(linked(rule), `${id}: ${key} without ${rule}`);
    for (const rule of rules.filter((one) => /\.modern\./.test(one)))
      assert.ok(linked(rule), `${id}: ${rule}`);
    assert.ok((section.match(/<li>/g) ?? []).length >= 2, id);
  }
});

// Two windows with one match: what is played in either is kept, and what became a game of its own is said.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start, until } from "../harness.mjs";
import {
  leaf,
  line,
  linkOf,
  moves,
  movesOf,
  openTable,
  patience,
  playWords,
  press,
  reckoned,
  visitor,
} from "../hands.mjs";
import { notice, noticed, plainly, three } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** The moves of every kept game. */
const keptLines = (page) =>
  page
    .evaluate(async () =>
      (await import("/js/store/store.mjs")).all().games.map(({ record }) => record),
    )
    .then((all) => all.map(line).sort());

/** Another move than `words` after `before`, by two touches of the board: {words, spots}. */
async function another(before, words) {
  const { state, spots } = await reckoned({ words: before });
  const move = state.moves.find(
    (each) =>
      each.words !== words &&
      each.touches.length === 2 &&
      each.touches.every((index) => spots[index].kind === "point"),
  );
  return { words: move.words, spots: move.touches.map((index) => spots[index].name) };
}

/** Two windows with the match after three[0]. */
async function two() {
  const { context, page } = await visitor(house, { init: plainly });
  await openTable(page, await linkOf({ words: three[0] }), { plain: true });
  await until("it is kept", async () => (await keptLines(page)).length === 1, patience);
  const other = await leaf(context, house.origin);
  await openTable(other, "/play/", { plain: true });
  assert.deepEqual(await moves(other), [three[0]]);
  return { context, page, other };
}

test("who plays on in a window that is behind plays a game of its own, which is said, and kept when the window is closed", async () => {
  const { context, page, other } = await two();
  await press(other, three[1].split(/[-~]/));
  await movesOf(other, 2);
  await noticed(
    page,
    /continued in another window\. What you play here is saved as a separate game/,
  );
  const mine = await another(three[0], three[1]);
  await press(page, mine.spots);
  await movesOf(page, 2);
  await noticed(page, /also played in another window\. Both games are saved/);
  assert.equal(
    await notice(page).filter({ hasText: "another window" }).count(),
    1,
    "the notice before is gone",
  );
  const last = await another(`${three[0]} ${mine.words}`, "");
  await press(page, last.spots);
  await movesOf(page, 3);
  await page.close();
  // What a window wrote last may reach the other a moment after it is gone.
  const both = [`${three[0]} ${mine.words} ${last.words}`, `${three[0]} ${three[1]}`].sort();
  await until(
    "both games are kept, with the last move",
    async () => JSON.stringify(await keptLines(other)) === JSON.stringify(both),
    patience,
  );
  assert.equal(
    await notice(other).filter({ hasText: "another window" }).count(),
    0,
    "the window that went on first hears nothing",
  );
  await press(other, three[2].split(/[-~]/));
  await movesOf(other, 3);
  await until(
    "and its match goes on where it was",
    async () => (await keptLines(other)).includes(three.join(" ")),
    patience,
  );
  assert.equal((await keptLines(other)).length, 2);
  await other.sound();
  await context.close();
});

test("a move in each of two windows at once: both are kept, and it is said", async () => {
  const { context, page, other } = await two();
  const mine = await another(three[0], three[1]);
  await Promise.all([playWords(page, mine.words), playWords(other, three[1])]);
  await until("both lines are kept", async () => (await keptLines(page)).length === 2, patience);
  await until(
    "it is said in one of them",
    async () =>
      (await notice(page).allInnerTexts())
        .concat(await notice(other).allInnerTexts())
        .some((words) => /Both games are saved/.test(words)),
    patience,
  );
  const next = await another(`${three[0]} ${mine.words}`, "");
  await Promise.all([playWords(page, next.words), playWords(other, three[2])]);
  await until(
    "and all that is played on in both",
    async () => {
      const all = await keptLines(page);
      return (
        all.length === 2 &&
        all.includes(three.join(" ")) &&
        all.includes(`${three[0]} ${mine.words} ${next.words}`)
      );
    },
    patience,
  );
  // From the one of whose moves a game of its own was made, the other can be shown.
  const apart =
    (await notice(page).filter({ hasText: "Both games are saved" }).count()) > 0 ? page : other;
  await apart.getByRole("button", { name: "Show the other game" }).click();
  const shown = await movesOf(apart, 3);
  assert.deepEqual(shown, apart === page ? three : [three[0], mine.words, next.words]);
  await page.sound();
  await other.sound();
  await context.close();
});

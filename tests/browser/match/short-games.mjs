// A game of a kind of the battle of numbers against the machine: its first turns, or the whole of a short one.
import assert from "node:assert/strict";
import { until } from "../harness.mjs";
import {
  choose,
  catalogue,
  core,
  moves,
  openTable,
  patience,
  playOf,
  press,
  say,
  says,
  shared,
  table,
  tap,
  thinkAbout,
  told,
  unfold,
  visitor,
  walk,
} from "../hands.mjs";

/** A good move for the person, found outside the page: a taking where there is one, else what the machine advises. */
async function choice({ state, record }) {
  const takings = state.moves.filter((move) => /x/.test(move.words));
  if (takings.length > 0) return takings[0];
  const { words } = await thinkAbout(record, { level: "steady", seconds: 0.15, seed: 1 });
  return state.moves.find((move) => move.words === words) ?? state.moves[0];
}

const ways = {
  mouse: { context: { width: 1280, height: 900 }, touch: (page, name) => press(page, [name]) },
  finger: {
    context: { width: 390, height: 844, touch: true, scale: 2 },
    touch: (page, name) => tap(page, [name]),
  },
  keyboard: {
    context: { width: 1280, height: 900 },
    async touch(page, name) {
      await table(page).getByTestId("board-grid").locator('[tabindex="0"]').focus();
      await walk(page, table(page), name);
      await page.keyboard.press("Enter");
    },
  },
};

export const wayOf = (i) => (i === 1 ? "finger" : i === 4 ? "keyboard" : "mouse");

/** Kind `i`, by its way; to its end where it is to be played whole. */
export async function playKind(house, i, whole, t) {
  const card = (await catalogue()).filter(({ family }) => family === "rithmomachia")[i];
  t.diagnostic(card.name);
  const way = ways[wayOf(i)];
  const { context, page } = await visitor(house, way.context);
  await openTable(page, i === 0 ? "/play/?game=fulke-1" : playOf(card.id));
  await choose(page, "new");
  const sheet = page.getByTestId("new-game");
  await sheet.locator(".presets label", { hasText: "4" }).first().click();
  await unfold(sheet);
  const [level] = (await core()).levels();
  await sheet.getByTestId(`seat-choice-${card.seats[0].id}`).selectOption(level.id);
  await sheet.getByTestId(`seat-choice-${card.seats[1].id}`).selectOption("person");
  await sheet.getByTestId("sheet-begin").click();
  await sheet.waitFor({ state: "detached" });
  let touched = 0;
  for (let moves = 0; moves < (whole ? 600 : 3); moves += 1) {
    const now = await until(
      "the person’s move, or the end",
      async () => {
        const here = await told(page);
        return (here.state.outcome.over || here.state.toMove === 1) && here;
      },
      patience,
    );
    if (now.state.outcome.over) break;
    const move = await choice(now);
    for (const index of move.touches) {
      const spot = now.spots[index];
      if (spot.kind === "button") await table(page).getByTestId(`spot-${spot.name}`).click();
      else await way.touch(page, spot.name);
      touched += 1;
    }
    const arrived = ({ state }) => state.cursor !== now.state.cursor;
    const after = await until(
      "the touches are taken",
      async () => {
        const here = await told(page);
        return (arrived(here) || here.state.touched.length === move.touches.length) && here;
      },
      patience,
    );
    if (arrived(after)) continue;
    // Touches may make a move that others go on from: the last, once more, says that it is meant.
    await way.touch(page, now.spots[move.touches.at(-1)].name);
    await until("the move is made", async () => arrived(await told(page)), patience);
  }
  const { state } = await told(page);
  if (!whole) {
    assert.ok(touched >= 3 && state.size >= 5, `${touched} touches, ${state.size} moves`);
    await page.sound();
    await context.close();
    return;
  }
  assert.ok(state.outcome.over, `not over after ${state.size} moves`);
  assert.equal(
    state.outcome.rule.replace(/^.*\.victory/, "victory"),
    state.outcome.rule.includes("victory") ? "victory.bodies" : state.outcome.rule,
    state.outcome.text,
  );
  assert.ok(touched > 8);
  await says(page, /./);
  assert.match((await say(page).textContent()) ?? "", /won|win|victory|draw/i);
  await page.getByTestId("result-close").click(); // on a phone it lies over what shares the game
  const ludus = await core();
  const again = ludus.read((await shared(page)).record);
  assert.ok(again.state().outcome.over, "the record of the game replays to its end");
  again.drop();
  await page.sound();
  await context.close();
}

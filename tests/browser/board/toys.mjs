// A site on which toys of tests/toys take the place of a game: boards that no book has yet, on a play page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../harness.mjs";
import {
  cell,
  core,
  diceByHand,
  encodeGame,
  html,
  openTable,
  painted,
  patience,
  table,
  told,
  visitor,
  withoutGL,
} from "../hands.mjs";

const STOOD_IN = "falkener-xiangqi"; // its page is taken
const web = process.env.LUDUS_WEB ?? new URL("../../../build/web", import.meta.url).pathname;

/** A visitor for whom the site has that toy too, at the match given: {setup, words}. */
export async function atToy(
  house,
  toy,
  { setup = "", words = "", options = {}, plain = false, stoodIn = STOOD_IN } = {},
) {
  const match = (await core("toys")).match(toy, { setup, options });
  if (words) match.play(words);
  const link = `/play/${toy}/#${await encodeGame({ record: match.record() })}`;
  match.drop();
  const { context, page } = await visitor(house, plain ? { init: withoutGL } : {});
  await context.addInitScript(diceByHand);
  const answer = (pattern, type, body) =>
    context.route(pattern, (route) => route.fulfill({ contentType: type, body }));
  await answer(
    `**/play/${toy}/`,
    "text/html",
    html(`/play/${stoodIn}/`).replaceAll(`data-game="${stoodIn}"`, `data-game="${toy}"`),
  );
  await context.route("**/js/generated/games.mjs", async (route) => {
    const body = await (await route.fetch()).text();
    assert.match(body, /games ?= ?\{/);
    await route.fulfill({
      contentType: "text/javascript",
      body: body.replace(
        /games ?= ?\{/,
        `games={"${toy}":{"family":"toys","play":"/play/${toy}/","hasHunter":false,"pgn":false},`,
      ),
    });
  });
  await answer(`**/positions/${toy}.json`, "application/json", '{"records":[],"at":{}}');
  await answer(
    "**/wasm/rules-toys.wasm",
    "application/wasm",
    readFileSync(join(web, "rules-toys.wasm")),
  );
  await openTable(page, link, { plain });
  return { context, page };
}

/** A place on the page within a spot's own outline, as far from its edge as a look over its box finds. */
export async function placeIn(page, name) {
  await cell(table(page), name).scrollIntoViewIfNeeded();
  await painted(page);
  return page.evaluate(async (spotName) => {
    const { outlineOf, within } = await import("/js/board/spot-outline.mjs");
    const spot = document
      .querySelector("[data-panel]")
      .panel.match.spots.find((one) => one.name === spotName);
    const { left, top, width, height } = document
      .querySelector(`.table [role="gridcell"][data-name="${spotName}"]`)
      .getBoundingClientRect();
    const corners = outlineOf(spot, {});
    if (!corners) return { x: left + width / 2, y: top + height / 2 };
    const steps = [...Array(40).keys()].map((i) => (i + 0.5) / 40);
    const edge = (x, y) =>
      Math.min(
        ...corners.map(([ax, ay], i) => {
          const [bx, by] = corners.at(i - 1);
          const along = Math.max(
            0,
            Math.min(
              1,
              ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2),
            ),
          );
          return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
        }),
      );
    let best = null;
    for (const x of steps)
      for (const y of steps)
        if (within(corners, x, y) && (!best || edge(x, y) > best.room))
          best = { room: edge(x, y), x, y };
    return { x: left + best.x * width, y: top + best.y * height };
  }, name);
}

/** Makes a legal move by the mouse: its places on the board, its buttons beside it. */
export async function make(page, { touches }) {
  const { state, spots } = await told(page);
  const before = state.line.length;
  for (const index of touches) {
    const { kind, name } = spots[index];
    if (kind === "button") {
      await table(page).getByTestId(`spot-${name}`).click();
    } else {
      const { x, y } = await placeIn(page, name);
      await page.mouse.click(x, y);
    }
  }
  await until(
    "the move is made",
    async () => (await told(page)).state.line.length > before,
    patience,
  );
}

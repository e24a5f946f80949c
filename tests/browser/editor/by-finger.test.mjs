// The editor on a phone: pieces are put and carried by a finger, and nothing is wider than the screen.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { start } from "../harness.mjs";
import { drag, middle, painted, tap, visitor } from "../hands.mjs";
import { narrow, sideways } from "../site/layout.mjs";
import { plainly } from "../store/keeping.mjs";
import { board, good, openEditor, part, pieceOf, small, stands } from "./editing.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("a finger puts pieces, carries one over the board, and takes it off beside it", async () => {
  const { context, page } = await visitor(house, {
    width: 390,
    height: 844,
    touch: true,
    init: plainly,
  });
  await openEditor(page);
  await part(page, "empty").tap();
  for (const [owner, name, spot] of small) {
    await pieceOf(page, owner, name).tap();
    await tap(page, [spot], board(page), { blind: true });
    await stands(page, spot, name);
  }
  await good(page);
  await drag(page, await middle(page, "12", board(page)), await middle(page, "17", board(page)));
  await stands(page, "17", /chariot/i);
  await stands(page, "12", /empty/);
  const { x, y, height } = await board(page).boundingBox();
  await drag(page, await middle(page, "17", board(page)), { x: x + 60, y: y + height + 60 });
  await stands(page, "17", /empty/);
  await page.sound();
  await context.close();
});

test("on phones the board, the tools and the verdict are in sight together; nothing is wider than the screen or too small for a finger", async () => {
  for (const width of [390, 320]) {
    const { context, page } = await visitor(house, {
      width,
      height: 844,
      touch: true,
      init: plainly,
    });
    await openEditor(page);
    await good(page);
    await painted(page);
    // The strip of tools alone rolls sideways, with the pictures in it.
    assert.deepEqual(
      (await sideways(page)).filter((fault) => !/^(div\.palette|a board from)/.test(fault)),
      [],
    );
    assert.deepEqual(await narrow(page), []);
    for (const id of ["editor-board", "palette", "verdict"]) {
      const box = await part(page, id).boundingBox();
      assert.ok(
        box.y >= 0 && box.y + box.height <= 844,
        `${id} at ${width}: ${JSON.stringify(box)}`,
      );
    }
    await context.close();
  }
});

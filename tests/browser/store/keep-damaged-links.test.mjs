// Links that are damaged: each says what is wrong with it, and harms nothing.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { crc32, toBase64url } from "../../../site/src/js/store/link.mjs";
import { start, until } from "../harness.mjs";
import {
  inTurn,
  kept,
  line,
  linkOf,
  moves,
  openTable,
  patience,
  table,
  visitor,
} from "../hands.mjs";
import { notice, noticed, plainly, three } from "./keeping.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Links that are damaged, with what the page must say of each. */
async function damaged() {
  const sound = (await linkOf({ words: three.join(" ") })).replace("/play/#", "");
  const [, version, check, payload] = /^game=(\d)\.([^.]*)\.(.*)$/.exec(sound);
  const raw = (text) => {
    const bytes = new TextEncoder().encode(text);
    return `game=0.${crc32(bytes)}.${toBase64url(bytes)}`;
  };
  const noise = new Uint8Array([255, 254, 253, 252, 251]);
  return [
    ["cut short", sound.slice(0, -9), /cut short or changed/],
    ["cut before the moves", `game=${version}.${check}.`, /lost its game/],
    [
      "with a wrong check",
      `game=${version}.${check === "0000000" ? "0000001" : "0000000"}.${payload}`,
      /cut short or changed.*Its check is/,
    ],
    [
      "with a sign that cannot be in it",
      `game=${version}.${check}.${payload.slice(0, 8)}*${payload.slice(9)}`,
      /character 9 of the game is “\*”/,
    ],
    ["of a version nobody knows", `game=7.${check}.${payload}`, /version 7.*Only versions 0 and 1/],
    ["without its parts", "game=hello", /does not hold a whole game/],
    ["that does not unfold", `game=1.${crc32(noise)}.${toBase64url(noise)}`, /cannot be unpacked/],
    ["that holds no record", raw('{"a":1}'), /does not hold a game/],
    [
      "with a move that is not legal",
      raw(JSON.stringify(['[Game "fulke-1"]\n\n1. h13-h11\n2. h11-h4\n'])),
      /h11-h4.*line 4, column 4/is,
    ],
    [
      "to a place that is not in its record",
      raw(JSON.stringify([`[Game "fulke-1"]\n\n1. ${three[0]}\n`, "z9-z8"])),
      /z9-z8/,
    ],
    ["of a game nobody knows", raw(JSON.stringify(['[Game "fulke-9"]\n\n'])), /fulke-9.*line 1/is],
  ];
}

// Every second has its turn, or in a long run each: what each says is shown without a browser too (link.test.mjs).
for (const [what, hash, pattern] of inTurn(await damaged(), { every: 2 }))
  test(`a link ${what} says what is wrong with it and offers a new game; the match kept here is untouched`, async () => {
    const { context, page } = await visitor(house, { init: plainly });
    // A stranger gets a new game at once.
    await openTable(page, `/play/#${hash}`, { plain: true });
    assert.match(await noticed(page, pattern), /Here is a new game\./);
    assert.equal(await notice(page).first().getAttribute("role"), "alert");
    assert.deepEqual(await moves(page), []);
    await until(
      "the board can be played",
      async () => (await table(page).locator('[role="gridcell"].open').count()) > 10,
      patience,
    );

    // Who has a match keeps it: a game of a link takes the place of one in which nobody has moved.
    await page.goto("about:blank");
    await openTable(page, await linkOf({ words: three[0] }), { plain: true });
    await until(
      "a match is kept",
      async () => line((await kept(page)).record).startsWith(three[0]),
      patience,
    );
    const { record, at } = await kept(page);
    await page.goto("about:blank");
    await openTable(page, `/play/#${hash}`, { plain: true });
    assert.match(await noticed(page, pattern), /Your own game is safe\./);
    assert.deepEqual(await moves(page), [three[0]]);
    assert.deepEqual([(await kept(page)).record, (await kept(page)).at], [record, at]);
    await notice(page).getByRole("button", { name: "New game" }).click();
    await page.getByTestId("new-game").waitFor();
    await page.keyboard.press("Escape");

    // And so where it is pasted over the address of the page that is open.
    await page.evaluate((text) => {
      location.hash = text;
    }, hash);
    assert.match(await noticed(page, pattern), /Your own game is safe\./);
    assert.deepEqual(await moves(page), [three[0]]);
    assert.equal((await kept(page)).record, record);
    await page.sound();
    await context.close();
  });

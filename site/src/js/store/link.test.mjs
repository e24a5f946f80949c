import assert from "node:assert/strict";
import { test } from "node:test";

import { crc32, decodeGame, encodeGame, fromBase64url, LinkFault, toBase64url } from "./link.mjs";

const record = '[Game "fulke-1"]\n[Title "Ünïcode × −"]\n\n1. f12-e11 f5-e6\n2. e12-d11 e5-d6\n';

test("a game survives the way through a link", async () => {
  assert.deepEqual(await decodeGame("#" + (await encodeGame({ record, at: "f12-e11" }))), {
    record,
    at: "f12-e11",
  });
  assert.deepEqual(await decodeGame(await encodeGame({ record })), { record, at: null });
});

test("a long game makes a short link", async () => {
  const long = record + Array.from({ length: 200 }, (_, i) => `${i + 3}. e12-d11 e5-d6`).join("\n");
  assert.ok((await encodeGame({ record: long })).length < long.length / 3);
});

test("the link is made of characters that need no escaping", async () => {
  assert.match(await encodeGame({ record }), /^game=1\.[0-9a-z]{7}\.[A-Za-z0-9_-]+$/);
});

test("an undeflated link is read as well", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify([record]));
  assert.deepEqual(await decodeGame(`#game=0.${crc32(bytes)}.${toBase64url(bytes)}`), {
    record,
    at: null,
  });
});

test("no game in the link is no fault", async () => {
  for (const hash of ["", "#", "#of-equalitie", "#fulke.1.take.addition"])
    assert.equal(await decodeGame(hash), null);
});

test("every way of breaking a link is told apart", async () => {
  const good = await encodeGame({ record });
  const [head, check, payload] = good.split(".");
  const broken = [
    ["game=", /does not hold a whole game/],
    ["game=1", /does not hold a whole game/],
    [`game=7.${check}.${payload}`, /version 7/],
    [`${head}.${check}.`, /lost its game/],
    [good.slice(0, -5), /cut short or changed/],
    [`${head}.0000000.${payload}`, /cut short or changed/],
    [
      `${head}.${check}.${payload.slice(0, 9)}%${payload.slice(10)}`,
      /character 10 of the game is “%”/,
    ],
    ["game=1.0000000." + "A".repeat(200_001), /characters long/],
  ];
  const junk = new Uint8Array([255, 254, 253, 1, 2]);
  broken.push([`game=1.${crc32(junk)}.${toBase64url(junk)}`, /cannot be unpacked/]);
  for (const value of ["{}", "[]", "[1]", '["a","b","c"]', "null"]) {
    const bytes = new TextEncoder().encode(value);
    broken.push([`game=0.${crc32(bytes)}.${toBase64url(bytes)}`, /does not hold a game/]);
  }
  for (const [hash, message] of broken)
    await assert.rejects(
      decodeGame("#" + hash),
      (fault) => fault instanceof LinkFault && message.test(fault.message),
      hash.slice(0, 60),
    );
});

test("a link that would unfold without end is stopped", async () => {
  const bomb = await encodeGame({ record: "0".repeat((4 << 20) + 10) });
  assert.ok(bomb.length < 200_000);
  await assert.rejects(decodeGame(bomb), /larger than 4 MB/);
});

test("base64url there and back, every length", () => {
  for (let n = 0; n < 70; n += 1) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 89 + n) & 255);
    assert.deepEqual(fromBase64url(toBase64url(bytes)), bytes);
    assert.equal(toBase64url(bytes), Buffer.from(bytes).toString("base64url"));
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.matchMedia = /** @type {any} */ (() => ({ matches: false }));
const { soundOf } = await import("./feedback.mjs");
const { strokesOf } = await import("./sounds.mjs");

const state = (step, over = false) =>
  /** @type {any} */ ({ outcome: { over }, line: step ? [{ ...step, current: true }] : [] });

test("a move, a capture, a roll and the end each have a sound of their own; looking about has none", () => {
  const move = { seat: 0, capture: "" };
  assert.equal(soundOf("move", state(move)), "move");
  assert.equal(soundOf("move", state({ ...move, capture: "It takes a pawn" })), "capture");
  assert.equal(soundOf("move", state({ seat: -1, capture: "" })), "dice");
  assert.equal(soundOf("move", state(move, true)), "end");
  assert.equal(soundOf("end", state(move, true)), "end");
  for (const kind of ["new", "touch", "go", "seat", "marks", "names"])
    assert.equal(soundOf(kind, state(move)), "", kind);
  assert.equal(soundOf("move", state(null)), "");
});

test("every sound is short, in hearing, and no louder than the others together", () => {
  for (const sound of /** @type {const} */ (["move", "capture", "dice", "end"])) {
    const strokes = strokesOf(sound, () => 1);
    assert.ok(strokes.length > 0, sound);
    for (const { at, tone, noise, lasts, loud } of strokes) {
      assert.ok(at >= 0 && at + lasts < 1, sound);
      assert.ok((tone === undefined) !== (noise === undefined), sound);
      assert.ok((tone ?? noise) >= 100 && (tone ?? noise) <= 4000, sound);
      assert.ok(loud > 0 && loud <= 0.6, sound);
    }
  }
});

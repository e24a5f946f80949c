// Sound, vibration and a voice at the table: silent at first, each switched on by one touch, remembered, and what each then does,
// told by doubles of what the browser has for them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { network } from "../../../site/src/js/words/network.mjs";
import {
  act,
  choose,
  linkOf,
  movesOf,
  NOT_FETCHED,
  openTable,
  patience,
  press,
  say,
  visitor,
  without,
  withoutGL,
} from "../hands.mjs";
import { start, until } from "../harness.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

/** Doubles in the page that write down what they are asked: window.heard {played: [[hertz…]], shaken: [[ms]], spoken: [words]}. */
const doubles = () => {
  const heard = { contexts: 0, played: [], shaken: [], spoken: [] };
  window.heard = heard;
  const value = () => ({
    value: 0,
    setValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const node = (more = {}) => ({ connect() {}, ...more });
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    destination = node();
    constructor() {
      heard.contexts += 1;
    }
    createGain = () => node({ gain: value() });
    createBiquadFilter = () => node({ frequency: value() });
    createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    #source = (kind) =>
      node({ frequency: value(), start: () => heard.played.push(kind), stop() {} });
    createOscillator = () => this.#source("tone");
    createBufferSource = () => this.#source("noise");
  };
  Object.defineProperty(navigator, "vibrate", {
    configurable: true,
    value: (pattern) => heard.shaken.push(pattern),
  });
  Object.defineProperty(window, "speechSynthesis", {
    configurable: true,
    value: { cancel() {}, speak: ({ text }) => heard.spoken.push(text) },
  });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
};
const init = `(${withoutGL})(); (${doubles})();`;
const heard = (page) => page.evaluate(() => window.heard);
/** Plays the first of the legal moves. */
const playNext = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    match.play(match.state.moves[0].words);
  });
const count = async (page, name) => (await heard(page))[name].length;

test("nothing is heard at first; one touch switches sound on, and moves, captures and the end are heard, each otherwise", async () => {
  const { context, page } = await visitor(house, { init });
  const pieces = [];
  page.on("request", (request) => /feedback|sounds/.test(request.url()) && pieces.push(request));
  await openTable(page, await linkOf({ game: "falkener-turkish" }), { plain: true });
  await playNext(page);
  assert.deepEqual(await heard(page), { contexts: 0, played: [], shaken: [], spoken: [] });
  assert.equal(pieces.length, 0, "what makes sounds is not even loaded");
  await choose(page, "sound");
  await until("a sound that says so", async () => (await count(page, "played")) > 0, patience);
  assert.equal(await act(page, "sound").getAttribute("aria-pressed"), "true");
  const before = await count(page, "played");
  await playNext(page);
  const move = (await heard(page)).played.slice(before);
  assert.deepEqual(move, ["noise", "tone"]);
  await page.evaluate(() => document.querySelector("[data-panel]").panel.match.resign(0));
  const end = (await heard(page)).played.slice(before + move.length);
  assert.deepEqual(end, ["tone", "tone", "tone"]);
  // Looking back is silent.
  const all = await count(page, "played");
  await act(page, "undo").click();
  assert.equal(await count(page, "played"), all);
  // Remembered in every game, and heard from the first move on; dice have a sound of their own.
  await openTable(page, await linkOf({ game: "backgammon" }), { plain: true });
  assert.equal(await act(page, "sound").getAttribute("aria-pressed"), "true");
  await page.getByTestId("throw").click();
  await movesOf(page, 1);
  await until("dice are heard", async () => (await count(page, "played")) >= 6, patience);
  assert.deepEqual([...new Set((await heard(page)).played)], ["noise"]);
  await choose(page, "sound");
  const silent = await count(page, "played");
  await press(page, [await firstOpen(page)]);
  await movesOf(page, 2);
  assert.equal(await count(page, "played"), silent);
  await page.sound();
  await context.close();
});

test("sounds that cannot be had when they are switched on are told of once, and heard from the move on with which they come", async () => {
  const { context, page } = await visitor(house, { init });
  const { back } = await without(page, /\/feedback\.mjs$/);
  await openTable(page, await linkOf({ game: "falkener-turkish" }), { plain: true });
  await choose(page, "sound");
  const told = page.getByTestId("notice").filter({ hasText: network.notFetched });
  await told.waitFor();
  await playNext(page);
  assert.equal(await told.count(), 1);
  await back();
  await until(
    "a move is heard",
    async () => {
      await playNext(page);
      return (await count(page, "played")) > 0;
    },
    patience,
  );
  await page.sound(NOT_FETCHED);
  await context.close();
});

const firstOpen = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    return match.spots[match.state.next[0]].name;
  });

test("vibration and a voice are switched on in the settings: the voice reads the line under the board; no vibration where no motion is wanted", async () => {
  const { context, page } = await visitor(house, { init });
  await openTable(page, await linkOf({ game: "falkener-turkish" }), { plain: true });
  const settings = async (names) => {
    await choose(page, "settings");
    const sheet = page.getByTestId("settings");
    for (const name of names) await sheet.getByTestId(`setting-${name}`).click();
    await sheet.getByTestId("sheet-done").click();
    await sheet.waitFor({ state: "detached" });
  };
  await settings(["vibration", "aloud"]);
  await until("both say so", async () => {
    const { shaken, spoken } = await heard(page);
    return shaken.length === 1 && spoken.length === 1;
  });
  await playNext(page);
  let now = await heard(page);
  assert.equal(now.shaken.length, 2);
  assert.equal(now.spoken.at(-1), await say(page).textContent());
  assert.equal(now.contexts, 0, "sound is still off");
  // What is refused is read too.
  await press(page, [await shut(page)], page.getByTestId("table"), { blind: true });
  await until(
    "the refusal is read",
    async () => (await heard(page)).spoken.at(-1) === (await say(page).textContent()),
    patience,
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await playNext(page);
  now = await heard(page);
  assert.equal(now.shaken.length, 2, "it stays still");
  await settings(["aloud"]);
  const silent = await count(page, "spoken");
  await playNext(page);
  assert.equal(await count(page, "spoken"), silent);
  await page.sound();
  await context.close();
});

/** A spot with a piece that may not be touched now. */
const shut = (page) =>
  page.evaluate(() => {
    const { match } = document.querySelector("[data-panel]").panel;
    const { spot } = match.pieces.find((piece) => !match.state.next.includes(piece.spot));
    return match.spots[spot].name;
  });

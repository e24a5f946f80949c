// What the tests of the position editor share: the page open, a piece chosen, what it says.
import assert from "node:assert/strict";
import { until } from "../harness.mjs";
import { cell, patience, press } from "../hands.mjs";

export const GAME = "falkener-xiangqi";
export const part = (page, id) => page.getByTestId(id);
export const board = (page) => part(page, "editor-board");

export const ready = (page) => page.locator('[data-part="set-up"][data-state="ready"]').waitFor();

export async function openEditor(page, game = GAME, more = "") {
  await page.goto(`/set-up/?game=${game}${more}`);
  await ready(page);
}

/** The radio button of a piece, by its owner and a part of its name. */
export const pieceOf = (page, owner, name) =>
  part(page, "palette")
    .locator("fieldset")
    .filter({ has: page.locator("legend", { hasText: new RegExp(`^${owner}$`) }) })
    .locator("label.tool")
    .filter({ hasText: name })
    .first();

/** Chooses pieces and puts them on places, by the mouse: [["White", /king/i, "50"], …]. */
export async function put(page, ...men) {
  for (const [owner, name, spot] of men) {
    await pieceOf(page, owner, name).click();
    await press(page, [spot], board(page), { blind: true });
    await stands(page, spot, name);
  }
}

const waits = (page, what, of, pattern) => {
  let last = "";
  return until(
    `${what}: ${pattern}`,
    async () => pattern.test((last = (await of()) ?? "")),
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; it says: ${last}`));
};

/** What a place is called with what stands on it. */
export const stands = (page, spot, pattern) =>
  waits(page, spot, () => cell(board(page), spot).getAttribute("aria-label"), pattern);
export const judged = (page, pattern) =>
  waits(page, "the verdict", () => part(page, "verdict").innerText(), pattern);
export const said = (page, pattern) =>
  waits(page, "said", () => part(page, "said").textContent(), pattern);
export const textOf = (page) => part(page, "position-text").inputValue();
export const textIs = (page, text) =>
  until(`the text is ${text}`, async () => (await textOf(page)) === text, patience).catch(
    async (fault) => assert.fail(`${fault.message}; it is ${await textOf(page)}`),
  );
/** The list of a die, from 1. */
export const die = (page, n) => page.locator(`[data-setting="die-${n}"] select`);
export const good = (page) => judged(page, /This position can be played/);

/** Two kings and a chariot that may be played from; White moves. */
export const small = [
  ["White", /king/i, "50"],
  ["Red", /king/i, "49"],
  ["White", /chariot/i, "12"],
];

/** The position on the board of a table. */
export const tablePosition = (page) =>
  page.evaluate(
    () =>
      /** @type {any} */ (document.querySelector("[data-panel]")).panel?.match?.state?.position ??
      "",
  );

/** What the browser keeps of the draft of a game. */
export const keptDraft = (page, game = GAME) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null");
    return kept === null ? "" : JSON.parse(kept.text).position;
  }, `codex-ludorum/draft/${game}`);

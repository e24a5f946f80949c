// What the tests of diagrams share.
import assert from "node:assert/strict";
import { until } from "../harness.mjs";
import { chapterOf, core, example, line, patience, visitor, wakeDiagram } from "../hands.mjs";

/** A chapter with one diagram awake in the middle of the window. */
export async function withDiagram(house, id, more) {
  const { context, page } = await visitor(house, more);
  await page.goto(chapterOf(id));
  const figure = page.locator(`figure#${id}`);
  await wakeDiagram(page, figure);
  return {
    context,
    page,
    figure,
    said: figure.locator(".say"),
    grid: figure.getByTestId("board-grid"),
  };
}

/** What the core says of an example's man once touched: the spots open next, by name. */
export async function afterTouch(name, spots) {
  const ludus = await core();
  const match = ludus.read(example(name));
  try {
    match.goFirst();
    const all = match.spots();
    for (const spot of spots) match.touch(all.findIndex((each) => each.name === spot));
    const { next, say: words } = match.state();
    return { next: next.map((index) => all[index].name), words };
  } finally {
    match.drop();
  }
}

/** Waits until a line reads so. */
export async function reads(line, pattern) {
  let last = "";
  await until(
    `reads ${pattern}`,
    async () => pattern.test((last = (await line.textContent()) ?? "")),
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; it reads: ${last}`));
}

// What the tests of kept matches share.
import assert from "node:assert/strict";
import { until } from "../harness.mjs";
import { example, line, patience } from "../hands.mjs";

export const three = line(example("demo-line")).split(" ").slice(0, 3);

export const notice = (page) => page.getByTestId("notice");

/** The words of the notices, once one of them matches. */
export async function noticed(page, pattern) {
  let now = [];
  await until(
    `a notice: ${pattern}`,
    async () => {
      now = await notice(page).allInnerTexts();
      return now.some((text) => pattern.test(text));
    },
    patience,
  ).catch((fault) => assert.fail(`${fault.message}; notices are: ${now.join(" | ") || "none"}`));
  return now.find((text) => pattern.test(text));
}

/** No canvas to draw on: where many pages are opened for what they say, the table need not be fetched each time. */
export const plainly = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

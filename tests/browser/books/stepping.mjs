// What the tests of the stepper share.
import { until } from "../harness.mjs";
import { patience } from "../hands.mjs";

export const dilaram = "/play/falkener-shatranj/?example=dilaram";

export const at = (page) => page.getByTestId("at");

export const stands = (page, words) =>
  until(
    `it stands: ${words}`,
    async () => ((await at(page).textContent()) ?? "").startsWith(words),
    patience,
  );

export const step = (page, name) =>
  page.locator(`[data-step="${name}"]`).filter({ visible: true }).first();

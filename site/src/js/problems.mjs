// A page with boards awake: they step through what they show, or go to the table.

import { wakeDiagrams } from "./diagram.mjs";
import { encodeGame, gameOf } from "./link.mjs";
import { playPage } from "./places.mjs";

wakeDiagrams(document, async ({ record }) => {
  const url = playPage(gameOf(record));
  url.hash = await encodeGame({ record });
  location.href = url.href;
});

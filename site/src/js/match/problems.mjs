// A page with boards awake: they step through what they show, or go to the table.

import { wakeDiagrams } from "../board/diagram.mjs";
import { encodeGame, gameOf } from "../store/link.mjs";
import { playPage } from "../site/game-urls.mjs";

wakeDiagrams(document, async ({ record }) => {
  const url = playPage(gameOf(record));
  url.hash = await encodeGame({ record });
  location.href = url.href;
});

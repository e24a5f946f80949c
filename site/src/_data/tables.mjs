// Every printed table checked, and how each piece is captured in each version of the battle of numbers.

import { allPassages, books } from "../../lib/book.mjs";
import { core, proof } from "../../lib/core.mjs";
import { onlyBesieged, provedTables, total, verdicts } from "../../lib/tables.mjs";
import { index, symbols, taken } from "../../lib/capture-index.mjs";

const family = "rithmomachia";

export default async function () {
  const passages = allPassages();
  const cards = (await core(family)).catalogue();
  const kinds = [];
  for (const [i, card] of cards.entries()) {
    const page = index(await taken(card.id));
    for (const way of page.ways) way.passage = passages[way.rule];
    kinds.push({
      id: card.id,
      name: card.name,
      url: i === 0 ? "/taken/" : `/taken/${card.id}/`,
      ...page,
    });
  }
  const fulke = books().fulke;
  const third = cards.find(({ id }) => id === "fulke-3") && (await taken("fulke-3"));
  const all = await provedTables(fulke);
  return {
    all,
    total: total(all),
    verdicts,
    inBoth: (await proof()).numberTables().inBoth,
    onlyBesieged: third
      ? {
          men: onlyBesieged(third, { steps: false }),
          withSteps: onlyBesieged(third, { steps: true }),
        }
      : null,
    kinds,
    symbols,
  };
}

// What a lesson is asked about in the page: the cores, the examples and the passages of this site.

import { openCore } from "../site/core.mjs";
import { terms } from "../generated/glossary-terms.mjs";
import { exampleRecord, familyOf, known } from "../site/game-urls.mjs";
import { passages } from "../match/why.mjs";
import { siteUrl } from "../site/site-url.mjs";

const site = siteUrl();

export async function world() {
  const all = await passages();
  return {
    passages: all,
    terms,
    ludusOf: async (game) => (known(game) ? openCore(familyOf(game)) : null),
    recordOf: async (name) => (known(name.split("/")[1]) ? exampleRecord(name) : null),
  };
}

/** The passage of a rule, or a word of the glossary, as lesson-html.mjs asks for it, its address as this page reaches it. */
export const passageOf = (all) => (id) => {
  const found = [all, terms].find((each) => Object.hasOwn(each, id))?.[id];
  return found && { ...found, url: new URL(`.${found.url}`, site).href };
};

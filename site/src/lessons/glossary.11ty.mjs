// The words of the glossary as the check of a lesson knows them: what a lesson may link to.

import { terms } from "../../lib/lessons.mjs";

export const data = {
  permalink: "/js/generated/glossary-terms.mjs",
  eleventyExcludeFromCollections: true,
};

export const render = () =>
  `// Every word of the glossary that a lesson may link to: where it is, and what it is called.\nexport const terms = ${JSON.stringify(terms())};\n`;

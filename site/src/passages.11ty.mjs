// Rule id -> its sentence, where it stands and how to get there: what the page's "why?" shows.

import { allPassages } from "../lib/book.mjs";
import { typed } from "../lib/text.mjs";

export const data = { permalink: "/passages.json", eleventyExcludeFromCollections: true };

export function render() {
  const lean = Object.fromEntries(
    Object.entries(allPassages()).map(
      ([id, { text, plain, cite, url, ours, told, beside, lang, modern }]) => [
        id,
        {
          text: typed(text),
          ...(plain ? { plain: typed(plain) } : {}),
          cite,
          url,
          ...(ours ? { ours } : told ? { told } : {}),
          ...(beside ? { beside: typed(beside), lang } : {}),
          ...(modern ? { modern: typed(modern) } : {}),
        },
      ],
    ),
  );
  return JSON.stringify(lean);
}

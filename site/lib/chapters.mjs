// How the sections of a book are bound into pages: each page begins with a section and goes on to the next one's.
// The names are ours, for the list of contents; the headings in the text are the book's.

export const chapters = {
  fulke: [
    { slug: "before", title: "Before the game", first: "title-page" },
    { slug: "definition", title: "What the game is", first: "diffinition" },
    { slug: "men", title: "The board and the pieces", first: "first-kynd" },
    { slug: "numbers", title: "Where the numbers come from", first: "reason" },
    { slug: "array", title: "The kings; starting position", first: "of-the-kings" },
    { slug: "marching", title: "Moving", first: "marchinge" },
    { slug: "taking", title: "Capturing", first: "taking" },
    { slug: "kings", title: "Capturing kings; prisoners", first: "takynge-kynges" },
    { slug: "tables", title: "Tables of captures; proportion", first: "table-taking" },
    { slug: "triumph", title: "The triumph", first: "triumphe" },
    { slug: "greater", title: "The greater and greatest triumphs", first: "greater-triumphe" },
    { slug: "second-kind", title: "Second kind: the pieces", first: "seconde-kynd" },
    { slug: "second-marching", title: "Second kind: moving", first: "second-marching" },
    { slug: "second-taking", title: "Second kind: capturing", first: "second-taking" },
    { slug: "second-kings", title: "Second kind: kings, triumph", first: "second-kings" },
    { slug: "third-kind", title: "Third kind: pieces, moving", first: "thyrd-kynd" },
    { slug: "third-taking", title: "Third kind: capturing", first: "third-taking" },
    { slug: "victories", title: "The common victories", first: "shorter-victories" },
  ],
  royal: [
    { slug: "english", title: "The game of the English", first: "ludus-anglicorum" },
    { slug: "lympolding", title: "Lympolding; other ways to play", first: "lympoldyng" },
    { slug: "paume-carie", title: "Paume Carie", first: "paume-carie" },
    { slug: "lombards", title: "The game of the Lombards", first: "ludus-lumbardorum" },
    { slug: "imperial", title: "Imperial and Provincial", first: "imperial" },
    { slug: "baralie", title: "Baralie", first: "baralie" },
    { slug: "faylys", title: "Faylys", first: "faylys" },
    { slug: "mylis", title: "Mylis", first: "mylis" },
    { slug: "problems", title: "A warning and five problems", first: "cautela" },
  ],
  falkener: [
    { slug: "introduction", title: "Introduction", first: "introduction" },
    { slug: "chess-notation", title: "Chess notation", first: "chess" },
    { slug: "chaturanga", title: "Chaturanga", first: "chaturanga" },
    { slug: "chinese-chess", title: "Chinese chess", first: "chinese-chess" },
    { slug: "japanese-chess", title: "Japanese chess", first: "japanese-chess" },
    { slug: "siamese-chess", title: "Siamese chess", first: "siamese-chess" },
    { slug: "turkish-chess", title: "Turkish chess", first: "turkish-chess" },
    { slug: "backgammon", title: "Backgammon", first: "backgammon" },
    { slug: "german-backgammon", title: "German backgammon", first: "german-backgammon" },
    { slug: "turkish-backgammon", title: "Turkish backgammon", first: "turkish-backgammon" },
  ],
};

/** Groups a text's sections; faults where the list and the text disagree. */
export function bind(tree) {
  const list = chapters[tree.meta.id] ?? tree.sections.filter((section) => section.level === 1).map(({ id, title }) => ({ slug: id, title, first: id }));
  const bound = [];
  for (const section of tree.sections) {
    const next = list[bound.length];
    if (next?.first === section.id) bound.push({ ...next, sections: [] });
    if (bound.length === 0) throw new Error(`site/lib/chapters.mjs: the first chapter of ${tree.meta.id} was expected to begin with ${section.id}`);
    bound.at(-1).sections.push(section);
  }
  if (bound.length < list.length) throw new Error(`site/lib/chapters.mjs: ${tree.meta.id} has no section ${list[bound.length].first} after ${bound.at(-1).first}`);
  return bound;
}

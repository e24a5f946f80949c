// How the sections of a book are bound into pages: each page begins with a section and goes on to the next one's; `also`
// names the chapters of the book that stand on it too, and `more` a page of ours that belongs to it.
// The names are ours, for the list of contents; the headings in the text are the book's.

export const chapters = {
  fulke: [
    {
      slug: "before",
      title: "Before the game",
      first: "title-page",
      also: ["dedication", "to-the-reader"],
    },
    { slug: "definition", title: "What the game is", first: "diffinition" },
    { slug: "men", title: "The board and the pieces", first: "first-kynd" },
    { slug: "numbers", title: "Where the numbers come from", first: "reason" },
    {
      slug: "array",
      title: "The kings; starting position",
      first: "of-the-kings",
      also: ["encamping"],
    },
    { slug: "marching", title: "Moving", first: "marchinge" },
    { slug: "taking", title: "Capturing", first: "taking" },
    { slug: "kings", title: "Capturing kings; prisoners", first: "takynge-kynges" },
    { slug: "tables", title: "Tables of captures; proportion", first: "table-taking" },
    { slug: "triumph", title: "The triumph", first: "triumphe" },
    { slug: "greater", title: "The greater and greatest triumphs", first: "greater-triumphe" },
    { slug: "second-kind", title: "Second kind: the pieces", first: "seconde-kynd" },
    { slug: "second-marching", title: "Second kind: moving", first: "second-marching" },
    { slug: "second-taking", title: "Second kind: capturing", first: "second-taking" },
    {
      slug: "second-kings",
      title: "Second kind: kings, triumph",
      first: "second-kings",
      also: ["second-tables", "second-triumph"],
    },
    {
      slug: "third-kind",
      title: "Third kind: pieces, moving",
      first: "thyrd-kynd",
      also: ["third-marching"],
    },
    {
      slug: "third-taking",
      title: "Third kind: capturing",
      first: "third-taking",
      also: ["third-privilege"],
    },
    { slug: "victories", title: "The common victories", first: "shorter-victories" },
  ],
  royal: [
    {
      slug: "english",
      title: "The game of the English",
      first: "ludus-anglicorum",
      also: ["ablatio"],
    },
    {
      slug: "lympolding",
      title: "Lympolding; other ways to play",
      first: "lympoldyng",
      also: ["cautela-lympoldyng", "alii-modi"],
    },
    {
      slug: "paume-carie",
      title: "Paume Carie",
      first: "paume-carie",
      also: ["paume-carie-alius"],
    },
    { slug: "lombards", title: "The game of the Lombards", first: "ludus-lumbardorum" },
    { slug: "imperial", title: "Imperial and Provincial", first: "imperial", also: ["provincial"] },
    { slug: "baralie", title: "Baralie", first: "baralie" },
    { slug: "faylys", title: "Faylys", first: "faylys" },
    { slug: "mylis", title: "Mylis", first: "mylis" },
    {
      slug: "problems",
      title: "A warning and five problems",
      first: "cautela",
      also: ["problem-1", "problem-2", "problem-3", "problem-4", "problem-5"],
    },
  ],
  falkener: [
    { slug: "introduction", title: "Introduction", first: "introduction" },
    { slug: "egypt", title: "The games of the ancient Egyptians", first: "egypt" },
    { slug: "hatasu", title: "Queen Hatasu's draught-board", first: "hatasu" },
    { slug: "tau", title: "Tau, or Robbers", first: "tau" },
    { slug: "senat", title: "Senat and Seega", first: "senat" },
    { slug: "bowl", title: "The Bowl", first: "bowl" },
    { slug: "sacred-way", title: "The Sacred Way", first: "sacred-way" },
    { slug: "atep", title: "Atep, or Mora", first: "atep" },
    { slug: "chess-notation", title: "Chess notation", first: "chess", also: ["chess-notation"] },
    { slug: "chaturanga", title: "Chaturanga", first: "chaturanga" },
    { slug: "chinese-chess", title: "Chinese chess", first: "chinese-chess" },
    { slug: "japanese-chess", title: "Japanese chess", first: "japanese-chess" },
    { slug: "burmese-chess", title: "Burmese chess", first: "burmese-chess" },
    { slug: "siamese-chess", title: "Siamese chess", first: "siamese-chess" },
    { slug: "turkish-chess", title: "Turkish chess", first: "turkish-chess" },
    { slug: "tamerlane-chess", title: "Tamerlane's chess", first: "tamerlane-chess" },
    { slug: "maharajah", title: "The Maharajah and the Sepoys", first: "maharajah" },
    { slug: "double-chess", title: "Double chess", first: "double-chess" },
    {
      slug: "chess-problems",
      title: "Chess problems",
      first: "chess-problems",
      more: {
        title: "The forty-four headings",
        url: "/books/falkener/chess-problems/headings/",
      },
    },
    { slug: "draughts", title: "Draughts", first: "draughts" },
    { slug: "polish-draughts", title: "Polish draughts", first: "polish-draughts" },
    { slug: "turkish-draughts", title: "Turkish draughts", first: "turkish-draughts" },
    { slug: "enclosing", title: "Go, the game of enclosing", first: "enclosing" },
    { slug: "backgammon", title: "Backgammon", first: "backgammon" },
    { slug: "german-backgammon", title: "German backgammon", first: "german-backgammon" },
    { slug: "turkish-backgammon", title: "Turkish backgammon", first: "turkish-backgammon" },
    { slug: "pachisi", title: "Pachisi", first: "pachisi" },
    { slug: "chausar-and-chauput", title: "Chausar and Chauput", first: "chausar-and-chauput" },
    { slug: "ashta-kashte", title: "Ashta-kashte", first: "ashta-kashte" },
    { slug: "magic-squares", title: "Magic squares", first: "magic-squares" },
    { slug: "odd-squares", title: "Odd squares", first: "odd-squares" },
    { slug: "even-squares", title: "Squares of four, eight, twelve", first: "even-squares" },
    { slug: "uneven-squares", title: "Squares of six, ten, fourteen", first: "uneven-squares" },
    { slug: "any-cell", title: "Squares beginning at any cell", first: "any-cell" },
    {
      slug: "compartments",
      title: "Squares in compartments and borders",
      first: "compartments",
      also: ["borders"],
    },
    { slug: "hollow-squares", title: "Hollow squares and circles", first: "hollow-squares" },
    { slug: "knights-tour", title: "The knight's tour", first: "knights-tour" },
    {
      slug: "knights-magic-square",
      title: "The knight's magic square",
      first: "knights-magic-square",
    },
    {
      slug: "knights-magic-any",
      title: "The magic square from any cell",
      first: "knights-magic-any",
    },
    { slug: "indian-squares", title: "Indian squares", first: "indian-squares" },
    { slug: "tour-figures", title: "Figures of the knight's tour", first: "tour-figures" },
    { slug: "rules-of-egypt", title: "Rules of the Egyptian games", first: "appendix-1" },
    {
      slug: "addenda",
      title: "Corrections; circles in the Forum",
      first: "appendix-2",
      also: ["appendix-3"],
    },
  ],
};

/** Groups a text's sections; faults where the list and the text disagree. */
export function groupIntoChapters(
  tree,
  list = chapters[tree.meta.id] ??
    tree.sections
      .filter(({ level }) => level === 1)
      .map(({ id, title }) => ({ slug: id, title, first: id })),
) {
  const bound = [],
    strays = [];
  for (const section of tree.sections) {
    const next = list[bound.length];
    if (next?.first === section.id) bound.push({ ...next, sections: [] });
    else if (section.level === 1 && bound.length > 0 && !bound.at(-1).also?.includes(section.id))
      strays.push([section.id, bound.at(-1).slug]);
    if (bound.length === 0)
      throw new Error(
        `site/lib/chapters.mjs: the first chapter of ${tree.meta.id} was expected to begin with ${section.id}`,
      );
    bound.at(-1).sections.push(section);
  }
  if (bound.length < list.length)
    throw new Error(
      `site/lib/chapters.mjs: ${tree.meta.id} has no section ${list[bound.length].first} after ${bound.at(-1).first}`,
    );
  for (const [stray, slug] of strays)
    throw new Error(
      `site/lib/chapters.mjs: no chapter of ${tree.meta.id} begins with ${stray}, which would stand in ${slug}; expected a chapter for it, or its name in also of ${slug}`,
    );
  return bound;
}

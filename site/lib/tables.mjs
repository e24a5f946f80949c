// The printed tables proved: every row of the book's files set beside what the men's own numbers give. The proof module
// judges; what the files say of a row must agree with it, or the build stops.

import { proof } from "./core.mjs";

/** How a verdict is named in the files of the tables, and told to a reader: a sign and a word. */
export const verdicts = {
  right: { status: "ok", sign: "✓", word: "correct" },
  "all-three": { status: "all-three", sign: "✓", word: "correct for all three" },
  nothing: { status: "nothing", sign: "✓", word: "correctly empty" },
  wrong: { status: "wrong", sign: "✗", word: "wrong" },
  twice: { status: "duplicate", sign: "‖", word: "printed twice" },
  missing: { status: "missing", sign: "+", word: "missing" },
  misprinted: { status: "missing", sign: "→", word: "correction" },
};

// What the proof finds and what our note says, nothing twice: a note that holds the sum stands in its place.
function told(sum, note, word) {
  const said = note.replace(/^true: /, "");
  if (said === word) return { proof: sum, note: "" };
  return said.includes(sum) ? { proof: said, note: "" } : { proof: sum, note: said };
}

const rowOf = (numbers) => numbers.join(" ");

const titles = {
  sums: "Addition and subtraction",
  products: "Multiplication and division",
  arithmetical: "Arithmetical proportion",
  geometrical: "Geometrical proportion",
  musical: "Musical proportion",
  "arithmetical-geometrical": "Arithmetical and geometrical",
  "arithmetical-musical": "Arithmetical and musical",
  "geometrical-musical": "Geometrical and musical",
  "all-three": "All three together",
  "void-products-even": "Second kind: the evens multiply",
  "void-products-odd": "Second kind: the odds multiply",
  "void-quotients-even": "Second kind: the evens divide",
  "void-quotients-odd": "Second kind: the odds divide",
  cossical: "Second kind: roots and powers",
};

// A row that is not in the print is missing, or is what a wrong row was meant to be: the note of it says so.
const meantBy = /^meant by the row printed (.+)$/;
function missingOrCorrection(file, own, printed, judged) {
  const meant = meantBy.exec(own.note)?.[1];
  if (meant === undefined) return "missing";
  const at = printed.findIndex(
    ({ printed: words, status }) => words === meant && status === "wrong",
  );
  if (at < 0 || !judged[at].mends.some((mend) => rowOf(mend) === rowOf(own.numbers)))
    throw new Error(
      `${file}, line ${own.line}: “${own.printed}” is said to be meant by “${meant}”, and no wrong row is mended so`,
    );
  return "misprinted";
}

/** Sets the judgements of a machine beside the rows of a file: a list of {printed, row, verdict, proof, note}. Throws where they differ. */
export function beside(file, rows, judged) {
  const printed = rows.filter(({ status }) => status !== "missing");
  const kept = new Map(
    rows.filter(({ status }) => status === "missing").map((row) => [rowOf(row.numbers), row]),
  );
  const lines = judged.map(({ row, verdict, proof: sum }, i) => {
    const own = i < printed.length ? printed[i] : kept.get(rowOf(row));
    if (!own)
      throw new Error(`${file}: the row ${rowOf(row)} is true and not printed, which is not said`);
    if (own.status !== verdicts[verdict].status)
      throw new Error(
        `${file}, line ${own.line}: “${own.printed}” is said to be ${own.status}, and is ${verdicts[verdict].status}: ${sum}`,
      );
    if (verdict !== "missing")
      return { printed: own.printed, row, verdict, ...told(sum, own.note, verdicts[verdict].word) };
    kept.delete(rowOf(row));
    const kind = missingOrCorrection(file, own, printed, judged);
    return { printed: "", row, verdict: kind, ...told(sum, own.note, verdicts[kind].word) };
  });
  for (const row of kept.values())
    throw new Error(
      `${file}, line ${row.line}: “${row.printed}” is said to be missing, and is no true row of the table`,
    );
  return lines;
}

/** {printed, right, allThree, nothing, twice, wrong, missing, misprinted} of such lines: `missing` are not printed, `misprinted` what wrong rows were meant to be. */
export function counted(lines) {
  const of = (...names) => lines.filter(({ verdict }) => names.includes(verdict)).length;
  return {
    printed: lines.length - of("missing", "misprinted"),
    right: of("right", "all-three"),
    allThree: of("all-three"),
    nothing: of("nothing"),
    twice: of("twice"),
    wrong: of("wrong"),
    missing: of("missing"),
    misprinted: of("misprinted"),
  };
}

/** "88 lines printed: 81 correct, 5 correctly empty, 2 wrong. 4 rows are missing. 1 wrong row can be corrected." */
export function summary({ printed, right, allThree, nothing, twice, wrong, missing, misprinted }) {
  const parts = [];
  const odd = nothing + twice + wrong > 0;
  parts.push(odd ? `${right} correct` : "all correct");
  if (allThree > 0) parts[0] += ` (${allThree} in all three proportions)`;
  if (nothing > 0) parts.push(`${nothing} correctly empty`);
  if (twice > 0) parts.push(`${twice} printed twice`);
  if (wrong > 0) parts.push(`${wrong} wrong`);
  return `${printed} ${odd && nothing ? "lines" : "rows"} printed: ${parts.join(", ")}. ${missing === 0 ? "No row is missing" : missing === 1 ? "1 row is missing" : `${missing} rows are missing`}.${misprinted === 0 ? "" : ` ${misprinted} wrong ${misprinted === 1 ? "row" : "rows"} can be corrected.`}`;
}

/** The counts of several tables added up. */
export const total = (tables) =>
  Object.fromEntries(
    Object.keys(counted([])).map((key) => [
      key,
      tables.reduce((sum, { counts }) => sum + counts[key], 0),
    ]),
  );

/** A checked table of a text, as text.mjs reads it, proved: {id, title, caption, passage, lines, counts, summary}. */
export async function proved(book, { id, caption, rows }) {
  const ludus = await proof();
  const known = ludus.numberTables().tables.find((table) => table.id === id);
  const file = `assets/texts/tables/${book}/${id}.tsv`;
  if (!known || !titles[id]) throw new Error(`${file}: no law is known for this table`);
  const lines = beside(
    file,
    rows,
    ludus.prove(
      id,
      rows.filter(({ status }) => status !== "missing").map(({ numbers }) => numbers),
    ),
  );
  const counts = counted(lines);
  return {
    id,
    title: titles[id],
    caption,
    passage: known.passage,
    lines,
    counts,
    summary: summary(counts),
  };
}

/** Every checked table of a book in its order, with the chapter it stands in. */
export async function provedTables(book) {
  const out = [];
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks)
        if (block.type === "table" && block.checked)
          out.push({
            ...(await proved(book.id, block)),
            chapter: chapter.title,
            url: `${chapter.url}#table-${block.id}`,
          });
  return out;
}

/** Of how each man is taken: the numbers of those whom nothing but a siege takes, by army. `steps`: a king's steps may take too. */
export function onlyBesieged(taken, { steps }) {
  const all = { even: new Set(), odd: new Set() };
  for (const { man, any } of taken) if (any) all[man.army].add(man.number);
  for (const { man, part, any, takers } of taken)
    if (
      !any &&
      part === 0 &&
      (steps || takers.every(({ form, number, with: by }) => form !== "king" || by === number))
    )
      all[man.army].delete(man.number);
  return { even: [...all.even], odd: [...all.odd] };
}

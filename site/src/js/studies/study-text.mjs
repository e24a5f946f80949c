// A study as plain text: chapters, each with a heading, text for the reader, and a game or a position as its record has it.
//
//   title: Three endings
//   about: For the club evening.
//
//   ## A king and a pawn
//   Text. An empty line begins a new paragraph.
//
//   [Game "falkener-turkish"]
//   [Setup "…"]
//
//   1. …
//
//   ## The next chapter
//
// A chapter ends where the next begins. A line of text or of a record that would read as something else ("## …", in text also
// "[Game …") has a space more before it. A line before the first chapter that begins with “%” is a remark.

import { say } from "../site/say.mjs";
import { faults } from "../words/studies.mjs";

export const longestStudy = 1_000_000; // characters: a fifth of what a browser keeps
export const mostChapters = 100;
export const longestText = 20_000; // characters of a chapter
export const longestLine = 200; // of a title, a heading, the line that says what it is about

/**
 * @typedef {{ heading: string, text: string, record: string, line?: number, recordLine?: number }} Chapter
 * `record` is "" where there is no board; `line` and `recordLine` say where they begin in the text that was read.
 * @typedef {{ title: string, about: string, chapters: Chapter[] }} Text
 */

const oneLine = (words) =>
  words
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .trim()
    .slice(0, longestLine);
// eslint-disable-next-line no-control-regex
const strange = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

// One space more, or one less, before what would read as something else.
const more = (text, what) => text.replace(what, " $&");
const less = (text, what) => text.replace(what, (found) => found.slice(1));
const headings = { out: /^ *##(?=\s|$)/gm, in: /^ +##(?=\s|$)/gm };
const boards = { out: /^ *\[Game "/gm, in: /^ +\[Game "/gm };

/** The text of a study. @param {Text} study */
export function writeStudy({ title, about, chapters }) {
  const head = [
    `title: ${oneLine(title)}`,
    ...(oneLine(about) ? [`about: ${oneLine(about)}`] : []),
  ];
  const parts = chapters.map(({ heading, text, record }) =>
    [
      `## ${oneLine(heading)}`,
      more(more(tidy(text), headings.out), boards.out),
      more(record, headings.out).trimEnd(),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}

/** Text as it is kept: line ends of one kind, no empty lines about it, no character that is none. */
export const tidy = (text) =>
  text
    .replace(/\r\n?/g, "\n")
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/^\n+|\n+$/g, "");

/**
 * Reads a study: {study, fault}; one of them is null. A fault is {line, what, expected}, the first that is met. The records are not looked
 * into (study-check.mjs).
 * @returns {{ study: Text | null, fault: { line: number, what: string, expected: string } | null }}
 */
export function readStudy(text) {
  const fail = (line, what, expected) => ({ study: null, fault: { line, what, expected } });
  if (text.length > longestStudy)
    return fail(
      1,
      say(faults.tooLong, { length: text.length }),
      say(faults.most, { most: longestStudy }),
    );
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const wrong = lines.findIndex((line) => strange.test(line));
  if (wrong >= 0) return fail(wrong + 1, faults.notText, faults.onlyText);
  const starts = lines.flatMap((line, i) => (/^##(\s|$)/.test(line) ? [i] : []));
  const head = readHead(lines.slice(0, starts[0] ?? lines.length), fail);
  if (head.fault) return head;
  if (starts.length === 0) return fail(lines.length, faults.noChapter, faults.heading);
  if (starts.length > mostChapters)
    return fail(
      starts[mostChapters] + 1,
      say(faults.manyChapters, { number: starts.length }),
      say(faults.manyChaptersMost, { most: mostChapters }),
    );
  const chapters = [];
  for (const [i, from] of starts.entries()) {
    const heading = lines[from].slice(2).trim();
    if (heading === "") return fail(from + 1, faults.noHeading, faults.heading);
    if (heading.length > longestLine) return fail(from + 1, ...tooLong(heading));
    const to = starts[i + 1] ?? lines.length;
    const begins = lines.findIndex((line, at) => at > from && at < to && /^\[Game "/.test(line));
    const words = tidy(
      less(
        less(lines.slice(from + 1, begins < 0 ? to : begins).join("\n"), headings.in),
        boards.in,
      ),
    );
    if (words.length > longestText)
      return fail(
        from + 1,
        say(faults.longText, { length: words.length }),
        say(faults.longTextMost, { most: longestText }),
      );
    const record = begins < 0 ? "" : less(lines.slice(begins, to).join("\n"), headings.in);
    chapters.push({
      heading,
      text: words,
      record: record && `${record.trimEnd()}\n`,
      line: from + 1,
      recordLine: begins + 1,
    });
  }
  return { study: { title: head.title, about: head.about ?? "", chapters }, fault: null };
}

const tooLong = (words) => [
  say(faults.longLine, { length: words.length }),
  say(faults.longLineMost, { most: longestLine }),
];

function readHead(lines, fail) {
  const found = {};
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "" || line.startsWith("%")) continue;
    const [, key, value] = /^(title|about):([^]*)$/.exec(line) ?? [];
    if (!key) {
      const shown = line.length > 40 ? `${line.slice(0, 40)}…` : line;
      return fail(i + 1, say(faults.headLine, { line: shown }), faults.headKeys);
    }
    if (Object.hasOwn(found, key)) return fail(i + 1, say(faults.twice, { key }), faults.once);
    if (value.trim() === "") return fail(i + 1, say(faults.emptyKey, { key }), faults.words);
    if (value.trim().length > longestLine) return fail(i + 1, ...tooLong(value.trim()));
    found[key] = value.trim();
  }
  if (!found.title) return fail(1, faults.noTitle, faults.titleFirst);
  return found;
}

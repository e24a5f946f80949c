// Finds puzzles and keeps them: runs the program `puzzles` for a family, or asks the drills of its games (in build/web), checks that
// each is new, names it and puts it into assets/puzzles/FAMILY.json (README there). What is kept stays; a search adds to it.
//
//   node tests/search/puzzles.mjs build/release/tests/puzzles --family chess --seconds 300 --want 12 --seed 1
//   node tests/search/puzzles.mjs --drills --family go --want 40 --seeds 80   so many of every game that has drills
//   node tests/search/puzzles.mjs --read found.jsonl --family chess   what the program printed before

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fileOf = (family) => join(root, "assets/puzzles", `${family}.json`);

/** Letters and figures that are not taken for one another. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** The name of a puzzle: its family, and five letters that follow from what is asked. */
export function nameOf(family, { game, options, position, question = "" }) {
  const bytes = createHash("sha256").update(`${game}|${options}|${position}|${question}`).digest();
  return `${family}-${[...bytes.subarray(0, 5)].map((byte) => alphabet[byte % alphabet.length]).join("")}`;
}

const kept = (family) =>
  existsSync(fileOf(family)) ? JSON.parse(readFileSync(fileOf(family), "utf8")) : [];

/** One puzzle a line, by game, level and name, so that a change is seen as one. */
function keep(family, puzzles) {
  const order = ({ game, level, id }) => `${game} ${level} ${id}`;
  puzzles.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  writeFileSync(
    fileOf(family),
    `[\n${puzzles.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`,
  );
}

/** What the program has found, with its name and date; where it has it from as people find it. */
function named(family, { record, ...found }, date) {
  return {
    id: nameOf(family, found),
    ...found,
    ...(record ? { record: relative(join(root, "assets/examples"), join(root, record)) } : {}),
    date,
  };
}

function add(family, found, { date, most = Infinity }) {
  const puzzles = kept(family),
    known = new Set(puzzles.map(({ id }) => id));
  let added = 0;
  for (const each of found) {
    const puzzle = named(family, each, date);
    if (known.has(puzzle.id) || puzzles.length >= most) continue;
    known.add(puzzle.id);
    puzzles.push(puzzle);
    added += 1;
  }
  keep(family, puzzles);
  return { added, all: puzzles.length };
}

/**
 * How often the judge of drills calls an answer right, of all that can be played; `looked` counts the answers. It stops where there
 * are two.
 */
export function rightAnswers(ludus, drill, most = 4000) {
  const match = ludus.match(drill.game, { options: drill.options, setup: drill.setup });
  const found = { right: 0, looked: 0 };
  const look = (words) => {
    for (const move of match.state().moves) {
      if (found.right > 1 || found.looked > most) return;
      found.looked += 1;
      const said = [...words, move.words];
      const { verdict } = ludus.judge(drill.game, drill, said);
      if (verdict === "right") found.right += 1;
      if (verdict !== "on" || said.length > 12) continue;
      match.play(move.words);
      look(said);
      match.undo();
    }
  };
  try {
    look([]);
    return found;
  } finally {
    match.drop();
  }
}

const optionText = (options) =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join(" ");

/** Drills with one answer alone, of every game of the family: the themes in turn, no two alike. */
async function drillsOf(family, { want, seed: first, seeds }) {
  const { study } = await import("../../site/lib/core.mjs");
  const ludus = await study(family),
    found = [];
  for (const card of ludus.catalogue()) {
    const options = optionText(card.exerciseOptions);
    const themes = ludus.drillThemes(card.id, { options });
    let some = 0;
    for (let seed = first; seed < first + seeds && some < want; seed += 1)
      for (const [i, { id: theme }] of themes.entries()) {
        if (some >= want) break;
        const asked = { options, theme, level: 1 + ((seed + i) % 3), seed };
        let drill;
        try {
          drill = ludus.drill(card.id, asked);
        } catch {
          continue; // not every seed has one
        }
        if (drill.answer !== "moves" || drill.answers.length !== 1) continue;
        const { right, looked } = rightAnswers(ludus, { ...drill, ...asked });
        if (right !== 1 || looked < 4) continue;
        if (found.some(({ position, game }) => game === card.id && position === drill.setup))
          continue;
        const spots = ludus.match(card.id, { options, setup: drill.setup });
        found.push({
          game: card.id,
          options,
          position: drill.setup,
          seat: card.seats[drill.toMove].id,
          level: asked.level,
          answers: [drill.answers[0].join(" ")],
          kind: "drill",
          theme,
          seed,
          question: drill.question,
          explanation: drill.explanation,
          rule: drill.reasons[0]?.rule ?? themes[i].passages[0],
          ...(drill.spot >= 0 ? { spot: spots.spots()[drill.spot].name } : {}),
          proof: { search: "every move judged", others: looked - 1 },
        });
        spots.drop();
        some += 1;
      }
  }
  return found;
}

async function run(program, words) {
  const found = [];
  const child = spawn("nice", ["-n", "10", program, ...words], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) found.push(JSON.parse(line));
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const told = (name, otherwise) =>
    words.includes(`--${name}`) ? words[words.indexOf(`--${name}`) + 1] : otherwise;
  const date = told("date", new Date().toISOString().slice(0, 10));
  const family = told("family", "");
  const read = told("read", "");
  const most = Number(told("most", Infinity));
  const found = words.includes("--drills")
    ? await drillsOf(family, {
        want: Number(told("want", "12")),
        seed: Number(told("seed", "1")),
        seeds: Number(told("seeds", "80")),
      })
    : read
      ? readFileSync(read, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : await run(words[0], [
          ...["--family", family, "--seconds", told("seconds", "300")],
          ...["--want", told("want", "12"), "--seed", told("seed", "1")],
          ...["--records", `assets/examples/${family}`],
        ]);
  const { added, all } = add(family, found, { date, most });
  console.log(`${family}: ${added} puzzles added, ${all} in all`);
}

// The capture finder: "How can 36 be captured?" The proof module answers for every version; here the answers become a page
// that is complete without scripts: by number, by captured piece, by sum, each with its captors and the board to show it on.

import { keptJson, moduleFiles } from "./cache.mjs";
import { proof } from "./core.mjs";
import { escapeHtml } from "./text.mjs";

/** All answers of a version. They take some seconds to find, so they are kept (cache.mjs). */
export const taken = (game) =>
  keptJson(`taken-${game}`, { by: import.meta.url, files: moduleFiles("proof") }, async () =>
    (await proof()).howTaken(game),
  );

// ---------------------------------------------------------------- words

const names = {
  equality: "equality",
  addition: "addition",
  subtraction: "subtraction",
  multiplication: "multiplication",
  division: "division",
  oblivion: "siege",
  mult: "multiplication by the empty squares",
  div: "division by the empty squares",
  cossic: "signs of roots and powers",
  deceipt: "lying in wait",
  eruption: "eruption",
  encounter: "encounter",
  meeting: "meeting",
  ambush: "ambush",
  assault: "assault",
  onslaught: "onslaught",
  siege: "siege",
  proportion: "proportion",
  progression: "progression",
  power: "power",
  imprisonment: "imprisonment",
};

/** The way a passage allows, in a word or two: "fulke.2.take.mult" gives "multiplication by the empty squares". */
export function wayOf(rule) {
  const last = rule.split(".").at(-1);
  if (!names[last]) throw new Error(`no name is known for the way of capturing in ${rule}`);
  return names[last];
}

const colour = { even: "white", odd: "black" };
/** Whose a piece is that changed sides. */
const now = { even: "(now Black’s)", odd: "(now White’s)" };

/** The captured piece: "the black triangle 36", "the 36 of the white king", "the black round 9 (now White’s)". */
export function victim({ man, part }) {
  if (part > 0) return `the ${part} of the ${colour[man.army]} king`;
  const side = man.turned ? ` ${now[man.army]}` : "";
  return `the ${colour[man.army]} ${man.form} ${man.number}${side}`;
}

/** A capturing piece: "triangle 20", "king with its 16"; one that changed sides "the black square 28 (now White’s)". */
function taker({ army, form, number, turned, with: by }) {
  if (form === "king") return by === number ? `king, ${number}` : `king with its ${by}`;
  return turned ? `the ${colour[army]} ${form} ${number} ${now[army]}` : `${form} ${number}`;
}

/** The army that captures. */
export const captorOf = ({ man }) => ((man.army === "even") !== man.turned ? "odd" : "even");

/** "the white triangle 20 and round 16". */
export function takers(answer) {
  const captor = captorOf(answer);
  if (answer.any)
    return `any ${answer.takers.length === 4 ? "four" : answer.takers.length} ${colour[captor]} pieces`;
  // Their army is said once, before those that began in it.
  const own = answer.takers.filter(({ turned }) => !turned).map(taker);
  if (own.length > 0) own[0] = `the ${colour[captor]} ${own[0]}`;
  const each = [...own, ...answer.takers.filter(({ turned }) => turned).map(taker)];
  return each.length > 1 ? `${each.slice(0, -1).join(", ")} and ${each.at(-1)}` : each[0];
}

const isTurned = ({ man, takers: all }) => man.turned || all.some(({ turned }) => turned);

// ---------------------------------------------------------------- small drawings

const shapes = {
  round: '<circle cx="12" cy="12" r="9.6"/>',
  triangle: '<path d="M12 2.2 22.4 21H1.6z"/>',
  square: '<path d="M2.6 2.6h18.8v18.8H2.6z"/>',
  king: '<path d="M1.6 22.2 6.2 6.4h11.6l4.6 15.8zM9 6.2 12 1.2l3 5z"/>',
};

/** The shapes once for a page. */
export const symbols = `<svg width="0" height="0" class="away" aria-hidden="true" focusable="false"><defs>${Object.entries(
  shapes,
)
  .map(([form, shape]) => `<symbol id="m-${form}" viewBox="0 0 24 24">${shape}</symbol>`)
  .join("")}</defs></svg>`;
const drawn = (army, form) =>
  `<svg class="mini ${army}" aria-hidden="true"><use href="#m-${form}"/></svg>`;

// ---------------------------------------------------------------- the page

const groupBy = (list, key) => {
  const all = new Map();
  for (const one of list) all.set(key(one), [...(all.get(key(one)) ?? []), one]);
  return [...all];
};

const order = [
  "even round",
  "odd round",
  "even triangle",
  "odd triangle",
  "even square",
  "odd square",
  "even king",
  "odd king",
];
const rank = ({ man, part }) => order.indexOf(`${man.army} ${man.form}`) + (part > 0 ? 10 : 0);

/**
 * What the page of a version needs: {numbers: [{n, bearers, html, count}], ways: [{id, name, rule, count}], count}. A bearer is
 * {army, form}; a king that has the number for a layer bears it too.
 */
export function index(answers) {
  const ways = groupBy(answers, (one) => one.rule).map(([rule, all]) => ({
    id: rule.split(".").at(-1),
    name: wayOf(rule),
    rule,
    count: all.length,
  }));
  const numbers = groupBy(answers, (one) => one.number).map(([n, all]) => {
    const victims = groupBy(
      [...all].sort((a, b) => rank(a) - rank(b)),
      (one) => `${one.man.army} ${one.man.form} ${one.part}`,
    );
    const bearers = victims.map(([, [one]]) => ({ army: one.man.army, form: one.man.form }));
    return {
      n,
      bearers,
      drawn: [...new Set(bearers.map(({ army, form }) => drawn(army, form)))].join(""),
      count: all.length,
      html: victims.map(([, list]) => victimHtml(n, list)).join("\n"),
    };
  });
  return { numbers: numbers.sort((a, b) => a.n - b.n), ways, count: answers.length };
}

function victimHtml(n, list) {
  const { man, part } = list[0];
  const name = victim({ man: { ...man, turned: false }, part });
  // What original pieces do first, a siege last.
  const sums = groupBy(list, (one) => (one.any ? one.rule : `${one.rule} ${sumOf(one.line)}`)).sort(
    (a, b) => weight(a[1][0]) - weight(b[1][0]),
  );
  return `<section class="victim" data-army="${man.army}"><h3>${drawn(man.army, man.form)} ${name[0].toUpperCase()}${name.slice(1)}</h3><ul>${sums.map(([, same]) => sumHtml(same)).join("")}</ul></section>`;
}
// 20 + 4 + 25 and 20 + 25 + 4 are one sum.
const sumOf = (line) =>
  /^\d+( \+ \d+)+ = /.test(line)
    ? line
        .split(" = ")[0]
        .split(" + ")
        .map(Number)
        .sort((a, b) => a - b)
        .join(" + ")
    : line;
const weight = (one) => (one.any ? 2 : isTurned(one) ? 1 : 0);

function sumHtml(same) {
  const [first] = same;
  const sum = first.any ? "shut in" : first.line;
  const cases = same.map((one) => {
    const turned = isTurned(one);
    const who = `${takers(one)}${one.man.turned ? `, against ${victim(one)}` : ""}`;
    return `<li data-by="${captorOf(one)}"${turned ? " data-turned" : ""}><span class="who">${escapeHtml(who)}</span> <button type="button" class="see-it needs-js" data-at="${escapeHtml(one.position)}"${one.motion ? ` data-motion="${escapeHtml(one.motion)}"` : ""}>Show<span class="away"> ${escapeHtml(`${sum}, ${who} against ${victim({ man: { ...one.man, turned: false }, part: one.part })}`)}</span></button></li>`;
  });
  return `<li data-way="${first.rule.split(".").at(-1)}" data-rule="${first.rule}"><b class="sum">${escapeHtml(sum)}</b> <span class="by">by ${wayOf(first.rule)}</span><ul class="cases">${cases.join("")}</ul></li>`;
}

// Fairy-Stockfish beside us: a program of its own, asked where its packages are installed (tests/package.json) and never
// linked or served. Two builds of it in WebAssembly: ffish, a library of its rules, and the engine with its search.
import { createRequire } from "node:module";

const require = createRequire(new URL("../package.json", import.meta.url));

/** Our games that it knows, with our options by which they are its own. */
export const variants = {
  xiangqi: {
    game: "falkener-xiangqi",
    options: ["cannon=jump-to-capture", "horse=leg", "stalemate=loss"],
    columns: 9,
    rows: 10,
    turned: true,
    letters: {},
  },
  shogi: {
    game: "falkener-shogi",
    options: ["pawn-mate=forbidden", "dead-drops=forbidden"],
    columns: 9,
    rows: 9,
    turned: false,
    letters: { P: "P", Y: "L", N: "N", G: "S", K: "G", B: "B", R: "R" },
  },
  makruk: {
    game: "falkener-siamese",
    options: ["king-first=none", "met-first=none"],
    columns: 8,
    rows: 8,
    turned: false,
    letters: {},
    turns: "m",
  },
  sittuyin: {
    game: "falkener-burmese-1",
    options: [
      "first=white",
      "array=turns",
      "pawns=four",
      "rooks=back",
      "bishop-takes=yes",
      "queening-pawns=8",
      "queening-line=both",
      "waiting-pawn=move",
    ],
    columns: 8,
    rows: 8,
    turned: false,
    letters: { K: "K", Q: "F", R: "R", B: "S", N: "N" },
    turns: "f",
  },
};

/**
 * Tamerlane's chess without cavaliers and bishops, which it has no words for, as a variant of its own. Pawns on the last row are
 * pieces without a move there; what they become is set up anew from our position.
 */
export const tamerlane = {
  game: "falkener-tamerlane",
  name: "tamerlane",
  columns: 11,
  rows: 10,
  letters: {},
  turns: "",
  ini: `[tamerlane:chess]
maxRank = 10
maxFile = 11
king = s:K
customPiece1 = z:W
customPiece2 = c:D
rook = r
fers = f
customPiece3 = l:A
knight = n
customPiece4 = v:C
customPiece5 = p:fmWfcF
pawn = -
queen = -
bishop = -
promotionPawnTypes = -
castling = false
doubleStep = false
`,
  /** Our opening without those men. */
  without: (position) => position.replace(/ [GB]\d+/g, ""),
  /** Our position as it writes one; undefined where a pawn has become an heir, a Cavalier or a Bishop, which its chess has not. */
  fen(position) {
    const board = Array.from({ length: 10 }, () => Array(11).fill(""));
    const [white, red, turn] = position.split(" | ");
    for (const [men, change] of [
      [white, (letter) => letter],
      [red, (letter) => letter.toLowerCase()],
    ])
      for (const man of men.split(" ").slice(1)) {
        const [, kind, number] = /^(p?[A-Z])(\d+)$/.exec(man);
        if (/^[HGB]$/.test(kind)) return undefined;
        const [column, row] = [Math.floor(number / 10) - 1, number % 10];
        board[row][column] = change(kind[0] === "p" ? "P" : kind);
      }
    const rows = board.map((row) =>
      row
        .map((cell) => cell || ".")
        .join("")
        .replace(/\.+/g, (gap) => gap.length),
    );
    return `${rows.reverse().join("/")} ${turn === "to white" ? "w" : "b"} - - 0 1`;
  },
};

/** Its builds load their bytes by fetch where there is one, which Node's cannot do from a path. */
async function withoutFetch(load) {
  const { fetch } = globalThis;
  globalThis.fetch = undefined;
  try {
    return await load();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** The library; undefined where it is not installed. */
export async function library() {
  let ffish;
  try {
    ffish = await withoutFetch(async () => {
      const made = require("ffish");
      await new Promise((done) => (made.Board ? done() : (made.onRuntimeInitialized = done)));
      return made;
    });
  } catch (error) {
    if (error.code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
  return ffish;
}

/** Our word for a move as it writes it: "27-97" is "b3b10" or so. */
export function inItsWords(word, { columns, rows, turned, letters, turns = "+" }) {
  const square = (name) => {
    const number = Number(name);
    const [column, row] = [Math.floor(number / 10) - 1, number % 10];
    return turned
      ? String.fromCharCode(97 + columns - 1 - column) + (rows - row)
      : String.fromCharCode(97 + column) + (row + 1);
  };
  const [, man, to] = /^([A-Z])\*(\d+)$/.exec(word) ?? [];
  if (man) return `${letters[man]}@${square(to)}`;
  const [, from, goal, more] = /^(\d+)-(\d+)(\+?)$/.exec(word) ?? [];
  if (!from) throw new Error(`no such word: ${word}`);
  return square(from) + square(goal) + (more ? turns : "");
}

/** The engine, asked line by line; undefined where it is not installed. It judges by its own rules of thumb, without a net. */
export async function engine() {
  let create;
  try {
    create = require("fairy-stockfish-nnue.wasm/stockfish.js");
  } catch (error) {
    if (error.code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
  const fish = await withoutFetch(() => create());
  let heard;
  fish.addMessageListener((line) => heard?.(line));
  /** Says lines; the lines it answers until one that matches. */
  const ask = (lines, last) =>
    new Promise((done) => {
      const answer = [];
      heard = (line) => {
        answer.push(line);
        if (!last.test(line)) return;
        heard = null; // a line that comes before the answer is read is none of it
        done(answer);
      };
      lines.forEach((line) => fish.postMessage(line));
    });
  await ask(["uci"], /^uciok/);
  await ask(
    ["setoption name Use NNUE value false", "setoption name Threads value 1", "isready"],
    /^readyok/,
  );
  return {
    ask,
    async setUp(variant, fen) {
      await ask(
        [
          `setoption name UCI_Variant value ${variant}`,
          "ucinewgame",
          `position ${fen ? `fen ${fen}` : "startpos"}`,
          "isready",
        ],
        /^readyok/,
      );
    },
    /** Lines to a depth. */
    async perft(depth) {
      // Its threads share one way out, so the count may come in a line of its own.
      const answer = await ask([`go perft ${depth}`], /^(Nodes searched)?:? *\d+$/);
      return Number(/\d+$/.exec(answer.at(-1))[0]);
    },
    /** Positions it looks at, and its move. */
    async search(limit) {
      const answer = await ask([`go ${limit}`], /^bestmove/);
      const told = answer.filter((line) => /\bnodes \d+/.test(line)).at(-1);
      return { nodes: Number(/\bnodes (\d+)/.exec(told)[1]), move: answer.at(-1).split(" ")[1] };
    },
    close: () => fish.terminate?.(),
  };
}

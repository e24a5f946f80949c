// The interface of ludus.h for JavaScript: text in, parsed JSON out, faults thrown. Over rules, players and studies: each exports
// its share of the functions. In a page or a worker:
//
//   import { compile, open, start } from './ludus.mjs';
//   const ludus = open(await start(await compile((await fetch('rules-rithmomachia.wasm')).body)));
//   const match = ludus.match('fulke-1', { options: { leap: 'false' } });
//   match.play('d12-e11');  match.state().say;  match.svg({ id: 'd1', title: 'The opening', focusable: true });
//
// In Node: start(new WebAssembly.Module(readFileSync('build/web/rules-rithmomachia.wasm'))).
// What the parsed JSON is made of is told in shapes.d.ts.
// Long: one function over the module it is given.

import { PICTURE, flagsOf, packedMark } from "./flags.mjs";

/** @import { Card, CheckedSquare, Chosen, DraftKit, DraftState, Drill, DrillChoice, DrillTheme, Extent, Family, Fault, Foreign, ForeignPosition, HowTaken, Hunt, Level, LineEntry, NumberTables, Piece, ProvedRow, Reason, Spot, State, StateChange, Tally, Thought, Told, Verdict, Written } from './shapes.d.ts' */

/** What was wrong with something handed in; the match is as it was before the call. */
export class LudusError extends Error {
  /** @param {{ what: string } & Partial<Fault>} fault */
  constructor({ what, expected = "", line = 0, column = 0 }) {
    const place = line ? `line ${line}, column ${column}: ` : column ? `column ${column}: ` : "";
    super(place + what + (expected ? ` (expected ${expected})` : ""));
    this.name = "LudusError";
    this.what = what;
    this.expected = expected;
    this.line = line;
    this.column = column;
  }
}

const optionText = (/** @type {string | Chosen} */ options = {}) =>
  typeof options === "string"
    ? options
    : Object.entries(options)
        .map(([key, value]) => `${key}=${value}`)
        .join(" ");

/** Compiles a module while its bytes come, so that little is left to do at the end.
 * @param {ReadableStream} bytes @returns {Promise<WebAssembly.Module>} rejects with what went wrong with `bytes` or in them */
export const compile = (bytes) =>
  // Said by us: a plain server calls such a file by another name.
  WebAssembly.compileStreaming(
    new Response(bytes, { headers: { "Content-Type": "application/wasm" } }),
  );

/** Starts a compiled module.
 * @param {WebAssembly.Module} compiled @returns {Promise<any>} what it exports, by the names of ludus.h, and its `memory` */
export async function start(compiled) {
  const { exports } = await WebAssembly.instantiate(compiled, {
    env: { emscripten_notify_memory_growth() {} }, // memory is looked up each time
    wasi_snapshot_preview1: {
      clock_time_get,
      proc_exit(code) {
        throw new WebAssembly.RuntimeError(`The module ended with code ${code}`);
      },
    },
  });
  const module = /** @type {any} */ (exports);
  module._initialize();
  return module;

  /** The clock of a module, in nanoseconds. */
  function clock_time_get(clock, precision, into) {
    const now = BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
    new DataView(module.memory.buffer).setBigUint64(into, now, true);
    return 0;
  }
}

const encoder = new TextEncoder(),
  decoder = new TextDecoder();

/** The text at a place in a module's memory, to its end. */
export function textAt(module, pointer) {
  const bytes = new Uint8Array(module.memory.buffer, pointer);
  return decoder.decode(bytes.subarray(0, bytes.indexOf(0)));
}

/** A copy of a text in a module's memory, to be given back by its free(); 0 where there is no room. */
export function lend(module, text) {
  const bytes = encoder.encode(text),
    pointer = module.malloc(bytes.length + 1);
  if (!pointer) return 0;
  const room = new Uint8Array(module.memory.buffer, pointer, bytes.length + 1);
  room.set(bytes);
  room[bytes.length] = 0;
  return pointer;
}

/** The interface of a started module.
 * @param {any} module */
export function open(module) {
  const taken = (pointer) => {
    if (!pointer) return null;
    const text = textAt(module, pointer);
    module.ludus_free(pointer);
    return text;
  };

  const fault = () => {
    const text = taken(module.ludus_error());
    return new LudusError(text ? JSON.parse(text) : { what: "This device has not enough memory." });
  };

  // Calls a function; strings among the arguments are lent to the module for the time of the call.
  const call = (name, ...args) => {
    const lent = [];
    const lendThis = (text) => {
      const pointer = lend(module, text);
      if (!pointer) throw new LudusError({ what: "This device has not enough memory." });
      lent.push(pointer);
      return pointer;
    };
    try {
      return module[`ludus_${name}`](
        ...args.map((arg) => (typeof arg === "string" ? lendThis(arg) : arg)),
      );
    } finally {
      for (const pointer of lent) module.free(pointer);
    }
  };

  const text = (name, ...args) => {
    const answer = taken(call(name, ...args));
    if (answer === null) throw fault();
    return answer;
  };
  const json = (name, ...args) => JSON.parse(text(name, ...args));
  const number = (failure, name, ...args) => {
    const answer = call(name, ...args);
    if (answer === failure) throw fault();
    return answer;
  };

  /** Reads whole games as others keep them, each as a record; only editors of families that have the format can. */
  const gameReader = (/** @type {string} */ format, /** @type {string} */ name) => {
    return (/** @type {string} */ written) => {
      if (!module[`ludus_read_${format}`])
        throw new LudusError({
          what: `These games are not written in ${name}`,
          expected: "a game file of this site",
        });
      return text(`read_${format}`, written);
    };
  };

  /** A move of a line as state() tells it. What it did and why is asked for when somebody reads it.
   * @param {LineEntry} told */
  const stepOf = (told, current, ask) => ({
    comment: "",
    others: [],
    ...told,
    get reasons() {
      return ask(told).reasons;
    },
    get said() {
      return ask(told).said;
    },
    get capture() {
      return ask(told).capture;
    },
    current,
  });

  /** The line of a match, of which the module tells only what has changed. Moves that stay as they are stay the same objects. */
  const lineOf = (handle) => {
    let revision = 0,
      steps = [];
    /** @type {LineEntry[]} */
    let entries = [];
    const asked = new WeakMap();
    const gone = new WeakSet();
    /** @returns {Told} */
    const ask = (told) => {
      if (!asked.has(told))
        asked.set(
          told,
          gone.has(told)
            ? { reasons: [], said: "", capture: "" }
            : json("match_told", handle, told.node),
        );
      return asked.get(told);
    };
    return {
      /** @returns {State} */
      state() {
        /** @type {StateChange} */
        const { line, ...state } = json("match_state_since", handle, revision);
        revision = line.revision;
        const since = Math.min(line.kept, entries.length);
        entries = [...entries.slice(0, since), ...line.entries];
        steps = [
          ...steps.slice(0, since),
          ...line.entries.map((told) => stepOf(told, told.node === state.cursor, ask)),
        ];
        // The states told before keep their steps: who is no longer the current one, or has become it, is another object.
        for (let i = 0; i < since; i++) {
          const current = entries[i].node === state.cursor;
          if (steps[i].current !== current) steps[i] = stepOf(entries[i], current, ask);
        }
        return { ...state, line: steps };
      },
      /** What the moves did and why is asked again, in other names. */
      renamed() {
        for (const told of entries) asked.delete(told);
      },
      /** The nodes are numbered afresh: what has not been asked of the moves so far is not known any more. */
      renumbered() {
        for (const told of entries) gone.add(told);
      },
    };
  };

  /** A match that runs in the module. Every method throws a LudusError where it cannot do what it is asked. */
  const matchOf = (handle, line = lineOf(handle), book = false) => ({
    /** Its number in the module, which the table of the same module knows it by. */
    handle,
    /** See ludus_match_state() in ludus.h; of the line only what has changed crosses. */
    state: () => line.state(),
    /** The whole match as text: what is stored, sent and handed over. */
    record: () => text("match_record", handle),
    /** The words from the beginning to the cursor, for machine.mjs. */
    after() {
      const { cursor, line } = this.state();
      const last = line.findIndex(({ node }) => node === cursor);
      return line
        .slice(0, last + 1)
        .map(({ words }) => words)
        .join(" ");
    },
    /** The spots of the board; a spot is known by its place in this list. @returns {Spot[]} */
    spots: () => json("match_spots", handle),
    /** @returns {Piece[]} */
    pieces: () => json("match_pieces", handle),
    /** What each spot says now. @returns {string[]} */
    spoken: () => json("match_spoken", handle),
    /** Why a legal move is allowed, or (a number) why a node's was. @returns {Reason[]} */
    reasons: (/** @type {string | number} */ words) =>
      json("match_reasons", handle, typeof words === "number" ? `#${words}` : words),
    /** All captures open now, to either side. @returns {Reason[]} */
    threats: () => json("match_threats", handle),
    /** Figures a person may ask for. @returns {Tally[]} */
    tallies: () => json("match_tallies", handle),
    /** The hunter's view: takings and wins that are near. @returns {Hunt} */
    hunt: () => json("match_hunt", handle),
    play: (words) => void number(0, "match_play", handle, words),
    /** 0: leads nowhere; 1: led on; 2: completed a move, which was played. */
    touch: (spot) => number(-1, "match_touch", handle, spot),
    /** The piece in hand after a drag: as a touch, but where it may not go no other is taken up. */
    setDown: (spot) => number(-1, "match_set_down", handle, spot),
    dropTouches: () => void number(0, "match_drop_touches", handle),
    /** Whose eyes look from now on: a seat's, -1 everybody's, 4 those of people round one screen. */
    view: (viewer) => void number(0, "match_viewer", handle, viewer),
    /** False where there is no further to go. */
    undo: (wholeTurn = false) => call("match_undo", handle, Number(wholeTurn)) === 1,
    redo: (wholeTurn = false) => call("match_redo", handle, Number(wholeTurn)) === 1,
    /** To where a person had a choice; to where the dice had just fallen. False where there is no such place. */
    undoChoice: () => call("match_undo_choice", handle) === 1,
    redoChoice: () => call("match_redo_choice", handle) === 1,
    undoThrow: () => call("match_undo_throw", handle) === 1,
    go: (node) => void number(0, "match_go", handle, node),
    goFirst: () => void number(0, "match_go", handle, -1),
    goLast: () => void number(0, "match_go", handle, -2),
    /** As a diagram of the book: at the place of the tag Show, with the spots of the tags Touch touched. */
    show: () => void number(0, "match_show", handle),
    promote: (node) => void number(0, "match_promote", handle, node),
    cut(node) {
      number(0, "match_cut", handle, node);
      line.renumbered();
    },
    /** Takes the last cut back, as long as the match was not changed otherwise. */
    uncut() {
      number(0, "match_uncut", handle);
      line.renumbered();
    },
    comment: (node, words) => void number(0, "match_comment", handle, node, words),
    /** "!", "?", "!!", "??", "!?" or "?!"; "" takes the sign away. */
    sign: (node, sign = "") => void number(0, "match_sign", handle, node, sign),
    /** A ring about a spot, or an arrow to another: drawn, given the other colour, or taken away. */
    draw: (node, colour, from, to = -1) =>
      void number(0, "match_draw", handle, node, packedMark({ colour, from, to })),
    /** Takes away all that is drawn at a place. */
    wipe: (node) => void number(0, "match_draw", handle, node, -1),
    tag: (key, value) => void number(0, "match_tag", handle, key, value),
    seat: (seat, { machine = false, level = "", name = "" } = {}) =>
      void number(0, "match_seat", handle, seat, Number(machine), level, name),
    resign: (seat) => void number(0, "match_resign", handle, seat),
    agreeDraw: () => void number(0, "match_agree_draw", handle),
    /** Marks the machine's advice until the match goes on; none takes it away. */
    hint: (words = "") => void number(0, "match_hint", handle, words),
    /** Marks spots the text speaks of, by name: 'a12 b12'. */
    region: (names = "") => void number(0, "match_region", handle, names),
    /** Points out takings: [{ from: ['d8'], to: 'e5', sum: '7 = 7' }]. */
    point: (takings = []) =>
      void number(
        0,
        "match_point",
        handle,
        takings.map(({ from, to, sum = "" }) => `${[...from, to].join(" ")}|${sum}`).join("\n"),
      ),
    /** The picture; the edges are numbered in the names the match goes by, or in the notation of that place in the list. `id` parts the ids of two pictures of one page; `crop` is a margin in squares, -1 for all of the board.
     * @param {{ id?: string, title?: string, crop?: number, [flag: string]: any }} [picture] */
    svg: ({ id = "d", title = "", crop = -1, ...wanted } = {}) =>
      text(
        "match_svg",
        handle,
        id,
        title,
        flagsOf(PICTURE, { labels: true, marks: true, notation: book ? 0 : 1, ...wanted }),
        crop,
      ),
    /** How large that picture is, and where its places lie in its own units. @returns {Extent} */
    extent: ({ crop = -1, ...wanted } = {}) =>
      json(
        "match_extent",
        handle,
        flagsOf(PICTURE, { labels: true, marks: true, notation: book ? 0 : 1, ...wanted }),
        crop,
      ),
    /** What a canvas is to show next (canvas.h), as bytes. `board`: with its board, as the first time; `real`: rolls are entered by hand. */
    sceneFrame({
      board = false,
      danger = false,
      takings = false,
      destinations = true,
      real = false,
      narrow = false,
    } = {}) {
      const size = module.malloc(4);
      const pointer = call(
        "match_frame",
        handle,
        flagsOf(PICTURE, {
          danger,
          takings,
          board,
          realDice: real,
          noDestinations: !destinations,
          narrow,
        }),
        size,
      );
      const length = new Int32Array(module.memory.buffer, size, 1)[0];
      module.free(size);
      if (pointer === 0) throw fault();
      const bytes = new Uint8Array(module.memory.buffer, pointer, length).slice();
      module.ludus_free(pointer);
      return bytes;
    },
    /** The spot an arrow key leads to, on a picture turned so. */
    neighbour: (spot, dx, dy, turned = {}) =>
      number(-1, "match_neighbour", handle, spot, dx, dy, flagsOf(PICTURE, turned)),
    /** How it can be written. @returns {Foreign} */
    foreign: () => ({
      ...(module.ludus_match_foreign
        ? json("match_foreign", handle)
        : { formats: [], pgn: false, sgf: false, kif: false, mat: false }),
      notations: json("match_notations", handle),
    }),
    /** The position at the cursor in every format of others; only of editors of families that have one. @returns {ForeignPosition[]} */
    positions: () => (module.ludus_match_positions ? json("match_positions", handle) : []),
    /** The moves of the line in a notation, by node: { 1: 'P-7f' }; nothing where the book's is the only one. @returns {Written} */
    written: (notation = 0) => json("match_written", handle, notation),
    /** A legal move, by its words, in a notation. */
    inNotation: (words, notation) => text("match_move", handle, words, notation),
    /** Shows and speaks in the book's names, or in today's, as every match begins. */
    naming(books) {
      void number(0, "match_naming", handle, Number(books));
      book = books;
      line.renamed();
    },
    pgn: () => text("match_pgn", handle),
    sgf: () => text("match_sgf", handle),
    kif: () => text("match_kif", handle),
    csa: () => text("match_csa", handle),
    mat: () => text("match_mat", handle),
    /** The machine's choice here. Blocks: in a page, ask machine.mjs instead. @returns {Thought} */
    think: ({ level = "", seconds = 0, seed = 0 } = {}) =>
      json("match_think", handle, level, seconds, seed),
    /** So many best moves at full strength, or every roll to come. Blocks too. @returns {Thought} */
    lines: ({ seconds = 0, lines = 1 } = {}) => json("match_lines", handle, seconds, lines),
    drop: () => void number(0, "match_drop", handle),
  });

  /** A position being set up. Methods throw a LudusError where they cannot do what they are asked; nothing is changed then. */
  const draftOf = (handle) => ({
    /** What positions of the game are made of. @returns {DraftKit} */
    kit: () => json("draft_kit", handle),
    /** @returns {DraftState} */
    state: () => json("draft_state", handle),
    /** One more piece of the kit, by its place there, on a spot. */
    put: (spot, piece) => void number(0, "draft_put", handle, spot, piece),
    /** False where none stands. */
    take: (spot) => call("draft_take", handle, spot) === 1,
    move: (from, to) => void number(0, "draft_move", handle, from, to),
    /** Of many choices and of spots: their values and names, parted by blanks. */
    set: (setting, value) => void number(0, "draft_set", handle, setting, value),
    clear: () => void number(0, "draft_clear", handle),
    /** False where there is no further to go. */
    undo: () => call("draft_go", handle, -1) === 1,
    redo: () => call("draft_go", handle, 1) === 1,
    /** The picture; `marks`: spots that are marked.
     * @param {{ id?: string, title?: string, marks?: number[], [flag: string]: any }} [picture] */
    svg: ({ id = "d", title = "", marks = [], ...wanted } = {}) =>
      text(
        "draft_svg",
        handle,
        id,
        title,
        flagsOf(PICTURE, { labels: true, focusable: true, notation: 1, ...wanted }),
        marks.join(" "),
      ),
    /** A piece of the kit alone. */
    pieceSvg: (
      piece,
      /** @type {{ id?: string, [flag: string]: any }} */ { id = "p", ...wanted } = {},
    ) => text("draft_piece_svg", handle, piece, id, flagsOf(PICTURE, wanted)),
    drop: () => void number(0, "draft_drop", handle),
  });

  return {
    version: () => text("version"),
    /** @returns {Card[]} */
    catalogue: () => json("catalogue"),
    /** @returns {Level[]} */
    levels: () => json("levels"),
    /** A new match: options as { key: value } or 'key=value …', setup as a position's text. */
    match: (
      game,
      /** @type {{ options?: string | Chosen, setup?: string }} */ {
        options = {},
        setup = "",
      } = {},
    ) => matchOf(number(0, "match_new", game, optionText(options), setup)),
    /** The match of a record. */
    read: (record) => matchOf(number(0, "match_read", record)),
    /** A position as other programs write it, as a setup for match(); only editors read one. */
    readForeign(game, position, { options = {} } = {}) {
      if (!module.ludus_read_foreign)
        throw new LudusError({
          what: "Other programs do not know this game",
          expected: "a position as this site writes it",
        });
      return text("read_foreign", game, optionText(options), position);
    },
    /** What holds in a square of numbers, given as text or CSV; only of the family of squares. @returns {CheckedSquare} */
    checkSquare: (square) => json("square_check", square),
    /** A game in PGN as a record. */
    readPgn: gameReader("pgn", "PGN"),
    /** A game in SGF as a record. */
    readSgf: gameReader("sgf", "SGF"),
    /** A game in KIF, CSA or USI as a record. */
    readKif: gameReader("kif", "KIF or CSA"),
    /** The first game of a match file of backgammon as a record. */
    readMat: gameReader("mat", "match files"),
    /** A position being set up; only of editors. `position`: "" for the opening, "-" for the empty board. */
    draft: (
      game,
      /** @type {{ options?: string | Chosen, position?: string }} */ {
        options = {},
        position = "",
      } = {},
    ) => draftOf(number(0, "draft_new", game, optionText(options), position)),
    /** What exercises a game has. @returns {DrillTheme[]} */
    drillThemes: (game, /** @type {DrillChoice} */ { options = {} } = {}) =>
      json("drill_themes", game, optionText(options)),
    /** An exercise, the same for the same seed everywhere; without a theme the seed chooses one. @returns {Drill} */
    drill: (
      game,
      /** @type {DrillChoice} */ { options = {}, theme = "", level = 1, seed = 0 } = {},
    ) => json("drill", game, optionText(options), theme, level, seed),
    /** What is to be said to an answer: all words played so far, or all spots touched, as text or a list. @returns {Verdict} */
    judge: (
      game,
      /** @type {DrillChoice} */ { options = {}, theme = "", level = 1, seed = 0 } = {},
      words,
    ) =>
      json(
        "drill_judge",
        game,
        optionText(options),
        theme,
        level,
        seed,
        [].concat(words).join(" "),
      ),
    // Of the proof module alone (proof.h), while pages are built.
    /** The families of games. @returns {Family[]} */
    families: () => json("families"),
    /** The printed tables. @returns {NumberTables} */
    numberTables: () => json("number_tables"),
    /** One of them proved. @returns {ProvedRow[]} */
    prove: (table, rows) => json("prove", table, rows.map((row) => row.join(" ")).join("\n")),
    /** How each man is taken. @returns {HowTaken[]} */
    howTaken: (game) => json("how_taken", game),
    /** Legal lines to a depth. */
    perft: (game, depth, { options = {}, position = "", turns = false } = {}) =>
      number(-1, "perft", game, optionText(options), position, depth, Number(turns)),
  };
}

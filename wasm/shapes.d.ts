// The JSON that the modules hand out (ludus.h, proof.h) and what page and worker tell each other (machine.mjs, core-worker.mjs):
// the one place where its fields are told. tests/types holds the scripts to it, and it to what the modules hand out.
// A seat, a node or a spot is a number: its place in the card's seats, its number in the match, its place in the list of spots.

import type { open } from './ludus.mjs';

/** What ludus.mjs makes of a started module. */
export type Ludus = ReturnType<typeof open>;
/** A match that runs in a module. */
export type Match = ReturnType<Ludus['match']>;

/** ludus_error(): what was wrong with what was handed in. */
export interface Fault {
  what: string;
  /** "" where nothing is to be said. */
  expected: string;
  /** From 1; 0 where the input has no lines. */
  line: number;
  /** From 1; 0 where it is not known. */
  column: number;
}

// ---- games ----

/** ludus_catalogue(): what a game says of itself. */
export interface Card {
  /** Stable, in records and links: "fulke-1". */
  id: string;
  name: string;
  /** Its folder under core/. */
  family: string;
  /** The text's id under assets/texts. */
  book: string;
  /** The heading in the book. */
  place: string;
  /** How long a game lasts among people who know it, rounded. */
  minutes: number;
  /** Dice or lots decide something. */
  hasChance: boolean;
  /** Who moves rolls, a throw a turn. */
  hasRolls: boolean;
  /** A seat knows what another may not see. */
  hasHidden: boolean;
  /** The game has tallies. */
  hasCounts: boolean;
  /** One to four. */
  seats: SeatCard[];
  options: Option[];
  presets: Preset[];
  /** What its exercises are made with, where nobody chooses; empty: the standard. */
  exerciseOptions: Chosen;
  /** Every passage that its reasons and results may cite. */
  rules: string[];
}

export interface SeatCard {
  /** Stable, in records: "odd". */
  id: string;
  name: string;
  /** What the book calls it, where that is another name. */
  book?: string;
  /** From 0; partners have the same. */
  side: number;
  /** The colours of its pieces, 0 to 5 (core/game/card.hpp). */
  coat: number;
}

/** Something the players agree on before they begin. */
export interface Option {
  key: string;
  label: string;
  /** The passage that offers it. */
  rule: string;
  /** No source offers the choice. */
  ours: boolean;
  /** The value where nobody chooses. */
  standard: string;
  /** [] for a number. */
  /** `empty`: ids of the seats that nobody takes then. */
  choices: { value: string; label: string; empty?: string[] }[];
  /** The range of a number, both ends allowed. */
  least: number;
  most: number;
  /** The heading it is shown under; "" for none. */
  group: string;
  /** People often change it. */
  often: boolean;
  /** It matters only while another option is so: "victory=bodies,honour"; "" for always. */
  needs: string;
}

/** Values by the key of their option. */
export interface Chosen {
  [key: string]: string;
}

/** A named set of options. */
export interface Preset {
  id: string;
  label: string;
  options: Chosen;
}

/** ludus_levels(): a strength of the computer player. */
export interface Level {
  id: string;
  name: string;
  /** Taken where none is named; true of one. */
  default: boolean;
}

// ---- the board ----

/** ludus_match_spots(): lengths in squares of the board, x to the right and y down. */
export interface Spot {
  kind: 'point' | 'pocket' | 'button';
  /** In notation: "d8". */
  name: string;
  /** Shown or spoken where it differs from the name; else "". */
  label: string;
  /** Its place in the keyboard's grid, row 0 at the top; -1 outside it. */
  column: number;
  row: number;
  /** Where a piece stands; of a button, nothing. */
  x: number;
  y: number;
  /** Of its box. */
  width: number;
  height: number;
  /** x and y of the middle of its box, where a piece stands elsewhere. */
  middle?: [number, number];
  /** Pieces stand one after the other. */
  piles?: true;
  /** A line of the board runs through its middle. */
  crossing?: true;
  /** x, y of each corner in parts of its box, 0 to 1, where it is not the whole box. */
  outline?: number[];
  /** Of a button that says what fell beside the screen: how the casting pieces lie then. */
  cast?: CastFace[];
}

/** ludus_match_pieces(): a piece or die that is to be seen. */
/** How a casting piece lies, and how it is drawn. */
export interface CastFace {
  shape: Shape;
  /** The number that is up; of a cowrie "up" or "down"; "" while it waits to be thrown. */
  text: string;
  /** The colours it is drawn in; -1: none of its own. */
  coat: number;
  /** Its drawing about its middle, in fortieths of a square and the letters of an SVG path: what is filled, lines, and what is filled
   * as the lines are. Of a cube nothing. */
  body?: string;
  lines?: string;
  solids?: string;
}

export type Shape = 'round' | 'triangle' | 'square' | 'pyramid' | 'stone' | 'checker' | 'die' | 'figure' | 'wedge' | 'long-die' | 'cowrie' | 'counter' | 'spinner';

/** A picture's size and where its points and pockets lie, in its own units of forty a square from its upper left corner. */
export interface Extent {
  width: number;
  height: number;
  /** It points out captures that are open. */
  captures: boolean;
  /** Of what is shown of the board. */
  places: { spot: number; left: number; top: number; width: number; height: number }[];
}

export interface Piece {
  spot: number;
  /** A seat; -1: nobody's. */
  owner: number;
  /** The colours it is drawn in. */
  coat: number;
  shape: Shape;
  /** What stands on it: "12", "knight"; "" for a die that is not thrown yet. */
  text: string;
  /** It is thrown, and no piece of the board; `body` and what follows as of a CastFace. */
  cast?: true;
  body?: string;
  lines?: string;
  solids?: string;
  /** How many stand there. */
  count: number;
  /** Serves its captor, is promoted, or a die used. */
  turned: boolean;
}

// ---- a match ----

/** Why a move, a capture or a result is allowed. */
export interface Reason {
  /** The passage: "fulke.1.take.addition". */
  rule: string;
  /** In short: "6 + 6 = 12"; may be "". */
  line: string;
  /** In a whole sentence; the line where there is none. */
  sentence: string;
  /** The spots that act. */
  from: number[];
  /** The spot acted on; -1: none. */
  to: number;
}

/** ludus_match_told(): of a move that was made. */
export interface Told {
  reasons: Reason[];
  /** What it did, in a sentence. */
  said: string;
  /** The part of it that tells what was captured first and how; "" where nothing was. */
  capture: string;
}

export interface Outcome {
  over: boolean;
  /** By seat: 1 won, 0.5 drawn, 0 lost, or points where the game counts; [] while it goes on. */
  scores: number[];
  /** The passage that ends it, or "". */
  rule: string;
  text: string;
}

export interface Player {
  seat: number;
  machine: boolean;
  /** A level's id; "" for a person. */
  level: string;
  name: string;
}

/** A legal move. */
export interface LegalMove {
  words: string;
  /** Of a throw: how likely it is, 0 to 1. */
  odds?: number;
  /** The spots to touch, in order. */
  touches: number[];
}

/** Another move that was played in the same place. */
export interface OtherMove {
  node: number;
  words: string;
}

/** A sign of a move; left out where there is none. */
export type MoveSign = '!' | '?' | '!!' | '??' | '!?' | '?!';

/** A ring or an arrow that somebody drew on the board. */
export interface DrawnMark {
  colour: 'green' | 'red' | 'blue' | 'yellow';
  /** A spot. */
  from: number;
  /** A spot; -1: a ring about the first. */
  to: number;
}

/** A move of the line, as it crosses: what is empty is left out. */
export interface LineEntry {
  node: number;
  /** "" of a move that is hidden from who looks. */
  words: string;
  covered?: true;
  /** -1 for a throw. */
  seat: number;
  /** From 1. */
  turn: number;
  /** Why it is against the rules and in the book all the same: it has no reasons. */
  slip?: string;
  /** How good somebody finds it. */
  sign?: MoveSign;
  /** Rings or arrows are drawn on the board after it. */
  drawn?: true;
  /** Of the moves played in its place the one of the main line, which may be itself; where it is the only one it is left out. */
  main?: number;
  comment?: string;
  others?: OtherMove[];
}

/** The same as scripts have it. What it did and why is asked of the module when it is read. */
export interface LineStep extends LineEntry, Told {
  comment: string;
  others: OtherMove[];
  /** The cursor is on it. */
  current: boolean;
}

/** What has changed of a line: the first `kept` of it stand as they were at the revision asked about. */
export interface LineChange {
  revision: number;
  kept: number;
  entries: LineEntry[];
}

/** What State and StateChange share. */
export interface Standing {
  game: string;
  options: Chosen;
  /** A node; 0: the beginning. */
  cursor: number;
  /** How many nodes there are. */
  size: number;
  /** From 1. */
  turn: number;
  /** A seat; -1: chance. */
  toMove: number;
  atTurnStart: boolean;
  outcome: Outcome;
  players: Player[];
  tags: [string, string][];
  /** Spots of the move begun. */
  touched: number[];
  /** Spots that may be touched next. */
  next: number[];
  /** Why the last touch led nowhere: one reason, its rule "" where no rule forbids it; [] where it led on, or nobody can say. */
  refused: Reason[];
  canUndo: boolean;
  canRedo: boolean;
  /** The board in plain characters, a line a row. */
  sketch: string;
  /** As text, for a setup. */
  position: string;
  /** Of the beginning. */
  comment: string;
  /** Drawn at the place shown, rings before arrows: each as markOf() of flags.mjs tells it. */
  marks: number[];
  awaits: {
    /** "hand over": a person played his throw and a machine is next; "say": what is left of a throw cannot be played. */
    what: 'end' | 'move' | 'machine' | 'throw' | 'machine throw' | 'hand over' | 'say';
    /** -1: nobody's. */
    seat: number;
  };
  /** Moves made since the dice fell, which may be taken back. */
  ofThrow: number;
  /** Spots where dice lie or wait to be thrown. */
  dice: number[];
  /** Styles in which the board's chess pieces can be drawn, the one shown until a person chooses first; left out where there are none. */
  dresses?: Dress[];
  /** All that are legal at the cursor. */
  moves: LegalMove[];
  /** One sentence on how things stand. */
  say: string;
}

export type Dress = 'figure' | 'native' | 'sign';

/** ludus_match_state(): how a match stands, with the whole line the cursor is on. */
export interface State extends Standing {
  line: LineStep[];
}

/** ludus_match_state_since(): of the line only what has changed. */
export interface StateChange extends Standing {
  line: LineChange;
}

/** ludus_match_tallies(): figures a person may ask for. */
export interface Tally {
  title: string;
  rows: {
    label: string;
    value: string;
    /** What it is about. */
    spots: number[];
  }[];
}

/** ludus_match_notations(): a way to write moves. */
export interface Notation {
  id: string;
  label: string;
}

/** ludus_match_written(): moves in a notation, by node. */
export interface Written {
  [node: string]: string;
}

/** ludus_match_foreign(): what other programs can read. */
export interface ForeignForms {
  /** The names of the formats of positions; [] where others do not know the game. */
  formats: string[];
  /** Whether the match can be written as PGN. */
  pgn: boolean;
  /** Whether it can be written as SGF. */
  sgf: boolean;
  /** Whether it can be written as KIF and as CSA. */
  kif: boolean;
  /** Whether it can be written as a match file of backgammon. */
  mat: boolean;
}

/** ludus_match_positions(): the position at the cursor in a format of others. */
export interface ForeignPosition {
  name: string;
  /** "": the format has no word for it. */
  position: string;
}

/** ludus_square_check(): what holds in a square of numbers. */
export interface CheckedSquare {
  columns: number;
  rows: number;
  kind: "pandiagonal" | "magic" | "semimagic" | "hollow" | "none";
  /** What most lines add up to. */
  constant: number;
  /** Row by row; null where a cell is empty. */
  cells: (number | null)[];
  /** The rows, the columns and of a square the diagonals. */
  sums: { line: string; total: number; missing: number; right: boolean }[];
  /** The verdict in sentences, one a line. */
  told: string;
  text: string;
  csv: string;
}

/** The same with the notations, as match.foreign() gives it. */
export interface Foreign extends ForeignForms {
  /** The book's first, then the one shown where nobody has chosen; [] where there is but the book's. */
  notations: Notation[];
}

/** ludus_match_think(): the computer's choice. */
export interface Thought {
  words: string;
  /** For the seat to move, in pieces or in points of the score; from 1000 on, or -1000, it is decided. */
  value: number;
  /** Whole turns searched to the end. */
  depth: number;
  nodes: number;
  /** Games played out, where the search does so; else 0. */
  playouts: number;
  seconds: number;
  /** The best line as far as it is known, its own words first. */
  line: string[];
  /** Of the game won by the seat to move, 0 to 1; -1: the search does not tell it. */
  chance: number;
  /** Of ludus_match_lines(): the best moves, the best first; or every roll, its value and `value`, their mean, being the first side's. Else []. */
  lines: BestLine[];
  /** Of ludus_match_lines() where values are counted in pieces: what each is worth. Else []. */
  worths: { name: string; worth: number }[];
}

export interface BestLine {
  value: number;
  /** Of a roll; 1 of a move. */
  odds: number;
  line: string[];
}

// ---- studies ----

/** ludus_match_hunt(): captures and wins that are near. */
export interface Hunt {
  toMove: number;
  /** Captures before wins, sooner before later, the seat to move first. */
  prospects: Prospect[];
}

export interface Prospect {
  kind: 'taking' | 'win';
  seat: number;
  /** Turns of the seat's own until then, 0 to 2, the others standing still; 0: now. */
  within: number;
  /** A capture that the move opens for the seat's next turn, not for this one. */
  later: boolean;
  /** Of the piece captured; -1 for a win. */
  spot: number;
  /** "odd triangle 12"; "great triumph: 2 4 6, arithmetical". */
  what: string;
  /** Of the pieces of a win. */
  spots: number[];
  /** Played so, the game is won. */
  ends: boolean;
  /** What is lacking besides the moves. */
  wants: Reason[];
  leads: Lead[];
}

/** One way there: its moves, played one after the other, then the reasons by which it holds. */
export interface Lead {
  /** [] where it is open now. */
  moves: { words: string; touches: number[] }[];
  reasons: Reason[];
}

/** ludus_draft_kit(): what positions of a game are made of. */
export interface DraftKit {
  pieces: { id: string; name: string; /** whose; */ seat: number }[];
  /** What a position says besides its pieces. */
  settings: {
    id: string;
    label: string;
    kind: "choice" | "many" | "number" | "spots";
    choices: { value: string; label: string }[];
    /** Of a number; of spots `most` is how many there may be. */
    least: number;
    most: number;
  }[];
  /** Of each spot, how many pieces may stand there; 0 none. */
  holds: number[];
}

/** ludus_draft_state(): a position being set up. */
export interface DraftState {
  men: { spot: number; /** its place in the kit */ piece: number; count: number }[];
  /** By setting; "" where nothing is said. */
  values: Record<string, string>;
  /** Its text, a position or not. */
  position: string;
  /** Why it is none; null where it is one. */
  fault: DraftFault | null;
  undo: boolean;
  redo: boolean;
  /** It began with a position in the middle of a turn, and is shown as at a turn's beginning. */
  middle: boolean;
  /** What each spot says. */
  spoken: string[];
}

export interface DraftFault {
  what: string;
  expected: string;
  /** In the text, from 1. */
  column: number;
  /** What it speaks of; empty where of the whole. */
  spots: number[];
  /** The setting it speaks of, or "". */
  setting: string;
  /** The passage it goes against. */
  rule: string;
}

/** ludus_drill_themes(): what exercises may be about. */
export interface DrillTheme {
  /** Stable, in links: "take.addition". */
  id: string;
  name: string;
  passages: string[];
}

/** ludus_drill(): an exercise. */
export interface Drill {
  game: string;
  options: Chosen;
  /** A theme's id and name. */
  theme: string;
  name: string;
  /** 1 to 3. */
  level: number;
  /** 0 or more; the same seed gives the same exercise. */
  seed: number;
  question: string;
  passages: string[];
  /** A position, for a new match with these options. */
  setup: string;
  toMove: number;
  /** How it is answered: by moves on the board, or by touching pieces. */
  answer: 'moves' | 'spots';
  /** Of the piece the question is about; -1: none. */
  spot: number;
  /** All there are: moves in order, or names of spots in any order. */
  answers: string[][];
  explanation: string;
  /** Of the first answer. */
  reasons: Reason[];
}

/** ludus_drill_judge(): what is to be said to an answer. */
export interface Verdict {
  /** "on": right so far, and there is more to do. */
  verdict: 'right' | 'wrong' | 'on';
  why: string;
  reasons: Reason[];
}

// ---- the proof module ----

/** ludus_families(). */
export interface Family {
  id: string;
  title: string;
  /** How the pages name its other games. */
  others: string;
}

/** ludus_number_tables(). */
export interface NumberTables {
  /** In the order of the book; `width` is how many numbers a row has. */
  tables: { id: string; passage: string; width: number }[];
  /** The numbers both armies bear. */
  inBoth: number[];
}

/** ludus_prove(): a row of a printed table, judged. */
export interface ProvedRow {
  row: number[];
  verdict: 'right' | 'all-three' | 'wrong' | 'twice' | 'nothing' | 'missing';
  /** "1 + 2 = 3". */
  proof: string;
  /** Of a wrong row, true rows that are nowhere printed and differ from it in one number. */
  mends: number[][];
}

/** A piece of Rithmomachia. */
export interface Man {
  /** "oT36". */
  id: string;
  army: 'even' | 'odd';
  form: 'round' | 'triangle' | 'square' | 'king';
  number: number;
  /** It fights for the other army. */
  turned: boolean;
}

/** ludus_how_taken(): a way to capture a piece, with a board for it. */
export interface HowTaken {
  number: number;
  /** The clause of the rule: "take.addition". */
  by: string;
  man: Man;
  /** The king's layer taken; 0: the piece itself. */
  part: number;
  /** `with`: the number it captures with. */
  takers: (Man & { with: number })[];
  /** Any pieces would do: a siege. */
  any: boolean;
  rule: string;
  line: string;
  position: string;
  /** The move that opens it there; "" where it is open. */
  motion: string;
  /** How many captures are open beside it. */
  besides: number;
}

// ---- page and worker ----

/** Where a match stands: its record, and the words from its beginning; without them, its end. */
export interface Place {
  record: string;
  after?: string;
}

/** Which exercise: the same four give the same one. */
export interface DrillChoice {
  options?: Chosen;
  theme?: string;
  level?: number;
  seed?: number;
}

/** How a look for several lines is limited. */
export interface LineLimits {
  after?: string;
  seconds?: number;
  lines?: number;
}

/** What the page asks its worker. Seconds and seed above 0 replace the level's. */
export type Question =
  | ({ ask: 'think'; level: string; seconds: number; seed: number } & Place)
  | ({ ask: 'lines'; seconds: number; lines: number } & Place)
  | ({ ask: 'hunt' } & Place)
  | { ask: 'drillThemes'; game: string; options: Chosen }
  | ({ ask: 'drill'; game: string } & DrillChoice)
  | ({ ask: 'judge'; game: string; words: string | string[] } & DrillChoice);

/** What the page posts: a question under a number, or the wish to have the player loaded; with the modules it has, by name. */
export type ToWorker = { id?: number; family: string; compiled: Compiled } & (Question | { ask: 'warm' });

export interface Compiled {
  [name: string]: WebAssembly.Module;
}

export type Answer = Thought | Hunt | DrillTheme[] | Drill | Verdict;

/** What the worker posts: a module it compiled; that it heard a question, and that its module is there; then the answer or a fault. */
export type FromWorker =
  | { compiled: Compiled }
  | { id: number; sign: 'heard' | 'begun' }
  | { id: number; answer: Answer }
  | { id: number; error: Fault };

/** How a thought is limited. */
export interface ThinkLimits {
  /** The words from the record's beginning; without them, its end. */
  after?: string;
  /** Above 0, in place of the level's. */
  seconds?: number;
  seed?: number;
}

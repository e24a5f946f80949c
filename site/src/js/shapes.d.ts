// The JSON of our own that a browser keeps, a link carries and windows send each other: the one place where its fields are told.
// Each has its own check where it is read: store.mjs, kept-texts.mjs, link.mjs, room-messages.mjs. tests/types holds the scripts to it,
// and it to what is written. What the modules hand out is in wasm/shapes.d.ts. A time is as Date.toISOString() writes it.

import type { Dress, Fault, State } from '../../../wasm/shapes';

/** What was wrong with something kept or sent, in sentences. */
export type Wrong = Pick<Fault, 'what' | 'expected'>;

// ---- kept ----

/** codex-ludorum/game/ID: a saved game. */
export interface KeptGame {
  version: 2;
  /** Of the record, so that a damaged one is known. */
  check: string;
  /** The table it was played at; null: none. */
  slot: string | null;
  /** Given by a person; "" where none was. */
  name: string;
  /** Somebody played it: it stays when another game comes. */
  worth: boolean;
  /** When it was last changed. */
  saved: string;
  record: string;
  /** The words from the beginning to the place shown; null: its end. */
  at: string | null;
  view: KeptView;
  told: ToldOf | {};
  /** "WINDOW.NUMBER": who wrote the record, and the how manieth. */
  rev?: string;
  /** By window, the number of its last writing that is in this record. */
  seen?: { [window: string]: number };
}

/** The same as it is read: whatever was not as it should be is empty. */
export type Entry = Omit<KeptGame, 'version' | 'check'>;

/** codex-ludorum/match/SLOT: the id of the game that lies on a table. */
export interface KeptSlot {
  version: 2;
  game: string;
}

/** How a board was shown. */
export interface KeptView {
  lying?: boolean;
  flipped?: boolean;
  takings?: boolean;
  dress?: Dress | "";
  around?: boolean;
  coordinates?: boolean;
  destinations?: boolean;
  danger?: boolean;
  sums?: boolean;
  real?: boolean;
  clock?: KeptClock;
}

/** Two clocks: of two people at one screen. */
export interface KeptClock {
  /** For each player. */
  minutes: number;
  /** Seconds that a player gets after each turn. */
  extra: number;
  /** Milliseconds, by seat. */
  left: [number, number];
  /** Whose time is up; -1: nobody's. */
  out: number;
}

/** What a list says of a game without its module. */
export interface ToldOf {
  game: string;
  /** How many were made. */
  moves: number;
  /** Whose turn it is, or how it ended. */
  turn: string;
  over: boolean;
  /** By seat: a person's name or "", or what the computer is called. */
  players: string[];
}

/** codex-ludorum/lesson/NAME, codex-ludorum/study/NAME: a lesson or a study somebody wrote; codex-ludorum/draft/GAME: a position being set up. */
export interface KeptText {
  version: 1;
  check: string;
  saved: string;
  title: string;
  text: string;
}

// ---- in links ----

/** #game=: the record, and the words to the place shown where that is not its end. */
export type GameCargo = [record: string] | [record: string, at: string];
/** #lesson= */
export type LessonCargo = [text: string];
/** #study= */
export type StudyCargo = [text: string];

// ---- from window to window ----

/** What the room sees of a board. */
export interface RoomView {
  flipped: boolean;
  /** null: as the screen is filled best. */
  lying: boolean | null;
  coordinates: boolean;
  destinations: boolean;
  danger: boolean;
  takings: boolean;
  sums: boolean;
  dress: Dress | "";
  around: boolean;
  /** Its place in the game's list, 0 to 3. */
  notation: number;
  theme: 'projector' | 'light' | 'dark';
  says: 'move' | 'comment' | 'own' | 'nothing';
  words: string;
  /** The screen is black. */
  black: boolean;
}

/** The pointer and the spotlight. */
export interface RoomMark {
  /** In squares of the board, as its spots are told. */
  at: [x: number, y: number] | null;
  pointer: boolean;
  /** Its radius in squares; 0: none. */
  spotlight: number;
}

/** A step of a lesson (slide.mjs). */
export interface RoomSlide {
  /** From 1. */
  nth: number;
  of: number;
  title: string;
  words: string;
  question: string;
  choices: string[];
  /** Places in `choices`. */
  right: number[];
  hints: string[];
  verdict: { kind: '' | 'on' | 'right' | 'wrong'; words: string };
  answer: string;
  /** Squares of margin about the pieces; -1: the whole board. */
  crop: number;
  /** Names of spots. */
  region: string;
}

interface RoomHead {
  v: 2;
  /** Who sends it: a name that grows with the time of its start. */
  from: string;
  /** Counts what is sent. */
  n: number;
}

/** All there is to see. */
export interface RoomState extends RoomHead {
  kind: 'state';
  /** "" where there is no board. */
  record: string;
  at: string | null;
  touched: number[];
  view: RoomView;
  mark: RoomMark;
  slide: RoomSlide | null;
}

/** What the teacher's window and those for the room send each other (room-messages.mjs). */
export type RoomMessage =
  | RoomState
  | (RoomHead & { kind: 'mark'; mark: RoomMark })
  | (RoomHead & { kind: 'bye' | 'claim' | 'ask' | 'leave' })
  | (RoomHead & { kind: 'taken'; to: string })
  /** The message `seen` of the teacher `of` is shown. */
  | (RoomHead & { kind: 'shown'; of: string; seen: number });

// ---- within a page ----

/** What a LiveMatch tells its views. */
export interface MatchChange {
  /** note: a comment, a sign or what is drawn; marks: what is pointed out for a while. */
  kind: 'new' | 'move' | 'touch' | 'go' | 'seat' | 'end' | 'marks' | 'names' | 'note';
  state: State;
}

export interface MatchEvents extends EventTarget {
  addEventListener(type: 'change', listener: (event: CustomEvent<MatchChange>) => void, options?: AddEventListenerOptions): void;
  addEventListener(type: 'fault', listener: (event: CustomEvent<Error & Partial<Fault>>) => void): void;
}

// ---- fetched ----

/** /positions/GAME.json: every position of every record of a game. */
export interface PositionIndex {
  /** Name ("family/game/name"), title and source of each record, the foremost first. */
  records: [string, string, string][];
  /** By the hash of a position: "RECORD.MOVE" of a main line, "RECORD.MOVE.NODE" of a variation, parted by spaces. */
  at: { [hash: string]: string };
}

/** A record a position may stand in. */
export interface Place {
  name: string;
  title: string;
  source: string;
  /** Counted from the beginning, 0. */
  move: number;
  /** On a variation; -1: on the main line. */
  node: number;
  aside: boolean;
}

// The teacher's window and the windows for the room, in step without a server: both are pages of one browser, and talk
// over a channel whose name ends in an id that stands in the room's address (/room/#id). Any page with a match can
// teach; the room's page follows.
//
//   const link = teach(match, { view, onRooms });    link.address;  link.show({ flipped: true });  link.point(mark);
//   const link = follow(id, { onState, onMark, onGone, onFault });
//
// The messages are in room-messages.mjs.
//
// Who teaches holds a lock of his name (`from`) as long as his window lives. The browser lets it go even where the window
// ended without a goodbye, so a room that waits for it knows; where a browser has no locks, it hears the goodbye alone.
// Long: both ends of one conversation.

import { browserStore, get, set } from "../site/prefs.mjs";
import {
  freshName,
  isValidId,
  isValidMessage,
  noMark,
  plainView,
  random,
  version,
} from "./room-messages.mjs";
import { classTools } from "../words/class.mjs";
import { siteUrl } from "../site/site-url.mjs";

/** @import { RoomMark, RoomSlide, RoomState, RoomView } from "../shapes.d.ts" */

/** Lets through what is newer than all before, of the newest teacher there is; another one may come after a "bye". */
export class Order {
  #from = "";
  #state = -1;
  #mark = -1;
  #gone = true;

  /** {state, mark}: whether the state of this message, and whether its mark, is news.
   * @param {{ kind: string, from: string, n?: number }} message */
  take({ kind, from, n }) {
    const none = { state: false, mark: false };
    if (from !== this.#from) {
      if (!this.#gone && from < this.#from) return none;
      if (kind === "bye") return none;
      [this.#from, this.#state, this.#mark] = [from, -1, -1];
    }
    if (kind === "bye") {
      this.#gone = true;
      return none;
    }
    const news = { state: kind === "state" && n > this.#state, mark: n > this.#mark };
    if (news.state) this.#state = n;
    if (news.mark) this.#mark = n;
    if (news.state || news.mark) this.#gone = false;
    return news;
  }

  /** Whether this teacher is the one followed, and there. */
  follows(from) {
    return from === this.#from && !this.#gone;
  }

  /** Whether a goodbye is that of the teacher followed. */
  ends({ kind, from }) {
    return kind === "bye" && from === this.#from;
  }
}

// ---- the channel ----

const prefix = "codex-ludorum/room/";

/** A channel by id: {post, close}; `hear` gets what the others post. Where the browser has no BroadcastChannel, by way of the storage. */
export function openChannel(
  id,
  hear,
  { Broadcast = globalThis.BroadcastChannel, storage = browserStore(), target = globalThis } = {},
) {
  const key = prefix + id;
  if (Broadcast) {
    const channel = new Broadcast(key);
    channel.onmessage = ({ data }) => hear(data);
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  let posted = 0;
  const listen = (event) => {
    if (event.key !== key || event.newValue === null) return;
    let got = null;
    try {
      got = JSON.parse(event.newValue).message;
    } catch {
      /* told below as a message not understood */
    }
    hear(got);
  };
  target.addEventListener("storage", listen);
  return {
    // The number makes two like messages two changes.
    post(message) {
      try {
        storage?.setItem(key, JSON.stringify({ posted: (posted += 1), message }));
      } catch {
        /* the storage is full or refused */
      }
    },
    close() {
      target.removeEventListener("storage", listen);
      try {
        storage?.removeItem(key);
      } catch {
        /* it keeps nothing */
      }
    },
  };
}

// ---- the sign of life ----

const locksOf = () => globalThis.navigator?.locks;

/** Holds the lock of a name: {free, held}. free() lets it go; `held` is kept once it is held, or cannot be.
 * @param {string} name @param {LockManager} locks @param {LockMode} mode */
export function hold(name, locks = locksOf(), mode = "exclusive") {
  /** @type {(freed?: any) => void} */
  let free = () => {};
  const freed = new Promise((done) => {
    free = done;
  });
  const held = new Promise((/** @type {(held?: any) => void} */ done) => {
    if (!locks) return done();
    // A lock granted while the page opens a window is lost: it is asked for again. Where the browser refuses there is no sign.
    const ask = (left) =>
      locks
        .request(prefix + name, { mode }, () => {
          done();
          return freed;
        })
        .catch(() => (left > 0 ? setTimeout(ask, 0, left - 1) : done()));
    return ask(3);
  });
  return { free, held };
}

/** Waits until the lock of a name is let go by who holds it: true; false where nobody holds it, or it cannot be known. */
export async function waitForLockRelease(name, locks = locksOf()) {
  try {
    const { held } = await locks.query();
    if (!held.some((lock) => lock.name === prefix + name)) return false;
    await locks.request(prefix + name, () => {});
    return true;
  } catch {
    return false;
  }
}

/** The same with a lock shared with others who say the same: somebody is there. */
export const present = (name, locks = locksOf()) => hold(name, locks, "shared");

const windowOf = (id) => `window/${id}`;
const teacherOf = (id) => `teacher/${id}`;

/** The id of a room's window that stands open and has no teacher; null where there is none, or it cannot be known. */
export async function waitingRoom(locks = locksOf()) {
  try {
    const names = (await locks.query()).held.map(({ name: held }) => held);
    const ids = names.flatMap((held) =>
      held.startsWith(prefix + windowOf("")) ? [held.slice((prefix + windowOf("")).length)] : [],
    );
    return ids.find((id) => isValidId(id) && !names.includes(prefix + teacherOf(id))) ?? null;
  } catch {
    return null;
  }
}

// ---- the two ends ----

// The id outlives a reload of the window, so its room finds it again.
function keptId(session) {
  const kept = get("roomId", "", session);
  return isValidId(kept) ? kept : newId(session);
}
function newId(session, id = random()) {
  set("roomId", id, "", session);
  return id;
}
const sessionOf = () => browserStore({ session: true });

/** Whether a room has followed this window, also before a reload; true marks that one does. */
export function hadRoom(now = false, session = sessionOf()) {
  if (now) set("taught", "yes", "", session);
  return get("taught", "", session) === "yes";
}

/** How long a window that begins waits for another to say that its id is taken. */
const claimFor = 150;

/**
 * Shows a match (a LiveMatch) to the rooms that follow. `view`: what differs from plainView. `onRooms({rooms, inStep})`
 * hears how many windows follow and whether all show what was sent last; `onAddress(url)` where the room's page is, again
 * where a copy of this window has the id already. `adopt`: the id of a room that waits for a teacher (waitingRoom).
 * @param {EventTarget & { state: any, record: string, place: string | null }} match
 * @param {{ view?: Partial<RoomView>, onRooms?: (now: { rooms: number, inStep: boolean }) => void, onAddress?: (url: string) => void, adopt?: string | null, channel?: typeof openChannel, session?: Storage, target?: any, wait?: number, alive?: typeof hold, sign?: typeof present }} more
 */
export function teach(
  match,
  {
    view: first = {},
    onRooms = () => {},
    onAddress = () => {},
    adopt = null,
    channel = openChannel,
    session = sessionOf(),
    target = globalThis,
    wait = claimFor,
    alive = hold,
    sign = present,
  } = {},
) {
  const me = freshName();
  const rooms = new Map(); // by name, the number of what each showed last
  let id = adopt ? newId(session, adopt) : keptId(session),
    line = null,
    n = 0,
    sent = -1,
    due = false,
    told = "",
    ready = false;
  /** @type {RoomView} */ let view = { ...plainView, ...first };
  /** @type {RoomMark} */ let mark = noMark;
  /** @type {RoomSlide | null} */ let slide = null;
  let life = null; // the lock that says this window lives
  let taken = null; // the lock that says this id has a teacher

  const post = (kind, more = {}) => {
    n += 1;
    line.post({ v: version, kind, from: me, n, ...more });
    return n;
  };
  const tell = () => {
    const now = {
      rooms: rooms.size,
      inStep: rooms.size > 0 && [...rooms.values()].every((seen) => seen >= sent),
    };
    if (JSON.stringify(now) === told) return;
    told = JSON.stringify(now);
    onRooms(now);
  };
  const state = () => {
    due = false;
    if (!ready || !line || (!match.state && !slide)) return;
    const board = match.state
      ? { record: match.record, at: match.place, touched: [...match.state.touched] }
      : { record: "", at: null, touched: [] };
    sent = post("state", { ...board, view, mark, slide });
    tell();
  };
  // Several changes of one moment are one message; nobody there, none.
  const news = () => {
    if (due || rooms.size === 0) return;
    due = true;
    queueMicrotask(state);
  };

  const hear = (message) => {
    if (!isValidMessage(message)) return;
    const { kind, from } = message;
    if (kind === "claim" && from !== me) post("taken", { to: from });
    else if (kind === "taken" && message.to === me) move(newId(session));
    else if (kind === "ask") {
      if (!rooms.has(from)) rooms.set(from, -1);
      state();
    } else if (kind === "shown" && message.of === me) {
      rooms.set(from, Math.max(message.seen, rooms.get(from) ?? -1));
      tell();
    } else if (kind === "leave") {
      rooms.delete(from);
      tell();
    }
  };
  const address = () => siteUrl(`room/#${id}`).href;
  const move = (to) => {
    line?.close();
    rooms.clear();
    ready = false;
    id = to;
    taken?.free();
    taken = sign(teacherOf(id));
    life ??= alive(me);
    const { held } = life,
      mine = (line = channel(id, hear));
    post("claim");
    onAddress(address());
    setTimeout(async () => {
      // A room looks for the lock when it hears the first state: it must be there by then.
      await held;
      await taken?.held;
      if (line !== mine) return;
      ready = true;
      state(); // rooms that stand open already answer
    }, wait);
  };

  const away = () => {
    if (!line) return;
    post("bye");
    life.free();
    life = null;
    taken.free();
    line.close();
    line = null;
  };
  const again = (event) => {
    if (event.persisted && !line) move(id);
  };
  match.addEventListener("change", news);
  target.addEventListener?.("pagehide", away);
  target.addEventListener?.("pageshow", again);
  move(id);

  return {
    get id() {
      return id;
    },
    get address() {
      return address();
    },
    /** Kept once both locks are held. A window must not be opened before: Chromium drops a lock that is granted meanwhile. */
    get settled() {
      return Promise.all([life?.held, taken?.held]);
    },
    get view() {
      return { ...view };
    },
    get mark() {
      return mark;
    },
    /** Changes what the rooms see: any part of a view. */
    show(more) {
      const before = JSON.stringify(view);
      view = { ...view, ...more };
      if (JSON.stringify(view) !== before) news();
    },
    /** The step of a lesson that is shown; null: a board alone. */
    slide(to) {
      const before = JSON.stringify(slide);
      slide = to;
      if (JSON.stringify(slide) !== before) news();
    },
    /** Moves the pointer or the spotlight: a whole mark. */
    point(to) {
      mark = to;
      if (!ready || !line || rooms.size === 0) return;
      if (due) return; // the state that is on its way has it
      sent = post("mark", { mark });
      tell();
    },
    close() {
      match.removeEventListener("change", news);
      target.removeEventListener?.("pagehide", away);
      target.removeEventListener?.("pageshow", again);
      away();
    },
  };
}

/**
 * Follows the teacher of an id. `onMark(mark)` where the pointer and the spotlight are now; then `onState(state)` shows the
 * rest of a whole state, and may throw, or give a promise that fails, where its record is not sound. `onGone()` when his
 * window closed, with a goodbye or without; `onFault()` when a message could not be understood.
 * @param {string} id
 * @param {{ onState: (state: RoomState) => unknown, onMark: (mark: RoomMark) => void, onGone?: () => void, onFault?: () => void, channel?: typeof openChannel, target?: any, ended?: typeof waitForLockRelease, sign?: typeof present }} how
 */
export function follow(
  id,
  {
    onState,
    onMark,
    onGone = () => {},
    onFault = () => {},
    channel = openChannel,
    target = globalThis,
    ended = waitForLockRelease,
    sign = present,
  },
) {
  const me = freshName();
  let order = new Order(),
    n = 0,
    line = null,
    watched = "";
  const post = (kind, more = {}) =>
    line?.post({ v: version, kind, from: me, n: (n += 1), ...more });
  // From his first message on; again with the next where his lock was not there yet.
  const watch = async (from) => {
    if (watched === from) return;
    watched = from;
    const over = await ended(from);
    if (!over && watched === from) watched = "";
    if (!over || !order.follows(from)) return;
    order.take({ kind: "bye", from });
    onGone();
  };
  const hear = async (message) => {
    if (!isValidMessage(message)) return onFault();
    if (order.ends(message)) {
      order.take(message);
      return onGone();
    }
    if (message.kind !== "state" && message.kind !== "mark") return undefined; // between others
    const news = order.take(message);
    if (!news.state && !news.mark) return undefined;
    watch(message.from);
    try {
      if (news.mark) onMark(message.mark);
      if (news.state) await onState(/** @type {RoomState} */ (message));
    } catch {
      return onFault();
    }
    post("shown", { seen: message.n, of: message.from });
    return undefined;
  };
  let here = null;
  const open = () => {
    line = channel(id, hear);
    here = sign(windowOf(id));
    post("ask");
  };
  const away = () => {
    here?.free();
    here = null;
    post("leave");
    line?.close();
    line = null;
  };
  const again = (event) => event.persisted && !line && open();
  target.addEventListener?.("pagehide", away);
  target.addEventListener?.("pageshow", again);
  open();
  return {
    /** Asks for the state anew. */
    ask: () => post("ask"),
    close() {
      target.removeEventListener?.("pagehide", away);
      target.removeEventListener?.("pageshow", again);
      away();
    },
  };
}

// ---- the window ----

/**
 * The room's window of a `link` before all others: the one `opened` before, or a new one, which is given back. Where the
 * browser opens none, `notice(words, buttons, options)` offers its address to be opened by hand.
 */
export function openRoom(link, opened, notice) {
  if (opened && !opened.closed) {
    opened.focus();
    return opened;
  }
  const room = window.open(link.address, `room-${link.id}`, "popup,width=1280,height=720");
  if (!room)
    notice(
      classTools.blocked,
      [{ label: classTools.inTab, primary: true, act: () => window.open(link.address, "_blank") }],
      { keep: true },
    );
  return room;
}

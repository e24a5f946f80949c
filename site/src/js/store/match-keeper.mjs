// Keeps the match of a table in the store, one writer at a time however many windows show it. Every entry names its revision;
// a window that did not see the last one does not write over it: what was played there becomes a game of its own, and that is
// told. So two windows may play the same match at once, and nothing is lost.
//
// The lock of an entry (Web Locks) parts the windows' writes. A browser may still show a window a store some milliseconds old,
// so each window also looks, when it hears of a change, whether all it knew is in what now stands there.

import { all, gameKey, holdsAll, load, loadEntry, newId, save } from "./store.mjs";

const locksOf = () => globalThis.navigator?.locks;
const random = () =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => (byte % 36).toString(36)).join("");

export class MatchKeeper {
  #slot;
  #told;
  #storage;
  #locks;
  #now;
  #me = random();
  #count = 0; // of the revisions this window wrote
  #id = null;
  #rev = null; // the revision this window read or wrote last; null where the entry has none
  #base = null; // the record of that revision
  #seen = {}; // whose writings are in it
  #last = null; // what was read or written last
  #pending = null;
  #waiting = false;
  #behind = false;

  /**
   * `told(what)` hears of every outcome: {saved: id}, {fault: "full" | "forbidden"}, {behind: id} where another window went on and
   * nothing was played here since, {parted: id, from: id} where what was played here now is a game of its own.
   * @param {string} slot @param {(what: { saved?: string, fault?: string, behind?: string, parted?: string, from?: string }) => void} told
   * @param {{ storage?: Storage, locks?: LockManager, now?: () => Date }} more
   */
  constructor(slot, told, { storage, locks = locksOf(), now = () => new Date() } = {}) {
    this.#slot = slot;
    this.#told = told;
    this.#storage = storage;
    this.#locks = locks;
    this.#now = now;
  }

  /** The entry of the match; given to it with its first keep(). */
  get id() {
    return this.#id;
  }
  /** Whether another window went on with this match and this one did not. */
  get behind() {
    return this.#behind;
  }
  /** The entry and its revision, for adopt(). */
  get entry() {
    return { id: this.#id, rev: this.#rev, seen: this.#seen };
  }

  /** Another match comes: that of an entry, or (id null) one not kept yet. `record` is as it is now. */
  adopt({ id = null, rev = null, seen = {} } = {}, record = null) {
    this.flush();
    [this.#id, this.#rev, this.#seen, this.#base, this.#last, this.#behind] = [
      id,
      rev,
      seen,
      record,
      { record, worth: true },
      false,
    ];
  }

  /** Parts the match from its entry: it is kept under one of its own from now on. */
  part() {
    this.adopt({}, null);
  }

  /** Keeps {record, at, view, worth, told}: soon, or with the next flush(). */
  keep(match) {
    this.#id ??= newId(this.#now());
    this.#pending = match;
    if (!this.#locks) this.flush();
    else if (!this.#waiting) this.#ask();
  }

  #ask() {
    const id = this.#id;
    this.#waiting = true;
    const done = () => {
      this.#waiting = false;
      if (this.#pending && this.#id !== id) this.#ask();
      else this.flush();
    };
    // Where the browser refuses the lock, the revision alone is compared.
    this.#locks.request(gameKey(id), done).catch(done);
  }

  /** Writes at once what waits: the page goes, or another match comes. */
  flush() {
    const match = this.#pending;
    this.#pending = null;
    if (match) this.#save(match, this.#id, { known: this.#rev, base: this.#base });
  }

  // Saves under an entry what was played here, and tells whether it is that of this match or has become one of its own.
  #save(match, id, { known, base }) {
    const from = this.#id;
    const done = save(
      this.#slot,
      { ...match, id, revision: { known, base, by: this.#me, count: this.#count + 1 } },
      this.#storage,
      this.#now(),
    );
    if (done.behind) return this.#isBehind();
    if (done.fault) return this.#told({ fault: done.fault });
    if (done.wrote) this.#count += 1;
    [this.#id, this.#rev, this.#seen, this.#base, this.#last, this.#behind] = [
      done.id,
      done.rev,
      done.seen,
      match.record,
      match,
      false,
    ];
    return this.#told(done.id === from ? { saved: from } : { parted: done.id, from });
  }

  #isBehind() {
    if (this.#behind) return;
    this.#behind = true;
    this.#told({ behind: this.#id });
  }

  /** Another window changed what lies under a key: null where all may have changed. */
  heard(key) {
    if (this.#id === null || (key !== null && key !== gameKey(this.#id))) return;
    const now = loadEntry(this.#id, this.#storage);
    if (!now || now.fault || now.rev === this.#rev) return;
    if (now.record === this.#base) [this.#rev, this.#seen] = [now.rev, now.seen];
    else if (!holdsAll(now.seen, this.#seen)) this.#overwritten();
    else if (this.#pending && this.#pending.record !== this.#base) this.flush();
    else this.#isBehind();
  }

  // The other window had not seen the last move known here: that is written again, as a game of its own, unless it is kept already.
  #overwritten() {
    const match = this.#pending ?? this.#last;
    this.#pending = null;
    if (all(this.#storage).games.some(({ record }) => record === match.record))
      return this.#isBehind();
    return this.#save(match, newId(this.#now()), { known: null, base: null });
  }

  /** What lies on this slot, with all that was played here. */
  load() {
    this.flush();
    return load(this.#slot, this.#storage, this.#now());
  }
}

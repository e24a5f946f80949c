// Keeps the site for use without a network. What a page and its modules are made of always comes from one edition: every file is
// held against the hash it has in the edition's list, each edition has a store of its own, and a new edition waits until the
// person asks for it or all windows are closed.

const edition = { version: "", date: "", list: "" }; // written when the site is built

const scope = self.registration.scope;
const family = `codex-ludorum ${new URL(scope).pathname} `;
const mine = family + edition.version;
const strange = `${family}strangers`;
const addressOf = (path) => new URL(path, scope).href;

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An answer as it may be kept: whole, with the headers it came with. */
function whole(answer, bytes) {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  return new Response(bytes, { status: 200, headers });
}

/** Fetches a file and holds it against its hash: {answer, sure}. */
async function fetched(path, hash) {
  const answer = await fetch(addressOf(path), { cache: "no-cache", credentials: "same-origin" });
  if (!answer.ok) return { answer, sure: false };
  const bytes = await answer.arrayBuffer();
  return { answer: whole(answer, bytes), sure: (await hashOf(bytes)) === hash };
}

// ---- the list ----

let listed = null;
/** The files of this edition: path → {hash, size}. */
const files = () =>
  (listed ??= readList().catch((fault) => {
    listed = null;
    throw fault;
  }));
async function readList() {
  const cache = await caches.open(mine);
  let answer = await cache.match(addressOf("offline.json"));
  if (!answer) {
    const { answer: got, sure } = await fetched("offline.json", edition.list);
    if (!sure) throw new Error("The site is being renewed.");
    answer = got;
    await cache.put(addressOf("offline.json"), got.clone());
  }
  const list = await answer.json();
  return Object.assign(new Map(list.files.map(([path, hash, size]) => [path, { hash, size }])), {
    shell: list.shell,
    needs: new Map(
      (list.needs ?? []).map(([page, others]) => [
        list.files[page][0],
        others.map((i) => list.files[i][0]),
      ]),
    ),
  });
}

/** Keeps a file of this edition; false where the server has another by now. */
async function keep(cache, path, hash) {
  const { answer, sure } = await fetched(path, hash);
  if (sure) await cache.put(addressOf(path), answer);
  return sure;
}

/** What an edition before holds and this one shares need not be fetched again. */
async function carryOver(cache, all) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(family) || name === mine || name === strange) continue;
    const old = await caches.open(name);
    const list = await (await old.match(addressOf("offline.json")))?.json().catch(() => null);
    for (const [path, hash] of list?.files ?? []) {
      if (all.get(path)?.hash !== hash || (await cache.match(addressOf(path)))) continue;
      const answer = await old.match(addressOf(path));
      if (answer) await cache.put(addressOf(path), answer);
    }
  }
}

async function begin() {
  const cache = await caches.open(mine);
  const all = await files();
  await carryOver(cache, all);
  for (const [path, { hash }] of [...all].slice(0, all.shell))
    if (!(await cache.match(addressOf(path))) && !(await keep(cache, path, hash)))
      throw new Error("The site is being renewed.");
}

addEventListener("install", (event) => event.waitUntil(begin()));
addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(family) && name !== mine) await caches.delete(name);
    })(),
  ),
);

// ---- answering ----

// Windows whose page came from a newer edition, since this one no longer could be had: all of theirs comes from there.
let strangers = null;
const allStrangers = () =>
  (strangers ??= caches
    .open(strange)
    .then((cache) => cache.keys())
    .then((keys) => new Set(keys.map(({ url }) => url))));
const markOf = (id) => addressOf(`?window=${id}`);
async function letThrough(id) {
  if (!id) return;
  (await allStrangers()).add(markOf(id));
  await (await caches.open(strange)).put(markOf(id), new Response(""));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith(answer(event));
});

/** The file an address asks for, as the list has it; null where it cannot be read (%zz), which the server answers. */
function pathOf(address) {
  try {
    return decodeURIComponent(
      new URL(address).pathname.slice(new URL(scope).pathname.length),
    ).replace(/(^|\/)$/, "$1index.html");
  } catch {
    return null;
  }
}

async function answer(event) {
  const { request } = event;
  const going = request.mode === "navigate";
  if (!going && (await allStrangers()).has(markOf(event.clientId))) {
    await letThrough(event.resultingClientId); // a worker of such a window is one too
    return fetch(request);
  }
  let all;
  try {
    all = await files();
  } catch {
    return fetch(request);
  }
  const path = pathOf(request.url);
  const file = all.get(path);
  if (!file) {
    if (going && all.has(`${path}/index.html`)) return Response.redirect(addressOf(`${path}/`));
    return fetch(request).catch(() => missing(going));
  }
  const cache = await caches.open(mine);
  const held = await cache.match(addressOf(path));
  if (held) return held;
  let got;
  try {
    got = await fetched(path, file.hash);
  } catch {
    return missing(going);
  }
  if (got.sure) {
    event.waitUntil(cache.put(addressOf(path), got.answer.clone()).catch(() => {}));
    return got.answer;
  }
  event.waitUntil(self.registration.update().catch(() => {}));
  if (!going) return got.answer.ok ? missing(false) : got.answer;
  if (got.answer.ok) await letThrough(event.resultingClientId);
  return got.answer;
}

async function missing(going) {
  if (!going) return Response.error();
  const page = await (await caches.open(mine)).match(addressOf("take-along/index.html"));
  return page ? Response.redirect(addressOf("take-along/?missing")) : Response.error();
}

// ---- what pages ask ----

/** How much is kept: {kept, all, bytes, allBytes}. */
async function counted() {
  const all = await files();
  const held = new Set((await (await caches.open(mine)).keys()).map(({ url }) => url));
  const told = { kept: 0, all: all.size, bytes: 0, allBytes: 0 };
  for (const [path, { size }] of all) {
    told.allBytes += size;
    if (held.has(addressOf(path)))
      Object.assign(told, { kept: told.kept + 1, bytes: told.bytes + size });
  }
  return told;
}

/** What is to be kept next, those first whose paths begin so: before a page all that it asks for once it is awake. */
function nextOf(all, held, first) {
  const early = (path) => first.some((beginning) => path.startsWith(beginning));
  const paths = [...all.keys()],
    out = new Set();
  const want = (path) => held.has(addressOf(path)) || out.add(path);
  const whole = (path) => [...(all.needs.get(path) ?? []), path].forEach(want);
  paths.filter((path) => held.has(addressOf(path))).forEach(whole); // of pages that were visited
  paths.filter(early).forEach(whole);
  paths.forEach(whole);
  return [...out];
}

/** Keeps some more files. A page comes after what it asks for: one that is kept can be used. */
async function more(first, most) {
  const all = await files();
  const cache = await caches.open(mine);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const next = nextOf(all, held, first).slice(0, most);
  const fetchAll = (paths) =>
    Promise.all(
      [0, 1, 2, 3].map(async (lane) => {
        for (let i = lane; i < paths.length; i += 4)
          if (!(await keep(cache, paths[i], all.get(paths[i]).hash)))
            throw new Error("The site is being renewed.");
      }),
    );
  await fetchAll(next.filter((path) => !all.needs.has(path)));
  await fetchAll(next.filter((path) => all.needs.has(path)));
}

// Who asks while another's files come waits: what that one keeps need not be fetched again.
let before = Promise.resolve();
const inTurn = (act) => (before = before.catch(() => {}).then(act));

const asked = {
  version: () => edition,
  count: counted,
  more: async ({ first = [], most = 20 }) => {
    await inTurn(() => more(first, most));
    return counted();
  },
  // A window of this very edition that came before its worker.
  claim: async ({ version }) => {
    if (version === edition.version && self.registration.active) await self.clients.claim();
    return {};
  },
  // To the waiting edition: it comes at once where no other window is open.
  come: async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const others = windows.filter(({ url }) => url.startsWith(scope)).length - 1;
    if (others <= 0) await self.skipWaiting();
    return { others: Math.max(0, others) };
  },
};

addEventListener("message", (event) => {
  const { ask, ...words } = event.data ?? {};
  if (!Object.hasOwn(asked, ask)) return;
  const done = Promise.resolve()
    .then(() => asked[ask](words))
    .then(
      (told) => event.ports[0]?.postMessage({ told }),
      (fault) => event.ports[0]?.postMessage({ fault: fault.message }),
    );
  event.waitUntil(done);
});

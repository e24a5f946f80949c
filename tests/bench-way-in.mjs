// How soon a stranger makes a first legal move, by a browser that has never seen the site: at the table of the first page, through each of
// the six boards it offers, and at a table opened from a link. The phone is as Lighthouse has it: four times slower, and on a line (line())
// of 1.6 Mbit/s that is 150 ms away, which the worker that keeps the site for use without a network shares with the page. Its hand knows where
// it wants to go, and touches as soon as it sees what to touch: a person's time comes on top.
//   node tests/bench-way-in.mjs [--times 3] [--only WAY,WAY] [--fast] [--before FOLDER] [--waterfall]
// --only: "home", the id of a game on the first page, or "link:" and the id of any game. --fast: this machine as it is, not the phone.
// --before: an earlier build of the site, measured in turn with this one, so that a busy machine slows both. --waterfall: every
// request with its times and bytes.
import { createServer, connect } from "node:net";
import { parseArgs } from "node:util";
import start from "../site/src/_data/start.mjs";
import { serve } from "../site/server.mjs";
import { FLAGS, chromium, executablePath, patience, site, until } from "./browser/harness.mjs";
import { catalogue, firstMove, playOf } from "./browser/hands.mjs";
import { figure } from "./figures.mjs";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    before: { type: "string" },
    fast: { type: "boolean" },
    waterfall: { type: "boolean" },
  },
});
const times = Number(values.times);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A line of the phone to a server on `port`: {port, close()}. All that comes over it shares its 200 kB a second; a byte is 75 ms on its way, and
 * a connection costs a way there and back. */
async function line(port) {
  /** Writes to a socket each part at its time, one after the other. */
  const later = (socket) => {
    const waiting = [];
    const next = () => {
      while (waiting.length > 0 && waiting[0].at <= performance.now()) {
        const { part } = waiting.shift();
        if (socket.writable) socket.write(part);
      }
      if (waiting.length > 0) setTimeout(next, waiting[0].at - performance.now());
    };
    return (part, at) => {
      waiting.push({ part, at });
      if (waiting.length === 1) setTimeout(next, at - performance.now());
    };
  };
  const way = 75,
    rate = 200, // bytes a millisecond
    packet = 1400;
  const sending = []; // connections that have something to bring: {parts}
  let busy = false;
  const bring = async () => {
    if (busy) return;
    busy = true;
    let free = performance.now();
    while (sending.length > 0) {
      const one = sending.shift();
      const part = one.parts.shift();
      if (one.parts.length > 0) sending.push(one);
      if (one.parts.length === 20) one.more();
      free = Math.max(free, performance.now()) + part.length / rate;
      one.send(part, free + way);
      if (free - performance.now() > 4) await pause(free - performance.now());
    }
    busy = false;
  };
  const open = new Set();
  const server = createServer((socket) => {
    open.add(socket);
    const far = connect(port, "127.0.0.1");
    const up = later(far);
    let at = performance.now() + 3 * way;
    const one = { parts: [], send: later(socket), more: () => far.resume() };
    socket.on("data", (bytes) => up(bytes, (at = Math.max(at, performance.now() + way))));
    far.on("data", (bytes) => {
      const waits = one.parts.length > 0;
      for (let i = 0; i < bytes.length; i += packet) one.parts.push(bytes.subarray(i, i + packet));
      if (one.parts.length > 40) far.pause();
      if (!waits) sending.push(one);
      bring();
    });
    const hangUp = () => {
      if (one.parts.length > 0) setTimeout(hangUp, way);
      else setTimeout(() => socket.end(), 2 * way);
    };
    far.on("close", hangUp);
    far.on("error", () => far.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => far.destroy());
    socket.on("close", () => open.delete(socket));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done()));
  return {
    port: server.address().port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** A stranger's browser: {context, page, base}. */
async function stranger(browser, base, slow) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "no-preference",
  });
  context.setDefaultTimeout(patience * 1000);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (slow) await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  /** Asks the page with nothing of a test's own put into it, which a slow phone would have to read. */
  page.ask = async (question, asked) => {
    const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", {
      expression: `(${question})(${JSON.stringify(asked)})`,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
  return { context, page, base };
}

const painted = (page, path) =>
  until(
    `${path} is painted`,
    () =>
      page
        .ask(
          (at) =>
            location.pathname === at &&
            performance.getEntriesByName("first-contentful-paint").length > 0,
          path,
        )
        .catch(() => false), // between two pages
    patience,
  );

/** What the table says by now; null while it sleeps. */
const now = (page) =>
  page.ask(() => {
    const { match } = document.querySelector("[data-panel]").panel ?? {};
    if (!match?.state) return null;
    const { touched, line, toMove, players, awaits } = match.state;
    return {
      awaits: awaits.what,
      touched: touched.length,
      mine: toMove >= 0 && !players[toMove].machine,
      played: line.some(({ seat }) => seat >= 0 && !players[seat].machine),
    };
  });

/** Where spots lie on the board of this page, in parts of it, as a table that is awake says. */
const placesOf = (page, names) =>
  page.ask((all) => {
    const board = document
      .querySelector('[data-panel] [data-part="board"]')
      .getBoundingClientRect();
    return all.map((name) => {
      const box = document
        .querySelector(`[data-panel] [role="gridcell"][data-name="${CSS.escape(name)}"]`)
        .getBoundingClientRect();
      return [
        (box.x + box.width / 2 - board.x) / board.width,
        (box.y + box.height / 2 - board.y) / board.height,
      ];
    });
  }, names);

/** Touches a place of the board. */
async function touch(page, [across, down]) {
  const { x, y, width, height } = await page.ask(() => {
    const board = document.querySelector('[data-panel] [data-part="board"]');
    const seen = board.getBoundingClientRect();
    if (seen.bottom > innerHeight) board.scrollIntoView({ block: "end", behavior: "instant" });
    return board.getBoundingClientRect().toJSON();
  });
  await page.touchscreen.tap(x + across * width, y + down * height);
}

/** Touches the middle of something, as soon as it is there. */
async function touchMiddle(page, selector) {
  const { x, y } = await until(
    `${selector} is there`,
    () =>
      page.ask((what) => {
        const box = document.querySelector(what)?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }, selector),
    patience,
  );
  await page.touchscreen.tap(x, y);
}

/** One way in, from the address to the first move; {steps: [[what, seconds]], touches, known}; null where the computer begins. `hand` knows the places of a move. */
async function walk({ page, base }, { way, path, spots, places = null }) {
  const steps = [];
  let touches = 0;
  const began = performance.now();
  const step = (what) => steps.push([what, (performance.now() - began) / 1000]);
  const first = path && !way.startsWith("link:") ? "/" : (path ?? "/");
  await page.goto(base + first, { waitUntil: "commit" });
  await painted(page, first);
  step(first === "/" ? "home painted" : "table painted");
  if (first === "/" && path) {
    touches += 1;
    await touchMiddle(
      page,
      `.six li:nth-child(${1 + start.six.findIndex(({ id }) => id === way)}) a`,
    );
    step("board touched");
    await painted(page, path);
    step("table painted");
  }
  await until(
    "the board is there",
    () => page.ask(() => Boolean(document.querySelector('[data-part="board"] svg'))),
    patience,
  );
  const awake = async () => {
    const state = await now(page);
    return state && (state.mine || state.awaits === "throw") && state;
  };
  const rolls = !spots;
  if (rolls || !places) {
    await until("the table is awake", awake, patience);
    step("table awake");
  }
  let known = places;
  for (let done = false, left = [...(spots ?? [])]; !done;) {
    const state = (await now(page)) ?? { mine: true };
    if (state.played) break;
    if (state.awaits === "throw") {
      touches += 1;
      await touchMiddle(page, '[data-testid="game-buttons"] button, [data-part="buttons"] button');
      await until(
        "the dice have fallen",
        async () => (await now(page)).awaits !== "throw",
        patience,
      );
      step("dice rolled");
      continue;
    }
    if (rolls) {
      const turn = () =>
        now(page).then(({ mine, awaits }) => (mine || /machine/.test(awaits)) && awaits);
      if (/machine/.test(await until("somebody's turn", turn, patience))) return null; // the lot fell to the computer
      left = await page.ask(() => {
        const { match } = document.querySelector("[data-panel]").panel;
        return match.state.moves[0].touches.map((i) => match.spots[i].name);
      });
      left = left.slice(0, 1); // with dice one touch of a piece plays it
      known = await placesOf(page, left);
    }
    known ??= await placesOf(page, left);
    for (const [i, place] of known.entries()) {
      const last = i === known.length - 1;
      const answered = (state) => state && (state.played || (!last && state.touched > i));
      for (let state = null; !answered(state);) {
        touches += 1;
        await touch(page, place);
        let waited = 0; // a touch of a board that slept may be lost: whoever sees it awake touches again
        await until(
          last ? "the move is played" : `touch ${i + 1} is answered`,
          async () => {
            state = await now(page);
            if (state) waited ||= performance.now();
            return answered(state) || (waited && performance.now() - waited > 700);
          },
          patience,
        );
      }
      step(last ? "move played" : i === 0 ? "touch answered" : `touch ${i + 1} answered`);
    }
    done = true;
  }
  return { steps, touches, known };
}

const all = await catalogue();
const wayOf = (way) => {
  const id = way === "home" ? start.here : way.replace("link:", "");
  const card = all.find((one) => one.id === id);
  if (!card) throw new Error(`--only: there is no way “${way}”`);
  return { way, card, path: way === "home" ? null : playOf(id) };
};
const ways = (
  values.only
    ? values.only.split(",")
    : ["home", ...start.six.map(({ id }) => id), "link:falkener-shatranj"]
).map(wayOf);

const sites = [...(values.before ? [["before", values.before]] : []), ["now", site]];
const browser = await chromium.launch({ executablePath, headless: true, args: FLAGS });
const closing = [() => browser.close()];
try {
  for (const one of sites) {
    const server = await serve({ root: one[1], port: 0 });
    const phone = await line(server.port);
    closing.push(
      () => phone.close(),
      () => server.close(),
    );
    one.push(server.port, phone.port);
  }
  for (const { way, card, path } of ways) {
    const { options } = card.presets.find(({ id }) => id === start.short[card.id]) ?? {};
    const spots = card.hasRolls
      ? null
      : (await firstMove({ game: card.id, ...(way === "home" ? {} : options) })).spots;
    const measured = new Map(sites.map(([name]) => [name, []]));
    const places = new Map();
    for (let time = -1; time < times; time++)
      for (const [name, , port, slowPort] of sites) {
        const slow = time >= 0 && !values.fast;
        let visit, walked, asked, began;
        do {
          await visit?.context.close();
          visit = await stranger(browser, `http://127.0.0.1:${slow ? slowPort : port}`, slow);
          asked = [];
          began = performance.timeOrigin + performance.now();
          const all = asked;
          if (values.waterfall) visit.context.on("requestfinished", (request) => all.push(request));
          // The first walk is at full speed: it shows where the places lie, and the server packs its files.
          walked = await walk(visit, { way, path, spots, places: places.get(name) });
        } while (!walked);
        if (time < 0 && spots) places.set(name, walked.known);
        if (time >= 0) measured.get(name).push(walked);
        if (values.waterfall && time === times - 1)
          for (const request of asked) {
            const { startTime, responseStart, responseEnd } = request.timing();
            const { responseBodySize } = await request
              .sizes()
              .catch(() => ({ responseBodySize: 0 }));
            const from = startTime - began;
            console.log(
              [
                name,
                request.serviceWorker() ? "worker" : "page",
                from,
                from + responseStart,
                from + responseEnd,
                responseBodySize,
                new URL(request.url()).pathname,
              ]
                .map((each) => (typeof each === "number" ? Math.round(each) : each))
                .join("\t"),
            );
          }
        await visit.context.close();
      }
    const last = ({ steps }) => steps.at(-1)[1];
    const median = (list) => [...list].sort((a, b) => last(a) - last(b))[list.length >> 1];
    for (const [name, list] of measured) {
      const one = median(list);
      figure(
        `first legal move, ${way}${values.fast ? ", this machine" : ""}${sites.length > 1 ? `, ${name}` : ""}`,
        `${one.touches} touches; ${one.steps.map(([what, at]) => `${what} ${at.toFixed(1)} s`).join(", ")} (median of ${times})`,
      );
    }
    if (sites.length > 1) {
      const [before, after] = sites.map(([name]) => last(median(measured.get(name))));
      figure(`first legal move, ${way}, part of the time before`, (after / before).toFixed(2));
    }
  }
} finally {
  for (const close of closing.reverse()) await close();
}

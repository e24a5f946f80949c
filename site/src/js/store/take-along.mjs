// The page for those who take the site along: how much is kept for use without a network, all of it fetched at a word, and the whole
// site packed into one archive, made here from what this browser has.

import { partsOf } from "../site/dom.mjs";
import { active, ask } from "../site/offline.mjs";
import { say } from "../site/say.mjs";
import { edition } from "../generated/version.mjs";
import { offline as words } from "../words/offline.mjs";
import { siteUrl } from "../site/site-url.mjs";

const page = document.querySelector(".offline");
const part = partsOf(page);
const button = (act) => page.querySelector(`[data-act="${act}"]`);
const site = siteUrl();
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

part("missing").hidden = !new URLSearchParams(location.search).has("missing");

// ---- kept in this browser ----

function show({ kept, all, bytes, allBytes }, some = words.some) {
  const whole = kept === all;
  part("meter").value = bytes / allBytes;
  part("count").textContent = whole
    ? say(words.all, { n: all, size: megabytes(allBytes) })
    : say(some, { n: kept, all, size: megabytes(bytes), allSize: megabytes(allBytes) });
  button("fetch").disabled = whole;
  return whole;
}

async function fetchAll(worker) {
  button("fetch").disabled = true;
  try {
    while (!show(await ask(worker, { ask: "more", most: 40 }))) button("fetch").disabled = true;
  } catch {
    show(await ask(worker, { ask: "count" }), words.stopped);
  }
}

async function lookAfter() {
  const worker = await active;
  if (!worker) {
    part("count").textContent = words.cannot;
    return;
  }
  button("fetch").addEventListener("click", () => fetchAll(worker));
  while (!show(await ask(worker, { ask: "count" })))
    await new Promise((done) => setTimeout(done, 2000));
}

// ---- the archive ----

const start = say(words.startFile, {
  version: [edition.date, edition.version].filter(Boolean).join(" · "),
});

/** The whole site as one archive, the same for the same edition: {blob, files}. `told` hears how far it is, 0…1. */
async function pack(told) {
  const { Zip, ZipDeflate, strToU8 } = await import("../libraries/fflate.mjs");
  const fetched = async (path) => {
    const answer = await fetch(new URL(path, site));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const list = await fetched("offline.json");
  const { files } = JSON.parse(new TextDecoder().decode(list));
  const chunks = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    chunks.push(chunk);
  });
  const put = (path, bytes) => {
    const entry = new ZipDeflate(`codex-ludorum/${path}`, { level: 6 });
    // Local time by the format: told so, it is the same everywhere.
    entry.mtime = new Date(`${edition.date || "1980-01-01"}T12:00:00`);
    zip.add(entry);
    entry.push(bytes, true);
  };
  put("START.txt", strToU8(`${start}\n`));
  put("offline.json", list);
  put("sw.js", await fetched("sw.js"));
  for (const [i, [path]] of files.entries()) {
    put(path, await fetched(path));
    told((i + 1) / files.length);
  }
  zip.end();
  return { blob: new Blob(chunks, { type: "application/zip" }), files: files.length + 3 };
}

async function save() {
  button("save").disabled = true;
  try {
    const { blob, files } = await pack((done) => {
      part("packed").textContent = say(words.packing, { percent: Math.round(done * 100) });
    });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `codex-ludorum-${[edition.date, edition.version].filter(Boolean).join("-")}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    part("packed").textContent = say(words.packed, {
      file: link.download,
      n: files,
      size: megabytes(blob.size),
    });
  } catch (fault) {
    part("packed").textContent = say(words.notPacked, { why: fault.message });
  }
  button("save").disabled = false;
}
button("save").addEventListener("click", save);
lookAfter().catch(() => {});

// For work on the games: links a module again only where something in it is another: node site/lib/relink.mjs COMMAND...
// One library holds the objects of all families, so after a change of any game every module is asked for. The linker tells which objects
// of a library it took (--trace); where these and the others are as they were, so is the module.

import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { isAbsolute } from "node:path";

const headSize = 60; // of each member of an archive, after the 8 bytes that begin it

/** The members of an archive as ar writes it: [name, bytes]. */
function* membersOf(archive) {
  let names = "";
  for (let at = 8; at + headSize <= archive.length;) {
    const head = archive.toString("latin1", at, at + headSize),
      size = Number(head.slice(48, 58)),
      body = archive.subarray(at + headSize, at + headSize + size),
      name = head.slice(0, 16).trimEnd();
    if (name === "//") names = body.toString("latin1");
    else if (/^\/\d+$/.test(name))
      yield [/[^/\n]*/.exec(names.slice(Number(name.slice(1))))[0], body];
    else yield [name.replace(/\/$/, ""), body];
    at += headSize + size + (size % 2);
  }
}

/** A hash of all that a link depends on; `taken` are the names of the members that were taken, by archive. */
function stampOf(command, taken) {
  const hash = createHash("sha256").update(JSON.stringify(command));
  for (const file of command.filter((word) => word.endsWith(".o"))) hash.update(readFileSync(file));
  for (const [archive, names] of Object.entries(taken)) {
    if (isAbsolute(archive)) {
      const { mtimeMs, size } = statSync(archive); // of the compiler's own
      hash.update(`${archive} ${mtimeMs} ${size}`);
      continue;
    }
    // Several members may have one name: then all of them count.
    for (const [name, bytes] of membersOf(readFileSync(archive)))
      if (names.includes(name)) hash.update(name).update(bytes);
  }
  return hash.digest("hex");
}

const command = process.argv.slice(2),
  output = command[command.indexOf("-o") + 1],
  note = `${output}.linked`;

function isAsItWas() {
  try {
    const { stamp, taken } = JSON.parse(readFileSync(note, "utf8"));
    return (
      existsSync(output) &&
      existsSync(output.replace(/\.js$/, ".wasm")) &&
      stampOf(command, taken) === stamp
    );
  } catch {
    return false;
  }
}

function link() {
  rmSync(note, { force: true });
  const { status, stdout, error } = spawnSync(command[0], [...command.slice(1), "-Wl,--trace"], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (error) throw error;
  /** @type {{ [archive: string]: string[] }} */
  const taken = {};
  for (const line of stdout.split("\n")) {
    const [, archive, name] = /^(.+\.a)\((.+)\)$/.exec(line) ?? [];
    if (archive) (taken[archive] ??= []).push(name);
    else if (line !== "" && !line.endsWith(".o")) console.log(line);
  }
  if (status === 0) writeFileSync(note, JSON.stringify({ stamp: stampOf(command, taken), taken }));
  return status ?? 1;
}

if (isAsItWas()) {
  const now = new Date();
  utimesSync(output, now, now);
} else process.exitCode = link();

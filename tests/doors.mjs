// The doors of ludus.h twice, behind one call: the native programs and the modules of the site, each of one family of games.
// call(name, ...arguments) gives the answer as text; texts that are NULL come as "NULL".
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const project = new URL('..', import.meta.url);
const TEXTS = new Set(['error', 'catalogue', 'levels', 'match_record', 'match_state', 'match_spots', 'match_spoken', 'match_threats', 'match_reasons', 'match_svg', 'match_think', 'match_hunt', 'drill_themes', 'drill', 'drill_judge']);

const escape = (word) => String(word).replace(/[\\\n\t]/g, (sign) => ({ '\\': '\\\\', '\n': '\\n', '\t': '\\t' })[sign]);
const unescape = (text) => text.replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));

/** The families of games, and which modules each has: see modules.json in wasm/CMakeLists.txt. */
export const families = (folder = new URL('build/web/', project)) => JSON.parse(readFileSync(new URL('modules.json', folder), 'utf8'));

/** build/<preset>/ludus-doors-<family>, kept running: with sanitizers, or of `release` where speed is the question. */
export function native(family, preset = 'debug') {
  const folder = process.env.LUDUS_NATIVE ?? new URL(`build/${preset}`, project).pathname;
  const program = `${folder.replace(/\/$/, '')}/ludus-doors-${family}`;
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  const end = (error) => waiting.splice(0).forEach(({ failed }) => failed(error));
  child.on('error', end);
  child.on('exit', (code) => end(new Error(`${program} ended with ${code}`)));
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.done(unescape(line)));
  return {
    call: (name, ...words) =>
      new Promise((done, failed) => {
        waiting.push({ done, failed });
        child.stdin.write(`${[name, ...words].map(escape).join('\t')}\n`);
      }),
    close: () => child.stdin.end(),
  };
}

/** build/web/core-<family>.{js,wasm}, as the page and its worker have them; or study-<family>.{js,wasm}, which has every door. */
export async function web(family, kind = 'core', folder = new URL('build/web/', project)) {
  const name = `${kind}-${family}`;
  const { default: create } = await import(new URL(`${name}.js`, folder));
  const module = await create({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
  const lend = (text) => {
    const size = module.lengthBytesUTF8(text) + 1;
    const pointer = module._malloc(size);
    module.stringToUTF8(text, pointer, size);
    return pointer;
  };
  return {
    module,
    async call(name, ...words) {
      const lent = words.map((word) => (typeof word === 'string' ? lend(word) : word));
      const answer = module[`_ludus_${name}`](...lent);
      words.forEach((word, i) => typeof word === 'string' && module._free(lent[i]));
      if (!TEXTS.has(name)) return String(answer ?? 0);
      if (!answer) return 'NULL';
      const text = module.UTF8ToString(answer);
      module._ludus_free(answer);
      return text;
    },
    close() {},
  };
}

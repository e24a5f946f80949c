// What Lighthouse says of the pages of the games and their tables. See reports.mjs.
import test, { after, before } from 'node:test';
import { deep } from './hands.mjs';
import { begin, pagesOf } from './reports.mjs';

let lighthouse;
before(async () => { lighthouse = await begin(); });
after(() => lighthouse?.close());

// In a long run these are told in full.
const known = ['/games/fulke-1/', '/play/'];

for (const path of pagesOf('games', known))
  test(`Lighthouse gives ${path} 95 and more, and it keeps its place`, () => lighthouse.report(path, deep && known.includes(path)));

// What Lighthouse says of the pages of drills, lessons and what is taken along. See reports.mjs.
import test, { after, before } from 'node:test';
import { deep } from './hands.mjs';
import { begin, pagesOf } from './reports.mjs';

let lighthouse;
before(async () => { lighthouse = await begin(); });
after(() => lighthouse?.close());

// In a long run these are told in full.
const known = ['/lessons/small-men/'];

for (const path of pagesOf('class', known))
  test(`Lighthouse gives ${path} 95 and more, and it keeps its place`, () => lighthouse.report(path, deep && known.includes(path)));

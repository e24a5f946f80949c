// What Lighthouse says of the pages of the books. See reports.mjs.
import test, { after, before } from 'node:test';
import { chapterOf, deep } from './hands.mjs';
import { begin, pagesOf } from './reports.mjs';

let lighthouse;
before(async () => { lighthouse = await begin(); });
after(() => lighthouse?.close());

// In a long run these are told in full.
const known = ['/books/royal/english/', chapterOf('subtraction-7-before')];

for (const path of pagesOf('books', known))
  test(`Lighthouse gives ${path} 95 and more, and it keeps its place and its weight, with fonts, scripts and all`, () => lighthouse.report(path, deep && known.includes(path)));

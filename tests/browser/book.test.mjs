// The book: read without scripts, alive with them; every rule sentence an anchor, every diagram ready for the table.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { project, start, until } from './harness.mjs';
import { GAME, act, cell, chapterOf, chapters, chaptersInTurn, core, example, html, opened, pages, painted, passages, patience, press, say, shared, spoken, table, tap, visitor, walk } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** A chapter with one diagram awake in the middle of the window. */
async function withDiagram(id, more) {
  const { context, page } = await visitor(house, more);
  await page.goto(chapterOf(id));
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.board-view.awake').waitFor();
  return { context, page, figure, said: figure.locator('.say'), grid: figure.getByTestId('twin') };
}

/** What the core says of an example's man once touched: the spots open next, by name. */
async function afterTouch(name, spots) {
  const doors = await core();
  const match = doors.read(example(name));
  try {
    match.goFirst();
    const all = match.spots();
    for (const spot of spots) match.touch(all.findIndex((each) => each.name === spot));
    const { next, say: words } = match.state();
    return { next: next.map((index) => all[index].name), words };
  } finally {
    match.drop();
  }
}

/** Waits until a line reads so. */
async function reads(line, pattern) {
  let last = '';
  await until(`reads ${pattern}`, async () => pattern.test((last = (await line.textContent()) ?? '')), patience).catch((fault) => assert.fail(`${fault.message}; it reads: ${last}`));
}

test('the book reads with scripts off: text, diagrams, notes, tables, and a sentence that says so', async () => {
  const { context, page } = await visitor(house, { scripts: false });
  const seen = { paragraphs: 0, diagrams: 0, notes: 0, tables: 0 };
  for (const path of chaptersInTurn(2)) {
    assert.equal((await page.goto(path)).status(), 200);
    const article = page.locator('article.text');
    const words = await article.innerText();
    assert.ok(words.length > 1000, `${path}: hardly a word is to be read`);
    assert.equal(await page.locator('.needs-js:visible').count(), 0, `${path}: what needs scripts is shown without them`);
    assert.equal(await page.locator('button:visible').count(), 0, `${path}: a button that can do nothing`);
    await page.getByText(/scripts are off/i).first().waitFor({ state: 'visible' });
    const drawn = await article.locator('figure.diagram').evaluateAll((figures) =>
      figures.map((figure) => {
        const svg = figure.querySelector('svg[role="img"]');
        const box = svg?.getBoundingClientRect();
        const told = (by) => svg?.getAttribute(by)?.split(' ').map((id) => figure.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
        return { id: figure.id, men: svg?.querySelectorAll('.man use, .man path').length, wide: box?.width > 80, title: told('aria-labelledby'), told: told('aria-describedby'), caption: figure.querySelector('figcaption').innerText };
      }));
    for (const one of drawn) {
      assert.ok(one.men > 0 && one.wide, `${path}#${one.id}: no picture`);
      assert.ok(one.title && one.told && one.caption, `${path}#${one.id}: a picture that is not told in words`);
    }
    seen.diagrams += drawn.length;
    seen.paragraphs += await article.locator('p:visible').count();
    seen.notes += await article.locator('[role="note"]:visible').count();
    seen.tables += await article.locator('figure.numbers:visible, figure.letters:visible, table.plain:visible').count();
  }
  assert.ok(seen.diagrams >= 50 && seen.paragraphs > 100 && seen.notes > 40 && seen.tables >= 9, JSON.stringify(seen));
  await page.sound();
  await context.close();
});

for (const [way, hand, more] of [
  ['by mouse', press, {}],
  ['by touch', tap, { touch: true, width: 390, height: 800, scale: 2 }],
]) {
  test(`a man touched ${way} in a diagram shows where he may go, and a taking with its sum`, async () => {
    const { context, page, figure, said, grid } = await withDiagram('subtraction-7-before', more);
    // The 9 may be in hand already, as the picture shows him: the 2 is another man, who takes the 7 as well.
    const two = await afterTouch('subtraction-7-before', ['c9']);
    await hand(page, ['c9'], figure, { blind: true });
    await reads(said, /even round 2 on c9 chosen/);
    await opened(figure, two.next);
    assert.ok(two.next.length > 3 && two.next.includes('d8'));
    assert.match(await said.textContent(), /may take on d8: 9 − 2 = 7/);
    assert.equal(await figure.locator('svg .cap-ring').count() > 0, true, 'the man in danger is not ringed');
    await reads(figure.locator('svg .tag text').first(), /^9 − 2 = 7$/);
    assert.equal(await cell(grid, 'c9').getAttribute('aria-selected'), 'true');

    // He takes, and his prisoner is set; the whole sum is told.
    await hand(page, ['d8'], figure);
    await opened(figure, (await afterTouch('subtraction-7-before', ['c9', 'd8'])).next);
    await hand(page, ['d1'], figure);
    await reads(said, /takes odd round 7 on d8 by subtraction: 9 − 2 = 7; sets him on d1/);
    await spoken(figure, 'd1', /round 7, a prisoner turned even/);
    await page.sound();
    await context.close();
  });
}

test('a man touched by keyboard in a diagram shows where he may go, and a taking with its sum', async () => {
  const { context, page, figure, said, grid } = await withDiagram('subtraction-7-before');
  assert.equal(await grid.locator('[tabindex="0"]').count(), 1, 'the diagram is one stop for the Tab key');
  await grid.locator('[tabindex="0"]').focus();
  await walk(page, figure, 'c9');
  await page.keyboard.press('Enter');
  await reads(said, /even round 2 on c9 chosen.*may take on d8: 9 − 2 = 7/);
  await opened(figure, (await afterTouch('subtraction-7-before', ['c9'])).next);
  await page.keyboard.press('Escape');
  await reads(said, /^$/);
  await page.keyboard.press('Enter');
  await walk(page, figure, 'd8');
  await page.keyboard.press(' ');
  await walk(page, figure, 'd1');
  await page.keyboard.press('Enter');
  await reads(said, /takes odd round 7 on d8 by subtraction: 9 − 2 = 7; sets him on d1/);
  // And Tab leads out of the diagram, to its buttons.
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.localName), 'button');
  await page.sound();
  await context.close();
});

for (const [name, first] of [['demo-line', 4], ['subtraction-7-before', 1]]) {
  test(`Play it steps through what a diagram describes: ${name}`, async () => {
    const doors = await core();
    const match = doors.read(example(name));
    match.show();
    const { line, cursor } = match.state();
    match.drop();
    const told = line.slice(line.findIndex((step) => step.node === cursor) + 1).map((step) => step.said);
    assert.ok(told.length >= first);
    const { context, page, figure, said } = await withDiagram(name);
    const button = figure.locator('[data-diagram="play"]');
    assert.equal(await button.textContent(), 'Play it');
    for (const [i, words] of told.slice(0, first).entries()) {
      await button.click();
      await until(`told: ${words}`, async () => (await said.textContent()) === words, patience);
      assert.equal(await button.textContent(), i + 1 < told.length ? 'Next' : 'Again');
    }
    if (told.length === first) {
      await button.click();
      await until('the beginning', async () => (await button.textContent()) === 'Play it', patience);
    }
    await page.sound();
    await context.close();
  });
}

test('diagrams of chapters of every book wake, keep their frames, and say what they show', async () => {
  const { context, page } = await visitor(house);
  let count = 0;
  for (const path of chaptersInTurn(1, 6)) {
    await page.goto(path);
    const figures = page.locator('figure.diagram[data-record]');
    for (let nth = 0; nth < (await figures.count()); nth += 1, count += 1) {
      const figure = figures.nth(nth);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('.board-view.awake').waitFor();
      const { id, live, cells } = await figure.evaluate((one) => ({
        id: one.id, live: one.querySelector('.picture svg').getAttribute('viewBox'),
        cells: [...one.querySelectorAll('[role="gridcell"]:not([hidden])')].filter((cell) => /, /.test(cell.getAttribute('aria-label'))).length,
      }));
      const built = new RegExp(`id="${id}".*?viewBox="([^"]*)"`, 's').exec(html(path))[1];
      assert.equal(live, built, `${path}#${id} is framed otherwise once awake`);
      assert.ok(cells > 3, `${path}#${id}: ${cells} places are named`);
    }
  }
  assert.ok(count >= 50, `${count} diagrams`);
  await page.sound();
  await context.close();
});

for (const [where, more] of [['beside the text', { width: 1600 }], ['in a sheet over it on a small screen', { width: 390, height: 800, touch: true }]]) {
  test(`a diagram is set up on the table ${where}: the record goes over and the table shows it`, async () => {
    const { context, page, figure } = await withDiagram('equality-9-after', more);
    const doors = await core();
    const match = doors.read(example('equality-9-after'));
    match.show();
    const [names, told, record] = [match.spots().map((spot) => spot.name), match.spoken(), match.record()];
    match.drop();
    await figure.locator('[data-diagram="set"]').click();
    const aside = page.getByRole('complementary', { name: 'The table' });
    await aside.locator('.board-view.drawn').waitFor();
    await reads(aside.locator('[data-part="on-table"]'), /9 the triangle has moved/);
    await until('every spot says what the record says', async () => {
      const now = await aside.locator('[role="gridcell"]').evaluateAll((cells) => Object.fromEntries(cells.map((one) => [one.dataset.name, one.getAttribute('aria-label')])));
      return names.every((name, i) => now[name] === undefined || now[name] === told[i]) && Object.keys(now).length > 100;
    }, patience);
    const given = await shared(page);
    assert.equal(given.record, record);

    // What lay there before can be had again.
    await aside.locator('[data-part="back"]').click();
    await spoken(table(page), 'd8', /empty/);
    assert.doesNotMatch((await shared(page)).record, /Setup/);
    await page.sound();
    await context.close();
  });
}

test('the table beside the text plays: a taking there shows its sum, and why with its sentence', async () => {
  const { context, page, figure } = await withDiagram('subtraction-7-before', { width: 1600 });
  await figure.locator('[data-diagram="set"]').click();
  await page.locator('.beside .board-view.drawn').waitFor();
  await press(page, ['c9'], table(page), { blind: true });
  await press(page, ['d8', 'd1']);
  await until('the taking is told', async () => /9 − 2 = 7/.test(await say(page).textContent()), patience);
  const reason = page.getByTestId('why').locator('[data-rule="fulke.1.take.subtraction"]');
  await reads(reason.locator('blockquote'), new RegExp(passages()['fulke.1.take.subtraction'].text.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  await page.sound();
  await context.close();
});

test('the ☞ of a rule that no diagram shows lays its worked example on the table, and the match before can be had back', async () => {
  const { context, page } = await visitor(house, { width: 1600 });
  await page.goto('/books/royal/english/');
  const mark = page.locator('a.show[data-record]').first();
  const address = await mark.evaluate((one) => new URL(one.dataset.record, document.baseURI).pathname);
  const record = readFileSync(`${project}${address.slice(1)}`, 'utf8');
  await mark.click();
  await reads(page.locator('[data-part="on-table"]'), new RegExp(/^\[Title "(.*)"\]/m.exec(record)[1].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  await page.locator('.beside .board-view.drawn').waitFor();
  assert.equal(new URL(page.url()).pathname, '/books/royal/english/');
  await page.locator('[data-part="back"]').click();
  await reads(page.locator('[data-part="on-table"]'), /^Your match\.$/);
  await page.sound();
  await context.close();
});

test('every rule of the card and every passage is an anchor on the page it names', async () => {
  const all = passages();
  const doors = await core();
  const { rules, options } = doors.catalogue().find((card) => card.id === GAME);
  for (const rule of [...rules, ...options.map((option) => option.rule)]) assert.ok(all[rule], `${rule} has no passage`);
  const ids = new Map();
  for (const [rule, { url, text, cite }] of Object.entries(all)) {
    const [path, id] = url.split('#');
    if (!ids.has(path)) ids.set(path, html(path));
    assert.match(ids.get(path), new RegExp(` id="${id.replace(/\./g, '\\.')}"[^>]* data-rule="${rule.replace(/\./g, '\\.')}"`), `${rule}: no such anchor on ${path}`);
    assert.ok(text.length > 3 && cite.length > 3, rule);
  }
});

test('a ¶ leads to its own sentence, which is then marked', async () => {
  const { context, page } = await visitor(house);
  await page.goto(chapterOf('subtraction-7-before'));
  const broken = await page.locator('.text a.rubric:visible').evaluateAll((signs) => signs.filter((sign) => {
    const there = document.getElementById(decodeURIComponent(sign.hash.slice(1)));
    return !there?.dataset.rule || !(sign.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING) || sign.textContent !== '¶';
  }).map((sign) => sign.outerHTML));
  assert.deepEqual(broken, []);
  const sign = page.locator('a.rubric[href="#fulke.1.take.subtraction"]').first();
  await sign.click();
  await until('the address names the rule', () => page.evaluate(() => location.hash === '#fulke.1.take.subtraction'), patience);
  const marked = page.locator('[id="fulke.1.take.subtraction"]');
  assert.ok(await marked.evaluate((words) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(words);
    return words.matches(':target') && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none');
  }), 'the sentence is not marked');
  assert.ok(await marked.evaluate((words) => { const { top } = words.getBoundingClientRect(); return top >= 0 && top < innerHeight; }), 'the sentence is not in sight');
  await page.sound();
  await context.close();
});

test('notes in the margin run neither into one another nor into the foot of the page, however often the window changes', async () => {
  const { context, page } = await visitor(house, { width: 1280 });
  let notes = 0;
  for (const path of new Set(['/books/fulke/numbers/', ...chaptersInTurn(3, 8)])) {
    await page.goto(path);
    for (const width of [1600, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await painted(page);
      const ends = await page.evaluate(() => {
        // A block of notes may be higher than its place: what counts is from its first note to its last.
        const bounds = (from, to = from) => [Math.round(from.getBoundingClientRect().top), Math.round(to.getBoundingClientRect().bottom)];
        return [...[...document.querySelectorAll('.notes')].map((one) => bounds(one.firstElementChild, one.lastElementChild)), bounds(document.querySelector('footer'))];
      });
      ends.slice(1).forEach(([top], i) => assert.ok(top >= ends[i][1], `${path} at ${width}: the notes ${i + 1} end at ${ends[i][1]}, what follows begins at ${top}`));
      notes += ends.length - 1;
    }
  }
  assert.ok(notes > 20);
  await context.close();
});

test('misprints and lost words are marked where they stand and told of in a note beside', async () => {
  const source = readFileSync(`${project}assets/texts/fulke.txt`, 'utf8').replace(/^>.*$/gm, '');
  const shown = chapters().map((path) => html(path)).join('\n');
  for (const [kind, wanted] of [['sic', source.match(/\{sic /g)?.length ?? 0], ['lost', source.match(/\{lost /g)?.length ?? 0]]) {
    const marks = [...shown.matchAll(new RegExp(`<a class="${kind}" id="(c\\d+)" href="#\\1-note">`, 'g'))].map(([, id]) => id);
    assert.ok(wanted > 0 && marks.length >= wanted, `${kind}: ${wanted} in the text, ${marks.length} on the pages`);
    for (const id of marks) assert.match(shown, new RegExp(` id="${id}-note">.*href="#${id}"`), `${kind} ${id} has no note`);
  }
  const { context, page } = await visitor(house, { width: 1440 });
  await page.goto(pages().find((path) => / class="sic"/.test(html(path))));
  const word = page.locator('a.sic').first();
  const note = page.locator(`[id="${await word.getAttribute('id')}-note"]`);
  await word.scrollIntoViewIfNeeded();
  assert.ok(await note.isVisible());
  assert.match(await note.innerText(), /So printed; read “/);
  await context.close();
});

test('the table is fetched when a person asks for it, and not before', async () => {
  const { context, page } = await visitor(house, { width: 1600 });
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(chapterOf('subtraction-7-before'));
  const diagram = page.locator('figure#subtraction-7-before');
  await diagram.scrollIntoViewIfNeeded();
  await diagram.locator('.board-view.awake').waitFor();
  assert.ok(asked.includes('/wasm/core-rithmomachia.wasm'));
  assert.equal(asked.filter((path) => /core-.*\.wasm$/.test(path)).length, 1, 'one core serves every diagram');
  assert.deepEqual(asked.filter((path) => /table-|panel\.mjs/.test(path)), []);
  await page.locator('.beside .board-holder').click();
  await page.locator('.beside .board-view.drawn').waitFor();
  assert.ok(asked.includes('/wasm/table-rithmomachia.wasm'));
  await act(page, 'undo').waitFor();
  await page.sound();
  await context.close();
});

// Chess of many peoples in the browser: how moves are written, positions and games of other programs, whose men they
// are, men entered from the hand, a game by keyboard alone, and games of the book stepped through beside its words.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { project, start, until } from './harness.mjs';
import { act, catalogue, cell, chapters, coreOf, deep, html, linkOf, moves, movesOf, openTable, patience, playOf, press, readMatch, reckoned, says, shared, table, tap, told, visitor, walk, withoutGL } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const positionOf = async (page, format = 'FEN') => (await told(page)).foreign.formats.find(({ name }) => name === format).position;

/** The cards of the games of chess. */
const chess = async () => (await catalogue()).filter(({ family }) => family === 'chess');

/** The sheet on which a game is shared, opened. */
async function sharing(page) {
  await act(page, 'share').click();
  const sheet = page.getByTestId('share');
  await sheet.waitFor();
  return sheet;
}

/** An example of the book's chess. */
const example = (game, name) => readFileSync(`${project}assets/examples/chess/${game}/${name}.game`, 'utf8');

// ---- how moves are written ----

/** The words at the edge of the picture, and in it. */
const edge = (page) => table(page).locator('.picture svg text').allTextContents();

for (const { game, words, ways } of [
  { game: 'falkener-xiangqi', words: '27-97 80-72', ways: [['As Falkener', ['27-97', '80-72'], '10 90 1', 'a'], ['As today', ['C2=9', 'H2+3'], '9 5', '90']] },
  { game: 'falkener-siamese', words: '52-53 45-44', ways: [['As Falkener', ['52-53', '45-44'], '10 80 7', 'a'], ['As today', ['e4', 'd5'], 'a h 8', '80']] },
  {
    game: 'falkener-shogi', words: '32-33 76-75 21-87+',
    ways: [['As Falkener', ['32-33', '76-75', '21-87+'], '10 90 8', 'i'], ['As today, in letters', ['P-7f', 'P-3d', 'Bx2b+'], 'a i 9', '90'], ['As in Japan', ['７六歩(77)', '３四歩(33)', '２二角成(88)'], 'a i 9', '90']],
  },
]) {
  test(`the moves of ${game} and the numbers at the edge are written as Falkener writes, and as others do, at a touch`, async () => {
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, words }), { plain: true });
    const button = page.getByTestId('notation');
    const listed = async () => (await moves(page)).map((move) => move.replace(/\s/g, ''));
    for (const [label, written, there, absent] of [...ways, ways[0]]) {
      await until(`the notation ${label}`, async () => (await button.textContent()) === label, patience);
      assert.deepEqual(await listed(), written.map((move) => move.replace(/\s/g, '')), label);
      const numbers = await edge(page);
      for (const number of there.split(' ')) assert.ok(numbers.includes(number), `${label}: ${number} at the edge: ${numbers.join(' ')}`);
      assert.ok(!numbers.includes(absent), `${label}: ${absent} at the edge: ${numbers.join(' ')}`);
      await button.click();
    }
    // What was chosen last is kept with the match; the record stays as the book writes it.
    await page.getByText(ways[1][0], { exact: true }).waitFor();
    assert.ok((await shared(page)).record.includes(ways[0][1][0]), 'the record is written as the book writes');
    await page.goto('about:blank');
    await openTable(page, playOf(game), { plain: true });
    assert.equal(await button.textContent(), ways[1][0]);
    await movesOf(page, ways[0][1].length);
    assert.deepEqual(await listed(), ways[1][1].map((move) => move.replace(/\s/g, '')));
    await page.sound();
    await context.close();
  });
}

test('the drawn table too writes the numbers at its edge in the notation of the list, and a game without others has no such button', async () => {
  const { context, page } = await visitor(house);
  await openTable(page, await linkOf({ game: 'falkener-xiangqi', words: '27-97 80-72' }));
  const button = page.getByTestId('notation');
  const canvas = page.getByTestId('canvas');
  const look = async () => (await canvas.screenshot()).toString('base64');
  const still = async () => {
    for (let last = await look(), n = 0; n < 40; n += 1) {
      const now = await look();
      if (now === last) return now;
      last = now;
    }
    return assert.fail('the table is never still');
  };
  await button.hover();
  const book = await still();
  await button.click();
  await until('other numbers are drawn', async () => (await look()) !== book, patience);
  await button.click();
  await until('the book’s numbers are drawn again', async () => (await look()) === book, patience);
  await openTable(page, playOf('falkener-chaturanga'));
  assert.equal(await page.getByTestId('notation').count(), 0);
  await page.sound();
  await context.close();
});

// ---- positions of other programs ----

for (const { game, format, words, position, man, broken, fault } of [
  {
    game: 'falkener-xiangqi', format: 'FEN', words: '27-97', position: '3ak4/9/9/9/4C4/9/9/9/4R4/3K5 b - - 3 21', man: ['58', /red chariot/i],
    broken: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAQABNR w - - 0 1', fault: /^“?"Q" is no man of this game \(line 1, column 55\); expected a letter of its men, or a number of empty squares\.$/,
  },
  {
    game: 'falkener-shogi', format: 'SFEN', words: '32-33', position: 'lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5', man: ['hand-south-B', /kaku/i],
    broken: 'lnsgkgsnl/1r6/9 b - 1', fault: /^Row 2 is too short \(line 1, column 14\); expected 9 squares\.$/,
  },
  {
    game: 'falkener-siamese', format: 'FEN', words: '52-53', position: '4k3/8/8/8/8/8/R7/4K2R b - - 0 1', man: ['80', /rua/i],
    broken: '4k3/8/8/8/8/8/R7/4K2R x - - 0 1', fault: /\(line 1, column \d+\); expected w or b\.$/,
  },
]) {
  test(`${game}: a position in ${format} is given out, a pasted one is set up, a wrong one is refused in one sentence and nothing is lost`, async () => {
    const { context, page } = await visitor(house, { init: withoutGL });
    await openTable(page, await linkOf({ game, words }), { plain: true });
    const was = (await told(page)).record;
    const field = format.toLowerCase();

    // Out: what is shown is what the core says.
    let sheet = await sharing(page);
    const given = await sheet.getByTestId(field).inputValue();
    assert.equal(given, await positionOf(page, format));
    assert.notEqual(given, (await reckoned({ game })).state.position, 'after a move');
    assert.equal(await sheet.getByTestId(field).getAttribute('readonly'), '');

    // In, wrong: one sentence, the sheet stays with what was pasted, the match is as it was.
    await sheet.getByTestId('paste').fill(broken);
    await sheet.getByTestId('set-up').click();
    const line = sheet.locator('fieldset', { has: page.getByTestId('paste') }).getByRole('status');
    await until('the fault is said', async () => fault.test((await line.textContent()) ?? ''), patience).catch(async (lost) => assert.fail(`${lost.message}: ${await line.textContent()}`));
    assert.equal(await sheet.getByTestId('paste').inputValue(), broken);
    assert.ok(await sheet.getByTestId('paste').evaluate((one) => one === document.activeElement), 'the field is at hand to be mended');
    assert.equal((await told(page)).record, was);
    assert.equal(await page.getByTestId('notice').count(), 1, 'nothing else is said than that the board is drawn plainly');

    // In, right: with Enter.
    await sheet.getByTestId('paste').fill(position);
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    const said = page.getByTestId('notice').filter({ hasText: 'The position is set up.' });
    await said.waitFor();
    const now = await told(page);
    assert.equal(now.state.line.filter((step) => step.words).length, 0);
    assert.equal(now.foreign.formats.find(({ name }) => name === format).position.split(' ').slice(0, 3).join(' '), position.split(' ').slice(0, 3).join(' '));
    assert.match(await cell(table(page), man[0]).getAttribute('aria-label'), man[1]);

    // And back to the match before.
    await said.getByRole('button', { name: 'Back to the match before' }).click();
    await until('the match before', async () => (await told(page)).record === was, patience);
    await page.sound();
    await context.close();
  });
}

// ---- games of other programs ----

test('a game goes out in PGN with its Variant and comes in again, at the table and among your games; a wrong one is refused in one sentence and nothing is lost', async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = 'falkener-xiangqi';
  await openTable(page, await linkOf({ game, words: '27-97 80-72' }), { plain: true });
  let sheet = await sharing(page);
  const [file] = await Promise.all([page.waitForEvent('download'), sheet.getByTestId('save-pgn').click()]);
  assert.equal(file.suggestedFilename(), `${game}.pgn`);
  const pgn = readFileSync(await file.path(), 'utf8');
  assert.match(pgn, /^\[Variant "xiangqi"\]$/m);
  assert.match(pgn, /^1\. Ca3 Hc8 \*$/m);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const hand = async (name, text) => {
    sheet = await sharing(page);
    await sheet.getByTestId('open-file').setInputFiles({ name, mimeType: 'application/x-chess-pgn', buffer: Buffer.from(text) });
    await sheet.waitFor({ state: 'detached' });
  };
  const mine = (await told(page)).record;
  for (const [name, text, fault] of [
    ['wrong-move.pgn', pgn.replace('Hc8', 'Hd8'), /^Could not open wrong-move\.pgn\. "Hd8" is not a legal move here \(line 11, column 8\); expected one of \d+ legal moves.* The match under way is as it was\.$/],
    ['no-variant.pgn', '[Event "x"]\n1. e4 *\n', /^Could not open no-variant\.pgn\. It is not said which game this is \(line 2, column 1\); expected a tag Variant: .*xiangqi.* The match under way is as it was\.$/],
  ]) {
    await hand(name, text);
    const notice = page.locator('[data-testid="notice"].bad');
    await notice.waitFor();
    assert.equal(await notice.count(), 1);
    assert.match(await notice.locator('p').textContent(), fault);
    assert.equal((await told(page)).record, mine);
    await notice.getByRole('button', { name: 'Close this notice' }).click();
  }

  // The same game, a move longer, from another program's hand: it takes the place of the match, which can be had again.
  await hand('longer.pgn', pgn.replace('Hc8 *', 'Hc8 2. Ca5 *'));
  await until('the game of the file', async () => (await told(page)).state.line.length === 3, patience);
  assert.equal((await moves(page)).length, 3);
  await page.getByRole('button', { name: 'Back to the match before' }).click();
  await until('the match before', async () => (await told(page)).record === mine, patience);

  // A game of another kind is played at its own table.
  await hand('makruk.pgn', '[Event "A beginning"]\n[Variant "makruk"]\n\n1. e4 d5 2. exd5 *\n');
  await page.waitForURL((url) => url.pathname === playOf('falkener-siamese'));
  await page.locator('[data-part="play"][data-ready="board"]').waitFor();
  assert.deepEqual(await movesOf(page, 3), ['52-53', '45-44', '53-44']);
  assert.equal((await told(page)).state.options['king-first'], 'none', 'as others play it');

  // Your games take the same files; what reads them is fetched only then.
  await page.goto('/games/yours/');
  const games = page.getByTestId('kept-game');
  await page.locator('.yours[data-ready]').waitFor();
  const had = await games.count();
  const files = [['shorter.pgn', '[Variant "makruk"]\n\n1. e4 d5 *\n'], ['wrong-move.pgn', pgn.replace('Hc8', 'Hd8')]];
  await page.getByTestId('open-files').setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'application/x-chess-pgn', buffer: Buffer.from(text) })));
  await page.locator('[data-testid="notice"]', { hasText: '1 game taken in' }).waitFor();
  assert.match(await page.locator('[data-testid="notice"].bad p').textContent(), /^wrong-move\.pgn: "Hd8" is not a legal move here \(line 11, column 8\)/);
  assert.equal(await games.count(), had + 1);
  await page.locator('[data-testid="kept-game"]', { hasText: /Siamese/ }).filter({ hasText: '2 moves' }).getByTestId('open').click();
  await page.waitForURL((url) => url.pathname === playOf('falkener-siamese'));
  assert.deepEqual(await movesOf(page, 2), ['52-53', '45-44']);
  await page.sound();
  await context.close();
});

// ---- whose men they are ----

test('the men of Chinese chess are everyone’s, the people’s or the book’s, by the button and by E', async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  await openTable(page, await linkOf({ game: 'falkener-xiangqi' }), { plain: true });
  const svg = () => table(page).locator('.picture svg').innerHTML();
  const seen = new Map();
  const button = act(page, 'men');
  const next = [() => button.click(), () => page.keyboard.press('e'), () => button.click()];
  for (const [i, whose] of ['everyone’s', 'the people’s', 'the book’s'].entries()) {
    await until(`men: ${whose}`, async () => (await button.textContent()).trim() === `Men: ${whose}`, patience);
    seen.set(await svg(), whose);
    assert.equal((await svg()).includes('俥'), whose === 'the people’s', whose);
    await next[i]();
  }
  assert.equal(seen.size, 3, 'three pictures');
  await until('everyone’s again', async () => (await button.textContent()).trim() === 'Men: everyone’s', patience);
  assert.equal(seen.get(await svg()), 'everyone’s');
  await page.sound();
  await context.close();
});

test('at Chaturanga the players may sit round: every man stands towards his enemy, by the button and by J, and no other game offers it', async () => {
  const { context, page } = await visitor(house, { init: withoutGL });
  const game = 'falkener-chaturanga';
  await openTable(page, await linkOf({ game }), { plain: true });
  const turns = () => table(page).locator('.picture svg [data-man]').evaluateAll((men) => {
    const all = {};
    for (const man of men) {
      const turn = [man, ...man.querySelectorAll('[transform]')].map((one) => /rotate\((-?\d+)/.exec(one.getAttribute('transform') ?? '')?.[1]).find(Boolean) ?? '0';
      (all[(Number(turn) + 360) % 360] ??= []).push(man.dataset.man);
    }
    return Object.fromEntries(Object.entries(all).map(([turn, who]) => [turn, who.length]));
  });
  const button = act(page, 'around');
  assert.equal(await button.getAttribute('aria-pressed'), 'false');
  assert.deepEqual(await turns(), { 0: 32 });
  await button.click();
  assert.equal(await button.getAttribute('aria-pressed'), 'true');
  assert.deepEqual(await turns(), { 0: 8, 90: 8, 180: 8, 270: 8 });
  await page.keyboard.press('j');
  await until('all look one way again', async () => (await button.getAttribute('aria-pressed')) === 'false', patience);
  assert.deepEqual(await turns(), { 0: 32 });
  await openTable(page, await linkOf({ game: 'falkener-xiangqi' }), { plain: true });
  assert.equal(await act(page, 'around').isVisible(), false);
  assert.equal(await act(page, 'men').isVisible(), true);
  await page.sound();
  await context.close();
});

// ---- as it stands before any script ----

test('the board is painted as the script will leave it: who begins sits near, and nothing turns when the script comes', async () => {
  const seen = (page) => page.evaluate(() => {
    const svg = [...document.querySelectorAll('[data-part="board"] svg.board')].find((one) => one.getBoundingClientRect().width > 10);
    const seats = [...document.querySelectorAll('[data-part="seat"]')].map((one) => ({ name: one.querySelector('b').textContent, top: one.getBoundingClientRect().top })).sort((a, b) => a.top - b.top);
    return {
      numbers: [...svg.querySelectorAll('.co text')].map((one) => `${one.textContent} ${one.getAttribute('x')} ${one.getAttribute('y')}`),
      size: svg.getAttribute('viewBox'), seats: seats.map(({ name }) => name), width: Math.round(svg.getBoundingClientRect().width),
    };
  });
  for (const [width, height] of [[390, 844], [1280, 900]]) {
    const [still, woken] = [await visitor(house, { width, height, scripts: false }), await visitor(house, { width, height, init: withoutGL })];
    for (const { id } of await chess()) {
      await still.page.goto(playOf(id));
      const before = await seen(still.page);
      await openTable(woken.page, playOf(id), { plain: true });
      assert.deepEqual(await seen(woken.page), before, `${id} at ${width}`);
    }
    await woken.page.sound();
    await Promise.all([still.context.close(), woken.context.close()]);
  }
});

test('a game’s page sets the ways of playing it side by side, each difference with its passage', async () => {
  for (const { id, rules, options, presets } of await chess()) {
    const [section] = html(`/games/${id}/`).match(/<h2 id="(as-falkener-has-it|the-problem-and)[^]*?(?=<h2)/) ?? [];
    assert.ok(section, `${id}: no such section`);
    const linked = (rule) => new RegExp(`href="/books/falkener/[^"#]+#${rule.replaceAll('.', '\\.')}"`).test(section);
    const changed = new Set(presets.slice(1).flatMap((preset) => Object.keys(preset.options)));
    for (const { key, rule } of options.filter(({ key }) => changed.has(key))) assert.ok(linked(rule), `${id}: ${key} without ${rule}`);
    for (const rule of rules.filter((one) => /\.modern\./.test(one))) assert.ok(linked(rule), `${id}: ${rule}`);
    assert.ok((section.match(/<li>/g) ?? []).length >= 2, id);
  }
});

// ---- from the hand ----

for (const [how, more, hand] of [['by mouse', {}, press], ['by finger on a phone', { width: 390, height: 844, scale: 2, touch: true }, tap]]) {
  test(`a captive of Japanese chess is entered from the hand ${how}, and the hand says what is left`, async () => {
    const { context, page } = await visitor(house, more);
    const game = 'falkener-shogi', words = '32-33 76-75 21-87+ 78-87';
    const { state, names } = await reckoned({ game, words });
    const drop = state.moves.find((move) => move.words === 'B*44');
    const touches = drop.touches.map((index) => names[index]);
    assert.deepEqual(touches, ['hand-south-B', '44']);
    await openTable(page, await linkOf({ game, words }));
    const held = cell(table(page), 'hand-south-B');
    assert.match(await held.getAttribute('aria-label'), /kaku/);
    const { width, height } = await held.boundingBox();
    assert.ok(Math.min(width, height) >= 20, `a place of the hand is ${width} × ${height}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing scrolls sideways');
    await hand(page, touches);
    assert.equal((await movesOf(page, 5)).at(-1), 'B*44');
    assert.match(await cell(table(page), '44').getAttribute('aria-label'), /South kaku/);
    assert.ok(await held.evaluate((one) => one.classList.contains('idle')), 'the hand is empty');
    await says(page, /44/);
    await page.sound();
    await context.close();
  });
}

// ---- a game by keyboard alone ----

/** Goes on with Tab until the focus is where it is wanted. */
async function tabTo(page, there) {
  for (let n = 0; n < 120; n += 1) {
    if (await there.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('Tab does not lead there');
}

/** Chooses in a list with the arrow keys, as it is shown. */
async function choose(page, list, value) {
  await tabTo(page, list);
  const places = await list.locator('option').evaluateAll((all) => all.map((one) => one.value));
  const way = places.indexOf(value) - (await list.evaluate((one) => one.selectedIndex));
  for (let n = 0; n < Math.abs(way); n += 1) await page.keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp');
  assert.equal(await list.inputValue(), value);
}

test('a game of Siamese chess against the machine by keyboard alone: seats, a position, every move, to the mate', { timeout: 900_000 }, async (t) => {
  const game = 'falkener-siamese';
  const { context, page } = await visitor(house);
  await openTable(page, playOf(game));
  const [level] = (await coreOf(game)).levels();
  await tabTo(page, table(page).getByTestId('twin').locator('[tabindex="0"]'));
  await page.keyboard.press('n');
  const sheet = page.getByTestId('new-game');
  await sheet.waitFor();
  await choose(page, sheet.getByTestId('seat-choice-white'), 'person');
  await choose(page, sheet.getByTestId('seat-choice-black'), level.id);
  await tabTo(page, sheet.getByTestId('sheet-begin'));
  await page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });

  await tabTo(page, act(page, 'share'));
  await page.keyboard.press('Enter');
  const share = page.getByTestId('share');
  await share.waitFor();
  await tabTo(page, share.getByTestId('paste'));
  await page.keyboard.type('8/8/4k3/8/8/2SS4/8/R3K3 b - - 0 1');
  await page.keyboard.press('Enter');
  await share.waitFor({ state: 'detached' });

  const doors = await coreOf(game);
  for (let turn = 0; turn < 60; turn += 1) {
    const now = await until('the person’s move, or the end', async () => {
      const here = await told(page);
      return (here.state.outcome.over || (here.state.toMove === 0 && here.state.line.length > 0)) && here;
    }, patience);
    if (now.state.outcome.over) break;
    const match = doors.read(now.record);
    const { words } = match.think({ level: 'strong', seconds: 0.5, seed: turn + 1 });
    match.drop();
    await tabTo(page, table(page).getByTestId('twin').locator('[tabindex="0"]'));
    for (const index of now.state.moves.find((move) => move.words === words).touches) {
      await walk(page, table(page), now.spots[index].name);
      await page.keyboard.press('Enter');
    }
    await until(`${words} is played`, async () => (await told(page)).state.cursor !== now.state.cursor, patience);
  }
  const { state, record } = await told(page);
  t.diagnostic(`${state.size} plies: ${state.outcome.text}`);
  assert.ok(state.outcome.over && state.size >= 3, `${state.size} plies, ${state.outcome.over ? 'over' : 'not over'}`);
  assert.equal(state.outcome.rule, 'falkener.siamese.end');
  assert.match(state.outcome.text, /mate/i);
  await says(page, /mate/i);
  const again = await readMatch(record);
  assert.ok(again.state().outcome.over, 'the record replays to its end');
  again.drop();
  await page.sound();
  await context.close();
});

// ---- the games of the book beside its words ----

for (const [game, name] of [['falkener-xiangqi', 'game-2'], ['falkener-shatranj', 'dilaram'], ['falkener-chaturanga', 'game-2'], ...(deep ? [['falkener-shogi', 'game-2']] : [])]) {
  test(`a game of the book is stepped from its first ply to its last in its chapter, and begun again: ${game}, ${name}`, { timeout: 300_000 }, async (t) => {
    const match = await readMatch(example(game, name));
    match.show();
    const { line, cursor, outcome } = match.state();
    match.drop();
    const plies = line.slice(line.findIndex((step) => step.node === cursor) + 1);
    assert.ok(plies.length > 8, `${plies.length} plies`);
    t.diagnostic(`${plies.length} plies`);
    const { context, page } = await visitor(house);
    await page.goto(chapters().find((path) => html(path).includes(`/chess/${game}/${name}.game"`)));
    const figure = page.locator(`figure.diagram[data-record$="/${game}/${name}.game"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.board-view.awake').waitFor();
    const [button, said] = [figure.locator('[data-diagram="play"]'), figure.locator('.say')];
    assert.equal(await button.textContent(), 'Play it');
    const picture = () => figure.locator('.picture svg').innerHTML();
    const opening = await picture();
    for (const [i, ply] of plies.entries()) {
      await button.click();
      const words = ply.said.toLowerCase();
      await until(`ply ${i + 1}: ${ply.said}`, async () => ((await said.textContent()) ?? '').toLowerCase().startsWith(words), patience);
      assert.equal(await button.textContent(), i + 1 < plies.length ? 'Next' : 'Again');
    }
    if (outcome.over) assert.ok((await said.textContent()).includes(outcome.text), `the end is told: ${await said.textContent()}`);
    assert.notEqual(await picture(), opening);
    await button.click();
    await until('the beginning', async () => (await button.textContent()) === 'Play it', patience);
    await page.sound();
    await context.close();
  });
}

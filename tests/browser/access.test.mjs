// Every body: read at twice and four times the size, in a reader's own spacing and own few colours, without motion, by a finger
// that wants room, by keys that want to be seen.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shots, start, until } from './harness.mjs';
import { act, catalogue, cell, chapterOf, deep, example, line, linkOf, openTable, pageReady, pagesInTurn, painted, patience, playOf, press, says, spoken, table, visitor, walk, wear, withoutGL } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

/** A page, awake; boards are pictures. */
async function wake(page, path) {
  await page.goto(path);
  await pageReady(page, { plain: true });
}

/** What has to be scrolled sideways at this width: the page, or anything on it but wide tables of figures; and boards that are cut off. */
const sideways = (page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement;
    const name = (one) => `${one.localName}.${one.getAttribute('class') ?? ''}`;
    const wrong = [];
    if (scrollWidth > innerWidth)
      wrong.push(`the page: ${scrollWidth} px in ${innerWidth}: ${[...document.body.querySelectorAll('*')].filter((one) => { const { right, width } = one.getBoundingClientRect(); return width > 0 && right > innerWidth + 0.5; }).slice(0, 4).map(name).join(' ')}`);
    for (const one of document.querySelectorAll('body *')) {
      if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.querySelector(':scope > table')) wrong.push(`${name(one)}: ${one.scrollWidth} px in ${one.clientWidth}`);
    }
    for (const board of document.querySelectorAll('svg.board, .board-view svg')) {
      const { left, right } = board.getBoundingClientRect();
      if (board.checkVisibility() && !board.closest('.scroll') && (left < -1 || right > innerWidth + 1)) wrong.push(`a board from ${left} to ${right}`);
    }
    return wrong;
  });

/** Whatever may be pressed and is less than 24 px high or wide; words of a sentence that lead elsewhere, and boxes with a label as large, are let pass. */
const narrow = (page) =>
  page.evaluate(() => {
    const wrong = [];
    for (const one of document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="gridcell"], [tabindex="0"]')) {
      if (!one.checkVisibility({ checkVisibilityCSS: true }) || one.matches('.away, .skip')) continue;
      const target = one.matches('input') ? one.closest('label') ?? one : one;
      if (target.matches('a') && getComputedStyle(target).display === 'inline') {
        let block = target.parentElement;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement;
        if (block.textContent.replace(/\s+/g, '').length > target.textContent.replace(/\s+/g, '').length + 3) continue;
      }
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && Math.min(width, height) < 23.95) wrong.push([target.dataset.name ?? `${target.localName}.${target.className} in ${target.parentElement.className}: ${target.textContent.trim().slice(0, 30)}`, width, height]);
    }
    return wrong;
  });

test('read at four times the size (320 px wide) nothing is scrolled in two ways; at twice (640 px) too; everything to be pressed has 24 px on a phone', async () => {
  const { context, page } = await visitor(house, { width: 320, height: 256, init: withoutGL });
  const wrong = [];
  const unfolded = () => page.evaluate(() => document.querySelectorAll('details').forEach((one) => { one.open = true; }));
  for (const path of pagesInTurn(3, 7)) {
    await page.setViewportSize({ width: 320, height: 256 });
    await wake(page, path);
    for (const [width, height] of [[320, 256], [640, 450]]) {
      await page.setViewportSize({ width, height });
      wrong.push(...(await sideways(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await painted(page);
    await unfolded();
    wrong.push(...(await sideways(page)).filter((fault) => !/\.bar acts/.test(fault)).map((fault) => `${path}, unfolded, at 360: ${fault}`)); // a row of buttons on a phone, that a finger pushes along
    wrong.push(...(await narrow(page)).map(([name, ...size]) => `${path} at 360: ${name}: ${size.map((one) => one.toFixed(1)).join(' × ')}`));
  }
  assert.deepEqual(wrong, []);
  await page.sound([/404/]);
  await context.close();
});

test('on a phone every spot of every board has 24 px: long points stand on end there, at the table, in a text and in a lesson, and lie again in a wider window', async () => {
  const { context, page } = await visitor(house, { width: 360, height: 740, touch: true, init: withoutGL });
  const wrong = [];
  const look = async (where, but = /^$/) => wrong.push(...(await narrow(page)).filter(([name]) => !but.test(name)).map(([name, ...size]) => `${where}: ${name}: ${size.map((one) => one.toFixed(1)).join(' × ')}`));
  /** How many times as high as wide a point of tables is; 0: no such board is awake. */
  const tall = () => page.evaluate(() => {
    const { width, height } = document.querySelector('.awake [data-name="a"]')?.getBoundingClientRect() ?? { width: 1, height: 0 };
    return height / width;
  });
  for (const { id } of await catalogue()) {
    await openTable(page, playOf(id), { plain: true });
    await look(id);
  }
  await openTable(page, playOf('backgammon'), { plain: true });
  assert.ok(await tall() < 0.5, 'the board stands on end');
  await page.setViewportSize({ width: 740, height: 360 });
  await until('the board lies as ever', async () => (await tall()) > 2, patience);
  await page.setViewportSize({ width: 360, height: 740 });
  await until('and stands on end again', async () => { const times = await tall(); return times > 0 && times < 0.5; }, patience);
  for (const [where, board] of [['/games/jupertiae/', 'figure.diagram'], ['/books/fulke/second-kind/', '#text-prisoner'], ['/lessons/english-dice/#step-4', '.step:not([hidden]) .plate']]) {
    await page.goto(where);
    // Asked anew each time: until a lesson's script is there, all its steps stand, and the first of them goes.
    await until(`${where} wakes a board`, () => page.evaluate((wanted) => {
      const one = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
      one?.scrollIntoView({ block: 'center' });
      return Boolean(one?.querySelector('.board-view.awake'));
    }, board), patience);
    await look(where, / in /);  // the words about the board are looked at above
  }
  assert.deepEqual(wrong, []);
  await page.sound();
  await context.close();
});

test('a reader’s own spacing of lines, words and letters cuts nothing off', async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 800, init: withoutGL });
  const wrong = [];
  for (const path of pagesInTurn(0, 7)) {
    await wake(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      await page.setViewportSize({ width, height });
      const cut = await page.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
        if (one.closest('svg, .away, canvas') || clipPath !== 'none' || !one.checkVisibility() || one.clientWidth === 0) return false;
        const hides = (way) => way === 'hidden' || way === 'clip';
        const button = one.matches('button, .button, summary');
        return (one.scrollWidth > one.clientWidth + 2 && (hides(overflowX) || button) && textOverflow !== 'ellipsis') || (one.scrollHeight > one.clientHeight + 2 && (hides(overflowY) || button));
      }).map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}: ${one.textContent.trim().slice(0, 40)}`));
      wrong.push(...[...cut, ...(await sideways(page)).filter((fault) => fault.startsWith('the page'))].map((fault) => `${path} at ${width}: ${fault}`));
    }
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test('in the reader’s own few colours men, marks, what is pressed, where one stands and where the keyboard is are still told apart', async () => {
  for (const scheme of ['dark', 'light']) {
    const { context, page } = await visitor(house, { width: 1280, height: 800, scheme });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    const folder = join(shots, `forced-${scheme}`);
    mkdirSync(folder, { recursive: true });
    const picture = (name) => page.screenshot({ path: join(folder, `${name}.png`), timeout: patience * 1000 });
    const style = (locator, ...keys) => locator.first().evaluate((one, all) => all.map((key) => getComputedStyle(one)[key]), keys);
    await openTable(page, await linkOf({ words: line(example('demo-line')).split(' ').slice(0, 4).join(' ') }));
    await wear(page, scheme === 'dark' ? 'light' : 'dark'); // the reader's theme may be the other one
    const [pressed, rest] = [await style(act(page, 'why'), 'backgroundColor', 'color'), await style(act(page, 'takings'), 'backgroundColor', 'color')];
    assert.notDeepEqual(pressed, rest, 'a pressed button looks as the others');
    assert.notEqual(...pressed, 'and can be read');
    const steps = page.getByTestId('moves').locator('.words button');
    assert.notDeepEqual(await style(page.getByTestId('moves').locator('.words [aria-current]'), 'backgroundColor'), await style(steps, 'backgroundColor'), 'the move shown looks as the others');
    assert.notDeepEqual(await style(page.locator('.nav a[aria-current]'), 'borderBottomColor'), await style(page.locator('.nav a:not([aria-current])'), 'borderBottomColor'), 'the page one is on looks as the others');
    const [even, odd] = [await style(page.getByTestId('seat-even').locator('.chip'), 'backgroundColor'), await style(page.getByTestId('seat-odd').locator('.chip'), 'backgroundColor')];
    assert.notDeepEqual(even, odd, 'both armies’ chips look alike');
    await page.getByTestId('twin').locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    const [outline, width] = await page.evaluate(() => { const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement); return [outlineStyle, outlineWidth]; });
    assert.equal(`${outline} ${width}`, 'solid 3px', 'the keyboard’s place on the board');
    // An empty place packs to next to nothing.
    const drawn = (await page.locator('.board-holder').first().screenshot()).length;
    assert.ok(drawn > 15_000, `the board is not seen: ${drawn} bytes`);
    assert.equal((await style(page.locator('.board-holder'), 'backgroundColor'))[0], scheme === 'dark' ? 'rgb(251, 247, 238)' : 'rgb(25, 23, 20)', 'the board lies on its own paper');
    await picture('table');
    await page.goto(chapterOf('subtraction-7-before'));
    const figure = page.locator('figure#subtraction-7-before');
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('.board-view.awake').waitFor();
    await cell(figure, 'c9').click();
    const dot = figure.locator('.dot').first();
    await dot.waitFor({ state: 'attached' });
    const seen = await figure.evaluate((one) => {
      const fill = (of) => getComputedStyle(one.querySelector(of)).fill;
      return [fill('.dot'), fill('.lt'), fill('.dk')];
    });
    assert.equal(new Set(seen).size, 3, `destinations and squares: ${seen}`);
    await picture('diagram');
    await page.goto('/drills/?game=fulke-2&level=1&seed=4');
    await page.locator('[data-part="drills"][data-state="asked"]').waitFor();
    assert.notDeepEqual(await style(page.locator('.levels :checked + span'), 'backgroundColor'), await style(page.locator('.levels :not(:checked) + span'), 'backgroundColor'), 'the level chosen looks as the others');
    await picture('drill');
    await openTable(page, await linkOf({ game: 'royal-anglicorum' }));
    await act(page, 'real').click();
    const die = page.getByTestId('picker').locator('.die').first();
    await die.waitFor();
    assert.notEqual((await style(die, 'backgroundColor'))[0], (await style(die.locator('svg'), 'fill'))[0], 'the pips of a die are seen');
    await picture('dice');
    await page.sound();
    await context.close();
  }
});

test('who wants no motion sees none: nothing moves on any page, nor when a man goes, a theme changes or a list is opened', async () => {
  const { context, page } = await visitor(house, { width: 1280, height: 800, init: withoutGL });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.moved.push(`${this.localName}.${this.getAttribute('class')} is moved`); return animate.apply(this, how); };
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, (event) => window.moved.push(`${event.target.localName}.${event.target.className}: ${kind}`), true);
    for (const [where, name] of [[Element.prototype, 'scrollIntoView'], [window, 'scrollTo'], [Element.prototype, 'scrollTo']]) {
      const scroll = where[name];
      where[name] = function (...how) {
        if (how[0]?.behavior === 'smooth') window.moved.push(`${name} glides`);
        return scroll.apply(this, how);
      };
    }
  });
  const wrong = [];
  const note = async (where) => wrong.push(...(await page.evaluate(() => [...window.moved.splice(0), ...document.getAnimations().map((one) => `${one.constructor.name} runs`), ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['the page glides'] : [])])).map((fault) => `${where}: ${fault}`));
  await openTable(page, await linkOf(), { plain: true });
  await press(page, ['a13', 'b11']).catch(() => {});
  await page.getByTestId('moves').locator('.words button').first().waitFor();
  await note('a man has gone');
  await page.locator('[data-act="hunter"]').click();
  await page.getByTestId('prospects-wins').waitFor();
  const way = page.locator('.way:visible').first();
  if (await way.count()) {
    await way.click();
    const show = page.locator('.foot-line button:visible').first();
    if (await show.count()) await show.click();
  }
  await note('what can be taken');
  await wear(page, 'dark');
  await act(page, 'new').click();
  await page.getByTestId('new-game').waitFor();
  await note('the new game');
  for (const path of ['/', chapterOf('subtraction-7-before'), '/games/', '/games/compare/', '/drills/', '/search/?q=king']) {
    await wake(page, path);
    await page.mouse.wheel(0, 600);
    await note(path);
  }
  assert.deepEqual(wrong, []);
  await page.sound();
  await context.close();
});

test('whatever Tab comes to is seen: no bar that stays lies over it', async () => {
  const { context, page } = await visitor(house, { width: 390, height: 844, init: withoutGL });
  const wrong = [];
  const sampled = ['/play/', '/play/backgammon/', '/games/compare/', '/drills/', chapterOf('subtraction-7-before'), '/tables/', ...(deep ? pagesInTurn(0) : [])];
  for (const path of new Set(sampled)) {
    await wake(page, path);
    await page.evaluate(() => scrollTo(0, 0));
    const steps = deep ? 400 : 70;
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      const look = () => page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body) return null;
        const boxes = [...one.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const seen = boxes.some(({ left, top, right, bottom }) => {
          for (const x of [left + 2, (left + right) / 2, right - 2]) for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
            const there = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), Math.min(Math.max(y, 0), innerHeight - 1));
            if (y >= 0 && y <= innerHeight && there && (one.contains(there) || there.contains(one) || one.closest('.board-holder')?.contains(there) || one.closest('label')?.contains(there) || (one.labels?.[0]?.contains(there) ?? false))) return true;
          }
          return false;
        });
        const away = one.closest('.away') || boxes.length === 0 || getComputedStyle(one).opacity === '0';
        return { seen: seen || Boolean(away), name: `${one.localName}.${one.className}: ${one.textContent.trim().slice(0, 30)}` };
      });
      let here = await look();
      for (let again = 0; again < 20 && here && !here.seen; again += 1) {
        await painted(page);  // where the keyboard comes to is scrolled to with the next frame
        here = await look();
      }
      if (!here) break;
      if (!here.seen) wrong.push(`${path}: ${here.name}`);
    }
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

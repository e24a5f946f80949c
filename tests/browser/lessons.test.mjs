// Lessons: taught from the first step to the last by keyboard and by mouse; a lesson of one's own from a file, at the bench
// and in a link; in class; and read without scripts.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packed, readAndCheck } from '../../site/src/js/lessons/lesson-check.mjs';
import { judge } from '../../site/src/js/lessons/lesson.mjs';
import { example, world } from '../../site/lib/lessons.mjs';
import { project, start, until } from './harness.mjs';
import { cell, coreOf, html, patience, press, visitor, walk } from './hands.mjs';

let house;
before(async () => { house = await start(); });
after(() => house?.close());

const source = (id) => readFileSync(join(project, `assets/lessons/${id}.lesson`), 'utf8');
async function dataOf(id) {
  const { lesson, boards } = await readAndCheck(source(id), world());
  return packed(lesson, boards);
}

const stepOf = (page, i) => page.locator(`[data-step="${i}"]`);
const state = (page, i, wanted) => until(`step ${i + 1} is ${wanted}`, async () => (await stepOf(page, i).getAttribute('data-state')) === wanted, patience);
const awake = (page) => page.locator('.lesson.awake').waitFor();
const boardReady = (page, i) => stepOf(page, i).locator('.board-view.awake').waitFor();

/** What is touched for the words of an answer: [{kind, name}]. */
async function touchesOf(board, words) {
  const match = (await coreOf(board.game)).match(board.game, { options: board.options, setup: board.setup });
  try {
    if (board.words) match.play(board.words);
    const spots = match.spots();
    return words.split(' ').flatMap((word) => {
      const move = match.state().moves.find((each) => each.words === word);
      assert.ok(move, `${word} is not legal`);
      match.play(word);
      return move.touches.map((index) => spots[index]);
    });
  } finally {
    match.drop();
  }
}

/** A legal move that is wrong here and needs no more than two touches of the board. */
async function wrongOf(board, ask) {
  const match = (await coreOf(board.game)).match(board.game, { options: board.options, setup: board.setup });
  try {
    const spots = match.spots();
    const move = match.state().moves.find(({ words, touches }) => touches.length === 2 && touches.every((spot) => spots[spot].kind === 'point') && judge(ask, { played: [words], position: '', over: true }).verdict === 'wrong');
    return move && { words: move.words, touches: move.touches.map((spot) => spots[spot]) };
  } finally {
    match.drop();
  }
}

const keys = {
  /** With Tab to where the test wants to be, as a person would. */
  async to(page, selector) {
    for (let i = 0; i < 60; i += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`Tab does not lead to ${selector}`);
  },
  async text(page, i, words) {
    await keys.to(page, `[data-step="${i}"] [data-testid="answer"]`);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  },
  async choose(page, i, places, several) {
    for (const place of places) {
      if (several) {
        await keys.to(page, `[data-step="${i}"] [data-testid="choice-${'abcdefgh'[place]}"]`);
        await page.keyboard.press('Space');
      } else {
        await keys.to(page, `[data-step="${i}"] .choices input`);
        await page.keyboard.press('Space');
        for (let k = 0; k < place; k += 1) await page.keyboard.press('ArrowDown');
      }
    }
    await page.keyboard.press('Enter');
  },
  async touch(page, i, spots) {
    const within = stepOf(page, i);
    for (const { kind, name } of spots) {
      if (kind === 'button') {
        await keys.to(page, `[data-step="${i}"] [data-testid="spot-${name}"]`);
      } else {
        await keys.to(page, `[data-step="${i}"] [role="gridcell"]`);
        await walk(page, within, name);
      }
      await page.keyboard.press('Enter');
    }
  },
  async next(page) {
    await keys.to(page, '[data-testid="lesson-next"]');
    await page.keyboard.press('Enter');
  },
};

const mouse = {
  async text(page, i, words) {
    await stepOf(page, i).getByTestId('answer').fill(words);
    await stepOf(page, i).getByTestId('check').click();
  },
  async choose(page, i, places) {
    for (const place of places) await stepOf(page, i).getByTestId(`choice-${'abcdefgh'[place]}`).check();
    await stepOf(page, i).getByTestId('check').click();
  },
  async touch(page, i, spots) {
    for (const { kind, name } of spots) {
      if (kind === 'button') await stepOf(page, i).getByTestId(`spot-${name}`).click();
      else await press(page, [name], stepOf(page, i));
    }
  },
  next: (page) => page.getByTestId('lesson-next').click(),
};

/** Teaches a lesson whose every step asks, answering each first wrongly where `wrongly`, then rightly. */
async function teach(page, data, hand, { wrongly = false } = {}) {
  for (const [i, step] of data.lesson.steps.entries()) {
    const { ask } = step;
    await state(page, i, 'asked');
    assert.equal(await stepOf(page, i).locator('.reveal').isVisible(), false, 'the answer is not told before it is asked for');
    if (data.steps[i]) await boardReady(page, i);
    if (ask.kind === 'number' || ask.kind === 'words') {
      if (wrongly && ask.wrong[0]) {
        await hand.text(page, i, ask.wrong[0].answer);
        await until('the reply to a wrong answer', async () => (await stepOf(page, i).getByTestId('verdict').textContent()).includes(ask.wrong[0].reply), patience);
      }
      await hand.text(page, i, ask.kind === 'number' ? ask.number : ask.words[0]);
    } else if (ask.kind === 'choice') {
      await hand.choose(page, i, ask.choices.flatMap(({ right }, place) => (right ? [place] : [])), ask.several);
    } else {
      const board = data.steps[i];
      if (wrongly && ask.kind === 'move') {
        const wrong = await wrongOf(board, ask);
        if (wrong) {
          await hand.touch(page, i, wrong.touches);
          await stepOf(page, i).locator('.verdict .wrong').waitFor();
        }
      }
      await hand.touch(page, i, await touchesOf(board, board.answer.words));
    }
    await state(page, i, 'right');
    assert.match(await stepOf(page, i).getByTestId('verdict').textContent(), /^Right\./);
    assert.equal(await stepOf(page, i).locator('.reveal').isVisible(), true, 'what is told with the answer stands there');
    if (ask.kind === 'move') await stepOf(page, i).locator('.why-panel [data-rule] a').first().waitFor();
    else if (step.rules.length > 0) assert.ok(await stepOf(page, i).locator('.cites [data-rule] a').first().isVisible());
    if (i < data.lesson.steps.length - 1) await hand.next(page);
  }
  assert.equal(await page.locator('[data-testid="lesson-progress"] .right').count(), data.lesson.steps.length);
}

test('a lesson is taught from the first step to the last by the keyboard alone, wrong answers replied to', async () => {
  const data = await dataOf('small-men');
  const { context, page } = await visitor(house);
  await page.goto('/lessons/small-men/');
  await awake(page);
  await keys.to(page, '[data-testid="lesson-begin"]');
  await page.keyboard.press('Enter');
  await until('the first step is in the address', () => page.evaluate(() => location.hash === '#step-1'));
  assert.match(await page.evaluate(() => document.activeElement.textContent), /A battle of numbers/, 'the heading of the step is where the keyboard stands');
  await teach(page, data, keys, { wrongly: true });
  assert.match(await stepOf(page, 2).locator('.verdict').textContent(), /6 \+ 6 = 12/, 'the verdict tells the sum');
  // Arrow keys go through the steps; the steps answered stay answered.
  await page.locator('[data-testid="lesson-progress"] a').first().focus();
  await page.keyboard.press('ArrowLeft');
  await until('a step back', () => page.evaluate(() => location.hash === '#step-7'));
  assert.equal(await stepOf(page, 6).getAttribute('data-state'), 'right');
  await page.sound();
  await context.close();
});

test('while a piece is chosen a lesson says, to the eye and to a screen reader, what is to be touched next: the place of a prisoner too', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/lessons/small-men/#step-3');
  await awake(page);
  await boardReady(page, 2);
  const step = stepOf(page, 2), said = step.locator('[role="status"]').getByTestId('next-touch');
  await press(page, ['b6'], step);
  await said.filter({ hasText: 'b6 is chosen. Now choose where the piece goes: c7, c5, a5 or a7.' }).waitFor();
  await press(page, ['c5'], step);
  await step.getByTestId('verdict').filter({ hasText: 'Go on.' }).waitFor();
  await press(page, ['d4'], step);
  await said.filter({ hasText: 'd4 is chosen. Now choose where the piece goes: a1, b1, c1, d1, e1, f1, g1 or h1.' }).waitFor();
  await press(page, ['a1'], step);
  await state(page, 2, 'right');
  await said.waitFor({ state: 'detached' });
  await page.sound();
  await context.close();
});

test('on a telephone what is said to an answer, and what to touch next, is in sight without scrolling', async () => {
  const { context, page } = await visitor(house, { width: 360, height: 640, touch: true });
  await page.goto('/lessons/small-men/#step-3');
  await awake(page);
  await boardReady(page, 2);
  const step = stepOf(page, 2);
  const inSight = async (what, words) => {
    const said = step.getByTestId(what);
    await said.filter({ hasText: words }).waitFor();
    const [box, bar] = await Promise.all([said.boundingBox(), page.locator('.lesson-bar').boundingBox()]);
    assert.ok(box.y >= 0 && box.y + box.height <= bar.y + 1, `“${words}” is at ${box.y} to ${box.y + box.height}, the bar at ${bar.y}`);
    const over = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).closest('.verdict') !== null, [box.x + 20, box.y + box.height / 2]);
    assert.ok(over, `“${words}” lies over what is behind it`);
  };
  await cell(step, 'b6').scrollIntoViewIfNeeded();
  await cell(step, 'b6').tap();
  await inSight('next-touch', 'b6 is chosen');
  await cell(step, 'a5').tap();
  await inSight('verdict', 'Not quite.');
  await page.goto('/lessons/small-men/#step-2');
  await page.reload();
  await awake(page);
  const second = stepOf(page, 1);
  await second.getByTestId('choice-c').check();
  await second.getByTestId('check').tap();
  await second.getByTestId('verdict').filter({ hasText: 'Not quite.' }).waitFor();
  const box = await second.getByTestId('verdict').boundingBox(), bar = await page.locator('.lesson-bar').boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= bar.y + 1);
  await page.sound();
  await context.close();
});

test('a problem of the manuscript is taught by mouse on a phone’s breadth, throw by throw; the answer can be shown', async () => {
  const data = await dataOf('jupertia');
  const { context, page } = await visitor(house, { width: 390, height: 844 });
  await page.goto('/lessons/jupertia/#step-1');
  await awake(page);
  await teach(page, data, mouse);
  assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth), 'nothing scrolls sideways');
  await page.goto('/lessons/jupertia/#step-2');
  await page.reload();
  await awake(page);
  await boardReady(page, 1);
  await stepOf(page, 1).getByTestId('show-answer').click();
  await state(page, 1, 'shown');
  assert.match(await cell(stepOf(page, 1), 'y').getAttribute('aria-label'), /Black: 1 checker/, 'the answer stands on the board');
  await page.sound();
  await context.close();
});

test('in class one step stands large and without the teacher’s notes; the machine answers in the first battle', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/lessons/first-battle/#step-5');
  await awake(page);
  await boardReady(page, 4);
  const step = stepOf(page, 4);
  assert.equal(await step.locator('.teacher').isVisible(), true);
  // The list under “?” has the keys of a lesson, and its switch holds for them.
  const sheet = page.locator('dialog[open]');
  const switchKeys = async (on) => {
    await page.locator('button[data-keys]').last().click();
    assert.match(await sheet.innerText(), /In a lesson[^]*Next step[^]*Show one step at a time, large, for the whole class/);
    await sheet.getByTestId('single-keys').setChecked(on);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await switchKeys(false);
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  await page.keyboard.press('PageUp');
  await until('the arrows and their like remain', () => page.evaluate(() => location.hash === '#step-4'));
  assert.equal(await page.locator('body.classroom').count(), 0, 'single keys are off');
  await page.keyboard.press('PageDown');
  await until('and on', () => page.evaluate(() => location.hash === '#step-5'));
  await switchKeys(true);
  await page.keyboard.press('c');
  await page.locator('body.classroom').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'projector');
  assert.equal(await step.locator('.teacher').isVisible(), false);
  assert.equal(await page.locator('header.top').isVisible(), false);
  await page.getByTestId('lesson-class').click();
  await page.locator('body:not(.classroom)').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
  await press(page, ['d12', 'e11'], step);
  const black = () => step.getByTestId('lesson-say').textContent();
  await until('white has answered', async () => /black/i.test(await black()) && (await cell(step, 'e11').getAttribute('aria-label')).includes('black'), patience);
  await step.getByTestId('take-back').click();
  await until('the move is undone', async () => (await cell(step, 'd12').getAttribute('aria-label')).includes('black'), patience);
  await page.sound();
  await context.close();
});

test('a lesson of one’s own is opened from a file, kept, taught and sent as a link; a broken one is refused with every line', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/lessons/');
  const broken = example().replace('minutes: 5', 'minutes: soon').replace('move: f6-f4 xd4*', 'move: f6-f5 xd4*').replace('rules: fulke.1.take.equality', 'rules: equality');
  const give = (text) => page.getByTestId('open-lesson').setInputFiles({ name: 'nine.lesson', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give(broken);
  const faults = page.getByTestId('lesson-faults').locator('li');
  await faults.first().waitFor();
  assert.deepEqual(await faults.locator('.line').allTextContents(), ['Line 3', 'Line 17']);
  assert.match(await faults.first().textContent(), /“soon” is not a number of minutes/);
  // At the bench: what can be read is asked of the rules too, and a touch leads to the line.
  await page.getByTestId('mend').click();
  await page.waitForURL('**/lessons/write/');
  const text = page.getByTestId('lesson-text');
  assert.equal(await text.inputValue(), broken);
  await text.fill(broken.replace('minutes: soon', 'minutes: 5').replace('rules: equality', 'rules: fulke.1.take.equality'));
  await page.getByTestId('lesson-check').click();
  await until('the move is found out', async () => /No legal move fits “f6-f5 xd4\*”/.test(await page.getByTestId('lesson-faults').textContent()), patience);
  await page.getByTestId('lesson-faults').getByRole('button').first().click();
  assert.match(await text.evaluate((box) => box.value.slice(box.selectionStart, box.selectionEnd)), /^move: f6-f5/);
  await text.fill(example());
  await page.getByTestId('lesson-check').click();
  await page.getByTestId('lesson-sound').waitFor();

  await page.goto('/lessons/');
  await give(example());
  await page.waitForURL('**/lessons/own/?kept=nine-sees-nine');
  await awake(page);
  await page.getByTestId('lesson-begin').click();
  await boardReady(page, 0);
  const { lesson, boards } = await readAndCheck(example(), world());
  await mouse.touch(page, 0, await touchesOf(boards.get(lesson.steps[0]), boards.get(lesson.steps[0]).answer.words));
  await state(page, 0, 'right');
  await page.goto('/lessons/');
  await page.getByTestId('kept-lessons').getByRole('link', { name: 'Nine sees nine' }).click();
  await awake(page);
  await page.locator('[data-own="link"]').click();
  const link = await until('the link', () => page.locator('[data-part="lesson"]').getAttribute('data-link'));
  await page.sound();
  await context.close();

  const other = await visitor(house);
  await other.page.goto(link);
  await awake(other.page);
  assert.equal(await other.page.locator('[data-part="title"]').textContent(), 'Nine sees nine');
  await other.page.sound();
  await other.context.close();

  const cut = await visitor(house);
  await cut.page.goto(link.slice(0, -4));
  await until('a link cut short is told', async () => /cut short/.test(await cut.page.locator('.notice').textContent()), patience);
  await cut.context.close();
});

test('without scripts a lesson is a document: every word, question, position and answer; its handout has the answers on a sheet of their own', async () => {
  const { lesson } = await dataOf('king-pyramid');
  const { context, page } = await visitor(house, { scripts: false });
  await page.goto('/lessons/king-pyramid/');
  for (const [i, step] of lesson.steps.entries()) {
    assert.ok(await stepOf(page, i).locator('h2').isVisible(), step.title);
    assert.ok(await stepOf(page, i).locator('.question').isVisible());
    if (step.board) assert.ok(await stepOf(page, i).locator('svg.board').isVisible());
    await stepOf(page, i).locator('.reveal summary').click();
    assert.ok(await stepOf(page, i).locator('.reveal .is').isVisible(), 'the answer unfolds');
  }
  assert.equal(await page.locator('.lesson-bar').isVisible(), false);
  const paper = html('/lessons/king-pyramid/handout/');
  const [tasks, key] = paper.split('class="sheet-of-paper key"');
  assert.equal(tasks.match(/class="task[ "]/g).length, lesson.tasks.length);
  assert.ok(tasks.includes('class="room"') && tasks.includes('<svg') && !tasks.includes('class="is"'));
  assert.ok(key.includes('91 = 42 + 49'));
  await page.goto('/lessons/king-pyramid/handout/');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.sheet-of-paper.key').evaluate((sheet) => getComputedStyle(sheet).breakBefore), 'page');
  await context.close();
});

test('a window for the room shows the step as the class sees it: words, numbers, choices and board, and of the answer what stands open', async () => {
  const { lesson, steps } = await dataOf('three-means');
  const plain = (words) => words.replace(/\s+/g, ' ').trim();
  const { context, page } = await visitor(house);
  await page.goto('/lessons/three-means/#step-1');
  await boardReady(page, 0);
  const [room] = await Promise.all([context.waitForEvent('page'), page.getByTestId('lesson-room').click()]);
  await room.setViewportSize({ width: 1024, height: 768 });
  const slide = room.getByTestId('slide');
  const shows = async (i) => {
    const step = stepOf(page, i);
    await slide.locator('h2').filter({ hasText: lesson.steps[i].title }).waitFor();
    const told = plain(await slide.innerText());
    for (const part of ['.words', '.question']) for (const words of await step.locator(`${part} :is(p, td, li)`).allInnerTexts()) assert.ok(told.includes(plain(words)), `step ${i + 1} tells the room “${words}”: ${told}`);
    assert.deepEqual(await slide.locator('.choices li > span:not(.away)').allInnerTexts(), lesson.steps[i].ask?.choices?.map(({ answer }) => answer) ?? []);
    assert.equal(await room.getByTestId('room').locator('.stage').isVisible(), Boolean(steps[i]));
    if (steps[i]) {
      const men = (at) => at.locator('[role="gridcell"]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label').split(',').slice(0, 2).join()).sort().join('; '));
      await until('the same men stand there', async () => (await men(room.getByTestId('room'))) === (await men(step)), patience);
    }
    const { cut, text, height } = await room.evaluate(() => {
      const box = document.querySelector('.slide');
      return { cut: box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1, text: parseFloat(getComputedStyle(box).fontSize), height: innerHeight };
    });
    assert.equal(cut, false, `step ${i + 1} is whole`);
    assert.ok(text >= height / 44, `step ${i + 1}: text of ${text} pixels in a window of ${height}`);
    assert.equal(await slide.locator('.answer, .verdict, .hint, .choices .right').count(), 0, `step ${i + 1} tells no answer before it is asked for`);
  };
  for (const i of lesson.steps.keys()) {
    if (i > 0) await page.getByTestId('lesson-next').click();
    await shows(i);
  }
  // Back to a step with choices: a wrong answer, a hint, and the answer are seen in the room.
  const i = lesson.steps.findIndex(({ ask }) => ask?.kind === 'choice' && ask.several);
  await page.goto(`/lessons/three-means/#step-${i + 1}`);
  const step = stepOf(page, i), { choices } = lesson.steps[i].ask;
  await slide.locator('h2').filter({ hasText: lesson.steps[i].title }).waitFor();
  await step.getByTestId(`choice-${'abcdefgh'[choices.findIndex(({ right }) => !right)]}`).check();
  await step.getByTestId('check').click();
  await slide.locator('.verdict.wrong').filter({ hasText: 'Not quite.' }).waitFor();
  await step.locator('.hint summary').click();
  await slide.locator('.hint').first().waitFor();
  await step.getByTestId('show-answer').click();
  await slide.locator('.answer').waitFor();
  assert.deepEqual(await slide.locator('.choices .right > span:not(.away)').allInnerTexts(), choices.flatMap(({ right, answer }) => (right ? [answer] : [])));
  await page.sound();
  await context.close();
});

test('a teacher has pointer, spotlight, black screen and a word about the room beside a lesson; the keys of a presenter do no harm; who closed the page takes the room up again', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/lessons/small-men/#step-3');
  await boardReady(page, 2);
  // Nobody looks on: such keys are nobody's.
  for (const key of ['.', 'b', 'x', 'o']) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => location.hash), '#step-3', 'B does not go back');
  assert.equal(await page.getByTestId('black-screen').count(), 0);
  const [room] = await Promise.all([context.waitForEvent('page'), page.getByTestId('lesson-room').click()]);
  await room.setViewportSize({ width: 1280, height: 720 });
  await page.getByTestId('in-step').filter({ hasText: 'up to date' }).waitFor();
  assert.match(await page.getByTestId('step-time').textContent(), /^0:\d\d of 6:00 in this step$/);
  const tool = (name) => page.locator(`.room-tools [data-act="${name}"]`);
  await page.bringToFront();
  await tool('pointer').click();
  await page.keyboard.press('o');
  const target = await cell(stepOf(page, 2), 'd4').boundingBox();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 3 });
  await until('pointer and spotlight are on the same place in the room', async () => {
    const box = await cell(room.getByTestId('room'), 'd4').boundingBox();
    const [x, y] = await room.evaluate(() => { const layer = document.querySelector('.pointing'), at = layer.getBoundingClientRect(); return ['--x', '--y'].map((name, i) => parseFloat(layer.style.getPropertyValue(name)) + [at.x, at.y][i]); });
    return Math.abs(x - box.x - box.width / 2) < 4 && Math.abs(y - box.y - box.height / 2) < 4;
  });
  await room.getByTestId('pointer').waitFor();
  await room.getByTestId('spotlight').waitFor();
  // They go on with the steps, also over one without a board.
  await page.getByTestId('lesson-next').click();
  await room.getByTestId('slide').locator('h2').filter({ hasText: 'Taking away' }).waitFor();
  await room.getByTestId('pointer').waitFor();
  assert.equal(await tool('pointer').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('x');
  await room.getByTestId('pointer').waitFor({ state: 'hidden' });
  // The room goes black, the teacher sees on.
  for (const [on, off] of [['.', 'b'], ['b', '.']]) {
    await page.keyboard.press(on);
    await room.locator('div.room.black').waitFor();
    assert.equal(await tool('black').getAttribute('aria-pressed'), 'true');
    await page.keyboard.press(off);
    await room.locator('div.room:not(.black)').waitFor();
  }
  assert.equal(await page.getByTestId('black-screen').count(), 0);
  assert.equal(await page.evaluate(() => location.hash), '#step-4');
  // The page is closed, and a lesson opened anew: the same window follows.
  await page.sound();
  await page.close();
  await room.getByTestId('room-word').filter({ hasText: 'closed' }).waitFor();
  const again = await context.newPage();
  await again.goto('/lessons/cannon/#step-2');
  await boardReady(again, 1);
  await again.getByTestId('lesson-room').click();
  await again.getByText('it follows this page now').waitFor();
  await room.getByTestId('slide').locator('h2').filter({ hasText: 'A piece to jump over' }).waitFor();
  await room.getByTestId('room-word').waitFor({ state: 'hidden' });
  assert.equal(context.pages().length, 2, 'no second window for the room');
  await context.close();
});

test('in class a black screen hides everything until any key; the answers given stay over a reload, which a remote’s start key does not do in class', async () => {
  const { context, page } = await visitor(house);
  await page.goto('/lessons/small-men/#step-1');
  await boardReady(page, 0);
  await stepOf(page, 0).getByTestId('answer').fill('24');
  await stepOf(page, 0).getByTestId('check').click();
  await state(page, 0, 'right');
  await page.getByTestId('lesson-next').click();
  await page.keyboard.press('s');
  await state(page, 1, 'shown');
  await page.reload();
  await boardReady(page, 1);
  await state(page, 0, 'right');
  await state(page, 1, 'shown');
  assert.equal(await page.locator('[data-testid="lesson-progress"] .right').count(), 1);
  await page.keyboard.press('c');
  await page.locator('body.classroom').waitFor();
  await page.keyboard.press('.');
  await page.getByTestId('black-screen').waitFor();
  const seen = await page.evaluate(() => { const { width, height } = document.querySelector('.black-screen').getBoundingClientRect(); return [width, height, document.elementFromPoint(innerWidth / 2, innerHeight / 2).className]; });
  assert.deepEqual(seen, [1280, 900, 'black-screen']);
  await page.keyboard.press('PageDown');
  await page.getByTestId('black-screen').waitFor({ state: 'detached' });
  assert.equal(await page.evaluate(() => location.hash), '#step-2', 'the key that ends it does nothing else');
  const kept = () => page.evaluate(() => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', bubbles: true, cancelable: true })));
  assert.equal(await kept(), true, 'in class F5 reloads nothing');
  await page.keyboard.press('Escape');
  await page.locator('body:not(.classroom)').waitFor();
  assert.equal(await kept(), false, 'elsewhere it is the browser’s');
  await page.sound();
  await context.close();
});

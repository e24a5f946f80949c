import assert from 'node:assert/strict';
import test from 'node:test';
import { conflicts, entryOf, keyList, keyName, scopes, sheetOf, single, together } from './keylist.mjs';

test('no key does two things at once, and one that would is found', () => {
  assert.deepEqual(conflicts(), []);
  const more = [...keyList, { act: 'else', keys: ['u'], does: 'Something else', where: 'steps' }];
  assert.deepEqual(conflicts(more), [{ key: 'u', does: ['Undo', 'Something else'] }]);
});

test('every entry stands in a scope that is told and heard, and says what it does once', () => {
  for (const { act, keys, does, where } of keyList) {
    assert.ok(scopes[where], where);
    assert.ok(does && keys.length > 0, where);
    assert.ok(!act || together.some((group) => group.includes(where)), `${does} is heard nowhere`);
  }
  assert.equal(new Set(keyList.map(({ where, does }) => `${where} ${does}`)).size, keyList.length);
});

test('a key is found in the open scopes alone, in capitals too, and not while single keys are off', () => {
  const open = ['site', 'steps', 'table'];
  assert.equal(entryOf('U', open).act, 'undo');
  assert.equal(entryOf('u', ['site']), undefined);
  assert.equal(entryOf('n', ['site', 'drills']).act, 'next');
  assert.equal(entryOf('n', open).act, 'new');
  assert.equal(entryOf('PageDown', open), undefined, 'a page that is not stepped through keeps it');
  for (const key of ['u', '?', '/', '4']) assert.equal(entryOf(key, open, { singles: false }), undefined, key);
  for (const key of ['ArrowLeft', 'Home']) assert.ok(entryOf(key, open, { singles: false }), key);
  assert.equal(entryOf(' ', ['study'], { singles: false }).act, 'on');
});

test('a lesson is taught by the keys of the list', () => {
  const open = ['site', 'lesson'], did = (key, how) => entryOf(key, open, how)?.act;
  assert.deepEqual(['ArrowRight', 'PageDown', 'n', 'ArrowLeft', 'PageUp', 'h', 's', 'c', 'Escape'].map((key) => did(key)), ['next', 'next', 'next', 'back', 'back', 'hint', 'show', 'class', 'leave']);
  assert.deepEqual(['n', 'PageDown', 'c', 'Escape'].map((key) => did(key, { singles: false })), [undefined, 'next', undefined, 'leave']);
  assert.deepEqual(sheetOf(open).find(({ title }) => title === 'In a lesson').rows[0], { keys: ['→', 'Page down', 'N'], does: 'Next step' });
});

test('what presenters’ remotes send does no harm: a black screen by . or B wherever a class may look, and nothing else', () => {
  for (const key of ['.', 'b', 'B']) {
    assert.equal(entryOf(key, ['site', 'steps', 'study', 'table']).act, 'black', key);
    assert.equal(entryOf(key, ['site', 'lesson']).act, 'black', key);
  }
  for (const scope of ['study', 'lesson']) assert.deepEqual(['PageDown', 'PageUp'].map((key) => entryOf(key, [scope]).act), scope === 'study' ? ['on', 'back'] : ['next', 'back']);
});

test('single keys are letters, figures and signs', () => {
  assert.deepEqual(['a', '?', '5', ' ', 'Home', 'ArrowUp'].map(single), [true, true, true, false, false, false]);
});

test('the sheet tells what works here, by the names on the keyboard, and leaves out what does not', () => {
  const sheet = sheetOf(['site', 'steps', 'study'], ({ act }) => act !== 'guess');
  assert.deepEqual(sheet.map(({ title }) => title), ['On every page', 'Step through the moves', 'When you step through a recorded game']);
  const study = sheet[2].rows;
  assert.deepEqual(study.find(({ does }) => /move forward/.test(does)).keys, ['Page down', 'Space']);
  assert.ok(!study.some(({ does }) => /would you/.test(does)));
  assert.equal(keyName('k'), 'K');
  assert.deepEqual(sheetOf(['study'], () => false), []);
});

import type { I18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';

const texts = (language: string) =>
  [
    () => Promise.resolve({ messages: { a: `${language} a` } }),
    () => Promise.resolve({ messages: { b: `${language} b` } }),
  ] as const;
const catalogs = {
  hu: texts('hu'),
  en: texts('en'),
  de: texts('de'),
  it: texts('it'),
  ro: texts('ro'),
};

const textsOf = (i18n: I18n, ...ids: readonly string[]) => ids.map((id) => i18n._(id));

it('the texts of the start come first, all others when they are asked for', async () => {
  const { i18n, loadTexts } = await createI18n('de', false, catalogs);
  let changes = 0;
  i18n.on('change', () => (changes += 1));
  expect(textsOf(i18n, 'a', 'b')).toEqual(['de a', 'b']);
  await Promise.all([loadTexts(), loadTexts()]);
  expect(textsOf(i18n, 'a', 'b')).toEqual(['de a', 'de b']);
  // A change event would render every component with a text.
  expect(changes).toBe(0);
});

it('texts that could not be loaded are loaded again', async () => {
  let isAway = true;
  const rest = () => (isAway ? Promise.reject(new Error('gone')) : catalogs.hu[1]());
  const { i18n, loadTexts } = await createI18n('hu', false, {
    ...catalogs,
    hu: [catalogs.hu[0], rest],
  });
  await expect(loadTexts()).rejects.toThrow('gone');
  isAway = false;
  await loadTexts();
  expect(textsOf(i18n, 'b')).toEqual(['hu b']);
});

it.each([
  ['fr', false, 'hu a'],
  ['hu', true, '⟦éń á··⟧'],
])('texts of %s, for layouts: %s, are %s', async (language, isPseudo, text) => {
  const { i18n } = await createI18n(language, isPseudo, catalogs);
  expect(textsOf(i18n, 'a')).toEqual([text]);
});

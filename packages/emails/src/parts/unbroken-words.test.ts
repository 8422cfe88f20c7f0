import { expect, it } from 'vitest';
import { withUnbrokenWords } from './unbroken-words.ts';

const unbrokenIn = (text: string) =>
  [
    ...withUnbrokenWords(`<p title="e-mail">${text}</p>`).matchAll(
      /<span style="white-space:nowrap">([^<]+)<\/span>/g,
    ),
  ].map(([, word]) => word);

it.each<[text: string, words: readonly string[]]>([
  ['Az e-mail-címe', ['e-mail']],
  ['erre az e-mailre.', ['e-mailre']],
  ['„E-maillel”', ['E-maillel']],
  ['TV-állvány tölgyből', ['TV-állvány']],
  ['Ft-ot, 19-én', ['Ft-ot', '19-én']],
  ['Számla: 12345676-12345676-00000000.', ['12345676-12345676-00000000']],
  ['Kis-Nagy Éva', []],
  ['ZG-2026-000123', []],
  ['2-3 nap', []],
  ['x-y@example.hu', []],
  ['anna@e-bolt.example', []],
  ['a &#x27;-e', []],
])('"%s" keeps %j on one line', (text, words) => {
  expect(unbrokenIn(text)).toEqual(words);
});

it('leaves attributes as they are', () => {
  expect(withUnbrokenWords('<a title="e-mail">x</a>')).toBe('<a title="e-mail">x</a>');
});

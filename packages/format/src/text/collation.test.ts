import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { collationKey, compareText } from './collation.ts';
import type { Locale } from '../locale.ts';

const sorted = (words: readonly string[], locale: Locale = 'hu') =>
  [...words].sort((a, b) => compareText(a, b, locale));

const dictionary =
  'ágy állólámpa asszony asztal cérna cukor csésze dívány dzsem gomb gyertya láda lyuk megy meggy nagy ' +
  'nyugágy sál só szék tál tyúk ulti út űr üveg zokni zsámoly';

it('[FO-36] Hungarian words stand as in a Hungarian dictionary', () => {
  const words = dictionary.split(' ');
  expect(sorted(words.toReversed())).toEqual(words);
});

it('[FO-39] words stand in a dictionary as their keys by code unit', () => {
  const keyed = [...dictionary.split(' '), '80 cm', '160 cm', ''].map((word) => ({
    word,
    key: collationKey(word, 'hu'),
  }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  expect(keyed.map(({ word }) => word)).toEqual(['', '80 cm', '160 cm', ...dictionary.split(' ')]);
});

it.each<[rule: string, story: string, before: string, after: string, locale: Locale]>([
  ['FO-36', 'a long vowel comes after the short one when all else is equal', 'kor', 'kór', 'hu'],
  ['FO-36', 'a long vowel alone does not beat the letter after it', 'kóp', 'kor', 'hu'],
  ['FO-36', 'ö is a letter after o', 'ozon', 'öböl', 'hu'],
  ['FO-36', 'dzs follows dz', 'dzéta', 'dzseki', 'hu'],
  ['FO-36', 'a doubled digraph is the digraph twice', 'hosszú', 'hosztesz', 'hu'],
  ['FO-36', 'cs is one letter after every c', 'cz', 'cs', 'hu'],
  ['FO-37', 'elsewhere c and s are two letters', 'cs', 'cz', 'en'],
  ['FO-37', 'elsewhere an umlaut is only an accent', 'öl', 'oz', 'de'],
  ['FO-37', 'ß counts as ss', 'Maße', 'Mast', 'de'],
  ['FO-37', 'lower case comes before upper', 'ágy', 'Ágy', 'hu'],
  ['FO-37', 'numbers compare by value', '80 cm', '160 cm', 'hu'],
  ['FO-37', 'leading zeros weigh nothing', '007', '10', 'it'],
  ['FO-37', 'numbers come before letters', '3 fiók', 'ágy', 'hu'],
  ['FO-37', 'a space comes before a letter', 'kerti szék', 'kertibútor', 'hu'],
  ['FO-37', 'the shorter of two comes first', 'asztal', 'asztalok', 'hu'],
  ['FO-37', 'other scripts follow the Latin one', 'zsámoly', 'стол', 'hu'],
])('[%s] %s: %s before %s', (_rule, _story, before, after, locale) => {
  expect(compareText(before, after, locale)).toBeLessThan(0);
  expect(compareText(after, before, locale)).toBeGreaterThan(0);
});

const letter = fc.constantFrom(...'aábcdeéfgíjklmnoóöőprstuúüűvyz');
const word = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));

it('[FO-36] random Hungarian words stand as in the collation tables of Unicode', () => {
  const collator = new Intl.Collator('hu');
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(Math.sign(compareText(a, b, 'hu'))).toBe(collator.compare(a, b));
    }),
    { numRuns: 5000 },
  );
});

it('[FO-37] the order is total for any texts', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 6 });
  const locale = fc.constantFrom<Locale>('hu', 'de', 'it', 'ro', 'en');
  fc.assert(
    fc.property(text, text, text, locale, (a, b, c, language) => {
      const order = (x: string, y: string) => Math.sign(compareText(x, y, language));
      expect(order(a, b) + order(b, a)).toBe(0);
      expect(order(a, b) === 0).toBe(a === b);
      const [first, second, third] = [a, b, c].sort(order);
      expect(order(first ?? '', second ?? '') <= 0 && order(second ?? '', third ?? '') <= 0).toBe(
        true,
      );
      expect(order(first ?? '', third ?? '')).toBeLessThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createSearchLanguage } from '../language/search-language.ts';
import { createMerchandising } from './create-merchandising.ts';
import { merchandisingRules } from './merchandising-rules.ts';

const language = createSearchLanguage(
  { compoundHeads: [], stopWords: ['a', 'az'], synonyms: [] },
  'hu',
);
const merchandising = createMerchandising(
  v.parse(merchandisingRules, {
    pinned: [
      { words: ['kerek asztal', 'asztal'], skus: ['ZG-1', 'ZG-2'] },
      { words: ['asztalok'], skus: ['ZG-3'] },
    ],
    redirects: [{ words: ['Szállítás', 'az'], to: '/szallitas?mod=haz#ar' }],
  }),
  language,
);

it.each([
  ['asztal', ['ZG-1', 'ZG-2']],
  ['  Az ASZTALOK! ', ['ZG-1', 'ZG-2']],
  ['kerek asztalt', ['ZG-1', 'ZG-2']],
  ['asztal kerek', []],
  ['kerek', []],
  ['', []],
])('[SE-34] products are pinned for %j: %j', (text, skus) => {
  expect(merchandising.pinnedSkus(text)).toEqual(skus);
});

it('[SE-34] stop words alone are words', () => {
  expect(merchandising.redirectOf('az')).toBe('/szallitas?mod=haz#ar');
  expect(merchandising.redirectOf('a')).toBeUndefined();
});

it('[SE-35] words lead to a path', () => {
  expect(merchandising.redirectOf('szallitas')).toBe('/szallitas?mod=haz#ar');
  expect(merchandising.redirectOf('szállítás ára')).toBeUndefined();
});

it.each([
  [{ redirects: [{ words: ['a'], to: 'https://example.com' }] }, 'redirects.0.to'],
  [{ redirects: [{ words: ['a'], to: '//example.com' }] }, 'redirects.0.to'],
  [{ redirects: [{ words: ['a'], to: '/\\example.com' }] }, 'redirects.0.to'],
  [{ redirects: [{ words: ['a'], to: '/osszes-termek?page=2&search=b' }] }, 'redirects.0.to'],
  [{ redirects: [{ words: [], to: '/a' }] }, 'redirects.0.words'],
  [{ boosts: [{ factor: 2 }] }, 'boosts.0'],
  [{ boosts: [{ category: 1, sku: 'A', factor: 2 }] }, 'boosts.0'],
  [{ boosts: [{ category: 1, factor: 0 }] }, 'boosts.0.factor'],
  [{ pinned: [{ words: ['a'], skus: [] }] }, 'pinned.0.skus'],
  [{ synonyms: [['a']] }, 'synonyms.0'],
  [{ promoted: [] }, 'promoted'],
])('[SE-35] refuses %j at %s', (rules, path) => {
  const [issue] = v.safeParse(merchandisingRules, rules).issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe(path);
});

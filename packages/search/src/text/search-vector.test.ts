import { expect, it } from 'vitest';
import { createSearchLanguage } from '../language/search-language.ts';
import { createProductAnalyzer, termLevels } from './search-vector.ts';

const lists = {
  compoundHeads: ['asztal', 'lámpa'],
  stopWords: ['és'],
  synonyms: [],
  colors: ['zöld'],
  units: { cm: ['centi'], m: ['méter'], db: ['darab', 'darabos'], személy: ['személyes'] },
  numbers: { három: 3 },
  themes: ['Ünnepi asztal'],
};

function levelsOf(
  text: {
    name: string;
    properties?: readonly string[];
    categories?: readonly string[];
  },
  locale: 'hu' | 'it' = 'hu',
) {
  const analyze = createProductAnalyzer(createSearchLanguage(lists, locale));
  const { levels } = analyze({
    properties: [],
    categories: ['Étkezőasztalok'],
    articles: ['ZG-1', 'ZG-1-A'],
    ...text,
  });
  return (word: string) => termLevels[levels.get(word) ?? -1];
}

it('[SE-10] the noun of a name is its last head of a compound, and weighs most', () => {
  const table = levelsOf({ name: 'Malom étkezőasztal' });
  expect([table('etkezoasztal'), table('asztal'), table('malom')]).toEqual([
    'noun',
    'noun',
    'name',
  ]);
  const lamp = levelsOf({ name: 'Kar asztali lámpa, fekete' });
  expect([lamp('lamp'), lamp('asztal'), lamp('fekete')]).toEqual(['noun', 'name', 'name']);
});

it('[SE-10] without such a word it is the last that belongs to no other noun', () => {
  const plant = levelsOf({ name: 'Anyósnyelv kaspóval' });
  expect([plant('anyosnyelv'), plant('kaspoval')]).toEqual(['noun', 'name']);
});

it('[SE-10] in Italian the noun comes first', () => {
  const chair = levelsOf({ name: 'Sedia viennese' }, 'it');
  expect([chair('sed'), chair('viennes')]).toEqual(['noun', 'name']);
});

it('[SE-11] the end of a compound finds a property and a category', () => {
  const table = levelsOf({ name: 'Malom', properties: ['Mohazöld'] });
  expect([table('mohazold'), table('zold'), table('etkezoasztal'), table('asztal')]).toEqual([
    'property',
    'property',
    'kind',
    'kind',
  ]);
});

it('[SE-10] the nouns of a category say what a product is, its other words do not', () => {
  const lamp = levelsOf({ name: 'Kar', categories: ['Asztali lámpák'] });
  expect([lamp('lampa'), lamp('lamp'), lamp('asztal')]).toEqual([undefined, 'kind', 'category']);
  const bench = levelsOf({ name: 'Malom', categories: ['Székek és padok'] });
  expect([bench('szek'), bench('pad')]).toEqual(['kind', 'kind']);
  const table = levelsOf({ name: 'Malom asztal', categories: ['Székek és asztalok'] });
  expect([table('szek'), table('asztal')]).toEqual(['category', 'noun']);
  const theme = levelsOf({ name: 'Vihar', categories: ['Ünnepi asztal'] });
  expect(theme('asztal')).toBe('category');
});

it.each([
  ['160 × 200 cm', ['160x200', '160cm', '200cm']],
  ['Ø 80 cm', ['80cm']],
  ['1,6 m', ['160cm']],
  ['három darab', ['3db']],
  ['8 darabos', ['8db']],
  ['háromszemélyes', ['3szemely']],
  ['TOP-KLINKER', ['topklinker', 'top', 'klinker']],
])('[SE-12] %s is found as %j', (label, words) => {
  const level = levelsOf({ name: 'Malom', properties: [label] });
  expect(words.map(level)).toEqual(words.map(() => 'property'));
});

it('[SE-13] whole article numbers are words of their own, those of variants too', () => {
  const table = levelsOf({ name: 'Malom' });
  expect([table('#zg-1'), table('#zg-1-a'), table('zg1'), table('#zg')]).toEqual([
    'article',
    'article',
    'article',
    undefined,
  ]);
});

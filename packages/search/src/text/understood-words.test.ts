import { expect, it } from 'vitest';
import { createSearchLanguage } from '../language/search-language.ts';
import { createWordReader, type NamedField } from './understood-words.ts';

const hungarian = createSearchLanguage({
  compoundHeads: ['asztal', 'fotel', 'szék', 'bútor'],
  stopWords: ['a', 'és'],
  colors: ['zöld', 'fehér'],
  synonyms: [
    ['tölgy', 'tölgyfa'],
    ['kerti', 'kültéri'],
  ],
  related: { barna: ['dió', 'konyak'] },
  genericNouns: ['bútor'],
});
const fields: readonly NamedField[] = [
  {
    field: 'material',
    options: [
      { value: '1', label: 'Tölgy' },
      { value: '2', label: 'Dió' },
    ],
  },
  {
    field: 'color',
    options: [
      { value: '11', label: 'Mohazöld' },
      { value: '12', label: 'Zsályazöld' },
      { value: '13', label: 'Fehér' },
      { value: '14', label: 'Dió' },
      { value: '15', label: 'Konyak' },
      { value: '16', label: 'Tölgy' },
    ],
  },
  {
    field: 'room',
    options: [
      { value: '21', label: 'Terasz és kert' },
      { value: '22', label: 'Hálószoba' },
      { value: '23', label: 'Nappali' },
    ],
  },
];
const read = createWordReader(fields, hungarian);
const named = (text: string) =>
  read(text).map(({ field, values, word }) => `${word}: ${field} ${values.join(' ')}`);

it.each([
  ['zöld fotel', ['zöld: color 11 12'], 'a colour names the labels that end with it'],
  ['Zold fotelek', ['zold: color 11 12'], 'accents and endings do not count'],
  ['mohazöld fotel', ['mohazöld: color 11'], 'a whole label names one value'],
  ['tölgyfa asztal', ['tölgyfa: material 1'], 'of as many values those of the first field count'],
  ['barna szék', ['barna: color 14 15'], 'the field with the most values counts'],
  ['kültéri szék', ['kültéri: room 21'], 'a part of a label and a synonym name a value'],
  ['hálószobabútor', ['hálószobabútor: room 22'], 'a generic noun leaves the word before it'],
  ['fehér tölgy asztal', ['fehér: color 13', 'tölgy: material 1'], 'words name several fields'],
  ['asztal', [], 'a noun names no value'],
  ['nap szék', [], 'a word that is much shorter than a label is another word'],
  ['', [], 'an empty text names nothing'],
])('[SE-29] %s is understood as %j: %s', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

it('[SE-29] the label of a word joins the labels of its values', () => {
  expect(read('zöld fotel')[0]?.label).toBe('Mohazöld, Zsályazöld');
});

it('[SE-29] a label of several words is named by all of them, or by its colour', () => {
  const italian = createSearchLanguage(
    { compoundHeads: ['divano'], stopWords: [], colors: ['verde'], synonyms: [] },
    'it',
  );
  const readItalian = createWordReader(
    [
      {
        field: 'color',
        options: [
          { value: '1', label: 'Verde salvia' },
          { value: '2', label: 'Verde muschio' },
        ],
      },
    ],
    italian,
  );
  expect(readItalian('divano verde salvia')).toMatchObject([
    { values: ['1'], word: 'verde salvia' },
  ]);
  expect(readItalian('divano verde')).toMatchObject([{ values: ['1', '2'], word: 'verde' }]);
});

import { expect, it } from 'vitest';
import { createSearchLanguage } from '../language/search-language.ts';
import type { ProductText } from '../query/catalog-search.ts';
import { createTextIndexBuilder, type TextIndex } from './text-index.ts';

const text = (name: string): ProductText => ({
  name,
  categories: [],
  properties: [],
  articles: [],
});

function indexOf(...names: readonly string[]): TextIndex {
  const builder = createTextIndexBuilder(createSearchLanguage());
  names.forEach((name, row) => builder.add(row, text(name)));
  return builder.build();
}

const rowsOf = (index: TextIndex) => index.segments.map(({ rows }) => [...rows]);
/** Returns the rows of the products that currently have the word. */
const found = (index: TextIndex, word: string) =>
  index.segments.flatMap((segment) => {
    const lexeme = segment.lexemeOf(word);
    if (lexeme === undefined) return [];
    return Array.from(
      segment.documentsWith([lexeme]).and(segment.alive).rows(),
      (document) => segment.rows[document],
    );
  });

it('[SE-20] a change that keeps the words of a product keeps the segments', () => {
  const index = indexOf('kanapé', 'fotel', 'polc', 'szék');
  const before = [...index.segments];
  index.write([
    [0, text('kanapé')],
    [1, text('fotel')],
  ]);
  expect(index.segments).toEqual(before);
});

it('[SE-20] changed words go into a segment of their own and replace the former ones', () => {
  const index = indexOf('kanapé', 'fotel', 'polc', 'szék');
  index.write([[1, text('puff')]]);
  expect(rowsOf(index)).toEqual([[0, 1, 2, 3], [1]]);
  expect(found(index, 'puff')).toEqual([1]);
  expect(found(index, 'fotel')).toEqual([]);
  expect(index.vocabulary.startingWith('pu').map(({ written }) => written)).toEqual(['puff']);
});

it('[SE-21] small segments are joined, without the products that were dropped', () => {
  const index = indexOf('kanapé', 'fotel', 'polc', 'szék', 'ágy', 'pad', 'komód', 'tükör');
  index.write([[1, text('puff')]]);
  index.drop([1]);
  index.write([[2, text('létrapolc')]]);
  expect(rowsOf(index)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [2]]);
  expect(found(index, 'letrapolc')).toEqual([2]);
  expect([found(index, 'puff'), found(index, 'fotel'), found(index, 'polc')]).toEqual([[], [], []]);
  index.write([
    [3, text('bárszék')],
    [4, text('kiságy')],
    [5, text('kerti pad')],
    [6, text('fiókos komód')],
  ]);
  expect(index.segments).toHaveLength(1);
  expect(found(index, 'kanape')).toEqual([0]);
  expect(found(index, 'barszek')).toEqual([3]);
});

it('[SE-20] a dropped product is found again after it is written again', () => {
  const index = indexOf('kanapé', 'fotel');
  index.drop([1]);
  expect(found(index, 'fotel')).toEqual([]);
  index.write([[1, text('fotel')]]);
  expect(found(index, 'fotel')).toEqual([1]);
});

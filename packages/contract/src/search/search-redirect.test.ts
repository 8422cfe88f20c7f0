import * as v from 'valibot';
import { expect, it } from 'vitest';
import { searchReport } from '../wire/search-report.ts';
import { searchAnswer } from './search.ts';

const answer = { items: [], total: 0, perPage: 8, start: 0 };

it.each([
  ['/szallitas?mod=haz#ar', true],
  ['//masik.example', false],
  ['/\\masik.example', false],
  ['https://masik.example', false],
  [`/${'a'.repeat(500)}`, false],
])('[CO-85] a text leads to %s: %s', (redirect, isValid) => {
  expect(v.is(searchAnswer, { ...answer, redirect })).toBe(isValid);
});

it('[CO-86] a report of a search has its words and one event, and nothing else', () => {
  const report = { words: ' asztal ', event: 'empty' };
  expect(v.parse(searchReport, report)).toEqual({ words: 'asztal', event: 'empty' });
  expect(v.is(searchReport, { ...report, session: 'a' })).toBe(false);
  expect(v.is(searchReport, { ...report, words: 'a'.repeat(101) })).toBe(false);
  expect(v.is(searchReport, { ...report, event: 'bought' })).toBe(false);
});

import { expect, it } from 'vitest';
import { isStorable } from './is-storable.ts';

it.each([
  ['a public page is', 200, 'public, max-age=60', true],
  ['a response without a rule is', 200, undefined, true],
  ['a page of one shopper is not', 200, 'no-store', false],
  ['nor one with more rules', 200, 'private, no-cache, no-store', false],
  ['a page that is not found is not', 404, 'public', false],
  ['a part of a file is not', 206, 'public', false],
])('stored on the device: %s', (_story, status, rule, isStored) => {
  const headers = new Headers(rule === undefined ? {} : { 'cache-control': rule });
  expect(isStorable({ status, headers })).toBe(isStored);
});

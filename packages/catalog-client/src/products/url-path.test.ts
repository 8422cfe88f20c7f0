import { expect, it } from 'vitest';
import { urlPathOf } from './url-path.ts';

it.each([
  ['/a/b', 'a/b'],
  ['//a/b//', 'a/b'],
  ['a//b', 'a//b'],
  ['/a?x=/b#c', 'a'],
  ['/a#c?x\nmore', 'a'],
  ['/', ''],
  ['/sze\u0301k', 'sz\u00e9k'],
])('[CC-31] the path of %j is %j', (path, urlPath) => {
  expect(urlPathOf(path)).toBe(urlPath);
});

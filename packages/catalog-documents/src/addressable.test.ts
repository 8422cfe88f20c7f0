import { expect, it } from 'vitest';
import { isAddressable } from './addressable.ts';

it.each<[path: string, isReached: boolean]>([
  ['szekek/kerti-szekek', true],
  ['székek', true],
  ['', false],
  ['szekek?oldal=2', false],
  ['szekek#teteje', false],
  ['szekek/../asztalok', false],
  ['x'.repeat(300), false],
])('of a page at %s it is %s that its address leads back to it', (path, isReached) => {
  expect(isAddressable(path)).toBe(isReached);
});

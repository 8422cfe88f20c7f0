import { expect, it } from 'vitest';
import { characterCount } from './character-count.ts';

it.each([
  ['', 0],
  ['kép', 3],
  ['kép'.normalize('NFD'), 3],
  ['🪑 á', 3],
])('[KE-15] %j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

import { expect, it } from 'vitest';
import { createShortList } from './short-list.ts';

it.each([
  [50, '50'],
  [52, '… and 2 more'],
])('shows 50 of %i lines and counts the others', (count, last) => {
  const lines: string[] = [];
  const list = createShortList((line) => lines.push(line));
  for (let number = 1; number <= count; number += 1) list.add(String(number));
  list.end();
  expect(lines.slice(0, 2)).toEqual(['1', '2']);
  expect(lines.at(49)).toBe('50');
  expect(lines.at(-1)).toBe(last);
  expect(lines.length).toBeLessThanOrEqual(51);
});

import { expect, it } from 'vitest';
import { defaultMethod } from './default-method.ts';

it('[CO-51] proposes the default, else the first', () => {
  const first: { default?: boolean } = {};
  const second = { default: true };
  expect(defaultMethod([first, second])).toBe(second);
  expect(defaultMethod([first, { default: false }])).toBe(first);
  expect(defaultMethod([])).toBeUndefined();
});

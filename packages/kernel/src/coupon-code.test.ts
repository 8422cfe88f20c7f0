import { expect, it } from 'vitest';
import { couponCode } from './coupon-code.ts';

it.each(['ŐSZ10', 'ősz10', ' Ősz10\n'])('[KE-26] %j is the code ŐSZ10', (typed) => {
  expect(couponCode(typed)).toBe('ŐSZ10');
});

it('[KE-26] nothing but spaces is no code', () => {
  expect(couponCode('  ')).toBe('');
});

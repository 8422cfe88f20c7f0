import { expect, it } from 'vitest';
import { readRefund, refundLine } from './refund.ts';

it('names a refund by its amount, however it is written', () => {
  expect(readRefund('24,90')).toEqual({ amount: 24.9, name: '24.9' });
  expect(readRefund('24.9')).toEqual({ amount: 24.9, name: '24.9' });
  expect(readRefund('4990', { name: 'RMA-1' })).toEqual({ amount: 4990, name: 'RMA-1' });
  expect(readRefund('much').amount).toBeNaN();
});

it.each(['', 'two words', 'szék', 'x'.repeat(201)])('refuses the name "%s"', (name) => {
  expect(() => readRefund('4990', { name })).toThrow('1 to 200');
});

it('says how to refund the same amount once more', () => {
  const refund = readRefund('4990');
  expect(refundLine('ZG-1', refund, false)).toBe('ZG-1: 4990 refunded');
  expect(refundLine('ZG-1', refund, true)).toContain('before as 4990');
  expect(refundLine('ZG-1', refund, true)).toContain('--name');
});

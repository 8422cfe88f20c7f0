import { expect, it } from 'vitest';
import { FieldMemo } from './field-memo.ts';

it('[SE-22] findings E9: what is remembered is weighed, its name included', () => {
  const memo = new FieldMemo<Uint8Array>(160_000, (value) => value.byteLength);
  for (let index = 0; index < 1_000; index++) {
    memo.set(`${index}`.padStart(2_000, 'x'), new Uint8Array(1_000), ['price']);
  }
  expect(memo.byteLength).toBeLessThanOrEqual(160_000);
  expect(memo.byteLength).toBeGreaterThan(100_000);
  expect(memo.get('999'.padStart(2_000, 'x'))).toBeDefined();
  expect(memo.get('0'.padStart(2_000, 'x'))).toBeUndefined();
});

it('[SE-22] findings E9: one answer that is large pushes nothing out and is not kept', () => {
  const memo = new FieldMemo<Uint8Array>(160_000, (value) => value.byteLength);
  memo.set('small', new Uint8Array(100), ['price']);
  memo.set('large', new Uint8Array(20_000), ['price']);
  memo.set('long name'.padStart(10_000), new Uint8Array(1), ['price']);
  expect(memo.get('small')).toBeDefined();
  expect(memo.get('large')).toBeUndefined();
  expect(memo.get('long name'.padStart(10_000))).toBeUndefined();
});

it('[SE-22] forgets what depends on a field that changed', () => {
  const memo = new FieldMemo<object>(160_000, () => 1);
  memo.set('a', {}, ['price', 'color']);
  memo.set('b', {}, ['size']);
  memo.forget(new Set(['color']));
  expect([memo.get('a'), memo.get('b')]).toEqual([undefined, {}]);
});

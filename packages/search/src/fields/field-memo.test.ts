import { expect, it } from 'vitest';
import { FieldMemo } from './field-memo.ts';

it('[SE-22] findings E9: what is remembered is weighed, its name included', () => {
  const memo = new FieldMemo<Uint8Array>(160_000, (value) => value.byteLength);
  for (let index = 0; index < 1_000; index++) {
    memo.set(`${index}`.padStart(2_000, 'x'), new Uint8Array(1_000), ['price']);
  }
  expect(memo.byteLength).toBeLessThanOrEqual(160_000);
  expect(memo.byteLength).toBeGreaterThan(100_000);
  // An answer takes 1,000 bytes and its name 4,000: 30 of them are kept, not 133.
  expect(memo.get('999'.padStart(2_000, 'x'))).toBeDefined();
  expect(memo.get('971'.padStart(2_000, 'x'))).toBeDefined();
  expect(memo.get('960'.padStart(2_000, 'x'))).toBeUndefined();
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

it('[SE-22] findings E9: what has a very long name is not kept, however much room there is', () => {
  const memo = new FieldMemo<Uint8Array>(1_000_000_000, (value) => value.byteLength);
  const name = (length: number) => 'x'.repeat(length);
  memo.set(name(4_000), new Uint8Array(1), ['price']);
  memo.set(name(4_001), new Uint8Array(1), ['price']);
  expect(memo.get(name(4_000))).toBeDefined();
  expect(memo.get(name(4_001))).toBeUndefined();
});

it('[SE-22] forgets what depends on a field that changed', () => {
  const memo = new FieldMemo<object>(160_000, () => 1);
  memo.set('a', {}, ['price', 'color']);
  memo.set('b', {}, ['size']);
  memo.forget(new Set(['color']));
  expect([memo.get('a'), memo.get('b')]).toEqual([undefined, {}]);
});

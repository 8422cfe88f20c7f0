import { expect, it } from 'vitest';
import { readBearer, writeKey } from './operator-key.ts';
import { readScopes, scopes } from './scopes.ts';

const secret = 'A'.repeat(42) + '-';

it('[OA-1] reads a key that was written, and nothing that is not in its form', () => {
  const key = writeKey('0a1b2c3d4e5f', secret);
  expect(key.text).toBe(`shop_0a1b2c3d4e5f_${secret}`);
  expect(readBearer(`Bearer ${key.text}`)).toEqual(key);
  expect(readBearer(`bearer ${key.text}`)).toEqual(key);
  for (const header of [
    undefined,
    '',
    key.text,
    `Basic ${key.text}`,
    `Bearer  ${key.text}`,
    `Bearer ${key.text}x`,
    `Bearer ${key.text.slice(0, -1)}`,
    `Bearer ${key.text.toUpperCase()}`,
    `Bearer ${'x'.repeat(5_000)}`,
  ]) {
    expect(readBearer(header)).toBeUndefined();
  }
});

it('[OA-2] reads scopes by name, by area and as a whole', () => {
  expect(readScopes('stock:write, orders:read,stock:write')).toEqual({
    scopes: ['orders:read', 'stock:write'],
  });
  expect(readScopes('orders:*')).toEqual({ scopes: ['orders:read', 'orders:write'] });
  expect(readScopes('*')).toEqual({ scopes });
  expect(readScopes('orders:read,order:write')).toEqual({ unknown: 'order:write' });
  expect(readScopes('')).toEqual({ unknown: '' });
  expect(readScopes(':*')).toEqual({ unknown: ':*' });
});

import { expect, it } from 'vitest';
import { readPendingAdds } from './pending-adds.ts';
import { maxSkuLength } from '../catalog/max-sku-length.ts';

const wish = { sku: 'x'.repeat(maxSkuLength), qty: 2, wish: { color: '1001' } };
const read = (value: unknown) => readPendingAdds(JSON.stringify(value));

it('[CO-62] pending adds are read as written, at most 20', () => {
  const most = Array.from({ length: 20 }, () => wish);
  expect(read(most)).toEqual(most);
  expect(read([...most, wish])).toEqual([]);
});

it.each([
  ['no list', wish],
  ['without an article', [{ ...wish, sku: '' }]],
  ['an article number nobody has', [{ ...wish, sku: `${wish.sku}x` }]],
  ['a quantity below 1', [{ ...wish, qty: 0 }]],
  ['no whole quantity', [{ ...wish, qty: 1.5 }]],
  ['a name no attribute has', [{ ...wish, wish: { '<b>': '1' } }]],
  ['a value too long', [{ ...wish, wish: { color: 'x'.repeat(65) } }]],
])('[CO-62] nothing is read from %s', (_story, value) => {
  expect(read(value)).toEqual([]);
});

it('[CO-62] nothing is read from what is cut off', () => {
  expect(readPendingAdds('[{"sku":')).toEqual([]);
});

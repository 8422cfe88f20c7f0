import { describe, expect, it } from 'vitest';
import { emptyCart, readStoredCart } from './stored-cart.ts';
import { aLine, aSyncedLine } from '../test/a-line.ts';

const itemsOf = (...items: unknown[]) => readStoredCart({ items }).items;

describe('stored values', () => {
  it('[CS-17] is read as it was written', () => {
    const cart = {
      items: [aLine(), aSyncedLine({ sku: 'B', qty: 2 })],
      removed: [{ sku: 'C', server_item_id: 3 }],
      epoch: 4,
      isLetGo: true,
    };
    expect(readStoredCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  it.each([undefined, null, 'cart', 7, [aLine()]])('[CS-17] %j is no cart', (value) => {
    expect(readStoredCart(value)).toBe(emptyCart);
  });

  it('[CS-17] missing or invalid fields of a stored cart are read as in an empty cart', () => {
    const plain = { items: [], removed: [], epoch: 0 };
    expect(readStoredCart({})).toEqual(plain);
    expect(readStoredCart({ items: 'x', removed: {}, epoch: '3', isLetGo: 'yes' })).toEqual(plain);
    expect(readStoredCart({ epoch: 1.5 }).epoch).toBe(0);
    expect(readStoredCart({ epoch: 2 }).epoch).toBe(2);
    expect('isLetGo' in readStoredCart({ isLetGo: false })).toBe(false);
  });

  it.each<[string, unknown]>([
    ['is nothing', null],
    ['is a list', []],
    ['has no sku', { ...aLine(), sku: undefined }],
    ['has a number for its sku', { ...aLine(), sku: 7 }],
    ['has no type', { ...aLine(), type_id: undefined }],
    ['has no product', { ...aLine(), product: undefined }],
    ['has a text for its product', { ...aLine(), product: 'chair' }],
    ['has a list for its product', { ...aLine(), product: [] }],
    ['has a text for its quantity', { ...aLine(), qty: '2' }],
    ['has half a piece', { ...aLine(), qty: 1.5 }],
    ['has no piece', { ...aLine(), qty: 0 }],
  ])('[CS-17] a line that %s is left out', (_story, line) => {
    expect(itemsOf(aLine({ sku: 'A' }), line, aLine({ sku: 'B' })).map(({ sku }) => sku)).toEqual([
      'A',
      'B',
    ]);
  });

  it('[CS-17] a mark without a sku is left out', () => {
    const removed = [{ sku: 'A' }, {}, { sku: 7 }, null, 'B', { sku: 'C', checked: true }];
    expect(readStoredCart({ removed }).removed).toEqual([
      { sku: 'A' },
      { sku: 'C', checked: true },
    ]);
  });
});

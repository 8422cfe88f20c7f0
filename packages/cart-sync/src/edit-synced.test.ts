import { describe, expect, it } from 'vitest';
import { lineOfRow } from './cart-line-of.ts';
import { restoreLine } from './edit-lines.ts';
import {
  addServerLine,
  afterOrder,
  confirmLine,
  dropLine,
  settleRemoved,
  takeRow,
  unbound,
} from './edit-synced.ts';
import { emptyCart, type StoredCart } from './stored-cart.ts';
import { aLine, aProduct, aRow, aSyncedLine, at, engraved } from './test/a-line.ts';

const cartOf = (...items: StoredCart['items']): StoredCart => ({ ...emptyCart, items });

describe('what the server has', () => {
  it('[CS-13] writes ids, options and type of the row, and counts its quantity as confirmed', () => {
    const line = aLine({ qty: 2 });
    const row = aRow({ qty: 2, product_type: 'bundle', product_option: engraved('x') });
    expect(confirmLine(cartOf(line), line, row).items).toEqual([
      {
        ...line,
        prev_qty: 2,
        server_item_id: 1,
        server_cart_id: 'cart',
        type_id: 'bundle',
        product_option: engraved('x'),
        sending: undefined,
      },
    ]);
  });

  it('[CS-13] keeps what a bare row does not say', () => {
    const line = aSyncedLine({ product_option: engraved('x') });
    const row = { item_id: 1, sku: 'A', qty: 1 };
    expect(confirmLine(cartOf(line), line, row).items[0]).toMatchObject(line);
  });

  it('[CS-13] changes nothing when nothing is new', () => {
    const cart = cartOf(aSyncedLine());
    expect(confirmLine(cart, aSyncedLine(), aRow())).toBe(cart);
    expect(confirmLine(cart, aLine({ sku: 'Z' }), aRow())).toBe(cart);
  });

  it('[CS-8] leaves what the shopper did meanwhile, unsent', () => {
    const seen = aSyncedLine();
    const meanwhile = cartOf({ ...seen, qty: 7 });
    expect(confirmLine(meanwhile, seen, aRow({ qty: 1 })).items[0]).toMatchObject({
      qty: 7,
      prev_qty: 1,
    });
    expect(takeRow(meanwhile, seen, aRow({ qty: 5 }))).toBe(meanwhile);
    expect(dropLine(meanwhile, seen)).toBe(meanwhile);
    expect(dropLine(cartOf(seen), seen).items).toEqual([]);
  });

  it('[CS-13] says what the server cannot sell as it stands, until it can', () => {
    const line = aSyncedLine({ qty: 5 });
    const short = aRow({ qty: 5, error: 'out-of-stock', available_qty: 2 });
    const marked = confirmLine(cartOf(line), line, short);
    expect(marked.items[0]).toMatchObject({
      errors: { stock: 'out-of-stock' },
      stock: { is_in_stock: true, qty: 2 },
    });
    expect(confirmLine(marked, line, short)).toBe(marked);
    expect(confirmLine(marked, line, aRow({ qty: 5 })).items[0]?.errors).toEqual({});
  });

  it('[CS-39] leaves what a stock check found', () => {
    const line = aSyncedLine({ errors: { stock: 'out-of-stock' } });
    expect(confirmLine(cartOf(line), line, aRow()).items[0]?.errors).toEqual({
      stock: 'out-of-stock',
    });
  });

  it('[CS-14] adds no line that is here already, by key or by id', () => {
    const cart = cartOf(aSyncedLine());
    expect(addServerLine(cart, aSyncedLine({ server_item_id: 9 }))).toBe(cart);
    expect(addServerLine(cart, aSyncedLine({ sku: 'B' }))).toBe(cart);
    expect(addServerLine(cart, aSyncedLine({ sku: 'B', server_item_id: 9 })).items).toHaveLength(2);
  });

  it('[CS-14] a row of a variant becomes a line with the price and picture of the variant', () => {
    const parent = aProduct({
      sku: 'SOFA',
      name: 'Felhő kanapé',
      type_id: 'configurable',
      image: '/sofa.webp',
      price_incl_tax: 200_000,
      configurable_children: [
        { sku: 'SOFA-RED', name: 'red', image: '/red.webp', price_incl_tax: 250_000, color: 5 },
      ],
    });
    const row = aRow({ sku: 'SOFA-RED', qty: 2, product_type: 'configurable' });
    const config = { omitFields: [], productsAreReconfigurable: true };
    expect(lineOfRow(row, parent, config)).toMatchObject({
      sku: 'SOFA-RED',
      parentSku: 'SOFA',
      type_id: 'configurable',
      qty: 2,
      prev_qty: 2,
      server_item_id: 1,
      product: {
        id: 1,
        name: 'Felhő kanapé',
        image: '/red.webp',
        price_incl_tax: 250_000,
        color: 5,
      },
    });
    expect(lineOfRow(aRow({ sku: 'OTHER' }), parent, config)).toMatchObject({
      sku: 'OTHER',
      product: { price_incl_tax: 200_000 },
    });
  });
});

describe('what is owed', () => {
  const owed = (cart: StoredCart, ms: number) => settleRemoved(cart, [], at(ms)).removed;

  it('[CS-15] is settled once the server does not have the row', () => {
    const cart = { ...emptyCart, removed: [{ sku: 'A', server_item_id: 1 }] };
    expect(settleRemoved(cart, [aRow()], at(0)).removed).toEqual(cart.removed);
    expect(owed(cart, 0)).toEqual([]);
    expect(settleRemoved(emptyCart, [], at(0))).toBe(emptyCart);
  });

  it('[CS-15] waits two minutes for a write that may still arrive', () => {
    const cart = { ...emptyCart, removed: [{ sku: 'A', unsureSince: at(1000) }] };
    expect(owed(cart, 120_999)).toEqual([{ sku: 'A', unsureSince: 1000, checked: true }]);
    expect(owed(cart, 121_000)).toEqual([]);
  });
});

describe('another cart', () => {
  it('[CS-21] ids of the old one are dropped, quantities stay as they were agreed', () => {
    const cart = { ...cartOf(aSyncedLine({ qty: 3, prev_qty: 2 })), removed: [{ sku: 'B' }] };
    expect(unbound(cart)).toMatchObject({
      removed: [],
      items: [{ qty: 3, prev_qty: 2, server_item_id: undefined, server_cart_id: undefined }],
    });
  });

  it('[CS-24] after an order only pieces the server never heard of stay', () => {
    const cart = cartOf(
      aSyncedLine({ qty: 3, prev_qty: 1 }),
      aSyncedLine({ sku: 'B', qty: 1, prev_qty: 4 }),
      aLine({ sku: 'C', qty: 2 }),
      aLine({ sku: 'D', sending: { key: 'k', plan: 'p', qty: 1 } }),
    );
    const after = afterOrder(cart);
    expect(after.items.map(({ sku, qty, prev_qty }) => [sku, qty, prev_qty])).toEqual([
      ['A', 2, undefined],
      ['C', 2, undefined],
    ]);
    expect(after.epoch).toBe(1);
  });

  it('[CS-38] a line put back past the end goes to the end', () => {
    const cart = restoreLine(cartOf(aLine()), { item: aSyncedLine({ sku: 'B' }), index: 9 });
    expect(cart.items.map(({ sku, server_item_id }) => [sku, server_item_id])).toEqual([
      ['A', undefined],
      ['B', undefined],
    ]);
  });
});

import type { ServerCartRow, TotalsItem } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { CartItem, PendingWrite } from './cart-item.ts';
import { rowToCartLine } from './to-cart-line.ts';
import { restoreLine } from './edit-lines.ts';
import {
  addServerLine,
  afterOrder,
  applySyncEvent,
  describesOtherLines,
  hasPendingChanges,
  attachNewCart,
  withoutServerCart,
  writeTotals,
} from './edit-synced.ts';
import { markDeleting, pruneTombstones, removeTombstone } from './edit-tombstones.ts';
import { emptyCart, type StoredCart } from '../storage/stored-cart.ts';
import { aLine, aProduct, aRow, aSyncedLine, at, engraved } from '../test/a-line.ts';

const cartOf = (...items: StoredCart['items']): StoredCart => ({ ...emptyCart, items });
const markInFlight = (cart: StoredCart, planned: CartItem, write: PendingWrite) =>
  applySyncEvent(cart, { type: 'send', planned, write });
const clearInFlight = (cart: StoredCart, planned: CartItem) =>
  applySyncEvent(cart, { type: 'cancel-write', planned });
const linkRow = (cart: StoredCart, planned: CartItem, row: ServerCartRow) =>
  applySyncEvent(cart, { type: 'link', planned, row });
const confirmLine = (cart: StoredCart, planned: CartItem, row: ServerCartRow) =>
  applySyncEvent(cart, { type: 'confirm', planned, row });
const applyRow = (cart: StoredCart, planned: CartItem, row: ServerCartRow) =>
  applySyncEvent(cart, { type: 'take-row', planned, row });
const dropLine = (cart: StoredCart, planned: CartItem) =>
  applySyncEvent(cart, { type: 'drop', planned });
const rejectLine = (cart: StoredCart, planned: CartItem, row: ServerCartRow) =>
  applySyncEvent(cart, { type: 'reject', planned, row, now: at(5) });

describe('state of the server', () => {
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
    const planned = aSyncedLine();
    const meanwhile = cartOf({ ...planned, qty: 7 });
    expect(confirmLine(meanwhile, planned, aRow({ qty: 1 })).items[0]).toMatchObject({
      qty: 7,
      prev_qty: 1,
    });
    expect(applyRow(meanwhile, planned, aRow({ qty: 5 }))).toBe(meanwhile);
    expect(dropLine(meanwhile, planned)).toBe(meanwhile);
    expect(dropLine(cartOf(planned), planned).items).toEqual([]);
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

  it('[CS-46] leaves what a stock check found', () => {
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
    expect(rowToCartLine(row, parent, config)).toMatchObject({
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
    expect(rowToCartLine(aRow({ sku: 'OTHER' }), parent, config)).toMatchObject({
      sku: 'OTHER',
      product: { price_incl_tax: 200_000 },
    });
  });
});

describe('pending changes', () => {
  const owed = (cart: StoredCart, ms: number) => pruneTombstones(cart, [], at(ms), []).removed;

  it('[CS-15] is settled once the server does not have the row', () => {
    const cart = { ...emptyCart, removed: [{ sku: 'A', server_item_id: 1 }] };
    expect(pruneTombstones(cart, [aRow()], at(0), []).removed).toEqual(cart.removed);
    expect(owed(cart, 0)).toEqual([]);
    expect(pruneTombstones(emptyCart, [], at(0), [])).toBe(emptyCart);
  });

  it('[CS-15] a tombstone stays while its row is there and cannot be parsed', () => {
    const [known, unknown] = [{ sku: 'A', server_item_id: 1 }, { sku: 'B' }];
    const cart = { ...emptyCart, removed: [known, unknown] };
    const after = (...unread: Parameters<typeof pruneTombstones>[3]) =>
      pruneTombstones(cart, [], at(0), unread).removed;
    expect(after({ item_id: 1 })).toEqual([{ ...known, checked: true }]);
    expect(after({ item_id: 2 }, {})).toEqual([]);
  });

  it('[CS-15] waits two minutes for a write that may still arrive', () => {
    const cart = { ...emptyCart, removed: [{ sku: 'A', unsureSince: at(1000) }] };
    expect(owed(cart, 120_999)).toEqual([{ sku: 'A', unsureSince: 1000, checked: true }]);
    expect(owed(cart, 121_000)).toEqual([]);
  });
});

describe('another cart', () => {
  it('[CS-24] ids of the old one are dropped, quantities stay as they were agreed', () => {
    const cart = { ...cartOf(aSyncedLine({ qty: 3, prev_qty: 2 })), removed: [{ sku: 'B' }] };
    expect(withoutServerCart(cart)).toMatchObject({
      removed: [],
      items: [{ qty: 3, prev_qty: 2, server_item_id: undefined, server_cart_id: undefined }],
    });
  });

  it('[CS-28] after an order only pieces unknown to the server stay', () => {
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

  it('[CS-45] a line put back past the end goes to the end', () => {
    const cart = restoreLine(cartOf(aLine()), { item: aSyncedLine({ sku: 'B' }), index: 9 });
    expect(cart.items.map(({ sku, server_item_id }) => [sku, server_item_id])).toEqual([
      ['A', undefined],
      ['B', undefined],
    ]);
  });
});

describe('while a call is on the wire', () => {
  const planned = aSyncedLine({ qty: 2, prev_qty: 1 });
  const sending = { key: 'k', plan: 'p', qty: 2 };
  const gone = cartOf(aLine({ sku: 'Z' }));
  const changed = cartOf({ ...planned, qty: 7, sending });

  it('[CS-30] notes a write, unless the line was changed or taken out since', () => {
    expect(markInFlight(cartOf(planned), planned, sending).items).toEqual([
      { ...planned, sending },
    ]);
    expect(markInFlight(gone, planned, sending)).toBe(gone);
    expect(markInFlight(changed, planned, { ...sending, key: 'other' })).toBe(changed);
  });

  it('[CS-30] forgets it when its outcome is known', () => {
    expect(clearInFlight(changed, planned).items).toEqual([
      { ...planned, qty: 7, sending: undefined },
    ]);
    expect(clearInFlight(gone, planned)).toBe(gone);
  });

  it('[CS-31] a row with another quantity gives its ids and leaves what was asked for unsent', () => {
    const line = aLine({ qty: 2, sending });
    expect(linkRow(cartOf(line), line, aRow({ item_id: 8, qty: 5 })).items[0]).toMatchObject({
      server_item_id: 8,
      qty: 2,
      prev_qty: 5,
      sending: undefined,
    });
    expect(linkRow(gone, line, aRow())).toBe(gone);
  });

  it('[CS-12] a line that is gone takes no row and cannot go', () => {
    expect(applyRow(gone, planned, aRow())).toBe(gone);
    expect(dropLine(gone, planned)).toBe(gone);
  });

  it('[CS-32] the quantity before it stands again, unless the shopper chose another one', () => {
    const line = { ...planned, sending };
    expect(rejectLine(cartOf(line), planned, aRow()).items).toEqual([
      { ...planned, qty: 1, sending: undefined },
    ]);
    expect(rejectLine(changed, planned, aRow()).items).toEqual([
      { ...planned, qty: 7, sending: undefined },
    ]);
    expect(rejectLine(gone, planned, aRow())).toBe(gone);
  });

  it.each<[string, Parameters<typeof aRow>[0]]>([
    ['id', { item_id: 9 }],
    ['cart', { quote_id: 'other' }],
    ['type', { product_type: 'virtual' }],
    ['quantity', { qty: 4 }],
    ['options', { product_option: engraved('x') }],
    ['trouble', { error: 'x', available_qty: 0 }],
  ])('[CS-13] a row with another %s is written', (_what, over) => {
    const cart = cartOf(aSyncedLine());
    expect(confirmLine(cart, aSyncedLine(), aRow(over))).not.toBe(cart);
  });

  it('[CS-13] a write with a response is finished, even if everything else is equal', () => {
    const line = aSyncedLine({ sending });
    expect(confirmLine(cartOf(line), line, aRow()).items[0]?.sending).toBeUndefined();
  });

  it('[CS-13] only a row that says so and how much is left marks the line', () => {
    const line = aSyncedLine();
    const marked = (over: Parameters<typeof aRow>[0]) =>
      confirmLine(cartOf(line), line, aRow(over)).items[0];
    expect(marked({ available_qty: 3 })?.errors).toBeUndefined();
    expect(marked({ error: 'x' })?.errors).toBeUndefined();
    expect(marked({ error: 'x', available_qty: 0 })).toMatchObject({
      errors: { stock: 'out-of-stock', server: 'out-of-stock' },
      stock: { is_in_stock: false, qty: 0 },
    });
    expect(marked({ error: 'x', available_qty: 1 })?.stock).toEqual({ is_in_stock: true, qty: 1 });
  });
});

describe('changes still pending', () => {
  const removed = [
    { sku: 'A', server_item_id: 1 },
    { sku: 'B', server_item_id: 2 },
  ];
  const cart = { ...emptyCart, removed };

  it('[CS-30] notes which deletion is on its way', () => {
    expect(markDeleting(cart, aRow({ item_id: 2 })).removed).toEqual([
      removed[0],
      { ...removed[1], isDeleting: true },
    ]);
  });

  it('[CS-15] is settled by the deletion of its own row', () => {
    expect(removeTombstone(cart, aRow({ item_id: 1 })).removed).toEqual([removed[1]]);
    expect(removeTombstone(cart, aRow({ item_id: 7 })).removed).toEqual(removed);
  });

  it('[CS-15] a mark without a time is not waited for', () => {
    const marked = { ...emptyCart, removed: [{ sku: 'A' }] };
    expect(pruneTombstones(marked, [], at(0), []).removed).toEqual([]);
  });

  it('[CS-8] is an unsent line or an unsent tombstone', () => {
    expect(hasPendingChanges(cartOf(aSyncedLine()))).toBe(false);
    expect(hasPendingChanges(cartOf(aSyncedLine(), aLine({ sku: 'B' })))).toBe(true);
    expect(hasPendingChanges(cart)).toBe(true);
    expect(hasPendingChanges({ ...emptyCart, removed: [{ sku: 'A', checked: true }] })).toBe(false);
  });

  it('[CS-48] a newly started cart is no longer detached', () => {
    const anew = attachNewCart({ ...cartOf(aLine()), epoch: 2, isLetGo: true });
    expect(anew).toEqual({ ...cartOf(aLine()), epoch: 2 });
  });

  it('[CS-28] after an order nothing is owed', () => {
    expect(afterOrder({ ...cart, items: [] })).toEqual({ items: [], removed: [], epoch: 1 });
  });
});

describe('the figures of the server', () => {
  const figures = (qty: number) => [{ item_id: 1, qty, row_total: 5 } as TotalsItem];
  const write = (line: CartItem, qty: number, isOurs = false) =>
    writeTotals(cartOf(line), figures(qty), () => isOurs).items[0];

  it('[CS-50] go into the line of their id, and into no other', () => {
    expect(write(aSyncedLine(), 1)?.totals).toMatchObject({ row_total: 5 });
    expect(write(aSyncedLine({ server_item_id: 2 }), 1)?.totals).toBeUndefined();
    expect(write(aLine(), 1)?.totals).toBeUndefined();
  });

  it('[CS-31] the server’s quantity is applied to an unchanged line', () => {
    expect(write(aSyncedLine({ qty: 2 }), 5)).toMatchObject({ qty: 5, prev_qty: 5 });
    expect(write(aSyncedLine({ qty: 2 }), 1)).toMatchObject({ qty: 1, prev_qty: 1 });
    expect(write(aSyncedLine({ qty: 2 }), 5, true)).toMatchObject({ qty: 2, prev_qty: 5 });
    expect(write(aSyncedLine({ qty: 2, prev_qty: 1 }), 5)).toMatchObject({ qty: 2, prev_qty: 1 });
  });

  it.each([0, -1, 1.5, Number.NaN])('[CS-31] %s is no quantity', (qty) => {
    expect(write(aSyncedLine({ qty: 2 }), qty)).toMatchObject({ qty: 2, prev_qty: 2 });
  });
});

describe('totals of other lines', () => {
  const rows = (...ids: readonly number[]) => ids.map((item_id) => ({ item_id }) as TotalsItem);
  const cart = cartOf(aSyncedLine(), aSyncedLine({ sku: 'B', server_item_id: 2 }));

  it.each<[ids: readonly number[], is: boolean]>([
    [[2, 1], false],
    [[1], true],
    [[1, 2, 3], true],
    [[1, 3], true],
    [[3, 4], true],
  ])('[CS-54] %j beside lines 1 and 2: %s', (ids, is) => {
    expect(describesOtherLines(cart, rows(...ids))).toBe(is);
  });

  it('[CS-54] are not replaced while a local change waits to be sent', () => {
    expect(describesOtherLines(cartOf(...cart.items, aLine({ sku: 'C' })), rows(1, 2))).toBe(false);
    expect(describesOtherLines({ ...cart, removed: [{ sku: 'C' }] }, rows(1, 2, 3))).toBe(false);
  });
});

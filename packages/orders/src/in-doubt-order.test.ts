import type { NewOrderInput, Order } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  resolveInDoubtOrder,
  type CartSnapshot,
  type OrderHistorySnapshot,
} from './in-doubt-order.ts';

const minute = 60_000;
const hour = 60 * minute;
const madeAt = Date.parse('2026-03-05T12:00:00Z');
const now = madeAt + 10 * minute;

const order: NewOrderInput = {
  order_id: 'K-1',
  created_at: new Date(madeAt).toISOString(),
  products: [
    { sku: 'CHAIR-RED', qty: 2 },
    { sku: 'TABLE', qty: 1 },
  ],
  addressInformation: { payment_method_code: 'cashondelivery' },
};
const lines = [
  { sku: 'TABLE', qty: 1 },
  { sku: 'CHAIR-RED', qty: 2 },
];
const otherLines = [{ sku: 'LAMP', qty: 1 }];

/** Returns an order of the history, placed at `at` by the clock of the server. */
function historyOrder(
  number: string,
  at: number,
  ordered: readonly { readonly sku: string; readonly qty: number }[] = lines,
  over: Partial<Order> = {},
): Order {
  return {
    entity_id: 7,
    increment_id: number,
    status: 'pending',
    created_at: new Date(at).toISOString(),
    grand_total: 1,
    items: ordered.map(({ sku, qty }, item_id) => ({ item_id, sku, name: sku, qty_ordered: qty })),
    ...over,
  };
}

const standing: CartSnapshot = { kind: 'open', rows: lines };
const changed: CartSnapshot = { kind: 'open', rows: otherLines };
const emptied: CartSnapshot = { kind: 'open', rows: [] };
const gone: CartSnapshot = { kind: 'gone' };
const ordered: CartSnapshot = { kind: 'ordered' };

const mine = (...orders: readonly Order[]): OrderHistorySnapshot => ({
  orders,
  total: orders.length,
  isBuyers: true,
});
const judge = (cart: CartSnapshot, history: OrderHistorySnapshot | undefined, forMs = 5 * minute) =>
  resolveInDoubtOrder({ order, cart, history, now, forMs });
const it5 = historyOrder('A-5', madeAt + 5 * minute);
const lastYear = historyOrder('A-1', madeAt - 300 * 24 * hour);
const another = historyOrder('A-2', madeAt - 400 * 24 * hour, otherLines);
const older = historyOrder('A-0', madeAt - 500 * 24 * hour, otherLines);

describe('an order whose answer was lost', () => {
  it.each([
    [
      'with its key',
      mine(historyOrder('A-9', madeAt - 90 * hour, otherLines, { order_id: 'K-1' })),
      'A-9',
    ],
    ['with its lines and of its time', mine(it5, another), 'A-5'],
    ['in the orders of whoever is signed in now', { ...mine(it5), isBuyers: false }, 'A-5'],
  ])('[OR-15] was placed when it stands in the history %s', (_how, history, number) => {
    for (const cart of [gone, ordered, changed, emptied]) {
      expect(judge(cart, history, 0)).toMatchObject({
        kind: 'placed',
        order: { orderNumber: number, backendOrderId: '7' },
      });
    }
  });

  it('[OR-15] is recognised by its key even while the cart exists', () => {
    const named = mine(historyOrder('A-9', madeAt, lines, { order_id: 'K-1' }));
    expect(judge(standing, named)).toMatchObject({ kind: 'placed' });
  });

  it('[OR-15] says where it is fetched, where the history does', () => {
    const pickup_point = {
      code: 'P',
      name: 'Bolt',
      postcode: '1011',
      city: 'Bp',
      street: 'Fő u. 1',
    };
    const fetched = mine(historyOrder('A-5', madeAt, lines, { pickup_point }));
    expect(judge(gone, fetched)).toMatchObject({ order: { pickup_point } });
  });

  it('[OR-15] counts only whole lines, and reads a time without a zone as UTC', () => {
    const bundle = historyOrder('A-5', 0, lines, { created_at: '2026-03-05 12:05:00' });
    const part = { item_id: 9, parent_item_id: 0, sku: 'LEG', name: '', qty_ordered: 4 };
    expect(judge(gone, mine({ ...bundle, items: [...bundle.items, part] }))).toMatchObject({
      kind: 'placed',
    });
  });

  it('[OR-16] was placed under an unknown number when its cart was ordered', () => {
    for (const history of [undefined, mine(), mine(another)]) {
      expect(judge(ordered, history, 0)).toEqual({ kind: 'ordered' });
    }
  });

  it.each([
    ['a guest’s cart stands as it was', standing, undefined],
    ['the cart stands and no order is there', standing, mine()],
    ['the cart stands and only older orders are there', standing, mine(lastYear, another)],
    ['the cart is open and no order can be it', changed, mine(another)],
    ['the cart was emptied and there is no order', emptied, mine()],
  ])('[OR-17] was not placed when %s', (_story, cart, history) => {
    expect(judge(cart, history)).toEqual({ kind: 'not-placed' });
  });

  it.each([
    ['of a guest whose cart is gone', gone, undefined],
    ['of a guest whose cart holds something else', changed, undefined],
    ['when neither cart nor order is there', gone, mine()],
    ['when the cart stands and the order seems placed all the same', standing, mine(it5)],
    ['with two of its kind', gone, mine(it5, historyOrder('A-4', madeAt + minute))],
    ['with one alike of another time: a clock may be wrong', changed, mine(lastYear)],
    [
      'with another order of its time: lines may have been changed',
      changed,
      mine(historyOrder('A-3', madeAt, otherLines)),
    ],
    ['with orders of somebody else alone', changed, { ...mine(another), isBuyers: false }],
    ['when not all orders of its time were read', changed, { ...mine(), total: 1 }],
    ['when the oldest orders come first', changed, { ...mine(older, another), total: 3 }],
    ['when no moment can be read', gone, mine({ ...it5, created_at: 'tegnap' })],
  ])('[OR-18] is unclear %s', (_story, cart, history) => {
    expect(judge(cart, history)).toEqual({ kind: 'unclear' });
  });

  it('[OR-18] is unclear when it does not say itself when it was made', () => {
    const { created_at: _madeAt, ...undated } = order;
    const evidence = { cart: gone, history: mine(it5), now, forMs: 5 * minute };
    expect(resolveInDoubtOrder({ ...evidence, order: undated })).toEqual({ kind: 'unclear' });
  });

  it('[OR-17] is not called unplaced or unclear within two minutes', () => {
    expect(judge(standing, mine(), minute)).toEqual({ kind: 'too-early', waitMs: minute });
    expect(judge(gone, undefined, 0)).toEqual({ kind: 'too-early', waitMs: 2 * minute });
    expect(judge(standing, mine(), -3 * minute)).toEqual({ kind: 'not-placed' });
  });

  it('[OR-17] is not there when the page read, the newest first, reaches back before it', () => {
    expect(judge(changed, { ...mine(another, older), total: 40 })).toEqual({ kind: 'not-placed' });
  });

  it('[OR-19] is never reported with a wrong outcome', () => {
    const verdictKinds = new Set<string>();
    const earlier = fc.record({
      hoursAgo: fc.integer({ min: 3, max: 5_000 }),
      isAlike: fc.boolean(),
    });
    const world = fc.record({
      isPlaced: fc.boolean(),
      /** Time by which the device clock is ahead of the server clock. */
      aheadMs: fc.integer({ min: -2 * hour, max: 2 * hour }),
      earlier: fc.array(earlier, { maxLength: 5 }),
      keepsKeys: fc.boolean(),
      pageSize: fc.integer({ min: 0, max: 6 }),
      isReversed: fc.boolean(),
      reads: fc.constantFrom('own', 'foreign', 'none'),
      cart: fc.nat(3),
    });
    fc.assert(
      fc.property(world, ({ isPlaced, aheadMs, cart, keepsKeys, ...situation }) => {
        const placedAt = madeAt - aheadMs + minute;
        const others = situation.earlier.map(({ hoursAgo, isAlike }, index) =>
          historyOrder(`E-${index}`, placedAt - hoursAgo * hour, isAlike ? lines : otherLines),
        );
        const own = historyOrder('OURS', placedAt, lines, keepsKeys ? { order_id: 'K-1' } : {});
        const isOwn = situation.reads === 'own';
        const all = [...(isPlaced && situation.reads !== 'foreign' ? [own] : []), ...others].sort(
          (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
        );
        if (situation.isReversed) all.reverse();
        const history = {
          orders: all.slice(0, situation.pageSize),
          total: all.length,
          isBuyers: isOwn,
        };
        const carts = isPlaced
          ? [ordered, gone, emptied, changed]
          : [standing, changed, emptied, gone];
        const verdict = judge(carts[cart]!, situation.reads === 'none' ? undefined : history);
        verdictKinds.add(verdict.kind);
        const truths = {
          placed: isPlaced && verdict.kind === 'placed' && verdict.order.orderNumber === 'OURS',
          ordered: isPlaced,
          'not-placed': !isPlaced,
          unclear: true,
          'too-early': false,
        };
        expect([verdict.kind, truths[verdict.kind]]).toEqual([verdict.kind, true]);
      }),
      { numRuns: 5000 },
    );
    expect([...verdictKinds].sort()).toEqual(['not-placed', 'ordered', 'placed', 'unclear']);
  });
});

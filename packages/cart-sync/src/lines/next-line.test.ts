import { maxLineQuantity } from '@shop/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { isUnsent, parseLine, toCartItem, type LineState } from './line-state.ts';
import { nextLine, type LineEvent } from './next-line.ts';
import { readStoredCart } from '../storage/stored-cart.ts';
import { aLine, aRow, aSyncedLine, at } from '../test/a-line.ts';

const write = { key: 'k', plan: 'p', qty: 2 };
const planned = aSyncedLine({ qty: 2, prev_qty: 1 });
const row = aRow({ qty: 2 });
const states: Readonly<Record<LineState['status'], LineState>> = {
  new: parseLine(aLine({ qty: 2 })),
  confirmed: parseLine(aSyncedLine({ qty: 2 })),
  changed: parseLine(aSyncedLine({ qty: 2, prev_qty: 1 })),
  'in-flight': parseLine(aSyncedLine({ qty: 2, prev_qty: 1, sending: write })),
  removed: { status: 'removed', tombstones: [{ sku: 'A', server_item_id: 1 }] },
};
const events: Readonly<Record<string, LineEvent>> = {
  add: { type: 'add', item: aLine() },
  replace: { type: 'replace', item: aLine({ qty: 2 }) },
  'set-qty': { type: 'set-qty', qty: 3 },
  remove: { type: 'remove', now: at(5) },
  send: { type: 'send', planned, write },
  'cancel-write': { type: 'cancel-write', planned },
  link: { type: 'link', planned, row: aRow({ qty: 5 }) },
  confirm: { type: 'confirm', planned, row },
  'take-row': { type: 'take-row', planned, row: aRow({ qty: 5 }) },
  drop: { type: 'drop', planned },
  reject: { type: 'reject', planned, row, now: at(5) },
  'reject without a row': {
    type: 'reject',
    planned: aLine({ qty: 2 }),
    row: undefined,
    now: at(5),
  },
  totals: { type: 'totals', totals: { item_id: 1, qty: 2 } as never, keepsQty: false },
  detach: { type: 'detach' },
  ordered: { type: 'ordered' },
};

it('[CS-8] the stored form of each state is parsed as that state', () => {
  for (const [status, line] of Object.entries(states)) expect(line.status).toBe(status);
});

/** The next status by event and status. A status without an entry does not change. */
const transitions: Readonly<
  Record<string, Partial<Record<LineState['status'], LineState['status']>>>
> = {
  add: { confirmed: 'changed', removed: 'changed' },
  replace: { removed: 'changed' },
  'set-qty': { confirmed: 'changed' },
  remove: { new: 'removed', confirmed: 'removed', changed: 'removed', 'in-flight': 'removed' },
  send: { new: 'in-flight', confirmed: 'in-flight', changed: 'in-flight' },
  'cancel-write': { 'in-flight': 'changed' },
  link: { new: 'changed', confirmed: 'changed', 'in-flight': 'changed' },
  confirm: { new: 'confirmed', changed: 'confirmed', 'in-flight': 'confirmed' },
  'take-row': { new: 'confirmed', changed: 'confirmed', 'in-flight': 'confirmed' },
  drop: { new: 'removed', confirmed: 'removed', changed: 'removed', 'in-flight': 'removed' },
  reject: { confirmed: 'changed', changed: 'confirmed', 'in-flight': 'confirmed' },
  'reject without a row': {
    new: 'removed',
    confirmed: 'removed',
    changed: 'removed',
    'in-flight': 'removed',
  },
  totals: {},
  detach: { 'in-flight': 'changed' },
  ordered: { confirmed: 'removed', changed: 'new', 'in-flight': 'removed' },
};

describe('the next state of a line', () => {
  const pairs = Object.entries(events).flatMap(([name, event]) =>
    Object.values(states).map((line) => ({ name, event, line, from: line.status })),
  );
  it.each(pairs)('[CS-8] $name of a line that is $from', ({ name, event, line, from }) => {
    expect(nextLine(line, event).status).toBe(transitions[name]?.[from] ?? from);
  });

  it('[CS-8] a call that was planned for another quantity does not change the line', () => {
    const older = aSyncedLine({ qty: 9, prev_qty: 1 });
    for (const event of [
      { type: 'send', planned: older, write },
      { type: 'take-row', planned: older, row },
      { type: 'drop', planned: older },
      { type: 'reject', planned: older, row, now: at(5) },
    ] satisfies readonly LineEvent[]) {
      const line = states.changed;
      expect(nextLine(line, event)).toEqual(line);
    }
  });

  it('[CS-31] a confirmed write links a line that was changed meanwhile, and its quantity stays', () => {
    const line = parseLine(aLine({ qty: 5, sending: write }));
    const confirm = { type: 'confirm', planned: aLine({ qty: 2 }), row } as const;
    expect(nextLine(line, confirm)).toMatchObject({
      status: 'changed',
      fields: { qty: 5, server_item_id: 1, server_cart_id: 'cart' },
      confirmedQty: 2,
    });
  });

  it('[CS-11] a line that the server no longer has leaves no tombstone', () => {
    const gone = { status: 'removed', tombstones: [] };
    expect(nextLine(states.changed, { type: 'drop', planned })).toEqual(gone);
    expect(nextLine(states.confirmed, { type: 'ordered' })).toEqual(gone);
    const rejection = { type: 'reject', planned, row: undefined, now: at(5) } as const;
    expect(nextLine(states['in-flight'], rejection)).toEqual(gone);
  });

  it.each([
    [1, 1],
    [maxLineQuantity, maxLineQuantity],
    [maxLineQuantity + 1, 2],
    [0, 2],
    [1.5, 2],
  ])('[CS-50] totals with the quantity %d leave a confirmed line with %d', (sent, qty) => {
    const totals = { item_id: 1, qty: sent } as never;
    expect(nextLine(states.confirmed, { type: 'totals', totals, keepsQty: false })).toMatchObject({
      fields: { qty },
    });
  });

  it('[CS-32] a rejected line that was confirmed without a quantity is removed with its row', () => {
    const lost = aSyncedLine({ qty: 2, prev_qty: undefined });
    const line = parseLine({ ...lost, sending: write });
    expect(nextLine(line, { type: 'reject', planned: lost, row, now: at(5) })).toEqual({
      status: 'removed',
      tombstones: [{ sku: 'A', checksum: undefined, server_item_id: 1 }],
    });
  });
});

describe('the stored form of a line', () => {
  const qty = fc.integer({ min: 1, max: 9 });
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const item: fc.Arbitrary<CartItem> = fc
    .record({
      sku: fc.constantFrom('A', 'B'),
      qty,
      prev_qty: optional(qty),
      sending: optional(fc.record({ key: fc.string(), plan: fc.string(), qty })),
      server_item_id: optional(fc.nat()),
      server_cart_id: optional(fc.string()),
      checksum: optional(fc.string()),
      onlineStockCheckid: optional(fc.string()),
      info: optional(fc.dictionary(fc.string(), fc.string())),
      errors: optional(fc.dictionary(fc.string(), fc.string())),
    })
    .map((fields) => aLine(fields));

  it('[CS-17] is the same after it was parsed and written', () => {
    fc.assert(
      fc.property(item, (line) => {
        const written = JSON.stringify({ items: [toCartItem(parseLine(line))] });
        const { items } = readStoredCart(JSON.parse(written));
        expect(items).toEqual(readStoredCart(JSON.parse(JSON.stringify({ items: [line] }))).items);
        expect(toCartItem(parseLine(line))).toEqual(line);
      }),
    );
  });

  it('[CS-17] is the same for each state that an event leads to', () => {
    fc.assert(
      fc.property(item, fc.constantFrom(...Object.values(events)), (line, event) => {
        const next = nextLine(parseLine(line), event);
        const reread = next.status === 'removed' ? next : parseLine(toCartItem(next));
        expect(reread).toEqual(next);
      }),
    );
  });

  it('[CS-8] is unsent in every state but confirmed', () => {
    fc.assert(
      fc.property(item, (line) => {
        expect(isUnsent(line)).toBe(parseLine(line).status !== 'confirmed');
      }),
    );
  });
});

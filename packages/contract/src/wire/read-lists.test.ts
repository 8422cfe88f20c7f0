import type { Log, HttpResponse } from '@shop/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userCalls, cartCalls } from './calls.ts';
import { readAnswer } from './read-answer.ts';
import { createSkipLog, readLists } from './read-lists.ts';
import { productOption } from '../catalog/product.ts';

const lines = v.object({
  total: v.number(),
  orders: v.array(v.object({ id: v.number(), items: v.array(v.object({ qty: v.number() })) })),
});
const answered = (result: unknown): HttpResponse => ({
  status: 200,
  contentType: 'application/json',
  headers: {},
  body: JSON.stringify({ code: 200, result }),
});

describe('findings A2, A3: a list with an unreadable element', () => {
  it('[CO-68] loses that element alone, the innermost one, and says which', () => {
    const read = readLists(lines, {
      total: 2,
      orders: [
        { id: 1, items: [{ qty: 1 }, { qty: 'Anna' }, null, { qty: 2 }] },
        { id: 'x', items: [] },
        7,
      ],
    });
    expect(read).toMatchObject({
      success: true,
      output: { total: 2, orders: [{ id: 1, items: [{ qty: 1 }, { qty: 2 }] }] },
    });
    expect(read.success && read.skipped.map(({ field }) => field)).toEqual([
      'orders.0.items.1.qty',
      'orders.0.items.2',
      'orders.1.id',
      'orders.2',
    ]);
  });

  it('[CO-68] is not saved where something else does not fit', () => {
    const read = readLists(lines, { total: 'x', orders: [{ id: 'x', items: [] }] });
    expect(read).toMatchObject({ success: false });
  });

  it('[CO-68] inside of another shape is found too', () => {
    const rows = readAnswer(userCalls.addToWishlist, answered([{ product_id: 1 }, {}]));
    expect(rows).toMatchObject({ value: { value: [{ product_id: 1 }] } });
  });

  it('[CO-68] selected options of a product are read completely or not at all', () => {
    const row = (option_id: unknown) => ({
      product_option: {
        extension_attributes: { custom_options: [{ option_id, option_value: 'A' }] },
      },
    });
    const rows = v.array(v.object({ product_option: productOption }));
    const read = readLists(rows, [row('1'), row(null)]);
    expect(read.success && read.output).toHaveLength(1);
    expect(read.success && read.skipped[0]?.element).toEqual(row(null));
  });

  it.each([
    [
      'cart rows',
      cartCalls.cartPull,
      { item_id: 1, sku: 'A', qty: 1 },
      { product_type: 'giftcard' },
    ],
    ['cart rows', cartCalls.cartPull, { item_id: 1, sku: 'A', qty: 1 }, { qty: 1.5 }],
    ['cart rows', cartCalls.cartPull, { item_id: 1, sku: 'A', qty: 1 }, { qty: -1 }],
    ['cart rows', cartCalls.cartPull, { item_id: 1, sku: 'A', qty: 1 }, { price: 1e300 }],
    ['ways to pay', cartCalls.cartPaymentMethods, { code: 'cash' }, { cost: '1 Ft' }],
    ['wishes', userCalls.wishlist, { product_id: 1 }, { product_id: 'x' }],
    [
      'ways to deliver',
      cartCalls.cartShippingMethods,
      { carrier_code: 'gls', method_code: 'home' },
      { method_code: 7 },
    ],
  ])('[CO-68] %s', (_what, call, good, bad) => {
    const read = readAnswer<readonly unknown[]>(call, answered([good, { ...good, ...bad }]));
    expect(read).toMatchObject({ ok: true, value: { value: [good] } });
    expect(read.ok && read.value.value).toHaveLength(1);
    expect(read.ok && read.value.skipped?.[0]?.field).toBe(`1.${Object.keys(bad)[0]}`);
  });

  it('[CO-68] totals with a figure of null keep the others', () => {
    const item = { item_id: 1, qty: 1, row_total_incl_tax: 990, discount_amount: null };
    const totals = { grand_total: 990, tax_amount: null, items: [item], total_segments: [] };
    const read = readAnswer(cartCalls.cartTotals, answered(totals));
    expect(read).toMatchObject({ value: { value: { items: [{ row_total_incl_tax: 990 }] } } });
  });

  it('[CO-68] a page of orders shows the others', () => {
    const order = {
      entity_id: 1,
      increment_id: '1',
      status: 'pending',
      created_at: '',
      grand_total: 1,
    };
    const page = { items: [order, { ...order, grand_total: null }], total_count: 2 };
    const read = readAnswer(userCalls.orderHistory, answered(page));
    expect(read.ok && read.value.value.items).toHaveLength(1);
  });
});

it('[CO-68] each is logged once, by call and field, and nothing that stood in it', () => {
  const logged: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void logged.push(said) } as unknown as Log;
  const skip = createSkipLog(log);
  skip('/api/cart/pull', [{ field: '1.qty' }]);
  skip('/api/cart/pull', [{ field: '1.qty' }, { field: '2' }]);
  skip('/api/cart/totals', undefined);
  expect(logged).toEqual([
    ['answer.element-skipped', { call: '/api/cart/pull', field: '1.qty' }],
    ['answer.element-skipped', { call: '/api/cart/pull', field: '2' }],
  ]);
});

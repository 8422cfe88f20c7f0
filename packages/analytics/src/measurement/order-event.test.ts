import { expect, it } from 'vitest';
import { purchaseOf, refundOf, type OrderFacts } from './order-event.ts';

const order: OrderFacts = {
  increment_id: 'ZG-1',
  order_currency_code: 'HUF',
  coupon_code: 'TAVASZ',
  shipping_incl_tax: 1_990,
  tax_amount: 6_350,
  items: [
    { sku: 'LAMP-1', name: 'Lamp', qty_ordered: 2, price_incl_tax: 12_990 },
    { sku: 'MUG-1', name: 'Mug', qty_ordered: 1, price_incl_tax: null },
  ],
};

it('[AN-17] a purchase has the articles, delivery, tax and coupon of its order', () => {
  expect(purchaseOf(order)).toEqual({
    transaction_id: 'ZG-1',
    currency: 'HUF',
    value: 25_980,
    shipping: 1_990,
    tax: 6_350,
    coupon: 'TAVASZ',
    items: [
      { item_id: 'LAMP-1', item_name: 'Lamp', price: 12_990, quantity: 2 },
      { item_id: 'MUG-1', item_name: 'Mug', quantity: 1 },
    ],
  });
});

it('[AN-17] what an order lacks is left out', () => {
  const { increment_id, order_currency_code, items } = order;
  const purchase = purchaseOf({ increment_id, order_currency_code, items, coupon_code: '' });
  expect(Object.keys(purchase ?? {})).toEqual(['currency', 'value', 'items', 'transaction_id']);
});

it('[AN-17] a refund has its amount, and that of a whole order the value of its purchase', () => {
  const refund = { transaction_id: 'ZG-1', currency: 'HUF' };
  expect(refundOf(order, 4_990)).toEqual({ ...refund, value: 4_990 });
  expect(refundOf(order)).toEqual({ ...refund, value: 25_980 });
});

it.each([null, undefined, 'XXX'])('[AN-17] an order in the currency %s is not reported', (code) => {
  const facts = { ...order, order_currency_code: code };
  expect([purchaseOf(facts), refundOf(facts)]).toEqual([undefined, undefined]);
});

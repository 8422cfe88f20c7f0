import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderPayment, orderPaymentStates, startedPayment } from './payment.ts';

const payment = {
  order_number: 'ZG-2026-000123-K7QX4M',
  state: 'awaiting',
  method: 'barion',
  title: 'Bankkártya',
  amount: 12_990,
  refunded: 0,
  currency: 'HUF',
  is_open: true,
  reserved_until: '2026-03-05T12:30:00.000Z',
};

it('[CO-78] reads the payment of an order in each of its states', () => {
  for (const state of orderPaymentStates) {
    expect(v.parse(orderPayment, { ...payment, state }).state).toBe(state);
  }
  expect(v.is(orderPayment, { ...payment, state: 'perhaps' })).toBe(false);
});

it.each(['', '/payment', 'pay at the shop'])('[CO-78] "%s" is no page of a provider', (page) => {
  expect(v.is(startedPayment, { redirect_url: page, origins: [] })).toBe(false);
});

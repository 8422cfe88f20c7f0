import * as v from 'valibot';
import { expect, it } from 'vitest';
import { order } from './order.ts';
import { orderAccess, orderCodeProof } from './order-access.ts';

it('[CO-82] a token is not empty; a code of six digits goes with the number and the address of an order', () => {
  const proof = { orderNumber: 'ZG-2026-000001', email: 'anna@example.hu', code: '012345' };
  expect(v.safeParse(orderCodeProof, proof).success).toBe(true);
  for (const code of ['12345', '1234567', '12345a', ''])
    expect(v.safeParse(orderCodeProof, { ...proof, code }).success).toBe(false);
  expect(v.safeParse(orderCodeProof, { ...proof, email: 'anna' }).success).toBe(false);
  expect(v.safeParse(orderAccess, '').success).toBe(false);
  expect(v.safeParse(orderAccess, 'a.b.c').success).toBe(true);
});

it('[CO-87] the file of an invoice is at the backend', () => {
  const invoice = { kind: 'invoice', number: 'WEB-2026-1', url: '/api/order/invoice/a.b-c._d' };
  expect(v.parse(order.entries.invoices, [invoice])).toEqual([invoice]);
  for (const url of ['https://other.example/', '//other.example/api/', '/cart', 'javascript:1'])
    expect(v.safeParse(order.entries.invoices, [{ ...invoice, url }]).success).toBe(false);
});

it('[CO-83] the page of a parcel is an https address', () => {
  const parcel = { carrier: 'GLS', code: 'P1', url: 'https://gls.example/?match=P1' };
  expect(v.parse(order.entries.tracking, [parcel])).toEqual([parcel]);
  for (const url of ['http://gls.example/', 'javascript:alert(1)', 'P1'])
    expect(v.safeParse(order.entries.tracking, [{ ...parcel, url }]).success).toBe(false);
});

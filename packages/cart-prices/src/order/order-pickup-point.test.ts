import type { NewOrder, PickupPoint } from '@shop/contract';
import { createPointSearch, type StoredPoint } from '@shop/parcel-points';
import { expect, it } from 'vitest';
import { cash, courier } from '../test/carts.ts';
import { shippingDocument } from '../methods/method-documents.ts';
import type { ShippingRule } from '../methods/method-rules.ts';
import { orderPickupPoint } from './order-pickup-point.ts';

const stored = (code: string, fields: Partial<StoredPoint> = {}): StoredPoint => ({
  code,
  kind: 'locker',
  name: code,
  country: 'HU',
  postcode: '9021',
  city: 'Győr',
  street: 'Minta utca 1.',
  cash_on_delivery: true,
  is_active: true,
  ...fields,
});
const points = createPointSearch({
  carrier: 'gls',
  points: [
    stored('open'),
    stored('cashless', { cash_on_delivery: false }),
    stored('full', { is_active: false }),
    stored('abroad', { country: 'SK' }),
  ],
});
const locker: ShippingRule = { ...courier, parcel_points: 'gls' };
const transfer = { ...cash, code: 'banktransfer', cash: false };
const order = (code?: string) =>
  ({ addressInformation: { shippingExtraFields: { pickup_point: code } } }) as NewOrder;
const at = (code: string | undefined, payment = transfer, list = points) => {
  const found = orderPickupPoint(order(code), { shipping: locker, payment }, list);
  return found.ok ? found.value?.code : found.error.kind;
};

it('[CT-11] a parcel point of the list is that of the order, with its carrier', () => {
  const found = orderPickupPoint(order('open'), { shipping: locker, payment: cash }, points);
  expect(found).toMatchObject({ ok: true, value: { code: 'open', carrier: 'gls' } });
  expect(
    shippingDocument(locker, { goodsGross: 1, isFreeAnyway: false, taxRate: 27, currency: 'HUF' }),
  ).toMatchObject({ parcel_points: 'gls' });
});

it('[CT-11] an order is refused for a point that is missing, unknown, inactive or abroad', () => {
  for (const code of [undefined, '', 'nowhere', 'full', 'abroad']) {
    expect(at(code)).toBe('pickup-point-invalid');
  }
  expect(
    orderPickupPoint(order('open'), { shipping: locker, payment: cash }, undefined),
  ).toMatchObject({ error: { kind: 'pickup-point-invalid' } });
});

it('[CT-11] a point without payments takes no order that is paid at the door', () => {
  expect(at('cashless', cash)).toBe('payment-method-invalid');
  expect(at('cashless')).toBe('cashless');
  const unpaid = { shipping: locker, payment: undefined };
  expect(orderPickupPoint(order('cashless'), unpaid, points).ok).toBe(true);
});

it('[CT-11] other methods have the points of the shop, and a delivery has none', () => {
  const showroom = (code: string): PickupPoint => ({
    code,
    name: code,
    postcode: '9021',
    city: 'Győr',
    street: 'Példa tér 3.',
  });
  const shipping = { ...courier, pickup_points: [showroom('budapest'), showroom('gyor')] };
  const codeOf = (code: string | undefined, way: ShippingRule | undefined) => {
    const found = orderPickupPoint(order(code), { shipping: way, payment: cash }, undefined);
    return found.ok ? found.value?.code : found.error.kind;
  };
  expect(codeOf('gyor', shipping)).toBe('gyor');
  expect(codeOf(undefined, shipping)).toBe('budapest');
  expect(codeOf('berlin', shipping)).toBe('pickup-point-invalid');
  expect(codeOf('gyor', courier)).toBeUndefined();
  expect(codeOf('gyor', undefined)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { cash, courier } from '../test/carts.ts';
import {
  availablePayment,
  availableShipping,
  methodsAt,
  selectedShipping,
} from './fitting-methods.ts';
import { deliveryTermsDocument, paymentDocument, shippingDocument } from './method-documents.ts';

const parcel = { country: 'HU', weightKg: 20, isVirtual: false };

it('[CT-4] offers the deliveries that fit country and weight, none for what is never shipped', () => {
  const codes = (load: typeof parcel) =>
    availableShipping([courier], load).map((rule) => rule.method_code);
  expect(codes(parcel)).toEqual(['home']);
  expect(codes({ ...parcel, country: 'AT' })).toEqual([]);
  expect(codes({ ...parcel, weightKg: 20.01 })).toEqual([]);
  expect(codes({ ...parcel, isVirtual: true })).toEqual([]);
});

it('[CT-5] offers the payments whose bounds hold the amount, none at the door without goods', () => {
  const offered = (due: number, isVirtual = false) =>
    availablePayment([cash], { load: { isVirtual }, due }).length;
  expect([99, 100, 50_000, 50_001].map((due) => offered(due))).toEqual([0, 1, 1, 0]);
  expect(offered(100, true)).toBe(0);
});

it('[CT-4] finds a delivery by both of its codes', () => {
  expect(selectedShipping([courier], 'gls', 'home')).toBe(courier);
  expect(selectedShipping([courier], 'gls', 'point')).toBeUndefined();
  expect(selectedShipping([courier], null, undefined)).toBeUndefined();
});

it('[CT-6] a delivery costs nothing above its bound and with a coupon for it', () => {
  const price = (goodsGross: number, isFreeAnyway = false) =>
    shippingDocument(courier, { goodsGross, isFreeAnyway, taxRate: 27, currency: 'HUF' });
  expect(price(10_000)).toMatchObject({ price_incl_tax: 1_990, amount: 1_567, free_from: 10_000 });
  expect(price(10_001)).toMatchObject({ price_incl_tax: 0, amount: 0 });
  expect(price(1, true)).toMatchObject({ price_incl_tax: 0 });
  expect(price(1)).not.toHaveProperty('pickup_points');
});

it('[CT-6] a payment has its cost without and with tax', () => {
  expect(paymentDocument(cash, 27, 'HUF')).toMatchObject({
    code: 'cashondelivery',
    cost: 394,
    cost_incl_tax: 500,
    cash: true,
  });
  expect(paymentDocument({ ...cash, credit: true }, 27, 'HUF')).toHaveProperty('credit', true);
});

const zones = [
  {
    code: 'south',
    name: 'Dél',
    country: 'HU',
    postcodes: ['6000-6999'],
    methods: { 'gls/home': { price_incl_tax: 2_490, extra_days: 1 } },
  },
  {
    code: 'island',
    name: 'Sziget',
    country: 'HU',
    postcodes: ['2015'],
    methods: { 'gls/home': null },
  },
];
const methods = { shipping: [courier], payment: [cash], zones };

it('[CT-13] a delivery has the terms of its zone, and is not offered where it does not deliver', () => {
  const at = (postcode: string | undefined) =>
    methodsAt(methods, { country: 'HU', postcode }).shipping;
  expect(at('6720')).toEqual([{ ...courier, price_incl_tax: 2_490, extra_days: 1 }]);
  expect(at('2015')).toEqual([]);
  expect(at('1137')).toEqual([courier]);
  expect(at(undefined)).toEqual([courier]);
  const [inZone = courier] = at('6720');
  const price = (goodsGross: number) =>
    shippingDocument(inZone, { goodsGross, isFreeAnyway: false, taxRate: 27, currency: 'HUF' });
  expect(price(10_000)).toMatchObject({ price_incl_tax: 2_490, extra_days: 1 });
  expect(price(10_001)).toMatchObject({ price_incl_tax: 0 });
});

it('[CT-14] methods and zones have amounts in major units on the wire', () => {
  const terms = deliveryTermsDocument(methods, 'EUR');
  expect(terms.methods).toMatchObject([{ price_incl_tax: 19.9, is_pickup: false }]);
  expect(terms.zones.map((zone) => zone.methods['gls/home'])).toEqual([
    { price_incl_tax: 24.9, extra_days: 1 },
    null,
  ]);
  const point = { ...courier, parcel_points: 'gls' as const };
  expect(deliveryTermsDocument({ shipping: [point] }, 'EUR')).toMatchObject({
    methods: [{ is_pickup: true }],
    zones: [],
  });
});

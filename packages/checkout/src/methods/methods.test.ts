import type { ParcelPoint, PickupPoint } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  parcelCarrierOf,
  paymentAtPoint,
  pickupPointOf,
  pickupPointsOf,
  selectedPickupPoint,
  shippingCodes,
} from './methods.ts';

const point = (code: string): PickupPoint => ({
  code,
  name: code,
  postcode: '9021',
  city: 'Győr',
  street: 'Példa tér 3.',
});
const [one, two] = [point('budapest'), point('gyor')];

it.each<
  [
    story: string,
    points: readonly PickupPoint[],
    code: string,
    expectedCode: string | undefined,
    first: string | undefined,
  ]
>([
  ['is the one that is named', [one, two], 'gyor', 'gyor', 'gyor'],
  ['is asked for where none of several is named', [one, two], '', undefined, 'budapest'],
  ['is none that the method does not have', [one, two], 'berlin', undefined, undefined],
  ['is not asked for where there is one', [one], '', 'budapest', 'budapest'],
  ['is none of a method that leads to the door', [], 'gyor', undefined, undefined],
])('[CH-32] a pickup point %s', (_story, points, code, expectedCode, first) => {
  expect(selectedPickupPoint(points, code)?.code).toBe(expectedCode);
  expect(selectedPickupPoint(points, code, 'first')?.code).toBe(first);
});

it('[CH-34] a method without a carrier has an empty one, a method that is not offered no points', () => {
  expect(shippingCodes('/flatrate')).toEqual({ carrier_code: '', method_code: 'flatrate' });
  expect(pickupPointsOf([], 'a/b')).toEqual([]);
});

const locker: ParcelPoint = {
  ...point('HU-1'),
  carrier: 'foxpost',
  kind: 'locker',
  cash_on_delivery: false,
};
const atLocker = { pickupPoint: '', parcelPoint: locker };

it('[CH-63] a parcel point counts with the methods of its carrier, and with no other', () => {
  expect(pickupPointOf({ parcel_points: 'foxpost' }, atLocker)).toBe(locker);
  expect(pickupPointOf({ parcel_points: 'gls' }, atLocker)).toBeUndefined();
  expect(pickupPointOf({ pickup_points: [one] }, atLocker)).toBe(one);
  expect(pickupPointOf({}, atLocker)).toBeUndefined();
  expect(pickupPointOf(undefined, atLocker)).toBeUndefined();
  const nowhere = { pickupPoint: '', parcelPoint: undefined };
  expect(pickupPointOf({ parcel_points: 'foxpost' }, nowhere)).toBeUndefined();
  const method = { carrier_code: 'fox', method_code: 'box', amount: 0, price_incl_tax: 0 };
  expect(parcelCarrierOf([{ ...method, parcel_points: 'foxpost' }], 'fox/box')).toBe('foxpost');
  expect(parcelCarrierOf([method], 'fox/box')).toBeUndefined();
  const gls = { ...method, carrier_code: 'gls', parcel_points: 'gls', pickup_points: [one] };
  const both = [gls, { ...method, parcel_points: 'foxpost', pickup_points: [two] }];
  expect(parcelCarrierOf(both, 'fox/box')).toBe('foxpost');
  expect(pickupPointsOf(both, 'fox/box')).toEqual([two]);
});

it('[CH-64] a point without payments leaves out what is paid at the door', () => {
  const methods = [{ code: 'cashondelivery' }, { code: 'banktransfer' }];
  const codes = (at: PickupPoint | undefined) =>
    paymentAtPoint(methods, at, ['cashondelivery']).map(({ code }) => code);
  expect(codes(locker)).toEqual(['banktransfer']);
  expect(codes({ ...locker, cash_on_delivery: true })).toHaveLength(2);
  expect(codes(one)).toHaveLength(2);
  expect(codes(undefined)).toHaveLength(2);
});

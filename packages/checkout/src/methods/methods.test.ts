import type { PickupPoint } from '@shop/contract';
import { expect, it } from 'vitest';
import { pickupPointsOf, selectedPickupPoint, shippingCodes } from './methods.ts';

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

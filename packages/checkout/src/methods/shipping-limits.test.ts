import { expect, it } from 'vitest';
import { canShip, isWithinBounds, type Shipment, type ShippingLimits } from './shipping-limits.ts';

const light: Shipment = { country: 'HU', weightKg: 5, isVirtual: false };

it.each<[story: string, reach: ShippingLimits, load: Partial<Shipment>, fits: boolean]>([
  ['goes to its country', { countries: ['DE', 'HU'] }, {}, true],
  ['does not go to another', { countries: ['DE'] }, {}, false],
  ['carries its greatest weight', { countries: ['HU'], max_weight_kg: 40 }, { weightKg: 40 }, true],
  ['carries no more', { countries: ['HU'], max_weight_kg: 40 }, { weightKg: 40.1 }, false],
  ['carries its least weight', { countries: ['HU'], min_weight_kg: 40 }, { weightKg: 40 }, true],
  ['carries no less', { countries: ['HU'], min_weight_kg: 40 }, { weightKg: 39.9 }, false],
  ['carries nothing that is not shipped', { countries: ['HU'] }, { isVirtual: true }, false],
])('[CH-28] a way to deliver %s', (_story, reach, load, fits) => {
  expect(canShip(reach, { ...light, ...load })).toBe(fits);
});

it.each([
  [29_999, false],
  [30_000, true],
  [900_000, true],
  [900_001, false],
])('[CH-28] a lender of 30 000 to 900 000 and %i: %s', (amount, isWithin) => {
  expect(isWithinBounds(amount, { min: 30_000, max: 900_000 })).toBe(isWithin);
});

import { expect, it } from 'vitest';
import { deliveryPrice, type DeliverySettings } from './delivery-price.ts';

const settings: DeliverySettings = {
  checkout: {
    shippingMethods: [
      { price_incl_tax: 990 },
      { price_incl_tax: 1990, default: true },
      { price_incl_tax: 490 },
    ],
  },
  offers: { freeShippingAboveMinor: 10_000 },
};

it.each([
  ['the fee of the method that would be proposed', 'simple', 9_990, 1990],
  ['the fee still at the bound', 'configurable', 10_000, 1990],
  ['nothing above it', 'simple', 10_001, 0],
  ['the fee where the price is not known', 'simple', undefined, 1990],
  ['no price, being a download', 'downloadable', 9_990, undefined],
  ['no price, being a service', 'virtual', 20_000, undefined],
])('[CH-33] one piece is delivered for %s', (_what, type_id, price_incl_tax, fee) => {
  expect(deliveryPrice({ type_id, price_incl_tax }, settings, 'HUF')).toBe(fee);
});

it('[CH-33] in euros the bound is in cents, the fee in euros', () => {
  const euros = {
    checkout: { shippingMethods: [{ price_incl_tax: 4.9 }] },
    offers: { freeShippingAboveMinor: 2_500 },
  };
  expect(deliveryPrice({ type_id: 'simple', price_incl_tax: 25 }, euros, 'EUR')).toBe(4.9);
  expect(deliveryPrice({ type_id: 'simple', price_incl_tax: 25.01 }, euros, 'EUR')).toBe(0);
});

it('[CH-33] without delivery settings it has no price', () => {
  const none = { ...settings, checkout: { shippingMethods: [] } };
  expect(deliveryPrice({ type_id: 'simple', price_incl_tax: 1 }, none, 'HUF')).toBeUndefined();
});

it('[CH-33] where free shipping is not promised, a delivery has its fee at any price', () => {
  const never = { ...settings, offers: { freeShippingAboveMinor: null } };
  expect(deliveryPrice({ type_id: 'simple', price_incl_tax: 1e6 }, never, 'HUF')).toBe(1990);
});

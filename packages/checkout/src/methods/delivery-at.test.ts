import { deliveryTerms, type DeliveryTerms } from '@shop/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deliveryAt } from './delivery-at.ts';

const home = {
  carrier_code: 'courier',
  method_code: 'home',
  method_title: 'Home',
  price_incl_tax: 1_990,
  free_from: 10_000,
  countries: ['HU'],
  max_weight_kg: 40,
  default: true,
  is_pickup: false,
};
const pickup = {
  ...home,
  carrier_code: 'shop',
  method_code: 'pickup',
  price_incl_tax: 0,
  max_weight_kg: 100,
  is_pickup: true,
};
const terms: DeliveryTerms = v.parse(deliveryTerms, {
  methods: [pickup, home],
  zones: [
    {
      code: 'south',
      name: 'South',
      country: 'HU',
      postcodes: ['6000-6999'],
      methods: { 'courier/home': { price_incl_tax: 2_490, extra_days: 1 } },
    },
    {
      code: 'island',
      name: 'Island',
      country: 'HU',
      postcodes: ['2015'],
      methods: { 'courier/home': null },
    },
  ],
});
const cup = { type_id: 'simple', weightKg: 1, price_incl_tax: 2_000 };
const at = (postcode: string, goods = cup, country = 'HU') =>
  deliveryAt(terms, { country, postcode }, goods, 'HUF');

it('[CH-65] a postcode has the fee and the extra days of its zone', () => {
  expect(at('1137')).toEqual({ kind: 'delivered', fee: 1_990, extraDays: 0 });
  expect(at('67 20')).toEqual({ kind: 'delivered', fee: 2_490, extraDays: 1 });
});

it('[CH-65] above its limit of free delivery a method is free in every zone', () => {
  const at10000 = { ...cup, price_incl_tax: 10_000 };
  expect(at('6720', at10000)).toMatchObject({ fee: 2_490 });
  expect(at('6720', { ...cup, price_incl_tax: 10_001 })).toMatchObject({ fee: 0, extraDays: 1 });
});

it.each([undefined, null])('[CH-65] without a limit (%s) no delivery is free', (limit) => {
  const [fetched, brought] = terms.methods;
  const methods = [fetched, { ...brought, free_from: limit }] as DeliveryTerms['methods'];
  const goods = { ...cup, price_incl_tax: 1_000_000 } as typeof cup;
  const place = { country: 'HU', postcode: '1137' };
  expect(deliveryAt({ ...terms, methods }, place, goods, 'HUF')).toMatchObject({ fee: 1_990 });
});

it('[CH-65] a method for heavy goods is not proposed for light ones', () => {
  const [, brought] = terms.methods;
  const methods = [{ ...brought, min_weight_kg: 5 }] as DeliveryTerms['methods'];
  const place = { country: 'HU', postcode: '1137' };
  const kindOf = (weightKg: number) =>
    deliveryAt({ ...terms, methods }, place, { ...cup, weightKg }, 'HUF')?.kind;
  expect([kindOf(4), kindOf(5)]).toEqual(['nowhere', 'delivered']);
});

it('[CH-65] without a delivery to the door, goods can be fetched or are not delivered at all', () => {
  expect(at('2015')).toEqual({ kind: 'pickup-only' });
  expect(at('1137', { ...cup, weightKg: 50 })).toEqual({ kind: 'pickup-only' });
  expect(at('1137', { ...cup, weightKg: 500 })).toEqual({ kind: 'nowhere' });
  expect(at('1010', cup, 'AT')).toEqual({ kind: 'nowhere' });
});

it('[CH-65] goods that are never shipped have no delivery', () => {
  expect(at('1137', { ...cup, type_id: 'virtual' })).toBeUndefined();
});

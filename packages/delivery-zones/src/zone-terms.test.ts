import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { zoneFile, zoneOfFile, type ZoneOfFile } from './delivery-zone.ts';
import { daysInZone, resolveZones, termsInZone, unknownMethods, zoneAt } from './zone-terms.ts';

const courier = { carrier_code: 'courier', method_code: 'flatrate', price_incl_tax: 1_990 };
const freight = { carrier_code: 'freight', method_code: 'kerbside', price_incl_tax: 9_990 };

function zone(fields: Record<string, unknown> = {}): ZoneOfFile {
  return v.parse(zoneOfFile, {
    code: 'south',
    name: 'Dél',
    country: 'HU',
    postcodes: ['6000-6999'],
    methods: { 'courier/flatrate': { price_incl_tax: 2_490, extra_days: 1 } },
    ...fields,
  });
}

const problemsOf = (file: unknown) =>
  (v.safeParse(zoneFile, file).issues ?? []).map(({ message }) => message);

const resolved = (...zones: ZoneOfFile[]) =>
  resolveZones(zones, [courier, freight], (amount) => amount * 100);

it('[DZ-2] a place is in the zone of its country that has its postcode', () => {
  const zones = [zone(), zone({ code: 'at', country: 'AT', postcodes: ['67*'] })];
  const codeAt = (country: string, postcode: string) => zoneAt(zones, { country, postcode })?.code;
  expect(codeAt('HU', '67 20')).toBe('south');
  expect(codeAt('AT', '6720')).toBe('at');
  expect(codeAt('HU', '1137')).toBeUndefined();
  expect(codeAt('HU', '')).toBeUndefined();
  expect(codeAt('DE', '6720')).toBeUndefined();
});

it('[DZ-3] a file with a code twice or a postcode in two zones is refused', () => {
  expect(problemsOf([zone(), zone({ code: 'other', postcodes: ['5999', '7*'] })])).toEqual([]);
  expect(problemsOf([zone(), zone({ code: 'at', country: 'AT' })])).toEqual([]);
  expect(problemsOf([zone(), zone({ postcodes: ['7*'] })])).toEqual([
    'has each code once: rename one of the zones with the same code',
  ]);
  expect(problemsOf([zone(), zone({ code: 'szeged', postcodes: ['67*'] })])).toEqual([
    'has each postcode in one zone: "6000-6999" of south and "67*" of szeged overlap',
  ]);
});

it('[DZ-4] elsewhere and for other methods the own price counts, without extra days', () => {
  const [south] = resolved(zone());
  expect(termsInZone(courier, undefined)).toEqual({ price_incl_tax: 1_990, extra_days: 0 });
  expect(termsInZone(freight, south)).toEqual({ price_incl_tax: 9_990, extra_days: 0 });
});

it('[DZ-5] a zone has its own price or a difference, and never one below 0', () => {
  const methods = {
    'courier/flatrate': { price_difference: -5_000 },
    'freight/kerbside': { price_difference: 3_000, extra_days: 2 },
  };
  const [own] = resolved(zone());
  const [added] = resolved(zone({ methods }));
  expect(termsInZone(courier, own)).toEqual({ price_incl_tax: 249_000, extra_days: 1 });
  expect(termsInZone(courier, added)).toEqual({ price_incl_tax: 0, extra_days: 0 });
  expect(termsInZone(freight, added)).toEqual({ price_incl_tax: 1_299_000, extra_days: 2 });
  const both = { 'courier/flatrate': { price_incl_tax: 1, price_difference: 1 } };
  expect(problemsOf([{ ...zone(), methods: both }])).toEqual([
    'has a price or a difference of the price, not both',
  ]);
});

it.each([-30, -1, 0, 30])('[DZ-6] %s extra days are the days of the zone', (days) => {
  const [south] = resolved(zone({ methods: { 'courier/flatrate': { extra_days: days } } }));
  expect(termsInZone(courier, south)).toEqual({ price_incl_tax: 199_000, extra_days: days });
});

it.each([
  [5, 2, 7],
  [5, 0, 5],
  [5, -2, 3],
  [3, -3, 1],
  [2, -30, 1],
  [1, -1, 1],
  [0, -1, 0],
  [0, 2, 2],
])('[DZ-6] %s days of a product with %s extra days are %s', (days, extraDays, total) => {
  expect(daysInZone(days, extraDays)).toBe(total);
});

it.each([-31, 31, 0.5, -0.5])('[DZ-6] %s extra days are refused', (days) => {
  expect(
    problemsOf([{ ...zone(), methods: { 'courier/flatrate': { extra_days: days } } }]),
  ).toHaveLength(1);
});

it('[DZ-7] a method that does not deliver to a zone has no terms there', () => {
  const [island] = resolved(zone({ methods: { 'courier/flatrate': { delivers: false } } }));
  expect(termsInZone(courier, island)).toBeNull();
});

it('[DZ-8] methods that the shop does not have are reported', () => {
  const zones = [zone(), zone({ code: 'north', methods: { 'gls/home': {} } })];
  expect(unknownMethods(zones, [courier])).toEqual(['north: gls/home']);
});

it('[DZ-4] a zone changes nothing for postcodes outside of it, at any price', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1_000, max: 5_999 }), (price, postcode) => {
      const method = { ...courier, price_incl_tax: price };
      const zones = resolveZones([zone()], [method], (amount) => amount);
      const at = zoneAt(zones, { country: 'HU', postcode: String(postcode) });
      expect(termsInZone(method, at)).toEqual({ price_incl_tax: price, extra_days: 0 });
    }),
  );
});

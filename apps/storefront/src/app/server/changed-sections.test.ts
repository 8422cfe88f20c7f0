import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { carriedConfig } from '../start/carried-config.ts';
import { changedSections } from './changed-sections.ts';

const seller = {
  name: 'Másik Kft.',
  seat: 'Pécs',
  registrationNumber: '02-09-1',
  taxNumber: '11111111-2-02',
  email: 'info@masik.example',
  phone: '+3672111111',
  phoneHours: { from: 9, to: 17 },
};

it('a page of the shop folder the build is made for carries no configuration', () => {
  expect(changedSections(builtConfig)).toEqual({});
  expect(changedSections(defineShopConfig(builtConfig, { stores: { multistore: true } }))).toEqual(
    {},
  );
  expect(carriedConfig({})).toBe(builtConfig);
});

it.each([
  { api: { idempotencyHeader: false } },
  { shop: { name: 'masik', title: 'Másik' }, images: { baseUrl: '/kepek/' } },
  { home: { bestsellers: { categoryId: 7 } }, products: { priceRanges: [{ from: 0 }] } },
  { seller },
])('a browser completes the sections of %j to what the server runs with', (layer) => {
  const config = defineShopConfig(builtConfig, layer);
  const carried: unknown = JSON.parse(JSON.stringify(changedSections(config)));
  expect(Object.keys(carried as object)).toEqual(Object.keys(layer).toSorted(inOrderOfSections));
  expect(carriedConfig(carried as Record<string, unknown>)).toEqual(config);
});

const sections = Object.keys(builtConfig);
const inOrderOfSections = (a: string, b: string) => sections.indexOf(a) - sections.indexOf(b);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineShopConfig, storefrontConfig, type ShopConfigOverrides } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { carriedConfig } from '../start/carried-config.ts';
import { createPageConfigs } from './page-configs.ts';

const demoShop = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../demo/shop.json'), 'utf8'),
) as ShopConfigOverrides;
const config = defineShopConfig(storefrontConfig, builtConfig, demoShop);

it.each([
  ['hu', 'Nemzetközi házhozszállítás', 'Utánvét készpénzzel'],
  ['de', 'Lieferung nach Hause', 'Nachnahme, bar'],
  ['it', 'Consegna a domicilio', 'Contrassegno in contanti'],
])('[SC-57] a page in %s carries the names of its methods', (language, shipping, payment) => {
  const { overrides, config: ofPage } = createPageConfigs(config)(language);
  const { checkout } = carriedConfig(overrides);
  expect(checkout).toEqual(ofPage.checkout);
  expect(checkout.shippingMethods.map(({ method_title }) => method_title)).toContain(shipping);
  expect(checkout.paymentMethods.map(({ title }) => title)).toEqual([payment]);
});

it('[SC-57] the scripts have the titles of the default view only', () => {
  expect(JSON.stringify(builtConfig)).not.toContain('"titles"');
});

it('neither the scripts nor a page have the carriers', () => {
  const { overrides, config: ofPage } = createPageConfigs(config)('hu');
  expect(config.orders.carriers).not.toEqual([]);
  expect(ofPage.orders.carriers).toEqual([]);
  expect(builtConfig.orders.carriers).toEqual([]);
  expect(overrides).not.toHaveProperty('orders');
});

it.each([
  ['hu', '1137 Budapest, Minta utca 12.'],
  ['de', '1137 Budapest, Minta utca 12., Ungarn'],
  ['it', '1137 Budapest, Minta utca 12., Ungheria'],
])('[SC-59] a page of the view "%s" carries the address %s', (code, seat) => {
  const { overrides, config: ofPage } = createPageConfigs(config)(code);
  expect(carriedConfig(overrides).seller).toEqual(ofPage.seller);
  expect(ofPage.seller?.seat).toBe(seat);
});

import { resolve } from 'node:path';
import { deliveryPrice } from '@shop/checkout';
import { defaultMethod } from '@shop/contract';
import { moneyFromWire } from '@shop/money';
import { configOfView, storeView } from '@shop/shop-config';
import { demoConfig } from '../../test/demo-config.ts';
import { expect, it } from 'vitest';
import { availableShipping, shippingDocument } from '@shop/cart-prices';
import { viewMethods } from '@shop/content-files';

const zugoly = {
  ...demoConfig,
  stores: { ...demoConfig.stores, multistore: true },
};
const log = { debug() {}, info() {}, warn() {}, error() {} };

it.each([
  ['hu', 9_990, 1990],
  ['hu', 10_010, 0],
  ['de', 24.9, 24.9],
  ['de', 25.1, 0],
  ['it', 24.9, 24.9],
])('%s: what pages and feeds say of a delivery is what the checkout takes', (code, goods, fee) => {
  const shop = configOfView(zugoly, code);
  const view = storeView(zugoly, code);
  const { currency, country } = view;
  const rules = viewMethods(resolve('demo/content'), log, {
    view,
    shop,
    translate: (text) => text,
  });
  const way = defaultMethod(
    availableShipping(rules.shipping, { country, weightKg: 5, isVirtual: false }).map((rule) =>
      shippingDocument(rule, {
        goodsGross: moneyFromWire(goods, currency).minor,
        isFreeAnyway: false,
        taxRate: 27,
        currency,
      }),
    ),
  );
  const quote = deliveryPrice({ type_id: 'simple', price_incl_tax: goods }, shop, currency);
  expect({ quote, taken: way?.price_incl_tax }).toEqual({ quote: fee, taken: fee });
});

it('[SC-58] without free shipping a method has its fee for goods of any price', () => {
  const shop = configOfView(
    { ...zugoly, offers: { ...zugoly.offers, freeShippingAboveMinor: null } },
    'hu',
  );
  const view = storeView(zugoly, 'hu');
  const { shipping } = viewMethods(resolve('demo/content'), log, {
    view,
    shop,
    translate: (text) => text,
  });
  expect(shipping.some((rule) => rule.free_above_bound)).toBe(true);
  expect(shipping.filter((rule) => rule.free_from !== undefined)).toEqual([]);
});

import { expect, it } from 'vitest';
import { defineShopConfig } from './shop-config.ts';
import { withMethodTitles } from './with-method-titles.ts';

const fees = { default: true, offline: true };
const shop = defineShopConfig({
  checkout: {
    shippingMethods: [
      {
        method_title: 'Házhozszállítás',
        titles: { de: 'Lieferung nach Hause', it: 'Consegna a domicilio' },
        method_code: 'flatrate',
        carrier_code: 'courier',
        amount: 4,
        price_incl_tax: 5,
        ...fees,
      },
    ],
    paymentMethods: [
      {
        code: 'cashondelivery',
        title: 'Utánvét',
        titles: { de: 'Nachnahme' },
        cost: 0,
        cost_incl_tax: 0,
        ...fees,
      },
    ],
  },
});

it.each([
  ['de', 'Lieferung nach Hause', 'Nachnahme'],
  ['it', 'Consegna a domicilio', 'Utánvét'],
  ['hu', 'Házhozszállítás', 'Utánvét'],
])('[SC-57] in %s the methods are named %j and %j', (language, shipping, payment) => {
  const { checkout } = withMethodTitles(shop, language);
  expect(checkout.shippingMethods.map(({ method_title }) => method_title)).toEqual([shipping]);
  expect(checkout.paymentMethods.map(({ title }) => title)).toEqual([payment]);
});

it('[SC-57] the titles in other languages are left out, and nothing else changes', () => {
  const named = withMethodTitles(shop, 'hu');
  expect(JSON.stringify(named)).not.toContain('Nachnahme');
  const { checkout, ...sections } = shop;
  expect(named).toMatchObject(sections);
  expect(named.checkout.inCheckoutMs).toBe(checkout.inCheckoutMs);
  expect(named.checkout.shippingMethods).toMatchObject([{ method_code: 'flatrate', amount: 4 }]);
});

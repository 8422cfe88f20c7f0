import type { StockedArticle } from '@shop/catalog';
import { createObservable } from '@shop/kernel';
import { defineShopConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { builtConfig } from '../../../shop/settings/built-config.ts';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';

const known = { stock: { is_in_stock: true, qty: 4 } };
const shopper = { deliveryPlace: createObservable(undefined) } as unknown as ShopperSession;

it.each<[story: string, synchronize: boolean, articles: readonly StockedArticle[], words: string]>([
  ['known stock', false, [known], 'Raktáron'],
  ['unknown stock while it is checked', true, [{}], 'Raktáron'],
  ['unknown stock that nobody checks', false, [{}], 'Készlet bizonytalan'],
  ['a set of known parts', false, [known, known], 'Raktáron'],
  ['a set with a part of unknown stock', false, [known, {}], 'Készlet bizonytalan'],
])('[PO-40] %s (checked: %s)', async (_story, synchronize, articles, words) => {
  const page = await showInShop(
    <DeliveryPromise product={{ id: 1, type_id: 'simple' }} isInStock articles={articles} />,
    shopper,
    '/',
    defineShopConfig(builtConfig, { stock: { synchronize } }),
  );
  expect(page.textContent).toBe(words);
});

it.each([
  [true, 'Időpont telefonos egyeztetéssel'],
  [false, ''],
])(
  'a service names the phone where the shop agrees dates so (%s)',
  async (agreesDatesByPhone, words) => {
    const page = await showInShop(
      <DeliveryPromise product={{ id: 1, type_id: 'virtual' }} isInStock articles={[known]} />,
      shopper,
      '/',
      defineShopConfig(builtConfig, { offers: { agreesDatesByPhone } }),
    );
    expect(page.textContent).toBe(words);
  },
);

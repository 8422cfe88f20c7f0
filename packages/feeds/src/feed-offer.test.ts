import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { storefrontConfig, storeView } from '@shop/shop-config';
import { expect, it } from 'vitest';
import type { NormalProduct } from '@shop/catalog-documents';
import { feedOffers } from './feed-offer.ts';

const now = unsafeBrand<EpochMs>(Date.parse('2026-02-01T10:00:00Z'));
const reduced = { price_incl_tax: 80_000, original_price_incl_tax: 100_000 };
const was = (price: number) => [
  { price, from: '2025-06-01', to: '2025-12-31' },
  { price: 80_000, from: '2026-01-01' },
];
const product = (fields: Record<string, unknown>): NormalProduct => ({
  id: 1,
  sku: 'S-1',
  name: 'Szék',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  slug: 'szek',
  url_path: 'szek',
  category_ids: [],
  ...reduced,
  ...fields,
});
const seller = { shop: storefrontConfig, view: storeView(storefrontConfig) };
const before = (fields: Record<string, unknown>) =>
  feedOffers(product(fields), seller, [], now).map(({ priceBefore }) => priceBefore);

it('a feed announces what the page may: against the lowest price of the thirty days before', () => {
  expect(before({ price_history: was(90_000) })).toEqual([90_000]);
  expect(before({ price_history: was(80_000) })).toEqual([undefined]);
  expect(before({})).toEqual([100_000]);
});

it('a variant in a feed has the past of its own price', () => {
  const child = (fields: object) => ({ id: 2, sku: 'S-1-A', status: 1, ...reduced, ...fields });
  const configurable_children = [child({ price_history: was(90_000) }), child({})];
  expect(
    before({ type_id: 'configurable', price_history: was(90_000), configurable_children }),
  ).toEqual([90_000, 100_000]);
});

it('[PR-33] an article without a price is not offered; 0 is a price where the shop configures it', () => {
  const free = product({ price_incl_tax: 0 });
  expect(feedOffers(free, seller, [], now)).toEqual([]);
  const products = { ...storefrontConfig.products, allowZeroPrice: true };
  const giver = { ...seller, shop: { ...storefrontConfig, products } };
  expect(feedOffers(free, giver, [], now)).toMatchObject([{ sku: 'S-1', price: 0 }]);
});

it.each([
  ['in stock', { is_in_stock: true }, false, 'ok'],
  ['sold out', { is_in_stock: false }, false, 'out_of_stock'],
  ['unknown, and never checked', undefined, false, 'volatile'],
  ['unknown, and checked in the cart', undefined, true, 'ok'],
])('[PO-40] stock that is %s', (_story, stock, synchronize, status) => {
  const shop = { ...storefrontConfig, stock: { ...storefrontConfig.stock, synchronize } };
  expect(feedOffers(product({ stock }), { ...seller, shop }, [], now)).toMatchObject([
    { stock: status },
  ]);
});

it('a description in a feed is text of 4,500 characters at most', () => {
  const describe = (text: string) =>
    feedOffers(product({ short_description: text }), seller, [], now)[0]?.description;
  expect(describe('<p>Szép <b>szék</b></p>')).toBe('Szép szék');
  expect(describe('é'.repeat(4_500))).toHaveLength(4_500);
  expect(describe('é'.repeat(4_501))).toHaveLength(4_500);
});

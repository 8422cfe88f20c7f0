import type { NormalProduct } from '@shop/catalog-documents';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { storefrontConfig, storeView } from '@shop/shop-config';
import { expect, it } from 'vitest';
import type { FeedSource } from './feed-source.ts';
import { arukeresoFeed, googleFeed } from './price-feeds.ts';

const product = {
  id: 1,
  sku: 'S-1',
  name: 'Szék',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  slug: 'szek',
  url_path: 'szek',
  category_ids: [],
  price_incl_tax: 80_000,
} as unknown as NormalProduct;

const source = (synchronize: boolean): FeedSource => ({
  shop: { ...storefrontConfig, stock: { ...storefrontConfig.stock, synchronize } },
  view: storeView(storefrontConfig),
  publicUrl: 'https://shop.example',
  siteUrl: 'https://shop.example',
  now: () => unsafeBrand<EpochMs>(0),
  all: () => [],
  countProducts: () => Promise.resolve(1),
  products: async function* () {
    yield [product];
  },
});

it.each([
  ['Google', googleFeed, /<g:availability>/],
  ['Árukereső', arukeresoFeed, /<in_stock>/],
])(
  '[PO-40] the feed for %s leaves out the availability of uncertain stock',
  async (_to, feed, availability) => {
    const written = async (synchronize: boolean) => {
      let text = '';
      for await (const part of feed(source(synchronize))) text += part;
      return text;
    };
    expect(await written(true)).toMatch(availability);
    expect(await written(false)).not.toMatch(availability);
    expect(await written(false)).toContain('S-1');
  },
);

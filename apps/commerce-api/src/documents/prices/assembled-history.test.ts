import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { hungarianTax, productDocument } from '../../test/shelf.ts';
import { createPriceStore } from '../../modules/prices/store-prices.ts';

let api: TestApi;
const dayMs = 86_400_000;
const link = (sku: string) => ({
  sku: 'KESZLET',
  link_type: 'associated',
  linked_product_type: 'simple',
  linked_product_sku: sku,
  qty: 1,
});

beforeAll(async () => {
  api = await createTestApi({
    documents: [
      hungarianTax,
      productDocument(1, { price: 12_700 }),
      productDocument(2, { price: 25_400 }),
      productDocument(3, {
        type_id: 'grouped',
        price: 0,
        product_links: [link('SKU-1'), link('SKU-2')],
      }),
      productDocument(4, {
        type_id: 'bundle',
        price: 0,
        bundle_options: [
          { option_id: 1, title: 'Szék', product_links: [{ id: 1, sku: 'SKU-1', qty: 4 }] },
        ],
      }),
    ],
  });
});
afterAll(() => api.close());

async function change(sku: string, price: number): Promise<void> {
  const store = createPriceStore(api.context.sql, () => api.clock.now());
  expect(await store([{ line: 1, row: { sku, price, offer: undefined } }])).toEqual([]);
  await api.context.catalog.refresh();
}

const historyOf = async (sku: string) => {
  const { body } = await api.get(`/api/product/list?skus=${sku}`);
  const history = (body.result.items[0]?.price_history ?? []) as { price: number; from: string }[];
  return history.map(({ price, from }) => [price, from.slice(0, 10)]);
};

it('has no past while none of its parts has one', async () => {
  expect([await historyOf('SKU-3'), await historyOf('SKU-4')]).toEqual([[], []]);
});

it('carries what its parts have cost, as soon as one of them changes', async () => {
  await change('SKU-1', 10_160);
  await api.clock.advance(2 * dayMs);
  await change('SKU-2', 20_320);
  expect(await historyOf('SKU-3')).toEqual([
    [38_100, '2026-01-01'],
    [35_560, '2026-03-05'],
    [30_480, '2026-03-07'],
  ]);
  expect(await historyOf('SKU-4')).toEqual([
    [50_800, '2026-01-01'],
    [40_640, '2026-03-05'],
  ]);
});

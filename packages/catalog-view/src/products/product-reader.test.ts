import { normaliseProduct, type Source, type StoredDocument } from '@shop/catalog-documents';
import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import type { StockLevels } from '../stock/stock-levels.ts';
import { noFacts, productSource } from '../test/product-sources.ts';
import { createProductPricer, type ReaderContext } from './product-pricer.ts';
import { createProductReader } from './product-reader.ts';

const noon = Date.parse('2026-03-05T12:00:00Z');
const hungarianVat = {
  product_tax_class_ids: [2],
  customer_tax_class_ids: [3],
  rates: [{ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }],
};
const uncounted: StockLevels = { of: () => undefined };

/** A record of product documents that counts how often each is read. */
function createRecord(...sources: readonly Source[]) {
  const documents = new Map(sources.map((source) => [String(source['id']), source]));
  const clock = createFakeClock(noon);
  const reads: string[] = [];
  const context: ReaderContext = {
    facts: () => noFacts,
    inView: (source) => source,
    pricing: (groupId) => ({
      country: 'HU',
      taxRules: [hungarianVat],
      sourcePriceIncludesTax: true,
      finalPriceIncludesTax: true,
      now: clock.now(),
      tierGroupId: groupId,
    }),
    stock: uncounted,
    idOfSku: (sku) => [...documents].find(([, source]) => source['sku'] === sku)?.[0],
  };
  const read = (ids: readonly string[]): Promise<readonly StoredDocument[]> => {
    reads.push(...ids);
    return Promise.resolve(
      ids.flatMap((id) => {
        const source = documents.get(id);
        return source === undefined ? [] : [{ id, source }];
      }),
    );
  };
  return { documents, clock, reads, context, read };
}

const grossOf = (product: Source | undefined) => product?.['price_incl_tax'];
const textOf = (source: Source) => ({ id: String(source['id']), text: JSON.stringify(source) });

const bundle = productSource(3, {
  type_id: 'bundle',
  price: 100,
  bundle_options: [
    {
      option_id: 1,
      required: true,
      type: 'select',
      product_links: [{ id: '1', sku: 'SKU-1', qty: 2, is_default: true }],
    },
  ],
});

it('[CV-12] prices a bundle by its parts, and by its own price when a part is unknown', async () => {
  const { documents, context, read } = createRecord(productSource(1), bundle);
  const pricer = createProductPricer(read, context);
  expect(grossOf((await pricer.priceById(['3'])).get('3')?.product)).toBe(20_000);
  documents.delete('1');
  expect(grossOf((await pricer.priceById(['3'])).get('3')?.product)).toBe(100);
});

it('[CV-12] the prices of a bundle hold until the offer of a part begins', async () => {
  const offer = { special_price: 9_000, special_from_date: '2026-03-06 00:00:00' };
  const { context, read } = createRecord(productSource(1, offer), bundle);
  const [part, whole] = [
    ...(await createProductPricer(read, context).priceById(['1', '3'])).values(),
  ];
  expect(part?.validUntil).toBe(Date.parse('2026-03-05T23:00:00Z'));
  expect(whole?.validUntil).toBe(part?.validUntil);
});

it('[CV-13] shows a group its own tiers and those of all, with no gross amount of the document', async () => {
  const tier = (group: number, value: number) => ({
    customer_group_id: group,
    qty: 1,
    value,
    value_incl_tax: 1,
  });
  const tiers = [tier(5, 8_000), tier(4, 100), tier(32_000, 9_500)];
  const { context, read } = createRecord(productSource(1, { tier_prices: tiers }));
  const pricer = createProductPricer(read, context);
  const shown = async (groupId?: number) =>
    (await pricer.priceById(['1'], groupId)).get('1')?.product['tier_prices'];
  expect(await shown()).toEqual([{ customer_group_id: 32_000, qty: 1, value: 9_500 }]);
  expect(await shown(5)).toEqual([
    { customer_group_id: 5, qty: 1, value: 8_000, value_incl_tax: 8_000 },
    { customer_group_id: 32_000, qty: 1, value: 9_500, value_incl_tax: 9_500 },
  ]);
});

it('[CV-14] reads a product once while its prices hold, and again after they ended or it was dropped', async () => {
  const offer = { special_price: 9_000, special_to_date: '2026-03-06 00:00:00' };
  const { clock, context, read, reads } = createRecord(productSource(1, offer));
  const reader = createProductReader(read, clock, context);
  const price = async () => grossOf((await reader.byId(['1'])).get('1'));
  expect([await price(), await price()]).toEqual([9_000, 9_000]);
  expect(reads).toHaveLength(1);
  await clock.advance(3 * 24 * 3_600_000);
  expect([await price(), await price()]).toEqual([10_000, 10_000]);
  expect(reads).toHaveLength(2);
  reader.drop(['1']);
  await price();
  reader.forget();
  await price();
  expect(reads).toHaveLength(4);
});

it('[CV-14] leaves out ids that the record does not have', async () => {
  const { clock, context, read } = createRecord(productSource(1));
  const reader = createProductReader(read, clock, context);
  expect([...(await reader.byId(['2', '1'])).keys()]).toEqual(['1']);
});

it('[CV-15] a document taken while another read was under way stays', async () => {
  const { clock, context, read } = createRecord(productSource(1));
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reader = createProductReader(
    async (ids) => {
      const documents = await read(ids);
      await released;
      return documents;
    },
    clock,
    context,
  );
  const earlier = reader.byId(['1']);
  await reader.take([textOf(productSource(1, { price: 20_000 }))]);
  answer();
  await earlier;
  expect(grossOf((await reader.byId(['1'])).get('1'))).toBe(20_000);
});

it('[CV-15] answers the documents it takes, priced, in their order', async () => {
  const { clock, context, read, reads } = createRecord();
  const reader = createProductReader(read, clock, context);
  const sources = [productSource(2, { price: 500 }), productSource(1)];
  const results = await reader.take(sources.map(textOf));
  expect(results.map(({ product }) => [product.id, grossOf(product)])).toEqual([
    [2, 500],
    [1, 10_000],
  ]);
  expect((await reader.textsById(['2'])).get('2')).toMatchObject({ id: 2, sku: 'SKU-2' });
  expect(reads).toEqual([]);
  expect(normaliseProduct(productSource(1), noFacts)).not.toHaveProperty('price_incl_tax');
});

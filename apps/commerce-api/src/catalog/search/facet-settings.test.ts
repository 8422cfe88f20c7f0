import { facetSettings } from './facet-settings.ts';
import { expect, it } from 'vitest';
import { DocumentIndexBuilder, searchRows } from '@shop/search';
import { defineShopConfig } from '@shop/shop-config';

const builder = new DocumentIndexBuilder('hu');
builder.add({ id: 1, type_id: 'simple', final_price: 40, regular: 120 });
builder.add({ id: 2, type_id: 'simple', final_price: 140, regular: 30 });
const index = builder.build();

/** Returns products below 50 and the count of each price range, in a shop that filters prices by that field. */
function below50(priceFilterKey: string) {
  const { hits, aggregations } = searchRows(
    index,
    ['1', '2'],
    {
      text: '',
      filters: [{ field: 'price', value: { lt: 50 }, isCatalogScope: true }],
      sort: [],
      facets: ['price'],
      from: 0,
      size: 10,
    },
    undefined,
    facetSettings(defineShopConfig({ products: { priceFilterKey } })),
  );
  return { ids: hits.map(({ id }) => id), most: aggregations['agg_max_final_price']?.value };
}

it('[SC-10] a filter on price compares, and the ranges count, the field the shop names', () => {
  expect(below50('final_price')).toEqual({ ids: ['1'], most: 40 });
  expect(below50('regular')).toEqual({ ids: ['2'], most: 30 });
});

it('[SC-11] [S9-8] a filter group counts all its values up to 3000, another attribute ten', () => {
  const many = new DocumentIndexBuilder('hu');
  for (let id = 1; id <= 3_010; id += 1) {
    many.add({
      id,
      type_id: 'simple',
      final_price: 1,
      filter_group_1: [`v${id}`],
      material: `m${id}`,
    });
  }
  const { aggregations } = searchRows(
    many.build(),
    Array.from({ length: 3_010 }, (_value, at) => String(at + 1)),
    {
      text: '',
      filters: [],
      sort: [],
      facets: ['filter_group_1', 'material'],
      from: 0,
      size: 1,
    },
    undefined,
    facetSettings(defineShopConfig()),
  );
  expect(aggregations['agg_terms_filter_group_1']?.buckets).toHaveLength(3_000);
  expect(aggregations['agg_terms_material']?.buckets).toHaveLength(10);
});

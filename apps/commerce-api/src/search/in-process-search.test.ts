import { expect, it } from 'vitest';
import { defineShopConfig } from '@shop/shop-config';
import { DocumentIndexBuilder } from './document-index.ts';
import { facetSettings } from './facet-settings.ts';
import { searchIndex } from './in-process-search.ts';

const builder = new DocumentIndexBuilder('hu');
builder.add({ id: 1, type_id: 'simple', final_price: 40, regular: 120 });
builder.add({ id: 2, type_id: 'simple', final_price: 140, regular: 30 });
const index = builder.build();

/** Which products cost below 50, and how many stand in each price range, of a shop that filters prices by that field. */
function below50(priceFilterKey: string) {
  const { hits, aggregations } = searchIndex(
    index,
    ['1', '2'],
    {
      type: 'product',
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

import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { freshFor } from '../fresh-for.ts';

/** Query of the attributes that select a variant, with the labels and swatches of their values. */
export const optionAttributesQuery = (shop: Shop, product: Product) => {
  const codes = (product.configurable_options ?? [])
    .flatMap(({ attribute_code }) => attribute_code ?? [])
    .sort();
  return queryOptions({
    queryKey: ['option-attributes', shop.view.code, codes],
    queryFn: async () =>
      codes.length === 0 ? [] : (await answered(shop.catalog.attributes({ codes }))).items,
    staleTime: freshFor(600_000),
  });
};

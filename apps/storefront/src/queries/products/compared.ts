import { queryOptions } from '@tanstack/react-query';
import type { Attribute, Product } from '@shop/contract';
import type { Shop } from '../../shop/shop.ts';
import { answered, answeredPage } from '../answered.ts';

/** Query of the compared products, by sku, and their comparable attributes. In the browser only. */
export const comparedQuery = (shop: Shop, skus: readonly string[]) => {
  const uniqueSkus = [...new Set(skus)].sort();
  return queryOptions({
    queryKey: ['compared', shop.view.code, uniqueSkus],
    queryFn: async () => {
      const [products, attributes] = await Promise.all([
        answeredPage(shop.catalog.productsBySkus(uniqueSkus)),
        answered(shop.catalog.attributes()),
      ]);
      return {
        products: Object.fromEntries(
          products.items.map((product) => [product.sku, product]),
        ) as Readonly<Record<string, Product>>,
        attributes: attributes.items
          .filter(({ is_comparable: isComparable }) => isComparable === true)
          .toSorted((a: Attribute, b: Attribute) => (a.position ?? 0) - (b.position ?? 0)),
      };
    },
    enabled: uniqueSkus.length > 0,
  });
};

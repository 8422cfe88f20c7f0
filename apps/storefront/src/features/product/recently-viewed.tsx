import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ProductShelf, Section } from '@shop/ui';
import { savedProductsQuery } from '../../queries/saved-products.ts';
import { usePersonalValue } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { ProductTile } from './product-tile.tsx';

const none: readonly never[] = [];
const most = 8;

/** What this device looked at before, the newest first; `except` is the product on the page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const seen = usePersonalValue(({ recentlyViewed }) => recentlyViewed.items, none);
  const skus = seen
    .map(({ sku }) => sku)
    .filter((sku) => sku !== except)
    .slice(0, most);
  const { data } = useQuery(savedProductsQuery(shop, useRequestedAt(), skus));
  const products = skus.flatMap((sku) => data?.[sku] ?? []);
  if (products.length === 0) return null;
  return (
    <Section title={t`Recently viewed`}>
      <ProductShelf
        label={t`Recently viewed`}
        previousLabel={t`Previous products`}
        nextLabel={t`Next products`}
      >
        {products.map((product) => (
          <ProductTile key={product.sku} product={product} />
        ))}
      </ProductShelf>
    </Section>
  );
}

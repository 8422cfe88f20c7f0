import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FilterState } from '@shop/url-resolver';
import { ProductGrid, Section } from '@shop/ui';
import type { CategoryNode } from '../../queries/category-tree.ts';
import type { ListingPage } from '../../queries/listings/listing.ts';
import { nearestQuery, needsNearest } from '../../queries/listings/nearest.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { ProductTile } from '../../shared/product-card/product-tile.tsx';

/** Shows the products nearest to a search, below its few results; nothing where there are enough. */
export function NearestProducts({
  category,
  state,
  results,
}: {
  readonly category: CategoryNode;
  readonly state: FilterState;
  readonly results: ListingPage;
}) {
  const { t } = useLingui();
  const query = nearestQuery(useShop(), useRequestedAt(), category, state, results);
  const { data: products = [] } = useQuery({ ...query, enabled: needsNearest(state, results) });
  if (products.length === 0 || !needsNearest(state, results)) return null;
  const title = t`Similar products`;
  return (
    <Section title={title} contained={false}>
      <ProductGrid label={title} width="narrow">
        {products.map((product) => (
          <ProductTile key={product.sku} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}

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

/**
 * Shows the nearest products below a search with few or no results, with a note on how they match; nothing if there are
 * enough results.
 */
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
  const { data: nearest } = useQuery({ ...query, enabled: needsNearest(state, results) });
  if (nearest === undefined || nearest.products.length === 0 || !needsNearest(state, results)) {
    return null;
  }
  const isSimilar = nearest.kind === 'similar';
  const title = isSimilar ? t`Similar products` : t`Bestsellers`;
  const someWords = t`No product matches every word. These match some of them.`;
  const understood = nearest.understood.join(', ');
  const lead = isSimilar
    ? [someWords, understood !== '' && t`Understood: ${understood}`].filter(Boolean).join(' ')
    : t`No product matches your words.`;
  return (
    <Section title={title} lead={results.total === 0 ? lead : undefined} contained={false}>
      <ProductGrid label={title} width="narrow">
        {nearest.products.map((product) => (
          <ProductTile key={product.sku} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}

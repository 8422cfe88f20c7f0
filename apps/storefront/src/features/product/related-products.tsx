import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { ProductGrid, Section } from '@shop/ui';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { relatedQuery } from '../../queries/related.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { ProductTile } from './product-tile.tsx';

/** What goes with it. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const tree = useCategoryTree();
  const { data: related = [] } = useQuery(relatedQuery(shop, useRequestedAt(), product, tree));
  if (related.length === 0) return null;
  return (
    <Section title={t`Related products`}>
      <ProductGrid label={t`Related products`}>
        {related.map((card) => (
          <ProductTile key={card.sku} product={card} />
        ))}
      </ProductGrid>
    </Section>
  );
}

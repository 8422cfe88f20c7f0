import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { ProductGrid, ProductGridSkeleton, Section } from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { alternativesOf, inRow, relatedQuery } from '../../queries/related.ts';
import { useIsHydrated } from '../../wiring/use-is-hydrated.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { ProductTile } from './product-tile.tsx';

/** What one might take instead, and what goes with it. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const tree = useCategoryTree();
  const isHydrated = useIsHydrated();
  const { data, isPending } = useQuery(relatedQuery(shop, useRequestedAt(), product, tree));
  if (data === undefined) {
    // Its place, so that the reviews under it do not jump; without scripts nothing would come.
    if (!isHydrated || !isPending) return null;
    const alternatives = alternativesOf(product).length;
    return (
      <>
        {alternatives > 1 && (
          <Section title={t`Worth a look too`}>
            <ProductGridSkeleton label={t`Loading`} count={alternatives} />
          </Section>
        )}
        <Section title={t`Related products`}>
          <ProductGridSkeleton label={t`Loading`} count={inRow} />
        </Section>
      </>
    );
  }
  return (
    <>
      <Cards title={t`Worth a look too`} products={data.better} />
      <Cards title={t`Related products`} products={data.related} />
    </>
  );
}

function Cards({ title, products }: { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <ProductGrid label={title}>
        {products.map((card) => (
          <ProductTile key={card.sku} product={card} />
        ))}
      </ProductGrid>
    </Section>
  );
}

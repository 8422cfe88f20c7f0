import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { cardSizes, Placeholder, ProductGrid, ProductGridSkeleton, Section } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { alternativesOf, inRow, relatedQuery } from '../../queries/products/related.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { ProductTile } from '../../shared/product-card/product-tile.tsx';

/** Shows alternatives and complementary products. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const tree = useCategoryTree();
  const { data, isPending } = useQuery(relatedQuery(shop, useRequestedAt(), product, tree));
  // The placeholder reserves the space, so that the reviews below do not move.
  if (data === undefined && !isPending) return null;
  const alternatives = alternativesOf(product).length;
  return (
    <>
      <Cards
        title={t`Worth a look too`}
        expected={alternatives > 1 ? alternatives : 0}
        products={data?.better}
      />
      <Cards title={t`Related products`} expected={inRow} products={data?.related} />
    </>
  );
}

function Cards({
  title,
  expected,
  products,
}: {
  title: string;
  /** Number of placeholders. */
  expected: number;
  products: readonly CardProduct[] | undefined;
}) {
  const { t } = useLingui();
  const count = products?.length ?? expected;
  if (count === 0) return null;
  return (
    <Section title={title} needsScripts={products === undefined}>
      <Placeholder standIn={<ProductGridSkeleton label={t`Loading`} count={count} />}>
        {products && (
          <ProductGrid label={title}>
            {products.map((card) => (
              <ProductTile key={card.sku} product={card} sizes={cardSizes(products.length)} />
            ))}
          </ProductGrid>
        )}
      </Placeholder>
    </Section>
  );
}

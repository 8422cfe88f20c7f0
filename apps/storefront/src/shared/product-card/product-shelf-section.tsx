import { useLingui } from '@lingui/react/macro';
import { cardSizes, pictureSizes, ProductGrid, ProductShelf, Section, TextLink } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { ProductTile } from './product-tile.tsx';

/** Shows products under a title, with a link to all of them. A shelf is one row, a grid has as many as needed. */
export function ProductShelfSection({
  id,
  title,
  lead,
  href,
  products,
  layout,
  areNew = false,
}: {
  id?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Absent if there are no more products. */
  href: string | undefined;
  products: readonly CardProduct[];
  layout: 'grid' | 'shelf';
  /** True if all products are new, as the title says. */
  areNew?: boolean;
}) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  const tiles = products.map((product) => (
    <ProductTile
      key={product.sku}
      product={product}
      saysNew={!areNew}
      sizes={layout === 'shelf' ? pictureSizes.shelf : cardSizes(products.length)}
    />
  ));
  return (
    <Section
      id={id}
      title={title}
      lead={lead}
      action={href === undefined ? undefined : <TextLink href={href}>{t`All of them`}</TextLink>}
    >
      {layout === 'grid' ? (
        <ProductGrid label={title}>{tiles}</ProductGrid>
      ) : (
        <ProductShelf
          label={title}
          previousLabel={t`Previous products`}
          nextLabel={t`Next products`}
        >
          {tiles}
        </ProductShelf>
      )}
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ProductCard, SwatchList, Tag } from '@shop/ui';
import type { ReactNode } from 'react';
import type { CardProduct } from '../../queries/card-fields.ts';
import { useColors } from '../../queries/colors.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { pictureSource } from '../frame/picture-source.ts';
import { CompareButton } from '../lists/compare-button.tsx';
import { WishButton } from '../lists/wish-button.tsx';
import { cardPath } from './card-path.ts';
import { CardPrice } from './card-price.tsx';

/** One product in a grid or on a shelf. */
export function ProductTile({
  product,
  priority,
  sizes,
  headingLevel = 3,
  saysNew = true,
  footer,
}: {
  product: CardProduct;
  /** Its picture is the largest of the first screen. */
  priority?: boolean | undefined;
  /** How wide its picture stands, where that is not a `ProductGrid`'s usual width. */
  sizes?: string | undefined;
  /** 2 where the list stands right under the page's title. */
  headingLevel?: 2 | 3;
  /** `false` among new products only. */
  saysNew?: boolean;
  /** Under everything: a button. */
  footer?: ReactNode;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const colors = useColors(product.colors);
  const isReduced = product.discountPercent > 0;
  return (
    <ProductCard
      href={cardPath(product, shop.linkRules)}
      name={product.name}
      picture={pictureSource(product.image, 'product', '')}
      hoverPicture={
        product.hoverImage === null ? undefined : pictureSource(product.hoverImage, 'card', '')
      }
      material={product.material ?? undefined}
      price={<CardPrice product={product} />}
      swatches={colors.length > 1 ? <SwatchList label={t`Colours`} colors={colors} /> : undefined}
      tags={
        product.isInStock ? (
          <>
            {isReduced && <Tag tone="sale">{t`Sale`}</Tag>}
            {saysNew && product.isNew && !isReduced && <Tag>{t`New`}</Tag>}
          </>
        ) : (
          <Tag tone="quiet">{t`Out of stock`}</Tag>
        )
      }
      action={
        <>
          <WishButton product={product} />
          <CompareButton product={product} />
        </>
      }
      priority={priority}
      sizes={sizes}
      headingLevel={headingLevel}
      soldOut={!product.isInStock}
      footer={footer}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { ProductCard, SwatchList, Badge, type SwatchColor } from '@shop/ui';
import { memo, type ReactNode } from 'react';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useColors } from '../../queries/colors.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import { CompareButton } from '../saved-products/compare-button.tsx';
import { WishButton } from '../saved-products/wish-button.tsx';
import { cardPath } from './card-path.ts';
import { CardPrice } from './card-price.tsx';

interface ProductTileProps {
  readonly product: CardProduct;
  /** True if its image is the largest of the first viewport. */
  readonly priority?: boolean | undefined;
  /** Displayed width of the image, as `sizes`; that of a `ProductGrid` if undefined. */
  readonly sizes?: string | undefined;
  /** 2 if the list directly follows the page title. */
  readonly headingLevel?: 2 | 3;
  /** `false` in a list of new products only. */
  readonly saysNew?: boolean;
  /** Content below the tile, such as a button. */
  readonly footer?: ReactNode;
}

/**
 * Shows one product in a grid or on a shelf. It hydrates when it is pressed, and renders again only for another
 * product.
 */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  return (
    <Hydrate when="interaction" content={useTileContent(props)}>
      <Tile {...props} />
    </Hydrate>
  );
});

interface TileText {
  readonly colors: readonly SwatchColor[];
  readonly rest: string;
  readonly text: string;
}

/** Caches the content of each product's tile: many pages of a server share the objects of products and colors. */
const tileTexts = new WeakMap<object, TileText>();

/**
 * Returns the complete input of a tile as text, for the server. Undefined if React preloads its image, or the input
 * cannot be compared.
 */
function useServerTileContent({ product, priority, footer, ...tileProps }: ProductTileProps) {
  const colors = useColors(product.colors);
  if (priority === true || footer !== undefined) return undefined;
  const restText = JSON.stringify(tileProps);
  const storedText = tileTexts.get(product);
  if (storedText?.rest === restText && isSame(storedText.colors, colors)) return storedText.text;
  const text = `tile ${JSON.stringify([product, colors])} ${restText}`;
  tileTexts.set(product, { colors, rest: restText, text });
  return text;
}

const isSame = (first: readonly object[], second: readonly object[]) =>
  first.length === second.length && first.every((item, index) => item === second[index]);

const useTileContent: (props: ProductTileProps) => string | undefined = import.meta.env.SSR
  ? useServerTileContent
  : () => undefined;

function Tile({
  product,
  priority,
  sizes,
  headingLevel = 3,
  saysNew = true,
  footer,
}: ProductTileProps) {
  const { t } = useLingui();
  const shop = useShop();
  const colors = useColors(product.colors);
  const isReduced = product.discountPercent > 0;
  return (
    <ProductCard
      href={cardPath(product, shop.linkRules)}
      name={product.name}
      sku={product.sku}
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
            {isReduced && <Badge tone="sale">{t`Sale`}</Badge>}
            {saysNew && product.isNew && !isReduced && <Badge>{t`New`}</Badge>}
          </>
        ) : (
          <Badge tone="quiet">{t`Out of stock`}</Badge>
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

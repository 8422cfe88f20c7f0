import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CategoryTile, Grid, lowTileSizes, pictureSizes, ProductShelf, Section } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { savedProductsQuery } from '../../queries/products/saved-products.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { recentlyViewedPlace } from './recently-viewed-place.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../pictures/picture-source.ts';
import { useRequestedAt } from '../page/use-requested-at.ts';
import { cardPath } from './card-path.ts';
import { usePriceText } from './use-price-text.ts';
import { ProductTile } from './product-tile.tsx';

const none: readonly never[] = [];
const maxProducts = 8;

/** Fewer products would leave a gap in a shelf on a desktop. */
const leastOnShelf = 4;

/** Shows the products viewed on this device, newest first. `except`: the product of this page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const viewedItems = useShopperValue(({ recentlyViewed }) => recentlyViewed.items, none);
  const skus = viewedItems
    .map(({ sku }) => sku)
    .filter((sku) => sku !== except)
    .slice(0, maxProducts);
  const { data } = useQuery(savedProductsQuery(shop, useRequestedAt(), skus));
  const products = skus.flatMap((sku) => data?.[sku] ?? []);
  // The server's HTML is found by this attribute, and hydrated only if products were viewed.
  if (products.length === 0) return <div hidden {...recentlyViewedPlace} />;
  if (products.length < leastOnShelf) {
    return (
      <Section title={t`Recently viewed`}>
        <Grid as="ul" columns="small" aria-label={t`Recently viewed`}>
          {products.map((product) => (
            <li key={product.sku}>
              <SmallTile product={product} count={products.length} />
            </li>
          ))}
        </Grid>
      </Section>
    );
  }
  return (
    <Section title={t`Recently viewed`}>
      <ProductShelf
        label={t`Recently viewed`}
        previousLabel={t`Previous products`}
        nextLabel={t`Next products`}
      >
        {products.map((product) => (
          <ProductTile key={product.sku} product={product} sizes={pictureSizes.shelf} />
        ))}
      </ProductShelf>
    </Section>
  );
}

function SmallTile({ product, count }: { product: CardProduct; count: number }) {
  const { linkRules } = useShop();
  return (
    <CategoryTile
      href={cardPath(product, linkRules)}
      label={product.name}
      note={usePriceText()(product)}
      picture={pictureSource(product.image, 'product', '')}
      low
      sizes={lowTileSizes(count)}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ProductGrid,
  ProductGridSkeleton,
} from '@shop/ui';
import { savedProductsQuery } from '../../../queries/products/saved-products.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ProductTile } from '../../../shared/product-card/product-tile.tsx';
import { useRequestedAt } from '../../../shared/page/use-requested-at.ts';
import { AccountPage } from '../layout/account-page.tsx';

const none: readonly never[] = [];

/** Lists the products viewed on this device, newest first. */
export function SeenScreen() {
  const { t } = useLingui();
  return <AccountPage title={t`Recently viewed`}>{() => <Seen />}</AccountPage>;
}

function Seen() {
  const { t } = useLingui();
  const shop = useShop();
  const viewedItems = useShopperValue(({ recentlyViewed }) => recentlyViewed.items, none);
  const skus = viewedItems.map(({ sku }) => sku);
  const { data, isPending, isLoadingError, refetch } = useQuery(
    savedProductsQuery(shop, useRequestedAt(), skus),
  );
  const products = skus.flatMap((sku) => data?.[sku] ?? []);
  if (skus.length > 0 && isPending) return <ProductGridSkeleton label={t`Loading`} count={4} />;
  if (isLoadingError) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`The products cannot be shown right now`}
        action={<Button onClick={() => void refetch()}>{t({ message: 'Retry' })}</Button>}
      />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        icon="eye"
        title={skus.length === 0 ? t`No products viewed yet` : t`What was viewed is no longer sold`}
        action={<LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>}
      />
    );
  }
  return (
    <ProductGrid label={t`Recently viewed`}>
      {products.map((product) => (
        <ProductTile key={product.sku} headingLevel={2} product={product} />
      ))}
    </ProductGrid>
  );
}

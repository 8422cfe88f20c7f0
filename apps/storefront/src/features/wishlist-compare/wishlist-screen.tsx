import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Container,
  EmptyState,
  LinkButton,
  PageTitle,
  ProductGrid,
  ProductGridSkeleton,
} from '@shop/ui';
import { savedProductsQuery } from '../../queries/products/saved-products.ts';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { EmptyPlace, WaitingPlace } from '../../shared/page/empty-place.tsx';
import { ScriptsNeeded } from '../../shared/page/scripts-needed.tsx';
import { ProductTile } from '../../shared/product-card/product-tile.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { QuickBuy } from './quick-buy.tsx';
import { rememberedCard } from '../../shared/saved-products/saved-product.ts';

const none: readonly never[] = [];

/** Shows the wishlist with current prices. Products no longer sold stay until they are removed. */
export function WishlistScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const shopper = useShopper();
  const wishes = useShopperValue(({ wishlist }) => wishlist.items, none);
  const skus = wishes.map(({ sku }) => sku);
  const { data, isPending } = useQuery({
    ...savedProductsQuery(shop, useRequestedAt(), skus),
    placeholderData: keepPreviousData,
  });
  const count = wishes.length;
  const isKnown = shopper !== undefined;
  return (
    <Container>
      <PageTitle note={count > 0 ? t`${count} products` : undefined}>{t`Wishlist`}</PageTitle>
      {(!isKnown || (count > 0 && isPending)) && (
        <WaitingPlace>
          <ProductGridSkeleton label={t`Loading`} count={4} />
          <ScriptsNeeded />
        </WaitingPlace>
      )}
      {count === 0 && (
        <EmptyPlace isKnown={isKnown}>
          <EmptyState
            icon="heart"
            title={t`Your wishlist is empty`}
            text={t`The heart on a picture puts a product here.`}
            action={
              <LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
            }
          />
        </EmptyPlace>
      )}
      {shopper !== undefined && count > 0 && !isPending && (
        <ProductGrid label={t`Wishlist`}>
          {wishes.map((wish) => (
            <ProductTile
              key={wish.sku}
              headingLevel={2}
              product={
                data?.[wish.sku] ?? {
                  ...rememberedCard(wish),
                  isInStock: data?.[wish.sku] !== null,
                }
              }
              footer={
                data?.[wish.sku]?.isInStock === true ? (
                  <QuickBuy product={wish} onBought={() => shopper.wishlist.remove(wish.sku)} />
                ) : undefined
              }
            />
          ))}
        </ProductGrid>
      )}
    </Container>
  );
}

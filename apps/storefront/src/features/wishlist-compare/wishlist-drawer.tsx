import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, CartLine, Drawer, EmptyState, LineList, LinkButton, StockStatus } from '@shop/ui';
import type { SavedProduct } from '@shop/saved-lists';
import { savedProductsQuery } from '../../queries/products/saved-products.ts';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { cardPath } from '../../shared/product-card/card-path.ts';
import { CardPrice } from '../../shared/product-card/card-price.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { QuickBuy } from './quick-buy.tsx';
import { rememberedCard } from '../../shared/saved-products/saved-product.ts';

const none: readonly never[] = [];

/** Drawer with the wishlist. Its page shows the same products larger. */
export function WishlistDrawer() {
  const { t } = useLingui();
  const shop = useShop();
  const { isOpen, close } = useDrawer('wishlist');
  const wishes = useShopperValue(({ wishlist }) => wishlist.items, none);
  const question = savedProductsQuery(
    shop,
    useRequestedAt(),
    wishes.map(({ sku }) => sku),
  );
  const { data } = useQuery({
    ...question,
    enabled: isOpen && wishes.length > 0,
    placeholderData: keepPreviousData,
  });
  const count = wishes.length;
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={count === 0 ? t`Wishlist` : t`Wishlist (${count})`}
      closeLabel={t`Close`}
      footer={
        count === 0 ? undefined : (
          <LinkButton variant="outline" wide href="/wishlist" onClick={close}>
            {t`View wishlist`}
          </LinkButton>
        )
      }
    >
      {count === 0 ? (
        <EmptyState
          icon="heart"
          title={t`Your wishlist is empty`}
          text={t`The heart on a picture puts a product here.`}
          action={
            <Button variant="outline" onClick={close}>
              {t`Continue shopping`}
            </Button>
          }
        />
      ) : (
        <LineList label={t`Wishlist`}>
          {wishes.map((wish) => (
            <Wish key={wish.sku} wish={wish} today={data?.[wish.sku] ?? undefined} />
          ))}
        </LineList>
      )}
    </Drawer>
  );
}

/** Shows a wishlist product with current data of the catalog, else with the data stored when it was added. */
function Wish({ wish, today }: { wish: SavedProduct; today: CardProduct | undefined }) {
  const { t } = useLingui();
  const { linkRules } = useShop();
  const shopper = useShopper();
  const product = today ?? rememberedCard(wish);
  return (
    <CartLine
      href={cardPath(product, linkRules)}
      name={product.name}
      picture={pictureSource(product.image, 'thumb', '')}
      size="small"
      stock={
        today?.isInStock === false ? (
          <StockStatus tone="out">{t`Out of stock`}</StockStatus>
        ) : undefined
      }
      price={<CardPrice product={product} />}
      quantity={
        today?.isInStock === true ? (
          <QuickBuy product={wish} onBought={async () => shopper?.wishlist.remove(wish.sku)} />
        ) : null
      }
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Remove: ${product.name}`}
          onClick={() => void shopper?.wishlist.remove(wish.sku)}
        >
          {t`Remove`}
        </Button>
      }
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { AnnouncementBar, CategoryMenu, Header, IconLink } from '@shop/ui';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { openDrawerAtom, type DrawerName } from '../../shared/overlays/drawers.ts';
import { signInDialogAtom } from '../../shared/overlays/sign-in-dialog.ts';
import { useCategoryTree } from '../../queries/category-tree.ts';
import { usePageLocation } from '../../platform/page-location.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { freeShippingAbove } from '../../shop/free-shipping-above.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';
import { menuCategories } from '../../shared/categories/menu-categories.ts';
import { PlainSearch } from '../../features/search/plain-search.tsx';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useListCounts } from '../../shared/saved-products/use-lists.ts';
import { shopHome } from '../shop-home.ts';
import { everywhereId } from '../../shared/page/content-id.ts';

/** Header: promises, logo, categories, and the links to search, account, wishlist and cart. */
export default function ShopHeader() {
  const { t } = useLingui();
  const shop = useShop();
  const { money } = useMoney();
  const tree = useCategoryTree();
  const path = usePageLocation(({ pathname }) => pathname);
  const opensDrawer = useDrawerLink();
  const openSignIn = useSetAtom(signInDialogAtom);
  const { count } = useCart();
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  const { wishes, compared } = useListCounts();
  const { offers } = shop.config;
  const freeAbove = freeShippingAbove(shop);
  const freeShipping = money(freeAbove ?? 0);
  const days = offers.freeReturnDays;
  const isSignedIn = session?.status === 'signed-in';
  /** Returns the name of a count of the first paint; undefined once the shopper's data is loaded. */
  const painted = (count: 'cart' | 'wishes' | 'compared') =>
    session === undefined ? count : undefined;

  return (
    <>
      <AnnouncementBar
        label={t`Good to know`}
        messages={[
          freeAbove !== undefined && t`Free shipping above ${freeShipping}`,
          days > 0 && t`${days} days of free returns`,
        ].filter(Boolean)}
      />
      <PlainSearch />
      <Header
        sticky
        home={shopHome(shop.config)}
        menuButton={
          <IconLink
            icon="menu"
            label={t`Menu`}
            href={`#${everywhereId}`}
            onClick={opensDrawer('menu')}
          />
        }
        menu={
          <CategoryMenu
            label={t`Categories`}
            categories={menuCategories(tree, shop.linkRules, path)}
            allLabel={({ label }) => t`All of ${label}`}
            closeMs={shop.config.screen.submenuCloseMs}
            openLabel={({ label }) => t`${label}: subcategories`}
          />
        }
        actions={
          <>
            <IconLink
              icon="search"
              label={t`Search products`}
              href={shop.config.urls.mainCategoryPath}
              onClick={opensDrawer('search')}
            />
            <IconLink
              icon="user"
              label={isSignedIn ? t`My account` : t`Log in`}
              href={isSignedIn ? '/account' : '/login'}
              onClick={(event) => {
                if (isSignedIn || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                openSignIn('login');
              }}
            />
            <IconLink
              icon="heart"
              label={t`Wishlist`}
              count={wishes}
              data-own={painted('wishes')}
              href="/wishlist"
              onClick={opensDrawer('wishlist')}
            />
            <IconLink
              icon="compare"
              label={t`Compare products`}
              count={compared}
              data-own={painted('compared')}
              href="/compare"
              fromPhone
            />
            <IconLink
              icon="bag"
              label={count > 0 ? t`Cart, ${count} products` : t`Cart`}
              count={count}
              data-own={painted('cart')}
              href="/cart"
              onClick={opensDrawer('cart')}
            />
          </>
        }
      />
    </>
  );
}

/**
 * Returns handlers that open a drawer instead of following a link. With a modifier key the browser opens the link in a
 * tab or window.
 */
function useDrawerLink(): (name: DrawerName) => (event: MouseEvent) => void {
  const openDrawer = useSetAtom(openDrawerAtom);
  return (name) => (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openDrawer({ type: 'opened', name });
  };
}

import { lazy, Suspense, useEffect } from 'react';
import { ConsentDialog } from '../../features/consent/consent-dialog.tsx';
import { ThirdPartyScripts } from '../../features/consent/third-party-scripts.tsx';
import { AccountNotices } from '../notifications/account-notices.tsx';
import { Arrival } from './arrival.tsx';
import { Connection } from './connection.tsx';
import { keepFocus } from './keep-focus.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import { StorageNotice } from '../notifications/storage-notice.tsx';
import { SearchDrawer } from '../../features/search/search-drawer.tsx';
import { SignInDialog } from '../../features/account/sign-in/sign-in-dialog.tsx';
import { PendingAdds } from '../../features/cart/pending-adds.tsx';
import { MiniCart } from '../../features/cart/mini-cart.tsx';
import { WishlistDrawer } from '../../features/wishlist-compare/wishlist-drawer.tsx';
import { NewsletterPopup } from '../../features/newsletter/newsletter-popup.tsx';
import { untilFetched } from '../../platform/until-fetched.ts';
import { useOwnTasks } from '../../shopper/session/use-own-tasks.ts';
import { useGroupPriceReload } from './reload-group-prices.ts';
import { useDrawersCloseOnNavigation } from '../../shared/overlays/use-drawer.ts';
import { useKnownCategories } from './use-known-categories.ts';
import { QuestionDialog } from './question-dialog.tsx';

const OrderOverlays = lazy(() => untilFetched(() => import('./order-overlays.tsx')));

/** All drawers, dialogs and notices over the page. Loaded after the first render: none is needed before a press. */
export default function Overlays() {
  useDrawersCloseOnNavigation();
  useKnownCategories();
  useGroupPriceReload();
  useEffect(() => keepFocus(document), []);
  return (
    <>
      <MenuDrawer />
      <SearchDrawer />
      <MiniCart />
      <WishlistDrawer />
      <PendingAdds />
      <QuestionDialog />
      <SignInDialog />
      <LateOrderOverlays />
      <NewsletterPopup />
      <ConsentDialog />
      <ThirdPartyScripts />
      <AccountNotices />
      <StorageNotice />
      <Notifications />
      <Connection />
      <Arrival />
    </>
  );
}

/** Loads the dialogs about orders once this device has an order. */
function LateOrderOverlays() {
  const hasOrder = useOwnTasks().some(({ call }) => call === 'createOrder');
  return (
    hasOrder && (
      <Suspense>
        <OrderOverlays />
      </Suspense>
    )
  );
}

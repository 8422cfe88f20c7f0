import { useEffect } from 'react';
import { ConsentDialog } from '../consent/consent-dialog.tsx';
import { LaterScripts } from '../consent/later-scripts.tsx';
import { PageEvents } from '../consent/page-events.tsx';
import { AccountNotices } from './account-notices.tsx';
import { Arrival } from './arrival.tsx';
import { Connection } from './connection.tsx';
import { keepFocus } from './keep-focus.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { Notifications } from './notifications.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { SearchDrawer } from '../search/search-drawer.tsx';
import { SignInDialog } from '../account/sign-in-dialog.tsx';
import { AwaitedAdds } from '../cart/awaited-adds.tsx';
import { MiniCart } from '../cart/mini-cart.tsx';
import { WishlistDrawer } from '../lists/wishlist-drawer.tsx';
import { OrderDeletionDialog } from '../checkout/order-deletion-dialog.tsx';
import { OrderInDoubt } from '../checkout/order-in-doubt.tsx';
import { WaitingOrders } from '../checkout/waiting-orders.tsx';
import { NewsletterPopup } from '../newsletter/newsletter-popup.tsx';
import { useGroupPriceReload } from './reload-group-prices.ts';
import { useDrawersCloseOnNavigation } from './use-drawer.ts';
import { useKnownCategories } from './use-known-categories.ts';
import { QuestionDialog } from './question-dialog.tsx';

/** Everything that can lie over the page. Fetched after it stands: nothing of it is needed before a press. */
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
      <AwaitedAdds />
      <QuestionDialog />
      <SignInDialog />
      <WaitingOrders />
      <OrderInDoubt />
      <OrderDeletionDialog />
      <NewsletterPopup />
      <ConsentDialog />
      <LaterScripts />
      <PageEvents />
      <AccountNotices />
      <StorageNotice />
      <Notifications />
      <Connection />
      <Arrival />
    </>
  );
}

import { useEffect } from 'react';
import { ConsentDialog } from '../../features/consent/consent-dialog.tsx';
import { ThirdPartyScripts } from '../../features/consent/third-party-scripts.tsx';
import { PageEvents } from '../../features/consent/page-events.tsx';
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
import { OrderDeletionDialog } from '../../features/checkout/order/order-deletion-dialog.tsx';
import { OrderInDoubt } from '../../features/checkout/order/order-in-doubt.tsx';
import { WaitingOrders } from '../../features/checkout/order/waiting-orders.tsx';
import { NewsletterPopup } from '../../features/newsletter/newsletter-popup.tsx';
import { useGroupPriceReload } from './reload-group-prices.ts';
import { useDrawersCloseOnNavigation } from '../../shared/overlays/use-drawer.ts';
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
      <PendingAdds />
      <QuestionDialog />
      <SignInDialog />
      <WaitingOrders />
      <OrderInDoubt />
      <OrderDeletionDialog />
      <NewsletterPopup />
      <ConsentDialog />
      <ThirdPartyScripts />
      <PageEvents />
      <AccountNotices />
      <StorageNotice />
      <Notifications />
      <Connection />
      <Arrival />
    </>
  );
}

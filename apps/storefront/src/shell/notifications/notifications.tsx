import { useLingui } from '@lingui/react/macro';
import { ToastRegion, type Toast } from '@shop/ui';
import { useLocation } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { toastsHeldAtom, toastsAtom, removeToastAtom } from '../../shared/toasts/toasts.ts';
import { AddedNotices } from '../../features/cart/added-notices.tsx';
import { useCartNotices } from '../../features/cart/use-cart-notices.ts';
import { useCartNoticeText } from '../../features/cart/cart-notice-text.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { useSaidOnce } from '../../shared/toasts/use-said-once.ts';
import { useUnsentNotices } from './use-unsent-notices.ts';
import { useNewVersionNotice } from './use-new-version-notice.ts';
import { useExpiry } from './use-expiry.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Pages that list the lines of the cart: an "added" notice would only cover them. */
const cartPaths: ReadonlySet<string> = new Set(['/cart', '/checkout']);

/**
 * Shows notices of the cart and of the screens for 8 seconds each, and those that wait for an answer. The time stops
 * while a notice has the pointer or the focus. On the cart and the checkout an added product is announced to screen
 * readers only.
 */
export function Notifications() {
  const { t } = useLingui();
  const { notificationMs } = useShop().config.screen;
  const shopper = useShopper();
  const notices = useCartNotices();
  // The cart drawer shows the notices of the cart itself: a notice under it could be neither read nor pressed.
  const { isOpen: isCartOpen } = useDrawer('cart');
  const listsCart = cartPaths.has(useLocation({ select: ({ pathname }) => pathname }));
  const said = useAtomValue(toastsAtom);
  const takeBack = useSetAtom(removeToastAtom);
  const textOf = useCartNoticeText();
  const [isHeld, setHeld] = useAtom(toastsHeldAtom);
  const dismiss = useCallback(
    (id: string) => {
      takeBack(id);
      shopper?.cart.dismissNotice(id);
    },
    [shopper, takeBack],
  );
  const ofCart = notices.filter(({ kind }) => !isCartOpen && !(listsCart && kind === 'added'));
  const toasts = useSaidOnce(
    [
      ...said.map(({ stays, ...toast }) => (stays === true ? withOk(toast) : toast)),
      ...ofCart.map((notice): Toast => ({ id: notice.id, ...textOf(notice) })),
    ],
    dismiss,
  );
  const unsent = useUnsentNotices();
  const newVersion = useNewVersionNotice();
  const standing = [...unsent, ...(newVersion === undefined ? [] : [newVersion])];
  useExpiry(
    [...said.filter(({ stays }) => stays !== true), ...notices].map(({ id }) => id),
    notificationMs,
    isHeld,
    dismiss,
  );
  return (
    <>
      {listsCart && !isCartOpen && <AddedNotices />}
      <ToastRegion
        label={t`Notifications`}
        toasts={[...toasts, ...standing.map(({ toast }) => toast)]}
        dismissLabel={t`Close`}
        onDismiss={(id) => (standing.find(({ toast }) => toast.id === id)?.dismiss ?? dismiss)(id)}
        onHold={setHeld}
      />
    </>
  );

  function withOk(toast: Toast): Toast {
    const ok = { label: t`OK`, onPress: () => takeBack(toast.id) };
    return { ...toast, actions: [...(toast.actions ?? []), ok] };
  }
}

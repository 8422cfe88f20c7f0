import { useLingui } from '@lingui/react/macro';
import { ToastRegion, type Toast } from '@shop/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { toastsHeldAtom, toastsAtom, removeToastAtom } from '../../shared/toasts/toasts.ts';
import { useCartNotices } from '../../features/cart/use-cart-notices.ts';
import { useCartNoticeText } from '../../features/cart/cart-notice-text.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { useSaidOnce } from '../../shared/toasts/use-said-once.ts';
import { useUnsentNotices } from './use-unsent-notices.ts';
import { useNewVersionNotice } from './use-new-version-notice.ts';
import { useExpiry } from './use-expiry.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Shows messages of the cart and of the screens for 8 seconds each, and those that wait for an answer. The time stops
 * while one has the pointer or the focus.
 */
export function Notifications() {
  const { t } = useLingui();
  const { notificationMs } = useShop().config.screen;
  const shopper = useShopper();
  const notices = useCartNotices();
  // The drawer says itself what the cart has to say: what lies under it can be neither read nor pressed.
  const { isOpen: isCartOpen } = useDrawer('cart');
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
  const toasts = useSaidOnce(
    [
      ...said.map(({ stays, ...toast }) => (stays === true ? withOk(toast) : toast)),
      ...(isCartOpen ? [] : notices).map((notice): Toast => ({ id: notice.id, ...textOf(notice) })),
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
    <ToastRegion
      label={t`Notifications`}
      toasts={[...toasts, ...standing.map(({ toast }) => toast)]}
      dismissLabel={t`Close`}
      onDismiss={(id) => (standing.find(({ toast }) => toast.id === id)?.dismiss ?? dismiss)(id)}
      onHold={setHeld}
    />
  );

  function withOk(toast: Toast): Toast {
    const ok = { label: t`OK`, onPress: () => takeBack(toast.id) };
    return { ...toast, actions: [...(toast.actions ?? []), ok] };
  }
}

import { useLingui } from '@lingui/react/macro';
import { ToastRegion, type Toast } from '@shop/ui';
import { useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { noticesAtom } from '../../atoms/notices.ts';
import { useCart } from '../cart/use-cart.ts';
import { useCartNoticeText } from '../cart/cart-notice-text.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useDrawer } from './use-drawer.ts';
import { useNewVersionNotice } from './use-new-version-notice.ts';
import { useExpiry } from './use-expiry.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** What the cart and the screens want to say, for 8 seconds each; the time stands still while one is looked at. */
export function Notifications() {
  const { t } = useLingui();
  const { notificationMs } = useShop().config.screen;
  const personal = usePersonal();
  const { notices } = useCart();
  // The drawer says itself what the cart has to say: what lies under it can be neither read nor pressed.
  const { isOpen: isCartOpen } = useDrawer('cart');
  const [said, setSaid] = useAtom(noticesAtom);
  const textOf = useCartNoticeText();
  const [isHeld, setHeld] = useState(false);
  const dismiss = useCallback(
    (id: string) => {
      setSaid((all) => all.filter((notice) => notice.id !== id));
      personal?.cart.dismissNotice(id);
    },
    [personal, setSaid],
  );
  const toasts = [
    ...said,
    ...(isCartOpen ? [] : notices).flatMap((notice): Toast[] => {
      const { tone, message } = textOf(notice);
      return message === undefined ? [] : [{ id: notice.id, tone, message }];
    }),
  ];
  const newVersion = useNewVersionNotice();
  useExpiry(
    [...said, ...notices].map(({ id }) => id),
    notificationMs,
    isHeld,
    dismiss,
  );
  return (
    <ToastRegion
      label={t`Notifications`}
      toasts={newVersion === undefined ? toasts : [...toasts, newVersion.toast]}
      dismissLabel={t`Close`}
      onDismiss={(id) => (id === newVersion?.toast.id ? newVersion.dismiss() : dismiss(id))}
      onHold={setHeld}
    />
  );
}
